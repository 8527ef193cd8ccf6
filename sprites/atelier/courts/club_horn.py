"""The hunting horn of the knight of clubs, drawn for a rider who faces right."""
from __future__ import annotations

import numpy as np

from .. import palette as pal
from ..dress import Cloth
from ..geometry import angle
from ..line import taper
from ..ribbons import Petal, clip01, edges
from ..splines import Pose, curve
from ..suits import pip
from ..svg import Group

IVORY = Cloth("#E6D6AE", "#B79B68", "#F8EFD4")
SPINE = curve([(275, 256), (318, 266), (360, 244), (387, 196), (398, 140)])


def _breadth(u: np.ndarray) -> np.ndarray:
    """The half-width from the mouthpiece, which has a rim, to the bell."""
    u = clip01(u)
    return np.asarray(4.4 + 21 * u ** 1.4 + 11 * clip01((u - .82) / .18) ** 2 + 2.4 * np.exp(-((u - .0) / .03) ** 2))


def horn(group: Group) -> None:
    tube = Petal(*edges(SPINE, _breadth, n=48))
    inside = Group().fill(tube.side(1, .62), IVORY.dark).fill(tube.side(.16, .34, .05, .97), IVORY.light)
    for across, first, last in ((.5, .1, .5), (.7, .3, .95), (.44, .56, .9)):
        inside.fill(taper(tube.vein(across, first, last), 1.6, .7), "#8A7347")
    group.solid(tube.outline(), IVORY.base, inside, 1.7, 4)
    for first, last in ((.02, .07), (.30, .345), (.66, .71), (.90, .96)):
        band = tube.zone(first, last, -.04, 1.04)
        group.fill(band, pal.GILT).clip(band, Group().fill(tube.zone(first, last, .16, .4), pal.GILT_LIGHT))
        group.stroke(band, pal.INK, 1.5)
    mouth = Pose(SPINE.end, 1, angle(SPINE.tangent(1)) + 90)
    bell = mouth.circle((0, 0), float(_breadth(np.array(1.0))) - 1, 9)
    group.silhouette(bell).fill(bell, "#5A4426").stroke(bell, pal.INK, 3)
    group.stroke(mouth.circle((0, 0), float(_breadth(np.array(1.0))) - 3, 7.4), pal.GILT, 3)
    at = SPINE.at(.84)
    pip(group, "C", at, 22, angle(SPINE.tangent(.84)) + 90, whips=False, colour="#2F6B43")
