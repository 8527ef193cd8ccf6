"""Captions of sounds: the latest sound is described in a corner for a moment, above every scene."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from pygame import Rect, Surface

from ...view.sounds import SWITCHED, caption_of
from ...view.units import Metrics
from ..draw import text, theme
from ..draw.frames import draw_frame
from .scene import Scenes

STAYS_S = 1.8
"""The seconds for which a caption is shown, unless another sound follows."""
CORNER, PAD = 8, 10
"""Units: the distance from the edges of the window, and the padding around the words."""
LARGEST = 125
"""The maximum text size of a caption in percent, so that it does not reach the names of the seats."""


class SoundCaptions:
    """The caption of the latest sound, shown in the upper right corner if captions are ``wanted``."""

    def __init__(self, wanted: Callable[[], bool]) -> None:
        self._wanted = wanted
        self._left, self._drawn = 0.0, ""
        self.shown = ""

    def hear(self, name: str) -> None:
        """Show the caption of the sound ``name``, which begins or would begin if the device were not silent.

        Switching the sound off or on always shows a caption, because nothing else shows it.
        """
        if (self._wanted() or name in SWITCHED) and (said := caption_of(name)):
            self.shown, self._left = said, STAYS_S

    def update(self, scenes: Scenes, dt: float) -> None:
        """Advance by ``dt`` seconds; if the caption changes, have the scenes drawn again."""
        self._left = max(0.0, self._left - dt)
        if not self._left:
            self.shown = ""
        if self.shown != self._drawn:
            self._drawn = self.shown
            scenes.invalidate()

    def draw(self, surface: Surface, metrics: Metrics) -> None:
        if not self.shown:
            return
        size = replace(metrics, text_percent=min(metrics.text_percent, LARGEST))
        block = text.lay(self.shown, "small", size, metrics.width // 3)
        slip = Rect(0, 0, block.width + 2 * metrics.px(PAD), block.height + metrics.px(PAD))
        slip.topright = metrics.width - metrics.px(CORNER), metrics.px(CORNER)
        draw_frame(surface, "tooltip", slip, metrics.ui_scale)
        text.draw(surface, block, slip, theme.INK, "centre")
