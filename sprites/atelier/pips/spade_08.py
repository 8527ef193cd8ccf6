"""Eight of spades: full bloom; flowers go round the signs, the largest at the foot; a beetle sleeps in it."""
from __future__ import annotations

from ..card import Card
from ..flowers.turned import View
from ..growth.anemone import (
    ANEMONE,
    ANEMONE_LEAF,
    BLUE_ANEMONE,
    NIGHT,
    anemone_cup,
    anemone_open,
    anemone_stem,
    collar,
    parsley,
)
from ..growth.anemone_ground import BEETLE, beetle
from ..line import keyline
from ..pip_cards import calm, pip_card
from ..splines import Pose, curve
from ..svg import Group

PETAL, BLUE, LEAF, DARK, GUEST = calm("S", 8, ANEMONE, BLUE_ANEMONE, ANEMONE_LEAF, NIGHT, BEETLE)
HIGH = curve([(104, 1130), (60, 900), (62, 640), (114, 430)])
LOW = curve([(180, 1130), (96, 960), (92, 820), (142, 700)])
RIGHT = curve([(330, 1130), (420, 990), (506, 860), (508, 664)])
ARCH = curve([(280, 1130), (440, 960), (552, 760), (560, 480), (556, 260), (504, 142), (406, 108), (330, 140)])
MIDDLE = curve([(300, 1130), (470, 940), (548, 720), (544, 500), (512, 340)])
LEAVES = (([(330, 1130), (390, 1070), (404, 1000)], 180, (1, 1)),
          ([(160, 1130), (160, 1070), (150, 1000)], 150, (1, 1)),
          ([(90, 1130), (76, 1040), (82, 930)], 140, (1, 1)))


def draw() -> Card:
    """The whole card."""
    growth, leaves, stems, heads, guest = Group(), Group(), Group(), Group(), Group()
    for spots, size, seen in LEAVES:
        parsley(leaves, curve(spots), size, LEAF, LEAF, seen=seen)
    growth.add(keyline(leaves, .9, 3.2, LEAF.line))
    for spine in (ARCH, MIDDLE, RIGHT, HIGH, LOW):
        anemone_stem(stems, spine, 12, 6, LEAF)
    for spine, share, size in ((HIGH, .84, 58), (LOW, .76, 56), (RIGHT, .76, 58), (MIDDLE, .86, 56), (ARCH, .84, 50)):
        collar(stems, spine, share, size, LEAF)
    growth.add(keyline(stems, 1.0, 4.0, LEAF.line))
    anemone_cup(heads, View((326, 138), 60, 32, .85, -60), PETAL, 3, DARK)
    anemone_open(heads, View((510, 336), 60, 50, .35, 26), BLUE, -70, 3, DARK)
    anemone_open(heads, View((114, 420), 67, 60, .3, -14), PETAL, -90, 2, DARK)
    anemone_cup(heads, View((140, 702), 62, 32, .85, 14), BLUE, 4, DARK)
    anemone_open(heads, View((508, 652), 66, 58, .3, 20), PETAL, -50, 5, DARK)
    anemone_open(heads, View((250, 1020), 88, 50, .25, -6), PETAL, -84, 1, DARK)
    growth.add(keyline(heads, 1.0, 4.2, PETAL.line))
    beetle(guest, Pose((294, 1046), 1.1, 118), GUEST)
    growth.add(keyline(guest, .8, 2.2, GUEST.line))
    return pip_card("S", 8, growth)
