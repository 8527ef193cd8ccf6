"""The names of the opponents; ``bots`` has the bots themselves."""

from __future__ import annotations

from dataclasses import dataclass

OFFERED = ("beginner", "casual", "club", "expert")
"""The levels offered to players."""
PEOPLE = ("rosalie", "anatole", "gaston", "colette", "baptiste", "victorine", "augustin")
"""Named opponents of those levels, each with a style."""
SIGNALLING = ("club", "expert", "colette", "baptiste", "victorine", "augustin")
"""Who gives and reads the defenders' signals, if the match is played with them: those who try cards in worlds."""
LEVELS = ("random", "plain", *OFFERED, *PEOPLE)
"""All of them: the first two are for tests and for long experiments."""


@dataclass(frozen=True, slots=True)
class Player:
    """A player at a seat: a name and a bot's level, or ``human``."""

    name: str
    level: str
