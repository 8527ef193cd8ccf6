"""Petunia: the fused funnel with its star, the twisted bud, stem and leaf; `petunia_turned` draws it from any side.

Five petals grown together, a ruffled rim, five white rays; a tube behind that widens late; five blunt sepals; stems and
leaves downy and sticky.
"""
from __future__ import annotations

from typing import Any

import numpy as np

from ..geometry import Path, Spot, line, polar, smooth
from ..line import SHADE, ends, taper
from ..organs import blade, sprig, stalk
from ..ribbons import between
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones
from .turned import View

PETUNIA = Tones("#AC82C4", "#7B4796", "#552B72", "#2E1544")
OUTSIDE = Tones("#D3BAD8", "#AC88BE", "#7F5B99", "#3A2150")
STAR = Tones("#FFFAF2", "#F4EAEC", "#CDB5D4", "#8E6FA4")
PETUNIA_LEAF = Tones("#BFCF8F", "#8AAB6A", "#55804F", "#22402F")
# angle off the middle of a lobe and share of the radius: the ruffled rim of one lobe, a small point in its middle
RIM = ((-33, .90), (-26, .985), (-18, .975), (-9, 1.03), (0, 1.06), (9, 1.02), (18, .98), (26, .995), (33, .90))


def rim_line(view: View, first: float, seed: int = 0, shrink: float = 1.0) -> Path:
    """The closed ruffled rim of the five fused lobes, the first of them towards `first`."""
    rng = np.random.default_rng(seed)
    return view.curve([polar(shrink * (r + rng.uniform(-.022, .022)), first + i * 72 + off)
                       for i in range(5) for off, r in RIM], True)


def petunia_face(group: Group, view: View, first: float = -90, seed: int = 1, tones: Tones = PETUNIA) -> None:
    """A flower from the front: rays of the star, dark veins, folds between the lobes."""
    rim, size = rim_line(view, first, seed), view.radius
    inside = Group().fill(rim, tones.mid)
    for i in range(5):
        way = first + i * 72
        fold: list[Spot] = [polar(.12, way + 32), polar(.5, way + 29), polar(1.15, way + 27), polar(1.15, way + 41),
                            polar(.5, way + 39)]
        inside.fill(view.curve(fold, True), tones.deep)
        _ray(inside, view, way)
        for off in (-25, -17, 17, 24):
            vein = [polar(.18, way + off * .7), polar(.55, way + off * .95), polar(.88, way + off)]
            inside.fill(taper(view.curve(vein), size * .020 + .3, .3), tones.line)
        crease = view.curve([polar(.98, way + 36), polar(.6, way + 36), polar(.2, way + 36)])
        inside.fill(taper(crease, size * .036, .4), tones.line)
    _throat(inside, view, tones)
    for lobe, reach in ((seed % 5, .12), ((seed + 2) % 5, .09)):
        _lip(inside, view, first + 72 * lobe, reach, tones)
    group.silhouette(rim).clip(rim, inside)
    group.contour(rim, .9, size * .022 + 1.4, tones.line, SHADE, 40)


def _lip(group: Group, view: View, way: float, reach: float, tones: Tones) -> None:
    ways = np.linspace(way - 24, way + 20, 12)
    bulge = np.sin(np.linspace(0, np.pi, 12)) ** .7
    fold = smooth([view.point(polar(float(1.02 - reach * b), float(a))) for a, b in zip(ways, bulge, strict=True)])
    far = smooth([view.point(polar(1.2, float(a))) for a in ways])
    group.fill(between(far, fold), OUTSIDE.light)
    group.fill(taper(fold, view.radius * .022 + .8, view.radius * .018 + .6, ends(.3, .3)), tones.line)


def _ray(group: Group, view: View, way: float) -> None:
    spots: list[Spot] = [polar(.12, way - 16), polar(.45, way - 8), polar(.78, way - 9.5), polar(1.15, way - 13),
                         polar(1.15, way + 13), polar(.78, way + 9.5), polar(.45, way + 8), polar(.12, way + 16)]
    group.fill(view.curve(spots, True), STAR.mid)
    shaded: list[Spot] = [polar(.12, way + 2), polar(.45, way + 3), polar(.8, way + 4.5), polar(1.0, way + 8),
                          polar(.78, way + 9.5), polar(.45, way + 8), polar(.12, way + 16)]
    group.fill(view.curve(shaded, True), STAR.deep)
    for off in (-6, 0, 6):
        vein = view.curve([polar(.2, way + off), polar(.6, way + off * .7), polar(.98, way + off * .9)])
        group.fill(taper(vein, view.radius * .016 + .3, .3), STAR.line)


