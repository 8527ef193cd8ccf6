"""Two of spades: first of the year; the tuber sprouts before low hills, an earthworm below it, a bud wrapped up."""
from __future__ import annotations

from ..card import Card
from ..engraved import Growth, hills, low_sun
from ..growth import anemone as a
from ..growth.anemone_ground import dew, folded_leaf, soil, tuber
from ..line import SHADE, ends, taper
from ..pip_cards import pip_card
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones

WORM = Tones("#E5BBA6", "#C98E80", "#A46A64", "#5A3236")
MAIN = curve([(180, 986), (136, 890), (150, 770), (270, 650), (430, 556), (534, 420), (552, 280), (524, 176),
              (472, 172), (452, 226)])
LEFT = curve([(146, 990), (84, 900), (60, 760), (70, 600), (126, 492)])
LOW = curve([(150, 992), (120, 960), (84, 916), (74, 862)])
YOUNG = curve([(224, 990), (330, 976), (466, 926), (530, 840), (534, 740), (492, 690), (448, 716)])


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
    growth = Growth("S")
    leaves, stems, ground = (Group() for _ in range(3))
    growth.add(low_sun("S", 330 + 540j, 186))
    growth.add(hills("S", [(-10, 880), (150, 850), (330, 890), (500, 856), (640, 874)],
                      [(-10, 916), (200, 930), (400, 908), (640, 926)]))
    soil(growth, 956)
    tuber(ground, Pose((176, 1004), 1.12, -4))
    _worm(ground)
    a.parsley(leaves, LOW, 150, spread=60, first=7)
    a.parsley(leaves, LEFT, 268, spread=62, first=10, seen=(.8, 1))
    folded_leaf(leaves, YOUNG, 112)
    growth.put(leaves, 3.0)
    a.anemone_stem(stems, MAIN, 21, 9)
    a.anemone_bud(stems, a.tip(MAIN, 1.55), wrap=.9)
    growth.put(stems, 4.6)
    growth.put(ground, 3.2)
    dew(growth, a.tip(MAIN, 1.55).point((2, -101)), 24, a.ANEMONE)
    return pip_card("S", 2, growth)
