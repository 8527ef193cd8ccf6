"""Do hints and reviews agree, and what do they cost: ``python -m tests.ai.advice_score agree``.

``agree``     the hint's best action as the review judges it, each with worlds of its own
``mistakes``  what the review marks of a casual and an expert player in the same positions
``time``      how long hints take, and the review of a seat's whole deal
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import comb
from random import Random
from statistics import median
from time import process_time

from game.ai.arena.selfplay import played_out
from game.ai.bots import LEVELS
from game.ai.rulebot import rule_bot
from game.ai.search.action_values import action_values
from game.ai.teaching.advice import HINT_WORLDS, Advice, advise
from game.ai.teaching.reasons import GENERAL
from game.ai.teaching.review import GRADES, REVIEW_WORLDS, Verdict, grade, moments, verdict
from game.engine import Observation, observe
from game.engine.game import step
from game.engine.record import Record
from tests.builders import GAMES, rules, said, shuffled

#: Card points that a hint may lose by the review's judgement.
AGREED = 0.5
EACH = 4  # decisions of a deal


def positions(count: int, seed: int = 0) -> Iterator[tuple[str, Observation]]:
    """Decisions with a choice out of simulated deals, every preset and table in turn."""
    deal = 0
    while count > 0:
        game = GAMES[deal % len(GAMES)]
        some = list(_decisions(game, seed * 10_000 + deal))
        chosen = sorted(Random(deal + seed).sample(range(len(some)), min(count, EACH, len(some))))
        yield from ((game, some[n]) for n in chosen)
        count, deal = count - len(chosen), deal + 1


def _decisions(game: str, seed: int) -> Iterator[Observation]:
    state, rng = shuffled(game, seed).state, Random(seed)
    while state.turn is not None:
        seen = observe(state, state.turn)
        if len(seen.actions) > 1:
            yield seen
        state, _ = step(state, rule_bot.choose(seen, rng))


@dataclass(frozen=True, slots=True)
class Compared:
    """A position of a ``game``, the ``hint`` for it and the seconds this took, and the review's ``judged`` of it."""

    game: str
    phase: str
    hint: Advice
    took: float
    judged: Verdict

    @property
    def explained(self) -> bool:
        """Whether the hint had a reason of its own."""
        return any(reason.key not in GENERAL for reason in self.hint.reasons)


def agreement(count: int, worlds: int, seed: int) -> list[Compared]:
    """Hints for ``count`` positions, and the verdicts of the review, with its own worlds, on them."""
    found = []
    for n, (game, seen) in enumerate(positions(count, seed)):
        begun = process_time()
        hint = advise(seen, worlds, 2 * n)
        took = process_time() - begun
        best = hint.values[0].action
        found.append(Compared(game, seen.phase, hint, took, verdict(seen, best, REVIEW_WORLDS, 2 * n + 1_000_001)))
        print(f"\r{n + 1}", end="", file=sys.stderr)
    return found


def agree(options: argparse.Namespace) -> None:
    """Print how often the review agrees, by phase, and where it does not."""
    found = agreement(options.count, options.worlds, options.seed)
    print()
    for one in found:
        if one.judged.loss > AGREED:
            print(f"{one.judged.loss:5.2f} ±{one.judged.error:4.2f}  {one.game:<32} {one.phase:<11} "
                  f"{said(one.judged.action)}, not {said(one.judged.best)}"
                  f"  {' '.join(reason.key for reason in one.hint.reasons)}")
    for phase in dict.fromkeys(one.phase for one in found):
        print(_line(phase, [one for one in found if one.phase == phase]))
    print(_line("all", found))
    reasons = Counter(reason.key for one in found for reason in one.hint.reasons)
    bad = sum(1 for one in found if one.explained and one.judged.grade in ("doubtful", "mistake"))
    print(f"{sum(one.explained for one in found)} explained, {bad} of these doubtful or worse by the review")
    print(", ".join(f"{key} {times}" for key, times in reasons.most_common()))


def _line(name: str, some: Sequence[Compared]) -> str:
    agreed = sum(1 for one in some if one.judged.loss <= AGREED)
    times, lost = sorted(one.took for one in some), sum(one.judged.loss for one in some) / len(some)
    return (f"{name:<12} {agreed:4} of {len(some):<4} {agreed / len(some):6.1%}   loss {lost:.3f}"
            f"   hint median {median(times):.3f} s, p95 {times[int(0.95 * (len(times) - 1))]:.3f} s")


