"""Tweens: movements of cards from one place to another."""

from __future__ import annotations

from dataclasses import dataclass
from math import pi, sin

from .choreography import Easing, ease_in_out
from .layout import Pose

HALF_WAY = 0.45
"""The share of its time after which a piece is at the place that it goes by."""


@dataclass(slots=True)
class Tween:
    """The movement of a piece: it starts after ``delay`` seconds and takes ``seconds``, by way of ``via`` if given.

    A card that is ``thrown`` leaves the table and bends while it flies.
    """

    start: Pose
    end: Pose
    seconds: float
    delay: float
    easing: Easing
    elapsed: float = 0.0
    via: Pose | None = None
    thrown: bool = False

    @property
    def done(self) -> bool:
        """Whether the piece has arrived."""
        return self.elapsed >= self.delay + self.seconds

    @property
    def glides(self) -> bool:
        """Whether the piece keeps its size, its angle and its side all the way."""
        same = (self.start.angle, self.start.width, self.start.up) == (self.end.angle, self.end.width, self.end.up)
        return same and self.via is None and not self.thrown

    def pose(self) -> Pose:
        """Where the piece is now."""
        if self.elapsed <= self.delay:
            return self.start
        t = self._time()
        if self.via is None:
            return _between(self.start, self.end, self.easing(t), self.end.up if t >= 0.5 else self.start.up)
        if t < HALF_WAY:
            return _between(self.start, self.via, ease_in_out(t / HALF_WAY), self.start.up)
        later = self._later(t)
        return _between(self.via, self.end, self.easing(later), self.end.up if later >= 0.5 else self.start.up)

    def height(self) -> float:
        """How high a thrown card is above the table: 0 on it, 1 at its highest."""
        return sin(pi * self._time()) if self.thrown and self.elapsed > self.delay else 0.0

    def _time(self) -> float:
        """The share of its time that has passed."""
        return min(1.0, (self.elapsed - self.delay) / self.seconds) if self.seconds else 1.0

    @staticmethod
    def _later(t: float) -> float:
        """The share of the time after the place that it goes by."""
        return max(0.0, (t - HALF_WAY) / (1 - HALF_WAY))

    def turning(self) -> float:
        """The visible share of the card's width while it is turned over: 1 flat, 0 on edge."""
        if self.start.up == self.end.up or self.elapsed <= self.delay or not self.seconds:
            return 1.0
        t = self._time()
        return abs(1 - 2 * (t if self.via is None else self._later(t)))


def _between(a: Pose, b: Pose, k: float, up: bool) -> Pose:
    """The pose ``k`` of the way from ``a`` to ``b``, and beyond, but for its width."""
    return Pose(a.x + (b.x - a.x) * k, a.y + (b.y - a.y) * k, a.angle + (b.angle - a.angle) * k,
                a.width + (b.width - a.width) * min(1.0, k), up)
