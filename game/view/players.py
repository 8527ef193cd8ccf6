"""The players of a match that is set up: names and levels by seat. No pygame."""

from __future__ import annotations

from ..ai.names import OFFERED, PEOPLE, Player
from ..engine.plain_text import clean
from ..engine.record import HUMAN
from ..settings import SEATS, MatchSetup
from . import words

#: The default names of the bots, in order of play.
NAMES = ("Béatrice", "Cécile", "Émile", "Amélie", "Jules")
WATCHED = "Léonie"
"""The name in the player's seat when only bots play."""
LEVEL = "club"
"""The default level of a bot."""


def names_of(setup: MatchSetup, human: bool = True) -> tuple[str, ...]:
    """The names at all seats: those given, those of characters, and usual ones, of which none is there already.

    The player has the first seat if one plays: ``human``.
    """
    known = {seat: name for seat in range(SEATS) if (name := _known(setup, seat, human))}
    taken = {name.casefold() for name in known.values()}
    usual = {seat: NAMES[seat - 1] if seat else WATCHED for seat in range(SEATS)}
    kept = {seat: name for seat, name in usual.items() if seat not in known and name.casefold() not in taken}
    spare = (name for name in (*NAMES, WATCHED) if name.casefold() not in taken and name not in kept.values())
    return tuple(known.get(seat) or kept.get(seat) or next(spare) for seat in range(SEATS))


def _known(setup: MatchSetup, seat: int, human: bool) -> str:
    """The name given to ``seat``, or that of the player or the character there; else "" ."""
    given = clean(setup.names[seat], words.MOST_NAME) if seat < len(setup.names) else ""
    person = human and seat == 0
    level = level_at(setup, seat)
    usual = words.say("game.you") if person else words.say(f"level.{level}") if level in PEOPLE else ""
    return given or usual


def name_at(setup: MatchSetup, seat: int, human: bool = True) -> str:
    """The name at ``seat``: the one given, else the usual one."""
    return names_of(setup, human)[seat]


def level_at(setup: MatchSetup, seat: int) -> str:
    """The level of the bot at ``seat``; a character who sits at an earlier one already is not there too."""
    given = setup.levels[seat] if seat < len(setup.levels) else ""
    twice = given in PEOPLE and given in setup.levels[:seat]
    return given if given in (*OFFERED, *PEOPLE) and not twice else LEVEL


def flower_of(seat: int, level: str) -> str:
    """The name of the medallion at ``seat``: a character's own, else that of the seat."""
    return f"companion_{level}" if level in PEOPLE else f"seat_{seat}"


def players_of(setup: MatchSetup, human: bool = True) -> list[Player]:
    """All players at the table; with a person if ``human``, unless the match is only watched."""
    human = human and not setup.watch
    me = Player(name_at(setup, 0, human), HUMAN if human else level_at(setup, 0))
    others = range(1, setup.rules.at_table)
    return [me, *(Player(name_at(setup, seat), level_at(setup, seat)) for seat in others)]
