"""Ten of spades: wind in autumn; a great woolly head lets its seeds go, a garden spider's wheel catches some."""
from __future__ import annotations

from ..card import Card
from ..flowers.turned import View
from ..growth.anemone import (
    ANEMONE,
    ANEMONE_LEAF,
    NIGHT,
    WITHERED,
    WOOL,
    achene,
    anemone_fallen,
    anemone_open,
    anemone_stem,
    parsley,
    woolly_head,
)
from ..growth.depth import fallen_shade
from ..growth.orb_web import garden_spider, orb_web
from ..growth.winds import gust
from ..line import keyline
from ..pip_cards import calm, pip_card
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones

PETAL, LEAF, DARK, DRY, FLUFF = calm("S", 8, ANEMONE, ANEMONE_LEAF, NIGHT, WITHERED, WOOL)
AIR, SILK = "#CBD0CC", "#6E7890"
SPIDER = Tones("#E8D6AE", "#9C7A50", "#6B4E34", "#2E2220")
TALL = curve([(300, 1130), (446, 1000), (546, 820), (560, 600), (548, 400), (520, 262)])
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
    growth, leaves, stems, air, head, wool, web, guest = (Group() for _ in range(8))
    for spots, degrees, radius, side in GUSTS:
        gust(air, spots, degrees, radius, AIR, 5, 1.0, side)
    growth.trim(air)
    for path, size, seen in LEAVES:
        parsley(leaves, curve(path), size, DRY, DRY, seen=seen)
    growth.trim(fallen_shade(leaves, DRY.line)).add(keyline(leaves, .9, 3.4, DRY.line))
    for spine, first in ((TALL, 15), (SHORT, 11)):
        anemone_stem(stems, spine, first, 7, LEAF)
    growth.trim(fallen_shade(stems, LEAF.line)).add(keyline(stems, 1.0, 4.0, LEAF.line))
    woolly_head(wool, Pose(TALL.end, 2.05, -16, flip=True), FLUFF, DRY, .34, 2)
    for x, y, scale, turn in FLIGHT:
        achene(wool, Pose((x, y), scale, turn), FLUFF)
    growth.trim(fallen_shade(wool, FLUFF.line, 11, .16)).add(keyline(wool, .8, 2.6, FLUFF.line))
    anemone_open(head, View((190, 1012), 92, 52, .3, -12), PETAL, -96, 2, DARK, (3, 5))
    for x, y, turn, scale in ((96, 906, -64, .85), (322, 976, 40, .8)):
        anemone_fallen(head, Pose((x, y), scale, turn), PETAL)
    growth.trim(fallen_shade(head, PETAL.line)).add(keyline(head, 1.0, 4.6, PETAL.line))
    orb_web(web, HUB, GUYS, REACH, SILK)
    for x, y, scale, turn in CAUGHT:
        achene(web, Pose((x, y), scale, turn), FLUFF)
    garden_spider(guest, Pose(HUB, .9, 180), SPIDER)
    growth.trim(web.add(keyline(guest, .7, 2.2, SPIDER.line)))
    return pip_card("S", 10, growth)
