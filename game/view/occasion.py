"""What a match is part of: a season, a tournament, the deal of a day. No pygame."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from ..store import Store
from ..store.kept import Unfinished
from ..store.notes import kind_of_tournament
from ..store.seasons import KIND
from . import words
from .daily import calendar_of, date_words, day_of


@dataclass(frozen=True, slots=True)
class Occasion:
    """``name`` is ``season``, ``tournament`` or ``daily``; ``day`` is that of the deal of a day."""

    name: str
    day: date | None = None

    @property
    def line(self) -> str:
        """Its title, and the date of a day."""
        title = words.say(f"{self.name}.title")
        return title if self.day is None else f"{title}, {date_words(self.day)}"


def occasion(kind: str, deals: int, secret: bytes, preset: str, calendar: tuple[date, date]) -> Occasion | None:
    """The occasion of a match of ``deals`` deals and the ``kind`` of tournament; None for an ordinary match.

    ``calendar`` is the first and the last day whose deal it can be.
    """
    if kind:
        return Occasion("season" if kind.startswith(KIND) else "tournament")
    day = day_of(secret, preset, *calendar) if deals == 1 else None
    return None if day is None else Occasion("daily", day)


def occasions(store: Store, matches: Sequence[Unfinished], today: date) -> list[Occasion | None]:
    """The occasions of all ``matches``."""
    calendar = calendar_of(store, today)
    return [occasion(kind_of_tournament(store, one.number), one.length, one.secret, one.preset, calendar)
            for one in matches]
