"""How presses count: at once or when let go, and not twice within a short time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame
from pygame.event import Event

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
    """Presses as the settings want them.

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
