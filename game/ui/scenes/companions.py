"""Who sits with you: the companions, what they are like, the results against them, and their invitation."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from pygame import Rect, Surface

from ...ai.names import OFFERED, PEOPLE
from ...store.statistics import tallies
from ...view import companions, words
from ...view.players import flower_of
from ...view.units import Metrics, Size
from ...view.words import Text, lazy, spoken
from ..app.context import AppContext
from ..app.scene import Step
from ..draw import frames, text, theme
from ..draw.text import Block
from ..table.furniture import medallion
from ..widgets import ROOMY, Button, Column, Grid, Label, Row, Rule, ScrollArea, Widget, Written
from .paper import PaperScene

FLOWER, PAD, WIDE = 34, 10, 496
"""Units: the radius of a medallion, the padding of a line, its greatest width."""


class CompanionRow(Button):
    """A companion: the flower, the name, the ``lines``; ``chosen`` is invited, ``why`` cannot be invited now."""

    def __init__(self, name: str, lines: Sequence[Text], chosen: bool, action: Callable[[], Step | None], *,
                 why: Text | None = None) -> None:
        super().__init__(lazy(f"level.{name}"), action, why=why)
        self.name, self.lines, self.chosen = name, tuple(lines), chosen

    @staticmethod
    def _left(metrics: Metrics) -> int:
        return round(2.5 * metrics.px(FLOWER)) + metrics.px(PAD)

    def _blocks(self, metrics: Metrics, room: int) -> list[Block]:
        wide = max(1, room - self._left(metrics) - metrics.px(PAD))
        title = spoken(self.words) + (f" · {words.say('companions.sits')}" if self.chosen else "")
        return [text.fit(title, "button", metrics, wide),
                *(text.lay(spoken(line), "small", metrics, wide) for line in self.lines)]

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """The size of its words beside the flower."""
        room = min(room, metrics.px(WIDE))
        high = sum(block.height for block in self._blocks(metrics, room))
        return room, max(high, round(2.5 * metrics.px(FLOWER))) + metrics.px(PAD)

    @property
    def ring_radius(self) -> int:
        """The radius of a small corner."""
        return self.metrics.radius

    def draw(self, surface: Surface) -> None:
        """The flower, the words; a frame for those who are invited or pointed at."""
        if self.hovered or self.chosen:
            frames.draw_frame(surface, "row", self.rect, self.metrics.ui_scale)
        radius = self.metrics.px(FLOWER)
        medallion(surface, flower_of(0, self.name), (self.rect.left + round(1.3 * radius), self.rect.centery), radius)
        for line in self.written():
            line.draw(surface)

    def written(self) -> Sequence[Written]:
        """The name, the lines."""
        blocks = self._blocks(self.metrics, self.rect.width)
        left, wide = self.rect.left + self._left(self.metrics), self.rect.width - self._left(self.metrics)
        top = self.rect.centery - sum(block.height for block in blocks) // 2
        found = []
        for number, block in enumerate(blocks):
            colour = theme.ON_PAPER.muted if number > 1 or self.why is not None else \
                theme.ON_PAPER.accent if self.chosen and not number else theme.INK
            found.append(Written(block, Rect(left, top, wide, block.height), colour))
            top += block.height
        return found


class CompanionsScene(PaperScene):
    """All companions, and the level of the other opponents; who is chosen sits at the next match's table."""

    wide = 1120

    def __init__(self, context: AppContext, play: Callable[[], Step]) -> None:
        super().__init__()
        self.title = lazy("companions.title")
        self.context, self.play = context, play
        self.first = PEOPLE[0]
        self.results = companions.results_against(tallies(context.store)) if context.store is not None else {}

    def parts(self) -> Widget:
        """The companions in two columns, then the levels."""
        sitting = companions.invited(self.context.setup)
        free = self.context.setup.rules.at_table - 1 - len(sitting)
        rows: list[Widget] = [self.named(name, CompanionRow(
            name, self._lines(name), name in sitting, partial(self.invite, name),
            why=None if free or name in sitting else lazy("companions.full"))) for name in PEOPLE]
        rest = companions.rest_level(self.context.setup)
        levels = [self.named(name, Button(lazy(f"level.{name}"), partial(self.fill, name), primary=name == rest,
                                          tip=partial(self._about_level, name))) for name in OFFERED]
        return self.named("all", ScrollArea(Column([
            Label(lazy("companions.text"), align="centre"), Grid(rows, 2, 6, even=True), Rule(),
            Row([Label(lazy("companions.others")), *levels], 8, place="centre")], 12)))

    def _lines(self, name: str) -> tuple[Text, ...]:
        return (lazy(f"companions.temper.{name}"), lazy(f"about.level.{name}"),
                partial(companions.result_line, self.results.get(name)))

    def _about_level(self, name: str) -> str:
        return f"{words.say(f'about.level.{name}')} {companions.result_line(self.results.get(name))}"

    def invite(self, name: str) -> None:
        """Invite a companion, or no longer."""
        self.context.take(companions.with_companion(self.context.setup, name))
        self.resize(self.host.metrics)

    def fill(self, level: str) -> None:
        """Let all other opponents be of ``level``."""
        self.context.take(companions.with_rest(self.context.setup, level))
        self.resize(self.host.metrics)

    def foot(self) -> Sequence[Widget]:
        """Back, or play with them."""
        return (self.named("back", Button(lazy("common.back"), self.back)),
                self.named("play", Button(lazy("menu.play"), self.play, primary=True)))
