"""Six of diamonds: three heads: a full one in front of the sun, an opening one, one from behind; a chrysalis."""
from __future__ import annotations

from ..card import Card
from ..engraved import Growth, foot
from ..flowers.turned import View
from ..geometry import circle, pair
from ..growth import sunflower as s
from ..growth import sunflower_leaf as f
from ..growth import sunflower_views as v
from ..growth.boughs import bough
from ..growth.country import poplars
from ..growth.painted_lady import CHRYSALIS, chrysalis
from ..growth.skies import air, drift, land, orb
from ..pip_cards import pip_card
from ..splines import Pose, curve
from ..svg import Group

STEM = curve([(180, 1130), (286, 1010), (312, 880), (262, 740), (300, 590), (322, 500), (272, 412)])
NIGHT = curve([(*pair(STEM.at(.70)), -52), (350, 496), (420, 464), (510, 410), (552, 290), (524, 180), (450, 128)])
MORNING = curve([(*pair(STEM.at(.43)), -60), (320, 724), (400, 728), (460, 752), (484, 706)])
AWAY = View((444, 124), 80, 54, .1, 30)
FULL = View((264, 408), 124, 42, .12, -20)
OPENING = View((484, 700), 74, 34, 1.0, 10)
NODES = {STEM: (.17, .45, .70), NIGHT: (.50,)}
BEHIND: tuple[v.Row, ...] = (([NIGHT.at(.44), (556, 400), (560, 460), (522, 560)], 32, 36, .22, 0, 3),
                             ([STEM.at(.08), (320, 1030), (380, 1020), (430, 1040)], 32, 38, .24, 0, 3))
LEAVES: tuple[v.Row, ...] = (([STEM.at(.47), (220, 726), (150, 668), (56, 740)], 50, 52, .30, .5, 0),
                             ([STEM.at(.16), (220, 1000), (140, 1010), (56, 1040)], 40, 46, .2, 0, 1),
                             ([STEM.at(.18), (350, 990), (400, 966), (470, 1000)], 42, 46, .24, .5, 0),
                             ([STEM.at(.88), (236, 470), (150, 424), (50, 396)], 30, 28, .34, 0, 2),
                             ([NIGHT.at(.84), (540, 120), (556, 110), (560, 60)], 16, 18, .24, 0, 0))
EARTH = [(-10, 1076), (140, 1066), (300, 1080), (640, 1066)]


def _high() -> Group:
    scene = air("#DFE7DE", (190, "#E7E9D4"), (380, "#EFECCB"), (580, "#F6EFC8"), (780, "#FBF3D2"))
    orb(scene, "D", 340 + 400j, 150, "#FFF0B2", "#F3EABE", "#F8ECB4")
    drift(scene, ("#FFFAEA", "#E0DFC6"), (180, 190, 320, 70), (110, 600, 300, 66), (490, 690, 300, 66))
    land(scene, "D", ([(-60, 920), (100, 930), (190, 956), (320, 944), (450, 956), (560, 934), (680, 958)],
         [(-60, 976), (280, 1006), (470, 984), (680, 1000)], [(-60, 1030), (400, 1050), (680, 1040)]),
         ("#EBCB8A", "#D6AE60", "#B08F4C"))
    scene.add(poplars("D", ((66, 950, 56), (84, 950, 88), (104, 952, 66)), 0))
    return scene


def draw() -> Card:
    growth = Growth("D")
    shaded, leaves, stems, heads, back, hanging = (Group() for _ in range(6))
    v.leaves(shaded, BEHIND, 8)
    growth.back(shaded, foot("D", EARTH, s.SUNFLOWER_LEAF.mid, 6))
    v.leaves(leaves, LEAVES)
    growth.put(leaves, 3.2)
    s.sun_behind(back, AWAY, v.GOLD, v.FULL, 5, 22)
    growth.put(back, 4.2)
    end = circle(NIGHT.end, 8)
    stems.silhouette(end).fill(end, v.FULL.mid)
    for spine, first, last in ((NIGHT, 15, 12), (MORNING, 15, 10), (STEM, 38, 14)):
        f.sun_stem(stems, spine, first, last, v.FULL)
        bough(stems, spine, first + 4, last, v.FULL, NODES.get(spine, ()), .6, scarred=False)
    growth.put(stems, 4.2)
    s.sun_opening(heads, OPENING, v.FLAME, v.DISC, 4, 21)
    s.opening_cup(heads, OPENING, v.FULL)
    s.sunflower(heads, FULL, v.GOLD, v.DISC, 24, 2, .66, 170)
    growth.put(heads, 4.6)
    chrysalis(hanging, Pose((122, 706), 1.5, 6), CHRYSALIS)
    growth.put(hanging, 3.0)
    return pip_card("D", 6, growth, _high())
