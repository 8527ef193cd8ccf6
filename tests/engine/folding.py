"""The table reconstructed from events alone, as any client could do."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from game.engine import Card, Event
from game.engine import events as ev
from game.engine.cards import FOOL, PAGAT
from game.engine.rules import Exchange, Handful, Seat, Trick


@dataclass(slots=True)
class Felt:
    """The place of every card; a card unknown to the reader is None, so that the piles have the right sizes."""

    seats: int
    hands: list[list[Card | None]] = field(init=False)
    talon: list[Card | None] = field(default_factory=list)
    ecart: list[Card | None] = field(default_factory=list)
    ecart_by: Seat | None = None
    told: set[Card] = field(default_factory=set)
    tarots_told: int = 0
    talon_seen: tuple[Card, ...] | None = None
    dealer: Seat = 0
    bids: list[tuple[Seat, str]] = field(default_factory=list)
    taker: tuple[Seat, str] | None = None
    called: list[Card] = field(default_factory=list)
    asked: list[Card] = field(default_factory=list)
    exchanges: list[Exchange] = field(default_factory=list)
    slam: bool = False
    handfuls: list[Handful] = field(default_factory=list)
    trick: Trick = field(default_factory=lambda: Trick(0))
    tricks: list[Trick] = field(default_factory=list)
    won: list[list[Card | None]] = field(init=False)

    def __post_init__(self) -> None:
        self.hands = [[] for _ in range(self.seats)]
        self.won = [[] for _ in range(self.seats)]

    def read(self, events: Iterable[Event]) -> Felt:
        for event in events:
            for part in (self._dealing, self._exchange, self._talk, self._play):
                part(event)
        return self

    def _dealing(self, event: Event) -> None:
        match event:
            case ev.PacketDealt(seat, cards, size):
                self.hands[seat] += cards or [None] * size
            case ev.TalonDealt(cards, size):
                self.talon += cards or [None] * size
            case ev.DealBegan(dealer, forehand, _):
                self.dealer, self.trick = dealer, Trick(forehand)

    def _exchange(self, event: Event) -> None:
        match event:
            case ev.TalonShown(cards):
                self.talon, self.talon_seen = list(cards), cards
            case ev.TalonTaken(seat, cards, size):
                assert len(self.talon) == size
                self.hands[seat] += cards or [None] * size
                self.talon, self.ecart_by, self.talon_seen = [], seat, self.talon_seen or cards
            case ev.CardDiscarded(seat, card):
                _out(self.hands[seat], card)
                self.ecart.append(card)
            case ev.EcartLaid(seat, size):
                assert (self.ecart_by, len(self.ecart)) == (seat, size)
            case ev.PagatDiscarded():
                self.told.add(PAGAT)
            case ev.TarotsDiscarded(_, size, cards):
                self.tarots_told, self.told = size, self.told | set(cards or ())
            case ev.CardHandedOver(seat, to, card):
                self._hand_over(seat, to, card)
                self.exchanges.append(Exchange(card, seat))
            case ev.CardGiven(seat, to, card):
                self._hand_over(seat, to, card)
                self._given(to, card)

    def _hand_over(self, seat: Seat, to: Seat, card: Card | None) -> None:
        if card is None:  # it may be one that was received openly
            self.hands[seat] = [None] * len(self.hands[seat])
        _out(self.hands[seat], card)
        self.hands[to].append(card)

    def _given(self, to: Seat, card: Card | None) -> None:
        done = sum(x.given is not None for x in self.exchanges)
        owed = next(n for n, x in enumerate(self.exchanges) if x.given is None and n >= done)
        if card is not None:
            owed = next(n for n, x in enumerate(self.exchanges) if x.given is None and x.holder == to)
            self.exchanges[owed] = Exchange(self.exchanges[owed].asked, to, card)

    def _talk(self, event: Event) -> None:
        match event:
            case ev.BidMade(seat, contract):
                self.bids.append((seat, contract))
            case ev.Passed(seat):
                self.bids.append((seat, "pass"))
            case ev.TakerNamed(seat, contract):
                self.taker = (seat, contract)
            case ev.CardAsked(_, card):
                self.asked.append(card)
            case ev.AskedInEcart(_, card):
                self.told.add(card)
            case ev.CardCalled(_, card):
                self.called.append(card)
            case ev.SlamDeclared():
                self.slam = True
            case ev.HandfulShown(seat, cards):
                self.handfuls.append(Handful(seat, cards))

    def _play(self, event: Event) -> None:
        match event:
            case ev.PlayBegan(leader):
                self.trick = Trick(leader)
            case ev.CardPlayed(seat, card):
                _out(self.hands[seat], card)
                self.trick = Trick(self.trick.leader, (*self.trick.cards, card))
            case ev.TrickTaken(seat, cards, number):
                assert (cards, number) == (self.trick.cards, len(self.tricks) + 1)
                self.tricks.append(Trick(self.trick.leader, cards, seat))
                self.won[seat] += cards
                self.trick = Trick(seat)
            case ev.FoolKept(seat, winner):
                self.won[winner].remove(FOOL)
                self.won[seat].append(FOOL)
            case ev.FoolLost(_, to):
                next(pile for pile in self.won if FOOL in pile).remove(FOOL)
                self.won[to].append(FOOL)
            case ev.HiddenShown(_, ecart, talon):
                assert len(ecart) == len(self.ecart)
                assert len(talon) == len(self.talon)
                self.ecart, self.talon = list(ecart), list(talon)
            case ev.FoolPaid(_, to, card):
                next(pile for pile in (*self.won, self.ecart, self.talon) if card in pile).remove(card)
                self.won[to].append(card)


def _out(pile: list[Card | None], card: Card | None) -> None:
    """Remove ``card``, or one that was never shown."""
    pile.remove(card if card in pile else None)
