"""King of hearts: old king in ermine with a rose sceptre."""
from __future__ import annotations

from .. import palette as pal
from ..court import CourtInks, court_card
from ..crowns import crown
from ..faces import Person, portrait
from ..figures import Hair, ermine, fist, lock, locks, pearls, whisker
from ..flowers.garden import rose
from ..frame import leaflet
from ..geometry import Spot, line, point
from ..plants import leaf, stem
from ..ribbons import between, edges, ribbon
from ..splines import curve
from ..suits import pip
from ..svg import Group
from .sides import inked

INKS = CourtInks("#E2B9A3", "#D5A58F", "#7C9678", "#B3322F", "#A63A3A", "#F3E2B8", 26, 1.1, (338, 262))
CHESTNUT = Hair("#A7622F", "#CE9350", "#733C1E")
ROBE, ROBE_DARK = "#A63A3A", "#7A2229"
BEARDED = Person("old", iris="#4B5A45", brow="#5B3620", bushy=1.45, lids=.3, lines=True, mouth=False)
HEAD, SCALE = (338, 278), 1.12


def draw() -> Group:
    """The whole card."""
    return court_card(inked(figure()), "R", "H", INKS)


def figure() -> Group:
    """The upper half, without its contour."""
    group = Group()
    _rose_spray(group)
    _back_hair(group)
    _mantle(group)
    _tunic(group)
    _ermine_collar(group)
    locks(group, SIDE_HAIR, CHESTNUT, 1)
    _bearded_face(group)
    crown(group, HEAD, SCALE)
    _sceptre(group)
    return group


SPRAY_LEAVES = ((62, 600, -60, 62), (72, 560, 40, 58), (82, 500, -50, 54), (80, 480, 36, 50), (564, 400, 62, 56),
                (562, 360, -52, 58), (550, 300, 48, 50), (550, 262, -40, 48))


def _rose_spray(group: Group) -> None:
    for spots in ([(70, 680), (58, 590), (84, 500), (66, 420)], [(556, 470), (566, 380), (548, 280), (560, 190)]):
        stem(group, curve(spots), 8, 4)
    for x, y, turn, length in SPRAY_LEAVES:
        leaf(group, line((0, 0), (0, -length)).placed(turn=turn, at=(x, y)), 15, teeth=5, tooth=.22, veins=3, peak=.45,
             vein_width=1.0, midrib=2)
    rose(group, (66, 408), .8, 10)
    rose(group, (556, 196), .8, 40)


BACK_HAIR = (
    ([(290, 214), (236, 290), (212, 372), (238, 446), (206, 500), (186, 496)], 44),
    ([(394, 222), (428, 290), (438, 362), (420, 424), (456, 478), (478, 470)], 38),
    ([(286, 226), (256, 310), (240, 390), (262, 450), (236, 506)], 40),
    ([(392, 236), (412, 300), (414, 370), (400, 430), (424, 486)], 32))
SIDE_HAIR = (
    ([(298, 210), (266, 270), (262, 340), (240, 398), (262, 446), (238, 486), (216, 480)], 36),
    ([(300, 222), (284, 292), (290, 352), (268, 412), (288, 456), (272, 484)], 34),
    ([(392, 232), (406, 290), (398, 352), (420, 408), (404, 452), (424, 474)], 30))
BEARD = (  # it ends well above the band, so that the two halves stay apart
    ([(284, 300), (286, 346), (278, 390), (288, 430), (268, 452)], 32),
    ([(392, 322), (398, 362), (408, 394), (400, 428), (420, 448)], 28),
    ([(296, 330), (302, 378), (296, 418), (310, 452), (294, 474)], 34),
    ([(384, 338), (388, 384), (396, 418), (384, 450), (400, 470)], 30),
    ([(316, 348), (324, 394), (320, 434), (338, 466), (326, 486)], 34),
    ([(372, 348), (370, 394), (376, 432), (362, 464), (374, 482)], 32),
    ([(346, 352), (348, 396), (342, 436), (352, 468), (344, 490)], 30))
TEMPLES = (([(312, 214), (288, 240), (284, 284), (276, 318)], 26),
           ([(384, 218), (398, 244), (394, 276), (402, 300)], 16))


def _back_hair(group: Group) -> None:
    mass = curve([(300, 190, "c"), (246, 260), (216, 350), (226, 430), (196, 500, "c"), (300, 520, "c"),
                  (430, 520, "c"), (456, 470), (436, 400), (440, 320), (414, 240), (386, 196, "c")], closed=True)
    group.solid(mass, CHESTNUT.dark, None, 1.6, 3)
    locks(group, BACK_HAIR, CHESTNUT, 1)


