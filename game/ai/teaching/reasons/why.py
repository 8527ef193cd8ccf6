"""Which reasons there are for an action, and which of them the numbers bear out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from ....engine.actions import Action, Play
from ....engine.observation import Observation
from ...reading import Reading
from .bidding import BIDS, hide_handful
from .either import EITHER
from .exchanging import EXCHANGES
from .following import FOLLOWING
from .leading import LEADING
from .reason import Reason

#: No more reasons than this are given for one action.
MOST = 3
#: Card points between the best and the worst action below which it hardly matters what is done.
ALIKE = 0.25
#: Keys of what is said instead of a reason: there is no choice, it hardly matters, it came out best in so many worlds.
GENERAL = ("only", "alike", "tried")
#: Reasons that look at an action, the others at a card that is played; then every reason by its key.
SPOKEN = (*BIDS, hide_handful, *EXCHANGES)
REASONS: dict[str, Callable[..., Reason | None]] = {
    one.__name__: one for one in (*SPOKEN, *LEADING, *FOLLOWING, *EITHER)}


def reasons_for(seen: Observation, action: Action) -> tuple[Reason, ...]:
    """What speaks for ``action`` in the place of ``seen``'s seat, the most telling first; nothing if nothing does."""
    return tuple(_all(Reading(seen), action))


def telling(seen: Observation, action: Action, behind: Mapping[Action, float], worlds: int) -> tuple[Reason, ...]:
    """The reasons for ``action`` that the numbers bear out: ``behind`` are the card points lost by each action.

    The actions that a reason holds for must be better, on the average, than those it does not hold for, or all of
    these fall behind; one that holds for every action explains nothing. Where none is left it is said that the action
    came out best in so many ``worlds``.
    """
    if len(seen.actions) == 1:
        return (Reason("only"),)
    if len(behind) > 1 and max(behind.values()) <= ALIKE:
        return (Reason("alike"),)
    reading = Reading(seen)
    shared = {other: {reason.key for reason in _all(reading, other)} for other in behind}
    found = [reason for reason in _all(reading, action) if _is_borne_out(reason.key, shared, behind)]
    return tuple(found[:MOST]) or (Reason("tried", number=worlds),)


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
