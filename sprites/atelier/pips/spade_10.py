"""Ten of spades: wind in autumn; the woolly heads let their seeds go, a garden spider's web catches some."""
from __future__ import annotations

import numpy as np

from ..card import Card
from ..flowers.turned import View
from ..geometry import Path, polar
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
from ..growth.depth import distant, fallen_shade
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
LEAVES = (([(260, 1130), (292, 1060), (312, 1020)], 230, (1, 1)), ([(90, 1130), (70, 1040), (84, 930)], 190, (1, .9)),
          ([(350, 1130), (410, 1060), (440, 1000)], 170, (1, 1)))
HILL = ([(560, 1130), (520, 900), (480, 640)], [(60, 1130), (120, 760), (70, 300)], [(260, 1130), (300, 930)])
FLIGHT = ((330, 104, 1.15, -52), (262, 150, .9, -66), (150, 330, 1.0, -40), (282, 470, .8, -60), (384, 566, 1.1, -48),
          (466, 520, .8, -66), (120, 560, .8, -30), (440, 330, .85, -50), (380, 1000, .9, -20))
# The web, between the neck of the tall head and the frame: hub, spokes, first and last turn, how many.
HUB, SPOKES = 478 + 470j, (8, 34, 62, 90, 118, 150, 182, 212, 244, 272, 300, 334)
CAUGHT = ((500, 430, .7, 70), (452, 512, .62, -120))


def _web(group: Group) -> None:
    """A garden spider's wheel, its turns sagging between the spokes."""
    rng = np.random.default_rng(5)
    reach = [float(rng.uniform(82, 104)) for _ in SPOKES]
    for spoke, far in zip(SPOKES, reach, strict=True):
        group.fill(taper(curve([HUB, HUB + polar(far + 16, spoke)]), 1.3, 1.0), SILK)
    for k in range(9):
        share = .16 + .84 * k / 8
        for i, way in enumerate(SPOKES):
            n = (i + 1) % len(SPOKES)
            a, b = HUB + polar(share * reach[i], way), HUB + polar(share * reach[n], SPOKES[n])
            group.fill(taper(curve([a, (a + b) / 2 + (HUB - (a + b) / 2) * .12, b]), 1.1, 1.1), SILK)


def _gust(group: Group) -> None:
    """The wind, three long strokes."""
    strokes: list[Path] = [curve([(60, 392), (200, 330), (330, 118), (560, 60)]),
                           curve([(40, 600), (180, 560), (330, 500), (470, 560)]),
                           curve([(40, 1010), (230, 1000), (330, 960), (420, 990)])]
    for spine in strokes:
        group.fill(taper(spine, 2, 9, lambda u: np.sin(np.pi * np.clip(u, 0, 1)) ** .8), FAR)


def draw() -> Card:
    """The whole card."""
    growth, far, leaves, stems = Group(), Group(), Group(), Group()
    heads, wool, web, guest = Group(), Group(), Group(), Group()
    for spots in HILL:
        parsley(far, curve(spots), 250, DRY, DRY)
    growth.trim(distant(far, FAR))
    gust = Group()
    _gust(gust)
    growth.trim(gust)
    for spots, size, seen in LEAVES:
        parsley(leaves, curve(spots), size, DRY, DRY, seen=seen)
    growth.trim(fallen_shade(leaves, DRY.line)).add(keyline(leaves, .9, 3.4, DRY.line))
    for spine in (RIGHT, LOW, ACROSS, LEFT):
        anemone_stem(stems, spine, 14, 6, LEAF)
    for spine, share, size in ((RIGHT, .66, 62), (LOW, .66, 58), (ACROSS, .40, 66), (LEFT, .62, 64)):
        collar(stems, spine, share, size, DRY)
    growth.trim(fallen_shade(stems, LEAF.line)).add(keyline(stems, 1.0, 4.0, LEAF.line))
    _web(web)
    growth.trim(web)
    woolly_head(wool, Pose(RIGHT.end, 1.75, 12, flip=True), FLUFF, DRY, .45, 2)
    woolly_head(wool, tip(LEFT, 1.5, -6), FLUFF, DRY, 0, 5)
    for x, y, scale, turn in (*FLIGHT, *CAUGHT):
        achene(wool, Pose((x, y), scale, turn), FLUFF)
    growth.trim(fallen_shade(wool, FLUFF.line, 11, .16)).add(keyline(wool, .8, 2.6, FLUFF.line))
    anemone_open(heads, View((305, 560), 84, 60, .3, -10), PETAL, -96, 2, DARK, (3, 5, 6))
    anemone_cup(heads, View((512, 720), 62, 36, .7, 18), PETAL, 2, DARK)
    for x, y, turn, scale in ((254, 1058, -24, 1.15), (140, 1040, 62, .95), (122, 800, 150, .8)):
        anemone_fallen(heads, Pose((x, y), scale, turn), PETAL)
    growth.trim(fallen_shade(heads, PETAL.line)).add(keyline(heads, 1.0, 4.4, PETAL.line))
    spider(guest, HUB, HUB - 1j, FLUFF.line)
    return pip_card("S", 10, growth.add(guest))
