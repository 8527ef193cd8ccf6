"""A line of a list of contents: words that can be pressed, without a button's body."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from ...view.units import Metrics, Size
from ...view.words import spoken
from ..draw import plain, text, theme
from ..draw.pictures import stick
from ..widgets import ROOMY, Button, Part, Written

SIDE, AIR = 30, 6
"""Units: left and right of the words, above and below them together."""


class TextButton(Button):
    """A :class:`Button` set as a line of text; a bud stands at both sides of the one that is pointed at."""

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """As its words."""
        sides = 2 * metrics.px(SIDE)
        block = text.fit(spoken(self.words), "button", metrics, room - sides)
        return block.width + sides, block.height + metrics.px(AIR)

    @property
    def ring_radius(self) -> int:
        """As a small corner."""
        return self.metrics.radius

    def draw(self, surface: Surface) -> None:
        """The words, and the buds."""
        if self.hovered or self.focused:
            px = self.metrics.px(9)
            bud = plain.knob(px, theme.VERMILION)
            spot = self.written()[0].spot.inflate(2 * self.metrics.px(16), 0)
            for x in (spot.left, spot.right):
                stick(surface, bud, bud.get_rect(center=(x, spot.centery)))
        Part.draw(self, surface)

    def written(self) -> Sequence[Written]:
        """Its words, in the middle."""
        inner = self.rect.inflate(-2 * self.metrics.px(SIDE), 0)
        block = text.fit(spoken(self.words), "button", self.metrics, inner.width)
        ground = theme.ON_PAPER
        colour = ground.accent if self.hovered or self.focused else ground.ink
        return (Written(block, Rect(inner), colour if self.why is None else ground.muted, "centre"),)
