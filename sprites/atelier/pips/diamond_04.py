"""Four of diamonds: the plant from above on its own shadow; ants walk to the first yellow, dew hangs in a web."""
from __future__ import annotations

from ..card import Card
from ..flowers.turned import View
from ..geometry import Path, polar
from ..growth.depth import fallen_shade
from ..growth.sunflower import SUNFLOWER, SUNFLOWER_LEAF
from ..growth.sunflower_leaf import COOL_LEAF, droplet, star_bud, sun_leaf
from ..growth.webs import wheel_web
from ..line import keyline, taper
from ..organs import blade
from ..pip_cards import calm, pip_card
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones, mix_ink

RAY, LEAF, COOL = calm("D", 4, SUNFLOWER, SUNFLOWER_LEAF, COOL_LEAF)
LOW = Tones(COOL.mid, mix_ink(COOL.mid, COOL.deep, .55), mix_ink(COOL.deep, COOL.line, .14), COOL.line)
MIDDLE = 305 + 546j
# The oldest leaves, far below, on long stalks that sway between the signs: spine, half widths, stalk, fold.
OLD = (([(308, 540), (352, 430), (330, 330), (284, 262), (288, 176), (352, 118), (440, 112), (548, 138)], 46, 48, .70,
        .4),
       ([(302, 552), (258, 662), (276, 760), (326, 836), (326, 930), (262, 992), (170, 1002), (62, 1028)], 44, 50, .70,
        0))
# ... the two large ones
LARGE = (([(300, 550), (216, 584), (146, 620), (56, 716)], 78, 74, .36, 0),
         ([(310, 540), (394, 506), (464, 474), (554, 376)], 76, 80, .36, .5))
# ... and those just below the bud: way, length, breadth, whose tones, fold.
YOUNGER = ((-132, 226, .30, 1, 0), (46, 232, .31, 0, .5), (-58, 196, .30, 0, 0), (116, 204, .31, 1, 0))
HUB, REACH = 502 + 742j, (60, 76)
ANCHORS = (((456, 724), (478, 722)), ((560, 702), (580, 690)), ((550, 806), (560, 832)))  # threads of the web
DEW = ((520, 448, 8), (496, 470, 5), (150, 664, 8), (132, 684, 5), (414, 108, 7))
ANTS = ((88, 686, 46), (120, 652, 50), (160, 618, 58), (212, 586, 66))
ANT = "#4A2A18"


def _leaf_at(way: float, reach: float) -> Path:
    out, across = polar(1, way), polar(1, way + 90)
    return curve([MIDDLE, MIDDLE + out * reach * .5 - across * 14, MIDDLE + out * reach + across * 18])


def _loose(group: Group, view: View) -> None:
    """The outer rays, which have begun to spread, each to a length of its own."""
    for k in range(13):
        way, far = 137.5 * k, (.84, .62, .74, .58, .68)[k % 5]
        spine = curve([view.point(polar(.38, way)), view.point(polar(far * .78, way + 4)),
                       view.point(polar(far, way + (16, -10, 4)[k % 3]))])
        blade(group, spine, view.radius * .07, RAY, veins=3, peak=.5, power=.8, line_width=1.1)


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
    growth = Group()
    for row, tones, fall, thick in ((OLD, LOW, 30, 13), (LARGE, COOL, 22, 11)):
        leaves = Group()
        for spots, left, right, stem, roll in row:
            sun_leaf(leaves, curve(spots), left, tones, right, stem, roll, thick=thick)
        growth.trim(fallen_shade(leaves, LEAF.line, fall, .18)).add(keyline(leaves, .9, 4.2, LEAF.line))
    web = Group()
    for thread in ANCHORS:
        web.fill(taper(curve(thread), 1.5, 1.3), LEAF.deep)
    crossings = wheel_web(web, HUB, REACH, LEAF.deep)
    for z in crossings[3::5]:
        droplet(web, z, 3.2, LEAF)
    growth.trim(web)
    for way, reach, breadth, cool, roll in YOUNGER:
        leaf = Group()
        sun_leaf(leaf, _leaf_at(way, reach), reach * breadth, (LEAF, COOL)[cool], reach * breadth, .40, roll)
        growth.trim(fallen_shade(leaf, LEAF.line, 15, .24)).add(keyline(leaf, .9, 4.0, LEAF.line))
    bud = Group()
    star_bud(bud, View(MIDDLE, 128, 84, 0, 10), RAY, LEAF)
    _loose(bud, View(MIDDLE, 128, 84, 0, 10))
    growth.trim(fallen_shade(bud, LEAF.line, 17, .30)).add(keyline(bud, 1.0, 5.0, LEAF.line))
    for x, y, size in DEW:
        droplet(growth, (x, y), size, LEAF)
    for x, y, turn in ANTS:
        _ant(growth, Pose((x, y), 1.05, turn))
    return pip_card("D", 4, growth)
