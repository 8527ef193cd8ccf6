"""The kernel and the engine agree on legal cards, winners of tricks, points and payments."""

from __future__ import annotations

from random import Random

import pytest

from game.ai import random_bot
from game.ai.kernel import layout as at
from game.ai.kernel import playout, policy
from game.ai.kernel.compiled import constant
from game.ai.kernel.inputs import aside_of, hands_of, kernel_input, masks, roles_of, sides_of
from game.ai.kernel.settling import settle
from game.ai.selfplay import lopsided, shuffled
from game.engine.actions import Play
from game.engine.cards import Card
from game.engine.game import State, deal, step
from game.engine.observation import observe
from game.engine.phases.over import Over
from game.engine.phases.playing import Playing
from game.engine.rules import Rules
from game.engine.sides import sides
from game.engine.variants import PRESETS, rules_of

TABLES = [rules_of(name, players=players, pack=pack) for name, preset in PRESETS.items()
          for players, pack in preset.tables]
TABLES += [rules_of("chambery", players=4, partnership="croise"), rules_of("chambery", players=5, at_table=6),
           rules_of("french", players=5, partnership="none"),
           rules_of("chambery-dummett", players=4, payment="zero-sum")]
#: Any weights will do, and odd ones meet more positions.
WEIGHTS = [Random(1).uniform(-1, 1) for _ in range(policy.WEIGHTS)]


def midway(rules: Rules, seed: int) -> State:
    """A random position in the middle of a deal, or its end if all pass."""
    rng = Random(seed)
    state = lopsided(rules, seed % rules.at_table, rng) if seed % 4 == 3 else \
        deal(rules, seed % rules.at_table, shuffled(rules.deck, rng))[0]
    cards = int(rng.random() * rules.players * rules.row.hand)
    while state.turn is not None and (not isinstance(state, Playing) or cards > 0):
        cards -= isinstance(state, Playing)
        state, _ = step(state, random_bot.choose(observe(state, state.turn), rng))
    return state


def played_by_kernel(state: Playing,
                     monkeypatch: pytest.MonkeyPatch) -> tuple[list[tuple[int, Card]], list[int], list[int]]:
    """The plays of the rest of the deal, the units by side and the payments by place, all computed by the kernel."""
    facts, position = state.facts, kernel_input(observe(state, state.turn))
    truth, count, cards = sides_of(position, sides(facts)), len(position.order), []
    position.game[at.LAYER] = position.place[facts.ecart_by] if facts.ecart_by is not None else -1
    lay_card = playout.lay_card

    def noted(game: list[int], now: list[int], hands: list[int], gone: list[int], void: list[int], seat: int,
              code: int, led: int) -> None:
        cards.append((position.order[seat], Card(position.codes.card[code])))
        lay_card(game, now, hands, gone, void, seat, code, led)

    monkeypatch.setattr(playout, "lay_card", noted)
    table, units, pay = position.codes, [0] * count, [0] * count
    playout.play_out(position.game, list(table.full), list(table.values), list(table.worth), list(table.klass),
                     list(table.price), hands_of(position, state.hands), position.gone, position.void,
                     masks(table, facts.ecart), position.now, position.trick, position.won, truth,
                     roles_of(position, truth), [0.0] * count * count, position.miss, WEIGHTS, -1, -1, [0] * 6,
                     [0.0] * policy.VIEW_SIZE)
    settle(position.game, position.now, position.won, aside_of(position, [*facts.ecart, *facts.talon]), truth,
           [0] * count * at.WON, units, pay)
    monkeypatch.setattr(playout, "lay_card", lay_card)
    return cards, [units[side] for side in truth], pay


@pytest.mark.parametrize("rules", TABLES, ids=lambda r: f"{r.preset}-{r.players}-{r.pack}-{r.partnership}")
def test_the_kernel_plays_counts_and_pays_as_the_engine_does(rules: Rules, monkeypatch: pytest.MonkeyPatch) -> None:
    compared = 0
    for seed in range(24):
        state = midway(rules, seed)
        if not isinstance(state, Playing):
            continue
        cards, units, pay = played_by_kernel(state, monkeypatch)
        order = state.facts.deal.order
        for seat, card in cards:
            assert seat == state.turn
            assert Play(card) in state.actions()
            state, _ = step(state, Play(card))
        assert isinstance(state, Over)
        assert state.score is not None
        assert units == [state.score.points[seat] for seat in order]
        assert pay == [state.score.payments[seat] for seat in order]
        compared += 1
    assert compared >= 6


def test_a_compiled_kernel_sees_a_list_that_was_changed():
    some = [1, 2, 3]
    first = constant(some)
    assert constant(some) is first
    some[1] = 7
    assert list(constant(some)) == [1, 7, 3]
