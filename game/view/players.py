"""The players of a match that is set up: names and levels by seat. No pygame."""

from __future__ import annotations

from ..ai.names import OFFERED, PEOPLE
from ..engine.plain_text import clean
from ..engine.record import HUMAN
from ..session import Player
from ..settings import MatchSetup
from . import words

#: The default names of the bots, in order of play.
NAMES = ("Béatrice", "Cécile", "Émile", "Amélie", "Jules")
WATCHED = "Léonie"
"""The name in the person's seat when only bots play."""
LEVEL = "club"
"""The default level of a bot."""


def usual_name(seat: int, human: bool = True, level: str = "") -> str:
    """The name at ``seat`` if none was given: the character's own, else the one of the seat.

    The person has the first seat if one plays: ``human``.
    """
    if level in PEOPLE and (seat or not human):
        return words.say(f"level.{level}")
    if seat == 0:
        return words.say("game.you") if human else WATCHED
    return NAMES[(seat - 1) % len(NAMES)]


def name_at(setup: MatchSetup, seat: int, human: bool = True) -> str:
    """The name at ``seat``: the one given, else the usual one."""
    given = clean(setup.names[seat], words.MOST_NAME) if seat < len(setup.names) else ""
    return given or usual_name(seat, human, level_at(setup, seat))


def level_at(setup: MatchSetup, seat: int) -> str:
    """The level of the bot at ``seat``."""
    given = setup.levels[seat] if seat < len(setup.levels) else ""
    return given if given in (*OFFERED, *PEOPLE) else LEVEL


def players_of(setup: MatchSetup, human: bool = True) -> list[Player]:
    """All players at the table; with a person if ``human``, unless the match is only watched."""
    human = human and not setup.watch
    me = Player(name_at(setup, 0, human), HUMAN if human else level_at(setup, 0))
    others = range(1, setup.rules.at_table)
    return [me, *(Player(name_at(setup, seat), level_at(setup, seat)) for seat in others)]
