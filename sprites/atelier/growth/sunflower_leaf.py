"""What is green on the sunflower: seedling, heart-shaped leaf, hairy stem, star bud from the side and from above.

Oblong cotyledons; first leaves opposite, upper ones alternate, heart-shaped with three strong ribs, toothed, rough,
long-stalked; a stout hairy stem.
"""
from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

from ..flowers.turned import View
from ..geometry import Path, Point, Segment, angle, mix, point, polar, smooth, straight
from ..line import SHADE, ends, taper
from ..organs import blade, sprig, stalk
from ..ribbons import between
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones, mix_ink
from .sunflower import GOLDEN, SEED, SUNFLOWER, SUNFLOWER_LEAF

EARTH = Tones("#EAD9B4", "#DBC294", "#C9A876", "#8A6A44")
NEAR_EARTH = Tones("#E0C79A", "#CBAA78", "#B08C5C", "#7A5A38")
COOL_LEAF = Tones("#D3D6A8", "#AAB685", "#87986A", "#4B5A3A")

# The edge of a leaf one unit long: how far along, how far out, as shares of length and half width. The lobes at its
# foot reach back behind the end of the stalk.
EDGE = ((0.0, 0.0), (-.055, .26), (-.03, .58), (.10, .90), (.24, 1.0), (.42, .86), (.60, .60), (.78, .31), (.92, .10),
        (1.0, 0.0))
YOUNG_EDGE = ((0.0, 0.0), (.06, .26), (.16, .62), (.30, .94), (.44, 1.0), (.60, .84), (.76, .52), (.90, .20),
              (1.0, 0.0))
TEETH = np.linspace(.30, .95, 12)  # where they are, as shares of the edge
RIBS = ((.015, .30, .94), (.10, .46, .90), (.24, .60, .90), (.39, .72, .88), (.54, .82, .88), (.68, .90, .86))

Frame = Callable[[float, float], complex]


def _frame(spine: Path, width: float, right: float) -> Frame:
    """Where the point `along` a leaf and `out` of its midrib is, left negative, in shares of length and half width."""
    foot, way, length = spine.start, complex(spine.tangent(0.0)), spine.length()

    def at(along: float, out: float) -> complex:
        middle = complex(spine.at(along)) if along > 0 else foot + way * along * length
        across = complex(spine.tangent(max(0.0, along)))
        return middle + 1j * across * out * (width if out < 0 else right)
    return at


def _edge(at: Frame, side: int, teeth: bool, young: bool, eaten: tuple[float, float] = (1, 1)) -> Path:
    """One edge of a leaf from foot to tip, `side` -1 left or 1 right, `eaten` between two of its shares."""
    plain = curve([at(along, side * out) for along, out in (YOUNG_EDGE if young else EDGE)])
    if not teeth:
        return plain
    size = plain.length() * (.006 if young else .010)
    segments: list[Segment] = []
    before = 0.0
    here = complex(plain.at(0.0))
    for k, u in enumerate(TEETH):
        out = side * 1j * complex(plain.tangent(u))
        tip = complex(plain.at(u)) + out * size * (1.5, 1.0)[k % 2] + complex(plain.tangent(u)) * size
        if k:
            gone = eaten[0] < u < eaten[1]
            tip -= out * size * (2.2 * gone)
            middle = complex(plain.at((before + u) / 2)) + out * size * (-(5.5, 4.2)[k % 2] if gone else .9)
            segments.append((here, mix(here, middle, .7), mix(tip, middle, .5), tip))
        else:
            stretch = plain.part(0, float(u), 14).segments
            segments += stretch[:-1]
            segments.append(straight(stretch[-1][0], tip))
        here, before = complex(plain.at(u + .012)) - out * size * .3, float(u)
        segments.append(straight(tip, here))
    return Path([*segments, straight(here, plain.end)])


