"""Knight of spades: a knight in plate with a lance on a black barded horse."""
from __future__ import annotations

from .. import palette as pal
from ..court import CourtInks, court_card
from ..dress import Cloth, brocade, forearm, garment, gilt_hem, mirrored, round_arm, sleeve
from ..faces import Person, portrait
from ..figures import Hair, fist, lock, whisker
from ..flowers.garden import small_anemone
from ..geometry import Spot
from ..hats import gem
from ..horses import COLLECTED, Coat, foreleg, horse, mane, strap, stud
from ..ribbons import ribbon
from ..splines import Pose, curve
from ..suits import pip
from ..svg import Group
from .sides import anemones, inked

INKS = CourtInks("#B9BFD0", "#A8AFC4", "#4E5B7E", "#E8DDBE", "#3C466C")
STEEL = Cloth("#B9C0C4", "#78828E", "#EDEEE8")
SURCOAT = Cloth("#5E6C96", "#3C466C", "#93A0C0")
BARD = Cloth("#8C6E9B", "#644A6F", "#C6B2C6")
MANE = Hair("#5C647A", "#A9B7CC", "#2F313C")
BLACK = Coat("#4A4853", "#8794AE", "#32303A", "#7A7480", MANE)
HORSE = Pose((38, 18))
BROWN = Hair("#6B452C", "#9C6F48", "#40281B")
PLUME = Hair("#A58CB5", "#D9CCDB", "#6F5685")
KNIGHT = Person("man", iris="#4A5F73", bushy=1.2, lids=.2, brow="#4A3426")


def draw() -> Group:
    """The whole card."""
    return court_card(inked(figure()), "C", "S", INKS)


def figure() -> Group:
    """The upper half, without its contour."""
    group = Group()
    anemones(group, ((60, 430, .74, 10), (558, 206, .7, 25)), ((62, 606, -52, 66), (70, 560, 44, 62),
                                                              (558, 366, -48, 50), (545, 290, 46, 46)))
    knight = Group()
    _lance(knight)
    _body(knight)
    _head(knight)
    foreleg(knight, BLACK, HORSE)
    horse(knight, COLLECTED, BLACK, HORSE)
    _rim_light(knight)
    mane(knight, COLLECTED, BLACK, HORSE, 8, 84, 30, .7)
    _harness(knight)
    _arm(knight)
    return group.add(mirrored(knight))


def _rim_light(group: Group) -> None:
    """Cool light along the edges of a black horse, which else is a hole in the card."""
    for spots, width in (([(347, 340), (345, 366), (354, 404), (388, 446), (424, 484)], 15),
                         ([(352, 206), (318, 234), (286, 268), (246, 320)], 14),
                         ([(358, 350), (378, 364), (402, 374), (416, 390), (424, 408)], 8)):
        group.ink(HORSE.curve(spots), width, "both", BLACK.light)


def _lance(group: Group) -> None:
    shaft = ribbon(curve([(176, 740), (166, 400), (158, 70)]), lambda u: 8 - 4 * u)
    pennon = curve([(160, 96, "c"), (130, 84), (104, 100), (76, 88, "c"), (92, 112), (74, 140, "c"), (106, 146),
                    (132, 134), (162, 150, "c")], closed=True)
    inside = Group().fill(curve([(160, 122, "c"), (130, 112), (104, 124), (70, 116, "c"), (70, 160, "c"),
                                 (164, 160, "c")], closed=True), SURCOAT.dark)
    pip(inside, "S", (128, 114), 36, -4, whips=False, colour=pal.IVORY)
    group.solid(pennon, SURCOAT.base, inside, 1.7, 4)
    group.solid(shaft, "#8A5A34", None, 1.6, 4)
    tip = curve([(149, 84, "c"), (148, 64), (157, 36, "c"), (168, 64), (168, 84, "c")], closed=True)
    group.solid(tip, STEEL.light, Group().fill(curve([(158, 90, "c"), (157, 30, "c"), (180, 60, "c"), (176, 90, "c")],
                                                     closed=True), STEEL.dark), 1.6, 3.4)


def _body(group: Group) -> None:
    body: list[Spot] = [(262, 268, "c"), (214, 290), (196, 360), (186, 470), (176, 740, "c"), (390, 740, "c"),
                        (380, 470), (372, 350), (350, 290), (316, 268, "c")]
    garment(group, body, STEEL, [[(320, 270, "c"), (330, 380), (340, 740, "c"), (420, 740, "c"), (400, 270, "c")]],
            [[(288, 290), (300, 360), (294, 440)], [(230, 330), (236, 400), (230, 460)]])
    tabard: list[Spot] = [(204, 380, "c"), (250, 402), (300, 408), (350, 398, "c"), (380, 740, "c"), (170, 740, "c")]
    garment(group, tabard, SURCOAT, (), (), brocade("S", SURCOAT.light, (180, 430, 380, 720), (58, 46), 20, 13))
    gilt_hem(group, [(204, 384), (250, 404), (300, 410), (350, 400)], 11)


HELMET: list[Spot] = [(330, 130, "c"), (316, 92), (282, 76), (246, 90), (226, 130), (222, 190), (232, 244),
                      (244, 276, "c"), (288, 296), (330, 280, "c"), (326, 262), (296, 262), (270, 250), (256, 216),
                      (256, 170), (276, 146), (330, 142, "c")]


