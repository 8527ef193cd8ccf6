"""A sheet with all keys and buttons, which are read from the table of bindings and can be changed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Literal

import pygame
from pygame import Surface
from pygame.event import Event

from ...view import words
from ...view.access import USED, Node, NodeRole, read_out
from ...view.bindings import KEYS, PAD, Verb, bound_to, button_label, changes_of, rebound
from ...view.units import Metrics, Size
from ...view.words import Text, lazy, spoken
from ..app.keys import CONTROLS, buttons_of, key_code_name, key_name, keys_of
from ..app.scene import Answer, Pop, Push, Replace, Step
from ..draw import frames
from ..widgets import Column, ContentButton, Dialog, DialogReply, Row, ScrollArea, Space, Split, Tracks, cancel
from ..widgets.base import ROOMY, Label, Widget, muted
from .paper import PaperScene

CAP, SIDE = 30, 11
"""Units: height of a key, padding left and right of its name."""
NOTES = 0.3
"""The largest share of the width for the notes."""
ALOUD = tuple(asked for asked in Verb if asked.startswith("tell_"))
"""The verbs that read the table aloud."""
MODIFIERS = frozenset((pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LALT, pygame.K_RALT,
                       pygame.K_LGUI, pygame.K_RGUI, pygame.K_MODE))
"""Modifier keys, which have no action."""
Device = Literal["keys", "pad"]


class BoundKey(Label):
    """The name of a key or of a button of a pad in a box, which is a ``kind`` of frame."""

    def __init__(self, name: str, kind: str) -> None:
        super().__init__(name, "small", align="centre")
        self.kind = kind

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        wide, high = super().preferred(metrics, room)
        high = max(metrics.px(CAP), high + metrics.px(6))
        return max(high, wide + 2 * metrics.px(SIDE)), high

    def draw(self, surface: Surface) -> None:
        frames.draw_frame(surface, self.kind, self.rect, self.metrics.ui_scale)
        super().draw(surface)


class Caps(ContentButton):
    """The keys for an action side by side, followed by the buttons of a pad; a press asks for a new one."""

    def __init__(self, does: Text, keys: Sequence[str], buttons: Sequence[str],
                 change: Callable[[], Step | None]) -> None:
        self.caps = [*((name, "field") for name in keys), *((name, "segment") for name in buttons)]
        caps = Row([BoundKey(name, kind) for name, kind in self.caps] or [Space(CAP, CAP)], 6)
        super().__init__(does, change, caps, pad=2)
        self.tip = lazy("keys.tip")

    def node(self) -> Node | None:
        """The action, with the labels of its keys and buttons."""
        labels = ", ".join(name for name, _ in self.caps)
        return Node(NodeRole.BUTTON, read_out(spoken(self.words)), value=labels, about=labels, acts=USED)


class KeysScene(PaperScene):
    """The actions of all keys and buttons, each of which can be changed; Esc goes back.

    The keys that read the table aloud are on a separate page.
    """

    heading = "menu.keys"
    first = "tabs"

    def parts(self) -> Widget:
        self._pad = CONTROLS.pad
        notes: list[Widget] = [muted(lazy(f"does.{name}")) for name in ("mouse", "gallery", "replay")]
        common = Split(self._lines([asked for asked in Verb if asked not in ALOUD]), Column(notes, 8), share=NOTES)
        return self.tabbed([(lazy("keys.common"), self.named("common", ScrollArea(common))),
                            (lazy("settings.access"), self.named("aloud", ScrollArea(self._lines(ALOUD))))])

    def _lines(self, verbs: Sequence[Verb]) -> Widget:
        """The actions of ``verbs`` with their keys."""
        lines: list[Widget] = []
        for asked in verbs:
            does = lazy(f"does.{asked}")
            caps = Caps(does, keys_of(asked), buttons_of(asked), partial(self._ask, asked))
            lines += [Label(does), self.named(asked, caps)]
        return Tracks(lines, ("fit", "fill"), 10, lines=1)

    def foot(self) -> Sequence[Widget]:
        settings = self.context.keeper.settings
        why = None if settings.keys or settings.pad else lazy("keys.why_default")
        return (self.button("defaults", lazy("keys.defaults"), self._reset, why=why),
                self.button("close", lazy("common.close"), self.back, primary=True))

    def leave(self) -> None:
        self.context.keeper.keep()

    def update(self, dt: float) -> Step | None:
        """Rebuild the sheet with the labels of another pad once that pad is used."""
        if CONTROLS.pad != self._pad:
            self.renew()
        return super().update(dt)

    def bind(self, device: Device, asked: Verb, name: str) -> None:
        """Assign the key or button ``name`` to the verb ``asked``."""
        default, bindings = (KEYS, CONTROLS.keys) if device == "keys" else (PAD, CONTROLS.buttons)
        self._assign(**{device: changes_of(default, rebound(bindings, asked, name))})

    def _ask(self, asked: Verb) -> Step:
        return Push(KeyQuestion(self, asked))

    def _reset(self) -> None:
        self._assign(keys={}, pad={})
        self.renew()

    def _assign(self, **changed: Any) -> None:
        keeper = self.context.keeper
        keeper.change(**changed)
        CONTROLS.suit(keeper.settings.keys, keeper.settings.pad)


class KeyQuestion(Dialog):
    """Waits for a new key or button for ``asked``, and shows a conflict with another action; Esc cancels."""

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
        was = bound_to(CONTROLS.keys if device == "keys" else CONTROLS.buttons, name)
        bind = partial(self._page.bind, device, self._asked, name)
        if was is None or was is self._asked:
            bind()
            return Pop()
        label = key_name(name) if device == "keys" else button_label(CONTROLS.pad, name)
        said = lazy("keys.conflict", label=words.say("keys.label", label=label), does=words.say(f"does.{was}"))
        return Replace(Dialog(lazy(f"does.{self._asked}"), said,
                              (cancel(), DialogReply(lazy("keys.swap"), bind, primary=True))))
