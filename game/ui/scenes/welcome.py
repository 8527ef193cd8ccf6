"""The first start: language, size of text, and whether the player knows tarot, which determines the next page."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from ...view import words
from ...view.units import TEXT_PERCENTS
from ...view.words import lazy
from ..app.scene import Replace, Step
from ..widgets import Choice, Column, Grid, Label, Option, Rule, ScrollArea, Widget
from .paper import ClothScene
from .title_page import TitleLine

ANSWERS = ("new", "french", "chambery")
"""The answers to *Have you played tarot before?*"""

ROOMS = ((120.0, 12.0), (90.0, 8.0), (64.0, 4.0))
"""Units: the height of the title and the gap between two parts; the first pair with which all fits is used."""


class WelcomeScene(ClothScene):
    """Asks a newcomer for the language and for previous knowledge of tarot, and leads to a lesson or to a table."""

    note = True
    first = "language"
    _room = ROOMS[0]

    def leave(self) -> None:
        """Save that the welcome was seen."""
        self.context.keeper.keep()

    def parts(self) -> Widget:
        """The title, the settings for language and text, and the question."""
        tongues = [Option(code, name) for code, name in words.LANGUAGES.items()]
        sizes = [Option(n, lazy("setting.percent", n=n)) for n in TEXT_PERCENTS]
        keeper = self.context.keeper
        language = Choice(tongues, words.language(), lambda code: keeper.change(language=code))
        size = Choice(sizes, keeper.settings.text_percent, lambda n: keeper.change(text_percent=n))
        form = Grid([Label(lazy("setting.language")), self.named("language", language),
                     Label(lazy("setting.text_percent")), self.named("text", size)], 2, 14, fill=False)
        ways = [self.button(name, lazy(f"welcome.{name}"), partial(self.answer, name), primary=name == "new")
                for name in ANSWERS]
        title, gap = self._room
        inside: list[Widget] = [TitleLine(title), Label(lazy("welcome.text"), align="centre"), form, Rule(),
                                Label(lazy("welcome.question"), align="centre"), Column(ways, 10)]
        return self.named("all", ScrollArea(Column(inside, gap, place="centre")))

    def _write(self) -> None:
        """Build the sheet with as much space between its parts as the window allows."""
        for self._room in ROOMS:
            super()._write()
            area = self.widget("all")
            if isinstance(area, ScrollArea) and not area.scroller.needed:
                break

    def foot(self) -> Sequence[Widget]:
        """The button to the menu, for players who want to look around first."""
        return (self.button("menu", lazy("menu.menu"), self.back),)

    def answer(self, background: str) -> Step:
        """The step to the first lesson, or to a table of the game that the player knows."""
        from ...view.newcomer import starting_values  # noqa: PLC0415 - the first picture does without
        values = starting_values(background, self.context.keeper.settings)
        self.context.take(values["setup"])
        self.context.keeper.change(**values)
        page = "evening" if values["first_evening"] else "match"
        return Replace(self.context.page("menu"), self.context.open(page, self.host))

    def back(self) -> Step:
        """The step to the menu."""
        return Replace(self.context.page("menu"))
