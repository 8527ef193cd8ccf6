"""Learns the information in bids, passes, écarts and calls, from deals that bots bid and play."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import log
from random import Random

from game.ai.bots import Bot
from game.ai.selfplay import shuffled
from game.ai.worlds.places import ECART, ECART_TAROTS, GIVEN, PLACES, TALON
from game.ai.worlds.sampler import Sampler
from game.engine.cards import FOOL, PAGAT, TAROTS, Card
from game.engine.game import deal, step
from game.engine.observation import Observation, observe
from game.engine.phases.playing import Playing
from game.engine.rules import Rules, Seat

#: By sign and kind of card: the logarithm of the factor by which a card of that kind is likelier in the sign's place.
TellTable = Mapping[str, Mapping[str, float]]
#: Tarots by the number, of all 21, that are weaker or equal.
BANDS = ((6, "low"), (11, "middle"), (16, "high"), (20, "top"), (21, "best"))
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
    sampler = swayed(seen, seed, table)
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
        sampler = swayed(position.seen, 1, table)
        drawn = [sampler.places() for _ in range(MEASURED)]
        for n, card in enumerate(sampler.hidden):
            there = sum(world[n] == position.lies[card] for world in drawn)
            logs.append(log((there + 0.5) / (MEASURED + 2)))
    return sum(logs) / len(logs)


def swayed(seen: Observation, seed: int, table: TellTable | None) -> Sampler:
    """A sampler of worlds with the likelihoods of ``table``, or of equally likely worlds for None."""
    sampler = Sampler(seen, seed)
    if table is not None:
        sampler.tells = tell_weights(seen, sampler.hidden, table)
    return sampler


def tell_weights(seen: Observation, hidden: Sequence[Card], table: TellTable) -> list[float]:
    """The logarithms of the factors by which each hidden card in each place makes a world likelier.

    The index is card * PLACES + place, with the position of the card in ``hidden``.
    """
    by_place = [0.0] * (len(hidden) * PLACES)
    given = signs(seen)
    for n, card in enumerate(hidden):
        for place, sign in given:
            by_place[n * PLACES + place] += table.get(sign, {}).get(kind_for(seen, sign, card), 0.0)
        by_place[n * PLACES + ECART_TAROTS] = by_place[n * PLACES + ECART]
        if seen.ecart_by is not None:
            by_place[n * PLACES + GIVEN] = by_place[n * PLACES + seen.ecart_by]
    return by_place


# -- signs ------------------------------------------------------------------------------------------------------------


@cache
def kind(rules: Rules, card: Card) -> str:
    """The name of the kind of ``card``: the Fool, the 1, a band of tarots by strength, a court or a pip."""
    if card == FOOL:
        return "fool"
    if card in TAROTS:
        if card == PAGAT:
            return "pagat"
        below = sum(1 for other in TAROTS if rules.strength[other] <= rules.strength[card])
        return next(name for most, name in BANDS if below <= most)
    strength = rules.strength[card]
    return {14: "king", 13: "queen", 12: "cavalier", 11: "jack"}.get(strength, "pip")


def kind_for(seen: Observation, sign: str, card: Card) -> str:
    """The kind of ``card`` for ``sign``; empty if the sign is a call in another suit."""
    if sign == "called" and all(card.suit != called.suit for called in seen.taking.called):
        return ""
    return kind(seen.rules, card)


def signs(seen: Observation) -> list[tuple[int, str]]:
    """The signs in bids, passes, the écart and calls, each with the place that it concerns."""
    given = [(seat, sign) for seat in seen.order if seat != seen.seat for sign in _by(seen, seat)]
    return given + ([(ECART, "ecart")] if seen.ecart_by is not None and seen.ecart is None else [])


def _by(seen: Observation, seat: Seat) -> Iterator[str]:
    bids = [bid for by, bid in seen.bids if by == seat]
    if bids:
        first = next(n for n, (by, _) in enumerate(seen.bids) if by == seat)
        before = [bid for _, bid in seen.bids[:first] if bid != "pass"]
        spoken = [bid for bid in bids if bid != "pass"]
        yield f"bid {spoken[-1]}" if spoken else f"pass over {before[-1]}" if before else "pass"
    if seat == seen.ecart_by:
        yield "laid"
    if seat == seen.taking.taker and seen.taking.called:
        yield "called"
