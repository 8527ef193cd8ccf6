"""Which cards may be discarded as the écart."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from .cards import ANGEL, FOOL, KINGS, MOND, PAGAT, TAROTS, Card, Cards
from .rules import Rules


@dataclass(frozen=True, slots=True)
class Way:
    """A way to make an écart: all of ``must`` and ``free`` others out of ``among``; ``told`` tarots are public."""

    must: Cards
    among: Cards
    free: int
    forced: bool = False

    def next_cards(self, laid: Cards) -> Cards:
        """Cards that may join ``laid`` on this way; nothing if ``laid`` has left it."""
        spare = laid - self.must
        if not spare <= self.among or len(spare) > self.free:
            return frozenset()
        open_ = self.must - laid
        return open_ | (self.among - laid) if len(spare) < self.free else open_


def _all_tarots_or_none(hand: Cards, size: int) -> tuple[Way, ...]:
    """Grand Café rules: no King, 21 or Fool; all tarots or none; if suit cards run short, tarots except the 1 as well.
    """
    tarots, plain = hand & TAROTS, hand - TAROTS - KINGS - {FOOL}
    ways = []
    if len(plain) >= size:
        ways.append(Way(frozenset(), plain, size))
    if tarots and MOND not in tarots and len(tarots) <= size <= len(tarots) + len(plain):
        ways.append(Way(tarots, plain, size - len(tarots)))
    return tuple(ways) or (Way(plain, tarots - {MOND, PAGAT}, size - len(plain), forced=True),)


def _tarots_last(hand: Cards, size: int) -> tuple[Way, ...]:
    """French documents: no King or oudler; other tarots only if there is no other choice, and shown."""
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
    """The ways to lay an écart out of ``hand``, the talon taken up and nothing discarded yet."""
    return ECARTS[rules.family.ecart](hand, rules.row.talon)


def discardable(rules: Rules, hand: Cards, laid: Cards) -> Cards:
    """Cards of ``hand`` (what was ``laid`` already counts as part of it) from which a legal écart can be completed."""
    return frozenset().union(*(way.next_cards(laid) for way in ways(rules, hand)))


#: Cards other than Kings that may never be discarded, by the name of the rule; sources in docs/rules.
HONOURS: dict[str, Cards] = {
    "all-or-none": frozenset((FOOL, MOND)), "tarots-last": frozenset((FOOL, PAGAT, MOND)),
    "no-honour": frozenset((FOOL, PAGAT, ANGEL)),
}


def not_discardable_by(rules: Rules, hand: Cards, card: Card) -> str:
    """The key of the rule that keeps ``card``, not discardable, in ``hand``."""
    if card not in hand:
        return "not-in-hand"
    if card in KINGS:
        return "ecart-no-king"
    return "ecart-no-honour" if card in HONOURS[rules.family.ecart] else "ecart-tarots"
