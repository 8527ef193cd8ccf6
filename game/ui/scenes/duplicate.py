"""The same deal played by others in one's own place, side by side: trick by trick, and in points."""

from __future__ import annotations

import io
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path

import pygame
from pygame.event import Event

from ...ai.bots import LEVELS, OFFERED
from ...engine.record import BadRecord, Record, write
from ...engine.rules import Seat
from ...store.bulk import import_lines
from ...store.history import with_same_cards
from .. import theme, words
from ..charts import Table
from ..scene import Answer, Push, Step
from ..widgets import Button, Label, Row, ScrollArea, Select, Widget
from ..widgets.boxes import Column as Lines
from ..widgets.choice import Option
from ..words import lazy
from .duplicate_run import Column, Rerun, can_be_compared, column, heads, is_same_deal
from .paper import PaperScene
from .sharing_clipboard import pasted
from .sharing_files import CannotOpen, Found, found_in, opened
from .sharing_words import told
from .wishes import LEVEL, Helper, Wishes

MOST = 8
"""So many are compared, oneself included."""


class DuplicateScene(PaperScene):
    """Compares what ``seat`` made of the deal of ``record`` with what others made of it.

    Those are bots, who play it here, and everybody whose record of the same cards is in the store, is dropped on the
    window or comes from the clipboard.
    """

    wide = 1120
    first = "play"

    def __init__(self, record: Record, wishes: Wishes, seat: Seat) -> None:
        super().__init__()
        self.title = lazy("duplicate.title")
        self.record, self.wishes, self.seat = record, wishes, seat
        self.level = OFFERED[-1] if LEVEL not in OFFERED else LEVEL
        self.said: words.Text = lazy("duplicate.text")
        self.columns: list[Column] = []
        self.rerun: Rerun | None = None
        self._thinker: Helper | None = None
        if can_be_compared(record):
            self.take_in(record)
        for other in self._kept():
            self.take_in(other)

    # -- on the sheet ------------------------------------------------------------------------------------------------

    def parts(self) -> Widget:
        """Who shall play, and the table."""
        levels = [Option(name, lazy(f"level.{name}")) for name in OFFERED]
        busy = lazy("duplicate.busy") if self.rerun is not None else None
        full = lazy("duplicate.full") if len(self.columns) >= MOST else None
        ask = Row([self.named("level", Select(levels, self.level, self._choose, tip=lazy("duplicate.level_tip"))),
                   self.named("play", Button(lazy("duplicate.play"), self._play, primary=True, why=busy or full)),
                   self.named("paste", Button(lazy("open.paste"), self._paste, tip=lazy("duplicate.paste_tip")))], 12)
        said = Label(lambda: words.spoken(self._words()), "small", colour=theme.ON_PAPER.muted)
        table: Widget = Label(lazy("duplicate.nobody"), "italic", align="centre")
        if self.columns:
            rows = [[head, *(one.cells[row] for one in self.columns)] for row, head in enumerate(heads(self.record))]
            table = Table(["", *(one.name for one in self.columns)], rows)
        return Lines([ask, said, self.named("table", ScrollArea(table))], 8, grow=(2,))

    def foot(self) -> Sequence[Widget]:
        """The way back."""
        return (self.named("close", Button(lazy("common.close"), self.back)),)

    def _words(self) -> words.Text:
        if self.rerun is None:
            return self.said
        return words.say("duplicate.playing", name=words.say(f"level.{self.rerun.level}"),
                         percent=round(100 * self.rerun.share))

    def _choose(self, level: str) -> None:
        self.level = level

    # -- who is compared ---------------------------------------------------------------------------------------------

    def _kept(self) -> list[Record]:
        store = self.wishes.store
        try:
            return list(with_same_cards(store, self.record, MOST)) if store is not None else []
        except (sqlite3.Error, BadRecord):
            return []  # the store tells by itself that it is damaged

    def _name(self, record: Record) -> str:
        """Whose hand it was, as the record has it."""
        name = record.names[self.seat] if record.names else ""
        return name or words.say("replay.seat", number=self.seat + 1)

    def take_in(self, record: Record) -> bool:
        """One column more, unless it is there already."""
        played = [(one.record.moves, one.record.names, one.record.bots) for one in self.columns]
        if (record.moves, record.names, record.bots) in played or len(self.columns) >= MOST:
            return False
        self.columns.append(column(record, self.seat, self._name(record)))
        return True

    def _play(self) -> None:
        self._thinker = self._thinker or self.wishes.another()
        self.rerun = Rerun(self.record, self.seat, self.level, self.wishes.level, tuple(LEVELS), self._thinker,
                           self.wishes.shuffle)
        self.renew()

    def _take(self, found: Found) -> None:
        """Records of friends: into the comparison, and into the store."""
        same = [] if found.sealed else [r for r in found.records if is_same_deal(r, self.record) and can_be_compared(r)]
        fresh = [record for record in same if self.take_in(record)]
        self.said = words.count("duplicate.taken", len(fresh)) if fresh else lazy(
            "duplicate.known" if same else "duplicate.others_cards")
        store = self.wishes.store
        if fresh and store is not None and store.writable:
            try:
                import_lines(store, io.BytesIO("".join(write(r) + "\n" for r in fresh).encode()))
            except sqlite3.Error as fault:
                store.failed(fault)
        self._write()

    def _paste(self) -> None:
        self._read(lambda: found_in(pasted()))

    def _read(self, source: Callable[[], Found]) -> None:
        try:
            self._take(source())
        except CannotOpen as fault:
            self.said = told(fault)
            self._write()

    # -- the scene protocol ------------------------------------------------------------------------------------------

    @property
    def busy(self) -> bool:
        """While bots play."""
        return self.rerun is not None

    def handle(self, event: Event) -> Answer:
        """A file that is dropped here is one to be compared."""
        if event.type == pygame.DROPFILE:
            self._read(lambda: opened(Path(event.file)))
            return True
        return super().handle(event)

    def update(self, dt: float) -> Step | None:
        """Bots play on."""
        if self.rerun is not None and self.rerun.work():
            self.dirty = True
            if (done := self.rerun.done) is not None:
                self.rerun = None
                self.take_in(done)
                self._write()
        return super().update(dt)

    def leave(self) -> None:
        """The bots may go."""
        if self.rerun is not None:
            self.rerun.stop()
        if self._thinker is not None:
            self._thinker.close()
        super().leave()


def compared(record: Record, wishes: Wishes, seat: Seat) -> Push:
    """To the comparison of what ``seat`` made of ``record``."""
    return Push(DuplicateScene(record, wishes, seat))
