"""Plays random legal actions, weighted so that rare events of the rules happen often enough for tests."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TypeVar

from ..engine.actions import Action, Ask, Bid, DeclareSlam, Discard, Done, Pass, ShowHandful
from ..engine.cards import KINGS, TAROTS
from ..engine.observation import Observation
from .stop import Stopped, never

T = TypeVar("T")


def one_of(rng: Random, some: Sequence[T]) -> T:
    """A random element of ``some``; faster than ``rng.choice`` and the same under every version of Python."""
    return some[int(rng.random() * len(some))]


def _auction(seen: Observation, rng: Random) -> Action:
    """Pass in seven of ten cases; else most deals would be played at the highest bid by the last bidder."""
    bids = [action for action in seen.actions if isinstance(action, Bid)]
    return one_of(rng, bids) if bids and rng.random() > 0.7 else Pass()


def _asking(seen: Observation, rng: Random) -> Action:
    """Ask, most often, for a card that may be in another seat's écart: one announced there, else a suit card."""
    asks = [action for action in seen.actions if isinstance(action, Ask)]
    if not asks or rng.random() < 0.1:
        return Done()
    hit = [ask for ask in asks if ask.card in seen.told]
    plain = [ask for ask in asks if ask.card not in KINGS | TAROTS]
    return one_of(rng, hit or plain or asks) if rng.random() < 0.85 else one_of(rng, asks)


def _discarding(seen: Observation, rng: Random) -> Action:
    """Discard a tarot, if one may be discarded, more often than by chance."""
    tarots = [action for action in seen.actions if isinstance(action, Discard) and action.card in TAROTS]
    return one_of(rng, tarots) if tarots and rng.random() < 0.5 else one_of(rng, seen.actions)


def _announcing(seen: Observation, rng: Random) -> Action:
    return DeclareSlam() if rng.random() < 0.1 else Pass()


def _playing(seen: Observation, rng: Random) -> Action:
    """Show a handful in most cases in which there is one; handfuls are listed after the cards in ``seen.actions``."""
    if not isinstance(seen.actions[-1], ShowHandful):
        return one_of(rng, seen.actions)
    shows = rng.random() < 0.8
    return one_of(rng, [action for action in seen.actions if isinstance(action, ShowHandful) == shows])


HABITS: dict[str, Callable[[Observation, Random], Action]] = {
    "auction": _auction, "asking": _asking, "discarding": _discarding, "announcing": _announcing, "playing": _playing,
}


def choose(seen: Observation, rng: Random, stopped: Stopped = never) -> Action:
    """A random legal action for ``seen``."""
    habit = HABITS.get(seen.phase)
    return habit(seen, rng) if habit else one_of(rng, seen.actions)
