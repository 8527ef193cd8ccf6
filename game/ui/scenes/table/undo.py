"""Undo at the table: the card chosen last, else the last decision; a question if that leads into another phase."""

from __future__ import annotations

from typing import Protocol

from ....engine.cards import Card
from ....view import words
from ....view.words import Text
from ...app.scene import Pop, Push, Step
from ...table.hand import HandWidget
from ...table.table import Table
from ...widgets.base import Label, Widget
from ...widgets.boxes import Row
from ...widgets.button import Button
from ...widgets.form import Form
from .dialog import TableDialog


class UndoScene(Protocol):
    """What undo needs of a scene at the table: see :class:`game.ui.scenes.table.table_scene.TableScene`."""

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
    """Why nothing can be undone at the table of ``scene``; None if something can."""
    may = scene.chosen_last is not None or scene.table.session.may_take_back
    return None if may else words.lazy("table.nothing_to_take_back")


def undo(scene: UndoScene) -> Step | None:
    """Undo the player's last choice or decision, or show why that is impossible; a question if it leads far back."""
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
    """Says that the undo leads back into ``phase``, and undoes if that is wanted; Esc changes nothing."""
    def yes() -> Step:
        _take_back(scene)
        return Pop()

    def build() -> list[Widget]:
        return [Label(words.lazy("undo.title"), "heading", align="centre"),
                Label(words.lazy("undo.to." + phase), align="centre"),
                Row([Button(words.lazy("undo.yes"), yes, primary=True),
                     Button(words.lazy("table.leave_no"), Pop)], place="centre")]
    return TableDialog(scene.table, build)
