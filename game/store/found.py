"""The puzzles found in the player's own deals: which deals are still to be searched, and what was found."""

from __future__ import annotations

from collections.abc import Sequence

from . import shapes
from .file import Store
from .notes import has_table
from .rating import COUNTS, OwnDeal

_UNSEARCHED = f"""SELECT deals.id, viewer FROM deals JOIN matches ON matches.id = match_id
    WHERE {COUNTS} AND end = 'played'
    AND NOT EXISTS (SELECT 1 FROM found WHERE deal_id = deals.id) ORDER BY deals.id DESC LIMIT ?"""  # noqa: S608
_FOUND = """SELECT deal_id, puzzles FROM found JOIN deals ON deals.id = deal_id
    WHERE puzzles != '' AND deals.origin = 'played' ORDER BY deal_id DESC"""


def unsearched(store: Store, most: int) -> list[OwnDeal]:
    """Up to ``most`` deals to be searched, the latest first; none in a file that cannot be written."""
    return store.ask(OwnDeal, _UNSEARCHED, (most,)) if store.writable and has_table(store, "found") else []


def keep_found(store: Store, deal: int, lines: Sequence[str]) -> bool:
    """Keep the ``lines`` of the puzzles found in ``deal``, which is searched now; whether they are written."""
    return store.write(("INSERT OR REPLACE INTO found (deal_id, puzzles) VALUES (?, ?)", (deal, "\n".join(lines))))


def found_lines(store: Store) -> list[str]:
    """The lines of all puzzles found, those of the latest deals first."""
    rows = store.ask(shapes.FoundRow, _FOUND) if has_table(store, "found") else []
    return [line for row in rows for line in row.puzzles.splitlines()]
