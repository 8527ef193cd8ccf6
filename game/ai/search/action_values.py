"""Values of all legal actions, from trials in the same sampled worlds."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from ...engine.actions import PLAY, Action, ShowHandful
from ...engine.observation import Observation
from ...engine.payment import HANDFUL_WORTH
from ...engine.rules import Seat
from ..kernel import layout as at
from ..stop import Stopped, never
from ..weights import weights_for
from .cards import CardTrial, alike
from .plans import Plan, PlanTrial, begun_with, wide
from .race import Race, Tries, card_point, mean_and_error, payment_unit

#: The worlds of the level *expert*. The two limits that follow are for this number, and in proportion for others.
USUAL = 400
#: Trials for a card, times the number of cards in hand: a hint takes less than a third of a second.
EFFORT = 5000
#: Trials for a decision before play; one takes as long as three trials for a card.
AHEAD = 240
#: The number by which the budget of worlds is divided for the first trial of unlikely actions.
GLANCE = 75
#: The minimum of worlds for the best action, so that its value is precise enough to be shown.
SHOWN = 48
#: The minimum of worlds for a plan that was carried out and is to be judged, because bad luck in a few worlds would
#: misjudge it.
SURE = 160


@dataclass(frozen=True, slots=True)
class ActionValue:
    """The expected value of ``plan``: one action, or all the cards of a discard, in ascending order.

    ``worth`` is in card points of the seat's side at the end of the deal, for bids in payment of the seat: the mean of
    the best action, and for every other action that mean less the distance ``behind``, which includes prizes and
    payments, converted to card points (see ``race``). ``error`` is the standard error of the distance from the best or,
    for the best itself, of its distance from the second. ``behind`` is always in card points, and so is ``doubt``, its
    standard error. ``paid`` is the expected payment of the seat: the mean of the best action, less the distance for
    others. ``given_up``: the action fell behind early and was tried in fewer ``worlds``.
    """

    plan: Plan
    worth: float
    error: float
    behind: float
    doubt: float
    paid: float
    worlds: int
    given_up: bool = False

    @property
    def action(self) -> Action:
        return self.plan[0]


class Trial(Tries, Protocol):
    """Evaluates candidates in sampled worlds, and reports the end of each trial."""

    def ended(self) -> tuple[int, float]:
        """The payment of the seat and the card points of its side in the last trial."""
        ...


@dataclass(slots=True)
class TrialLog:
    """Runs the trials of ``course`` and records, by candidate, the seat's payments and its side's card points."""

    course: Trial
    paid: list[list[int]]
    points: list[list[float]]

    def draw(self) -> None:
        self.course.draw()

    def worth(self, rival: int) -> float:
        """The utility of the candidate ``rival`` in this world; payment and card points are recorded."""
        worth = self.course.worth(rival)
        paid, points = self.course.ended()
        self.paid[rival].append(paid)
        self.points[rival].append(points)
        return worth


@dataclass(slots=True)
class Series:
    """The results of one action, world by world: utility, payment, card points."""

    worths: list[float]
    paid: list[int]
    points: list[float]
    given_up: bool = False

    def note(self, worth: float, paid: int, points: float) -> None:
        self.worths.append(worth)
        self.paid.append(paid)
        self.points.append(points)


@dataclass(slots=True)
class Tried:
    """The results ``found`` by plan; ``number`` is the index of a plan in the trial that ``afresh`` restarts."""

    found: dict[Plan, Series]
    number: dict[Plan, int]
    afresh: Callable[[], Trial]

    def confirm(self, plans: Sequence[Plan], worlds: int, stopped: Stopped) -> None:
        """Try ``plans`` in those of the first ``worlds`` worlds in which they were not tried yet."""
        rows = {self.number[plan]: self.found[plan] for plan in plans if plan in self.number}
        if all(len(row.worths) >= worlds for row in rows.values()):
            return
        course = self.afresh()
        for n in range(worlds):
            course.draw()
            for rival, row in rows.items():
                if n == len(row.worths):
                    row.note(course.worth(rival), *course.ended())
            if stopped():
                return


Values = tuple[ActionValue, ...]
"""The values of all plans, the best first."""


def _first(found: Values) -> Plan:
    return found[0].plan


def action_values(seen: Observation, worlds: int, seed: int, stopped: Stopped = never, also: Plan = (),
                  choose: Callable[[Values], Plan] = _first, signalling: Collection[Seat] = ()) -> Values:
    """The values of the plans for ``seen``, the best first; ``choose`` decides which plan is the best.

    ``worlds`` is the budget, on the scale of the expert's for a card; decisions before play get fewer, which take about
    the same time. All actions are tried, except requests for cards that plain rules rate low. ``also`` is always tried,
    and in enough worlds to be judged; the best plan is the same with and without it, unless it is ``also`` itself.
    ValueError if there is nothing to decide, or if ``also`` is illegal.
    """
    if not seen.actions:
        raise ValueError("it is not the turn of this seat")
    if also and also[0] not in seen.actions:
        raise ValueError(f"{also[0]} may not be done")
    done = begun_with(seen, also) if also else ()
    tried = _cards(seen, worlds, seed, stopped, signalling) if seen.phase == "playing" else \
        _ahead(seen, worlds, seed, stopped, done)
    lead = choose(_ranked(seen, tried.found, _lead(tried.found)))
    if done:
        tried.confirm((lead, done), min(worlds, SURE), stopped)
    return _ranked(seen, tried.found, lead)


# -- the trials -------------------------------------------------------------------------------------------------------


def _cards(seen: Observation, worlds: int, seed: int, stopped: Stopped, signalling: Collection[Seat]) -> Tried:
    """Try the legal cards, and each handful shown before the best of them."""
    def afresh() -> CardTrial:
        return CardTrial(seen, weights_for(seen.rules), seed, signalling)
    trial = afresh()
    groups = alike(seen, trial.position)
    rows, best = _raced(trial, len(groups), worlds, EFFORT * worlds // USUAL // len(seen.hand), stopped)
    number: dict[Plan, int] = {(PLAY[card],): n for n, group in enumerate(groups) for card in group}
    found = {plan: rows[n] for plan, n in number.items()}
    shows = [action for action in seen.actions if isinstance(action, ShowHandful)]
    if shows:
        found |= _shown(afresh(), shows, rows[best], best)
    return Tried(found, number, afresh)


def _shown(trial: CardTrial, shows: Sequence[ShowHandful], best: Series, rival: int) -> dict[Plan, Series]:
    """The results of each handful shown before the best card ``rival``, in the first worlds in which that card was
    tried.

    The information that the handful gives to others is not taken into account.
    """
    found, benches = dict[Plan, Series](), []
    for show in shows:
        game = list(trial.position.game)
        game[at.HANDFULS] += HANDFUL_WORTH[trial.seen.rules.row.handfuls.index(len(show.cards))]
        benches.append(trial.with_game(game))
        found[show,] = Series([], [], [])
    for _ in range(min(SHOWN, len(best.worths))):
        trial.draw()
        for show, bench in zip(shows, benches, strict=True):
            worth = trial.worth_on(bench, trial.rivals[rival])
            found[show,].note(worth, *trial.ended(bench))
    return found


def _ahead(seen: Observation, worlds: int, seed: int, stopped: Stopped, also: Plan) -> Tried:
    """Try the plans of a decision before play."""
    sensible, rest = wide(seen, also)
    plans, first = [*sensible, *rest], len(sensible)

    def afresh() -> PlanTrial:
        return PlanTrial(seen, plans, weights_for(seen.rules), seed)
    rows, best = _raced(afresh(), first, worlds // 4, AHEAD * worlds // USUAL, stopped)
    rows += _glanced(afresh(), range(first, len(plans)), rows[best], worlds // GLANCE + 1, stopped)
    order = sorted(range(len(plans)), key=lambda n: (n != best, rows[n].given_up, -_mean(rows[n])))
    number = {plans[n]: n for n in order}
    return Tried({plan: rows[n] for plan, n in number.items()}, number, afresh)


def _glanced(course: Trial, rivals: Sequence[int], best: Series, worlds: int, stopped: Stopped) -> list[Series]:
    """Try unlikely candidates in the first ``worlds`` worlds of the ``best``, and those not behind then in all of them.

    Returns the series of each.
    """
    rows = {rival: Series([], [], [], given_up=True) for rival in rivals}
    alive = list(rivals)
    for n in range(len(best.worths)):
        if n == worlds:
            alive = [rival for rival in alive if _distance(rows[rival], best)[0] <= 0]
        if not alive or (n and stopped()):
            break
        course.draw()
        for rival in alive:
            rows[rival].note(course.worth(rival), *course.ended())
    for row in rows.values():
        row.given_up = len(row.worths) < len(best.worths)
    return list(rows.values())


def _mean(series: Series) -> float:
    return sum(series.worths) / max(1, len(series.worths))


def _raced(course: Trial, rivals: int, worlds: int, trials: int, stopped: Stopped) -> tuple[list[Series], int]:
    """The series of every candidate, and the index of the best, tried in SHOWN worlds or more if ``worlds`` allows."""
    ledger = TrialLog(course, [[] for _ in range(rivals)], [[] for _ in range(rivals)])
    race = Race(rivals)
    race.run(worlds, ledger, stopped, trials)
    best, done = race.best(), max(map(len, race.results))
    while done < min(worlds, SHOWN) and not stopped():
        ledger.draw()
        race.results[best].append(ledger.worth(best))
        done += 1
    return [Series(race.results[n], ledger.paid[n], ledger.points[n], n not in race.alive) for n in range(rivals)], best


# -- results ----------------------------------------------------------------------------------------------------------


def _lead(found: dict[Plan, Series]) -> Plan:
    """The best of the plans that were not given up."""
    alive = [plan for plan in found if not found[plan].given_up]
    mark = max(alive, key=lambda plan: len(found[plan].worths))
    return max(alive, key=lambda plan: (-_distance(found[plan], found[mark])[0], -alive.index(plan)))


def _ranked(seen: Observation, found: dict[Plan, Series], lead: Plan) -> Values:
    best, point = found[lead], card_point(seen)
    bidding = seen.phase == "auction"
    unit = payment_unit(seen) if bidding else point
    top = _mean(best) / unit if bidding else sum(best.points) / len(best.points)
    paid = sum(best.paid) / len(best.paid)
    made = []
    for plan, series in found.items():
        behind, doubt = _distance(series, best)
        behind = max(0.0, behind)
        made.append(ActionValue(plan, top - behind / unit, doubt / unit, behind / point, doubt / point,
                                paid - mean_and_error(_less(series.paid, best.paid))[0], len(series.worths),
                                series.given_up))
    made.sort(key=lambda one: (one.plan != lead, one.given_up, one.behind))
    return _with_lead(made)


def _distance(one: Series, other: Series) -> tuple[float, float]:
    """The mean distance of ``one`` behind ``other`` in the worlds in which both were tried, and its standard error."""
    return mean_and_error(_less(one.worths, other.worths))


def _less(one: Sequence[float], other: Sequence[float]) -> list[float]:
    """The result of the ``other`` minus that of ``one``, for each world in which both were tried."""
    return [b - a for a, b in zip(one, other, strict=False)]


def _with_lead(made: list[ActionValue]) -> Values:
    """``made`` with the standard error of the second as that of the best."""
    rest = [one for one in made[1:] if one.doubt > 0]
    if not rest:
        return tuple(made)
    first, second = made[0], min(rest, key=lambda one: one.behind)
    return (replace(first, error=second.error, doubt=second.doubt), *made[1:])
