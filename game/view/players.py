"""The players of a match being set up, including companions, and the level suitable for the player. No pygame."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

import msgspec

from ..ai.names import OFFERED, PEOPLE, Player
from ..engine.plain_text import clean
from ..engine.record import HUMAN
from ..settings import SEATS, MatchSetup
from ..store.values import Sums, Tally
from . import words

#: The default names of the bots, in order of play.
NAMES = ("Béatrice", "Cécile", "Émile", "Amélie", "Jules")
WATCHED = "Léonie"
"""The name in the player's seat when only bots play."""
LEVEL = "club"
"""The default level of a bot."""


def names_of(setup: MatchSetup, human: bool = True) -> tuple[str, ...]:
    """The names at all seats: given names, those of characters, and default names that are not taken.

    The first seat is the player's if ``human``.
    """
    known = {seat: name for seat in range(SEATS) if (name := _known(setup, seat, human))}
    taken = {name.casefold() for name in known.values()}
    usual = {seat: NAMES[seat - 1] if seat else WATCHED for seat in range(SEATS)}
    kept = {seat: name for seat, name in usual.items() if seat not in known and name.casefold() not in taken}
    spare = (name for name in (*NAMES, WATCHED) if name.casefold() not in taken and name not in kept.values())
    return tuple(known.get(seat) or kept.get(seat) or next(spare) for seat in range(SEATS))


def _known(setup: MatchSetup, seat: int, human: bool) -> str:
    """The name given to ``seat``, or that of the player or the character there; otherwise ""."""
    given = clean(setup.names[seat], words.MOST_NAME) if seat < len(setup.names) else ""
    person = human and seat == 0
    level = level_at(setup, seat)
    usual = words.say("game.you") if person else words.say(f"level.{level}") if level in PEOPLE else ""
    return given or usual


def name_at(setup: MatchSetup, seat: int, human: bool = True) -> str:
    """The name at ``seat``: the given one, else the default."""
    return names_of(setup, human)[seat]


def level_at(setup: MatchSetup, seat: int) -> str:
    """The level of the bot at ``seat``.

    A character named for several seats has the first of them; the others have the default level.
    """
    given = setup.levels[seat] if seat < len(setup.levels) else ""
    twice = given in PEOPLE and given in setup.levels[:seat]
    return given if given in (*OFFERED, *PEOPLE) and not twice else LEVEL


COMPANIONS: Mapping[str, tuple[str, ...]] = {
    "beginner": ("rosalie", "anatole", "beginner", "gaston"), "casual": ("anatole", "gaston"),
    "club": ("colette", "baptiste"), "expert": ("victorine", "augustin")}
"""For each level, the levels of the first seats after the player's at the usual table.

Against these four beginners, a newcomer's first deals can be won (``tests/test_first_deals.py``).
"""


def company(level: str) -> tuple[str, ...]:
    """The levels of all seats at the usual table of ``level``: companions, and others of that level."""
    first = COMPANIONS[level]
    return "", *first, *[level] * (SEATS - 1 - len(first))


def level_of(opponents: Sequence[str]) -> str | None:
    """The level of the ``opponents``, in order of play after the player; None if it is not the same for all.

    Companions at the usual table of a level count as that level.
    """
    if len(set(opponents)) == 1 and opponents[0] in OFFERED:
        return opponents[0]
    return next((level for level in OFFERED if company(level)[1:len(opponents) + 1] == tuple(opponents)), None)


def flower_of(seat: int, level: str) -> str:
    """The name of the medallion at ``seat``: that of the character with ``level``, else that of the seat."""
    return f"companion_{level}" if level in PEOPLE else f"seat_{seat}"


def flowers_of(players: Sequence[Player]) -> tuple[str, ...]:
    """The names of the medallions of ``players`` by seat.

    A person and the default names have the same medallion at every seat.
    """
    usual = {name: seat for seat, name in enumerate(NAMES, 1)}
    own = [0 if one.level == HUMAN else usual.get(one.name, -1) for one in players]
    free = [seat for seat in range(SEATS) if seat not in own]
    found: list[str] = []
    for place, one in enumerate(players):
        at = own[place] if own[place] >= 0 and own[place] not in own[:place] else free.pop(0)
        found.append(flower_of(at, one.level))
    return tuple(found)


def players_of(setup: MatchSetup, human: bool = True) -> list[Player]:
    """All players at the table; the first is a person if ``human``, otherwise the match is only watched."""
    human = human and not setup.watch
    me = Player(name_at(setup, 0, human), HUMAN if human else level_at(setup, 0))
    others = range(1, setup.rules.at_table)
    return [me, *(Player(name_at(setup, seat), level_at(setup, seat)) for seat in others)]


