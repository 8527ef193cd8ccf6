"""Opens deals from elsewhere: a file, the clipboard, a typed code, a file dropped on the window."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pygame
from pygame.event import Event

from ....club.sharing import MOST_BYTES, CannotOpen, Opened, Steps, fault_words, files_in, opening_file, reading_text
from ....engine.plain_text import clean
from ....engine.record import Record
from ....engine.rules import Seat
from ....store.history import was_played
from ....view import words
from ....view.setup import game_line
from ....view.words import lazy
from ...app.context import AppContext
from ...app.scene import Push, Replace, Scene, Step
from ...app.system import pasted
from ...draw import theme
from ...widgets import Button, Column, Dialog, Label, Listing, Row, Rule, ScrollArea, TextField, Widget
from ...widgets.choice import Option
from ..paper import PaperScene
from .reading import ReadingScene, soon
from .sharing import records_folder

LIST = 190
"""Units: height of the list of files."""


def scene_of(context: AppContext, found: Opened) -> Scene:
    """The scene for a deal that was ``found``."""
    if found.sealed:
        return SealedScene(context, found.records[0])
    if len(found.records) == 1:
        return context.page("replay", found.records[0])
    return WhichScene(context, found.records)


def led_to(context: AppContext, steps: Steps) -> Step:
    """The step to the result of ``steps``, or to a dialog with the reason why there is none."""
    def end(found: Opened | CannotOpen) -> Scene:
        if isinstance(found, CannotOpen):
            return Dialog(lazy("open.title"), fault_words(found))
        return scene_of(context, found)

    found = soon(steps)
    return Push(end(found) if found is not None else ReadingScene(steps, lambda found: Replace(end(found))))


def file_opened(context: AppContext, path: Path) -> Step:
    """The step to the deals in the file at ``path``."""
    return led_to(context, opening_file(path))


def dropped(context: AppContext, event: Event) -> Step:
    """The step for a file or text dropped on the window. An empty name stands for one that is not Unicode."""
    if event.type == pygame.DROPTEXT:
        return led_to(context, reading_text(event.text))
    if not event.file:
        return Push(Dialog(lazy("open.title"), fault_words(CannotOpen("nameless"))))
    return file_opened(context, Path(event.file))


class OpenScene(PaperScene):
    """The ways to open a deal from elsewhere, and to edit one."""

    wide = 720
    first = "paste"

    def __init__(self, context: AppContext) -> None:
        super().__init__()
        self.title = lazy("open.title")
        self.context, self.typed = context, ""
        self.files = files_in(records_folder(context))

    def parts(self) -> Widget:
        """Paste, type, choose; edit."""
        muted = theme.ON_PAPER.muted
        field = TextField("", self._typed, done=lambda _: self._enter(), most=120, hint=lazy("open.code"), width=330,
                          tip=lazy("open.code_tip"))
        kept: Widget = Label(lazy("open.no_files"), "italic")
        if self.files:
            rows = [Option(path, clean(path.stem)) for path in self.files]
            kept = self.named("files", Listing(rows, self.files[0], lambda _: None, pressed=self._file, height=LIST))
        return ScrollArea(Column([
            Label(lazy("open.text"), "small", colour=muted),
            Row([self.named("paste", Button(lazy("open.paste"), self._paste, primary=True)), self.named("code", field),
                 self.named("enter", Button(lazy("open.enter"), self._enter))], 10),
            Rule(), Label(lazy("open.files", folder=records_folder(self.context)), "small", colour=muted), kept], 10))

    def foot(self) -> Sequence[Widget]:
        """Edit a deal, or go back."""
        return (self.named("lay_out", Button(lazy("open.lay_out"), self._lay_out)),
                self.named("close", Button(lazy("common.back"), self.back)))

    def _typed(self, code: str) -> None:
        self.typed = code

    def _enter(self) -> Step:
        return led_to(self.context, reading_text(self.typed))

    def _paste(self) -> Step:
        return led_to(self.context, reading_text(pasted(MOST_BYTES)))

    def _file(self, path: Path) -> Step:
        return file_opened(self.context, path)

    def _lay_out(self) -> Step:
        return self.context.open("editor")


class WhichScene(PaperScene):
    """A choice among several records."""

    wide = 720
    first = "which"

    def __init__(self, context: AppContext, records: Sequence[Record]) -> None:
        super().__init__()
        self.title = lazy("open.which")
        self.records, self.context = records, context

    def parts(self) -> Widget:
        """A line for each."""
        rows = [Option(n, self._line(n)) for n in range(len(self.records))]
        return self.named("which", Listing(rows, 0, lambda _: None, pressed=self._look, height=420))

    def _line(self, number: int) -> str:
        record = self.records[number]
        return words.say("open.line", number=number + 1, end=words.say("open.end." + record.end),
                         names=", ".join(filter(None, map(clean, record.names)))
                         or words.say("preset." + record.rules.preset))

    def foot(self) -> Sequence[Widget]:
        """Open the selected one, or go back."""
        return (self.named("close", Button(lazy("common.back"), self.back)),
                self.named("look", Button(lazy("open.look"), self._chosen, primary=True)))

    def _chosen(self) -> Step:
        listing = self.widget("which")
        assert isinstance(listing, Listing)
        return self._look(listing.value)

    def _look(self, number: int) -> Step:
        return self.context.open("replay", self.records[number])


class SealedScene(PaperScene):
    """A deal from a code, which is played before it is shown."""

    wide = 560
    first = "play"

    def __init__(self, context: AppContext, record: Record) -> None:
        super().__init__()
        self.title = lazy("open.sealed")
        self.record, self.context = record, context

    @property
    def viewer(self) -> Seat:
        """The player's seat: the first, if it plays."""
        return next(seat for seat, hand in enumerate(self.record.hands) if hand)

    def parts(self) -> Widget:
        """The game."""
        return Label(lambda: words.say("open.sealed_text", game=game_line(self.record.rules),
                                       dealer=self.record.dealer + 1, seat=self.viewer + 1))

    def foot(self) -> Sequence[Widget]:
        """The buttons: play it, or go back."""
        return (self.named("close", Button(lazy("common.back"), self.back)),
                self.named("play", Button(lazy("open.play"), self._play, primary=True, tip=lazy("open.play_tip"))))

    def _play(self) -> Step:
        return self.context.open("play_again", self.host, self.record, (), self.viewer,
                                 known=was_played(self.context.store, self.record))
