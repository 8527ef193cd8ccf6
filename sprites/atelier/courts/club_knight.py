"""Knight of clubs: a red-bearded huntsman reins in his grey horse as it rears."""
from __future__ import annotations

import numpy as np

from .. import palette as pal
from ..beards import moustache, tresses
from ..court import CourtInks, court_card
from ..dress import Cloth, garment, gilt_hem
from ..faces import Person
from ..figures import Hair
from ..geometry import Spot
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
HEAD = Pose((262, 200), .93, 5)
HAND = Pose((374, 372), .9, -14)  # before the breast, the rein in it
FAR_HAND = Pose((424, 303), .8, -18)  # beside it


def draw() -> Group:
    """The whole card."""
    outlined = keyline(figure(), 1.8, 4.6)  # lighter than that of the other courts, for the mane in the wind
    return court_card(Group().raw(outlined.text_of()), "C", "C", INKS)


def figure() -> Group:
    """The upper half, without its contour."""
    group = Group()
    clovers(group, ((528, 112, .62, 20), (546, 176, .48, -30)))
    knight = Group()
    for part in (mantle, hood_tail, steed, housing, _far_arm, _doublet, _leg, _skirt, _head, _arm):
        part(knight)
    return group.add(knight)


# ---------------------------------------------------------------- dress

def _doublet(group: Group) -> None:
    body: list[Spot] = [(248, 296, "c"), (212, 312), (198, 356), (198, 412), (188, 452, "c"), (232, 466),
                        (288, 456, "c"), (306, 412), (326, 366), (328, 326), (304, 298, "c")]
    garment(group, body, DOUBLET, [[(318, 300, "c"), (310, 356), (300, 410), (276, 490, "c"), (340, 490, "c"),
                                    (346, 300, "c")],
                                   [(184, 410, "c"), (222, 430), (260, 436), (296, 412, "c"), (290, 480, "c"),
                                    (180, 480, "c")]],
            [[(282, 316), (280, 336), (284, 356)], [(192, 416), (204, 428), (222, 434)],
             [(316, 334), (306, 348), (304, 368)]])
    gilt_hem(group, [(292, 314), (304, 366), (282, 456)], 8, 8, 2.6)


def _leg(group: Group) -> None:
    """The thigh along the saddle, the knee bent, and the shin drawn back in a boot with a spur."""
    boot: list[Spot] = [(282, 510, "c"), (314, 494), (342, 470, "c"), (360, 486), (336, 514), (298, 544), (268, 564),
                        (260, 572), (272, 582), (286, 600), (266, 610), (238, 602), (208, 604), (200, 588), (212, 562),
                        (246, 536)]
    garment(group, boot, BOOT, [[(364, 480, "c"), (330, 506), (290, 534), (254, 560), (240, 584), (280, 590, "c"),
                                 (310, 600, "c"), (350, 530, "c")],
                                [(196, 590, "c"), (240, 592), (290, 598, "c"), (270, 620, "c"), (196, 612, "c")]],
            [[(214, 560), (226, 568), (244, 566)], [(208, 574), (224, 582), (246, 578)], [(242, 542), (258, 548),
                                                                                          (272, 542)]],
            lambda inside: _lit(inside, [(288, 520), (302, 512), (288, 532), (244, 556), (224, 568), (248, 542)],
                                BOOT.light), 2.2)
    strap(group, curve([(203, 572), (224, 581), (258, 572)]), BELT.base, BELT.light, 6)
    stud(group, 226 + 581j, 4.6)
    spur = curve([(203, 586), (190, 588), (178, 584)])
    group.stroke(spur, pal.INK, 7).stroke(spur, pal.GILT, 4)
    stud(group, 175 + 583j, 5.4)
    hose: list[Spot] = [(176, 462, "c"), (226, 446), (276, 438), (324, 432), (352, 441), (363, 460), (354, 482),
                        (324, 502), (292, 514, "c"), (262, 515), (224, 514), (190, 500)]
    garment(group, hose, HOSE, [[(170, 486, "c"), (222, 500), (268, 498), (316, 486), (346, 470), (366, 448, "c"),
                                 (376, 510, "c"), (300, 548, "c"), (190, 540, "c")]],
            [[(290, 512), (310, 500), (322, 486)]], _paned, 2.2)
    top: list[Spot] = [(278, 502, "c"), (314, 487), (345, 456, "c"), (358, 466), (365, 482, "c"), (338, 508),
                       (294, 528, "c"), (282, 516)]
    garment(group, top, BOOT, [[(290, 517, "c"), (328, 498), (360, 470, "c"), (376, 486, "c"), (294, 538, "c")]])
    gilt_hem(group, [(280, 502), (315, 487), (346, 458)], 5)


