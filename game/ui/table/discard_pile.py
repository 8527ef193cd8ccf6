"""The player's discard on the table: its backs with a chip, which open it."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from ...view.table.layout import ASPECT, Layout
from ...view.units import Metrics, Size
from ...view.words import Text, spoken
from ..draw import plain, theme
from ..draw.pictures import stick
from ..widgets import ROOMY, Button, Callback, Written
from .seats import BADGE_DOWN, badge


class DiscardPile(Button):
    """The backs of the player's discard, of ``count`` cards, which the table draws; the chip ``name`` is below them."""

    def __init__(self, name: Text, words: Text, count: int, action: Callback) -> None:
        super().__init__(words, action, tip=words)
        self.name, self.count = name, count

    def place(self, layout: Layout) -> Rect:
        """The backs and the chip on the table of ``layout``."""
        first, last = (layout.ecart(layout.viewer, index) for index in (0, self.count - 1))
        wide, high = last.x - first.x + 1.3 * first.width, first.width * ASPECT
        chip = self._chip(layout.aside)
        below = chip.get_rect(center=(round((first.x + last.x) / 2), round(first.y + BADGE_DOWN * layout.unit)))
        backs = Rect(0, 0, round(wide), round(high * 1.04))
        backs.center = below.centerx, round(first.y)
        return backs.union(below)

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """At least the chip."""
        return self._chip(metrics).get_size()

    def _chip(self, metrics: Metrics) -> Surface:
        paper = {"hover": theme.FELT_LIGHT, "pressed": theme.NIGHT}.get(self.state)
        return badge(spoken(self.name), metrics, paper)

    @property
    def ring_radius(self) -> int:
        """The radius of a small corner."""
        return self.metrics.radius

    def draw(self, surface: Surface) -> None:
        """The chip, and a gilt line round both while the pointer is on them."""
        if self.hovered:
            plain.rounded(surface, self.rect, theme.GILT_LIGHT, self.metrics.radius, self.metrics.line)
        chip = self._chip(self.metrics)
        stick(surface, chip, chip.get_rect(midbottom=self.rect.midbottom))

    def written(self) -> Sequence[Written]:
        """Nothing: the chip is a picture."""
        return ()
