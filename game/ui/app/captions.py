"""Captions of sounds: the latest sound is named in a corner for a moment, over every scene."""

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
"""Seconds for which a caption stays, unless another sound follows."""
CORNER, PAD = 8, 10
"""Units from the edges of the window, and around the words."""
LARGEST = 125
"""The largest size of its text in percent: it must not reach the names of the seats."""


class SoundCaptions:
    """Shows the caption of the latest sound while it is ``wanted``, in the upper right corner."""

    def __init__(self, wanted: Callable[[], bool]) -> None:
        self._wanted = wanted
        self._left, self._drawn = 0.0, ""
        self.shown = ""

    def hear(self, name: str) -> None:
        """The sound ``name`` begins, or would be heard if the device were not silent.

        A key that switches the sound off or on always has a caption, because nothing else shows it.
        """
        if (self._wanted() or name in SWITCHED) and (said := caption_of(name)):
            self.shown, self._left = said, STAYS_S

    def update(self, scenes: Scenes, dt: float) -> None:
        """Advance by ``dt`` seconds; what is under a caption is drawn again when it changes."""
        self._left = max(0.0, self._left - dt)
        if not self._left:
            self.shown = ""
        if self.shown != self._drawn:
            self._drawn = self.shown
            scenes.invalidate()

    def draw(self, surface: Surface, metrics: Metrics) -> None:
        """The caption on a slip of paper."""
        if not self.shown:
            return
        size = replace(metrics, text_percent=min(metrics.text_percent, LARGEST))
        block = text.lay(self.shown, "small", size, metrics.width // 3)
        slip = Rect(0, 0, block.width + 2 * metrics.px(PAD), block.height + metrics.px(PAD))
        slip.topright = metrics.width - metrics.px(CORNER), metrics.px(CORNER)
        draw_frame(surface, "tooltip", slip, metrics.ui_scale)
        text.draw(surface, block, slip, theme.INK, "centre")