# -- the named opponents: the results against each, and the invited ones ----------------------------------------------


def results_against(tallies: Iterable[Tally]) -> Mapping[str, Sums]:
    """The sums of the deals played against each companion and each level, by name."""
    found: dict[str, Sums] = {}
    for tally in tallies:
        for level in set(tally.opponents.split("+")):
            found[level] = found.get(level, Sums()) + tally.all
    return found


def result_line(sums: Sums | None) -> str:
    """The results against an opponent in a line; empty without any."""
    if sums is None or not sums.deals:
        return ""
    return " · ".join((words.count("deals.count", sums.deals), words.count("statistics.count.won", sums.won),
                       words.signed(sums.paid)))


def invited(setup: MatchSetup) -> tuple[str, ...]:
    """The companions at the table of ``setup``, by seat."""
    return tuple(level for seat in range(1, setup.rules.at_table) if (level := level_at(setup, seat)) in PEOPLE)


def rest_level(setup: MatchSetup) -> str:
    """The level of the opponents who are not companions; the default level if they have several.

    If only companions sit at the table, it is the level of the seats that would be added.
    """
    at_table = setup.rules.at_table
    found, spare = ({level_at(setup, seat) for seat in seats} - {*PEOPLE}
                    for seats in (range(1, at_table), range(at_table, SEATS)))
    found = found or spare
    return found.pop() if len(found) == 1 else LEVEL


def with_companion(setup: MatchSetup, name: str) -> MatchSetup:
    """Return ``setup`` with ``name`` at the first seat without a companion, or without ``name`` if already there."""
    others, rest = invited(setup), rest_level(setup)
    if name in others:
        return _seated(setup, [other for other in others if other != name], rest)
    assert len(others) < setup.rules.at_table - 1
    return _seated(setup, [*others, name], rest)


def with_rest(setup: MatchSetup, level: str) -> MatchSetup:
    """Return ``setup`` with all opponents who are not companions at ``level``, one of :data:`OFFERED`."""
    assert level in OFFERED
    return _seated(setup, list(invited(setup)), level)


def _seated(setup: MatchSetup, companions: list[str], rest: str) -> MatchSetup:
    """Return ``setup`` with ``companions`` at the seats after the player's, and ``rest`` as the level of the others."""
    levels = ("", *companions, *[rest] * (SEATS - 1 - len(companions)))
    names = tuple("" if level in PEOPLE else name for name, level in zip(setup.names, levels, strict=False))
    return msgspec.structs.replace(setup, levels=levels, names=names)


# -- opponents of another level, by the results against the last ones -------------------------------------------------

FEWEST, MOST = 6, 12
"""The number of deals against a level needed for a proposal, and the number of latest deals considered."""
UP, DOWN = (2, 3), (1, 5)
"""Shares of deals won: at the first or more a stronger level is proposed, at the second or less a weaker one."""
WITH_UNDO = OFFERED[:2]
"""The levels at which undo is allowed unless the player chooses otherwise."""


@dataclass(frozen=True, slots=True)
class OtherLevel:
    """A proposal of opponents of another ``level``, stronger if ``up``.

    ``won`` of the latest ``deals`` deals were won.
    """

    level: str
    up: bool
    won: int
    deals: int


def other_level(level: str, payments: Sequence[int]) -> OtherLevel | None:
    """The level to propose to a player with these ``payments``, the latest first, against ``level``.

    Returns None to keep the level.
    """
    latest = payments[:MOST]
    if level not in OFFERED or len(latest) < FEWEST:
        return None
    won, deals, at = sum(paid > 0 for paid in latest), len(latest), OFFERED.index(level)
    if won * UP[1] >= deals * UP[0] and at + 1 < len(OFFERED):
        return OtherLevel(OFFERED[at + 1], True, won, deals)
    if won * DOWN[1] <= deals * DOWN[0] and at > 0:
        return OtherLevel(OFFERED[at - 1], False, won, deals)
    return None


def with_level(setup: MatchSetup, level: str) -> MatchSetup:
    """Return ``setup`` with all opponents at ``level``, and with undo if the level is a gentle one."""
    return msgspec.structs.replace(setup, levels=(level,) * SEATS, takes_back=level in WITH_UNDO)


def with_company(setup: MatchSetup, level: str) -> MatchSetup:
    """Return ``setup`` with the usual table of ``level``, and with undo if the level is a gentle one."""
    return msgspec.structs.replace(setup, levels=company(level), takes_back=level in WITH_UNDO)
