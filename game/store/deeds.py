"""The deeds of the pressed-flower album: achievements of a seat in a deal that was played to its end.

Each of the 21 trumps, the Fool and the four suits has three deeds, such as ``t2-1`` and ``c-3``. A deed is done in one
deal, except those of the 18, which count the contracts won alone: such a deal has the name :data:`SOLO` + contract.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import takewhile

from ..engine.cards import ANGEL, FOOL, MOND, PAGAT, RANK, SUIT, SUITS, TAROT, Card
from ..engine.payment import Score
from ..engine.phases.over import Over, role_of
from ..engine.play import led_suit
from ..engine.rules import Seat, Trick
from .values import longest_run

FLOWERS = ("F", *(f"T{number}" for number in range(1, 22)), *SUITS)
"""The flowers of the album: those of the trumps, and the plants of the suits."""
EACH = 3
"""The number of deeds of a flower."""
THRESHOLDS = {
    "T2": (1, 2, 3), "T3": (3, 4, 6), "T4": (2, 4, 6), "T6": (60, 70, 80), "T7": (5, 8, 11), "T8": (50, 60, 75),
    "T9": (2, 3, 5), "T10": (2, 3, 4), "T11": (1, 2, 3), "T12": (1, 3, 4), "T13": (1, 2, 3), "T14": (2, 4, 6),
    "T15": (3, 5, 8), "T16": (2, 3, 4), "T17": (2, 4, 7), "T18": (1, 2, 4),
}
"""The values to reach, by flower: per cent of the card points for T6 and T8, contracts for T18, else numbers of tricks
or cards."""
SOLO = "solo-"
DEEDS = tuple(f"{flower.lower()}-{number + 1}" for flower in FLOWERS for number in range(EACH))
COURTS = RANK["R"] | RANK["D"] | RANK["C"] | RANK["V"]
HIGHEST_LOW = 7
"""The highest trump that counts as low."""


@dataclass(frozen=True)
class PlayedSeat:
    """A finished deal, and the ``seat`` whose deeds are determined."""

    last: Over
    seat: Seat
    score: Score

    def card(self, trick: Trick, seat: Seat) -> Card:
        order = self.last.facts.deal.order
        return trick.cards[(order.index(seat) - order.index(trick.leader)) % len(order)]

    @cached_property
    def own(self) -> tuple[Trick, ...]:
        return tuple(trick for trick in self.last.tricks if trick.winner == self.seat)

    @cached_property
    def won_with(self) -> tuple[Card, ...]:
        """The card of the seat in each trick it won."""
        return tuple(self.card(trick, self.seat) for trick in self.own)

    @cached_property
    def role(self) -> str:
        return role_of(self.last, self.seat)

    @property
    def won(self) -> bool:
        """Whether the payment to the seat is positive."""
        return self.score.payments[self.seat] > 0

    @property
    def declares(self) -> bool:
        return self.role in ("soloist", "taker")

    @cached_property
    def pile(self) -> frozenset[Card]:
        """The cards in the piles of the seat's side at the end."""
        return frozenset(card for pile in self.score.piles if pile.side == self.score.sides[self.seat]
                         for card in pile.cards)

    @property
    def share(self) -> int:
        """The card points of the seat's side in per cent of all card points, rounded down."""
        units = self.score.points[self.seat] or 0
        return 100 * units // (sum(pile.units for pile in self.score.piles) or 1)

    def others_in(self, trick: Trick) -> Iterator[Card]:
        sides = self.score.sides
        return (self.card(trick, seat) for seat in self.last.facts.deal.order if sides[seat] != sides[self.seat])

    def partner_won(self, trick: Trick) -> bool:
        winner = trick.winner
        return winner is not None and winner != self.seat and self.score.sides[winner] == self.score.sides[self.seat]

    def trick_with(self, card: Card) -> Trick | None:
        """The trick that the seat won with ``card``; None if there is none."""
        return next((trick for trick, played in zip(self.own, self.won_with, strict=True) if played == card), None)

    def taken_with(self, card: Card) -> frozenset[Card]:
        """The cards of the other side in the trick that the seat won with ``card``; empty if there is none."""
        trick = self.trick_with(card)
        return frozenset(self.others_in(trick)) if trick else frozenset()

    def overtrumped(self, trick: Trick) -> bool:
        """Whether the seat, which won ``trick``, overtrumped the other side after a suit was led."""
        return is_ruff(trick, self.card(trick, self.seat)) and any(card.suit == TAROT for card in self.others_in(trick))


def is_ruff(trick: Trick, card: Card) -> bool:
    """Whether ``card`` is a trump in a ``trick`` to which a suit was led."""
    return card.suit == TAROT and led_suit(trick.cards) in frozenset(SUITS)


def _from(tricks: tuple[Trick, ...], seat: Seat) -> int:
    return sum(1 for _ in takewhile(lambda trick: trick.winner == seat, tricks))


def _most_in_a_suit(played: PlayedSeat) -> int:
    led = [led_suit(trick.cards) for trick in played.own]
    return max(led.count(suit) for suit in SUITS)


