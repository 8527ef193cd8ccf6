"""What the expert won in the player's seat with the same cards: kept for each deal, and compared with the player."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from ..engine.phases.over import ROLES
from . import shapes
from .file import Store
from .notes import has_table

#: Deals played here to their end, against any opponents, without an undo.
COUNTS = """viewer IS NOT NULL AND end IN ('played', 'passed') AND taken_back = 0 AND deals.origin = 'played'"""
_UNRATED = f"""SELECT deals.id, viewer FROM deals JOIN matches ON matches.id = match_id WHERE {COUNTS}
    AND NOT EXISTS (SELECT 1 FROM rated WHERE deal_id = deals.id) ORDER BY deals.id DESC LIMIT ?"""  # noqa: S608
_RATED = """SELECT preset, opponents, role, deals.payment, rated.payment FROM rated JOIN deals ON deals.id = deal_id
    WHERE deals.origin = 'played' ORDER BY deal_id"""
PASSED = "passed"
"""In place of the role where all passed."""
_ADD = "INSERT OR REPLACE INTO rated (deal_id, payment) VALUES (?, ?)"


class OwnDeal(Struct, array_like=True, frozen=True):
    """A deal of the player that is still to be worked on, and the player's seat."""

    deal: shapes.Id
    seat: shapes.SeatValue


class RatedDeal(Struct, array_like=True, frozen=True):
    """What the player and the expert won with the same cards; ``role`` is the player's, None if all passed."""

    preset: shapes.Slug
    opponents: shapes.Levels
    role: shapes.Role | None
    own: shapes.PaymentValue | None
    expert: shapes.PaymentValue

    @property
    def difference(self) -> int:
        """By how much the player did better than the expert."""
        return (self.own or 0) - self.expert


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


def by_role(deals: Sequence[RatedDeal]) -> dict[str, list[RatedDeal]]:
    """``deals`` by the player's role, in the order of roles; those passed out are under PASSED."""
    found = {role: [one for one in deals if one.role == role] for role in ROLES}
    found[PASSED] = [one for one in deals if one.role is None]
    return {role: some for role, some in found.items() if some}
