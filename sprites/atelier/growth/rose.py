"""The sweet briar (Rosa rubiginosa), a wild rose with persistent sepals on the hip: all parts from all sides.

Hooked prickles with a broad base; leaves of five to nine serrate leaflets, stipules grown to the stalk; pink petals,
white at the foot, two outside, two inside and one half and half; the outer sepals lobed; the sepals stay on the hip.
"""
from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any

import numpy as np

from ..engraved import dark, printed
from ..flowers.turned import View
from ..geometry import Path, Point, angle, circle, mix, polar
from ..line import SHADE, ends, pressed, taper
from ..organs import beads, blade, paint, spoke, sprig, stalk
from ..plants import cast_shadow
from ..ribbons import Petal
from ..room import Room
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones, mix_ink

ROSE, ROSE_LEAF, ROSE_LEAF_COOL, YOUNG, BRIAR, HIP, GOLD = printed(
    "H", Tones("#F8DBCD", "#E6988C", "#BC5C5E", "#6E1F2E"), Tones("#CBD0A0", "#94A876", "#627F5A", "#2F4634"),
    Tones("#BFCFA8", "#82A07A", "#54755C", "#2A4234"), Tones("#E8CDB0", "#CE9E84", "#A87463", "#5E3430"),
    Tones("#D8C69C", "#AF9A70", "#82704E", "#3E3024"), Tones("#F2B08C", "#D2644C", "#A03A30", "#641E22"),
    Tones("#F3DC9A", "#DDB65A", "#B4832F", "#6E4A1C"))
SHADED, SHADED_BRIAR = dark("H", ROSE_LEAF_COOL), dark("H", BRIAR)
# ... and in the stronger tones of the ace
ACE_ROSE = Tones("#F9E3D6", "#E8A99A", "#C97A72", "#7C2E38")
ACE_LEAF = Tones("#BCC18C", "#94A572", "#6B8557", "#34492F")
ACE_LEAF_COOL = Tones("#B3C492", "#829F73", "#5A7B58", "#2D4A34")
ACE_BRIAR = Tones("#C9B283", "#9A8A5F", "#716743", "#3A3626")

PRICKLE = curve([(-9, 0, "c"), (-3, -3), (-1, -9), (-7, -20, "c"), (5, -11), (10, 0, "c")], True)


def briar(group: Group, spine: Path, first: float, last: float, prickles: int = 0, tones: Tones = BRIAR,
          begin: float = .06, until: float = .85) -> None:
    """A stem with hooked prickles that point back to the foot, alternately left and right."""
    for i in range(prickles):
        u, side = begin + (until - begin) * (i + .5 * (i % 3) / 3) / prickles, 1 if i % 2 else -1
        root, width = spine.at(u), first + (last - first) * u
        way = angle(spine.tangent(u)) + 90 * side
        size = .55 + .028 * width
        pose = Pose(root + polar(width * .38, way), size, way + 90, side < 0)
        thorn = pose.path(PRICKLE)
        group.silhouette(thorn).fill(thorn, tones.mid)
        group.fill(pose.shape([(2, 0, "c"), (2, -8), (-7, -20, "c"), (5, -11), (10, 0, "c")]), tones.deep)
        group.contour(thorn, .7, 1.8, tones.line, SHADE)
    stalk(group, spine, first, last, tones)


