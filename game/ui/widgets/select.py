"""A box that shows the selected row and opens a list."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ...view.access import USED, Node, NodeRole, read_out
from ...view.units import Metrics, Point, Size
from ...view.words import Text, spoken
from ..app.events import Verb, is_press, verb
from ..app.scene import Answer, Step
from ..draw import frames, plain, text, theme
from .base import ROOMY, Widget, Written, answer_of, deed
from .choice import Option
from .listing import RIM, SIDE, Listing

T = TypeVar("T")


class Popup(Widget):
    """A list open over everything else; ``close`` removes it."""

    def __init__(self, listing: Listing[object], close: Callable[[], None]) -> None:
        super().__init__()
        self.listing = listing
        self.close = close

    @property
    def children(self) -> Sequence[Widget]:
        """The list."""
        return (self.listing,)

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """Its list and a rim."""
        wide, high = self.listing.preferred(metrics, room)
        return wide + 2 * metrics.px(RIM), high + 2 * metrics.px(RIM)

    def open_at(self, about: Rect, metrics: Metrics) -> None:
        """Place it below ``about``, above it, or where there is most room, whole inside the window."""
        rim = metrics.px(RIM)
        window = Rect(0, 0, *metrics.size).inflate(-2 * rim, -2 * rim)
        wide, high = self.preferred(metrics, window.width - 2 * rim)
        rect = Rect(0, 0, max(about.width, wide), high)
        below, above = window.bottom - about.bottom, about.top - window.top
        rect.height = min(rect.height, max(below, above))
        rect.left = about.left
        if rect.height <= below:
            rect.top = about.bottom
        else:
            rect.bottom = about.top
        self.layout(rect.clamp(window), metrics)
        self.listing.layout(self.rect.inflate(-2 * rim, -2 * rim), metrics)
        self.listing.show_row(self.listing.at)
        self.listing.hovered = True

    def handle(self, event: Event) -> Answer:
        """Handles every event while it is open: Esc, Tab and a press beside it close it."""
        outside = is_press(event) and not self.rect.collidepoint(event.pos)
        if outside or verb(event) in (Verb.BACK, Verb.NEXT, Verb.PREVIOUS):
            self.close()
            return True
        return self.listing.handle(event)

    def draw(self, surface: Surface) -> None:
        """A sheet with the list on it."""
        frames.draw_frame(surface, "tooltip", self.rect, self.metrics.ui_scale)
        super().draw(surface)


class Select(Widget, Generic[T]):
    """One of many: shows the selected row of ``options``; a click or Enter opens a list. ``changed`` gets the value."""

    focusable_kind = True

    def __init__(
        self,
        options: Sequence[Option[T]],
        value: T,
        changed: Callable[[T], Step | None],
        *,
        tip: Text | None = None,
        why: Text | None = None,
    ) -> None:
        super().__init__(tip, why)
        self.options = tuple(options)
        self.value = value
        self.changed = changed
        self._open: Popup | None = None

    @property
    def popup(self) -> Widget | None:
        """The open list."""
        return self._open

    @property
    def _at(self) -> int:
        return next((i for i, option in enumerate(self.options) if option.value == self.value), 0)

    def node(self) -> Node | None:
        """The selected words, and whether the list is open."""
        value = read_out(spoken(self.options[self._at].words)) if self.options else ""
        return Node(NodeRole.SELECT, value=value, on=self._open is not None, acts=USED)

    def _arrow(self, metrics: Metrics) -> int:
        return round(metrics.text_px("body") * 0.8)

    def _sides(self, metrics: Metrics) -> int:
        return 2 * metrics.px(SIDE) + self._arrow(metrics) + metrics.px(6)

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """Wide enough for its longest words."""
        inner = room - self._sides(metrics)
        blocks = [text.fit(spoken(option.words), "body", metrics, inner) for option in self.options]
        wide = max((block.width for block in blocks), default=0)
        high = max((block.height for block in blocks), default=0)
        return min(room, wide + self._sides(metrics)), max(metrics.px(38), high + metrics.px(14))

    def layout(self, rect: Rect, metrics: Metrics) -> None:
        """Set the rectangle; an open list follows."""
        super().layout(rect, metrics)
        if self._open is not None:
            self._open.open_at(rect, metrics)

    def handle(self, event: Event) -> Answer:
        """A press, Enter or Space opens; left and right select the neighbour."""
        if is_press(event) or verb(event) is Verb.PRESS:
            return self._unfold()
        match verb(event):
            case Verb.LEFT if self._at > 0:
                return self._choose(self.options[self._at - 1].value)
            case Verb.RIGHT if self._at < len(self.options) - 1:
                return self._choose(self.options[self._at + 1].value)
        return False

    def thing_at(self, at: Point) -> object:
        """What it changes."""
        return Select, deed(self.changed), self.why is None

    def _unfold(self) -> Answer:
        rows: list[Option[object]] = [Option(option.value, option.words) for option in self.options]
        listing = Listing[object](rows, self.value, lambda _: None, pressed=lambda _: self._picked(listing))
        self._open = Popup(listing, self._fold)
        self._open.open_at(self.rect, self.metrics)
        return True

    def _fold(self) -> None:
        self._open = None

    def _picked(self, listing: Listing[object]) -> Step | None:
        self._fold()
        answer = self._choose(self.options[listing.at].value)
        return None if isinstance(answer, bool) else answer

    def _choose(self, value: T) -> Answer:
        if value == self.value:
            return True
        self.value = value
        return answer_of(self.changed(value))

    def draw(self, surface: Surface) -> None:
        """A field with the selected words and an arrow."""
        state: frames.WidgetState = "disabled" if self.why is not None else "hover" if self.hovered else "normal"
        frames.draw_frame(surface, "field", self.rect, self.metrics.ui_scale, state)
        px = self._arrow(self.metrics)
        picture = plain.arrow(px, theme.ON_PAPER.muted if self.why is not None else theme.GILT_DARK)
        spot = picture.get_rect(midright=(self.rect.right - self.metrics.px(SIDE), self.rect.centery))
        surface.blit(picture, spot, None, pygame.BLEND_PREMULTIPLIED)
        super().draw(surface)

    def written(self) -> Sequence[Written]:
        """The selected words."""
        inner = self.rect.width - self._sides(self.metrics)
        room = Rect(self.rect.left + self.metrics.px(SIDE), self.rect.top, inner, self.rect.height)
        words = spoken(self.options[self._at].words) if self.options else ""
        block = text.fit(words, "body", self.metrics, inner)
        return (Written(block, room, theme.INK if self.why is None else theme.ON_PAPER.muted),)
