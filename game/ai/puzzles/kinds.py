"""The kind of a puzzle: theme, levels that find the answer, result with the real cards."""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.actions import Ask, Call, Discard, Give, Play
from ...engine.cards import FOOL, PAGAT, TAROTS
from ...engine.game import State, step
from ...engine.observation import Observation
from ...engine.play import led_suit
from ..levels import LEVELS
from ..rulebot import rule_bot
from ..search.plans import NO_CHANCE, Plan, rollout
from ..selfplay import chance
from . import PuzzleTheme

#: Standard errors of an interval of 99.9 %.
SURE = 3.29
#: Choices of casual players from whom the difficulty is taken, and the share of them that are many.
CASUALS, MOSTLY = 16, 0.75
#: With at most this number of cards in hand a decision is one of counting.
FEW = 5


def plan_cards(plans: Sequence[Plan]) -> set[object]:
    """The first actions of ``plans``, and all cards of a discard."""
    return {action for plan in plans for action in plan}


def theme_of(seen: Observation, groups: Sequence[tuple[Plan, ...]], answer: Plan) -> PuzzleTheme:
    """What the decision is about."""
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
    """Whether no choice ends better than the best with the cards as they really lie, so that the table shows it."""
    ends = []
    for plans in groups:
        after = state
        assert state.turn is not None
        for action in plans[0]:
            after, _ = step(after, action)
        ends.append(rollout(after, state.turn, weights).worth)
    return ends[best] >= max(end for n, end in enumerate(ends) if n != best)


def solving_rate(level: str, times: int, seen: Observation, answers: Sequence[Plan], seed: int) -> float:
    """How often a player of ``level`` finds one of ``answers``."""
    bot, right = LEVELS[level], plan_cards(answers)
    return sum(bot.choose(seen, chance(level, seed, n)) in right for n in range(times)) / times


def found_by(seen: Observation, answers: Sequence[Plan], seed: int) -> tuple[bool, bool]:
    """Whether most casual players find one of ``answers``, and whether plain rules do."""
    by_rule = rule_bot.choose(seen, NO_CHANCE) in plan_cards(answers)
    return by_rule and solving_rate("casual", CASUALS, seen, answers, seed) >= MOSTLY, by_rule
