"""What a comparison is asked with: who shall play, stop, a friend's records; one deal or many."""

from __future__ import annotations

import io
import sqlite3
from collections.abc import Sequence
from functools import partial
from pathlib import Path

import pygame
from pygame.event import Event

from ....ai.names import LEVELS, OFFERED
from ....engine.record import Record, write
from ....engine.rules import Seat
from ....session import Helper
from ....store.bulk import import_lines
from ....view import words
from ....view.compare import ComparisonRun, Rerun, can_be_compared
from ....view.players import LEVEL, level_at
from ....view.sharing import CannotOpen, Steps, opening_file, reading_text
from ....view.sharing_words import fault_words
from ....view.words import lazy
from ...app.clipboard import pasted
from ...app.context import AppContext
from ...app.scene import Answer, Push, Step
from ...draw import theme
from ...widgets import Button, Label, Row, Select, Widget
from ...widgets.base import answered
from ...widgets.choice import Option
from ..paper import PaperScene
from ..sharing.reading import Ended, ReadingScene, and_back, soon

MOST = 8
"""So many are compared, oneself included."""


class ComparisonScene(PaperScene):
    """Has bots play deals in the place of ``seat``, and takes in what friends made of them.

    A child says which deals are ``missing`` of those the bots of ``level`` shall play, whether a record ``fits``, and
    takes one in with ``take_in``: False if it is there already, or there is no room.
    """

    first = "play"

    def __init__(self, context: AppContext, seat: Seat, said: words.Text) -> None:
        super().__init__()
        self.context, self.seat, self.said = context, seat, said
        self.level = OFFERED[-1] if LEVEL not in OFFERED else LEVEL
        self.series: ComparisonRun | None = None
        self._thinker: Helper | None = None

    # -- what a child adds -------------------------------------------------------------------------------------------

    def missing(self) -> Sequence[Record]:
        """The deals to be played by whoever is chosen, at least one."""
        raise NotImplementedError

    def why_not(self) -> words.Text | None:
        """Why nobody can play now."""
        return None

    def fits(self, record: Record) -> bool:
        """Whether ``record`` is of the cards that are compared."""
        raise NotImplementedError

    def take_in(self, record: Record) -> bool:
        """Compare ``record`` too."""
        raise NotImplementedError

    def show_more(self) -> None:
        """Something was taken in while nobody pressed anything."""
        self._write()

    # -- on the sheet ------------------------------------------------------------------------------------------------

    def desk(self, more: Sequence[Widget] = ()) -> tuple[Widget, Widget]:
        """Who shall play, and what there is to say; ``more`` buttons."""
        levels = [Option(name, lazy(f"level.{name}")) for name in OFFERED]
        play = Button(lazy("duplicate.play"), self._play, primary=True, why=self.why_not())
        if self.series is not None:
            play = Button(lazy("duplicate.stop"), self._stop, primary=True)
        ask = Row([self.named("level", Select(levels, self.level, self._choose, tip=lazy("duplicate.level_tip"))),
                   self.named("play", play),
                   self.named("paste", Button(lazy("open.paste"), self._paste, tip=lazy("duplicate.paste_tip"))),
                   *more], 12)
        return ask, Label(lambda: words.spoken(self._words()), "small", colour=theme.ON_PAPER.muted)

    def foot(self) -> Sequence[Widget]:
        """The way back."""
        return (self.named("close", Button(lazy("common.close"), self.back)),)

    def _words(self) -> words.Text:
        if self.series is None:
            return self.said
        key = "duplicate.playing" if self.series.all == 1 else "duplicate.playing_many"
        return words.say(key, name=words.say(f"level.{self.series.level}"), percent=round(100 * self.series.share),
                         number=self.series.number, all=self.series.all)

    def _choose(self, level: str) -> None:
        """Others shall play, after those who play now."""
        self.level = level
        self.renew()

    # -- who plays ---------------------------------------------------------------------------------------------------

    def _play(self) -> None:
        self._thinker = thinker = self._thinker or self.context.another()
        level = self.level
        self.series = ComparisonRun(self.missing(), lambda record: Rerun(
            record, self.seat, level, partial(level_at, self.context.setup), tuple(LEVELS), thinker,
            self.context.shuffle))
        self.renew()

    def _stop(self) -> None:
        if self.series is not None:
            self.series.stop()
            self.series = None
            self.renew()

    # -- what comes from elsewhere -----------------------------------------------------------------------------------

    def _take(self, found: Ended) -> None:
        """Records of friends: into the comparison, and into the store."""
        if isinstance(found, CannotOpen):
            self.said = fault_words(found)
            self._write()
            return
        same = [] if found.sealed else [r for r in found.records if self.fits(r) and can_be_compared(r)]
        fresh = [record for record in same if self.take_in(record)]
        self.said = words.count("duplicate.taken", len(fresh)) if fresh else lazy(
            "duplicate.known" if same else "duplicate.others_cards")
        store = self.context.store
        if fresh and store is not None and store.writable:
            try:
                import_lines(store, io.BytesIO("".join(write(r) + "\n" for r in fresh).encode()))
            except sqlite3.Error as fault:
                store.failed(fault)
        self._write()

    def _paste(self) -> Step | None:
        return self._read(reading_text(pasted()))

    def _read(self, steps: Steps) -> Step | None:
        """Take what ``steps`` find: at once, or while a sheet says how far they are."""
        found = soon(steps)
        if found is None:
            return Push(ReadingScene(steps, and_back(self._take)))
        self._take(found)
        return None

    # -- the scene protocol ------------------------------------------------------------------------------------------

    @property
    def busy(self) -> bool:
        """While bots play."""
        return self.series is not None

    def handle(self, event: Event) -> Answer:
        """A file that is dropped here is one to be compared."""
        if event.type == pygame.DROPFILE:
            return answered(self._read(opening_file(Path(event.file))))
        return super().handle(event)

    def update(self, dt: float) -> Step | None:
        """Bots play on."""
        if self.series is not None:
            before, done = words.spoken(self._words()), self.series.work()
            if done is not None:
                self.take_in(done)
                self.series = None if self.series.over else self.series
                self.show_more()
            if before != words.spoken(self._words()):
                self.invalidate()
        return super().update(dt)

    def leave(self) -> None:
        """The bots may go."""
        self._stop()
        if self._thinker is not None:
            self._thinker.close()
        super().leave()
