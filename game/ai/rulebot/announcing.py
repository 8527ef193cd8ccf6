"""Handfuls and slams, only when they are sane."""

from __future__ import annotations

from ...engine.actions import Action, DeclareSlam, Pass, ShowHandful
from ...engine.cards import FOOL, SUIT, SUITS, TAROTS, Cards
from ...engine.observation import Observation
from ...engine.rules import Rules

#: The highest multiplier of a contract against which defenders show their handfuls.
SHOWN_AGAINST = 2


def slam(seen: Observation) -> Action:
    """Only with every trick in hand."""
    return DeclareSlam() if _every_trick(seen.rules, seen.hand) else Pass()


def _every_trick(rules: Rules, hand: Cards) -> bool:
    """Whether the tarots outlast all others and no suit card can be beaten once those are gone."""
    strength, out = rules.strength, TAROTS - hand
    mine = sorted((strength[card] for card in hand & TAROTS), reverse=True)
    theirs = sorted((strength[card] for card in out), reverse=True)
    draws = len(mine) >= len(theirs) and all(a > b for a, b in zip(mine, theirs, strict=False))
    return draws and all(_unbeaten(rules, hand, suit) for suit in SUITS) and FOOL not in hand


def _unbeaten(rules: Rules, hand: Cards, suit: str) -> bool:
    strength = rules.strength
    best_out = max((strength[card] for card in SUIT[suit] - hand if card in rules.deck), default=0)
    return all(strength[card] > best_out for card in hand & SUIT[suit])


def handful(seen: Observation) -> Action | None:
    """The largest handful there is, if this side looks like winning the deal; None otherwise."""
    shows = [action for action in seen.actions if isinstance(action, ShowHandful)]
    return shows[-1] if shows and _confident(seen) else None


def _confident(seen: Observation) -> bool:
    """So many tarots win most deals for either side; against a high contract a defender had better not count on it."""
    return seen.sides[seen.seat] == 0 or seen.taking.contract.multiplier <= SHOWN_AGAINST
