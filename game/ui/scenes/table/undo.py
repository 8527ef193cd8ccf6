"""The question before an undo that leads back into another phase of the deal."""

from __future__ import annotations

from collections.abc import Callable

from ....view import words
from ...app.scene import Pop, Step
from ...table.table import Table
from ...widgets.base import Label, Widget
from ...widgets.boxes import Row
from ...widgets.button import Button
from .dialog import TableDialog


def undo_question(table: Table, phase: str, undo: Callable[[], None]) -> TableDialog:
    """Says that the undo leads back into ``phase``, and calls ``undo`` if that is wanted; Esc changes nothing."""
    def yes() -> Step:
        undo()
        return Pop()

    def build() -> list[Widget]:
        return [Label(words.lazy("undo.title"), "heading", align="centre"),
                Label(words.lazy("undo.to." + phase), align="centre"),
                Row([Button(words.lazy("undo.yes"), yes, primary=True),
                     Button(words.lazy("table.leave_no"), Pop)], place="centre")]
    return TableDialog(table, build)
