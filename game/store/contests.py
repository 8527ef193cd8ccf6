"""Tournaments and seasons, and the results of friends and of the expert with the same cards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from msgspec import Struct, structs

from ..engine.rules import Rules
from ..engine.variants import InvalidRules, stored_rules
from . import shapes
from .file import Store
from .notes import FriendText, kept_notes
from .values import RatedDeal

DUPLICATE = "duplicate"
"""The kind of a duplicate tournament."""
WEEK = "week-"
"""The beginning of the kind of a tournament of the week; the year and the week follow."""
SEASON = "season-"
"""The beginning of the kind of a round of a season; the number of the round follows."""
_MATCHES = """SELECT matches.id, kind, status, began, preset, options, at_table, length, viewer, first_dealer, totals
    FROM tournaments JOIN matches ON matches.id = match_id
    WHERE viewer IS NOT NULL AND origin = 'played' ORDER BY matches.id"""
_DEALS = """SELECT deals.id, deals.payment, coalesce(deals.contract, ''), units FROM deals
    JOIN matches ON matches.id = match_id LEFT JOIN facts ON facts.deal_id = deals.id AND facts.seat = viewer
    WHERE match_id = ? AND end = 'played' AND deals.payment IS NOT NULL ORDER BY number, deals.id"""
_TABLES = """SELECT deal_id, level, tables.payment, tables.contract, units FROM tables
    JOIN deals ON deals.id = deal_id WHERE match_id = ?"""
_UNPLAYED = """SELECT deals.id, viewer FROM deals JOIN tournaments USING (match_id)
    JOIN matches ON matches.id = match_id WHERE (kind = 'duplicate' OR kind LIKE 'week-%')
    AND viewer IS NOT NULL AND deals.origin = 'played' AND end IN ('open', 'played')
    AND (SELECT count(*) FROM tables WHERE deal_id = deals.id) < ? ORDER BY match_id DESC, number, deals.id LIMIT ?"""


class ContestMatch(Struct, array_like=True, frozen=True):
    """A duplicate tournament or a round of a season; ``began`` in milliseconds since 1970, 0 if unknown.

    Every round of a season has the players of the first in the same seats.
    """

    match: shapes.Id
    kind: shapes.Slug
    status: shapes.Status
    began: shapes.Time
    preset: shapes.Slug
    options: str
    at_table: shapes.Seats
    length: shapes.Length
    viewer: shapes.SeatValue
    first_dealer: shapes.SeatValue
    totals_text: str

    @property
    def totals(self) -> tuple[int, ...]:
        """The totals by seat; empty if one of them is not known."""
        try:
            found = shapes.totals_in(self.totals_text)
        except ValueError:
            return ()
        return found if len(found) == self.at_table else ()

    @property
    def rules(self) -> Rules | None:
        """The rules of the match; None if they cannot be played."""
        try:
            return stored_rules(self.preset, shapes.options_in(self.options))
        except (InvalidRules, ValueError, TypeError):
            return None


class TableResult(Struct, array_like=True, frozen=True):
    """The payment in a deal at a table, with the contract and the card points of the seat's side in units.

    The contract is empty and the units are None if they are not known.
    """

    payment: shapes.PaymentValue
    contract: shapes.ContractId = ""
    units: shapes.Units | None = None


@dataclass(frozen=True, slots=True)
class BoardResults:
    """The result of the player in a ``deal`` of a tournament, and those at the other ``tables`` by level."""

    deal: int
    own: TableResult
    tables: Mapping[str, TableResult]


def is_duplicate(kind: str) -> bool:
    """Whether ``kind`` is that of a duplicate tournament, also of one of a week."""
    return kind == DUPLICATE or kind.startswith(WEEK)


def begin_tournament(store: Store, match: int, kind: str = DUPLICATE) -> bool:
    """Make ``match``, which began as an ordinary one, a tournament; returns whether this was written."""
    return store.write((shapes.insertion("tournaments", "IGNORE"), (match, kind)))


def tournaments(store: Store) -> list[ContestMatch]:
    """All duplicate tournaments, the latest first."""
    return [one for one in reversed(store.ask(ContestMatch, _MATCHES)) if is_duplicate(one.kind)]


def all_seasons(store: Store) -> list[Sequence[ContestMatch]]:
    """The rounds of each season in order, the latest season first."""
    every = [one for one in store.ask(ContestMatch, _MATCHES) if one.kind.startswith(SEASON)]
    begins = [place for place, one in enumerate(every) if one.kind == kind_of_round(1)]
    return [every[start:end] for start, end in reversed(list(pairwise([*begins, len(every)])))]


def kind_of_round(number: int) -> str:
    """The kind of round ``number`` of a season, counted from 1; round 1 begins a new season."""
    return f"{SEASON}{number:d}"


def boards(store: Store, match: int) -> list[BoardResults]:
    """The results of those deals of a tournament that were played to their end, in order."""
    made: dict[int, dict[str, TableResult]] = {}
    for one in store.ask(shapes.TableRow, _TABLES, (match,)):
        made.setdefault(one.deal_id, {})[one.level] = TableResult(one.payment, one.contract, one.units)
    own = store.ask(tuple[shapes.Id, shapes.PaymentValue, shapes.ContractId, shapes.Units | None], _DEALS, (match,))
    return [BoardResults(deal, TableResult(payment, contract, units), made.get(deal, {}))
            for deal, payment, contract, units in own]


def unplayed(store: Store, tables: int, most: int) -> list[OwnDeal]:
    """Up to ``most`` deals of tournaments, also open ones, that fewer than ``tables`` other tables have played."""
    return store.ask(OwnDeal, _UNPLAYED, (tables, most)) if store.writable else []


def played_at(store: Store, deal: int) -> set[str]:
    """The levels at the other tables that have played ``deal``."""
    return {level for level, in store.ask(tuple[shapes.Slug], "SELECT level FROM tables WHERE deal_id = ?", (deal,))}


def keep_table(store: Store, deal: int, level: str, result: TableResult) -> bool:
    """Store the ``result`` of ``level`` at another table, in the player's seat of ``deal``.

    Returns whether it was written.
    """
    return store.write((shapes.insertion("tables", "IGNORE"), (deal, level, *structs.astuple(result))))


# -- results that friends reported ------------------------------------------------------------------------------------

_FRIENDS = """SELECT preset, friends.payment, deals.payment FROM friends JOIN deals ON deals.id = deal_id
    WHERE deals.origin = 'played'"""


def kept_friends(store: Store, deal: int) -> tuple[FriendText, ...]:
    """The results of friends in ``deal``, including those not written yet."""
    waiting = (FriendText(name, payment) for number, name, payment in store.waiting("friends") if number == deal)
    return tuple(dict.fromkeys((*kept_notes(store, deal).friends, *waiting)))


def all_friends(store: Store, preset: str = "") -> list[tuple[int, int | None]]:
    """Every result of a friend with the player's own; only those of the game ``preset`` if it is given."""
    found = store.ask(tuple[shapes.Slug, shapes.PaymentValue, shapes.PaymentValue | None], _FRIENDS)
    return [(payment, own) for game, payment, own in found if preset in ("", game)]


