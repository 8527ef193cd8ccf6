"""Knight of clubs: a red-bearded huntsman reins in his grey horse as it rears."""
from __future__ import annotations

from dataclasses import replace

import numpy as np

from .. import palette as pal
from ..beards import moustache, tresses
from ..court import CourtInks, court_card
from ..dress import Cloth, forearm, garment, gilt_hem
from ..faces import Person
from ..figures import Hair
from ..geometry import Spot
from ..grips import POSY
from ..hands import Digit, HandShape, hand_far, hand_near
from ..horses import strap, stud
from ..likeness import Eye, Likeness, likeness, skin_tint
from ..line import ends, keyline, taper
from ..pieces import Piece, lay, strokes
from ..splines import Pose, curve
from ..svg import Group
from ..tresses import Tresses
from ..tresses import tresses as hair
from .club_mantle import MANTLE, hood_tail, mantle
from .club_steed import BIT, RED, RED_LIGHT, TRAPPER, housing, steed
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
HEAD = Pose((246, 198), .8, 3)
HAND = Pose((379, 300), .82, -40)  # flat on the neck of the horse
FAR_HAND = Pose((346, 424), .8, 20)  # on the rein


def draw() -> Group:
    """The whole card."""
    outlined = keyline(figure(), 1.8, 4.6)  # lighter than that of the other courts, for the mane in the wind
    return court_card(Group().raw(outlined.text_of()), "C", "C", INKS)


def figure() -> Group:
    """The upper half, without its contour."""
    group = Group()
    clovers(group, ((536, 106, .6, 20), (545, 168, .48, -30), (549, 222, .4, 40)))
    knight = Group()
    for part in (mantle, hood_tail, steed, housing, _far_arm, _doublet, _leg, _skirt, _head, _arm):
        part(knight)
    return group.add(knight)


# ---------------------------------------------------------------- dress

def _doublet(group: Group) -> None:
    body: list[Spot] = [(236, 284, "c"), (206, 298), (192, 342), (194, 398), (204, 440, "c"), (240, 450),
                        (292, 440, "c"), (300, 396), (308, 350), (304, 310), (284, 284, "c")]
    garment(group, body, DOUBLET, [[(294, 290, "c"), (290, 344), (286, 400), (274, 476, "c"), (330, 476, "c"),
                                    (330, 290, "c")],
                                   [(190, 400, "c"), (226, 416), (262, 420), (290, 400, "c"), (290, 460, "c"),
                                    (190, 460, "c")]],
            [[(264, 300), (262, 320), (266, 340)], [(202, 404), (212, 414), (228, 418)],
             [(298, 316), (290, 330), (290, 348)]])
    gilt_hem(group, [(272, 300), (280, 350), (274, 440)], 8, 8, 2.6)


def _leg(group: Group) -> None:
    """The thigh along the saddle, the knee bent, and the shin in a boot."""
    boot: list[Spot] = [(270, 530, "c"), (306, 526), (350, 500, "c"), (350, 530), (334, 572), (312, 640, "c"),
                        (240, 640, "c"), (260, 590), (274, 560)]
    garment(group, boot, BOOT, [[(352, 496, "c"), (326, 540), (306, 580), (290, 640, "c"), (340, 640, "c"),
                                 (370, 540, "c")]], (),
            lambda inside: _lit(inside, [(280, 536), (294, 540), (288, 566), (270, 596), (262, 602), (278, 566)],
                                BOOT.light), 2.2)
    hose: list[Spot] = [(196, 456, "c"), (240, 446), (290, 446), (326, 460), (346, 482), (350, 503, "c"), (310, 528),
                        (268, 533, "c"), (256, 520), (226, 510), (204, 492)]
    garment(group, hose, HOSE, [[(190, 486, "c"), (224, 496), (262, 510), (296, 514), (330, 504), (356, 484, "c"),
                                 (356, 512, "c"), (300, 540, "c"), (190, 540, "c")]],
            [[(326, 516), (334, 504), (336, 492)]], _paned, 2.2)
    gilt_hem(group, [(267, 535), (310, 530), (352, 504)], 8, colour=MANTLE.base, light=MANTLE.light)


def _paned(inside: Group) -> None:
    """The light on the hose, and its seams with red in them, from the hip to the knee."""
    _lit(inside, [(248, 460), (286, 458), (320, 470), (338, 488), (312, 484), (274, 472)], HOSE.light)
    for spots in ([(204, 480), (246, 502), (294, 524)], [(212, 470), (262, 484), (316, 514)],
                  [(240, 462), (292, 468), (338, 500)]):
        pane = taper(curve(spots), 8, 8, ends(.3, .3, .7))
        inside.fill(pane, MANTLE.base).stroke(pane, pal.INK, 1.3)


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
    [(-2, 56), (6, 57.6), (16, 58.8), (22, 58.6), (36, 54.6)],
    ([(-44, 14, "c"), (-26, 16), (-6, 20), (-4, 32), (-18, 44), (-36, 38, "c")],
     [(36, 18), (44, 14), (47, 26), (38, 34)]),
    (([(10, -13), (12, -19), (11, -23)], 1.5),))
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
    """A short full beard: fine hairs grow into it over the cheek, tresses end below the chin."""
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
    neck = curve([(216, 244, "c"), (216, 286, "c"), (248, 308), (284, 286, "c"), (276, 262, "c")], closed=True)
    group.solid(neck, HUNTER.shade, None, 1.5, 3)
    collar: list[Spot] = [(206, 276, "c"), (224, 292), (250, 300), (286, 280, "c"), (296, 300), (258, 326), (204, 306)]
    garment(group, collar, LINEN, [[(252, 312, "c"), (276, 304), (292, 286, "c"), (302, 306), (258, 332, "c")]],
            [[(226, 296), (224, 310)], [(246, 302), (246, 320)], [(268, 298), (272, 314)]], None, 2.4)
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
    spots: list[Spot] = [(228, 291, "c"), (252, 304), (262, 332), (264, 364, "c"), (292, 346), (326, 317, "c"),
                         (343, 343, "c"), (306, 386), (274, 415), (246, 429), (220, 420), (198, 394), (188, 362),
                         (187, 328), (200, 303)]
    garment(group, spots, DOUBLET,
            [[(270, 380, "c"), (250, 392), (226, 392), (200, 376), (170, 350, "c"), (190, 410, "c"), (250, 440, "c"),
              (350, 370, "c"), (336, 340, "c"), (302, 370)],
             [(246, 300, "c"), (248, 340), (256, 378), (270, 372, "c"), (270, 300, "c")]],
            [[(264, 366), (250, 386), (226, 394)], [(266, 368), (260, 392), (240, 412)],
             [(268, 370), (272, 386), (266, 404)], [(196, 384), (212, 400), (232, 406)]], _slashed, 2.6)
    wing: list[Spot] = [(196, 326, "c"), (190, 304), (204, 290), (228, 285), (252, 292), (266, 312), (266, 326, "c"),
                        (256, 318), (246, 326), (234, 318), (222, 326), (210, 318)]
    garment(group, wing, MANTLE, [[(236, 284, "c"), (250, 300), (252, 330, "c"), (276, 330, "c"), (270, 290, "c")]],
            [[(214, 296), (208, 306), (208, 318)], [(230, 294), (230, 306), (232, 318)],
             [(244, 296), (252, 308), (254, 318)]], None, 2)
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
