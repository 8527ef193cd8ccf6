"""Before the first card the taker may announce a slam."""

from __future__ import annotations

from dataclasses import dataclass, replace

from .. import events as ev
from ..actions import Action, DeclareSlam, Pass
from ..rules import Facts, Seat


@dataclass(frozen=True, slots=True)
class Announcing:
    """The taker declares a slam or does not; in a record the next action implies that none was declared."""

    facts: Facts

    @property
    def turn(self) -> Seat:
        """The taker."""
        return self.facts.taking.taker

    def actions(self) -> tuple[Action, ...]:
        """No slam, or a slam."""
        return (Pass(), DeclareSlam())

    def refusal(self, action: Action) -> str | None:
        """The rule against ``action``."""
        return None if isinstance(action, Pass | DeclareSlam) else "slam-or-play"

    def after(self, action: Action) -> tuple[Facts, tuple[ev.Event, ...]]:
        """The slam announced, or nothing at all."""
        if isinstance(action, DeclareSlam):
            return replace(self.facts, slam=True), (ev.SlamDeclared(self.turn),)
        return self.facts, ()


def open_announcing(facts: Facts) -> tuple[Announcing, tuple[ev.Event, ...]]:
    """The phase in which the taker may announce a slam."""
    return Announcing(facts), ()