def _paned(inside: Group) -> None:
    """The light on the hose, and its seams with red in them, from the hip to the knee."""
    _lit(inside, [(250, 462), (286, 446), (324, 440), (346, 450), (318, 454), (280, 464)], HOSE.light)
    for spots in ([(188, 484), (226, 500), (276, 506)], [(218, 474), (266, 480), (320, 476)],
                  [(262, 464), (300, 460), (346, 454)]):
        pane = taper(curve(spots), 8, 8, ends(.3, .3, .7))
        inside.fill(pane, MANTLE.base).stroke(pane, pal.INK, 1.3)


def _skirt(group: Group) -> None:
    """The belt, and the skirt of the doublet, pleated over the hip."""
    skirt: list[Spot] = [(186, 444, "c"), (176, 462), (172, 470, "c"), (200, 478), (234, 480), (270, 474),
                         (301, 460, "c"), (298, 456), (288, 440, "c")]
    garment(group, skirt, DOUBLET, [[(250, 440, "c"), (252, 470), (262, 510, "c"), (320, 490, "c"), (310, 440, "c")],
                                    [(180, 446, "c"), (232, 456), (300, 444, "c"), (300, 458, "c"), (234, 468),
                                     (176, 460, "c")]],
            [[(202, 460), (194, 478), (194, 500)], [(226, 464), (222, 480), (222, 500)],
             [(250, 464), (252, 480), (256, 500)], [(272, 458), (278, 472), (284, 490)]], None, 2.4)
    gilt_hem(group, [(173, 470), (200, 478), (234, 480), (270, 474), (300, 460)], 7)
    belt: list[Spot] = [(187, 438, "c"), (232, 450), (290, 436, "c"), (290, 451, "c"), (232, 466), (184, 454, "c")]
    garment(group, belt, BELT, [[(182, 448, "c"), (232, 459), (300, 446, "c"), (300, 480, "c"), (182, 480, "c")]])
    for at in ((206, 451), (226, 457), (246, 456)):
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
    (Eye([(-28, 4, "c"), (-20, -1.6), (-11, -3), (-2, .2), (4, 5.4, "c"), (-4, 7.4), (-14, 7.8), (-22, 6.4)],
         (-6, 1.4, 7), [(-33, 5), (-22, -2), (-11, -4), (-1, -.4), (5, 6)], [(-29, -5), (-14, -9.6), (3, -4)],
         [(-24, 9), (-12, 11), (-1, 8.6)], ([(-35, 6), (-42, 4), (-46, 5)], [(-35, 9), (-41, 10), (-45, 13)])),
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

def _far_arm(group: Group) -> None:
    """The arm beyond the body, its fist on the rein above the pommel."""
    skin = skin_tint(HUNTER)
    garment(group, [(312, 326, "c"), (350, 317), (392, 300, "c"), (398, 328, "c"), (352, 352), (304, 368, "c")],
            DOUBLET, [[(300, 350, "c"), (350, 338), (394, 322, "c"), (394, 350, "c"), (300, 380, "c")]],
            [[(324, 330), (334, 342), (334, 354)]], None, 2)
    hand_far(group, FAR_HAND, REIN_FIST, skin)
    strap(group, curve([BIT, (480, 310), (450, 338), FAR_HAND.point((2, 46)), FAR_HAND.point((0, 10)),
                        FAR_HAND.point((1, -32)), FAR_HAND.point((7, -44))]), RED, RED_LIGHT, 7)
    hand_near(group, FAR_HAND, REIN_FIST, skin)
    garment(group, [(366, 304, "c"), (390, 294, "c"), (399, 309), (400, 330, "c"), (376, 341, "c"), (374, 322)], MANTLE,
            [[(370, 323, "c"), (404, 311, "c"), (408, 336, "c"), (378, 344, "c")]], (), None, 1.8)


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
    ([(228, 330), (208, 358), (206, 392)], 11), ([(242, 326), (228, 362), (232, 406)], 12),
    ([(257, 330), (256, 362), (258, 394)], 11), ([(282, 394), (306, 380), (330, 366)], 8),
    ([(274, 416), (304, 402), (334, 382)], 8))


