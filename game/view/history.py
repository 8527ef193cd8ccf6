"""Words for the history and the deals of the day: dates, games, levels, roles and results as text."""

from __future__ import annotations

import re
from calendar import Calendar
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime
from typing import get_args

from ..about import TITLE
from ..ai.names import OFFERED, PEOPLE
from ..engine.plain_text import clean
from ..engine.record import HUMAN
from ..engine.variants import PRESETS
from ..store.shapes import End
from ..store.values import DealLine, MatchLine, Unfinished
from . import words

CONTRACTS = frozenset(contract.id for preset in PRESETS.values()
                      for contract in (*preset.family.contracts, *dict(preset.family.unbid).values()))


def when(milliseconds: int) -> str:
    """The day and time of ``milliseconds`` in the local time zone and the format of the language; a dash if unknown."""
    if not milliseconds:
        return "–"
    at = datetime.fromtimestamp(milliseconds / 1000)
    return words.say("history.when", year=f"{at.year:04d}", month=f"{at.month:02d}", day=f"{at.day:02d}",
                     hour=f"{at.hour:02d}", minute=f"{at.minute:02d}")


def widest_when() -> str:
    """The longest text that :func:`when` can return."""
    return words.say("history.when", year="0000", month="00", day="00", hour="00", minute="00")


def game(preset: str) -> str:
    """The name of the game ``preset``; for an unknown game, ``preset`` itself."""
    return words.say(f"preset.{preset}") if preset in PRESETS else clean(preset)


def family(preset: str) -> str:
    """The name of the family of ``preset``; "" for an unknown game."""
    return PRESETS[preset].family.name if preset in PRESETS else ""


def level(name: str) -> str:
    """The name of the level ``name``; for a level not offered to players, the name in the records."""
    if name == HUMAN:
        return words.say("history.person")
    return words.say(f"level.{name}") if name in (*OFFERED, *PEOPLE) else clean(name) or words.say("history.unknown")


def person(name: str) -> str:
    """``name`` made safe to show; the word for *unknown* if nothing is left."""
    return clean(name, words.MOST_NAME) or words.say("history.unknown")


def levels(opponents: str) -> str:
    """The names of the levels in ``opponents``, which is written as ``club+expert``."""
    return words.listed([level(name) for name in opponents.split("+")])


def role(name: str) -> str:
    return words.say(f"role.{name}")


def score_text(payment: int | None) -> str:
    """A score with its sign; a dash for None."""
    return "–" if payment is None else words.signed(payment)


def others(people: Sequence[tuple[str, str]], line: MatchLine) -> str:
    """The names of all ``people`` of the match ``line``, by seat, except the viewer's."""
    return ", ".join(words.seated(name, seat) for seat, (name, _) in enumerate(people) if seat != line.viewer)


def status(line: MatchLine) -> str:
    """The progress of a match, in words."""
    if line.status == "finished":
        return words.say("history.finished")
    return words.say("history.running" if line.status == "running" else "history.left")


def contract(line: DealLine) -> str:
    """The contract in words, or the way a deal without one ended.

    Returns the word for *unknown* for a damaged row of a deal that was played.
    """
    if line.contract is None and line.end == "played":
        return words.say("history.unknown")
    return contract_words(line.contract or line.end)


def contract_words(name: str) -> str:
    """The contract ``name``, or the end of a deal without a contract, in words; a dash if it is empty."""
    if name in get_args(End):
        return words.say(f"history.end.{name}")
    return words.say(f"contract.{name}") if name in CONTRACTS else clean(name) or "–"


def contract_sayings(preset: str = "") -> list[str]:
    """All texts that :func:`contract` can return for a deal of ``preset``, or of any game."""
    family = PRESETS[preset].family if preset in PRESETS else None
    bids = CONTRACTS if family is None else {c.id for c in (*family.contracts, *dict(family.unbid).values())}
    return [*(words.say(f"contract.{name}") for name in sorted(bids)),
            *(words.say(f"history.end.{end}") for end in get_args(End) if end != "played")]


