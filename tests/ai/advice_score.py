"""Measures whether hints and reviews agree, and their time: ``python -m tests.ai.advice_score agree``.

``agree``     hints in decisions of all games, and the review of the action then done: contradictions, reasons, time
``mistakes``  the mistakes that the review marks for a casual and an expert player in the same positions
``time``      the time for hints, and for the review of all decisions of a seat in a deal
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import comb
from random import Random
from statistics import median
from time import process_time

from game.ai.bots import LEVELS
from game.ai.reading import Reading
from game.ai.rulebot import rule_bot
from game.ai.selfplay import played_out
from game.ai.teaching.advice import GRADES, WORLDS, Advice, advise, as_good
from game.ai.teaching.mistakes import mistake
from game.ai.teaching.reasons import reasons_for
from game.ai.teaching.review import Verdict, after_hint, hint_said, judge, moments
from game.engine import Observation, observe
from game.engine.actions import Bid, Discard, Pass
from game.engine.game import step
from game.engine.record import Record
from tests.builders import GAMES, rules, shuffled

EACH = 4  # decisions of a deal


def positions(count: int, seed: int = 0) -> Iterator[tuple[str, Observation]]:
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
    """A decision, its hint with the processor seconds used, and the verdict on the action done."""

    game: str
    seen: Observation
    hint: Advice
    took: float
    verdict: Verdict

    @property
    def followed(self) -> bool:
        return self.verdict.done == self.hint.best

    @property
    def contradiction(self) -> str:
        return self._of_the_hint() or self._of_the_review() or self._of_the_reason()

    def _of_the_hint(self) -> str:
        good = {one.action for one in self.hint.values if as_good(one)}
        paid = {one.action: one.paid for one in self.hint.values}
        bids = [action for action in self.seen.actions if isinstance(action, Bid)]
        bid_is_good, pass_is_good, pays = bool(good.intersection(bids)), Pass() in good, paid[self.hint.best[0]] > 0
        says = {
            "alike": len(good) == len(paid), "close_pass": bid_is_good, "close_bid": pass_is_good,
            "weak_hand": not bid_is_good and all(paid[bid] < 0 for bid in bids),
            "pass_pays": not bid_is_good and any(paid[bid] >= 0 for bid in bids),
            "others_have_bid": not bid_is_good, "strong_hand": pays and not pass_is_good,
            "many_oudlers": pays and not pass_is_good, "show_strong": pays,
            "enough_for_more": pays and not pass_is_good and not good.intersection(bids[:1])}
        untrue = [one.key for one in self.hint.reasons if not says.get(one.key, True)]
        laid = {action.card for action in self.hint.best if isinstance(action, Discard)}
        untrue += [one.key for one in self.hint.reasons if one.key == "lay_suit" and not laid.issuperset(one.cards)]
        return f"the hint says {untrue[0]}, and its figures or cards do not" if untrue else ""

    def _of_the_review(self) -> str:
        value = next(one for one in self.hint.values if one.plan == self.verdict.done)
        if self.verdict.ill and self.verdict.best != self.hint.best:
            return "the review calls something better that the hint did not name"
        if self.verdict.ill and as_good(value):
            return "the review blames what the hint called as good"
        if abs(self.verdict.loss - value.behind) > 0.5 + 3.0 * (self.verdict.error + value.doubt):
            return f"the hint says {value.behind:.2f} ±{value.doubt:.2f}, the review {self.verdict.loss:.2f}"
        if not self.followed:
            return ""
        if self.verdict.grade != "best" or self.verdict.loss:
            return f"the review says {self.verdict.grade}"
        named = any(mistake(Reading(self.seen), action) for action in self.hint.best)
        return "a remark calls it a mistake" if named and self.verdict.ill else ""

    def _of_the_reason(self) -> str:
        done = [action for action in self.verdict.done if action not in self.verdict.best and self.verdict.ill]
        both = {reason.key for action in done for reason in reasons_for(self.seen, action)}
        shared = both.intersection(one.key for one in self.verdict.reasons) - {"lay_suit"}  # is about a whole plan
        return f"{', '.join(sorted(shared))} holds for what was done as well" if shared else ""


def compared(count: int, seed: int, worlds: int = WORLDS) -> Iterator[Compared]:
    """Yield hints for ``count`` decisions; the hint is followed in two of three, otherwise the action is random."""
    for n, (game, seen) in enumerate(positions(count, seed)):
        begun = process_time()
        hint = advise(seen, worlds)
        took = process_time() - begun
        done = hint.best if n % 3 else Random(n).choice(hint.values).plan
        judged = after_hint(judge(seen, done, worlds), seen, hint_said(hint))
        yield Compared(game, seen, hint, took, judged)


def agree(options: argparse.Namespace) -> None:
    """Print the contradictions between hints and reviews, and the reasons of the hints."""
    found = []
    for one in compared(options.count, options.seed, options.worlds):
        found.append(one)
        print(f"\r{len(found)}", end="", file=sys.stderr)
        if one.contradiction:
            print(f"{one.game:<32} {one.seen.phase:<11} {one.contradiction}")
    wrong, times = sum(bool(one.contradiction) for one in found), sorted(one.took for one in found)
    print(f"\n{len(found)} hints, {wrong} contradictions; median {median(times):.3f} s, "
          f"p95 {times[int(0.95 * (len(times) - 1))]:.3f} s")
    reasons = Counter(one.hint.reasons[0].key for one in found)
    print(", ".join(f"{key} {times}" for key, times in reasons.most_common()))


# -- mistakes marked --------------------------------------------------------------------------------------------------


def mistakes(options: argparse.Namespace) -> None:
    """Print the mistakes of a casual and an expert player in the same positions, and the p-value of the difference."""
    marks = {level: Counter[str]() for level in ("casual", "expert")}
    lone: Counter[str] = Counter()
    for n, (_, seen) in enumerate(positions(options.count, options.seed + 1)):
        done = {level: LEVELS[level].choose(seen, Random(n)) for level in marks}
        if done["casual"] == done["expert"]:
            continue
        judged = {level: judge(seen, (action,), options.worlds) for level, action in done.items()}
        grades = {level: one.grade for level, one in judged.items()}
        print(n, *(f"{level} {one.loss:.3f} ±{one.error:.3f}" for level, one in judged.items()), file=sys.stderr)
        for level, mark in grades.items():
            marks[level][mark] += 1
        if len(worse := [level for level in marks if grades[level] == "mistake"]) == 1:
            lone[worse[0]] += 1
        if n % 10 == 9:
            print(f"{n + 1:4} positions   {_marked(marks, lone)}", flush=True)
    print(_marked(marks, lone))


def _marked(marks: dict[str, Counter[str]], lone: Counter[str]) -> str:
    told = (f"{level}: {', '.join(f'{counted[mark]} {mark}' for mark in GRADES)} of {counted.total()}"
            for level, counted in marks.items())
    return f"{'; '.join(told)}; p = {by_chance(lone['casual'], lone['expert']):.2g}"


def _deal(game: str, seed: int, level: str) -> tuple[Record, int]:
    """A deal played by ``level`` in all seats but one, which plays by the plain rules, and this seat."""
    by, rng = rules(game), Random(seed)
    state = shuffled(game, seed).state
    seat = rng.choice(state.facts.deal.order)
    levels = [level if other == seat else "plain" for other in range(by.at_table)]
    return played_out(state, levels, rng)[0], seat


def reviewed(record: Record, seat: int, worlds: int = WORLDS) -> Iterator[Verdict]:
    for _, seen, done in moments(record, seat):
        yield judge(seen, done, worlds)


def by_chance(first: int, second: int) -> float:
    """The p-value of a one-sided sign test with ``first`` successes in ``first + second`` trials."""
    total = first + second
    return sum(comb(total, n) for n in range(first, total + 1)) / 2 ** total


# -- what it costs ----------------------------------------------------------------------------------------------------


def time(options: argparse.Namespace) -> None:
    """Print the seconds of processor time that reviews take."""
    for game in GAMES:
        for seed in range(options.count):
            record, seat = _deal(game, seed, "plain")
            begun = process_time()
            made = list(reviewed(record, seat, options.worlds))
            print(f"{game:<28} {len(made):3} decisions {process_time() - begun:6.1f} s")


COMMANDS = {"agree": agree, "mistakes": mistakes, "time": time}
COUNTS = {"agree": 300, "mistakes": 600, "time": 3}


def main(arguments: Iterable[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=COMMANDS)
    parser.add_argument("--count", type=int, default=0, help="positions or deals")
    parser.add_argument("--worlds", type=int, default=0)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args(None if arguments is None else list(arguments))
    options.count, options.worlds = options.count or COUNTS[options.what], options.worlds or WORLDS
    COMMANDS[options.what](options)


if __name__ == "__main__":
    main()