#: The functions that compute the values to be compared with the thresholds, by flower.
MEASURES: dict[str, Callable[[PlayedSeat], int]] = {
    "T2": lambda played: sum(card.suit == TAROT and card.rank <= HIGHEST_LOW for card in played.won_with),
    "T3": lambda played: longest_run(trick.winner == played.seat for trick in played.last.tricks),
    "T4": lambda played: sum(map(is_ruff, played.own, played.won_with)),
    "T6": lambda played: played.share if played.won else 0,
    "T7": lambda played: len(played.own),
    "T8": lambda played: played.share if played.won and played.role == "defender" else 0,
    "T9": lambda played: _from(played.last.tricks, played.seat),
    "T10": lambda played: _from(played.last.tricks[::-1], played.seat),
    "T11": lambda played: sum(map(played.overtrumped, played.own)),
    "T12": lambda played: sum(played.card(trick, played.seat) in COURTS
                              for trick in played.last.tricks if played.partner_won(trick)),
    "T13": lambda played: sum(card.suit in SUITS and card not in COURTS for card in played.won_with),
    "T14": lambda played: sum(card in COURTS for trick in played.own for card in played.others_in(trick)),
    "T15": lambda played: sum(trick.leader == played.seat for trick in played.own),
    "T16": _most_in_a_suit,
    "T17": lambda played: len(played.own) if played.role in ("partner", "pair") else 0,
}


def _fool(played: PlayedSeat) -> tuple[bool, bool, bool]:
    """Whether the three deeds of the Fool are done.

    They are: the Fool played and kept; played under a King or the 21 of the other side and kept; the deal won with all
    three oudlers.
    """
    trick = next((one for one in played.last.tricks if played.card(one, played.seat) == FOOL), None)
    kept = trick is not None and FOOL in played.pile
    grand = RANK["R"] | {MOND}
    under = kept and trick is not None and any(card in grand for card in played.others_in(trick))
    return kept, under, {FOOL, PAGAT, MOND} <= played.pile and played.won


def _pagat(played: PlayedSeat) -> tuple[bool, bool, bool]:
    """Whether these are done: a trick won with the Pagat; the Pagat captured; the last trick won with the Pagat."""
    taken = any(PAGAT in played.others_in(trick) for trick in played.own)
    return PAGAT in played.won_with, taken, played.trick_with(PAGAT) is played.last.tricks[-1]


def _contract(played: PlayedSeat) -> tuple[bool, bool, bool]:
    """Whether these are done: any contract made; one above the lowest made; the highest made."""
    contracts = [contract.id for contract in played.last.facts.rules.family.contracts]
    bid = played.last.facts.taking.contract.id
    made = played.declares and played.won and bid in contracts
    place = contracts.index(bid) if made else 0
    return made, place > 0, place > 0 and place == len(contracts) - 1


def _handful(played: PlayedSeat) -> tuple[bool, bool, bool]:
    """Whether these are done: the deal won after showing at least a single, a double, a triple handful."""
    shown = max((len(one.cards) for one in played.last.handfuls if one.seat == played.seat), default=0)
    sizes = played.last.facts.rules.row.handfuls
    reached = [bool(played.won and shown >= size) for size in sizes]
    one, two, three = (*reached, *(False,) * EACH)[:EACH]
    return one, two, three


def _angel(played: PlayedSeat) -> tuple[bool, bool, bool]:
    """Whether these are done: the 20 won a trick; the 20 and the 21 each won one; the 20 captured a court card."""
    won = ANGEL in played.won_with
    return won, won and MOND in played.won_with, bool(played.taken_with(ANGEL) & COURTS)


def _mond(played: PlayedSeat) -> tuple[bool, bool, bool]:
    """Whether these are done: the 21 won a trick; the 21 captured two court cards; the 21 captured the Pagat."""
    taken = played.taken_with(MOND)
    return MOND in played.won_with, len(taken & COURTS) > 1, PAGAT in taken


def _suit(suit: str) -> Callable[[PlayedSeat], tuple[bool, bool, bool]]:
    """A function that returns whether the three deeds of ``suit`` are done.

    They are: the King won a trick; the declarer called a card of the suit and won the deal; all four court cards are in
    the pile.
    """
    king, = RANK["R"] & SUIT[suit]
    courts = COURTS & SUIT[suit]

    def reached(played: PlayedSeat) -> tuple[bool, bool, bool]:
        called = played.declares and played.won and any(card in SUIT[suit] for card in played.last.facts.taking.called)
        return king in played.won_with, called, courts <= played.pile

    return reached


#: The deeds without a threshold, by flower.
FEATS: dict[str, Callable[[PlayedSeat], tuple[bool, bool, bool]]] = {
    "F": _fool, "T1": _pagat, "T5": _contract, "T19": _handful, "T20": _angel, "T21": _mond,
    **{suit: _suit(suit) for suit in SUITS},
}


def deeds_of(last: Over, seat: Seat) -> tuple[str, ...]:
    """The deeds of ``seat`` in the deal that ended with ``last``; empty if it was not played or ``seat`` sat out."""
    if last.score is None or seat not in last.facts.deal.order:
        return ()
    return tuple(_done(PlayedSeat(last, seat, last.score)))


def _done(played: PlayedSeat) -> Iterator[str]:
    for flower in FLOWERS:
        if flower in FEATS:
            reached: tuple[bool, ...] = FEATS[flower](played)
        elif flower in MEASURES:
            value = MEASURES[flower](played)
            reached = tuple(value >= least for least in THRESHOLDS[flower])
        else:
            continue
        yield from (f"{flower.lower()}-{number + 1}" for number, done in enumerate(reached) if done)
    if played.role == "soloist" and played.won:
        yield SOLO + played.last.facts.taking.contract.id
