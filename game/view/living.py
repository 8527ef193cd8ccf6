"""Living plates: which parts of a card shown large move, where and when, and the light on its gilt. No pygame."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

START_S = 1.8
"""Seconds that a card is at rest before its parts move; the light on its gilt has passed by then."""
BEATS = 30
"""The maximum number of pictures a second while parts move."""
FADE_S, OPACITIES = 0.7, 8
"""Seconds in which a flying part fades in, and fades out at its end; the number of steps of its opacity."""
STILL = -1
"""The frame of a part in which the part looks as on the still card."""


class Shown(NamedTuple):
    """A visible frame of a part with its opacity (0-1) and, in ``at``, its middle in pixels of the card as drawn.

    ``at`` is None for a part that stays in its place.
    """

    frame: int
    at: tuple[int, int] | None = None
    opacity: float = 1.0


class Flight(NamedTuple):
    """The path of a frame's middle through the points ``way``; it starts after ``start`` seconds and takes
    ``seconds``."""

    start: float
    seconds: float
    way: tuple[tuple[float, float], ...]

    def at(self, share: float) -> tuple[float, float]:
        """The point after ``share`` (0-1) of the path, on a smooth curve through its points."""
        whole = min(share, 1 - 1e-9) * (len(self.way) - 1)
        first, rest = int(whole), whole % 1
        near = [self.way[max(0, min(len(self.way) - 1, first + k))] for k in (-1, 0, 1, 2)]
        x, y = (_between([point[axis] for point in near], rest) for axis in (0, 1))
        return x, y


def _between(values: Sequence[float], share: float) -> float:
    """Interpolate smoothly between the second and the third of four ``values``, at ``share`` (0-1) of the distance."""
    a, b, c, d = values
    return b + share / 2 * (c - a + share * (2 * a - 5 * b + 4 * c - d + share * (3 * (b - c) + d - a)))


@dataclass(frozen=True)
class LivingPart:
    """A moving part: the frames of ``strip`` have ``size`` pixels and are shown in ``order``, ``rate`` a second.

    Without ``flights`` they are shown at ``at``, ``rounds`` times.
    """

    strip: str
    size: tuple[int, int]
    at: tuple[int, int]
    order: tuple[int, ...]
    rate: float
    rounds: int
    flights: tuple[Flight, ...]

    @cached_property
    def seconds(self) -> float:
        """The duration of the motion in seconds."""
        if self.flights:
            return max(flight.start + flight.seconds for flight in self.flights)
        return self.rounds * len(self.order) / self.rate

    def shown(self, elapsed: float) -> list[Shown]:
        """The frames visible ``elapsed`` seconds after the motion of the plate has begun."""
        if not 0 <= elapsed < self.seconds:
            return []
        if self.flights:
            return [shown for flight in self.flights for shown in self._flown(flight, elapsed - flight.start)]
        frame = self._frame(elapsed)
        return [] if frame == STILL else [Shown(frame)]

    def _frame(self, elapsed: float) -> int:
        return self.order[int(elapsed * self.rate) % len(self.order)]

    def _flown(self, flight: Flight, elapsed: float) -> list[Shown]:
        opacity = round(OPACITIES * min(1.0, elapsed / FADE_S, (flight.seconds - elapsed) / FADE_S)) / OPACITIES
        if opacity <= 0:
            return []
        x, y = flight.at(elapsed / flight.seconds)
        return [Shown(self._frame(elapsed), (round(x), round(y)), opacity)]


Plates = Mapping[str, tuple[LivingPart, ...]]
"""The moving parts of each card that has any, by its name."""


def living_plates(text: str) -> Plates:
    """Parse the JSON ``text`` with the moving parts of the cards; ValueError if it is invalid."""
    try:
        return {card: tuple(_part(row) for row in rows) for card, rows in json.loads(text).items()}
    except (AttributeError, KeyError, TypeError) as fault:
        raise ValueError(str(fault)) from fault


def _part(row: Mapping[str, Any]) -> LivingPart:
    flights = tuple(Flight(start, seconds, tuple((x, y) for x, y in way)) for start, seconds, way in row["flights"])
    wide, high = row["size"]
    left, top = row["at"]
    part = LivingPart(row["strip"], (wide, high), (left, top), tuple(row["order"]), row["rate"], row["rounds"], flights)
    if not part.order or part.seconds <= 0 or any(len(flight.way) < 2 for flight in flights):
        raise ValueError(f"nothing moves in {part.strip}")
    return part


@dataclass(slots=True)
class Life:
    """The clock of a plate: it waits while the card moves, runs once and stops."""

    _elapsed: float | None = 0.0  # since the card came to rest; None once it rests for good
    _seen: tuple[tuple[Shown, ...], ...] = ()

    @property
    def alive(self) -> bool:
        """Whether a part moves or will move."""
        return self._elapsed is not None

    @property
    def seen(self) -> tuple[tuple[Shown, ...], ...]:
        """For each part, its visible frames."""
        return self._seen

    def wait(self) -> None:
        """Start again, because the card moves: the parts move after the card has come to rest."""
        self._elapsed, self._seen = 0.0, ()

    def end(self) -> bool:
        """Stop all motion; return whether the card must be drawn again."""
        changed, self._elapsed, self._seen = bool(self._seen), None, ()
        return changed

    def update(self, dt: float, parts: Sequence[LivingPart]) -> bool:
        """Advance by ``dt`` seconds for ``parts`` of a card at rest; return whether the card must be drawn again."""
        if self._elapsed is None:
            return False
        self._elapsed += dt
        since = math.floor((self._elapsed - START_S) * BEATS) / BEATS
        if not parts or since >= max(part.seconds for part in parts):
            return self.end()
        seen = tuple(tuple(part.shown(since)) for part in parts) if since >= 0 else ()
        seen = seen if any(seen) else ()
        changed, self._seen = seen != self._seen, seen
        return changed


# -- the light that runs once over the gilt of a card -----------------------------------------------------------------

GLINT_S, HOLD_S = 1.2, 0.35
"""Seconds that the light takes to cross a card, and that the card is at rest before."""


@dataclass(slots=True)
class Glint:
    """The clock of a light that crosses a card once, after the card has come to rest."""

    _elapsed: float | None = 0.0  # since the card came to rest; None once the light has gone

    @property
    def due(self) -> bool:
        """Whether the light has not finished crossing the card."""
        return self._elapsed is not None

    @property
    def share(self) -> float:
        """The light's progress: 0 until it starts, 1 after it has crossed the card."""
        return 1.0 if self._elapsed is None else max(0.0, min(1.0, (self._elapsed - HOLD_S) / GLINT_S))

    def wait(self) -> None:
        """Start again, because the card moves: the light comes after the card has come to rest."""
        self._elapsed = 0.0

    def end(self) -> None:
        """Remove the light."""
        self._elapsed = None

    def update(self, dt: float) -> bool:
        """Advance by ``dt`` seconds with the card at rest; return whether the card must be drawn again."""
        if self._elapsed is None:
            return False
        self._elapsed += dt
        shown = self._elapsed > HOLD_S
        if self.share >= 1:
            self._elapsed = None
        return shown