def sun_leaf(group: Group, spine: Path, width: float, tones: Tones = SUNFLOWER_LEAF, right: float | None = None,
             stem: float = .22, roll: float = 0, thick: float = 8,
             eaten: tuple[float, float] = (1, 1)) -> None:
    """A broad, toothed, heart-shaped leaf; the first `stem` of its spine is the stalk, `thick` where it begins.

    `roll` is how far its lit edge turns over and shows the pale underside; `eaten` where that edge is bitten.
    """
    if stem:
        stalk(group, spine.part(0, stem + .03), thick, thick * .62, tones)
    rib = spine.part(stem, 1) if stem else spine
    sun_blade(group, rib, width, tones, width if right is None else right, roll, eaten=eaten)


def sun_blade(group: Group, rib: Path, width: float, tones: Tones, right: float, roll: float = 0,
              young: bool = False, eaten: tuple[float, float] = (1, 1)) -> None:
    """The blade alone: three strong ribs from its foot, one half in shade; a `young` one has no lobes at its foot."""
    at = _frame(rib, width, right)
    dark = 1 if ((1j * complex(rib.tangent(.4))) * np.conj(polar(1, SHADE))).real > 0 else 0
    plain = [_edge(at, side, False, young) for side in (-1, 1)]
    sides = [_edge(at, side, True, young, (1, 1) if k == dark else eaten) for k, side in enumerate((-1, 1))]
    outline = (sides[0] + sides[1].back()).close()
    size = min(1.5, max(.55, rib.length() / 170))
    inside = Group().fill(outline, tones.mid).fill((sides[dark] + rib.back()).close(), tones.deep)
    pale, shade = mix_ink(tones.mid, tones.light, .55), mix_ink(tones.deep, tones.line, .22)
    for half in (0, 1):
        for k, (root, rim, reach) in enumerate(RIBS):
            end = mix(at(root, 0), complex(plain[half].at(rim)), reach)
            foot = at(root, 0)
            rib_ = curve([foot, mix(foot, end, .5) - complex(rib.tangent(root)) * abs(end - foot) * .12, end])
            if k < 5:  # the blade bulges between the ribs: a lit or a shaded crescent beside each
                far = curve([foot, mix(foot, end, .55) - complex(rib.tangent(root)) * abs(end - foot) * .02,
                             mix(foot, end, .92)])
                inside.fill(between(rib_, far), shade if half == dark else pale, .75)
            inside.fill(taper(rib_, (3.0 if k == 1 else 2.2) * size, .5), tones.light if half == dark else tones.deep)
    if roll:
        _turned_over(inside, rib, plain[1 - dark], roll, tones, size)
    group.silhouette(outline).clip(outline, inside)
    group.fill(taper(rib.part(0, .97), 3.6 * size, .6), tones.light).fill(
        taper(rib.part(0, .97).map(lambda z: z + polar(1.2 * size, SHADE)), 1.5 * size, .3), tones.line)
    group.stroke(outline, tones.line, .8 * size)


def _turned_over(group: Group, rib: Path, edge: Path, roll: float, tones: Tones, size: float) -> None:
    """The stretch of an `edge` that rolls in, its shadow on the blade and its fold."""
    u = np.linspace(.40, .94, 18)
    rim, middle = edge.at(u), rib.at(np.clip(u * 1.1 - .12, 0, 1))
    swell = np.sin(np.pi * (u - .40) / .54) ** .8
    fold, shadow = (smooth(rim + (middle - rim) * depth * swell) for depth in (roll, min(.95, roll * 1.3)))
    out = smooth(rim + (rim - middle) * .4)
    group.fill(between(out, shadow), mix_ink(tones.deep, tones.line, .15)).fill(between(out, fold), tones.light)
    group.fill(taper(fold, 2.6 * size, 1.8 * size, ends(.3, .4)), tones.line)


