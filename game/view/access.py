"""The window as a screen reader sees it: a tree of nodes with a role, a name, a state and a place. No pygame.

A widget says what it is (``node`` in ``ui/widgets/base.py``), ``ui/access/tree.py`` makes one tree of all that is
visible, and ``ui/access/adapter.py`` hands it to the reader.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum, auto

from . import words
from .aloud.cards import spelled
from .units import Point
from .words import SUIT_SIGNS

NodeKey = tuple[str, ...]
"""The name of a node: those of its parents first, unchanged when the scene is laid out again."""
Bounds = tuple[int, int, int, int]
"""Left, top, width and height in pixels of the window."""


class NodeRole(StrEnum):
    """What a node is."""

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
    """What a reader may do with a node."""

    FOCUS = auto()
    PRESS = auto()
    LESS = auto()
    MORE = auto()
    SET = auto()
    SHOW = auto()


@dataclass(frozen=True, slots=True)
class NodeScale:
    """The numbers that a node may have: from ``low`` to ``high`` in steps of ``step``."""

    at: float
    low: float
    high: float
    step: float


@dataclass(frozen=True, slots=True)
class Node:
    """A thing on the screen.

    ``value`` is what is in it, in words; ``about`` explains it; ``why`` is the reason for which it cannot be used now,
    empty if it can. ``on`` is whether it is ticked, chosen or open, None where that makes no sense. ``parts`` are in
    the order of reading.
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
"""What can be done with words: scrolled to."""
USED: frozenset[NodeAct] = frozenset((NodeAct.FOCUS, NodeAct.PRESS, NodeAct.SHOW))
"""What can be done with a button, a link or a card."""
PRESSED = USED - {NodeAct.FOCUS}
"""What can be done with what is pressed, though something round it has the focus."""
TURNED: frozenset[NodeAct] = frozenset((NodeAct.FOCUS, NodeAct.LESS, NodeAct.MORE, NodeAct.SET, NodeAct.SHOW))
"""What can be done with a number."""
TYPED: frozenset[NodeAct] = frozenset((NodeAct.FOCUS, NodeAct.SET, NodeAct.SHOW))
"""What can be done with a field of text."""


def table_node(rows: Sequence[Sequence[str]], bounds: Bounds, name: str = "") -> Node:
    """A table of ``rows`` of words, the first of which are the headings."""
    roles = (NodeRole.HEAD, *(NodeRole.CELL for _ in rows[1:]))
    return Node(NodeRole.TABLE, name, bounds=bounds, acts=READ, parts=tuple(
        Node(NodeRole.ROW, "", (str(number),), bounds=bounds, acts=READ, parts=tuple(
            Node(role, read_out(cell), (str(column),), bounds=bounds, acts=READ) for column, cell in enumerate(row)))
        for number, (role, row) in enumerate(zip(roles, rows, strict=True))))


def every(node: Node) -> Iterator[Node]:
    """``node`` and all below it, in the order of reading."""
    yield node
    for part in node.parts:
        yield from every(part)


def read_out(text: str) -> str:
    """``text`` as it is read out: cards and suits by name instead of their signs, on one line."""
    for suit, sign in SUIT_SIGNS.items():
        name = words.say("suit." + suit)
        text = text.replace(f"{sign} {name}", name)
    return " ".join(spelled(text).replace(" · ", ", ").split())


def moved(node: Node, by: Point) -> Node:
    """``node`` and its parts moved by ``by``."""
    if by == (0, 0):
        return node
    left, top, wide, high = node.bounds
    return replace(node, bounds=(left + by[0], top + by[1], wide, high),
                   parts=tuple(moved(part, by) for part in node.parts))
