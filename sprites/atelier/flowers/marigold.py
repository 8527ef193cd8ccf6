"""Pot marigold (Calendula officinalis): bud, cup of bracts, ring of fruits, leaf, stem; `marigold_head` has the heads.

Three rows of strap-shaped rays of unequal length, each with three teeth at its end, around a dark disc that opens from
its rim inwards; two rows of narrow hairy bracts; leaves oblong, broadest towards the tip, entire, half clasping the
angular hairy stem; fruits curled into boats and rings, the outer ones spiny on their back.
"""
from __future__ import annotations

import math
from typing import Any

import numpy as np

from ..geometry import Path, circle, line, mix, polar
from ..line import SHADE, ends, taper
from ..organs import blade, paint, stalk
from ..plants import leaf_profile
from ..ribbons import Petal, between, edges, ribbon
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones

OUTER = Tones("#F3B45C", "#E0802A", "#B3561A", "#5E2410")
MIDDLE = Tones("#F7C470", "#EA9334", "#C46A1E", "#5E2410")
DISC = Tones("#E29A42", "#8A4A1C", "#4C2513", "#2A140C")
MARIGOLD_LEAF = Tones("#CBD59C", "#9CB378", "#688C5E", "#263F30")
FRUIT = Tones("#EBDDA4", "#C4AE68", "#8C7C44", "#3A331C")
GOLDEN = 137.508


def _upright(group: Group, pose: Pose, spine: Path, half: float, tones: Tones, edge: int) -> None:
    """One upright ray along `spine`, its outside paler in the middle."""
    left = [complex(spine.at(u) - 1j * spine.tangent(u) * half * w) for u, w in ((0, .5), (.5, 1), (.93, .92))]
    right = [complex(spine.at(u) + 1j * spine.tangent(u) * half * w) for u, w in ((0, .5), (.5, 1), (.93, .92))]
    tip, along, across = spine.end, complex(spine.tangent(1.0)), 1j * complex(spine.tangent(1.0)) * half
    rim = curve([left[-1], tip - across * .62, tip - across * .3 - along * 1.5, tip + along * 3,
                 tip + across * .3 - along * 1.5, tip + across * .62, right[-1]])
    petal = Petal(curve(left), curve(right), rim)
    paint(group, petal.map(pose.point), tones, pale=0, shade=.4, shade_edge=edge, veins=3, vein_width=1.7, thin=.8,
          thick=2.4, rim=.05)


def bracts(group: Group, pose: Pose, leaf: Tones = MARIGOLD_LEAF) -> None:
    """The cup of narrow hairy bracts under a head."""
    size = abs(pose.factor)
    body = pose.shape([(-9, 26, "c"), (-28, 12), (-38, -14, "c"), (0, -10), (38, -14, "c"), (28, 12), (9, 26, "c")])
    group.silhouette(body).fill(body, leaf.deep).contour(body, .8, 2.6, leaf.line, SHADE)
    for x in (-38, 38, -27, 27, -14, 15, 0):
        spine = pose.curve([(x * .3, 25), (x * .95, 4), (x * 1.16, -34 - (7 if abs(x) < 20 else 0))])
        blade(group, spine, 7.2 * size, leaf, veins=0, power=1.0)
        for u in (.3, .5, .7, .85):
            for side in (-1, 1):
                root, along = spine.at(u), spine.tangent(u)
                root += side * 1j * along * 4 * size
                group.fill(taper(line(root, root + (side * 1j + .5) * along * 7 * size), 1.0, .2), leaf.line)


def marigold_bud(group: Group, pose: Pose) -> None:
    """A round bud with the first rays visible."""
    for k, x in enumerate((-20, 20, -11, 11, 0)):
        _upright(group, pose, curve([(x * .5, -20), (x * 1.1, -44), (x * .7, -66 + abs(x) * .4)]), 7.5,
                 (OUTER, MIDDLE)[k % 2], k % 2)
    body = pose.shape([(-9, 22, "c"), (-26, 6), (-26, -22), (-14, -42, "c"), (14, -42, "c"), (26, -22), (26, 6),
                       (9, 22, "c")])
    group.silhouette(body).fill(body, MARIGOLD_LEAF.deep)
    for x in (-26, 26, -17, 17, -7, 7):
        spine = pose.curve([(x * .3, 22), (x * 1.08, -4), (x * .78, -50)])
        blade(group, spine, 7 * abs(pose.factor), MARIGOLD_LEAF, veins=0, power=1.0)


