"""Plays deals between bots and keeps the decisions that have one best answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import islice

from game.ai.puzzles import LEAST, Puzzle, PuzzleChoice, PuzzleTheme, puzzle_id
from game.ai.puzzles.proof import MOSTLY, SURE, confirmed_by_deal, found_by, solving_rate, theme_of
from game.ai.search.endings import can_be_solved
from game.ai.search.plans import Plan
from game.ai.search.race import card_point
from game.ai.selfplay import chance, played, shuffled
from game.ai.weights import weights_for
from game.engine.actions import ShowHandful
from game.engine.game import State
from game.engine.observation import Observation, observe
from game.engine.record import Record, replay
from game.engine.rules import Rules
from game.engine.variants import PRESETS, rules_of
from tools.tune.handwritten import Judgements, tables

from .proving import Rival, compared, glance, groups_of, solved_worlds, trial_of

WORLDS = 20_000
#: The levels that play the deals, in turn.
LEVELS = ("club", "casual")
#: The number of worlds after which a decision before the first card counts as proved; each takes much longer there.
PLAN_WORLDS = 3_000
GLANCED, SCREEN, SECOND = 24, (48, 240), 1_000
#: The policy written by hand, in whose playouts the answer must be the best too, by this number of card points.
OTHER, OTHER_LEAST = tables(Judgements()), 1.0
#: The most puzzles of one game by theme, easy puzzles of one game, and puzzles of one deal.
QUOTA: dict[PuzzleTheme, int] = {"lead": 18, "ruff": 13, "defence": 16, "count": 16, "pagat": 13, "discard": 10,
                                 "call": 10}
EASY, OF_A_DEAL, OF_A_GAME = 34, 2, 75
#: The number of choices by bots from which the difficulty is computed.
CLUBS, EXPERTS = 8, 4


def is_choice(seen: Observation) -> bool:
    """Whether ``seen`` is a decision that can be a puzzle: about a card to play, discard, ask for, give or call."""
    if len(seen.actions) < 2 or any(isinstance(action, ShowHandful) for action in seen.actions):
        return False
    if seen.phase == "discarding":
        return not seen.ecart
    return seen.phase in ("playing", "asking", "giving", "calling")


@dataclass(slots=True)
class Finder:
    """Finds puzzles in the deals of ``seed`` from ``next_deal`` on; ``counts`` is the number of decisions by result."""

    seed: int
    next_deal: int = 0
    counts: Counter[str] = field(default_factory=Counter)
    kept: Counter[tuple[str, str]] = field(default_factory=Counter)
    easy: Counter[str] = field(default_factory=Counter)

    def take(self, puzzle: Puzzle) -> None:
        """Count a puzzle that is kept."""
        preset = puzzle.record.rules.preset
        self.kept[preset, puzzle.theme] += 1
        self.easy[preset] += puzzle.difficulty == 1

    def find(self) -> Iterator[Puzzle]:
        """Yield the puzzles of the next deal."""
        number = self.next_deal
        self.next_deal += 1
        rules = rules_at(number)
        total = sum(n for (preset, _), n in self.kept.items() if preset == rules.preset)
        if total >= OF_A_GAME:
            return
        order = shuffled(rules.deck, chance("puzzle", self.seed, number))
        record, _ = played(rules, number % rules.at_table, order, [LEVELS[number % 2]] * rules.at_table,
                           chance("puzzle bots", self.seed, number))
        self.counts["deals"] += 1
        yield from islice(self._of(record, number), OF_A_DEAL)

    def _of(self, record: Record, number: int) -> Iterator[Puzzle]:
        for place, (state, _) in enumerate(replay(record)):
            if state.turn is None:
                return
            seen = observe(state, state.turn)
            if is_choice(seen):
                self.counts["decisions"] += 1
                puzzle = self._judged(replace(record, moves=record.moves[:place], end="open", bots=(), names=()),
                                      state, seen, seed_of_decision(number, place))
                if puzzle is not None:
                    self.take(puzzle)
                    yield puzzle

    def _dropped(self, why: str) -> Puzzle | None:
        self.counts[why] += 1
        return None

    def _judged(self, record: Record, state: State, seen: Observation, seed: int) -> Puzzle | None:
        groups = groups_of(seen)
        if len(groups) < 2:
            return self._dropped("no choice")
        weights = weights_for(seen.rules)
        trial = trial_of(seen, groups, weights, seed)
        best, gap = glance(trial, len(groups), GLANCED)
        if gap < card_point(seen) * LEAST / 2:
            return self._dropped("nearly as good at a glance")
        for worlds in SCREEN:
            if compared(seen, groups, best, trial, worlds, lambda one: one.behind < LEAST) is None:
                return self._dropped(f"nearly as good in {worlds} worlds")
        self.counts["candidates"] += 1
        answer = groups[best][0]
        theme = theme_of(seen, groups, answer)
        easy, by_rule = found_by(seen, groups[best], seed)
        preset = seen.rules.preset
        if self.kept[preset, theme] >= QUOTA[theme] or (easy and self.easy[preset] >= EASY):
            return self._dropped("enough of that kind")
        if not confirmed_by_deal(state, groups, best, weights):
            return self._dropped("otherwise in the deal itself")
        other = trial_of(seen, groups, OTHER, seed + 1)
        if compared(seen, groups, best, other, SECOND, lambda one: one.behind < OTHER_LEAST) is None:
            return self._dropped("doubted by other playouts")
        exact = 0
        if can_be_solved(seen):
            gap, exact = solved_worlds(seen, groups, best, seed + 2)
            if gap < LEAST:
                return self._dropped("otherwise without an error")
        return self._proved(record, seen, groups, best, theme, (easy, by_rule), exact, seed)

    def _proved(self, record: Record, seen: Observation, groups: Sequence[tuple[Plan, ...]], best: int,
                theme: PuzzleTheme, solvers: tuple[bool, bool], exact: int, seed: int) -> Puzzle | None:
        trial = trial_of(seen, groups, weights_for(seen.rules), seed + 3)

        def fails(one: Rival) -> bool:
            return one.batches >= 40 and one.behind + SURE * one.doubt < LEAST

        def clear(one: Rival) -> bool:
            return one.batches * 24 >= PLAN_WORLDS and one.behind - (SURE + 1) * one.doubt >= LEAST
        found = compared(seen, groups, best, trial, WORLDS, fails, None if seen.phase == "playing" else clear)
        if found is None or any(one.behind - SURE * one.doubt < LEAST for one in found[0]):
            return self._dropped("not sure in all worlds")
        rivals = sorted(found[0], key=lambda one: one.behind)
        choices = (PuzzleChoice(groups[best], 0.0, rivals[0].doubt),
                   *(PuzzleChoice(one.plans, one.behind, one.doubt) for one in rivals))
        solved = (solving_rate("club", CLUBS, seen, groups[best], seed),
                  solving_rate("expert", EXPERTS, seen, groups[best], seed))
        easy, by_rule = solvers
        difficulty = 1 if easy else 2 if by_rule or solved[0] >= MOSTLY else 3
        return Puzzle(puzzle_id(record), record, seen.seat, theme, difficulty, found[1], exact, choices, solved)


def seed_of_decision(number: int, place: int) -> int:
    return number * 1000 + place * 7


def rules_at(number: int) -> Rules:
    """The rules of deal ``number``: the games in turn, each with its numbers of players in turn."""
    preset = list(PRESETS.values())[number % len(PRESETS)]
    return rules_of(preset.name, players=preset.players[number // len(PRESETS) % len(preset.players)], deals=1)
