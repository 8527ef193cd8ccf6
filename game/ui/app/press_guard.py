"""A press of the mouse acts on what the player saw under the pointer, not on what has just come there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf

import pygame
from pygame.event import Event

from ...view.units import BASE, Point, measured
from .events import is_press, is_release

DOUBLE_CLICK_S = 0.5
"""Seconds: the double-click time of most desktops."""
FRAMES_UNSEEN = 2
"""A thing that comes in one frame is drawn at its end; presses read in the next one may be older than that picture."""
OUTSIDE = (-1, -1)
"""The place of a release that the window did not receive: a release there does nothing, and a dragged card returns to
its place."""
ThingAt = Callable[[Point], object]
"""What a press at a point would use; equal for the same thing, also of widgets that were made again."""


class PressGuard:
    """Drops presses that were not meant for what is under the pointer now.

    What came under a pointer that has not moved since cannot be pressed for DOUBLE_CLICK_S: the second press of a
    double click belongs to what the first one hit, also if that has gone. A thing that is still there can be pressed
    every time. A pointer that moves ``slop`` pixels or more, and a touch elsewhere, act at once.

    The seconds count from when the picture with the thing has been shown, however long it took to draw. ``down``: a
    press that counted has not been released yet.
    """

    def __init__(self) -> None:
        self.slop = measured(BASE).slop
        self._at: Point | None = None
        self._start: Point = (0, 0)
        self._thing: object = None
        self._now = 0.0
        self._came = self._pressed = -inf
        self._unseen = 0
        self.down = self._dropped = False

    def heard(self, event: Event, thing_at: ThingAt) -> Sequence[Event]:
        """``event`` as it counts: nothing for a dropped press and its release; first the release that was lost."""
        if event.type == pygame.MOUSEMOTION:
            return self._moved(event, thing_at)
        if is_press(event):
            return self._press(event, thing_at)
        if is_release(event):
            dropped, self.down, self._dropped = self._dropped, False, False
            return () if dropped else (event,)
        if event.type == pygame.WINDOWLEAVE:
            self._at = None
        return (event,)

    def settle(self, thing_at: ThingAt) -> None:
        """Note what has come under the pointer by itself; called before a changed picture is drawn."""
        if self._at is not None and (thing := thing_at(self._at)) != self._thing:
            self._arrived(self._at, thing)

    def wait(self, dt: float) -> None:
        """Let ``dt`` seconds pass, those before the events of a frame, after which this is called."""
        self._now += dt
        if self._unseen:
            self._came, self._unseen = self._now, self._unseen - 1

    def _arrived(self, at: Point, thing: object) -> None:
        self._start, self._thing, self._came, self._unseen = at, thing, self._now, FRAMES_UNSEEN

    @property
    def _recent(self) -> bool:
        """Whether a motion within ``slop`` may be the tremble of a double click."""
        return self._now - max(self._came, self._pressed) < DOUBLE_CLICK_S

    def _follow(self, at: Point, thing_at: ThingAt) -> None:
        """The pointer is ``at`` now: what is there is meant, unless the pointer only trembles."""
        still = self._at is not None and max(abs(at[0] - self._start[0]), abs(at[1] - self._start[1])) < self.slop
        self._at = at
        if not (still and self._recent):
            self._start, self._thing, self._came, self._unseen = at, thing_at(at), -inf, 0

    def _moved(self, event: Event, thing_at: ThingAt) -> Sequence[Event]:
        lost = self.down and not event.buttons[0]
        self.down = self.down and not lost
        self._follow(event.pos, thing_at)
        return (Event(pygame.MOUSEBUTTONUP, button=pygame.BUTTON_LEFT, pos=OUTSIDE), event) if lost else (event,)

    def _press(self, event: Event, thing_at: ThingAt) -> Sequence[Event]:
        self._follow(event.pos, thing_at)
        if (thing := thing_at(event.pos)) != self._thing:
            self._arrived(event.pos, thing)
        self._dropped = self._now - self._came < DOUBLE_CLICK_S
        self.down = not self._dropped
        if self._dropped:
            return ()
        self._start, self._pressed = event.pos, self._now
        return (event,)
