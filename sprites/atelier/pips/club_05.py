"""Five of clubs: a large opening head in front of the sun; a stem that crosses the card, a ladybird on it."""
from __future__ import annotations

from ..card import Card
from ..engraved import Growth, foot
from ..geometry import angle
from ..growth import clover as c
from ..growth import clover_head as h
from ..growth import clover_views as v
from ..growth.boughs import bough
from ..growth.clover_opening import opening_head
from ..growth.country import poplars
from ..growth.skies import air, drift, land, orb
from ..growth.visitors import ladybird
from ..pip_cards import pip_card
from ..splines import Pose, curve
from ..svg import Group

MAIN = curve([(66, 1130), (86, 980), (116, 850), (200, 748), (340, 698), (452, 610), (462, 502)])
SIDE = curve([MAIN.at(.72), (508, 540), (552, 400), (558, 250), (500, 150)])
BACK = curve([(48, 1130), (92, 1000), (54, 800), (60, 640), (112, 500)])
LOW = curve([MAIN.at(.10), (164, 1062), (240, 1012)])
YOUNG = curve([(300, 1150), (352, 1090), (382, 1010)])
SHADED = (([(100, 1130), (90, 1050), (60, 980)], 74, 44), ([(200, 1130), (176, 1060), (160, 1010)], 70, 46),
          ([(330, 1130), (320, 1070), (310, 1020)], 72, 42), ([(400, 1130), (420, 1070), (424, 1020)], 64, 44))
EARTH = [(-10, 1060), (130, 1072), (300, 1058), (440, 1070), (640, 1056)]
# stem, size, lean, how far it leans towards us, lengths of its leaves, their leans
NODES = {MAIN: (.10, .60, .72), BACK: (.42,)}
HEADS = ((BACK, 1.45, -24, 26, (0, 36), (0, 70)), (MAIN, 2.3, -6, 0, (44, 0), (-30, 52)),
         (SIDE, 1.1, 0, 0, (42, 50), (-40, 66)))


def _golden() -> Group:
    scene = air("#C9DDE0", (170, "#D6E3DA"), (340, "#E6E8CE"), (540, "#F5EBC2"), (740, "#FBE9B6"), (880, "#FDF0CC"))
    orb(scene, "C", 466 + 416j, 152, "#FFF4C0", "#EFEBC6", "#F8EBB6")
    drift(scene, ("#FEFBF0", "#E2E2D0"), (200, 236, 360, 110), (530, 196, 260, 74), (110, 420, 260, 66),
          (480, 634, 380, 96), (90, 862, 300, 110), (520, 868, 240, 70))
    land(scene, "C", ([(-60, 920), (100, 930), (190, 956), (320, 944), (450, 956), (560, 934), (680, 958)],
         [(-60, 976), (280, 1006), (470, 984), (680, 1000)], [(-60, 1030), (400, 1050), (680, 1040)]),
         ("#CBDCB0", "#A3C088", "#7FA46A"))
    scene.add(poplars("C", ((292, 950, 50), (310, 948, 76), (328, 950, 56)), 0))
    return scene


def draw() -> Card:
    growth = Growth("C")
    shaded, leaves, stems, cups, made = Group(), Group(), Group(), Group(), []
    size: float
    for spots, size, rise in SHADED:
        c.clover_leaf(shaded, curve(spots), size, rise, 0, v.DUSK, 6)
    growth.back(shaded, foot("C", EARTH, v.FULL.mid, 4, 44))
    v.leaf_behind(leaves, curve([BACK.at(.42), (90, 740), (124, 650)]), 66, 50, 14, first=7)
    c.side_leaf(leaves, YOUNG, 60, v.COOL, 7, (-60, 42, -8))
    c.clover_leaf(leaves, LOW, 92, 46, 0, v.COOL, 8, roll=0)
    c.side_leaf(leaves, curve([MAIN.at(.60), (400, 736), (444, 748)]), 112, v.FULL, 8, (-62, 56, -6), roll=1)
    for spine, size, lean, tilt, lengths, leans in HEADS:
        head, pose = Group(), c.at_end(spine, size, lean)
        c.head_leaves(leaves, pose, v.FULL, lengths, leans)
        if spine is MAIN:
            opening_head(head, pose, h.CLOVER, h.GREEN, seed=5, count=200)
        else:
            h.clover_head(head, pose, ripe=0 if spine is SIDE else 1, tilt=tilt, seed=5)
        v.modelled(head, pose)
        c.head_cup(cups, pose, v.UNDER)
        made.append((head, pose))
    for spine, first, last in ((SIDE, 10, 6), (BACK, 13, 7), (MAIN, 23, 10)):
        c.clover_stem(stems, spine, first * .7, last, v.RED_STEM)
        bough(stems, spine, first, last, v.RED_STEM, NODES.get(spine, ()), .6)
    for spine, share in ((MAIN, .10), (MAIN, .60), (MAIN, .72), (BACK, .42)):
        c.stipule(stems, spine, share, 56, v.FULL)
    way = complex(MAIN.tangent(.46))
    ladybird(cups, Pose(complex(MAIN.at(.46)) - 6j * way, 1.45, angle(way) + 90))
    return pip_card("C", 5, c.grown(growth, leaves, stems, made, cups), _golden())
