"""The window as a screen reader gets it: a tree of nodes with a role, a name, a state and a place. No pygame.

A widget describes itself (``node`` in ``ui/widgets/base.py``), ``ui/access/tree.py`` makes one tree of all that is
visible, and ``ui/access/adapter.py`` passes it to the reader.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum, auto
from itertools import pairwise

from . import words
from .aloud.cards import spelled
from .units import Point
from .words import SUIT_SIGNS

NodeKey = tuple[str, ...]
"""The key of a node: the keys of its parents, then its last part; unchanged when the scene is laid out again."""
Bounds = tuple[int, int, int, int]
"""The bounds of a node: left, top, width and height in pixels of the window."""


class NodeRole(StrEnum):
    """The role of a node in the tree for screen readers."""

    WINDOW = auto()
    PAGE = auto()
    DIALOG = auto()
    GROUP = auto()
    PROSE = auto()
    HEADING = auto()
    LABEL = auto()
    IMAGE = auto()
    LINK = auto()
    BUTTON = auto()
    TOGGLE = auto()
    CHOICE = auto()
    OPTION = auto()
    TABS = auto()
    TAB = auto()
    SELECT = auto()
    SLIDER = auto()
    FIELD = auto()
    LIST = auto()
    ITEM = auto()
    TABLE = auto()
    ROW = auto()
    CELL = auto()
    HEAD = auto()
    NEWS = auto()
    ALERT = auto()


class NodeAct(StrEnum):
    """An action that a screen reader may ask for on a node."""

    FOCUS = auto()
    PRESS = auto()
    LESS = auto()
    MORE = auto()
    SET = auto()
    SHOW = auto()


@dataclass(frozen=True, slots=True)
class NodeScale:
    """The range of numbers that a node may have: from ``low`` to ``high`` in steps of ``step``."""

    at: float
    low: float
    high: float
    step: float


@dataclass(frozen=True, slots=True)
class Node:
    """An element of the screen, as a screen reader gets it.

    ``value`` is its content in words, ``about`` an explanation, ``why`` the reason why it cannot be used now, empty if
    it can be. ``on`` is whether it is ticked, chosen or open, None if it has no such state. ``parts`` are in the order
    of reading.
    """

    role: NodeRole
    name: str = ""
    key: NodeKey = ()
    value: str = ""
    about: str = ""
    why: str = ""
    on: bool | None = None
    scale: NodeScale | None = None
    bounds: Bounds = (0, 0, 0, 0)
    acts: frozenset[NodeAct] = frozenset()
    parts: tuple[Node, ...] = field(default=())


READ: frozenset[NodeAct] = frozenset((NodeAct.SHOW,))
"""The acts on text, which can only be scrolled to."""
USED: frozenset[NodeAct] = frozenset((NodeAct.FOCUS, NodeAct.PRESS, NodeAct.SHOW))
"""The acts on a button, a link or a card."""
PRESSED = USED - {NodeAct.FOCUS}
"""The acts on a node that is pressed while a node around it has the focus."""
TURNED: frozenset[NodeAct] = frozenset((NodeAct.FOCUS, NodeAct.LESS, NodeAct.MORE, NodeAct.SET, NodeAct.SHOW))
"""The acts on a number."""
TYPED: frozenset[NodeAct] = frozenset((NodeAct.FOCUS, NodeAct.SET, NodeAct.SHOW))
"""The acts on a field of text."""


def table_node(rows: Sequence[Sequence[str]], bounds: Bounds) -> Node:
    """A node for a table of ``rows`` of words, the first of which is the headings."""
    roles = (NodeRole.HEAD, *(NodeRole.CELL for _ in rows[1:]))
    return Node(NodeRole.TABLE, bounds=bounds, acts=READ, parts=tuple(
        Node(NodeRole.ROW, "", (str(number),), bounds=bounds, acts=READ, parts=tuple(
            Node(role, read_out(cell), (str(column),), bounds=bounds, acts=READ) for column, cell in enumerate(row)))
        for number, (role, row) in enumerate(zip(roles, rows, strict=True))))


def every(node: Node) -> Iterator[Node]:
    """Yield ``node`` and all nodes below it, in the order of reading."""
    yield node
    for part in node.parts:
        yield from every(part)


def read_out(text: str) -> str:
    """``text`` as a screen reader reads it: cards and suits by name instead of their signs, on one line."""
    for suit, sign in SUIT_SIGNS.items():
        name = words.say("suit." + suit)
        text = text.replace(f"{sign} {name}", name)
    return " ".join(spelled(text).replace(" · ", ", ").split())


def moved(node: Node, by: Point) -> Node:
    """Return ``node`` and its parts moved by ``by`` pixels."""
    if by == (0, 0):
        return node
    left, top, wide, high = node.bounds
    return replace(node, bounds=(left + by[0], top + by[1], wide, high),
                   parts=tuple(moved(part, by) for part in node.parts))


# -- the targets of switch scanning: nodes that can be used, in short groups ------------------------------------------

MOST = 8
"""The greatest number of stops in a group; a larger group is divided."""
FEW = 5
"""The greatest number of stops of a page that are not grouped."""
GROUPS = (NodeRole.LIST, NodeRole.CHOICE, NodeRole.TABS, NodeRole.TABLE)
"""Roles of nodes that are framed as a whole before their parts."""
USES = frozenset((NodeAct.PRESS, NodeAct.MORE, NodeAct.FOCUS))


@dataclass(frozen=True, slots=True)
class ScanStop:
    """A target of scanning: a node, or a group of ``parts``. The stop ``back`` has no node."""

    key: NodeKey = ()
    bounds: Bounds = (0, 0, 0, 0)
    parts: tuple[ScanStop, ...] = ()
    back: bool = False

    def holds(self, key: NodeKey) -> bool:
        """Whether this stop or one of its parts is the node with this key."""
        own = bool(self.key) and key[:len(self.key)] == self.key
        return own or any(part.holds(key) for part in self.parts)


BACK = ScanStop(back=True)
"""The stop for leaving a page, which every page has."""


def stops_of(page: Node, usable: Container[NodeKey]) -> tuple[ScanStop, ...]:
    """The stops of ``page``, groups first, made of the nodes that are ``usable`` and not refused now."""
    found = tuple(_grouped(page, usable))
    single = [leaf for stop in found for leaf in leaves(stop)]
    if len(single) <= FEW:
        return tuple(single)
    made = _few(_runs(found))
    made = made[0].parts if len(made) == 1 and made[0].parts else made
    flat = tuple(inner for stop in made for inner in _divided(stop))
    return flat if len(flat) <= MOST else made


def _divided(stop: ScanStop) -> tuple[ScanStop, ...]:
    """The parts of ``stop`` if all of them are groups, which saves a press; otherwise ``stop`` alone."""
    return stop.parts if stop.parts and all(part.parts for part in stop.parts) else (stop,)


def leaves(stop: ScanStop) -> Iterator[ScanStop]:
    """Yield the stops in ``stop`` that are not groups."""
    if not stop.parts:
        yield stop
    for part in stop.parts:
        yield from leaves(part)


def _grouped(node: Node, usable: Container[NodeKey]) -> Iterator[ScanStop]:
    """Yield the stops of ``node`` and of the nodes below it."""
    inner = tuple(stop for part in node.parts for stop in _grouped(part, usable))
    if node.role in GROUPS:
        yield from _as_groups(inner)
    else:
        if node.key in usable and node.acts & USES and not node.why and not (inner and NodeAct.PRESS not in node.acts):
            yield ScanStop(node.key, node.bounds)
        yield from inner


def _runs(stops: Sequence[ScanStop]) -> Iterator[ScanStop]:
    """Yield ``stops``, with neighbouring single stops that are near each other combined into a group."""
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
    """Whether another line would fit between the two stops."""
    (_, top, _, high), (_, below, _, next_high) = one.bounds, other.bounds
    return max(below - (top + high), top - (below + next_high)) > max(high, next_high)


def _as_groups(run: Sequence[ScanStop]) -> tuple[ScanStop, ...]:
    return (_group(run),) if run else ()


def _group(stops: Sequence[ScanStop]) -> ScanStop:
    """Combine ``stops`` into one stop, divided into groups if they are many."""
    if len(stops) == 1:
        return stops[0]
    left, top = (min(stop.bounds[side] for stop in stops) for side in (0, 1))
    right, bottom = (max(stop.bounds[side] + stop.bounds[side + 2] for stop in stops) for side in (0, 1))
    return ScanStop((), (left, top, right - left, bottom - top), _few(stops))


def _few(stops: Iterator[ScanStop] | Sequence[ScanStop]) -> tuple[ScanStop, ...]:
    """Return ``stops``, divided into groups of about equal size if they are more than :data:`MOST`."""
    every = tuple(stops)
    if len(every) <= MOST:
        return every
    count = -(-len(every) // MOST)
    cuts = [round(number * len(every) / count) for number in range(count + 1)]
    return _few([_group(every[start:end]) for start, end in pairwise(cuts)])
