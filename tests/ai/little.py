"""Games with so few cards that every deal consistent with an observation can be listed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations, product
from random import Random
from typing import Any

from game.ai.worlds.places import ECART, TALON
from game.ai.worlds.world import World, replay_world
from game.engine import Card, IllegalAction, Observation, Rules, deal, observe
from game.engine.cards import FOOL, KINGS, MOND, PACK, PACKS, PAGAT, TAROTS
from tests.builders import Table, rules

#: Name of a preset's table, cards in a hand, cards in the talon, sizes of handfuls.
LITTLE = (
    ("chambery players=3", 3, 2, ()), ("chambery players=4", 2, 2, ()), ("chambery", 2, 1, ()),
    ("chambery players=4 lone_petit=void", 2, 2, ()), ("chambery players=4 partnership=croise", 2, 2, ()),
    ("chambery-dummett players=4", 2, 2, ()), ("french players=3", 3, 2, (2, 3)), ("french players=4", 2, 2, (2,)),
    ("french players=5", 2, 1, (2,)), ("french players=6", 2, 0, ()), ("french-open-call", 2, 1, (2,)),
    ("french-open-call players=4", 2, 2, (2,)), ("piedmont", 2, 2, ()),
)


def little(game: str, hand: int, talon: int, handfuls: tuple[int, ...], pack: Any) -> Rules:
    """The rules of ``game`` with small hands and a small talon; the caller adds a pack of ``pack`` cards to `PACKS`."""
    row = replace(rules(game).row, pack=pack, packets=(hand,), talon=talon, handfuls=handfuls)
    return replace(rules(game), pack=pack, row=row, at_table=rules(game).players)


def some_cards(size: int, heads: int, rng: Random) -> tuple[Card, ...]:
    suits = rng.sample("SHDC", rng.randint(2, 4))
    plain = [card for card in PACK[22:] if card.suit in suits and card not in KINGS]
    others = rng.sample(sorted(TAROTS - {PAGAT, MOND}), size)
    tarots = rng.sample([PAGAT, MOND, *others], rng.randint(size // 3, size // 2))
    kept = rng.sample([FOOL, *sorted(KINGS)], heads)
    return tuple(sorted({*kept, *tarots, *rng.sample(plain, size)}, key=lambda c: (c in plain, rng.random())))[:size]


def dealt(game: str, hand: int, talon: int, handfuls: tuple[int, ...], rng: Random) -> Table:
    """A random deal of few cards.

    In games that allow discarding all tarots together, the pack has few Kings, so that this case occurs as in the real
    games.
    """
    size = rules(game).players * hand + talon
    heads = hand - talon if rules(game).family.pagat_told else rng.randint(0, 4)
    PACKS[size] = tuple(sorted(some_cards(size, heads, rng)))
    by = little(game, hand, talon, handfuls, size)
    state, events = deal(by, rng.randrange(by.at_table), rng.sample(by.deck, size))
    return Table(state, list(events), [])


# -- every deal that is consistent with an observation ----------------------------------------------------------------


def ways(seen: Observation) -> int:
    left, total = len(_unseen(seen)), 1
    for size in _sizes(seen).values():
        for n in range(size):
            total = total * (left - n) // (n + 1)
        left -= size
    return total


def _unseen(seen: Observation) -> list[Card]:
    gone = {card for _, card, _ in seen.plays()} | seen.hand | (seen.ecart or set())
    return [card for card in seen.rules.deck if card not in gone]


def _sizes(seen: Observation) -> dict[int, int]:
    hands = {seat: size for seat, size in enumerate(seen.sizes) if seat != seen.seat}
    return {**hands, ECART: seen.ecart_size if seen.ecart is None else 0, TALON: seen.talon_size}


def _laid_out(cards: Sequence[Card], sizes: Sequence[tuple[int, int]]) -> Iterator[dict[int, frozenset[Card]]]:
    if not sizes:
        yield {}
        return
    place, size = sizes[0]
    for some in combinations(cards, size):
        for rest in _laid_out([card for card in cards if card not in some], sizes[1:]):
            yield {place: frozenset(some), **rest}


def every_world(seen: Observation) -> list[World]:
    """All worlds consistent with ``seen`` according to the engine, computed without the sampler."""
    seats = range(len(seen.sizes))
    found = []
    for lies in _laid_out(_unseen(seen), list(_sizes(seen).items())):
        lies[seen.seat] = seen.hand
        hands = tuple(lies[seat] for seat in seats)
        ecart = lies[ECART] if seen.ecart is None else seen.ecart
        for given in _gifts(seen, hands):
            world = World(hands, ecart, lies[TALON], given, seen.sides)
            if consistent(seen, world):
                found.append(world)
    return found


def _gifts(seen: Observation, hands: Sequence[frozenset[Card]]) -> Iterator[tuple[Card | None, ...]]:
    owed = seen.sizes[seen.taking.taker] - seen.rules.row.hand if seen.phase == "giving" else 0
    back = seen.exchanges[:len(seen.exchanges) - owed]
    had = {seat: sorted(hand | {card for by, card, _ in seen.plays() if by == seat}) for seat, hand in enumerate(hands)}
    choices = [had[x.holder] if x.given is None else [x.given] for x in back]
    for given in product(*choices):
        if len(set(given)) == len(given):
            yield (*given, *[None] * owed)


def shares(worlds: Sequence[World]) -> dict[tuple[object, str], float]:
    counted: Counter[tuple[object, str]] = Counter()
    for world in worlds:
        for seat, hand in enumerate(world.hands):
            counted.update((card, f"hand {seat}") for card in hand)
        counted.update((card, "ecart") for card in world.ecart)
        counted.update((card, "talon") for card in world.talon)
        counted.update((card, f"given {n}") for n, card in enumerate(world.given))
        counted[bool(world.ecart & TAROTS), "tarots laid"] += 1
    return {key: n / len(worlds) for key, n in counted.items()}


def consistent(seen: Observation, world: World) -> bool:
    """Whether replaying ``world`` gives exactly the observation ``seen``."""
    try:
        state = replay_world(seen, world)
    except (IllegalAction, ValueError):
        return False
    return observe(state, seen.seat) == seen
