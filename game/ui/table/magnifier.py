"""The magnifier: an enlarged copy of the card that has the focus or is under the pointer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame
from pygame import Rect
from pygame.event import Event

from ...engine.cards import Card
from ...view.table.zones import Piece
from ...view.units import Point, Size
from ..app.events import Verb, verb
from ..app.scene import Answer, Step
from ..draw import art
from .canvas import Item, picture_item
from .overlays import TableOverlay
from .panels import TOP_LAYER
from .table import Table

TIMES = 3.0
"""The greatest enlargement of a card."""
LOOK_S = 0.8
"""The seconds after which the magnifier opens if set to ``look``."""
GAP, REACH = 10, 40
"""Units between the two cards, and around the pointer that are kept free."""
ON_THE_TABLE = ("trick", "talon")
"""The zones of the table whose open cards can be pointed at."""


class MagnifierAside(TableOverlay):
    """Enlarges the card of ``table`` under the pointer or with the focus; the copy covers neither card nor pointer.

    The preference is ``off``, ``key`` (its key switches it), or ``look`` (it also opens after a while).
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self._on = False
        self._looked: Card | None = None
        self._since = 0.0
        self._pointer: Point | None = None
        self._pointed: Piece | None = None
        self._shown: Card | None = None

    @property
    def shown(self) -> Card | None:
        """The card to enlarge; None if there is none."""
        mode = self.table.preferences.magnifier
        long = mode == "look" and self._since >= LOOK_S
        wanted = mode != "off" and (self._on or long) and self.table.stage.held is None
        return self._looked if wanted and self._place() is not None else None

    @property
    def dirty(self) -> bool:
        return self.shown != self._shown

    def handle(self, event: Event) -> Answer:
        """Switch the magnifier with its key, and follow the pointer."""
        if event.type == pygame.MOUSEMOTION:
            self._pointer = event.pos
            self._pointed = self.table.stage.open_card_at(event.pos, lambda zone, pose: zone[0] in ON_THE_TABLE)
        elif event.type == pygame.KEYDOWN:
            self._pointed = None
            if verb(event) is Verb.MAGNIFY and self.table.preferences.magnifier != "off":
                self._on = not self._on
                return True
        return False

    def update(self, dt: float) -> Step | None:
        """Measure the time for which the same card has been pointed at."""
        pointed = self._pointed.face if self._pointed is not None else None
        looked = pointed or self.table.raised
        self._since = self._since + dt if looked is not None and looked == self._looked else 0.0
        self._looked = looked
        return None

    def _place(self) -> Rect | None:
        """The rectangle of the enlarged copy; None if the card is not visible or is moving."""
        stage, metrics = self.table.stage, self.table.metrics
        piece = stage.piece(self._looked) if self._looked is not None else None
        if piece is None or piece not in stage.poses or piece in stage.tweens:
            return None
        card = rect = stage.rect(piece)
        if self._looked == self.table.raised:
            rect = rect.union(rect.move(0, -round(self.table.lift)))
        if not rect.colliderect(((0, 0), metrics.size)):
            return None
        above = Rect(rect.topleft, card.size)
        return place_beside(above, metrics.size, TIMES, metrics.px(GAP), self._pointer, metrics.px(REACH))

    def items(self) -> Sequence[Item]:
        self._shown = self.shown
        place = self._place() if self._shown is not None else None
        if self._shown is None or place is None or not place:
            return ()
        picture, shadow = art.card(self._shown.name, place.width), art.card_shadow(place.width)
        return (picture_item(("magnifier", "shadow"), TOP_LAYER + 8_000, shadow, place.center),
                picture_item(("magnifier", "card"), TOP_LAYER + 8_001, picture, place.center))


# -- the place for the enlarged copy, which covers neither card nor pointer -------------------------------------------

ENOUGH = 2.0
"""A place above a card is sufficient if the card can be this many times as large there."""


def place_beside(card: Rect, window: Size, times: float, gap: int, pointer: Point | None = None,
                 reach: int = 0) -> Rect:
    """The place in ``window`` for an enlarged ``card``, up to ``times`` as large.

    It is ``gap`` pixels from the card, and at least ``reach`` pixels from the pointer. Of the places above the card, to
    its right, to its left and below it, it is the first in which the card is ENOUGH times as large, otherwise the
    largest. It is empty if there is no room at all.
    """
    spot = Rect(pointer[0] - reach, pointer[1] - reach, 2 * reach + 1, 2 * reach + 1) if pointer is not None else None
    best = Rect(0, 0, 0, 0)
    for room in _rooms(card, window, gap):
        share = min(times, room.width / card.width, room.height / card.height)
        if share <= 0:
            continue
        size = int(card.width * share), int(card.height * share)
        place = next((one for one in _places(card, room, size) if spot is None or not one.colliderect(spot)), None)
        if place is not None and place.width > best.width:
            best = place
            if share >= min(ENOUGH, times):
                break
    return best


def _rooms(card: Rect, window: Size, gap: int) -> Iterator[Rect]:
    """Yield the free rectangles above the card, at its sides and below it."""
    wide, high = window
    yield Rect(gap, gap, wide - 2 * gap, card.top - 2 * gap)
    yield Rect(card.right + gap, gap, wide - card.right - 2 * gap, high - 2 * gap)
    yield Rect(gap, gap, card.left - 2 * gap, high - 2 * gap)
    yield Rect(gap, card.bottom + gap, wide - 2 * gap, high - card.bottom - 2 * gap)


def _places(card: Rect, room: Rect, size: Size) -> Iterator[Rect]:
    """Yield the places for ``size`` in ``room``: level with the middle of the card, then at the ends of the room."""
    for left in (card.left + (card.width - size[0]) // 2, room.left, room.right - size[0]):
        for top in (card.top + (card.height - size[1]) // 2, room.bottom - size[1], room.top):
            yield Rect((left, top), size).clamp(room)
