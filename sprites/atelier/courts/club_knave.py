"""Knave of clubs: a young archer in a beret, clean-shaven, in profile."""
from __future__ import annotations

from .. import palette as pal
from ..court import CourtInks, court_card
from ..dress import Cloth, brocade, button, forearm, garment, gilt_hem, mirrored, round_arm, sleeve
from ..faces import Person, side_face
from ..figures import Hair, fist, locks
from ..flowers.garden import clover
from ..geometry import Spot, line
from ..ribbons import ribbon
from ..splines import curve
from ..svg import Group
from .sides import clovers, inked

INKS = CourtInks("#C6CFA8", "#B7C196", "#A9742E", "#2B4B3A", "#274A39")
BROWN = Hair("#6B452C", "#9C6F48", "#40281B")
JERKIN = Cloth("#3F6B50", "#274A39", "#7FA07E")
SHIRT = Cloth("#E9DFC9", "#BFAE92", "#FAF4E4")
BERET = Cloth("#8E3B3A", "#652730", "#B9665C")
LEATHER = Cloth("#9A6A3C", "#6B4526", "#C49661")
ARCHER = Person("man", skin="#E6BE94", shade="#C98F66", lips="#B4705E", iris="#5C6B45", brow="#40281B", bushy=1.25)


def draw() -> Group:
    """The whole card."""
    return court_card(inked(figure()), "V", "C", INKS)


def figure() -> Group:
    """The upper half, without its contour."""
    group = Group()
    clovers(group, ((70, 420, .95, 0), (58, 590, .8, -60), (98, 500, .74, 60), (554, 146, .7, 20), (556, 206, .6, 40),
                    (566, 262, .6, -20),
                    (552, 350, .7, 10), (566, 430, .6, -30)))
    archer = Group()
    _quiver(archer)
    _neck(archer)
    _jerkin(archer)
    _hair_back(archer)
    side_face(archer, (318, 280), 1.12, 0, ARCHER)
    locks(archer, HAIR, BROWN)
    _beret(archer)
    _bow(archer)
    return group.add(mirrored(archer))


def _quiver(group: Group) -> None:
    for x, turn in ((190, -6), (208, 0), (226, 5)):
        shaft = line((x + 14, 470), (x + turn, 330))
        group.stroke(shaft, pal.INK, 7).stroke(shaft, "#C49661", 4)
        for k, tone in enumerate(("#E9DFC9", "#8E3B3A")):
            s = -1 if k else 1
            vane = curve([(x + turn, 322, "c"), (x + turn + s * 13, 330), (x + turn + s * 14, 366),
                          (x + turn + 4, 384, "c")], closed=True)
            group.solid(vane, tone, None, 1.5, 3)
    case = curve([(170, 420, "c"), (210, 408), (246, 416, "c"), (270, 560, "c"), (210, 570, "c")], closed=True)
    group.solid(case, LEATHER.base, Group().fill(curve([(216, 400, "c"), (260, 400, "c"), (280, 570, "c"),
                                                        (240, 570, "c")], closed=True), LEATHER.dark), 1.8, 4.4)


def _neck(group: Group) -> None:
    neck = curve([(276, 320, "c"), (282, 380), (262, 430, "c"), (380, 456, "c"), (366, 414), (358, 392),
                  (352, 366, "c")], closed=True)
    light = curve([(318, 360, "c"), (334, 404), (332, 450, "c"), (390, 450, "c"), (380, 360, "c")], closed=True)
    group.solid(neck, ARCHER.shade, Group().fill(light, ARCHER.skin), 1.6, 3.4)
    group.ink(curve([(352, 392), (359, 402), (355, 412)]), 2, "both")


BODY: list[Spot] = [(262, 410, "c"), (206, 432), (166, 490), (156, 600), (160, 740, "c"), (480, 740, "c"),
                    (476, 600), (460, 500), (420, 440), (364, 416, "c"), (330, 452, "c")]


