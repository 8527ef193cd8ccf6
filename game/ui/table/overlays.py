"""Things laid beside the table: hints, remarks, counts, a teacher's finger. Each is a scene within the scene."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from pygame.event import Event

from ...engine.actions import Action
from ...engine.cards import Cards
from ...view.words import Text
from ..app.scene import Answer, Step
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
    """Something laid beside the table for a while or for good; put into ``Table.asides``, taken out when it is done.

    Once a frame the scene at the table calls ``update(dt)``, ``dt`` in seconds, and goes where that says; then, while
    ``stale`` or while something else has changed, ``items()`` are drawn with the table and ``stale`` is cleared by it.
    Keys of items are tuples that begin with the aside's own name, and their version changes with what they show.
    ``handle`` hears every event before the widgets and the cards do: True keeps it from them. ``forget()`` comes with
    another window, size of text or language: pictures are to be made anew.
    """

    @property
    def stale(self) -> bool: ...
    @property
    def marks(self) -> Marks: ...
    def items(self) -> Sequence[Item]: ...
    def handle(self, event: Event) -> Answer: ...
    def update(self, dt: float) -> Step | None: ...
    def forget(self) -> None: ...
