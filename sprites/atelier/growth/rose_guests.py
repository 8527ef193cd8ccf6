"""On and below the sweet briar: the mossy gall of the rose gall wasp, the rose chafer, a fallen petal."""
from __future__ import annotations

import numpy as np

from ..geometry import polar
from ..line import SHADE, ends, taper
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones

MOSS = Tones("#E9B08C", "#C97B5E", "#93523F", "#5C2A26")
CHAFER = Tones("#BFCB7C", "#7C9A58", "#4B6E48", "#22382A")


def robins_pincushion(group: Group, at: complex, size: float, tones: Tones = MOSS, leaf: Tones = MOSS) -> None:
    """The gall of Diplolepis rosae on a stem: a ball of branched red and green threads, `size` in radius."""
    rng = np.random.default_rng(11)
    core = Pose(at).circle(0, size * .66)
    group.silhouette(core).fill(core, tones.deep)
    for ring, count in ((.62, 46), (.42, 40), (.2, 26), (.05, 12)):
        for i in range(count):
            way = 360 * i / count + rng.uniform(-9, 9)
            foot, reach = at + polar(size * ring * .8, way), size * rng.uniform(.34, .5)
            tip = foot + polar(reach, way + rng.uniform(-34, 34)) - .1j * reach
            thread = curve([foot, (foot + tip) / 2 + polar(reach * .16, way + 90 * (1 if i % 2 else -1)), tip])
            group.fill(taper(thread, size * .10 + .8, .8), tones.line)
            lit = (way - SHADE) % 360
            ink = leaf.light if i % 4 == 0 else tones.light if 100 < lit < 260 else tones.mid
            group.fill(taper(thread, size * .06 + .4, .4), ink)


def rose_chafer(group: Group, pose: Pose, tones: Tones = CHAFER) -> None:
    """A rose chafer about 44 long from above, its head up: green and gold, white dashes on its wing cases."""
    for side in (-1, 1):
        for spots in ([(side * 8, -9), (side * 17, -15), (side * 20, -24)], [(side * 10, 0), (side * 20, 2),
                      (side * 25, 10)], [(side * 8, 10), (side * 17, 18), (side * 18, 28)]):
            group.fill(taper(pose.curve(spots), 3, 1), tones.line)
        group.fill(taper(pose.curve([(side * 3, -22), (side * 8, -27), (side * 12, -26)]), 1.6, 1.6), tones.line)
    head = pose.shape([(-5, -18), (-4, -25), (4, -25), (5, -18)])
    neck = pose.shape([(-5, -20), (5, -20), (12, -8), (0, -5), (-12, -8)])
    cases = pose.shape([(-12, -7), (0, -4), (12, -7), (14, 6), (9, 21), (0, 24), (-9, 21), (-14, 6)])
    for shape in (head, cases, neck):
        group.silhouette(shape).fill(shape, tones.mid)
        group.clip(shape, Group().fill(pose.shape([(3, -30), (30, -30), (30, 30), (2, 30), (6, 4)]), tones.deep))
        group.contour(shape, .8, 2.2, tones.line, SHADE)
    group.fill(pose.shape([(-4, -6), (4, -6), (0, 2)]), tones.line)
    group.fill(taper(pose.curve([(0, 0), (0, 23)]), 1.4, .8), tones.line)
    for x, y, w in ((-8, 9, 4), (8, 9, 4), (-6, 15, 5), (6, 15, 5), (-4, 4, 2), (4, 4, 2)):
        group.fill(taper(pose.curve([(x - w / 2, y), (x + w / 2, y + 1)]), 1.5, 1), "#F3EFD8")
    group.fill(taper(pose.curve([(-9, -4), (-10, 4), (-7, 14)]), 2.6, 1, ends()), tones.light)
    group.fill(taper(pose.curve([(-7, -12), (-4, -17), (0, -18)]), 2.2, 1, ends()), tones.light)
