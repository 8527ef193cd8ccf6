"""Clicks of a mouse that is not moved: many switches are plugged in as its buttons."""

from __future__ import annotations

import pygame
from pygame.event import Event

from ..app.events import Verb

VERBS = {pygame.BUTTON_LEFT: Verb.PRESS, pygame.BUTTON_RIGHT: Verb.NEXT}
"""What the buttons do as switches."""


class StillClicks:
    """Tells a switch from a mouse: its click comes without a motion since the last one."""

    def __init__(self) -> None:
        self._moved = False
        self._down: set[int] = set()

    def read(self, event: Event) -> Verb | None:
        """What ``event`` asks for as a switch; None for anything else, and for the click of a mouse that was moved."""
        match event.type:
            case pygame.MOUSEMOTION:
                self._moved = True
            case pygame.MOUSEBUTTONDOWN if event.button in VERBS:
                moved, self._moved = self._moved, False
                if not moved:
                    self._down.add(event.button)
                    return VERBS[event.button]
        return None

    def ends(self, event: Event) -> bool:
        """Whether ``event`` lets go of such a click: nothing else may take it for a click of its own."""
        if event.type != pygame.MOUSEBUTTONUP or event.button not in self._down:
            return False
        self._down.remove(event.button)
        return True
