"""The question whether to leave a match."""

from __future__ import annotations

from .. import words
from ..scene import Pop, Replace, Step
from ..table.table import Table
from ..widgets.base import Label, Widget
from ..widgets.boxes import Row
from ..widgets.button import Button
from .overlay import Overlay


def leaving(table: Table) -> Overlay:
    """A panel that asks; Esc plays on."""
    def leave() -> Step:
        table.session.abandon()
        return Pop(Replace(table.home()))

    def build() -> list[Widget]:
        return [Label(words.lazy("table.leave"), "heading", align="centre"), Label(words.lazy("table.leave_text")),
                Row([Button(words.lazy("table.leave_no"), Pop, primary=True),
                     Button(words.lazy("table.leave_yes"), leave)], place="centre")]
    return Overlay(build)