def rose_leaf(group: Group, at: Point, length: float, turn: float, bend: float = .15, pairs: int = 2,
              tones: Tones = ROSE_LEAF, stem: Tones = BRIAR, width: float = .24, narrow: float = .78,
              first: float = .36, roll: float = 0) -> None:
    """A leaf of `pairs` of serrate leaflets and one at the tip, winged stipules at its foot."""
    rachis = sprig(at, length * .66, turn, bend)
    for side in (-1, 1):
        foot = curve([rachis.at(0), rachis.at(.1) + side * 1j * rachis.tangent(.1) * length * .05,
                      rachis.at(.2) + side * 1j * rachis.tangent(.2) * length * .065])
        blade(group, foot, length * .022, tones, veins=0)
    stalk(group, rachis, length * .028 + 1.4, 2.2, stem)
    for i in range(pairs):
        u = first + (.86 - first) * i / max(1, pairs - .5)
        size = length * (.33 + .05 * i - .03 * (pairs > 2))
        for side in (-1, 1):
            way = angle(rachis.tangent(u)) + 90 + side * (62 - 7 * i)
            spine = sprig(rachis.at(u), size, way, -side * .14)
            wide, slim = size * width * 1.12, size * width * 1.12 * narrow
            blade(group, spine, wide if side < 0 else slim, tones, slim if side < 0 else wide, teeth=8, veins=4,
                  roll=roll if (i + (side > 0)) % 2 else 0)
    tip = sprig(rachis.end, length * .42, angle(rachis.tangent(1.0)) + 90, bend * .6)
    blade(group, tip, length * .42 * width * 1.2, tones, length * .42 * width * 1.05, teeth=10, veins=5, roll=roll)


def leaves(group: Group, rows: Iterable[tuple[Path, float, float, float, float, int, int]],
           width: float = .24) -> None:
    """Leaves: stem, share, length, turn, bend, pairs, and 0 normal, 1 cool and rolled, 2 young or 3 in the shade."""
    for spine, share, length, turn, bend, pairs, kind in rows:
        rose_leaf(group, complex(spine.at(share)), length, turn, bend, pairs,
                  (ROSE_LEAF, ROSE_LEAF_COOL, YOUNG, SHADED)[kind], SHADED_BRIAR if kind == 3 else BRIAR, width=width,
                  roll=.7 * (kind == 1))


def rose_petal(rng: np.random.Generator, half: float = .62) -> Petal:
    """A petal of length 1 pointing up: a broad heart with a shallow notch, each with small random differences."""
    w, lean = half * rng.uniform(.94, 1.06), rng.uniform(-.05, .05)
    dip, off = rng.uniform(.05, .10), rng.uniform(-.16, .16)
    left, right = (-w, -.68 + lean), (w, -.68 - lean)
    rim = curve([left, (-w * .88, -.90 + lean), (-w * .5 + off * .4, -1.01 + lean), (off * .6, -1.02 + dip),
                 (w * .5 + off * .4, -1.01 - lean), (w * .90, -.88 - lean), right])
    return Petal(curve([(-.05, 0), (-w * .60, -.30), left]), curve([(.05, 0), (w * .60, -.30), right]), rim)


def _turned(view: View, turn: complex, z: complex) -> complex:
    return view.point(turn * z)


def _bent(view: View, turn: complex, bend: float, z: complex) -> complex:
    return view.point(turn * (z + bend * z.imag * z.imag))


def rose_open(group: Group, view: View, tones: Tones = ROSE, first: float = -90, seed: int = 1,
              gold: Tones = GOLD) -> None:
    """A flower from above: two petals outside, one half in, two inside, as in the real rose (quincuncial)."""
    rng = np.random.default_rng(seed)
    petals, outlines = [], []
    for k in range(5):
        turn, size = polar(rng.uniform(.95, 1.03), first + 90 + 144 * k + rng.uniform(-4, 4)), rng.uniform(-.10, .10)
        petal = rose_petal(rng).map(partial(_bent, view, turn, size))
        petals.append(petal)
        outlines.append(petal.outline())
    wide = view.radius
    for k, petal in enumerate(petals):
        lip = [None, (.52, .98, .13), (.04, .5, .11), None, (.30, .86, .14)][(k + seed) % 5]
        paint(group, petal, tones, pale=.42, rays=9, torn=.10, shade=.22, shade_edge=(k + seed) % 2, veins=9,
              vein_width=wide * .017, reach=.86, lip=lip, thin=.8, thick=wide * .026 + .6)
        away = complex(petal.point(.5, .6)) - view.point(0j)
        for later in outlines[k + 1:]:
            cast_shadow(group, outlines[k], later, away / abs(away) * wide * .03 + polar(wide * .035, SHADE),
                        tones.deep, .8)
        group.contour(outlines[k], .8, wide * .026 + .6, tones.line, SHADE, 30)
    rose_heart(group, view, gold, seed)


