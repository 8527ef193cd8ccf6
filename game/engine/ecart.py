"""Which cards may be discarded as the écart."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from .cards import ANGEL, FOOL, KINGS, MOND, PAGAT, TAROTS, Card, Cards
from .rules import Rules


@dataclass(frozen=True, slots=True)
class Way:
    """A way to make an écart: all cards of ``must``, and ``free`` cards of ``among``.

    ``forced``: tarots must be included, because the hand has too few other cards.
    """

    must: Cards
    among: Cards
    free: int
    forced: bool = False

    def next_cards(self, laid: Cards) -> Cards:
        """The cards that may be discarded after ``laid``; none if ``laid`` does not fit this way."""
        spare = laid - self.must
        if not spare <= self.among or len(spare) > self.free:
            return frozenset()
        open_ = self.must - laid
        return open_ | (self.among - laid) if len(spare) < self.free else open_


def _all_tarots_or_none(hand: Cards, size: int) -> tuple[Way, ...]:
    """Grand Café rules: no King, 21 or Fool; all tarots or none. With too few suit cards, tarots other than the 1."""
    tarots, plain = hand & TAROTS, hand - TAROTS - KINGS - {FOOL}
    ways = []
    if len(plain) >= size:
        ways.append(Way(frozenset(), plain, size))
    if tarots and MOND not in tarots and len(tarots) <= size <= len(tarots) + len(plain):
        ways.append(Way(tarots, plain, size - len(tarots)))
    return tuple(ways) or (Way(plain, tarots - {MOND, PAGAT}, size - len(plain), forced=True),)


def _tarots_last(hand: Cards, size: int) -> tuple[Way, ...]:
    """French documents: no King or oudler; other tarots only if the hand has too few suit cards, and they are shown."""
    plain = hand - TAROTS - KINGS - {FOOL}
    if len(plain) >= size:
        return (Way(frozenset(), plain, size),)
    return (Way(plain, (hand & TAROTS) - {MOND, PAGAT}, size - len(plain), forced=True),)


def _no_honour(hand: Cards, size: int) -> tuple[Way, ...]:
    """Philebus: no honour and no King."""
    return (Way(frozenset(), hand - KINGS - {FOOL, PAGAT, ANGEL}, size),)


ECARTS: dict[str, Callable[[Cards, int], tuple[Way, ...]]] = {
    "all-or-none": _all_tarots_or_none, "tarots-last": _tarots_last, "no-honour": _no_honour,
}


def ways(rules: Rules, hand: Cards) -> tuple[Way, ...]:
    """The ways to make an écart from ``hand``, which contains the talon and every card of the écart."""
    return ECARTS[rules.family.ecart](hand, rules.row.talon)


def discardable(rules: Rules, hand: Cards, laid: Cards) -> Cards:
    """The cards that may be discarded after ``laid`` so that a legal écart is possible; ``hand`` contains ``laid``."""
    return frozenset().union(*(way.next_cards(laid) for way in ways(rules, hand)))


#: Cards other than Kings that may never be discarded, by the name of the rule; sources in docs/rules.
HONOURS: dict[str, Cards] = {
    "all-or-none": frozenset((FOOL, MOND)), "tarots-last": frozenset((FOOL, PAGAT, MOND)),
    "no-honour": frozenset((FOOL, PAGAT, ANGEL)),
}


def not_discardable_by(rules: Rules, hand: Cards, card: Card) -> str:
    """The key of the rule that forbids discarding ``card`` from ``hand``; the card must not be discardable."""
    if card not in hand:
        return "not-in-hand"
    if card in KINGS:
        return "ecart-no-king"
    return "ecart-no-honour" if card in HONOURS[rules.family.ecart] else "ecart-tarots"
