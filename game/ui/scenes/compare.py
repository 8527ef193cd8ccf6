"""Comparisons of the results in one deal, or in all deals of a match, with those of bots and friends."""

from __future__ import annotations

import io
from collections.abc import Iterable, Sequence
from functools import partial
from pathlib import Path

import pygame
from pygame.event import Event

from ...ai.names import OFFERED
from ...club import sharing
from ...club.reruns import playing_words, rerun
from ...club.sharing import CannotOpen, Steps, opening_file, reading_text
from ...club.work import Work
from ...engine.record import BadRecord, Record, write
from ...engine.rules import Seat
from ...store import Store
from ...store.bulk import import_lines
from ...store.history import Filter, Page, deals, record_of, with_same_cards
from ...store.values import MatchLine
from ...view import compare, words
from ...view import history as say
from ...view.compare import RIVALS, ComparedDeal, Rival, Rivals, SeatColumn, can_be_compared
from ...view.players import LEVEL, level_at
from ...view.words import lazy
from ..app.context import AppContext
from ..app.scene import Answer, Push, Step
from ..app.system import pasted
from ..charts import NumberTable
from ..draw import theme
from ..widgets import Column, Label, Option, Row, ScrollArea, Select, Widget, answer_of, muted
from .ledger import Ledger, LedgerColumn, Lines, fetched
from .paper import PaperScene
from .sharing import Ended, ReadingScene, and_back, records_folder, soon

MOST = 8
"""The greatest number of columns in a comparison, including the player's."""
AT_A_TIME = 4
"""The number of deals read between two pictures, because a match may have hundreds."""


class ComparisonScene(PaperScene):
    """Plays deals with bots in the place of ``seat``, and adds the records of friends.

    A subclass defines the deals that are ``missing`` for the bots of the chosen level, and whether a record ``fits``;
    its ``take_in`` adds a record, and returns False if that is known already or there is no room.
    """

    first = "play"
    reading = False
    """Whether stored records are being read."""

    def __init__(self, context: AppContext, seat: Seat, said: words.Text) -> None:
        super().__init__(context)
        self.seat, self.said = seat, said
        self.level = OFFERED[-1] if LEVEL not in OFFERED else LEVEL
        self._thinker = context.another()

    def missing(self) -> Sequence[Record]:
        """The deals for the chosen bots to play; there is at least one."""
        raise NotImplementedError

    def why_not(self) -> words.Text | None:
        """The reason why no deal can be played now; None if one can."""
        return None

    def fits(self, record: Record) -> bool:
        """Whether ``record`` has the cards of the comparison."""
        raise NotImplementedError

    def take_in(self, record: Record) -> bool:
        """Add ``record`` to the comparison; returns False if it is known already or there is no room."""
        raise NotImplementedError

    def show_more(self) -> None:
        """Show a result that a bot has added."""
        self.renew()

    def desk(self) -> tuple[Widget, Widget]:
        """The choice of bots with the button that has them play, and the line with messages."""
        levels = [Option(name, lazy(f"level.{name}")) for name in OFFERED]
        stops = self.busy and not self.reading
        ask = Row([self.named("level", Select(levels, self.level, partial(self.put, "level"),
                                              tip=lazy("duplicate.level_tip"))),
                   self.button("play", lazy("duplicate.stop"), self._stop, primary=True) if stops else
                   self.button("play", lazy("duplicate.play"), self._play, primary=True, why=self.why_not())], 12)
        return ask, muted(lambda: self.progress or words.spoken(self.said))

    def foot(self) -> Sequence[Widget]:
        return (self.button("close", lazy("common.close"), self.back),
                self.button("paste", lazy("open.paste"), self._paste, tip=lazy("duplicate.paste_tip")))

    def _play(self) -> None:
        self.begin(self._play_all(self.level))
        self.renew()

    def _play_all(self, level: str) -> Work[None]:
        """Play the missing deals one after another with bots of ``level``."""
        deals, name = self.missing(), words.say(f"level.{level}")
        for number, record in enumerate(deals, 1):
            self.take_in((yield from rerun(
                record, self.seat, level, partial(level_at, self.context.setup), self._thinker, self.context.shuffle,
                told=partial(playing_words, name, number=number, all_=len(deals)))))
            self.show_more()

    def _stop(self) -> None:
        self.end_work()
        self.renew()

    # -- records from elsewhere --------------------------------------------------------------------------------------

    def _take(self, found: Ended) -> None:
        """Add the records in ``found`` to the comparison and to the store, or report why there are none."""
        if isinstance(found, CannotOpen):
            self.said = sharing.fault_words(found)
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
        return self._read(reading_text(pasted(sharing.MOST_BYTES)))

    def _read(self, steps: Steps) -> Step | None:
        """Add the records that ``steps`` read; if that takes longer, returns the step to a sheet with the progress."""
        found = soon(steps)
        if found is None:
            return Push(ReadingScene(steps, and_back(self._take)))
        self._take(found)
        return None

    def handle(self, event: Event) -> Answer:
        """Add the records of a file that is dropped on the window; other events are passed on."""
        if event.type == pygame.DROPFILE:
            return answer_of(self._read(opening_file(Path(event.file))))
        return super().handle(event)

    def leave(self) -> None:
        super().leave()
        self._thinker.close()


