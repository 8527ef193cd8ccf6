"""The green parts of the sunflower: seedling, heart-shaped leaf, hairy stem, star bud from the side.

Oblong cotyledons; first leaves opposite, upper ones alternate, heart-shaped with three strong ribs, toothed, rough,
long-stalked; a stout hairy stem.
"""
from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from typing import Any

import numpy as np

from ..engraved import dark, printed
from ..geometry import Path, Point, Segment, angle, mix, point, polar, smooth, straight
from ..line import SHADE, ends, taper
from ..organs import blade, sprig, stalk
from ..ribbons import between
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones, mix_ink
from .sunflower import SEED, SUNFLOWER, SUNFLOWER_LEAF

COOL_LEAF, = printed("D", Tones("#CBD79C", "#86A265", "#577849", "#2A4426"))
SHADED = dark("D", COOL_LEAF)

# The edge of a leaf one unit long: positions along and outwards, as shares of length and half-width. The lobes at its
# foot reach back behind the end of the stalk.
EDGE = ((0.0, 0.0), (-.055, .26), (-.03, .58), (.10, .90), (.24, 1.0), (.42, .86), (.60, .60), (.78, .31), (.92, .10),
        (1.0, 0.0))
YOUNG_EDGE = ((0.0, 0.0), (.06, .26), (.16, .62), (.30, .94), (.44, 1.0), (.60, .84), (.76, .52), (.90, .20),
              (1.0, 0.0))
TEETH = np.linspace(.27, .93, 14)  # their positions, as shares of the edge
# Ribs of one half: where they leave the midrib, where they meet the edge, the share of that line that is drawn.
RIBS = ((.015, .26, .94), (.08, .43, .96), (.22, .58, .97), (.37, .70, .97), (.52, .81, .96), (.66, .89, .94))

Frame = Callable[[float, float], complex]


def _frame(spine: Path, width: float, right: float) -> Frame:
    """Returns a function for the point `along` a leaf and `out` of its midrib, left negative.

    Both are shares, of the length and the half-width.
    """
    foot, way, length = spine.start, complex(spine.tangent(0.0)), spine.length()

    def at(along: float, out: float) -> complex:
        middle = complex(spine.at(along)) if along > 0 else foot + way * along * length
        across = complex(spine.tangent(max(0.0, along)))
        return middle + 1j * across * out * (width if out < 0 else right)
    return at


def _edge(at: Frame, side: int, teeth: bool, young: bool, eaten: tuple[float, float] = (1, 1)) -> Path:
    """One edge of a leaf from foot to tip, `side` -1 left or 1 right, bitten between the two shares of `eaten`."""
    plain = curve([at(along, side * out) for along, out in (YOUNG_EDGE if young else EDGE)])
    if not teeth:
        return plain
    size = plain.length() * (.008 if young else .012)
    before = float(TEETH[0]) - .06
    segments: list[Segment] = list(plain.part(0, before, 14).segments)
    here = segments[-1][3]
    for k, u in enumerate(TEETH):
        out, on = side * 1j * complex(plain.tangent(u)), complex(plain.tangent(u))
        swell = size * (.8, 1.2, 1.0)[k % 3] * min(1.0, .5 + .2 * k, 1.25 - .065 * k)
        tip, middle = complex(plain.at(u)) + swell * (out + on), complex(plain.at((before + u) / 2)) + out * swell * .9
        if eaten[0] < u < eaten[1]:
            tip, middle = tip - out * size * 2.2, middle - out * size * (6.0, 4.6)[k % 2]
        segments.append((here, mix(here, middle, .7), mix(tip, middle, .5), tip))
        here, before = complex(plain.at(u + .018)) - out * swell * .2, float(u)
        segments.append(straight(tip, here))
    return Path([*segments, straight(here, plain.end)])


def sun_leaf(group: Group, spine: Path, width: float, tones: Tones = SUNFLOWER_LEAF, right: float | None = None,
             stem: float = .22, roll: float = 0, thick: float = 8,
             eaten: tuple[float, float] = (1, 1)) -> None:
    """A broad, toothed, heart-shaped leaf; the first `stem` of its spine is the stalk, `thick` where it begins.

    `roll` is the width of the lit edge that turns over and shows the pale underside; `eaten` is the bitten part of it.
    """
    if stem:
        stalk(group, spine.part(0, stem + .03), thick, thick * .62, tones)
    rib = spine.part(stem, 1) if stem else spine
    sun_blade(group, rib, width, tones, width if right is None else right, roll, eaten=eaten,
              foot=thick * .55 if stem else 0)


def leaves(group: Group, rows: Iterable[Sequence[Any]], kinds: Sequence[Tones] = (SUNFLOWER_LEAF, COOL_LEAF),
           thick: float = 8) -> None:
    """Leaves in the tones of `kinds` in turn: points of the spine, half-widths, share of the stalk, fold."""
    for k, (spots, left, right, stem, roll) in enumerate(rows):
        sun_leaf(group, curve(spots), left, kinds[k % len(kinds)], right, stem, roll, thick)


