"""A keyboard on the screen, for pads, switches, and hands that use few keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ...engine.plain_text import shapes
from ...view import words
from ...view.access import READ, Node, NodeRole
from ...view.units import Metrics, Size
from ...view.words import Text, lazy
from ..app.keys import CONTROLS
from ..app.scene import Answer, Host, Pop, Step
from ..draw import text, theme
from ..draw.frames import draw_frame
from .base import ROOMY, Callback, Widget, Written
from .boxes import Column, Row
from .button import Button
from .form import Form
from .form_scene import FormScene
from .panel import Panel

DIGITS, SIGNS = "0123456789", "-.'"
IN_A_ROW = 10
SIDE, GAP, WIDE = 48, 6, 640
"""Units: side of a key, space between keys, width of the keyboard."""


class KeyCap(Button):
    """A key with one letter."""

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """A square."""
        side = max(metrics.px(SIDE), text.line_height("button", metrics) + metrics.px(8))
        return side, side

    @property
    def ring_radius(self) -> int:
        """The radius of its corners."""
        return self.metrics.px(8)

    def draw(self, surface: Surface) -> None:
        """A box and the letter."""
        draw_frame(surface, "field", self.rect, self.metrics.ui_scale, self.state)
        Widget.draw(self, surface)

    def written(self) -> Sequence[Written]:
        """The letter."""
        block = text.lay(words.spoken(self.words), "button", self.metrics)
        return (Written(block, self.rect, theme.INK, "centre"),)


class TypedLine(Widget):
    """What has been typed, as far as its end fits."""

    def __init__(self, value: Callable[[], str]) -> None:
        super().__init__()
        self.value = value

    def node(self) -> Node | None:
        """The whole of it."""
        return Node(NodeRole.NEWS, self.value(), acts=READ)

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """All the width."""
        return min(room, metrics.px(WIDE)), text.line_height("body", metrics) + metrics.px(16)

    def draw(self, surface: Surface) -> None:
        """A field, the words, the caret behind them."""
        draw_frame(surface, "field", self.rect, self.metrics.ui_scale, "normal")
        super().draw(surface)
        caret = self._inner().left + self.written()[0].block.width + self.metrics.px(2)
        pygame.draw.rect(surface, theme.WINE, Rect(caret, self._inner().top, max(2, self.metrics.px(2)),
                                                   self._inner().height))

    def _inner(self) -> Rect:
        return self.rect.inflate(-2 * self.metrics.px(12), -2 * self.metrics.px(6))

    def written(self) -> Sequence[Written]:
        """The end of it."""
        shown, inner = self.value(), self._inner()
        while shown and text.width(shown, "body", self.metrics) > inner.width - self.metrics.px(6):
            shown = shown[1:]
        return (Written(text.lay(shown, "body", self.metrics), inner, theme.INK),)


class ScreenKeyboard(FormScene):
    """Has at most ``most`` letters chosen one by one, beginning with ``value``; ``done`` gets them in the end.

    A keyboard can type here too. Esc gives up.
    """

    def __init__(self, value: str, most: int, title: Text, done: Callable[[str], Step | None]) -> None:
        super().__init__()
        self.value, self.most, self.title, self.done = value, most, title, done
        self._capitals = not value

    def enter(self, host: Host) -> None:
        """Store the metrics for the keys."""
        super().enter(host)
        self.metrics = host.metrics

    def resize(self, metrics: Metrics) -> None:
        """In the middle of the window."""
        self.metrics = metrics
        ring, focused = self.form.focus.ring, self.form.focus.widget
        at = next((number for number, widget in enumerate(ring) if widget is focused), 0)
        self.form = Form(Panel(Column([TypedLine(lambda: self.value), *self._rows(), self._foot()], GAP), self.title),
                         self.host.sounds.play)
        rim = metrics.px(12)
        most = min(metrics.px(WIDE) * metrics.text_percent // 100 + metrics.px(60), metrics.width - 2 * rim)
        wide, high = self.form.root.preferred(metrics, most)
        rect = Rect(0, 0, wide, min(high, metrics.height - 2 * rim))
        rect.center = metrics.width // 2, metrics.height // 2
        self.form.layout(rect, metrics)
        self.form.focus_on(self.form.focus.ring[at], visible=True)
        self.invalidate()

    def _rows(self) -> list[Widget]:
        """The letters of the language, digits and signs."""
        letters = words.say("keyboard.letters")
        every = (letters.upper() if self._capitals else letters) + DIGITS + SIGNS
        keys = [KeyCap(letter, partial(self._type, letter)) for letter in dict.fromkeys(every) if letter.isprintable()]
        return [Row(keys[start:start + IN_A_ROW], GAP, place="centre") for start in range(0, len(keys), IN_A_ROW)]

    def _foot(self) -> Widget:
        """The keys with words."""
        keys: list[tuple[str, Callback, bool]] = [
            ("keyboard.capitals", self._shift, False), ("key.space", partial(self._type, " "), False),
            ("keyboard.delete", self._delete, False), ("common.cancel", self.back, False),
            ("keyboard.done", self._finish, True)]
        return Row([Button(lazy(key), act, primary=primary) for key, act, primary in keys], GAP, place="centre")

    def _type(self, letters: str) -> None:
        self.value = shapes(self.value + letters)[:self.most]
        if self._capitals:
            self._shift()

    def _shift(self) -> None:
        self._capitals = not self._capitals
        self.resize(self.metrics)

    def _delete(self) -> None:
        self.value = self.value[:-1]

    def _finish(self) -> Step:
        return Pop(then=self.done(self.value))

    def handle(self, event: Event) -> Answer:
        """The keys on the screen; a real keyboard types at once."""
        if event.type == pygame.TEXTINPUT and CONTROLS.screen_keyboard:
            return True
        if event.type == pygame.TEXTINPUT:
            self._type(event.text)
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_BACKSPACE:
            self._delete()
        else:
            return super().handle(event)
        self.form.invalidate()
        self.invalidate()
        return True
