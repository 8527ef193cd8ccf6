"""Knight of clubs: a red-bearded huntsman reins in his grey horse as it rears."""
from __future__ import annotations

from dataclasses import replace

import numpy as np

from .. import palette as pal
from ..beards import moustache, tresses
from ..court import CourtInks, court_card
from ..dress import Cloth, brocade, forearm, garment, gilt_hem
from ..faces import Person
from ..figures import Hair, locks
from ..geometry import Spot
from ..grips import POSY
from ..hands import Digit, HandShape, hand_far, hand_near
from ..horses import strap, stud
from ..likeness import Eye, Likeness, likeness, skin_tint
from ..line import ends, taper
from ..pieces import Piece, lay, strokes
from ..splines import Pose, curve
from ..svg import Group
from .club_steed import BIT, MANE, RED, RED_LIGHT, TRAPPER, housing, steed
from .sides import clovers, inked

INKS = CourtInks("#C6CFA8", "#B7C196", "#A9742E", "#2B4B3A", "#274A39")
BEARD = Hair("#9A5F2C", "#C98C4C", "#643815")
MANTLE = Cloth("#8E3B3A", "#652730", "#B9665C")
DOUBLET = Cloth("#C79A4A", "#94692B", "#E6C582")
LINEN = Cloth("#E9DFC9", "#BFAE92", "#FAF4E4")
HOSE = Cloth("#DCCB9F", "#AF9768", "#F0E5C4")
BOOT = Cloth("#8F5A37", "#5E3822", "#BF8A58")
BELT = Cloth("#5C3E2C", "#3C271B", "#8C6244")
HUNTER = Person("man", skin="#E8BE95", shade="#C98F66", lips="#A9614E", iris="#4A7050", brow="#643815", bushy=1.3)
HEAD = Pose((246, 198), .8, 3)
HAND = Pose((379, 300), .82, -40)  # flat on the neck of the horse
FAR_HAND = Pose((346, 424), .8, 20)  # on the rein


def draw() -> Group:
    """The whole card."""
    return court_card(inked(figure()), "C", "C", INKS)


def figure() -> Group:
    """The upper half, without its contour."""
    group = Group()
    clovers(group, ((536, 106, .6, 20), (545, 168, .48, -30), (549, 222, .4, 40), (66, 430, .4, 30)))
    knight = Group()
    for part in (_mantle, _hood_tail, steed, housing, _far_arm, _doublet, _leg, _skirt, _head, _arm):
        part(knight)
    return group.add(knight)


# ---------------------------------------------------------------- dress

def _mantle(group: Group) -> None:
    cloak: list[Spot] = [(256, 290, "c"), (208, 292), (164, 318), (122, 366), (70, 392, "c"), (84, 430), (66, 470),
                         (80, 512), (68, 540, "c"), (112, 538), (160, 520), (196, 480), (250, 430, "c")]
    garment(group, cloak, MANTLE,
            [[(224, 304, "c"), (186, 354), (156, 420), (100, 466), (64, 476, "c"), (80, 516), (60, 552, "c"),
              (104, 506), (158, 470), (192, 410), (214, 360)],
             [(240, 300, "c"), (206, 380), (196, 450), (140, 540, "c"), (260, 540, "c")]],
            [[(208, 298), (168, 356), (122, 400), (82, 420)], [(224, 304), (186, 390), (140, 440), (84, 478)],
             [(226, 340), (196, 430), (150, 490), (104, 534)]])
    gilt_hem(group, [(70, 392), (84, 430), (66, 470), (80, 512), (62, 546)], 8)
    gilt_hem(group, [(62, 546), (112, 540), (160, 520), (196, 482)], 8)


def _hood_tail(group: Group) -> None:
    """The long end of the hood, blown back."""
    tail: list[Spot] = [(210, 176, "c"), (180, 196), (162, 232), (124, 248), (96, 282), (102, 308), (76, 338, "c"),
                        (108, 344, "c"), (132, 318), (126, 290), (150, 270), (186, 258), (204, 222), (226, 212, "c")]
    garment(group, tail, TRAPPER, [[(218, 204, "c"), (190, 222), (174, 250), (134, 270), (112, 298), (116, 322),
                                    (88, 348, "c"), (114, 350, "c"), (144, 318), (132, 294), (194, 268),
                                    (234, 216, "c")]],
            [[(204, 192), (176, 220), (154, 248)], [(134, 260), (110, 286), (112, 310)]], None, 2.6)


