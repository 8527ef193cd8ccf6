"""Where everything lies in the gallery: the card, its tools, its page, the strip."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from ....view.units import Metrics, Size
from ...widgets import ROOMY, Panel, Part, Row, Widget
from .stage import CardStage
from .strip import Strip

SHEET, RIM, SHADOW, MOST = 560, 16, 20, 0.52
"""Units: width of the page, what lies between it and the window, how far its shadow reaches; the page takes this share
of the window at most."""


class Folio(Part):
    """The card's stage with its tools below, the page beside it, the strip of all cards at the foot.

    ``alone``: the stage and its tools have the whole window.
    """

    def __init__(self, stage: CardStage, tools: Row, page: Panel, strip: Strip) -> None:
        super().__init__()
        self.stage, self.tools, self.page, self.strip = stage, tools, page, strip
        self.alone = False

    @property
    def children(self) -> Sequence[Widget]:
        """What is shown."""
        return (self.stage, self.tools) if self.alone else (self.stage, self.tools, self.page, self.strip)

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """The window."""
        return metrics.size

    def layout(self, rect: Rect, metrics: Metrics) -> None:
        """Everything its place."""
        super().layout(rect, metrics)
        rim, bottom, right = metrics.px(RIM), rect.bottom, rect.right
        if not self.alone:
            bottom -= self.strip.preferred(metrics, rect.width)[1]
            grown = 1 + (metrics.text_percent / 100 - 1) * 0.5
            wide = min(round(metrics.px(SHEET) * grown), round(rect.width * MOST))
            right -= wide + rim
            self.strip.layout(Rect(rect.left, bottom, rect.width, rect.bottom - bottom), metrics)
            self.page.layout(Rect(right, rect.top + rim, wide, bottom - rect.top - rim - metrics.px(SHADOW)), metrics)
            right -= metrics.px(SHADOW)  # what moves is drawn alone and must not wipe the page's shadow away
        room = right - rect.left - 2 * rim
        high = self.tools.preferred(metrics, room)[1]
        self.tools.layout(Rect(rect.left + rim, bottom - high - rim, room, high), metrics)
        self.stage.layout(Rect(rect.left, rect.top, right - rect.left, self.tools.rect.top - rect.top), metrics)