class DuplicateScene(ComparisonScene):
    """Compares the result of ``seat`` in the deal of ``record`` with those of ``others``.

    The others are bots, who play the deal here, and players whose record of the same cards is in the store, is dropped
    on the window or comes from the clipboard.
    """

    heading = "duplicate.title"

    def __init__(self, context: AppContext, record: Record, seat: Seat, others: Iterable[Record] = ()) -> None:
        super().__init__(context, seat, lazy("duplicate.text"))
        self.record = record
        self.columns: list[SeatColumn] = []
        if can_be_compared(record):
            self.take_in(record)
        for other in (*others, *with_same_cards(context.store, record, MOST)):
            self.take_in(other)

    @property
    def family(self) -> str:
        return self.record.rules.family.name

    def parts(self) -> Widget:
        table: Widget = Label(lazy("duplicate.nobody"), "italic", align="centre")
        if self.columns:
            rows = [[head, *(one.cells[row] for one in self.columns)]
                    for row, head in enumerate(compare.heads(self.record))]
            table = NumberTable(["", *(one.name for one in self.columns)], rows)
        return Column([*self.desk(), self.named("table", ScrollArea(table))], 8, grow=(2,))

    def missing(self) -> Sequence[Record]:
        return (self.record,)

    def why_not(self) -> words.Text | None:
        """The reason if there is no room for another column; None if there is."""
        return lazy("duplicate.full") if len(self.columns) >= MOST else None

    def fits(self, record: Record) -> bool:
        return compare.is_same_deal(record, self.record)

    def take_in(self, record: Record) -> bool:
        played = [(one.record.moves, one.record.names, one.record.bots) for one in self.columns]
        if (record.moves, record.names, record.bots) in played or len(self.columns) >= MOST:
            return False
        name = words.seated(compare.player_at(record, self.seat)[0], self.seat)
        self.columns.append(compare.column(record, self.seat, name))
        return True


