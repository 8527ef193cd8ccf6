"""A chart of a match: the totals after each deal that counts."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate, pairwise

import pygame
from pygame import Rect, Surface

from ....engine.rules import Seat
from ....view import words
from ....view.access import Node, table_node
from ....view.table.choreography import COURSE
from ....view.units import Metrics, Size
from ...app.scene import Pop
from ...charts.line import line_colours
from ...charts.strands import draw_beads, draw_strands
from ...draw import text, theme
from ...table.table import Table
from ...widgets.base import ROOMY, Label, Widget, bounds_of
from ...widgets.button import Button
from ..ending.growing import Growing
from ..paper import Overlay

APART = 12
"""Units between two deals at least for a dot at each."""
ABOVE = 8
"""Units from the upper edge to the lines."""


class MatchChart(Growing):
    """The running total of every seat after each deal; zero is a line of its own, that of the seat ``own`` is thick.

    It is ``high`` units high, or about half the window.
    """

    motion = COURSE

    def __init__(self, names: Sequence[str], payments: Sequence[Sequence[int]], own: Seat | None = None,
                 high: float = 0) -> None:
        super().__init__()
        self.own, self.high = own, high
        self.names = list(names)
        self.totals = [[0, *accumulate(deal[seat] for deal in payments)] for seat in range(len(names))]

    def node(self) -> Node | None:
        """A row for each deal: its number, and everyone's total after it."""
        rows = [[words.number(deal), *map(words.signed, totals)]
                for deal, totals in enumerate(zip(*self.totals, strict=True)) if deal]
        return table_node([[words.say("panel.deal_number"), *self.names], *rows], bounds_of(self.rect))

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """Half the window, or the height wanted; never too low for the names below each other."""
        if self.high:
            names = len(self.names) * text.line_height("small", metrics)
            high = max(metrics.px(self.high), names + metrics.px(ABOVE) + self._below(metrics))
            return min(room, metrics.px(520)) if room == ROOMY else room, high
        return min(room, round(metrics.width * 0.66)), round(metrics.height * 0.52)

    def frame(self) -> Rect:
        """The area of the lines."""
        metrics = self.metrics
        left = max(text.width(words.signed(n), "small", metrics) for n in self._span()) + metrics.px(12)
        right = max(text.width(name, "small", metrics) for name in self.names) + metrics.px(14)
        return Rect(self.rect.left + left, self.rect.top + metrics.px(ABOVE), self.rect.width - left - right,
                    self.rect.height - self._below(metrics) - metrics.px(ABOVE))

    @staticmethod
    def _below(metrics: Metrics) -> int:
        """The pixels below the lines, for the numbers of the deals."""
        return text.line_height("small", metrics) + metrics.px(6)

    def _span(self) -> tuple[int, int]:
        """The least and the greatest value of any line; never an empty range."""
        values = [value for line in self.totals for value in line]
        return min(values), max(*values, min(values) + 1)

    def _at(self, frame: Rect, deal: int, value: int) -> tuple[int, int]:
        low, high = self._span()
        deals = max(1, len(self.totals[0]) - 1)
        return (frame.left + round(frame.width * deal / deals),
                frame.bottom - round(frame.height * (value - low) / (high - low)))

    def draw(self, surface: Surface) -> None:
        """Axes, lines, names."""
        frame, metrics = self.frame(), self.metrics
        self._draw_axes(surface, frame)
        courses = [[self._at(frame, deal, value) for deal, value in enumerate(line)] for line in self.totals]
        clip = surface.get_clip()
        come = frame.inflate(metrics.px(16), metrics.px(16))
        come.width = round(come.width * self.share)
        surface.set_clip(clip.clip(come))
        draw_strands(surface, courses, line_colours(), metrics.px(3))
        beads = len(courses[0]) * metrics.px(APART) <= frame.width
        if beads:
            for spots in zip(*courses, strict=True):
                draw_beads(surface, spots, line_colours(), metrics.px(4))
        if self.own is not None:
            self._draw_own(surface, courses[self.own], beads=beads)
        surface.set_clip(clip)
        self._draw_names(surface, frame)

    def _draw_own(self, surface: Surface, course: Sequence[tuple[int, int]], *, beads: bool) -> None:
        """The player's line over the others, thick and with an edge of ink."""
        assert self.own is not None
        for colour, thick in ((theme.INK, 7), (line_colours()[self.own], 5)):
            for start, end in pairwise(course):
                pygame.draw.aaline(surface, colour, start, end, self.metrics.px(thick))
            for spot in course if beads else ():
                pygame.draw.aacircle(surface, colour, spot, self.metrics.px(thick - 1))

    def _draw_axes(self, surface: Surface, frame: Rect) -> None:
        metrics = self.metrics
        for value in sorted({0, *self._span()}):
            _, y = self._at(frame, 0, value)
            colour = theme.GILT if value else theme.INK
            pygame.draw.line(surface, colour, (frame.left, y), (frame.right, y), metrics.line)
            block = text.lay(words.signed(value), "small", metrics)
            text.draw(surface, block, Rect(self.rect.left, y - block.height // 2, frame.left - self.rect.left
                                           - metrics.px(6), block.height), theme.ON_PAPER.muted, "right")
        deals = len(self.totals[0]) - 1
        widest = text.width(words.number(deals), "small", metrics) + metrics.px(8)
        for deal in range(1, deals + 1, -(-deals * widest // max(1, frame.width))):
            x, _ = self._at(frame, deal, 0)
            block = text.lay(words.number(deal), "small", metrics)
            below = Rect(x - block.width // 2, frame.bottom + metrics.px(2), block.width, block.height)
            text.draw(surface, block, below, theme.ON_PAPER.muted)

    def _draw_names(self, surface: Surface, frame: Rect) -> None:
        """At the lines' ends, moved apart where lines end close together."""
        metrics, high = self.metrics, text.line_height("small", self.metrics)
        ends = sorted((self._at(frame, len(line) - 1, line[-1])[1], seat) for seat, line in enumerate(self.totals))
        top = frame.top - high
        for place, (y, seat) in enumerate(ends):
            last = frame.bottom + metrics.px(ABOVE) - high * (len(ends) - place)
            top = min(max(y - high // 2, top + high), last)
            block = text.lay(self.names[seat], "small", metrics)
            text.draw(surface, block, Rect(frame.right + metrics.px(8), top, block.width, high), line_colours()[seat])


def match_chart(table: Table) -> Overlay:
    """A panel with the chart of the match at ``table``."""
    names = [table.name(seat) for seat in range(table.session.rules.at_table)]
    payments = list(table.session.course)
    own = None if table.demo else table.session.viewer

    def build() -> list[Widget]:
        return [Label(words.lazy("chart.title"), "heading", align="centre"), MatchChart(names, payments, own),
                Button(words.lazy("common.close"), Pop, primary=True)]
    return Overlay(build)
