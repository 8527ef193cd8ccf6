"""Two columns, or one where lines would get too short."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from ...view.units import Metrics, Size
from . import ROOMY, Box, Widget

SHORT = 46
"""So many letters' heights of width are too few for two columns."""


class Beside(Box):
    """``left`` and, in about half the width, ``right``; one below the other where lines would get too short."""

    def __init__(self, left: Widget, right: Widget, gap: float = 28) -> None:
        super().__init__([left, right], gap)
        self.left, self.right = left, right

    def _widths(self, metrics: Metrics, room: int) -> tuple[int, int]:
        """Of both; the second is 0 if it lies below."""
        if room < metrics.text_px("body") * SHORT:
            return room, 0
        wanted = self.right.preferred(metrics, room // 2)[0]
        return room - wanted - metrics.px(self.gap), wanted

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """All the room, as high as they need."""
        left, right = self._widths(metrics, room)
        first, second = self.left.preferred(metrics, left)[1], self.right.preferred(metrics, right or left)[1]
        return room, max(first, second) if right else first + metrics.px(self.gap) + second

    def layout(self, rect: Rect, metrics: Metrics) -> None:
        """Side by side from the top, or one below the other."""
        super().layout(rect, metrics)
        left, right = self._widths(metrics, rect.width)
        first, second = self.left.preferred(metrics, left)[1], self.right.preferred(metrics, right or left)[1]
        self.left.layout(Rect(rect.left, rect.top, left, first), metrics)
        below = Rect(rect.left, rect.top + first + metrics.px(self.gap), left, second)
        beside = Rect(rect.right - right, rect.top, right, second)
        self.right.layout(beside if right else below, metrics)


class Pairs(Box):
    """Each first of ``pairs`` at the left of its second, all seconds in one line; or above it, in a narrow room.

    The left column is wide enough for all of ``heads``, so that several of these make one form.
    """

    def __init__(self, pairs: Sequence[tuple[Widget, Widget]], heads: Sequence[Widget], gap: float = 12) -> None:
        super().__init__([widget for pair in pairs for widget in pair], gap)
        self.pairs, self.heads = list(pairs), list(heads)

    def _left(self, metrics: Metrics, room: int) -> int:
        """Width of the left column; all the room if there is but one."""
        if room < metrics.text_px("body") * SHORT:
            return room
        return max((head.preferred(metrics, room // 4)[0] for head in self.heads), default=0)

    def _rects(self, metrics: Metrics, rect: Rect) -> list[tuple[Rect, Rect]]:
        left, gap = self._left(metrics, rect.width), metrics.px(self.gap)
        narrow = left == rect.width
        wide = rect.width if narrow else rect.width - left - gap
        found, top = [], rect.top
        for first, second in self.pairs:
            head, body = first.preferred(metrics, left)[1], second.preferred(metrics, wide)[1]
            if narrow:
                found.append((Rect(rect.left, top, left, head), Rect(rect.left, top + head, wide, body)))
                top += head + body + gap
            else:
                line = max(head, min(body, metrics.px(42)))
                found.append((Rect(rect.left, top, left, line), Rect(rect.right - wide, top, wide, body)))
                top += max(line, body) + gap
        return found

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """All the room, as high as they need."""
        rects = [rect for pair in self._rects(metrics, Rect(0, 0, room, 0)) for rect in pair]
        return room, max((rect.bottom for rect in rects), default=0)

    def layout(self, rect: Rect, metrics: Metrics) -> None:
        """From the top."""
        super().layout(rect, metrics)
        for (first, second), (left, right) in zip(self.pairs, self._rects(metrics, rect), strict=True):
            first.layout(left, metrics)
            second.layout(right, metrics)
