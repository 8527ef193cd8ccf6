"""Knight of clubs: a red-bearded huntsman on a galloping grey, blowing a horn."""
from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from .. import palette as pal
from ..beards import moustache, tresses
from ..court import CourtInks, court_card
from ..dress import Cloth, garment, gilt_hem, mirrored
from ..faces import Person
from ..figures import Hair
from ..geometry import Spot
from ..grips import ROUND_SHAFT
from ..hands import Digit, HandShape, hand_far, hand_near
from ..harness import strap, stud
from ..likeness import Eye, Likeness, likeness, skin_tint
from ..line import ends, keyline, taper
from ..pieces import Piece, lay, strokes
from ..splines import Pose, curve
from ..svg import Group
from ..tresses import Tresses
from ..tresses import tresses as hair
from .club_forest import BANDS, GRAIN, TONE, forest
from .club_horn import horn
from .club_mantle import MANTLE, hood_tail, mantle
from .club_steed import BIT, RED, RED_LIGHT, TRAPPER, housing, steed
from .prospects import prospect
from .sides import clovers

INKS = CourtInks("#C6CFA8", "#B7C196", "#A9742E", "#2B4B3A", "#274A39")
BEARD = Hair("#9A5F2C", "#C98C4C", "#643815")
DOUBLET = Cloth("#C79A4A", "#94692B", "#E6C582")
LINEN = Cloth("#E9DFC9", "#BFAE92", "#FAF4E4")
HOSE = Cloth("#DCCB9F", "#AF9768", "#F0E5C4")
BOOT = Cloth("#8F5A37", "#5E3822", "#BF8A58")
BELT = Cloth("#5C3E2C", "#3C271B", "#8C6244")
HUNTER = Person("man", skin="#E8BE95", shade="#C98F66", lips="#A9614E", iris="#4A7050", brow="#643815", bushy=1.3,
                blush="#DFA37E")
# The rider is drawn riding to the right and turned about x = SEAT.
SEAT = 317
HEAD = Pose((262, 200), .93, 5)
REIN_HAND, HORN_HAND = Pose((345, 448), .9, 18), Pose((381, 212), .78, 24)
FOREARM = Pose((210, 416), 1, 14)  # from the elbow down to the rein


def draw() -> Group:
    outlined = keyline(figure(), 1.8, 4.6)  # lighter than that of the other courts, for the mane in the wind
    country = prospect(INKS, TONE, BANDS, forest(), GRAIN)
    return court_card(country.raw(outlined.text_of()), "C", "C", INKS)


def figure() -> Group:
    group = Group()
    clovers(group, ((528, 112, .62, 20), (546, 176, .48, -30)))
    knight = Group()
    for part in (mantle, hood_tail, _horn_arm, _doublet, _head, _horn):
        _turned(knight, part)
    for part in (steed, housing, _leg):
        part(knight)
    for part in (_skirt, _rein_arm):
        _turned(knight, part)
    return group.add(knight)


def _turned(group: Group, part: Callable[[Group], None]) -> None:
    rider = Group()
    part(rider)
    group.add(mirrored(rider, SEAT))


# ---------------------------------------------------------------- dress

def _doublet(group: Group) -> None:
    body: list[Spot] = [(246, 296, "c"), (214, 310), (198, 346), (203, 392), (213, 424), (206, 454, "c"), (250, 464),
                        (297, 454, "c"), (294, 428), (311, 396), (330, 356), (328, 322), (304, 298, "c")]
    garment(group, body, DOUBLET, [[(190, 330, "c"), (222, 372), (238, 416), (230, 470, "c"), (180, 470, "c")],
                                   [(200, 424, "c"), (250, 440), (300, 424, "c"), (300, 450, "c"), (250, 460),
                                    (200, 450, "c")]],
            [[(270, 400), (262, 424), (264, 440)], [(240, 380), (244, 412), (240, 438)],
             [(316, 340), (306, 362), (306, 388)]])
    gilt_hem(group, [(290, 312), (298, 366), (278, 446)], 8, 8, 2.6)
    strap(group, curve([(236, 304), (262, 352), (292, 402), (298, 430)]), BELT.base, BELT.light, 9)


