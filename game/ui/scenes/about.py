"""Version, licences and folders of the program: the lines of a bug report."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ... import logs
from ...about import LICENCES, TITLE, VERSION
from ...engine.plain_text import clean
from ...view import words
from ...view.words import MOST_TOLD, Text, lazy, say
from ..app.context import AppContext
from ..app.system import copy_text, system_versions
from ..draw import theme
from ..widgets import Button, Column, Grid, Label, ScrollArea, Widget
from .paper import PaperScene


class AboutScene(PaperScene):
    """Version, licences and folders; ``games`` and ``settings`` are the player's files, None if nothing is saved."""

    wide = 860
    first = "copy"

    def __init__(self, games: Path | None, settings: Path | None) -> None:
        super().__init__()
        self.title = lazy("program.title")
        self.games, self.settings = games, settings
        self.said: Text = ""

    def lines(self) -> list[tuple[str, str]]:
        """The lines of the page: name and value."""
        return [(say("program.system"), system_versions()),
                (say("program.games"), _folder_of(self.games)),
                (say("program.settings"), _folder_of(self.settings)),
                *((say(f"program.{part}"), licence) for part, licence in LICENCES.items())]

    def parts(self) -> Widget:
        """Name and version, then a line for each thing."""
        muted = theme.ON_PAPER.muted
        cells = [cell for name, value in self.lines() for cell in (Label(name, colour=muted), Label(value))]
        return self.named("text", ScrollArea(Column([Label(f"{TITLE} {VERSION}", "heading"), Grid(cells, 2, 12)], 12)))

    def foot(self) -> Sequence[Widget]:
        """Outside the scrolled lines: the result of copying, and the buttons."""
        return (Label(lambda: words.spoken(self.said), "small", colour=theme.ON_PAPER.accent),
                self.named("copy", Button(lazy("program.copy"), self._copy, tip=lazy("program.copy_tip"))),
                self.named("close", Button(lazy("common.close"), self.back, primary=True)))

    def _copy(self) -> None:
        """Copy all lines, without the player's name: they are sent to others."""
        text = "\n".join([f"{TITLE} {VERSION}", *(f"{name}: {value}" for name, value in self.lines())])
        self.said = lazy("common.copied" if copy_text(logs.DISCREET.without(text)) else "common.no_clipboard")
        self.renew()


def about_page(context: AppContext) -> AboutScene:
    """The page with the player's own files."""
    return AboutScene(context.games, context.keeper.path)


def _folder_of(file: Path | None) -> str:
    return say("program.nowhere") if file is None else clean(str(file.parent), MOST_TOLD)
