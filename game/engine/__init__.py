"""The rules of the games: pure functions on frozen values. No clock, no randomness, no screen, no text for players.

    >>> from random import Random
    >>> from game.engine import deal, apply, observe, rules_of
    >>> rules = rules_of("chambery")
    >>> state, events = deal(rules, dealer=0, order=Random(7).sample(rules.deck, len(rules.deck)))
    >>> seen = observe(state, state.turn)
    >>> state, events = apply(state, seen.actions[0])

Most names of this package are imported on first use, so that the window opens without loading them.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from .cards import Card, cards, written

if TYPE_CHECKING:
    from .actions import Action, IllegalAction
    from .events import Event
    from .game import State, Transition, apply, deal, deal_of, step
    from .observation import Observation, observe
    from .rules import Rules
    from .variants import PRESETS, InvalidRules, rules_of

__all__ = ["PRESETS", "Action", "Card", "Event", "IllegalAction", "InvalidRules", "Observation", "Rules", "State",
           "Transition", "apply", "cards", "deal", "deal_of", "observe", "rules_of", "step", "written"]

_MODULES = {"Action": "actions", "Event": "events", "IllegalAction": "actions",
            "InvalidRules": "variants", "Observation": "observation", "PRESETS": "variants", "Rules": "rules",
            "State": "game", "Transition": "game", "apply": "game", "deal": "game", "deal_of": "game",
            "observe": "observation", "rules_of": "variants", "step": "game"}


def __getattr__(name: str) -> Any:
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f".{_MODULES[name]}", __name__), name)
