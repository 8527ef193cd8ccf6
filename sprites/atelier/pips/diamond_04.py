"""Four of diamonds: an opening head like a flame in front of the sun; ants, dew."""
from __future__ import annotations

from ..card import Card
from ..engraved import Growth, foot
from ..flowers.turned import View
from ..growth import sunflower as s
from ..growth import sunflower_leaf as f
from ..growth import sunflower_views as v
from ..growth.boughs import bough
from ..growth.skies import air, drift, land, orb, streaks
from ..line import taper
from ..pip_cards import pip_card
from ..splines import Pose, curve
from ..svg import Group

STEM = curve([(250, 1130), (312, 1010), (302, 880), (276, 790), (300, 700), (308, 650)])
SHOOT = curve([STEM.at(.66), (400, 740), (512, 690), (544, 570), (528, 420), (546, 270), (520, 180), (456, 126)])
# spine, half widths, stalk, fold, tones
LOW: tuple[v.Row, ...] = (([STEM.at(.17), (220, 1006), (150, 1000), (58, 1050)], 38, 44, .22, .5, 0),
                          ([STEM.at(.26), (372, 1004), (412, 990), (452, 1030)], 30, 36, .24, 0, 1))
BEHIND: tuple[v.Row, ...] = (([STEM.at(.60), (206, 752), (144, 740), (58, 676)], 40, 40, .30, 0, 3),
                             ([STEM.at(.74), (360, 680), (420, 640), (500, 640)], 48, 50, .3, 0, 3))
LARGE: tuple[v.Row, ...] = (([STEM.at(.78), (220, 690), (150, 640), (62, 470)], 70, 66, .30, .55, 0),
                            ([STEM.at(.86), (380, 690), (440, 690), (530, 790)], 56, 62, .30, 0, 1),
                            ([SHOOT.at(.62), (500, 400), (482, 416), (474, 500)], 24, 26, .30, 0, 2))
EARTH = [(-10, 1070), (150, 1060), (320, 1074), (640, 1060)]
HEAD = View((308, 590), 150, 34, 1.0, -6)

DEW = ((120, 600, 8), (150, 632, 5), (470, 700, 7))
ANTS = ((294, 838, 6), (284, 770, -8), (300, 718, 20), (416, 742, 60))
ANT = "#2A1408"


def _ant(group: Group, pose: Pose) -> None:
    """An ant 22 long, seen from above, its head up."""
    for side in (-1, 1):
        for spots in ([(0, -2), (side * 6, -6), (side * 8, -12)], [(0, 0), (side * 8, 1), (side * 11, 5)],
                      [(0, 2), (side * 6, 6), (side * 8, 13)], [(0, -9), (side * 4, -14), (side * 8, -15)]):
            group.fill(taper(pose.curve(spots), 1.7, .9), ANT)
    for y, wide, high in ((-8, 3.2, 3.6), (-1, 2.4, 4), (8, 4.2, 6)):
        group.fill(pose.circle((0, y), wide, high), ANT)
    group.fill(pose.circle((-1.4, 6.4), 1.2, 2), v.GOLD.mid)


def _blue() -> Group:
    scene = air("#8DB4BE", (66, "#A8C6C8"), (112, "#C2D6D0"), (158, "#DEE7E0"), (360, "#E8EAD6"), (550, "#F2EECC"),
                (750, "#F8F1CC"))
    orb(scene, "D", 305 + 530j, 192, "#FFF0B0", "#EFEBC8", "#F7ECBC")
    drift(scene, ("#FBF8EA", "#D9DECF"), (230, 176, 400, 108), (110, 420, 260, 56))
    streaks(scene, "#F6E0A0", (330, 660, 330, 9))
    land(scene, "D", ([(-60, 966), (120, 948), (260, 962), (400, 946), (500, 940), (680, 950)], [(-60, 1010),
         (110, 992), (300, 1010), (470, 990), (680, 1004)], [(-60, 1046), (300, 1052), (680, 1036)]),
         ("#EBCB8A", "#D6AE60", "#B08F4C"))
    return scene


def draw() -> Card:
    growth = Growth("D")
    back, low, large, stems, head, cup = (Group() for _ in range(6))
    v.leaves(back, BEHIND, 9)
    growth.back(foot("D", EARTH, s.SUNFLOWER_LEAF.mid, 6)).put(back, 1.8)
    v.leaves(low, LOW)
    growth.put(low, 3.2)
    for spine, first, last, nodes in ((SHOOT, 11, 7, (.62,)), (STEM, 26, 14, (.17, .26, .60, .78))):
        f.sun_stem(stems, spine, first, last, v.FULL)
        bough(stems, spine, first, last, v.FULL, nodes, .5, scarred=False)
    growth.put(stems, 4.2)
    v.leaves(large, LARGE, 11)
    growth.put(large, 3.2)
    s.sun_opening(head, HEAD, v.GOLD, v.DISC, 5, 27)
    growth.put(head, 4.6)
    s.opening_cup(cup, HEAD, v.FULL)
    f.sun_bud(cup, f.tip_of(SHOOT, .7, 10), v.FLAME, v.FULL, .5)
    growth.put(cup, 4.2)
    for x, y, size in DEW:
        f.droplet(growth, (x, y), size, v.UNDER)
    for x, y, turn in ANTS:
        _ant(growth, Pose((x, y), 1.05, turn))
    return pip_card("D", 4, growth, _blue())