def keep_friends(store: Store, deal: int, friends: Iterable[FriendText]) -> bool:
    """Store the results of ``friends`` in ``deal``; returns whether they were written."""
    return store.write(*((shapes.insertion("friends", "IGNORE"), (deal, one.name, one.payment)) for one in friends))


# -- the expert in the player's seat ----------------------------------------------------------------------------------

#: The condition for deals played here to their end, against any opponents, without an undo.
COUNTS = """viewer IS NOT NULL AND end IN ('played', 'passed') AND taken_back = 0 AND deals.origin = 'played'"""
_UNRATED = f"""SELECT deals.id, viewer FROM deals JOIN matches ON matches.id = match_id WHERE {COUNTS}
    AND NOT EXISTS (SELECT 1 FROM rated WHERE deal_id = deals.id) ORDER BY deals.id DESC LIMIT ?"""  # noqa: S608
_RATED = """SELECT preset, opponents, role, deals.payment, rated.payment FROM rated JOIN deals ON deals.id = deal_id
    WHERE deals.origin = 'played' ORDER BY deal_id"""


class OwnDeal(Struct, array_like=True, frozen=True):
    """A deal of the player, and the player's seat."""

    deal: shapes.Id
    seat: shapes.SeatValue


def unrated(store: Store, most: int) -> list[OwnDeal]:
    """Up to ``most`` deals that the expert has not played yet, latest first; empty if the file cannot be written."""
    return store.ask(OwnDeal, _UNRATED, (most,)) if store.writable else []


def keep_rating(store: Store, deal: int, payment: int) -> bool:
    """Store the payment of the expert in ``deal``; returns whether it was written."""
    return store.write((shapes.insertion("rated", "REPLACE"), (deal, payment)))


def rated(store: Store, preset: str = "", opponents: str = "") -> list[RatedDeal]:
    """All rated deals in the order played; if given, only those of the game ``preset`` and against ``opponents``."""
    found = store.ask(RatedDeal, _RATED)
    return [one for one in found if preset in ("", one.preset) and opponents in ("", one.opponents)]
