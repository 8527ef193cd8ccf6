"""Tooltips: the purpose of a widget, or the reason why it is disabled."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pygame import Rect, Surface

from ...view.units import Metrics
from ...view.words import Text
from ..draw import text, theme
from ..draw.frames import draw_frame
from .base import Widget


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
    default, then above or beside it.
    """
    pad, off = metrics.gap, metrics.px(8)
    block = text.lay(words, "small", metrics, min(metrics.px(360), metrics.width - 4 * pad))
    rect = Rect(0, 0, block.width + 2 * pad, block.height + pad)
    free = about.inflate(2 * off, 2 * off)
    places = [rect.move_to(midtop=free.midbottom), rect.move_to(midbottom=free.midtop),
              *(rect.move_to(**{side: getattr(free, edge), line: getattr(about, line)})
                for line in ("centery", "top", "bottom") for side, edge in (("left", "right"), ("right", "left")))]
    inside = [place.clamp(Rect((0, 0), metrics.size)) for place in places]
    beside = [place for place in inside if not place.colliderect(about)] or inside
    return min(beside, key=lambda place: _hidden(place, others)), block


def _hidden(place: Rect, others: Sequence[Rect]) -> int:
    """The number of pixels of ``others`` covered by ``place``."""
    return sum(under.width * under.height for other in others if (under := place.clip(other)))


def draw_tip(surface: Surface, words: str, about: Rect, metrics: Metrics, others: Sequence[Rect] = ()) -> None:
    """Draw a tooltip with ``words`` beside ``about``, which covers as little as possible of ``others``."""
    rect, block = tip_rect(words, about, metrics, others)
    draw_frame(surface, "tooltip", rect, metrics.ui_scale)
    text.draw(surface, block, rect, theme.INK, "centre")
