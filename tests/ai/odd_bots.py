"""Bots as a developer may supply them: valid, unusual and broken ones."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from game.ai import random_bot
from game.ai.rulebot import rule_bot
from game.engine import Action, Observation
from game.engine.actions import Pass, Play


class First:
    def choose(self, seen: Observation, rng: Random) -> Action:
        return seen.actions[0]


class Spy:
    """Plays by rule, and stores each observation with the first random number drawn for it."""

    saw: ClassVar[list[tuple[object, float]]] = []

    def choose(self, seen: Observation, rng: Random) -> Action:
        self.saw.append((seen, rng.random()))
        return rule_bot.choose(seen, rng)


class Now:
    """Mostly plays by rule, sometimes at random, so that it differs from the plain level early and late in a deal."""

    def choose(self, seen: Observation, rng: Random) -> Action:
        return (random_bot if rng.random() < 0.1 else rule_bot).choose(seen, rng)


class Cheat:
    def choose(self, seen: Observation, rng: Random) -> Action:
        return next(Play(card) for card in seen.rules.deck if Play(card) not in seen.actions)


class Broken:
    def choose(self, seen: Observation, rng: Random) -> Action:
        raise LookupError("no idea\nwhat to do")


class Unmakable:
    def __init__(self) -> None:
        raise OSError("no weights here")

    def choose(self, seen: Observation, rng: Random) -> Action:
        return Pass()


class Mute:
    """A class without ``choose``."""
