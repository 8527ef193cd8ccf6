"""Before the first card the taker may announce a slam."""

from __future__ import annotations

from dataclasses import dataclass, replace

from .. import events as ev
from ..actions import Action, DeclareSlam, Pass
from ..rules import Facts, Seat


@dataclass(frozen=True, slots=True)
class Announcing:
    """The taker declares a slam or passes; a record leaves the pass out, because the next action implies it."""

    facts: Facts

    @property
    def turn(self) -> Seat:
        return self.facts.taking.taker

    def actions(self) -> tuple[Action, ...]:
        """Pass, for no slam, or DeclareSlam."""
        return (Pass(), DeclareSlam())

    def refusal(self, action: Action) -> str | None:
        return None if isinstance(action, Pass | DeclareSlam) else "slam-or-play"

    def after(self, action: Action) -> tuple[Facts, tuple[ev.Event, ...]]:
        """The facts, with the slam if ``action`` declares one, and its event."""
        if isinstance(action, DeclareSlam):
            return replace(self.facts, slam=True), (ev.SlamDeclared(self.turn),)
        return self.facts, ()


def open_announcing(facts: Facts) -> tuple[Announcing, tuple[ev.Event, ...]]:
    """The phase in which the taker may announce a slam."""
    return Announcing(facts), ()
