"""Eight of clubs: a stout stalk, forked like a small tree; heads at different angles, a large one; a bumblebee."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..card import Card
from ..engraved import Growth, foot
from ..geometry import Path
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

TRUNK = curve([(270, 1130), (302, 1000), (306, 850), (234, 786), (178, 770)])
RIGHT = curve([TRUNK.at(.62), (332, 828), (372, 768), (436, 728), (492, 650), (514, 540), (508, 452)])
TOP = curve([RIGHT.at(.70), (544, 540), (556, 400), (540, 260), (484, 158)])
TALL = curve([(80, 1130), (66, 980), (68, 780), (64, 600), (94, 478)])
YOUNG = curve([(420, 1130), (440, 1060), (452, 1010)])
# back to front: stem, size, lean, how ripe, how much is spent, how far it leans forward, leaves
HEADS = (((TOP, 1.5, -6, 1, .3, 12, (0, 26), (-92, 126)), (TALL, 1.3, -14, .5, 0, 8, (0, 34), (-70, 84)),
          (YOUNG, .9, 20, .1, 0, 0, (34, 0), (-76, 70))),
         ((RIGHT, 1.3, 4, .9, 0, 16, (0, 0), (0, 0)), (TRUNK, 2.0, 50, 1, 0, 24, (0, 0), (0, 0))))
# leaves: stalk, radius, rise, tones, edge that is turned
OPEN = (([TRUNK.at(.26), (330, 1020), (366, 1010)], 92, 50, v.FULL, 1),
        ([TALL.at(.26), (110, 940), (132, 950)], 78, 48, v.COOL, -1),
        ([TRUNK.at(.14), (220, 1060), (196, 1046)], 84, 46, v.COOL, 0))
HUNG = (([RIGHT.at(.44), (470, 740), (500, 770), (504, 790)], 62, v.COOL),
        ([TOP.at(.42), (520, 400), (500, 350), (492, 330)], 52, v.FULL))
NODES = {TRUNK: (.26, .62), RIGHT: (.44, .70), TOP: (.42,), TALL: (.26,)}
WIDE = {TRUNK: (46, 16), RIGHT: (22, 9), TOP: (14, 8), TALL: (18, 8), YOUNG: (13, 8)}
DARK_LEAVES = (([(330, 1130), (370, 1070), (402, 1030)], 66, 44), ([(60, 1130), (56, 1070), (76, 1026)], 62, 44),
               ([(130, 1130), (142, 1090), (160, 1050)], 54, 40))
EARTH = [(-10, 1066), (90, 1058), (210, 1068), (330, 1056), (470, 1068), (630, 1060)]


def _blue() -> Group:
    """A blue noon, white clouds over the hills."""
    scene = air("#D3E5ED", (200, "#D6E6E8"), (400, "#DFEAE0"), (600, "#E9EED8"), (800, "#F2F2D4"))
    orb(scene, "C", 180 + 300j, 120, "#FBF2C6", "#D9E7E0", "#E8ECD6")
    drift(scene, ("#FAFAF4", "#D5E3E3"), (430, 200, 320, 76), (470, 420, 300, 68), (120, 560, 280, 62),
          (420, 640, 340, 72), (140, 850, 280, 58))
    land(scene, "C", ([(-60, 890), (80, 912), (170, 952), (290, 948), (410, 960), (550, 946), (680, 930)],
         [(-60, 1000), (260, 984), (430, 1002), (680, 984)], [(-60, 1044), (360, 1026), (680, 1036)]),
         ("#CBDCB0", "#A3C088", "#7FA46A"))
    scene.add(poplars("C", ((290, 954, 46), (306, 952, 66)), 0))
    return scene


def draw() -> Card:
    growth = Growth("C")
    behind, front, bee = Group(), Group(), Group()
    for spots, size, rise in DARK_LEAVES:
        c.clover_leaf(behind, curve(spots), size, rise, 0, c.SHADED, 6)
    growth.back(behind, foot("C", EARTH, v.FULL.mid, 6, 50))
    for spots, size, rise, tones, roll in OPEN:
        c.clover_leaf(front, curve(spots), size, rise, 0, tones, 8, roll=roll)
    growth.put(front, 3.2)
    for layer, stems in zip(HEADS, ((YOUNG, TALL, TOP), (RIGHT, TRUNK)), strict=True):
        _layer(growth, layer, stems)
    bumblebee_side(bee, Pose((292, 132), .84, -6), FUR, WING, False)
    growth.put(bee, 3.0, .8, 0)
    return pip_card("C", 8, growth, _blue())


def _layer(growth: Growth, heads: Any, stems: Sequence[Path]) -> None:
    """Leaves, stems, heads and their cups, one on top of the other."""
    leaves, stalks, cups, made = Group(), Group(), Group(), []
    for spots, length, tones in HUNG[:1] if TRUNK in stems else HUNG[1:]:
        c.side_leaf(leaves, curve(spots), length, tones, 6, (-66, 60, 2), .2, roll=0)
    for spine, size, lean, ripe, spent, tilt, lengths, leans in heads:
        head, pose = Group(), c.at_end(spine, size, lean)
        c.head_leaves(leaves, pose, v.FULL, lengths, leans)
        h.clover_head(head, pose, ripe=ripe, spent=spent, tilt=tilt, seed=round(size * 20),
                    count=190 if size > 1.8 else 150)
        c.head_cup(cups, pose, v.UNDER)
        made.append((head, pose))
    for spine in stems:
        first, last = WIDE[spine]
        c.clover_stem(stalks, spine, first * .7, last, v.RED_STEM)
        bough(stalks, spine, first, last, v.RED_STEM, NODES.get(spine, ()), .5)
        for share in NODES.get(spine, ()):
            c.stipule(stalks, spine, share, 44, v.FULL)
    c.grown(growth, leaves, stalks, made, cups)
