"""Four of diamonds: the plant opens over its own shade, a bud behind; ants walk to the first yellow, dew on a web."""
from __future__ import annotations

from ..card import Card
from ..engraved import Growth, foot
from ..flowers.turned import View
from ..geometry import Path, polar
from ..growth import sunflower as s
from ..growth import sunflower_leaf as f
from ..growth.webs import wheel_web
from ..line import taper
from ..organs import blade
from ..pip_cards import pip_card
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones, mix_ink

COOL = f.COOL_LEAF
LOW = Tones(COOL.mid, mix_ink(COOL.mid, COOL.deep, .55), mix_ink(COOL.deep, COOL.line, .14), COOL.line)
MIDDLE = 305 + 546j
STEM = curve([(366, 1130), (330, 1010), (346, 900), (300, 790), (270, 690), (304, 560)])
# The oldest leaves, far below, on long stalks: spine, half widths, stalk, fold.
SHOOT = curve([(306, 530), (352, 430), (326, 330), (300, 250), (322, 160), (404, 96), (468, 108), (486, 146)])
OLD = (([SHOOT.at(.30), (396, 350), (470, 330), (548, 300)], 44, 48, .26, 0),
       ([STEM.at(.30), (262, 966), (170, 962), (60, 1030)], 50, 56, .22, 0),
       ([STEM.at(.22), (400, 1010), (430, 1000), (450, 1060)], 26, 30, .24, .4))
# ... the two large ones
LARGE = (([(300, 550), (216, 584), (146, 620), (56, 716)], 78, 74, .36, 0),
         ([(310, 540), (394, 506), (464, 474), (554, 376)], 76, 80, .36, .5))
# ... those in their shade
DEEP = (([(306, 546), (380, 620), (430, 650), (520, 640)], 60, 64, .3, 0),
        ([(300, 540), (230, 470), (170, 430), (80, 400)], 62, 66, .3, 0),
        ([(300, 560), (260, 680), (230, 740), (150, 800)], 56, 60, .3, 0),
        ([(340, 1100), (390, 1050), (410, 1030), (430, 1050)], 26, 28, .2, 0))
EARTH = [(-10, 1070), (150, 1060), (320, 1074), (640, 1060)]
# ... and those just below the bud: way, length, breadth, whose tones, fold.
YOUNGER = ((-132, 226, .30, 1, 0), (46, 232, .31, 0, .5), (-58, 196, .30, 0, 0), (116, 204, .31, 1, 0))
HUB, REACH = 502 + 742j, (60, 76)
ANCHORS = (((456, 724), (478, 722)), ((560, 702), (580, 690)), ((550, 806), (560, 832)))  # threads of the web
DEW = ((520, 448, 8), (496, 470, 5), (150, 664, 8), (132, 684, 5), (500, 318, 7))
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
        blade(group, spine, view.radius * .07, s.SUNFLOWER, veins=3, peak=.5, power=.8, line_width=1.1)


def _ant(group: Group, pose: Pose) -> None:
    """An ant 22 long, seen from above, its head up."""
    for side in (-1, 1):
        for spots in ([(0, -2), (side * 6, -6), (side * 8, -12)], [(0, 0), (side * 8, 1), (side * 11, 5)],
                      [(0, 2), (side * 6, 6), (side * 8, 13)], [(0, -9), (side * 4, -14), (side * 8, -15)]):
            group.fill(taper(pose.curve(spots), 1.7, .9), ANT)
    for y, wide, high in ((-8, 3.2, 3.6), (-1, 2.4, 4), (8, 4.2, 6)):
        group.fill(pose.circle((0, y), wide, high), ANT)
    group.fill(pose.circle((-1.4, 6.4), 1.2, 2), s.SUNFLOWER.mid)


def draw() -> Card:
    """The whole card."""
    growth = Growth("D")
    for row, tones, thick in ((DEEP, f.SHADED, 9), (OLD, LOW, 12), (LARGE, f.COOL_LEAF, 11)):
        leaves = Group()
        if row is OLD:
            growth.back(foot("D", EARTH, s.SUNFLOWER_LEAF.mid, 6))
            f.sun_stem(leaves, STEM, 24, 16)
            f.sun_stem(leaves, SHOOT, 15, 10)
            f.sun_bud(leaves, f.tip_of(SHOOT, .92), tuft=.4)
        for spots, left, right, stem, roll in row:
            f.sun_leaf(leaves, curve(spots), left, tones, right, stem, roll, thick=thick)
        growth.put(leaves, 3.2)
    web = Group()
    for thread in ANCHORS:
        web.fill(taper(curve(thread), 1.5, 1.3), s.SUNFLOWER_LEAF.deep)
    crossings = wheel_web(web, HUB, REACH, s.SUNFLOWER_LEAF.deep)
    for z in crossings[3::5]:
        f.droplet(web, z, 3.2, s.SUNFLOWER_LEAF)
    growth.add(web)
    for way, reach, breadth, cool, roll in YOUNGER:
        leaf = Group()
        f.sun_leaf(leaf, _leaf_at(way, reach), reach * breadth, (s.SUNFLOWER_LEAF, f.COOL_LEAF)[cool], None, .40, roll)
        growth.put(leaf, 3.2)
    bud = Group()
    f.star_bud(bud, View(MIDDLE, 128, 84, 0, 10), s.SUNFLOWER, s.SUNFLOWER_LEAF)
    _loose(bud, View(MIDDLE, 128, 84, 0, 10))
    growth.put(bud, 4.6)
    for x, y, size in DEW:
        f.droplet(growth, (x, y), size, s.SUNFLOWER_LEAF)
    for x, y, turn in ANTS:
        _ant(growth, Pose((x, y), 1.05, turn))
    return pip_card("D", 4, growth)
