"""Knight of clubs: a page-haired rider on a grey horse among clover."""
from __future__ import annotations

from collections.abc import Sequence

from .. import palette as pal
from ..court import CourtInks, court_card
from ..figures import Face, Hair, face, fist, locks
from ..flowers.garden import clover
from ..geometry import Spot, circle
from ..pips import pip
from ..plants import stem
from ..splines import Pose, curve
from ..svg import Group

INKS = CourtInks("#C6CFA8", "#B7C196", "#A9742E", "#2B4B3A", "#274A39")
COAT, COAT_LIGHT, COAT_DARK, MUZZLE = "#E9DFC9", "#FAF4E4", "#BFAE92", "#D8B7A0"
MANE = Hair("#C9B48C", "#EAD9B4", "#8E7650")
HAIR = Hair("#C08A3E", "#E3BC72", "#85561F")
PLUME = Hair("#E9DFC9", "#FAF4E4", "#BFAE92")
TUNIC, TUNIC_DARK, TUNIC_LIGHT = "#3F6B50", "#274A39", "#7FA07E"
CAPE, CAPE_DARK = "#8E3B3A", "#652730"
LEATHER, LEATHER_LIGHT = "#9B3A34", "#C9695C"
HORSE = Pose((46, 8))  # the horse was drawn in its own coordinates


def draw() -> Group:
    """The whole card."""
    return court_card(figure(), "C", "C", INKS)


def figure() -> Group:
    """The upper half, without its contour."""
    group = Group()
    stem(group, curve([(66, 690), (54, 590), (84, 500), (70, 430)]), 8, 4)
    for x, y, turn, scale in ((72, 420, 0, .95), (60, 590, -60, .8), (98, 500, 60, .74), (548, 150, 20, .7),
                              (560, 250, -20, .6)):
        clover(group, (x, y), scale, turn)
    _cape(group)
    _tunic(group)
    _head(group)
    _cap(group)
    _horse(group)
    _rein_arm(group)
    return group


def _cape(group: Group) -> None:
    cape = curve([(250, 262, "c"), (196, 282), (140, 330), (104, 400), (124, 470), (90, 540), (100, 720, "c"),
                  (300, 720, "c"), (320, 300, "c")], closed=True)
    dark = curve([(230, 280, "c"), (180, 380), (190, 480), (150, 600), (160, 740, "c"), (260, 740, "c"),
                  (280, 300, "c")], closed=True)
    group.silhouette(cape).fill(cape, CAPE).clip(cape, Group().fill(dark, CAPE_DARK))
    for crease in ([(226, 282), (160, 370), (160, 470), (130, 600)], [(250, 290), (210, 400), (214, 500), (190, 640)]):
        group.ink(curve(crease), 2.6)
    group.contour(cape, 1.8, 4.6)


def _tunic(group: Group) -> None:
    tunic = curve([(252, 256, "c"), (212, 290), (196, 360), (188, 470), (180, 720, "c"), (380, 720, "c"), (372, 480),
                   (366, 350), (348, 286), (318, 256, "c")], closed=True)
    inside = Group()
    for i in range(5):
        for j in range(7):
            pip(inside, "C", (196 + i * 44 + (j % 2) * 22, 310 + j * 40), 20, whips=False, colour=TUNIC_LIGHT)
    inside.fill(curve([(330, 270, "c"), (326, 400), (340, 720, "c"), (420, 720, "c"), (400, 270, "c")], closed=True),
                TUNIC_DARK, .8)
    group.solid(tunic, TUNIC, inside, 1.8, 4.4)


SIDE_HAIR = (([(276, 128), (248, 150), (246, 190), (232, 222), (248, 252), (228, 274)], 28),
             ([(284, 126), (262, 150), (258, 184), (246, 212), (258, 238)], 22),
             ([(300, 128), (322, 142), (330, 168), (324, 196)], 14))
PLUMES = (([(256, 110), (210, 96), (186, 130), (196, 176), (170, 200)], 30),
          ([(258, 104), (224, 76), (190, 92), (176, 134), (150, 150)], 26))


