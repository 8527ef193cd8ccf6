"""A spider's thread with dew."""
from __future__ import annotations

import numpy as np

from ..geometry import Path, circle
from ..line import SHADE, ends, taper
from ..splines import Pose
from ..svg import Group
from ..tones import Tones


def dewy_thread(group: Group, spine: Path, ink: str, drop: Tones, count: int = 9, size: float = 3.6) -> None:
    """A spider's thread along `spine` with `count` drops of dew, the largest in the middle."""
    group.fill(taper(spine, 1.5, 1.5, ends(.02, .02)), ink)
    for k in range(count):
        u = (k + .5 + .22 * (-1) ** k) / count
        wide = size * (.45 + .55 * float(np.sin(np.pi * u))) * (1, .68, .86)[k % 3]
        at = complex(spine.at(u)) + 1j * wide * .55
        bead = Pose(at, wide).shape([(0, -1.15), (.86, -.1), (.6, .8), (0, 1), (-.6, .8), (-.86, -.1)])
        group.fill(bead, drop.light).contour(bead, .6, 1.5, drop.line, SHADE)
        group.fill(circle(at + wide * (-.28 - .3j), wide * .24), "#FFFFFF")
