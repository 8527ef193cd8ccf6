"""The four suits: their inks and their signs."""
from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from . import palette as pal
from .geometry import Path, Point, circle, line, point, polar
from .splines import Pose, curve
from .svg import WIDTH, Group


@dataclass(frozen=True, slots=True)
class Suit:
    """The inks of a suit: sign, its dark and light, ground of the pip cards and the vine on it."""
    colour: str
    dark: str
    light: str
    ground: str
    vine: str


# Smallest distance in CIELAB between two suits over normal and three colour-blind eyes: 15.7. On the paper of the
# index every sign keeps 4.5:1, and 3:1 when the card is dimmed.
SUITS = {
    "S": Suit("#24344C", "#152233", "#6F86A3", "#EBEADB", "#C9D0CC"),
    "H": Suit("#A81F33", "#7E1A22", "#D9716B", "#F4E3D2", "#E7C5B2"),
    "D": Suit("#984A08", "#7A3610", "#E3A35E", "#F6E8CC", "#E9CF9F"),
    "C": Suit("#2F6B43", "#1A3226", "#8DB78E", "#EEEBD2", "#CFD6B2"),
}

TRUMP_LINES = 1 / 3  # the distance of the lines of a trump, as a share


def ground_lines(group: Group, suit: str, ink: str, apart: float = 1) -> None:
    """The faint lines of a ground: slants for spades, rings for hearts, rays for diamonds, grass for clubs and trumps.

    `apart` is their distance as a multiple of that on a pip card.
    """
    lines = Group()
    for spine in _spines(suit, apart):
        lines.stroke(spine, ink, 5)
    group.add(lines)


def _spines(suit: str, apart: float) -> list[Path]:
    match suit:
        case "S":
            return [curve([(x + 170, 10), (x + 60, 560), (x, 1120)]) for x in np.arange(-130, 610, 82 * apart)]
        case "H":
            return [circle(120 + 1180j, radius) for radius in np.arange(170, 1320, 88 * apart)]
        case "D":
            return [line(305 + 1180j, 305 + 1180j + polar(1300, way)) for way in np.arange(-168, 0, 8 * apart)]
    return [curve([(x, 1120), (x - 26, 900), (x + 22, 690), (x - 8, 480), (x + 6, 20)])
            for x in np.arange(64 - 102 * apart, WIDTH, 102 * apart)]


HEART = curve([(0, 52, "c"), (20, 24), (44, -4), (47, -30), (28, -48), (9, -42), (0, -22, "c"), (-9, -42),
               (-28, -48), (-47, -30), (-44, -4), (-20, 24)], closed=True)
DIAMOND = curve([(0, -55, "c"), (16, -26), (43, 0, "c"), (16, 26), (0, 55, "c"), (-16, 26), (-43, 0, "c"),
                 (-16, -26)], closed=True)
SPADE = curve([(0, -54, "c"), (17, -28), (42, -4), (45, 20), (26, 33), (8, 24), (4, 16, "c"), (6, 36),
               (24, 52, "c"), (0, 47), (-24, 52, "c"), (-6, 36), (-4, 16, "c"), (-8, 24), (-26, 33), (-45, 20),
               (-42, -4), (-17, -28)], closed=True)
LEAFLETS = ((0, -28), (-25, 8), (25, 8))
CLOVER_HEART = curve([(-16, -14), (16, -14), (14, 14), (-14, 14)], closed=True)
CLOVER_STALK = curve([(0, -18, "c"), (5, 18), (8, 38), (25, 52, "c"), (0, 47), (-25, 52, "c"), (-8, 38), (-5, 18)],
                     closed=True)
SIGNS: dict[str, list[Path]] = {
    "S": [SPADE], "H": [HEART], "D": [DIAMOND],
    "C": [*(circle(centre, 24) for centre in LEAFLETS), CLOVER_HEART, CLOVER_STALK],
}

Whip = tuple[Path, float, str]


def _spade_whips() -> list[Whip]:
    whips: list[Whip] = [(curve([(0, 20), (-1, -10), (0, -42)]), 1.2, "out")]
    for s in (-1, 1):
        whips.append((curve([(0, 12), (s * 14, 2), (s * 30, 6), (s * 33, 18), (s * 24, 22), (s * 20, 16)]), 1.1,
                      "branch"))
        whips.append((curve([(0, -8), (s * 10, -14), (s * 17, -12)]), 0.9, "out"))
    return whips


def _diamond_whips() -> list[Whip]:
    whips: list[Whip] = []
    for s in (-1, 1):
        whips.append((curve([(0, 40 * s), (-4, 18 * s), (-22, 0)]), 1, "both"))
        whips.append((curve([(0, 40 * s), (4, 18 * s), (22, 0)]), 0.7, "both"))
    return whips


def _clover_whips() -> list[Whip]:
    whips: list[Whip] = []
    for centre in LEAFLETS:
        c = point(centre)
        out = (c + 2j) / abs(c + 2j)
        whips.append((curve([-2j, c - out * 4 + out * 2j, c + out * 14]), 1.2, "out"))
        for s in (-1, 1):
            whips.append((curve([c - out * 10, c + out + s * 9j * out, c + out * 8 + s * 12j * out]), 0.8, "out"))
    return whips


WHIPS: dict[str, list[Whip]] = {
    "S": _spade_whips(), "D": _diamond_whips(), "C": _clover_whips(),
    "H": [(curve([(0, 40), (-22, 14), (-37, -12), (-36, -30), (-24, -38), (-14, -30), (-16, -20), (-23, -20)]), 1.3,
           "branch"), (curve([(0, 40), (12, 22), (24, 8), (33, -10)]), 1, "out")],
}


def pip(group: Group, suit: str, at: Point, size: float = 100, turn: float = 0, *, whips: bool = True,
        colour: str | None = None, edge: float = 0) -> None:
    """The sign of `suit`, `size` high, with light whiplash lines in it and an optional ink `edge`."""
    pose = Pose(at, size / 104, turn)
    shapes = [pose.path(shape) for shape in SIGNS[suit]]
    if edge:
        for shape in shapes:
            group.stroke(shape, pal.INK, 2 * edge)
    for shape in shapes:
        group.fill(shape, colour or SUITS[suit].colour)
    if whips:
        for spine, width, kind in WHIPS[suit]:
            group.ink(pose.path(spine), 4.2 * pose.scale * width, kind, SUITS[suit].light)
