"""The mouse and the presses: a pointer drawn by the game, and which presses of mouse, keys and pads count."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Sequence
from math import inf

import pygame
from pygame import Surface, Vector2
from pygame.event import Event

from ...settings import CursorSize
from ...view.units import BASE, Point, measured
from ..draw.plain import smooth
from .events import is_press, is_release

UNITS: dict[CursorSize, int] = {"large": 48, "very_large": 84}
"""The height of an arrow drawn by the game in units, and in pixels at least."""
SHAPE = ((0, 0), (0, 0.84), (0.19, 0.66), (0.32, 0.97), (0.46, 0.91), (0.33, 0.61), (0.58, 0.61))
"""The corners of the arrow in shares of its height, from its point on."""
OUTER, INNER = 0.05, 0.045
"""The widths of the white line around it and of the black one inside that, as shares of its height."""
WHITE, BLACK = (255, 255, 255), (0, 0, 0)

_log = logging.getLogger(__name__)


def pointer_picture(px: int) -> Surface:
    """A white arrow ``px`` high in a black line and a white one: two of them stand out on any ground.

    Its point is at :func:`tip`.
    """
    def draw(large: Surface, side: float) -> None:
        corners = [Vector2(tip(side)) + Vector2(corner) * side * (1 - 2 * (OUTER + INNER)) for corner in SHAPE]
        for colour, wide in ((WHITE, OUTER + INNER), (BLACK, INNER)):
            for start, end in zip(corners, (*corners[1:], corners[0]), strict=True):
                pygame.draw.line(large, colour, start, end, round(2 * wide * side))
            for corner in corners:
                pygame.draw.circle(large, colour, corner, wide * side)
        pygame.draw.polygon(large, WHITE, corners)
    return smooth(px, px, draw)


def tip(px: float) -> tuple[int, int]:
    """The point of an arrow ``px`` high, from its upper left corner."""
    inset = round((OUTER + INNER) * px)
    return inset, inset


class MousePointer:
    """The pointer of the window, in the ``size`` that the player wants."""

    def __init__(self) -> None:
        self.size: CursorSize = "system"
        self._ui_scale = 1.0
        self._px = 0
        self._usual: pygame.cursors.Cursor | None = None

    @property
    def px(self) -> int:
        """The height of the arrow in pixels; 0 for the system's own."""
        return round(UNITS[self.size] * max(1.0, self._ui_scale)) if self.size in UNITS else 0

    def wish(self, size: CursorSize) -> None:
        """Show the pointer in ``size`` from now on."""
        self.size = size
        self._show()

    def fit(self, ui_scale: float) -> None:
        """Scale the pointer with the window."""
        self._ui_scale = ui_scale
        self._show()

    def _show(self) -> None:
        """Give the pointer to the system, which draws it; some systems can show only their own."""
        if self.px == self._px:
            return
        self._px = self.px
        try:
            if self._usual is None:
                self._usual = pygame.mouse.get_cursor()
            pygame.mouse.set_cursor(self._usual if not self._px else
                                    pygame.cursors.Cursor(tip(self._px), pointer_picture(self._px)))
        except pygame.error as fault:
            _log.info("the system keeps its pointer: %s", fault)


DOUBLE_CLICK_S = 0.5
"""Seconds: the double-click time of most desktops."""
FRAMES_UNSEEN = 2
"""A thing that comes in one frame is drawn at its end; presses read in the next one may be older than that picture."""
OUTSIDE = (-1, -1)
"""The place of a release that the window did not receive: a release there does nothing, and a dragged card returns to
its place."""
ThingAt = Callable[[Point], object]
"""Returns the thing that a press at a point would use; equal for the same thing, even if widgets were rebuilt."""


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
        """The events to handle for ``event``: none for a dropped press and its release; a lost release comes first."""
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


Source = tuple[int, int, int]
"""The event of a press, the pad or mouse, and the key or button."""
_RELEASES = {pygame.KEYUP: pygame.KEYDOWN, pygame.MOUSEBUTTONUP: pygame.MOUSEBUTTONDOWN,
             pygame.CONTROLLERBUTTONUP: pygame.CONTROLLERBUTTONDOWN, pygame.JOYBUTTONUP: pygame.JOYBUTTONDOWN}
_PRESSES = frozenset(_RELEASES.values())


def _source(event: Event) -> Source:
    """What ``event``, a press or a release, comes from."""
    kind = _RELEASES.get(event.type, event.type)
    return kind, getattr(event, "instance_id", 0), event.key if kind == pygame.KEYDOWN else event.button


class Holding:
    """Applies the settings for presses.

    ``on_release``: keys and buttons act when they are let go, the mouse always does. ``bounce``: in this many seconds
    after a press or release, another press of the same key or button is ignored.
    """

    def __init__(self) -> None:
        self.on_release = False
        self.bounce = 0.0
        self._now = 0.0
        self._last: dict[Source, float] = {}
        self._ignored: set[Source] = set()
        self._held: dict[Source, Event] = {}
        self._silent = False

    def heard(self, events: Sequence[Event], dt: float) -> Sequence[Event]:
        """``events`` as they count, ``dt`` seconds after the last ones."""
        self._now += dt
        if not self.on_release and not self.bounce:
            return events
        return [told for event in events for told in self._told(event)]

    def _told(self, event: Event) -> Iterator[Event]:
        if event.type == pygame.WINDOWFOCUSLOST:
            self._held.clear()
        if event.type in _PRESSES:
            yield from self._pressed(event, _source(event))
        elif event.type in _RELEASES:
            yield from self._released(event, _source(event))
        elif event.type != pygame.TEXTINPUT or not self._silent:
            yield event

    def _pressed(self, event: Event, source: Source) -> Iterator[Event]:
        last = self._last.get(source)
        self._last[source] = self._now
        ignored = last is not None and self._now - last < self.bounce
        if source[0] == pygame.KEYDOWN:
            self._silent = ignored  # the letter follows
        if ignored:
            self._ignored.add(source)
        elif self.on_release and event.type != pygame.MOUSEBUTTONDOWN:
            self._held[source] = event
        else:
            yield event

    def _released(self, event: Event, source: Source) -> Iterator[Event]:
        self._last[source] = self._now
        if source in self._held:
            yield self._held.pop(source)
        if source in self._ignored:
            self._ignored.remove(source)
        else:
            yield event