def _skirt(group: Group) -> None:
    skirt: list[Spot] = [(204, 446, "c"), (190, 464), (180, 478, "c"), (214, 482), (250, 481), (278, 475),
                         (298, 466, "c"), (302, 456), (297, 444, "c")]
    garment(group, skirt, DOUBLET, [[(170, 476, "c"), (196, 462), (212, 470), (206, 500, "c"), (160, 500, "c")],
                                    [(200, 446, "c"), (250, 458), (304, 446, "c"), (306, 460, "c"), (250, 472),
                                     (196, 460, "c")]],
            [[(214, 460), (208, 472), (205, 482)], [(236, 464), (233, 474), (233, 483)],
             [(262, 464), (264, 473), (266, 481)], [(282, 460), (286, 468), (289, 473)]], None, 2.4)
    gilt_hem(group, [(180, 478), (214, 482), (250, 481), (278, 475), (298, 466)], 7)
    belt: list[Spot] = [(206, 434, "c"), (250, 445), (296, 434, "c"), (298, 450, "c"), (250, 462), (203, 450, "c")]
    garment(group, belt, BELT, [[(200, 446, "c"), (250, 456), (300, 444, "c"), (304, 476, "c"), (200, 476, "c")]])
    for at in ((228, 448), (250, 452), (272, 448)):
        stud(group, complex(*at), 3.6)


def _leg(group: Group) -> None:
    boot: list[Spot] = [(322, 484, "c"), (298, 502), (277, 524), (266, 547), (267, 572), (275, 600), (282, 650, "c"),
                        (348, 650, "c"), (338, 604), (336, 574), (356, 546, "c")]
    garment(group, boot, BOOT, [[(338, 500, "c"), (318, 526), (306, 552), (304, 580), (312, 656, "c"), (360, 656, "c"),
                                 (366, 540, "c")]],
            [[(282, 532), (292, 540), (304, 540)], [(272, 556), (286, 562), (300, 558)]],
            lambda inside: _lit(inside, [(300, 508), (284, 526), (275, 548), (277, 570), (284, 548), (294, 526)],
                                BOOT.light), 2.2)
    hose: list[Spot] = [(480, 462, "c"), (424, 452), (376, 458), (338, 472), (314, 486, "c"), (340, 514),
                        (360, 548, "c"), (410, 522), (480, 500, "c")]
    garment(group, hose, HOSE, [[(320, 500, "c"), (352, 492), (400, 486), (480, 484, "c"), (480, 560, "c"),
                                 (340, 560, "c")]],
            [[(330, 490), (344, 498), (352, 512)]],
            lambda inside: _lit(inside, [(336, 478), (376, 464), (424, 458), (460, 464), (420, 468), (372, 476)],
                                HOSE.light), 2.2)
    top: list[Spot] = [(308, 490, "c"), (325, 476, "c"), (350, 506), (370, 540, "c"), (352, 556, "c"), (332, 522)]
    garment(group, top, BOOT, [[(330, 506, "c"), (352, 520), (376, 536, "c"), (356, 560, "c"), (336, 530, "c")]])
    gilt_hem(group, [(309, 490), (332, 521), (353, 555)], 5)


def _lit(inside: Group, spots: list[Spot], tone: str) -> None:
    inside.fill(curve(spots, closed=True), tone)


# ---------------------------------------------------------------- head

