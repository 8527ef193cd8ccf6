"""Learns the information in bids, passes, écarts and calls, from deals that bots bid and play."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import log
from random import Random

from game.ai.bots import Bot
from game.ai.selfplay import shuffled
from game.ai.worlds.places import ECART, TALON
from game.ai.worlds.sampler import Sampler
from game.ai.worlds.tells import TellTable, kind_for, signs
from game.engine.cards import Card
from game.engine.game import deal, step
from game.engine.observation import Observation, observe
from game.engine.phases.playing import Playing
from game.engine.rules import Rules

#: The excess of cards of a kind in true deals over those in sampled worlds, by sign and kind.
Missing = dict[tuple[str, str], float]

#: The number of positions between two steps, the size of a step, and the rate at which rare signs are forgotten.
BATCH, RATE, FORGET = 20, 0.4, 0.003
#: The number of worlds sampled for each position, to learn and to measure.
DRAWN, MEASURED = 5, 200


@dataclass(frozen=True, slots=True)
class Position:
    """A seat's observation during the play, and the true places of the cards."""

    seen: Observation
    lies: dict[Card, int]


def positions(rules: Rules, seeds: Iterable[int], bot: Bot) -> Iterator[Position]:
    """Yield the positions of all seats at a random moment in the first tricks of each deal."""
    for seed in seeds:
        rng = Random(seed)
        state = deal(rules, seed % rules.at_table, shuffled(rules.deck, rng))[0]
        trick = int(rng.random() * min(8, rules.row.hand - 2))
        while (seat := state.turn) is not None:
            if isinstance(state, Playing) and len(state.tricks) == trick:
                lies = _lies(state)
                yield from (Position(observe(state, seat), lies) for seat in state.facts.deal.order)
                break
            state, _ = step(state, bot.choose(observe(state, seat), rng))


def _lies(state: Playing) -> dict[Card, int]:
    hands = {card: seat for seat, hand in enumerate(state.hands) for card in hand}
    return {**hands, **dict.fromkeys(state.facts.ecart, ECART), **dict.fromkeys(state.facts.talon, TALON)}


def fit(rules: Rules, seeds: Iterable[int], bot: Bot) -> TellTable:
    """The table that makes sampled worlds match true deals: after each sign, each kind of card is equally frequent
    in both.

    Each step follows the gradient of the likelihood: the true frequencies minus those of worlds sampled so far.
    """
    table: dict[str, dict[str, float]] = {}
    missing: Missing = defaultdict(float)
    for n, position in enumerate(positions(rules, seeds, bot), 1):
        _compare(position, n, table, missing)
        if n % BATCH == 0:
            for (sign, kind), more in missing.items():
                row = table.setdefault(sign, {})
                row[kind] = row.get(kind, 0.0) * (1 - FORGET * RATE) + RATE * more / BATCH
            missing.clear()
    return table


def _compare(position: Position, seed: int, table: TellTable, missing: Missing) -> None:
    """Add to ``missing`` the excess of cards of each kind in the true deal over those in sampled worlds, by sign."""
    seen, given = position.seen, signs(position.seen)
    sampler = Sampler(seen, seed, table)
    drawn = [sampler.places() for _ in range(DRAWN)]
    for n, card in enumerate(sampler.hidden):
        for place, sign in given:
            if kind := kind_for(seen, sign, card):
                there = sum(world[n] == place for world in drawn) / DRAWN
                missing[sign, kind] += (position.lies[card] == place) - there


def likelihood(rules: Rules, seeds: Iterable[int], bot: Bot, table: TellTable | None) -> float:
    """The mean logarithm of the share of sampled worlds in which a hidden card is in its true place; higher is better.
    """
    logs = list[float]()
    for position in positions(rules, seeds, bot):
        sampler = Sampler(position.seen, 1, table)
        drawn = [sampler.places() for _ in range(MEASURED)]
        for n, card in enumerate(sampler.hidden):
            there = sum(world[n] == position.lies[card] for world in drawn)
            logs.append(log((there + 0.5) / (MEASURED + 2)))
    return sum(logs) / len(logs)
