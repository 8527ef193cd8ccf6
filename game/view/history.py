"""Words for history and deals of the day: dates, games, levels, roles, results as lines of text."""

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
    """Day and time in this machine's time zone, in the format of the language; a dash if unknown."""
    if not milliseconds:
        return "–"
    at = datetime.fromtimestamp(milliseconds / 1000)
    return words.say("history.when", year=f"{at.year:04d}", month=f"{at.month:02d}", day=f"{at.day:02d}",
                     hour=f"{at.hour:02d}", minute=f"{at.minute:02d}")


def widest_when() -> str:
    """The longest text that :func:`when` can give."""
    return words.say("history.when", year="0000", month="00", day="00", hour="00", minute="00")


def game(preset: str) -> str:
    """The name of the game."""
    return words.say(f"preset.{preset}") if preset in PRESETS else clean(preset)


def family(preset: str) -> str:
    """The name of the family of games of ``preset``; "" for a game that is not known."""
    return PRESETS[preset].family.name if preset in PRESETS else ""


def level(name: str) -> str:
    """The name of a level; a level that is not offered to players is named as in the records."""
    if name == HUMAN:
        return words.say("history.person")
    return words.say(f"level.{name}") if name in (*OFFERED, *PEOPLE) else clean(name) or words.say("history.unknown")


def person(name: str) -> str:
    """The name of a player in a list of players."""
    return clean(name, words.MOST_NAME) or words.say("history.unknown")


def levels(opponents: str) -> str:
    """The names of the opponents' levels, given as ``club+expert``."""
    return words.listed([level(name) for name in opponents.split("+")])


def role(name: str) -> str:
    return words.say(f"role.{name}")


def score_text(payment: int | None) -> str:
    """A score with its sign; a dash for None."""
    return "–" if payment is None else words.signed(payment)


def called(name: str, seat: int) -> str:
    """The name of the player at ``seat``, by number if unknown."""
    return words.seated(name, seat)


def others(people: Sequence[tuple[str, str]], line: MatchLine) -> str:
    """The names of all ``people`` of a match, by seat, except the viewer."""
    return ", ".join(called(name, seat) for seat, (name, _) in enumerate(people) if seat != line.viewer)


def status(line: MatchLine) -> str:
    """The progress of a match, in words."""
    if line.status == "finished":
        return words.say("history.finished")
    return words.say("history.running" if line.status == "running" else "history.left")


def contract(line: DealLine) -> str:
    """The contract, or the end of a deal without one; a deal that was played has one unless its row is damaged."""
    if line.contract is None:
        return words.say("history.unknown" if line.end == "played" else f"history.end.{line.end}")
    return words.say(f"contract.{line.contract}") if line.contract in CONTRACTS else clean(line.contract)


def contract_sayings(preset: str = "") -> list[str]:
    """All texts that :func:`contract` can return for a deal of ``preset``, or of any game."""
    family = PRESETS[preset].family if preset in PRESETS else None
    bids = CONTRACTS if family is None else {c.id for c in (*family.contracts, *dict(family.unbid).values())}
    return [*(words.say(f"contract.{name}") for name in sorted(bids)),
            *(words.say(f"history.end.{end}") for end in get_args(End) if end != "played")]


def standing(match: Unfinished, occasion: Occasion | None) -> str:
    """The event that an unfinished match belongs to, and its progress, in a line."""
    deal = min(match.counted + 1, match.length)
    return " · ".join((*([occasion.line] if occasion else []), game(match.preset),
                       words.say("menu.stands", a=deal, b=match.length),
                       words.say("menu.score", score=words.signed(match.total or 0))))


# -- deals of the day: what a match may be part of --------------------------------------------------------------------

MOST_TEXT = 100_000
"""The most characters of a text with results."""
MOST_REFUSED = 3
"""The most rejected lines that a message names."""


@dataclass(frozen=True, slots=True)
class Occasion:
    """``name`` is ``season``, ``tournament`` or ``daily``; ``day`` is that of the deal of a day."""

    name: str
    day: date | None = None

    @property
    def line(self) -> str:
        """The title of the occasion, with the date of a day."""
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
