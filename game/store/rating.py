"""What the expert won in the player's seat with the same cards: kept for each deal, and compared with the player."""

from __future__ import annotations

from msgspec import Struct

from . import shapes
from .file import Store
from .notes import has_table
from .values import RatedDeal

#: Deals played here to their end, against any opponents, without an undo.
COUNTS = """viewer IS NOT NULL AND end IN ('played', 'passed') AND taken_back = 0 AND deals.origin = 'played'"""
_UNRATED = f"""SELECT deals.id, viewer FROM deals JOIN matches ON matches.id = match_id WHERE {COUNTS}
    AND NOT EXISTS (SELECT 1 FROM rated WHERE deal_id = deals.id) ORDER BY deals.id DESC LIMIT ?"""  # noqa: S608
_RATED = """SELECT preset, opponents, role, deals.payment, rated.payment FROM rated JOIN deals ON deals.id = deal_id
    WHERE deals.origin = 'played' ORDER BY deal_id"""
_ADD = "INSERT OR REPLACE INTO rated (deal_id, payment) VALUES (?, ?)"


class OwnDeal(Struct, array_like=True, frozen=True):
    """A deal of the player that is still to be worked on, and the player's seat."""

    deal: shapes.Id
    seat: shapes.SeatValue


def unrated(store: Store, most: int) -> list[OwnDeal]:
    """Up to ``most`` deals to be played by the expert, the latest first; none in a file that cannot be written."""
    return store.ask(OwnDeal, _UNRATED, (most,)) if store.writable and has_table(store, "rated") else []


def keep_rating(store: Store, deal: int, payment: int) -> bool:
    """Keep what the expert won in ``deal``."""
    return store.write((_ADD, (deal, payment)))


def rated(store: Store, preset: str = "", opponents: str = "") -> list[RatedDeal]:
    """All rated deals in the order played; only of a game or against certain opponents if given."""
    found = store.ask(RatedDeal, _RATED) if has_table(store, "rated") else []
    return [one for one in found if preset in ("", one.preset) and opponents in ("", one.opponents)]