def sun_blade(group: Group, rib: Path, width: float, tones: Tones, right: float, roll: float = 0,
              young: bool = False, eaten: tuple[float, float] = (1, 1), foot: float = 0) -> None:
    """The blade alone: three strong ribs from its foot, one half in shade; a `young` one has no lobes at its foot.

    `foot` is the least width of the midrib at the stalk.
    """
    at = _frame(rib, width, right)
    dark = 1 if ((1j * complex(rib.tangent(.4))) * np.conj(polar(1, SHADE))).real > 0 else 0
    plain = [_edge(at, side, False, young) for side in (-1, 1)]
    sides = [_edge(at, side, True, young, (1, 1) if k == dark else eaten) for k, side in enumerate((-1, 1))]
    outline = (sides[0] + sides[1].back()).close()
    size = min(1.5, max(.55, rib.length() / 170))
    inside = Group().fill(outline, tones.mid).fill((sides[dark] + rib.back()).close(), tones.deep)
    for half in (0, 1):
        _ribs(inside, at, plain[half], tones, size, half == dark)
    if roll:
        _turned_over(inside, rib, plain[1 - dark], roll, tones, size)
    group.silhouette(outline).clip(outline, inside)
    group.fill(taper(rib.part(0, .98), max(3.4 * size, foot), .8), tones.light).fill(
        taper(rib.part(0, .98).map(lambda z: z + polar(1.2 * size, SHADE)), 1.6 * size, .4), tones.line)
    group.stroke(outline, tones.line, .8 * size)


def _ribs(group: Group, at: Frame, edge: Path, tones: Tones, size: float, dark: bool) -> None:
    """The ribs of one half up to its `edge`, with finer branches; on the `dark` half with engraved lines between."""
    ink = tones.light if dark else mix_ink(tones.deep, tones.line, .35)
    drawn = []
    for k, (root, rim, reach) in enumerate(RIBS):
        foot, end = at(root, 0), mix(at(root, 0), complex(edge.at(rim)), reach)
        along = at(root + .05, 0) - foot
        bow = abs(end - foot) * (.13 if k else .05)
        rib = curve([foot, mix(foot, end, .5) - along / abs(along) * bow, end])
        drawn.append(rib)
        for share, back in ((.34, .105), (.56, .065), (.77, .03)):
            root_, goal = complex(rib.at(share)), complex(edge.at(max(.03, rim - back)))
            tip = mix(root_, goal, .86)
            twig = curve([root_, mix(root_, tip, .5) + (complex(rib.at(min(1, share + .12))) - root_) * .25, tip])
            group.fill(taper(twig, 1.1 * size, .3), ink, .75)
        group.fill(taper(rib, (2.6 if k == 1 else 2.1) * size, .6), ink)
    if not dark:
        return
    for one, two in pairwise(drawn):
        for k in range(1, 5):
            share, far = k / 5, (.50, .36, .44, .30)[k - 1]
            spine = [mix(complex(one.at(u)), complex(two.at(u)), share) for u in (.0, far * .5, far)]
            group.fill(taper(curve(spine), 1.2 * size, .2), tones.line, .55)


def _turned_over(group: Group, rib: Path, edge: Path, roll: float, tones: Tones, size: float) -> None:
    """The stretch of an `edge` that rolls in, its shadow on the blade and its fold."""
    u = np.linspace(.40, .94, 18)
    rim, middle = edge.at(u), rib.at(np.clip(u * 1.1 - .12, 0, 1))
    swell = np.sin(np.pi * (u - .40) / .54) ** .8
    fold, shadow = (smooth(rim + (middle - rim) * depth * swell) for depth in (roll, min(.95, roll * 1.3)))
    out = smooth(rim + (rim - middle) * .4)
    group.fill(between(out, shadow), mix_ink(tones.deep, tones.line, .15)).fill(between(out, fold), tones.light)
    for share in (.54, .63, .72, .81):
        root, goal = complex(fold.at((share - .40) / .54)), complex(edge.at(min(1, share + .05)))
        group.fill(taper(curve([root, mix(root, goal, .8)]), 1.5 * size, .4), tones.mid)
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
    """A bud about 100 high from the side, with rows of pointed bracts; `tuft` is the visible share of the rays."""
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
    """The split shell of a seed, 56 long, on a cotyledon."""
    for side in (-1, 1):
        half = pose.shape([(0, -28, "c"), (side * 13, -12), (side * 15, 8), (side * 6, 26, "c"), (side * 2, 6)])
        group.silhouette(half).fill(half, tones.deep)
        for x in (5, 10):
            stripe = pose.curve([(side * x * .3, -22), (side * x, -4), (side * x * .8, 18)])
            group.fill(taper(stripe, 3 * abs(pose.factor), 1, ends(.3, .4)), tones.light)
        group.contour(half, .9, 2.2, tones.line, SHADE)


def tip_of(spine: Path, scale: float = 1, turn: float = 0) -> Pose:
    """The pose of an object on the end of `spine`."""
    return Pose(spine.end, scale, angle(complex(spine.tangent(1.0))) + 90 + turn)


def droplet(group: Group, at: Point, size: float, tones: Tones) -> None:
    """A drop of dew on a leaf."""
    drop = Pose(point(at), size).shape([(0, -1), (.8, -.2), (.7, .7), (0, 1), (-.7, .7), (-.8, -.2)])
    group.fill(drop, tones.light, .85).contour(drop, .7, 1.8, tones.line, SHADE)
    glint = Pose(point(at), size).curve([(-.4, .1), (-.3, -.4), (.1, -.62)])
    group.fill(taper(glint, size * .28, .6, ends()), "#FFFFFF")
