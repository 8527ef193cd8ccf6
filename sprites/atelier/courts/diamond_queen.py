"""Queen of diamonds: an old queen in veil and wimple with a book."""
from __future__ import annotations

import numpy as np

from .. import palette as pal
from ..court import CourtInks, court_card
from ..dress import Cloth, brocade, forearm, garment, gilt_hem, round_arm, sleeve
from ..faces import Person, portrait
from ..figures import Hair, fist, lock
from ..flowers.sunflower import sunflower
from ..geometry import Spot
from ..hats import gem, small_crown
from ..splines import Pose, curve
from ..suits import pip
from ..svg import Group
from .sides import inked, sunflowers

INKS = CourtInks("#E6D09C", "#D8BF86", "#8A5A34", "#F0DDB0", "#9A5420")
GREY = Hair("#B9B2A6", "#E2DDD0", "#7F7973")
VEIL = Cloth("#F3EAD5", "#CDBB98", "#FFFFFF")
MANTLE = Cloth("#8C4A24", "#5F2F18", "#C48A4E")
GOWN = Cloth("#D29A3E", "#9E6A24", "#EFCB7E")
OLD = Person("old", skin="#EFCFB0", shade="#D6A584", lips="#B26A62", iris="#6B5B3C", brow="#7F7973", lids=1.0,
             lines=True)
HEAD, SCALE = (330, 284), 1.06


def draw() -> Group:
    """The whole card."""
    return court_card(inked(figure()), "D", "D", INKS)


def figure() -> Group:
    """The upper half, without its contour."""
    group = Group()
    sunflowers(group, ((62, 408, .66, 0), (558, 196, .76, 10), (562, 404, .56, 0)))
    _veil_behind(group)
    _mantle(group)
    _wimple(group)
    portrait(group, HEAD, SCALE, 2, OLD)
    lock(group, [(352, 204), (318, 210), (290, 232), (280, 268)], 20, GREY)
    lock(group, [(352, 204), (374, 214), (384, 234), (386, 256)], 14, GREY)
    _veil(group)
    small_crown(group, (332, 272), 1.02, suit="D", jewel="#B65A10")
    _book(group)
    return group


def _veil_behind(group: Group) -> None:
    back = curve([(330, 150, "c"), (262, 164), (220, 240), (212, 340), (176, 430), (140, 520), (300, 520, "c"),
                  (470, 500), (450, 400), (424, 330), (418, 230), (388, 168)], closed=True)
    inside = Group()
    for spots in ([(410, 250), (420, 340), (446, 420)], [(400, 280), (408, 360), (426, 430)]):
        inside.ink(curve(spots), 3, "both")
    group.solid(back, VEIL.dark, inside, 1.7, 4)


BODY: list[Spot] = [(300, 410, "c"), (210, 428), (140, 486), (104, 590), (92, 740, "c"), (590, 740, "c"), (566, 580),
                    (526, 480), (460, 426), (380, 410, "c")]


def _mantle(group: Group) -> None:
    garment(group, BODY, MANTLE, [[(460, 420, "c"), (440, 520), (460, 740, "c"), (620, 740, "c"), (580, 420, "c")]],
            (), brocade("D", MANTLE.light, (100, 470, 580, 730), (66, 52), 26, 17))
    front: list[Spot] = [(286, 430, "c"), (280, 560), (290, 740, "c"), (420, 740, "c"), (408, 560), (392, 430, "c")]
    garment(group, front, GOWN, [[(366, 430, "c"), (370, 740, "c"), (440, 740, "c"), (420, 430, "c")]],
            [[(320, 500), (326, 600), (318, 720)]], brocade("D", GOWN.light, (300, 500, 400, 730), (46, 40), 18, 11))
    for spots in ([(286, 434), (280, 560), (292, 740)], [(392, 434), (408, 560), (418, 740)]):
        gilt_hem(group, spots, 20, 0, 0, VEIL.base, VEIL.base)
        edge = curve(spots)
        for u in np.linspace(.06, .96, 9):
            group.ink(curve([edge.at(u) - 4j, edge.at(u) + 7j]), 4.4, "out")


