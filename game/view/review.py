"""The items of a review: a bid, a card, or a whole discard, each with its verdict."""

from __future__ import annotations

from dataclasses import dataclass

from ..ai.teaching.advice import Plan
from ..ai.teaching.review import Verdict
from ..engine.actions import Action
from ..store.reviews import Decision

COSTLIEST = 3
"""The number of moments that a review tells of at most."""


@dataclass(frozen=True, slots=True)
class ReviewItem:
    """A ``decision`` and the ``verdict`` on it."""

    decision: Decision
    verdict: Verdict

    @property
    def at(self) -> int:
        """The index of its first action."""
        return self.decision.at

    @property
    def done(self) -> Plan:
        """What was done."""
        return self.verdict.done

    @property
    def better(self) -> tuple[Action, ...]:
        """What would have been better, if anything."""
        return self.verdict.best if self.verdict.ill else ()

    @property
    def shown(self) -> tuple[Action, ...]:
        """The actions that the replay of this item shows."""
        return self.better or self.done