def rose_heart(group: Group, view: View, gold: Tones = GOLD, seed: int = 1) -> None:
    """The golden stamens around the button of styles."""
    rng = np.random.default_rng(seed + 40)
    centre, size = view.point(0j), view.radius
    lift = polar(1, view.turn) * -1j * size * math.cos(math.radians(view.rise)) * .14
    rings = [(.40, 17), (.31, 14), (.22, 10)]
    for reach, count in rings:
        tips = []
        for i in range(count):
            flat = polar(reach * rng.uniform(.86, 1.08), 360 * i / count + rng.uniform(-7, 7))
            tips.append(view.point(flat) + lift * reach * 2)
        for tip in tips:
            group.add(spoke(centre, tip, gold.light, gold.deep, size * .012 + .3))
        beads(group, sorted(tips, key=lambda z: z.imag), size * .034, gold.mid, gold.line, .9)
    button = circle(centre + lift * .2, size * .085, size * .085 * max(.55, math.sin(math.radians(view.rise))))
    group.fill(button, gold.light).fill(circle(button.at(.1) * .5 + button.at(.6) * .5 + .02 * size * (1 + 1j),
                                               size * .06), gold.mid)
    group.stroke(button, gold.line, 1.0)


def rose_fallen(group: Group, pose: Pose, tones: Tones = ROSE, seed: int = 3) -> None:
    """A petal on the ground, about 60 long, hollow side up."""
    bowl = View(pose.at, 62 * abs(pose.factor), 40, .5, pose.turn)
    petal = rose_petal(np.random.default_rng(seed), .6).map(bowl.point)
    paint(group, petal, tones, pale=.34, shade=.26, veins=7, lip=(.1, .7, .16), vein_width=1.2)


def sepal(group: Group, pose: Pose, length: float, turn: float, bend: float, tones: Tones = ROSE_LEAF,
          width: float = .15, lobes: bool = False) -> None:
    """A long pointed sepal, leaf-like side lobes on some (two of the five have them on both sides, one on one)."""
    spine = pose.path(sprig(0j, length, turn, bend))
    if lobes:
        for side in (-1, 1):
            for u in (.40, .6):
                way = angle(spine.tangent(u)) + 90 + side * 38
                blade(group, sprig(spine.at(u), abs(pose.scale) * length * .24, way, side * .1),
                      pose.scale * length * .028, tones, veins=0, line_width=.8)
    blade(group, spine, pose.scale * length * width, tones, veins=0, peak=.28, power=1.5, line_width=.9)


def hip_foot(group: Group, pose: Pose, tones: Tones = ROSE_LEAF, swell: float = 1.0) -> None:
    """The green urn below a flower, its foot at the pose's origin."""
    urn = pose.shape([(-3, 3, "c"), (-12 * swell, -10), (-9, -26, "c"), (9, -26, "c"), (12 * swell, -10), (3, 3, "c")])
    group.silhouette(urn).fill(urn, tones.mid)
    group.clip(urn, Group().fill(pose.shape([(1, 6, "c"), (5, -12), (3, -30, "c"), (30, -30, "c"), (30, 6, "c")]),
                                 tones.deep))
    group.contour(urn, .8, 2.2, tones.line, SHADE)


