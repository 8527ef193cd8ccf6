"""Wood violet (Viola reichenbachiana): the flower turned any way, its bud, the open capsule, the heart-shaped leaf.

Five narrow petals: two upper, two at the sides, one below with a white patch and dark veins, which runs out behind into
a dark spur; five pointed sepals; the stalk is bent over at its top; stipules are fringed.
"""
from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..cup import tepal
from ..geometry import Path, Point, circle, mix, point, polar
from ..line import SHADE, ends, taper
from ..organs import blade, paint, sprig
from ..plants import cast_shadow, ragged
from ..ribbons import Petal, ribbon
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones
from .round_leaf import round_leaf

VIOLET = Tones("#BBA9E0", "#7E69BC", "#544291", "#281C50")
SPUR = Tones("#8F78BE", "#5D4896", "#3E2E70", "#221746")
VIOLET_LEAF = Tones("#B7CB85", "#7FA364", "#4F7B54", "#1F3D30")
VIOLET_COOL = Tones("#A5C094", "#6B9670", "#43705C", "#1B3830")
HUSK = Tones("#E6D9A4", "#BFA970", "#8A744A", "#40341E")
BLADE = ((-180, 16), (-170, 56), (-152, 88), (-122, 99), (-90, 93), (-62, 90), (-32, 99), (-9, 122), (0, 130),
         (9, 122), (32, 99), (62, 90), (90, 93), (122, 99), (152, 88), (170, 56), (180, 16))
VEINS = ((-140, 82), (-96, 84), (-46, 88), (0, 124), (46, 88), (96, 84), (140, 82))
# direction, length, half-width, how far the tip leans towards the eye: upper, side and lower petals
PETALS = ((-115, .98, .26, -.34), (-65, .98, .26, -.34), (150, .94, .24, .10), (30, .94, .24, .10),
          (90, 1.04, .40, .24))


@dataclass(frozen=True, slots=True)
class Violet:
    """A flower of `size` at `at`, turned in its plane, then sideways by `yaw` and upwards by `pitch` degrees."""
    at: Point
    size: float
    turn: float = 0
    yaw: float = 0
    pitch: float = 0

    def point(self, z: complex, up: float = 0) -> complex:
        """Where the point `z` of the flat flower is seen that stands `up` above it, towards the eye."""
        yaw, pitch = math.radians(self.yaw), math.radians(self.pitch)
        x, deep = z.real * math.cos(yaw) + up * math.sin(yaw), up * math.cos(yaw) - z.real * math.sin(yaw)
        y = z.imag * math.cos(pitch) - deep * math.sin(pitch)
        return point(self.at) + polar(self.size, self.turn) * complex(x, y)

    def petal(self, way: float, length: float, half: float, lean: float) -> Petal:
        """A petal that leans towards the eye by `lean` at its tip."""
        turn = polar(length, way + 90)
        shape = tepal(half / length, -.02 if way == 90 else .02, .68, .10)
        return shape.map(lambda z: self.point(turn * z, lean * abs(z) ** 1.6))


def violet(group: Group, flower: Violet, tones: Tones = VIOLET, seed: int = 1) -> None:
    """A flower with its spur and sepals."""
    size = flower.size
    for way, reach in ((-90, .40), (-28, .36), (208, .36), (58, .30), (122, .30)):
        tip = flower.point(polar(reach, way), -.16)
        blade(group, curve([flower.point(0j, -.12), mix(flower.point(0j, -.12), tip, .6) + 2, tip]), size * .05,
              VIOLET_LEAF, veins=0, power=1.2)
    _spur(group, flower)
    petals = [flower.petal(*petal) for petal in PETALS]
    outlines = [petal.outline() for petal in petals]
    look: dict[str, Any] = {"pale": 0, "veins": 7, "vein_width": size * .014 + .3, "reach": .9, "thin": .9,
                            "thick": size * .022 + .8, "hatch": 4, "rim": .05}
    for i, petal in enumerate(petals):
        paint(group, petal, tones, shade=.26, shade_edge=(0, 1, 0, 1, (seed % 2))[i],
              lip=((.1, .5, .10), None, None, (.5, .92, .10), (.12, .5, .08))[(i + seed) % 5], **look)
        _throat(group, petal, outlines[i], i, size, tones)
        for later in outlines[i + 1:]:
            cast_shadow(group, outlines[i], later, polar(size * .05, SHADE), tones.deep, .8)
        group.contour(outlines[i], .9, look["thick"], tones.line, SHADE, 30)
    eye = circle(flower.point(0j, .03), size * .062, size * .05)
    group.fill(eye, "#E9B13C").stroke(eye, tones.line, 1)


