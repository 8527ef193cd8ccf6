"""The light that runs once over the gilt of the card with the focus or under the pointer."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Surface

from ...engine.cards import Card
from ...view.glint import Glint
from ...view.table.zones import Piece
from ..draw.gilt import gilt, shine
from .canvas import Item

ABOVE = 0.1
"""The light lies so far above its card: below the next one, and below the sign of a card chosen ahead."""


class Gleam:
    """Follows the card that is looked at: each card catches the light once when it is looked at."""

    def __init__(self) -> None:
        self._card: Card | None = None
        self._glint = Glint()
        self._gold: tuple[Surface, Surface] | None = None

    @property
    def due(self) -> bool:
        """Whether the light is on its way, or about to be."""
        return self._card is not None and self._glint.due

    def update(self, dt: float, card: Card | None, still: bool) -> bool:
        """Let ``dt`` seconds pass while ``card`` is looked at; ``still``: nothing may move. Whether to draw again."""
        if card != self._card:
            self._card = card
            self._glint.wait()
        if still or card is None:
            self._glint.end()
        return self._glint.update(dt)

    def items(self, cards: Sequence[Item]) -> list[Item]:
        """The light on the card among ``cards``, if it is on its way."""
        share = self._glint.share
        if self._card is None or not 0 < share < 1:
            return []
        return [self._light(item, item.picture, share) for item in cards
                if item.picture is not None and item.key[0] == "piece" and _face(item) == self._card]

    def _light(self, item: Item, picture: Surface, share: float) -> Item:
        if self._gold is None or self._gold[0] is not picture:
            self._gold = picture, gilt(picture)
        gold = self._gold[1]
        return Item(("gleam",), item.layer + ABOVE, item.rect, share,
                    paint=lambda surface: shine(surface, gold, item.rect, share))


def _face(item: Item) -> Card | None:
    piece = item.key[1]
    return piece.face if isinstance(piece, Piece) else None
