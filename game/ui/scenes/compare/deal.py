"""The comparison of one deal with other players in the same seat: trick by trick, and in points."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ....engine.record import Record
from ....engine.rules import Seat
from ....store.history import with_same_cards
from ....view import words
from ....view.compare import SeatColumn, can_be_compared, column, heads, is_same_deal, player_at
from ....view.words import lazy
from ...app.context import AppContext
from ...charts import NumberTable
from ...widgets import Label, ScrollArea, Widget
from ...widgets.boxes import Column as Lines
from .desk import MOST, ComparisonScene


class DuplicateScene(ComparisonScene):
    """Compares the result of ``seat`` in the deal of ``record`` with those of ``others``.

    Others are bots, who play it here, and players whose record of the same cards is in the store, is dropped on the
    window or comes from the clipboard.
    """

    wide = 1120

    def __init__(self, context: AppContext, record: Record, seat: Seat, others: Iterable[Record] = ()) -> None:
        super().__init__(context, seat, lazy("duplicate.text"))
        self.title = lazy("duplicate.title")
        self.record = record
        self.columns: list[SeatColumn] = []
        if can_be_compared(record):
            self.take_in(record)
        for other in (*others, *self._kept()):
            self.take_in(other)

    @property
    def family(self) -> str:
        """That of the game."""
        return self.record.rules.family.name

    def parts(self) -> Widget:
        """The choice of players, and the table."""
        table: Widget = Label(lazy("duplicate.nobody"), "italic", align="centre")
        if self.columns:
            rows = [[head, *(one.cells[row] for one in self.columns)] for row, head in enumerate(heads(self.record))]
            table = NumberTable(["", *(one.name for one in self.columns)], rows)
        return Lines([*self.desk(), self.named("table", ScrollArea(table))], 8, grow=(2,))

    def _kept(self) -> list[Record]:
        return list(with_same_cards(self.context.store, self.record, MOST))

    # -- players -----------------------------------------------------------------------------------------------------

    def missing(self) -> Sequence[Record]:
        """The deal itself."""
        return (self.record,)

    def why_not(self) -> words.Text | None:
        """A reason if there are too many columns."""
        return lazy("duplicate.full") if len(self.columns) >= MOST else None

    def fits(self, record: Record) -> bool:
        """Whether it is the same deal."""
        return is_same_deal(record, self.record)

    def take_in(self, record: Record) -> bool:
        """Add a column, unless it is there already."""
        played = [(one.record.moves, one.record.names, one.record.bots) for one in self.columns]
        if (record.moves, record.names, record.bots) in played or len(self.columns) >= MOST:
            return False
        name = words.seated(player_at(record, self.seat)[0], self.seat)
        self.columns.append(column(record, self.seat, name))
        return True
