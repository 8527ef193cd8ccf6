"""Ten of spades: wind in autumn; a great woolly head lets its seeds go, a garden spider's wheel catches some."""
from __future__ import annotations

from ..card import Card
from ..engraved import Growth, foot, hills
from ..flowers.turned import View
from ..growth import anemone as a
from ..growth.orb_web import garden_spider, orb_web
from ..growth.winds import gust
from ..pip_cards import pip_card
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones

AIR, SILK = "#A9B2BC", "#4A5470"
SHADED = (([(60, 1130), (66, 1050), (90, 1000)], 110), ([(330, 1130), (340, 1070), (372, 1020)], 110))
EARTH = [(-10, 1066), (140, 1074), (280, 1066), (640, 1054)]
SPIDER = Tones("#E8D6AE", "#9C7A50", "#6B4E34", "#2E2220")
TALL = curve([(300, 1130), (446, 1000), (546, 820), (560, 600), (552, 420), (516, 292)])
SHORT = curve([(120, 1130), (150, 1080), (182, 1020)])
LEAVES = (([(96, 1130), (58, 960), (54, 800), (70, 706)], 164, (.8, .8)),
          ([(260, 1130), (310, 1096), (356, 1046)], 120, (1, 1)))
# The web hangs in the middle of the card, between the tall leaf and the tall stalk.
HUB, REACH = 305 + 560j, (76, 88)
GUYS = (88 + 590j, 76 + 622j, 556 + 524j, 558 + 598j)
CAUGHT = ((268, 512, .62, 40), (352, 604, .7, -130))
GUSTS = (([(452, 76), (380, 70), (300, 92), (240, 128)], 150, 15, -1),
         ([(452, 164), (388, 172), (318, 236), (256, 304), (170, 356), (110, 384)], 150, 17, -1),
         ([(440, 934), (350, 962), (262, 948), (130, 962), (96, 950)], 190, 15, 1))
FLIGHT = ((418, 100, 1.35, -76), (338, 74, 1.1, -60), (266, 110, .9, -96), (352, 196, 1.15, -50), (256, 300, .9, -40),
          (150, 350, 1.0, -70), (120, 470, .8, -30))


def draw() -> Card:
    """The whole card."""
    growth = Growth("S")
    shaded, leaves, stems, air, head, wool, web, guest = (Group() for _ in range(8))
    for spots, degrees, radius, side in GUSTS:
        gust(air, spots, degrees, radius, AIR, 5, 1.0, side)
    growth.add(air)
    growth.add(hills("S", [(-10, 950), (150, 974), (330, 950), (640, 930)], [(-10, 1000), (240, 990), (640, 1010)]))
    a.leaves(shaded, SHADED, a.SHADED)
    growth.back(shaded, foot("S", EARTH, a.WOOL.mid, 8))
    a.leaves(leaves, LEAVES, a.WITHERED)
    growth.put(leaves, 3.0)
    for spine, first in ((TALL, 15), (SHORT, 11)):
        a.anemone_stem(stems, spine, first, 7)
    growth.put(stems, 3.2)
    a.woolly_head(wool, Pose(TALL.end, 2.0, -24, flip=True), a.WOOL, a.WITHERED, .34, 2)
    for x, y, scale, turn in FLIGHT:
        a.achene(wool, Pose((x, y), scale, turn), a.WOOL)
    growth.put(wool, 3.0)
    a.anemone_open(head, View((190, 1012), 92, 52, .3, -12), a.ANEMONE, -96, 2, a.NIGHT, (3, 5))
    for x, y, turn, scale in ((96, 906, -64, .85), (322, 976, 40, .8)):
        a.anemone_fallen(head, Pose((x, y), scale, turn), a.ANEMONE)
    growth.put(head, 4.2)
    orb_web(web, HUB, GUYS, REACH, SILK)
    for x, y, scale, turn in CAUGHT:
        a.achene(web, Pose((x, y), scale, turn), a.WOOL)
    garden_spider(guest, Pose(HUB, .9, 180), SPIDER)
    growth.add(web).put(guest, 2.4)
    return pip_card("S", 10, growth)
