"""Finds whether a decision is a puzzle, by searches with one seed after another, and its theme and difficulty."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from math import inf, sqrt
from statistics import fmean, stdev

from ...engine.actions import Ask, Call, Discard, Give, Play
from ...engine.cards import FOOL, PAGAT, TAROTS
from ...engine.game import State, step
from ...engine.observation import Observation, observe
from ...engine.play import led_suit
from ...engine.record import Record, last_state
from ..levels import LEVELS
from ..rulebot import rule_bot
from ..search.action_values import ActionValue
from ..search.endings import EXACT_WORLDS, can_be_solved
from ..search.plans import NO_CHANCE, Plan, rollout
from ..selfplay import chance
from ..weights import weights_for
from . import LEAST, Puzzle, PuzzleChoice, PuzzleTheme, choices_alike, puzzle_id

#: Standard errors of an interval of 99.9 %.
SURE = 3.29
#: The number of worlds after which the answer must be better by LEAST even if SURE standard errors are subtracted.
WORLDS = 20_000
ENOUGH = 10
"""The least number of searches for estimating their error from their spread."""
#: The number of choices by casual players that are tried, and the share of right ones that makes a puzzle easy.
CASUALS, MOSTLY = 16, 0.75
#: With at most this number of cards in hand the theme of a decision is counting.
FEW = 5


def plan_cards(plans: Sequence[Plan]) -> set[object]:
    return {action for plan in plans for action in plan}


def theme_of(seen: Observation, groups: Sequence[tuple[Plan, ...]], answer: Plan) -> PuzzleTheme:
    """The theme of the decision of ``seen`` between the ``groups`` of equivalent plans, of which ``answer`` is best."""
    first = answer[0]
    if isinstance(first, Discard):
        return "discard"
    if isinstance(first, Ask | Call | Give) or not isinstance(first, Play):
        return "call"
    if PAGAT in {action.card for plans in groups for plan in plans for action in plan if isinstance(action, Play)} \
            and (first.card == PAGAT or len(groups) == 2):
        return "pagat"
    if not seen.trick.cards:
        return "lead"
    led = led_suit(seen.trick.cards)
    if first.card in TAROTS and first.card != FOOL and led is not None and led in "SHDC":
        return "ruff"
    if len(seen.hand) <= FEW or seen.sides[seen.seat] == 0 or seen.taking.contract.sides == "each":
        return "count"
    return "defence"


def confirmed_by_deal(state: State, groups: Sequence[tuple[Plan, ...]], best: int, weights: Sequence[float]) -> bool:
    """Whether, with the real cards of ``state``, no other group of plans ends better than the one at ``best``.

    Else a player who tries the puzzle out would see another choice succeed.
    """
    ends = []
    for plans in groups:
        after = state
        assert state.turn is not None
        for action in plans[0]:
            after, _ = step(after, action)
        ends.append(rollout(after, state.turn, weights).worth)
    return ends[best] >= max(end for n, end in enumerate(ends) if n != best)


def solving_rate(level: str, times: int, seen: Observation, answers: Sequence[Plan], seed: int) -> float:
    """The share of ``times`` tries in which a player of ``level`` finds one of ``answers``."""
    bot, right = LEVELS[level], plan_cards(answers)
    return sum(bot.choose(seen, chance(level, seed, n)) in right for n in range(times)) / times


def found_by(seen: Observation, answers: Sequence[Plan], seed: int) -> tuple[bool, bool]:
    """Whether the plain rules and most casual players find one of ``answers``, and whether the plain rules do."""
    by_rule = rule_bot.choose(seen, NO_CHANCE) in plan_cards(answers)
    return by_rule and solving_rate("casual", CASUALS, seen, answers, seed) >= MOSTLY, by_rule


@dataclass(slots=True)
class Behind:
    """The distance of a choice behind the best in card points, with its standard error, from several searches."""

    means: list[float] = field(default_factory=list)
    errors: list[float] = field(default_factory=list)
    worlds: int = 0

    def note(self, found: ActionValue) -> None:
        """Add the result of a search with another seed."""
        self.means.append(found.behind)
        self.errors.append(found.doubt)
        self.worlds += found.worlds

    @property
    def mean(self) -> float:
        return fmean(self.means) if self.means else 0.0

    @property
    def doubt(self) -> float:
        """The standard error of the mean; infinite without a search.

        From ENOUGH searches on it is computed from their spread. With fewer, twice the reported errors are used: these
        are too small, because the worlds of a search are made from each other.
        """
        if len(self.means) >= ENOUGH:
            return stdev(self.means) / sqrt(len(self.means))
        return 2 * sqrt(sum(error * error for error in self.errors)) / len(self.means) if self.means else inf

    @property
    def low(self) -> float:
        """The lower limit of the mean, SURE standard errors below it."""
        return self.mean - SURE * self.doubt


class Proof:
    """Adds up the values of the decision at the end of ``record`` until it is clear whether it is a puzzle.

    :meth:`note` takes the values of a search with another seed and a precise value of ``asked``; :meth:`note_endings`
    takes those of :mod:`game.ai.search.endings`, if ``needs_endings``. ``settled`` is whether the decision is a puzzle,
    None while more values are needed.
    """

    def __init__(self, record: Record) -> None:
        self.record, state = record, last_state(record)
        assert state.turn is not None
        self.seen: Observation = observe(state, state.turn)
        self.settled: bool | None = None
        self.needs_endings = False
        self._groups = choices_alike(self.seen)
        self._behind = [Behind() for _ in self._groups]
        self._endings = [Behind() for _ in self._groups]
        self._best: int | None = None

    @property
    def asked(self) -> Plan:
        """The next card to value precisely: the one, other than the best, that may be closest to the best."""
        return self._groups[min(self._rivals(), key=lambda n: self._behind[n].low)][0]

    def note(self, values: Sequence[ActionValue]) -> None:
        """Add the ``values`` of all cards, the best first.

        Cards given up early, except ``asked``, are left out, because they would seem worse than they are.
        """
        best, asked = self._group(values[0].plan), self._group(self.asked)
        if self._best is None and asked == best:
            asked = self._group(next(one.plan for one in values if self._group(one.plan) != best))
        elif self._best not in (None, best):
            self.settled = False
            return
        self._best = best
        self._add(self._behind, [one for one in values if not one.given_up or self._group(one.plan) == asked])
        nearest = self._behind[asked]
        if nearest.mean + SURE * nearest.doubt < LEAST:
            self.settled = False
        elif self.worlds >= WORLDS:
            self._proved(all(self._behind[n].low >= LEAST for n in self._rivals()))

    @property
    def worlds(self) -> int:
        """The number of worlds in which the best card was compared with the one that may be nearest to it."""
        return min((self._behind[n] for n in self._rivals()), key=lambda one: one.low).worlds

    def note_endings(self, values: Sequence[ActionValue]) -> None:
        """Add the ``values`` that all cards have if the rest is played without an error, the best first."""
        assert self._best is not None
        self._add(self._endings, values)
        if self._endings[self._best].worlds >= EXACT_WORLDS:
            own = self._endings[self._best].mean
            self.settled = all(self._endings[n].mean - own >= LEAST for n in self._rivals())

    def puzzle(self, seed: int) -> Puzzle:
        """The puzzle that was proved; ``seed`` is for the bots whose choices determine the difficulty."""
        assert self.settled
        assert self._best is not None
        answers = self._groups[self._best]
        others = sorted((self._behind[n].mean, self._behind[n].doubt, n) for n in self._rivals())
        choices = (PuzzleChoice(answers, 0.0, others[0][1]),
                   *(PuzzleChoice(self._groups[n], mean, doubt) for mean, doubt, n in others))
        easy, by_rule = found_by(self.seen, answers, seed)
        record = replace(self.record, end="open", bots=(), names=())
        return Puzzle(puzzle_id(record), record, self.seen.seat, theme_of(self.seen, self._groups, answers[0]),
                      1 if easy else 2 if by_rule else 3, self.worlds, self._endings[self._best].worlds, choices, ())

    def _proved(self, right: bool) -> None:
        """Settle the proof after enough worlds; ``right`` is whether they confirm the best card.

        If they do, check it with the cards as dealt; if few cards are left, the rest of the deal must be solved too.
        """
        assert self._best is not None
        weights = weights_for(self.seen.rules)
        if not right or not confirmed_by_deal(last_state(self.record), self._groups, self._best, weights):
            self.settled = False
        elif can_be_solved(self.seen):
            self.needs_endings = True
        else:
            self.settled = True

    def _rivals(self) -> list[int]:
        """All choices but the best."""
        return [n for n in range(len(self._groups)) if n != self._best]

    def _group(self, plan: Plan) -> int:
        return next(n for n, plans in enumerate(self._groups) if plan in plans)

    def _add(self, sums: Sequence[Behind], values: Sequence[ActionValue]) -> None:
        """Add to ``sums`` the first of ``values`` for each group."""
        known = set[int]()
        for value in values:
            group = self._group(value.plan)
            if group not in known:
                known.add(group)
                sums[group].note(value)


def may_be_proved(seen: Observation) -> bool:
    """Whether ``seen`` is a decision between cards to play that are not all equivalent."""
    return seen.phase == "playing" and all(isinstance(action, Play) for action in seen.actions) \
        and len(seen.actions) > 1 and len(choices_alike(seen)) > 1
