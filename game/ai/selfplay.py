"""Whole deals played by bots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from hashlib import blake2b
from random import Random

from ..engine.cards import FOOL, KINGS, QUEENS, TAROTS, Card
from ..engine.game import State, deal, deal_of, seats_in_play, step
from ..engine.observation import observe
from ..engine.record import Move, Record, begun, closed
from ..engine.rules import Rules, Seat
from .bots import bot_named, legal_choice


def chance(kind: str, *numbers: int) -> Random:
    """A random generator seeded by ``kind`` and ``numbers``: the same on every machine, independent of all others."""
    digest = blake2b(" ".join((kind, *map(str, numbers))).encode(), digest_size=16)
    return Random(int.from_bytes(digest.digest(), "big"))


def shuffled(deck: Sequence[Card], rng: Random) -> tuple[Card, ...]:
    """``deck`` shuffled with ``rng.random()`` only, whose sequence is the same under every version of Python."""
    return tuple(sorted(deck, key=lambda card: rng.random()))


def lopsided(rules: Rules, dealer: Seat, rng: Random) -> State:
    """The state of a deal with one extreme hand, which is rare in random deals, drawn from ``rng``.

    The hand has the highest tarots, to try slams; or tarots and Kings, with more in the talon, to try tarots forced
    into the écart; or all Kings and some Queens, to try calls of lower ranks.
    """
    kinds: tuple[Callable[[], list[Card]], ...] = (
        lambda: sorted(TAROTS, key=lambda card: -rules.strength[card]),
        lambda: list(shuffled([*sorted(TAROTS), FOOL, *sorted(KINGS)], rng)),
        lambda: [*sorted(KINGS), *shuffled(sorted(QUEENS), rng)[: int(rng.random() * 5)]])
    seats = seats_in_play(rules.at_table, rules.players, dealer)
    lucky, kind = seats[int(rng.random() * len(seats))], kinds[int(rng.random() * len(kinds))]
    wanted = kind()
    rest = [card for card in shuffled(rules.deck, rng) if card not in wanted]
    size, pile = rules.row.hand, [*wanted, *rest]
    hand, pile = pile[:size], pile[size:]
    talon, pile = pile[:rules.row.talon], list(shuffled(pile[rules.row.talon:], rng))
    hands = [hand if s == lucky else [pile.pop() for _ in range(size)] if s in seats else []
             for s in range(rules.at_table)]
    return deal_of(rules, dealer, hands, talon)[0]


def played(rules: Rules, dealer: Seat, order: Sequence[Card], levels: Sequence[str],
           rng: Random) -> tuple[Record, State]:
    """Deal the cards in ``order`` and play the deal; ``levels`` are the names of the bots, by seat.

    Returns the record and the last state.
    """
    return played_out(deal(rules, dealer, order)[0], levels, rng)


def played_out(state: State, levels: Sequence[str], rng: Random) -> tuple[Record, State]:
    """Play the deal of ``state``, which was just dealt, with bots of ``levels``. Returns its record and last state."""
    record, moves = begun(state, bots=tuple(levels)), list[Move]()
    bots = [bot_named(level) for level in levels]
    while (seat := state.turn) is not None:
        action = legal_choice(bots[seat], levels[seat], observe(state, seat), rng, f"action {len(moves) + 1}")
        moves.append((seat, action))
        state, _ = step(state, action)
    return closed(replace(record, moves=tuple(moves)), state), state
