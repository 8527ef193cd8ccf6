"""Plays deals with bots and writes the records."""

from __future__ import annotations

import hashlib
import re
import time
from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random, SystemRandom

from ..ai.bots import bot_at
from ..ai.kernel.speed import use_compiled
from ..ai.names import LEVELS
from ..ai.processes import shared
from ..ai.selfplay import lopsided, played_out, shuffled
from ..ai.teaching.mistakes import AbsurdityCount
from ..engine.game import deal
from ..engine.observation import observe
from ..engine.record import Record, read, replay, write
from ..engine.rules import Rules
from ..session import seed_for
from ..view.terminal import note
from .asking import CommandWords, add_game, bot_from, rules_from, some
from .files import with_progress, written_whole

WORDS = CommandWords("simulate")
SIMULATED = "simulated-"
"""The beginning of the names of simulated matches; the seed follows."""
CHUNK = 20  # deals that a process plays between reports
ODD_LEVELS, ODD_EVERY = {"random"}, 10
"""If all bots play at random, one deal in ODD_EVERY has unusual hands, so that rare rules are covered."""


@dataclass(frozen=True, slots=True)
class SimulationPlan:
    """The deals to play."""

    rules: Rules
    deals: int
    seed: int
    levels: tuple[str, ...]


def add_arguments(parser: ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--at-table", type=int, metavar="N", help=WORDS["at_table"])
    parser.add_argument("--pack", type=int, metavar="N", help=WORDS["pack"])
    parser.add_argument("--partnership", metavar="NAME", help=WORDS["partnership"])
    parser.add_argument("--option", action="append", metavar="NAME=VALUE", help=WORDS["option"])
    parser.add_argument("--deals", type=some, default=100, metavar="N", help=WORDS["deals"])
    parser.add_argument("--bots", default="plain", metavar="LEVEL,...",
                        help=WORDS["bots"].format(levels=", ".join(LEVELS)))
    parser.add_argument("--out", required=True, metavar="FILE", help=WORDS["out"])
    parser.add_argument("--jobs", type=some, default=1, metavar="N", help=WORDS["jobs"])
    parser.add_argument("--absurdities", action="store_true", help=WORDS["absurdities"])


def run(said: Namespace) -> int:
    """Play, write the records, and print a summary."""
    rules = rules_from(said)
    names = said.bots.split(",")
    levels = tuple(names[seat % len(names)] for seat in range(rules.at_table))
    for name in names:
        bot_from(name)
    seed = SystemRandom().randrange(10**9) if said.seed is None else said.seed
    wish, began, ends = SimulationPlan(rules, said.deals, seed, levels), time.perf_counter(), Counter[str]()
    count = AbsurdityCount()
    with written_whole(said.out) as file:
        for end, line in with_progress(lines_of(wish, said.jobs), said.deals, "deal"):
            file.write(line + "\n")
            ends[end] += 1
            if said.absurdities:
                count.add(read(line))
    seconds = time.perf_counter() - began
    how = ", ".join(f"{number} {end}" for end, number in sorted(ends.items()))
    note(WORDS.count("done", said.deals, seconds=seconds, rate=said.deals / seconds, seed=seed, ends=how))
    for kind, times, possible in count.rows():
        note(WORDS["absurd"].format(kind=kind, times=times, possible=possible, percent=100 * times / possible))
    return 0


def lines_of(wish: SimulationPlan, jobs: int) -> Iterator[tuple[str, str]]:
    """Yield the end and the record of each deal of ``wish``, in order; they do not depend on the number of ``jobs``."""
    chunks = ((wish, first, min(first + CHUNK, wish.deals)) for first in range(0, wish.deals, CHUNK))
    for lines in map(_chunk, chunks) if jobs == 1 else shared(_chunk, chunks, jobs):
        yield from lines


def _chunk(chunk: tuple[SimulationPlan, int, int]) -> list[tuple[str, str]]:
    wish, first, beyond = chunk
    use_compiled()
    return [line_of(wish, number) for number in range(first, beyond)]


def line_of(wish: SimulationPlan, number: int) -> tuple[str, str]:
    """The end and the record of deal ``number`` of ``wish``, counted from 0."""
    dealer, chance = number % wish.rules.at_table, Random(f"deal {number} of {wish.seed}")
    odd = set(wish.levels) == ODD_LEVELS and number % ODD_EVERY == ODD_EVERY - 1
    dealt = lopsided(wish.rules, dealer, chance) if odd else \
        deal(wish.rules, dealer, shuffled(wish.rules.deck, chance))[0]
    record, last = played_out(dealt, wish.levels, _bots_chance(wish.seed, number))
    match = {"id": f"{SIMULATED}{wish.seed}", "deal": number + 1, "of": wish.deals}
    return record.end, write(replace(record, match=match), last)


def _bots_chance(seed: int, number: int) -> Random:
    """The random generator that all bots share in deal ``number`` of the simulation with ``seed``."""
    return Random(seed_for(hashlib.sha256(f"bots {seed}".encode()).digest(), number, 0))


def chance_at(record: Record, place: int) -> Random | None:
    """The bots' random generator as it was before move ``place`` of the simulated ``record``, counted from 0.

    The bots choose all earlier moves again. None if the record was not simulated, or if the bots now choose otherwise.
    """
    seed, number = str(record.match.get("id")).removeprefix(SIMULATED), record.match.get("deal")
    if not re.fullmatch("[0-9]{1,18}", seed) or type(number) is not int or not 0 < number < 2**63 or \
            not record.bots or not set(record.bots) <= set(LEVELS):
        return None
    rng, bots = _bots_chance(int(seed), number - 1), [bot_at(level, frozenset()) for level in record.bots]
    for (state, _), (seat, action) in zip(replay(record), record.moves[:place], strict=False):
        if bots[seat].choose(observe(state, seat), rng) != action:
            return None
    return rng
