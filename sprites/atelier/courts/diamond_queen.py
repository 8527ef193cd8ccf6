"""Queen of diamonds: an old queen in veil and wimple with a book."""
from __future__ import annotations

import numpy as np

from .. import palette as pal
from ..court import CourtInks, court_card
from ..dress import Cloth, brocade, forearm, garment, gilt_hem, round_arm, sleeve
from ..faces import Person
from ..figures import Hair, lock
from ..flowers.sunflower import sunflower
from ..geometry import Spot
from ..grips import RESTING
from ..hands import Digit, HandShape, hand_far
from ..hats import gem, small_crown
from ..likeness import Eye, Likeness, likeness, skin_tint
from ..line import ends, taper
from ..pieces import Piece
from ..splines import Pose, curve
from ..suits import pip
from ..svg import Group
from .sides import inked, sunflowers

INKS = CourtInks("#E6D09C", "#D8BF86", "#8A5A34", "#F0DDB0", "#9A5420")
GREY = Hair("#B9B2A6", "#E2DDD0", "#7F7973")
VEIL = Cloth("#F3EAD5", "#CDBB98", "#FFFFFF")
MANTLE = Cloth("#8C4A24", "#5F2F18", "#C48A4E")
GOWN = Cloth("#D29A3E", "#9E6A24", "#EFCB7E")
OLD = Person("old", skin="#F0D0B2", shade="#D8A888", lips="#BD7A6E", iris="#6B5B3C", brow="#8E8880", blush="#E0A08A")
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
    likeness(group, Pose(HEAD, SCALE, 2), FACE, OLD)
    _wimple(group)
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
            [[(430, 450), (440, 500), (436, 560)], [(500, 470), (520, 540), (524, 640)],
             [(210, 440), (226, 470), (230, 520)]], brocade("D", MANTLE.light, (100, 470, 580, 730), (66, 52), 26, 17))
    front: list[Spot] = [(286, 430, "c"), (280, 560), (290, 740, "c"), (420, 740, "c"), (408, 560), (392, 430, "c")]
    garment(group, front, GOWN, [[(366, 430, "c"), (370, 740, "c"), (440, 740, "c"), (420, 430, "c")]],
            [[(320, 500), (326, 600), (318, 720)]], brocade("D", GOWN.light, (300, 500, 400, 730), (46, 40), 18, 11))
    for spots in ([(286, 434), (280, 560), (292, 740)], [(392, 434), (408, 560), (418, 740)]):
        gilt_hem(group, spots, 20, 0, 0, VEIL.base, VEIL.base)
        edge = curve(spots)
        for u in np.linspace(.06, .96, 9):
            group.ink(curve([edge.at(u) - 4j, edge.at(u) + 7j]), 4.4, "out")


LINEN: list[Spot] = [(276, 226, "c"), (260, 320), (252, 388), (228, 440), (254, 482), (332, 508), (406, 478),
                     (432, 436),
                     (406, 392), (400, 320), (392, 220, "c"), (381, 262), (379, 310), (370, 348), (356, 374),
                     (340, 383), (318, 377), (296, 355), (281, 318), (280, 262)]
SHADOWS: tuple[list[Spot], ...] = (
    [(290, 358, "c"), (318, 380), (342, 386), (366, 362, "c"), (368, 384), (346, 404), (312, 400)],
    [(264, 326, "c"), (270, 388), (302, 442), (338, 492, "c"), (296, 462), (262, 412)],
    [(250, 402, "c"), (252, 440), (280, 478), (330, 506, "c"), (270, 496), (234, 452)],
    [(384, 350, "c"), (384, 400), (364, 448), (344, 490, "c"), (372, 458), (394, 408)],
    [(404, 392, "c"), (412, 436), (386, 470), (346, 500, "c"), (420, 490), (440, 430)])
HALF_SHADOWS: tuple[list[Spot], ...] = (  # from the temples down to the brooch, and beside the deeper folds
    [(270, 236, "c"), (278, 290), (276, 350), (300, 410), (336, 486, "c"), (286, 420), (262, 350), (258, 290)],
    [(388, 240, "c"), (382, 300), (378, 360), (362, 430), (342, 488, "c"), (388, 420), (398, 350)],
    [(296, 384), (320, 398), (350, 402), (368, 388), (358, 424), (338, 440), (314, 424)],
    [(236, 430, "c"), (262, 452), (300, 478), (332, 496, "c"), (288, 494), (244, 470)])
