"""A slider: a value between two limits, on a rail."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ...view.access import TURNED, Node, NodeRole, NodeScale, read_out
from ...view.units import Metrics, Point, Size
from ...view.words import Text, number
from ..app.events import Verb, is_press, is_release, verb
from ..app.scene import Answer, Step
from ..draw import plain, text, theme
from ..draw.frames import WidgetState, draw_frame, in_state
from ..draw.pictures import ornament, stick
from .base import ROOMY, Widget, Written, answer_of, deed

KNOB, RAIL, GROOVE, LEAST = 30, 7, 15, 150
"""Units: the side of the knob, the thickness of the rail and of its groove, the minimum length of the rail."""


class Slider(Widget):
    """A slider with values from ``low`` to ``high`` in steps of ``step``.

    ``shown`` formats a value, ``changed`` is called with it. A screen reader gets a number for each position from
    ``low`` on: the one in ``numbers``, or the value itself. Sliders in a column have rails of equal length if they
    share the same ``widest`` value.
    """

    focusable_kind = True

    def __init__(self, value: float, changed: Callable[[float], Step | None], *, low: float = 0, high: float = 100,
                 step: float = 5, shown: Callable[[float], str] = number, tip: Text | None = None,
                 why: Text | None = None, widest: float | None = None, numbers: Sequence[float] = ()) -> None:
        super().__init__(tip, why)
        self.value = value
        self.widest = high if widest is None else widest
        self.changed = changed
        self.low, self.high, self.step = low, high, step
        self.shown, self.numbers = shown, tuple(numbers)
        self._dragging = False

    def _figures(self, metrics: Metrics, room: int) -> int:
        """The width of the widest value as text; this room is reserved so that the rail does not move."""
        values = self.low, self.high, self.widest, self.value
        widest = max(text.width(self.shown(value), "body", metrics) for value in values)
        return min(widest, room // 2)

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        wide = metrics.px(LEAST) + metrics.gap + self._figures(metrics, room)
        return min(room, wide), max(metrics.px(KNOB + 10), text.line_height("body", metrics))

    @property
    def rail(self) -> Rect:
        """The rectangle in which the middle of the knob moves."""
        knob = self.metrics.px(KNOB)
        figures = self._figures(self.metrics, self.rect.width) + self.metrics.gap
        rail = Rect(0, 0, max(1, self.rect.width - figures - knob), self.metrics.px(RAIL))
        rail.midleft = self.rect.left + knob // 2, self.rect.centery
        return rail

    def handle(self, event: Event) -> Answer:
        if is_press(event):
            self._dragging = True
            return self._at(event.pos[0])
        if event.type == pygame.MOUSEMOTION and self._dragging:
            return self._at(event.pos[0])
        if is_release(event) and self._dragging:
            self._dragging = False
            return True
        match verb(event):
            case Verb.LEFT:
                return self._set(self.value - self.step)
            case Verb.RIGHT:
                return self._set(self.value + self.step)
            case Verb.HOME:
                return self._set(self.low)
            case Verb.END:
                return self._set(self.high)
        return False

    def thing_at(self, at: Point) -> object:
        return Slider, deed(self.changed), self.why is None

    def node(self) -> Node | None:
        scale = NodeScale(self._told(self.value), self._told(self.low), self._told(self.high), self.step)
        return Node(NodeRole.SLIDER, value=read_out(self.shown(self.value)), scale=scale, acts=TURNED)

    def put(self, value: str | float) -> Answer:
        """Set the value to ``value``, or to the nearest step."""
        if not isinstance(value, float):
            return False
        if not self.numbers:
            return self._set(value)
        nearest = min(range(len(self.numbers)), key=lambda place: abs(self.numbers[place] - value))
        return self._set(self.low + nearest * self.step)

    def _told(self, value: float) -> float:
        """The number that a screen reader gets for ``value``."""
        return self.numbers[round((value - self.low) / self.step)] if self.numbers else value

    def _at(self, x: int) -> Answer:
        share = (x - self.rail.left) / self.rail.width
        return self._set(self.low + share * (self.high - self.low))

    def _set(self, value: float) -> Answer:
        steps = round((value - self.low) / self.step)
        new = min(self.high, max(self.low, self.low + steps * self.step))
        if new == self.value:
            return True
        self.value = new
        return answer_of(self.changed(new))

    def draw(self, surface: Surface) -> None:
        rail, knob = self.rail, self.metrics.px(KNOB)
        x = rail.left + round(rail.width * (self.value - self.low) / max(1e-9, self.high - self.low))
        able = self.why is None
        groove = rail.inflate(knob // 2, self.metrics.px(GROOVE - RAIL))
        draw_frame(surface, "slider_track", groove, self.metrics.ui_scale)
        filled = Rect(groove.left, groove.top, max(1, x - groove.left), groove.height)
        filled = filled.inflate(-self.metrics.px(GROOVE - RAIL), -self.metrics.px(GROOVE - RAIL))
        draw_frame(surface, "filled" if able else "faint", filled, self.metrics.ui_scale)
        state: WidgetState = "disabled" if not able else "hover" if self.hovered else "normal"
        drawn = ornament("table/slider_knob", (knob, knob))
        picture = plain.knob(knob, theme.PAPER2, able) if drawn is None else in_state(drawn, state)
        stick(surface, picture, picture.get_rect(center=(x, rail.centery)))
        super().draw(surface)

    def written(self) -> Sequence[Written]:
        wide = self._figures(self.metrics, self.rect.width)
        room = Rect(self.rect.right - wide, self.rect.top, wide, self.rect.height)
        block = text.fit(self.shown(self.value), "body", self.metrics, wide)
        return (Written(block, room, self.on.ink if self.why is None else self.on.muted, "right"),)
