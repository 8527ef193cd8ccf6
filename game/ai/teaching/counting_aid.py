"""The counting aid: cards out, voids, points and signals, as one seat can count them."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from ...engine.cards import FOOL, SUIT, SUITS, TAROT, TAROTS, THE_FOOL, Card, Cards
from ...engine.observation import Observation
from ...engine.piles import COUNTS, empty_card, fool_home, who_played
from ...engine.rules import Seat, Trick
from ..reading import Reading
from ..signals import Signal, signals_in


@dataclass(frozen=True, slots=True)
class SuitCount:
    """The places of the cards of ``suit``, one of ``S H D C T`` or ``F`` for the Fool.

    Each group is sorted from the strongest down.

    ``held``: in the seat's hand; ``aside``: known to be in an écart; ``to_come``: not seen yet, so that others may play
    them (or they are hidden in an écart or a talon).
    """

    suit: str
    held: tuple[Card, ...]
    played: tuple[Card, ...]
    aside: tuple[Card, ...]
    to_come: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Lacks:
    """The cards that ``seat`` has shown that it lacks: whole suits (``T``: tarots), and tarots above one.

    ``above`` is the tarot that it could not beat when it had to. It is None if the seat has not shown such a tarot, has
    no tarots at all, or no tarot above it is out.
    """

    seat: Seat
    suits: tuple[str, ...]
    above: Card | None = None


@dataclass(frozen=True, slots=True)
class Taken:
    """The result so far of ``seats``, one side as far as this seat knows: the number of ``tricks``, and the ``units``.

    ``side`` is None if it is not known. ``ecart`` is whether a known écart is counted in.
    """

    seats: tuple[Seat, ...]
    side: int | None
    tricks: int
    units: int
    ecart: bool = False


@dataclass(frozen=True, slots=True)
class CardCount:
    """All counts of one seat. ``hidden`` is the number of cards set aside that it has not seen and no side counts yet.

    ``signals`` are those that other seats gave, in order.
    """

    suits: tuple[SuitCount, ...]
    lacks: tuple[Lacks, ...]
    taken: tuple[Taken, ...]
    hidden: int
    signals: tuple[Signal, ...] = ()


def counted(seen: Observation, signalling: frozenset[Seat] = frozenset()) -> CardCount:
    """The count that the seat of ``seen`` could have made so far, if the seats ``signalling`` give signals."""
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


# -- voids ------------------------------------------------------------------------------------------------------------


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
    """By seat, the highest tarots on the table that it had to beat if it could, but did not beat."""
    strength, found = seen.rules.strength, dict[Seat, list[Card]]()
    for seat, card, onto in seen.plays() if seen.rules.overtrump else ():
        tarots = [other for other in onto if other in TAROTS]
        if card in TAROTS and tarots and strength[card] < max(strength[t] for t in tarots):
            found.setdefault(seat, []).append(max(tarots, key=strength.__getitem__))
    return found


# -- points -----------------------------------------------------------------------------------------------------------


def points_taken(seen: Observation, tricks: tuple[Trick, ...]) -> tuple[Taken, ...]:
    """The points of each camp in ``tricks``, the first complete tricks of ``seen``; the viewer's camp first.

    A card owed for the Fool counts as given as soon as its owner's camp has one. A seat of unknown side counts as a
    separate side.
    """
    camps = _camps(seen)
    home = {seat: number for number, camp in enumerate(camps) for seat in camp}
    piles: list[list[Card]] = [[] for _ in camps]
    if (laid := _ecart_counts(seen)) is not None:
        piles[home[laid]] += seen.ecart or ()
    short = [0] * len(camps)
    for trick in tricks:
        assert trick.winner is not None
        piles[home[trick.winner]] += [card for card in trick.cards if card != FOOL]
    for giver, winner in _fools(seen, tricks, home, piles):
        card = empty_card(seen.rules, set(piles[giver]))
        if card is not None:
            piles[giver].remove(card)
            piles[winner].append(card)
        else:
            short[giver] -= seen.rules.family.fool_short
            short[winner] += seen.rules.family.fool_short
    won = Counter(home[trick.winner] for trick in tricks if trick.winner is not None)
    return tuple(_pile(seen, camp, piles[n], won[n], short[n]) for n, camp in enumerate(camps))


def _fools(seen: Observation, tricks: tuple[Trick, ...], home: dict[Seat, int],
           piles: list[list[Card]]) -> list[tuple[int, int]]:
    """Put the Fool into the pile of its side; returns pairs of piles: the first of a pair owes a card for it."""
    owing = []
    for trick in tricks:
        owner = who_played(seen.order, trick, FOOL)
        if owner is None:
            continue
        assert trick.winner is not None
        last = seen.phase == "over" and trick is seen.tricks[-1]
        keeper = fool_home(seen.rules, seen.order, seen.sides, trick, last)
        piles[home[keeper]].append(FOOL)
        owes = seen.rules.fool_pays == "empty-card" and keeper == owner
        if owes and home[owner] != home[trick.winner]:
            owing.append((home[owner], home[trick.winner]))
    return owing


def _camps(seen: Observation) -> list[tuple[Seat, ...]]:
    """The groups of seats known to play together, the seat's first; a seat of unknown side is a separate group."""
    camps: dict[tuple[int | None, Seat | None], list[Seat]] = {}
    own = seen.order.index(seen.seat) if seen.seat in seen.order else 0
    for seat in (*seen.order[own:], *seen.order[:own]):
        side = seen.sides[seat]
        camps.setdefault((side, seat if side is None else None), []).append(seat)
    return [tuple(camp) for camp in camps.values()]


def _pile(seen: Observation, seats: tuple[Seat, ...], cards: list[Card], tricks: int, short: int) -> Taken:
    rules = seen.rules
    laid = _ecart_counts(seen) in seats
    units = COUNTS[rules.family.count](sum(rules.family.values[card] for card in cards), len(cards), tricks)
    extra = rules.row.ecart_point if laid else 0
    return Taken(seats, seen.sides[seats[0]], tricks, units + extra + short, laid)


def _ecart_counts(seen: Observation) -> Seat | None:
    """The seat for whose side this seat's écart counts; None without one, or if that is not settled yet."""
    if not seen.ecart or seen.ecart_by is None or seen.phase == "discarding":
        return None
    return {"dealer": seen.dealer, "taker": seen.taking.taker}.get(seen.rules.ecart_to)