def sun_stem(group: Group, spine: Path, first: float, last: float, tones: Tones = SUNFLOWER_LEAF) -> None:
    """A stout stem with short stiff hairs and flecks."""
    for i, u in enumerate(np.linspace(.03, .97, int(spine.length() / 14))):
        side, half = (1 if i % 2 else -1), (first + (last - first) * u) / 2
        root = complex(spine.at(u)) + side * 1j * complex(spine.tangent(u)) * half * .9
        tip = root + (side * 1j * complex(spine.tangent(u)) + .4 * complex(spine.tangent(u))) * 6
        group.fill(taper(curve([root, tip]), 1.7, .4, ends(.1, .9)), tones.line)
    stalk(group, spine, first, last, tones)
    for i, u in enumerate(np.linspace(.02, .96, int(spine.length() / 38))):
        place, way = complex(spine.at(u)), complex(spine.tangent(u))
        at = place + 1j * way * (first + (last - first) * u) * ((.12, -.2, .3)[i % 3])
        group.fill(taper(curve([at, at + way * (9, 6, 7)[i % 3]]), 1.4, .4, ends()), tones.line, .55)


# Rows of a bud from the side: place and spread of the feet, length, breadth, turns of the bracts.
ROWS = ((-26, .44, 62, .17, (-30, 28, -12, 11)), (-16, .46, 60, .19, (-52, 50, -26, 24, 0)),
        (0, .42, 54, .21, (-78, 76, -44, 42, -14, 13)),
        (20, .24, 52, .22, (-116, 112, -90, 86, -62, 60, -34, 32, 0)))


def sun_bud(group: Group, pose: Pose, tones: Tones = SUNFLOWER, leaf: Tones = SUNFLOWER_LEAF, tuft: float = 0) -> None:
    """A bud about 100 high from the side, rows of pointed bracts; `tuft` is how far the furled rays show, 0 to 1."""
    size = abs(pose.factor)
    fine = min(.9, .45 + .4 * size)
    bowl = pose.shape([(-34, -20), (-26, 8), (-8, 20), (8, 20), (26, 8), (34, -20), (0, -60)])
    group.silhouette(bowl).fill(bowl, leaf.deep)
    for turn in (-34, 32, -22, 20, -9, 10) if tuft else ():
        blade(group, pose.path(sprig((turn * .7, -38), 26 + 42 * tuft, turn * .8, -turn * .004)), 8 * size, tones,
              veins=2, line_width=fine)
    for row, (low, spread, reach, wide, turns) in enumerate(ROWS):
        shade = _between(_fresh(leaf), leaf, row / 3)
        for turn in turns:
            far = 1.18 if abs(turn) > 100 else 1
            spine = pose.path(sprig((turn * spread, low - abs(turn) * .16), reach * far, turn, -turn * .0042))
            blade(group, spine, reach * wide * size, shade, veins=2, peak=.34, power=1.1, line_width=fine)


def _fresh(leaf: Tones) -> Tones:
    """The tones of the youngest bracts of a bud."""
    return Tones(leaf.light, mix_ink(leaf.mid, leaf.light, .5), mix_ink(leaf.deep, leaf.mid, .5), leaf.line)


def _between(one: Tones, other: Tones, share: float) -> Tones:
    return Tones(*(mix_ink(getattr(one, part), getattr(other, part), share) for part in Tones.__slots__))


def star_bud(group: Group, view: View, tones: Tones = SUNFLOWER, leaf: Tones = SUNFLOWER_LEAF, tuft: float = 1) -> None:
    """A bud looked into: rings of bracts drawn out to a point, each ring closer; in the middle the furled rays."""
    fine = .6 + view.radius * .004
    for ring, (reach, wide, count) in enumerate(((1.0, .15, 9), (.86, .16, 9), (.70, .17, 8), (.55, .17, 8))):
        shade = _between(leaf, _fresh(leaf), ring / 3)
        for k in range(count):
            way = 360 * (k + .5 * (ring % 2)) / count + ring * 8 + (7 if k % 3 else -5)
            far = reach * (1, .92, 1.06)[k % 3]
            spine = curve([view.point(polar(.16, way)), view.point(polar(far * .6, way + 2)),
                           view.point(polar(far, way + (9 if k % 2 else -7)))])
            blade(group, spine, view.radius * wide, shade, veins=3, peak=.40, power=1.1, line_width=fine)
    closed = Tones(leaf.light, mix_ink(leaf.mid, leaf.light, .6), leaf.mid, leaf.line)
    for reach, count, shift in ((.50, 16, 0), (.40, 13, 12), (.28, 9, 4)) if tuft else ((.44, 9, 0), (.32, 7, 20)):
        for k in range(count):
            way = 360 * k / count + shift
            foot = view.point(polar(reach * (.6 + .4 * tuft if tuft else 1), way))
            spine = curve([foot, view.point(polar(reach * .55, way + 14)), view.point(polar(.02, way + 40))])
            blade(group, spine, view.radius * (.08 if tuft else .12), tones if tuft else closed, veins=1,
                  line_width=fine)