def _spur(group: Group, flower: Violet) -> None:
    """The dark spur behind, blunt and a little bent up."""
    spine = curve([flower.point(.04j, 0), flower.point(.02j, -.40), flower.point(-.05j, -.78)])
    if spine.length() < flower.size * .10:
        return
    shape = ribbon(spine, lambda u: flower.size * (.13 - .05 * np.asarray(u))
                   * np.sqrt(np.clip(1.02 - np.asarray(u) ** 6, 0, 1)))
    inside = Group().fill(shape, SPUR.mid).fill(shape.map(lambda z: z + polar(flower.size * .07, SHADE)), SPUR.deep)
    group.silhouette(shape).clip(shape, inside).contour(shape, .9, 2.6, SPUR.line, SHADE)


def _throat(group: Group, petal: Petal, outline: Path, which: int, size: float, tones: Tones) -> None:
    """The white patch and dark veins of the lower petal, the dark foot and the beard of those at the sides."""
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
    """A nodding bud about 80 long, hanging down from the pose's origin."""
    body = pose.shape([(0, 0), (-12, 16), (-15, 44), (-4, 78), (2, 84, "c"), (12, 50), (13, 18)])
    inside = Group().fill(body, VIOLET.mid).fill(pose.shape([(4, -4), (6, 40), (2, 90), (40, 80), (40, 0)]),
                                                 VIOLET.deep)
    inside.fill(taper(pose.curve([(-4, 16), (-4, 44), (1, 82)]), 2.4, .8, ends()), VIOLET.line)
    group.silhouette(body).clip(body, inside).contour(body, .9, 2.6, VIOLET.line, SHADE)
    for x, y in ((-17, 40), (16, 38), (-5, 46), (7, 30), (-10, -12), (11, -12)):
        blade(group, pose.curve([(x * .3, 2), (x * .8, y * .5), (x, y)]), 5.4 * abs(pose.factor), VIOLET_LEAF, veins=0,
              line_width=.8)


def open_capsule(group: Group, pose: Pose) -> None:
    """A ripe capsule seen from above: three boats full of seeds."""
    for way in (0, 124, 238):
        boat = Pose(pose.at, pose.scale, pose.turn + way)
        shell = boat.shape([(0, 2, "c"), (-11, -18), (-9, -40), (0, -52, "c"), (9, -40), (11, -18)])
        inside = Group().fill(shell, HUSK.mid).fill(boat.shape([(2, 4), (4, -30), (0, -60), (30, -40), (30, 0)]),
                                                    HUSK.deep)
        for x, y in ((-3, -14), (3, -20), (-2, -28), (3, -35)):
            inside.fill(boat.circle((x, y), 4.2, 5), "#8C5F36").stroke(boat.circle((x, y), 4.2, 5), HUSK.line, .8)
        group.silhouette(shell).clip(shell, inside).contour(shell, .8, 2.2, HUSK.line, SHADE)


def violet_leaf(group: Group, pose: Pose, tones: Tones = VIOLET_LEAF) -> None:
    """A heart-shaped leaf whose stalk joins at the pose's origin."""
    round_leaf(group, pose, tones, BLADE, VEINS, 27, .055)


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
