"""A check box."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Rect, Surface
from pygame.event import Event

from ...view.access import USED, Node, NodeRole, read_out
from ...view.units import Metrics, Point, Size
from ...view.words import Text, spoken
from ..app.events import Verb, is_press, is_release, verb
from ..app.scene import Answer, Step
from ..draw import plain, text, theme
from ..draw.frames import WidgetState, frame, in_state
from ..draw.pictures import ornament, stick
from ..draw.theme import Ground
from .base import ROOMY, Widget, Written, answer_of, deed

BOX = 28
"""Units: side of the box."""


def _box(side: int, on: bool, state: WidgetState, ui_scale: float) -> Surface:
    """The box from ``sprites``, ticked if ``on``, or a plain one without a picture."""
    drawn = ornament(f"table/checkbox_{'on' if on else 'off'}", (side, side))
    if drawn is not None:
        return in_state(drawn, state)
    made = frame("field", (side, side), ui_scale, state).copy()
    if on:
        stick(made, plain.tick(side, theme.ON_PAPER.muted if state == "disabled" else theme.WINE), (0, 0))
    return made


class Toggle(Widget):
    """On or off: ``changed`` is called with the new value."""

    focusable_kind = True

    def __init__(
        self,
        words: Text,
        value: bool,
        changed: Callable[[bool], Step | None],
        *,
        on: Ground = theme.ON_PAPER,
        tip: Text | None = None,
        why: Text | None = None,
    ) -> None:
        super().__init__(tip, why, on)
        self.words = words
        self.value = value
        self.changed = changed
        self._pressed = False

    def node(self) -> Node | None:
        """Its words, and whether it is on."""
        return Node(NodeRole.TOGGLE, read_out(spoken(self.words)), on=self.value, acts=USED)

    def _side(self, metrics: Metrics) -> int:
        return max(metrics.px(BOX), round(metrics.text_px("body") * 1.15))

    def _beside(self, metrics: Metrics) -> int:
        return self._side(metrics) + metrics.gap

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """The box and its words, wrapped if ``room`` is short."""
        block = text.lay(spoken(self.words), "body", metrics, room - self._beside(metrics))
        return block.width + self._beside(metrics), max(self._side(metrics) + metrics.px(8), block.height)

    def handle(self, event: Event) -> Answer:
        """A click anywhere on it, Enter or Space toggles it."""
        if is_press(event):
            self._pressed = True
            return True
        if is_release(event) and self._pressed:
            self._pressed = False
            return self._flip() if self.rect.collidepoint(event.pos) else True
        return self._flip() if verb(event) is Verb.PRESS else False

    def thing_at(self, at: Point) -> object:
        """Its words, and what it changes."""
        return Toggle, spoken(self.words), deed(self.changed), self.why is None

    @property
    def marks(self) -> Sequence[Rect]:
        """The box and its words."""
        return (self.box, *self.spots)

    @property
    def box(self) -> Rect:
        """The box, at the left."""
        side = self._side(self.metrics)
        box = Rect(0, 0, side, side)
        box.midleft = self.rect.midleft
        return box

    def _flip(self) -> Answer:
        self.value = not self.value
        return answer_of(self.changed(self.value))

    def draw(self, surface: Surface) -> None:
        """The box, its tick, the words."""
        state: WidgetState = "disabled" if self.why is not None else "hover" if self.hovered else "normal"
        stick(surface, _box(self.box.height, self.value, state, self.metrics.ui_scale), self.box)
        super().draw(surface)

    def written(self) -> Sequence[Written]:
        """Its words, at the right of the box."""
        beside = self._beside(self.metrics)
        room = Rect(self.rect.left + beside, self.rect.top, self.rect.width - beside, self.rect.height)
        block = text.lay(spoken(self.words), "body", self.metrics, room.width)
        return (Written(block, room, self.on.ink if self.why is None else self.on.muted),)