def _head(group: Group) -> None:
    for spots, width in (([(256, 92), (232, 50), (190, 52), (172, 92), (190, 120), (182, 150)], 40),
                         ([(262, 86), (252, 44), (212, 36), (192, 66), (200, 90)], 34)):
        lock(group, spots, width, PLUME, 4)
    back = curve([(300, 120, "c"), (240, 140), (238, 240), (270, 280, "c"), (336, 270, "c"), (344, 200),
                  (334, 140, "c")], closed=True)
    group.solid(back, STEEL.dark, None, 1.5, 3)
    portrait(group, (292, 192), .88, 2, KNIGHT)
    lock(group, [(310, 229), (297, 233), (284, 243), (272, 240)], 12, BROWN, 1, whisker(12))
    lock(group, [(309, 229), (320, 233), (329, 241), (337, 238)], 10, BROWN, 1, whisker(10))
    lock(group, [(308, 252), (306, 262), (310, 276)], 13, BROWN, 1)
    inside = Group().fill(curve([(216, 150, "c"), (244, 160), (240, 230), (262, 290, "c"), (330, 300, "c"), (330, 268),
                                 (280, 280), (250, 330, "c"), (200, 300, "c")], closed=True), STEEL.dark)
    inside.fill(curve([(262, 92), (242, 120), (240, 160), (250, 128), (270, 98)], closed=True), STEEL.light)
    group.solid(curve(HELMET, closed=True), STEEL.base, inside, 1.8, 4.4)
    for at in ((262, 262), (288, 272), (314, 270), (244, 240), (238, 206)):
        gem(group, at, 3.4, pal.GILT_LIGHT)
    visor = curve([(240, 150, "c"), (236, 112), (276, 92), (326, 98), (356, 118, "c"), (348, 146, "c"), (312, 136),
                   (270, 144)], closed=True)
    dark = Group().fill(curve([(238, 152, "c"), (270, 134), (312, 126), (360, 134, "c"), (350, 160, "c")], closed=True),
                        STEEL.dark)
    for spots in ([(268, 116), (300, 110), (336, 118)], [(272, 126), (302, 120), (336, 127)]):
        dark.ink(curve(spots), 4, "both")
    group.solid(visor, STEEL.light, dark, 1.7, 4)
    gem(group, (250, 146), 8, pal.GILT, pal.GILT_LIGHT)
    small_anemone(group, (252, 102), .44, 10)


def _harness(group: Group) -> None:
    """A plate on the horse's face, a purple cloth on its breast, bridle and rein."""
    plate: list[Spot] = [(404, 190, "c"), (424, 200), (444, 238), (462, 290), (474, 336, "c"), (458, 344, "c"),
                         (444, 316), (432, 282), (440, 268), (428, 250), (412, 250), (400, 226)]
    chanfron = HORSE.shape(plate)
    half = HORSE.shape([(420, 210, "c"), (444, 262), (462, 340, "c"), (500, 340, "c"), (450, 210, "c")])
    inside = Group().fill(half, STEEL.dark)
    group.solid(chanfron, STEEL.light, inside, 1.7, 4)
    small_anemone(group, HORSE.point((428, 226)), .34, 0)
    cloth: list[Spot] = [(396, 430, "c"), (340, 474), (260, 512), (180, 530, "c"), (100, 580), (60, 740, "c"),
                         (502, 740, "c"), (500, 600), (470, 520), (430, 466)]
    garment(group, cloth, BARD, [[(404, 440, "c"), (400, 540), (420, 740, "c"), (530, 740, "c"), (500, 560)]],
            [[(300, 510), (300, 600), (290, 720)], [(380, 470), (370, 560), (380, 720)]],
            brocade("S", BARD.light, (90, 520, 500, 730), (62, 50), 24, 15), 4)
    gilt_hem(group, [(180, 532), (260, 514), (340, 476), (398, 432)], 12, 11)
    gilt_hem(group, [(398, 432), (432, 468), (472, 524), (500, 606), (502, 736)], 11, 13)
    for spots in ([(400, 206), (404, 270), (420, 330), (440, 376)], [(438, 376), (456, 362), (474, 350)]):
        strap(group, HORSE.curve(spots), "#4E5B7E", "#93A0C0", 11)
    for at in ((404, 268), (440, 376)):
        stud(group, HORSE.point(at))
    strap(group, curve([(478, 398), (440, 446), (360, 458), (290, 432)]), "#4E5B7E", "#93A0C0", 9)


def _arm(group: Group) -> None:
    sleeve(group, [(210, 330), (182, 386), (184, 440), (204, 466)], STEEL, round_arm(36, 28))
    for spots in ([(150, 386), (176, 392), (208, 384)], [(154, 420), (180, 428), (212, 420)]):
        group.ink(curve(spots), 3, "both")
    for scale, y in ((1.0, 340), (.82, 318)):
        plate = curve([(214 - 52 * scale, y + 20), (214 - 34 * scale, y - 26), (214 + 10, y - 44 * scale),
                       (214 + 34 * scale, y - 10), (214 + 20 * scale, y + 30), (214 - 20 * scale, y + 40)], closed=True)
        group.solid(plate, STEEL.base, Group().fill(curve([(220, y - 50, "c"), (224, y), (190, y + 50, "c"),
                                                           (270, y + 50, "c"), (270, y - 50, "c")], closed=True),
                                                    STEEL.dark), 1.7, 4)
    pip(group, "S", (204, 320), 26, -8, whips=False, edge=1.4, colour=pal.GILT_LIGHT)
    forearm(group, [(184, 462), (216, 464), (254, 444)], STEEL, (30, 20))
    fist(group, (282, 426), .78, 62, False, STEEL.base, STEEL.dark)
