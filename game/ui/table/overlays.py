"""The interfaces around a table: overlays such as hints and remarks, a tutor, and links to scenes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from pygame import Rect
from pygame.event import Event

from ...club.study import DealReview
from ...engine.actions import Action
from ...engine.cards import Card, Cards
from ...view.album import OpenedFlower
from ...view.units import Point
from ...view.words import Text
from ..app.scene import Answer, Scene, Step
from .canvas import Item


@dataclass(frozen=True, slots=True)
class Marks:
    """The highlights of an overlay: ``cards`` of the player's hand, and the buttons for ``actions``."""

    cards: Cards = frozenset()
    actions: tuple[Action, ...] = ()


NO_MARKS = Marks()


@dataclass(frozen=True, slots=True)
class Help:
    """A button of every scene at the table and of the menu: the sign ``icon``, the action ``use``, and ``words``.

    ``why`` is the reason why it cannot be used now; None if it can.
    """

    icon: str
    words: Text
    use: Callable[[], Step | None]
    why: Text | None = None


class TableOverlay:
    """A drawing over the table for a while or permanently; one of ``Table.overlays``.

    Once a frame the scene at the table calls ``update(dt)``, ``dt`` in seconds, and takes the step it returns; then, if
    ``dirty`` or if anything else has changed, ``items()`` are drawn with the table, which clears ``dirty``. The keys of
    items are tuples that begin with the overlay's name, and their version changes with the content. ``handle`` gets
    every event before the widgets and the cards; True keeps it from them. ``invalidate()`` is called after a change of
    the window, the size of text or the language, after which pictures must be made again. ``help`` is its button.
    ``pressable`` are the places where a press does something; ``beside_hand`` is whether the overlay is in the column
    at the right of the hand, which makes room for it. ``said`` is its text for a screen reader, if it has any.
    """

    @property
    def help(self) -> Help | None:
        return None

    @property
    def dirty(self) -> bool:
        return False

    @property
    def marks(self) -> Marks:
        return NO_MARKS

    @property
    def pressable(self) -> Sequence[Rect]:
        return ()

    @property
    def said(self) -> str:
        return ""

    @property
    def beside_hand(self) -> bool:
        return False

    def items(self) -> Sequence[Item]:
        return ()

    def handle(self, event: Event) -> Answer:
        return False

    def update(self, dt: float) -> Step | None:
        return None

    def invalidate(self) -> None:
        pass


def overlay_at(overlays: Sequence[TableOverlay], at: Point) -> object:
    """The first of ``overlays`` that handles a press at a point, with the number of the place; None if none does."""
    return next(((overlay, number) for overlay in overlays for number, place in enumerate(overlay.pressable)
                 if place.collidepoint(at)), None)


class Tutor(Protocol):
    """The interface of ``Table.tutor``, which is asked before every action and informed of refusals.

    ``may`` returns whether ``action`` may be tried, and shows the reason if not. ``menu`` is the table's menu.
    ``question`` is the decision in the middle of a deal, for which the table shows the count and all tricks; empty if
    the deal is played from its beginning.
    """

    @property
    def question(self) -> Text: ...

    def may(self, action: Action) -> bool: ...
    def refused(self, rule: str, card: Card | None) -> None: ...
    def menu(self) -> Scene: ...


@dataclass(frozen=True, slots=True)
class ProposedWay:
    """A proposal: the ``words`` of its button, and ``take``, which returns the step."""

    words: Text
    take: Callable[[], Step]


@dataclass(frozen=True, slots=True)
class AlbumNews:
    """The flowers that a deal opened, the furthest open first; ``look`` returns the step to them in the album."""

    flowers: Sequence[OpenedFlower]
    look: Callable[[], Step]


@dataclass(frozen=True, slots=True)
class TableLinks:
    """The scenes that a table leads to, each made on demand.

    ``scenes`` makes the scene at the table for a stage of the board. ``rulebook`` makes the rulebook at an address;
    ``pages`` can be opened over the match, each with the key of its name. ``look_back`` shows the deal again,
    ``review`` judges the player's decisions in it; None if that is not offered. ``after_deal`` and ``after_match``
    return a proposal, ``flowers`` the deal's news for the album, and ``follows`` the proposal in place of another match
    at the same table; each returns None if there is nothing. ``judged`` returns the review of the player's decisions in
    the deal, and begins it on request; None if there is no player.
    """

    scenes: Mapping[str, Callable[..., Scene]]
    rulebook: Callable[[str], Scene]
    pages: Sequence[tuple[str, Callable[[], Scene]]] = ()
    look_back: Callable[[], Scene] | None = None
    review: Callable[[], Scene] | None = None
    after_deal: Callable[[], ProposedWay | None] = lambda: None
    after_match: Callable[[], ProposedWay | None] = lambda: None
    follows: Callable[[], ProposedWay | None] = lambda: None
    flowers: Callable[[], AlbumNews | None] = lambda: None
    judged: Callable[[bool], DealReview | None] = lambda begin: None
