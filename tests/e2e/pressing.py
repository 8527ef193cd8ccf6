"""Runs the program, and writes to the file TAROT_PRESSES the widget under each press of the mouse and whether it acts.

After each motion of the pointer it writes the positions of all widgets that can be pressed.

"""

import json
import os
import sys
from collections.abc import Sequence

import pygame
from pygame.event import Event

from game.cli import main
from game.ui.app.app import App
from game.ui.app.events import is_press
from tests.things import Thing, thing_at, things


def told_of(app: App, event: Event, hear) -> bool:
    """Whether a scene receives the press ``event``."""
    told: list[Event] = []
    handle = app.scenes.handle

    def noted(one: Event) -> bool:
        if is_press(one):
            told.append(one)
        return handle(one)

    app.scenes.handle = noted  # type: ignore[method-assign,assignment]
    try:
        hear(app, event)
    finally:
        vars(app.scenes).pop("handle", None)
    return bool(told)


def in_words(thing: Thing | None) -> Sequence[str] | None:
    if thing is None:
        return None
    scene, *rest = thing
    return [type(scene).__name__, str(id(scene)), *map(str, rest)]


def noted_in(path: str) -> None:
    """Make ``App`` append each press, and the places of all controls after each motion, to the file at ``path``."""
    file, hear = open(path, "a", encoding="utf-8", buffering=1), App._hear  # noqa: SIM115  it is written to the end

    def noted(app: App, event: Event) -> None:
        if is_press(event):
            what = in_words(thing_at(app, event.pos))
            file.write(json.dumps({"at": event.pos, "what": what, "used": told_of(app, event, hear)}) + "\n")
            return
        hear(app, event)
        if event.type == pygame.MOUSEMOTION and app.running:
            file.write(json.dumps({"to": event.pos, "places": [rect.center for rect, _ in things(app)]}) + "\n")

    App._hear = noted  # type: ignore[method-assign,assignment]


if __name__ == "__main__":
    noted_in(os.environ["TAROT_PRESSES"])
    raise SystemExit(main(sys.argv[1:]))