def _throat(group: Group, view: View, tones: Tones) -> None:
    sun = SHADE + 180 - view.turn  # the wall away from the light is the one nearer to it
    wall: list[Spot] = [0j, polar(.34, sun - 95), polar(.56, sun - 50), polar(.62, sun), polar(.56, sun + 50),
                        polar(.34, sun + 95)]
    group.fill(view.curve(wall, True), tones.line, .20)
    star: list[Spot] = [polar(.12 if k % 2 else .25, 18 * k) for k in range(20)]
    group.fill(view.curve(star, True), tones.deep)
    group.fill(view.path(curve([polar(.14, a) for a in range(0, 360, 45)], True)), tones.line)
    for way in (20, 150, 260):
        spot = view.point(polar(.05, way))
        bead = curve([spot + polar(view.radius * .022, a) for a in (0, 90, 180, 270)], True)
        group.fill(bead, "#D9D59A")


def calyx(group: Group, pose: Pose) -> None:
    """Five long straps around the foot of the tube, blunt and spreading."""
    for x, y, bend in ((-44, -34, -10), (44, -36, 10), (-23, -60, -2), (24, -62, 2), (0, -64, 0)):
        spine = pose.curve([(x * .08, 14), (x * .45 - bend, y * .42), (x, y)])
        blade(group, spine, 8.5 * abs(pose.factor), PETUNIA_LEAF, veins=0, peak=.6, power=.6, line_width=.8)


def petunia_bud(group: Group, pose: Pose, tones: Tones = PETUNIA) -> None:
    """A long pointed bud with twisted folds and the white rays as stripes."""
    size = abs(pose.factor)
    body = pose.shape([(-7, 4, "c"), (-10, -34), (-17, -66), (-12, -92), (2, -124, "c"), (14, -92), (17, -66),
                       (10, -34), (7, 4, "c")])
    inside = Group().fill(body, tones.mid)
    inside.fill(pose.shape([(3, 10, "c"), (6, -60), (2, -124, "c"), (50, -80, "c"), (40, 10, "c")]), tones.deep)
    for spots in ([(-16, -66), (0, -84), (4, -118)], [(-13, -46), (8, -74), (10, -98)],
                  [(-8, -26), (12, -54), (16, -72)]):
        inside.fill(taper(pose.curve(spots), 5.4 * size, 2.2 * size, ends(.4, .4)), STAR.mid)
        inside.fill(taper(pose.curve([(x + 4, y + 3) for x, y in spots]), 1.6 * size, .6, ends()), tones.line)
    group.silhouette(body).clip(body, inside).contour(body, .9, 3.2 * size, tones.line, SHADE)
    calyx(group, Pose(pose.at, pose.scale * .66, pose.turn))


def petunia_stem(group: Group, spine: Path, first: float, last: float, tones: Tones = PETUNIA_LEAF) -> None:
    """A soft stem, covered with fine sticky hairs."""
    count = int(spine.length() / 8)
    for i in range(count):
        u, side = (i + .5) / count, 1 if i % 2 else -1
        along, half = complex(spine.tangent(u)), (first + (last - first) * u) / 2
        root = complex(spine.at(u)) + side * 1j * along * half * .8
        group.fill(taper(line(root, root + side * 1j * along * (6 + 2 * (i % 3))), 1.3, .5), tones.line)
    stalk(group, spine, first, last, tones)


def petunia_leaf(group: Group, at: complex, length: float, turn: float, tones: Tones = PETUNIA_LEAF,
                 bend: float = .12, roll: float = 0) -> None:
    """An oval leaf without teeth, narrowed into a short stalk."""
    look: dict[str, Any] = {"veins": 5, "peak": .52, "power": .62, "roll": roll}
    blade(group, sprig(at, length, turn, bend), length * .27, tones, length * .25, **look)
