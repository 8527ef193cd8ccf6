"""The policy's weights improved by trial: a group of them up or down, kept when it gains on a bank of deals."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any

from ...engine.rules import Rules
from ..kernel import policy as at
from .bank import Bank
from .duel import Duel

#: A change is kept when it gains more than this many of its standard errors.
SURE = 2.0
FIRST_STEP, LAST_STEP = 0.6, 0.1
#: What a unit of payment counts beside a card point, by the way of paying.
PAYMENT = {"zero-sum": 0.15, "raised": 0.15, "stake": 10.0, "french": 0.15}


@dataclass(frozen=True, slots=True)
class Group:
    """Weights of one role that are changed together."""

    name: str
    role: int
    places: tuple[int, ...]


def _block(section: int, sizes: tuple[int, ...], fixed: dict[int, int]) -> list[int]:
    """The places in a section of a role's block where the indices in ``fixed``, by dimension, have those values."""
    found = []
    for indices in product(*map(range, sizes)):
        if all(indices[dimension] == value for dimension, value in fixed.items()):
            place = 0
            for index, size in zip(indices, sizes, strict=True):
                place = place * size + index
            found.append(section + place)
    return found


#: Sections of a block: where they begin, the sizes of their dimensions, the dimensions whose values make the groups.
SECTIONS: tuple[tuple[str, int, tuple[int, ...], tuple[tuple[int, ...], ...]], ...] = (
    ("cards", at.CARDS, (3, 9, 6, 4), ((1, 2), (1, 3))),
    ("tricks", at.TRICKS, (3, 5, 4), ((1, 2),)),
    ("shapes", at.SHAPES, (2, 5, 4, 3), ((1, 2),)),
    ("tarots", at.TAROTS, (3, 2, 6, 4, 6), ((0, 2), (0, 4))),
    ("leads", at.LEADS, (9, 4, 4), ((0, 1),)),
    ("scalars", at.SCALARS, (8,), ((0,),)),
)


def groups(role: int) -> Iterator[Group]:
    """All groups of ``role``."""
    for name, start, sizes, cuts in SECTIONS:
        for cut in cuts:
            for values in product(*(range(sizes[dimension]) for dimension in cut)):
                fixed = dict(zip(cut, values, strict=True))
                places = tuple(role * at.BLOCK + place for place in _block(start, sizes, fixed))
                yield Group(f"{name} {fixed}", role, places)


def climb(rules: Rules, deals: Bank, start: Any, sweeps: int, told: Callable[[str], None]) -> Any:
    """Weights that gain over ``start`` when one seat plays by them among others who play by ``start``."""
    duel, w = Duel(rules, deals, start), start.copy()
    roles = sorted(set(deals["roles"].ravel().tolist()))
    steps: dict[str, float] = {}
    for sweep in range(sweeps):
        for role in roles:
            best, kept = _goal(rules, duel, w, role), 0
            for group in groups(role):
                found, best, w = _tried(rules, duel, w, group, best, steps)
                kept += found
            told(f"sweep {sweep + 1}, role {role}: {kept} changes kept, {best.mean():+.3f} a deal")
    return w


def _goal(rules: Rules, duel: Duel, w: Any, role: int) -> Any:
    """What the seats of ``role`` gain, by deal, in card points and payment together."""
    gain = duel.gains(w, role)
    return gain[:, 0] / rules.family.unit + PAYMENT[rules.payment] * gain[:, 1]


def _tried(rules: Rules, duel: Duel, w: Any, group: Group, best: Any, steps: dict[str, float]) -> tuple[int, Any, Any]:
    """The better of ``w`` and ``w`` with the group moved up or down."""
    key = f"{group.role} {group.name}"
    step = steps.get(key, FIRST_STEP)
    if step < LAST_STEP:
        return 0, best, w
    for sign in (1.0, -1.0):
        other = w.copy()
        other[list(group.places)] += sign * step
        gain = _goal(rules, duel, other, group.role)
        more = gain - best
        if not more.any():
            steps[key] = 0.0
            continue
        if more.mean() > SURE * more.std() / len(more) ** 0.5:
            steps[key] = step * 1.3
            return 1, gain, other
    steps[key] = min(steps.get(key, step), step) * 0.4
    return 0, best, w
