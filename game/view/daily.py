"""What is said of deals of the day: dates, results as lines of text, and what else a match may be part of."""

from __future__ import annotations

import re
from calendar import Calendar
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from ..about import TITLE
from ..engine.plain_text import clean
from ..engine.variants import PRESETS
from . import words

MOST_TEXT = 100_000
"""The most characters of a text with results."""
MOST_REFUSED = 3
"""The most lines that are not taken and named."""


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


# -- dates ------------------------------------------------------------------------------------------------------------


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