PLAITS: tuple[list[Spot], ...] = (
    [(276, 250), (272, 300), (276, 372), (304, 436), (338, 490)], [(278, 344), (292, 398), (316, 440), (339, 486)],
    [(256, 380), (258, 426), (290, 468), (334, 500)], [(388, 300), (388, 372), (368, 436), (343, 490)],
    [(374, 362), (370, 408), (352, 450), (341, 486)], [(406, 396), (410, 430), (386, 466), (348, 500)],
    [(242, 424), (246, 458), (276, 486)])


def _wimple(group: Group) -> None:
    """The linen round chin and neck, gathered in folds under the brooch."""
    inside = Group()
    for spots in HALF_SHADOWS:
        inside.fill(curve(spots, closed=True), "#E3D5B8")
    for spots in SHADOWS:
        inside.fill(curve(spots, closed=True), VEIL.dark)
    for spots in PLAITS:
        inside.fill(taper(curve(spots), 3.2, 1.4, ends(.2, .5)), "#4A3A2A")
    group.solid(curve(LINEN, closed=True), VEIL.base, inside, 1.7, 4)
    pip(group, "D", (340, 484), 46, whips=False, edge=2, colour="#C9682A")
    gem(group, (340, 484), 6)


FACE = Likeness(
    Piece([(30, -76), (42, -46), (43, -22), (39, -7), (43.4, 8), (45.6, 22), (42.4, 38), (36, 51), (34.6, 62),
           (31.6, 76),
           (23, 87), (10, 91), (-6, 86), (-24, 73), (-40, 52), (-47, 26), (-50, 4), (-52, -34), (-24, -76)],
          ([(-60, -70, "c"), (-44, -50), (-42, -10), (-36, 20), (-27, 44), (-12, 64), (2, 80), (10, 86),
            (8, 104, "c"), (-60, 104, "c")],
           [(-33, -6), (-18, -15), (-3, -11), (8, -2), (5, 6), (-4, -2), (-16, -5), (-28, 0)],
           [(20, -7), (28, -14), (38, -9), (41, 0), (32, -4), (23, 0)],
           [(9, -8, "c"), (13, 6), (13, 19), (9, 28), (10, 36), (20, 40, "c"), (19, 30), (19, 14), (14, -4, "c")],
           [(15, 41), (24, 42), (29, 39), (26, 46), (18, 46)], [(10, 70), (19, 72), (27, 69), (22, 75.4), (13, 75.4)],
           [(-30, 14), (-18, 17), (-6, 14), (-8, 20), (-20, 22)]),
          ([(20, 0), (24, 12), (29, 25), (26, 29), (21, 18)], [(14, 80), (20, 79), (24, 82), (18, 85)])),
    (Eye([(-29, 4.4, "c"), (-21, -1.4), (-11, -3.6), (-2, 0), (5, 5.6, "c"), (-4, 8.2), (-14, 8.8), (-23, 7)],
         (-7.6, 2.2, 6.8), [(-34, 6.4), (-22, -1.8), (-11, -4.4), (-1, -.4), (6, 6)], [(-33, -1), (-16, -9), (4, -4)],
         [(-23, 8.6), (-13, 10.4), (-2, 8.4)]),
     Eye([(20, 5, "c"), (24, -.8), (31, -3), (38, .6, "c"), (36, 6), (28, 8)], (31.8, 1.6, 5.8),
         [(18.4, 5.6), (24, -1.2), (31, -3.8), (39.4, .6), (42.4, 3)], [(20.6, -4.6), (30, -9.4), (41, -2.6)],
         [(23, 8.6), (30, 9.6), (36, 6.6)])),
    (([(7, -14), (-9, -21.4), (-26, -20.6), (-41, -9)], 5), ([(17.4, -15), (27, -21), (37, -19.6), (45.4, -9)], 4.4)),
    (([(19, -4), (22, 6), (27, 16)], 1.4), ([(27.6, 15), (34.6, 27), (34, 33.6), (28.6, 38)], 2.2),
     ([(29, 37.4), (23, 41), (17, 39)], 2.4), ([(13, 27), (7.6, 33), (9.2, 39), (14.2, 39.6)], 1.9)),
    ([(2, 56.4, "c"), (11, 54.4), (17.4, 53), (21, 54.2), (24.4, 53), (32, 55.4, "c"), (22, 58.2), (12, 58.4)],
     [(4, 57.6, "c"), (13, 59), (22, 58.8), (31, 56.4, "c"), (26, 63.2), (18, 65), (9.6, 62.8)]),
    [(-2, 54), (5, 57), (15, 58.6), (22, 58.4), (35.4, 53.6)],
    ([(-36, 30), (-22, 21), (-6, 24), (-3, 32), (-14, 41), (-28, 42)], [(34, 22), (41, 17), (49, 21), (46, 34),
                                                                        (38, 36)]),
    (([(-32, 12), (-20, 16.4), (-6, 13)], 1.5), ([(22, 12), (29, 14), (37, 10.6)], 1.3), ([(-38, 3), (-43, 2),
                                                                                           (-47, -2)], 1.3),
     ([(-38, 7), (-44, 9), (-48, 10)], 1.3), ([(-36, 11), (-41, 15), (-43, 20)], 1.2), ([(5, 38), (-5, 47),
                                                                                         (-7, 57)], 1.7),
     ([(36, 42), (39.6, 48), (38.6, 55)], 1.5), ([(-18, -34), (6, -37), (32, -34)], 1.3), ([(-12, -44), (8, -46),
                                                                                            (28, -44)], 1.2),
     ([(14, 49), (14.6, 52)], 1.1), ([(20, 48.4), (20.2, 51)], 1.1), ([(26, 49), (25.6, 51.6)], 1.1),
     ([(-8, 62), (-6, 68), (-2, 72)], 1.3)))


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
    gilt_hem(group, [(354, 202), (302, 218), (275, 264), (280, 320), (272, 380), (278, 440), (254, 499),
                     (206, 527), (152, 520)], 7)
    gilt_hem(group, [(354, 202), (382, 222), (393, 262), (401, 320), (397, 370), (404, 418),
                     (425, 439), (451, 430)], 6)