FACE = Likeness(  # the cheeks full of breath
    Piece([(30, -76), (43, -48), (45, -24), (40, -7), (46.4, 8), (53, 20), (54, 34), (47, 47), (42, 56), (41, 68),
           (35, 82), (22, 92), (4, 93), (-14, 86), (-36, 66), (-46, 44), (-50, 18), (-53, -4), (-53, -34), (-24, -76)],
          ([(-60, -70, "c"), (-48, -50), (-47, -10), (-45, 16), (-38, 38), (-24, 60), (-10, 80), (6, 108, "c"),
            (-60, 108, "c")],
           [(-60, -80, "c"), (60, -80, "c"), (52, -34), (34, -30), (8, -30), (-24, -20), (-60, -4, "c")],
           [(-30, -6), (-18, -12), (-3, -10), (8, -2), (5, 4), (-6, -1), (-18, -2)],
           [(21, -6), (28, -11), (38, -8), (42, 0), (32, -2), (24, 1)],
           [(10, -6, "c"), (13, 6), (12, 18), (9, 27), (11, 36), (23, 40, "c"), (21, 32), (19, 16), (15, -4, "c")]),
          ([(20, 0), (25, 8), (28, 18), (34, 27), (29, 31), (22, 20)], [(-22, 23), (-15, 20), (-9, 23), (-14, 27)])),
    (Eye([(-28, 4, "c"), (-20, -.6), (-11, -2), (-2, .6), (4, 5.4, "c"), (-4, 5.8), (-14, 5.4), (-22, 5)],
         (-4, 1.6, 6.6), [(-33, 5), (-22, -2), (-11, -4), (-1, -.4), (5, 6)], [(-29, -5), (-14, -9.6), (3, -4)],
         [(-25, 7.4), (-12, 9.4), (2, 7.4)], ([(-35, 6), (-42, 4), (-46, 5)], [(-35, 9), (-41, 10), (-45, 13)],
                                            [(-22, 12), (-11, 14), (0, 11)])),
     Eye([(22.6, 5, "c"), (26.4, .4), (32, -2.4), (40, 1.4, "c"), (36, 6), (28, 7.4)], (33, 1.4, 5.8),
         [(22.4, 5.6), (26, 0), (32, -3.4), (43, 1.2)], [(22, -4.4), (32, -8.6), (41, -3.6)],
         [(24, 9), (30, 9.8), (37, 7.4)])),
    (([(8, -11), (-8, -19), (-26, -20), (-42, -9)], 7.4), ([(17, -12), (28, -19), (38, -18), (47, -8)], 6.2)),
    (([(17, -4), (20, 5), (23, 12), (27, 19)], 1.9), ([(27, 18), (35, 28), (36, 34), (29.6, 39)], 2.6),
     ([(30, 38.6), (23, 41.6), (16.4, 39.4)], 2.6), ([(13, 26), (7.4, 32), (8.6, 39), (14.4, 40)], 2)),
    ([(2, 57, "c"), (11, 54.8), (17.6, 53.6), (21, 54.6), (24.6, 53.4), (33, 56, "c"), (22, 58.4), (11, 58.6)],
     [(4, 58.4, "c"), (13, 59.4), (22, 59.2), (32, 57, "c"), (27, 65), (19, 67), (9, 64)]),
    [(-2, 56), (6, 57.6), (16, 58.8), (22, 58.6), (36, 54.6)],
    ([(-44, 14, "c"), (-26, 16), (-6, 20), (-4, 32), (-18, 44), (-36, 38, "c")],
     [(36, 18), (44, 14), (52, 26), (46, 38)]),
    (([(2, 22), (6, 32), (2, 43), (-10, 50)], 2), ([(40, 20), (37, 31), (40, 41)], 1.7),
     ([(10, -13), (12, -19), (11, -23)], 1.5)))
EAR = Piece([(-46, 28), (-50, 12), (-48, -4), (-57, -12), (-66, -5), (-66, 12), (-59, 28), (-52, 34)],
            ([(-60, 0), (-53, 6), (-56, 18), (-62, 12)],), (), (([(-52, -2), (-60, -6), (-63, 4), (-58, 18)], 1.7),))
CHEEK: list[Spot] = [(-48, 8, "c"), (-45, 28), (-39, 40), (-28, 47), (-14, 54), (-4, 58), (2, 66), (10, 71), (20, 72),
                     (30, 70), (36, 62), (40, 52), (44, 40)]
