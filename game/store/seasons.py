"""The matches of a season: a tournament of several rounds, each a match with the same players."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from msgspec import Struct

from ..engine.rules import Rules
from ..engine.variants import InvalidRules, stored_rules
from . import shapes
from .file import Store
from .notes import has_table

KIND = "season-"
"""The kind of a round, before its number."""
_ROUNDS = """SELECT matches.id, kind, status, began, preset, options, at_table, viewer, first_dealer, totals
    FROM tournaments JOIN matches ON matches.id = match_id
    WHERE kind LIKE 'season-%' AND viewer IS NOT NULL AND origin = 'played' ORDER BY matches.id"""


class SeasonRound(Struct, array_like=True, frozen=True):
    """A round of a season: a match, its players by seat are those of the first round."""

    match: shapes.Id
    kind: shapes.Slug
    status: shapes.Status
    began: shapes.Time
    preset: shapes.Slug
    options: str
    at_table: shapes.Seats
    viewer: shapes.SeatValue
    first_dealer: shapes.SeatValue
    totals_text: str

    @property
    def first(self) -> bool:
        """Whether a season begins with it."""
        return self.kind == f"{KIND}1"

    @property
    def totals(self) -> tuple[int, ...]:
        """The totals by seat; none if they are not known for all."""
        try:
            found = shapes.totals_in(self.totals_text)
        except ValueError:
            return ()
        return found if len(found) == self.at_table else ()

    @property
    def rules(self) -> Rules | None:
        """The rules of its match; None if they cannot be played."""
        try:
            return stored_rules(self.preset, shapes.options_in(self.options))
        except (InvalidRules, ValueError, TypeError):
            return None


def all_seasons(store: Store) -> list[Sequence[SeasonRound]]:
    """The rounds of each season in order, the latest season first."""
    every = store.ask(SeasonRound, _ROUNDS) if has_table(store, "tables") else []
    begins = [place for place, one in enumerate(every) if one.first]
    return [every[start:end] for start, end in reversed(list(pairwise([*begins, len(every)])))]


def kind_of_round(number: int) -> str:
    """The kind of round ``number`` of a season, from 1 up; the first begins a new season."""
    return f"{KIND}{number:d}"
