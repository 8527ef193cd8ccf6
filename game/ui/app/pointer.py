"""The large mouse pointer that the game draws, and the rules that ignore unintended presses of mouse, keys and pads."""

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
"""The height of the arrow for each size, in units; at least this many pixels."""
SHAPE = ((0, 0), (0, 0.84), (0.19, 0.66), (0.32, 0.97), (0.46, 0.91), (0.33, 0.61), (0.58, 0.61))
"""The corners of the arrow, from its point on, in shares of its height."""
OUTER, INNER = 0.05, 0.045
"""The widths of the white line around the arrow and of the black one inside it, as shares of its height."""
WHITE, BLACK = (255, 255, 255), (0, 0, 0)

_log = logging.getLogger(__name__)


def pointer_picture(px: int) -> Surface:
    """A white arrow ``px`` high with a black and a white outline, which together are visible on any background.

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
    """The position of the tip in an arrow ``px`` high, from the upper left corner."""
    inset = round((OUTER + INNER) * px)
    return inset, inset


class MousePointer:
    """The pointer of the window, in the ``size`` that the player has chosen."""

    def __init__(self) -> None:
        self.size: CursorSize = "system"
        self._ui_scale = 1.0
        self._px = 0
        self._usual: pygame.cursors.Cursor | None = None

    @property
    def px(self) -> int:
        """The height of the arrow in pixels; 0 for the system's pointer."""
        return round(UNITS[self.size] * max(1.0, self._ui_scale)) if self.size in UNITS else 0

    def wish(self, size: CursorSize) -> None:
        self.size = size
        self._show()

    def fit(self, ui_scale: float) -> None:
        self._ui_scale = ui_scale
        self._show()

    def _show(self) -> None:
        """Set the pointer to the arrow or to the system's default; some systems allow only the default."""
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
"""The double-click time of most desktops, in seconds."""
FRAMES_UNSEEN = 2
"""The number of frames until a new object counts as seen.

It is drawn at the end of a frame, and presses read in the next one may be older than the picture.
"""
OUTSIDE = (-1, -1)
"""The position given to a release that the window did not receive.

There a release does nothing, and a dragged card returns to its place.
"""
ThingAt = Callable[[Point], object]
"""Returns a key for the object that a press at a point would use; it stays equal if widgets are rebuilt."""


class PressGuard:
    """Drops presses that were not meant for the object now under the pointer.

    An object that appears under a resting pointer cannot be pressed for DOUBLE_CLICK_S, because the second press of a
    double click belongs to the object of the first, even if that has gone. An object that stays can be pressed every
    time. A pointer that moves ``slop`` pixels or more, and a touch elsewhere, act at once.

    The seconds count from the moment when the picture with the object was shown, however long it took to draw.
    ``down``: a press that counted has not been released yet.
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
        """The events to handle for ``event``.

        There are none for a dropped press and its release; a release that the window did not receive is added before
        ``event``.
        """
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
        """Record the object that has appeared under the resting pointer; called before a changed picture is drawn."""
        if self._at is not None and (thing := thing_at(self._at)) != self._thing:
            self._arrived(self._at, thing)

    def wait(self, dt: float) -> None:
        """Advance by ``dt`` seconds, the time before the events of the frame; called after the frame."""
        self._now += dt
        if self._unseen:
            self._came, self._unseen = self._now, self._unseen - 1

    def _arrived(self, at: Point, thing: object) -> None:
        self._start, self._thing, self._came, self._unseen = at, thing, self._now, FRAMES_UNSEEN

    @property
    def _recent(self) -> bool:
        """Whether a motion of less than ``slop`` may be the tremor of a double click."""
        return self._now - max(self._came, self._pressed) < DOUBLE_CLICK_S

    def _follow(self, at: Point, thing_at: ThingAt) -> None:
        """Record the pointer's new position ``at``.

        The object there can be pressed at once, unless the motion may be a tremor.
        """
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
"""The source of a press: the type of its event, the pad or mouse, and the key or button."""
_RELEASES = {pygame.KEYUP: pygame.KEYDOWN, pygame.MOUSEBUTTONUP: pygame.MOUSEBUTTONDOWN,
             pygame.CONTROLLERBUTTONUP: pygame.CONTROLLERBUTTONDOWN, pygame.JOYBUTTONUP: pygame.JOYBUTTONDOWN}
_PRESSES = frozenset(_RELEASES.values())


def _source(event: Event) -> Source:
    kind = _RELEASES.get(event.type, event.type)
    return kind, getattr(event, "instance_id", 0), event.key if kind == pygame.KEYDOWN else event.button


class Holding:
    """Applies the settings for presses.

    ``on_release``: keys and buttons act when they are released, as the mouse always does. ``bounce`` is the time in
    seconds after a press or release in which another press of the same key or button is ignored.
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
        """``events`` after the settings are applied, ``dt`` seconds after the last call."""
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
            self._silent = ignored  # the event with the letter follows
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
