"""The defence signals of the French federation: the meaning of a defender's card, and the choice of a true signal.

docs/opponents.md gives their sources. All functions use the observation of one seat: the defenders as far as it knows
them, and the cards that were played.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Literal, get_args

from ..engine.cards import FOOL, MOND, PAGAT, SUIT, TAROT, TAROTS, Card, Cards
from ..engine.observation import Observation
from ..engine.play import best_card, led_suit
from ..engine.rules import Seat
from .reading import Reading

SignalKind = Literal["honour", "no_honour", "many_trumps", "few_trumps", "stop_trumps", "petit", "two_cards",
                     "long_suit"]
#: The meanings, in this order. By a lead: a King or Queen of the suit, or none; many trumps, or few. By the Fool: the
#: others should stop leading trumps. By two trumps, the second lower: the 1. By two pips, the second lower: only two
#: cards of a suit that the defence opened, or five or more of one that the taker's side opened.
KINDS: tuple[SignalKind, ...] = get_args(SignalKind)
#: The highest pip that promises an honour, the highest rank of a pip, the lowest rank of an honour.
PROMISING, LAST_PIP, HONOUR = 5, 10, 13
#: MANY trumps are many in a hand of OF cards, and the same share in other hands; a suit of LONG cards is long.
MANY, OF, LONG = 7, 18, 5
#: A trump that is led does the same as another if other seats hold at most this number between the two.
CLOSE = 2


@dataclass(frozen=True, slots=True)
class Signal:
    """A signal of ``seat`` about ``suit`` with ``cards``: one, or two of which the second was lower."""

    seat: Seat
    kind: SignalKind
    suit: str
    cards: tuple[Card, ...]

    @property
    def promises(self) -> bool:
        """Whether the signal promises a card of its ``subject``."""
        return self.kind in ("honour", "petit")

    @property
    def subject(self) -> Cards:
        """The cards that the signal is about, in any place."""
        if self.kind == "petit":
            return frozenset((PAGAT,))
        honours = self.kind in ("honour", "no_honour")
        return frozenset(card for card in SUIT[self.suit] if card.rank >= HONOUR) if honours else SUIT[self.suit]

    def is_true(self, hand: Cards) -> bool:
        """Whether the signal is true for ``hand``, from which the last of ``cards`` is about to be played."""
        held = len(hand & self.subject)
        few = held < many(len(hand))
        return {"honour": held > 0, "no_honour": held == 0, "many_trumps": not few, "few_trumps": few,
                "stop_trumps": few, "petit": held > 0, "two_cards": held == 1, "long_suit": held >= LONG - 1}[self.kind]


def many(cards: int) -> int:
    """The number of trumps that counts as many in a hand of ``cards`` cards: 7 in the first trick of four players."""
    return round(MANY * cards / OF)


def known_defenders(seen: Observation) -> frozenset[Seat]:
    """The seats known to defend against the taker; empty if the game has no signals."""
    sides, taker = seen.sides, seen.taking.taker
    if not seen.rules.family.signals or sides[taker] is None:
        return frozenset()
    return frozenset(seat for seat in seen.order if sides[seat] not in (None, sides[taker]))


def signals_in(seen: Observation, signalling: Collection[Seat]) -> tuple[Signal, ...]:
    """The signals of those seats ``signalling`` that are known to defend, in order."""
    givers = known_defenders(seen).intersection(signalling)
    if not givers:
        return ()
    history, found = History(seen), list[Signal]()
    for seat, card, onto in seen.plays():
        signal = history.meaning(seat, card, onto)
        if signal is not None and seat in givers:
            found.append(signal)
        history.add(seat, card, onto)
    return tuple(found)


@dataclass(slots=True)
class History:
    """The facts about the plays before a card on which the meaning of signals depends."""

    seen: Observation
    opened: dict[str, Seat] = field(default_factory=dict)
    """By suit, the seat that led it first."""
    rounds: Counter[str] = field(default_factory=Counter)
    """By suit, the number of times it was led, including the current trick."""
    followed: dict[tuple[Seat, str], list[tuple[Card, bool]]] = field(default_factory=dict)
    """By seat and suit, the cards played to tricks of that suit, and whether each was winning its trick."""

    def add(self, seat: Seat, card: Card, onto: tuple[Card, ...]) -> None:
        """Note that ``seat`` played ``card`` to a trick of the cards ``onto``."""
        led = led_suit((*onto, card))
        if led is not None and led_suit(onto) is None:
            self.opened.setdefault(led, seat)
            self.rounds[led] += 1
        elif card.suit == led:
            self.followed.setdefault((seat, led), []).append((card, self._wins(card, onto)))

    def meaning(self, seat: Seat, card: Card, onto: tuple[Card, ...]) -> Signal | None:
        """The signal of a defender at ``seat`` by ``card`` to a trick of the cards ``onto``; None if it has none."""
        if not onto:
            kind = self._by_lead(card)
            return None if kind is None else Signal(seat, kind, card.suit, (card,))
        led = led_suit(onto)
        if card == FOOL:
            stops = led == TAROT and self.rounds[TAROT] == 1
            return Signal(seat, "stop_trumps", TAROT, (card,)) if stops else None
        before = self.followed.get((seat, card.suit), [])
        if card.suit != led or len(before) != 1 or before[0][1] or self._wins(card, onto):
            return None
        return self.downwards(seat, before[0][0], card)

    def _by_lead(self, card: Card) -> SignalKind | None:
        if card.suit in self.opened or card in (FOOL, PAGAT, MOND):
            return None
        if card.suit == TAROT:
            return "many_trumps" if card.rank % 2 else "few_trumps"
        if card.rank > LAST_PIP:
            return None
        return "honour" if card.rank <= PROMISING else "no_honour"

    def downwards(self, seat: Seat, first: Card, second: Card) -> Signal | None:
        """The signal of ``seat`` by the two cards, both below the winning card; None if they are no signal."""
        strength, opener = self.seen.rules.strength, self.opened.get(first.suit)
        if strength[second] > strength[first] or second == PAGAT or opener is None:
            return None
        if first.suit == TAROT:
            return Signal(seat, "petit", TAROT, (first, second))
        if max(first.rank, second.rank) > LAST_PIP or self.seen.sides[opener] is None:
            return None
        ours = opener in known_defenders(self.seen)
        return Signal(seat, "two_cards" if ours else "long_suit", first.suit, (first, second))

    def _wins(self, card: Card, onto: tuple[Card, ...]) -> bool:
        return best_card(self.seen.rules, (*onto, card)) == len(onto)


def meaning(seen: Observation, card: Card) -> Signal | None:
    """The signal that the seat of ``seen`` gives by playing ``card`` now, if it defends; None if it has none."""
    return _so_far(seen).meaning(seen.seat, card, seen.trick.cards)


def promises_falsely(reading: Reading, card: Card) -> bool:
    """Whether ``card``, played by a defender, would promise a card that the seat does not have."""
    if reading.seen.seat not in known_defenders(reading.seen):
        return False
    signal = meaning(reading.seen, card)
    return signal is not None and signal.promises and not signal.is_true(reading.hand)


def _so_far(seen: Observation) -> History:
    history = History(seen)
    for play in seen.plays():
        history.add(*play)
    return history


# -- the card with a true signal --------------------------------------------------------------------------------------


def truthful(reading: Reading, best: Card, tied: Collection[Card]) -> Card:
    """The card to play of ``best`` and those ``tied`` with it, so that a defender's signal is true.

    Only a card that does about the same takes the place of ``best``: another pip of its suit, another trump on lead,
    the next trump if one must be played, the Fool or a card that could be played instead of the Fool.
    """
    seen = reading.seen
    if seen.seat not in known_defenders(seen):
        return best
    history, onto = _so_far(seen), seen.trick.cards
    truth = {card: _truth(history, reading, card) for card in (best, *_near(reading, best, tied))}
    top, strength = max(truth.values()), reading.strength
    if truth[best] == top:
        return best

    def far(card: Card) -> tuple[bool, int]:
        return card.suit != best.suit, strength[card] if onto else abs(strength[card] - strength[best])
    return min((card for card in truth if truth[card] == top), key=far)


def _near(reading: Reading, best: Card, tied: Collection[Card]) -> list[Card]:
    """The cards that may take the place of ``best``; pips of one suit need not be tied, as they are worth the same."""
    onto = reading.seen.trick.cards
    if best == FOOL:
        return [card for card in tied if card in TAROTS and card != PAGAT and not reading.beats(card)]
    instead = [FOOL] if FOOL in tied and onto else []
    if best in TAROTS:
        apart = 0 if onto else CLOSE
        others = reading.playable & TAROTS - {best, PAGAT, MOND} if best not in (PAGAT, MOND) else frozenset[Card]()
        rivals = [best, *(card for card in tied if card in TAROTS and not onto)]
        return [*instead, *(card for card in others if any(_between(reading, card, one) <= apart for one in rivals))]
    return [*instead, *(card for card in reading.playable & SUIT[best.suit] - {best}
                        if max(card.rank, best.rank) <= LAST_PIP and not (onto and reading.beats(best)))]


def _between(reading: Reading, one: Card, other: Card) -> int:
    """The number of cards between the two, of one suit, that other seats can play or have played to this trick."""
    low, high = sorted((reading.strength[one], reading.strength[other]))
    rivals = reading.unseen.union(reading.seen.trick.cards) & SUIT[one.suit]
    return sum(low < reading.strength[card] < high for card in rivals)


def _truth(history: History, reading: Reading, card: Card) -> int:
    """1 if the signal that ``card`` gives or begins is true, -1 if it is false, 0 if there is none."""
    seen = reading.seen
    signal = history.meaning(seen.seat, card, seen.trick.cards)
    if signal is not None:
        return 1 if signal.is_true(reading.hand) else -1
    if card.suit != reading.led or (seen.seat, card.suit) in history.followed or reading.beats(card):
        return 0
    later = [history.downwards(seen.seat, card, other) for other in reading.playable & SUIT[card.suit] - {card}]
    true = [one.is_true(reading.hand - {card}) for one in later if one is not None]
    return 0 if not true else 1 if any(true) else -1
