"""The red clover (Trifolium pratense): seedling leaf, folded and open trefoil, head young, in flower and spent.

Three stalkless oval leaflets with a whitish V; stipules that end in a hair; a round head between the uppermost pair of
leaves; florets open from below, turn brown and hang when they are spent. Four leaflets: once in the deck.
"""
from __future__ import annotations

import math

import numpy as np

from ..cup import laid
from ..flowers.turned import View
from ..geometry import Path, angle, polar
from ..line import SHADE, ends, taper
from ..organs import blade, sprig, stalk
from ..ribbons import Petal
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones

CLOVER = Tones("#F3DDD3", "#DEB0B0", "#BF8795", "#7C4359")
CLOVER_LEAF = Tones("#DCE2BE", "#A9BC8B", "#82A072", "#3B5B3A")
SPENT = Tones("#DCC8A4", "#B89A74", "#8E6E50", "#553C2C")
CLOVER_LEAF_COOL = Tones("#D8E2C0", "#9DB688", "#759870", "#36583F")


def leaflet_shape(half: float) -> Petal:
    """A leaflet of length 1 pointing up: elliptic, blunt, with the least notch."""
    w = half
    rim = curve([(-w * .86, -.78), (-w * .5, -.96), (0, -.98), (w * .5, -.96), (w * .86, -.78)])
    return Petal(curve([(0, 0), (-w * .82, -.30), (-w, -.55), (-w * .86, -.78)]),
                 curve([(0, 0), (w * .82, -.30), (w, -.55), (w * .86, -.78)]), rim)


def trefoil(group: Group, view: View, tones: Tones = CLOVER_LEAF, first: float = -90, half: float = .40,
            mark: bool = True, leaflets: int = 3) -> None:
    """Three `leaflets` (four, once in a deck) seen as `view` shows them, each with a pale chevron."""
    ways = sorted((first + 360 * i / leaflets for i in range(leaflets)), key=lambda w: math.sin(math.radians(w)))
    for way in ways:
        petal = laid(view, leaflet_shape(half), way)
        outline = petal.outline()
        inside = Group().fill(outline, tones.mid)
        dark = 1 if complex(petal.point(1, .5) - petal.point(0, .5)).real * math.cos(math.radians(SHADE)) + complex(
            petal.point(1, .5) - petal.point(0, .5)).imag * math.sin(math.radians(SHADE)) > 0 else 0
        inside.fill(petal.side(dark, .5), tones.deep)
        if mark:
            inside.fill(petal.zone(lambda s: .52 - .36 * np.abs(2 * s - 1) ** 1.3,
                                   lambda s: .66 - .34 * np.abs(2 * s - 1) ** 1.2), tones.light)
        for across in (.1, .24, .38, .62, .76, .9):
            side = 1 if across > .5 else -1
            root = .08 + .5 * (1 - abs(across - .5) * 2)
            rib = curve([complex(petal.point(.5, root)), complex(petal.point((across + .5) / 2, root + .15)),
                         complex(petal.point(.5 + side * .47, min(.97, root + .40)))])
            inside.fill(taper(rib, 1.2), tones.line if mark else tones.deep, .55)
        group.silhouette(outline).clip(outline, inside)
        group.fill(taper(petal.vein(.5, .02, .95), view.radius * .032 + .6, .5), tones.line)
        group.contour(outline, .8, view.radius * .024 + 1.0, tones.line, SHADE, 30)


def clover_leaf(group: Group, spine: Path, radius: float, rise: float = 60, turn: float = 0, tones: Tones = CLOVER_LEAF,
                first: float = 3.6, leaflets: int = 3) -> None:
    """A leaf on the end of its stalk."""
    stalk(group, spine, first, 2.6, tones)
    trefoil(group, View(spine.end, radius, rise, .18, angle(spine.tangent(1.0)) + 90 + turn), tones,
            half=.40 if leaflets == 3 else .36, leaflets=leaflets)


def folded_leaf(group: Group, spine: Path, length: float, tones: Tones = CLOVER_LEAF, open_: float = 0) -> None:
    """A young leaf on the end of its stalk, its leaflets still folded (`open_` 0) or parting like a fan (1)."""
    stalk(group, spine, 4, 2.8, tones)
    way = angle(spine.tangent(1.0)) + 90
    for lean, reach in ((-14 - 34 * open_, .92), (14 + 34 * open_, .92), (0, 1.0)):
        rib = sprig(spine.end, length * reach, way + lean, lean * .003)
        shape = blade(group, rib, length * (.15 + .06 * open_), tones, length * (.08 + .08 * open_), veins=5, peak=.58,
                      power=.6)
        group.fill(taper(rib.part(.30, .75), length * .05, .4, ends(.4, .4)), tones.light).silhouette(shape)


def round_leaf(group: Group, spine: Path, radius: float, tones: Tones = CLOVER_LEAF, rise: float = 60) -> None:
    """The first leaf of a seedling: single and round, on the end of its stalk."""
    stalk(group, spine, 3.6, 2.6, tones)
    view = View(spine.end, radius * 1.7, rise, .18, angle(spine.tangent(1.0)) + 90)
    trefoil(group, view, tones, half=.52, mark=False, leaflets=1)