# -- mistakes marked --------------------------------------------------------------------------------------------------


def mistakes(options: argparse.Namespace) -> None:
    """Print the mistakes in the decisions of a casual and an expert player in equal positions, and their chance."""
    marks = {level: Counter[str]() for level in ("casual", "expert")}
    lone: Counter[str] = Counter()
    for n, (_, seen) in enumerate(positions(options.count, options.seed + 1)):
        done = {level: LEVELS[level].choose(seen, Random(n)) for level in marks}
        if done["casual"] == done["expert"]:
            continue
        found = action_values(seen, options.worlds, n, also=done["casual"])
        judged = {level: next(one for one in found if one.action == action) for level, action in done.items()}
        grades = {level: grade(one, found[0]) for level, one in judged.items()}
        print(n, *(f"{level} {one.behind:.3f} ±{one.doubt:.3f}" for level, one in judged.items()), file=sys.stderr)
        for level, mark in grades.items():
            marks[level][mark] += 1
        if len(worse := [level for level in marks if grades[level] == "mistake"]) == 1:
            lone[worse[0]] += 1
        if n % 10 == 9:
            print(f"{n + 1:4} positions   {_marked(marks, lone)}", flush=True)
    print(_marked(marks, lone))


def _marked(marks: dict[str, Counter[str]], lone: Counter[str]) -> str:
    """The mistakes where the two acted differently, and the chance of such a difference in the numbers."""
    told = (f"{level}: {', '.join(f'{counted[mark]} {mark}' for mark in GRADES)} of {counted.total()}"
            for level, counted in marks.items())
    return f"{'; '.join(told)}; p = {by_chance(lone['casual'], lone['expert']):.2g}"


def _deal(game: str, seed: int, level: str) -> tuple[Record, int]:
    """A deal with ``level`` in one seat and plain rules in the others, and that seat."""
    by, rng = rules(game), Random(seed)
    state = shuffled(game, seed).state
    seat = rng.choice(state.facts.deal.order)
    levels = [level if other == seat else "plain" for other in range(by.at_table)]
    return played_out(state, levels, rng)[0], seat


def reviewed(record: Record, seat: int, worlds: int = REVIEW_WORLDS) -> Iterator[Verdict]:
    """The verdicts on all decisions of ``seat``."""
    for n, (seen, action) in enumerate(moments(record, seat)):
        yield verdict(seen, action, worlds, n)


def by_chance(first: int, second: int) -> float:
    """The chance that of so many mistakes, made by one of two players alone, the first made so many or more if both
    err alike (sign test, one side)."""
    total = first + second
    return sum(comb(total, n) for n in range(first, total + 1)) / 2 ** total


# -- what it costs ----------------------------------------------------------------------------------------------------


def time(options: argparse.Namespace) -> None:
    """Print the seconds that reviews of five-handed deals take, the dealer's or taker's among them."""
    for game in ("chambery", "chambery-dummett", "french players=5", "french-open-call players=5"):
        for seed in range(options.count):
            record, seat = _deal(game, seed, "plain")
            begun = process_time()
            made = list(reviewed(record, seat, options.worlds))
            print(f"{game:<28} {len(made):3} decisions {process_time() - begun:6.1f} s")


COMMANDS = {"agree": agree, "mistakes": mistakes, "time": time}
WORLDS = {"agree": HINT_WORLDS, "mistakes": REVIEW_WORLDS, "time": REVIEW_WORLDS}
COUNTS = {"agree": 304, "mistakes": 600, "time": 3}


def main(arguments: Iterable[str] | None = None) -> None:
    """Run one of the commands."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=COMMANDS)
    parser.add_argument("--count", type=int, default=0, help="positions or deals")
    parser.add_argument("--worlds", type=int, default=0)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args(None if arguments is None else list(arguments))
    options.count, options.worlds = options.count or COUNTS[options.what], options.worlds or WORLDS[options.what]
    COMMANDS[options.what](options)


if __name__ == "__main__":
    main()
