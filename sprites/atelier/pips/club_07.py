"""Seven of clubs: the only four-leaved clover of the deck in front of a large rising sun."""
from __future__ import annotations

from ..card import Card
from ..engraved import Growth, foot
from ..growth import clover as c
from ..growth import clover_head as h
from ..growth import clover_views as v
from ..growth.boughs import bough
from ..growth.country import poplars
from ..growth.skies import air, drift, land, orb, streaks
from ..pip_cards import pip_card
from ..splines import curve
from ..svg import Group

SUN = 305 + 706j
LUCKY = curve([(352, 1130), (318, 990), (300, 860), (305, 726)])
LEFT = curve([(196, 1130), (120, 1020), (66, 880), (60, 720), (78, 590), (112, 484)])
RIGHT = curve([(262, 1130), (372, 1010), (474, 900), (540, 740), (552, 560), (548, 400), (520, 260), (464, 168)])
SPENT = curve([RIGHT.at(.56), (544, 500), (530, 420), (504, 372), (478, 398)])
LOW = curve([(420, 1130), (470, 960), (524, 860), (512, 774)])
YOUNG = curve([LEFT.at(.30), (96, 850), (112, 780), (108, 712)])
# stem, size, lean, how ripe, how much is spent, how far it leans towards us, lengths of its leaves, their leans
HEADS = ((LEFT, 1.66, -4, 1, 0, 8, (0, 0), (-50, 84)), (SPENT, 1.2, 10, 1, .5, 0, (0, 34), (-80, 60)),
         (YOUNG, .95, 8, .1, 0, 0, (30, 34), (-70, 60)), (LOW, 1.3, 2, .8, 0, 30, (0, 0), (-80, 70)),
         (RIGHT, 1.6, -2, .6, 0, 10, (0, 28), (-60, 84)))
SHADED = (([(60, 1130), (60, 1070), (74, 1010)], 72, 44), ([(400, 1130), (420, 1070), (410, 1020)], 66, 44),
          ([(240, 1130), (236, 1070), (246, 1024)], 70, 42))
EARTH = [(-10, 1060), (150, 1070), (300, 1058), (440, 1070), (640, 1060)]


def _sunrise() -> Group:
    scene = air("#D2E4E0", (190, "#DBE8DC"), (380, "#E5ECD6"), (560, "#EFF0D0"), (730, "#F7EFC6"))
    orb(scene, "C", SUN, 178, "#FCEFBC", "#EDF0D4", "#F6F0CC")
    drift(scene, ("#F6F7EC", "#D8E3D4"), (330, 128, 260, 60), (120, 350, 300, 62), (520, 520, 240, 56))
    streaks(scene, "#F4E3AE", (240, 800, 240, 8), (400, 640, 200, 7))
    land(scene, "C", ([(-60, 950), (40, 930), (160, 954), (300, 946), (430, 954), (540, 926), (680, 924)],),
         ("#C3D5A8",))
    scene.add(poplars("C", ((290, 946, 84), (308, 946, 62), (326, 946, 44)), 0))
    streaks(scene, "#EEF0D6", (180, 956, 360, 13), (430, 966, 300, 10))
    land(scene, "C", ([(-60, 990), (170, 976), (330, 996), (680, 970)], [(-60, 1030), (220, 1040), (680, 1020)]),
         ("#9FBD84", "#7DA268"))
    return scene


def draw() -> Card:
    growth = Growth("C")
    shaded, leaves, stems, cups, made = Group(), Group(), Group(), Group(), []
    size: float
    for spots, size, rise in SHADED:
        c.clover_leaf(shaded, curve(spots), size, rise, 0, c.SHADED, 6)
    growth.back(shaded, foot("C", EARTH, v.FULL.mid, 8))
    c.clover_leaf(leaves, curve([(120, 1130), (104, 1070), (112, 1016)]), 96, 46, 0, v.COOL, 8, roll=0)
    c.side_leaf(leaves, curve([RIGHT.at(.20), (400, 1024), (424, 1022)]), 72, v.FULL, 6, (-50, 50, 0))
    c.side_leaf(leaves, curve([LEFT.at(.62), (100, 650), (136, 654)]), 58, v.FULL, 6, (-56, 50, 0))
    c.clover_leaf(leaves, LUCKY, 106, 64, 45, v.COOL, 13, 4, half=.42)
    for spine, size, lean, ripe, spent, tilt, lengths, leans in HEADS:
        head, pose = Group(), c.at_end(spine, size, lean)
        c.head_leaves(leaves, pose, v.FULL, lengths, leans)
        h.clover_head(head, pose, ripe=ripe, spent=spent, tilt=tilt, seed=round(size * 20))
        c.head_cup(cups, pose, v.UNDER)
        made.append((head, pose))
    for spine, first in ((SPENT, 13), (YOUNG, 12), (LOW, 18), (RIGHT, 32), (LEFT, 30)):
        c.clover_stem(stems, spine, first, 7, v.RED_STEM)
        bough(stems, spine, first + 4, 7, v.RED_STEM, (), .6)
    for spine, share in ((LEFT, .30), (LEFT, .62), (RIGHT, .56), (RIGHT, .20)):
        c.stipule(stems, spine, share, 46, v.FULL)
    return pip_card("C", 7, c.grown(growth, leaves, stems, made, cups), _sunrise())
