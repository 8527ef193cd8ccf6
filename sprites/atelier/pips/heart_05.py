"""Five of hearts: a stout forked cane, the first open flower, with dew, in front of the sun; a crab spider."""
from __future__ import annotations

from ..card import Card
from ..engraved import Growth, dark, foot, printed
from ..growth import rose as r
from ..growth import rose_turned as t
from ..growth.anemone_ground import dew
from ..growth.boughs import bough
from ..growth.rose_cup import open_cup
from ..growth.rose_goblet import rose_goblet
from ..growth.skies import air, drift, land, orb
from ..line import SHADE, ends, taper
from ..pip_cards import pip_card
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones

CRAB = Tones("#FBF8EE", "#F0E6CC", "#CDBB98", "#5E4A3C")
DEEP_ROSE = printed("H", Tones("#F4C4B8", "#DC7F7E", "#AC444F", "#621A2A"))[0]
FLOWER = Pose((350, 488), 1.0, -14)
MAIN = curve([(190, 1130), (280, 1010), (300, 880), (356, 770), (456, 690), (480, 600), (436, 530), (350, 488, -136)])
RIGHT = curve([MAIN.at(.56), (522, 580), (548, 440), (524, 310), (504, 196)])
LEFT = curve([MAIN.at(.27), (270, 780), (170, 760), (96, 716), (64, 620), (92, 520)])
# stem, share, length, turn, bend, pairs, tones: those behind first
BEHIND = ((MAIN, .44, 140, -36, .14, 3, 3), (MAIN, .56, 150, 60, .14, 3, 3), (LEFT, .36, 140, 10, .14, 3, 3))
LEAVES = ((MAIN, .70, 176, 62, .20, 2, 1), (MAIN, .52, 120, 118, -.20, 2, 0),
          (MAIN, .12, 226, -66, -.22, 3, 0), (MAIN, .15, 160, 72, .20, 3, 1), (LEFT, .52, 116, 216, .22, 2, 0),
          (LEFT, .74, 110, 46, .20, 2, 2), (RIGHT, .60, 138, 30, .22, 2, 0))
KINDS = (t.DEEP_LEAF, r.ROSE_LEAF, t.BRONZE, dark("H", r.ROSE_LEAF_COOL, .24))
SHADED = ((MAIN, .02, 190, 54, .1, 2, 3), (MAIN, .03, 180, -50, .1, 3, 3))
EARTH = [(-10, 1070), (120, 1080), (280, 1068), (420, 1078), (640, 1066)]
DROPS = ((322, 424, 15), (398, 402, 12))


def _crab_spider(group: Group, pose: Pose) -> None:
    """A white crab spider about 60 wide, its two long pairs of legs spread."""
    for side in (-1, 1):
        for spots in ([(6, -8), (26, -26), (38, -14)], [(7, -5), (28, -12), (42, 2)], [(6, 2), (16, 6), (20, 16)],
                      [(5, 5), (12, 14), (12, 24)]):
            leg = pose.curve([(side * x, y) for x, y in spots])
            group.silhouette(taper(leg, 4.4, 2)).fill(taper(leg, 4.4, 2), CRAB.mid)
    for at, wide, high in (((0, -6), 8, 8), ((0, 13), 15, 15)):
        part = pose.circle(at, wide, high)
        group.silhouette(part).fill(part, CRAB.light).contour(part, .9, 2.6, CRAB.line, SHADE)
    for side in (-1, 1):
        group.fill(taper(pose.curve([(side * 11, 8), (side * 10, 17), (side * 5, 24)]), 3.4, 1.6, ends(.3, .3)),
                   "#C9707C")
        group.fill(pose.circle((side * 3, -10), 1.6), CRAB.line)


def _noon() -> Group:
    """A warm noon, heaped clouds over the hills."""
    scene = air("#F0CDBA", (200, "#F3D5C2"), (400, "#F6DDCA"), (600, "#F9E6D2"), (800, "#FBEEDC"))
    orb(scene, "H", 452 + 414j, 134, "#FDEDC0", "#F5D8BC", "#F8E0BE")
    drift(scene, ("#FCF0E4", "#EDD0C0"), (180, 190, 320, 70), (120, 560, 300, 70), (480, 690, 320, 74),
          (330, 850, 300, 60))
    land(scene, "H", ([(-60, 950), (120, 940), (220, 946), (360, 962), (500, 948), (680, 966)], [(-60, 1004),
         (150, 990), (320, 1010), (510, 992), (680, 1010)], [(-60, 1036), (320, 1052), (680, 1046)]),
         ("#EAC6B0", "#CFA086", "#A67F64"))
    return scene


def draw() -> Card:
    growth = Growth("H")
    shaded, behind, back, front, flower, guest = (Group() for _ in range(6))
    r.leaves(shaded, SHADED)
    growth.back(shaded, foot("H", EARTH, r.ROSE_LEAF.mid, 5))
    t.leafy(behind, BEHIND, kinds=KINDS)
    t.leafy(back, LEAVES, kinds=KINDS)
    growth.put(behind, 1.8).put(back, 3.0)
    r.briar(front, RIGHT, 12, 5, 9, t.STEM)
    r.briar(front, LEFT, 15, 6, 12, t.STEM)
    r.briar(front, MAIN, 36, 9, 21, t.STEM)
    bough(front, LEFT, 18, 7, t.STEM, (.52,), .6)
    bough(front, MAIN, 39, 10, t.STEM, (.13, .27, .52, .70))
    r.rose_bud(front, r.on_twig(RIGHT, 1.15), open_=.2, tones=DEEP_ROSE)
    rose_goblet(front, r.on_twig(LEFT, .84, 2), DEEP_ROSE, t.DEEP_LEAF)
    hanging = r.twig(front, complex(MAIN.at(.50)), 500 + 716j, -.2)
    r.rose_bud(front, Pose(hanging.end, .9, 166), open_=.8, tones=DEEP_ROSE)
    growth.put(front, 4.2)
    open_cup(flower, FLOWER, DEEP_ROSE)
    growth.put(flower, 4.6)
    for x, y, size in DROPS:
        dew(growth, complex(x, y), size, DEEP_ROSE)
    _crab_spider(guest, Pose(FLOWER.point(-84 - 74j), .82, -48))
    growth.put(guest, 3.0, .8, 0)
    return pip_card("H", 5, growth, _noon())
