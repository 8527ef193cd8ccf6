"""The bindings of keys and pad buttons: the verbs, the defaults, and how they are changed.

No pygame: keys have the names that SDL gives them (``Return``, ``F1``), with ``Ctrl+`` or ``Shift+`` for two at once;
buttons of a pad have those of its standard layout (``a``, ``leftshoulder``).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from types import MappingProxyType


class Verb(StrEnum):
    """What a key does, wherever the focus is."""

    UP = "up"
    DOWN = "down"
    LEFT = "left"
    RIGHT = "right"
    NEXT = "next"
    PREVIOUS = "previous"
    PRESS = "press"
    BACK = "back"
    HOME = "home"
    END = "end"
    PAGE_UP = "page_up"
    PAGE_DOWN = "page_down"
    RULES = "rules"
    HINT = "hint"
    UNDO = "undo"
    STORY = "story"
    REFUSALS = "refusals"
    COUNT = "count"
    MAGNIFY = "magnify"
    TELL_HAND = "tell_hand"
    TELL_TRICK = "tell_trick"
    TELL_WINNING = "tell_winning"
    TELL_BIDS = "tell_bids"
    TELL_SIDES = "tell_sides"
    TELL_POINTS = "tell_points"
    TELL_LAST_TRICK = "tell_last_trick"
    TELL_MAY = "tell_may"
    TELL_AGAIN = "tell_again"
    FULL_SCREEN = "full_screen"
    MUTE = "mute"


Bindings = Mapping[Verb, tuple[str, ...]]
"""The names of the keys, or of a pad's buttons, for each verb."""

KEYS: Bindings = MappingProxyType({
    Verb.UP: ("Up",), Verb.DOWN: ("Down",), Verb.LEFT: ("Left",), Verb.RIGHT: ("Right",),
    Verb.NEXT: ("Tab",), Verb.PREVIOUS: ("P", "Shift+Tab"),
    Verb.PRESS: ("Return", "Space", "Keypad Enter"), Verb.BACK: ("Escape", "AC Back"),
    Verb.HOME: ("Home",), Verb.END: ("End",), Verb.PAGE_UP: ("PageUp",), Verb.PAGE_DOWN: ("PageDown",),
    Verb.RULES: ("F1",), Verb.HINT: ("F2",), Verb.UNDO: ("U", "Ctrl+Z"),
    Verb.STORY: ("H",), Verb.REFUSALS: ("W",), Verb.COUNT: ("C",), Verb.MAGNIFY: ("Z",),
    Verb.TELL_HAND: ("F3",), Verb.TELL_TRICK: ("F4",), Verb.TELL_WINNING: ("F5",), Verb.TELL_BIDS: ("F6",),
    Verb.TELL_SIDES: ("F7",), Verb.TELL_POINTS: ("F8",), Verb.TELL_LAST_TRICK: ("F9",), Verb.TELL_MAY: ("F10",),
    Verb.TELL_AGAIN: ("F12",), Verb.FULL_SCREEN: ("F11",), Verb.MUTE: ("M",),
})
"""The keys of each verb, unless they are changed: no verb needs two at once."""
PAD: Bindings = MappingProxyType({
    Verb.UP: ("dpup",), Verb.DOWN: ("dpdown",), Verb.LEFT: ("dpleft",), Verb.RIGHT: ("dpright",),
    Verb.PRESS: ("a",), Verb.BACK: ("b", "start"), Verb.HINT: ("x",), Verb.RULES: ("y",),
    Verb.STORY: ("leftshoulder",), Verb.NEXT: ("rightshoulder",), Verb.UNDO: ("back",),
    Verb.MAGNIFY: ("rightstick",),
})
"""The buttons of a pad, unless they are changed."""
NEEDED = (Verb.UP, Verb.DOWN, Verb.LEFT, Verb.RIGHT, Verb.PRESS, Verb.BACK)
"""The verbs that always have a key and a button: with them everything can be reached."""


def bound_to(bindings: Bindings, name: str) -> Verb | None:
    """The verb of the key or button ``name``; None if it has none."""
    return next((verb for verb, names in bindings.items() if name in names), None)


def rebound(bindings: Bindings, verb: Verb, name: str) -> Bindings:
    """``bindings`` with ``name`` alone for ``verb``; a verb that loses its last name by that gets those of ``verb``."""
    old, loser = bindings.get(verb, ()), bound_to(bindings, name)
    made = {**bindings, verb: (name,)}
    if loser is not None and loser is not verb:
        left = tuple(other for other in bindings[loser] if other != name)
        made[loser] = left or old
    return made


def with_changes(defaults: Bindings, changes: Mapping[str, Sequence[str]]) -> Bindings:
    """``defaults`` with ``changes`` by the names of verbs, as the settings keep them.

    Unknown verbs are dropped, and a name belongs to the verb that it was changed to. Changes that leave a needed verb
    without a name are dropped as a whole: then nobody could undo them.
    """
    known = {Verb(verb): tuple(names) for verb, names in changes.items() if verb in list(Verb)}
    taken = {name for names in known.values() for name in names}
    kept = {verb: tuple(name for name in names if name not in taken) for verb, names in defaults.items()}
    made = {**kept, **known}
    return made if all(made.get(verb) for verb in NEEDED if defaults.get(verb)) else defaults


def changes_of(defaults: Bindings, bindings: Bindings) -> dict[str, tuple[str, ...]]:
    """What differs between ``bindings`` and ``defaults``, for the settings."""
    return {verb.value: bindings.get(verb, ()) for verb in Verb if bindings.get(verb, ()) != defaults.get(verb, ())}
