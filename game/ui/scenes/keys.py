"""A sheet with all keys and buttons, which are read from the table that handles them, and can be changed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Literal

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ...view import words
from ...view.access import USED, Node, NodeRole, read_out
from ...view.bindings import KEYS, PAD, Bindings, Verb, bound_to, button_label, changes_of, rebound
from ...view.units import Metrics, Point, Size
from ...view.words import Text, lazy, spoken
from ..app.context import AppContext
from ..app.events import is_press, is_release, verb
from ..app.keys import CONTROLS, buttons_of, key_code_name, key_name, keys_of
from ..app.scene import Answer, Pop, Push, Replace, Step
from ..draw import frames, text, theme
from ..widgets import (
    ROOMY,
    Button,
    Column,
    Dialog,
    DialogReply,
    Grid,
    Label,
    ScrollArea,
    Widget,
    Written,
    answer_of,
    cancel,
)
from ..widgets.boxes import Split
from .paper import PaperScene

CAP, SIDE, INSET = 30, 11, 12
"""Units: height of a key, padding left and right of its name, indent before the first."""
NOTES = 0.3
"""The largest share of the width for the notes."""
MODIFIERS = frozenset((pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LALT, pygame.K_RALT,
                       pygame.K_LGUI, pygame.K_RGUI, pygame.K_MODE))
"""Modifier keys, which have no action of their own."""
Device = Literal["keys", "pad"]


class Caps(Widget):
    """The keys for an action side by side, followed by the round buttons of a pad; on more lines if ``room`` is short.

    A press on them asks for a new key.
    """

    focusable_kind = True

    def __init__(self, does: Text, keys: Sequence[str], buttons: Sequence[str],
                 change: Callable[[], Step | None]) -> None:
        super().__init__(tip=lazy("keys.tip"))
        self.does, self.change = does, change
        self.caps = [*((name, "field") for name in keys), *((name, "segment") for name in buttons)]
        self._held = False

    def node(self) -> Node | None:
        """The action, with the labels of its keys, including those of the arrow keys."""
        labels = ", ".join(name for name, _ in self.caps)
        return Node(NodeRole.BUTTON, read_out(spoken(self.does)), value=labels, about=labels, acts=USED)

    def handle(self, event: Event) -> Answer:
        """Ask for a new key or button after a click, Enter or Space."""
        if is_press(event):
            self._held = True
            return True
        if is_release(event) and self._held:
            self._held = False
            return answer_of(self.change()) if self.rect.collidepoint(event.pos) else True
        return answer_of(self.change()) if verb(event) is Verb.PRESS else False

    def thing_at(self, at: Point) -> object:
        """What identifies the keys: their action."""
        return Caps, spoken(self.does)

    def _places(self, metrics: Metrics, room: int) -> list[Rect]:
        """The rectangles of the keys, relative to the upper left corner."""
        gap, start, y = metrics.px(6), metrics.px(INSET), 0
        x = start
        high = max(metrics.px(CAP), text.line_height("small", metrics) + metrics.px(6))
        places = []
        for name, _ in self.caps:
            wide = max(high, text.width(name, "small", metrics) + 2 * metrics.px(SIDE))
            if x > start and x + wide > room:
                x, y = start, y + high + gap
            places.append(Rect(x, y, wide, high))
            x += wide + gap
        return places or [Rect(start, 0, high, high)]

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """The size of all lines of keys."""
        places = self._places(metrics, room)
        return max(place.right for place in places) + metrics.px(4), places[-1].bottom + metrics.px(4)

    def _placed(self) -> list[Rect]:
        places = self._places(self.metrics, self.rect.width)[:len(self.caps)]
        down = (self.rect.height - places[-1].bottom) // 2 if places else 0
        return [place.move(self.rect.left, self.rect.top + down) for place in places]

    def draw(self, surface: Surface) -> None:
        """Draw each key as a small box."""
        for (_, kind), place in zip(self.caps, self._placed(), strict=True):
            frames.draw_frame(surface, kind, place, self.metrics.ui_scale, "hover" if self.hovered else "normal")
        super().draw(surface)

    def written(self) -> Sequence[Written]:
        return [Written(text.lay(name, "small", self.metrics), place, theme.INK, "centre")
                for (name, _), place in zip(self.caps, self._placed(), strict=True)]


class KeysScene(PaperScene):
    """The actions of all keys and buttons, each of which can be changed; Esc goes back."""


    def __init__(self, context: AppContext) -> None:
        super().__init__()
        self.keeper = context.keeper
        self.title = lazy("menu.keys")
        self._pad = CONTROLS.pad

    def parts(self) -> Widget:
        """A line for each verb, next to notes on the mouse and on the keys of some pages."""
        self._pad = CONTROLS.pad
        lines: list[Widget] = []
        for asked in Verb:
            does = lazy(f"does.{asked}")
            caps = Caps(does, keys_of(asked), buttons_of(asked), partial(self._ask, asked))
            lines += [Label(does), self.named(asked, caps)]
        notes: list[Widget] = [Label(lazy(f"does.{name}"), "small", colour=theme.ON_PAPER.muted)
                               for name in ("mouse", "gallery", "replay")]
        return self.named("all", ScrollArea(Split(Grid(lines, 2, 1), Column(notes, 8), share=NOTES)))

    def foot(self) -> Sequence[Widget]:
        settings = self.keeper.settings
        why = None if settings.keys or settings.pad else lazy("keys.why_default")
        return (self.named("defaults", Button(lazy("keys.defaults"), self._reset, why=why)),
                self.named("close", Button(lazy("common.close"), self.back, primary=True)))

    def leave(self) -> None:
        """Save the changes."""
        self.keeper.keep()

    def update(self, dt: float) -> Step | None:
        """Rebuild the sheet with the labels of another pad once that is used."""
        if CONTROLS.pad != self._pad:
            self.renew()
        return super().update(dt)

    def bind(self, device: Device, asked: Verb, name: str) -> None:
        """Assign the key or button ``name`` to the verb ``asked``."""
        self.keeper.change(**{device: changes_of(defaults_of(device), rebound(bindings_of(device), asked, name))})
        CONTROLS.suit(self.keeper.settings.keys, self.keeper.settings.pad)

    def _ask(self, asked: Verb) -> Step:
        return Push(KeyQuestion(self, asked))

    def _reset(self) -> None:
        self.keeper.change(keys={}, pad={})
        CONTROLS.suit({}, {})
        self.renew()


def bindings_of(device: Device) -> Bindings:
    """The current verbs of the keys, or of the buttons of a pad."""
    return CONTROLS.keys if device == "keys" else CONTROLS.buttons


def defaults_of(device: Device) -> Bindings:
    """The default verbs of the keys, or of the buttons of a pad."""
    return KEYS if device == "keys" else PAD


class KeyQuestion(Dialog):
    """Waits for a new key or button for ``asked``, and names the conflict if it has another action; Esc cancels."""

    def __init__(self, page: KeysScene, asked: Verb) -> None:
        super().__init__(lazy(f"does.{asked}"), lazy("keys.press_new"), (cancel(),))
        self._page, self._asked = page, asked

    def handle(self, event: Event) -> Answer:
        """Assign the key or button that is pressed; a modifier key alone is ignored."""
        if event.type != pygame.KEYDOWN:
            return super().handle(event)
        if hasattr(event, "verb"):
            return self._take("pad", event.button) if event.button else super().handle(event)
        if event.key in MODIFIERS:
            return True
        if event.key == pygame.K_ESCAPE and self._asked is not Verb.BACK:
            return Pop()
        name = key_code_name(event.key)
        return self._take("keys", name) if name else True

    def _take(self, device: Device, name: str) -> Step:
        was = bound_to(bindings_of(device), name)
        bind = partial(self._page.bind, device, self._asked, name)
        if was is None or was is self._asked:
            bind()
            return Pop()
        label = key_name(name) if device == "keys" else button_label(CONTROLS.pad, name)
        said = lazy("keys.conflict", label=words.say("keys.label", label=label), does=words.say(f"does.{was}"))
        return Replace(Dialog(lazy(f"does.{self._asked}"), said,
                              (cancel(), DialogReply(lazy("keys.swap"), bind, primary=True))))
