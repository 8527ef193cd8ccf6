"""Trump 16: crown anemone on a spring hillside, the halo high behind it; a beetle sleeps in the open flower."""
from __future__ import annotations

import math

from ..card import Card
from ..flowers.turned import View
from ..flowers.windflowers import WINE, ruff_motif, wine_anemone
from ..frame import RING_WIDTH, halo, trump_card
from ..geometry import Spot, circle
from ..growth.anemone import (
    anemone_behind,
    anemone_bud,
    anemone_cup,
    anemone_fallen,
    anemone_stem,
    collar,
    parsley,
    tip,
)
from ..growth.anemone_ground import beetle
from ..line import keyline
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones
from .ground import trump_ground

SUN = (402, 268)
EDGE = "#26251C"
LEAF = Tones("#BFCB96", "#8CA46E", "#587A55", "#223A2B")
COOL = Tones("#B2C399", "#7C9A70", "#4C7058", "#223A2B")
STALK = Tones("#C9C08C", "#96905C", "#6A6644", "#2E2C1C")
HILLS = ((730, 34, .0105, 2.4, "#B3C39B"), (800, 24, .015, .6, "#9FB489"), (880, 14, .020, 3.6, "#8BA478"))
MAIN = curve([(300, 1130), (330, 980), (316, 820), (342, 640), (306, 420)])
LEFT = curve([(266, 1130), (222, 990), (132, 900), (108, 770), (130, 622)])
RIGHT = curve([(330, 1130), (384, 1000), (470, 900), (506, 780), (486, 690)])
BUD = curve([(312, 1130), (352, 960), (432, 820), (466, 660), (500, 560), (528, 520), (540, 560)])
YOUNG = curve([(250, 1130), (210, 1060), (150, 1010), (140, 950)])
LEAVES = (([(250, 1130), (200, 1040), (120, 1020)], 150, (1, .9), LEAF), ([(330, 1130), (392, 1040), (440, 1010)], 160,
                                                                          (.9, 1), COOL),
          ([(290, 1130), (270, 1030), (246, 950)], 170, (1, 1), COOL), ([(310, 1130), (350, 1040), (372, 960)], 150,
                                                                        (1, 1), LEAF))


def draw() -> Card:
    """The whole card."""
    picture = trump_ground("#CBD4BC", "#BCC7AB")
    halo(picture, SUN, 216, RING_WIDTH, "#A9742E", "#F4E6C2",
         lambda g, c, a: ruff_motif(g, c, 21, a, "#E9D9A4", "#C9D2A0"), 18)
    _hills(picture)
    leaves, stems, heads, main, guest = Group(), Group(), Group(), Group(), Group()
    for spots, size, seen, tones in LEAVES:
        parsley(leaves, curve(spots), size, tones, STALK, seen=seen)
    for spine, first, last in ((BUD, 9, 6), (YOUNG, 9, 7), (LEFT, 11, 8), (RIGHT, 11, 8), (MAIN, 16, 11)):
        anemone_stem(stems, spine, first, last, STALK, EDGE)
    for spine, share, size in ((MAIN, .56, 104), (LEFT, .78, 74), (RIGHT, .70, 70)):
        collar(stems, spine, share, size, LEAF)
    anemone_bud(heads, tip(BUD, .62), WINE, LEAF)
    anemone_bud(heads, tip(YOUNG, .6, -6), WINE, LEAF, .8)
    anemone_behind(heads, View((484, 690), 88, 60, -.2, 26), WINE, STALK)
    anemone_cup(heads, View((128, 632), 86, 28, .8, -12), WINE, 2)
    anemone_fallen(heads, Pose((232, 1010), .9, -24), WINE)
    wine_anemone(main, View((296, 380), 172, 54, .30, -18), -100, 3)
    beetle(guest, Pose((214, 398), 1.0, -68))
    for layer, thick in ((leaves, 4.2), (stems, 4.8), (heads, 5.2), (main, 6.2), (guest, 3)):
        picture.add(keyline(layer, 1.1, thick, EDGE))
    return trump_card(picture, "16", "ANÉMONE")


def _hills(group: Group) -> None:
    """A hillside in spring, dotted with far flowers."""
    for top, swing, pace, start, tone in HILLS:
        ridge: list[Spot] = [(x, top + swing * math.sin(pace * x + start)) for x in range(0, 641, 64)]
        group.fill(curve([*ridge, (640, 1120, "c"), (0, 1120, "c")], True), tone)
        for k in range(46):
            x = (k * 149 + top) % 640
            y = top + swing * math.sin(pace * x + start) + 10 + (k * 61 % 29) * (top - 690) / 50
            size = 2.0 + (top - 720) / 50
            group.fill(circle((x, y), size * 1.2, size), WINE.mid if k % 3 else "#F4E6C2")
