"""The deal of the day: cards, seats and the opponents' chance from a date and a game; see docs/daily.md. No pygame.

The caller passes the date: nothing here reads a clock. The results of a day are those of the stored deals.
"""

from __future__ import annotations

import re
import sqlite3
from calendar import Calendar
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from hashlib import sha256

from ..about import TITLE
from ..engine import game
from ..engine.cards import Card
from ..engine.plain_text import clean
from ..engine.record import HUMAN, Record, begun
from ..engine.rules import Rules, Seat
from ..engine.variants import PRESETS, stored_rules
from ..store import Store
from ..store.digests import layout
from ..store.history import DealLine, deals_with, times_played
from . import words

SCHEME = 1
"""The version of the scheme. A released version never changes: the same date would give other cards."""
LEVEL = "club"
"""The level of all opponents."""
SEAT: Seat = 0
"""The player's seat, where a deal code is played too; the dealer changes from day to day."""
SECRET = 16
"""Bytes of the secret of a match."""
FIRST_DAY = date(2026, 1, 1)
"""The first day of the calendar."""
WHOLE = ("played", "passed", "void")
"""The ends of deals that count."""
MOST_TEXT = 100_000
"""The most characters of a text with results."""
MOST_REFUSED = 3
"""The most lines that are not taken and named."""


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
    rules = stored_rules(preset, {"deals": 1})
    source = _source(day, preset, scheme)
    return DailyDeal(day, rules, _shuffled(source, rules.deck), _drawn(source, "dealer", rules.at_table),
                     _secret(source))


def day_of(secret: bytes, preset: str, first: date, last: date) -> date | None:
    """The day from ``first`` to ``last`` whose deal in the game ``preset`` has ``secret``; None if there is none.

    It takes 2 ms for a thousand days.
    """
    days = (last - timedelta(days) for days in range((last - first).days + 1))
    return next((day for day in days if _secret(_source(day, preset, SCHEME)) == secret), None)


def _source(day: date, preset: str, scheme: int) -> str:
    return f"tarot-des-fleurs daily {scheme} {day.isoformat()} {preset}"


def _secret(source: str) -> bytes:
    return _digest(source, "secret")[:SECRET]


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


def calendar_of(store: Store | None, today: date) -> tuple[date, date]:
    """The first and the last day of the calendar: that of the scheme and ``today``, unless the clock was once wrong.

    Then all days on which deals were played by the clock are in it, so that their results are found.
    """
    if store is None:
        return FIRST_DAY, today
    try:
        times = times_played(store)
    except sqlite3.Error as fault:
        store.failed(fault)
        return FIRST_DAY, today
    days = [datetime.fromtimestamp(time / 1000).date() for time in (times.first, times.last)] if times else []
    return min(FIRST_DAY, today, *days), max([today, *days])


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
    """The month of ``day`` in words, with the year."""
    return words.say("daily.month", month=_month(day), year=str(day.year))


def _month(day: date) -> str:
    return words.say("daily.months").split()[day.month - 1]


# -- results as a line of text ----------------------------------------------------------------------------------------

APART = " · "
_DAY, _SCORE = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}"), re.compile(r"[-+\u2212]?[0-9]{1,5}")


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
        return APART.join(filter(None, parts))


@dataclass(frozen=True, slots=True)
class BadResult:
    """A ``line`` of a text, from 1 up, that is meant as a result and is not taken; ``why`` is the key of the reason."""

    line: int
    why: str


def results_in(text: str, day: date, preset: str) -> tuple[list[DailyResult], list[BadResult]]:
    """The results of ``day`` and ``preset`` in ``text``, each once, and the lines with other results or inexact ones.

    Lines without a result, and other words before one, do not matter.
    """
    found: list[DailyResult] = []
    refused: list[BadResult] = []
    for number, line in enumerate(text.splitlines(), 1):
        place = line.find(TITLE + APART)
        made = _result(line[place:].rstrip().split(APART)) if place >= 0 else None
        if isinstance(made, str):
            refused.append(BadResult(number, made))
        elif made is not None and (made.day, made.preset) != (day, preset):
            refused.append(BadResult(number, "other"))
        elif made is not None and made not in found:
            found.append(made)
    return found, refused


def _result(said: Sequence[str]) -> DailyResult | str:
    """The result in the parts of a line, exactly as :attr:`DailyResult.line` writes it; else what is wrong."""
    if len(said) not in (4, 5) or "·" in "".join(said):
        return "form"
    _, day, preset, score, *name = said
    try:
        parsed = date.fromisoformat(day) if _DAY.fullmatch(day) else None
    except ValueError:
        parsed = None
    if parsed is None:
        return "day"
    if preset not in PRESETS:
        return "game"
    if not _SCORE.fullmatch(score):
        return "score"
    return DailyResult(parsed, preset, int(score.replace(words.MINUS, "-")), friend_name("".join(name)))


def refusal_words(refused: Sequence[BadResult]) -> str:
    """Which lines are not taken, and why: the first of them."""
    told = [words.say("daily.refused", line=one.line, why=words.say(f"daily.bad.{one.why}"))
            for one in refused[:MOST_REFUSED]]
    more = len(refused) - len(told)
    return " ".join([*told, words.say("daily.refused_more", n=more)] if more else told)


def friend_name(name: str) -> str:
    """``name`` as it may be shown: the file of games may have any text."""
    return clean(name, words.MOST_NAME)
