"""Tweens: movements of cards from one place to another."""

from __future__ import annotations

from dataclasses import dataclass

from .choreography import Easing
from .layout import Pose


@dataclass(slots=True)
class Tween:
    """The movement of a piece: it starts after ``delay`` seconds and takes ``seconds``."""

    start: Pose
    end: Pose
    seconds: float
    delay: float
    easing: Easing
    elapsed: float = 0.0

    @property
    def done(self) -> bool:
        """Whether the piece has arrived."""
        return self.elapsed >= self.delay + self.seconds

    def pose(self) -> Pose:
        """Where the piece is now."""
        if self.elapsed <= self.delay:
            return self.start
        t = min(1.0, (self.elapsed - self.delay) / self.seconds) if self.seconds else 1.0
        k = self.easing(t)
        a, b = self.start, self.end
        return Pose(a.x + (b.x - a.x) * k, a.y + (b.y - a.y) * k, a.angle + (b.angle - a.angle) * k,
                    a.width + (b.width - a.width) * min(1.0, k), b.up if t >= 0.5 else a.up)

    def turning(self) -> float:
        """The visible share of the card's width while it is turned over: 1 flat, 0 on edge."""
        if self.start.up == self.end.up or self.elapsed <= self.delay or not self.seconds:
            return 1.0
        t = min(1.0, (self.elapsed - self.delay) / self.seconds)
        return abs(1 - 2 * t)