def _doublet(group: Group) -> None:
    body: list[Spot] = [(236, 284, "c"), (206, 298), (192, 342), (194, 398), (204, 440, "c"), (240, 450),
                        (292, 440, "c"), (300, 396), (308, 350), (304, 310), (284, 284, "c")]
    garment(group, body, DOUBLET, [[(294, 290, "c"), (290, 344), (286, 400), (274, 476, "c"), (330, 476, "c"),
                                    (330, 290, "c")],
                                   [(190, 400, "c"), (226, 416), (262, 420), (290, 400, "c"), (290, 460, "c"),
                                    (190, 460, "c")]],
            [[(264, 300), (262, 320), (266, 340)]],
            brocade("C", DOUBLET.light, (190, 330, 320, 410), (52, 48), 18, 11))
    gilt_hem(group, [(272, 300), (280, 350), (274, 440)], 8, 8, 2.6)


def _leg(group: Group) -> None:
    """The thigh along the saddle, the knee in a high boot, the shin drawn back to the flank, the foot in a stirrup."""
    boot: list[Spot] = [(300, 464, "c"), (324, 472), (336, 488), (329, 505), (300, 522), (268, 546), (252, 559),
                        (258, 570), (272, 580), (274, 592, "c"), (248, 594), (228, 582), (212, 576), (196, 580, "c"),
                        (187, 567), (194, 551), (211, 540), (230, 521), (252, 502), (284, 486)]
    garment(group, boot, BOOT, [[(342, 486, "c"), (316, 502), (280, 526), (246, 552), (220, 562), (186, 564, "c"),
                                 (200, 606, "c"), (294, 610, "c"), (346, 520, "c")]],
            [[(228, 529), (238, 542), (252, 547)], [(219, 539), (228, 552), (242, 559)],
             [(306, 490), (316, 498), (327, 500)]],
            lambda inside: _lit(inside, [(302, 471), (318, 477), (326, 487), (314, 490), (284, 502), (254, 523),
                                         (236, 540), (228, 535), (250, 512), (280, 494)], BOOT.light), 2.2)
    gilt_hem(group, [(195, 569), (180, 572), (168, 582)], 5)
    stud(group, complex(168, 582), 5)
    gilt_hem(group, [(229, 589), (232, 573), (243, 560), (260, 554)], 6)
    hose: list[Spot] = [(198, 452, "c"), (240, 442), (280, 450), (312, 467, "c"), (308, 490), (292, 517, "c"),
                        (256, 520), (224, 511), (204, 494), (196, 472)]
    garment(group, hose, HOSE, [[(190, 488, "c"), (224, 496), (262, 500), (300, 494, "c"), (310, 540, "c"),
                                 (190, 540, "c")]],
            [[(212, 488), (234, 494), (254, 488)], [(266, 510), (280, 502), (290, 488)]],
            lambda inside: _lit(inside, [(246, 466), (276, 466), (300, 476), (298, 486), (274, 478), (248, 480)],
                                HOSE.light), 2.4)
    top: list[Spot] = [(303, 461, "c"), (323, 469), (321, 492), (305, 523, "c"), (286, 516, "c"), (300, 490)]
    garment(group, top, MANTLE, [[(310, 496, "c"), (328, 484, "c"), (312, 530, "c"), (288, 522, "c")]], (), None, 2)


def _skirt(group: Group) -> None:
    """The belt, and the skirt of the doublet, pleated over the hip."""
    skirt: list[Spot] = [(202, 430, "c"), (192, 446), (182, 464, "c"), (208, 474), (240, 477), (274, 472),
                         (303, 458, "c"), (300, 444), (292, 428, "c")]
    garment(group, skirt, DOUBLET, [[(256, 430, "c"), (258, 456), (268, 500, "c"), (320, 480, "c"), (310, 430, "c")],
                                    [(190, 430, "c"), (240, 440), (300, 430, "c"), (300, 444, "c"), (240, 452),
                                     (190, 444, "c")]],
            [[(212, 442), (206, 460), (206, 482)], [(234, 446), (231, 462), (232, 484)],
             [(258, 446), (260, 462), (264, 484)], [(278, 442), (284, 456), (290, 476)]], None, 2.4)
    gilt_hem(group, [(183, 464), (208, 474), (240, 477), (274, 472), (302, 458)], 7)
    belt: list[Spot] = [(201, 424, "c"), (240, 434), (294, 422, "c"), (294, 436, "c"), (240, 449), (199, 439, "c")]
    garment(group, belt, BELT, [[(196, 434, "c"), (240, 443), (300, 431, "c"), (300, 460, "c"), (196, 460, "c")]])
    for at in ((216, 435), (234, 440.5), (252, 440)):
        stud(group, complex(*at), 3.6)


