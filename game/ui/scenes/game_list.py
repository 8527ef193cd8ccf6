"""A list of the games, each with a name and a sentence, to choose one."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ...view.access import read_out
from ...view.units import Metrics, Size
from ...view.words import Text, spoken
from ..app.events import Verb, verb
from ..app.scene import Answer, Step
from ..draw import text, theme
from ..draw.text import Block
from ..widgets import ROOMY, RowList, Written, answer_of

Game = tuple[str, Text, Text]
"""The value, name and sentence of a game."""
SIDE, AIR, BULLET = 14, 10, 18
"""Units: left padding of a bullet, padding above and below a game together, side of a bullet."""


class GameList(RowList):
    """``games`` in a column, the one called ``value`` marked; ``changed`` is called with the selected one."""

    def __init__(self, games: Sequence[Game], value: str, changed: Callable[[str], Step | None]) -> None:
        super().__init__(len(games), next(i for i, game in enumerate(games) if game[0] == value))
        self.games, self.changed = tuple(games), changed
        self._rows: list[Rect] = []

    def _beside(self, metrics: Metrics) -> int:
        return metrics.px(SIDE) * 2 + metrics.px(BULLET)

    def _blocks(self, metrics: Metrics, room: int) -> list[tuple[Block, Block]]:
        wide = max(1, room - self._beside(metrics) - metrics.px(SIDE))
        return [(text.fit(spoken(name), "button", metrics, wide), text.lay(spoken(about), "small", metrics, wide))
                for _, name, about in self.games]

    def said(self, number: int) -> str:
        """The name of a game, and the sentence about it."""
        _, name, about = self.games[number]
        return read_out(f"{spoken(name)}. {spoken(about)}")

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """As wide as the widest."""
        blocks = self._blocks(metrics, room)
        wide = max(max(name.width, about.width) for name, about in blocks)
        high = sum(name.height + about.height + metrics.px(AIR) for name, about in blocks)
        return min(room, wide + self._beside(metrics) + metrics.px(SIDE)), high

    def layout(self, rect: Rect, metrics: Metrics) -> None:
        """All games from the top."""
        super().layout(rect, metrics)
        self._rows, top = [], rect.top
        for name, about in self._blocks(metrics, rect.width):
            high = name.height + about.height + metrics.px(AIR)
            self._rows.append(Rect(rect.left, top, rect.width, high))
            top += high

    def row(self, number: int) -> Rect:
        """The rectangle of a game."""
        return self._rows[number]

    @property
    def ring(self) -> Rect:
        """Round the selected game."""
        return self.row(self.at)

    def handle(self, event: Event) -> Answer:
        """Leaves paging to the form around the list."""
        return verb(event) not in (Verb.PAGE_UP, Verb.PAGE_DOWN) and super().handle(event)

    def choose(self, number: int) -> Answer:
        """Select it and call ``changed``."""
        self.at = number
        return answer_of(self.changed(self.games[number][0]))

    def draw(self, surface: Surface) -> None:
        """The selected one on a darker ground, a bullet before each."""
        for number, row in enumerate(self._rows):
            chosen = number == self.at
            self.draw_ground(surface, number, chosen=chosen, frame="field")
            middle = row.left + self.metrics.px(SIDE) + self.metrics.px(BULLET) // 2, row.centery
            radius = self.metrics.px(BULLET) / 2
            pygame.draw.aacircle(surface, theme.GILT_DARK, middle, radius)
            pygame.draw.aacircle(surface, theme.PAPER, middle, radius * 0.8)
            if chosen:
                pygame.draw.aacircle(surface, theme.WINE, middle, radius * 0.55)
        super().draw(surface)

    def written(self) -> Sequence[Written]:
        """Names and sentences."""
        lines = []
        beside = self._beside(self.metrics)
        for number, (row, (name, about)) in enumerate(
                zip(self._rows, self._blocks(self.metrics, self.rect.width), strict=True)):
            left, wide = row.left + beside, row.width - beside
            top = row.top + self.metrics.px(AIR) // 2
            ink = theme.ON_PAPER.accent if number == self.at else theme.ON_PAPER.ink
            lines += [Written(name, Rect(left, top, wide, name.height), ink),
                      Written(about, Rect(left, top + name.height, wide, about.height), theme.ON_PAPER.muted)]
        return lines