WHISKERS: list[Spot] = [*CHEEK, (47, 60), (46, 84), (38, 104), (24, 116), (4, 114), (-18, 104), (-38, 82), (-49, 52)]
TRESSES: tuple[tuple[list[Spot], float], ...] = (
    ([(-46, 40), (-47, 62), (-38, 84), (-48, 104), (-66, 108)], 18),
    ([(-36, 50), (-34, 72), (-24, 92), (-34, 114), (-54, 120)], 19),
    ([(42, 50), (46, 72), (36, 92), (38, 110), (24, 122)], 15),
    ([(-24, 58), (-20, 80), (-8, 98), (-18, 120), (-40, 130)], 20),
    ([(36, 64), (36, 84), (24, 102), (26, 118), (8, 132)], 17),
    ([(-8, 66), (-4, 86), (4, 102), (-4, 124), (-26, 136)], 20),
    ([(26, 72), (26, 90), (14, 106), (16, 122), (-4, 138)], 17),
    ([(14, 72), (12, 90), (12, 108), (2, 126), (-16, 138)], 19))
NAPE: Tresses = (  # from under the hood, blown back
    ([(-40, -34), (-64, -10), (-60, 18), (-82, 36), (-108, 28), (-116, 12)], 24),
    ([(-42, -22), (-60, 8), (-54, 38), (-74, 62), (-104, 60), (-118, 44)], 26),
    ([(-44, -10), (-54, 22), (-48, 50), (-62, 76), (-86, 84), (-100, 72)], 24))
WINGS: tuple[tuple[list[Spot], float], ...] = (
    ([(22, 46), (10, 48), (-2, 55), (-12, 65), (-23, 66), (-28, 58)], 12),
    ([(23.6, 46), (33, 48), (40, 56), (46, 63), (53, 58)], 10))


def _beard(group: Group) -> None:
    group.solid(HEAD.shape(WHISKERS), BEARD.dark, None, 1.2, 2.6)
    edge = HEAD.curve(CHEEK)
    tresses(group, HEAD, TRESSES, BEARD, 1, .1)
    for k, u in enumerate(np.linspace(.01, .99, 24)):
        z, way = edge.at(u), edge.tangent(u)
        down = 12 * (.5 * way if u < .5 else -.5 * way) + 12j
        start = z - down * (.3, .16, .24)[k % 3]
        strand = curve([start, start + .5 * down + .8, start + (1.25 - .2 * (k % 2)) * down])
        group.fill(taper(strand, 2.6, .7, ends(.3, .4)), (BEARD.base, BEARD.dark, BEARD.light)[k % 3])
    for spots, tone in zip(FACE.lips, ("#8E4F42", HUNTER.lips), strict=True):
        group.fill(HEAD.shape(spots), tone)
    strokes(group, HEAD, [(FACE.mouth, 2.6)], "#5A2F20")
    moustache(group, HEAD, WINGS, BEARD)


def _head(group: Group) -> None:
    neck = curve([(228, 250, "c"), (226, 298, "c"), (262, 322), (306, 300, "c"), (300, 270, "c")], closed=True)
    group.solid(neck, HUNTER.shade, None, 1.5, 3)
    collar: list[Spot] = [(220, 288, "c"), (240, 304), (268, 312), (304, 294, "c"), (318, 312), (280, 340),
                          (220, 320, "c")]
    garment(group, collar, LINEN, [[(272, 324, "c"), (296, 316), (312, 298, "c"), (324, 318), (280, 346, "c")]],
            [[(244, 308), (242, 324)], [(264, 314), (266, 332)], [(288, 310), (294, 324)]], None, 2.4)
    hair(group, HEAD, NAPE, BEARD, 1)
    likeness(group, HEAD, FACE, HUNTER)
    lay(group, HEAD, EAR, skin_tint(HUNTER), 1.6, 2.6)
    _beard(group)
    _chaperon(group)


ROLL: list[Spot] = [(50, -30), (60, -46), (54, -66), (22, -76), (-24, -68), (-62, -46), (-78, -22), (-74, -4),
                    (-56, -2), (-36, -18), (-4, -32), (28, -35)]
COMB: list[Spot] = [(30, -62, "c"), (46, -92), (30, -112, "c"), (12, -108), (2, -124, "c"), (-18, -112),
                    (-36, -118, "c"), (-46, -98), (-70, -94, "c"), (-70, -70), (-86, -54, "c"), (-70, -40),
                    (-50, -34, "c")]


