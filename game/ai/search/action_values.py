"""Values of all legal actions, from trials in the same sampled worlds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

from ...engine.actions import PLAY, Action, ShowHandful
from ...engine.observation import Observation
from ...engine.payment import HANDFUL_WORTH
from ..kernel import layout as at
from ..kernel.codes import WEIGHING
from ..kernel.inputs import kernel_input
from ..stop import Stopped, never
from ..weights import weights_for
from .cards import CardTrial, alike
from .plans import PlanTrial, wide
from .race import Race, Tries, mean_and_error

#: The expert's worlds, to which efforts are in proportion.
USUAL = 400
#: Trials over the cards in hand with the usual worlds: a hint is there within a third of a second.
EFFORT = 5000
#: Plans tried before the first card with the usual worlds: one costs as much as three cards.
AHEAD = 240
#: Unlikely actions are first tried in one of this number of worlds.
GLANCE = 75
#: The minimum of worlds for the best action, so that its value is precise enough to be shown.
SHOWN = 48
#: The same for an action whose loss is shown: one that fell behind in a few worlds may have had bad luck.
SURE = 160


@dataclass(frozen=True, slots=True)
class ActionValue:
    """The expected value of ``action``.

    ``worth`` is in card points of the seat's side at the end of the deal, for bids in payment of the seat: the mean of
    the best action, and for every other action that less what it is ``behind``, so that prizes and payments are
    included, converted to card points (see ``PAID``). ``error`` is the standard error
    of the distance from the best, of the best itself that from the second. ``behind`` is always in card points, and so
    is ``doubt``, its standard error. ``paid`` is the expected payment of the seat. ``given_up`` says that the action
    fell behind early and was tried in fewer ``worlds``.
    """

    action: Action
    worth: float
    error: float
    behind: float
    doubt: float
    paid: float
    worlds: int
    given_up: bool = False


class Trial(Tries, Protocol):
    """Evaluates candidates in sampled worlds, and reports how each trial ended."""

    def ended(self) -> tuple[int, float]:
        """The payment of the seat and the card points of its side in the last trial."""
        ...


@dataclass(slots=True)
class TrialLog:
    """The results of the candidates of ``course`` in each world: utility, payment, card points."""

    course: Trial
    paid: list[list[int]]
    points: list[list[float]]

    def draw(self) -> None:
        """Go on to another world."""
        self.course.draw()

    def worth(self, rival: int) -> float:
        """The utility of the candidate in this world, which is noted."""
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
        """Add the result in another world."""
        self.worths.append(worth)
        self.paid.append(paid)
        self.points.append(points)


def action_values(seen: Observation, worlds: int, seed: int, stopped: Stopped = never,
                  also: Action | None = None) -> tuple[ActionValue, ...]:
    """The values of the actions for ``seen``, the best first.

    ``worlds`` is the budget, on the scale of the expert's for a card; decisions before play get a share that costs
    about the same. All actions are tried, except requests for cards that plain rules rate low; ``also`` is always
    tried. ValueError if there is nothing to decide.
    """
    if not seen.actions:
        raise ValueError("it is not the turn of this seat")
    tried = _cards if seen.phase == "playing" else _ahead
    return _ranked(seen, tried(seen, worlds, seed, stopped, also))


# -- the trials -------------------------------------------------------------------------------------------------------


def _cards(seen: Observation, worlds: int, seed: int, stopped: Stopped, also: Action | None) -> dict[Action, Series]:
    """The legal cards, and the handfuls shown before the best of them."""
    trial = CardTrial(seen, weights_for(seen.rules), seed)
    groups = alike(seen, trial.position)
    kept = [n for n, group in enumerate(groups) if any(PLAY[card] == also for card in group)]
    rows, best = _raced(trial, len(groups), worlds, EFFORT * worlds // USUAL // len(seen.hand), stopped, kept)
    found: dict[Action, Series] = {PLAY[card]: rows[n] for n, group in enumerate(groups) for card in group}
    shows = [action for action in seen.actions if isinstance(action, ShowHandful)]
    return found | _shown(seen, shows, seed, rows[best], best) if shows else found


def _shown(seen: Observation, shows: Sequence[ShowHandful], seed: int, best: Series,
           rival: int) -> dict[Action, Series]:
    """The handfuls, each shown before the best card, in the same worlds. That others see the tarots is not taken into
    account."""
    trial, found = CardTrial(seen, weights_for(seen.rules), seed), dict[Action, Series]()
    benches = []
    for show in shows:
        game = list(trial.position.game)
        game[at.HANDFULS] += HANDFUL_WORTH[seen.rules.row.handfuls.index(len(show.cards))]
        benches.append(trial.with_game(game))
        found[show] = Series([], [], [])
    for _ in range(min(SHOWN, len(best.worths))):
        trial.draw()
        for show, bench in zip(shows, benches, strict=True):
            worth = trial.worth_on(bench, trial.rivals[rival])
            found[show].note(worth, *trial.ended(bench))
    return found


def _ahead(seen: Observation, worlds: int, seed: int, stopped: Stopped, also: Action | None) -> dict[Action, Series]:
    """The actions before play, each with its best plan."""
    sensible, rest = wide(seen, also)
    plans, first = [*sensible, *rest], len(sensible)
    course = PlanTrial(seen, plans, weights_for(seen.rules), seed)
    kept = [n for n, plan in enumerate(plans) if also in plan]
    rows, best = _raced(course, first, worlds // 4, AHEAD * worlds // USUAL, stopped, [n for n in kept if n < first])
    again = PlanTrial(seen, plans, weights_for(seen.rules), seed)
    rows += _glanced(again, range(first, len(plans)), rows[best], worlds // GLANCE + 1, stopped, kept)
    found = dict[Action, Series]()
    for n in sorted(range(len(plans)), key=lambda n: (n != best, rows[n].given_up, -_mean(rows[n]))):
        for action in plans[n]:
            if action in seen.actions:
                found.setdefault(action, rows[n])
    return found


def _glanced(course: Trial, rivals: Sequence[int], best: Series, worlds: int, stopped: Stopped,
             kept: Iterable[int]) -> list[Series]:
    """Unlikely candidates in a few of the worlds of the ``best``; those not behind there are tried in all."""
    rows = {rival: Series([], [], [], given_up=True) for rival in rivals}
    alive = list(rivals)
    for n in range(len(best.worths)):
        if n == worlds:
            alive = [rival for rival in alive if rival in kept or _distance(rows[rival], best)[0] <= 0]
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


def _raced(course: Trial, rivals: int, worlds: int, trials: int, stopped: Stopped,
           kept: Sequence[int]) -> tuple[list[Series], int]:
    """The row of every candidate, and the best one, which is tried in at least SHOWN worlds; those ``kept`` in SURE."""
    ledger = TrialLog(course, [[] for _ in range(rivals)], [[] for _ in range(rivals)])
    race = Race(rivals, kept)
    race.run(worlds, ledger, stopped, trials)
    best, done = race.best(), max(map(len, race.results))
    while done < min(worlds, SURE if kept else SHOWN) and not stopped():
        ledger.draw()
        for rival in sorted({best, *kept}):
            race.results[rival].append(ledger.worth(rival))
        done += 1
    return [Series(race.results[n], ledger.paid[n], ledger.points[n], n not in race.alive) for n in range(rivals)], best


# -- what they come to ------------------------------------------------------------------------------------------------


def _ranked(seen: Observation, found: dict[Action, Series]) -> tuple[ActionValue, ...]:
    """The action values, the best first."""
    alive = [action for action in found if not found[action].given_up]
    mark = max(alive, key=lambda action: len(found[action].worths))
    lead = max(alive, key=lambda action: (-_distance(found[action], found[mark])[0], -alive.index(action)))
    best, point = found[lead], card_point(seen)
    bidding = seen.phase == "auction"
    unit = payment_unit(seen) if bidding else point
    top = _mean(best) / unit if bidding else sum(best.points) / len(best.points)
    made = []
    for action, series in found.items():
        behind, doubt = _distance(series, best)
        behind = max(0.0, behind)
        made.append(ActionValue(action, top - behind / unit, doubt / unit, behind / point, doubt / point,
                                sum(series.paid) / len(series.paid), len(series.worths), series.given_up))
    made.sort(key=lambda one: (one.action != lead, one.given_up, one.behind))
    return _with_lead(made)


def _distance(one: Series, other: Series) -> tuple[float, float]:
    """The mean distance of ``one`` behind ``other`` in the worlds in which both were tried, and its standard error."""
    return mean_and_error([b - a for a, b in zip(one.worths, other.worths, strict=False)])


def _with_lead(made: list[ActionValue]) -> tuple[ActionValue, ...]:
    """``made`` with the standard error of the second as that of the best."""
    rest = [one for one in made[1:] if one.doubt > 0]
    if not rest:
        return tuple(made)
    first, second = made[0], min(rest, key=lambda one: one.behind)
    lead = ActionValue(first.action, first.worth, second.error, 0.0, second.doubt, first.paid, first.worlds)
    return (lead, *made[1:])


# -- what a card point is worth ----------------------------------------------------------------------------------------


#: What every opponent pays on the average for one card point more, by the way of paying: the point itself where the
#: distance is paid, and the chance that it turns the deal where a deal won has its prize (measured on simulated deals).
PAID: dict[str, float] = {"zero-sum": 1.0, "raised": 1.0, "french": 2.5, "stake": 0.07}


def card_point(seen: Observation) -> float:
    """A card point of ``seen``'s seat in the search's unit, in the contract as far as it is settled.

    A bidder counts as playing alone, paid by all others.
    """
    bidding = seen.phase == "auction"
    game = kernel_input(seen).game
    alone = bidding or (seen.taking.taker == seen.seat and not game[at.EACH])
    times = 1 if bidding else max(1, game[at.MULTIPLIER])
    return in_unit(seen.rules.payment, game, times * (game[at.PLAYERS] - 1 if alone else 1))


def in_unit(payment: str, game: Sequence[int], paid: int) -> float:
    """A card point in the search's unit where ``paid`` times what one opponent pays changes hands."""
    scale, margin = WEIGHING[payment]
    return scale * PAID[payment] * paid + 2.0 * margin * game[at.UNIT]


def payment_unit(seen: Observation) -> float:
    """A point of payment in the search's unit."""
    return float(WEIGHING[seen.rules.payment][0])
