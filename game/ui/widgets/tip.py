"""Tooltips: the purpose of a widget, or the reason why it is disabled."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import hypot

from pygame import Rect, Surface

from ...view.units import Metrics
from ...view.words import Text
from ..draw import text, theme
from ..draw.frames import draw_frame
from .base import Widget

REACH, STEP = 280, 12
"""Units: how far from its widget a tooltip may be where it would cover others, and how close together places are."""
ASIDE = 0.7
"""The pixels of distance that a pixel between the middles of two columns counts for."""


def tip_of(widget: Widget) -> Text | None:
    """The words of the tooltip of ``widget``: why it is disabled, or its purpose."""
    return widget.why if widget.why is not None else widget.tip


def in_sight(widget: Widget, room: Rect) -> Iterator[tuple[Widget, Rect]]:
    """The usable or readable parts of ``widget`` and its children, as far as visible in ``room``."""
    room = room.clip(widget.rect) if widget.clips else room
    yield from ((widget, seen) for rect in widget.solid if (seen := rect.clip(room)))
    for child in widget.children:
        yield from in_sight(child, room)


def tip_rect(words: str, about: Rect, metrics: Metrics, others: Sequence[Rect] = ()) -> tuple[Rect, text.Block]:
    """The rectangle of a tooltip with ``words`` ``about`` a widget, and its text.

    It is inside the window, not over the widget, and covers as little as possible of ``others``: below the widget by
    default, then above or beside it, then the nearest place that covers none.
    """
    pad, off = metrics.gap, metrics.px(8)
    block = text.lay(words, "small", metrics, min(metrics.px(360), metrics.width - 4 * pad))
    rect = Rect(0, 0, block.width + 2 * pad, block.height + pad)
    free = about.inflate(2 * off, 2 * off)
    places = [rect.move_to(midtop=free.midbottom), rect.move_to(midbottom=free.midtop),
              *(rect.move_to(**{side: getattr(free, edge), line: getattr(about, line)})
                for line in ("centery", "top", "bottom") for side, edge in (("left", "right"), ("right", "left")))]
    window = Rect((0, 0), metrics.size)
    inside = [place.clamp(window) for place in places]
    beside = [place for place in inside if not place.colliderect(about)] or inside
    best = min(beside, key=lambda place: _hidden(place, others))
    if _hidden(best, others):
        near = _nearby(rect.move_to(center=about.center), free, metrics)
        best = next((place for place in near if place.collidelist(others) < 0), best)
    return best, block


def _nearby(rect: Rect, free: Rect, metrics: Metrics) -> list[Rect]:
    """Places for ``rect`` off ``free`` and inside the window, up to ``REACH`` away, the nearest first."""
    reach, step = metrics.px(REACH), max(1, metrics.px(STEP))
    window = Rect((0, 0), metrics.size)
    places = {tuple(rect.move(dx, dy).clamp(window)) for dx in range(-reach, reach + 1, step)
              for dy in range(-reach, reach + 1, step)}
    return sorted((place for place in map(Rect, places) if not place.colliderect(free)),
                  key=lambda place: (_distance(place, free), place.topleft))


def _distance(one: Rect, other: Rect) -> float:
    """How far apart two rectangles seem, in pixels: above or below each other is nearer than aside."""
    across = max(one.left - other.right, other.left - one.right, 0)
    down = max(one.top - other.bottom, other.top - one.bottom, 0)
    return hypot(across, down) + ASIDE * abs(one.centerx - other.centerx)


def _hidden(place: Rect, others: Sequence[Rect]) -> int:
    """The number of pixels of ``others`` covered by ``place``."""
    return sum(under.width * under.height for other in others if (under := place.clip(other)))


def draw_tip(surface: Surface, words: str, about: Rect, metrics: Metrics, others: Sequence[Rect] = ()) -> None:
    """Draw a tooltip with ``words`` beside ``about``, which covers as little as possible of ``others``."""
    rect, block = tip_rect(words, about, metrics, others)
    draw_frame(surface, "tooltip", rect, metrics.ui_scale)
    text.draw(surface, block, rect, theme.INK, "centre")
