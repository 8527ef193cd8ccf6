"""The controls of a comparison of one deal or many: who plays, stop, a friend's records."""

from __future__ import annotations

import io
from collections.abc import Sequence
from functools import partial
from pathlib import Path

import pygame
from pygame.event import Event

from ....ai.names import LEVELS, OFFERED
from ....club.reruns import ComparisonRun, Rerun
from ....club.sharing import MOST_BYTES, CannotOpen, Steps, fault_words, opening_file, reading_text
from ....engine.record import Record, write
from ....engine.rules import Seat
from ....session import Helper
from ....store.bulk import import_lines
from ....view import words
from ....view.compare import can_be_compared
from ....view.gallery import PLANTS
from ....view.players import LEVEL, level_at
from ....view.words import lazy
from ...app.context import AppContext
from ...app.scene import Answer, Push, Step
from ...app.system import pasted
from ...draw import theme
from ...widgets import Button, Label, Row, Select, Widget
from ...widgets.base import answer_of
from ...widgets.choice import Option
from ..paper import PaperScene
from ..sharing.reading import Ended, ReadingScene, and_back, soon

MOST = 8
"""The most players in a comparison, including oneself."""


class ComparisonScene(PaperScene):
    """Has bots play deals in the place of ``seat``, and adds the records of friends.

    A subclass says which deals are ``missing`` for the bots of ``level``, whether a record ``fits``, and adds one in
    ``take_in``, which returns False if it is known or there is no room.
    """

    first = "play"
    plant = PLANTS["forget_me_not"]

    def __init__(self, context: AppContext, seat: Seat, said: words.Text) -> None:
        super().__init__()
        self.context, self.seat, self.said = context, seat, said
        self.level = OFFERED[-1] if LEVEL not in OFFERED else LEVEL
        self.series: ComparisonRun | None = None
        self._thinker: Helper | None = None

    # -- for subclasses to implement ---------------------------------------------------------------------------------

    def missing(self) -> Sequence[Record]:
        """The deals to be played by the chosen bots, at least one."""
        raise NotImplementedError

    def why_not(self) -> words.Text | None:
        """The reason if nothing can be played now."""
        return None

    def fits(self, record: Record) -> bool:
        """Whether ``record`` has the cards that are compared."""
        raise NotImplementedError

    def take_in(self, record: Record) -> bool:
        """Add ``record`` to the comparison."""
        raise NotImplementedError

    def show_more(self) -> None:
        """Show additions that were made without input."""
        self.renew()

    # -- content -----------------------------------------------------------------------------------------------------

    def desk(self, more: Sequence[Widget] = ()) -> tuple[Widget, Widget]:
        """The choice of players, and messages; ``more`` buttons."""
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
        """Have bots of ``level`` play, after those who play now."""
        self.level = level
        self.renew()

    # -- playing -----------------------------------------------------------------------------------------------------

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

    # -- records from elsewhere --------------------------------------------------------------------------------------

    def _take(self, found: Ended) -> None:
        """Add records of friends to the comparison and to the store."""
        if isinstance(found, CannotOpen):
            self.said = fault_words(found)
            self._write()
            return
        same = [] if found.sealed else [r for r in found.records if self.fits(r) and can_be_compared(r)]
        fresh = [record for record in same if self.take_in(record)]
        self.said = words.count("duplicate.taken", len(fresh)) if fresh else lazy(
            "duplicate.known" if same else "duplicate.others_cards")
        store = self.context.store
        if fresh and store.writable:
            lines = io.BytesIO("".join(write(record) + "\n" for record in fresh).encode())
            store.safe(lambda: import_lines(store, lines), None)
        self._write()

    def _paste(self) -> Step | None:
        return self._read(reading_text(pasted(MOST_BYTES)))

    def _read(self, steps: Steps) -> Step | None:
        """Take the results of ``steps``: at once, or during a progress sheet."""
        found = soon(steps)
        if found is None:
            return Push(ReadingScene(steps, and_back(self._take)))
        self._take(found)
        return None

    # -- the scene protocol ------------------------------------------------------------------------------------------

    @property
    def busy(self) -> bool:
        """Whether bots play."""
        return self.series is not None

    def handle(self, event: Event) -> Answer:
        """A file dropped here is added to the comparison."""
        if event.type == pygame.DROPFILE:
            return answer_of(self._read(opening_file(Path(event.file))))
        return super().handle(event)

    def work(self) -> bool:
        """Let bots play on."""
        done = self.series.work() if self.series is not None else None
        if self.series is not None and done is not None:
            self.take_in(done)
            self.series = None if self.series.over else self.series
            self.show_more()
        return False

    def progress(self) -> str:
        """What is said of the bots."""
        return words.spoken(self._words())

    def leave(self) -> None:
        """Stop the bots."""
        self._stop()
        if self._thinker is not None:
            self._thinker.close()
        super().leave()