def standing(match: Unfinished, occasion: Occasion | None) -> str:
    """An unfinished match in a line: the event that it belongs to, its game, the deal reached and the score."""
    return " · ".join((entitled(match, occasion), deal_reached(match),
                       words.say("menu.score", score=words.signed(match.total or 0))))


def entitled(match: Unfinished, occasion: Occasion | None) -> str:
    """The event that an unfinished match belongs to, if any, and its game."""
    return " · ".join((*([occasion.line] if occasion else []), game(match.preset)))


def deal_reached(match: Unfinished) -> str:
    """The deal at which an unfinished match was left."""
    return words.say("menu.stands", a=min(match.counted + 1, match.length), b=match.length)


# -- deals of the day: the occasion of a match ------------------------------------------------------------------------

MOST_TEXT = 100_000
"""The greatest number of characters read from a text with results."""
MOST_REFUSED = 3
"""The greatest number of rejected lines in a message."""


@dataclass(frozen=True, slots=True)
class Occasion:
    """The event that a match belongs to.

    ``name`` is ``season``, ``tournament`` or ``daily``; ``day`` is the date of a deal of the day.
    """

    name: str
    day: date | None = None

    @property
    def line(self) -> str:
        """The title of the occasion; for a deal of the day, with its date."""
        title = words.say(f"{self.name}.title")
        return title if self.day is None else f"{title}, {date_words(self.day)}"


# -- dates ------------------------------------------------------------------------------------------------------------


def weeks(year: int, month: int) -> Sequence[Sequence[date]]:
    """The weeks of a month, from Monday to Sunday, completed with days of the neighbouring months."""
    return Calendar().monthdatescalendar(year, month)


def month_after(day: date, step: int) -> date:
    """The first day of the month that is ``step`` months after the month of ``day``."""
    months = day.year * 12 + day.month - 1 + step
    return date(months // 12, months % 12 + 1, 1)


def date_words(day: date) -> str:
    """``day`` in words, in the format of the language."""
    number = words.say("daily.first") if day.day == 1 else str(day.day)
    return words.say("daily.date", day=number, month=_month(day), year=str(day.year))


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
    """A player's score in the deal of a day; ``name`` is empty if unknown."""

    day: date
    preset: str
    payment: int
    name: str = ""

    @property
    def line(self) -> str:
        """The result as a line to share, the same in every language, which reveals no card."""
        parts = (TITLE, self.day.isoformat(), self.preset, f"{self.payment:+d}", self.name.replace("·", " "))
        return APART.join(filter(None, parts))


def week_line(monday: date, preset: str, percent: str, payment: int, name: str) -> str:
    """The result in the tournament of a week as a line to share, the same in every language."""
    year, week, _ = monday.isocalendar()
    parts = (TITLE, f"{year}-W{week:02}", preset, f"{percent} %", f"{payment:+d}", name.replace("·", " "))
    return APART.join(filter(None, parts))


@dataclass(frozen=True, slots=True)
class BadResult:
    """A rejected ``line`` of a text, counted from 1, that looks like a result; ``why`` is the key of the reason."""

    line: int
    why: str


def results_in(text: str, day: date, preset: str) -> tuple[list[DailyResult], list[BadResult]]:
    """The results for ``day`` and ``preset`` in ``text``, without repetitions, and the rejected lines.

    Only lines that look like results are rejected; lines without a result, and words in front of a result, are ignored.
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
    """Parse the parts of a line, which must have the exact form of :attr:`DailyResult.line`.

    Returns the key of the fault if not.
    """
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
    """Sentences with the first rejected lines and the reasons, then the number of the others."""
    told = [words.say("daily.refused", line=one.line, why=words.say(f"daily.bad.{one.why}"))
            for one in refused[:MOST_REFUSED]]
    more = len(refused) - len(told)
    return " ".join([*told, words.say("daily.refused_more", n=more)] if more else told)


def friend_name(name: str) -> str:
    """``name`` made safe to show, because the file of games may contain any text."""
    return clean(name, words.MOST_NAME)
