"""A text field of one line, and a keyboard on the screen for pads, switches, and players who use few keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ...engine.plain_text import shapes
from ...view import words
from ...view.access import READ, TYPED, Node, NodeRole, read_out
from ...view.units import Metrics, Point, Size
from ...view.words import Text, lazy, spoken
from ..app.events import Verb, is_press, latin_key, verb
from ..app.keys import CONTROLS
from ..app.scene import Answer, Host, Pop, Push, Step
from ..app.system import copy_text, pasted
from ..draw import text, theme
from ..draw.frames import draw_frame
from .base import ROOMY, Callback, Widget, Written, answer_of, deed
from .boxes import Column, Row
from .button import Button
from .dialog import FormScene
from .form import Form
from .panel import Panel

MOST_PASTED = 1000
"""The maximum number of letters pasted from the clipboard."""
DIGITS, SIGNS = "0123456789", "-.'"
IN_A_ROW = 10
SIDE, GAP, WIDE = 48, 6, 640
"""Units: the side of a key, the gap between keys, the width of the keyboard."""


class TextField(Widget):
    """A field for a text of at most ``most`` letters; ``changed`` is called after every change, ``done`` after Enter.

    A press by a pad, a switch or a screen reader, or by any key if the setting is on, opens a keyboard on the screen.
    """

    focusable_kind = True
    clips = True

    def __init__(self, value: str, changed: Callable[[str], Step | None], *,
                 done: Callable[[str], Step | None] | None = None, most: int = 24, hint: Text = "", width: float = 220,
                 tip: Text | None = None, why: Text | None = None) -> None:
        super().__init__(tip, why)
        self.value = shapes(value)
        self.changed = changed
        self.done = done
        self.most = most
        self.hint = hint
        self.width = width
        self.caret = len(self.value)
        self._shown = 0  # the pixels by which the line was drawn further left, to which a click refers

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """A width of ``width`` units, more with larger text, and the height of one line."""
        wide = round(metrics.px(self.width) * metrics.text_percent / 100)
        return min(room, wide), text.line_height("body", metrics) + metrics.px(16)

    def node(self) -> Node | None:
        return Node(NodeRole.FIELD, value=self.value, about=read_out(spoken(self.hint)), acts=TYPED)

    def put(self, value: str | float) -> Answer:
        """Set the text to ``value``, cut to ``most`` letters."""
        fresh = shapes(str(value)[:MOST_PASTED])[:self.most]
        return self._become(fresh, len(fresh))

    def _inner(self) -> Rect:
        return self.rect.inflate(-2 * self.metrics.px(12), -2 * self.metrics.px(6))

    def _before(self, letters: int) -> int:
        """The pixels from the beginning of the line to the gap in front of the letter at index ``letters``."""
        return text.width(self.value[:letters], "body", self.metrics) if letters else 0

    def _shift(self) -> int:
        """The pixels by which the line is moved left to keep the caret visible; 0 without the focus."""
        if not self.focused:
            return 0
        return max(0, self._before(self.caret) + self.metrics.px(4) - self._inner().width)

    def handle(self, event: Event) -> Answer:
        """Handle typed letters, and the keys that move and delete."""
        if event.type == pygame.TEXTINPUT:
            return CONTROLS.screen_keyboard or self._insert(event.text)
        if is_press(event):
            self.caret = self._letter_at(event.pos[0])
            return True
        if event.type != pygame.KEYDOWN:
            return False
        if CONTROLS.screen_keyboard or hasattr(event, "verb"):
            return self._open() if verb(event) is Verb.PRESS else False
        if getattr(event, "mod", 0) & pygame.KMOD_CTRL:
            return self._shortcut(latin_key(event))
        return self._key(event)

    def thing_at(self, at: Point) -> object:
        return TextField, deed(self.changed), self.why is None

    def _letter_at(self, x: int) -> int:
        at = x - self._inner().left + self._shown
        return min(range(len(self.value) + 1), key=lambda letters: abs(self._before(letters) - at))

    def _key(self, event: Event) -> Answer:
        match event.key:
            case pygame.K_BACKSPACE:
                return self._cut(self.caret - 1) if self.caret else True
            case pygame.K_DELETE:
                return self._cut(self.caret) if self.caret < len(self.value) else True
            case pygame.K_SPACE:
                return True
        if event.unicode and event.unicode.isprintable():  # a letter is typed, even if its key has another action
            return True
        match verb(event):
            case Verb.LEFT:
                return self._go(self.caret - 1)
            case Verb.RIGHT:
                return self._go(self.caret + 1)
            case Verb.HOME:
                return self._go(0)
            case Verb.END:
                return self._go(len(self.value))
            case Verb.PRESS:
                return answer_of(self.done(self.value)) if self.done is not None else False
        return False

    def _open(self) -> Step:
        title = self.hint if self.hint else self.tip or ""
        return Push(ScreenKeyboard(self.value, self.most, title, self._chosen))

    def _chosen(self, value: str) -> Step | None:
        """Set the text chosen on the screen, as if it had been typed and entered."""
        answer = self._become(value, len(value))
        if not isinstance(answer, bool):
            return answer
        return self.done(value) if self.done is not None else None

    def _shortcut(self, code: int) -> Answer:
        match code:
            case pygame.K_v:
                return self._insert(pasted(MOST_PASTED).strip())
            case pygame.K_c | pygame.K_x if copy_text(self.value):
                return self._become("", 0) if code == pygame.K_x else True
            case pygame.K_a:
                return self._go(len(self.value))
        return False

    def _go(self, caret: int) -> Answer:
        self.caret = max(0, min(len(self.value), caret))
        return True

    def _insert(self, letters: str) -> Answer:
        fresh = shapes(letters[:MOST_PASTED])[: max(0, self.most - len(self.value))]
        if not fresh:
            return True
        return self._become(self.value[: self.caret] + fresh + self.value[self.caret :], self.caret + len(fresh))

    def _cut(self, letter: int) -> Answer:
        return self._become(self.value[:letter] + self.value[letter + 1 :], letter)

    def _become(self, value: str, caret: int) -> Answer:
        self.value, self.caret = value, caret
        return answer_of(self.changed(value))

    def draw(self, surface: Surface) -> None:
        draw_frame(surface, "field", self.rect, self.metrics.ui_scale, "disabled" if self.why is not None else "normal")
        clip = surface.get_clip()
        inner, self._shown = self._inner(), self._shift()
        surface.set_clip(inner.inflate(self.metrics.px(6), 0).clip(clip))
        super().draw(surface)
        if self.focused:
            x = inner.left + self._before(self.caret) - self._shift()
            pygame.draw.rect(surface, theme.WINE, Rect(x, inner.top, max(2, self.metrics.px(2)), inner.height))
        surface.set_clip(clip)

    def written(self) -> Sequence[Written]:
        inner = self._inner()
        empty = not self.value
        block = text.lay(spoken(self.hint) if empty else self.value, "body", self.metrics)
        room = Rect(inner.left - (0 if empty else self._shift()), inner.top, inner.width, inner.height)
        return (Written(block, room, theme.ON_PAPER.muted if empty or self.why is not None else theme.INK),)


class KeyCap(Button):
    """A key of the keyboard on the screen, with one letter."""

    corner = 8

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        side = max(metrics.px(SIDE), text.line_height("button", metrics) + metrics.px(8))
        return side, side

    def draw(self, surface: Surface) -> None:
        draw_frame(surface, "field", self.rect, self.metrics.ui_scale, self.state)
        Widget.draw(self, surface)

    def written(self) -> Sequence[Written]:
        block = text.lay(words.spoken(self.words), "button", self.metrics)
        return (Written(block, self.rect, theme.INK, "centre"),)


class TypedLine(Widget):
    """A line with the typed text, or as much of its end as fits."""

    def __init__(self, value: Callable[[], str]) -> None:
        super().__init__()
        self.value = value

    def node(self) -> Node | None:
        return Node(NodeRole.NEWS, self.value(), acts=READ)

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        return min(room, metrics.px(WIDE)), text.line_height("body", metrics) + metrics.px(16)

    def draw(self, surface: Surface) -> None:
        draw_frame(surface, "field", self.rect, self.metrics.ui_scale, "normal")
        super().draw(surface)
        caret = self._inner().left + self.written()[0].block.width + self.metrics.px(2)
        pygame.draw.rect(surface, theme.WINE, Rect(caret, self._inner().top, max(2, self.metrics.px(2)),
                                                   self._inner().height))

    def _inner(self) -> Rect:
        return self.rect.inflate(-2 * self.metrics.px(12), -2 * self.metrics.px(6))

    def written(self) -> Sequence[Written]:
        shown, inner = self.value(), self._inner()
        while shown and text.width(shown, "body", self.metrics) > inner.width - self.metrics.px(6):
            shown = shown[1:]
        return (Written(text.lay(shown, "body", self.metrics), inner, theme.INK),)


class ScreenKeyboard(FormScene):
    """A keyboard on the screen to type a text of at most ``most`` letters, starting from ``value``.

    ``done`` is called with the result. Esc cancels.
    """

    def __init__(self, value: str, most: int, title: Text, done: Callable[[str], Step | None]) -> None:
        super().__init__()
        self.value, self.most, self.title, self.done = value, most, title, done
        self._capitals = not value

    def enter(self, host: Host) -> None:
        super().enter(host)
        self.metrics = host.metrics

    def resize(self, metrics: Metrics) -> None:
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
        """The rows of keys: the letters of the language, digits and signs."""
        letters = words.say("keyboard.letters")
        every = (letters.upper() if self._capitals else letters) + DIGITS + SIGNS
        keys = [KeyCap(letter, partial(self._type, letter)) for letter in dict.fromkeys(every) if letter.isprintable()]
        return [Row(keys[start:start + IN_A_ROW], GAP, place="centre") for start in range(0, len(keys), IN_A_ROW)]

    def _foot(self) -> Widget:
        """The row of keys with words."""
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
        """Handle the keys on the screen, and letters typed on a real keyboard, unless a setting turns these off."""
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
