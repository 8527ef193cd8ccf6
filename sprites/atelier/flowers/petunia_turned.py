"""The petunia turned in space: from the front, from the side, from behind.

The flower is a funnel around an axis. `way` is the direction of its mouth on the page, `pitch` its angle towards the
viewer: 90 from the front, 0 from the side, below 0 from behind.
"""
from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from ..geometry import Path, point, polar, smooth
from ..line import SHADE, ends, taper
from ..ribbons import between
from ..splines import Pose
from ..svg import Group
from ..tones import Tones
from .petunia import OUTSIDE, PETUNIA, calyx, petunia_face, rim_line
from .turned import View

FOOT = -1.36  # the distance of the calyx behind the rim, in radii
# the outside from the calyx to the rim: distance from the axis, height along it
WALL = smooth([.085 + FOOT * 1j, .10 - 1.05j, .14 - .70j, .20 - .42j, .34 - .20j, .58 - .07j, .82 - .02j, 1.0 + .02j])


@dataclass(frozen=True, slots=True)
class Funnel(View):
    """A flower of `radius` with its rim around `at`; the points of the flat flower are mapped to its funnel."""
    way: float = -90
    pitch: float = 60
    first: float = -90

    def seen(self, far: float, degrees: float, high: float) -> complex:
        """The position on the page of the point `far` from the axis towards `degrees` and `high` along it."""
        tilt, along, out = math.radians(self.pitch), polar(1, self.way), polar(far, degrees)
        across = out.real * 1j * along - out.imag * math.sin(tilt) * along
        return point(self.at) + self.radius * (across + high * math.cos(tilt) * along)

    def point(self, z: complex) -> complex:
        """The position on the page of the point `z` of the flat flower.

        The heart is deep, and the middle of each lobe is bent back.
        """
        far, degrees = abs(z), math.degrees(math.atan2(z.imag, z.real))
        lobe = math.cos(math.radians(5 * (degrees - self.first)))
        return self.seen(far, degrees, -.50 + .60 * far ** .55 - (.06 + .045 * lobe) * far ** 3)

    def foot(self) -> complex:
        """The end of the stalk."""
        return self.seen(0, 0, FOOT)

    def wall(self, degrees: float, first: float = 0, last: float = 1) -> Path:
        """A line along the outside from the calyx to the rim."""
        spots = [complex(WALL.at(u)) for u in np.linspace(first, last, 12)]
        line = [self.seen(z.real, degrees, z.imag) for z in spots]
        if last == 1:
            line[-1] = self.point(polar(1, degrees))
        return smooth(line)


def petunia(group: Group, flower: Funnel, seed: int = 1, tones: Tones = PETUNIA) -> None:
    """A flower on its calyx, turned as `flower` defines."""
    cup = Pose(flower.seen(0, 0, FOOT - .02), flower.radius / 128, flower.way + 90)
    if flower.pitch < 0:
        _back(group, flower, seed)
        _throat_behind(group, flower)
        calyx(group, cup)
    else:
        if flower.pitch > 30:
            calyx(group, cup)
        if flower.pitch > 30:
            _flanks(group, flower, .86)
        petunia_face(group, flower, flower.first, seed, tones)
        if flower.pitch <= 30:
            _near_wall(group, flower, tones)
            calyx(group, cup)


def _flanks(group: Group, flower: Funnel, last: float) -> None:
    """The tube between its two flanks, up to the share `last` of the outside."""
    left, right = flower.wall(180, 0, last), flower.wall(0, 0, last)
    _tube(group, flower, between(left, right), [flower.wall(d, 0, last) for d in (40, 90, 140)])


def _throat_behind(group: Group, flower: Funnel) -> None:
    left, right, far = flower.wall(180, 0, .66), flower.wall(0, 0, .66), complex(WALL.at(.66))
    arc = [flower.seen(far.real, d, far.imag) for d in np.linspace(180, 0, 12)]
    other = [flower.seen(far.real, d, far.imag) for d in np.linspace(180, 360, 12)]
    onwards = polar(1, -flower.way)
    mouth = max(arc, other, key=lambda spots: float((spots[6] * onwards).real))
    shape = (left + smooth(mouth) + right.back()).close()
    _tube(group, flower, shape, [flower.wall(d, 0, .8) for d in (40, 90, 140)], edge=False)
    for flank in (left, right):
        group.fill(taper(flank, 1.4, flower.radius * .030, ends(.1, .5)), OUTSIDE.line)


