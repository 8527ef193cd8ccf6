"""Trump 4: othonna trailing from above."""
from __future__ import annotations

from typing import Any

from .. import palette as pal
from ..flowers.othonna import bud, daisy, tuft
from ..flowers.turned import View
from ..frame import HALO, RING_WIDTH, halo, trump_card
from ..geometry import polar
from ..plants import stem
from ..splines import Pose, curve
from ..svg import Group
from .ground import trump_ground

THREAD: dict[str, Any] = {"colour": "#8A5468", "light": "#BB8A96"}
WIRE: dict[str, Any] = {"colour": "#8E7A62", "light": "#B9A684"}
STRANDS = (
    curve([(372, 10), (300, 130), (176, 240), (112, 400), (130, 560), (96, 720), (112, 830)]),
    curve([(420, 10), (520, 110), (540, 270), (500, 420), (528, 560), (490, 690), (500, 800)]),
    curve([(396, 10), (380, 140), (250, 300), (214, 470), (262, 640), (232, 800), (262, 950)]),
    curve([(404, 10), (450, 150), (430, 300), (396, 470), (410, 640), (372, 780), (392, 900)]),
)
# strand, place on it, direction, scale, leaves
TUFTS = (
    (0, .16, 150, .8, 5), (0, .36, 170, .9, 6), (0, .56, 130, .9, 6), (0, .76, 160, .9, 6), (0, 1.0, 100, 1.0, 8),
    (1, .16, 20, .8, 5), (1, .36, 30, .85, 5), (1, .58, 10, .9, 6), (1, .80, 60, .9, 6), (1, 1.0, 86, 1.0, 8),
    (2, .62, 160, .95, 6), (2, .80, 150, .95, 6), (2, 1.0, 84, 1.05, 8),
    (3, .62, 20, .95, 6), (3, .82, 40, .95, 6), (3, 1.0, 84, 1.0, 8), (3, .14, 30, .7, 5), (2, .16, 130, .7, 5),
)
# points of the stalk, radius, rise, turn of the flower at its end
FLOWERS = (
    ([(234, 560), (196, 600), (150, 620), (140, 566)], 60, 44, -16),
    ([(506, 440), (520, 500), (470, 540), (466, 520)], 56, 40, 10),
    ([(250, 720), (300, 740), (330, 700), (322, 650)], 62, 52, 6),
    ([(214, 470), (236, 520), (226, 520), (224, 470)], 72, 58, -14),
    ([(400, 470), (420, 540), (430, 520), (424, 456)], 76, 58, 14),
    ([(300, 220), (300, 300), (320, 360), (322, 336)], 112, 76, 0),
)
BUDS = (
    ([(104, 700), (70, 700), (60, 660), (64, 630)], .9, -6), ([(508, 640), (552, 640), (560, 600), (552, 580)], .8, 8),
    ([(386, 740), (440, 740), (452, 700), (446, 668)], .95, 6),
    ([(300, 130), (260, 150), (236, 130), (240, 108)], .8, 0),
)


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


def _plant() -> Group:
    plant = Group()
    for strand in STRANDS:
        stem(plant, strand, 9, 6, **THREAD)
    for i, (strand, place, turn, scale, leaves) in enumerate(TUFTS):
        tuft(plant, STRANDS[strand].at(place), turn, scale, leaves, i + 1)
    for spots, size, turn in BUDS:
        stem(plant, curve(spots), 5, 4, **WIRE)
        bud(plant, Pose(spots[-1], size, turn))
    for i, (spots, radius, rise, turn) in enumerate(FLOWERS):
        stem(plant, curve(spots), 6, 5, **WIRE)
        daisy(plant, View(spots[-1], radius, rise, .22, turn), seed=i + 1)
    return plant