def marigold_fruits(group: Group, pose: Pose) -> None:
    """A ripe head: claw-shaped achenes, spiny on their back, around a ring of smaller ones."""
    bracts(group, pose)
    floor = pose.path(circle(-26j, 42, 31))
    group.silhouette(floor).fill(floor, FRUIT.line)
    for count, near, far, half, start in ((9, 24, 62, 9.4, 4), (6, 8, 31, 7.0, 30)):
        ways = (360 * k / count + start for k in range(count))
        for k, way in enumerate(sorted(ways, key=lambda w: math.sin(math.radians(w)))):
            _claw(group, pose, (near, far * (1, .93, .97)[k % 3]), half, way)
    hub = pose.path(circle(-26j, 7, 5.4))
    group.fill(hub, DISC.mid).stroke(hub, DISC.line, 1.4)


def _claw(group: Group, pose: Pose, reach: tuple[float, float], half: float, way: float) -> None:
    """An achene in the direction `way`, bent sideways: a lit flank, a keel, and spines along its back."""
    size, spots = abs(pose.factor), []
    for u in (0, .33, .66, 1):
        out = polar(reach[0] + (reach[1] - reach[0]) * u, way - 10 + 34 * u ** 2)
        spots.append(pose.point(complex(out.real, out.imag * .76 - 26)))
    spine = curve(spots)

    def width(v: Any) -> Any:
        return half * size * np.sin(np.pi * np.clip(np.asarray(v, float), 0, 1) ** 1.15) ** .8 + .5
    for v in np.linspace(.34, .86, 5):
        root, step = complex(spine.at(v)), complex(spine.tangent(v))
        spike = line(root - 1j * step * float(width(v)) * .6, root - 1j * step * (float(width(v)) + 6 * size))
        group.fill(taper(spike, 6 * size, 1), FRUIT.line).fill(taper(spike, 3.6 * size, .4), FRUIT.mid)
    body, (left, right) = ribbon(spine, width), edges(spine, width)
    dark = right if (1j * complex(spine.tangent(.5)) * np.conj(polar(1, SHADE))).real > 0 else left
    inside = Group().fill(body, FRUIT.mid).fill(between(spine, dark), FRUIT.deep)
    inside.fill(taper((left if dark is right else right).part(.12, .8), 5 * size, 1.4), FRUIT.light)
    inside.fill(taper(spine, 1.5 * size, .6, ends(.2, .3)), FRUIT.line)
    group.silhouette(body).clip(body, inside).contour(body, .9, 2.2, FRUIT.line, SHADE, 30)


def marigold_leaf(group: Group, spine: Path, width: float, tones: Tones = MARIGOLD_LEAF, roll: float = 0) -> None:
    """An oblong leaf, broadest near its blunt tip, with its foot half around the stem."""
    along = complex(spine.tangent(.02))
    for side in (-1, 1):
        ear = curve([spine.start - along * 4, spine.start + side * 1j * along * width * .34 - along * width * .10,
                     spine.start + side * 1j * along * width * .30 + along * width * .5])
        blade(group, ear, width * .16, tones, veins=0)
    blade(group, spine, width, tones, width * .92, veins=6, peak=.64, power=.62, roll=roll, line_width=1.1)
    _netted(group, spine, width, tones)


def _netted(group: Group, spine: Path, width: float, tones: Tones) -> None:
    half = leaf_profile(width * .92, .64, .02, .62)
    for side in (-1, 1):
        for u in np.linspace(.20, .80, 6):
            spots = [complex(spine.at(v) + side * 1j * spine.tangent(v) * half(v) * out)
                     for v, out in ((u - .01, .26), (u + .05, .52), (u + .15, .60))]
            group.fill(taper(curve(spots), 1.3, .4, ends(.3, .5)), tones.deep if side < 0 else tones.light)
        for u in np.linspace(.10, .94, int(spine.length() / 9)):
            along, rim = complex(spine.tangent(u)), complex(spine.at(u) + side * 1j * spine.tangent(u) * half(u))
            group.fill(taper(line(rim, rim + (side * 1j + .8) * along * 4.4), 1.1, .2), tones.line)


def marigold_stem(group: Group, spine: Path, first: float, last: float, tones: Tones = MARIGOLD_LEAF) -> None:
    """An angular hairy stem with a ridge along it."""
    for i in range(int(spine.length() / 8)):
        u, side = (i + .5) * 8 / spine.length(), 1 if i % 2 else -1
        along, half = complex(spine.tangent(u)), (first + (last - first) * u) / 2
        root = complex(spine.at(u)) + side * 1j * along * half
        group.fill(taper(line(root, root + (side * 1j + .3) * along * (6 + 2 * (i % 3))), 1.3, .2), tones.line)
    stalk(group, spine, first, last, tones)
    group.fill(taper(spine, 1.2, .8, ends(.05, .2)), tones.line)


def offshoot(spine: Path, share: float, to: complex) -> Path:
    """The spine of a branch that leaves `spine` at `share`, follows it and then turns to `to`."""
    root, along = complex(spine.at(share)), complex(spine.tangent(share))
    reach = abs(to - root)
    return curve([root, mix(root, to, .45) + along * reach * .12, to])
