"""Eight of clubs: two stout stems twined into an eight, a large head and smaller ones at their ends; a bumblebee."""
from __future__ import annotations

from typing import Any

from ..card import Card
from ..engraved import Growth, foot
from ..growth import clover as c
from ..growth import clover_head as h
from ..growth import clover_views as v
from ..growth.boughs import bough
from ..growth.bumblebee import bumblebee_side
from ..growth.country import poplars
from ..growth.skies import air, drift, land, orb
from ..growth.visitors import FUR, WING
from ..pip_cards import pip_card
from ..splines import Pose, curve
from ..svg import Group

# Two stems twined into an eight, in three pieces each: foot, lower bow, upper bow; the second of each row is in front.
RIGHT = (curve([(206, 1130), (240, 1000), (304, 892), (346, 820), (388, 762), (412, 704)]),
         curve([(412, 704), (396, 656), (352, 612), (305, 560), (256, 506), (214, 462), (197, 406)]),
         curve([(197, 406), (212, 352), (254, 304), (304, 250), (352, 200), (424, 180)]))
LEFT = (curve([(396, 1130), (368, 1000), (306, 892), (264, 820), (222, 762), (198, 704)]),
        curve([(198, 704), (214, 656), (258, 612), (305, 560), (354, 506), (396, 462), (413, 406)]),
        curve([(413, 406), (398, 352), (356, 304), (310, 246), (290, 200), (300, 150)]))
BACK, FRONT = (LEFT[0], RIGHT[1], LEFT[2]), (RIGHT[0], LEFT[1], RIGHT[2])
ASIDE = curve([LEFT[0].end, (160, 752), (124, 780), (108, 762)])
HIGH = curve([LEFT[1].end, (456, 440), (500, 470), (506, 428)])
BUD = curve([RIGHT[0].end, (446, 740), (486, 750), (504, 710), (502, 678)])
# back to front: stem, size, lean, how ripe, how much is spent, how far it leans forward, leaves
HEADS = ((HIGH, 1.12, -4, .55, 0, 8, (0, 0), (-100, 84)), (BUD, .9, 4, .12, 0, 0, (0, 32), (-84, 80)),
         (LEFT[2], .98, -8, 1, .34, 12, (0, 0), (-92, 84)), (ASIDE, 1.3, 28, .8, 0, 8, (0, 0), (0, 0)),
         (RIGHT[2], 1.56, -50, 1, 0, 26, (0, 0), (-92, 126)))
# leaves: stalk, radius, rise, tones, edge that is turned
OPEN: tuple[Any, ...] = (([RIGHT[1].end, (150, 430), (118, 440), (110, 420)], 74, 52, v.FULL, 1),
        ([RIGHT[0].at(.34), (170, 960), (128, 980)], 88, 48, v.COOL, 0),
        ([LEFT[0].at(.30), (420, 980), (450, 1000)], 78, 46, v.FULL, -1),
        ([(300, 1130), (302, 1080), (300, 1044)], 78, 42, v.COOL, 1))
WIDE = ((25, 15), (15, 12), (12, 7))
DARK_LEAVES: tuple[Any, ...] = (([(330, 1130), (370, 1070), (402, 1050)], 66, 44),
                                ([(60, 1130), (56, 1070), (76, 1046)], 62, 44),
                                ([(230, 1130), (232, 1090), (220, 1050)], 64, 40))
EARTH = [(-10, 1066), (90, 1058), (210, 1068), (330, 1056), (470, 1068), (630, 1060)]


def _blue() -> Group:
    scene = air("#C4DDEE", (170, "#CEE2EC"), (360, "#D9E7E6"), (600, "#E6EEDC"), (800, "#F2F2D6"))
    orb(scene, "C", 120 + 352j, 92, "#FFF5C8", "#DCE9E4", "#ECEFD8")
    drift(scene, ("#FDFCF6", "#DCE8E8"), (450, 130, 300, 66), (470, 330, 330, 96), (110, 590, 260, 76),
          (500, 606, 280, 66), (140, 866, 380, 130), (500, 860, 300, 110))
    land(scene, "C", ([(-60, 890), (80, 912), (170, 952), (290, 948), (410, 960), (550, 946), (680, 930)],
         [(-60, 1000), (260, 984), (430, 1002), (680, 984)], [(-60, 1044), (360, 1026), (680, 1036)]),
         ("#CBDCB0", "#A3C088", "#7FA46A"))
    scene.add(poplars("C", ((290, 954, 46), (306, 952, 66)), 0))
    return scene


def draw() -> Card:
    growth = Growth("C")
    behind, leaves, back, front, cups, bee = (Group() for _ in range(6))
    for spots, size, rise in DARK_LEAVES:
        c.clover_leaf(behind, curve(spots), size, rise, 0, v.DUSK, 6)
    growth.back(behind, foot("C", EARTH, v.FULL.mid, 6, 50))
    for spots, size, rise, tones, roll in OPEN:
        c.clover_leaf(leaves, curve(spots), size, rise, 0, tones, 8, roll=roll)
    for spine in (ASIDE, HIGH, BUD):
        bough(back, spine, 10, 7, v.RED_STEM)
    for layer, stems in ((back, BACK), (front, FRONT)):
        for spine, (first, last) in zip(stems, WIDE, strict=True):
            c.clover_stem(layer, spine, first * .7, last * .7, v.RED_STEM)
            bough(layer, spine, first, last, v.RED_STEM)
    for spine in (*RIGHT[:2], *LEFT[:2]):
        c.stipule(front, spine, .97, 40, v.FULL)
    growth.put(back, 3.4)
    made = []
    for spine, size, lean, ripe, spent, tilt, lengths, leans in HEADS:
        head, pose = Group(), c.at_end(spine, size, lean)
        c.head_leaves(leaves, pose, v.FULL, lengths, leans)
        h.clover_head(head, pose, ripe=ripe, spent=spent, tilt=tilt, seed=round(size * 20),
                      count=180 if size > 1.6 else 150)
        v.modelled(head, pose)
        c.head_cup(cups, pose, v.UNDER)
        made.append((head, pose))
    c.grown(growth, leaves, front, made, cups)
    bumblebee_side(bee, Pose((98, 640), .8, -6), FUR, WING, False)
    growth.put(bee, 3.0, .8, 0)
    return pip_card("C", 8, growth, _blue())
