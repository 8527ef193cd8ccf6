"""How the rulebook lies open: the names of its pages beside the one that is read, or above it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Rect

from ....view.units import Metrics, Size
from ...app.scene import Step
from ...widgets import ROOMY, Box, Listing, Option, ScrollArea, Select, Widget

NAMES, BETWEEN, ROOM = 250, 26, 44
"""Units: the widest list of pages, and its distance from the page; so many letters' heights of width for both."""


class Leaf(Box):
    """``top`` above everything, ``page`` below it, and the names of all pages beside it or, in a box, above it."""

    def __init__(
        self, top: Widget, options: Sequence[Option[str]], shown: str, turn: Callable[[str], Step | None],
        page: ScrollArea,
    ) -> None:
        self.top, self.page = top, page
        self.names: Listing[str] = Listing(options, shown, turn)
        self.select: Select[str] = Select(options, shown, turn)
        super().__init__([top, self.names, page], 12)

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """All the height there is: a short page lies on no smaller sheet."""
        return min(room, metrics.width), metrics.height

    def layout(self, rect: Rect, metrics: Metrics) -> None:
        """Side by side, if that leaves lines long enough to be read."""
        super().layout(rect, metrics)
        beside = rect.width >= metrics.text_px("body") * ROOM
        self.items = [self.top, self.names if beside else self.select, self.page]
        gap = metrics.px(self.gap)
        high = self.top.preferred(metrics, rect.width)[1]
        self.top.layout(Rect(rect.left, rect.top, rect.width, high), metrics)
        rest = Rect(rect.left, rect.top + high + gap, rect.width, rect.height - high - gap)
        if beside:
            self._beside(rest, metrics)
        else:
            self._above(rest, metrics)

    def _beside(self, rest: Rect, metrics: Metrics) -> None:
        wide = min(metrics.px(NAMES), rest.width // 3)
        wide = min(wide, self.names.preferred(metrics, wide)[0])
        self.names.layout(Rect(rest.left, rest.top, wide, rest.height), metrics)
        left = rest.left + wide + metrics.px(BETWEEN)
        self.page.layout(Rect(left, rest.top, rest.right - left, rest.height), metrics)

    def _above(self, rest: Rect, metrics: Metrics) -> None:
        wide, high = self.select.preferred(metrics, rest.width)
        self.select.layout(Rect(rest.left, rest.top, min(wide, rest.width), high), metrics)
        top = rest.top + high + metrics.px(self.gap)
        self.page.layout(Rect(rest.left, top, rest.width, rest.bottom - top), metrics)
