"""Three of clubs: a stem winds past three signs to its first head, pink below; a snail climbs after it."""
from __future__ import annotations

from ..card import Card
from ..engraved import Growth, foot, hills, low_sun
from ..growth import clover as c
from ..growth import clover_head as h
from ..growth.clover_guests import snail
from ..pip_cards import pip_card
from ..splines import Pose, curve
from ..svg import Group

MAIN = curve([(110, 1130), (250, 1010), (424, 920), (436, 790), (310, 712), (172, 640), (176, 480), (306, 406),
              (440, 336), (466, 210)])
SHADED = (([(60, 1130), (60, 1060), (80, 1010)], 62, 44), ([(330, 1130), (350, 1070), (388, 1020)], 64, 40),
          ([(230, 1130), (220, 1080), (196, 1040)], 58, 46))
EARTH = [(-10, 1062), (140, 1072), (300, 1060), (640, 1070)]


def draw() -> Card:
    """The whole card."""
    growth = Growth("C")
    shaded, leaves, stems, head, cups = (Group() for _ in range(5))
    growth.add(low_sun("C", 470 + 150j, 96))
    growth.add(hills("C", [(-10, 976), (160, 960), (340, 984), (640, 950)], [(-10, 1016), (260, 1004), (640, 1020)]))
    for spots, size, rise in SHADED:
        c.clover_leaf(shaded, curve(spots), size, rise, 0, c.SHADED, 6)
    growth.back(shaded, foot("C", EARTH, c.CLOVER_LEAF.mid, 3))
    c.side_leaf(leaves, curve([MAIN.at(.06), (104, 1010), (128, 910)]), 116, c.CLOVER_LEAF, 7)
    c.clover_leaf(leaves, curve([MAIN.at(.33), (496, 720), (470, 606)]), 86, 50, 16, c.CLOVER_LEAF_COOL, 7, roll=0)
    c.side_leaf(leaves, curve([MAIN.at(.58), (112, 520), (112, 414)]), 88, c.CLOVER_LEAF, 7, roll=2)
    c.folded_leaf(leaves, curve([MAIN.at(.755), (196, 386), (172, 318)]), 84, c.YOUNG, .5)
    pose = c.at_end(MAIN, 1.5, -8)
    c.head_leaves(leaves, pose, c.CLOVER_LEAF_COOL, (50, 50), (-124, 64))
    c.clover_stem(stems, MAIN, 17, 8)
    for share in (.06, .33, .58, .755):
        c.stipule(stems, MAIN, share, 50)
    snail(cups, Pose((292, 696), 1.05, 28, flip=True))
    h.clover_head(head, pose, h.CLOVER, h.GREEN, ripe=.26, seed=3)
    c.head_cup(cups, pose)
    return pip_card("C", 3, c.grown(growth, leaves, stems, [(head, pose)], cups))
