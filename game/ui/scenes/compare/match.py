"""The comparison of a whole match with other players in the same seat: a line for each deal, sums at the foot."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from math import inf
from pathlib import Path

from ....club.sharing import MOST_DEALS, save_records
from ....engine.record import BadRecord, Record
from ....store import Store
from ....store.history import Filter, Page, deals, record_of, with_same_cards
from ....store.values import MatchLine
from ....view import history as say
from ....view import words
from ....view.compare_match import RIVALS, Cell, ComparedDeal, Rival, Rivals
from ....view.words import lazy
from ...app.context import AppContext
from ...app.scene import Step
from ...draw import theme
from ...widgets import Button, Label, Widget
from ...widgets.boxes import Column as Stack
from ..history.ledger import Ledger, LedgerColumn, Lines, fetched
from ..sharing.sharing import records_folder
from .desk import ComparisonScene

SECONDS_A_FRAME = 0.006
"""Seconds spent reading records in one frame: a match may have hundreds."""


def _ahead(cell: Cell) -> str:
    return "" if cell.ahead is None else words.signed(cell.ahead)


class DuplicateMatchScene(ComparisonScene):
    """Compares the viewer's results in the deals of ``match`` with others'; Enter opens a deal.

    Others are bots, who play one deal after another, and players whose records of the same cards are in the store, are
    dropped on the window or come from the clipboard.
    """

    wide = 1220

    def __init__(self, context: AppContext, store: Store, match: MatchLine) -> None:
        super().__init__(context, match.viewer or 0, lazy("duplicate.match_text"))
        self.title = lazy("duplicate.match_title")
        self.store, self.match = store, match
        self.rivals = Rivals(self.seat)
        self.lines = Lines(self._entries)
        self._reading: Iterator[None] | None = self._read_all()

    # -- stored deals ------------------------------------------------------------------------------------------------

    def _read_all(self) -> Iterator[None]:
        """Read every deal and all stored records of its cards, in small steps."""
        found = fetched(self.store, deals, Filter(match=self.match.number), MOST_DEALS, 0).lines
        for number, line in enumerate(reversed(found), 1):
            if self._read_one(number, line.number):
                for other in with_same_cards(self.store, self.rivals.record(self.rivals.deals - 1), RIVALS):
                    self.rivals.take_in(other)
            yield

    def _read_one(self, number: int, deal: int) -> bool:
        try:
            return self.rivals.add(number, record_of(self.store, deal))
        except BadRecord:
            return False  # the sheet of the match shows it, and reports the damage when opened

    def _entries(self, most: int, after: int) -> Page[ComparedDeal]:
        count = self.rivals.deals
        return Page(tuple(map(self.rivals.entry, range(after, min(count, after + most)))), count)

    @property
    def family(self) -> str:
        """That of the game."""
        return say.family(self.match.preset)

    # -- content -----------------------------------------------------------------------------------------------------

    def parts(self) -> Widget:
        """The choice of players, and the deals."""
        save = self.named("save", Button(lazy("duplicate.save"), self._save, tip=lazy("duplicate.save_tip"),
                                         why=self._why_empty()))
        self.lines.fetch_again()
        table: Widget = Label(lambda: words.spoken(self._why_empty() or ""), "italic", align="centre")
        if self.rivals.deals:
            table = self.named("lines", Ledger(self.lines, self._columns(), self._open, self.rivals.sums()))
        return Stack([*self.desk([save]), table], 8, grow=(2,))

    def _columns(self) -> list[LedgerColumn[ComparedDeal]]:
        def number(entry: ComparedDeal) -> str:
            return words.say("sheet.totals") if entry.number is None else words.number(entry.number)

        found = [LedgerColumn(lazy("panel.deal_number"), number, ["888", words.say("sheet.totals")])]
        for place, one in enumerate(self.rivals.people):
            found += self._columns_of(place, one)
        return found

    def _columns_of(self, place: int, one: Rival) -> list[LedgerColumn[ComparedDeal]]:
        """The columns of one rival: result, difference to oneself, and contract."""
        name = words.seated(one.name, self.seat)
        paid: LedgerColumn[ComparedDeal] = LedgerColumn(
            name, lambda e: say.score_text(e.cells[place].payment), ["+8,888"], align="right", rank=1 if place else 0,
            tells=True)
        ahead: LedgerColumn[ComparedDeal] = LedgerColumn(
            "±", lambda e: _ahead(e.cells[place]), ["+888"], align="right", rank=1,
            colour=lambda e: theme.score_colour(e.cells[place].ahead), tells=True)
        played: LedgerColumn[ComparedDeal] = LedgerColumn(
            lazy("panel.contract"), lambda e: e.cells[place].said, [made.said for made in one.made.values()], rank=2,
            grows=True, tells=True, called=name, colour=lambda e: theme.ON_PAPER.muted)
        return [paid, ahead, played] if place else [paid, played]

    def _why_empty(self) -> words.Text | None:
        if self._reading is not None:
            return lazy("duplicate.reading")
        return None if self.rivals.deals else lazy("duplicate.no_deals")

    # -- players -----------------------------------------------------------------------------------------------------

    def missing(self) -> Sequence[Record]:
        """The deals that bots of the chosen level have not played here."""
        return self.rivals.missing(words.say(f"level.{self.level}"), self.level)

    def why_not(self) -> words.Text | None:
        """A reason if there is nothing to play, or no free column."""
        started = len(self.missing()) < self.rivals.deals
        return self._why_empty() or (lazy("duplicate.full") if len(self.rivals.people) >= RIVALS and not started
                                     else None)

    def fits(self, record: Record) -> bool:
        """Whether it is one of these deals."""
        return self.rivals.fits(record)

    def take_in(self, record: Record) -> bool:
        """Add a cell, perhaps a column."""
        return self.rivals.take_in(record)

    def show_more(self) -> None:
        """Rebuild the sheet only for a new column: a box may be open on it."""
        ledger = self.widget("lines")
        assert isinstance(ledger, Ledger)
        sums, before = self.rivals.sums(), ledger.foot
        if self.series is None or before is None or len(before.cells) != len(sums.cells):
            super().show_more()
        else:
            self.lines.fetch_again()
            ledger.foot = sums
            self.invalidate()

    # -- actions -----------------------------------------------------------------------------------------------------

    def _open(self, entry: ComparedDeal) -> Step:
        """The selected deal, trick by trick."""
        place = self.lines.at
        return self.context.open("duplicate", self.rivals.record(place), self.seat, self.rivals.others(place))

    def _save(self) -> None:
        """Save all deals to a file, for a friend to play."""
        name = f"{say.game(self.match.preset)} {self.context.today().isoformat()}"
        try:
            records = tuple(map(self.rivals.record, range(self.rivals.deals)))
            path = save_records(records, records_folder(self.context), name)
        except OSError as fault:
            self.said = lazy("sharing.not_saved", why=fault)
        else:
            self.said = lazy("sharing.saved", file=Path(path.name))
        self.renew()

    # -- the scene protocol ------------------------------------------------------------------------------------------

    @property
    def busy(self) -> bool:
        """Whether records are read or bots play."""
        return self._reading is not None or super().busy

    def read(self, seconds: float = inf) -> None:
        """Read records for this long, or until all are read."""
        until = time.perf_counter() + seconds
        while self._reading is not None and time.perf_counter() < until:
            if next(self._reading, self) is self:
                self._reading = None

    def work(self) -> bool:
        """Read on, play on."""
        if self._reading is None:
            return super().work()
        self.read(SECONDS_A_FRAME)
        return self._reading is None
