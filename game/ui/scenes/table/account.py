"""The account of a deal line by line, as the rules reckon it."""

from __future__ import annotations

import pygame
from pygame import Surface

from ....view import words
from ....view.sides import sides_played
from ....view.table.sheet import SheetRow, rows
from ...app.scene import Pop
from ...draw import theme
from ...table.table import Table
from ...widgets.base import Label, Widget
from ...widgets.boxes import Column
from ...widgets.button import Button
from ...widgets.scroll import ScrollArea
from ...widgets.tracks import Composed, Tracks
from ..paper import Overlay

#: Units between the words of a line and its number.
APART = 28
MOST = 430
"""Units: the greatest height of the lines, which scroll if they need more."""


def account_lines(table: Table) -> list[SheetRow]:
    """The lines of the deal that has just been scored; empty if it was not played."""
    score = table.stage.board.score
    if score is None:
        return []
    return rows(score, sides_played(table.session.state.facts, score.sides, table.session.viewer), table.name)


def account_line(line: SheetRow) -> Widget:
    """Words at the left and a number at the right; a result has a rule below."""
    words_ = Label(line.left, colour=theme.INK if line.strong else theme.ON_PAPER.muted)
    return Ruled(Tracks([words_, Label(line.right, align="right")], ("fill", "fit"), APART, level="start"), line.strong)


class Ruled(Composed):
    """A line of an account; a ``strong`` one has a rule below."""

    def __init__(self, content: Widget, strong: bool) -> None:
        super().__init__(content)
        self.strong = strong

    def draw(self, surface: Surface) -> None:
        """The rule, the line."""
        if self.strong:
            pygame.draw.line(surface, theme.GILT, self.rect.bottomleft, self.rect.bottomright, self.metrics.line)
        super().draw(surface)


def account(table: Table) -> Overlay:
    """A panel with the account of the deal at ``table``."""
    lines = account_lines(table)

    def build() -> list[Widget]:
        return [Label(words.lazy("end.account"), "heading", align="centre"),
                ScrollArea(Column([account_line(line) for line in lines], 3), height=MOST),
                Button(words.lazy("common.close"), Pop, primary=True)]
    return Overlay(build)
