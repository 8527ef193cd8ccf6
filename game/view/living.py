"""An enlarged card: its moving parts, their places and times, the light on its gilt, and the camera. No pygame."""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple

START_S = 1.8
"""Seconds that a card is at rest before its parts move; the light on its gilt has passed by then."""
BEATS = 30
"""The greatest number of pictures a second while parts move."""
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
    """The path of a frame's middle through the points ``way``.

    It starts after ``start`` seconds and takes ``seconds``.
    """

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
        """The frames visible ``elapsed`` seconds after the parts of the card have begun to move."""
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


GLINT_S, HOLD_S = 1.2, 0.35
"""Seconds that the light takes to cross a card, and that the card is at rest before."""


@dataclass(slots=True)
class RestClock:
    """The clock of a card at rest: a light crosses its gilt once, then its parts move once, if it has any."""

    seen: tuple[tuple[Shown, ...], ...] = ()
    """For each part, its visible frames."""
    _elapsed: float | None = 0.0  # since the card came to rest; None after all motion has ended

    @property
    def running(self) -> bool:
        """Whether the light or a part moves or will move."""
        return self._elapsed is not None

    @property
    def light(self) -> float:
        """The light's progress: 0 until it starts, 1 after it has crossed the card."""
        return 1.0 if self._elapsed is None else max(0.0, min(1.0, (self._elapsed - HOLD_S) / GLINT_S))

    def wait(self) -> None:
        """Start again, because the card moves."""
        self._elapsed, self.seen = 0.0, ()

    def end(self) -> bool:
        """Stop all motion; return whether the card must be drawn again."""
        changed, self._elapsed, self.seen = bool(self.seen) or 0 < self.light < 1, None, ()
        return changed

    def update(self, dt: float, parts: Sequence[LivingPart] = ()) -> bool:
        """Advance by ``dt`` seconds for ``parts`` of a card at rest; return whether the card must be drawn again."""
        if self._elapsed is None:
            return False
        shines, before = self.light < 1, self.seen
        self._elapsed += dt
        shines = shines and self._elapsed > HOLD_S
        since = math.floor((self._elapsed - START_S) * BEATS) / BEATS
        self.seen = tuple(tuple(part.shown(since)) for part in parts) if since >= 0 else ()
        if not any(self.seen):
            self.seen = ()
        if self.light == 1 and since >= max((part.seconds for part in parts), default=-START_S):
            self.end()
        return shines or self.seen != before


# -- the camera: its zoom, its position, and which side of the card it shows ------------------------------------------


NEAR = 1e-3
"""The distance from the goal, in zoom, card widths or turns, at which a movement has ended."""
GLIDE, SWING_S, SLIDE_S = 13.0, 0.55, 0.34
"""The rate per second of the approach to a goal; the seconds for turning a card, and for sliding in the next one."""
HALF_TURN = 180.0

Room = tuple[float, float]
"""A width and a height in multiples of the card's width at zoom 1."""
FloatPoint = tuple[float, float]


@dataclass(slots=True, eq=False)
class Swing:
    """A value that moves to a goal in ``seconds``."""

    value: float = 0.0
    goal: float = 0.0
    seconds: float = SWING_S
    _from: float = 0.0
    _share: float = 1.0

    @property
    def moving(self) -> bool:
        """Whether the value is moving to its goal."""
        return self._share < 1

    def to(self, goal: float, at_once: bool = False) -> None:
        self.goal, self._from, self._share = goal, self.value, 1.0 if at_once else 0.0
        if at_once:
            self.value = goal

    def hold(self, value: float) -> None:
        """Set the value to ``value`` and stop the movement, because the player holds the card."""
        self.value, self._share = value, 1.0

    def update(self, dt: float) -> None:
        if self.moving:
            self._share = min(1.0, self._share + dt / self.seconds)
            eased = self._share * self._share * (3 - 2 * self._share)  # slow, fast, slow
            self.value = self._from + (self.goal - self._from) * eased


