"""A form: a tree of widgets with focus, pointer, popup and tooltip."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import hypot
from typing import Protocol, runtime_checkable

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ...view.units import BASE, Metrics, Point, measured
from ...view.words import Text, spoken
from ..app.events import Verb, is_press, is_release, verb
from ..app.focus import Focus
from ..app.scene import Answer
from ..draw import text, theme
from ..draw.frames import draw_frame
from .base import Widget, draw_ring, path_to, walk
from .boxes import sizes_kept

TIP_SECONDS = 0.5
"""The seconds that the pointer or the focus stays on a widget before its tooltip appears."""
REACH, STEP = 280, 12
"""Units: the greatest distance of a tooltip from its widget, and the distance between the places tried."""
ASIDE = 0.7
"""The weight of the horizontal distance between the middles of a tooltip and its widget."""


__all__ = ["Form", "ShownForm", "tip_of", "tip_rect"]


class Form:
    """A tree of widgets under ``root``: it passes events to them and draws them, for a scene.

    ``sound`` is called with the name of the sound for a press (``click``, ``refuse``).
    """

    def __init__(self, root: Widget, sound: Callable[[str], None] | None = None) -> None:
        self.root = root
        self.focus: Focus[Widget] = Focus()
        self.dirty = True
        self.metrics: Metrics = measured(BASE)
        self.sound = sound or (lambda _: None)
        self._pointer: tuple[int, int] | None = None
        self._hot: Widget | None = None
        self._held: Widget | None = None
        self._rested = 0.0
        self.told: Widget | None = None
        """The widget with the visible tooltip."""

    @property
    def roots(self) -> Sequence[Widget]:
        """The root widget and, if one is open, the popup above it."""
        popup = self.popup
        return (self.root,) if popup is None else (self.root, popup)

    @property
    def popup(self) -> Widget | None:
        """The open popup of any widget; None if there is none."""
        return next((widget.popup for widget in walk(self.root) if widget.popup is not None), None)

    @property
    def in_use(self) -> bool:
        """Whether a press or an open popup would be lost if the widgets were replaced."""
        return self._held is not None or self.popup is not None

    def hold_on(self, old: Form) -> None:
        """Continue to hold the widget that ``old`` holds, if it is in this form too, so that a drag continues."""
        if old._held is not None and any(widget is old._held for widget in walk(self.root)):
            self._held = old._held

    def invalidate(self) -> None:
        self.dirty = True

    def layout(self, rect: Rect, metrics: Metrics) -> None:
        """Lay out all widgets in ``rect``."""
        self.metrics = metrics
        with sizes_kept():
            self.root.layout(rect, metrics)
        self.focus.renew([widget for widget in walk(self.root) if widget.focusable])
        self.dirty = True

    def focus_on(self, widget: Widget | None, *, visible: bool = False) -> None:
        """Focus ``widget``; show the ring if ``visible`` or if the keyboard is in use."""
        self.focus.visible = self.focus.visible or visible
        self.focus.to(widget)
        self.dirty = True

    def show_focus(self) -> None:
        """Show the ring of the focus, so that the next arrow moves it."""
        self.dirty = self.dirty or not self.focus.visible
        self.focus.visible = True

    def handle(self, event: Event) -> Answer:
        """Pass ``event`` to the widget it is for; return False if no widget uses it."""
        match event.type:
            case pygame.MOUSEMOTION:
                return self._pointed(event)
            case pygame.MOUSEBUTTONDOWN | pygame.MOUSEBUTTONUP:
                return self._clicked(event)
            case pygame.MOUSEWHEEL:
                return self._offered(self._under(self._pointer), event)
            case pygame.KEYDOWN | pygame.TEXTINPUT:
                return self._typed(event)
            case pygame.WINDOWLEAVE:
                self._hover(None)
                self.dirty = self.dirty or self.told is not None
                self.told = None
        return False

    def thing_at(self, at: Point) -> object:
        """A key for the object that a press at a point would use.

        This is an object of a widget or, outside an open popup, the popup, which closes.
        """
        path = self._under(at)
        if not path and self.popup is not None:
            return "beside the popup"
        return next((thing for widget in path if (thing := widget.thing_at(at)) is not None), None)

    def _under(self, at: tuple[int, int] | None) -> list[Widget]:
        if at is None:
            return []
        popup = self.popup
        return path_to(self.root if popup is None else popup, at)

    def _hover(self, widget: Widget | None) -> None:
        if widget is self._hot:
            return
        if self._hot is not None:
            self._hot.hovered = False
        self._hot, self._rested, self.told, self.dirty = widget, 0.0, None, True
        if widget is not None:
            widget.hovered = True

    def _pointed(self, event: Event) -> Answer:
        self._pointer = event.pos
        path = self._under(event.pos)
        if self._held is None:
            self._hover(path[0] if path else None)
            return self._offered(path, event)
        inside = self._held.rect.collidepoint(event.pos)
        self.dirty = self.dirty or self._held.hovered != inside
        self._held.hovered = inside
        return self._heard(self._held.handle(event)) or True

    def _clicked(self, event: Event) -> Answer:
        self._pointer = event.pos
        if is_release(event) and self._held is not None:
            held, self._held = self._held, None
            answer = held.handle(event)
            under = self._under(event.pos)
            self._hover(under[0] if under else None)
            return self._heard(answer) or True
        return self._pressed(event) if is_press(event) else False

    def _pressed(self, event: Event) -> Answer:
        popup = self.popup
        path = self._under(event.pos)
        if popup is not None and not path:
            return self._heard(popup.handle(event)) or True
        self.dirty = self.dirty or self.focus.visible or self.told is not None
        self.focus.visible, self.told = False, None
        for widget in path:
            if widget.why is not None:
                self._held = None
                return self._refused(widget)
            self._held = widget  # before the action, which may build another form that continues to hold it
            answer = widget.handle(event)
            if answer:
                if widget.focusable and popup is None:
                    self.focus.to(widget)
                self.sound("click")
                return self._heard(answer)
        self._held = None
        return False

    def _refused(self, widget: Widget) -> Answer:
        self.told, self.dirty = widget, True
        self.sound("refuse")
        return True

    def _typed(self, event: Event) -> Answer:
        popup, widget = self.popup, self.focus.widget
        if popup is not None:
            return self._heard(popup.handle(event)) or True
        asked = verb(event)
        if widget is not None:
            if asked is Verb.PRESS and widget.why is not None:
                return self._refused(widget)
            answer = widget.handle(event) if widget.why is None else False
            if answer:
                if asked is Verb.PRESS:
                    self.sound("click")
                self.focus.visible = True
                return self._heard(answer)
        if asked is not None and self._moved(asked):
            return True
        return self._offered(list(reversed(self._around(self.focus.widget))), event)

    def _moved(self, asked: Verb) -> Answer:
        widget = self.focus.widget
        if widget is not None and not self.focus.visible and asked not in (Verb.NEXT, Verb.PREVIOUS):
            # the ring reappears at its last place before it moves
            moved = asked in (Verb.UP, Verb.DOWN, Verb.LEFT, Verb.RIGHT)
        else:
            moved = self.focus.move(asked)
        if moved:
            self.focus.visible, self.dirty, self.told, self._rested = True, True, None, 0.0
            self._reveal()
        return moved

    def _around(self, inside: Widget | None) -> list[Widget]:
        """The containers of the widget ``inside``, outermost first."""
        return [other for other in walk(self.root) if inside is not other and any(w is inside for w in walk(other))]

    def _reveal(self) -> None:
        """Scroll the focused widget into view."""
        if self.focus.widget is not None:
            self.show(self.focus.widget, self.focus.widget.rect)

    def show(self, widget: Widget, rect: Rect) -> None:
        """Scroll ``rect``, a part of ``widget``, into view."""
        for outer in reversed([*self._around(widget), widget]):
            outer.reveal(rect)
        self.dirty = True

    def reach(self, widget: Widget, part: str = "") -> Answer:
        """Focus ``widget`` as keys would, and its ``part``; a widget in a popup receives keys without the focus."""
        popup = self.popup
        if widget.focusable and (popup is None or all(other is not widget for other in walk(popup))):
            self.focus_on(widget, visible=True)
            self._reveal()
        return (self._heard(widget.reach(part)) if part and widget.why is None else False) or True

    def press(self, widget: Widget, part: str = "") -> Answer:
        """Use ``part`` of a ``widget`` that cannot have the focus; if it is disabled, refuse with the reason."""
        return (self._heard(widget.reach(part)) or True) if widget.why is None else self._refused(widget)

    def _offered(self, path: Sequence[Widget], event: Event) -> Answer:
        for widget in path:
            answer = widget.handle(event) if widget.why is None else False
            if answer:
                return self._heard(answer)
        return False

    def _heard(self, answer: Answer) -> Answer:
        if answer:
            self.dirty = True
            self.told = None
            self.focus.renew([widget for widget in walk(self.root) if widget.focusable])
        return answer

    def update(self, dt: float) -> None:
        """Advance by ``dt`` seconds; a tooltip appears after a delay."""
        target = self._tip_target()
        if target is None or self.told is target:
            return
        self._rested += dt
        if self._rested >= TIP_SECONDS:
            self.told, self.dirty = target, True

    def _tip_target(self) -> Widget | None:
        hot = self._hot if self._hot is not None else self.focus.widget if self.focus.visible else None
        if hot is None or tip_of(hot) is None or self._held is not None or self.popup is not None:
            return None
        return hot

    def draw(self, surface: Surface) -> None:
        """Draw the widgets, the ring of the focus, the popup and the tooltip; clear ``dirty``."""
        self.root.draw(surface)
        self.draw_focus(surface)
        if self.popup is not None:
            self.popup.draw(surface)
        self.draw_tip(surface)
        self.dirty = False

    def draw_focus(self, surface: Surface) -> None:
        """Draw the ring around the visible part of the focused widget, if the keyboard is in use."""
        if self.focus.visible and self.focus.widget is not None:
            self._draw_ring(surface, self.focus.widget)

    @property
    def tip_at(self) -> Rect | None:
        """The rectangle of the visible tooltip; None if there is none."""
        if self.told is None or (words := tip_of(self.told)) is None:
            return None
        return tip_rect(spoken(words), self.told.rect, self.metrics, self._others)[0]

    @property
    def _others(self) -> list[Rect]:
        """The visible parts of other widgets, which the tooltip should not cover."""
        return [rect for widget, rect in in_sight(self.root, Rect((0, 0), self.metrics.size))
                if widget is not self.told]

    def draw_tip(self, surface: Surface) -> None:
        """Draw the visible tooltip, if there is one."""
        if self.told is not None and (words := tip_of(self.told)) is not None:
            draw_tip(surface, spoken(words), self.told.rect, self.metrics, self._others)

    def _draw_ring(self, surface: Surface, widget: Widget) -> None:
        room = clip = surface.get_clip()
        beyond = 6 * self.metrics.ring
        for outer in self._around(widget):
            room = room.clip(outer.rect.inflate(beyond, beyond)) if outer.clips else room
        surface.set_clip(room)
        draw_ring(surface, widget.ring, self.metrics, widget.ring_radius)
        surface.set_clip(clip)


def _keep_keys() -> None:
    """Do nothing, because the form has the keys already."""


@dataclass(frozen=True, slots=True)
class FormTurn:
    """The ``number``-th question or message of a form, to distinguish questions with the same widgets.

    A screen reader reads the focus again for each number; ``words`` explain the ``part`` of the ``widget`` that has the
    focus at the beginning.
    """

    number: int
    words: str
    widget: Widget | None
    part: str


@dataclass(frozen=True, slots=True)
class ShownForm:
    """A ``form`` in a scene, its corner ``at`` this point of the window.

    ``keyed``: keys go to this form; in a scene with several forms ``take_keys`` directs them to it. ``turn`` is the
    present question, if it changes within a scene.
    """

    form: Form
    at: Point = (0, 0)
    keyed: bool = True
    take_keys: Callable[[], None] = _keep_keys
    turn: FormTurn | None = None


@runtime_checkable
class HasForms(Protocol):
    """A scene with forms; ``shown_forms`` returns them in the order of reading."""

    def shown_forms(self) -> Sequence[ShownForm]: ...


def tip_of(widget: Widget) -> Text | None:
    """The words of the tooltip of ``widget``: the reason why it is disabled, or else its ``tip``."""
    return widget.why if widget.why is not None else widget.tip


def in_sight(widget: Widget, room: Rect) -> Iterator[tuple[Widget, Rect]]:
    """Yield ``widget`` and its children, each with its parts that can be used or read.

    The parts are limited to those visible in ``room``.
    """
    room = room.clip(widget.rect) if widget.clips else room
    yield from ((widget, seen) for rect in widget.solid if (seen := rect.clip(room)))
    for child in widget.children:
        yield from in_sight(child, room)


def tip_rect(words: str, about: Rect, metrics: Metrics, others: Sequence[Rect] = ()) -> tuple[Rect, text.Block]:
    """The rectangle of a tooltip with ``words``, for the widget at ``about``, and the words laid out.

    The tooltip is inside the window, does not cover the widget, and covers as little as possible of ``others``: by
    default below the widget, then above or next to it, then at the nearest place that covers none.
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
    """Places for ``rect`` that do not overlap ``free``, inside the window and up to ``REACH`` away, nearest first."""
    reach, step = metrics.px(REACH), max(1, metrics.px(STEP))
    window = Rect((0, 0), metrics.size)
    places = {tuple(rect.move(dx, dy).clamp(window)) for dx in range(-reach, reach + 1, step)
              for dy in range(-reach, reach + 1, step)}
    return sorted((place for place in map(Rect, places) if not place.colliderect(free)),
                  key=lambda place: (_distance(place, free), place.topleft))


def _distance(one: Rect, other: Rect) -> float:
    """A distance of two rectangles in pixels, in which a horizontal offset of their middles counts more."""
    across = max(one.left - other.right, other.left - one.right, 0)
    down = max(one.top - other.bottom, other.top - one.bottom, 0)
    return hypot(across, down) + ASIDE * abs(one.centerx - other.centerx)


def _hidden(place: Rect, others: Sequence[Rect]) -> int:
    """The number of pixels of ``others`` covered by ``place``."""
    return sum(under.width * under.height for other in others if (under := place.clip(other)))


def draw_tip(surface: Surface, words: str, about: Rect, metrics: Metrics, others: Sequence[Rect] = ()) -> None:
    """Draw a tooltip with ``words`` next to ``about``, covering as little as possible of ``others``."""
    rect, block = tip_rect(words, about, metrics, others)
    draw_frame(surface, "tooltip", rect, metrics.ui_scale)
    text.draw(surface, block, rect, theme.INK, "centre")
