"""What is below and round the crown anemone: soil, the knobbly tuber, a leaf that comes up, dew, pollen, a beetle."""
from __future__ import annotations

import numpy as np

from ..flowers.turned import View
from ..geometry import Path, angle, circle, polar
from ..line import SHADE, ends, taper
from ..organs import sprig, stalk
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones
from .anemone import ANEMONE_LEAF, segment

SOIL = Tones("#E2DAC4", "#D3C8AE", "#B5A688", "#7A6A50")
BEETLE = Tones("#D9C27A", "#7F8A4C", "#4F5E3E", "#2A2E22")
TUBER = Tones("#B8986E", "#8C6E4C", "#614A33", "#35271B")


def soil(group: Group, top: float, tones: Tones = SOIL) -> None:
    """Earth from about `top` downwards, cut open, with a few crumbs and stones in it."""
    rng = np.random.default_rng(4)
    rim = [(x, top + 7 * np.sin(x * .021) + rng.uniform(-4, 4)) for x in range(0, 611, 30)]
    group.fill(curve([(-30, top, "c"), *rim, (640, top, "c"), (640, 1150, "c"), (-30, 1150, "c")], True), tones.mid)
    group.fill(taper(curve([(-10, top), *rim, (620, top)]), 4.4, 3), tones.line)
    for _ in range(150):
        x, y = rng.uniform(40, 580), top + 12 + 130 * rng.random() ** 1.3
        spine = curve([(x, y), (x + rng.uniform(5, 13), y + rng.uniform(-3, 3))])
        group.fill(taper(spine, rng.uniform(1.6, 3.4), 1, ends()), tones.deep if rng.random() < .6 else tones.light)
    for x, y, size in ((92, 1040, 13), (318, 1044, 16), (386, 1016, 9), (268, 1074, 9), (420, 1000, 7), (120, 1074, 8)):
        stone = Pose((x, y), size, 20).shape([(-1, .1), (-.5, -.6), (.4, -.55), (1, 0), (.5, .55), (-.5, .6)])
        group.fill(stone, tones.light).contour(stone, .8, 2.2, tones.line, SHADE)


def tuber(group: Group, pose: Pose, tones: Tones = TUBER) -> None:
    """A tuber about 150 wide, a chain of knobs with buds on top and roots that branch below."""
    rng = np.random.default_rng(7)
    for x in (-66, -46, -24, 0, 22, 44, 68):
        tip_ = complex(x * 1.22 + rng.uniform(-10, 10), rng.uniform(62, 96))
        root = pose.curve([(x, 8), (x * 1.02 + rng.uniform(-9, 9), 36), tip_])
        group.fill(taper(root, 3.8, .6), tones.mid)
        for u, side in ((.38, -1), (.56, 1), (.74, -1)):
            at, way = complex(root.at(u)), complex(root.tangent(u))
            end = at + (way * .8 + side * 1j * way) * rng.uniform(13, 24)
            group.fill(taper(curve([at, (at + end) / 2 + way * 4, end]), 1.8, .5), tones.mid)
    for x, y, wide, high, turn in ((-62, 2, 24, 17, -16), (64, 0, 25, 17, 14), (-34, -8, 22, 19, 8),
                                   (38, -6, 23, 19, -8), (-14, 12, 23, 16, -6), (18, 14, 22, 15, 10),
                                   (2, -12, 25, 20, 0)):
        knob = Pose(pose.point((x, y)), abs(pose.factor), pose.turn + turn)
        body = knob.shape([(-wide, 2), (-wide * .7, -high * .8), (0, -high), (wide * .8, -high * .66), (wide, 3),
                           (wide * .5, high * .9), (-wide * .5, high)])
        inside = Group().fill(body, tones.mid)
        inside.fill(knob.shape([(-wide, high * .7), (wide * .1, high * .2), (wide * 1.2, -high * .5),
                                (wide * 1.2, high * 1.3), (-wide, high * 1.3)]), tones.deep)
        for k in (-.5, .3):
            wrinkle = knob.curve([(wide * (k - .2), high * .1), (wide * k, high * .3), (wide * (k + .3), high * .2)])
            inside.fill(taper(wrinkle, 2, .8, ends()), tones.line)
        inside.fill(taper(knob.curve([(-wide * .7, -high * .2), (-wide * .3, -high * .62), (wide * .3, -high * .7)]),
                          4, 2, ends()), tones.light)
        group.silhouette(body).clip(body, inside).contour(body, 1, 2.8, tones.line, SHADE)


