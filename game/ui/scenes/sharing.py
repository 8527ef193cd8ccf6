"""Deals shared with others as codes, texts and files, which may contain many."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import pygame
from pygame.event import Event

from ...club.sharing import (
    MOST_BYTES,
    CannotOpen,
    Opened,
    Steps,
    fault_words,
    files_in,
    opening_file,
    reading_text,
    save_records,
    shared_text,
    usual_folder,
)
from ...engine.deal_code import code_of
from ...engine.plain_text import clean
from ...engine.record import Record
from ...engine.rules import Seat
from ...store.history import was_played
from ...view import words
from ...view.compare import can_be_compared
from ...view.editor import plan_of
from ...view.setup import game_line
from ...view.words import lazy
from ..app.context import AppContext
from ..app.scene import Pop, Push, Replace, Scene, Step
from ..app.system import copy_text, pasted
from ..draw import theme
from ..widgets import Column, Dialog, Label, Listing, Option, Row, Rule, ScrollArea, TextField, Widget, cancel, muted
from .paper import PaperScene

AT_ONCE = 8
"""Steps, of about a millisecond each, that are taken without a progress sheet."""
FRAME_S = 0.008
"""The seconds of each frame that are used for reading."""
Ended = Opened | CannotOpen
LIST = 190
"""Units: height of the list of files."""


class SharingScene(PaperScene):
    """The actions for the deal of ``record``.

    ``viewer`` is the player's seat when the deal is played again; ``edits``: a button opens the editor with its cards.
    """

    heading = "sharing.title"
    note = True
    first = "copy_code"

    def __init__(self, context: AppContext, record: Record, viewer: Seat, edits: bool = False) -> None:
        super().__init__(context)
        self.record, self.viewer, self.edits = record, viewer, edits
        self.code = code_of(record)
        self.name = f"{words.say('preset.' + record.rules.preset)} {context.today().isoformat()}"
        self.said: words.Text = ""

    @property
    def family(self) -> str:
        return self.record.rules.family.name

    def parts(self) -> Widget:
        code = self.code.replace("-", "  ")  # lines break between the groups of the code
        field = self.named("name", TextField(self.name, partial(setattr, self, "name"), done=lambda _: self._save(),
                                             most=60, width=330, tip=lazy("sharing.name_tip")))
        return ScrollArea(Column([
            muted(lazy("sharing.code_text")), Label(code, "strong", align="centre"),
            Row([self.button("copy_code", lazy("sharing.copy_code"), lambda: self._copy(self.code), primary=True),
                 self.button("copy_text", lazy("sharing.copy_text"), lambda: self._copy(shared_text(self.record)),
                             tip=lazy("sharing.copy_text_tip"))], place="centre"),
            Rule(),
            muted(lazy("sharing.file_text", folder=records_folder(self.context))),
            Row([field, self.button("save", lazy("sharing.save"), self._save)], place="centre"),
            Label(lambda: words.spoken(self.said), "small", align="centre", colour=theme.ON_PAPER.accent),
            Rule(),
            Row(self._ways(), place="centre")], 10))

    def _ways(self) -> list[Widget]:
        again, tip = ("sharing.again", "sharing.again_tip") if self.record.moves else ("open.play", "editor.play_tip")
        compare = partial(self.context.open, "duplicate", self.record, self.viewer)
        found: list[Widget] = [
            self.button("again", lazy(again), lambda: Pop(self.context.open(
                "play_again", self.host, self.record, (), self.viewer)), tip=lazy(tip)),
            self.button("compare", lazy("sharing.compare"), compare, tip=lazy("sharing.compare_tip"),
                        why=None if can_be_compared(self.record) else lazy("sharing.not_over"))]
        if self.edits:
            found.append(self.button("edit", lazy("sharing.edit"), lambda: self.context.open(
                "editor", plan_of(self.record)), tip=lazy("sharing.edit_tip")))
        return found

    def foot(self) -> Sequence[Widget]:
        return (self.button("close", lazy("common.close"), self.back),)

    def _copy(self, text: str) -> None:
        self.put("said", lazy("common.copied" if copy_text(text) else "common.no_clipboard"))

    def _save(self) -> None:
        try:
            path = save_records((self.record,), records_folder(self.context), self.name)
        except OSError as fault:
            self.put("said", lazy("sharing.not_saved", why=fault))
        else:
            self.put("said", lazy("sharing.saved", file=Path(path.name)))


def scene_of(context: AppContext, found: Opened) -> Scene:
    """The scene for the contents ``found``: a deal to be played first, a replay, or a choice among several records."""
    if found.sealed:
        return SealedScene(context, found.records[0])
    if len(found.records) == 1:
        return context.page("replay", found.records[0])
    return WhichScene(context, found.records)


def led_to(context: AppContext, steps: Steps) -> Step:
    """The step to the deals that ``steps`` read, or to a dialog with the reason for a failure."""
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
    """The step for a file or text dropped on the window; the file's name is empty if it is not valid Unicode."""
    if event.type == pygame.DROPTEXT:
        return led_to(context, reading_text(event.text))
    if not event.file:
        return Push(Dialog(lazy("open.title"), fault_words(CannotOpen("nameless"))))
    return file_opened(context, Path(event.file))


