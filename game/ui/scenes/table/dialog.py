"""Dialogs over the table, in which hints, bids and refusals remain available; undo, which may open one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import pygame
from pygame import Surface
from pygame.event import Event

from ....engine.cards import Card
from ....view import words
from ....view.units import Point
from ....view.words import Text
from ...app.events import Verb, verb
from ...app.scene import Answer, Pop, Push, Step
from ...table.hand import HandWidget
from ...table.hint import HintAside
from ...table.overlays import TableOverlay, overlay_at
from ...table.table import Table
from ...widgets import Button, Form, Label, Row, Widget
from ..paper import Overlay
from .asides import RemarkAside
from .menu import StoryScene

#: The keys that overlays of the table handle in a dialog too.
HEARD = (Verb.HINT, Verb.REFUSALS, Verb.BACK)


class TableDialog(Overlay):
    """A panel over ``table``; the table's hint and remark are shown above it."""

    def __init__(self, table: Table, build: Callable[[], list[Widget]]) -> None:
        super().__init__(build)
        self.table = table

    @property
    def _above(self) -> list[TableOverlay]:
        return [overlay for overlay in self.table.overlays if isinstance(overlay, HintAside | RemarkAside)]

    @property
    def dirty(self) -> bool:
        """Whether the panel, the hint or the remark must be drawn."""
        return super().dirty or any(overlay.dirty for overlay in self._above)

    @property
    def awaits(self) -> bool:
        """True, because a hint may arrive."""
        return True

    def handle(self, event: Event) -> Answer:
        """Pass ``event`` to the hint and the remark, then to the panel; a key opens the story of the deal."""
        pressed = verb(event)
        if pressed in HEARD or event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            for overlay in self._above:
                if heard := overlay.handle(event):
                    self.invalidate()
                    return heard
        return Push(StoryScene(self.table)) if pressed is Verb.STORY else super().handle(event)

    def thing_at(self, at: Point) -> object:
        """The place of the hint or the remark at the point, otherwise the widget of the panel."""
        above = overlay_at(self._above, at)
        return super().thing_at(at) if above is None else above

    def update(self, dt: float) -> Step | None:
        """Update the hint and the remark, then the panel."""
        for overlay in self._above:
            if (step := overlay.update(dt)) is not None:
                return step
        return super().update(dt)

    def draw(self, surface: Surface) -> None:
        """Draw the panel, and the hint and the remark above it."""
        super().draw(surface)
        for item in (item for overlay in self._above for item in overlay.items()):
            assert item.picture is not None
            surface.blit(item.picture, item.rect, None, pygame.BLEND_PREMULTIPLIED)


class UndoScene(Protocol):
    """The part of :class:`game.ui.scenes.table.table_scene.TableScene` that undo needs."""

    @property
    def table(self) -> Table: ...
    @property
    def hand(self) -> HandWidget: ...
    @property
    def form(self) -> Form: ...
    @property
    def takes_back(self) -> bool: ...
    @property
    def chosen_last(self) -> Card | None: ...
    def use(self, card: Card) -> None: ...


def why_no_undo(scene: UndoScene) -> Text | None:
    """The reason why nothing can be undone at the table of ``scene``; None if something can."""
    may = scene.chosen_last is not None or scene.table.session.may_take_back
    return None if may else words.lazy("table.nothing_to_take_back")


def undo(scene: UndoScene) -> Step | None:
    """Undo the player's last choice or decision, or show why that is impossible.

    Returns the step to a question if the undo leads far back, otherwise None.
    """
    table = scene.table
    if scene.chosen_last is not None:
        scene.use(scene.chosen_last)
        return None
    phase = table.session.taken_back_to if scene.takes_back else None
    if phase is None:
        table.remind("table.nothing_to_take_back" if scene.takes_back else "table.no_take_back")
    elif phase != table.view.phase:
        return Push(undo_question(scene, phase))
    else:
        _take_back(scene)
    return None


def _take_back(scene: UndoScene) -> None:
    table = scene.table
    table.take_back()
    scene.hand.let_go()
    if scene.form.focus.visible:
        table.raise_card(next(iter(table.stage.offered), None))
    table.play_sound("pick")


def undo_question(scene: UndoScene, phase: str) -> TableDialog:
    """A dialog that asks whether to undo back into ``phase``; Esc changes nothing."""
    def yes() -> Step:
        _take_back(scene)
        return Pop()

    def build() -> list[Widget]:
        return [Label(words.lazy("undo.title"), "heading", align="centre"),
                Label(words.lazy("undo.to." + phase), align="centre"),
                Row([Button(words.lazy("undo.yes"), yes, primary=True),
                     Button(words.lazy("table.leave_no"), Pop)], place="centre")]
    return TableDialog(scene.table, build)
