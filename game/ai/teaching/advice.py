"""The source of all hints, remarks and reviews: the values and grades of all plans, from one seat's observation."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Literal, get_args

from ...engine.actions import PLAY, Action, Play
from ...engine.cards import TAROTS
from ...engine.observation import Observation
from ...engine.rules import Seat
from ..reading import Reading
from ..search.action_values import ActionValue, action_values
from ..search.plans import Plan
from ..signals import truthful
from ..stop import Stopped, never
from .mistakes import clearly, silly
from .reasons import GENERAL, Estimate, Reason, telling

__all__ = ["SEED", "WORLDS", "ActionValue", "Advice", "Hint", "Plan", "Reason", "advise", "reasons_in"]

#: Worlds of a judgement: a hint comes within about 0.3 s, the review of a deal within 10 s.
WORLDS = 600
#: The seed of all judgements, so that the same position always gets the same one.
SEED = 1
#: The greatest losses in card points that count as none and as small; the least that counts as great; the number of
#: standard errors within which a loss may be chance.
NEAR, SMALL, MUCH, DOUBTS = 0.1, 0.5, 1.0, 2.0
Grade = Literal["best", "good", "doubtful", "mistake"]
GRADES: tuple[Grade, ...] = get_args(Grade)


def graded(loss: float, error: float) -> Grade:
    """The grade of a ``loss`` in card points with its standard ``error``."""
    if loss <= NEAR:
        return "best"
    if loss <= SMALL or loss <= DOUBTS * error:
        return "good"
    return "mistake" if loss > MUCH else "doubtful"


def is_ill(grade: Grade) -> bool:
    """Whether ``grade`` means that another choice is better."""
    return grade in ("doubtful", "mistake")


def as_good(value: ActionValue) -> bool:
    """Whether a hint calls the action of ``value`` as good as the best: one given up early must be close to it."""
    return not is_ill(graded(value.behind, value.doubt)) and (not value.given_up or value.behind <= SMALL)


@dataclass(frozen=True, slots=True)
class Advice:
    """The ``values`` of all plans, the best first; the ``reasons`` for the best, the most important first."""

    values: tuple[ActionValue, ...]
    reasons: tuple[Reason, ...]

    @property
    def best(self) -> Plan:
        """The plan to carry out: one action, or all the cards of a discard."""
        return self.values[0].plan


@dataclass(slots=True, eq=False)
class Hint:
    """Advice for the seat of ``seen``: open until it has an ``advice`` or has ``failed``.

    ``done`` is valued precisely, for a second opinion on it. ``seed`` chooses the worlds; with ``endings`` the advice
    has no reasons, but the values of the cards if the rest is played with open hands and without an error. The seats
    ``signalling`` give the defenders' signals.
    """

    seen: Observation
    done: Plan = ()
    seed: int = SEED
    endings: bool = False
    signalling: frozenset[Seat] = frozenset()
    advice: Advice | None = None
    failed: bool = False

    @property
    def open(self) -> bool:
        """Whether the advice is still being computed."""
        return self.advice is None and not self.failed


def advise(seen: Observation, worlds: int = WORLDS, seed: int = SEED, stopped: Stopped = never,
           also: Plan = (), signalling: frozenset[Seat] = frozenset()) -> Advice:
    """The advice for ``seen`` from ``worlds`` worlds, which ``seed`` determines. The plan ``also`` is valued precisely.

    The signals of the seats ``signalling`` are taken into account; these seats are advised to give true ones.

    Ends early, with the values found so far, when ``stopped()`` is true. ValueError if it is not this seat's turn, or
    if ``also`` is illegal.
    """
    choose = partial(preferred, seen, signalling=signalling)
    found = action_values(seen, worlds, seed, stopped, also, choose, signalling)
    return Advice(found, reasons_in(seen, found, signalling))


def reasons_in(seen: Observation, found: Sequence[ActionValue], signalling: frozenset[Seat] = frozenset(),
               against: Plan = ()) -> tuple[Reason, ...]:
    """The reasons for the best plan of the action values ``found``.

    They are supported by the values, and do not hold for the plan ``against``, which was carried out instead.
    """
    return telling(seen, [found[0].plan], _estimates(found), found[0].worlds, signalling, against)[0]


def _estimates(found: Sequence[ActionValue]) -> dict[Action, Estimate]:
    """The estimate of each action: that of the best plan that contains it."""
    estimates = dict[Action, Estimate]()
    for one in found:
        for action in one.plan:
            estimates.setdefault(action, Estimate(one.behind, as_good(one), one.paid))
    return estimates


def preferred(seen: Observation, found: Sequence[ActionValue], signalling: frozenset[Seat] = frozenset()) -> Plan:
    """The plan to recommend by the action values ``found``: the first, or one of several cards within NEAR of it.

    A silly card is recommended only if every other is clearly worse. Of these cards, those with a specific reason come
    first, then the least valuable one; a seat of ``signalling`` plays a similar card whose signal is true.
    """
    reading, strength, first = Reading(seen), seen.rules.strength, found[0]
    sane = [one for one in found if not isinstance(one.action, Play) or not silly(reading, one.action.card)]
    if sane and first not in sane:
        rival = min(sane, key=lambda one: one.behind)
        first = first if clearly(rival.behind, rival.doubt) else rival
    near = [one.plan for one in sane if not one.given_up and abs(one.behind - first.behind) <= NEAR]
    cards = [plan[0].card for plan in near if isinstance(plan[0], Play)]
    if first not in sane or len(cards) < max(2, len(near)):
        return first.plan
    told = telling(seen, near, _estimates(found), found[0].worlds)

    def dear(n: int) -> tuple[object, ...]:
        card = cards[n]
        return told[n][0].key in GENERAL, reading.points[card], card in TAROTS, strength[card]
    best = cards[min(range(len(near)), key=dear)]
    true = truthful(reading, best, cards) if seen.seat in signalling else best
    return (PLAY[true if true in cards else best],)