class DuplicateMatchScene(ComparisonScene):
    """Compares the viewer's results in the deals of ``match`` with those of others; Enter opens a deal.

    The others are bots, who play one deal after another, and players whose records of the same cards are in the store,
    are dropped on the window or come from the clipboard.
    """

    heading = "duplicate.match_title"

    def __init__(self, context: AppContext, store: Store, match: MatchLine) -> None:
        super().__init__(context, match.viewer or 0, lazy("duplicate.match_text"))
        self.store, self.match = store, match
        self.rivals = Rivals(self.seat)
        self.lines = Lines(self._entries)
        self.begin(self._read_all())

    def _read_all(self) -> Work[None]:
        """Read every deal, and all stored records of the same cards."""
        found = fetched(self.store, deals, Filter(match=self.match.number), sharing.MOST_DEALS, 0).lines
        self.reading = True
        for number, line in enumerate(reversed(found), 1):
            if self._read_one(number, line.number):
                for other in with_same_cards(self.store, self.rivals.record(self.rivals.deals - 1), RIVALS):
                    self.rivals.take_in(other)
            if number % AT_A_TIME == 0:
                yield ""
        self.reading = False

    def _read_one(self, number: int, deal: int) -> bool:
        try:
            return self.rivals.add(number, record_of(self.store, deal))
        except BadRecord:
            return False  # the sheet of the match shows the damage when it is opened

    def _entries(self, most: int, after: int) -> Page[ComparedDeal]:
        count = self.rivals.deals
        return Page(tuple(map(self.rivals.entry, range(after, min(count, after + most)))), count)

    @property
    def family(self) -> str:
        return say.family(self.match.preset)

    def foot(self) -> Sequence[Widget]:
        return (*super().foot(), self.button("save", lazy("duplicate.save"), self._save, tip=lazy("duplicate.save_tip"),
                                             why=self._why_empty()))

    def parts(self) -> Widget:
        self.lines.fetch_again()
        table: Widget = Label(lambda: words.spoken(self._why_empty() or ""), "italic", align="centre")
        if self.rivals.deals:
            table = self.named("lines", Ledger(self.lines, self._columns(), self._open, self.rivals.sums()))
        return Column([*self.desk(), table], 8, grow=(2,))

    def _columns(self) -> list[LedgerColumn[ComparedDeal]]:
        def number(entry: ComparedDeal) -> str:
            return words.say("sheet.totals") if entry.number is None else words.number(entry.number)

        found = [LedgerColumn(lazy("panel.deal_number"), number, ["888", words.say("sheet.totals")])]
        for place, one in enumerate(self.rivals.people):
            found += self._columns_of(place, one)
        return found

    def _columns_of(self, place: int, one: Rival) -> list[LedgerColumn[ComparedDeal]]:
        """The columns of the rival ``one``: the result, its difference from the player's, and the contract."""
        name = words.seated(one.name, self.seat)
        paid: LedgerColumn[ComparedDeal] = LedgerColumn(
            name, lambda e: say.score_text(e.cells[place].payment), ["+8,888"], align="right", rank=1 if place else 0,
            tells=True)
        ahead: LedgerColumn[ComparedDeal] = LedgerColumn(
            "±", lambda e: words.signed(ahead) if (ahead := e.cells[place].ahead) is not None else "", ["+888"],
            align="right", rank=1, colour=lambda e: theme.score_colour(e.cells[place].ahead), tells=True)
        played: LedgerColumn[ComparedDeal] = LedgerColumn(
            lazy("panel.contract"), lambda e: e.cells[place].said, [made.said for made in one.made.values()], rank=2,
            grows=True, tells=True, called=name, colour=lambda e: theme.ON_PAPER.muted)
        return [paid, ahead, played] if place else [paid, played]

    def _why_empty(self) -> words.Text | None:
        if self.reading:
            return lazy("duplicate.reading")
        return None if self.rivals.deals else lazy("duplicate.no_deals")

    def missing(self) -> Sequence[Record]:
        """The deals of the match that bots of the chosen level have not played yet."""
        return self.rivals.missing(words.say(f"level.{self.level}"), self.level)

    def why_not(self) -> words.Text | None:
        """The reason if there is nothing to play or no free column; None if bots can play."""
        started = len(self.missing()) < self.rivals.deals
        return self._why_empty() or (lazy("duplicate.full") if len(self.rivals.people) >= RIVALS and not started
                                     else None)

    def fits(self, record: Record) -> bool:
        return self.rivals.fits(record)

    def take_in(self, record: Record) -> bool:
        return self.rivals.take_in(record)

    def show_more(self) -> None:
        """Show an added result; the sheet is rebuilt only for a new column, because one of its lists may be open."""
        ledger = self.widget("lines")
        assert isinstance(ledger, Ledger)
        sums, before = self.rivals.sums(), ledger.foot
        if before is None or len(before.cells) != len(sums.cells):
            super().show_more()
        else:
            self.lines.fetch_again()
            ledger.foot = sums
            self.invalidate()

    def _open(self, entry: ComparedDeal) -> Step:
        place = self.lines.at
        return self.context.open("duplicate", self.rivals.record(place), self.seat, self.rivals.others(place))

    def _save(self) -> None:
        name = f"{say.game(self.match.preset)} {self.context.today().isoformat()}"
        try:
            records = tuple(map(self.rivals.record, range(self.rivals.deals)))
            path = sharing.save_records(records, records_folder(self.context), name)
        except OSError as fault:
            self.put("said", lazy("sharing.not_saved", why=fault))
        else:
            self.put("said", lazy("sharing.saved", file=Path(path.name)))
