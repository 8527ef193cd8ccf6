"""The surroundings of the crown anemone: soil, the knobbly tuber, an emerging leaf, dew, a beetle."""
from __future__ import annotations

import numpy as np

from ..geometry import Path, Spot, angle, point, polar
from ..line import SHADE, ends, taper
from ..organs import sprig, stalk
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones
from .anemone import ANEMONE_LEAF, segment

SOIL = Tones("#9C8A70", "#43352C", "#6E5B48", "#17162B")
BEETLE = Tones("#D9C27A", "#7F8A4C", "#4F5E3E", "#2A2E22")
TUBER = Tones("#B8986E", "#8C6E4C", "#614A33", "#35271B")


def soil(group: Group, top: float, tones: Tones = SOIL) -> None:
    """Earth from about `top` downwards, in section, with a few crumbs and stones."""
    rng = np.random.default_rng(4)
    rim = [(x, top + 7 * np.sin(x * .021) + rng.uniform(-4, 4)) for x in range(0, 611, 30)]
    group.fill(curve([(-30, top, "c"), *rim, (640, top, "c"), (640, 1150, "c"), (-30, 1150, "c")], True), tones.mid)
    group.fill(taper(curve([(-10, top), *rim, (620, top)]), 4.4, 3), tones.line)
    for _ in range(150):
        x, y = rng.uniform(40, 580), top + 12 + 130 * rng.random() ** 1.3
        spine = curve([(x, y), (x + rng.uniform(5, 13), y + rng.uniform(-3, 3))])
        group.fill(taper(spine, rng.uniform(1.6, 3.4), 1, ends()), tones.deep if rng.random() < .6 else tones.light)
    for x, y, size in ((92, 1040, 13), (318, 1044, 16), (386, 1016, 9), (268, 1074, 9), (420, 1000, 7), (120, 1074, 8)):
        if y - size < top:
            continue
        stone = Pose((x, y), size, 20).shape([(-1, .1), (-.5, -.6), (.4, -.55), (1, 0), (.5, .55), (-.5, .6)])
        group.fill(stone, tones.light).contour(stone, .8, 2.2, tones.line, SHADE)


# The lobes of a tuber around its middle, and the cuts between them.
LOBES: list[Spot] = [
    (-78, 4), (-70, -13), (-50, -15, "c"), (-42, -27), (-22, -29), (-13, -19, "c"), (-3, -33), (17, -33),
    (25, -20, "c"), (40, -27), (58, -19), (61, -8, "c"), (76, -6), (84, 9), (70, 20), (54, 15, "c"), (52, 31), (36, 38),
    (24, 27, "c"), (13, 42), (-8, 43), (-15, 29, "c"), (-28, 40), (-46, 33), (-47, 20, "c"), (-61, 26), (-75, 18)]