def rose_bud(group: Group, pose: Pose, tones: Tones = ROSE, leaf: Tones = ROSE_LEAF, open_: float = 0) -> None:
    """A pointed bud with furled petals; `open_` 0 shows a slit of petal, 1 a furled cone."""
    height, girth = 84 + 26 * open_, 15 + 9 * open_
    sepal(group, pose, 84 - 14 * open_, -15 - 40 * open_, -.16, leaf, .13, True)
    sepal(group, pose, 80 - 10 * open_, 16 + 42 * open_, .16, leaf, .13)
    body = pose.shape([(-4, -22, "c"), (-girth, -36), (-girth * .92, -height * .68), (-2, -height - 8, "c"),
                       (girth * .86, -height * .70), (girth, -36), (4, -22, "c")])
    inside = Group().fill(pose.shape([(2, -18, "c"), (girth * .35, -height * .5), (-2, -height - 12, "c"),
                                      (60, -height, "c"), (60, -10, "c")]), tones.deep)
    inside.fill(pose.shape([(-girth * 1.4, -20, "c"), (-girth * .72, -height * .5), (-4, -height - 10, "c"),
                            (-60, -height, "c")]), tones.light)
    for spots in ([(-girth * .5, -24), (-girth * .30, -height * .6), (-2, -height - 6)],
                  [(girth * .9, -34), (girth * .1, -height * .52), (-4, -height * .96)],
                  [(girth * .2, -24), (girth * .62, -height * .46), (girth * .2, -height * .86)]):
        inside.fill(taper(pose.curve(spots), 2.4 * pose.scale + .6, 1.2, ends()), tones.line)
    group.silhouette(body).fill(body, tones.mid).clip(body, inside)
    group.contour(body, .9, 3.0, tones.line, SHADE)
    sepal(group, pose, 74 - 22 * open_, -4 - 22 * open_, .10, leaf, .17)
    sepal(group, pose, 66 - 22 * open_, 9 + 20 * open_, -.08, leaf, .15)
    hip_foot(group, pose, leaf, .8)


def rose_side(group: Group, pose: Pose, tones: Tones = ROSE, leaf: Tones = ROSE_LEAF, gold: Tones = GOLD) -> None:
    """A flower from the side, opening upwards from the foot of its urn; sepals bent back."""
    inner = Tones(tones.light, tones.mid, tones.deep, tones.line)

    def leaf_of(left: list[Any], right: list[Any], rim: list[Any]) -> Petal:
        a, b = pose.curve(left), pose.curve(right)
        return Petal(a, b, pose.curve(rim))
    for x, way, bend in ((-8, -116, .18), (8, 112, -.2), (0, 168, .1)):
        sepal(group, Pose(pose.point((x, -26)), pose.scale, pose.turn, pose.flip), 58, way, bend, leaf, .12, x != 0)
    back = [leaf_of([(-6, -30), (-34, -60), (-64, -96)], [(2, -30), (6, -66), (6, -112)],
                    [(-64, -96), (-56, -122), (-28, -132), (-6, -122), (6, -112)]),
            leaf_of([(-2, -30), (-2, -66), (-2, -114)], [(6, -30), (36, -62), (66, -92)],
                    [(-2, -114), (12, -126), (36, -132), (60, -118), (66, -92)])]
    for petal in back:
        paint(group, petal, inner, pale=.5, veins=6, rays=5, rim=.05, vein_width=1.5, thick=2.4)
    tips = [pose.point((x, -92 - 14 * math.cos(x / 22) - (7 if i % 2 else 0))) for i, x in enumerate(range(-34, 36, 6))]
    for tip in tips:
        group.add(spoke(pose.point((0, -44)), tip, gold.light, gold.deep, 1.3 * pose.scale + .3))
    beads(group, tips, 3.4 * pose.scale + .2, gold.mid, gold.line, .8)
    sides = [leaf_of([(-6, -28), (-52, -34), (-98, -70)], [(0, -28), (-20, -58), (-42, -96)],
                     [(-98, -70), (-104, -94), (-84, -110), (-66, -102), (-42, -96)]),
             leaf_of([(0, -28), (22, -56), (46, -94)], [(6, -28), (54, -32), (100, -64)],
                     [(46, -94), (64, -104), (86, -108), (106, -88), (100, -64)])]
    for petal in sides:
        paint(group, petal, tones, pale=.3, veins=7, rays=5, rim=.07, vein_width=1.5, thick=2.8)
    front = leaf_of([(-7, -27), (-34, -42), (-52, -74)], [(7, -27), (36, -42), (50, -72)],
                    [(-52, -74), (-44, -90), (-22, -94), (-2, -84), (20, -92), (42, -90), (50, -72)])
    for petal in sides:
        cast_shadow(group, petal.outline(), front.outline(), pose.factor * complex(-5 if petal is sides[0] else 9, -2),
                    tones.deep, .8)
        group.contour(petal.outline(), .9, 2.8, tones.line, SHADE)
    paint(group, front, tones, pale=.24, veins=9, rays=7, shade=.26, lip=(.08, .92, .13), vein_width=1.5, thick=3.2)
    hip_foot(group, pose, leaf)
    sepal(group, Pose(pose.point((3, -24)), pose.scale, pose.turn, pose.flip), 50, 148, .22, leaf, .13)


