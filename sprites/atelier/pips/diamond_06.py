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

STEM = curve([(196, 1130), (288, 1010), (310, 880), (256, 740), (300, 600), (314, 510), (294, 412)])
NIGHT = curve([(*pair(STEM.at(.77)), -76), (354, 484), (430, 474), (516, 410), (552, 290), (520, 180), (446, 120)])
MORNING = curve([(*pair(STEM.at(.43)), -50), (330, 728), (410, 732), (470, 754), (490, 706)])
AWAY = View((438, 116), 68, 50, .1, 24)
FULL = View((290, 398), 102, 42, .12, -18)
OPENING = View((490, 698), 62, 34, 1.0, 10)
NODES = {STEM: (.17, .43, .77), NIGHT: (.54,)}
BEHIND: tuple[v.Row, ...] = (([STEM.at(.08), (320, 1030), (380, 1020), (430, 1040)], 32, 38, .24, 0, 3),)
LEAVES: tuple[v.Row, ...] = (([STEM.at(.47), (210, 720), (140, 670), (56, 744)], 46, 48, .30, .5, 0),
                             ([STEM.at(.16), (220, 1000), (140, 1010), (56, 1040)], 42, 48, .2, .4, 1),
                             ([STEM.at(.18), (350, 1000), (400, 980), (460, 1010)], 40, 44, .24, .5, 0),
                             ([NIGHT.at(.54), (530, 450), (530, 480), (512, 560)], 24, 26, .24, 0, 1))
EARTH = [(-10, 1076), (140, 1066), (300, 1080), (640, 1066)]


def _high() -> Group:
    scene = air("#8FAF9E", (66, "#A9C2AC"), (112, "#C2D3B8"), (158, "#E7E9D4"), (380, "#EFECCB"), (580, "#F6EFC8"),
                (780, "#FBF3D2"))
    orb(scene, "D", 304 + 404j, 150, "#FFF0B2", "#F3EABE", "#F8ECB4")
    drift(scene, ("#FFFAEA", "#E0DFC6"), (240, 176, 380, 104), (110, 540, 300, 66), (490, 820, 300, 66))
    land(scene, "D", ([(-60, 920), (100, 930), (190, 956), (320, 944), (450, 956), (560, 934), (680, 958)],
         [(-60, 976), (280, 1006), (470, 984), (680, 1000)], [(-60, 1030), (400, 1050), (680, 1040)]),
         ("#EBCB8A", "#D6AE60", "#B08F4C"))
    scene.add(poplars("D", ((66, 950, 56), (84, 950, 88), (104, 952, 66)), 0))
    return scene


def draw() -> Card:
    growth = Growth("D")
    shaded, leaves, stems, heads, back, hanging = (Group() for _ in range(6))
    v.leaves(shaded, BEHIND, 8)
    growth.back(foot("D", EARTH, s.SUNFLOWER_LEAF.mid, 6)).put(shaded, 1.8)
    v.leaves(leaves, LEAVES)
    growth.put(leaves, 3.2)
    s.sun_behind(back, AWAY, v.GOLD, v.FULL, 5, 22)
    growth.put(back, 4.2)
    end = circle(NIGHT.end, 8)
    stems.silhouette(end).fill(end, v.FULL.mid)
    for spine, first, last in ((NIGHT, 13, 8), (MORNING, 12, 8), (STEM, 27, 12)):
        f.sun_stem(stems, spine, first, last, v.FULL)
        bough(stems, spine, first + 4, last, v.FULL, NODES.get(spine, ()), .6, scarred=False)
    growth.put(stems, 4.2)
    s.sun_opening(heads, OPENING, v.FLAME, v.DISC, 4, 21)
    s.opening_cup(heads, OPENING, v.FULL)
    s.sunflower(heads, FULL, v.GOLD, v.DISC, 24, 2, .66, 170)
    growth.put(heads, 4.6)
    chrysalis(hanging, Pose((126, 704), 1.3, 6), CHRYSALIS)
    growth.put(hanging, 3.0)
    return pip_card("D", 6, growth, _high())
