"""Five of hearts: the first open flower, dew on its petals; a crab spider waits on it."""
from __future__ import annotations

from ..card import Card
from ..engraved import Growth, foot, printed
from ..growth import rose as r
from ..growth.anemone_ground import dew
from ..growth.rose_cup import open_cup
from ..line import SHADE, ends, taper
from ..pip_cards import pip_card
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones

CRAB = Tones("#FBF8EE", "#F0E6CC", "#CDBB98", "#5E4A3C")
DEEP_ROSE = printed("H", Tones("#F4C4B8", "#DC7F7E", "#AC444F", "#621A2A"))[0]
FLOWER = Pose((353, 473), .96, -15)
MAIN = curve([(200, 1130), (290, 1010), (308, 880), (372, 760), (460, 668), (464, 580), (428, 520), (353, 473, -136)])
RIGHT = curve([MAIN.at(.56), (522, 580), (548, 440), (524, 310), (504, 196)])
LEFT = curve([(76, 1130), (60, 960), (86, 800), (66, 690), (92, 606)])
# stem, share, length, turn, bend, pairs, tones: those behind first
LEAVES = ((MAIN, .70, 176, 62, .20, 2, 1), (MAIN, .60, 150, -30, -.20, 2, 0), (MAIN, .465, 200, -56, -.20, 3, 0),
          (MAIN, .14, 226, -66, -.22, 3, 0), (MAIN, .22, 176, 74, .20, 3, 1), (LEFT, .66, 128, 46, .22, 2, 0),
          (LEFT, .40, 152, 24, .20, 2, 1), (RIGHT, .60, 138, 30, .22, 2, 0))
SHADED = ((MAIN, .02, 190, 54, .1, 2, 3), (LEFT, .03, 170, 36, .1, 2, 3),
          (LEFT, .05, 130, -34, .1, 2, 3))
EARTH = [(-10, 1070), (120, 1080), (280, 1068), (420, 1078), (640, 1066)]
DROPS = ((322, 424, 15), (398, 402, 12))


def _crab_spider(group: Group, pose: Pose) -> None:
    """A white crab spider about 60 wide, as it lurks on a flower, its two long pairs of legs held open."""
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


def draw() -> Card:
    """The whole card."""
    growth = Growth("H")
    shaded, back, front, flower, guest = (Group() for _ in range(5))
    r.leaves(shaded, SHADED)
    growth.back(shaded, foot("H", EARTH, r.ROSE_LEAF.mid, 5))
    r.leaves(back, LEAVES)
    growth.put(back, 3.0)
    r.briar(front, RIGHT, 9, 5, 9)
    r.briar(front, LEFT, 13, 5, 9)
    r.briar(front, MAIN, 20, 8, 21)
    r.rose_bud(front, r.on_twig(RIGHT, 1.15), open_=.2, tones=DEEP_ROSE)
    r.rose_bud(front, r.on_twig(LEFT, 1.1, 6), open_=.6, tones=DEEP_ROSE)
    hanging = r.twig(front, complex(MAIN.at(.50)), 500 + 716j, -.2)
    r.rose_bud(front, Pose(hanging.end, .9, 166), open_=.8, tones=DEEP_ROSE)
    growth.put(front, 4.2)
    open_cup(flower, FLOWER, DEEP_ROSE)
    growth.put(flower, 4.6)
    for x, y, size in DROPS:
        dew(growth, complex(x, y), size, DEEP_ROSE)
    _crab_spider(guest, Pose(FLOWER.point(-84 - 74j), .82, -48))
    growth.put(guest, 3.0, .8, 0)
    return pip_card("H", 5, growth)
