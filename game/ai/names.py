"""The names of the opponents; ``bots`` defines the bots."""

from __future__ import annotations

from dataclasses import dataclass

OFFERED = ("beginner", "casual", "club", "expert")
"""The levels offered to players."""
PEOPLE = ("rosalie", "anatole", "gaston", "colette", "baptiste", "victorine", "augustin")
"""Named opponents of those levels, each with a style."""
SIGNALLING = ("club", "expert", "colette", "baptiste", "victorine", "augustin")
"""The names that give and read the defenders' signals in a match with signals: those that try cards in worlds."""
LEVELS = ("random", "plain", *OFFERED, *PEOPLE)
"""All names: the first two are for tests and for long experiments."""


@dataclass(frozen=True, slots=True)
class Player:
    """A player at a seat: a name and a bot's level, or ``human``."""

    name: str
    level: str
