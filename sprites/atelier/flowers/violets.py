"""Wood violet (Viola reichenbachiana): the flower from any side, its bud, the open capsule, the heart-shaped leaf.

Five narrow petals: two upper, two at the sides, one below with a white patch and dark veins, which ends behind in a
dark spur; five pointed sepals; the stalk is bent over at its top; stipules are fringed.
"""
from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..geometry import Path, Point, point, polar, smooth
from ..line import SHADE, combed, ends, taper
from ..organs import blade, sprig
from ..plants import cast_shadow, ragged
from ..ribbons import Petal, clip01, ribbon
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones, mix_ink
from .round_leaf import round_leaf

VIOLET = Tones("#BBA9E0", "#7E69BC", "#544291", "#281C50")
# petal -> the edge that rolls over, the shares along at which it begins and ends, its depth
TURNED = {0: (0, .42, .98, .26), 1: (1, .50, 1.0, .22), 2: (1, .36, .92, .28), 3: (0, .34, .90, .26)}
SPUR = Tones("#8F78BE", "#5D4896", "#3E2E70", "#221746")
VIOLET_LEAF = Tones("#B7CB85", "#7FA364", "#4F7B54", "#1F3D30")
VIOLET_COOL = Tones("#A5C094", "#6B9670", "#43705C", "#1B3830")
HUSK = Tones("#E6D9A4", "#BFA970", "#8A744A", "#40341E")
BLADE = ((-180, 16), (-170, 56), (-152, 88), (-122, 99), (-90, 93), (-62, 90), (-32, 99), (-9, 122), (0, 130),
         (9, 122), (32, 99), (62, 90), (90, 93), (122, 99), (152, 88), (170, 56), (180, 16))
VEINS = ((-140, 82), (-96, 84), (-46, 88), (0, 124), (46, 88), (96, 84), (140, 82))
# direction, length, half-width, height towards the viewer at the middle and at the tip, ripple of its edge
PETALS = ((-136, 1.0, .32, .10, -.30, .03), (-82, 1.02, .34, .12, -.24, -.03), (158, 1.0, .32, .16, .10, .05),
          (34, 1.02, .36, .26, .16, -.05), (93, 1.12, .45, .24, .30, .04))
LARGE = 150  # the size from which a flower has forked veins and a hatch
SWAY: dict[float, float] = {158: -.16, 34: .14, -82: .06, -136: -.06}  # the sideways bend of a petal
BLOOM = ((-118, 62), (-70, 60), (-24, 72), (24, 72), (70, 60), (118, 62))


@dataclass(frozen=True, slots=True)
class Violet:
    """A flower of `size` at `at`, turned in its plane, then sideways by `yaw` and upwards by `pitch` degrees."""
    at: Point
    size: float
    turn: float = 0
    yaw: float = 0
    pitch: float = 0

    def point(self, z: complex, up: float = 0) -> complex:
        """The projection of the point `z` of the flat flower, raised by `up` towards the eye."""
        yaw, pitch = math.radians(self.yaw), math.radians(self.pitch)
        x, deep = z.real * math.cos(yaw) + up * math.sin(yaw), up * math.cos(yaw) - z.real * math.sin(yaw)
        y = z.imag * math.cos(pitch) - deep * math.sin(pitch)
        return point(self.at) + polar(self.size, self.turn) * complex(x, y)

    def petal(self, way: float, length: float, half: float, middle: float, tip: float, ripple: float) -> Petal:
        """A petal raised towards the viewer by `middle` half-way and by `tip` at its end, with a rippled edge."""
        turn, sway = polar(length, way + 90), SWAY.get(way, 0)

        def put(z: complex) -> complex:
            r = min(1.0, abs(z))
            up = 4 * middle * r * (1 - r) + tip * r * r + ripple * math.sin(9 * r) * z.real / half
            return self.point(turn * (z + sway * z.imag * z.imag), up)
        return _egg(half, way == 93).map(put)


def _egg(half: float, notched: bool) -> Petal:
    """A petal of length 1 pointing up: a claw, then a full egg with an uneven rim; the lowest is notched."""
    w, left, right = half, (-half * .98, -.70), (half, -.66)
    crown = ([(-.74, -.90), (-.30, -.99), (.02, -.95), (.34, -1.0), (.80, -.87)] if notched else
             [(-.85, -.87), (-.40, -.99), (-.02, -.982), (.36, -1.0), (.82, -.85)])
    rim = [left, *((w * x, y) for x, y in crown), right]
    return Petal(curve([(-.06, 0), (-w * .44, -.20), (-w * .86, -.44), left]),
                 curve([(.06, 0), (w * .40, -.18), (w * .88, -.42), right]), curve(rim))