def _chaperon(group: Group) -> None:
    pleats = Group().fill(HEAD.shape([(-86, -54, "c"), (-40, -74), (20, -84), (44, -92, "c"), (40, -40, "c"),
                                      (-60, -30, "c")]), MANTLE.dark)
    for tip in ((16, -110), (-16, -112), (-44, -100), (-68, -74)):
        pleats.ink(HEAD.curve([tip, (tip[0] * .6 - 6, tip[1] * .8 - 4), (tip[0] * .4 - 8, -54)]), 3, "both")
    group.solid(HEAD.shape(COMB), MANTLE.base, pleats, 1.8, 4.4)
    inside = Group().fill(HEAD.shape([(60, -40, "c"), (20, -46), (-20, -32), (-50, -10), (-70, 8, "c"), (-20, 10, "c"),
                                      (60, -20, "c")]), TRAPPER.dark)
    for x, y in ((34, -52), (8, -52), (-18, -40), (-40, -24), (-60, -8)):
        band = HEAD.curve([(x - 16, y - 22), (x - 2, y - 2), (x + 2, y + 22)])
        inside.stroke(band, pal.INK, 9).stroke(band, pal.GILT, 6).stroke(band, pal.GILT_LIGHT, 2)
    group.solid(HEAD.shape(ROLL), TRAPPER.base, inside, 1.8, 4.4)


# ---------------------------------------------------------------- arms

def _horn_arm(group: Group) -> None:
    garment(group, [(300, 308, "c"), (330, 312), (366, 330), (400, 362), (408, 400, "c"), (350, 400, "c"), (316, 372)],
            DOUBLET, [[(304, 330, "c"), (330, 360), (346, 404, "c"), (300, 404, "c")]],
            [[(320, 328), (334, 342), (340, 358)]], None, 2)
    garment(group, [(382, 276, "c"), (404, 266), (428, 272, "c"), (430, 320), (416, 396, "c"), (370, 396, "c"),
                    (376, 330)], DOUBLET, [[(382, 290, "c"), (394, 330), (392, 400, "c"), (360, 400, "c")]],
            [[(412, 296), (404, 314), (406, 332)]], None, 2)


def _horn(group: Group) -> None:
    skin = skin_tint(HUNTER)
    hand_far(group, HORN_HAND, ROUND_SHAFT, skin)
    horn(group)
    hand_near(group, HORN_HAND, ROUND_SHAFT, skin)
    garment(group, [(377, 276, "c"), (399, 265), (424, 265, "c"), (431, 283, "c"), (405, 291), (377, 297, "c")], MANTLE,
            [[(373, 271, "c"), (393, 275), (395, 299, "c"), (369, 303, "c")]], [[(399, 270), (401, 279), (400, 289)]],
            None, 1.8)


REIN_FIST = HandShape(  # from the left, its back to us, the fingers closed over the rein
    [(-66, -14, "c"), (-50, -18), (-34, -27), (-18, -33), (-8, -22), (-6, 0), (-7, 20), (-12, 36), (-28, 34),
     (-48, 22), (-66, 18, "c")],
    near=(Digit([(-17, 30), (-2, 34), (7, 33), (12, 27)], 15, joints=(.5,)),
          Digit([(-16, 16), (2, 20), (13, 19), (19, 12)], 18, joints=(.5,)),
          Digit([(-16, -1), (4, 3), (17, 2), (24, -5)], 18.5, joints=(.5,)),
          Digit([(-20, -18), (2, -14), (14, -15), (20, -22)], 18, joints=(.5,))),
    far=(Digit([(-30, -16), (-14, -35), (5, -42), (20, -43)], 15, nail=True, joints=(.6,)),),
    shades=([(-70, 6, "c"), (-46, 12), (-28, 16), (-10, 18), (-8, 44, "c"), (-70, 40, "c")],),
    lines=(([(-27, -20), (-20, -18), (-16, -12)], 1.3), ([(-26, -2), (-19, -1), (-15, 4)], 1.3),
           ([(-26, 15), (-20, 16), (-16, 20)], 1.2), ([(-24, -18), (-38, -11), (-50, -6)], 1.2),
           ([(-24, 0), (-36, 2), (-50, 4)], 1.2)))
