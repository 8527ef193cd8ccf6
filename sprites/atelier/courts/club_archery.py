"""Bow, arrow and quiver of the knave of clubs, and his hands on them."""
from __future__ import annotations

from dataclasses import replace

import numpy as np

from .. import palette as pal
from ..dress import gilt_hem
from ..geometry import Spot, angle, line
from ..grips import STAFF_OUT
from ..hands import Digit, hand_far, hand_near
from ..hats import gem
from ..likeness import skin_tint
from ..line import ends, taper
from ..ribbons import Petal, Profile, clip01, edges, ribbon
from ..splines import Pose, curve
from ..suits import pip
from ..svg import Group
from .club_knave_head import ARCHER, FELT, JERKIN, LEATHER, SHIRT
from .knave_hands import DRAWING

NOCK, GRIP = 342 + 381j, 108 + 423j  # the nock of the arrow on the string; the hand on the bow
BOW_HAND, STRING_HAND = Pose(GRIP, 1.14, 3, True), Pose(NOCK, 1.06, -9)
STAVE: list[Spot] = [(222, 98), (225, 120), (182, 182), (143, 264), (117, 346), (108, 424), (112, 504), (136, 586),
                     (178, 658), (230, 716)]
HOOKED = replace(DRAWING, near=(  # three fingers hooked round the string, the fourth free of it
    Digit([(44, 27), (31, 38), (18, 47), (3, 50)], 11.5, nail=True),
    Digit([(32, 16), (16, 26), (2, 29), (-9, 22)], 13, nail=True, joints=(.42, .76)),
    Digit([(29, 1), (13, 10), (-1, 12), (-11, 5)], 13.8, nail=True, joints=(.42, .76)),
    Digit([(32, -14), (15, -18), (-1, -16), (-11, -8)], 13.6, nail=True, joints=(.42, .76))))
HOLDING = replace(STAFF_OUT, near=(  # no finger like its neighbour, the first one raised to the arrow
    Digit([(-17, 26), (0, 31), (10, 30), (14, 23)], 13, joints=(.62,)),
    Digit([(-15, 12), (5, 17), (18, 15), (21, 7)], 15.5, joints=(.62,)),
    Digit([(-15, -4), (6, -2), (22, -4), (26, -12)], 16.5, joints=(.62,)),
    Digit([(-18, -20), (2, -20), (17, -24), (25, -32)], 15.5, joints=(.62,))))
STREAMERS: tuple[tuple[list[Spot], float], ...] = (  # of the ribbon on the lower limb
    ([(124, 530), (150, 546), (176, 532), (204, 540), (222, 566), (250, 560)], 9),
    ([(124, 526), (148, 518), (168, 498), (198, 500), (216, 522), (240, 516), (250, 498)], 10))


def string_hand(group: Group) -> None:
    hand_far(group, STRING_HAND, HOOKED, skin_tint(ARCHER))
    hand_near(group, STRING_HAND, HOOKED, skin_tint(ARCHER))


def quiver(group: Group) -> None:
    case = curve([(444, 328, "c"), (484, 309), (526, 315, "c"), (520, 340, "c"), (462, 356, "c")], closed=True)
    for foot, tip, tone in ((462 + 350j, 455 + 244j, FELT.base), (504 + 340j, 510 + 256j, JERKIN.base),
                            (483 + 346j, 484 + 208j, SHIRT.base)):
        shaft = line(foot, tip)
        group.silhouette(ribbon(shaft, lambda u: 3 + 0 * u))
        group.stroke(shaft, pal.INK, 7).stroke(shaft, LEATHER.light, 4)
        pose = Pose(tip, 1, angle(shaft.tangent(.5)) + 90)
        for side in (-1, 1):
            vane = pose.shape([(0, 8, "c"), (side * 11, 4, "c"), (side * 13, 40), (side * 11, 74), (0, 98, "c")])
            inside = Group()
            for k in range(8):
                y = 12.0 + 10 * k
                inside.fill(taper(pose.curve([(0, y + 9), (side * 7, y + 3), (side * 14, y - 4)]), 1.7, .6, ends()),
                            pal.INK)
            group.solid(vane, tone, inside, 1.5, 3)
        group.stroke(pose.line((0, 0), (0, 100)), pal.INK, 4.4).stroke(pose.line((0, 0), (0, 100)), LEATHER.light, 2)
        gem(group, pose.point((0, -3)), 4.5, pal.GILT_LIGHT, pal.WHITE)
    inside = Group().fill(curve([(496, 300, "c"), (500, 420, "c"), (540, 420, "c"), (530, 300, "c")], closed=True),
                          LEATHER.dark)
    group.solid(case, LEATHER.base, inside, 1.8, 4.4)
    gilt_hem(group, [(446, 333), (484, 315), (524, 320)], 9)


def _bracer(group: Group) -> None:
    bracer = curve([(209, 412, "c"), (190, 408), (166, 409, "c"), (162, 428), (164, 448, "c"), (184, 456),
                    (202, 467, "c"), (212, 440)], closed=True)
    inside = Group().fill(curve([(230, 448, "c"), (190, 439), (156, 436, "c"), (156, 480, "c"), (230, 484, "c")],
                                closed=True), LEATHER.dark)
    inside.fill(curve([(168, 412), (200, 414), (198, 420), (170, 418)], closed=True), LEATHER.light)
    group.solid(bracer, LEATHER.base, inside, 1.8, 4)
    for spots in ([(165, 411), (161, 428), (165, 447)], [(207, 413), (209, 439), (201, 465)]):
        gilt_hem(group, spots, 5)
    pip(group, "C", (184, 432), 24, 94, whips=False, edge=1.2, colour=pal.GILT_LIGHT)


