"""Ten of spades: dusk in autumn; a large woolly head bent by the wind, a garden spider's web with its seeds."""
from __future__ import annotations

from ..card import Card
from ..engraved import Growth, foot, printed
from ..flowers.turned import View
from ..growth import anemone as a
from ..growth import anemone_views as v
from ..growth.orb_web import garden_spider, orb_web
from ..growth.skies import air, land, orb, streaks
from ..growth.winds import gust
from ..pip_cards import pip_card
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones

DRY, = printed("S", Tones("#D6C99A", "#9B8E66", "#66604C", "#262432"))
AIR, SILK = "#D9DCE8", "#3C4664"
SHADED = (([(60, 1130), (56, 1030), (66, 940)], 150), ([(330, 1130), (340, 1060), (366, 1000)], 130),
          ([(120, 1130), (140, 1050), (130, 984)], 130), ([(260, 1130), (262, 1060), (250, 1000)], 110))
EARTH = [(-10, 1056), (140, 1066), (280, 1056), (640, 1044)]
SPIDER = Tones("#E8D6AE", "#9C7A50", "#6B4E34", "#2E2220")
TALL = curve([(300, 1130), (446, 1010), (540, 840), (552, 640), (540, 460), (560, 300), (550, 190), (514, 138),
              (462, 128)])
SHORT = curve([(120, 1130), (150, 1080), (182, 1020)])
FLUFF = curve([(190, 1130), (112, 1000), (62, 860), (82, 684)])
LEAVES = (([(110, 1130), (60, 1010), (52, 920), (66, 852)], 136, (.8, .8)),
          ([(260, 1130), (310, 1096), (356, 1046)], 130, (1, 1)))
# The web hangs in the middle of the card, between the tall leaf and the tall stalk.
HUB, REACH = 305 + 560j, (76, 88)
GUYS = (96 + 590j, 92 + 622j, 540 + 500j, 550 + 610j)
CAUGHT = ((268, 512, .62, 40), (352, 604, .7, -130))
GUSTS = (([(528, 250), (470, 330), (380, 304), (300, 262), (244, 300), (150, 360), (100, 400)], 150, 17, -1),
         ([(440, 934), (350, 962), (262, 948), (130, 962), (96, 950)], 190, 15, 1))
FLIGHT = ((262, 84, 1.3, -60), (246, 160, 1.1, -96), (300, 196, 1.0, -120), (300, 268, 1.15, -50),
          (150, 354, 1.1, -70), (112, 434, .9, -40), (84, 540, .8, -30), (500, 760, 1.0, 30), (474, 350, .9, 20))


def _evening() -> Group:
    """Dusk in autumn: a setting sun in the haze of the plain, bars of cloud in front of it."""
    scene = air("#8798BC", (150, "#9AA4C4"), (300, "#B1B1CA"), (450, "#C8BECE"), (600, "#DECBCB"), (740, "#EED6BE"),
                (880, "#F4DCA8"))
    orb(scene, "S", 320 + 842j, 138, "#FBE9A8", "#F0DAC0", "#F6E0B4")
    streaks(scene, "#D3BBC4", (330, 790, 340, 10), (250, 820, 240, 8), (470, 884, 260, 9), (90, 700, 240, 10),
            (520, 640, 220, 9))
    streaks(scene, "#A5A8C6", (120, 330, 220, 10), (470, 300, 260, 9), (330, 200, 240, 8))
    land(scene, "S", ([(-60, 952), (150, 940), (330, 956), (480, 930), (680, 924)], [(-60, 1000), (240, 990),
         (680, 1008)]), ("#A79AA6", "#75758C"))
    return scene


def draw() -> Card:
    growth = Growth("S")
    shaded, leaves, stems, wind, head, wool, web, guest = (Group() for _ in range(8))
    for spots, degrees, radius, side in GUSTS:
        gust(wind, spots, degrees, radius, AIR, 5, 1.0, side)
    growth.add(wind)
    a.leaves(shaded, SHADED, a.SHADED)
    growth.back(shaded, foot("S", EARTH, a.WOOL.mid, 8))
    a.leaves(leaves, LEAVES, a.WITHERED)
    growth.put(leaves, 3.0)
    for spine, first in ((FLUFF, 18), (TALL, 28), (SHORT, 14)):
        a.anemone_stem(stems, spine, first, 8, DRY)
    a.collar(stems, TALL, .62, 76, a.WITHERED)
    a.collar(stems, FLUFF, .80, 56, a.WITHERED)
    growth.put(stems, 3.4)
    a.woolly_head(wool, a.tip(FLUFF, 1.05), a.WOOL, a.WITHERED, .12, 5)
    a.woolly_head(wool, Pose(TALL.end, 1.7, -84, flip=True), a.WOOL, a.WITHERED, .30, 2)
    for x, y, scale, turn in FLIGHT:
        a.achene(wool, Pose((x, y), scale, turn), a.WOOL)
    growth.put(wool, 3.0)
    a.anemone_open(head, View((190, 1012), 96, 46, .34, -12), v.VIOLET, -96, 2, a.NIGHT, (3, 5))
    for x, y, turn, scale in ((508, 856, -64, .85), (322, 976, 40, .8)):
        a.anemone_fallen(head, Pose((x, y), scale, turn), v.VIOLET)
    growth.put(head, 4.2)
    orb_web(web, HUB, GUYS, REACH, SILK)
    for x, y, scale, turn in CAUGHT:
        a.achene(web, Pose((x, y), scale, turn), a.WOOL)
    garden_spider(guest, Pose(HUB, .9, 180), SPIDER)
    growth.add(web).put(guest, 2.4)
    return pip_card("S", 10, growth, _evening())