def _wimple(group: Group) -> None:
    """The linen round chin and neck."""
    linen = curve([(272, 250, "c"), (262, 320), (272, 380), (236, 430), (262, 478), (330, 500), (404, 474), (424, 432),
                   (396, 390), (398, 330), (394, 216, "c")], closed=True)
    inside = Group().fill(curve([(360, 380, "c"), (380, 420), (360, 510, "c"), (440, 480, "c"), (420, 360, "c")],
                                closed=True), VEIL.dark)
    for spots in ([(276, 330), (300, 386), (352, 402), (388, 372)], [(272, 376), (302, 416), (350, 428), (396, 402)],
                  [(256, 410), (296, 446), (350, 458), (410, 424)], [(252, 442), (296, 474), (350, 484), (408, 454)]):
        inside.ink(curve(spots), 2.8, "both")
    group.solid(linen, VEIL.base, inside, 1.7, 4)
    pip(group, "D", (340, 476), 44, whips=False, edge=2, colour="#C9682A")
    gem(group, (340, 476), 6)


NEAR: list[Spot] = [(358, 176, "c"), (312, 160), (262, 186), (238, 250), (236, 330), (214, 400), (176, 460),
                    (150, 520, "c"), (206, 528), (252, 500, "c"), (276, 440), (270, 380), (278, 320), (272, 264),
                    (300, 216), (356, 200, "c")]
FAR: list[Spot] = [(352, 176, "c"), (396, 186), (416, 240), (414, 310), (432, 380), (452, 430, "c"), (424, 440),
                   (404, 420, "c"), (396, 370), (400, 320), (392, 262), (382, 222), (352, 200, "c")]


def _veil(group: Group) -> None:
    folds = ([(290, 190), (256, 260), (258, 350), (220, 430), (196, 510)], [(310, 190), (268, 260), (268, 350),
                                                                             (244, 440), (226, 510)],
             [(264, 210), (246, 300), (240, 360), (186, 460)])
    garment(group, FAR, VEIL, [[(404, 200, "c"), (408, 320), (424, 440, "c"), (470, 440, "c"), (440, 200, "c")]],
            [[(398, 230), (408, 320), (424, 410)]], None, 2.4)
    dark: list[Spot] = [(230, 300, "c"), (248, 340), (230, 420), (180, 530, "c"), (130, 540, "c"), (180, 400)]
    garment(group, NEAR, VEIL, [dark], folds, None, 2.6)
    gilt_hem(group, [(354, 202), (302, 218), (275, 264), (280, 320), (272, 380), (278, 440), (254, 498)], 7)
    gilt_hem(group, [(354, 202), (382, 222), (393, 262), (401, 320), (397, 370), (404, 416)], 6)


def _book(group: Group) -> None:
    sleeve(group, [(180, 470), (136, 560), (106, 720)], MANTLE, round_arm(50, 56))
    cover = Pose((178, 540), 1.0, -14)
    pages = cover.shape([(-54, -76, "c"), (66, -80, "c"), (66, 80, "c"), (-54, 80, "c")])
    group.solid(pages, VEIL.base, None, 1.6, 3.4)
    for x in (58, 61.5, 65):
        group.stroke(cover.line((x, -76), (x, 76)), pal.INK, 1)
    board = cover.shape([(-58, -82, "c"), (54, -82, "c"), (56, 84, "c"), (-58, 84, "c")])
    dark = Group().fill(cover.shape([(-58, -82, "c"), (-42, -82, "c"), (-42, 84, "c"), (-58, 84, "c")]), "#5B1F22")
    group.solid(board, "#8E3B33", dark, 1.8, 4.4)
    frame = cover.shape([(-32, -70, "c"), (44, -70, "c"), (45, 72, "c"), (-32, 72, "c")])
    group.stroke(frame, pal.INK, 6).stroke(frame, pal.GILT, 3.4)
    sunflower(group, cover.point((7, -24)), 34, 0, 13)
    for x, y in ((-24, -62), (36, -62)):
        pip(group, "D", cover.point((x, y)), 18, -14, whips=False, edge=1.4, colour=pal.GILT_LIGHT)
    for y in (-44, 40):
        clasp = cover.shape([(46, y - 7, "c"), (74, y - 5), (74, y + 5), (46, y + 7, "c")])
        group.solid(clasp, pal.GILT, None, 1.6, 3)
    forearm(group, [(96, 716), (112, 656), (142, 612)], GOWN, (40, 24), VEIL.base, VEIL.dark)
    fist(group, (160, 580), .9, 34, False, OLD.skin, OLD.shade)
    gem(group, (170, 566), 5, "#C9682A", "#F0C48A")
