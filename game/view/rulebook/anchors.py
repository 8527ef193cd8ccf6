"""Which paragraph of the rulebook explains a refusal, a phase or an option."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from ...engine.rules import Rules


class RulebookPlace(NamedTuple):
    """The rules by which a scene is played, if known, and the relevant paragraph, if any."""

    rules: Rules | None = None
    at: str = ""


#: By the key of the rule that an `IllegalAction` or the table names.
RULES: Mapping[str, str] = {
    "ask-not-fool": "game.asking", "ask-not-own": "game.asking", "ask-now": "game.asking",
    "bid-higher": "game.bidding", "bid-now": "game.bidding",
    "call-now": "game.calling", "call-rank": "game.calling", "called-suit-lead": "game.first-lead",
    "deal-over": "game.score", "discard-now": "game.ecart",
    "ecart-full": "game.ecart", "ecart-no-honour": "game.ecart-never", "ecart-no-king": "game.ecart-never",
    "ecart-size": "game.ecart", "ecart-tarots": "game.ecart-tarots",
    "follow-suit": "common.follow", "follow-tarots": "common.follow-tarots", "must-trump": "common.trump",
    "overtrump": "game.overtrump", "play-now": "common.turn", "not-your-turn": "common.turn",
    "not-in-hand": "common.turn",
    "give-not-received": "game.giving", "give-now": "game.giving",
    "handful-first-turn": "game.handful", "handful-size": "game.handful", "slam-or-play": "game.slam",
}
#: By what the table asks, see `Prompt.kind`.
PROMPTS: Mapping[str, str] = {
    "discard": "game.ecart", "bid": "game.bidding", "ask": "game.asking", "give": "game.giving",
    "call": "game.calling", "slam": "game.slam", "play": "common.follow",
}
#: By the stage of a deal as shown, see `Board.stage`.
STAGES: Mapping[str, str] = {
    "deal": "game.deal", "bidding": "game.bidding", "play": "common.follow", "scoring": "game.score",
}


def anchor_of(rule: str) -> str:
    """The paragraph that explains the rule with the key ``rule``; KeyError if there is no such rule."""
    return RULES[rule]


def option_anchor(name: str) -> str:
    """The paragraph that explains the option ``name``."""
    return f"options.{name}"
