"""Pot marigold (Calendula officinalis): the head aslant, the head that shuts at evening, bud, ring of fruits, leaf.

Three rows of strap-shaped rays of unequal length, each with three teeth at its end, round a dark disc that opens from
its rim inwards; two rows of narrow hairy bracts; leaves oblong, broadest towards the tip, entire, half clasping the
angular hairy stem; fruits curled into boats and rings, the outer ones spiny on their back.
"""
from __future__ import annotations

import math

import numpy as np

from .. import palette as pal
from ..geometry import Path, circle, line, mix, polar
from ..line import SHADE, ends, taper
from ..organs import blade, paint, stalk
from ..plants import cast_shadow
from ..ribbons import Petal, bud_profile, ribbon
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones
from .turned import View

OUTER = Tones("#F3B45C", "#E0802A", "#B3561A", "#5E2410")
MIDDLE = Tones("#F7C470", "#EA9334", "#C46A1E", "#5E2410")
INNER = Tones("#FAD488", "#F0A848", "#CF7E24", "#5E2410")
DISC = Tones("#E29A42", "#8A4A1C", "#4C2513", "#2A140C")
MARIGOLD_LEAF = Tones("#CBD59C", "#9CB378", "#688C5E", "#263F30")
FRUIT = Tones("#DDCF92", "#B4A662", "#7E7A44", "#35321C")
# rays, length, half-width of the three rows, outermost first
ROWS = ((29, 1.0, .124, OUTER), (24, .83, .112, MIDDLE), (19, .64, .102, INNER))
# rays, length, spread in degrees, half-width of the rows of a head that has half shut, farthest first
EVENING = ((9, 132, 40, 10.5, OUTER), (8, 140, 34, 11, MIDDLE), (9, 124, 52, 11, OUTER), (7, 108, 36, 12, MIDDLE),
           (4, 84, 20, 12, INNER))
GOLDEN = 137.508


def strap(half: float, foot: float, lean: float = 0) -> Petal:
    """A ray of length 1 pointing up, its foot `foot` out: parallel sides, three teeth at the end."""
    w = half
    left = curve([(-w * .4, -foot), (-w * .96, -.60), (-w, -.93 + lean)])
    right = curve([(w * .4, -foot), (w * .96, -.60), (w, -.93 - lean)])
    rim = curve([left.end, (-w * .72, -.985 + lean * .5), (-w * .36, -.978), (0, -1.02), (w * .36, -.978),
                 (w * .72, -.985 - lean * .5), right.end])
    return Petal(left, right, rim)


def marigold_head(group: Group, view: View, seed: int = 1) -> None:
    """A head looked into from aslant: three rows of rays, no two of a length, the rim closed all round."""
    rng = np.random.default_rng(seed)
    under = view.path(circle(0, .8))
    group.silhouette(under).fill(under, OUTER.deep)
    for row, (count, length, half, tones) in enumerate(ROWS):
        ways = sorted((360 * (k + .5 * (row % 2)) / count + rng.uniform(-1.6, 1.6) for k in range(count)),
                      key=lambda way: math.sin(math.radians(way)))
        laid = []
        for way in ways:
            turn, sway = polar(length * rng.uniform(.91, 1.04), way + 90), rng.uniform(-.18, .18)
            flat = strap(half * rng.uniform(.92, 1.1), .24, rng.uniform(-.02, .02))
            laid.append(_put(view, flat, turn, sway))
        outlines = [petal.outline() for petal in laid]
        for k, petal in enumerate(laid):
            lip = (.1, .8, .06) if rng.uniform() < .22 else None
            paint(group, petal, tones, pale=.0, shade=.34, shade_edge=k % 2, veins=3, vein_width=view.radius * .012,
                  reach=.9, thin=.8, thick=view.radius * .014 + .5, rim=.03, lip=lip)
            for later in outlines[k + 1:k + 7]:
                cast_shadow(group, outlines[k], later, polar(view.radius * .022, SHADE), tones.deep, .8)
            group.contour(outlines[k], .8, view.radius * .014 + .5, tones.line, SHADE, 30)
        group.fill(view.path(circle(0, length * .62)), tones.deep, .35)
    _disc(group, view)


def _put(view: View, flat: Petal, turn: complex, sway: float) -> Petal:
    return flat.map(lambda z: view.point(turn * (z + sway * z.imag * z.imag)))


def _disc(group: Group, view: View) -> None:
    """The dark disc, raised: closed florets in spirals, the outer ones open and golden."""
    lift = polar(1, view.turn) * -1j * view.radius * math.cos(math.radians(view.rise)) * .10
    group.fill(view.path(circle(0, .40)), OUTER.line, .55)
    dome = view.path(circle(0, .335)).map(lambda z: z + lift)
    group.fill(dome, DISC.deep).stroke(dome, DISC.line, 1.6)
    spots = []
    for k in range(120):
        reach = .325 * math.sqrt((k + .5) / 120)
        spots.append((view.point(polar(reach, GOLDEN * k)) + lift * (1.1 - .5 * (reach / .325) ** 2), reach))
    for at, reach in sorted(spots, key=lambda item: item[0].imag):
        open_ = reach > .24
        size = view.radius * (.026 if open_ else .019)
        group.fill(circle(at, size * 1.25), DISC.line).fill(circle(at, size), DISC.light if open_ else DISC.mid)
        if open_:
            group.fill(circle(at + size * .2, size * .42), DISC.mid)


