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
from ..widgets import ROOMY, Column, Fitted, Row, Space, Tracks, Widget, Written, muted, walk
from ..widgets.boxes import Width

HIGH, AIR, GAP = 30, 6, 18
"""Units: the least height of a row, the least gap between two rows, the gap between words and bars."""
ROOMIER = 24
"""Units by which the gap between two rows grows if there is room."""
NAMES, VALUES = 0.32, 0.2
"""The maximum shares of the width for names and for values."""


def _line(label: Widget) -> Widget:
    """``label`` in the middle of the least height of a row."""
    return Row([label, Space(HIGH)], 0, place="fill", grow=(0,))


class _ChartRow(Widget):
    """A row made of ``cells``, which is read as a whole and has the focus as a whole, so that keys show its tooltip."""

    focusable_kind = True

    def __init__(self, cells: Sequence[Widget], tip: Text | None = None) -> None:
        super().__init__(tip)
        self.cells = cells

    def written(self) -> Sequence[Written]:
        return [line for cell in self.cells for part in walk(cell) for line in part.written()]


class _Rows(Widget):
    """``rows`` in columns of ``widths``, with more room between them if the chart is high; ``foot`` is one more row."""

    def __init__(self, rows: Sequence[_ChartRow], widths: Sequence[Width], foot: Sequence[Widget] = ()) -> None:
        super().__init__()
        self.rows, self.foot = rows, foot
        self.tracks = Tracks([*(cell for row in rows for cell in row.cells), *foot], widths, GAP, level="start")

    @property
    def children(self) -> Sequence[Widget]:
        return self.rows

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        self.tracks.lines = AIR
        return room, self.tracks.needed(metrics, room)[1]

    def layout(self, rect: Rect, metrics: Metrics) -> None:
        super().layout(rect, metrics)
        spare = max(0, rect.height - self.preferred(metrics, rect.width)[1]) // len(self.rows)
        self.tracks.lines = AIR + min(ROOMIER, spare / metrics.ui_scale)
        self.tracks.layout(Rect(rect.topleft, (rect.width, 0)), metrics)
        for row in self.rows:
            first, *more = (cell.rect for cell in row.cells)
            row.layout(first.unionall(more), metrics)

    def written(self) -> Sequence[Written]:
        return [line for cell in self.foot for line in cell.written()]


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


