"""Tooltips: what a widget is for, or why it cannot be used."""

from __future__ import annotations

from pygame import Rect, Surface

from .. import text, theme
from ..frames import draw as draw_frame
from ..theme import Metrics
from ..words import Text
from .base import Widget


def tip_of(widget: Widget) -> Text | None:
    """What a tooltip says of ``widget``: why it cannot be used, or what it is."""
    return widget.why if widget.why is not None else widget.tip


def tip_rect(words: str, about: Rect, metrics: Metrics) -> tuple[Rect, text.Block]:
    """Where a tooltip saying ``words`` ``about`` a widget lies, whole inside the window, and its text."""
    pad = metrics.gap
    block = text.lay(words, "small", metrics, min(metrics.px(360), metrics.width - 4 * pad))
    rect = Rect(0, 0, block.width + 2 * pad, block.height + pad)
    rect.midtop = about.centerx, about.bottom + metrics.px(8)
    if rect.bottom > metrics.height:
        rect.midbottom = about.centerx, about.top - metrics.px(8)
    return rect.clamp(Rect(0, 0, *metrics.size)), block


def draw_tip(surface: Surface, words: str, about: Rect, metrics: Metrics) -> None:
    """Draw a tooltip saying ``words`` beside ``about``."""
    rect, block = tip_rect(words, about, metrics)
    draw_frame(surface, "tooltip", rect, metrics.ui_scale)
    text.draw(surface, block, rect, theme.INK, "centre")
