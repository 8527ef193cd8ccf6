"""The ground of the oval on which the tricks are played: darker than the cloth, with one flower tone on tone."""
from __future__ import annotations

from ..flowers.turned import View
from ..frame import tendril_line
from ..geometry import Path, Point, angle, circle, pair
from ..growth.rose import rose_open
from ..line import taper
from ..plants import sprout
from ..ribbons import brush, bud_profile, ribbon
from ..svg import Group, document
from ..tones import Tones
from .rim import BAND, HALF, HIGH, MIDDLE, WIDE

GROUND = "#16372F"
PETAL = Tones("#26584B", "#1F4A3F", "#1A4037", "#34705F")
HEART = Tones("#34705F", "#2B6153", "#22504A", "#1A4037")
SHADE = ('<defs><radialGradient id="hollow" cx="50%" cy="50%" r="50%"><stop offset=".62" stop-color="#0C221D" '
         'stop-opacity="0"/><stop offset="1" stop-color="#0C221D" stop-opacity=".5"/></radialGradient></defs>')
# points, direction and radius of the curl, width of the foot, side of the curl: to the right of the flower
WHIPS: tuple[tuple[tuple[Point, ...], float, float, float, int], ...] = (
    (((120, 20), (220, 60), (330, 30), (420, -30)), -30, 34, 13, 1),
    (((110, 30), (190, 110), (300, 120), (390, 84)), -40, 26, 11, -1),
    (((110, -20), (190, -70), (280, -90), (350, -60)), 40, 26, 10, 1),
)


def tapis() -> str:
    """The inside of the oval, to be dyed with the cloth."""
    group = Group().fill(circle(MIDDLE, HALF[0], HALF[1]), GROUND, .66)
    group.fill(circle(MIDDLE, HALF[0] - BAND / 2, HALF[1] - BAND / 2), "url(#hollow)")
    growth = Group()
    for points, degrees, radius, width, turn in WHIPS:
        _whip(growth, tendril_line(points, degrees, radius, 1.1, turn), width)
    for mirror in (1, -1):
        group.add(growth, f'transform="translate({MIDDLE.real} {MIDDLE.imag}) scale({mirror} 1)"')
    flower = Group()
    rose_open(flower, View(MIDDLE + 26j, 236, 44, .34), PETAL, -84, 5, HEART)
    group.raw('<g opacity=".8">').add(flower).raw("</g>")
    return document(group, WIDE, HIGH, SHADE)


def _whip(group: Group, stem: Path, width: float) -> None:
    group.fill(brush(stem, width, "branch"), PETAL.light)
    half = bud_profile(.72, 1.1)
    for k, u in enumerate((.2, .36, .52, .66)):
        side = 1 if k % 2 else -1
        spine = sprout(66 * (1 - .4 * u), side * .17, pair(stem.at(u)), angle(stem.tangent(u)) + 90 + side * 52)
        group.fill(ribbon(spine, lambda t, w=15 * (1 - .4 * u): w * half(t)), PETAL.light)  # type: ignore[misc]
        group.fill(taper(spine.part(.05, .86), 2.6, .4), PETAL.deep)
