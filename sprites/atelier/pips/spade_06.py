"""Six of spades: a shower; a large upright cup, the others bent away; drops on tepals and leaves."""
from __future__ import annotations

import numpy as np

from ..card import Card
from ..engraved import Growth, dark, foot
from ..flowers.turned import View
from ..geometry import Spot, circle, polar
from ..growth import anemone as a
from ..growth import anemone_views as v
from ..growth.anemone_ground import dew
from ..growth.boughs import bough
from ..growth.skies import air, drift, land
from ..growth.winds import gust
from ..line import ends, taper
from ..pip_cards import pip_card
from ..splines import curve
from ..svg import Group

CLOUDS, RAIN, EDGE = ("#8592AA", "#6B7894"), "#5F6D8B", "#262E4A"
DUSK = dark("S", v.LEAF, .22)
EARTH = [(-10, 1064), (120, 1076), (260, 1060), (380, 1072), (640, 1058)]
SHADED = (([(96, 1130), (90, 1050), (70, 950)], 150), ([(200, 1130), (230, 1060), (240, 990)], 120),
          ([(410, 1130), (470, 990), (520, 880)], 130), ([(290, 1130), (300, 1090), (330, 1040)], 104))
UP = curve([(150, 1130), (236, 1000), (304, 860), (322, 720), (300, 590), (296, 480)])
LOW = curve([(90, 1130), (54, 1010), (58, 900), (92, 800), (150, 718)])
BUD = curve([(190, 1130), (330, 1010), (466, 880), (520, 760), (508, 670), (452, 660), (432, 706)])
HIGH, BACK = View((296, 478), 146, 28, .68, 8), View((142, 710), 100, 50, -.2, -28)
LEAVES = (([(60, 1130), (44, 860), (54, 620), (96, 480)], 176, (1, 1)),
          ([(330, 1130), (376, 1090), (398, 1050)], 150, (1, 1)),
          ([(170, 1130), (190, 1090), (206, 1050)], 160, (1, .9)))
DROPS = ((190 + 462j, 22), (412 + 470j, 24), (440 + 806j, 20), (62 + 776j, 24), (262 + 760j, 20),
         (96 + 512j, 18), (168 + 484j, 18))
# The swirls of the cloud, the far ones first: points of the lower edge, the way it heads for, radius of the curl, tone.
SWIRLS = (([(650, 80), (520, 112), (400, 98), (280, 132), (238, 128)], 176, 22, CLOUDS[0]),
          ([(650, 120), (570, 158), (490, 140), (390, 148), (322, 142)], 178, 26, CLOUDS[1]),
          ([(650, 176), (610, 206), (580, 182), (534, 186)], 180, 20, CLOUDS[0]))


def _shower(group: Group) -> None:
    rng = np.random.default_rng(12)
    for _ in range(84):
        at = complex(rng.uniform(10, 740), rng.uniform(150, 1050))
        group.fill(taper(curve([at, at + polar(rng.uniform(40, 110), 112)]), 3.2, 1.8, ends(.3, .2)), RAIN, .8)
    for spots, degrees, radius, ink in SWIRLS:
        x, y = spots[-1]
        lower: list[Spot] = [(*spots[0], "c"), *spots[1:-1], (x, y, "c")]
        group.fill(curve([*lower, (x + 24, y - 34), (x + 90, y - 70), (x + 190, 0, "c"), (650, 0, "c")], True), ink)
        group.fill(circle(complex(x, y) - 1j * polar(radius, degrees), radius + 2), ink)
        group.fill(taper(curve([(x, y), (x + 24, y - 34), (x + 90, y - 70), (x + 190, 0)]), 3.4, 1.6), EDGE)
        gust(group, spots, degrees, radius, EDGE, 6.5, 1.5, -1, (9, 18, 28))


def _storm() -> Group:
    scene = air("#9AA8B8", (300, "#A8B4C2"), (520, "#B8C2CC"), (720, "#CBD2D6"), (880, "#DCDFDA"))
    drift(scene, ("#C9D0D8", "#A3AFBE"), (120, 420, 360, 80), (540, 560, 360, 84), (60, 700, 320, 70))
    land(scene, "S", ([(-60, 920), (100, 930), (190, 956), (320, 944), (450, 956), (560, 934), (680, 958)],
         [(-60, 976), (280, 1006), (470, 984), (680, 1000)], [(-60, 1030), (400, 1050), (680, 1040)]),
         ("#A3B2C8", "#8298B2", "#647A96"))
    return scene


def draw() -> Card:
    growth = Growth("S")
    rain, shaded, leaves, stems, heads, front = (Group() for _ in range(6))
    _shower(rain)
    a.leaves(shaded, SHADED, DUSK)
    growth.add(rain)
    growth.back(shaded, foot("S", EARTH, RAIN, 7))
    v.leaves(leaves, LEAVES)
    growth.put(leaves, 3.0)
    a.anemone_stem(stems, BUD, 20, 7, v.STEM)
    a.anemone_stem(stems, UP, 32, 9, v.STEM)
    bough(stems, BUD, 24, 8, v.STEM, (), .5)
    bough(stems, UP, 38, 14, v.STEM, (), .5)
    a.collar(stems, UP, .66, 104, v.LEAF)
    a.anemone_bud(stems, a.tip(BUD, 1.1), v.PLUM, v.LEAF, wrap=.5)
    growth.put(stems, 3.2)
    v.half_open(heads, HIGH, v.VIOLET, 2)
    a.anemone_behind(heads, BACK, v.PLUM, v.LEAF, -80, 4)
    growth.put(heads, 4.6)
    a.anemone_stem(front, LOW, 20, 9, v.STEM)  # before the flower that shows its back
    a.collar(front, LOW, .66, 74, v.LEAF)
    growth.put(front, 3.2)
    for at, size in DROPS:
        dew(growth, at, size, a.WHITE_ANEMONE)
    return pip_card("S", 6, growth, _storm())
