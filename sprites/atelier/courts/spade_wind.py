"""The parts of the knight of spades that stream in the wind: the plume of his helmet, the pennon of his lance."""
from __future__ import annotations

import numpy as np

from .. import palette as pal
from ..beards import Tress, tresses
from ..dress import Cloth
from ..figures import Hair
from ..geometry import Spot
from ..ribbons import Petal, clip01, edges
from ..splines import Pose, curve
from ..suits import pip
from ..svg import Group

PLUME = Hair("#8C6E9B", "#C6B2C6", "#644A6F")
VIOLET = Cloth("#8C6E9B", "#644A6F", "#C6B2C6")
WORLD = Pose()
FEATHERS: tuple[Tress, ...] = (  # from the helmet into the wind, the nearer on the farther
    ([(414, 108), (424, 74), (452, 53), (486, 54), (506, 70), (500, 84)], 24),
    ([(416, 108), (438, 76), (474, 60), (512, 70), (536, 94), (544, 122), (556, 126)], 30),
    ([(418, 110), (446, 86), (480, 78), (508, 96), (518, 128), (530, 150), (548, 150)], 30),
    ([(418, 106), (438, 82), (464, 72), (486, 82), (490, 98), (478, 102)], 18),
    ([(420, 112), (450, 98), (478, 104), (496, 130), (494, 160), (476, 174), (464, 164)], 29),
    ([(420, 114), (446, 110), (466, 122), (474, 144), (462, 158)], 22))


def plume(group: Group) -> None:
    tresses(group, WORLD, FEATHERS, PLUME, 1, .16)


def pennon(group: Group, foot: complex) -> None:
    """A long pennon that streams back from `foot` in one wave, gilt along its edges, its end cut into two tails."""
    spine = curve([foot, foot + 18 + 3j, foot + 42 - 12j, foot + 66 - 42j, foot + 92 - 46j, foot + 122 - 66j])
    cloth = Petal(*edges(spine, _breadth, n=40))
    cut = cloth.point(.5, .8)
    outline = curve([*((z.real, z.imag) for z in cloth.left.at(np.linspace(.02, .9, 7))), _corner(cloth.left.end),
                     _corner(cut), _corner(cloth.right.end),
                     *((z.real, z.imag) for z in cloth.right.at(np.linspace(.9, .02, 7)))], closed=True)
    inside = Group()
    for first, last in ((.24, .38), (.6, .76)):
        inside.fill(curve([_corner(cloth.point(0, first)), cloth.point(.5, first + .04), _corner(cloth.point(1, first)),
                           _corner(cloth.point(1, last)), cloth.point(.5, last - .05),
                           _corner(cloth.point(0, last + .04))], closed=True), VIOLET.dark)
    inside.fill(curve([_corner(cloth.point(0, .36)), cloth.point(.5, .4), _corner(cloth.point(1, .36)),
                       _corner(cloth.point(1, .42)), cloth.point(.5, .45), _corner(cloth.point(0, .42))],
                      closed=True), VIOLET.light)
    pip(inside, "S", cloth.point(.5, .15), 22, -4, whips=False, colour=pal.GILT_LIGHT)
    for u in (.34, .74):
        inside.ink(curve([cloth.point(.06, u), cloth.point(.5, u - .04), cloth.point(.9, u)]), 2, "both")
    group.solid(outline, VIOLET.base, inside, 1.7, 3.4)
    for side in (cloth.left, cloth.right):
        group.stroke(side.part(.02, .97, 40), pal.INK, 5.4).stroke(side.part(.02, .97, 40), pal.GILT, 3.2)


def _corner(z: complex) -> Spot:
    return z.real, z.imag, "c"


def _breadth(u: np.ndarray) -> np.ndarray:
    """The half-width of the pennon, broad at the shaft."""
    return np.asarray(22 - 11 * clip01(u))
