"""All keys on one sheet, read from the table that handles them."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from ...view import words
from ...view.gallery import PLANTS
from ...view.units import Metrics, Size
from ...view.words import lazy
from ..app import events
from ..app.events import Verb
from ..draw import frames, plain, text, theme
from ..draw.pictures import stick
from ..widgets import ROOMY, Button, Column, Grid, Label, Part, ScrollArea, Widget, Written
from ..widgets.boxes import Split
from .paper import PaperScene

ROWS: dict[str, tuple[Verb, ...]] = {
    "move": (Verb.UP, Verb.DOWN, Verb.LEFT, Verb.RIGHT),
    "press": (Verb.PRESS,),
    "back": (Verb.BACK,),
    "next": (Verb.NEXT, Verb.PREVIOUS),
    "ends": (Verb.HOME, Verb.END),
    "pages": (Verb.PAGE_UP, Verb.PAGE_DOWN),
    "hint": (Verb.HINT,),
    "rules": (Verb.RULES,),
    "story": (Verb.STORY,),
    "refusals": (Verb.REFUSALS,),
    "count": (Verb.COUNT,),
    "undo": (Verb.UNDO,),
    "full_screen": (Verb.FULL_SCREEN,),
    "mute": (Verb.MUTE,),
}
"""The lines of the sheet with their keys; related keys share a line."""
RARE = frozenset((pygame.K_AC_BACK, pygame.K_KP_ENTER))
"""Keys that do the same as another and need no mention."""
MODS = {pygame.KMOD_CTRL: "ctrl", pygame.KMOD_SHIFT: "shift"}
BUTTONS = {
    pygame.CONTROLLER_BUTTON_A: "A", pygame.CONTROLLER_BUTTON_B: "B", pygame.CONTROLLER_BUTTON_X: "X",
    pygame.CONTROLLER_BUTTON_Y: "Y", pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "L",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "R",
}
"""The labels of a pad's buttons."""
CROSS = frozenset((pygame.CONTROLLER_BUTTON_DPAD_UP, pygame.CONTROLLER_BUTTON_DPAD_DOWN,
                   pygame.CONTROLLER_BUTTON_DPAD_LEFT, pygame.CONTROLLER_BUTTON_DPAD_RIGHT))
ARROWS = {pygame.K_UP: "↑", pygame.K_DOWN: "↓", pygame.K_LEFT: "←", pygame.K_RIGHT: "→"}
TURNS = {"↓": 0, "→": 90, "↑": 180, "←": 270}
"""The rotation of each arrow in degrees from pointing down; arrows are drawn because no font has them."""
CAP, SIDE, INSET = 30, 11, 12
"""Units: height of a key, padding left and right of its name, indent before the first."""
NOTES = 0.3
"""The largest share of the width for what is said in words."""


def key_name(code: int) -> str:
    """The label of the key ``code``."""
    if code in ARROWS:
        return ARROWS[code]
    name = pygame.key.name(code)
    plain_name = len(name) == 1 or (name[0] == "f" and name[1:].isdigit())
    return name.upper() if plain_name else words.say("key." + name.replace(" ", "_"))


def keys_for(verbs: Sequence[Verb]) -> list[str]:
    """The labels of the keys, or chords of keys, for ``verbs``."""
    plain = [key_name(code) for verb in verbs for code, found in events.KEYS.items()
             if found is verb and code not in RARE]
    chords = [f"{words.say('key.' + MODS[mod])} + {key_name(code)}"
              for verb in verbs for (mod, code), found in events.CHORDS.items() if found is verb]
    return plain + chords


def buttons_for(verbs: Sequence[Verb]) -> list[str]:
    """The labels of a pad's buttons for ``verbs``."""
    codes = [button for button, code in events.PAD.items() if events.KEYS.get(code) in verbs]
    cross = [words.say("key.cross")] if any(code in CROSS for code in codes) else []
    return cross + [BUTTONS[code] for code in codes if code in BUTTONS]


class Caps(Part):
    """Keys side by side, followed by the round buttons of a pad; on more lines if ``room`` is short."""

    def __init__(self, keys: Sequence[str], buttons: Sequence[str]) -> None:
        super().__init__()
        self.caps = [*((name, "field") for name in keys), *((name, "segment") for name in buttons)]

    def _places(self, metrics: Metrics, room: int) -> list[Rect]:
        """The rectangles of the keys, from the corner."""
        gap, start, y = metrics.px(6), metrics.px(INSET), 0
        x = start
        high = max(metrics.px(CAP), text.line_height("small", metrics) + metrics.px(6))
        places = []
        for name, _ in self.caps:
            letters = 0 if name in TURNS else text.width(name, "small", metrics)
            wide = max(high, letters + 2 * metrics.px(SIDE))
            if x > start and x + wide > room:
                x, y = start, y + high + gap
            places.append(Rect(x, y, wide, high))
            x += wide + gap
        return places

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """The size of the keys."""
        places = self._places(metrics, room)
        return (max(place.right for place in places), places[-1].bottom + metrics.px(4)) if places else (0, 0)

    def _placed(self) -> list[Rect]:
        places = self._places(self.metrics, self.rect.width)
        down = (self.rect.height - places[-1].bottom) // 2 if places else 0
        return [place.move(self.rect.left, self.rect.top + down) for place in places]

    @property
    def marks(self) -> Sequence[Rect]:
        """The keys."""
        return self._placed()

    def draw(self, surface: Surface) -> None:
        """Each key a little box."""
        for (name, kind), place in zip(self.caps, self._placed(), strict=True):
            frames.draw_frame(surface, kind, place, self.metrics.ui_scale)
            if name in TURNS:
                arrow = plain.arrow(round(place.height * 0.5), theme.INK, TURNS[name])
                stick(surface, arrow, arrow.get_rect(center=place.center))
        super().draw(surface)

    def written(self) -> Sequence[Written]:
        """The labels."""
        return [Written(text.lay(name, "small", self.metrics), place, theme.INK, "centre")
                for (name, _), place in zip(self.caps, self._placed(), strict=True) if name not in TURNS]


class KeysScene(PaperScene):
    """The effect of every key; Esc goes back."""

    wide = 1220
    plant = PLANTS["clover"]

    def __init__(self) -> None:
        super().__init__()
        self.title = lazy("menu.keys")

    def parts(self) -> Widget:
        """A line for each effect of the keys, and beside them what the mouse does and the keys of some pages."""
        lines: list[Widget] = []
        for name, verbs in ROWS.items():
            lines += [Label(lazy(f"does.{name}")), Caps(keys_for(verbs), buttons_for(verbs))]
        mouse = Label(lazy("does.mouse"), "small", colour=theme.ON_PAPER.muted)
        cards = Label(lazy("does.gallery"), "small", colour=theme.ON_PAPER.muted)
        replays = Label(lazy("does.replay"), "small", colour=theme.ON_PAPER.muted)
        return self.named("all", ScrollArea(Split(Grid(lines, 2, 1), Column([mouse, cards, replays], 8), share=NOTES)))

    def foot(self) -> Sequence[Widget]:
        """The way back."""
        return (self.named("close", Button(lazy("common.close"), self.back, primary=True)),)