@dataclass(slots=True)
class Look:
    """The view of the card.

    ``zoom`` 1 shows the whole card; ``x``, ``y`` are the point of the card in the middle of the stage, in card widths
    from the card's middle. ``flip`` and ``turn`` are degrees: a flip of 180 shows the other face, a turn of 180 is
    upside down; they start when the whole card is visible. ``slide`` goes from 0 to 1 while a card comes in. ``stage``
    and ``card`` are the sizes of the stage and of the card in card widths, ``most`` is the maximum zoom. ``still``
    returns whether motion is off, so that values take their goals at once.
    """

    still: Callable[[], bool] = lambda: False
    stage: Room = (2.0, 2.0)
    card: Room = (1.0, 1120 / 610)
    most: float = 4.0
    zoom: float = 1.0
    x: float = 0.0
    y: float = 0.0
    flip: Swing = field(default_factory=Swing)
    turn: Swing = field(default_factory=Swing)
    slide: Swing = field(default_factory=lambda: Swing(1.0, 1.0, SLIDE_S))
    _zoom_goal: float = 1.0
    _goal: FloatPoint = (0.0, 0.0)
    _anchor: tuple[FloatPoint, FloatPoint] | None = None  # a point of the stage, the point of the card kept under it
    _waiting: dict[Swing, float] = field(default_factory=dict)

    # -- the visible state ---------------------------------------------------------------------------------------------

    @property
    def whole(self) -> bool:
        """Whether the whole card is visible, or will be when the movement ends."""
        return self._zoom_goal <= 1 + NEAR

    @property
    def busy(self) -> bool:
        """Whether anything moves."""
        swings = self.flip.moving or self.turn.moving or self.slide.moving or bool(self._waiting)
        return swings or self.zoom != self._zoom_goal or (self.x, self.y) != self._goal

    @property
    def back(self) -> bool:
        """Whether the other face of the card is shown."""
        return math.cos(math.radians(self.flip.value)) < 0

    @property
    def upside_down(self) -> bool:
        """Whether the card is upside down, or nearer to that than to upright."""
        return round(self.turn.value / HALF_TURN) % 2 == 1

    @property
    def tumbling(self) -> bool:
        """Whether the card is shown at an angle, because it is turning over or round."""
        return self.flip.value % HALF_TURN != 0 or self.turn.value % HALF_TURN != 0

    def fit(self, stage: Room, most: float) -> None:
        """Set the size of the stage and the maximum zoom ``most``."""
        self.stage, self.most = stage, max(1.0, most)
        self._zoom_goal, self.zoom = min(self.most, self._zoom_goal), min(self.most, self.zoom)
        self._anchor = None
        self._put(self.x, self.y)

    # -- actions of the player -----------------------------------------------------------------------------------------

    def near(self, factor: float, at: FloatPoint = (0.0, 0.0)) -> None:
        """Multiply the zoom by ``factor``; zooming in is ignored while the card turns.

        The point of the card under ``at``, measured from the stage's middle, stays there.
        """
        if factor > 1:
            if self.tumbling:
                return
            self._waiting.clear()
        seen = self.x + at[0] / self.zoom, self.y + at[1] / self.zoom
        self._zoom_goal = max(1.0, min(self.most, self._zoom_goal * factor))
        self._anchor = at, seen
        if self.still():
            self.zoom = self._zoom_goal
        self._follow()

    def far(self) -> None:
        """Zoom out until the whole card is visible."""
        self.near(1 / self.most)

    def reset(self) -> None:
        """Show the whole card at once, without a movement."""
        self.zoom, self._zoom_goal, self._anchor = 1.0, 1.0, None
        self._put(0.0, 0.0)

    def drag(self, dx: float, dy: float) -> None:
        """Move the card by ``dx`` and ``dy`` card widths at zoom 1, without a movement."""
        self._anchor = None
        self._put(self.x - dx / self.zoom, self.y - dy / self.zoom)

    def walk(self, dx: float, dy: float) -> bool:
        """Move the view over the card by ``dx`` and ``dy`` card widths at zoom 1; return False at the edge."""
        self._anchor = None
        before = self._goal
        self._goal = self._clamped(self._goal[0] + dx / self.zoom, self._goal[1] + dy / self.zoom)
        if self.still():
            self.x, self.y = self._goal
        return abs(before[0] - self._goal[0]) > NEAR or abs(before[1] - self._goal[1]) > NEAR

    def turn_over(self) -> None:
        """Turn the card over, to show its other face."""
        self._half_turn(self.flip)

    def turn_round(self) -> None:
        """Turn the card upside down, or upright again."""
        self._half_turn(self.turn)

    def pull(self, degrees: float) -> None:
        """Turn the card over by ``degrees`` from the face that it showed at rest, while the player drags it."""
        self.flip.hold(self.flip.goal + degrees)

    def let_go(self) -> None:
        """End a drag: the card turns to the nearer face."""
        self.flip.to(round(self.flip.value / HALF_TURN) * HALF_TURN, self.still())

    def come_in(self) -> None:
        """Let another card slide in, face up and upright."""
        self.reset()
        self._waiting.clear()
        self.flip.to(0.0, at_once=True)
        self.turn.to(0.0, at_once=True)
        self.slide.hold(0.0)
        self.slide.to(1.0, self.still())

    def _half_turn(self, swing: Swing) -> None:
        goal = (round(self._waiting.get(swing, swing.goal) / HALF_TURN) + 1) * HALF_TURN
        if self.still():
            swing.to(goal, at_once=True)
        else:
            self._waiting[swing] = goal
            self.far()

    # -- time ----------------------------------------------------------------------------------------------------------

    def update(self, dt: float) -> bool:
        """Let ``dt`` seconds pass. Returns whether anything moved."""
        if not self.busy:
            return False
        self.zoom = _closer(self.zoom, self._zoom_goal, dt)
        if self._anchor is not None:
            self._follow()
        else:
            self.x, self.y = _closer(self.x, self._goal[0], dt), _closer(self.y, self._goal[1], dt)
        if self.zoom < 1 + 20 * NEAR:
            for swing, goal in self._waiting.items():
                swing.to(goal)
            self._waiting.clear()
        for swing in (self.flip, self.turn, self.slide):
            swing.update(dt)
        return True

    def _follow(self) -> None:
        """Keep the anchored point of the card in its place on the stage."""
        assert self._anchor is not None
        at, seen = self._anchor
        self._put(seen[0] - at[0] / self.zoom, seen[1] - at[1] / self.zoom)

    def _put(self, x: float, y: float) -> None:
        self.x, self.y = self._goal = self._clamped(x, y)

    def _clamped(self, x: float, y: float) -> FloatPoint:
        """The nearest offset at which a card larger than the stage covers it; a smaller card is in its middle."""
        reach = [max(0.0, card / 2 - stage / 2 / self.zoom) for card, stage in zip(self.card, self.stage, strict=True)]
        return max(-reach[0], min(reach[0], x)), max(-reach[1], min(reach[1], y))


def _closer(value: float, goal: float, dt: float) -> float:
    """``value`` after it has approached ``goal`` for ``dt`` seconds."""
    value = goal + (value - goal) * math.exp(-GLIDE * dt)
    return goal if abs(value - goal) < NEAR else value
