"""Trump 4: othonna trailing from above."""
from __future__ import annotations

from typing import Any

from .. import palette as pal
from ..flowers.othonna import bud, daisy, end_tuft, pickles
from ..flowers.turned import View
from ..frame import HALO, RING_WIDTH, halo, trump_card
from ..geometry import point, polar
from ..plants import stem
from ..splines import Pose, curve
from ..svg import Group
from .ground import trump_ground

THREAD: dict[str, Any] = {"colour": "#8A5468", "light": "#BB8A96"}
WIRE: dict[str, Any] = {"colour": "#8E7A62", "light": "#B9A684"}
STRANDS = (
    curve([(372, 10), (270, 130), (128, 240), (70, 420), (112, 600), (84, 760), (118, 900)]),
    curve([(430, 10), (530, 110), (570, 270), (530, 440), (540, 580), (488, 690), (508, 810)]),
    curve([(404, 10), (450, 150), (430, 300), (350, 480), (330, 640), (280, 790), (296, 960)]),
)
# strand, place on it where the stalk begins, side it leaves to, flower, its radius, rise and turn
FLOWERS = (
    (2, .84, 1, (352, 716), 66, 50, 6), (0, .84, 1, (168, 700), 48, 34, -10), (1, .90, 1, (534, 690), 42, 34, 12),
    (0, .60, 1, (190, 532), 60, 50, -16), (1, .72, -1, (460, 520), 66, 54, 14), (2, .70, -1, (322, 372), 128, 76, 0),
)
# strand, place, side, bud, size, turn
BUDS = ((0, .93, 1, (186, 806), .86, 8), (1, .86, -1, (432, 640), .9, -6), (2, .93, -1, (228, 840), .86, -6),
        (2, .93, 1, (396, 836), .9, 8))


def draw() -> Group:
    """The whole card."""
    picture = trump_ground("#B7C6C9", "#A5B7BB")
    halo(picture, HALO, 236, RING_WIDTH, "#6B4F74", "#F2E4BF", _small_bud, 20)
    picture.add(_plant().outlined(9))
    return trump_card(picture, "4", "OTHONNA")


def _small_bud(group: Group, at: complex, way: float) -> None:
    """The halo's ornament: a pea-shaped bud between two pickle leaves."""
    pose = Pose(at - polar(16, way), .72, way + 90)
    for side in (-1, 1):
        blade = pose.shape([(0, 2, "c"), (side * 14, -4), (side * 24, -22), (side * 26, -40, "c"), (side * 13, -26),
                            (0, -8, "c")])
        group.fill(blade, pal.SAGE_LIGHT).stroke(blade, pal.INK, 1.0)
    ball = pose.shape([(0, -2), (-13, -14), (-12, -34), (0, -44), (12, -34), (13, -14)])
    group.fill(ball, pal.GILT_LIGHT).stroke(ball, pal.INK, 1.2)
    for x in (-5, 4):
        group.ink(pose.curve([(x * .6, -4), (x * 1.2, -22), (x * .5, -42)]), 1.4, "both")


def _outside(root: complex) -> bool:
    """Whether leaves may sit at `root`: not before the halo, which belongs to the flowers."""
    return abs(root - point(HALO)) > 247


def _wire(plant: Group, strand: int, place: float, side: int, end: complex, width: float) -> None:
    """A wiry stalk that leaves a strand to one `side` and rises to `end`."""
    root = STRANDS[strand].at(place)
    away = root + complex(side * 22, 10)
    rise = end + complex((away.real - end.real) * .30, (away.imag - end.imag) * .45)
    stem(plant, curve([root, away, rise, end]), width, width - 1, **WIRE)


def _plant() -> Group:
    plant = Group()
    for number, place, side, end, _, _ in BUDS:
        _wire(plant, number, place, side, point(end), 6)
    for number, place, side, end, *_ in FLOWERS:
        _wire(plant, number, place, side, point(end), 7)
    for i, strand in enumerate(STRANDS):
        stem(plant, strand, 9, 6, **THREAD)
        pickles(plant, strand, .05, .96, 62, seed=i + 1, clear=_outside)
        end_tuft(plant, strand)
    for _, _, _, end, size, turn in BUDS:
        bud(plant, Pose(end, size, turn))
    for i, (_, _, _, end, radius, rise, turn) in enumerate(FLOWERS):
        daisy(plant, View(end, radius, rise, .22, turn), seed=i + 1)
    return plant