def _book(group: Group) -> None:
    tint, arm = skin_tint(OLD), sleeve(group, [(180, 470), (136, 560), (106, 720)], MANTLE, round_arm(50, 56))
    for across, first, last in ((.3, .12, .5), (.44, .3, .72), (.22, .5, .9)):
        group.fill(taper(arm.vein(across, first, last, across + .16), 9, 2), MANTLE.light)
        group.ink(arm.vein(across + .06, first, last, across + .22), 3, "both")
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
        clasp = cover.shape([(40, y - 7, "c"), (70, y - 6, "c"), (76, y, "c"), (70, y + 6, "c"), (40, y + 7, "c")])
        group.solid(clasp, pal.GILT, None, 1.6, 3)
        gem(group, cover.point((50, y)), 4.4, "#C9682A", "#F0C48A")
    for y in (-72, 74):
        gem(group, cover.point((-44, y)), 5, pal.GILT, pal.GILT_LIGHT)
    forearm(group, [(70, 726), (94, 696), (130, 656)], GOWN, (42, 23), VEIL.base, VEIL.dark)
    hand_far(group, HAND, FLAT, tint)
    ring = HAND.curve([(6, -70), (13, -68), (20, -71)])
    group.stroke(ring, pal.INK, 6).stroke(ring, pal.GILT, 3.4)
    gem(group, HAND.point((13.5, -69)), 5.6, "#C9682A", "#F0C48A")


HAND = Pose((140, 643), 1.02, 32)
FLAT = HandShape(  # an old hand spread on the cover
    RESTING.palm,
    far=(Digit([(17, -44), (28, -60), (36, -72), (42, -82)], 12.5, nail=True),
         Digit([(8, -51), (14, -73), (19, -88), (22, -101)], 14, nail=True),
         Digit([(-5, -54), (-5, -79), (-6, -96), (-5, -109)], 14.5, nail=True),
         Digit([(-17, -49), (-26, -69), (-30, -84), (-30, -97)], 14, nail=True),
         Digit([(-12, -6), (-32, -20), (-46, -34), (-52, -50)], 15.5, nail=True, joints=(.62,))),
    shades=RESTING.shades,
    lines=(*RESTING.lines, ([(-12, -42), (-9, -26), (-8, -10)], 1.2), ([(0, -46), (2, -28), (1, -12)], 1.2),
           ([(11, -42), (10, -26), (7, -12)], 1.2)))
