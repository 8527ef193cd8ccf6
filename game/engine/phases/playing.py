"""The play of the tricks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from .. import events as ev
from ..actions import PLAY, Action, Play, ShowHandful
from ..cards import FOOL, SUIT, SUIT_OF, TAROT, TAROTS, Card, Cards
from ..piles import fool_at, fool_home
from ..play import NOTHING, best_card, forbidden_by, playable
from ..rules import Facts, Handful, Rules, Seat, Trick
from ..sides import Sides, holders, sides
from .over import Over, finish


def handfuls(rules: Rules, hand: Cards) -> tuple[tuple[Card, ...], ...]:
    """One handful of each size that ``hand`` allows: its lowest tarots, with the Fool only if all tarots are shown."""
    tarots = sorted(hand & TAROTS)
    full = [*tarots, FOOL] if FOOL in hand else tarots
    return tuple(tuple(tarots[:size]) if size <= len(tarots) else tuple(full)
                 for size in rules.row.handfuls if size <= len(full) and (size <= len(tarots) or size == len(full)))


def is_handful(rules: Rules, hand: Cards, shown: tuple[Card, ...]) -> bool:
    """Whether ``shown`` is a legal handful from ``hand``: with the Fool only if it contains all tarots."""
    some = frozenset(shown)
    whole = len(some) == len(shown) and len(shown) in rules.row.handfuls and some <= hand
    return whole and some <= TAROTS | {FOOL} and (FOOL not in some or hand & TAROTS <= some)


@dataclass(frozen=True, slots=True)
class Playing:
    """The state in which ``turn`` plays to ``trick``; ``tricks`` are the complete ones before."""

    facts: Facts
    hands: tuple[Cards, ...]
    turn: Seat
    trick: Trick
    tricks: tuple[Trick, ...] = ()
    handfuls: tuple[Handful, ...] = ()

    def barred(self) -> Cards:
        """The cards that may not be led to the first trick: those of a called suit except the called card."""
        if not self.facts.taking.called or self.facts.rules.called_suit_lead != "barred":
            return NOTHING
        called = self.facts.taking.called
        return frozenset().union(*(SUIT[card.suit] for card in called)) - frozenset(called)

    def playable(self) -> Cards:
        """The cards ``turn`` may play."""
        barred = NOTHING if self.tricks else self.barred()
        return playable(self.facts.deal.rules, self.hands[self.turn], self.trick.cards, barred)

    def _may_show(self) -> bool:
        return bool(self.facts.rules.row.handfuls) and not self.tricks \
            and all(h.seat != self.turn for h in self.handfuls)

    def actions(self) -> tuple[Action, ...]:
        """Every playable card, and at the first turn a handful of each size (any choice of tarots is accepted)."""
        plays = tuple(PLAY[c] for c in sorted(self.playable()))
        if not self._may_show():
            return plays
        return plays + tuple(ShowHandful(h) for h in handfuls(self.facts.rules, self.hands[self.turn]))

    def refusal(self, action: Action) -> str | None:
        if isinstance(action, Play):
            if action.card in self.playable():
                return None
            return forbidden_by(self.facts.rules, self.hands[self.turn], self.trick.cards, action.card)
        if isinstance(action, ShowHandful):
            if not self._may_show():
                return "handful-first-turn"
            return None if is_handful(self.facts.rules, self.hands[self.turn], action.cards) else "handful-size"
        return "play-now"

    def after(self, action: Action) -> tuple[Playing | Over, tuple[ev.Event, ...]]:
        """The state after the card or handful, and the events; a full trick is taken, the last one ends the deal."""
        if isinstance(action, ShowHandful):
            shown = Handful(self.turn, action.cards)
            return replace(self, handfuls=(*self.handfuls, shown)), (ev.HandfulShown(self.turn, action.cards),)
        assert isinstance(action, Play)
        facts, seat, card = self.facts, self.turn, action.card
        order, left = facts.deal.order, list(self.hands)
        left[seat] -= {card}
        hands, cards = tuple(left), (*self.trick.cards, card)
        trick = Trick(self.trick.leader, cards)
        happened: tuple[ev.Event, ...] = (ev.card_played(seat, card),)
        if card in facts.taking.called and not facts.deal.rules.family.partner_shows \
                and seat in holders(facts.deal, card):
            happened = (*happened, ev.PartnerRevealed(seat, card))
        if len(cards) < len(order):
            following = order[(order.index(seat) + 1) % len(order)]
            return Playing(facts, hands, following, trick, self.tricks, self.handfuls), happened
        return self._taken(hands, trick, happened)

    def _taken(self, hands: tuple[Cards, ...], trick: Trick,
               happened: tuple[ev.Event, ...]) -> tuple[Playing | Over, tuple[ev.Event, ...]]:
        last = not any(hands)
        winner = trick_winner(self.facts, self.tricks, trick, last)
        tricks = (*self.tricks, Trick(trick.leader, trick.cards, winner))
        fool = _fool_settled(self.facts, tricks[-1], last)
        happened = (*happened, ev.TrickTaken(winner, trick.cards, len(tricks)), *fool)
        if not last:
            return Playing(self.facts, hands, winner, Trick(winner), tricks, self.handfuls), happened
        over, ended = finish(self.facts, tricks, self.handfuls)
        return over, (*happened, *ended)


def trick_winner(facts: Facts, before: Sequence[Trick], trick: Trick, last: bool) -> Seat:
    """The seat that wins ``trick``, which is complete, after the tricks ``before``; ``last``: no card is left."""
    if last and FOOL in trick.cards:
        owner = facts.deal.after(trick.leader, trick.cards.index(FOOL))
        if fool_wins(facts, before, owner, led=owner == trick.leader):
            return owner
    return facts.deal.after(trick.leader, best_card(facts.rules, trick.cards))


def tricks_on(state: Playing, plays: Sequence[tuple[Seat, Play]]) -> tuple[Playing, int]:
    """The state after all whole tricks that ``plays`` legally fill, and the number of plays used.

    The state equals that of :func:`game.engine.game.apply` for each play, but is computed faster. Only tricks without
    special rules are played: not a first one with a barred suit, nor the last, which the Fool may win. A trick with an
    illegal play is not played either: ``apply`` raises the error for it.
    """
    facts, hands, tricks, leader = state.facts, list(map(set, state.hands)), list(state.tricks), state.turn
    rules, seats = facts.deal.rules, facts.deal.order
    plain, done = not state.trick.cards and (bool(tricks) or not state.barred()), 0
    while plain and len(hands[leader]) > 1:
        ahead, at = plays[done:done + len(seats)], seats.index(leader)
        turns = seats[at:] + seats[:at]
        cards = _legal_trick(rules, hands, turns, ahead)
        if not cards:
            break
        for seat, card in zip(turns, cards, strict=True):
            hands[seat].remove(card)
        winner = turns[best_card(rules, cards)]
        tricks.append(Trick(leader, cards, winner))
        leader, done = winner, done + len(seats)
    if not done:
        return state, 0
    return Playing(facts, tuple(map(frozenset, hands)), leader, Trick(leader), tuple(tricks), state.handfuls), done


def _legal_trick(rules: Rules, hands: Sequence[set[Card]], turns: tuple[Seat, ...],
                 plays: Sequence[tuple[Seat, Play]]) -> tuple[Card, ...]:
    """The cards of ``plays`` if they are one legal card from each of ``turns`` in order; else an empty tuple.

    A suit card of the suit led is always legal, so the other playable cards are not computed.
    """
    if len(plays) != len(turns):
        return ()
    led, trick = SUIT_OF[FOOL], list[Card]()
    for turn, (seat, play) in zip(turns, plays, strict=True):
        card = play.card
        if seat != turn or card not in hands[seat]:
            return ()
        suit = SUIT_OF[card]
        if led == SUIT_OF[FOOL]:
            led = suit
        elif (suit != led or led == TAROT) and card not in playable(rules, frozenset(hands[seat]), tuple(trick)):
            return ()
        trick.append(card)
    return tuple(trick)


def fool_wins(facts: Facts, before: Sequence[Trick], owner: Seat, led: bool) -> bool:
    """Whether the Fool of ``owner`` wins the last trick; its side must have won all the tricks ``before``."""
    truth = sides(facts)
    if not before or any(trick.winner is None or truth[trick.winner] != truth[owner] for trick in before):
        return False
    announced = facts.slam and truth[owner] == truth[facts.taking.taker]
    return {"never": False, "announced-slam": announced, "led": led, "slam": True}[facts.rules.fool_wins]


def _fool_settled(facts: Facts, trick: Trick, last: bool) -> tuple[ev.Event, ...]:
    """The events about the owner of the Fool after a trick that another seat won; the debt is paid at the end."""
    owner = fool_at(facts.deal, trick)
    if owner is None or trick.winner is None or owner == trick.winner:
        return ()
    truth = sides(facts)
    home = fool_home(facts.rules, facts.deal.order, truth, trick, last)
    if home == owner:
        return (ev.FoolKept(owner, trick.winner),)
    return (ev.FoolLost(owner, home),) if truth[home] != truth[owner] else ()


def open_playing(facts: Facts) -> tuple[Playing, tuple[ev.Event, ...]]:
    """The play of the cards: forehand leads, or the taker after an announced slam (late-call account)."""
    leader: Sides | Seat = facts.taking.taker if facts.slam else facts.deal.forehand
    assert isinstance(leader, int)
    return Playing(facts, facts.hands, leader, Trick(leader)), (ev.PlayBegan(leader),)
