"""A deal told again from a world: would everybody have been able to do what he did?"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from ...engine.actions import Action, Ask, Bid, Call, DeclareSlam, Discard, Done, Give, Pass, Play, ShowHandful
from ...engine.game import IllegalAction, State, apply, deal_of
from ...engine.observation import Observation, observe
from .plays import plays
from .world import World, as_dealt

#: What is still to be told, by phase.
Ahead = dict[str, deque[Action]]


def consistent(seen: Observation, world: World) -> bool:
    """Whether ``world`` is a deal that looks to the seat of ``seen`` exactly as what it saw."""
    try:
        state = retold(seen, world)
    except (IllegalAction, ValueError):
        return False
    return observe(state, seen.seat) == seen


def retold(seen: Observation, world: World) -> State:
    """The deal of ``world`` from its first card up to where ``seen`` was observed.

    Raises IllegalAction if somebody could not have acted as he did, ValueError if the hands are of a wrong size.
    """
    hands, talon = as_dealt(seen, world)
    state, _ = deal_of(seen.rules, seen.dealer, [sorted(hand) for hand in hands], talon)
    ahead = _history(seen, world)
    while (action := _next(seen, state, ahead)) is not None:
        state, _ = apply(state, action)
    return state


def _history(seen: Observation, world: World) -> Ahead:
    """All that was done, by phase."""
    phases: dict[str, Iterable[Action]] = {
        "discarding": map(Discard, sorted(world.ecart)),
        "auction": (Pass() if bid == "pass" else Bid(bid) for _, bid in seen.bids),
        "asking": map(Ask, seen.asked),
        "giving": (Give(card) for card in world.given if card is not None),
        "calling": map(Call, seen.taking.called),
        "announcing": [DeclareSlam()] if seen.slam else [],
        "playing": (Play(card) for _, card, _ in plays(seen)),
        "handfuls": (ShowHandful(handful.cards) for handful in seen.handfuls),
    }
    return {phase: deque(done) for phase, done in phases.items()}


def _next(seen: Observation, state: State, ahead: Ahead) -> Action | None:
    """What was done next; None at the moment that was observed."""
    phase = type(state).__name__.lower()
    shows = [handful for handful in seen.handfuls if handful.seat == state.turn]
    if phase == "playing" and shows and ahead["handfuls"] and ahead["handfuls"][0] == ShowHandful(shows[0].cards):
        return ahead["handfuls"].popleft()
    if ahead.get(phase):
        return ahead[phase].popleft()
    return None if phase == seen.phase else SILENT.get(phase)


#: What is done without a trace, when a phase is over.
SILENT: dict[str, Action] = {"asking": Done(), "announcing": Pass()}