class _Axis(Widget):
    """Round numbers from ``low`` to ``high`` below the bars."""

    def __init__(self, low: float, high: float) -> None:
        super().__init__()
        self.low, self.high = low, high

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        return room, text.line_height("small", metrics)

    @property
    def scale(self) -> Scale:
        return Scale(self.low, self.high, self.rect.left, self.rect.right)

    def ticks(self) -> list[int]:
        """The numbers, as many as the width allows."""
        each = max(text.width(words.signed(round(n)), "small", self.metrics) for n in (self.low, self.high))
        return ticks(self.low, self.high, max(1, self.rect.width // (each + self.metrics.px(30))))

    def written(self) -> Sequence[Written]:
        found = []
        for value in self.ticks():
            block = text.lay(words.signed(value), "small", self.metrics)
            place = Rect(self.scale.at(value) - block.width // 2, self.rect.top, block.width, block.height)
            found.append(Written(block, place, theme.ON_PAPER.muted))
        return found


class _BarRow(_ChartRow):
    """The row of a bar: name, bar, value."""

    def __init__(self, bar: Bar, axis: _Axis) -> None:
        value = Fitted(bar.value, "strong", align="right", colour=theme.score_colour(bar.mean))
        super().__init__([_line(Fitted(bar.name, "body")), Space(HIGH, ROOMY), _line(value)], bar.tip)
        self.bar, self.axis = bar, axis

    def draw(self, surface: Surface) -> None:
        """Draw the bar and its whisker, on a background under the pointer."""
        metrics, bar, at, y = self.metrics, self.bar, self.axis.scale.at, self.rect.centery
        if self.hovered:
            lit = Rect(self.axis.rect.left, self.rect.top, self.axis.rect.width, self.rect.height)
            plain.rounded(surface, lit, theme.PAPER2, metrics.radius)
            pygame.draw.line(surface, theme.GILT_DARK, (at(0), lit.top), (at(0), lit.bottom), metrics.line)
        start, end = sorted((at(0), at(bar.mean)))
        body = Rect(start, 0, max(metrics.px(3), end - start), round(self.rect.height * 0.46))
        body.centery = y
        plain.rounded(surface, body, theme.LEAF_DARK if bar.mean >= 0 else theme.VERMILION_DARK, metrics.px(3))
        low, high, half, line = at(bar.mean - bar.spread), at(bar.mean + bar.spread), metrics.px(5), metrics.line
        for begin, to in (((low, y), (high, y)), *(((x, y - half), (x, y + half)) for x in (low, high))):
            pygame.draw.line(surface, theme.INK, begin, to, line)
        super().draw(surface)


class Bars(_Rows):
    """Rows of ``bars`` over a common axis; ``across`` is the label of the axis."""

    def __init__(self, bars: Sequence[Bar], across: Text) -> None:
        self.axis = _Axis(*reach([bar.mean + side * bar.spread for bar in bars for side in (-1, 1)]))
        super().__init__([_BarRow(bar, self.axis) for bar in bars], (NAMES, "fill", VALUES),
                         [Fitted(across, "small", colour=theme.ON_PAPER.muted), self.axis, Space(0)])

    def draw(self, surface: Surface) -> None:
        """Draw grid lines at round numbers, then the bars."""
        line = self.metrics.line
        for value in self.axis.ticks():
            x = self.axis.scale.at(value)
            colour, thick = (theme.GILT_DARK, line) if value == 0 else (theme.PAPER3, max(1, line // 2))
            pygame.draw.line(surface, colour, (x, self.rect.top), (x, self.axis.rect.top), thick)
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


class _ShareRow(_ChartRow):
    """The row of a divided bar: its name, and the bar above its parts in words."""

    def __init__(self, share: ShareBar) -> None:
        self.share, self._place = share, Space(HIGH, ROOMY)
        said = " · ".join(said for number, _, said in share.parts if number) or words.say("statistics.never")
        super().__init__([_line(Fitted(share.name, "body")), Column([self._place, muted(said)], 0)], self._told)

    def _told(self) -> str:
        whole = self.share.whole
        return "\n".join([spoken(self.share.name),
                          *(f"{said} ({percent(number, whole)})" for number, _, said in self.share.parts)])

    def draw(self, surface: Surface) -> None:
        """Draw the parts, in each of them the percentage and the kind, or only the percentage, if there is room."""
        bar, whole, metrics = self._place.rect.inflate(0, -self.metrics.px(6)), self.share.whole, self.metrics
        plain.rounded(surface, bar, theme.PAPER3, metrics.px(4))
        so_far = 0
        for (number, what, _), colour in zip(self.share.parts, part_colours(), strict=False):
            start = bar.left + bar.width * so_far // max(1, whole)
            so_far += number
            end = bar.left + bar.width * so_far // max(1, whole)
            if end == start:
                continue
            gap = metrics.line if so_far < whole else 0
            part = Rect(start, bar.top, max(1, end - gap - start), bar.height)
            plain.rounded(surface, part, colour, metrics.px(4))
            share = percent(number, whole)
            blocks = [text.lay(said, "small", metrics) for said in (f"{share} {what}", share)]
            fitting = next((block for block in blocks if block.width + metrics.px(10) <= part.width
                            and block.height <= part.height + metrics.px(2)), None)
            if fitting is not None:
                text.draw(surface, fitting, part, theme.PAPER, "centre")
        super().draw(surface)


class Shares(_Rows):
    """Rows of ``shares``, with bars of equal length."""

    def __init__(self, shares: Sequence[ShareBar]) -> None:
        super().__init__([_ShareRow(share) for share in shares], (NAMES, "fill"))
