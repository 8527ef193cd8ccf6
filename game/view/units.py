"""Sizes in pixels, computed from the window and the text scale, and the roles of text."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from typing import Literal

Size = tuple[int, int]
"""A width and a height in pixels."""
Point = tuple[int, int]
"""A point, in pixels from the left and the top."""
TextRole = Literal["title", "heading", "body", "small", "strong", "button", "italic", "index"]

SMALLEST_WINDOW = (1024, 600)
BASE = (1280, 720)
"""The base window, in which one unit is one pixel."""
TEXT_PERCENTS = (100, 125, 150, 175)

_SIZES: dict[TextRole, tuple[int, float]] = {
    # px in the base window, and the share of the text scale that applies: large lettering needs less of it
    "title": (44, 0.4),
    "heading": (27, 0.7),
    "button": (21, 1.0),
    "body": (20, 1.0),
    "strong": (20, 1.0),
    "italic": (20, 1.0),
    "small": (17, 1.0),
    "index": (21, 0.6),
}
SMALLEST_TEXT_PX = 12


@dataclass(frozen=True, slots=True)
class Metrics:
    """The sizes in pixels in a window of ``width`` × ``height`` with text at ``text_percent``."""

    width: int
    height: int
    text_percent: int
    ui_scale: float

    @property
    def size(self) -> Size:
        return self.width, self.height

    def px(self, units: float) -> int:
        """``units`` of the base window in pixels of this one; at least 1 unless ``units`` is 0."""
        return max(1, round(units * self.ui_scale)) if units else 0

    def text_px(self, role: TextRole) -> int:
        """The height in pixels of a line of ``role``, never below a readable size."""
        units, share = _SIZES[role]
        grown = 1 + (self.text_percent / 100 - 1) * share
        return max(SMALLEST_TEXT_PX, round(units * self.ui_scale * grown))

    def texts(self, least: int = 0) -> list[Metrics]:
        """These metrics with each text size from the chosen one down to ``least`` percent, the largest first."""
        return [replace(self, text_percent=p) for p in reversed(TEXT_PERCENTS) if least <= p <= self.text_percent]

    @property
    def gap(self) -> int:
        """The gap between neighbours, in pixels."""
        return self.px(10)

    @property
    def pad(self) -> int:
        """The padding between a frame and its contents, in pixels."""
        return self.px(16)

    @property
    def radius(self) -> int:
        """The radius of small corners, in pixels."""
        return self.px(8)

    @property
    def line(self) -> int:
        """The thickness of a rule, in pixels."""
        return self.px(1.6)

    @property
    def ring(self) -> int:
        """The thickness of the focus ring, in pixels."""
        return max(2, self.px(3))

    @property
    def slop(self) -> int:
        """The distance in pixels from which a press with a movement is a drag and not a click."""
        return max(4, self.px(7))


@cache
def measured(size: Size, text_percent: int = 100) -> Metrics:
    """The metrics of a window of ``size`` at ``text_percent``; one below the minimum has the scale of the minimum."""
    width, height = size
    fit = min(max(width, SMALLEST_WINDOW[0]) / BASE[0], max(height, SMALLEST_WINDOW[1]) / BASE[1])
    return Metrics(width, height, text_percent, min(fit, 4.0))
