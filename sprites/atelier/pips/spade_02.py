"""Two of spades: first of the year; the tuber sprouts before low hills, an earthworm below it, a bud wrapped up."""
from __future__ import annotations

import math

from ..card import Card
from ..geometry import circle
from ..growth.anemone import ANEMONE, ANEMONE_LEAF, anemone_bud, anemone_stem, parsley, tip
from ..growth.anemone_ground import TUBER, dew, folded_leaf, soil, tuber
from ..growth.depth import fallen_shade
from ..line import SHADE, ends, keyline, taper
from ..pip_cards import pip_card
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones

WORM = Tones("#E5BBA6", "#C98E80", "#A46A64", "#5A3236")
SKY, MOON, HILLS = "#DFE3DF", "#F6F4E6", ("#D3DAD4", "#C2CEC5")
MAIN = curve([(180, 986), (136, 890), (150, 770), (270, 650), (430, 556), (534, 420), (552, 280), (524, 176),
              (472, 172), (452, 226)])
LEFT = curve([(146, 990), (84, 900), (60, 760), (70, 600), (126, 492)])
LOW = curve([(150, 992), (120, 960), (84, 916), (74, 862)])
YOUNG = curve([(224, 990), (330, 976), (466, 926), (530, 840), (534, 740), (492, 690), (448, 716)])


def _hills(group: Group) -> None:
    """A pale sun behind two hills."""
    group.fill(circle(318 + 536j, 206), SKY).fill(circle(318 + 536j, 172), MOON)
    for ink, top, wave, slow in ((HILLS[0], 948, 14, .008), (HILLS[1], 954, 6, .013)):
        rim = [(x, top - wave * math.sin(x * slow + top)) for x in range(-20, 650, 30)]
        group.fill(curve([(-30, top, "c"), *rim, (640, top, "c"), (640, 1150, "c"), (-30, 1150, "c")], True), ink)


def _worm(group: Group) -> None:
    """An earthworm in its burrow."""
    spine = curve([(300, 1092), (342, 1052), (388, 1060), (410, 1022), (392, 990)])
    body = taper(spine, 17, 9, lambda u: 1 - .5 * abs(2 * u - 1) ** 6)
    group.silhouette(body).fill(body, WORM.mid)
    group.fill(taper(spine.map(lambda z: z - 2.4 - 2.4j), 5, 3, ends(.1, .1)), WORM.light)
    for k in range(26):
        u = (k + 1) / 27
        at, across = complex(spine.at(u)), complex(spine.tangent(u)) * 1j
        group.fill(taper(curve([at - across * 6.5, at + complex(spine.tangent(u)) * 1.6, at + across * 6.5]), 1.3, 1.3),
                   WORM.deep)
    band = taper(spine.part(.58, .70), 17, 16)
    group.fill(band, WORM.light).contour(band, .8, 1.6, WORM.line).contour(body, .9, 2.8, WORM.line, SHADE)


def draw() -> Card:
    """The whole card."""
    growth, far, leaves, stems, ground = Group(), Group(), Group(), Group(), Group()
    _hills(far)
    growth.trim(far)
    soil(growth, 956)
    tuber(ground, Pose((176, 1004), 1.12, -4))
    _worm(ground)
    parsley(leaves, LOW, 150, spread=60, first=7)
    parsley(leaves, LEFT, 268, spread=62, first=10, seen=(.8, 1))
    folded_leaf(leaves, YOUNG, 112)
    growth.trim(fallen_shade(leaves, ANEMONE_LEAF.line)).add(keyline(leaves, .9, 3.8, ANEMONE_LEAF.line))
    anemone_stem(stems, MAIN, 21, 9)
    anemone_bud(stems, tip(MAIN, 1.55), ANEMONE, ANEMONE_LEAF, .9)
    growth.trim(fallen_shade(stems, ANEMONE_LEAF.line)).add(keyline(stems, 1.0, 4.8, ANEMONE_LEAF.line))
    growth.add(keyline(ground, 1.0, 4.0, TUBER.line))
    dew(growth, tip(MAIN, 1.55).point((2, -101)), 24, ANEMONE)
    return pip_card("S", 2, growth)
