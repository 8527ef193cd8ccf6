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
MIDDLE = 305 + 536j
# The oldest leaves, far below: a cross, two of them cut off by the frame: spine, half widths, stalk, fold.
OLD = (([(304, 540), (300, 330), (306, 190), (360, 108), (560, 84)], 66, 58, .60, .5),
       ([(304, 540), (308, 800), (304, 926), (244, 1000), (56, 1010)], 54, 58, .64, 0))
# ... the two large ones on long stalks
LARGE = (([(300, 540), (210, 580), (140, 610), (30, 690)], 92, 84, .40, 0),
         ([(310, 532), (400, 500), (470, 470), (580, 386)], 86, 94, .40, .5))
# ... and those just below the bud: way, length, breadth, whose tones, fold.
YOUNGER = ((-128, 236, .30, 1, 0), (44, 240, .31, 0, .5), (-62, 200, .30, 0, 0), (112, 204, .31, 1, 0))
HUB, REACH = 502 + 742j, (60, 76)
DEW = ((520, 448, 8), (496, 470, 5), (120, 650, 8), (104, 668, 5), (414, 108, 7))
ANTS = ((70, 668, 66), (112, 636, 70), (150, 612, 66), (214, 578, 66))
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
    for row, fall in ((OLD, 30), (LARGE, 22)):
        leaves = Group()
        for spots, left, right, stem, roll in row:
            sun_leaf(leaves, curve(spots), left, LOW if row is OLD else COOL, right, stem, roll, thick=12)
        growth.trim(fallen_shade(leaves, LEAF.line, fall, .18)).add(keyline(leaves, .9, 4.2, LEAF.line))
    web = Group()
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
