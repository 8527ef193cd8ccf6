"""Matches that are tournaments, and the results of their other tables."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from msgspec import Struct

from . import shapes
from .file import Store
from .notes import has_table, note_statement

DUPLICATE = "duplicate"
"""The kind of a duplicate tournament."""
_ALL = """SELECT matches.id, status, began, preset, at_table FROM tournaments JOIN matches ON matches.id = match_id
    WHERE kind = 'duplicate' AND viewer IS NOT NULL AND origin = 'played' ORDER BY matches.id DESC"""
_DEALS = """SELECT id, payment FROM deals WHERE match_id = ? AND end = 'played' AND payment IS NOT NULL
    ORDER BY number, id"""
_TABLES = """SELECT deal_id, level, tables.payment FROM tables JOIN deals ON deals.id = deal_id WHERE match_id = ?"""


class TournamentMatch(Struct, array_like=True, frozen=True):
    """A match that is a duplicate tournament; ``began`` in milliseconds since 1970, 0 if unknown."""

    match: shapes.Id
    status: shapes.Status
    began: shapes.Time
    preset: shapes.Slug
    at_table: shapes.Seats


class OwnResult(Struct, array_like=True, frozen=True):
    """A deal played to its end, and what the player won."""

    deal: shapes.Id
    payment: shapes.PaymentValue


@dataclass(frozen=True, slots=True)
class BoardResults:
    """What the player won in a ``deal`` of a tournament, and who sat there at other ``tables`` by name."""

    deal: int
    own: int
    tables: Mapping[str, int]


def begin_tournament(store: Store, match: int, kind: str = DUPLICATE) -> bool:
    """Make ``match``, which began as an ordinary one, a tournament; whether that is written."""
    return has_table(store, "tables") and store.write(note_statement("tournaments", (match, kind)))


def tournaments(store: Store) -> list[TournamentMatch]:
    """All duplicate tournaments, the latest first."""
    return store.ask(TournamentMatch, _ALL) if has_table(store, "tables") else []


def boards(store: Store, match: int) -> list[BoardResults]:
    """The deals of a tournament played to their end, in order."""
    if not has_table(store, "tables"):
        return []
    made: dict[int, dict[str, int]] = {}
    for one in store.ask(shapes.TableRow, _TABLES, (match,)):
        made.setdefault(one.deal_id, {})[one.level] = one.payment
    own = store.ask(OwnResult, _DEALS, (match,))
    return [BoardResults(one.deal, one.payment, made.get(one.deal, {})) for one in own]


def keep_table(store: Store, deal: int, level: str, payment: int) -> bool:
    """Keep what ``level`` won in the player's seat of ``deal`` at another table."""
    return has_table(store, "tables") and store.write(note_statement("tables", (deal, level, payment)))
