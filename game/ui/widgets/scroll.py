"""Scrolling: the offset and the bar, and an area for a child that is higher than its view."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ...view.units import Metrics, Point, Size
from ..app.events import Verb, is_press, is_release, verb
from ..app.scene import Answer
from ..draw import theme
from ..draw.frames import draw_frame
from ..draw.pictures import blank, stick
from ..draw.theme import Ground
from .base import ROOMY, Widget, walk

BAR = 12
"""Units: the width of a scroll bar."""
GUTTER = 14
"""Units between a scroll bar and the content."""
WHEEL = 54
"""Units: the distance scrolled by a notch of the wheel."""
FADE = 30
"""Units: the height in which content fades at an edge beyond which there is more."""


class Scroller:
    """The scroll position of ``content`` pixels in a smaller ``view``, with a bar in ``rail``."""

    def __init__(self) -> None:
        self.offset = 0
        self.content = 0
        self.rail = Rect(0, 0, 0, 0)
        self._grip: int | None = None

    @property
    def view(self) -> int:
        """The visible height in pixels."""
        return self.rail.height

    @property
    def most(self) -> int:
        """The maximum offset."""
        return max(0, self.content - self.view)

    @property
    def needed(self) -> bool:
        """Whether the content is larger than the view."""
        return self.most > 0

    def fit(self, content: int, rail: Rect) -> None:
        """Set the height of the content and the rectangle of the bar."""
        self.content, self.rail = content, rail
        self.to(self.offset)

    def to(self, offset: int) -> bool:
        """Scroll to ``offset`` or as near as possible; return whether the offset changed."""
        before, self.offset = self.offset, max(0, min(self.most, offset))
        return self.offset != before

    def show(self, top: int, bottom: int) -> bool:
        """Scroll as little as needed to show the content from ``top`` to ``bottom``.

        Returns whether the offset changed.
        """
        if top < self.offset:
            return self.to(top)
        return self.to(bottom - self.view) if bottom > self.offset + self.view else False

    @property
    def thumb(self) -> Rect:
        """The rectangle of the movable part of the bar."""
        high = max(min(self.rail.height, 3 * self.rail.width), self.rail.height * self.view // max(1, self.content))
        top = self.rail.top + (self.rail.height - high) * self.offset // max(1, self.most)
        return Rect(self.rail.left, top, self.rail.width, high)

    def handle(self, event: Event) -> bool:
        """Handle presses and drags on the bar; return whether ``event`` was a part of one."""
        if not self.needed:
            return False
        if is_press(event) and self.rail.collidepoint(event.pos):
            inside = self.thumb.collidepoint(event.pos)
            self._grip = event.pos[1] - self.thumb.top if inside else self.thumb.height // 2
            self._drag(event.pos[1])
            return True
        if self._grip is None:
            return False
        if event.type == pygame.MOUSEMOTION:
            self._drag(event.pos[1])
        elif is_release(event):
            self._grip = None
        else:
            return False
        return True

    def _drag(self, y: int) -> None:
        way = max(1, self.rail.height - self.thumb.height)
        self.to(round((y - (self._grip or 0) - self.rail.top) * self.most / way))

    def asked(self, event: Event, step: int) -> bool | None:
        """Handle wheel and keys, scrolling by ``step`` pixels.

        Returns whether the offset changed, None for other events.
        """
        if event.type == pygame.MOUSEWHEEL:
            return self.to(self.offset - round(event.y * step))
        match verb(event):
            case Verb.PAGE_UP:
                return self.to(self.offset - self.view)
            case Verb.PAGE_DOWN:
                return self.to(self.offset + self.view)
            case Verb.UP:
                return self.to(self.offset - step)
            case Verb.DOWN:
                return self.to(self.offset + step)
            case Verb.HOME:
                return self.to(0)
            case Verb.END:
                return self.to(self.most)
        return None

    def draw(self, surface: Surface, ui_scale: float) -> None:
        """Draw the bar if it is needed."""
        if self.needed:
            draw_frame(surface, "rail", self.rail, ui_scale)
            draw_frame(surface, "thumb", self.thumb, ui_scale)


@contextmanager
def faded_edges(surface: Surface, view: Rect, scroller: Scroller, high: int) -> Iterator[None]:
    """Clip what the block draws to ``view``, and fade it in ``high`` pixels at edges beyond which there is more."""
    clip, solid = surface.get_clip(), theme.LOOK.opaque
    edges = [(Rect(view.left, view.top, view.width, high), True)] if scroller.offset > 0 and not solid else []
    if scroller.offset < scroller.most and not solid:
        edges.append((Rect(view.left, view.bottom - high, view.width, high), False))
    grounds = []
    for edge, _ in edges:
        ground = blank(edge.size)
        ground.blit(surface, (0, 0), edge)
        grounds.append(ground)
    surface.set_clip(view.clip(clip))
    try:
        yield
    finally:
        surface.set_clip(clip)
    for (edge, above), ground in zip(edges, grounds, strict=True):
        for y in range(high):
            share = 255 * (high - y if above else y + 1) // high
            ground.fill((share, share, share, share), Rect(0, y, edge.width, 1), pygame.BLEND_RGBA_MULT)
        stick(surface, ground, edge)


class ScrollArea(Widget):
    """Shows ``child`` in a view that may be lower; it scrolls with the wheel, the bar, the keys and the focus."""

    clips = True

    def __init__(self, child: Widget, on: Ground = theme.ON_PAPER, height: float | None = None) -> None:
        super().__init__(on=on)
        self.child = child
        self.height = height
        self.scroller = Scroller()

    @property
    def children(self) -> Sequence[Widget]:
        return (self.child,)

    @property
    def focusable(self) -> bool:
        """Whether the area itself takes the focus: it can scroll, and no widget in it can be focused."""
        return self.scroller.needed and not any(inner.focusable for inner in walk(self.child))

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """The size of the child, at most ``height`` units high if that is given."""
        wide, high = self.child.preferred(metrics, room)
        return wide, high if self.height is None else min(high, metrics.px(self.height))

    def layout(self, rect: Rect, metrics: Metrics) -> None:
        """Place the child in its full height, next to the bar if one is needed."""
        super().layout(rect, metrics)
        bar = metrics.px(BAR)
        high = self.child.preferred(metrics, rect.width)[1]
        wide = rect.width
        if high > rect.height:
            wide = rect.width - bar - metrics.px(GUTTER)
            high = self.child.preferred(metrics, wide)[1]
        self.scroller.fit(high, Rect(rect.right - bar, rect.top, bar, rect.height))
        top = rect.top - self.scroller.offset
        self.child.layout(Rect(rect.left, top, wide, max(high, rect.height)), metrics)

    def handle(self, event: Event) -> Answer:
        done = self.scroller.handle(event) or bool(self.scroller.asked(event, self.metrics.px(WHEEL)))
        if done:
            self.layout(self.rect, self.metrics)
        return done

    def thing_at(self, at: Point) -> object:
        return ScrollArea if self.scroller.needed and self.scroller.rail.collidepoint(at) else None

    def reveal(self, rect: Rect) -> None:
        """Scroll until ``rect``, in pixels of the window, is visible."""
        rim = self.metrics.gap
        top = rect.top - self.rect.top + self.scroller.offset
        if self.scroller.show(top - rim, top + rect.height + rim):
            self.layout(self.rect, self.metrics)

    def draw(self, surface: Surface) -> None:
        view = self.rect.inflate(2 * self.metrics.ring, 0)
        with faded_edges(surface, view, self.scroller, self.metrics.px(FADE)):
            super().draw(surface)
        self.scroller.draw(surface, self.metrics.ui_scale)