def _head(group: Group) -> None:
    mass = curve([(250, 130, "c"), (222, 170), (220, 220), (232, 262), (262, 270, "c"), (330, 250), (336, 170)],
                 closed=True)
    group.solid(mass, HAIR.dark, None, 1.5, 3)
    neck = curve([(266, 220, "c"), (262, 262), (286, 282), (316, 262, "c"), (316, 230, "c")], closed=True)
    group.solid(neck, pal.SKIN_SHADE, None, 1.5, 3)
    face(group, (290, 186), .86, 2, look=Face(lips="#B5604F", iris="#5C6B45"))
    locks(group, SIDE_HAIR, HAIR)
    collar = curve([(240, 268, "c"), (288, 300), (336, 262, "c"), (350, 288), (290, 330), (224, 296)], closed=True)
    group.silhouette(collar).fill(collar, pal.GILT_LIGHT)
    group.fill(curve([(290, 300), (336, 262), (350, 288), (290, 330)], closed=True), pal.GILT)
    group.contour(collar, 1.6, 3.6)


def _cap(group: Group) -> None:
    cap = curve([(242, 148, "c"), (236, 116), (258, 88), (300, 78), (336, 96), (344, 128), (338, 146, "c"),
                 (290, 124)], closed=True)
    dark = curve([(296, 128, "c"), (310, 100), (300, 70, "c"), (360, 80, "c"), (350, 150, "c")], closed=True)
    group.solid(cap, CAPE, Group().fill(dark, CAPE_DARK))
    brim = curve([(236, 152), (262, 128), (294, 120), (326, 128), (348, 150), (326, 144), (294, 136), (264, 144)],
                 closed=True)
    group.solid(brim, pal.GILT, None, 1.6, 3)
    locks(group, PLUMES, PLUME)
    pip(group, "C", (256, 112), 26, whips=False, edge=1.4, colour=pal.GILT_LIGHT)


BODY: list[Spot] = [(352, 212, "c"), (372, 212), (392, 228), (414, 266), (438, 314), (462, 352), (480, 384), (486, 404),
                    (480, 424), (466, 432), (452, 430, "c"), (454, 438), (442, 446), (424, 438), (414, 420),
                    (388, 408), (360, 408), (336, 396), (326, 420), (334, 480), (356, 560), (400, 720, "c"),
                    (90, 720, "c"), (130, 560), (168, 440), (216, 320), (276, 240)]
BODY_TONES: list[tuple[list[Spot], str]] = [
    ([(336, 396, "c"), (364, 408), (392, 410), (418, 424), (440, 450, "c"), (300, 480, "c"), (326, 560),
      (370, 720, "c"), (420, 720, "c"), (380, 520)], COAT_DARK),
    ([(336, 396, "c"), (316, 372), (306, 330), (320, 282), (300, 330), (290, 400), (286, 480), (300, 560),
      (330, 730, "c"), (420, 730, "c"), (356, 560), (334, 480), (326, 420)], COAT_DARK),
    ([(336, 398, "c"), (352, 380), (376, 376), (392, 352), (398, 330), (404, 372), (398, 408), (370, 414)], COAT_DARK),
    ([(404, 262, "c"), (430, 310), (456, 352), (476, 386), (462, 380), (436, 334), (414, 296)], COAT_LIGHT),
    ([(452, 372), (484, 380), (500, 420), (470, 445), (440, 450), (420, 432), (440, 400)], MUZZLE),
]
HORSE_LINES: list[tuple[list[tuple[float, float]], float, str]] = [
    ([(374, 272), (388, 259), (404, 262), (412, 278)], 4, "swell"), ([(378, 280), (392, 286), (406, 282)], 1.8, "both"),
    ([(376, 258), (392, 250), (408, 254)], 1.8, "both"),
    ([(470, 394), (462, 392), (460, 402), (468, 408), (474, 402)], 4.4, "even"),
    ([(456, 430), (442, 424), (430, 412)], 3, "both"), ([(478, 420), (470, 424)], 2, "both"),
    ([(336, 396), (362, 392), (384, 372), (390, 340)], 2.4, "both"),
    ([(416, 300), (432, 338), (448, 364)], 1.6, "both"),
    ([(424, 420), (420, 408), (424, 398)], 1.8, "both"),
]
MANE_LOCKS = (
    ([(350, 206), (300, 226), (262, 280), (276, 336), (250, 372)], 36),
    ([(330, 214), (272, 254), (236, 320), (256, 384), (226, 432)], 38),
    ([(296, 236), (240, 290), (206, 366), (232, 436), (198, 486)], 38),
    ([(262, 272), (214, 338), (184, 420), (206, 494), (170, 540)], 38),
    ([(232, 322), (190, 400), (160, 480), (180, 552), (146, 600)], 36),
    ([(356, 196), (380, 214), (392, 252), (382, 290)], 24), ([(352, 196), (366, 226), (364, 262), (374, 292)], 20))


