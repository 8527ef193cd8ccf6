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
LEFT = curve([(206, 1130), (140, 1046), (76, 920), (84, 780), (66, 640), (94, 560), (134, 486)])
RIGHT = curve([(292, 1130), (392, 1042), (484, 952), (544, 830), (552, 690), (530, 560), (544, 420), (530, 290),
               (486, 186)])
SPENT = curve([RIGHT.at(.62), (530, 470), (516, 400), (480, 366), (452, 398)])
LOW = curve([RIGHT.at(.30), (524, 850), (496, 810), (494, 772)])
YOUNG = curve([LEFT.at(.34), (104, 830), (116, 780), (112, 716)])
# stem, size, lean, how ripe, how much is spent, how far it leans towards us, lengths of its leaves, their leans
HEADS = ((SPENT, 1.1, 10, 1, .5, 0, (0, 34), (-80, 60)), (YOUNG, .86, 12, .1, 0, 0, (0, 32), (-70, 60)),
         (LOW, 1.12, 14, .5, 0, 0, (30, 0), (-80, 70)), (RIGHT, 1.34, 2, .72, 0, 10, (0, 30), (-60, 84)),
         (LEFT, 1.78, -22, 1, 0, 30, (0, 0), (-50, 84)))
SHADED = (([(60, 1130), (60, 1070), (74, 1010)], 72, 44), ([(400, 1130), (420, 1070), (410, 1020)], 66, 44),
          ([(240, 1130), (236, 1070), (246, 1024)], 70, 42))
EARTH = [(-10, 1060), (150, 1070), (300, 1058), (440, 1070), (640, 1060)]


def _sunrise() -> Group:
    scene = air("#C9DFE8", (180, "#D6E4E4"), (350, "#E8E6DC"), (510, "#F4E0CE"), (700, "#F9DEC0"))
    orb(scene, "C", SUN, 178, "#FFF5C4", "#F7E2C4", "#FBE9C0")
    drift(scene, ("#FCF4EA", "#E6D6D2"), (330, 150, 300, 76), (540, 496, 240, 60), (110, 860, 260, 56))
    streaks(scene, "#F6D6A8", (240, 800, 240, 8), (400, 640, 200, 7))
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
        c.clover_leaf(shaded, curve(spots), size, rise, 0, v.DUSK, 6)
    growth.back(shaded, foot("C", EARTH, v.FULL.mid, 8))
    c.clover_leaf(leaves, curve([(120, 1130), (104, 1070), (112, 1016)]), 96, 46, 0, v.COOL, 8, roll=0)
    c.clover_leaf(leaves, curve([(400, 1130), (396, 1080), (386, 1040)]), 66, 46, 0, v.FULL, 6)
    c.side_leaf(leaves, curve([LEFT.at(.60), (90, 640), (118, 630)]), 52, v.FULL, 6, (-40, 60, 10))
    c.clover_leaf(leaves, LUCKY, 106, 64, 45, v.COOL, 13, 4, half=.42)
    for spine, size, lean, ripe, spent, tilt, lengths, leans in HEADS:
        head, pose = Group(), c.at_end(spine, size, lean)
        c.head_leaves(leaves, pose, v.FULL, lengths, leans)
        h.clover_head(head, pose, ripe=ripe, spent=spent, tilt=tilt, seed=round(size * 20))
        v.modelled(head, pose)
        c.head_cup(cups, pose, v.UNDER)
        made.append((head, pose))
    for spine, first in ((SPENT, 10), (YOUNG, 9), (LOW, 10), (RIGHT, 24), (LEFT, 22)):
        c.clover_stem(stems, spine, first * .7, 7, v.RED_STEM)
        bough(stems, spine, first, 7, v.RED_STEM, (), .6)
    for spine, share in ((LEFT, .34), (LEFT, .60), (RIGHT, .62), (RIGHT, .30)):
        c.stipule(stems, spine, share, 46, v.FULL)
    return pip_card("C", 7, c.grown(growth, leaves, stems, made, cups), _sunrise())
