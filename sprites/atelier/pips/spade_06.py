"""Six of spades: a shower; the cups bow away from it, half shut; drops hang from tepals and leaves."""
from __future__ import annotations

from itertools import pairwise

import numpy as np

from ..card import Card
from ..flowers.turned import View
from ..geometry import Spot, polar
from ..growth.anemone import (
    ANEMONE,
    ANEMONE_LEAF,
    NIGHT,
    WHITE_ANEMONE,
    anemone_behind,
    anemone_bud,
    anemone_cup,
    anemone_stem,
    collar,
    parsley,
    tip,
)
from ..growth.anemone_ground import dew
from ..growth.depth import distant, fallen_shade
from ..line import ends, keyline, taper
from ..pip_cards import calm, pip_card
from ..splines import curve
from ..svg import Group

PETAL, LEAF, DARK, DROP = calm("S", 5, ANEMONE, ANEMONE_LEAF, NIGHT, WHITE_ANEMONE)
FAR, CLOUD, RAIN = "#D6DBD3", "#D5DADB", "#A3B0C2"
UP = curve([(150, 1130), (236, 1000), (304, 860), (310, 700), (298, 560), (312, 480), (372, 440)])
LOW = curve([(90, 1130), (54, 1010), (58, 900), (92, 800), (150, 718)])
BUD = curve([(190, 1130), (330, 1010), (466, 880), (520, 760), (508, 670), (452, 660), (432, 706)])
HIGH, BACK = View((352, 446), 146, 26, .92, 52), View((150, 716), 122, 58, -.2, -28)
LEAVES = (([(60, 1130), (44, 860), (60, 600), (112, 440)], 250, (1, 1)),
          ([(320, 1130), (370, 1080), (398, 1030)], 210, (1, 1)),
          ([(170, 1130), (190, 1070), (206, 1020)], 220, (1, .9)))
BEHIND = ([(600, 1130), (560, 980), (520, 860)], [(300, 1130), (420, 980), (330, 800)], [(30, 700), (60, 400)])
DROPS = ((470 + 474j, 24), (440 + 806j, 20), (62 + 776j, 24), (150 + 838j, 22), (96 + 512j, 18), (196 + 490j, 18))
PUFFS = ((120, 60), (196, 92), (262, 84), (352, 110), (420, 84), (500, 96), (548, 76), (640, 70))


def _scallops(down: float) -> list[Spot]:
    """The lower rim of the cloud from left to right, round puffs between corners, `down` lower."""
    rim: list[Spot] = []
    for (x, y), (far, low) in pairwise(PUFFS):
        rim += [(x + down, y + down, "c"), ((x + far) / 2 + down, (y + low) / 2 + down + (far - x) * .34)]
    return [*rim, (PUFFS[-1][0] + down, PUFFS[-1][1] + down, "c")]


def _shower(group: Group) -> None:
    """A cloud that comes in at the upper edge, the rain aslant below it."""
    rng = np.random.default_rng(12)
    for down, ink in ((34, "#E1E4DF"), (0, CLOUD)):
        shape = curve([(150, 10, "c"), *_scallops(down), (640, 10, "c")], True)
        group.fill(shape, ink).contour(shape, .8, 2.2, RAIN)
    for _ in range(104):
        at = complex(rng.uniform(10, 740), rng.uniform(150, 1050))
        group.fill(taper(curve([at, at + polar(rng.uniform(40, 110), 112)]), 3.2, 1.8, ends(.3, .2)), RAIN, .8)


def draw() -> Card:
    """The whole card."""
    growth, rain, far, leaves, stems, heads, front = Group(), Group(), Group(), Group(), Group(), Group(), Group()
    for spots in BEHIND:
        parsley(far, curve(spots), 260, LEAF, LEAF)
    growth.trim(distant(far, FAR))
    _shower(rain)
    growth.trim(rain)
    for spots, size, seen in LEAVES:
        parsley(leaves, curve(spots), size, LEAF, LEAF, seen=seen)
    growth.trim(fallen_shade(leaves, LEAF.line)).add(keyline(leaves, .9, 3.5, LEAF.line))
    anemone_stem(stems, BUD, 13, 7, LEAF)
    anemone_stem(stems, UP, 18, 9, LEAF)
    collar(stems, UP, .66, 84, LEAF)
    anemone_bud(stems, tip(BUD, 1.1), PETAL, LEAF, .5)
    growth.trim(fallen_shade(stems, LEAF.line)).add(keyline(stems, 1.0, 4.2, LEAF.line))
    anemone_cup(heads, HIGH, PETAL, 2, DARK)
    anemone_behind(heads, BACK, PETAL, LEAF, -80, 4)
    growth.trim(fallen_shade(heads, PETAL.line)).add(keyline(heads, 1.0, 4.8, PETAL.line))
    anemone_stem(front, LOW, 14, 9, LEAF)  # before the flower that shows its back
    collar(front, LOW, .66, 74, LEAF)
    growth.trim(fallen_shade(front, LEAF.line, 10)).add(keyline(front, 1.0, 4.2, LEAF.line))
    for at, size in DROPS:
        dew(growth, at, size, DROP)
    return pip_card("S", 6, growth)
