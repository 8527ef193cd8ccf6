"""Reasons for an action as a player would state them; each is true for what the seat knows.

``reason`` the type, and questions to a Reading · ``following``, ``leading``, ``either``, ``bidding``, ``exchanging``
the reasons · here, which of them hold, and which the action values support. Words by key ``reason.KEY``: ``{card}`` is
the first card spoken of, ``{cards}`` are all of them, ``{name}`` is the first seat, ``{n}`` the number.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from ....engine.actions import Action, Play
from ....engine.observation import Observation
from ...reading import Reading
from .bidding import BIDS, hide_handful
from .either import EITHER
from .exchanging import EXCHANGES
from .following import FOLLOWING
from .leading import LEADING
from .reason import Reason

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
    one.__name__: one for one in (*SPOKEN, *LEADING, *FOLLOWING, *EITHER)}


def reasons_for(seen: Observation, action: Action) -> tuple[Reason, ...]:
    """The reasons for ``action`` that hold for ``seen``, the most important first; may be empty."""
    return tuple(_all(Reading(seen), action))


def telling(seen: Observation, plans: Sequence[Sequence[Action]], behind: Mapping[Action, float],
            worlds: int) -> list[tuple[Reason, ...]]:
    """For each of ``plans`` the reasons that the values support: ``behind`` are the card points lost by each action.

    The actions for which a reason holds must be better on average than those for which it does not, or all of the
    latter must be behind; a reason that holds for every action explains nothing. If no reason is left, the only one
    is that the plan was best in ``worlds`` worlds.
    """
    if len(seen.actions) == 1:
        return [(Reason("only"),)] * len(plans)
    if len(behind) > 1 and max(behind.values()) <= ALIKE:
        return [(Reason("alike"),)] * len(plans)
    reading = Reading(seen)
    shared = {other: {reason.key for reason in _all(reading, other)} for other in behind}

    def told(plan: Sequence[Action]) -> tuple[Reason, ...]:
        found = dict.fromkeys(reason for action in plan for reason in _all(reading, action)
                              if _is_borne_out(reason.key, shared, behind))
        return tuple(found)[:MOST] or (Reason("tried", number=worlds),)
    return [told(plan) for plan in plans]


def _is_borne_out(key: str, shared: Mapping[Action, set[str]], behind: Mapping[Action, float]) -> bool:
    holds = [behind[action] for action, keys in shared.items() if key in keys]
    fails = [behind[action] for action, keys in shared.items() if key not in keys]
    if not holds or not fails:
        return False
    return min(fails) > ALIKE or sum(holds) / len(holds) < sum(fails) / len(fails)


def _all(reading: Reading, action: Action) -> Iterator[Reason]:
    """Every reason that holds."""
    if isinstance(action, Play):
        told = (why(reading, action.card) for why in (*(FOLLOWING if reading.led else LEADING), *EITHER))
        yield from (reason for reason in told if reason is not None)
    yield from (reason for why in SPOKEN if (reason := why(reading, action)) is not None)
