"""A sentence about each phase of a deal, for players who are new to a game: what happens, and why. No pygame."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ...engine.observation import Observation
from .. import words

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
    "playing": lambda view: words.say("phase.play"),
}
"""The phases that are explained. The first card of a seat ends the explanation of play."""


def due_phase(view: Observation, told: Mapping[str, int], shown: str | None = None) -> str | None:
    """The key of what is to be explained now to the seat of ``view``, or None.

    ``told`` is how often each key was explained before; the key that is ``shown`` may stay.
    """
    if view.phase not in PHASES or (view.phase == "playing" and (view.tricks or _has_played(view))):
        return None
    key = f"{view.rules.preset}.{view.phase}"
    return key if key == shown or told.get(key, 0) < TIMES else None


def _has_played(view: Observation) -> bool:
    return any(seat == view.seat for seat, _, _ in view.plays())


def explanation(view: Observation) -> str:
    """The sentences about the phase of ``view``, which must be one of :data:`PHASES`."""
    return PHASES[view.phase](view)