def _inwards(count: int) -> list[int]:
    """The numbers below `count`, the outermost first."""
    return sorted(range(count), key=lambda k: -abs(k - (count - 1) / 2))


def marigold_evening(group: Group, pose: Pose, seed: int = 4) -> None:
    """A head 170 high that has half shut for the night: the rays stand up, their tips lean in."""
    rng = np.random.default_rng(seed)
    for count, reach, spread, half, tones in EVENING:
        for k in _inwards(count):
            share = 2 * k / (count - 1) - 1 + rng.uniform(-.06, .06)
            length = reach * rng.uniform(.9, 1.06) * (1 - .10 * abs(share))
            out = polar(1, -90 + spread * share)
            root, tip = out * 20, out * length * .82 - 1j * length * .18 - share * 20
            _upright(group, pose, curve([root, out * length * .5 + share * 13, tip]), half, tones, k % 2)
    bracts(group, pose)


def _upright(group: Group, pose: Pose, spine: Path, half: float, tones: Tones, edge: int) -> None:
    """One standing ray along `spine`, its outside paler at the middle."""
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
    """A round bud, the rays just breaking out."""
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
    """A ripe head: boats and rings with spiny backs, curled inwards round the old disc."""
    bracts(group, pose)
    for ring, count, reach, size in ((0, 11, 42, .98), (1, 8, 25, .8)):
        ways = sorted((360 * k / count + 20 * ring for k in range(count)), key=lambda way: math.sin(math.radians(way)))
        for way in ways:
            at = polar(reach, way)
            curled_fruit(group, Pose(pose.point(complex(at.real, at.imag * .62 - 34 - 8 * ring)),
                                     abs(pose.factor) * size, way + pose.turn), FRUIT.mid, FRUIT.deep, .9, FRUIT.line)
    hub = pose.circle((0, -44), 13, 9)
    group.fill(hub, DISC.deep).stroke(hub, DISC.line, 1.2)


def curled_fruit(group: Group, pose: Pose, colour: str, shade: str, width: float = 1.2, ink: str = pal.INK) -> None:
    """A fruit of the marigold: a boat rolled into a ring, spiny on its back."""
    spine = curve([(2, 5), (9, 12), (2, 18), (-10, 14), (-17, 0), (-10, -14), (4, -17), (13, -10)])
    half = bud_profile(.9)
    body = pose.path(ribbon(spine, lambda u: 6.5 * half(u) + 1.2))
    for u in (.2, .32, .44, .56, .68, .8):
        root = spine.at(u)
        spike = pose.line(root, root * 1.62)
        group.stroke(spike, ink, 4.2 * width).stroke(spike, colour, 2.2 * width)
    group.silhouette(body).fill(body, colour)
    group.fill(pose.path(ribbon(spine, lambda u: -1.0 + 0 * u, lambda u: 6.0 * half(u) + 1)), shade)
    group.stroke(body, ink, width)


def marigold_leaf(group: Group, spine: Path, width: float, tones: Tones = MARIGOLD_LEAF, roll: float = 0) -> None:
    """An oblong leaf, broadest towards its blunt tip, its foot half round the stem."""
    along = complex(spine.tangent(.02))
    for side in (-1, 1):
        ear = curve([spine.start - along * 4, spine.start + side * 1j * along * width * .34 - along * width * .10,
                     spine.start + side * 1j * along * width * .30 + along * width * .5])
        blade(group, ear, width * .16, tones, veins=0)
    blade(group, spine, width, tones, width * .92, veins=6, peak=.64, power=.62, roll=roll, line_width=1.1)


def marigold_stem(group: Group, spine: Path, first: float, last: float, tones: Tones = MARIGOLD_LEAF) -> None:
    """An angular hairy stem: a ridge runs along it."""
    for i in range(int(spine.length() / 8)):
        u, side = (i + .5) * 8 / spine.length(), 1 if i % 2 else -1
        along, half = complex(spine.tangent(u)), (first + (last - first) * u) / 2
        root = complex(spine.at(u)) + side * 1j * along * half
        group.fill(taper(line(root, root + (side * 1j + .3) * along * (6 + 2 * (i % 3))), 1.3, .2), tones.line)
    stalk(group, spine, first, last, tones)
    group.fill(taper(spine, 1.2, .8, ends(.05, .2)), tones.line)


def offshoot(spine: Path, share: float, to: complex) -> Path:
    """The spine of a branch that leaves `spine` at `share`, goes along with it and turns to `to`."""
    root, along = complex(spine.at(share)), complex(spine.tangent(share))
    reach = abs(to - root)
    return curve([root, mix(root, to, .45) + along * reach * .12, to])
