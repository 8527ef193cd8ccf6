"""Who ends up with which card, and what it counts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from .cards import FOOL, Card, Cards
from .rules import Facts, Rules, Seat, Trick
from .sides import Sides


@dataclass(frozen=True, slots=True)
class Pile:
    """What a side has at the end: its cards, how many tricks it won, and its units.

    ``extra`` are units for the écart as a thing of its own; ``short`` units gained or lost for a Fool that could not
    be paid.
    """

    side: int
    cards: Cards
    tricks: int
    extra: int
    short: int
    units: int


@dataclass(frozen=True, slots=True)
class Debt:
    """The Fool of ``owner`` was played into a trick of ``winner``, of another side, and taken back."""

    owner: Seat
    winner: Seat


@dataclass(slots=True)
class _Heap:
    cards: set[Card] = field(default_factory=set)
    tricks: int = 0
    extra: int = 0
    short: int = 0


def fool_at(facts: Facts, trick: Trick) -> Seat | None:
    """The seat that played the Fool into ``trick``."""
    return facts.deal.after(trick.leader, trick.cards.index(FOOL)) if FOOL in trick.cards else None


def _keeps(rules: Rules, sides: Sides, owner: Seat, trick: Trick, last: bool) -> bool:
    """Whether the Fool of ``owner`` leaves ``trick`` for its owner's side."""
    if not last or trick.winner == owner:
        return True
    if rules.fool_last == "changes-sides":
        return False
    return rules.fool_last == "kept"


def _goes_to(rules: Rules, sides: Sides, owner: Seat, trick: Trick) -> int:
    """The side that gets a Fool lost in the last trick: the winner's, or whoever is against its owner."""
    winner = sides[trick.winner or 0]
    assert winner is not None
    if rules.fool_last == "changes-sides" and winner == sides[owner]:
        return next(s for s in sides if s is not None and s != winner)
    return winner


def debt(facts: Facts, sides: Sides, tricks: tuple[Trick, ...]) -> Debt | None:
    """What is owed for the Fool: an empty card, where it left a trick that another side won."""
    for trick in tricks:
        owner = fool_at(facts, trick)
        if owner is not None and trick.winner is not None and facts.rules.fool_pays == "empty-card":
            keeps = _keeps(facts.rules, sides, owner, trick, trick is tricks[-1])
            if keeps and sides[owner] != sides[trick.winner]:
                return Debt(owner, trick.winner)
    return None


def empty_card(rules: Rules, some: set[Card]) -> Card | None:
    """The card of ``some`` that is given for the Fool: the first in the pack's order that counts least."""
    least = min(rules.family.values[c] for c in rules.deck)
    return min((c for c in some if rules.family.values[c] == least), default=None)


def _heaps(facts: Facts, sides: Sides, tricks: tuple[Trick, ...]) -> dict[int, _Heap]:
    heaps = {side: _Heap() for side in sides if side is not None}
    for trick in tricks:
        assert trick.winner is not None
        won = sides[trick.winner]
        assert won is not None
        heaps[won].cards.update(trick.cards)
        heaps[won].tricks += 1
        owner = fool_at(facts, trick)
        if owner is not None:
            heaps[won].cards.discard(FOOL)
            keeps = _keeps(facts.rules, sides, owner, trick, trick is tricks[-1])
            home = sides[owner] if keeps else _goes_to(facts.rules, sides, owner, trick)
            assert home is not None
            heaps[home].cards.add(FOOL)
    return heaps


def _last_winner(facts: Facts, tricks: tuple[Trick, ...]) -> Seat:
    assert tricks[-1].winner is not None
    return tricks[-1].winner


ECART_TO: dict[str, Callable[[Facts, tuple[Trick, ...]], Seat]] = {
    "dealer": lambda facts, tricks: facts.deal.dealer,
    "last-trick": _last_winner,
    "taker": lambda facts, tricks: facts.taking.taker,
}


def _lay_aside(facts: Facts, sides: Sides, tricks: tuple[Trick, ...], heaps: dict[int, _Heap]) -> None:
    """Add the écart, and a talon nobody took, to the heap they count for."""
    home = sides[ECART_TO[facts.rules.ecart_to](facts, tricks)]
    if facts.taking.contract.talon == "given":
        home = next(s for s in sides if s is not None and s != home)
    assert home is not None
    heaps[home].cards |= facts.ecart | facts.talon
    heaps[home].extra += facts.rules.row.ecart_point


def _pay_fool(facts: Facts, sides: Sides, tricks: tuple[Trick, ...], heaps: dict[int, _Heap]) -> Card | None:
    """Settle the debt for the Fool; the card that went over, if there was one."""
    owed = debt(facts, sides, tricks)
    if owed is None:
        return None
    giver, taker = sides[owed.owner], sides[owed.winner]
    assert giver is not None
    assert taker is not None
    card = empty_card(facts.rules, heaps[giver].cards)
    if card is None:
        heaps[giver].short -= facts.rules.family.fool_short
        heaps[taker].short += facts.rules.family.fool_short
        return None
    heaps[giver].cards.remove(card)
    heaps[taker].cards.add(card)
    return card


def _in_threes(units: int, cards: int, tricks: int) -> int:
    return units - 2 * (cards // 3) - (1 if cards % 3 else 0)


#: Ways to count a pile: units of its cards, number of cards, number of tricks -> units.
COUNTS: dict[str, Callable[[int, int, int], int]] = {
    "tricks": lambda units, cards, tricks: units + tricks,
    "cards": lambda units, cards, tricks: units,
    "threes": _in_threes,
}


def _counted(rules: Rules, side: int, heap: _Heap) -> Pile:
    units = sum(rules.family.values[c] for c in heap.cards)
    units = COUNTS[rules.family.count](units, len(heap.cards), heap.tricks) + heap.extra + heap.short
    return Pile(side, frozenset(heap.cards), heap.tricks, heap.extra, heap.short, units)


def piles(facts: Facts, sides: Sides, tricks: tuple[Trick, ...]) -> tuple[tuple[Pile, ...], Card | None]:
    """The pile of every side in the order of sides, and the card given for the Fool, if one was."""
    heaps = _heaps(facts, sides, tricks)
    _lay_aside(facts, sides, tricks, heaps)
    paid = _pay_fool(facts, sides, tricks, heaps)
    return tuple(_counted(facts.rules, side, heaps[side]) for side in sorted(heaps)), paid