def bow(group: Group) -> None:
    tint = skin_tint(ARCHER)
    spine = curve(STAVE)
    for end in (spine.at(.035), spine.at(.985)):
        string = line(end, NOCK)
        group.silhouette(ribbon(string, lambda u: 1 + 0 * u))
        group.stroke(string, pal.INK, 4).stroke(string, pal.OCHRE_LIGHT, 1.7)
    hand_far(group, BOW_HAND, HOLDING, tint)
    _bracer(group)
    stave = ribbon(spine, lambda u: 4 + 7 * np.sin(np.pi * np.clip(u, 0, 1)) ** .8)
    inside = Group().stroke(curve([(z.real + 6, z.imag) for z in (spine.at(u) for u in np.linspace(0, 1, 12))]),
                            pal.OCHRE_DARK, 7)
    inside.ink(spine.part(.02, .42), 2.6, "both", pal.OCHRE_LIGHT)
    for k, u in enumerate((.155, .185, .255, .285, .66, .69, .71)):  # leaves cut into the wood
        inside.fill(Pose(spine.at(u), 1, angle(spine.tangent(u)) + (28 if k % 2 else -28)).shape(
            [(-9, 0, "c"), (0, -4), (9, 0, "c"), (0, 4)]), LEATHER.dark)
    group.solid(stave, pal.OCHRE, inside, 1.7, 4.4)
    for u in (.12, .22, .32, .74):
        at, way = spine.at(u), 1j * spine.tangent(u)
        for k, tone in ((-6, pal.GILT_LIGHT), (0, FELT.base), (6, pal.GILT_LIGHT)):
            z = at + k * spine.tangent(u)
            rung = line(z - way * 10, z + way * 10)
            group.stroke(rung, pal.INK, 5.4).stroke(rung, tone, 3)
    _ribbon(group)
    _arrow(group)
    hand_near(group, BOW_HAND, HOLDING, tint)


def _fluttering(width: float) -> Profile:
    """The half-width of a ribbon that turns in the wind and is cut to a point."""
    return lambda u: (width * (.5 + .5 * np.sin(np.pi * clip01(u) * 2.4) ** 2) * np.minimum(1, (1 - clip01(u)) * 7))


def _ribbon(group: Group) -> None:
    for spots, width in STREAMERS:
        band = Petal(*edges(curve(spots), _fluttering(width), n=34))
        inside = Group().fill(band.side(1, .6), FELT.dark).fill(band.side(.08, .3, .1, .8), FELT.light)
        group.solid(band.outline(), FELT.base, inside, 1.5, 3)
    for k in (-1, 1):
        loop = Pose(122 + 528j, 1, -10 + 64 * k)
        group.solid(loop.shape([(2, -4, "c"), (14, -13), (28, -12), (33, 0), (24, 9), (10, 7), (2, 4, "c")]), FELT.base,
                    Group().fill(loop.shape([(6, 0), (20, -6), (30, -2), (22, 8), (10, 6)]), FELT.dark), 1.5, 3)
    group.solid(Pose(118 + 528j, 1, -12).shape([(-14, -8, "c"), (0, -10), (14, -8, "c"), (14, 8, "c"), (0, 10),
                                               (-14, 8, "c")]), FELT.light, None, 1.5, 3)


def _arrow(group: Group) -> None:
    shaft = line(NOCK - 3, GRIP - 30 - 44j)
    group.silhouette(ribbon(shaft, lambda u: 2.6 + 0 * u))
    group.stroke(shaft, pal.INK, 7.4).stroke(shaft, LEATHER.light, 4)
    pose = Pose(shaft.end, 1, angle(shaft.tangent(1)) + 90)
    head = pose.shape([(0, -26, "c"), (7, -8), (12, 7), (9, 9), (0, 4), (-9, 9), (-12, 7), (-7, -8)])
    group.solid(head, "#C9CBC6", Group().fill(pose.shape([(0, -30, "c"), (0, 4, "c"), (24, 16, "c")]), "#8A919A"),
                1.6, 3)
    rear = Pose(NOCK, 1, angle(shaft.tangent(1)) + 90)
    for side, tone, dark in ((-1, FELT.base, FELT.dark), (1, SHIRT.light, SHIRT.dark)):
        vane = rear.shape([(0, -24, "c"), (side * 9, -20, "c"), (side * 12, -46), (side * 6, -74), (0, -86, "c")])
        barbs = Group()
        for y in range(-80, -18, 8):
            barbs.fill(taper(rear.curve([(0, y - 4), (side * 6, y + 1), (side * 13, y + 8)]), 1.7, .6, ends()), dark)
        group.solid(vane, tone, barbs, 1.4, 2.6)
    group.stroke(shaft.part(0, .5), LEATHER.light, 3)
    nock = rear.shape([(-4, 4, "c"), (-5, -6), (-4, -18, "c"), (4, -18, "c"), (5, -6), (4, 4, "c"), (0, -2, "c")])
    group.solid(nock, pal.IVORY, None, 1.4, 2)