def _lit(inside: Group, spots: list[Spot], tone: str) -> None:
    inside.fill(curve(spots, closed=True), tone)


# ---------------------------------------------------------------- head

FACE = Likeness(
    Piece([(30, -76), (43, -48), (45, -24), (40, -7), (46, 8), (48, 20), (44, 36), (41, 52), (41, 68), (35, 82),
           (22, 92), (4, 93), (-14, 86), (-36, 66), (-46, 44), (-50, 18), (-53, -4), (-53, -34), (-24, -76)],
          ([(-60, -70, "c"), (-48, -50), (-47, -10), (-45, 16), (-38, 38), (-24, 60), (-10, 80), (6, 108, "c"),
            (-60, 108, "c")],
           [(-60, -80, "c"), (60, -80, "c"), (52, -34), (34, -30), (8, -30), (-24, -20), (-60, -4, "c")],
           [(-30, -6), (-18, -12), (-3, -10), (8, -2), (5, 4), (-6, -1), (-18, -2)],
           [(21, -6), (28, -11), (38, -8), (42, 0), (32, -2), (24, 1)],
           [(10, -6, "c"), (13, 6), (12, 18), (9, 27), (11, 36), (23, 40, "c"), (21, 32), (19, 16), (15, -4, "c")]),
          ([(20, 0), (25, 8), (28, 18), (34, 27), (29, 31), (22, 20)],)),
    (Eye([(-30, 4, "c"), (-21, -4), (-11, -6), (-2, -1.6), (5, 5.4, "c"), (-4, 8), (-14, 8.4), (-23, 6.6)],
         (-8, .8, 7.4), [(-35, 5), (-23, -4.4), (-11, -7), (-1, -2.2), (6, 6)], [(-30, -7), (-14, -12.4), (4, -6)],
         [(-24, 9), (-12, 11), (-1, 8.6)], ([(-35, 6), (-42, 4), (-46, 5)], [(-35, 9), (-41, 10), (-45, 13)])),
     Eye([(22.6, 4.8, "c"), (26.4, -2), (32, -5.4), (41, .6, "c"), (36, 6.4), (28, 7.8)], (32.6, .8, 6.4),
         [(22.4, 5.6), (26, -2.4), (32, -6.4), (44, .6)], [(22, -6), (32, -11), (42, -5)],
         [(24, 9), (30, 9.8), (37, 7.4)])),
    (([(8, -11), (-8, -19), (-26, -20), (-42, -9)], 7.4), ([(17, -12), (28, -19), (38, -18), (47, -8)], 6.2)),
    (([(17, -4), (20, 5), (23, 12), (27, 19)], 1.9), ([(27, 18), (35, 28), (36, 34), (29.6, 39)], 2.6),
     ([(30, 38.6), (23, 41.6), (16.4, 39.4)], 2.6), ([(13, 26), (7.4, 32), (8.6, 39), (14.4, 40)], 2)),
    ([(2, 57, "c"), (11, 54.8), (17.6, 53.6), (21, 54.6), (24.6, 53.4), (33, 56, "c"), (22, 58.4), (11, 58.6)],
     [(4, 58.4, "c"), (13, 59.4), (22, 59.2), (32, 57, "c"), (27, 65), (19, 67), (9, 64)]),
    [(-2, 56), (6, 57.6), (16, 58.8), (22, 58.6), (36, 54.6)], (),
    (([(10, -13), (12, -19), (11, -23)], 1.5),))
EAR = Piece([(-46, 28), (-50, 12), (-48, -4), (-57, -12), (-66, -5), (-66, 12), (-59, 28), (-52, 34)],
            ([(-60, 0), (-53, 6), (-56, 18), (-62, 12)],), (), (([(-52, -2), (-60, -6), (-63, 4), (-58, 18)], 1.7),))
CHEEK: list[Spot] = [(-48, 8, "c"), (-45, 28), (-39, 40), (-28, 47), (-14, 54), (-4, 58), (2, 66), (10, 71), (20, 72),
                     (30, 70), (36, 62), (40, 52), (44, 40)]