class OpenScene(PaperScene):
    """The ways to open a deal from another player, and a button to the editor."""

    heading = "open.title"
    note = True
    first = "paste"

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        self.typed = ""
        self.files = files_in(records_folder(context))

    def parts(self) -> Widget:
        field = TextField(self.typed, partial(setattr, self, "typed"), done=self._open, most=120,
                          hint=lazy("open.code"), width=330, tip=lazy("open.code_tip"))
        kept: Widget = Label(lazy("open.no_files"), "italic")
        if self.files:
            rows = [Option(path, clean(path.stem)) for path in self.files]
            kept = self.named("files", Listing(rows, self.files[0], lambda _: None, height=LIST,
                                               pressed=partial(self.context.open, "file")))
        return ScrollArea(Column([
            muted(lazy("open.text")),
            Row([self.button("paste", lazy("open.paste"), lambda: self._open(pasted(MOST_BYTES)), primary=True),
                 self.named("code", field),
                 self.button("enter", lazy("open.enter"), lambda: self._open(self.typed))], 10),
            Rule(), muted(lazy("open.files", folder=records_folder(self.context))), kept], 10))

    def foot(self) -> Sequence[Widget]:
        return (self.button("lay_out", lazy("open.lay_out"), partial(self.context.open, "editor")),
                self.button("close", lazy("common.back"), self.back))

    def _open(self, text: str) -> Step:
        return led_to(self.context, reading_text(text))


class WhichScene(PaperScene):
    """A sheet to choose one of several records."""

    heading = "open.which"
    note = True
    first = "which"

    def __init__(self, context: AppContext, records: Sequence[Record]) -> None:
        super().__init__(context)
        self.records = records

    def parts(self) -> Widget:
        rows = [Option(n, self._line(n)) for n in range(len(self.records))]
        self.listing = self.named("which", Listing(rows, 0, lambda _: None, pressed=self._look, height=420))
        return self.listing

    def _line(self, number: int) -> str:
        record = self.records[number]
        return words.say("open.line", number=number + 1, end=words.say("open.end." + record.end),
                         names=", ".join(filter(None, map(clean, record.names)))
                         or words.say("preset." + record.rules.preset))

    def foot(self) -> Sequence[Widget]:
        return (self.button("close", lazy("common.back"), self.back),
                self.button("look", lazy("open.look"), lambda: self._look(self.listing.value), primary=True))

    def _look(self, number: int) -> Step:
        return self.context.open("replay", self.records[number])


class SealedScene(PaperScene):
    """A deal from a code, whose cards are hidden until it is played."""

    heading = "open.sealed"
    note = True
    first = "play"

    def __init__(self, context: AppContext, record: Record) -> None:
        super().__init__(context)
        self.record = record
        self.viewer = next(seat for seat, hand in enumerate(record.hands) if hand)
        """The player's seat: the first that has cards."""

    def parts(self) -> Widget:
        return Label(lambda: words.say("open.sealed_text", game=game_line(self.record.rules),
                                       dealer=self.record.dealer + 1, seat=self.viewer + 1))

    def foot(self) -> Sequence[Widget]:
        return (self.button("close", lazy("common.back"), self.back),
                self.button("play", lazy("open.play"), self._play, primary=True, tip=lazy("open.play_tip")))

    def _play(self) -> Step:
        return self.context.open("play_again", self.host, self.record, (), self.viewer,
                                 known=was_played(self.context.store, self.record))


def soon(steps: Steps) -> Ended | None:
    """The result of ``steps`` or the reason for a failure, if quickly found; None if there is more to read."""
    left = iter(range(AT_ONCE))
    ended = _read_on(steps, lambda: next(left, None) is not None)
    return None if isinstance(ended, int) else ended


def _read_on(steps: Steps, may: Callable[[], bool]) -> Ended | int:
    """Take ``steps`` while ``may()`` is true; return the result, the reason for a failure, or the number of deals."""
    read = 0
    try:
        while may():
            read = next(steps)
    except StopIteration as end:
        found: Opened = end.value
        return found
    except CannotOpen as fault:
        return fault
    return read


class ReadingScene(Dialog):
    """Shows the number of deals read by ``steps``; ``then`` is called with the result, or the reason for a failure."""

    def __init__(self, steps: Steps, then: Callable[[Ended], Step]) -> None:
        self._steps, self._then, self._read = steps, then, 0
        super().__init__(lazy("open.title"), self.said, (cancel(),))

    def said(self) -> str:
        return words.count("open.reading", self._read)

    @property
    def busy(self) -> bool:
        """True, because the scene closes at the end."""
        return True

    def update(self, dt: float) -> Step | None:
        """Continue to read, and show the progress."""
        before, ended = self._read, self.read_on()
        if ended is not None:
            return self._then(ended)
        if self._read > before:
            self.resize(self.host.metrics)
        return super().update(dt)

    def read_on(self) -> Ended | None:
        """Read for a part of a frame; returns the result or the reason for a failure, None if there is more to read."""
        end = time.perf_counter() + FRAME_S
        ended = _read_on(self._steps, lambda: time.perf_counter() < end)
        if not isinstance(ended, int):
            return ended
        self._read = max(self._read, ended)
        return None

    def leave(self) -> None:
        self._steps.close()
        super().leave()


def and_back(then: Callable[[Ended], None]) -> Callable[[Ended], Step]:
    """A callback for :class:`ReadingScene` that calls ``then`` with the result and goes back."""
    def ended(found: Ended) -> Step:
        then(found)
        return Pop()

    return ended


def records_folder(context: AppContext) -> Path:
    return context.records_folder or usual_folder()
