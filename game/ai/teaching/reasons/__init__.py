"""Reasons for an action as a player would state them; each is true for what the seat knows.

``reason`` the type, and questions to a Reading · ``following``, ``leading``, ``either``, ``signals``, ``bidding``,
``exchanging`` the reasons · here, which of them hold, and which the action values support. Words by key ``reason.KEY``:
``{card}`` is the first card spoken of, ``{cards}`` are all of them, ``{name}`` is the first seat, ``{n}`` the number.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from ....engine.actions import Action, Play
from ....engine.observation import Observation
from ....engine.rules import Seat
from ...reading import Reading
from .bidding import BIDS, hide_handful
from .either import EITHER
from .exchanging import EXCHANGES
from .following import FOLLOWING
from .leading import LEADING
from .reason import Reason
from .signals import HEARD, TELLING

__all__ = ["GENERAL", "REASONS", "Reason", "reasons_for", "telling"]

#: No more reasons than this are given for one action.
MOST = 3
#: If the best and the worst action are less than this apart, in card points, the choice hardly matters.
ALIKE = 0.25
#: Keys used in place of a reason: there is no choice, it hardly matters, the action was best in n worlds.
GENERAL = ("only", "alike", "tried")
#: Reasons that look at an action, the others at a card that is played; then every reason by its key.
SPOKEN = (*BIDS, hide_handful, *EXCHANGES)
REASONS: dict[str, Callable[..., Reason | None]] = {
    one.__name__: one for one in (*SPOKEN, *LEADING, *FOLLOWING, *EITHER, *HEARD, *TELLING)}
#: Reasons that speak of a convention, so that no values bear them out.
AGREED = frozenset(one.__name__ for one in TELLING)


def reasons_for(seen: Observation, action: Action, signalling: frozenset[Seat] = frozenset()) -> tuple[Reason, ...]:
    """The reasons for ``action`` that hold for ``seen``, the most important first; may be empty."""
    return tuple(_all(Reading(seen, signalling), action))


def telling(seen: Observation, plans: Sequence[Sequence[Action]], behind: Mapping[Action, float],
            worlds: int, signalling: frozenset[Seat] = frozenset()) -> list[tuple[Reason, ...]]:
    """For each of ``plans`` the reasons that the values support: ``behind`` are the card points lost by each action.

    The actions for which a reason holds must be better on average than those for which it does not, or all of the
    latter must be behind; a reason that holds for every action explains nothing. If no reason is left, the only one
    is that the plan was best in ``worlds`` worlds. What a card tells the partners needs no values; it comes last, or
    first where the choice hardly matters.
    """
    if len(seen.actions) == 1:
        return [(Reason("only"),)] * len(plans)
    reading = Reading(seen, signalling)
    agreed = [tuple(reason for action in plan for reason in _all(reading, action) if reason.key in AGREED)
              for plan in plans]
    if len(behind) > 1 and max(behind.values()) <= ALIKE:
        return [(*tells, Reason("alike")) for tells in agreed]
    shared = {other: {reason.key for reason in _all(reading, other)} for other in behind}

    def told(plan: Sequence[Action], tells: tuple[Reason, ...]) -> tuple[Reason, ...]:
        found = dict.fromkeys(reason for action in plan for reason in _all(reading, action)
                              if reason not in tells and _is_borne_out(reason.key, shared, behind))
        return (*tuple(found)[:MOST - len(tells)], *tells) or (Reason("tried", number=worlds),)
    return [told(plan, tells) for plan, tells in zip(plans, agreed, strict=True)]


def _is_borne_out(key: str, shared: Mapping[Action, set[str]], behind: Mapping[Action, float]) -> bool:
    holds = [behind[action] for action, keys in shared.items() if key in keys]
    fails = [behind[action] for action, keys in shared.items() if key not in keys]
    if not holds or not fails:
        return False
    return min(fails) > ALIKE or sum(holds) / len(holds) < sum(fails) / len(fails)


def _all(reading: Reading, action: Action) -> Iterator[Reason]:
    """Every reason that holds."""
    if isinstance(action, Play):
        of_lead = (*HEARD, *LEADING) if reading.led is None else FOLLOWING
        told = (why(reading, action.card) for why in (*of_lead, *EITHER, *TELLING))
        yield from (reason for reason in told if reason is not None)
    yield from (reason for why in SPOKEN if (reason := why(reading, action)) is not None)
