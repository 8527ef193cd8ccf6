"""What friends won in deals that the player has played too, by their own account."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from . import shapes
from .file import Store
from .notes import FriendText, has_table, kept_notes, note_statement

_ALL = """SELECT preset, friends.payment, deals.payment FROM friends JOIN deals ON deals.id = deal_id
    WHERE deals.origin = 'played'"""


class FriendResult(Struct, array_like=True, frozen=True):
    """What a friend won in a deal, and what the player did."""

    preset: shapes.Slug
    payment: shapes.PaymentValue
    own: shapes.PaymentValue | None


def kept_friends(store: Store, deal: int) -> tuple[FriendText, ...]:
    """What friends won in ``deal``, also what waits to be written."""
    waiting = (FriendText(name, payment) for number, name, payment in store.waiting("friends") if number == deal)
    return tuple(dict.fromkeys((*kept_notes(store, deal).friends, *waiting)))


def all_friends(store: Store, preset: str = "") -> list[FriendResult]:
    """All results of friends with the player's own; only of a game if given."""
    found = store.ask(FriendResult, _ALL) if has_table(store, "friends") else []
    return [one for one in found if preset in ("", one.preset)]


def keep_friends(store: Store, deal: int, friends: Iterable[FriendText]) -> bool:
    """Keep what ``friends`` won in ``deal``; whether it is written."""
    return has_table(store, "friends") and store.write(
        *(note_statement("friends", (deal, one.name, one.payment)) for one in friends))