def _arm(group: Group) -> None:
    """The near arm in a slashed sleeve, full above and narrow at the wrist, its hand on the neck of the horse."""
    skin = skin_tint(HUNTER)
    hand_far(group, HAND, REIN_FIST, skin)
    strap(group, curve([BIT, (484, 330), (448, 384), (408, 416), HAND.point((-2, 42)), HAND.point((0, 10)),
                        HAND.point((1, -32)), HAND.point((7, -45))]), RED, RED_LIGHT, 8)
    hand_near(group, HAND, REIN_FIST, skin)
    spots: list[Spot] = [(240, 308, "c"), (266, 322), (278, 352), (280, 384, "c"), (306, 374), (332, 364, "c"),
                         (342, 396, "c"), (310, 420), (278, 438), (246, 444), (216, 432), (196, 404), (190, 372),
                         (194, 340), (212, 316)]
    garment(group, spots, DOUBLET,
            [[(284, 398, "c"), (260, 408), (232, 406), (208, 390), (174, 360, "c"), (200, 430, "c"), (250, 456, "c"),
              (356, 400, "c"), (346, 374, "c"), (310, 396)],
             [(262, 320, "c"), (262, 360), (270, 396), (286, 390, "c"), (286, 320, "c")]],
            [[(280, 386), (264, 402), (238, 408)], [(282, 388), (274, 408), (252, 428)],
             [(284, 390), (288, 404), (282, 422)], [(200, 402), (218, 416), (238, 420)]], _slashed, 2.6)
    wing: list[Spot] = [(200, 344, "c"), (194, 320), (212, 303), (240, 298), (266, 308), (282, 330), (280, 346, "c"),
                        (270, 336), (258, 344), (246, 334), (232, 344), (218, 334)]
    garment(group, wing, MANTLE, [[(250, 298, "c"), (264, 316), (266, 350, "c"), (292, 350, "c"), (284, 304, "c")]],
            [[(222, 312), (214, 322), (214, 336)], [(240, 308), (240, 322), (243, 336)],
             [(256, 312), (266, 324), (268, 336)]], None, 2)
    cuff: list[Spot] = [(320, 366, "c"), (338, 358, "c"), (347, 374), (351, 394, "c"), (335, 404, "c"), (331, 384)]
    garment(group, cuff, MANTLE, [[(326, 388, "c"), (351, 378, "c"), (358, 400, "c"), (330, 410, "c")]],
            [[(328, 364), (336, 380), (341, 400)]], None, 1.8)


def _slashed(inside: Group) -> None:
    """The light on the sleeve, and the linen in its slits."""
    _lit(inside, [(212, 320), (196, 342), (194, 368), (202, 342), (220, 322)], DOUBLET.light)
    _lit(inside, [(286, 384), (310, 370), (336, 358), (338, 364), (310, 378), (290, 390)], DOUBLET.light)
    for spots, width in SLITS:
        slit = taper(curve(spots), width, width, ends(.45, .45, .7))
        inside.fill(slit, LINEN.light).stroke(slit, pal.INK, 1.5)
        inside.ink(curve(spots), 2, "both", LINEN.dark)
