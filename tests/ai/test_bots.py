"""The random and the rule player in every game: all actions are legal, and the rule player is much better."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import combinations
from random import Random
from statistics import mean

import pytest

from game.ai import random_bot
from game.ai.bots import LEVELS, Bot
from game.ai.levels import Level
from game.ai.rulebot import rule_bot
from game.ai.selfplay import played, shuffled
from game.engine import Card, State, deal, observe, step
from game.engine.actions import Discard, ShowHandful
from game.engine.cards import ANGEL, FOOL, KINGS, MOND, PAGAT, TAROTS
from game.engine.phases.over import Over
from game.engine.phases.playing import Playing
from game.engine.play import best_card
from tests.builders import GAMES, rules

DEALS = 6


def dealt(game: str, number: int) -> State:
    by = rules(game)
    state, _ = deal(by, number % by.at_table, shuffled(by.deck, Random(f"{game} {number}")))
    return state


def finished(state: State, bots: list[Bot], rng: Random) -> State:
    """``state`` played to its end by ``bots``, checking that every action is legal."""
    while (seat := state.turn) is not None:
        action = bots[seat].choose(observe(state, seat), rng)
        assert state.refusal(action) is None, f"{action} is not legal for seat {seat} of {state}"
        state, _ = step(state, action)
    return state


#: Options far from any preset.
ODD = (
    "chambery overtrump=yes fool_last=winner ecart_to=last-trick fool_wins=led fool_pays=empty-card",
    "chambery auction=until-one-left payment=raised ace=reversed-red top_trump=20 lone_petit=void",
    "chambery-dummett players=4 partnership=croise payment=stake", "piedmont payment=zero-sum ace=low top_trump=21",
    "french players=5 partnership=none", "french players=6 partnership=none fool_last=kept fool_wins=led",
    "french players=5 auction=until-one-left called_suit_lead=free overtrump=no ace=below-jack lone_petit=void",
)


@pytest.mark.parametrize("game", GAMES + ODD)
@pytest.mark.parametrize("level", ["random", "plain", "casual", "club"])
def test_every_choice_is_legal_to_the_end(game: str, level: str) -> None:
    bot = LEVELS[level]
    if isinstance(bot, Level):
        bot = replace(bot, worlds=min(4, bot.worlds), ahead=min(1, bot.ahead))
    for number in range(1 if isinstance(bot, Level) else DEALS):
        bots: list[Bot] = [random_bot if number % 3 == 2 and seat % 2 else bot for seat in range(6)]
        assert isinstance(finished(dealt(game, number), bots, Random(number)), Over)


@pytest.mark.parametrize("game", ["chambery", "french players=5", "piedmont", "chambery players=3", "french"])
def test_chance_repeats_itself_with_the_seed(game: str) -> None:
    by = rules(game)
    order = shuffled(by.deck, Random(3))
    again = [played(by, 0, order, ("random",) * by.at_table, Random(seed))[0].moves for seed in (1, 1, 2)]
    assert again[0] == again[1] != again[2]


def test_everything_that_may_happen_happens_to_the_random_player() -> None:
    met = Counter[str]()
    for game in ("chambery", "french", "french players=5", "french players=6", "chambery players=3"):
        for number in range(400):
            state = dealt(game, number)
            rng, forced = Random(number), False
            while (seat := state.turn) is not None:
                seen = observe(state, seat)
                met[seen.phase] += 1
                action = random_bot.choose(seen, rng)
                forced = forced or (isinstance(action, Discard) and action.card in TAROTS)
                met["asked in écart"] += seen.phase == "asking" and getattr(action, "card", None) in state.facts.ecart
                met["handful"] += isinstance(action, ShowHandful)
                state, _ = step(state, action)
            met["tarot laid away"] += forced
            met["slam"] += state.facts.slam
            met["told"] += bool(state.facts.told)
            met[state.end if isinstance(state, Over) else ""] += 1
            met[state.facts.taking.contract.id] += 1
    expected = {"auction", "discarding", "asking", "giving", "calling", "announcing", "playing", "two", "one", "hand",
                "call", "each", "small", "guard", "without", "against", "played", "passed", "handful", "slam",
                "asked in écart", "tarot laid away", "told"}
    assert not expected - {name for name, times in met.items() if times >= 3}, met


@pytest.mark.parametrize("game", [game for game in GAMES if "pack=62" not in game and "at_table" not in game])
def test_plain_rules_beat_chance(game: str) -> None:
    by = rules(game)
    gains = []
    for number in range(8):
        state, chance = dealt(game, number), [random_bot for _ in range(by.at_table)]
        before = _payments(finished(state, list(chance), Random(number)))
        for seat in state.facts.deal.order:
            bots: list[Bot] = list(chance)
            bots[seat] = rule_bot
            gains.append(_payments(finished(state, bots, Random(number)))[seat] - before[seat])
    assert mean(gains) > 0, gains


def _payments(state: State) -> tuple[int, ...]:
    assert isinstance(state, Over)
    return state.payments


@pytest.mark.parametrize("game", GAMES)
def test_hidden_cards_that_change_places_change_no_decision(game: str) -> None:
    """Two cards of other hands are exchanged if both hands may have held either: the decision must not change."""
    tried = 0
    for number in range(6):
        state, rng = dealt(game, number), Random(number)
        while (seat := state.turn) is not None:
            action = rule_bot.choose(observe(state, seat), Random(0))
            if isinstance(state, Playing) and (other := _exchanged(state, seat, rng)) is not None:
                tried += 1
                assert rule_bot.choose(observe(other, seat), Random(0)) == action
            state, _ = step(state, action)
    assert tried > 20


def _exchanged(state: Playing, seat: int, rng: Random) -> Playing | None:
    """``state`` with two cards of other seats exchanged; None if ``seat`` would observe that, or it is impossible."""
    hands = list(state.hands)
    others = [s for s in range(len(hands)) if s != seat and hands[s]]
    for a, b in rng.sample(list(combinations(others, 2)), 1) if len(others) > 1 else ():
        x, y = rng.choice(sorted(hands[a])), rng.choice(sorted(hands[b]))
        hands[a], hands[b] = hands[a] - {x} | {y}, hands[b] - {y} | {x}
        deal_ = state.facts.deal
        dealt_ = tuple(_swapped(hand, x, y) for hand in deal_.hands)
        facts = replace(state.facts, deal=replace(deal_, hands=dealt_))
        other = replace(state, facts=facts, hands=tuple(hands))
        return other if observe(other, seat) == observe(state, seat) else None
    return None


def _swapped(hand: tuple[Card, ...], x: Card, y: Card) -> tuple[Card, ...]:
    return tuple({x: y, y: x}.get(card, card) for card in hand)


# -- absurdities, counted over whole deals ----------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_no_absurdity_in_whole_deals(game: str) -> None:
    for number in range(100, 100 + DEALS):
        state = dealt(game, number)
        while (seat := state.turn) is not None:
            action = rule_bot.choose(observe(state, seat), Random(0))
            card = getattr(action, "card", None)
            if isinstance(state, Playing) and card is not None:
                _sane(state, seat, card)
            state, _ = step(state, action)


def _sane(state: Playing, seat: int, card: Card) -> None:
    may, table = state.playable(), state.trick.cards
    order = state.facts.deal.order
    if len(state.hands[seat]) == 2 and FOOL in may and state.facts.rules.fool_last != "kept":
        assert card == FOOL, "the Fool would be lost in the last trick"
    if len(table) != len(order) - 1 or len(may) < 2:
        return
    seen = observe(state, seat)
    holder = order[(order.index(state.trick.leader) + best_card(seen.rules, table)) % len(order)]
    wins = best_card(seen.rules, (*table, card)) == len(table)
    best = max(TAROTS, key=seen.rules.strength.__getitem__)
    if seen.sides[holder] == seen.sides[seat] and seen.sides[seat] is not None and may - {best}:
        assert card != best or not wins, "the best tarot spent on the partner's trick"
    if seen.sides[holder] not in (seen.sides[seat], None) and not wins and may - {PAGAT}:
        assert card != PAGAT or all(c in KINGS or c in (MOND, ANGEL, FOOL) for c in may - {PAGAT}), "the 1 given away"
    if wins and card == best:
        cheaper = [c for c in may - {best} if best_card(seen.rules, (*table, c)) == len(table)]
        assert not cheaper, f"the best tarot spent where {cheaper} would do"
