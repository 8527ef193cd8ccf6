"""Knave of hearts: an auburn curly-headed boy in a small cap, smelling a rose."""
from __future__ import annotations

from .. import palette as pal
from ..court import CourtInks, court_card
from ..dress import Cloth, button, forearm, garment, gilt_hem, mirrored, round_arm, sleeve
from ..faces import Person, portrait
from ..figures import Hair, fist, locks
from ..flowers.garden import rose
from ..frame import leaflet
from ..geometry import Spot
from ..ribbons import ribbon
from ..splines import curve
from ..svg import Group
from .sides import inked, roses

INKS = CourtInks("#E2B9A3", "#D5A58F", "#7C9678", "#B3322F", "#A63A3A", "#F3E2B8", 26, 1.1, (338, 262))
AUBURN = Hair("#9A4F2A", "#CB8049", "#652F1B")
DOUBLET = Cloth("#A63A3A", "#7A2229", "#C9655A")
JERKIN = Cloth("#2F6064", "#1F4348", "#6FA09B")
BOY = Person("youth", lips="#B8665A", iris="#5C6B45", brow="#5B2F1C", bushy=1.3, lids=.4, smile=.6)


def draw() -> Group:
    """The whole card."""
    return court_card(inked(figure()), "V", "H", INKS)


def figure() -> Group:
    """The upper half, without its contour."""
    group = Group()
    roses(group, ((60, 400, .8, 10), (556, 186, .8, 40), (562, 420, .6, 0)))
    boy = Group()
    _back_hair(boy)
    _neck(boy)
    _doublet(boy)
    portrait(boy, (318, 278), 1.1, 4, BOY)
    locks(boy, CURLS, AUBURN)
    _cap(boy)
    _arm(boy)
    return group.add(mirrored(boy))


BACK = (([(300, 190), (236, 216), (214, 280), (240, 326), (222, 372), (252, 392), (262, 370)], 44),
        ([(290, 220), (246, 270), (256, 330), (232, 372), (262, 402), (280, 380)], 36),
        ([(370, 200), (402, 240), (388, 290), (408, 340), (396, 376), (384, 364)], 34),
        ([(372, 230), (388, 270), (380, 310), (394, 350), (384, 384), (374, 376)], 26))
CURLS = (
    ([(352, 176), (296, 160), (244, 190), (232, 240), (254, 272), (236, 304), (256, 330), (270, 312)], 36),
    ([(350, 180), (304, 178), (266, 206), (258, 246), (276, 270), (262, 296), (272, 312), (284, 300)], 30),
    ([(352, 180), (320, 188), (288, 206), (276, 236), (288, 256), (300, 246)], 26),
    ([(350, 178), (340, 200), (314, 214), (302, 234), (314, 244), (324, 234)], 22),
    ([(348, 176), (384, 170), (406, 200), (400, 240), (412, 266), (400, 284), (392, 272)], 28),
    ([(348, 178), (372, 188), (386, 210), (378, 232), (390, 246), (398, 236)], 22),
    ([(344, 178), (354, 200), (346, 218), (356, 230), (364, 222)], 18),
    ([(356, 182), (330, 158), (290, 150), (262, 164), (250, 190), (262, 204), (272, 192)], 28),
    ([(340, 172), (372, 152), (400, 168), (408, 194), (398, 208), (390, 198)], 24))


def _back_hair(group: Group) -> None:
    mass = curve([(330, 150), (256, 170), (222, 240), (228, 330), (240, 392), (290, 400), (390, 370), (408, 300),
                  (406, 210), (380, 162)], closed=True)
    group.solid(mass, AUBURN.dark, None, 1.6, 3)
    locks(group, BACK, AUBURN)


