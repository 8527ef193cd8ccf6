"""In how many ways cards can lie."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from math import comb, factorial, prod

#: With more fillings to go through than this at a time, places that need not be kept apart are counted as one.
LIMIT = 100

Group = tuple[int, int]  # places counted as one: their mask, how many cards they take together


def arrangements(allowed: Sequence[int], room: Sequence[int], apart: int) -> int:
    """In how many ways each card can go to a place of its mask in ``allowed``, with ``room`` just filled.

    Exact where that is quick; else as if the places that are not in the mask ``apart`` were one, in which everything
    may lie that may lie in any of them: good for comparing cases that differ in the places ``apart``.
    """
    if min(room) < 0 or sum(room) != len(allowed):
        return 0
    if not allowed:
        return 1
    kinds = Counter(allowed)
    groups = _alike(kinds, room)
    if prod(taken + 1 for _, taken in sorted(groups, key=lambda g: g[1])[:-1]) > LIMIT:
        groups = _merged(groups, apart)
    split = prod(factorial(taken) for _, taken in groups) // prod(factorial(n) for n in room)
    return split * _fillings(kinds, groups)


def _alike(kinds: Counter[int], room: Sequence[int]) -> list[Group]:
    """Places that take the same cards, together."""
    groups: dict[tuple[bool, ...], Group] = {}
    for place, left in enumerate(room):
        if left:
            takes = tuple(mask >> place & 1 == 1 for mask in kinds)
            mask, taken = groups.get(takes, (0, 0))
            groups[takes] = mask | 1 << place, taken + left
    return list(groups.values())


def _merged(groups: list[Group], apart: int) -> list[Group]:
    rest = [group for group in groups if not group[0] & apart]
    one = (sum(mask for mask, _ in rest), sum(taken for _, taken in rest))
    return [group for group in groups if group[0] & apart] + [one]


def _fillings(kinds: Counter[int], groups: list[Group]) -> int:
    """In how many ways the cards can go to the groups of places, kind after kind; the last takes what is left."""
    groups = sorted(groups, key=lambda group: group[1])
    alike: Counter[tuple[bool, ...]] = Counter()
    for mask, cards in kinds.items():
        alike[tuple(mask & group != 0 for group, _ in groups)] += cards
    *first, last = sorted(alike, key=lambda may: (sum(may), alike[may]))
    ways = {tuple(taken for _, taken in groups): 1}
    for may in first:
        after: Counter[tuple[int, ...]] = Counter()
        for room, so_far in ways.items():
            for left, more in _spread(alike[may], may, room):
                after[left] += so_far * more
        ways = after
    return sum(so_far * factorial(alike[last]) // prod(map(factorial, room)) for room, so_far in ways.items()
               if all(may or not left for may, left in zip(last, room, strict=True)))


def _spread(cards: int, may: tuple[bool, ...], room: tuple[int, ...]) -> Iterator[tuple[tuple[int, ...], int]]:
    """What room may be left after ``cards`` of one kind, and in how many ways."""
    if len(room) == 1:
        if cards == 0 or (may[0] and cards <= room[0]):
            yield (room[0] - cards,), 1
        return
    for here in range(min(cards, room[0]) + 1 if may[0] else 1):
        for left, ways in _spread(cards - here, may[1:], room[1:]):
            yield (room[0] - here, *left), ways * comb(cards, here)
