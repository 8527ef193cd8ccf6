"""The value and the rank of a card in each of the games, computed from their rules. No pygame."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..engine.cards import BY_NAME, PACK, Card
from ..engine.variants import PRESETS, rules_of
from . import words
from .table.sheet import points


@dataclass(frozen=True, slots=True)
class Worth:
    """A card in some games: their presets' names, its points as they are written, its neighbours in its suit.

    ``above`` beats it and it beats ``below``; None at the ends, both None for the Fool, which has no place.
    ``special``: its neighbours differ from those in the printed order.
    """

    presets: tuple[str, ...]
    points: str
    above: Card | None
    below: Card | None
    special: bool

    @property
    def outside(self) -> bool:
        """Whether it has no place in any suit."""
        return self.above is None and self.below is None

    @property
    def place(self) -> str:
        """Its place in its suit, in words, where it is special."""
        if not self.special:
            return ""
        above, below = (words.card_sign(card.name) if card is not None else "" for card in (self.above, self.below))
        key = "highest" if self.above is None else "lowest" if self.below is None else "between"
        return words.say(f"worth.{key}", above=above, below=below)

    @property
    def games(self) -> str:
        """The games in words."""
        return " · ".join(words.say(f"preset.{name}") for name in self.presets)


def neighbours(deck: Sequence[Card], strength: Sequence[int], card: Card) -> tuple[Card | None, Card | None]:
    """The card of ``deck`` that just beats ``card`` in its suit by ``strength`` and the one it just beats."""
    suit = sorted((other for other in deck if other.suit == card.suit), key=lambda other: strength[other])
    at = suit.index(card)
    return suit[at + 1] if at + 1 < len(suit) else None, suit[at - 1] if at else None


def worths(name: str) -> list[Worth]:
    """The worth of the card ``name`` in every game; games in which it is the same share a line. The back has none."""
    card = BY_NAME.get(name)
    if card is None:
        return []
    found: dict[tuple[str, Card | None, Card | None], tuple[str, ...]] = {}
    for preset in PRESETS:
        rules = rules_of(preset)
        key = points(rules.family.values[card], rules.family.unit), *neighbours(rules.deck, rules.strength, card)
        found[key] = (*found.get(key, ()), preset)
    printed = neighbours(PACK, range(len(PACK)), card)
    return [Worth(presets, *key, special=key[1:] != printed) for key, presets in found.items()]
