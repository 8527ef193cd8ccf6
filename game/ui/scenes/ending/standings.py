"""The standings of a match: the winner in a garland, and a line for each player with numbers and a bar."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from ....view import words
from ....view.access import Node, table_node
from ....view.sides import SeatRole, role_words
from ....view.table.choreography import GLEAM, STANDINGS, WREATH
from ....view.units import Metrics, Size
from ...draw import art, plain, text, theme
from ...draw.gilt import gilt, shine
from ...draw.pictures import blank, stick
from ...table.furniture import medallion, medallion_glow
from ...table.seats import name_plate, side_disc
from ...widgets import ROOMY, Written
from ...widgets.base import bounds_of
from .figures import Growing, plate

#: Units: the height of a line and of the picture in it, and the least width of a bar for a total.
ROW, PICTURE, BAR = 38, 30, 90
NAME_GAP = 24
"""Units between a name and the numbers at the right of it."""
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
        """The numbers as text."""
        return [words.signed(one) if isinstance(one, int) else one for one in self.numbers]


class Standings(Growing):
    """A line for each player with numbers under ``heads``, and a bar; the line of the player at the screen has a golden
    plate."""

    motion = STANDINGS

    def __init__(self, lines: Sequence[Standing], heads: Sequence[str] = ()) -> None:
        super().__init__()
        self.lines, self.heads = tuple(lines), tuple(heads)

    def node(self) -> Node | None:
        """A row for each player: name, role and numbers."""
        heads = ["", "", *(self.heads or [words.say("sheet.totals")])]
        rows = [[line.name, role_words(line.role), *line.said] for line in self.lines]
        return table_node([heads, *rows], bounds_of(self.rect))

    @property
    def _signed(self) -> bool:
        return any(line.role != "none" for line in self.lines)

    def _row(self, metrics: Metrics) -> int:
        return max(metrics.px(ROW), text.line_height("body", metrics) + metrics.px(8))

    def _columns(self, metrics: Metrics) -> list[int]:
        """The widths of the number columns."""
        columns = zip(*(line.said for line in self.lines), strict=True)
        return [max(text.width(head, "small", metrics), *(text.width(said, "strong", metrics) for said in some))
                + metrics.px(14) for head, some in zip(self.heads or ("",), columns, strict=True)]

    def _before(self, metrics: Metrics) -> int:
        """The pixels from the left edge to the names."""
        place = text.width("0", "heading", metrics) + metrics.px(10) if any(line.place for line in self.lines) else 0
        sign = metrics.px(26) if self._signed else 0
        return metrics.px(12) + place + metrics.px(PICTURE + 10) + sign

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """The width of the words and, with room for it, a short bar; the height of all lines and the heads."""
        names = max(text.width(line.name, "strong" if line.own else "body", metrics) for line in self.lines)
        said = self._before(metrics) + names + sum(self._columns(metrics)) + metrics.px(NAME_GAP)
        return max(said, min(room, said + metrics.px(BAR))), self._top(metrics) + len(self.lines) * self._row(metrics)

    def _top(self, metrics: Metrics) -> int:
        return text.line_height("small", metrics) if self.heads else 0

    def _rows(self) -> list[tuple[Standing, Rect]]:
        high = self._row(self.metrics)
        top = self.rect.top + self._top(self.metrics)
        return [(line, Rect(self.rect.left, top + number * high, self.rect.width, high))
                for number, line in enumerate(self.lines)]

    def _bars(self) -> int:
        """The width in pixels that is left for the bars."""
        names = max(self._name(line).width for line in self.lines)
        return max(0, self.rect.width - self._before(self.metrics) - names - sum(self._columns(self.metrics))
                   - self.metrics.px(NAME_GAP))

    def _name(self, line: Standing) -> text.Block:
        room = self.rect.width - self._before(self.metrics) - sum(self._columns(self.metrics)) - self.metrics.px(16)
        return text.fit(line.name, "strong" if line.own else "body", self.metrics, max(1, room))

    def draw(self, surface: Surface) -> None:
        """Draw plate, picture, sign and bar of each line, then the words."""
        for line, row in self._rows():
            if line.own:
                plate(surface, row.inflate(0, -2 * self.metrics.line), self.metrics, theme.HONEY, theme.GILT)
            self._draw_face(surface, line, row)
            self._draw_bar(surface, line, row)
        super().draw(surface)

    def _draw_face(self, surface: Surface, line: Standing, row: Rect) -> None:
        metrics = self.metrics
        names = row.left + self._before(metrics)
        if self._signed:
            names -= metrics.px(26)
            if line.role != "none":
                disc = side_disc(line.role, metrics.px(22))
                stick(surface, disc, disc.get_rect(center=(names + metrics.px(9), row.centery)))
        radius = metrics.px(PICTURE / 2)
        medallion(surface, line.flower, (names - metrics.px(12) - radius, row.centery), radius)

    def _draw_bar(self, surface: Surface, line: Standing, row: Rect) -> None:
        metrics, room = self.metrics, self._bars()
        if room < metrics.px(40):
            return
        right, high = row.right - metrics.px(10), metrics.px(11)
        low, top = min(0, *(one.reach for one in self.lines)), max(0, *(one.reach for one in self.lines))
        zero = right - room + round(room * -low / max(1, top - low))
        reach = round(room * line.reach / max(1, top - low) * self.share)
        bar = Rect(min(zero, zero + reach), row.centery - high // 2, abs(reach), high)
        colour = theme.ON_PAPER.gain if line.reach > 0 else theme.ON_PAPER.loss
        plain.rounded(surface, bar, colour, high // 2)
        pygame.draw.line(surface, theme.GILT_DARK, (zero, row.top + row.height // 5),
                         (zero, row.bottom - row.height // 5), metrics.line)

    def written(self) -> Sequence[Written]:
        """The heads, and the place, name and numbers of each line."""
        metrics, found = self.metrics, list[Written]()
        columns = self._columns(metrics)
        end = self.rect.right - metrics.px(18) - self._bars()
        starts = [end - sum(columns[number:]) for number in range(len(columns))]
        for head, start, wide in zip(self.heads, starts, columns, strict=False):
            block = text.lay(head, "small", metrics)
            found.append(Written(block, Rect(start, self.rect.top, wide, block.height), theme.ON_PAPER.muted, "right"))
        for line, row in self._rows():
            found.append(Written(self._name(line), Rect(row.left + self._before(metrics), row.top, row.width,
                                                        row.height), theme.INK))
            if line.place:
                place = text.lay(words.number(line.place), "heading", metrics)
                found.append(Written(place, Rect(row.left + metrics.px(12), row.top, place.width, row.height),
                                     theme.ON_PAPER.muted))
            for value, said, start, wide in zip(line.numbers, line.said, starts, columns, strict=True):
                colour = theme.score_colour(value) if isinstance(value, int) else theme.INK
                found.append(Written(text.lay(said, "strong", metrics), Rect(start, row.top, wide, row.height), colour,
                                     "right"))
        return found


class Wreath(Growing):
    """The winners' ``flowers`` in a garland ``high`` units high, with the ``name`` of a single winner at its foot."""

    motion = WREATH

    def __init__(self, flowers: Sequence[str], name: str, high: float) -> None:
        super().__init__()
        self.flowers, self.name, self.high = tuple(flowers), name, high
        self.light = 1.0
        """How far the light on the gilt of the garland has moved, from 0 to 1."""

    def grow(self, elapsed: float) -> None:
        """Set the state of the garland and of the light ``elapsed`` seconds after the sheet appeared."""
        super().grow(elapsed)
        self.light = GLEAM.share(elapsed)

    @property
    def state(self) -> tuple[object, ...]:
        """How far the garland has grown, and how far the light has moved."""
        return self.share, self.light

    @property
    def ends(self) -> float:
        """The seconds after which the light has ended."""
        return GLEAM.end

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """A square of the wanted height, smaller if the room is too narrow, and the foot below it."""
        side = min(room, metrics.px(self.high))
        return side, side + metrics.px(12)

    def draw(self, surface: Surface) -> None:
        """Draw the light, the medallions, the garland and the ribbon."""
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
        """Draw the garland as far as it has grown."""
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
    """The corners of the part of a square in which ``share`` of a garland is; it grows from the foot on both sides."""
    far = [180 * share * step / 16 for step in range(-16, 17)]
    return [(side / 2, side / 2), *((side / 2 + side * math.sin(math.radians(turn)),
                                     side / 2 + side * math.cos(math.radians(turn))) for turn in far)]