WHISKERS: list[Spot] = [*CHEEK, (47, 60), (46, 84), (38, 104), (24, 116), (4, 114), (-18, 104), (-38, 82), (-49, 52)]
TRESSES: tuple[tuple[list[Spot], float], ...] = (
    ([(-46, 40), (-44, 62), (-30, 84), (-22, 106), (-26, 114)], 17),
    ([(-36, 50), (-32, 72), (-16, 92), (-8, 114), (-12, 122)], 18),
    ([(42, 50), (46, 72), (42, 92), (34, 110), (36, 118)], 14),
    ([(-24, 58), (-18, 80), (-2, 98), (6, 118), (2, 126)], 18),
    ([(36, 64), (38, 84), (32, 102), (24, 118), (26, 126)], 16),
    ([(-8, 66), (-2, 86), (10, 102), (14, 122), (12, 130)], 18),
    ([(16, 72), (14, 90), (20, 108), (20, 126)], 18), ([(26, 72), (28, 90), (26, 106), (20, 122)], 15))
WINGS: tuple[tuple[list[Spot], float], ...] = (
    ([(22, 46), (10, 48), (-2, 55), (-12, 65), (-23, 66), (-28, 58)], 12),
    ([(23.6, 46), (33, 48), (40, 56), (46, 63), (53, 58)], 10))


def _beard(group: Group) -> None:
    """A short full beard: fine hairs grow into it over the cheek, tresses end below the chin."""
    group.solid(HEAD.shape(WHISKERS), BEARD.dark, None, 1.2, 2.6)
    edge = HEAD.curve(CHEEK)
    tresses(group, HEAD, TRESSES, BEARD, 2, .1)
    for k, u in enumerate(np.linspace(.01, .99, 34)):
        z, way = edge.at(u), edge.tangent(u)
        down = 12 * (.5 * way if u < .5 else -.5 * way) + 12j
        start = z - down * (.3, .16, .24)[k % 3]
        hair = curve([start, start + .5 * down + .8, start + (1.25 - .2 * (k % 2)) * down])
        group.fill(taper(hair, 2.3, .7, ends(.3, .4)), (BEARD.base, BEARD.dark, BEARD.light)[k % 3])
    for spots, tone in zip(FACE.lips, ("#8E4F42", HUNTER.lips), strict=True):
        group.fill(HEAD.shape(spots), tone)
    strokes(group, HEAD, [(FACE.mouth, 2.6)], "#5A2F20")
    moustache(group, HEAD, WINGS, BEARD)


def _head(group: Group) -> None:
    neck = curve([(216, 244, "c"), (216, 286, "c"), (248, 308), (284, 286, "c"), (276, 262, "c")], closed=True)
    group.solid(neck, HUNTER.shade, None, 1.5, 3)
    collar: list[Spot] = [(206, 276, "c"), (224, 292), (250, 300), (286, 280, "c"), (296, 300), (258, 326), (204, 306)]
    garment(group, collar, LINEN, [[(254, 304, "c"), (292, 280, "c"), (302, 304), (258, 332, "c")]],
            [[(226, 296), (224, 310)], [(246, 302), (246, 320)], [(268, 298), (272, 314)]], None, 2.4)
    locks(group, [([HEAD.point(p) for p in spots], width) for spots, width in (
        ([(-44, -40), (-70, -8), (-62, 22), (-76, 48), (-66, 62)], 22),
        ([(-44, -34), (-62, 2), (-54, 28), (-64, 50), (-52, 60)], 18))], BEARD)
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
    """A padded roll with a pleated comb of cloth above it."""
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

FAR_FIST = replace(POSY, near=(  # the rein through the fist from the inside, its fingers closed over it
    Digit([(13, 31), (6, 34), (-7, 32), (-18, 25)], 13, nail=True, rooted=False),
    Digit([(18, 18), (10, 21), (-7, 20), (-23, 13)], 14, nail=True, rooted=False),
    Digit([(20, 3), (11, 6), (-8, 6), (-26, -1)], 14.5, nail=True, rooted=False),
    Digit([(18, -13), (9, -10), (-6, -10), (-21, -14)], 14, rooted=False),
    Digit([(-48, -8), (-32, -26), (-13, -29), (6, -21)], 15, nail=True, joints=(.55,))))
