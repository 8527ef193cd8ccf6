"""The standings of a match: the winner in a garland, and a line for each player with numbers and a bar."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

import pygame
from pygame import Rect, Surface

from ....view import words
from ....view.access import Node, table_node
from ....view.sides import SeatRole, role_words
from ....view.table.choreography import GLEAM, STANDINGS, WREATH
from ....view.units import Metrics, Size
from ...draw import art, plain, theme
from ...draw.gilt import gilt, shine
from ...draw.pictures import blank, stick
from ...table.furniture import medallion, medallion_glow
from ...table.seats import name_plate, side_disc
from ...widgets import ROOMY, Composed, Drawn, Fitted, Label, Tracks, Widget, bounds_of
from ...widgets.boxes import Width
from .figures import Growing, plate

#: Units: the height of a line and of the picture in it, the room for the sign of a side, the least width of a bar for a
#: total, and the gap between columns.
ROW, PICTURE, SIGN, BAR, GAP = 38, 30, 32, 90, 12
INSIDE = 0.3
"""The radius of a single winner's medallion, as a share of the side of the garland."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A player's line: place (0 hides it), medallion, name, role in the deal, numbers, length of the bar.

    Integers are shown with their sign, in the colour for a gain or a loss.
    """

    place: int
    flower: str
    name: str
    role: SeatRole
    numbers: tuple[int | str, ...]
    reach: float
    own: bool

    @property
    def said(self) -> list[str]:
        return [words.signed(one) if isinstance(one, int) else one for one in self.numbers]


class Standings(Composed, Growing):
    """A line for each player with numbers under ``heads``, and a bar.

    The line of the player at the screen has a golden plate.
    """

    motion = STANDINGS

    def __init__(self, lines: Sequence[Standing], heads: Sequence[str] = ()) -> None:
        Growing.__init__(self)
        self.lines, self.heads = tuple(lines), tuple(heads)
        muted, signed = theme.ON_PAPER.muted, any(line.role != "none" for line in lines)
        self._faces = [Drawn(PICTURE + (SIGN if signed else 0), ROW, partial(self._draw_face, line)) for line in lines]
        rows = [[Label(words.number(line.place) if line.place else "", "heading", colour=muted), face,
                 Fitted(line.name, "strong" if line.own else "body"), *map(_number, line.numbers),
                 Drawn(BAR, ROW, partial(self._draw_bar, line))]
                for line, face in zip(lines, self._faces, strict=True)]
        if heads:
            titles = (Label(head, "small", align="right", colour=muted) for head in ("", "", "", *heads, ""))
            rows.insert(0, [*titles])
        first = 0 if any(line.place for line in lines) else 1
        widths: list[Width] = ["fit"] * (len(rows[0]) - 1 - first)
        self.content = Tracks([cell for row in rows for cell in row[first:]], [*widths, "fill"], GAP, level="fill")

    def node(self) -> Node | None:
        heads = ["", "", *(self.heads or [words.say("sheet.totals")])]
        rows = [[line.name, role_words(line.role), *line.said] for line in self.lines]
        return table_node([heads, *rows], bounds_of(self.rect))

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """The width of the words and, with room for it, a short bar; the height of all lines and the heads."""
        around = 2 * metrics.px(GAP)
        wide = self.content.preferred(metrics, ROOMY)[0] + around
        wide = max(wide - metrics.px(BAR), min(room, wide))
        return wide, self.content.preferred(metrics, wide - around)[1]

    def layout(self, rect: Rect, metrics: Metrics) -> None:
        """Place the lines, with a gap at both sides."""
        Widget.layout(self, rect, metrics)
        self.content.layout(rect.inflate(-2 * metrics.px(GAP), 0), metrics)

    def draw(self, surface: Surface) -> None:
        for line, face in zip(self.lines, self._faces, strict=True):
            if line.own:
                row = Rect(self.rect.left, face.rect.top, self.rect.width, face.rect.height)
                plate(surface, row.inflate(0, -2 * self.metrics.line), self.metrics, theme.HONEY, theme.GILT)
        super().draw(surface)

    @staticmethod
    def _draw_face(line: Standing, surface: Surface, place: Rect, metrics: Metrics) -> None:
        radius = metrics.px(PICTURE / 2)
        medallion(surface, line.flower, (place.left + radius, place.centery), radius)
        if line.role != "none":
            disc = side_disc(line.role, metrics.px(22))
            stick(surface, disc, disc.get_rect(midright=(place.right, place.centery)))

    def _draw_bar(self, line: Standing, surface: Surface, place: Rect, metrics: Metrics) -> None:
        if place.width < metrics.px(40):
            return
        high = metrics.px(11)
        low, top = min(0, *(one.reach for one in self.lines)), max(0, *(one.reach for one in self.lines))
        zero = place.left + round(place.width * -low / max(1, top - low))
        reach = round(place.width * line.reach / max(1, top - low) * self.share)
        bar = Rect(min(zero, zero + reach), place.centery - high // 2, abs(reach), high)
        colour = theme.ON_PAPER.gain if line.reach > 0 else theme.ON_PAPER.loss
        plain.rounded(surface, bar, colour, high // 2)
        pygame.draw.line(surface, theme.GILT_DARK, (zero, place.top + place.height // 5),
                         (zero, place.bottom - place.height // 5), metrics.line)


def _number(value: int | str) -> Label:
    return Label(words.signed(value) if isinstance(value, int) else value, "strong", align="right",
                 colour=theme.score_colour(value) if isinstance(value, int) else None)


class Wreath(Growing):
    """The winners' ``flowers`` in a garland ``high`` units high, with the ``name`` of a single winner at its foot."""

    motion = WREATH

    def __init__(self, flowers: Sequence[str], name: str, high: float) -> None:
        super().__init__()
        self.flowers, self.name, self.high = tuple(flowers), name, high
        self.light = 1.0
        """The progress of the light on the gilt of the garland, from 0 to 1."""

    def grow(self, elapsed: float) -> None:
        super().grow(elapsed)
        self.light = GLEAM.share(elapsed)

    @property
    def state(self) -> tuple[object, ...]:
        return self.share, self.light

    @property
    def ends(self) -> float:
        return GLEAM.end

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """A square of the preferred height, smaller if the room is too narrow, and the foot below it."""
        side = min(room, metrics.px(self.high))
        return side, side + metrics.px(12)

    def draw(self, surface: Surface) -> None:
        side = self.rect.height - self.metrics.px(12)
        whole = Rect(0, 0, side, side)
        whole.midtop = self.rect.midtop
        radius = round(side * INSIDE / len(self.flowers) ** 0.6)
        step = round(radius * 1.8)
        left = whole.centerx - step * (len(self.flowers) - 1) // 2
        for number, flower in enumerate(self.flowers):
            middle = left + step * number, whole.centery
            medallion_glow(surface, middle, radius)
            medallion(surface, flower, middle, radius)
        self._draw_garland(surface, whole)
        seen = whole.clip(surface.get_rect())
        if 0 < self.light < 1 and seen:
            shine(surface, gilt(surface.subsurface(seen)), seen, self.light)
        if len(self.flowers) == 1:
            ribbon = name_plate(self.name, self.metrics)
            stick(surface, ribbon, ribbon.get_rect(midbottom=self.rect.midbottom))

    def _draw_garland(self, surface: Surface, whole: Rect) -> None:
        garland = art.sprite("table/garland", whole.size)
        if garland is None or not self.share:
            return
        if self.share < 1:
            grown = blank(whole.size)
            pygame.draw.polygon(grown, (255, 255, 255, 255), _wedge(whole.width, self.share))
            grown.blit(garland, (0, 0), None, pygame.BLEND_RGBA_MULT)
            garland = grown
        stick(surface, garland, whole)


def _wedge(side: int, share: float) -> list[tuple[float, float]]:
    """The corners of the part of a square that contains ``share`` of a garland, which grows from its foot."""
    far = [180 * share * step / 16 for step in range(-16, 17)]
    return [(side / 2, side / 2), *((side / 2 + side * math.sin(math.radians(turn)),
                                     side / 2 + side * math.cos(math.radians(turn))) for turn in far)]