def seed_leaves(group: Group, at: complex, length: float, tones: Tones = CLOVER_LEAF, turn: float = 0) -> None:
    """The pair of plain oval seed leaves."""
    for side in (-1, 1):
        blade(group, sprig(at, length, turn + side * 66, -side * .14), length * .2, tones, veins=0, peak=.6, power=.55)


def floret(group: Group, at: complex, length: float, way: float, tone: str, tones: Tones) -> None:
    """One small pea flower: a slender keel with a swelling edge."""
    spine = sprig(at, length, way + 90, .10)
    shape = blade_shape(spine, length * .17)
    group.silhouette(shape).fill(shape, tone)
    group.fill(taper(spine.part(.15, .8), length * .045 + .3, .3), tones.line)
    group.contour(shape, .7, 1.7, tones.line, SHADE, 40)


def blade_shape(spine: Path, half: float) -> Path:
    """A spindle round `spine`, widest beyond its middle."""
    left = curve([spine.at(0), spine.at(.4) - 1j * spine.tangent(.4) * half * .62,
                  spine.at(.72) - 1j * spine.tangent(.72) * half, spine.at(1.0)])
    right = curve([spine.at(0), spine.at(.4) + 1j * spine.tangent(.4) * half * .62,
                   spine.at(.72) + 1j * spine.tangent(.72) * half, spine.at(1.0)])
    return (left + right.back()).close()


HEART = -40j


def _ball(count: int) -> list[tuple[float, float, float]]:
    """Points spread evenly over the front of a ball, as on a fir cone: x right, y down, z towards us."""
    spots = []
    for k in range(count):
        z, way = 1 - 1.28 * (k + .5) / count, k * 137.508
        flat = polar(math.sqrt(1 - z * z), way)
        spots.append((flat.real, flat.imag, z))
    return spots


def clover_collar(group: Group, pose: Pose, leaf: Tones = CLOVER_LEAF) -> None:
    """The pair of leaves close below a head."""
    for turn, length, bend in ((-96, 74, .3), (92, 70, -.3), (-62, 48, .2), (64, 50, -.2)):
        blade(group, pose.path(sprig((0, 2), length, turn, bend)), 15 * abs(pose.factor), leaf, veins=4)


def clover_head(group: Group, pose: Pose, tones: Tones = CLOVER, leaf: Tones = CLOVER_LEAF, ripe: float = 1,
                seed: int = 1, spent: float = 0) -> None:
    """A round head about 88 wide on the pose's origin, its florets laid over each other like scales.

    `ripe` below 1 leaves the crown of florets closed and green; the lower share `spent` of them is brown and hangs.
    """
    rng = np.random.default_rng(seed)
    size = abs(pose.factor)
    group.fill(pose.circle(HEART, 26), SPENT.deep if spent > .5 else tones.deep)
    florets = [(x, y, z, angle(complex(x, 1.35 * y - .62))) for x, y, z in _ball(118)]
    florets += [(x, .50 - .25 * abs(x) + .2 * row, 1.2 + .1 * row, -90 + 62 * x)  # the seam, where up meets down
                for row in (0, 1) for x in np.linspace(-.62, .62, 6 - row)]
    for x, y, z, direction in sorted(florets, key=lambda p: (p[1] <= 1 - 2 * spent, p[2] + .75 * p[1])):
        way = direction + rng.uniform(-4, 4)
        if y > 1 - 2 * spent:
            brown = (SPENT.light, SPENT.mid, SPENT.deep)[int(np.digitize(.7 * x + .5 * y, (-.2, .4)))]
            foot = pose.point(HEART + complex(24 * x, 21 * y - 12))
            floret(group, foot, size * 24, pose.turn + 90 - 42 * x + rng.uniform(-6, 6), brown, SPENT)
            continue
        foot = pose.point(HEART + 21 * complex(x, y))
        length = 21 + 5 * math.hypot(x, y) - 5 * max(0, z) * (y < 0)
        tone = (tones.light, tones.mid, tones.deep)[int(np.digitize(.6 * x + .8 * y + .12 * rng.normal(), (-.30, .42)))]
        if ripe < 1 and y < -.2 and z > .1:
            length, tone = length * .7, leaf.light
        floret(group, foot, size * length, pose.turn + way, tone, tones)


def stipule(group: Group, spine: Path, share: float, size: float, tones: Tones = CLOVER_LEAF) -> None:
    """The pair of sheathing scales where a leaf leaves the stem."""
    way = angle(spine.tangent(share)) + 90
    for side in (-1, 1):
        blade(group, sprig(complex(spine.at(share)), size, way + side * 24, -side * .1), size * .13, tones, veins=0,
              peak=.3, power=1.4)
    group.fill(taper(spine.part(max(0, share - .02), min(1, share + .02)), 2, 2, ends()), tones.line)
