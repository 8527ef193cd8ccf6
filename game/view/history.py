"""Words for history and statistics: dates, games, levels, roles."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import get_args

from ..ai.names import OFFERED, PEOPLE
from ..engine.plain_text import clean
from ..engine.record import HUMAN
from ..engine.variants import PRESETS
from ..store.shapes import End
from ..store.values import DealLine, MatchLine, Unfinished
from . import words
from .daily import Occasion

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
    """What the game is called."""
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
    """The name of a role."""
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
    """How far a match came."""
    if line.status == "finished":
        return words.say("history.finished")
    return words.say("history.running" if line.status == "running" else "history.left")


def contract(line: DealLine) -> str:
    """The contract, or the end of a deal without one; a deal that was played has one unless its row is damaged."""
    if line.contract is None:
        return words.say("history.unknown" if line.end == "played" else f"history.end.{line.end}")
    return words.say(f"contract.{line.contract}") if line.contract in CONTRACTS else clean(line.contract)


def contract_sayings(preset: str = "") -> list[str]:
    """All that :func:`contract` can say of a deal of ``preset``, or of any game."""
    family = PRESETS[preset].family if preset in PRESETS else None
    bids = CONTRACTS if family is None else {c.id for c in (*family.contracts, *dict(family.unbid).values())}
    return [*(words.say(f"contract.{name}") for name in sorted(bids)),
            *(words.say(f"history.end.{end}") for end in get_args(End) if end != "played")]


def standing(match: Unfinished, occasion: Occasion | None) -> str:
    """What a match that was left is part of, and how far it has come, in a line."""
    deal = min(match.counted + 1, match.length)
    return " · ".join((*([occasion.line] if occasion else []), game(match.preset),
                       words.say("menu.stands", a=deal, b=match.length),
                       words.say("menu.score", score=words.signed(match.total or 0))))