def _tube(group: Group, flower: Funnel, shape: Path, ribs: list[Path], edge: bool = True) -> None:
    """A piece of the outside: pale, shaded on the far flank, its ribs, its `edge`."""
    along = polar(1, flower.way)
    dark = 1 if (1j * along * np.conj(polar(1, SHADE))).real > 0 else -1
    inside = Group().fill(shape, OUTSIDE.mid)
    inside.fill(shape.map(lambda z: z + dark * 1j * along * flower.radius * .16), OUTSIDE.deep)
    inside.fill(shape.map(lambda z: z - dark * 1j * along * flower.radius * .17), OUTSIDE.light)
    for rib in ribs:
        inside.fill(taper(rib, flower.radius * .020 + .8, flower.radius * .016 + .6, ends(.3, .3)), OUTSIDE.line)
    group.silhouette(shape).clip(shape, inside)
    if edge:
        group.contour(shape, .9, flower.radius * .014 + 1.2, OUTSIDE.line, SHADE, 40)


def _near_wall(group: Group, flower: Funnel, tones: Tones) -> None:
    ways = np.linspace(0, 180, 40)
    rim = smooth([flower.point(polar(1.0, float(d))) for d in ways])
    shape = (flower.wall(0) + rim + flower.wall(180).back()).close()
    _tube(group, flower, shape, [flower.wall(d) for d in (22, 54, 90, 126, 158)])
    roll = [.045 + .075 * abs(math.cos(math.radians(2.5 * (float(d) - flower.first)))) for d in ways]
    low = smooth([flower.point(polar(1.0, float(d))) - polar(flower.radius * r * math.sin(math.radians(float(d))) ** .5,
                                                               flower.way) for d, r in zip(ways, roll, strict=True)])
    lip = between(rim, low)
    group.fill(lip, tones.mid).fill(between(rim.part(.62, 1), low.part(.62, 1)), tones.deep)
    group.stroke(lip, tones.line, 1.1)
    group.fill(taper(low, 1.6, 1.6, ends(.1, .1)), tones.line)


def _back(group: Group, flower: Funnel, seed: int) -> None:
    rim, size = rim_line(flower, flower.first, seed), flower.radius
    inside = Group().fill(rim, OUTSIDE.mid)
    for k in range(5):
        way = flower.first + 72 * k
        fold = [flower.point(polar(r, way + 36 + d)) for r, d in ((.2, -5), (.6, -8), (1.2, -13), (1.2, 8), (.6, 3))]
        inside.fill(smooth(fold, True), OUTSIDE.deep)
        star = [flower.point(polar(r, way + d)) for r, d in ((.16, -14), (.6, -8), (1.15, -12), (1.15, 12), (.6, 8),
                                                             (.16, 14))]
        inside.fill(smooth(star, True), OUTSIDE.light)
        for off in (-24, -15, -5, 5, 15, 24):
            vein = smooth([flower.point(polar(r, way + off * (.7 + .3 * r))) for r in (.2, .5, .75, .95)])
            inside.fill(taper(vein, size * .018 + .4, .3), OUTSIDE.line)
        crease = smooth([flower.point(polar(r, way + 36)) for r in (1, .7, .4, .15)])
        inside.fill(taper(crease, size * .04, .6), OUTSIDE.line)
    foot = flower.seen(.0, 0, -.45)
    shade = smooth([foot + polar(size * .30, d) + polar(size * .10, SHADE) for d in range(0, 360, 30)], True)
    inside.fill(shade, OUTSIDE.line, .4)
    group.silhouette(rim).clip(rim, inside).contour(rim, .9, size * .022 + 1.4, OUTSIDE.line, SHADE, 40)