SLITS: tuple[tuple[list[Spot], float], ...] = (
    ([(226, 332), (206, 358), (204, 390)], 11), ([(240, 330), (227, 364), (228, 404)], 12),
    ([(256, 334), (252, 364), (248, 394)], 11))


def _rein_arm(group: Group) -> None:
    skin = skin_tint(HUNTER)
    hand_far(group, REIN_HAND, REIN_FIST, skin)
    bit = complex(2 * SEAT - BIT.real, BIT.imag)
    strap(group, curve([bit, bit - 60 + 14j, bit - 118 - 12j, REIN_HAND.point((15, -40)), REIN_HAND.point((2, -22)),
                        REIN_HAND.point((-1, 12)), REIN_HAND.point((-4, 46))]), RED, RED_LIGHT, 8)
    hand_near(group, REIN_HAND, REIN_FIST, skin)
    fore = _lowered([(206, 396, "c"), (232, 390), (268, 395), (308, 401, "c"), (312, 432, "c"), (276, 442),
                     (236, 445), (208, 436), (197, 416)])
    garment(group, fore, DOUBLET, [_lowered([(196, 420, "c"), (232, 428), (276, 424), (316, 418, "c"),
                                             (316, 450, "c"), (190, 456, "c")])],
            [_lowered(spots) for spots in ([(222, 412), (244, 420), (262, 420)], [(214, 424), (230, 434), (248, 436)],
                                           [(286, 404), (292, 416), (290, 428)])],
            lambda inside: _lit(inside, _lowered([(236, 396), (270, 400), (306, 406), (270, 408), (238, 404)]),
                                DOUBLET.light), 2.2)
    upper: list[Spot] = [(240, 306, "c"), (264, 322), (273, 352), (264, 384), (256, 404), (238, 418), (214, 420),
                         (198, 408), (189, 384), (188, 358), (194, 332), (212, 314)]
    garment(group, upper, DOUBLET, [[(186, 340, "c"), (206, 372), (226, 396), (260, 400, "c"), (250, 430, "c"),
                                     (186, 430, "c")]],
            [[(206, 412), (214, 402), (216, 392)], [(238, 416), (238, 406), (234, 396)],
             [(256, 402), (252, 394), (246, 388)]], _slashed, 2.4)
    wing: list[Spot] = [(200, 344, "c"), (194, 320), (212, 303), (240, 298), (266, 308), (282, 330), (280, 346, "c"),
                        (270, 336), (258, 344), (246, 334), (232, 344), (218, 334)]
    garment(group, wing, MANTLE, [[(190, 312, "c"), (212, 322), (216, 350, "c"), (186, 350, "c")]],
            [[(222, 312), (214, 322), (214, 336)], [(240, 308), (240, 322), (243, 336)],
             [(256, 312), (266, 324), (268, 336)]], None, 2)
    cuff = _lowered([(298, 397, "c"), (314, 392, "c"), (320, 415), (319, 440, "c"), (302, 441, "c"), (303, 418)])
    garment(group, cuff, MANTLE, [_lowered([(296, 422, "c"), (326, 418, "c"), (326, 446, "c"), (296, 446, "c")])],
            [_lowered([(306, 400), (311, 418), (310, 436)])], None, 1.8)


def _lowered(spots: Sequence[tuple[float, float] | tuple[float, float, str]]) -> list[Spot]:
    """`spots` of a level forearm, turned about the elbow down to the rein."""
    lowered: list[Spot] = []
    for x, y, *corner in spots:
        z = FOREARM.point((x - 210, y - 416))
        lowered.append((z.real, z.imag, "c") if corner else z)
    return lowered


def _slashed(inside: Group) -> None:
    """The light on the sleeve, and the linen in its slits."""
    _lit(inside, [(256, 320), (266, 342), (264, 372), (258, 344)], DOUBLET.light)
    for spots, width in SLITS:
        slit = taper(curve(spots), width, width, ends(.45, .45, .7))
        inside.fill(slit, LINEN.light).stroke(slit, pal.INK, 1.5)
        inside.ink(curve(spots), 2, "both", LINEN.dark)