def _mantle(group: Group) -> None:
    mantle = curve([(330, 372, "c"), (236, 398), (150, 452), (96, 560), (60, 720, "c"), (620, 720, "c"), (590, 560),
                    (548, 470), (470, 410), (372, 372, "c")], closed=True)
    inside = Group()
    folds: list[list[Spot]] = [
        [(470, 400, "c"), (440, 470), (470, 560), (440, 720, "c"), (640, 720, "c"), (640, 400, "c")],
        [(180, 430, "c"), (190, 500), (150, 580), (170, 720, "c"), (120, 720, "c"), (110, 560)]]
    for fold in folds:
        inside.fill(curve(fold, closed=True), ROBE_DARK)
    for i in range(7):
        for j in range(6):
            pip(inside, "H", (90 + i * 82 + (j % 2) * 41, 440 + j * 52), 26, whips=False, colour=pal.GILT)
    for crease in ([(250, 470), (222, 560), (240, 700)], [(420, 470), (440, 560), (410, 700)],
                   [(500, 450), (530, 560), (520, 700)], [(150, 480), (130, 560), (140, 700)]):
        inside.ink(curve(crease), 5, "both", ROBE_DARK)
    group.solid(mantle, ROBE, inside, 1.8, 4.5)


def _tunic(group: Group) -> None:
    tunic = curve([(296, 384, "c"), (300, 470), (318, 560), (330, 720, "c"), (388, 720, "c"), (380, 560), (388, 470),
                   (398, 384, "c")], closed=True)
    inside = Group()
    for j in range(9):
        y = 420 + j * 36
        inside.ink(curve([(290, y), (345, y + 22), (400, y)]), 3, "both", pal.TEAL_LIGHT)
    group.silhouette(tunic).fill(tunic, "#2F6064").clip(tunic, inside)
    for spots in ([(300, 384), (304, 470), (322, 560), (334, 720)], [(394, 384), (384, 470), (376, 560), (384, 720)]):
        hem = curve(spots)
        group.stroke(hem, pal.INK, 19).stroke(hem, pal.GILT, 15).stroke(hem, pal.INK, 1.2)
        pearls(group, hem, 14, 3.2, .05, .95)


COLLAR: list[tuple[list[Spot], tuple[tuple[float, float], ...]]] = [
    ([(342, 368, "c"), (270, 376), (196, 404), (140, 462, "c"), (176, 506), (214, 500, "c"), (236, 478),
      (282, 470, "c"), (318, 452), (346, 420, "c")],
     ((190, 452), (232, 424), (276, 404), (222, 470), (268, 444), (312, 400), (304, 432))),
    ([(342, 368, "c"), (420, 376), (492, 402), (548, 452, "c"), (516, 500), (478, 494, "c"), (456, 472),
      (412, 466, "c"), (372, 452), (346, 420, "c")],
     ((500, 444), (456, 418), (414, 402), (470, 466), (424, 440), (378, 396), (384, 430)))]


def _ermine_collar(group: Group) -> None:
    for spots, tails in COLLAR:
        wing = curve(spots, closed=True)
        group.silhouette(wing).fill(wing, "#F6EFDC")
        for tail in tails:
            ermine(group, tail, 0, .9)
        group.contour(wing, 1.8, 4.6)


def _bearded_face(group: Group) -> None:
    mass = curve([(286, 306, "c"), (292, 368), (304, 424), (350, 464, "c"), (396, 424), (398, 372), (390, 318, "c")],
                 closed=True)
    group.silhouette(mass).fill(mass, CHESTNUT.dark)
    portrait(group, HEAD, SCALE, 0, BEARDED)
    locks(group, BEARD, CHESTNUT, 1)
    lip = curve([(346, 342), (362, 339), (376, 342), (372, 351), (360, 354), (350, 350)], closed=True)
    group.fill(lip, "#B4524A").stroke(lip, pal.INK, 1.5)
    lock(group, [(366, 326), (344, 332), (318, 352), (292, 348), (288, 330)], 25, CHESTNUT, half=whisker(25))
    lock(group, [(364, 326), (382, 332), (396, 350), (412, 344), (412, 330)], 21, CHESTNUT, half=whisker(21))
    locks(group, TEMPLES, CHESTNUT)


def _sceptre(group: Group) -> None:
    staff = curve([(196, 720), (176, 560), (150, 420), (138, 330)])
    shaft = ribbon(staff, lambda u: 7 - 1.5 * u)
    right = edges(staff, lambda u: 0 * u, lambda u: 7 - 1.5 * u)[1]
    group.silhouette(shaft).fill(shaft, pal.GILT).fill(between(right, staff), pal.GILT_DARK).contour(shaft, 1.6, 3)
    for u in (.62, .66):
        group.stroke(line(staff.at(u) - 9, staff.at(u) + 9), pal.INK, 5)
    head = point((134, 300))
    for s in (-1, 1):
        leaflet(group, head + s * 4 + 34j, 50, 12, s * 48, .3 * s)
    rose(group, head, 1.12, -18)
    fist(group, (178, 556), 1.05, -8)
    cuff = curve([(140, 592, "c"), (172, 602), (206, 592, "c"), (214, 632, "c"), (172, 642), (134, 628, "c")],
                 closed=True)
    group.solid(cuff, pal.GILT)
    for x in (154, 172, 190):
        pip(group, "H", (x, 616), 16, whips=False, colour=ROBE)
