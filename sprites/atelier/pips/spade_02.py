"""Two of spades: a large nodding bud in front of the rising sun, an earthworm in the soil."""
from __future__ import annotations

from ..card import Card
from ..engraved import Growth
from ..growth import anemone as a
from ..growth import anemone_views as v
from ..growth.anemone_ground import dew, folded_leaf, soil, tuber
from ..growth.skies import air, drift, land, orb, streaks
from ..line import SHADE, ends, taper
from ..pip_cards import pip_card
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones

EARTH = Tones("#A8937A", "#5C4839", "#3F3026", "#17162B")
WORM = Tones("#EDBBA8", "#CF8878", "#9C5650", "#3C1C22")
MAIN = curve([(180, 986), (96, 880), (70, 700), (104, 500), (196, 376), (310, 356), (376, 402), (376, 446)])
RIGHT = curve([(224, 990), (370, 972), (490, 880), (550, 740), (532, 580), (556, 420), (540, 280), (486, 212),
               (444, 222), (436, 252)])
LEAVES = (([(150, 992), (116, 960), (76, 930), (70, 880)], 150, (.8, 1)),
          ([(204, 990), (300, 960), (420, 890), (470, 790)], 190, (1, .8)))
YOUNG = curve([(140, 990), (100, 940), (120, 800), (180, 760), (196, 792)])


def _worm(group: Group) -> None:
    spine = curve([(300, 1092), (342, 1052), (388, 1060), (410, 1022), (392, 990)])
    body = taper(spine, 18, 9, lambda u: 1 - .5 * abs(2 * u - 1) ** 6)
    group.silhouette(body).fill(body, WORM.mid)
    group.fill(taper(spine.map(lambda z: z - 2.4 - 2.4j), 5, 3, ends(.1, .1)), WORM.light)
    for k in range(26):
        u = (k + 1) / 27
        at, across = complex(spine.at(u)), complex(spine.tangent(u)) * 1j
        group.fill(taper(curve([at - across * 6.5, at + complex(spine.tangent(u)) * 1.6, at + across * 6.5]), 1.3, 1.3),
                   WORM.deep)
    band = taper(spine.part(.58, .70), 18, 17)
    group.fill(band, WORM.light).contour(band, .8, 1.6, WORM.line).contour(body, .9, 2.8, WORM.line, SHADE)


def _dawn() -> Group:
    scene = air("#A4AFCC", (190, "#B8BDD4"), (370, "#CFCBD8"), (560, "#E4D6D6"), (760, "#F1DFCE"))
    orb(scene, "S", 330 + 560j, 188, "#FBE6BC", "#E6D2D2", "#F2DCCA")
    drift(scene, ("#EDE2E2", "#C3C2D6"), (180, 300, 300, 60), (520, 470, 300, 66), (90, 720, 260, 56))
    streaks(scene, "#D9C8D2", (330, 700, 330, 9), (440, 640, 200, 8), (420, 128, 240, 8))
    land(scene, "S", ([(-60, 940), (110, 912), (230, 944), (360, 946), (470, 906), (680, 930)],), ("#A9B2C8",))
    return scene


def draw() -> Card:
    growth = Growth("S")
    leaves, stems, ground, heads = (Group() for _ in range(4))
    soil(growth, 956, EARTH)
    tuber(ground, Pose((176, 1004), 1.12, -4))
    _worm(ground)
    v.leaves(leaves, LEAVES, first=10)
    folded_leaf(leaves, YOUNG, 80, v.LEAF)
    growth.put(leaves, 3.2)
    for spine, first in ((RIGHT, 17), (MAIN, 24)):
        a.anemone_stem(stems, spine, first, 8, v.STEM)
    growth.put(stems, 4.2)
    growth.put(ground, 3.2)
    a.anemone_bud(heads, a.tip(RIGHT, .95), v.PLUM, v.LEAF, wrap=1)
    a.anemone_bud(heads, a.tip(MAIN, 2.3), v.VIOLET, v.LEAF, wrap=.8)
    growth.put(heads, 4.6)
    dew(growth, a.tip(MAIN, 2.3).point((2, -101)), 26, a.ANEMONE)
    return pip_card("S", 2, growth, _dawn())
