"""The motions on the table: cards that move, and the goal that grows on the rim. No pygame."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import pi, sin

from ...engine.cards import Card
from .choreography import BLOOM, GROW, LIGHT, SLIDE, Easing, Pace, ease_in_out
from .goal import Goal
from .layout import Pose

HALF_WAY = 0.45
"""The share of its time after which a piece reaches the place ``via``."""


@dataclass(slots=True)
class Tween:
    """The movement of a piece: it starts after ``delay`` seconds and takes ``seconds``, by way of ``via`` if given.

    The piece reaches ``via`` after the share ``way`` of its time. A ``thrown`` card leaves the table and bends while it
    flies.
    """

    start: Pose
    end: Pose
    seconds: float
    delay: float
    easing: Easing
    elapsed: float = 0.0
    via: Pose | None = None
    thrown: bool = False
    way: float = HALF_WAY

    @property
    def done(self) -> bool:
        """Whether the piece has arrived."""
        return self.elapsed >= self.delay + self.seconds

    @property
    def glides(self) -> bool:
        """Whether the piece keeps its size, its angle and its face throughout."""
        same = (self.start.angle, self.start.width, self.start.up) == (self.end.angle, self.end.width, self.end.up)
        return same and self.via is None and not self.thrown

    def pose(self) -> Pose:
        if self.elapsed <= self.delay:
            return self.start
        t = self._time()
        if self.via is None:
            return _between(self.start, self.end, self.easing(t), self.end.up if t >= 0.5 else self.start.up)
        if t < self.way:
            return _between(self.start, self.via, ease_in_out(t / self.way), self.start.up)
        later = self._later(t)
        return _between(self.via, self.end, self.easing(later), self.end.up if later >= 0.5 else self.start.up)

    def height(self) -> float:
        """The height of a thrown card above the table: 0 on the table, 1 at its highest."""
        return sin(pi * self._time()) if self.thrown and self.elapsed > self.delay else 0.0

    def _time(self) -> float:
        """The share of the movement's time that has passed."""
        return min(1.0, (self.elapsed - self.delay) / self.seconds) if self.seconds else 1.0

    def _later(self, t: float) -> float:
        """The share of the second part of the movement, after ``via``, that has passed at ``t``."""
        return max(0.0, (t - self.way) / (1 - self.way))

    def turning(self) -> float:
        """The share of the card's width that is visible while the card turns over: 1 flat, 0 on edge."""
        if self.start.up == self.end.up or self.elapsed <= self.delay or not self.seconds:
            return 1.0
        t = self._time()
        return abs(1 - 2 * (t if self.via is None else self._later(t)))


def _between(a: Pose, b: Pose, k: float, up: bool) -> Pose:
    """The pose at ``k`` of the way from ``a`` to ``b``; beyond 1 the width stays that of ``b``."""
    return Pose(a.x + (b.x - a.x) * k, a.y + (b.y - a.y) * k, a.angle + (b.angle - a.angle) * k,
                a.width + (b.width - a.width) * min(1.0, k), up)


# -- the goal on the rim follows the deal: vines grow, the target opens, oudlers light up -----------------------------


@dataclass(frozen=True, slots=True)
class Grown:
    """The state of ``goal`` that the rim shows at a moment.

    ``taken``, ``others`` and ``target`` are units on their way to those of the goal. ``opening`` (0-1) is the progress
    of the opening of the target's flower, and ``lighting`` (0-1) that of each oudler with a new state.
    """

    goal: Goal
    taken: float
    others: float
    target: float
    opening: float
    lighting: Mapping[Card, float] = field(default_factory=dict)


def at_rest(goal: Goal) -> Grown:
    """The state in which all of ``goal`` is shown, without motion."""
    return Grown(goal, goal.taken, goal.others, goal.target, float(goal.reached))


class Growth:
    """Animates the goal of one deal after another; a new deal, or a pace without motion, shows the goal at once."""

    def __init__(self) -> None:
        self.shown: Grown | None = None
        """The current state; None if there is no goal."""
        self._start: Grown | None = None
        self._elapsed = 0.0
        self._rate = 0.0
        self._longest = 0.0
        self._voices: list[tuple[float, str]] = []

    @property
    def moving(self) -> bool:
        """Whether the state shown has not reached the goal yet."""
        return self._start is not None

    def follow(self, goal: Goal | None, pace: Pace) -> None:
        """Start the motion to ``goal``, at the ``pace`` of the cards; a goal of another deal is shown at once."""
        before = self.shown
        if goal is None or before is None or not pace.travel or not pace.cards or not _continues(before.goal, goal):
            if before is None or before.goal != goal:
                self.shown, self._start = at_rest(goal) if goal is not None else None, None
        elif goal != before.goal:
            self._start, self._elapsed, self._rate = before, 0.0, 1 / pace.cards
            changed = {card: 0.0 for card, state in goal.oudlers if dict(before.goal.oudlers)[card] != state}
            self.shown = Grown(goal, before.taken, before.others, before.target, before.opening, changed)
            self._longest = GROW.end if not goal.reached or before.goal.reached else BLOOM.end
            moves = goal.target != before.goal.target
            self._longest = max(self._longest, LIGHT.end if changed else 0.0, SLIDE.end if moves else 0.0)
            grows = (goal.taken, goal.others) != (before.goal.taken, before.goal.others)
            opens = goal.reached and not before.goal.reached
            voices = ((grows, GROW, "vine"), (changed, LIGHT, "oudler"), (moves, SLIDE, "vine"),
                      (opens, BLOOM, "bloom"))
            self._voices = [(motion.delay, name) for happens, motion, name in voices if happens]

    def update(self, dt: float) -> bool:
        """Advance by ``dt`` seconds; return whether the state has changed."""
        start, shown = self._start, self.shown
        if start is None or shown is None:
            return False
        self._elapsed += dt * self._rate
        goal, grown = shown.goal, GROW.share(self._elapsed)
        if self._elapsed >= self._longest:
            self.shown, self._start = at_rest(goal), None
            return True
        bloom = BLOOM.share(self._elapsed)
        self.shown = Grown(
            goal, start.taken + (goal.taken - start.taken) * grown, start.others + (goal.others - start.others) * grown,
            start.target + (goal.target - start.target) * SLIDE.share(self._elapsed),
            start.opening + (goal.reached - start.opening) * bloom,
            {card: LIGHT.share(self._elapsed) for card in shown.lighting})
        return True

    def voices(self) -> list[str]:
        """The names of the sounds that are due and have not been returned before."""
        due = [name for at, name in self._voices if at <= self._elapsed]
        self._voices = [(at, name) for at, name in self._voices if at > self._elapsed]
        return due

    def settle(self) -> None:
        """Skip to the end of the motion, without a sound."""
        self._voices = []
        if self.shown is not None:
            self.shown, self._start = at_rest(self.shown.goal), None


def _continues(before: Goal, goal: Goal) -> bool:
    """Whether ``goal`` may belong to the same deal as ``before``: contract, total and ``declared`` are equal."""
    return (before.contract, before.total, before.declared) == (goal.contract, goal.total, goal.declared)