def folded_leaf(group: Group, spine: Path, size: float, tones: Tones = ANEMONE_LEAF, first: float = 9) -> None:
    """A leaf that has just come up, its neck still crooked, its leaflets folded together."""
    stalk(group, spine, first, 5, tones)
    way = angle(spine.tangent(1.0)) + 90
    for lean, reach in ((-24, .46), (22, .5), (-1, .58)):
        rib = sprig(spine.end, size * reach, way + lean, -lean * .004)
        stalk(group, rib, 4, 3, tones)
        for side, share in ((-30, .40), (28, .38), (-1, .46)):
            segment(group, Pose(rib.end, size * share, angle(rib.tangent(1.0)) + 90 + side), tones)


def dew(group: Group, at: complex, size: float, tones: Tones) -> None:
    """A drop that hangs from `at`, `size` long, in the tones of what shines through it."""
    drop = Pose(at, size).shape([(0, 0, "c"), (.26, .5), (.22, .86), (0, 1), (-.22, .86), (-.26, .5)])
    group.silhouette(drop).fill(drop, tones.light).contour(drop, .8, 2.2, tones.deep, SHADE)
    group.fill(taper(Pose(at, size).curve([(-.13, .5), (-.13, .7), (-.06, .82)]), 2.2, 1, ends()), "#FFFFFF")


def pollen(group: Group, view: View, colour: str, count: int = 46, seed: int = 3) -> None:
    """Dark dust below the stamens, on the near tepals of the cup of `view`."""
    rng = np.random.default_rng(seed)
    for _ in range(count):
        spot = view.point(polar(.25 + .5 * rng.random() ** 1.6, rng.uniform(40, 140)))
        group.fill(circle(spot, rng.uniform(.7, 1.6)), colour)


def beetle(group: Group, pose: Pose, tones: Tones = BEETLE) -> None:
    """A hairy beetle about 30 long as it sleeps in anemones and carries their pollen, its head up."""
    for side in (-1, 1):
        for spots in ([(side * 5, -6), (side * 13, -12), (side * 15, -19)], [(side * 6, 0), (side * 15, 1),
                      (side * 19, 7)], [(side * 5, 6), (side * 13, 12), (side * 14, 20)],
                      [(side * 2, -15), (side * 6, -20), (side * 10, -20)]):
            group.fill(taper(pose.curve(spots), 2.2, .8), tones.line)
    for spots, tone in (([(0, -18), (5, -14), (0, -9), (-5, -14)], tones.deep),
                        ([(0, -13), (8, -9), (8, -3), (0, -1), (-8, -3), (-8, -9)], tones.deep),
                        ([(0, -3), (9, -2), (10, 8), (3, 16), (-3, 16), (-10, 8), (-9, -2)], tones.mid)):
        shape = pose.shape(spots)
        group.silhouette(shape).fill(shape, tone).contour(shape, .7, 1.8, tones.line, SHADE)
    group.fill(taper(pose.curve([(0, -2), (0, 15)]), 1.2, .8), tones.line)
    group.fill(taper(pose.curve([(-6, 0), (-6.5, 5), (-4, 11)]), 2, .8, ends()), tones.light)
    for x in (-9, -6, -3, 3, 6, 9):
        group.fill(taper(pose.curve([(x, -2), (x * 1.35, 4)]), 1.0, .3), tones.light)
