"""Ten of spades: dusk in autumn; a large woolly head, a garden spider's web across the sky."""
from __future__ import annotations

from ..card import Card
from ..engraved import Growth, foot, printed
from ..flowers.turned import View
from ..growth import anemone as a
from ..growth import anemone_views as v
from ..growth.orb_web import garden_spider, orb_web
from ..growth.skies import air, land, orb, streaks
from ..pip_cards import pip_card
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones

DRY, = printed("S", Tones("#D6C99A", "#9B8E66", "#66604C", "#262432"))
SILK = "#F3F0F6"
SHADED = (([(60, 1130), (50, 1040), (60, 960)], 140), ([(330, 1130), (350, 1060), (380, 1000)], 130),
          ([(120, 1130), (140, 1060), (130, 1000)], 120))
EARTH = [(-10, 1056), (140, 1066), (280, 1056), (640, 1044)]
SPIDER = Tones("#E8D6AE", "#9C7A50", "#6B4E34", "#2E2220")
TALL = curve([(340, 1130), (460, 1010), (536, 860), (556, 660), (536, 480), (548, 310), (556, 200), (526, 140),
              (474, 122)])
SHORT = curve([(120, 1130), (150, 1080), (212, 1020)])
FLUFF = curve([(230, 1130), (150, 1010), (76, 880), (64, 760), (94, 668)])
LEAVES = (([(90, 1130), (60, 1060), (70, 980)], 112, (.8, .8)), ([(290, 1130), (340, 1096), (386, 1046)], 130, (1, 1)))
# The web hangs across the card, between the two stalks.
HUB, REACH = 305 + 560j, (176, 212)
GUYS = (126 + 540j, 66 + 790j, 538 + 440j, 552 + 720j)
CAUGHT = ((262, 506, .62, 40), (360, 606, .7, -130), (226, 560, .7, 90))
FLIGHT = ((236, 100, 1.5, -60), (222, 172, 1.2, -96), (302, 232, 1.1, -120), (150, 340, 1.3, -70), (104, 430, 1.0, -40),
          (82, 316, .9, -30), (474, 350, 1.0, 20))


def _evening() -> Group:
    scene = air("#7F8CB6", (100, "#8E98C0"), (180, "#9BA1C5"), (360, "#AEA8C8"), (490, "#C0B2CA"), (610, "#D5BFC8"),
                (720, "#E8CDBE"), (830, "#F3DAAC"))
    orb(scene, "S", 305 + 930j, 232, "#FDEBA6", "#F0D2B4", "#F6DDAE")
    streaks(scene, "#D9B9BE", (400, 800, 330, 10), (210, 830, 240, 8), (430, 890, 260, 9), (110, 740, 240, 10))
    streaks(scene, "#979CC4", (470, 316, 260, 9), (330, 210, 240, 8), (110, 470, 180, 8))
    land(scene, "S", ([(-60, 952), (150, 940), (330, 956), (480, 930), (680, 924)], [(-60, 1000), (240, 990),
         (680, 1008)]), ("#A79AA6", "#75758C"))
    return scene


def draw() -> Card:
    growth = Growth("S")
    shaded, leaves, stems, head, wool, web, guest = (Group() for _ in range(7))
    a.leaves(shaded, SHADED, a.SHADED)
    growth.back(shaded, foot("S", EARTH, a.WOOL.mid, 8))
    orb_web(web, HUB, GUYS, REACH, SILK)
    for x, y, scale, turn in CAUGHT:
        a.achene(web, Pose((x, y), scale, turn), a.WOOL)
    growth.add(web)
    a.leaves(leaves, LEAVES, a.WITHERED)
    growth.put(leaves, 3.0)
    for spine, first in ((FLUFF, 22), (TALL, 36), (SHORT, 18)):
        a.anemone_stem(stems, spine, first, 8, DRY)
    a.collar(stems, TALL, .60, 84, a.WITHERED)
    a.collar(stems, FLUFF, .72, 66, a.WITHERED)
    growth.put(stems, 3.4)
    a.woolly_head(wool, a.tip(FLUFF, 1.5), a.WOOL, a.WITHERED, .12, 5)
    a.woolly_head(wool, Pose(TALL.end, 2.0, -86, flip=True), a.WOOL, a.WITHERED, .30, 2)
    for x, y, scale, turn in FLIGHT:
        a.achene(wool, Pose((x, y), scale, turn), a.WOOL)
    growth.put(wool, 3.0)
    a.anemone_open(head, View((236, 1020), 122, 44, .34, -12), v.VIOLET, -96, 2, a.NIGHT, (3, 5))
    for x, y, turn, scale in ((508, 800, -64, 1.0), (372, 968, 40, .9)):
        a.anemone_fallen(head, Pose((x, y), scale, turn), v.VIOLET)
    growth.put(head, 4.2)
    garden_spider(guest, Pose(HUB, .9, 180), SPIDER)
    growth.put(guest, 2.4)
    return pip_card("S", 10, growth, _evening())