def violet(group: Group, flower: Violet, tones: Tones = VIOLET) -> None:
    """A flower with its spur and sepals."""
    size = flower.size
    _calyx(group, flower)
    _spur(group, flower)
    petals = [flower.petal(*petal) for petal in PETALS]
    outlines = [petal.outline() for petal in petals]
    for i, petal in enumerate(petals):
        _blade(group, petal, outlines[i], i, size, tones)
        _throat(group, petal, outlines[i], i, size, tones)
        if i in TURNED:
            _turned_edge(group, petal, outlines[i], TURNED[i], size, tones)
        for later in outlines[i + 1:]:
            cast_shadow(group, outlines[i], later, polar(size * .045, SHADE), tones.deep, .8)
        group.contour(outlines[i], .9, size * .018 + .8, tones.line, SHADE, 30)
    _cone(group, flower, tones)


def _cone(group: Group, flower: Violet, tones: Tones) -> None:
    pose = Pose(flower.point(-.01j, .04), flower.size / 100, flower.turn)
    cone = pose.shape([(-6, -3, "c"), (0, -6), (6, -3, "c"), (4.4, 4), (0, 8, "c"), (-4.4, 4)])
    shade = pose.shape([(1, -8), (2, 2), (0, 9), (12, 6), (12, -8)])
    group.fill(cone, "#E7A33A").clip(cone, Group().fill(shade, "#B9692A"))
    group.stroke(cone, tones.line, 1).fill(pose.circle((0, 6), 2.2, 3), "#CBD79A")


def _blade(group: Group, petal: Petal, outline: Path, which: int, size: float, tones: Tones) -> None:
    lit, dark = mix_ink(tones.mid, tones.light, .42), 1 if which != 2 else 0
    sign = -1 if dark else 1
    inside = Group().fill(outline, tones.mid)
    t = np.linspace(.40, .94, 14)
    wide = .24 * np.sin(np.pi * (t - .38) / .58) ** .7
    middle = .40 + .20 * (1 - dark) + .05 * np.sin(8 * t + which)
    rim = np.concatenate([petal.point(middle - wide, t), petal.point(middle + wide, t)[::-1]])
    inside.fill(smooth(rim).close(), lit)
    inside.fill(petal.side(dark, lambda t: dark + sign * .30 * np.sin(np.pi * clip01(t) ** .8) ** .8), tones.deep)
    if size > LARGE:
        combed(inside, petal.point, tones.line, 5, width=size * .009 + .3, reach=.26, edge=dark, first=.32)
    for across in (.14, .32, .50, .68, .86) if size > LARGE else (.3, .5, .7):
        out = (across - .5) * 1.15 + .5
        inside.fill(taper(petal.vein(across, .10, .66, out), size * .016 + .3, .5, ends(.2, .6)),
                    tones.deep)
        for fork in (-.07, .07) if size > LARGE else ():
            twig = petal.vein((across + out) / 2, .46, .90, out + fork)
            inside.fill(taper(twig, size * .010 + .3, .2, ends(.3, .7)), tones.deep)
    group.silhouette(outline).clip(outline, inside)


def _turned_edge(group: Group, petal: Petal, outline: Path, where: tuple[float, float, float, float], size: float,
                 tones: Tones) -> None:
    """A stretch of an edge, across 0 or 1, that rolls over between two shares along and shows its pale back."""
    edge, first, last, deep = where
    sign = -1 if edge else 1

    def fold(t: Any, depth: float = deep) -> Any:
        return edge + sign * depth * np.sin(np.pi * np.clip((t - first) / (last - first), 0, 1)) ** .9
    inside = Group().fill(petal.side(edge, lambda t: fold(t, deep * 1.45), first, last), tones.deep)
    inside.fill(petal.side(edge, fold, first, last), tones.light)
    t = np.linspace(first, last, 12)
    line_in = curve([complex(z) for z in petal.point(fold(t), t)])
    for share in (.3, .5, .7) if size > LARGE else ():
        u = first + (last - first) * share
        rib = smooth(petal.point(np.linspace(edge, float(fold(u)), 4), np.linspace(u, u - .05, 4)))
        inside.fill(taper(rib, size * .010 + .3, .2), tones.mid)
    group.clip(outline, inside.fill(taper(line_in, size * .020 + .6, .6, ends(.2, .4)), tones.line))


def _calyx(group: Group, flower: Violet) -> None:
    for way, reach in ((-104, .44), (-60, .46), (215, .40), (20, .40), (60, .36), (140, .34)):
        spine = curve([flower.point(polar(.07, way), -.40), flower.point(polar(.15, way), -.24),
                       flower.point(polar(reach, way + 6), -.06)])
        blade(group, spine, flower.size * .056, VIOLET_LEAF, veins=0, power=1.1)