def _horse(group: Group) -> None:
    far_ear = HORSE.shape([(366, 214, "c"), (372, 176), (390, 160, "c"), (398, 190), (394, 222, "c")])
    group.solid(far_ear, COAT_DARK, None, 1.6, 3.4)
    inside = Group()
    for spots, tone in BODY_TONES:
        inside.fill(HORSE.shape(spots), tone)
    group.solid(HORSE.shape(BODY), COAT, inside, 1.8, 4.6)
    ear = HORSE.shape([(344, 224, "c"), (340, 186), (352, 158, "c"), (370, 182), (372, 218, "c")])
    inner = HORSE.shape([(356, 220, "c"), (350, 190), (353, 168, "c"), (362, 190), (364, 220, "c")])
    group.solid(ear, COAT, Group().fill(inner, MUZZLE), 1.6, 3.6)
    eye = HORSE.shape([(380, 270, "c"), (390, 261), (402, 264), (408, 276, "c"), (396, 281), (386, 279)])
    group.fill(eye, "#3A2A22").fill(HORSE.circle((394, 268), 2.6), "#fff")
    for spots_, width, kind in HORSE_LINES:
        group.ink(HORSE.curve(spots_), width, kind)
    _bridle(group)
    locks(group, [([(x + 46, y + 8) for x, y in spots], width) for spots, width in MANE_LOCKS], MANE)


def strap(group: Group, spots: Sequence[Spot], width: float = 11) -> None:
    """A leather strap of the bridle."""
    line = HORSE.curve(spots)
    group.stroke(line, pal.INK, width + 3).stroke(line, LEATHER, width).stroke(line, LEATHER_LIGHT, width * .3)


def _bridle(group: Group) -> None:
    strap(group, [(352, 226), (366, 284), (394, 344), (426, 398)])
    strap(group, [(424, 396), (444, 376), (462, 354)])
    strap(group, [(372, 240), (386, 236), (398, 238)], 9)
    for at in ((394, 344), (426, 398), (368, 242)):
        stud = HORSE.circle(at, 9)
        group.fill(stud, pal.GILT).stroke(stud, pal.INK, 1.8)
        group.fill(circle(HORSE.point(at) - 2 - 2j, 3.4), pal.GILT_LIGHT)
    strap(group, [(426, 400), (380, 450), (300, 470), (214, 452)], 9)


def _rein_arm(group: Group) -> None:
    sleeve = curve([(206, 306, "c"), (180, 370), (178, 440), (214, 490, "c"), (246, 476, "c"), (236, 430), (244, 370),
                    (258, 320)], closed=True)
    dark = curve([(190, 300, "c"), (200, 380), (206, 450), (226, 500, "c"), (160, 500, "c"), (150, 320, "c")],
                 closed=True)
    group.solid(sleeve, TUNIC, Group().fill(dark, TUNIC_DARK), 1.8, 4.2)
    cuff = curve([(206, 494, "c"), (232, 462), (254, 456, "c"), (264, 480), (226, 512, "c")], closed=True)
    group.solid(cuff, pal.GILT, None, 1.6, 3.4)
    fist(group, (258, 496), .72, 64)
