"""Bars in rows: from zero to a mean with whiskers for the spread, and wholes divided into parts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from ...view import words
from ...view.statistics import Scale, percent, reach, ticks
from ...view.units import Metrics, Size
from ...view.words import Text, spoken
from ..draw import plain, text, theme
from ..draw.theme import Colour
from ..widgets import ROOMY, Widget, Written

HIGH, AIR, GAP = 30, 10, 12
"""Units: the least height of a row, the total padding above and below its words, the gap between words and axis."""
ROOMIER = 26
"""Units added to the height of a row if there is room."""
NAMES, VALUES = 0.32, 0.2
"""The maximum shares of the width for names and for values."""
SHARE_AIR, SHARE_GAP, SHARE_ROOMIER = 14, 14, 22
"""Units for bars with parts: the gap between two rows, between name and bar, and the most added to the first gap."""
SHARE_NAMES = 0.3
"""The maximum share of the width for the names of bars with parts."""


@dataclass(frozen=True, slots=True)
class Bar:
    """A bar called ``name`` from zero to ``mean``, with ``value`` as its label.

    Its whisker extends ``spread`` to both sides.
    """

    name: Text
    mean: float
    spread: float
    value: str
    tip: Text


class _BarRow(Widget):
    """The row of a bar: name, bar, value. It can have the focus, so that its tooltip can be read with the keys."""

    focusable_kind = True

    def __init__(self, bar: Bar) -> None:
        super().__init__(bar.tip)
        self.bar = bar
        self.scale = Scale(0, 1, 0, 1)
        self.sides = (0, 0)

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        name = self.name_block(metrics, round(room * NAMES))
        return room, max(metrics.px(HIGH), name.height + metrics.px(AIR))

    def name_block(self, metrics: Metrics, room: int) -> text.Block:
        """The name laid out, wrapped if ``room`` is short."""
        return text.fit(spoken(self.bar.name), "body", metrics, room)

    def value_block(self, metrics: Metrics, room: int) -> text.Block:
        return text.fit(self.bar.value, "strong", metrics, room)

    def written(self) -> Sequence[Written]:
        left, right = self.sides
        at = Rect(self.rect.left, self.rect.top, left, self.rect.height)
        end = Rect(self.rect.right - right, self.rect.top, right, self.rect.height)
        ground = theme.ON_PAPER
        colour = ground.gain if self.bar.mean > 0 else ground.loss if self.bar.mean < 0 else ground.ink
        return (Written(self.name_block(self.metrics, left), at, ground.ink),
                Written(self.value_block(self.metrics, right), end, colour, "right"))

    def draw(self, surface: Surface) -> None:
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
    """Rows of ``bars`` over a common axis; ``across`` is the label of the axis."""

    def __init__(self, bars: Sequence[Bar], across: Text) -> None:
        super().__init__()
        self.rows = tuple(_BarRow(bar) for bar in bars)
        self.across = across
        ends = [bar.mean + side * bar.spread for bar in bars for side in (-1, 1)]
        self._low, self._high = reach(ends)

    @property
    def children(self) -> Sequence[Widget]:
        return self.rows

    def _sides(self, metrics: Metrics, room: int) -> tuple[int, int]:
        """The widths in pixels of the names and of the values."""
        first = text.width(words.signed(round(self._low)), "small", metrics)
        names = max(*(row.name_block(metrics, round(room * NAMES)).width for row in self.rows),
                    self._title(metrics, room).width + first // 2)
        values = max(row.value_block(metrics, round(room * VALUES)).width for row in self.rows)
        return names, values

    def _title(self, metrics: Metrics, room: int) -> text.Block:
        """The label of the axis laid out, left of its numbers."""
        return text.fit(spoken(self.across), "small", metrics, round(room * NAMES))

    def _foot(self, metrics: Metrics, room: int) -> int:
        return max(text.line_height("small", metrics), self._title(metrics, room).height) + metrics.px(AIR)

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        return room, sum(row.preferred(metrics, room)[1] for row in self.rows) + self._foot(metrics, room)

    def layout(self, rect: Rect, metrics: Metrics) -> None:
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
        scale, high = self.rows[0].scale, text.line_height("small", self.metrics)
        top, muted = self.rows[-1].rect.bottom + self.metrics.px(AIR) // 2, theme.ON_PAPER.muted
        found = []
        for value in self._ticks():
            block = text.lay(words.signed(value), "small", self.metrics)
            found.append(Written(block, Rect(scale.at(value) - block.width // 2, top, block.width, high), muted))
        title = self._title(self.metrics, self.rect.width)
        return [*found, Written(title, Rect(self.rect.left, top, title.width, title.height), muted)]

    def draw(self, surface: Surface) -> None:
        """Draw grid lines at round numbers, then the bars."""
        scale, line = self.rows[0].scale, self.metrics.line
        bottom = self.rows[-1].rect.bottom
        for value in self._ticks():
            x = scale.at(value)
            colour, thick = (theme.GILT_DARK, line) if value == 0 else (theme.PAPER3, max(1, line // 2))
            pygame.draw.line(surface, colour, (x, self.rect.top), (x, bottom), thick)
        super().draw(surface)


def part_colours() -> tuple[Colour, ...]:
    """A colour for each part of a bar."""
    return theme.LEAF_DARK, theme.VERMILION_DARK, theme.GILT_DARK


@dataclass(frozen=True, slots=True)
class ShareBar:
    """A bar called ``name`` divided into ``parts``; each is a number, a kind, and both in words: 1, “won”, “1 won”."""

    name: Text
    parts: Sequence[tuple[int, str, str]]

    @property
    def whole(self) -> int:
        return sum(number for number, _, _ in self.parts)


class _ShareRow(Widget):
    focusable_kind = True

    def __init__(self, share: ShareBar) -> None:
        super().__init__()
        self.share, self.left = share, 0
        self.tip = self._told

    def _told(self) -> str:
        whole = self.share.whole
        return "\n".join([spoken(self.share.name),
                          *(f"{said} ({percent(number, whole)})" for number, _, said in self.share.parts)])

    def _said(self) -> str:
        return " · ".join(said for number, _, said in self.share.parts if number) or words.say("statistics.never")

    def _room(self, room: int, metrics: Metrics) -> int:
        return max(1, room - self.left - metrics.px(SHARE_GAP))

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        below = text.lay(self._said(), "small", metrics, self._room(room, metrics)).height
        name = text.fit(spoken(self.share.name), "body", metrics, self.left).height
        return room, max(name, metrics.px(HIGH)) + below

    def _bar(self) -> Rect:
        left = self.rect.left + self.left + self.metrics.px(SHARE_GAP)
        below = text.lay(self._said(), "small", self.metrics, self._room(self.rect.width, self.metrics)).height
        bar = Rect(left, 0, self.rect.right - left, self.metrics.px(HIGH) - self.metrics.px(6))
        bar.bottom = self.rect.bottom - below - self.metrics.px(2)
        return bar

    def written(self) -> Sequence[Written]:
        bar = self._bar()
        name = text.fit(spoken(self.share.name), "body", self.metrics, self.left)
        said = text.lay(self._said(), "small", self.metrics, bar.width)
        at = Rect(self.rect.left, 0, self.left, name.height)
        at.centery = max(bar.centery, self.rect.top + name.height // 2)
        return (Written(name, at, theme.INK),
                Written(said, Rect(bar.left, self.rect.bottom - said.height, bar.width, said.height),
                        theme.ON_PAPER.muted))

    def draw(self, surface: Surface) -> None:
        bar, whole, radius = self._bar(), self.share.whole, self.metrics.px(4)
        plain.rounded(surface, bar, theme.PAPER3, radius)
        so_far = 0
        for (number, what, _), colour in zip(self.share.parts, part_colours(), strict=False):
            start = bar.left + bar.width * so_far // max(1, whole)
            so_far += number
            end = bar.left + bar.width * so_far // max(1, whole)
            if end > start:
                gap = self.metrics.line if so_far < whole else 0
                end = max(start + 1, end - gap)
                plain.rounded(surface, Rect(start, bar.top, end - start, bar.height), colour, radius)
                self._draw_words(surface, Rect(start, bar.top, end - start, bar.height), percent(number, whole), what)
        super().draw(surface)

    def _draw_words(self, surface: Surface, room: Rect, share: str, what: str) -> None:
        """Draw the percentage and the kind of a part within it; if room is short, only the percentage, or nothing."""
        for said in (f"{share} {what}", share):
            block = text.lay(said, "small", self.metrics)
            if block.width + self.metrics.px(10) <= room.width and block.height <= room.height + self.metrics.px(2):
                text.draw(surface, block, room, theme.PAPER, "centre")
                return


class Shares(Widget):
    """Rows of ``shares``, with bars of equal length."""

    def __init__(self, shares: Sequence[ShareBar]) -> None:
        super().__init__()
        self.rows = tuple(_ShareRow(share) for share in shares)

    @property
    def children(self) -> Sequence[Widget]:
        return self.rows

    def _align(self, metrics: Metrics, room: int) -> None:
        most = round(room * SHARE_NAMES)
        left = max(text.fit(spoken(row.share.name), "body", metrics, most).width for row in self.rows)
        for row in self.rows:
            row.left = left

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        self._align(metrics, room)
        gaps = metrics.px(SHARE_AIR) * (len(self.rows) - 1)
        return room, sum(row.preferred(metrics, room)[1] for row in self.rows) + gaps

    def layout(self, rect: Rect, metrics: Metrics) -> None:
        super().layout(rect, metrics)
        self._align(metrics, rect.width)
        spare = max(0, rect.height - self.preferred(metrics, rect.width)[1]) // len(self.rows)
        top, gap = rect.top, metrics.px(SHARE_AIR) + min(spare, metrics.px(SHARE_ROOMIER))
        for row in self.rows:
            high = row.preferred(metrics, rect.width)[1]
            row.layout(Rect(rect.left, top, rect.width, high), metrics)
            top += high + gap
