"""Points at the subject of a step of a lesson: rings and arrows on the table."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from ....engine.cards import BY_NAME, Card
from ....view.lessons.course import PointAt
from ....view.table.zones import TALON
from ...draw import plain, theme
from ...draw.pictures import blank, shelf
from ...table.canvas import Item, centred
from ...table.overlays import Marks, TableOverlay
from ...table.panels import SEAT_LAYER, TOP_LAYER
from ...table.seats import MEDALLION
from ...table.table import Table

AROUND, ARROW = 12, 34
"""Units between the target and the ring, and the length of the arrow."""
LABELS = ("detail", "name"), ("detail", "role")
"""The beginnings of the keys of items with a seat's name or tag."""
BELOW, ABOVE, NO_ARROW = 1, -1, 0
_made = shelf(0.1)


class Pointer(TableOverlay):
    """An overlay that marks ``points`` on ``table``: cards of the hand by a rim, others by a ring and an arrow."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.points: tuple[PointAt, ...] = ()
        self._shown: tuple[tuple[int, ...], ...] | None = None

    @property
    def dirty(self) -> bool:
        return self._shown != self._signs()

    def _signs(self) -> tuple[tuple[int, ...], ...]:
        return tuple((*rect, self._arrow_side(rect)) for rect, _ in self._rings())

    @property
    def _held(self) -> set[Card | None]:
        return {piece.face for piece in self.table.stage.hand()}

    @property
    def marks(self) -> Marks:
        cards = (BY_NAME[point.name] for point in self.points if point.what == "card")
        return Marks(frozenset(card for card in cards if card in self._held))

    def _rings(self) -> list[tuple[Rect, float]]:
        """The rectangles of the rings, each with its layer: a ring around a medallion is below the name."""
        held, around, found = self._held, 2 * self.table.metrics.px(AROUND), []
        for point in self.points:
            if (point.what != "card" or BY_NAME[point.name] not in held) and (rect := self._place(point)) is not None:
                layer = SEAT_LAYER + 0.5 if point.what == "seat" else TOP_LAYER - 1
                found.append((rect.inflate(around, around), layer))
        return found

    def _place(self, point: PointAt) -> Rect | None:
        stage, layout = self.table.stage, self.table.layout
        match point.what:
            case "seat":
                return centred(layout.seat(int(point.name)), 2 * layout.metrics.px(MEDALLION))
            case "panel":
                shown = self.table.canvas.shown.get(("hud", point.name))
                return shown.rect if shown is not None else None
            case "card":
                card = BY_NAME[point.name]
                return stage.around(p for pieces in stage.zones.lies.values() for p in pieces if p.face == card)
            case "talon":
                return stage.around(stage.zones.at(TALON))
        kinds = [pieces for zone, pieces in stage.zones.lies.items() if zone[0] == point.what]
        return stage.around(piece for pieces in kinds for piece in pieces)

    def _arrow_side(self, ring: Rect) -> int:
        """The side of ``ring`` on which an arrow covers no name and no saying; NO_ARROW if there is none."""
        long = self.table.metrics.px(ARROW)
        arrow = Rect(0, 0, long, long)
        written = [item.rect for key, item in self.table.canvas.shown.items() if key[0] == "said" or key[:2] in LABELS]
        for side in (BELOW, ABOVE):
            arrow.midtop = ring.midbottom if side == BELOW else (ring.centerx, ring.top - long)
            if arrow.top >= 0 and arrow.bottom < self.table.layout.hand_top and arrow.collidelist(written) < 0:
                return side
        return NO_ARROW

    def items(self) -> Sequence[Item]:
        metrics, found = self.table.metrics, []
        self._shown = self._signs()
        for number, (around, layer) in enumerate(self._rings()):
            arrow, thick = metrics.px(ARROW), max(3, metrics.px(4))
            side = self._arrow_side(around)
            picture = arrow_ring(around.width, around.height, arrow, thick, side, around.width == around.height)
            place = picture.get_rect(center=around.center)
            found.append(Item(("lesson", number), layer, place, (id(picture), tuple(place)), picture))
        return found

    def invalidate(self) -> None:
        self._shown = None


@_made.kept
def arrow_ring(width: int, height: int, arrow: int, thick: int, where: int, round_: bool) -> Surface:
    """A ring of ``width`` × ``height`` pixels, and an arrow above or below that points at it, or none."""
    made = blank((width + 2 * thick, height + 2 * (arrow + thick)))
    rect = Rect(0, 0, width, height)
    rect.center = made.get_rect().center
    radius = width // 2 if round_ else thick * 4
    lines = ((theme.NIGHT, 0), (theme.GILT_LIGHT, 1), (theme.VERMILION, 3), (theme.GILT_LIGHT, thick + 2),
             (theme.NIGHT, thick + 3), (plain.HOLE, thick + 4))
    plain.nested(made, rect.inflate(4, 4), radius + 2, lines)
    if where == NO_ARROW:
        return made
    tip = rect.bottom + thick if where == BELOW else rect.top - thick
    for colour, grow in ((theme.NIGHT, 3), (theme.GILT_LIGHT, 1), (theme.VERMILION, -2)):
        _arrow(made, (rect.centerx, tip), arrow - thick - 4, grow, where, colour)
    return made


def _arrow(surface: Surface, tip: tuple[int, int], long: int, grow: int, where: int, colour: theme.Colour) -> None:
    """Draw a filled arrow that ends at ``tip``, larger by ``grow`` pixels on all sides."""
    x, y = tip
    y -= where * grow
    head, half, shaft = long * 0.55, long * 0.42 + grow * 1.4, long * 0.14 + grow
    end = y + where * (long + 2 * grow)
    neck = y + where * (head + grow)
    points = [(x, y), (x + half, neck), (x + shaft, neck), (x + shaft, end), (x - shaft, end), (x - shaft, neck),
              (x - half, neck)]
    pygame.draw.polygon(surface, (*colour, 255), points)
