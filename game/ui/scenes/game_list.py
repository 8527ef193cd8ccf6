"""A list of the games, each with a name and a sentence, to choose one."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ...view.units import Metrics, Size
from ...view.words import Text, spoken
from ..app.events import Verb, is_press, verb
from ..app.scene import Answer, Step
from ..draw import frames, text, theme
from ..draw.text import Block
from ..widgets import ROOMY, Part, Written, answer_of

Game = tuple[str, Text, Text]
"""The value, name and sentence of a game."""
SIDE, AIR, BULLET = 14, 10, 18
"""Units: left padding of a bullet, padding above and below a game together, side of a bullet."""


class GameList(Part):
    """``games`` in a column, the one called ``value`` marked; ``changed`` is called with the selected one."""

    focusable_kind = True

    def __init__(self, games: Sequence[Game], value: str, changed: Callable[[str], Step | None]) -> None:
        super().__init__()
        self.games, self.value, self.changed = tuple(games), value, changed
        self._over: int | None = None

    @property
    def at(self) -> int:
        """The index of the selected game."""
        return next(i for i, (value, _, _) in enumerate(self.games) if value == self.value)

    def _beside(self, metrics: Metrics) -> int:
        return metrics.px(SIDE) * 2 + metrics.px(BULLET)

    def _blocks(self, metrics: Metrics, room: int) -> list[tuple[Block, Block]]:
        wide = max(1, room - self._beside(metrics) - metrics.px(SIDE))
        return [(text.fit(spoken(name), "button", metrics, wide), text.lay(spoken(about), "small", metrics, wide))
                for _, name, about in self.games]

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """As all of them."""
        blocks = self._blocks(metrics, room)
        wide = max(max(name.width, about.width) for name, about in blocks)
        high = sum(name.height + about.height + metrics.px(AIR) for name, about in blocks)
        return min(room, wide + self._beside(metrics) + metrics.px(SIDE)), high

    def rows(self) -> list[Rect]:
        """The rectangle of each game."""
        found, top = [], self.rect.top
        for name, about in self._blocks(self.metrics, self.rect.width):
            high = name.height + about.height + self.metrics.px(AIR)
            found.append(Rect(self.rect.left, top, self.rect.width, high))
            top += high
        return found

    @property
    def ring(self) -> Rect:
        """Round the selected game."""
        return self.rows()[self.at]

    def handle(self, event: Event) -> Answer:
        """A press selects, as do up and down."""
        if event.type == pygame.MOUSEMOTION:
            before, self._over = self._over, self._under(event.pos)
            return before != self._over
        if is_press(event):
            row = self._under(event.pos)
            return row is not None and self._choose(row)
        match verb(event):
            case Verb.UP:
                return self.at > 0 and self._choose(self.at - 1)
            case Verb.DOWN:
                return self.at < len(self.games) - 1 and self._choose(self.at + 1)
            case Verb.HOME:
                return self._choose(0)
            case Verb.END:
                return self._choose(len(self.games) - 1)
        return False

    def _under(self, at: tuple[int, int]) -> int | None:
        return next((i for i, row in enumerate(self.rows()) if row.collidepoint(at)), None)

    def _choose(self, row: int) -> Answer:
        value = self.games[row][0]
        if value == self.value:
            return True
        self.value = value
        return answer_of(self.changed(value))

    def draw(self, surface: Surface) -> None:
        """The selected one on a darker ground, a bullet before each."""
        for number, row in enumerate(self.rows()):
            chosen = number == self.at
            if chosen or (number == self._over and self.hovered):
                frames.draw_frame(surface, "field" if chosen else "row", row, self.metrics.ui_scale)
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
                zip(self.rows(), self._blocks(self.metrics, self.rect.width), strict=True)):
            left, wide = row.left + beside, row.width - beside
            top = row.top + self.metrics.px(AIR) // 2
            ink = theme.ON_PAPER.accent if number == self.at else theme.ON_PAPER.ink
            lines += [Written(name, Rect(left, top, wide, name.height), ink),
                      Written(about, Rect(left, top + name.height, wide, about.height), theme.ON_PAPER.muted)]
        return lines
