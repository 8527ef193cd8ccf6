"""Statistics as a file for a spreadsheet."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Sequence
from datetime import datetime
from io import StringIO
from pathlib import Path

from .... import files
from ....store import Store, path_in
from ....store.spreadsheet import cell
from ....store.statistics import Sums, Tally
from ....view import history as say
from ....view import words
from ....view.statistics import parts_in

COLUMNS = ("game", "against", "role", "deals", "won", "lost", "points", "mean", "spread", "contracts_made",
           "contracts_failed", "pagat_saved", "pagat_lost", "fool_saved", "fool_lost")


def folder_of(store: Store | None) -> Path:
    """Where a player looks for what was written: the documents, or beside games that are kept elsewhere than usual."""
    path = store.path if store is not None else None
    if path is not None and path != path_in():
        return path.parent
    documents = files.user_folder("documents")
    return documents if files.is_folder(documents) else files.home() or documents


def written(tallies: Sequence[Tally], folder: Path, now: datetime) -> Path:
    """Write ``tallies`` into a new file in ``folder``, whose path is the answer; OSError if it cannot be written."""
    decimal, table = words.number(0.5)[1], StringIO(newline="")
    csv.writer(table, delimiter=";" if decimal == "," else ",").writerows(rows(tallies, decimal))
    names = files.numbered(f"{words.say('statistics.file')}-{now.date().isoformat()}", ".csv")
    # spreadsheets know by the mark at the beginning that it is UTF-8
    return files.written(folder, names, table.getvalue().encode("utf-8-sig", "backslashreplace"))


def rows(tallies: Sequence[Tally], decimal: str) -> Iterator[tuple[str, ...]]:
    """The head, then a row for each game, opponents and part in the deal; all parts together first."""
    yield tuple(words.say(f"statistics.{key}") for key in COLUMNS)
    for tally in tallies:
        parts = [(words.say("statistics.every_role"), tally.all), *((say.role(r), s) for r, s in parts_in(tally))]
        for part, sums in parts:
            yield (cell(say.game(tally.preset)), cell(say.levels(tally.opponents)), part, *_cells(sums, decimal))


def _cells(sums: Sums, decimal: str) -> tuple[str, ...]:
    means = (f"{value:.2f}".replace(".", decimal) for value in (sums.mean, sums.spread))
    counts = (sums.made, sums.failed, sums.pagat_saved, sums.pagat_lost, sums.fool_saved, sums.fool_lost)
    return (str(sums.deals), str(sums.won), str(sums.lost), str(sums.paid), *means, *map(str, counts))
