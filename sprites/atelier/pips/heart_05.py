"""Five of hearts: the first open flower, large, with dew, before the sun; a half-open one; a crab spider."""
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
FLOWER = Pose((376, 492), 1.06, -21)
MAIN = curve([(262, 1130), (292, 1020), (304, 900), (320, 800), (380, 706), (412, 600), (376, 492, -111)])
LEFT = curve([MAIN.at(.44), (306, 772), (214, 756), (136, 716), (118, 640)])
BUD = curve([MAIN.at(.66), (480, 640), (540, 540), (552, 400), (544, 260), (500, 164)])
# stem, share, length, turn, bend, pairs, tones: those behind first
BEHIND = ((MAIN, .55, 190, 70, .14, 3, 3), (LEFT, .62, 150, -150, .14, 3, 3))
LEAVES = ((MAIN, .60, 150, 128, .20, 2, 0), (LEFT, .70, 176, -96, -.20, 3, 1), (BUD, .56, 120, -40, .2, 2, 2),
          (MAIN, .05, 236, -72, -.22, 3, 0), (MAIN, .14, 190, 74, .20, 3, 1), (BUD, .22, 130, 66, .2, 2, 0))
KINDS = (t.DEEP_LEAF, r.ROSE_LEAF, t.BRONZE, dark("H", r.ROSE_LEAF_COOL, .24))
SHADED = ((MAIN, .02, 190, 54, .1, 2, 3), (MAIN, .03, 180, -40, .1, 3, 3))
EARTH = [(-10, 1070), (120, 1080), (280, 1068), (420, 1078), (640, 1066)]
DROPS = ((-20 - 46j, 16), (62 - 50j, 13))  # of the flower


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
    scene = air("#CE8C88", (66, "#DCA298"), (112, "#E8BBAA"), (160, "#F3D5C2"), (400, "#F6DDCA"), (800, "#FBEEDC"))
    orb(scene, "H", 322 + 404j, 156, "#FDEDC0", "#F5D8BC", "#F8E0BE")
    drift(scene, ("#FCF0E4", "#EDD0C0"), (330, 178, 400, 108), (120, 560, 300, 70), (480, 790, 320, 74))
    land(scene, "H", ([(-60, 950), (120, 940), (220, 946), (360, 962), (500, 948), (680, 966)], [(-60, 1004),
         (150, 990), (320, 1010), (510, 992), (680, 1010)], [(-60, 1036), (320, 1052), (680, 1046)]),
         ("#EAC6B0", "#CFA086", "#A67F64"))
    return scene


def draw() -> Card:
    growth = Growth("H")
    shaded, behind, back, front, goblet, flower, guest = (Group() for _ in range(7))
    t.leafy(shaded, SHADED, kinds=KINDS)
    growth.back(foot("H", EARTH, r.ROSE_LEAF.mid, 5)).put(shaded, 1.8)
    t.leafy(behind, BEHIND, kinds=KINDS)
    t.leafy(back, LEAVES, kinds=KINDS)
    growth.put(behind, 1.8).put(back, 3.0)
    for spine, first, last, prickles, nodes in ((BUD, 13, 5, 9, (.56,)), (LEFT, 15, 8, 5, (.70,)),
                                                (MAIN, 31, 11, 17, (.14, .44, .66))):
        r.briar(front, spine, first - 3, last - 1, prickles, t.STEM)
        bough(front, spine, first, last, t.STEM, nodes)
    r.rose_bud(front, r.on_twig(BUD, 1.15, -14), open_=.2, tones=DEEP_ROSE)
    growth.put(front, 4.2)
    rose_goblet(goblet, r.on_twig(LEFT, .74, -2), t.FRESH, t.DEEP_LEAF)
    growth.put(goblet, 4.4)
    open_cup(flower, FLOWER, DEEP_ROSE)
    growth.put(flower, 4.6)
    for z, size in DROPS:
        dew(growth, FLOWER.point(z), size, DEEP_ROSE)
    _crab_spider(guest, Pose(FLOWER.point(-84 - 74j), .82, -48))
    growth.put(guest, 3.0, .8, 0)
    return pip_card("H", 5, growth, _noon())
