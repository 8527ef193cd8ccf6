"""The frozen references: R0 plays by weights written by hand, R1 by tuned ones. Neither is ever changed."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

from game.ai.policy import by_policy
from game.ai.rulebot import rule_bot
from game.engine.actions import Action, Play
from game.engine.observation import Observation
from tools.tune.handwritten import Judgements, tables

TUNED = Path(__file__).with_name("r1.json")
BY_HAND = Judgements(
    boss=0.7, second=0.4, lower=0.12, shed=0.5, trick=1.5, ruff=1.0, control=2.0, home_few=0.4, home_some=0.6,
    home_many=0.85, fool=0.8, late=6.0, void=0.4, guard=0.2, draw=0.5, opened=-0.7, cash=0.3, dare=-0.5, trap=-1.0,
    help=0.8, give=1.1, spare=0.6, ruffs=0.9, hope=0.7)


class R0:
    """Plain rules before the first card, then a policy of a few judgements written by hand."""

    def __init__(self) -> None:
        self.weights = dict.fromkeys(("chambery", "french", "piedmont"), tables(BY_HAND))

    def choose(self, seen: Observation, rng: Random) -> Action:
        action = rule_bot.choose(seen, rng)
        return by_policy(seen, self.weights[seen.rules.family.name]) if isinstance(action, Play) else action


class R1(R0):
    """R0 with weights tuned by hill climbing, see ``r1.json``."""

    def __init__(self) -> None:
        tuned = json.loads(TUNED.read_text(encoding="utf-8"))
        self.weights = {game: tables(Judgements(**tuned[game]["declaring"]), Judgements(**tuned[game]["defending"]))
                        for game in ("chambery", "french", "piedmont")}
