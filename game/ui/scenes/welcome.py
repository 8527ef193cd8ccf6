"""The first start: language, size of text, then play; and a page about the table."""

from __future__ import annotations

from collections.abc import Sequence

from ...view import words
from ...view.units import TEXT_PERCENTS
from ...view.words import lazy
from ..app.scene import Replace, Scene, Step
from ..widgets import Button, Choice, Column, Grid, Label, Option, Rule, ScrollArea, Widget
from .paper import ClothScene
from .title_page import TitleLine


class WelcomeScene(ClothScene):
    """Asks a newcomer for the language, and leads to the table, to a page about it, or to the menu."""

    wide = 640
    first = "language"

    def leave(self) -> None:
        """Record that the welcome was seen."""
        self.context.keeper.keep()

    def parts(self) -> Widget:
        """The title, and the settings needed to read anything."""
        tongues = [Option(code, name) for code, name in words.LANGUAGES.items()]
        sizes = [Option(n, lazy("setting.percent", n=n)) for n in TEXT_PERCENTS]
        keeper = self.context.keeper
        language = Choice(tongues, words.language(), lambda code: keeper.change(language=code))
        size = Choice(sizes, keeper.settings.text_percent, lambda n: keeper.change(text_percent=n))
        form = Grid([Label(lazy("setting.language")), self.named("language", language),
                     Label(lazy("setting.text_percent")), self.named("text", size)], 2, 14, fill=False)
        inside: list[Widget] = [TitleLine(120), Label(lazy("welcome.text"), align="centre"), Rule(), form]
        return self.named("all", ScrollArea(Column(inside, 12, place="centre")))

    def foot(self) -> Sequence[Widget]:
        """Learn or play."""
        return (self.named("menu", Button(lazy("menu.menu"), self.back)),
                self.named("learn", Button(lazy("menu.learn"), self.learn)),
                self.named("play", Button(lazy("menu.play"), self.play, primary=True)))

    def play(self) -> Step:
        """To the table."""
        from .match import new_table
        return Replace(new_table(self.context, self.host, self._menu).scene("deal"))

    def learn(self) -> Step:
        """To the lessons, which lead to the menu."""
        from .lesson.list import LessonsScene
        return Replace(LessonsScene(self.context, self._menu))

    def back(self) -> Step:
        """To the menu."""
        return Replace(self._menu())

    def _menu(self) -> Scene:
        from .menu import MenuScene
        return MenuScene(self.context)
