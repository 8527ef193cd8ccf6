"""The halberd of the knave of spades, the arm that holds it, and the inks of what he wears."""
from __future__ import annotations

from dataclasses import replace

import numpy as np

from .. import palette as pal
from ..dress import Cloth, garment, gilt_hem
from ..figures import Hair, locks
from ..geometry import Spot, line
from ..hands import hand_far, hand_near
from ..hats import gem
from ..pieces import Tint
from ..ribbons import ribbon
from ..splines import Pose, curve
from ..suits import pip
from ..svg import Group
from .knave_hands import NOSEGAY

BAND = "#3C466C"
HOOD = Cloth("#5E6C96", "#3C466C", "#93A0C0")
TUNIC = Cloth("#B9A6BE", "#86719A", "#D9CCDB")
LEATHER = Cloth("#7B5A4A", "#553B31", "#A5826C")
STEEL = Cloth("#B9C0C4", "#78828E", "#EDEEE8")
GLOVE = Tint("#8E6A57", LEATHER.dark, "#BC9377", "#35241D")
GRIP = Pose((488, 306), .84, 5)
GLOVED_HOLD = replace(NOSEGAY, far=tuple(replace(digit, nail=False) for digit in NOSEGAY.far))


def halberd(group: Group) -> None:
    _shaft(group, 502 + 140j, 468 + 560j)
    blade: list[Spot] = [(498, 118, "c"), (470, 122), (438, 96, "c"), (418, 130), (418, 178), (434, 218, "c"),
                         (462, 188), (492, 186, "c")]
    edge = Group().fill(curve([(436, 90, "c"), (432, 132), (432, 178), (440, 222, "c"), (400, 220, "c"),
                               (400, 90, "c")],
                              closed=True), STEEL.light)
    edge.fill(curve([(434, 190, "c"), (462, 170), (500, 168, "c"), (500, 230, "c"), (430, 230, "c")], closed=True),
              STEEL.dark)
    pip(edge, "S", (462, 154), 30, -4, whips=False, colour=BAND)
    group.solid(curve(blade, closed=True), STEEL.base, edge, 1.7, 3.4)
    hook: list[Spot] = [(504, 130, "c"), (526, 128), (550, 146, "c"), (544, 166), (548, 178, "c"), (526, 168),
                        (502, 176, "c")]
    group.solid(curve(hook, closed=True), STEEL.base,
                Group().fill(curve([(500, 154, "c"), (530, 150), (556, 160, "c"), (550, 190, "c"), (500, 186, "c")],
                                   closed=True), STEEL.dark), 1.7, 3.4)
    spike: list[Spot] = [(494, 120, "c"), (496, 96), (508, 52, "c"), (514, 96), (512, 122, "c")]
    group.solid(curve(spike, closed=True), STEEL.light,
                Group().fill(curve([(504, 124, "c"), (506, 44, "c"), (530, 90, "c"), (526, 130, "c")], closed=True),
                             STEEL.dark), 1.7, 3.8)
    socket = ribbon(line((504, 112), (496, 206)), lambda u: 10 + 1.5 * np.sin(np.pi * 3 * u))
    group.solid(socket, pal.GILT, Group().fill(ribbon(line((511, 112), (503, 206)), lambda u: 5 + 0 * u),
                                               pal.GILT_DARK), 1.6, 3.6)
    for k, sway in enumerate((-15, -6, 4, 13)):
        fringe = curve([(495, 206), (494 + sway * .6, 232), (491 + sway, 262 - 3 * (k % 2))])
        locks(group, [([fringe.at(0), fringe.at(.5), fringe.at(1)], 13)], Hair(TUNIC.base, TUNIC.light, TUNIC.dark), 1)
    gem(group, (495, 208), 8, pal.GILT, pal.GILT_LIGHT)


def _shaft(group: Group, top: complex, foot: complex) -> None:
    side = Group().fill(ribbon(line(top + 5, foot + 5), lambda u: 3.4 + 0 * u), LEATHER.dark)
    group.solid(ribbon(line(top, foot), lambda u: 7.5 + 0 * u), LEATHER.base, side, 1.6, 3.8)


def grip_arm(group: Group) -> None:
    upper: list[Spot] = [(420, 394, "c"), (462, 388), (506, 402), (534, 416), (554, 442), (548, 472), (506, 476),
                         (420, 450, "c")]
    garment(group, upper, TUNIC, [[(420, 430, "c"), (480, 440), (530, 446), (580, 440, "c"), (580, 500, "c"),
                                   (420, 500, "c")]],
            [[(452, 394), (468, 412), (470, 440)], [(472, 396), (486, 412), (488, 438)],
             [(556, 448), (540, 452), (524, 448)], [(552, 462), (532, 464), (514, 458)],
             [(516, 410), (530, 424), (546, 430)]], None, 2.2)
    fore: list[Spot] = [(502, 402, "c"), (503, 422), (510, 438), (526, 449), (544, 449), (554, 438), (557, 424),
                        (548, 404, "c")]
    garment(group, fore, TUNIC, [[(540, 370, "c"), (545, 410), (534, 452, "c"), (600, 460, "c"), (580, 360, "c")]],
            [[(506, 420), (518, 430), (534, 432)]], None, 2.6)
    for at, turn in (((530, 438), -8), ((470, 424), 20), ((494, 428), 24)):
        pip(group, "S", at, 15, turn, whips=False, colour=TUNIC.light)
    hand_far(group, GRIP, GLOVED_HOLD, GLOVE)
    _shaft(group, 492 + 264j, 475.3 + 470j)
    hand_near(group, GRIP, GLOVED_HOLD, GLOVE)
    _far_gauntlet(group)


def _far_gauntlet(group: Group) -> None:
    arm = Pose(GRIP.point((36, 82)), .9, -17)  # y runs down the forearm
    roll: list[Spot] = [(-29, 32, "c"), (0, 40), (29, 32, "c"), (34, 44), (30, 56, "c"), (0, 64), (-30, 56, "c"),
                        (-34, 44)]
    dark = Group().fill(arm.shape([(10, 20, "c"), (16, 46), (8, 80, "c"), (50, 80, "c"), (50, 20, "c")]), HOOD.dark)
    for spots in ([(-12, 42), (-13, 54)], [(14, 42), (16, 54)]):
        dark.ink(arm.curve(spots), 2, "both")
    group.solid(arm.shape(roll), HOOD.base, dark, 1.8, 4)
    cuff: list[Spot] = [(-20, -7, "c"), (0, -1), (19, -7, "c"), (22, 14), (29, 33, "c"), (0, 42), (-29, 33, "c"),
                        (-22, 14)]
    dark = Group().fill(arm.shape([(6, -14, "c"), (10, 14), (13, 50, "c"), (50, 50, "c"), (40, -14, "c")]),
                        LEATHER.dark)
    dark.ink(arm.curve([(-20, 8), (-8, 12), (6, 11)]), 2, "both").ink(arm.curve([(-23, 20), (-12, 24)]), 1.8, "both")
    group.solid(arm.shape(cuff), LEATHER.base, dark, 1.8, 4)
    gilt_hem(group, [arm.point((x, y)) for x, y in ((-20, -6), (0, 0), (19, -6))], 4)
    gilt_hem(group, [arm.point((x, y)) for x, y in ((-29, 33), (0, 41), (29, 33))], 4)
