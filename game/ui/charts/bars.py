"""Bars from zero to a mean, in rows over a common axis, with whiskers for the spread."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from ...view import words
from ...view.numbers import Scale, reach, ticks
from ...view.units import Metrics, Size
from ...view.words import Text, spoken
from ..draw import plain, text, theme
from ..widgets.base import ROOMY, Widget, Written

HIGH, AIR, GAP = 30, 10, 12
"""Units: least height of a row, padding above and below its words together, gap between words and axis."""
ROOMIER = 26
"""Units added to the height of a row if there is room."""
NAMES, VALUES = 0.32, 0.2
"""The largest shares of the width for names and values."""


@dataclass(frozen=True, slots=True)
class Bar:
    """A bar called ``name`` up to ``mean``; its whisker extends ``spread`` to both sides; ``value`` is its label."""

    name: Text
    mean: float
    spread: float
    value: str
    tip: Text


class _Row(Widget):
    """The row of a bar: name, bar, value. It is focusable, so that its tip can be read with the keys."""

    focusable_kind = True

    def __init__(self, bar: Bar) -> None:
        super().__init__(bar.tip)
        self.bar = bar
        self.scale = Scale(0, 1, 0, 1)
        self.sides = (0, 0)

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """The height of its name."""
        name = self.name_block(metrics, round(room * NAMES))
        return room, max(metrics.px(HIGH), name.height + metrics.px(AIR))

    def name_block(self, metrics: Metrics, room: int) -> text.Block:
        """The name, wrapped if ``room`` is short."""
        return text.fit(spoken(self.bar.name), "body", metrics, room)

    def value_block(self, metrics: Metrics, room: int) -> text.Block:
        """The value."""
        return text.fit(self.bar.value, "strong", metrics, room)

    def written(self) -> Sequence[Written]:
        """The name and the value."""
        left, right = self.sides
        at = Rect(self.rect.left, self.rect.top, left, self.rect.height)
        end = Rect(self.rect.right - right, self.rect.top, right, self.rect.height)
        ground = theme.ON_PAPER
        colour = ground.gain if self.bar.mean > 0 else ground.loss if self.bar.mean < 0 else ground.ink
        return (Written(self.name_block(self.metrics, left), at, ground.ink),
                Written(self.value_block(self.metrics, right), end, colour, "right"))

    def draw(self, surface: Surface) -> None:
        """The bar on its line."""
        metrics, bar = self.metrics, self.bar
        if self.hovered:
            lit = Rect(self.scale.start, self.rect.top, self.scale.end - self.scale.start, self.rect.height)
            plain.rounded(surface, lit, theme.PAPER2, metrics.radius)
            zero = self.scale.at(0)
            pygame.draw.line(surface, theme.GILT_DARK, (zero, lit.top), (zero, lit.bottom), metrics.line)
        start, end = sorted((self.scale.at(0), self.scale.at(bar.mean)))
        body = Rect(start, 0, max(metrics.px(3), end - start), round(self.rect.height * 0.46))
        body.centery = self.rect.centery
        plain.rounded(surface, body, theme.LEAF_DARK if bar.mean >= 0 else theme.VERMILION_DARK, metrics.px(3))
        self._draw_whisker(surface)
        super().draw(surface)

    def _draw_whisker(self, surface: Surface) -> None:
        bar, y, line = self.bar, self.rect.centery, max(1, self.metrics.line)
        low, high = self.scale.at(bar.mean - bar.spread), self.scale.at(bar.mean + bar.spread)
        pygame.draw.line(surface, theme.INK, (low, y), (high, y), line)
        for x in (low, high):
            half = self.metrics.px(5)
            pygame.draw.line(surface, theme.INK, (x, y - half), (x, y + half), line)


class Bars(Widget):
    """``bars`` over a common axis; ``across`` is the label of the axis."""

    def __init__(self, bars: Sequence[Bar], across: Text) -> None:
        super().__init__()
        self.rows = tuple(_Row(bar) for bar in bars)
        self.across = across
        ends = [bar.mean + side * bar.spread for bar in bars for side in (-1, 1)]
        self._low, self._high = reach(ends)

    @property
    def children(self) -> Sequence[Widget]:
        """A row for each bar."""
        return self.rows

    def _sides(self, metrics: Metrics, room: int) -> tuple[int, int]:
        """The widths of names and values."""
        names = max(*(row.name_block(metrics, round(room * NAMES)).width for row in self.rows),
                    self._title(metrics, room).width)
        values = max(row.value_block(metrics, round(room * VALUES)).width for row in self.rows)
        return names, values

    def _title(self, metrics: Metrics, room: int) -> text.Block:
        """The label of the axis, left of its numbers."""
        return text.fit(spoken(self.across), "small", metrics, round(room * NAMES))

    def _foot(self, metrics: Metrics, room: int) -> int:
        return max(text.line_height("small", metrics), self._title(metrics, room).height) + metrics.px(AIR)

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """All the width; a row for each bar, and the axis."""
        return room, sum(row.preferred(metrics, room)[1] for row in self.rows) + self._foot(metrics, room)

    def layout(self, rect: Rect, metrics: Metrics) -> None:
        """From the top."""
        super().layout(rect, metrics)
        sides = self._sides(metrics, rect.width)
        top, gap = rect.top, metrics.px(GAP)
        scale = Scale(self._low, self._high, rect.left + sides[0] + gap, rect.right - sides[1] - gap)
        spare = max(0, rect.height - self.preferred(metrics, rect.width)[1]) // len(self.rows)
        for row in self.rows:
            row.scale, row.sides = scale, sides
            high = row.preferred(metrics, rect.width)[1] + min(spare, metrics.px(ROOMIER))
            row.layout(Rect(rect.left, top, rect.width, high), metrics)
            top += high

    def _ticks(self) -> list[int]:
        scale = self.rows[0].scale
        each = max(text.width(words.signed(round(n)), "small", self.metrics) for n in (self._low, self._high))
        return ticks(scale.low, scale.high, max(1, (scale.end - scale.start) // (each + self.metrics.px(30))))

    def written(self) -> Sequence[Written]:
        """The numbers and the label of the axis."""
        scale, high = self.rows[0].scale, text.line_height("small", self.metrics)
        top, muted = self.rows[-1].rect.bottom + self.metrics.px(AIR) // 2, theme.ON_PAPER.muted
        found = []
        for value in self._ticks():
            block = text.lay(words.signed(value), "small", self.metrics)
            found.append(Written(block, Rect(scale.at(value) - block.width // 2, top, block.width, high), muted))
        title = self._title(self.metrics, self.rect.width)
        return [*found, Written(title, Rect(self.rect.left, top, title.width, title.height), muted)]

    def draw(self, surface: Surface) -> None:
        """Grid lines at round numbers, then the bars."""
        scale, line = self.rows[0].scale, self.metrics.line
        bottom = self.rows[-1].rect.bottom
        for value in self._ticks():
            x = scale.at(value)
            colour, thick = (theme.GILT_DARK, line) if value == 0 else (theme.PAPER3, max(1, line // 2))
            pygame.draw.line(surface, colour, (x, self.rect.top), (x, bottom), thick)
        super().draw(surface)
