"""Deals bid, exchanged and ready to be played, as arrays."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
from joblib import Parallel, delayed

from game.ai.kernel import layout as at
from game.ai.kernel.inputs import aside_of, hands_of, kernel_input, masks, roles_of, sides_of
from game.ai.rulebot import rule_bot
from game.ai.selfplay import shuffled
from game.engine.game import deal, step
from game.engine.observation import observe
from game.engine.phases.playing import Playing
from game.engine.rules import Rules
from game.engine.sides import sides

#: The arrays of a bank, a row for each deal.
KEYS = ("game", "hands", "laid", "now", "sides", "roles", "aside")
Bank = dict[str, Any]


def ready(rules: Rules, seed: int) -> dict[str, list[int]] | None:
    """The deal of ``seed`` when the first card is to be led, as the kernel's lists; None if nobody played."""
    rng = Random(seed)
    state = deal(rules, seed % rules.at_table, shuffled(rules.deck, rng))[0]
    while not isinstance(state, Playing):
        if state.turn is None:
            return None
        state, _ = step(state, rule_bot.choose(observe(state, state.turn), rng))
    facts, position = state.facts, kernel_input(observe(state, state.turn))
    truth = sides_of(position, sides(facts))
    position.game[at.LAYER] = position.place[facts.ecart_by] if facts.ecart_by is not None else -1
    return {"game": position.game, "hands": hands_of(position, state.hands), "now": position.now, "sides": truth,
            "laid": masks(position.codes, facts.ecart), "roles": roles_of(position, truth),
            "aside": aside_of(position, [*facts.ecart, *facts.talon])}


def _chunk(rules: Rules, seeds: range) -> list[dict[str, list[int]]]:
    return [found for seed in seeds if (found := ready(rules, seed)) is not None]


def bank(rules: Rules, first: int, number: int, jobs: int = 2) -> Bank:
    """The deals of the seeds from ``first`` on, ``number`` of them, those nobody played left out."""
    chunks = [range(at_, min(at_ + 100, first + number)) for at_ in range(first, first + number, 100)]
    found = Parallel(n_jobs=jobs)(delayed(_chunk)(rules, seeds) for seeds in chunks)
    rows = [row for chunk in found for row in chunk]
    return {key: np.array([row[key] for row in rows], dtype=np.int64) for key in KEYS}
