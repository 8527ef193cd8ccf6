"""A sheet that takes the fullest of several forms for which the window and the size of text leave room."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import pygame
from pygame import Rect, Surface

from ....view.units import TEXT_PERCENTS, Metrics, Size
from ....view.words import Text, spoken
from ...draw import text, theme
from ...draw.theme import Ground
from ...widgets.base import ROOMY, Callback, Widget, Written, walk
from ...widgets.boxes import Column
from ...widgets.button import Button, TextButton
from .growing import Growing

#: Units: the padding of the sheet, between its columns, from it to the window's rim, and its greatest width.
PAD, GUTTER, RIM, WIDE, NARROW = 32, 34, 8, 1150, 640
#: Text of at least this many percent is large.
LARGE = 125
#: Units of a quiet button: left and right of its words, and above and below them together.
SIDE, AIR = 22, 8


class QuietButton(TextButton):
    """A way on beside the main one: a word with a thin line below."""

    def __init__(self, words: Text, action: Callback, *, on: Ground = theme.ON_PAPER) -> None:
        super().__init__(words, action)
        self.on = on

    @property
    def side(self) -> int:
        """The pixels at the left and right of its words."""
        return self.metrics.px(SIDE)

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """The size of its words."""
        sides = 2 * metrics.px(SIDE)
        block = text.fit(spoken(self.words), "body", metrics, room - sides)
        return block.width + sides, block.height + metrics.px(AIR)

    def draw(self, surface: Surface) -> None:
        """The words and the line, which the buds join where it is pointed at."""
        super().draw(surface)
        spot = self.written()[0].spot
        y = spot.bottom - self.metrics.px(1)
        pygame.draw.line(surface, self.on.line, (spot.left, y), (spot.right, y), self.metrics.line)

    def written(self) -> Sequence[Written]:
        """Its words in the ink of its ground."""
        inner = self.rect.inflate(-2 * self.metrics.px(SIDE), 0)
        block = text.fit(spoken(self.words), "body", self.metrics, inner.width)
        colour = self.on.accent if self.hovered or self.focused else self.on.ink
        return (Written(block, inner, colour, "centre"),)


@dataclass(frozen=True, slots=True)
class SheetForm:
    """One form of a sheet: its columns from left to right. A ``bare`` one leaves out what should be seen."""

    columns: tuple[Column, ...]
    bare: bool = False


class EndSheet(Widget):
    """The first of ``forms`` that fits in the window ``metrics``, with the largest text up to the one chosen.

    Text is made smaller, as long as it is still large, before a bare form is taken.
    """

    def __init__(self, forms: Sequence[SheetForm]) -> None:
        super().__init__()
        self.forms = list(forms)
        self.form = self.forms[-1]

    @property
    def children(self) -> Sequence[Widget]:
        """The columns of the form that fits."""
        return self.form.columns

    @property
    def growing(self) -> list[Growing]:
        """The parts that come into being."""
        return [part for part in walk(self) if isinstance(part, Growing)]

    @property
    def buttons(self) -> list[Button]:
        """All buttons on the sheet."""
        return [part for part in walk(self) if isinstance(part, Button)]

    def drawn(self) -> Iterator[Widget]:
        """The parts to draw, without boxes and buttons."""
        for part in walk(self):
            if isinstance(part, Growing) or (part.written() and not isinstance(part, Button)):
                assert isinstance(part, Widget)
                yield part

    def choose(self, metrics: Metrics) -> tuple[Metrics, Size]:
        """Take the form that fits: the metrics to lay it out with, and the size of the sheet."""
        sizes = [replace(metrics, text_percent=p) for p in reversed(TEXT_PERCENTS) if p <= metrics.text_percent]
        whole = [(size, form) for size in sizes if size.text_percent >= LARGE for form in self.forms if not form.bare]
        for size, form in [*whole, *((size, form) for size in sizes or [metrics] for form in self.forms)]:
            self.form = form
            wide, high = self._size(size)
            if self._fits(size, wide) and high <= metrics.height - 2 * metrics.px(RIM):
                return size, (wide, high)
        return size, (wide, min(high, metrics.height - 2 * metrics.px(RIM)))

    def _inner(self, metrics: Metrics, wide: int) -> int:
        """The width of a column."""
        count = len(self.form.columns)
        return (wide - 2 * metrics.px(PAD) - metrics.px(GUTTER) * (count - 1)) // count

    def _size(self, metrics: Metrics) -> Size:
        most = metrics.px(WIDE if len(self.form.columns) > 1 else NARROW)
        grown = 1 + (metrics.text_percent / 100 - 1) * 0.6
        wide = min(round(most * grown), metrics.width - 2 * metrics.px(RIM))
        inner = self._inner(metrics, wide)
        return wide, max(column.preferred(metrics, inner)[1] for column in self.form.columns) + 2 * metrics.px(PAD)

    def _fits(self, metrics: Metrics, wide: int) -> bool:
        inner = self._inner(metrics, wide)
        return all(part.preferred(metrics, inner)[0] <= inner for column in self.form.columns for part in column.items)

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """The size of the form that fits."""
        return self.choose(metrics)[1]

    def layout(self, rect: Rect, metrics: Metrics) -> None:
        """The columns side by side."""
        super().layout(rect, metrics)
        metrics, _ = self.choose(metrics)
        pad, inner = metrics.px(PAD), self._inner(metrics, rect.width)
        for number, column in enumerate(self.form.columns):
            left = rect.left + pad + number * (inner + metrics.px(GUTTER))
            column.layout(Rect(left, rect.top + pad, inner, rect.height - 2 * pad), metrics)
