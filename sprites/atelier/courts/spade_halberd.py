"""The halberd of the knave of spades, the arm that holds it, and the inks of what he wears."""
from __future__ import annotations

from dataclasses import replace

import numpy as np

from .. import palette as pal
from ..dress import Cloth, garment, gilt_hem
from ..figures import Hair, locks
from ..geometry import Spot, line
from ..grips import ROUND_SHAFT
from ..hands import hand_far, hand_near
from ..hats import gem
from ..pieces import Tint
from ..ribbons import ribbon
from ..splines import Pose, curve
from ..suits import pip
from ..svg import Group

BAND = "#3C466C"
HOOD = Cloth("#5E6C96", "#3C466C", "#93A0C0")
TUNIC = Cloth("#B9A6BE", "#86719A", "#D9CCDB")
LEATHER = Cloth("#7B5A4A", "#553B31", "#A5826C")
STEEL = Cloth("#B9C0C4", "#78828E", "#EDEEE8")
GLOVE = Tint("#8E6A57", LEATHER.dark, "#BC9377", "#35241D")
GRIP = Pose((487, 296), 1, 5)
GLOVED_ROUND = replace(ROUND_SHAFT, near=tuple(replace(digit, nail=False) for digit in ROUND_SHAFT.near))


def halberd(group: Group) -> None:
    """Its blade to the left, a fringe under the socket."""
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
    """The upper arm from under the cape, the elbow, the gauntlet and the hand round the shaft."""
    upper: list[Spot] = [(420, 394, "c"), (462, 388), (506, 402), (542, 420), (566, 446), (556, 474), (506, 476),
                         (420, 450, "c")]
    garment(group, upper, TUNIC, [[(420, 430, "c"), (480, 440), (530, 446), (580, 440, "c"), (580, 500, "c"),
                                   (420, 500, "c")]],
            [[(452, 394), (468, 412), (470, 440)], [(472, 396), (486, 412), (488, 438)],
             [(556, 448), (540, 452), (524, 448)], [(552, 462), (532, 464), (514, 458)],
             [(516, 410), (530, 424), (546, 430)]], None, 2.2)
    fore: list[Spot] = [(506, 386, "c"), (504, 410), (508, 430), (522, 446), (546, 448), (563, 436), (568, 412),
                        (564, 370, "c")]
    garment(group, fore, TUNIC, [[(540, 370, "c"), (545, 410), (534, 452, "c"), (600, 460, "c"), (580, 360, "c")]],
            [[(505, 414), (518, 424), (536, 426)], [(567, 420), (556, 428), (548, 427)]], None, 2.6)
    for at, turn in (((524, 402), -8), ((553, 396), -14), ((470, 424), 20), ((494, 428), 24)):
        pip(group, "S", at, 15, turn, whips=False, colour=TUNIC.light)
    hand_far(group, GRIP, GLOVED_ROUND, GLOVE)
    _shaft(group, 492 + 264j, 475.3 + 470j)
    hand_near(group, GRIP, GLOVED_ROUND, GLOVE)
    _far_gauntlet(group)


def _far_gauntlet(group: Group) -> None:
    """The cuff of the glove on the shaft and the lining of the sleeve turned up under it."""
    cuff: list[Spot] = [(505, 362, "c"), (526, 362), (542, 353), (554, 340, "c"), (568, 364), (572, 386, "c"),
                        (540, 402), (502, 398, "c"), (506, 380)]
    garment(group, cuff, LEATHER, [[(536, 344, "c"), (546, 376), (544, 410, "c"), (590, 400, "c"), (570, 330, "c")]],
            [[(512, 372), (528, 371), (542, 363)]], None, 2.2)
    gilt_hem(group, [(505, 363), (526, 363), (543, 354), (555, 341)], 4)
    roll: list[Spot] = [(500, 392, "c"), (526, 392), (552, 384), (570, 370, "c"), (574, 388), (570, 400, "c"),
                        (540, 414), (502, 412), (497, 402)]
    garment(group, roll, HOOD, [[(538, 380, "c"), (546, 420, "c"), (590, 410, "c"), (580, 366, "c")]],
            [[(518, 395), (516, 408)], [(544, 390), (547, 404)]], None, 2.4)
    gilt_hem(group, [(500, 393), (526, 393), (553, 385), (570, 371)], 4)
