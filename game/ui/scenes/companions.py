"""Who sits with you: the companions, what they are like, the results against them, and their invitation."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from ...ai.names import OFFERED, PEOPLE
from ...store.statistics import tallies
from ...view import companions, words
from ...view.players import flower_of
from ...view.words import Text, lazy
from ..app.context import AppContext
from ..app.scene import Home, Step
from ..draw import theme
from ..table.furniture import medallion
from ..widgets import Button, Column, ContentButton, Drawn, Grid, Label, Row, Rule, ScrollArea, Tracks, Widget
from .paper import PaperScene

FLOWER, PAD, WIDE = 34, 10, 496
"""Units: the radius of a medallion, the padding of a line, its greatest width."""


def companion_row(name: str, lines: Sequence[Text], chosen: bool, action: Callable[[], Step | None],
                  why: Text | None) -> ContentButton:
    """A companion: the flower, the name, the ``lines``; ``chosen`` is invited, ``why`` cannot be invited now."""
    said, muted = lazy(f"level.{name}"), theme.ON_PAPER.muted
    inks = (muted if why else theme.ON_PAPER.accent if chosen else None, muted if why else None, muted, muted)
    title: Text = (lambda: f"{said()} · {words.say('companions.sits')}") if chosen else said
    told = [Label(line, "small" if number else "button", colour=ink)
            for number, (line, ink) in enumerate(zip((title, *lines), inks, strict=True))]
    flower = Drawn(2.5 * FLOWER, 2.5 * FLOWER, lambda surface, rect, metrics: medallion(
        surface, flower_of(0, name), rect.center, metrics.px(FLOWER)))
    content = Tracks([flower, Column(told, 0)], ("fit", "fill"), PAD)
    return ContentButton(said, action, content, wide=WIDE, chosen=chosen, why=why)


class CompanionsScene(PaperScene):
    """All companions, and the level of the other opponents; who is chosen sits at the next match's table."""

    wide = 1120

    def __init__(self, context: AppContext) -> None:
        super().__init__()
        self.title = lazy("companions.title")
        self.context = context
        self.first = PEOPLE[0]
        self.results = companions.results_against(tallies(context.store))

    def parts(self) -> Widget:
        """The companions in two columns, then the levels."""
        sitting = companions.invited(self.context.setup)
        free = self.context.setup.rules.at_table - 1 - len(sitting)
        rows: list[Widget] = [self.named(name, companion_row(
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
        """Invite a companion, or cancel the invitation."""
        self.context.take(companions.with_companion(self.context.setup, name))
        self.resize(self.host.metrics)

    def fill(self, level: str) -> None:
        """Let all other opponents be of ``level``."""
        self.context.take(companions.with_rest(self.context.setup, level))
        self.resize(self.host.metrics)

    def foot(self) -> Sequence[Widget]:
        """Back, or play with them."""
        return (self.named("back", Button(lazy("common.back"), self.back)),
                self.named("play", Button(lazy("menu.play"), self._play, primary=True)))

    def _play(self) -> Step:
        return Home(self.context.open("match", self.host))
