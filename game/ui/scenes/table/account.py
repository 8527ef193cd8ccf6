"""The account of a deal line by line, as the rules reckon it."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from ....view import words
from ....view.sides import sides_played
from ....view.table.sheet import SheetRow, rows
from ....view.units import Metrics, Size
from ...app.scene import Pop
from ...draw import text, theme
from ...table.table import Table
from ...widgets.base import ROOMY, Label, Part, Widget, Written
from ...widgets.button import Button
from ...widgets.scroll import ScrollArea
from ..overlay import Overlay

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


class AccountLines(Part):
    """Words at the left and numbers at the right; results stand over a rule."""

    def __init__(self, lines: Sequence[SheetRow]) -> None:
        super().__init__()
        self.lines = list(lines)

    def _blocks(self, line: SheetRow, metrics: Metrics, room: int) -> tuple[text.Block, text.Block]:
        right = text.lay(line.right, "body", metrics)
        return text.fit(line.left, "body", metrics, max(1, room - right.width - metrics.px(APART))), right

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """The width of the longest line, wrapped if ``room`` is short."""
        blocks = [self._blocks(line, metrics, room) for line in self.lines]
        wide = max((left.width + right.width + metrics.px(APART) for left, right in blocks), default=0)
        return wide, sum(max(left.height, right.height) + metrics.px(3) for left, right in blocks)

    def _rows(self) -> list[tuple[SheetRow, Rect]]:
        top, found = self.rect.top, list[tuple[SheetRow, Rect]]()
        for line in self.lines:
            high = max(block.height for block in self._blocks(line, self.metrics, self.rect.width))
            found.append((line, Rect(self.rect.left, top, self.rect.width, high)))
            top += high + self.metrics.px(3)
        return found

    def draw(self, surface: Surface) -> None:
        """The rules, then the lines."""
        for line, row in self._rows():
            if line.strong:
                pygame.draw.line(surface, theme.GILT, row.bottomleft, row.bottomright, self.metrics.line)
        super().draw(surface)

    def written(self) -> Sequence[Written]:
        """Words and numbers."""
        found: list[Written] = []
        for line, row in self._rows():
            left, right = self._blocks(line, self.metrics, self.rect.width)
            found += [Written(left, row, theme.INK if line.strong else theme.ON_PAPER.muted),
                      Written(right, row, theme.INK, "right")]
        return found


def account(table: Table) -> Overlay:
    """A panel with the account of the deal at ``table``."""
    lines = account_lines(table)

    def build() -> list[Widget]:
        return [Label(words.lazy("end.account"), "heading", align="centre"),
                ScrollArea(AccountLines(lines), height=MOST),
                Button(words.lazy("common.close"), Pop, primary=True)]
    return Overlay(build)