def _jerkin(group: Group) -> None:
    garment(group, BODY, JERKIN, [[(400, 420, "c"), (390, 540), (410, 740, "c"), (520, 740, "c"), (500, 420, "c")],
                                  [(150, 560, "c"), (200, 560), (190, 740, "c"), (140, 740, "c")]],
            [[(250, 470), (270, 560), (262, 680)]], brocade("C", JERKIN.light, (180, 500, 480, 720), (64, 50), 22, 14))
    collar = curve([(256, 404, "c"), (290, 440), (334, 462, "c"), (352, 432), (366, 408, "c"), (386, 428, "c"),
                    (364, 470), (336, 500, "c"), (280, 470), (236, 424, "c")], closed=True)
    group.solid(collar, SHIRT.base, Group().fill(curve([(340, 450, "c"), (400, 410, "c"), (380, 480), (336, 510, "c")],
                                                       closed=True), SHIRT.dark), 1.7, 3.8)
    gilt_hem(group, [(336, 498), (350, 580), (346, 720)], 12)
    strap = curve([(190, 452), (300, 540), (400, 690)])
    group.stroke(strap, pal.INK, 25).stroke(strap, LEATHER.base, 21).stroke(strap, LEATHER.light, 4)
    for y in (540, 590, 640):
        button(group, (349, y), 7)


HAIR = (([(312, 200), (276, 214), (262, 250), (270, 292), (248, 330), (258, 356)], 34),
        ([(306, 196), (262, 206), (238, 250), (246, 310), (228, 344), (244, 368), (256, 358)], 36),
        ([(330, 204), (306, 220), (300, 244), (306, 262)], 20),
        ([(340, 204), (330, 218), (322, 230), (324, 244)], 14))


def _hair_back(group: Group) -> None:
    mass = curve([(300, 196, "c"), (248, 214), (232, 280), (240, 350), (280, 372, "c"), (300, 330), (310, 240)],
                 closed=True)
    group.solid(mass, BROWN.dark, None, 1.6, 3)


def _beret(group: Group) -> None:
    puff = curve([(252, 224, "c"), (216, 196), (206, 150), (246, 116), (316, 110), (368, 136), (386, 176),
                  (366, 204, "c"), (312, 196)], closed=True)
    inside = Group().fill(curve([(200, 190, "c"), (256, 186), (330, 176), (400, 190, "c"), (380, 230, "c"),
                                 (220, 240, "c")], closed=True), BERET.dark)
    for spots in ([(300, 190), (288, 150), (252, 126)], [(330, 190), (330, 150), (312, 122)],
                  [(270, 200), (244, 174), (222, 164)]):
        inside.ink(curve(spots), 2.6, "out")
    group.solid(puff, BERET.base, inside, 1.8, 4.6)
    gilt_hem(group, [(250, 226), (296, 206), (336, 202), (366, 208)], 14)
    clover(group, (268, 166), .78, -24)


def _bow(group: Group) -> None:
    sleeve(group, [(416, 442), (470, 520), (500, 700)], SHIRT, round_arm(46, 44))
    string = line((430, 246), (450, 712))
    group.stroke(string, pal.INK, 3.4).stroke(string, "#E9DFC9", 1.4)
    bow = ribbon(curve([(408, 232), (440, 256), (478, 340), (494, 440), (494, 540), (476, 650), (440, 730)]),
                 lambda u: 4 + 6 * (1 - (2 * u - 1) ** 2))
    group.solid(bow, pal.OCHRE, None, 1.6, 4.4)
    for y in (404, 412, 540, 548):
        group.stroke(line((482, y), (506, y)), pal.GILT_LIGHT, 4)
    forearm(group, [(520, 716), (524, 630), (506, 536)], LEATHER, (36, 22))
    fist(group, (492, 482), .95, -10, True, ARCHER.skin, ARCHER.shade)
