"""The counting aid: what a good player counts, from what one seat has seen: cards out, voids, points, signals."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from ...engine.cards import FOOL, SUIT, SUITS, TAROT, TAROTS, THE_FOOL, Card, Cards
from ...engine.observation import Observation
from ...engine.piles import COUNTS, fool_home
from ...engine.rules import Seat, Trick
from ..reading import Reading
from ..signals import Signal, signals_in


@dataclass(frozen=True, slots=True)
class SuitCount:
    """Where the cards of ``suit`` (``S H D C``, ``T``, or ``F`` for the Fool) are, each group from the strongest down.

    ``held``: in the own hand; ``aside``: known to be in an écart; ``to_come``: not seen yet, so that others may play
    them (or they are hidden in an écart or a talon).
    """

    suit: str
    held: tuple[Card, ...]
    played: tuple[Card, ...]
    aside: tuple[Card, ...]
    to_come: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Lacks:
    """What ``seat`` has shown by its play that it has none of: whole suits (``T``: tarots), tarots above one.

    ``above`` is the tarot it could not beat where it had to, None if it never showed that, has no tarot at all, or
    no tarot that beats it is out any more.
    """

    seat: Seat
    suits: tuple[str, ...]
    above: Card | None = None


@dataclass(frozen=True, slots=True)
class Taken:
    """What ``seats``, of one side as far as this seat can know, have taken in ``tricks``: ``units`` of the pack.

    ``side`` is None where it is not known. ``ecart`` says that a known écart is counted in.
    """

    seats: tuple[Seat, ...]
    side: int | None
    tricks: int
    units: int
    ecart: bool = False


@dataclass(frozen=True, slots=True)
class CardCount:
    """The whole count. ``hidden`` is the number of cards set aside, unseen by this seat and counted for no side yet.

    ``signals`` are those that other seats gave, in order.
    """

    suits: tuple[SuitCount, ...]
    lacks: tuple[Lacks, ...]
    taken: tuple[Taken, ...]
    hidden: int
    signals: tuple[Signal, ...] = ()


def counted(seen: Observation, signalling: frozenset[Seat] = frozenset()) -> CardCount:
    """The count that the seat of ``seen`` could have made so far, where the seats ``signalling`` give signals.

    A card owed for the Fool changes hands only at the end and is not counted before.
    """
    known = _ecart_counts(seen)
    hidden = seen.talon_size + (0 if known else seen.ecart_size)
    return CardCount(_suits(seen), tuple(_lacks(seen)), points_taken(seen, seen.tricks), hidden,
                     signals_in(seen, signalling - {seen.seat}))


# -- cards ------------------------------------------------------------------------------------------------------------


def _suits(seen: Observation) -> tuple[SuitCount, ...]:
    played = frozenset(card for _, card, _ in seen.plays())
    aside = (seen.ecart or frozenset()) | seen.told
    deck = frozenset(seen.rules.deck)
    return tuple(_suit(seen, suit, cards & deck, played, aside)
                 for suit, cards in (*((s, SUIT[s]) for s in SUITS), (TAROT, TAROTS), ("F", THE_FOOL)))


def _suit(seen: Observation, suit: str, cards: Cards, played: Cards, aside: Cards) -> SuitCount:
    def ordered(some: Cards) -> tuple[Card, ...]:
        return tuple(sorted(cards & some, key=seen.rules.strength.__getitem__, reverse=True))
    rest = cards - seen.hand - played - aside
    return SuitCount(suit, ordered(seen.hand), ordered(played), ordered(aside), ordered(rest))


# -- what was shown ---------------------------------------------------------------------------------------------------


def _lacks(seen: Observation) -> list[Lacks]:
    strength, deck = seen.rules.strength, frozenset(seen.rules.deck)
    reading = Reading(seen)
    beaten, best_out = _beaten(seen), max((strength[card] for card in reading.unseen & TAROTS), default=0)
    found = []
    for seat, cards in reading.lacked.items():
        if seat == seen.seat:
            continue
        suits = tuple(suit for suit in (*SUITS, TAROT) if SUIT[suit] & deck <= cards)
        tops = [card for card in beaten.get(seat, ()) if TAROT not in suits and strength[card] < best_out]
        above = min(tops, key=strength.__getitem__) if tops else None
        if suits or above is not None:
            found.append(Lacks(seat, suits, above))
    return found


def _beaten(seen: Observation) -> dict[Seat, list[Card]]:
    """By seat, the highest tarots on the table that it failed to beat where the rules ask for it."""
    strength, found = seen.rules.strength, dict[Seat, list[Card]]()
    for seat, card, onto in seen.plays() if seen.rules.overtrump else ():
        tarots = [other for other in onto if other in TAROTS]
        if card in TAROTS and tarots and strength[card] < max(strength[t] for t in tarots):
            found.setdefault(seat, []).append(max(tarots, key=strength.__getitem__))
    return found


# -- points -----------------------------------------------------------------------------------------------------------


def points_taken(seen: Observation, tricks: tuple[Trick, ...]) -> tuple[Taken, ...]:
    """What each camp has in ``tricks``, the first complete tricks of ``seen``; the viewer's camp first."""
    cards: dict[Seat, list[Card]] = {seat: [] for seat in seen.order}
    won: Counter[Seat] = Counter()
    for trick in tricks:
        assert trick.winner is not None
        won[trick.winner] += 1
        cards[trick.winner] += [card for card in trick.cards if card != FOOL]
        if FOOL in trick.cards:
            last = seen.phase == "over" and trick is seen.tricks[-1]
            cards[_fool_with(seen, trick, last)].append(FOOL)
    return tuple(_pile(seen, seats, cards, won) for seats in _camps(seen))


def _fool_with(seen: Observation, trick: Trick, last: bool) -> Seat:
    return fool_home(seen.rules, seen.order, seen.sides, trick, last)


def _camps(seen: Observation) -> list[tuple[Seat, ...]]:
    """The groups of seats known to play together, a seat of unknown side by itself; the own group first."""
    camps: dict[tuple[int | None, Seat | None], list[Seat]] = {}
    own = seen.order.index(seen.seat) if seen.seat in seen.order else 0
    for seat in (*seen.order[own:], *seen.order[:own]):
        side = seen.sides[seat]
        camps.setdefault((side, seat if side is None else None), []).append(seat)
    return [tuple(camp) for camp in camps.values()]


def _pile(seen: Observation, seats: tuple[Seat, ...], cards: dict[Seat, list[Card]], won: Counter[Seat]) -> Taken:
    rules, side = seen.rules, seen.sides[seats[0]]
    mine = [card for seat in seats for card in cards[seat]]
    ecart = seen.ecart if _ecart_counts(seen) in seats else None
    mine += ecart or ()
    tricks = sum(won[seat] for seat in seats)
    units = COUNTS[rules.family.count](sum(rules.family.values[card] for card in mine), len(mine), tricks)
    extra = rules.row.ecart_point if ecart else 0
    return Taken(seats, side, tricks, units + extra, ecart is not None)


def _ecart_counts(seen: Observation) -> Seat | None:
    """The seat whose side an écart that this seat laid itself counts for, where that is settled already."""
    if not seen.ecart or seen.ecart_by is None or seen.phase == "discarding":
        return None
    return {"dealer": seen.dealer, "taker": seen.taking.taker}.get(seen.rules.ecart_to)