def _cap(group: Group) -> None:
    """A small velvet cap set aslant, a rose at its band."""
    puff = curve([(252, 196, "c"), (228, 172), (232, 138), (272, 108), (336, 104), (388, 128), (412, 168, "c"),
                  (372, 158), (310, 168)], closed=True)
    inside = Group().fill(curve([(220, 200, "c"), (240, 172), (300, 148), (360, 140), (420, 160, "c"), (420, 190, "c"),
                                 (250, 220, "c")], closed=True), JERKIN.dark)
    inside.fill(curve([(250, 150), (272, 124), (308, 114), (280, 132), (262, 156)], closed=True), JERKIN.light)
    for crease in ([(320, 164), (316, 138), (300, 116)], [(352, 160), (356, 138), (348, 116)],
                   [(286, 176), (272, 158), (254, 146)]):
        inside.ink(curve(crease), 2.8, "out")
    group.solid(puff, JERKIN.base, inside, 1.8, 4.6)
    gilt_hem(group, [(248, 198), (290, 176), (346, 162), (411, 170)], 13, 13)
    for turn in (-100, -30, 60):
        leaflet(group, 276 + 166j, 44, 11, turn, .2)
    rose(group, (276, 166), .74, 20)


def _neck(group: Group) -> None:
    neck = curve([(284, 330, "c"), (288, 380), (262, 420, "c"), (330, 470, "c"), (392, 420, "c"), (360, 394),
                  (358, 350, "c")], closed=True)
    shade = curve([(270, 320, "c"), (300, 362), (340, 386), (366, 392, "c"), (366, 330, "c")], closed=True)
    group.solid(neck, pal.SKIN, Group().fill(shade, pal.SKIN_SHADE), 1.6, 3.4)


BODY: list[Spot] = [(258, 404, "c"), (206, 420), (150, 452), (122, 540), (130, 740, "c"), (520, 740, "c"),
                    (510, 560), (488, 462), (436, 420), (390, 406, "c"), (356, 436), (322, 444), (290, 432)]


def _doublet(group: Group) -> None:
    garment(group, BODY, DOUBLET, [[(420, 410, "c"), (404, 520), (430, 740, "c"), (560, 740, "c"), (520, 400, "c")]],
            [[(230, 560), (240, 640), (220, 720)]])
    front: list[Spot] = [(276, 424, "c"), (300, 520), (290, 740, "c"), (430, 740, "c"), (410, 560), (388, 420, "c"),
                         (356, 440), (322, 450), (292, 438)]
    garment(group, front, JERKIN, [[(372, 420, "c"), (376, 560), (390, 740, "c"), (450, 740, "c"), (420, 420, "c")]])
    gilt_hem(group, [(276, 424), (300, 520), (292, 720)], 12, 15)
    gilt_hem(group, [(388, 420), (410, 560), (426, 720)], 11, 14)
    for y in (480, 524, 568, 612, 656):
        button(group, (342 + (y - 480) * .05, y), 8)
    collar = curve([(252, 398, "c"), (288, 424), (324, 434), (362, 422), (394, 396, "c"), (404, 418, "c"), (366, 450),
                    (324, 462), (280, 450), (246, 420, "c")], closed=True)
    group.solid(collar, pal.IVORY, Group().fill(curve([(340, 430, "c"), (420, 390, "c"), (410, 430), (340, 480, "c")],
                                                      closed=True), pal.PAPER_DARK), 1.7, 3.6)
    for i in range(9):
        x = 262.0 + i * 16
        y = 416 + 26 * (1 - ((x - 326) / 66) ** 2)
        group.ink(curve([(x, y - 8), (x + (x - 326) * .06, y + 12)]), 1.8, "both")


def _arm(group: Group) -> None:
    stalk = ribbon(curve([(474, 720), (462, 580), (446, 480), (440, 412)]), lambda u: 5.5 - 1.5 * u)
    sleeve(group, [(186, 430), (150, 500), (140, 620)], DOUBLET, round_arm(50, 46), 3)
    sleeve(group, [(462, 426), (508, 500), (534, 690)], DOUBLET, round_arm(50, 50), 5)
    forearm(group, [(548, 700), (520, 630), (474, 568)], DOUBLET, (36, 21), pal.IVORY, pal.PAPER_DARK)
    group.solid(stalk, "#5C7B57", None, 1.5, 3)
    for s, turn in ((-1, -70), (1, 60)):
        leaflet(group, 444 + 462j, 46, 11, turn, .3 * s)
    rose(group, (436, 396), 1.0, -14)
    fist(group, (450, 530), .9, -22, True)