def rose_behind(group: Group, view: View, tones: Tones = ROSE, leaf: Tones = ROSE_LEAF, first: float = -90,
                seed: int = 2) -> None:
    """A flower from behind: pale backs of the petals, the star of five sepals, the urn in the middle."""
    rng = np.random.default_rng(seed)
    pale = Tones(tones.light, mix_ink(tones.light, tones.mid, .55), tones.mid, tones.line)
    wide = view.radius
    for k in range(5):
        turn = polar(rng.uniform(.95, 1.03), first + 90 + 144 * k)
        petal = rose_petal(rng).map(partial(_turned, view, turn))
        paint(group, petal, pale, pale=.2, veins=9, shade=.2, shade_edge=k % 2, vein_width=wide * .017,
              thick=wide * .026 + .6)
    for k in range(5):
        way = first + 36 + 72 * k
        spine = curve([view.point(0j), view.point(polar(.4, way + 4)), view.point(polar(.80, way - 5))])
        blade(group, spine, wide * .075, leaf, veins=0, peak=.3, power=1.4)
    urn = circle(view.point(0j), wide * .13, wide * .12)
    group.fill(urn, leaf.mid).clip(urn, Group().fill(circle(view.point(0j) + wide * (.05 + .05j), wide * .12),
                                                     leaf.deep))
    group.contour(urn, .9, 2.4, leaf.line, SHADE)


def hip(group: Group, pose: Pose, tones: Tones = HIP, leaf: Tones = ROSE_LEAF) -> None:
    """A ripe hip on its stalk at the origin, hanging or upright, with the withered calyx at its end."""
    for turn, bend in ((-34, -.4), (32, .4), (-8, .2), (12, -.1)):
        blade(group, pose.path(sprig((0, -58), 26, turn, bend)), 3.0 * pose.scale, leaf, veins=0, line_width=.8)
    body = pose.shape([(-3, 0, "c"), (-18, -12), (-22, -34), (-8, -58, "c"), (8, -58, "c"), (22, -34), (18, -12),
                       (3, 0, "c")])
    inside = Group().fill(pose.shape([(6, 4, "c"), (9, -30), (4, -62, "c"), (40, -62, "c"), (40, 4, "c")]), tones.deep)
    inside.fill(pose.shape([(-14, -16), (-16, -34), (-10, -46), (-9, -32)]), tones.light)
    group.silhouette(body).fill(body, tones.mid).clip(body, inside)
    group.contour(body, 1.0, 3.2, tones.line, SHADE)
    group.fill(pressed(pose.curve([(-9, -57), (0, -54), (9, -57)]), 1, 2.4), tones.line)


def twig(group: Group, foot: complex, top: complex, lean: float, first: float = 6, last: float = 4,
         tones: Tones = BRIAR) -> Path:
    """A short stalk between two points, bent by `lean`, for a flower or a hip."""
    way = (top - foot) * 1j
    spine = curve([foot, mix(foot, top, .5) + way * lean, top])
    stalk(group, spine, first, last, tones)
    return spine


def on_twig(spine: Path, scale: float = 1.0, turn: float = 0) -> Pose:
    """The pose of an object on the end of `spine`."""
    return Pose(spine.end, scale, angle(spine.tangent(1.0)) + 90 + turn)


def foliage(group: Group, room: Room, wishes: Iterable[tuple[Path, float, float, int]],
            tones: Sequence[Tones] = (ROSE_LEAF, ROSE_LEAF_COOL), stem: Tones = BRIAR) -> None:
    """Leaves in `tones` in turn, if there is room: `wishes` are (stem, share, length, pairs of leaflets)."""
    for i, (spine, share, length, pairs) in enumerate(wishes):
        found = room.fit(spine, share, length)
        if found:
            at, size, turn, side = found
            rose_leaf(group, at, size, turn, side * .16, pairs, tones[i % len(tones)], stem,
                      roll=(.8, 0, .6, 0, 0)[i % 5])
