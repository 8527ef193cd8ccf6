"""Sampling of arrangements: one is found whenever one exists, and all are equally likely."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random

import pytest

from game.ai.kernel.filling import PLACES, SCRATCH, fill, swap_steps

Problem = tuple[list[int], list[int]]


def arrangements(allowed: list[int], room: list[int]) -> list[tuple[int, ...]]:
    """All assignments of cards to ``allowed`` places that put ``room[place]`` cards in each place."""
    choices = [[p for p in range(PLACES) if mask >> p & 1] for mask in allowed]
    return [ways for ways in product(*choices) if all(ways.count(p) == room[p] for p in range(PLACES))]


def by_chance(rng: Random) -> Problem:
    """A random problem of up to seven cards in up to five places, which always has a solution."""
    places, kinds = rng.randint(2, 5), rng.randint(1, 5)
    lies = [rng.randrange(places) for _ in range(rng.randint(2, 7))]
    kind = [rng.randrange(kinds) for _ in lies]
    masks = [1 << rng.randrange(places) if rng.random() < 0.5 else 0 for _ in range(kinds)]
    for n, place in zip(kind, lies, strict=True):
        masks[n] |= 1 << place
    return [masks[n] for n in kind], [lies.count(p) for p in range(PLACES)]


def drawn(problem: Problem, worlds: int, seed: int) -> Counter[tuple[int, ...]]:
    """The number of times each arrangement is drawn, with a new start for every twelve worlds as in the sampler."""
    (allowed, room), n = problem, len(problem[0])
    place, scratch, path, rng = [0] * n, [0] * SCRATCH, [0] * PLACES, [seed]
    found: Counter[tuple[int, ...]] = Counter()
    for world in range(worlds):
        new = world % 12 == 0
        if new:
            assert fill(n, allowed, room, place, scratch, rng) == 1
        swap_steps(n, allowed, place, path, rng, (n + 8) * (3 if new else 1))
        found[tuple(place)] += 1
    return found


def ring(length: int) -> Problem:
    """A problem in which each card fits in two neighbouring places of a ring, so that all cards must move together."""
    allowed = [1 << p | 1 << (p + 1) % length for p in range(length)]
    return allowed, [int(p < length) for p in range(PLACES)]


def test_a_fill_is_found_whenever_there_is_one() -> None:
    rng, none = Random(1), 0
    for _ in range(200):
        allowed, room = by_chance(rng)
        card = rng.randrange(len(allowed))
        allowed[card] = 1 << rng.randrange(5)
        place, possible = [0] * len(allowed), arrangements(allowed, room)
        assert fill(len(allowed), allowed, room, place, [0] * SCRATCH, [rng.getrandbits(48)]) == bool(possible)
        assert not possible or tuple(place) in possible
        none += not possible
    assert none > 15


@pytest.mark.parametrize("length", [2, 3, 4, 5, 6])
def test_mixing_gets_round_every_ring(length: int) -> None:
    allowed, room = ring(length)
    place, seen = list(range(length)), Counter[int]()
    rng, path = [5], [0] * PLACES
    for _ in range(500):
        swap_steps(length, allowed, place, path, rng, 4 * length ** (length - 2))
        seen[place[0]] += 1
    assert abs(seen[0] - seen[1]) < 130, seen
    assert sorted(room[:length]) == [1] * length


def test_all_arrangements_are_equally_likely() -> None:
    rng, worst, ratios = Random(2), 0.0, list[float]()
    for seed in range(50):
        problem = by_chance(rng)
        possible = arrangements(*problem)
        if not 1 < len(possible) <= 120:
            continue
        worlds = 6_000
        found = drawn(problem, worlds, seed)
        assert set(found) == set(possible)
        expected = worlds / len(possible)
        ratios.append(sum((found[w] - expected) ** 2 for w in possible) / expected / (len(possible) - 1))
        for card, place in product(range(len(problem[0])), range(PLACES)):
            share = sum(w[card] == place for w in possible) / len(possible)
            drawn_share = sum(n for w, n in found.items() if w[card] == place) / worlds
            worst = max(worst, abs(share - drawn_share))
    print(f"{len(ratios)} problems: worst place {worst:.4f}, chi-square a degree {sum(ratios) / len(ratios):.2f}")
    assert len(ratios) > 20
    assert worst < 0.045
    assert sum(ratios) / len(ratios) < 2.5


def test_a_fill_alone_would_be_uneven() -> None:
    allowed, room = [0b011, 0b011, 0b111, 0b110], [1, 2, 1, *[0] * 7]
    possible = arrangements(allowed, room)
    place, found = [0] * 4, Counter[tuple[int, ...]]()
    rng = [3]
    for _ in range(3_000):
        fill(4, allowed, room, place, [0] * SCRATCH, rng)
        found[tuple(place)] += 1
    assert max(abs(found[w] / 3_000 - 1 / len(possible)) for w in possible) > 0.05
    mixed = drawn((allowed, room), 3_000, 3)
    assert max(abs(mixed[w] / 3_000 - 1 / len(possible)) for w in possible) < 0.04


def test_compiled_it_draws_the_same() -> None:
    from game.ai.kernel.compiled import array, compiled

    kernel, rng = compiled(), Random(4)
    for seed in range(20):
        allowed, room = by_chance(rng)
        n = len(allowed)
        plain = [allowed, room, [0] * n, [0] * SCRATCH, [seed]]
        arrays = [array(some) for some in plain]
        path = [0] * PLACES
        for _ in range(5):
            assert fill(n, *plain) == kernel["fill"](n, *arrays)
            swap_steps(n, plain[0], plain[2], path, plain[4], 40)
            kernel["swap_steps"](n, arrays[0], arrays[2], array(path), arrays[4], 40)
            assert (plain[2], plain[4]) == (arrays[2].tolist(), arrays[4].tolist())
