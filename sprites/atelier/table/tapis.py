"""The ground of the oval on which the tricks are played: darker than the cloth, with one flower in the same tone."""
from __future__ import annotations

import math

from ..cup import laid
from ..flowers.turned import View
from ..frame import tendril_line
from ..geometry import Path, Point, angle, pair, polar
from ..line import ends, keyline, taper
from ..plants import sprout
from ..ribbons import Petal, Profile, brush, bud_profile, ribbon
from ..splines import curve
from ..svg import Group, document
from ..tones import Tones
from .rim import BAND, HIGH, MIDDLE, WIDE, oval

GROUND = "#15362E"
PETAL = Tones("#28594C", "#1F4B40", "#1A4238", "#34705F")
SHADE = ('<defs><radialGradient id="hollow" cx="50%" cy="50%" r="50%"><stop offset=".62" stop-color="#0C221D" '
         'stop-opacity="0"/><stop offset="1" stop-color="#0C221D" stop-opacity=".5"/></radialGradient></defs>')
VIEW = View(MIDDLE + 44j, 282, 36, .22, 0, 1.8)
# petals in a ring, direction of the first, length, half-width, sideways bend
RINGS = ((10, -72, 1.0, .25, 0), (8, -90, .78, .24, .06), (6, -60, .52, .20, -.05))
# points, direction and radius of the curl, width of the foot, side of the curl: to the right of the flower
WHIPS: tuple[tuple[tuple[Point, ...], float, float, float, int], ...] = (
    (((120, 96), (230, 118), (330, 60), (440, 30)), -8, 30, 13, -1),
    (((150, 112), (230, 172), (320, 176), (386, 146)), -34, 22, 10, -1),
    (((250, 112), (330, 10), (380, -60), (330, -120)), 200, 30, 11, -1),
)


def tapis() -> str:
    """The inside of the oval, which takes the colour of the cloth."""
    group = Group().fill(oval(0), GROUND, .66).fill(oval(-BAND / 2), "url(#hollow)")
    growth = Group()
    for points, degrees, radius, width, turn in WHIPS:
        _whip(growth, tendril_line(points, degrees, radius, 1.1, turn), width)
    for mirror in (1, -1):
        group.add(growth, f'opacity=".8" transform="translate({MIDDLE.real} {MIDDLE.imag}) scale({mirror} 1)"')
    return document(group.raw('<g opacity=".8">').add(_flower()).raw("</g>"), WIDE, HIGH, SHADE)


def _flower() -> Group:
    """A wide flower from the front: three rings of petals around a crown of stamens."""
    group = Group()
    for count, first, reach, half, sway in RINGS:
        ways = sorted((first + 360 * k / count for k in range(count)), key=lambda way: math.sin(math.radians(way)))
        for way in ways:
            one = Group()
            _petal(one, laid(VIEW, _pointed(half / reach), way, reach, sway))
            group.add(keyline(one, 1.1, 3.6, PETAL.line))
    stamens = Group()
    for k in range(17):
        end = VIEW.point(polar(.2 + .04 * (k % 2), 360 / 17 * k)) - 16j
        stamens.fill(taper(Path([(VIEW.point(0j),) * 2 + (end,) * 2]), 2.4, 1.6), PETAL.line)
        stamens.fill(brush(Path([(end - 4,) * 2 + (end + 4,) * 2]), 8), PETAL.line)
    return group.add(stamens)


def _pointed(half: float) -> Petal:
    """A petal of length 1 that ends in a point."""
    left, right = (curve([(way * .03, 0), (way * half * .62, -.26), (way * half, -.60), (way * half * .58, -.86),
                          (0, -1)]) for way in (-1, 1))
    return Petal(left, right)


def _petal(group: Group, petal: Petal) -> None:
    outline = petal.outline()
    inside = Group().fill(outline, PETAL.mid).fill(petal.side(1, .62), PETAL.deep)
    for across, last in ((.5, .9), (.3, .74), (.7, .74)):
        inside.fill(taper(petal.vein(across, .12, last), 2.6, .6, ends(.3, .6)), PETAL.light)
    group.silhouette(outline).clip(outline, inside)


def _bud(width: float) -> Profile:
    half = bud_profile(.72, 1.1)
    return lambda t: width * half(t)


def _whip(group: Group, stem: Path, width: float) -> None:
    """A stem with a curled end and alternate leaves."""
    group.fill(brush(stem, width, "branch"), PETAL.light)
    for k, u in enumerate((.22, .36, .50, .64)):
        side, size = 1 if k % 2 else -1, 1 - .4 * u
        spine = sprout(78 * size, side * .17, pair(stem.at(u)), angle(stem.tangent(u)) + 90 + side * 50)
        group.fill(ribbon(spine, _bud(19 * size)), PETAL.light)
        group.fill(taper(spine.part(.05, .86), 2.6, .4), PETAL.deep)
