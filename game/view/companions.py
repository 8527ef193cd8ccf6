"""Who sits with the player: the named opponents, the results against each, and who is invited. No pygame."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from ..ai.names import OFFERED, PEOPLE
from ..settings import SEATS, MatchSetup
from ..store.values import Sums, Tally
from . import words
from .players import LEVEL, level_at


def results_against(tallies: Iterable[Tally]) -> Mapping[str, Sums]:
    """By companion and level, the sums of the player's deals with at least one such opponent at the table."""
    found: dict[str, Sums] = {}
    for tally in tallies:
        for level in set(tally.opponents.split("+")):
            found[level] = found.get(level, Sums()) + tally.all
    return found


def result_line(sums: Sums | None) -> str:
    """The results against an opponent in words."""
    if sums is None or not sums.deals:
        return words.say("companions.unmet")
    return " · ".join((words.count("deals.count", sums.deals), words.count("statistics.count.won", sums.won),
                       words.signed(sums.paid)))


def invited(setup: MatchSetup) -> tuple[str, ...]:
    """The companions at the table of ``setup``, by seat."""
    return tuple(level for seat in range(1, setup.rules.at_table) if (level := level_at(setup, seat)) in PEOPLE)


def rest_level(setup: MatchSetup) -> str:
    """The level of the opponents who are no companions; the usual one if there are several."""
    found = {level_at(setup, seat) for seat in range(1, setup.rules.at_table)} - {*PEOPLE}
    return found.pop() if len(found) == 1 else LEVEL


def with_companion(setup: MatchSetup, name: str) -> MatchSetup:
    """``setup`` with ``name`` at the first seat without a companion, or without ``name`` who was there."""
    others, rest = invited(setup), rest_level(setup)
    if name in others:
        return _seated(setup, [other for other in others if other != name], rest)
    assert len(others) < setup.rules.at_table - 1
    return _seated(setup, [*others, name], rest)


def with_rest(setup: MatchSetup, level: str) -> MatchSetup:
    """``setup`` with all opponents who are no companions of ``level``, one of :data:`OFFERED`."""
    assert level in OFFERED
    return _seated(setup, list(invited(setup)), level)


def _seated(setup: MatchSetup, companions: list[str], rest: str) -> MatchSetup:
    """``setup`` with ``companions`` at the seats after the player's, then ``rest``."""
    levels = ("", *companions, *[rest] * (SEATS - 1 - len(companions)))
    names = tuple("" if level in PEOPLE else name for name, level in zip(setup.names, levels, strict=False))
    return msgspec.structs.replace(setup, levels=levels, names=names)
