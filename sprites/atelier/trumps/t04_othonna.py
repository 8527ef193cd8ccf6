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
    curve([(372, 10), (300, 130), (176, 240), (112, 400), (130, 560), (92, 740), (118, 900)]),
    curve([(420, 10), (520, 110), (540, 270), (500, 420), (528, 560), (488, 690), (508, 810)]),
    curve([(396, 10), (380, 140), (250, 300), (214, 470), (262, 640), (228, 820), (268, 1000)]),
    curve([(404, 10), (450, 150), (430, 300), (396, 470), (410, 640), (372, 790), (396, 920)]),
)
# strand, place on it where the stalk begins, side it leaves to, flower, its radius, rise and turn
FLOWERS = (
    (0, .58, 1, (172, 560), 54, 42, -18), (1, .58, -1, (462, 560), 54, 42, 12), (3, .80, -1, (330, 700), 64, 50, 6),
    (0, .92, -1, (74, 690), 46, 34, -10), (1, .93, 1, (536, 700), 42, 34, 12), (2, .58, 1, (244, 486), 62, 56, -16),
    (3, .55, 1, (428, 470), 70, 60, 14), (3, .70, -1, (322, 352), 122, 76, 0),
)
# strand, place, side, bud, size, turn
BUDS = ((0, .74, 1, (186, 668), .86, 8), (1, .78, -1, (448, 690), .9, -6), (2, .90, -1, (170, 800), .86, -6),
        (3, .93, 1, (438, 800), .9, 8), (2, .17, -1, (262, 132), .74, -4))


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
    """Whether leaves may sit at `root`: not before the disc, which belongs to the flowers."""
    return abs(root - point(HALO)) > 176


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