def tuber(group: Group, pose: Pose, tones: Tones = TUBER) -> None:
    """A knobbly tuber about 160 wide: lobes grown together, wrinkled, buds in scales on top, roots that branch."""
    rng = np.random.default_rng(7)
    for x, y, way, length in ((-70, 14, 160, 62), (-54, 24, 118, 46), (-36, 36, 100, 34), (-4, 42, 84, 30),
                              (20, 40, 62, 40), (44, 34, 40, 58), (74, 16, 20, 60), (-76, 2, 186, 40)):
        _root(group, pose, complex(x, y), way, length, 4.4, tones, rng)
    body = pose.shape(LOBES)
    inside = Group().fill(body, tones.mid)
    inside.fill(pose.shape([(-84, 20), (-50, 12), (-20, 20), (10, 14), (34, 12), (60, -2), (90, -12), (90, 60),
                            (-84, 60)]), tones.deep)
    for x, y, wide in ((-58, -2, 15), (-32, -14, 20), (7, -18, 20), (45, -12, 18), (68, 6, 12), (36, 22, 14),
                       (0, 24, 18), (-34, 22, 16)):
        crest = pose.curve([(x - wide, y + 2), (x - wide * .4, y - 8), (x + wide * .5, y - 8)])
        inside.fill(taper(crest, 4, 2, ends()), tones.light if y < 0 else tones.mid)
        for k in (4, 10):
            wrinkle = pose.curve([(x - wide * .7, y + k), (x, y + k + 5), (x + wide * .8, y + k - 2)])
            inside.fill(taper(wrinkle, 1.9, .7, ends()), tones.line)
    for k, cut in enumerate(point(spot) for spot in LOBES if isinstance(spot, tuple) and len(spot) == 3):
        inside.fill(taper(pose.curve([cut, cut * .72 + (3 - k % 3) * 1j, cut * .46 + 2]), 3.4, .5), tones.line)
    group.silhouette(body).clip(body, inside).contour(body, 1.1, 3.2, tones.line, SHADE, 60)
    scales: tuple[list[Spot], ...] = ([(-.6, .3), (-.5, -.5), (.1, -1.1, "c"), (.4, -.4), (.2, .3)],
                                      [(-.1, .3), (.05, -.4), (.3, -.9, "c"), (.62, -.3), (.6, .3)])
    for x, y, turn, size in ((-30, -24, -12, 15), (4, -28, 2, 19), (44, -22, 12, 14)):
        bud = Pose(pose.point((x, y)), abs(pose.factor) * size, pose.turn + turn)
        for spots in scales:
            scale = bud.shape(spots)
            group.silhouette(scale).fill(scale, tones.light).contour(scale, .8, 2, tones.line, SHADE)


def _root(group: Group, pose: Pose, at: complex, way: float, length: float, wide: float, tones: Tones,
          rng: np.random.Generator) -> None:
    """A root that winds in the direction `way` and branches until it is hair-thin."""
    bend = float(rng.uniform(.10, .22)) * rng.choice((-1, 1))
    end = at + polar(length, way)
    middle = (at + end) / 2 + 1j * bend * (end - at)
    spine = pose.curve([at, middle, end + polar(length * .25, way - 160 * bend)])
    group.fill(taper(spine, wide + 1.2, .8), tones.line).fill(taper(spine, wide, .4), tones.mid)
    if wide > 1.6:
        for share, side in ((.42, -1), (.68, 1)):
            start = at + (end - at) * share + 4j * bend * share * (1 - share) * (end - at)
            _root(group, pose, start, way + side * float(rng.uniform(28, 48)), length * .55, wide * .5, tones, rng)


def folded_leaf(group: Group, spine: Path, size: float, tones: Tones = ANEMONE_LEAF, first: float = 9) -> None:
    """An emerging leaf: its neck is still crooked, its leaflets are folded together."""
    stalk(group, spine, first, 5, tones)
    way = angle(spine.tangent(1.0)) + 90
    for lean, reach in ((-24, .46), (22, .5), (-1, .58)):
        rib = sprig(spine.end, size * reach, way + lean, -lean * .004)
        stalk(group, rib, 4, 3, tones)
        for side, share in ((-30, .40), (28, .38), (-1, .46)):
            segment(group, Pose(rib.end, size * share, angle(rib.tangent(1.0)) + 90 + side), tones)


def dew(group: Group, at: complex, size: float, tones: Tones) -> None:
    """A drop that hangs from `at`, `size` long, in the tones of its background."""
    drop = Pose(at, size).shape([(0, 0, "c"), (.26, .5), (.22, .86), (0, 1), (-.22, .86), (-.26, .5)])
    group.silhouette(drop).fill(drop, tones.light).contour(drop, .8, 2.2, tones.deep, SHADE)
    group.fill(taper(Pose(at, size).curve([(-.13, .5), (-.13, .7), (-.06, .82)]), 2.2, 1, ends()), "#FFFFFF")


def beetle(group: Group, pose: Pose, tones: Tones = BEETLE) -> None:
    """A hairy beetle about 30 long with its head up, as found in anemones."""
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
