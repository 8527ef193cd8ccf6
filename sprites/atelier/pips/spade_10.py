"""Ten of spades: wind in autumn; the woolly heads let their seeds go, a garden spider's web catches some."""
from __future__ import annotations

import numpy as np

from ..card import Card
from ..flowers.turned import View
from ..geometry import Path
from ..growth.anemone import (
    ANEMONE,
    ANEMONE_LEAF,
    NIGHT,
    WITHERED,
    WOOL,
    achene,
    anemone_cup,
    anemone_fallen,
    anemone_open,
    anemone_stem,
    collar,
    parsley,
    tip,
    woolly_head,
)
from ..growth.clover_guests import spider
from ..growth.depth import fallen_shade
from ..growth.webs import wheel_web
from ..line import keyline, taper
from ..pip_cards import calm, pip_card
from ..splines import Pose, curve
from ..svg import Group

PETAL, LEAF, DARK, DRY, FLUFF = calm("S", 8, ANEMONE, ANEMONE_LEAF, NIGHT, WITHERED, WOOL)
FAR, SILK = "#D8D9CC", "#8B93A0"
ACROSS = curve([(190, 1130), (100, 1000), (70, 820), (100, 660), (190, 572), (300, 566)])
LEFT = curve([(84, 1130), (52, 900), (54, 700), (90, 470)])
RIGHT = curve([(290, 1130), (440, 1000), (548, 800), (560, 520), (548, 360), (506, 236)])
LOW = curve([(250, 1130), (400, 1010), (506, 880), (512, 730)])
LEAVES = (([(260, 1130), (292, 1070), (318, 1030)], 180, (1, 1)), ([(90, 1130), (70, 1040), (84, 930)], 190, (1, .9)))
FLIGHT = ((330, 104, 1.15, -52), (262, 150, .9, -66), (150, 330, 1.0, -40), (282, 470, .8, -60), (384, 566, 1.1, -48),
          (120, 560, .8, -30), (440, 330, .85, -50), (380, 1000, .9, -20))
# The web, in the gap between the signs and the tall stem.
HUB, REACH = 508 + 462j, (44, 56)
CAUGHT = ((524, 434, .6, 70), (482, 490, .55, -120))


def _gust(group: Group) -> None:
    """The wind, three long strokes."""
    strokes: list[Path] = [curve([(60, 392), (200, 330), (330, 118), (560, 60)]),
                           curve([(40, 600), (180, 560), (330, 500), (470, 560)]),
                           curve([(40, 1010), (230, 1000), (330, 960), (420, 990)])]
    for spine in strokes:
        group.fill(taper(spine, 2, 9, lambda u: np.sin(np.pi * np.clip(u, 0, 1)) ** .8), FAR)


def draw() -> Card:
    """The whole card."""
    growth, leaves, stems = Group(), Group(), Group()
    heads, wool, web, guest = Group(), Group(), Group(), Group()
    gust = Group()
    _gust(gust)
    growth.trim(gust)
    for spots, size, seen in LEAVES:
        parsley(leaves, curve(spots), size, DRY, DRY, seen=seen)
    growth.trim(fallen_shade(leaves, DRY.line)).add(keyline(leaves, .9, 3.4, DRY.line))
    for spine in (RIGHT, LOW, ACROSS, LEFT):
        anemone_stem(stems, spine, 14, 6, LEAF)
    for spine, share, size in ((RIGHT, .52, 56), (LOW, .66, 58), (ACROSS, .40, 66), (LEFT, .62, 64)):
        collar(stems, spine, share, size, DRY)
    growth.trim(fallen_shade(stems, LEAF.line)).add(keyline(stems, 1.0, 4.0, LEAF.line))
    wheel_web(web, HUB, REACH, SILK, 6)
    growth.trim(web)
    woolly_head(wool, Pose(RIGHT.end, 1.75, 12, flip=True), FLUFF, DRY, .45, 2)
    woolly_head(wool, tip(LEFT, 1.5, -6), FLUFF, DRY, 0, 5)
    for x, y, scale, turn in (*FLIGHT, *CAUGHT):
        achene(wool, Pose((x, y), scale, turn), FLUFF)
    growth.trim(fallen_shade(wool, FLUFF.line, 11, .16)).add(keyline(wool, .8, 2.6, FLUFF.line))
    anemone_open(heads, View((305, 560), 84, 60, .3, -10), PETAL, -96, 2, DARK, (3, 5, 6))
    anemone_cup(heads, View((512, 720), 62, 36, .7, 18), PETAL, 2, DARK)
    for x, y, turn, scale in ((254, 1058, -24, 1.15), (140, 1040, 62, .95)):
        anemone_fallen(heads, Pose((x, y), scale, turn), PETAL)
    growth.trim(fallen_shade(heads, PETAL.line)).add(keyline(heads, 1.0, 4.4, PETAL.line))
    spider(guest, HUB, HUB - 1j, NIGHT.line)
    return pip_card("S", 10, growth.add(guest))
