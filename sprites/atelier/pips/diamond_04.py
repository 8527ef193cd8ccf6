"""Four of diamonds: the plant from above on its own shadow; ants walk to the first yellow, dew hangs on threads."""
from __future__ import annotations

from ..card import Card
from ..flowers.turned import View
from ..geometry import Path, polar
from ..growth.depth import dewy_thread, fallen_shade
from ..growth.sunflower import SUNFLOWER, SUNFLOWER_LEAF
from ..growth.sunflower_leaf import COOL_LEAF, droplet, leaf_angle, star_bud, sun_leaf
from ..line import keyline, taper
from ..pip_cards import calm, pip_card
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones, mix_ink

RAY, LEAF, COOL = calm("D", 4, SUNFLOWER, SUNFLOWER_LEAF, COOL_LEAF)
LOW = Tones(COOL.mid, mix_ink(COOL.mid, COOL.deep, .55), mix_ink(COOL.deep, COOL.line, .14), COOL.line)
MIDDLE = 300 + 556j
# The oldest leaves lie in pairs, a cross that the frame cuts off: spine, half widths, stalk, fold.
OLD = (([(300, 556), (302, 330), (318, 196), (380, 118), (592, 96)], 78, 66, .56, .5),
       ([(300, 556), (296, 790), (288, 930), (226, 1012), (30, 1052)], 72, 76, .56, 0),
       ([(300, 556), (170, 600), (60, 640), (-50, 742)], 104, 96, .24, 0),
       ([(300, 556), (430, 520), (550, 470), (664, 360)], 98, 104, .24, .55))
# Above them the leaves that turn by 137.5 degrees: number, length, breadth, whose tones.
YOUNGER = ((0, 306, .37), (1, 300, .36), (2, 286, .38), (3, 268, .38), (4, 262, .38), (5, 236, .38), (6, 212, .40),
           (7, 196, .40))
THREADS = (([(470, 112), (486, 250), (540, 424)], 11), ([(60, 690), (76, 860), (146, 1012)], 11))
DEW = ((470, 488, 8), (490, 470, 5), (352, 730, 7), (120, 660, 8), (104, 676, 5), (438, 100, 7))
ANTS = ((66, 652, 74), (108, 622, 80), (146, 616, 78), (206, 566, 60))
ANT = "#4A2A18"


def _leaf_at(k: int, reach: float) -> Path:
    way = leaf_angle(k, 22)
    out, across = polar(1, way), polar(1, way + 90)
    return curve([MIDDLE, MIDDLE + out * reach * .5 - across * 18, MIDDLE + out * reach + across * 22])


def _lit(tones: Tones, k: int) -> Tones:
    """The tones of the k-th leaf: the younger it is, the nearer to the light."""
    low, high = max(0, 3 - k) * .16, max(0, k - 3) * .13
    return Tones(tones.light, mix_ink(mix_ink(tones.mid, tones.deep, low), tones.light, high),
                 mix_ink(mix_ink(tones.deep, tones.line, low * .45), tones.mid, high * 1.2), tones.line)


def _ant(group: Group, pose: Pose) -> None:
    """An ant 22 long, seen from above, its head up."""
    for side in (-1, 1):
        for spots in ([(0, -2), (side * 6, -6), (side * 8, -12)], [(0, 0), (side * 8, 1), (side * 11, 5)],
                      [(0, 2), (side * 6, 6), (side * 8, 13)], [(0, -9), (side * 4, -14), (side * 8, -15)]):
            group.fill(taper(pose.curve(spots), 1.7, .9), ANT)
    for y, wide, high in ((-8, 3.2, 3.6), (-1, 2.4, 4), (8, 4.2, 6)):
        group.fill(pose.circle((0, y), wide, high), ANT)
    group.fill(pose.circle((-1.4, 6.4), 1.2, 2), RAY.mid)


def draw() -> Card:
    """The whole card."""
    growth, old = Group(), Group()
    for spots, left, right, stalk, roll in OLD:
        sun_leaf(old, curve(spots), left, LOW, right, stalk, roll, thick=11)
    growth.trim(fallen_shade(old, LEAF.line, 34, .17)).add(keyline(old, .9, 4.2, LEAF.line))
    for k, reach, breadth in YOUNGER:
        leaf = Group()
        sun_leaf(leaf, _leaf_at(k, reach), reach * breadth, _lit((LEAF, COOL)[k % 2], k), reach * breadth, .2,
                 .55 if k in (1, 4) else 0)
        growth.trim(fallen_shade(leaf, LEAF.line, 18 - k, .24)).add(keyline(leaf, .9, 4.0, LEAF.line))
    bud = Group()
    star_bud(bud, View(MIDDLE, 150, 84, 0, 10), RAY, LEAF)
    growth.trim(fallen_shade(bud, LEAF.line, 17, .30)).add(keyline(bud, 1.0, 6.0, LEAF.line))
    for spots, count in THREADS:
        dewy_thread(growth, curve(spots), LEAF.line, LEAF, count, 6)
    for x, y, size in DEW:
        droplet(growth, (x, y), size, LEAF)
    for x, y, turn in ANTS:
        _ant(growth, Pose((x, y), 1.05, turn))
    return pip_card("D", 4, growth)
