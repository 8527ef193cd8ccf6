"""Whole deals played by bots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from ..engine.cards import Card
from ..engine.game import State, deal, step
from ..engine.observation import observe
from ..engine.record import Move, Record, begun, closed
from ..engine.rules import Rules, Seat
from .bots import LEVELS


def shuffled(deck: Sequence[Card], rng: Random) -> tuple[Card, ...]:
    """``deck`` in an order drawn from ``rng``: by ``random()``, which gives the same under every Python."""
    return tuple(sorted(deck, key=lambda card: rng.random()))


def played(rules: Rules, dealer: Seat, order: Sequence[Card], levels: Sequence[str],
           rng: Random) -> tuple[Record, State]:
    """The deal of ``order`` as bots of ``levels``, by seat, play it with chance from ``rng``; its record, its end."""
    state, _ = deal(rules, dealer, order)
    record, moves = begun(state, bots=tuple(levels)), list[Move]()
    bots = [LEVELS[level] for level in levels]
    while (seat := state.turn) is not None:
        seen = observe(state, seat)
        action = bots[seat].choose(seen, rng)
        assert action in seen.actions, f"{levels[seat]} chose {action}, which is not legal"
        moves.append((seat, action))
        state, _ = step(state, action)
    return closed(replace(record, moves=tuple(moves)), state), state
