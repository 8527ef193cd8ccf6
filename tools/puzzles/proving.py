"""Compares the choices of a decision in many worlds, and plays out the end of a deal without an error."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import inf, sqrt

from game.ai.kernel.codes import WEIGHING
from game.ai.puzzles import LEAST, choices_alike
from game.ai.rulebot.worth import points
from game.ai.search.action_values import Trial, card_point
from game.ai.search.cards import CardTrial
from game.ai.search.plans import Plan, PlanTrial, plans_for
from game.ai.worlds.sampler import Sampler
from game.ai.worlds.world import replay_world
from game.engine.actions import Discard
from game.engine.game import State, step
from game.engine.observation import Observation
from game.engine.phases.over import Over
from game.engine.rules import Seat
from game.engine.sides import sides as sides_of_facts

#: Worlds whose mean counts as one figure for errors: worlds after one another are made from each other.
BATCH = 24
#: Standard errors of an interval of 99.9 %.
SURE = 3.29
#: Worlds after which a choice may be given up that is far behind: by FAR points and this number of standard errors.
EARLY, FAR, FAR_ERRORS = 2_000, 3.0, 5.0
#: Cards in hand up to which the rest of a deal is played out exactly, and the number of worlds for that.
EXACT_CARDS, EXACT_WORLDS = 3, 60


Compared = tuple[list["Rival"], int]
"""The choices but the best, and the number of worlds in which they were compared."""


@dataclass(slots=True)
class Rival:
    """How far a choice is behind the best, in means of BATCH worlds, in card points."""

    plans: tuple[Plan, ...]
    number: int
    batches: int = 0
    total: float = 0.0
    squares: float = 0.0

    def note(self, behind: float) -> None:
        """Add the mean of a batch."""
        self.batches += 1
        self.total += behind
        self.squares += behind * behind

    @property
    def behind(self) -> float:
        """The mean in card points."""
        return self.total / max(1, self.batches)

    @property
    def doubt(self) -> float:
        """Its standard error."""
        n = self.batches
        return sqrt(max(0.0, self.squares / n - self.behind ** 2) / (n - 1)) if n > 1 else inf


def groups_of(seen: Observation) -> list[tuple[Plan, ...]]:
    """The choices for ``seen``: neighbouring cards as one, and discards of as many cards of a suit that count alike."""
    if seen.phase == "playing":
        return choices_alike(seen)
    found: dict[object, list[Plan]] = {}
    worth = points(seen.rules)
    for plan in plans_for(seen):
        cards = [(action.card.suit, worth[action.card]) for action in plan if isinstance(action, Discard)]
        found.setdefault(tuple(sorted(cards)) or plan, []).append(plan)
    return [tuple(plans) for plans in found.values()]


def trial_of(seen: Observation, groups: Sequence[tuple[Plan, ...]], weights: Sequence[float], seed: int) -> Trial:
    """The trial of the first plan of each of ``groups``."""
    if seen.phase == "playing":
        return CardTrial(seen, weights, seed)
    return PlanTrial(seen, [plans[0] for plans in groups], weights, seed)


def glance(trial: Trial, rivals: int, worlds: int) -> tuple[int, float]:
    """The best of ``rivals`` in some worlds, and the utility by which it is better than the next."""
    totals = [0.0] * rivals
    for _ in range(worlds):
        trial.draw()
        for n in range(rivals):
            totals[n] += trial.worth(n)
    best, second = sorted(range(rivals), key=totals.__getitem__, reverse=True)[:2]
    return best, (totals[best] - totals[second]) / worlds


def compared(seen: Observation, groups: Sequence[tuple[Plan, ...]], best: int, trial: Trial, worlds: int,
             fails: Callable[[Rival], bool], clear: Callable[[Rival], bool] | None = None) -> Compared | None:
    """How far all choices are behind ``best``, and in how many worlds; None as soon as one ``fails``.

    Ends before ``worlds`` if all are ``clear``; those FAR behind are given up.
    """
    rivals = [Rival(plans, n) for n, plans in enumerate(groups) if n != best]
    alive, unit, done = rivals[:], card_point(seen), 0
    for _ in range(-(-worlds // BATCH)):
        sums = dict.fromkeys((one.number for one in alive), 0.0)
        for _ in range(BATCH):
            trial.draw()
            top = trial.worth(best)
            for number in sums:
                sums[number] += top - trial.worth(number)
        done += BATCH
        for one in alive:
            one.note(sums[one.number] / unit / BATCH)
        if done % (BATCH * 10) == 0 or done >= worlds:
            if any(map(fails, alive)):
                return None
            if clear is not None and all(map(clear, alive)):
                break
            if done >= EARLY:
                nearest = min(alive, key=lambda one: one.behind)
                alive = [one for one in alive if one is nearest or one.behind - FAR_ERRORS * one.doubt < LEAST + FAR]
    return rivals, done


# -- the end of a deal, without an error ------------------------------------------------------------------------------


def solved_worlds(seen: Observation, groups: Sequence[tuple[Plan, ...]], best: int, seed: int) -> tuple[float, int]:
    """By how many card points ``best`` is better than the next choice if all hands were open and all play the rest
    without an error: the mean over worlds that fit, and how many these are."""
    sampler, worlds = Sampler(seen, seed), Counter[tuple[object, ...]]()
    totals, unit = [0.0] * len(groups), card_point(seen)
    while worlds.total() < EXACT_WORLDS:
        world = sampler.world()
        worlds[world.hands, world.ecart] += 1
        state = replay_world(seen, world)
        for n, plans in enumerate(groups):
            totals[n] += solved_end(step(state, plans[0][0])[0], seen.seat, -inf, inf) / unit
    second = max(total for n, total in enumerate(totals) if n != best)
    return (totals[best] - second) / worlds.total(), len(worlds)


def solved_end(state: State, seat: Seat, low: float, high: float) -> float:
    """The utility of ``state`` for ``seat`` with open cards and the best play of both sides (alpha and beta)."""
    if isinstance(state, Over):
        return _utility(state, seat)
    sides = sides_of_facts(state.facts)
    ours, best = sides[state.turn] == sides[seat], None
    for action in state.actions():
        value = solved_end(step(state, action)[0], seat, low, high)
        if best is None or (value > best if ours else value < best):
            best = value
        if ours:
            low = max(low, value)
        else:
            high = min(high, value)
        if low >= high:
            break
    assert best is not None
    return best


def _utility(over: Over, seat: Seat) -> float:
    score = over.score
    assert score is not None
    scale, margin = WEIGHING[over.facts.rules.payment]
    own = score.points[seat]
    assert own is not None
    return float(score.payments[seat] * scale + (2 * own - sum(pile.units for pile in score.piles)) * margin)
