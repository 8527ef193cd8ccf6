"""How a lesson divides the window: a page for reading, a table for playing."""

from __future__ import annotations

from dataclasses import replace

from pygame import Rect

from ....view.units import Metrics

PAGE = 322
"""Units: how wide the page is."""
LEAST_SCALE, FULL_TABLE = 0.62, 1000
"""The table's scale is never less; so many pixels wide it has its full scale."""


def split(metrics: Metrics) -> tuple[Rect, Rect]:
    """The page and the table in a window of ``metrics``; large text makes the page wider, as far as the table bears."""
    grown = 1 + (metrics.text_percent / 100 - 1) * 0.45
    wide = min(round(metrics.px(PAGE) * grown), round(metrics.width * 0.41))
    return Rect(0, 0, wide, metrics.height), Rect(wide, 0, metrics.width - wide, metrics.height)


def table_metrics(metrics: Metrics) -> Metrics:
    """The metrics of the table beside the page."""
    room = split(metrics)[1]
    scale = max(LEAST_SCALE, min(metrics.ui_scale, room.width / FULL_TABLE))
    return replace(metrics, width=room.width, ui_scale=scale)
