"""What one switch can choose: the nodes of a page that can be used, in groups that are short enough to wait for.

No pygame: the nodes are those for screen readers.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from .access import Bounds, Node, NodeAct, NodeKey, NodeRole

MOST = 8
"""The most stops of a group; more are divided."""
FEW = 5
"""So many stops need no groups."""
GROUPS = (NodeRole.LIST, NodeRole.CHOICE, NodeRole.TABS, NodeRole.TABLE)
"""What is framed as a whole before its parts."""
USES = frozenset((NodeAct.PRESS, NodeAct.MORE, NodeAct.FOCUS))


@dataclass(frozen=True, slots=True)
class ScanStop:
    """Something that is framed: a node, or a group of ``parts``. The way ``back`` is no node."""

    key: NodeKey = ()
    bounds: Bounds = (0, 0, 0, 0)
    parts: tuple[ScanStop, ...] = ()
    back: bool = False

    def holds(self, key: NodeKey) -> bool:
        """Whether the node with this key, or one of its parts, is here."""
        own = bool(self.key) and key[:len(self.key)] == self.key
        return own or any(part.holds(key) for part in self.parts)


BACK = ScanStop(back=True)
"""The way back, which every page has."""


def stops_of(page: Node, usable: Container[NodeKey]) -> tuple[ScanStop, ...]:
    """The stops of ``page``, groups first; of its nodes those count that are ``usable`` and not refused now."""
    found = tuple(_grouped(page, usable))
    single = [leaf for stop in found for leaf in leaves(stop)]
    if len(single) <= FEW:
        return tuple(single)
    made = _few(_runs(found))
    made = made[0].parts if len(made) == 1 and made[0].parts else made
    flat = tuple(inner for stop in made for inner in _divided(stop))
    return flat if len(flat) <= MOST else made


def _divided(stop: ScanStop) -> tuple[ScanStop, ...]:
    """The parts of a group that was divided, which cost a press less as groups of their own; otherwise ``stop``."""
    return stop.parts if stop.parts and all(part.parts for part in stop.parts) else (stop,)


def leaves(stop: ScanStop) -> Iterator[ScanStop]:
    """The stops in ``stop`` that are no groups."""
    if not stop.parts:
        yield stop
    for part in stop.parts:
        yield from leaves(part)


def _grouped(node: Node, usable: Container[NodeKey]) -> Iterator[ScanStop]:
    """The stops at ``node`` and below."""
    inner = tuple(stop for part in node.parts for stop in _grouped(part, usable))
    if node.role in GROUPS:
        yield from _as_groups(inner)
    else:
        if node.key in usable and node.acts & USES and not node.why and not (inner and NodeAct.PRESS not in node.acts):
            yield ScanStop(node.key, node.bounds)
        yield from inner


def _runs(stops: Sequence[ScanStop]) -> Iterator[ScanStop]:
    """``stops`` with neighbours that are no groups, and are near each other, as one group."""
    run: list[ScanStop] = []
    for stop in stops:
        if stop.parts or (run and _far(run[-1], stop)):
            yield from _as_groups(run)
            run = []
        if stop.parts:
            yield stop
        else:
            run.append(stop)
    yield from _as_groups(run)


def _far(one: ScanStop, other: ScanStop) -> bool:
    """Whether there is room for another line between two stops."""
    (_, top, _, high), (_, below, _, next_high) = one.bounds, other.bounds
    return max(below - (top + high), top - (below + next_high)) > max(high, next_high)


def _as_groups(run: Sequence[ScanStop]) -> tuple[ScanStop, ...]:
    return (_group(run),) if run else ()


def _group(stops: Sequence[ScanStop]) -> ScanStop:
    """``stops`` as one, divided if they are many."""
    if len(stops) == 1:
        return stops[0]
    left, top = (min(stop.bounds[side] for stop in stops) for side in (0, 1))
    right, bottom = (max(stop.bounds[side] + stop.bounds[side + 2] for stop in stops) for side in (0, 1))
    return ScanStop((), (left, top, right - left, bottom - top), _few(stops))


def _few(stops: Iterator[ScanStop] | Sequence[ScanStop]) -> tuple[ScanStop, ...]:
    """``stops``, in even groups if they are more than :data:`MOST`."""
    every = tuple(stops)
    if len(every) <= MOST:
        return every
    count = -(-len(every) // MOST)
    cuts = [round(number * len(every) / count) for number in range(count + 1)]
    return _few([_group(every[start:end]) for start, end in pairwise(cuts)])
