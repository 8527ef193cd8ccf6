"""What a table has round it: overlays, such as hints and remarks, a tutor, and the scenes it leads to."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from pygame.event import Event

from ...engine.actions import Action
from ...engine.cards import Card, Cards
from ...view.words import Text
from ..app.scene import Answer, Scene, Step
from .canvas import Item


@dataclass(frozen=True, slots=True)
class Marks:
    """What is pointed at: ``cards`` of the own hand shine, so do the buttons that do one of ``actions``."""

    cards: Cards = frozenset()
    actions: tuple[Action, ...] = ()


NO_MARKS = Marks()


@dataclass(frozen=True, slots=True)
class Help:
    """A button that every scene at the table has, and its menu: the sign ``icon``, what it does in ``words``."""

    icon: str
    words: Text
    use: Callable[[], Step | None]


class TableOverlay(Protocol):
    """Something laid beside the table for a while or for good; one of ``Table.overlays``.

    Once a frame the scene at the table calls ``update(dt)``, ``dt`` in seconds, and goes where that says; then, while
    ``dirty`` or while something else has changed, ``items()`` are drawn with the table and ``dirty`` is cleared by it.
    Keys of items are tuples that begin with the overlay's own name, and their version changes with what they show.
    ``handle`` hears every event before the widgets and the cards do: True keeps it from them. ``invalidate()``
    comes with another window, size of text or language: pictures are to be made anew. ``help`` is a button for it.
    """

    @property
    def help(self) -> Help | None: ...
    @property
    def dirty(self) -> bool: ...
    @property
    def marks(self) -> Marks: ...
    def items(self) -> Sequence[Item]: ...
    def handle(self, event: Event) -> Answer: ...
    def update(self, dt: float) -> Step | None: ...
    def invalidate(self) -> None: ...


class Tutor(Protocol):
    """What ``Table.tutor`` is: asked before anything is done, told of what the rules refuse.

    ``may`` answers whether ``action`` goes to the rules at all; if not, it has said why. ``menu`` is the table's menu.
    """

    def may(self, action: Action) -> bool: ...
    def refused(self, rule: str, card: Card | None) -> None: ...
    def menu(self) -> Scene: ...


@dataclass(frozen=True, slots=True)
class TableLinks:
    """The scenes a table leads to, each made when it is asked for.

    ``home`` is where to go when the match is left; ``scenes`` makes the scene at the table, by stage of the board.
    ``pages`` can be looked at meanwhile, each with the key of its name. ``look_back`` shows the deal again, ``review``
    judges the person's decisions in it; None where that is not offered.
    """

    home: Callable[[], Scene]
    scenes: Mapping[str, Callable[..., Scene]]
    pages: Sequence[tuple[str, Callable[[], Scene]]] = ()
    look_back: Callable[[], Scene] | None = None
    review: Callable[[], Scene] | None = None
