"""A finished card with its contents, so that it can be framed a second time."""
from __future__ import annotations

from dataclasses import dataclass

from . import palette as pal
from .svg import Group


@dataclass(frozen=True, slots=True)
class CourtInks:
    """The colours of a court's surroundings: ground and its lines, ring, disc and signs of the halo, middle band."""
    ground: str
    lines: str
    ring: str
    sign: str
    band: str
    disc: str = pal.IVORY
    sign_size: float = 27
    sign_edge: float = 0
    halo_at: tuple[float, float] = (330, 262)


@dataclass(frozen=True, slots=True)
class Trump:
    """The contents of a trump: the picture behind its window, its number (or FOU), its title."""
    picture: Group
    number: str
    title: str


@dataclass(frozen=True, slots=True)
class Court:
    """The contents of a court: the upper half of the figure without its heavy contour, rank, suit, inks."""
    figure: Group
    rank: str
    suit: str
    inks: CourtInks


@dataclass(frozen=True, slots=True)
class Pips:
    """The contents of a pip card: `rank` signs of `suit` over the `growth` of its plant.

    `show`: the growth is a complete picture with ground and sign, as on an ace.
    """
    suit: str
    rank: int
    growth: Group | None = None
    show: bool = False


class Card(Group):
    """The drawing of a whole card, with its `content`."""

    def __init__(self, content: Trump | Court | Pips) -> None:
        super().__init__()
        self.content = content
