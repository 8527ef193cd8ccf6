"""Solves the end of a deal: the values of cards with open hands and best play, over sampled worlds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf

from ...engine.actions import PLAY
from ...engine.game import State, step
from ...engine.observation import Observation
from ...engine.phases.over import Over
from ...engine.rules import Seat
from ...engine.sides import sides as sides_of_facts
from ..kernel.codes import WEIGHING
from ..kernel.inputs import kernel_input
from ..stop import Stopped, never
from ..worlds.sampler import Sampler
from ..worlds.world import replay_world
from .action_values import ActionValue
from .cards import alike
from .plans import Plan
from .race import card_point, mean_and_error

#: Cards in hand up to which the rest of a deal is played out exactly, and the number of worlds for that.
EXACT_CARDS, EXACT_WORLDS = 3, 60


@dataclass(frozen=True, slots=True)
class Endings:
    """The ``values`` of all choices in card points, a row for each world, and the number of ``different`` worlds."""

    values: tuple[tuple[float, ...], ...]
    different: int

    @property
    def means(self) -> list[float]:
        return [sum(column) / len(self.values) for column in zip(*self.values, strict=True)]


def can_be_solved(seen: Observation) -> bool:
    """Whether the rest of the deal is short enough, and two sides play it."""
    return seen.phase == "playing" and len(seen.hand) <= EXACT_CARDS and seen.taking.contract.sides != "each"


def endings(seen: Observation, plans: Sequence[Plan], seed: int, stopped: Stopped = never) -> Endings:
    """The values of the cards ``plans``, each one card, if all play the rest without an error, in EXACT_WORLDS worlds.

    If ``stopped()`` becomes true, there are fewer worlds, but at least two.
    """
    sampler, unit = Sampler(seen, seed), card_point(seen)
    rows, different = list[tuple[float, ...]](), set[object]()
    while len(rows) < EXACT_WORLDS and (len(rows) < 2 or not stopped()):
        world = sampler.world()
        different.add((world.hands, world.ecart))
        state = replay_world(seen, world)
        rows.append(tuple(solved_end(step(state, plan[0])[0], seen.seat, -inf, inf) / unit for plan in plans))
    return Endings(tuple(rows), len(different))


def ending_values(seen: Observation, seed: int, stopped: Stopped = never) -> tuple[ActionValue, ...]:
    """The values of all cards by :func:`endings`, the best first; of equivalent neighbours only one is tried."""
    groups = [[PLAY[card] for card in cards] for cards in alike(seen, kernel_input(seen))]
    found = endings(seen, [(actions[0],) for actions in groups], seed, stopped)
    means, number = found.means, len(found.values)
    order = sorted(range(len(groups)), key=means.__getitem__, reverse=True)
    best, values = order[0], list[ActionValue]()
    for n in order:
        behind, doubt = mean_and_error([row[best] - row[n] for row in found.values])
        values += [ActionValue((action,), means[n], doubt, behind, doubt, 0.0, number) for action in groups[n]]
    return tuple(values)


def solved_end(state: State, seat: Seat, low: float, high: float) -> float:
    """The utility of ``state`` for ``seat`` with open cards and the best play of both sides, by alpha-beta search.

    ``low`` and ``high`` bound the utilities that matter to the caller.
    """
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
