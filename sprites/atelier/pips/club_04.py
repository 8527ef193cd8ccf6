"""Four of clubs: two stems twisted into a wreath; green heads, the largest one in flower, a leaf above it."""
from __future__ import annotations

from ..card import Card
from ..engraved import Growth, foot
from ..growth import clover as c
from ..growth import clover_head as h
from ..growth import clover_views as v
from ..growth.clover_guests import clouded_yellow
from ..growth.skies import air, drift, land, orb
from ..pip_cards import pip_card
from ..splines import Pose, curve
from ..svg import Group

LEFT = curve([(352, 1130), (302, 940), (292, 860), (240, 772), (132, 704), (92, 580), (140, 450), (262, 372),
              (352, 388)])
RIGHT = curve([(250, 1130), (306, 940), (318, 860), (370, 772), (480, 704), (518, 580), (470, 450), (348, 374),
               (256, 396)])
MIDDLE = curve([(300, 1130), (310, 960), (300, 860), (304, 724)])
# stem, share, side, whether seen from above, length
LEAVES = ((LEFT, .04, 1, 0, 96), (RIGHT, .08, -1, 1, 84), (LEFT, .44, -1, 1, 76), (LEFT, .56, 1, 0, 74),
          (LEFT, .89, 1, 1, 66), (RIGHT, .44, 1, 0, 78), (RIGHT, .57, -1, 1, 70), (RIGHT, .70, 1, 0, 66),
          (RIGHT, .86, -1, 0, 64))
HIGH = curve([RIGHT.at(.90), (308, 318), (292, 236), (306, 160)])
TWIGS = ((LEFT, .66, (98, 450), (104, 424)), (RIGHT, .77, (456, 404), (480, 396)))
SHADED = (([(90, 1130), (70, 1050), (74, 1000)], 66, 46), ([(400, 1130), (404, 1060), (396, 1020)], 62, 44),
          ([(150, 1130), (140, 1070), (150, 1030)], 58, 40))
EARTH = [(-10, 1060), (150, 1050), (300, 1064), (640, 1056)]


def _fair() -> Group:
    scene = air("#D0E3E8", (180, "#D8E7E4"), (360, "#E2EBDC"), (550, "#EDEFD4"), (750, "#F5F2CE"))
    orb(scene, "C", 305 + 570j, 180, "#FCF2C4", "#E8EDD6", "#F2EFCC")
    drift(scene, ("#FAFAF3", "#D0DFDC"), (150, 250, 280, 60), (480, 190, 260, 54), (500, 830, 260, 56))
    land(scene, "C", ([(-60, 966), (120, 948), (260, 962), (400, 946), (500, 940), (680, 950)], [(-60, 1010),
         (110, 992), (300, 1010), (470, 990), (680, 1004)], [(-60, 1046), (300, 1052), (680, 1036)]),
         ("#CBDCB0", "#A3C088", "#7FA46A"))
    return scene


def draw() -> Card:
    growth = Growth("C")
    shaded, leaves, stems, cups = (Group() for _ in range(4))
    size: float
    for spots, size, rise in SHADED:
        c.clover_leaf(shaded, curve(spots), size, rise, 0, v.DUSK, 6)
    growth.back(shaded, foot("C", EARTH, v.FULL.mid, 5))
    for spine, share, side, above, size in LEAVES:
        root, along = complex(spine.at(share)), complex(spine.tangent(share))
        stalk = curve([root, root + 34 * along + 16j * side * along, root + 44 * along + 46j * side * along])
        if above:
            c.clover_leaf(leaves, stalk, size, 52, 0, v.COOL, 5)
        else:
            c.side_leaf(leaves, stalk, size, v.FULL, 5)
    c.clover_leaf(leaves, HIGH, 78, 62, 0, v.COOL, 6, roll=2)
    twigs = [curve([complex(spine.at(share)), *spots]) for spine, share, *spots in TWIGS]
    for twig in twigs:
        c.clover_stem(stems, twig, 10, 6, v.RED_STEM)
    for spine, last in ((RIGHT, 4), (MIDDLE, 9), (LEFT, 4)):
        c.clover_stem(stems, spine, 24, last, v.RED_STEM)
        for owner, share, *_ in LEAVES:
            if owner is spine:
                c.stipule(stems, spine, share, 38)
    made = []
    for spine, size, ripe, lengths in ((twigs[0], .9, 0, (24, 60)), (twigs[1], .8, 0, (60, 0)),
                                       (MIDDLE, 1.7, 1, (60, 60))):
        head, pose = Group(), c.at_end(spine, size)
        c.head_leaves(leaves, pose, v.FULL, lengths)
        h.clover_head(head, pose, h.CLOVER, h.GREEN, ripe=ripe, seed=3)
        v.modelled(head, pose)
        c.head_cup(cups, pose)
        made.append((head, pose))
    clouded_yellow(cups, Pose((312, 614), 1.1, -8))
    return pip_card("C", 4, c.grown(growth, leaves, stems, made, cups), _fair())