def _spur(group: Group, flower: Violet) -> None:
    spine = curve([flower.point(.06j, -.06), flower.point(.05j, -.46), flower.point(0j, -.90)])
    if spine.length() < flower.size * .10:
        return
    size = flower.size

    def half(u: Any) -> Any:
        u = np.asarray(u)
        return size * (.125 - .055 * u + .02 * u * u) * np.sqrt(np.clip(1.02 - u ** 8, 0, 1))
    shape = ribbon(spine, half)
    inside = Group().fill(shape, SPUR.mid).fill(shape.map(lambda z: z + polar(size * .075, SHADE)), SPUR.deep)
    gleam = smooth(spine.at(np.linspace(.3, .92, 9)) - 1j * spine.tangent(.5) * size * .035)
    inside.fill(taper(gleam, size * .03, size * .02, ends(.4, .4)), SPUR.light)
    group.silhouette(shape).clip(shape, inside).contour(shape, .9, 2.6, SPUR.line, SHADE)


def _throat(group: Group, petal: Petal, outline: Path, which: int, size: float, tones: Tones) -> None:
    inside = Group()
    if which == 4:
        inside.fill(petal.zone(0, ragged(.62, 7, .12), n=70), tones.light)
        inside.fill(petal.zone(0, ragged(.52, 7, .12), n=70), "#F7F1F4")
        for across in (.20, .32, .42, .5, .58, .68, .80):
            long = .78 if abs(across - .5) < .2 else .6
            inside.fill(taper(petal.vein(across, .06, long, .5 + (across - .5) * 1.15), size * .028 + .4, .4),
                        tones.line)
    elif which > 1:
        inside.fill(petal.zone(0, ragged(.30, 5, .10), n=50), "#F2EAF2")
        for across in (.3, .42, .54, .66, .78):
            inside.fill(taper(petal.vein(across, .08, .44), size * .024 + .4, .3), tones.line)
    else:
        inside.fill(petal.zone(0, ragged(.34, 5, .12), n=50), tones.deep)
    group.clip(outline, inside)


def violet_bud(group: Group, pose: Pose) -> None:
    """A nodding bud about 80 long, hanging from the pose's origin."""
    body = pose.shape([(0, 0), (-12, 16), (-15, 44), (-4, 78), (2, 84, "c"), (12, 50), (13, 18)])
    inside = Group().fill(body, VIOLET.mid).fill(pose.shape([(4, -4), (6, 40), (2, 90), (40, 80), (40, 0)]),
                                                 VIOLET.deep)
    inside.fill(taper(pose.curve([(-4, 16), (-4, 44), (1, 82)]), 2.4, .8, ends()), VIOLET.line)
    group.silhouette(body).clip(body, inside).contour(body, .9, 2.6, VIOLET.line, SHADE)
    for x, y in ((-17, 40), (16, 38), (-5, 46), (7, 30), (-10, -12), (11, -12)):
        blade(group, pose.curve([(x * .3, 2), (x * .8, y * .5), (x, y)]), 5.4 * abs(pose.factor), VIOLET_LEAF, veins=0,
              line_width=.8)


def open_capsule(group: Group, pose: Pose) -> None:
    """A ripe capsule from above: three boat-shaped parts full of seeds."""
    for way in (0, 124, 238):
        boat = Pose(pose.at, pose.scale, pose.turn + way)
        shell = boat.shape([(0, 2, "c"), (-11, -18), (-9, -40), (0, -52, "c"), (9, -40), (11, -18)])
        inside = Group().fill(shell, HUSK.mid).fill(boat.shape([(2, 4), (4, -30), (0, -60), (30, -40), (30, 0)]),
                                                    HUSK.deep)
        for x, y in ((-3, -14), (3, -20), (-2, -28), (3, -35)):
            inside.fill(boat.circle((x, y), 4.2, 5), "#8C5F36").stroke(boat.circle((x, y), 4.2, 5), HUSK.line, .8)
        group.silhouette(shell).clip(shell, inside).contour(shell, .8, 2.2, HUSK.line, SHADE)


def violet_leaf(group: Group, pose: Pose, tones: Tones = VIOLET_LEAF) -> None:
    """A heart-shaped leaf with its stalk at the pose's origin."""
    round_leaf(group, pose, tones, BLADE, VEINS, 27, .055)
    for way, reach in BLOOM:  # the bloom around the stalk
        gleam = pose.curve([polar(14, way - 90), polar(reach * .55, way - 86), polar(reach, way - 90)])
        group.fill(taper(gleam, 20 * abs(pose.factor), 3, ends(.5, .6, 1)), tones.light, .5)
    for way in (-150, 150, 180):
        group.fill(taper(pose.line(0j, polar(11, way - 90)), 4, 1), tones.light)


def stipules(group: Group, at: complex, length: float, turn: float) -> None:
    """Narrow fringed stipules at the foot of a stalk."""
    for way in (-34, 30):
        spine = sprig(at, length, turn + way, .1)
        for u in (.3, .45, .6, .75):
            for side in (-1, 1):
                root = complex(spine.at(u))
                end = root + (side * 1j + .8) * complex(spine.tangent(u)) * length * .13
                group.fill(taper(curve([root, end]), 2, .6), VIOLET_LEAF.line)
        blade(group, spine, length * .09, VIOLET_COOL, veins=0, line_width=.8)
