"""Six of clubs: stout stalks bent by wind from the left, flying florets and a common blue."""
from __future__ import annotations

from ..card import Card
from ..engraved import Growth, foot
from ..growth import clover as c
from ..growth import clover_head as h
from ..growth import clover_views as v
from ..growth.boughs import bough
from ..growth.sideways import flitting
from ..growth.skies import air, drift, land, streaks
from ..growth.winds import gust
from ..line import taper
from ..pip_cards import pip_card
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones

SKY = Tones("#C9D4EC", "#92A6D4", "#6C80B6", "#35406E")
AIR = "#9DBBB6"
# The wind: points of a line, its end direction, radius and side of its curl; the things it carries.
GUSTS = (([(330, 352), (404, 350), (470, 398), (520, 420)], 8, 17, -1),
         ([(320, 424), (400, 416), (450, 452), (486, 462)], 0, 13, -1),
         ([(268, 92), (330, 118), (450, 196), (520, 206)], -12, 17, -1),
         ([(380, 650), (430, 650), (470, 700), (520, 706)], 10, 12, -1))
GRASS = ((40, 930, 17), (84, 990, 14), (150, 960, 16), (206, 1010, 14), (290, 984, 14), (338, 1020, 14),
         (380, 1000, 14))
SHADED = (([(60, 1130), (90, 1060), (120, 1006)], 76, 42), ([(300, 1130), (350, 1080), (396, 1040)], 70, 40),
          ([(220, 1130), (260, 1090), (300, 1060)], 60, 44))
EARTH = [(-10, 1064), (150, 1076), (320, 1062), (640, 1070)]
FLIGHT = ((330, 372, 84, .9), (540, 372, 118, 1.0), (436, 672, 112, .9), (548, 720, 122, 1.0),
          (392, 350, 96, 1.25), (462, 392, 122, 1.0), (408, 424, 106, .85), (504, 424, 92, 1.3))
HIGH = curve([(130, 1130), (64, 980), (76, 820), (52, 680), (66, 500), (136, 392), (226, 384)])
LOW = curve([(270, 1130), (300, 1020), (302, 900), (270, 800), (282, 728), (336, 712)])
LEFT = curve([HIGH.at(.26), (112, 870), (96, 790), (122, 724), (164, 712)])
RIGHT = curve([(640, 940), (566, 860), (512, 780), (500, 680)])
# stem, size, lean, how ripe, how far it leans towards us, lengths of its leaves, their leans
HEADS = ((RIGHT, .8, 24, .0, 0, (36, 38), (-84, 70)), (HIGH, 2.0, 12, 1.0, 6, (0, 34), (-62, 96)),
         (LEFT, .95, 20, .3, 10, (36, 0), (-70, 70)), (LOW, 1.26, 8, .7, 20, (36, 0), (-70, 70)))


def _blown() -> Group:
    scene = air("#C3DAE4", (180, "#CDE1E6"), (400, "#D8E8E2"), (620, "#E6EFDA"), (800, "#F4F2D2"))
    drift(scene, ("#FCFBF4", "#D3E1E2"), (440, 240, 440, 120), (90, 330, 280, 84), (540, 620, 330, 90),
          (210, 640, 300, 70), (130, 870, 330, 110), (480, 880, 340, 96))
    streaks(scene, "#F4F6EE", (420, 84, 300, 10), (300, 110, 200, 7), (140, 600, 220, 8), (420, 780, 240, 8))
    land(scene, "C", ([(-60, 946), (60, 926), (230, 950), (340, 950), (460, 948), (540, 926), (680, 930)],
         [(-60, 990), (120, 966), (320, 998), (680, 968)], [(-60, 1024), (220, 1040), (680, 1010)]),
         ("#C6D8AC", "#A3BF88", "#80A46A"))
    return scene


def draw() -> Card:
    growth = Growth("C")
    wind, shaded, leaves, stems, air, guest = (Group() for _ in range(6))
    for spots, degrees, radius, bow in GUSTS:
        gust(wind, spots, degrees, radius, AIR, 5, 1.0, bow)
    growth.add(wind)
    for x, y, wide in GRASS:
        shaded.fill(taper(curve([(x, 1130), (x + 20, 1060), (x + 90, y)]), wide, 0), c.SHADED.mid)
    size: float
    for spots, size, rise in SHADED:
        c.clover_leaf(shaded, curve(spots), size, rise, 0, v.DUSK, 6)
    growth.back(shaded, foot("C", EARTH, c.CLOVER_LEAF.mid, 6))
    c.side_leaf(leaves, curve([HIGH.at(.56), (90, 560), (116, 530)]), 60, v.FULL, 6, (-44, 40, 0), .3, .27, 1)
    c.clover_leaf(leaves, curve([HIGH.at(.68), (60, 420), (86, 376)]), 58, 44, 0, v.COOL, 6)
    c.clover_leaf(leaves, curve([RIGHT.at(.50), (480, 756), (458, 752)]), 44, 50, 30, v.COOL, 6, roll=0)
    c.side_leaf(leaves, curve([HIGH.at(.08), (130, 1050), (156, 1014)]), 96, v.FULL, 7, (-30, 62, 14), .3, .25, 2)
    c.clover_leaf(leaves, curve([LOW.at(.10), (340, 1040), (386, 1006)]), 100, 46, 0, v.COOL, 8, roll=1)
    for spine, size, lean, _, _, lengths, leans in HEADS:
        c.head_leaves(leaves, c.at_end(spine, size, lean), v.FULL, lengths, leans)
    growth.put(leaves, 3.0)
    for spine, first, share in ((RIGHT, 11, .50), (LEFT, 10, .3), (HIGH, 22, .56), (LOW, 19, .42)):
        c.clover_stem(stems, spine, first * .7, 7, v.RED_STEM)
        bough(stems, spine, first, 7, v.RED_STEM, (share,), .5)
        c.stipule(stems, spine, share, 44, v.FULL)
    growth.put(stems, 3.2)
    for spine, size, lean, ripe, tilt, *_ in HEADS:
        head, cup, pose = Group(), Group(), c.at_end(spine, size, lean)
        h.clover_head(head, pose, h.CLOVER, h.GREEN, ripe=ripe, tilt=tilt, seed=round(size * 20))
        v.modelled(head, pose)
        growth.put(head, 4.2, rough=[pose.circle(h.HEART, 35).data()])
        c.head_cup(cup, pose, v.FULL)
        growth.put(cup, 3.0)
    for x, y, turn, scale in FLIGHT:
        h.fallen_floret(air, Pose((x, y), scale, turn), h.CLOVER)
    growth.put(air, 3.0)
    flitting(guest, Pose((410, 170), 1.05, 14), SKY, "#F4F2EA")
    growth.put(guest, 3.0)
    return pip_card("C", 6, growth, _blown())
