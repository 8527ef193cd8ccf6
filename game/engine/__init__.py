"""The rules of the games: pure functions on frozen values. No clock, no randomness, no screen, no text for players.

    >>> from random import Random
    >>> from game.engine import deal, apply, observe, rules_of
    >>> rules = rules_of("chambery")
    >>> state, events = deal(rules, dealer=0, order=Random(7).sample(rules.deck, len(rules.deck)))
    >>> seen = observe(state, state.turn)
    >>> state, events = apply(state, seen.actions[0])
"""

from .actions import Action
from .cards import Card, cards, written
from .events import Event
from .game import IllegalAction, State, Transition, apply, deal, deal_of, step
from .observation import Observation, observe
from .rules import Rules
from .variants import PRESETS, InvalidRules, rules_of

__all__ = [
           "PRESETS",
           "Action",
           "Card",
           "Event",
           "IllegalAction",
           "InvalidRules",
           "Observation",
           "Rules",
           "State",
           "Transition",
           "apply",
           "cards",
           "deal",
           "deal_of",
           "observe",
           "rules_of",
           "step",
           "written",
]
