"""A sentence about each phase of a deal, for players who are new to a game: what happens, and why. No pygame."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ...engine.observation import Observation
from .. import words
from .goal import has_reached_target

TIMES = 3
"""How many deals of a game a phase is explained in."""


def _discarding(view: Observation) -> str:
    by = "taker" if view.rules.ecart_to == "taker" else "dealer"
    return " ".join((words.count("phase.discard." + by, view.rules.row.talon),
                     words.say("explained.ecart_to." + view.rules.ecart_to)))


def _auction(view: Observation) -> str:
    alone = all(contract.sides == "alone" for contract in view.rules.family.contracts)
    return " ".join((words.say("phase.bid.alone" if alone else "phase.bid.take"),
                     words.say("bid.tip.unbid." + view.rules.unbid.id)))


def _calling(view: Observation) -> str:
    return words.say("phase.call.open" if view.rules.family.partner_shows else "phase.call.secret")


PHASES: Mapping[str, Callable[[Observation], str]] = {
    "discarding": _discarding, "auction": _auction, "calling": _calling,
    "asking": lambda view: words.say("phase.ask"), "announcing": lambda view: words.say("phase.slam"),
    "playing": lambda view: words.say("phase.play"), "reached": lambda view: words.say("phase.reached"),
}
"""The phases that are explained. The first card of a seat ends the explanation of play; ``reached`` is the rest of play
after the own side has reached its target, where every further point is paid."""


def phase_of(view: Observation) -> str:
    """The phase of ``view`` as one of :data:`PHASES`, or one that is not explained."""
    paid = view.rules.payment != "stake"
    return "reached" if view.phase == "playing" and view.tricks and paid and has_reached_target(view) else view.phase


def due_phase(view: Observation, told: Mapping[str, int], shown: str | None = None) -> str | None:
    """The key of what is to be explained now to the seat of ``view``, or None.

    ``told`` is how often each key was explained before; the key that is ``shown`` may stay.
    """
    phase = phase_of(view)
    if phase not in PHASES or (phase == "playing" and (view.tricks or _has_played(view))):
        return None
    key = f"{view.rules.preset}.{phase}"
    return key if key == shown or told.get(key, 0) < TIMES else None


def _has_played(view: Observation) -> bool:
    return any(seat == view.seat for seat, _, _ in view.plays())


def explanation(view: Observation) -> str:
    """The sentences about the phase of ``view``, which must be one of :data:`PHASES`."""
    return PHASES[phase_of(view)](view)
