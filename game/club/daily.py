"""The deal of the day: cards, dealer and the bots' seeds, computed from a date and a game; see docs/daily.md.

The caller passes the date; this module does not read a clock. The results of a day are those of the stored deals.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from functools import partial

from ..engine import game
from ..engine.cards import Card
from ..engine.computed import computed_number, computed_pack, digest_of
from ..engine.record import HUMAN, Record, begun
from ..engine.rules import Rules, Seat
from ..engine.variants import stored_rules
from ..store import Store
from ..store.contests import SEASON
from ..store.facts import layout
from ..store.history import deals_with, times_played
from ..store.notes import kind_of_tournament
from ..store.values import DealLine, Unfinished
from ..today import day_at
from ..view.history import Occasion

SCHEME = 1
"""The version of the scheme. A released version never changes, because the same date would give other cards."""
LEVEL = "club"
"""The level of all opponents."""
SEAT: Seat = 0
"""The player's seat, as in deals from a code; the dealer changes from day to day."""
SECRET = 16
"""The number of bytes in the secret of a match."""
FIRST_DAY = date(2026, 1, 1)
"""The first day of the calendar."""
WHOLE = ("played", "passed", "void")
"""The ends of deals that count."""


@dataclass(frozen=True, slots=True)
class DailyDeal:
    """A deal of one day: its rules, the shuffled ``pack``, the dealer, and the ``secret`` for the bots' seeds."""

    day: date
    rules: Rules
    pack: tuple[Card, ...]
    dealer: Seat
    secret: bytes

    @property
    def levels(self) -> tuple[str, ...]:
        return tuple(HUMAN if seat == SEAT else LEVEL for seat in range(self.rules.at_table))

    @property
    def state(self) -> game.State:
        """The deal before the first action."""
        return game.deal(self.rules, self.dealer, self.pack)[0]

    @property
    def record(self) -> Record:
        """The record of the deal before the first action."""
        return begun(self.state, bots=self.levels)


def daily_deal(day: date, preset: str, scheme: int = SCHEME) -> DailyDeal:
    """The deal of ``day`` in the game ``preset``; raises ValueError if there is no such ``scheme`` or game."""
    if scheme != SCHEME:
        raise ValueError(f"there is no scheme {scheme} of the deal of the day")
    rules = stored_rules(preset, {"deals": 1})
    source = _source(day, preset, scheme)
    dealer = computed_number(source, "dealer", rules.at_table)
    return DailyDeal(day, rules, tuple(computed_pack(source, rules.deck)), dealer, _secret(source))


def day_of(secret: bytes, preset: str, first: date, last: date) -> date | None:
    """The day from ``first`` to ``last`` whose deal in the game ``preset`` has ``secret``; None if there is none.

    Takes 2 ms for a thousand days.
    """
    days = (last - timedelta(days) for days in range((last - first).days + 1))
    return next((day for day in days if _secret(_source(day, preset, SCHEME)) == secret), None)


def _source(day: date, preset: str, scheme: int) -> str:
    return f"tarot-des-fleurs daily {scheme} {day.isoformat()} {preset}"


def _secret(source: str) -> bytes:
    return digest_of(source, "secret")[:SECRET]


# -- the stored state of a day ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Attempt:
    """The stored state of a deal of the day: the deal that ``counts``, and the match that ``waits`` to be continued.

    The deal that counts is the first one finished here against opponents of LEVEL without an undo. Each is None if
    there is none.
    """

    counts: DealLine | None = None
    waits: int | None = None


def attempt_at(store: Store, deal: DailyDeal) -> Attempt:
    """The stored state of ``deal``; empty, with a notice, if the file cannot be read."""
    found: Sequence[DealLine] = store.safe(lambda: deals_with(store, layout(deal.record)), ())
    lines = [line for line in found if line.origin == "played" and line.opponents == LEVEL]
    counts = next((line for line in lines if line.end in WHOLE and not line.taken_back), None)
    waits = next((line.match for line in lines if line.end == "open"), None)
    return Attempt(counts, waits if counts is None else None)


def calendar_of(store: Store, today: date) -> tuple[date, date]:
    """The first and the last day of the calendar, by default FIRST_DAY and ``today``.

    If deals were played outside these days, because the clock was wrong, the calendar includes their days too.
    """
    times = store.safe(lambda: times_played(store), None)
    days = list(filter(None, map(day_at, times or ())))
    return min(FIRST_DAY, today, *days), max([today, *days])


# -- the occasion of a match ------------------------------------------------------------------------------------------


def occasion(kind: str, deals: int, secret: bytes, preset: str, calendar: tuple[date, date]) -> Occasion | None:
    """The occasion of a match of ``deals`` deals and the ``kind`` of tournament; None for an ordinary match.

    ``calendar`` is the first and the last day considered for the deal.
    """
    if kind:
        return Occasion("season" if kind.startswith(SEASON) else "tournament")
    day = day_of(secret, preset, *calendar) if deals == 1 else None
    return None if day is None else Occasion("daily", day)


def occasions(store: Store, matches: Sequence[Unfinished], today: date) -> list[Occasion | None]:
    """The occasion of each of ``matches``; None for ordinary ones."""
    calendar = calendar_of(store, today)
    kinds = [store.safe(partial(kind_of_tournament, store, one.number), "") for one in matches]
    return [occasion(kind, one.length, one.secret, one.preset, calendar)
            for kind, one in zip(kinds, matches, strict=True)]