def seed_leaf(group: Group, spine: Path, width: float, leaf: Tones = COOL_LEAF) -> None:
    """A cotyledon on `spine`: oblong, thick, smooth-edged."""
    blade(group, spine, width, leaf, veins=4, peak=.60, power=.50, line_width=1.3)
    lit = -1 if (1j * complex(spine.tangent(.5)) * polar(1, -SHADE)).real > 0 else 1
    for out, first, last, thick in ((.62, .30, .86, .10), (.40, .42, .80, .06)):
        shares = np.linspace(first, last, 9)
        gloss = smooth(spine.at(shares) + lit * 1j * spine.tangent(shares) * width * out)
        group.fill(taper(gloss, width * thick, width * thick * .6, ends(.4, .5)), leaf.light)


def earth(group: Group, top: float, tones: Tones, seed: int = 8) -> None:
    """A furrow of ploughed earth from about `top` downwards, crumbs in it."""
    rng = np.random.default_rng(seed)
    rim = [(x, top + 9 * math.sin(x * .018 + seed) + rng.uniform(-4, 4)) for x in range(-20, 640, 26)]
    group.fill(curve([(-30, top, "c"), *rim, (640, top, "c"), (640, 1150, "c"), (-30, 1150, "c")], True), tones.mid)
    group.fill(taper(curve(rim), 3.2, 3.2), tones.line)
    for _ in range(120):
        x, y = rng.uniform(34, 420), top + 12 + 60 * rng.random() ** 1.4
        crumb = curve([(x, y), (x + rng.uniform(4, 12), y + rng.uniform(-2, 2))])
        group.fill(taper(crumb, rng.uniform(1.6, 3.6), 1, ends()), tones.line if rng.random() < .4 else tones.light)


def husk(group: Group, pose: Pose, tones: Tones = SEED) -> None:
    """The split shell of a seed, 56 long, as it clings to a cotyledon."""
    for side in (-1, 1):
        half = pose.shape([(0, -28, "c"), (side * 13, -12), (side * 15, 8), (side * 6, 26, "c"), (side * 2, 6)])
        group.silhouette(half).fill(half, tones.deep)
        for x in (5, 10):
            stripe = pose.curve([(side * x * .3, -22), (side * x, -4), (side * x * .8, 18)])
            group.fill(taper(stripe, 3 * abs(pose.factor), 1, ends(.3, .4)), tones.light)
        group.contour(half, .9, 2.2, tones.line, SHADE)


def tip_of(spine: Path, scale: float = 1, turn: float = 0) -> Pose:
    """Where something stands on the end of `spine`."""
    return Pose(spine.end, scale, angle(complex(spine.tangent(1.0))) + 90 + turn)


def droplet(group: Group, at: Point, size: float, tones: Tones) -> None:
    """A drop of dew on a leaf."""
    drop = Pose(point(at), size).shape([(0, -1), (.8, -.2), (.7, .7), (0, 1), (-.7, .7), (-.8, -.2)])
    group.fill(drop, tones.light, .85).contour(drop, .7, 1.8, tones.line, SHADE)
    glint = Pose(point(at), size).curve([(-.4, .1), (-.3, -.4), (.1, -.62)])
    group.fill(taper(glint, size * .28, .6, ends()), "#FFFFFF")


def leaf_angle(k: int, first: float = 0) -> float:
    """The direction of the k-th leaf of an upper stem, each 137.5 degrees from the one before."""
    return math.fmod(first + GOLDEN * k, 360)
