"""Reasons for an action as a player would state them; each is true by the observation of the seat.

``reason`` the type, and questions to a Reading · ``playing``, ``bidding``, ``exchanging`` the reasons · here, which of
them hold, and which the action values support. The message ``reason.KEY`` has the words of a reason: ``{card}`` is its
first card, ``{cards}`` all, ``{name}`` the first seat, ``{n}`` the number.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from ....engine.actions import Action, Play
from ....engine.observation import Observation
from ....engine.rules import Seat
from ...reading import Reading
from ...signals import KINDS
from .bidding import BIDS, CLAIMS, CLOSE, hide_handful
from .exchanging import EXCHANGES
from .playing import EITHER, FOLLOWING, HEARD, LEADING, TELLS, tells
from .reason import Estimate, Reason, card_of

__all__ = ["CLAIMS", "GENERAL", "REASONS", "Estimate", "Reason", "reasons_between", "reasons_for", "telling"]

#: The greatest number of reasons for one action.
MOST = 3
#: If the best and the worst action are less than this apart, in card points, the choice hardly matters.
ALIKE = 0.25
#: Keys used in place of a reason: there is no choice, it hardly matters, the action was best in n worlds.
GENERAL = ("only", "alike", "tried")
#: Reasons whose functions take an action; the functions of all others take the card played.
SPOKEN = (*BIDS, hide_handful, *EXCHANGES)
REASONS: dict[str, Callable[..., Reason | None]] = {
    **{one.__name__: one for one in (*HEARD, *LEADING, *FOLLOWING, *EITHER)}, **{TELLS + kind: tells for kind in KINDS},
    **{one.__name__: one for one in SPOKEN}}
ORDER = {key: place for place, key in enumerate(REASONS)}
#: Reasons about a convention, which no values can support.
AGREED = frozenset(key for key, why in REASONS.items() if why is tells)
#: Reasons about several cards to be discarded, which must all be in the plan.
WHOLE = frozenset(("lay_suit",))


def reasons_for(seen: Observation, action: Action, signalling: frozenset[Seat] = frozenset()) -> tuple[Reason, ...]:
    """The reasons for ``action`` that hold for ``seen``, the most important first; may be empty."""
    return tuple(_all(Reading(seen, signalling), action))


def reasons_between(seen: Observation, best: Sequence[Action], done: Sequence[Action],
                signalling: frozenset[Seat] = frozenset()) -> tuple[Reason, ...]:
    """The reasons that hold for an action of the plan ``best`` and for none of ``done``, whatever the values are."""
    return tuple(_against(Reading(seen, signalling), best, done))


def telling(seen: Observation, plans: Sequence[Sequence[Action]], estimates: Mapping[Action, Estimate], worlds: int,
            signalling: frozenset[Seat] = frozenset(), against: Sequence[Action] = ()) -> list[tuple[Reason, ...]]:
    """For each of ``plans``, the reasons that the ``estimates`` support and that do not hold for the plan ``against``.

    The actions for which a reason holds must be better on average than those for which it does not, or all of the
    latter must be behind; a reason that holds for every action explains nothing. A reason of CLAIMS must pass the check
    there instead. If no reason is left, the only one is that the plan was best in ``worlds`` worlds. A reason about a
    signal needs no estimates; it comes last, or first if the choice hardly matters.
    """
    if len(seen.actions) == 1:
        return [(Reason("only"),)] * len(plans)
    reading = Reading(seen, signalling)
    alike = len(estimates) > 1 and max(estimate.behind for estimate in estimates.values()) <= ALIKE
    shared = {other: {reason.key for reason in _all(reading, other)} for other in estimates}

    def is_borne_out(key: str, action: Action) -> bool:
        if key in CLAIMS:
            return CLAIMS[key](reading, action, estimates)
        holds = [estimates[other].behind for other, keys in shared.items() if key in keys]
        fails = [estimates[other].behind for other, keys in shared.items() if key not in keys]
        if not holds or not fails:
            return False
        return min(fails) > ALIKE or sum(holds) / len(holds) < sum(fails) / len(fails)

    def told(plan: Sequence[Action]) -> tuple[Reason, ...]:
        held = _against(reading, plan, against)
        tells = tuple(reason for reason in held if reason.key in AGREED)
        if alike:
            return (*tells, Reason("alike"))
        found = [reason for reason in held if reason not in tells and is_borne_out(reason.key, plan[0])]
        return (*found[:MOST - len(tells)], *tells) or (Reason("tried", number=worlds),)
    return [told(plan) for plan in plans]


def _against(reading: Reading, plan: Sequence[Action], done: Sequence[Action]) -> list[Reason]:
    """The reasons for the actions of ``plan`` that hold for none of ``done``, by importance, one of each key."""
    barred = {reason.key for reason in _of_plan(reading, done, plan)} | (CLOSE if done else set())
    found = dict[str, Reason]()
    for reason in _of_plan(reading, plan, () if set(plan) <= set(done) else done):
        if reason.key not in barred:
            found.setdefault(reason.key, reason)
    return sorted(found.values(), key=lambda reason: ORDER[reason.key])


def _of_plan(reading: Reading, plan: Sequence[Action], other: Sequence[Action]) -> Iterator[Reason]:
    """The reasons for the actions of ``plan`` that are not in the plan ``other``."""
    cards = {card_of(action) for action in plan}
    for action in plan:
        if action not in other:
            yield from (reason for reason in _all(reading, action)
                        if reason.key not in WHOLE or cards.issuperset(reason.cards))


def _all(reading: Reading, action: Action) -> Iterator[Reason]:
    if isinstance(action, Play):
        of_lead = (*HEARD, *LEADING) if reading.led is None else FOLLOWING
        told = (why(reading, action.card) for why in (*of_lead, *EITHER, tells))
        yield from (reason for reason in told if reason is not None)
    yield from (reason for why in SPOKEN if (reason := why(reading, action)) is not None)
