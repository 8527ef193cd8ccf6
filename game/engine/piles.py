"""The piles of the sides at the end of a deal, and their values."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from .cards import FOOL, Card, Cards
from .rules import Deal, Facts, Rules, Seat, Trick
from .sides import Sides


@dataclass(frozen=True, slots=True)
class Pile:
    """The result of a side at the end: its cards, the number of tricks it won, and its units.

    ``extra`` are units that the écart counts in addition to its cards; ``short`` are units gained or lost for a Fool
    that could not be paid for.
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
class _OpenPile:
    cards: set[Card] = field(default_factory=set)
    tricks: int = 0
    extra: int = 0
    short: int = 0


def who_played(order: tuple[Seat, ...], trick: Trick, card: Card) -> Seat | None:
    """The seat that played ``card`` to ``trick``, or None; ``order`` are the seats in play."""
    if card not in trick.cards:
        return None
    return order[(order.index(trick.leader) + trick.cards.index(card)) % len(order)]


def fool_at(deal: Deal, trick: Trick) -> Seat | None:
    """The seat that played the Fool to ``trick``; None if the trick does not contain it."""
    return who_played(deal.order, trick, FOOL)


def _against(order: tuple[Seat, ...], sides: Sides, owner: Seat, winner: Seat) -> Seat:
    return next(seat for seat in (winner, *order) if sides[seat] != sides[owner])


#: By the option ``fool_last``: the seat that gets a Fool played to a last trick that another seat won.
FOOL_LAST: dict[str, Callable[[tuple[Seat, ...], Sides, Seat, Seat], Seat]] = {
    "kept": lambda order, sides, owner, winner: owner,
    "winner": lambda order, sides, owner, winner: winner,
    "changes-sides": _against,
}


def fool_home(rules: Rules, order: tuple[Seat, ...], sides: Sides, trick: Trick, last: bool) -> Seat:
    """The seat that gets the Fool after ``trick``, a complete trick that contains it.

    ``order`` are the seats in play; ``last`` is whether ``trick`` was the deal's last one.
    """
    owner = who_played(order, trick, FOOL)
    assert owner is not None
    assert trick.winner is not None
    if not last or trick.winner == owner:
        return owner
    return FOOL_LAST[rules.fool_last](order, sides, owner, trick.winner)


def debt(facts: Facts, sides: Sides, tricks: tuple[Trick, ...]) -> Debt | None:
    """The debt of an empty card for the Fool, if its owner kept it in a trick that another side won; else None."""
    for trick in tricks:
        owner = fool_at(facts.deal, trick)
        if owner is not None and trick.winner is not None and facts.rules.fool_pays == "empty-card":
            home = fool_home(facts.rules, facts.deal.order, sides, trick, trick is tricks[-1])
            if home == owner and sides[owner] != sides[trick.winner]:
                return Debt(owner, trick.winner)
    return None


def empty_card(rules: Rules, some: set[Card]) -> Card | None:
    """The card of ``some`` to give for the Fool: the first empty one in the pack's order; None if there is none."""
    least = min(rules.family.values[c] for c in rules.deck)
    return min((c for c in some if rules.family.values[c] == least), default=None)


def _collected(facts: Facts, sides: Sides, tricks: tuple[Trick, ...]) -> dict[int, _OpenPile]:
    piles = {side: _OpenPile() for side in sides if side is not None}
    for trick in tricks:
        assert trick.winner is not None
        won = sides[trick.winner]
        assert won is not None
        piles[won].cards.update(trick.cards)
        piles[won].tricks += 1
        if FOOL in trick.cards:
            home = sides[fool_home(facts.rules, facts.deal.order, sides, trick, trick is tricks[-1])]
            assert home is not None
            piles[won].cards.discard(FOOL)
            piles[home].cards.add(FOOL)
    return piles


def _last_winner(facts: Facts, tricks: tuple[Trick, ...]) -> Seat:
    assert tricks[-1].winner is not None
    return tricks[-1].winner


ECART_TO: dict[str, Callable[[Facts, tuple[Trick, ...]], Seat]] = {
    "dealer": lambda facts, tricks: facts.deal.dealer,
    "last-trick": _last_winner,
    "taker": lambda facts, tricks: facts.taking.taker,
}


def _lay_aside(facts: Facts, sides: Sides, tricks: tuple[Trick, ...], piles: dict[int, _OpenPile]) -> None:
    """Add the écart, and the talon if it was not taken, to the pile of the side for which they count."""
    home = sides[ECART_TO[facts.rules.ecart_to](facts, tricks)]
    if facts.taking.contract.talon == "given":
        home = next(s for s in sides if s is not None and s != home)
    assert home is not None
    piles[home].cards |= facts.ecart | facts.talon
    piles[home].extra += facts.rules.row.ecart_point


def _pay_fool(facts: Facts, sides: Sides, tricks: tuple[Trick, ...], piles: dict[int, _OpenPile]) -> Card | None:
    """Settle the debt for the Fool; returns the card given for it, or None."""
    owed = debt(facts, sides, tricks)
    if owed is None:
        return None
    giver, taker = sides[owed.owner], sides[owed.winner]
    assert giver is not None
    assert taker is not None
    card = empty_card(facts.rules, piles[giver].cards)
    if card is None:
        piles[giver].short -= facts.rules.family.fool_short
        piles[taker].short += facts.rules.family.fool_short
        return None
    piles[giver].cards.remove(card)
    piles[taker].cards.add(card)
    return card


#: Ways to count a pile: units of its cards, number of cards, number of tricks -> units.
COUNTS: dict[str, Callable[[int, int, int], int]] = {
    "tricks": lambda units, cards, tricks: units + tricks,
    "cards": lambda units, cards, tricks: units,
    "threes": lambda units, cards, tricks: units - 2 * (cards // 3) - (1 if cards % 3 else 0),
}


def _counted(rules: Rules, side: int, pile: _OpenPile) -> Pile:
    units = sum(rules.family.values[c] for c in pile.cards)
    units = COUNTS[rules.family.count](units, len(pile.cards), pile.tricks) + pile.extra + pile.short
    return Pile(side, frozenset(pile.cards), pile.tricks, pile.extra, pile.short, units)


def piles(facts: Facts, sides: Sides, tricks: tuple[Trick, ...]) -> tuple[tuple[Pile, ...], Card | None]:
    """The pile of every side in the order of sides, and the card given for the Fool, if one was."""
    found = _collected(facts, sides, tricks)
    _lay_aside(facts, sides, tricks, found)
    paid = _pay_fool(facts, sides, tricks, found)
    return tuple(_counted(facts.rules, side, found[side]) for side in sorted(found)), paid