CALMING = HandShape(  # laid flat, from the left, its back to the viewer, the fingers a little apart
    [(-68, -16, "c"), (-46, -21), (-22, -27), (-2, -26), (7, -10), (6, 10), (-4, 25), (-24, 28), (-46, 20),
     (-68, 17, "c")],
    near=(Digit([(-8, 18), (7, 23), (17, 31), (20, 42)], 12, nail=True),
          Digit([(-2, 9), (16, 12), (31, 19), (37, 32)], 13.5, nail=True),
          Digit([(0, -4), (21, -3), (38, 5), (46, 19)], 14, nail=True),
          Digit([(-4, -16), (18, -18), (37, -11), (48, 2)], 13.5, nail=True),
          Digit([(-48, -8), (-33, -28), (-16, -41), (2, -48)], 15, nail=True, joints=(.6,))),
    shades=([(-72, 4, "c"), (-46, 9), (-22, 12), (2, 14, "c"), (-4, 40, "c"), (-72, 36, "c")],),
    lines=(([(-4, -16), (-20, -12), (-36, -8)], 1.2), ([(0, -4), (-18, -2), (-36, 0)], 1.2),
           ([(-2, 9), (-18, 8), (-34, 7)], 1.2)))


def _far_arm(group: Group) -> None:
    """The arm beyond the body, its fist on the rein above the pommel."""
    skin = skin_tint(HUNTER)
    hand_far(group, FAR_HAND, FAR_FIST, skin)
    strap(group, curve([BIT, (456, 300), (432, 346), (394, 388), FAR_HAND.point((3, -16)), FAR_HAND.point((-2, 30))]),
          RED, RED_LIGHT, 8)
    hand_near(group, FAR_HAND, FAR_FIST, skin)
    forearm(group, [(262, 394), (288, 404), (308, 411)], DOUBLET, (22, 15), MANTLE.base, MANTLE.dark)


SLITS: tuple[tuple[list[Spot], float], ...] = (
    ([(214, 312), (200, 340), (202, 378)], 10), ([(226, 308), (216, 344), (226, 396)], 11),
    ([(239, 312), (240, 346), (248, 384)], 10), ([(276, 374), (296, 358), (316, 338)], 8),
    ([(270, 401), (294, 384), (322, 355)], 8))


def _arm(group: Group) -> None:
    """The near arm in a slashed sleeve, full above and narrow at the wrist, its hand on the neck of the horse."""
    skin = skin_tint(HUNTER)
    hand_far(group, HAND, CALMING, skin)
    hand_near(group, HAND, CALMING, skin)
    locks(group, [([(346, 222), (362, 246), (360, 268), (380, 288), (378, 308)], 18),
                  ([(366, 196), (386, 226), (382, 250), (400, 270), (397, 290)], 18)], MANE)
    spots: list[Spot] = [(228, 291, "c"), (252, 304), (262, 332), (264, 364, "c"), (292, 346), (326, 317, "c"),
                         (343, 343, "c"), (306, 386), (274, 415), (246, 429), (220, 420), (198, 394), (188, 362),
                         (187, 328), (200, 303)]
    garment(group, spots, DOUBLET,
            [[(270, 380, "c"), (250, 392), (226, 392), (200, 376), (170, 350, "c"), (190, 410, "c"), (250, 440, "c"),
              (350, 370, "c"), (336, 340, "c"), (302, 370)],
             [(246, 300, "c"), (248, 340), (256, 378), (270, 372, "c"), (270, 300, "c")]],
            [[(264, 366), (254, 384), (236, 398)], [(266, 368), (264, 390), (254, 412)]], _slashed, 2.6)
    cuff: list[Spot] = [(321, 317, "c"), (341, 301, "c"), (352, 315), (358, 332, "c"), (340, 349, "c"), (334, 332)]
    garment(group, cuff, MANTLE, [[(326, 335, "c"), (356, 318, "c"), (364, 340, "c"), (338, 356, "c")]],
            [[(330, 312), (340, 326), (347, 342)], [(336, 308), (347, 321), (353, 336)]], None, 1.8)


def _slashed(inside: Group) -> None:
    """The light on the sleeve, and the linen in its slits."""
    _lit(inside, [(200, 308), (188, 328), (188, 354), (194, 330), (208, 308)], DOUBLET.light)
    _lit(inside, [(270, 364), (294, 352), (322, 326), (324, 332), (296, 358), (272, 370)], DOUBLET.light)
    for spots, width in SLITS:
        slit = taper(curve(spots), width, width, ends(.45, .45, .7))
        inside.fill(slit, LINEN.light).stroke(slit, pal.INK, 1.5)
        inside.ink(curve(spots), 2, "both", LINEN.dark)
