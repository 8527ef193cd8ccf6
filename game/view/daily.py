"""The deal of the day: cards, seats and the opponents' chance from a date and a game; see docs/daily.md. No pygame.

The caller passes the date: nothing here reads a clock. What was made of a day is looked up among the stored deals.
"""

from __future__ import annotations

import re
import sqlite3
from calendar import Calendar
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from hashlib import sha256

from ..about import TITLE
from ..engine import game
from ..engine.cards import Card
from ..engine.plain_text import clean
from ..engine.record import HUMAN, Record, begun
from ..engine.rules import Rules, Seat
from ..engine.variants import rules_of
from ..store import Store
from ..store.digests import layout
from ..store.history import DealLine, deals_with
from . import words

SCHEME = 1
"""The version of the scheme. A released version never changes: the same date would give other cards."""
LEVEL = "club"
"""The level of all opponents."""
SEAT: Seat = 0
"""The person's seat, where a deal code is played too; the dealer changes from day to day."""
SECRET = 16
"""Bytes of the secret of a match."""
FIRST_DAY = date(2026, 1, 1)
"""The first day of the calendar."""
WHOLE = ("played", "passed", "void")
"""The ends of deals that count."""
MOST_RESULTS = 200
"""The most lines of a text that are looked through for results."""


@dataclass(frozen=True, slots=True)
class DailyDeal:
    """A deal of one day: its rules, the shuffled ``pack``, the dealer, and the ``secret`` of the bots' chance."""

    day: date
    rules: Rules
    pack: tuple[Card, ...]
    dealer: Seat
    secret: bytes

    @property
    def levels(self) -> tuple[str, ...]:
        """The players' levels by seat."""
        return tuple(HUMAN if seat == SEAT else LEVEL for seat in range(self.rules.at_table))

    @property
    def record(self) -> Record:
        """The record of the deal before the first action."""
        state, _ = game.deal(self.rules, self.dealer, self.pack)
        return begun(state, bots=self.levels)


def daily_deal(day: date, preset: str, scheme: int = SCHEME) -> DailyDeal:
    """The deal of ``day`` in the game ``preset``; ValueError if there is no such ``scheme`` or game."""
    if scheme != SCHEME:
        raise ValueError(f"there is no scheme {scheme} of the deal of the day")
    rules = rules_of(preset, deals=1)
    source = f"tarot-des-fleurs daily {scheme} {day.isoformat()} {preset}"
    return DailyDeal(day, rules, _shuffled(source, rules.deck), _drawn(source, "dealer", rules.at_table),
                     _digest(source, "secret")[:SECRET])


def _digest(source: str, purpose: str) -> bytes:
    return sha256(f"{source} {purpose}".encode("ascii")).digest()


def _drawn(source: str, purpose: str, below: int) -> int:
    """A number from 0 up and less than ``below``."""
    return int.from_bytes(_digest(source, purpose), "big") % below


def _shuffled(source: str, deck: Sequence[Card]) -> tuple[Card, ...]:
    """``deck`` shuffled by Fisher and Yates, from the last place down to the second."""
    pack = list(deck)
    for place in range(len(pack) - 1, 0, -1):
        other = _drawn(source, f"card {place}", place + 1)
        pack[place], pack[other] = pack[other], pack[place]
    return tuple(pack)


# -- what was made of it ----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Attempt:
    """What the store has of a deal of the day: the deal that ``counts``, and the match that ``waits``, if any.

    The first finished deal counts, played here against the right level without undo.
    """

    counts: DealLine | None = None
    waits: int | None = None


def attempt_at(store: Store | None, deal: DailyDeal) -> Attempt:
    """What ``store`` has of ``deal``; nothing if it cannot be read, which the store reports itself."""
    if store is None:
        return Attempt()
    try:
        lines = [line for line in deals_with(store, layout(deal.record))
                 if line.origin == "played" and line.opponents == LEVEL]
    except sqlite3.Error as fault:
        store.failed(fault)
        return Attempt()
    counts = next((line for line in lines if line.end in WHOLE and not line.taken_back), None)
    waits = next((line.match for line in lines if line.end == "open"), None)
    return Attempt(counts, waits if counts is None else None)


def weeks(year: int, month: int) -> Sequence[Sequence[date]]:
    """The weeks of a month, from Monday to Sunday, filled up with days of the months around it."""
    return Calendar().monthdatescalendar(year, month)


def month_after(day: date, step: int) -> date:
    """The first day of the month ``step`` months after that of ``day``."""
    months = day.year * 12 + day.month - 1 + step
    return date(months // 12, months % 12 + 1, 1)


def date_words(day: date) -> str:
    """The date as it is written in the language."""
    return words.say("daily.date", day=day.day, month=_month(day), year=str(day.year))


def month_words(day: date) -> str:
    """Month and year."""
    return words.say("daily.month", month=_month(day), year=str(day.year))


def _month(day: date) -> str:
    return words.say("daily.months").split()[day.month - 1]


# -- results as a line of text ----------------------------------------------------------------------------------------

_LINE = re.compile(re.escape(TITLE) + r" · (\d{4}-\d\d-\d\d) · ([a-z-]+) · ([-+\u2212]?)(\d{1,5})(?: · ([^·]+))?")


@dataclass(frozen=True, slots=True)
class DailyResult:
    """The score of a player in the deal of a day; ``name`` is empty if unknown."""

    day: date
    preset: str
    payment: int
    name: str = ""

    @property
    def line(self) -> str:
        """The result as a line to share, the same in every language; it gives away no card."""
        parts = (TITLE, self.day.isoformat(), self.preset, f"{self.payment:+d}", self.name.replace("·", " "))
        return " · ".join(filter(None, parts))


def results_in(text: str) -> Iterator[DailyResult]:
    """The results in ``text``, which may have other lines too."""
    for line in text.splitlines()[:MOST_RESULTS]:
        found = _LINE.search(line[:500])
        if found is None:
            continue
        day, preset, sign, score, name = found.groups()
        try:
            parsed = date.fromisoformat(day)
        except ValueError:
            continue
        payment = -int(score) if sign in ("-", words.MINUS) else int(score)
        yield DailyResult(parsed, preset, payment, friend_name(name or ""))


def friend_name(name: str) -> str:
    """``name`` as it may be shown: the file of games may have any text."""
    return clean(name, words.MOST_NAME)
