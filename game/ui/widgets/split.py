"""Two widgets side by side, or stacked if the width is too small."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from ...view.units import Metrics, Size
from .base import ROOMY, Widget
from .boxes import Box

NARROW = 46
"""Below this width, in heights of body text, the two are stacked."""
LINE = 42
"""Units: the first widget is centred on the second's first line, which is at most this high."""


class Split(Box):
    """``first`` at the left and ``second`` at the right, or ``first`` above ``second``.

    By default ``second`` takes the width it needs, at most ``share`` of it all, and ``first`` the rest. With ``labels``
    it is a line of a form: ``first`` is as wide as the widest of ``labels`` and centred on the first line of
    ``second``.
    """

    def __init__(self, first: Widget, second: Widget, gap: float = 28, *, labels: Sequence[Widget] = (),
                 share: float = 0.5) -> None:
        super().__init__([first, second], gap)
        self.first, self.second, self.labels, self.share = first, second, labels, share

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """The whole width, and the height both need."""
        return room, max(rect.bottom for rect in self._rects(metrics, Rect(0, 0, room, 0)))

    def layout(self, rect: Rect, metrics: Metrics) -> None:
        """From the top edge of ``rect``."""
        super().layout(rect, metrics)
        for child, place in zip(self.items, self._rects(metrics, rect), strict=True):
            child.layout(place, metrics)

    def _rects(self, metrics: Metrics, rect: Rect) -> tuple[Rect, Rect]:
        gap = metrics.px(self.gap)
        if rect.width < metrics.text_px("body") * NARROW:
            first, second = (child.preferred(metrics, rect.width)[1] for child in self.items)
            top = rect.top + first + (0 if self.labels else gap)
            return Rect(rect.left, rect.top, rect.width, first), Rect(rect.left, top, rect.width, second)
        if self.labels:
            left = max(label.preferred(metrics, rect.width // 4)[0] for label in self.labels)
            right = rect.width - left - gap
        else:
            right = self.second.preferred(metrics, round(rect.width * self.share))[0]
            left = rect.width - right - gap
        first, second = self.first.preferred(metrics, left)[1], self.second.preferred(metrics, right)[1]
        if self.labels:
            first = max(first, min(second, metrics.px(LINE)))
        return Rect(rect.left, rect.top, left, first), Rect(rect.right - right, rect.top, right, second)
