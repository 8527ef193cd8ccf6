"""Queen of hearts: a fair girl bends her head towards the rose in her hand."""
from __future__ import annotations

from .. import palette as pal
from ..court import CourtInks, court_card
from ..dress import Cloth, brocade, garment, gilt_hem, round_arm, sleeve
from ..faces import Person
from ..figures import Hair, locks, pearls
from ..flowers.full_rose import full_rose
from ..frame import leaflet
from ..geometry import Spot
from ..growth.rose import ACE_LEAF, briar, rose_leaf
from ..hands import Digit, HandShape, hand_far, hand_near
from ..hats import gem
from ..likeness import Eye, Likeness, likeness, skin_tint
from ..line import ends, keyline, taper
from ..locks import braid
from ..pieces import Piece
from ..splines import Pose, curve
from ..suits import pip
from ..svg import Group
from ..tones import Tones
from .sides import roses

INKS = CourtInks("#E2B9A3", "#D5A58F", "#7C9678", "#B3322F", "#A63A3A", "#F3E2B8", 26, 1.1, (338, 262))
FAIR = Hair("#D9AE57", "#F4DC9C", "#A67A31")
GOWN = Cloth("#C77F78", "#9C4E50", "#E9BEB0")
CHEMISE = Cloth("#F4EBD6", "#D3C3A4", "#FFFFFF")
BODICE = Cloth("#8E3440", "#63212E", "#C0646A")
STALK_GREEN = Tones("#A9B77C", "#7C9458", "#56704A", "#2E4030")
GIRL = Person("woman", lips="#CC6E63", iris="#5F7FA0", brow="#9A7230", blush="#EBB9A0")
HEAD = Pose((340, 274), 1.06, 8, True)  # looks left: x grows forwards
NAPE = Pose((400, 358), 1, -32)  # where the plait begins
HAND = Pose((211, 530), 1.04, 6)
ROUND_STEM = HandShape(  # from the lower left round a stem, upright through (0, 0): four fingers and the thumb close
    [(-42, 80, "c"), (-34, 62), (-24, 50), (-12, 42), (-4, 30), (-2, 6), (-5, -12), (-14, -23), (-26, -24), (-40, -13),
     (-52, 10), (-60, 34), (-68, 62, "c")],
    far=(Digit([(-18, 38), (-4, 35), (8, 35), (14, 39)], 10.5, joints=()),
         Digit([(-18, 25), (-4, 21), (11, 21), (19, 26)], 11.5, joints=()),
         Digit([(-18, 9), (-4, 5), (12, 5), (21, 10)], 12, joints=()),
         Digit([(-22, -12), (-5, -17), (9, -18), (20, -11)], 12, joints=())),
    near=(Digit([(13.4, 36), (9, 43), (0, 45), (-8, 42)], 10.8, nail=True, joints=(.5,), rooted=False),
          Digit([(19, 23), (13, 31.4), (1, 33.6), (-10.4, 30)], 12.4, nail=True, joints=(.5,), rooted=False),
          Digit([(21.4, 8), (15, 17.4), (1, 20), (-12.4, 16.4)], 13.4, nail=True, joints=(.5,), rooted=False),
          Digit([(20.4, -11), (15.4, 0), (2, 5.4), (-11.4, 2.4)], 13.4, nail=True, joints=(.5,), rooted=False),
          Digit([(-45, 22), (-37.4, -1), (-22, -13.4), (4, -13)], 14, nail=True, joints=(.62,))),
    shades=([(-70, 46, "c"), (-48, 48), (-30, 38), (-20, 26), (-16, 6), (-6, -6), (4, 30, "c"), (-20, 90, "c"),
             (-80, 90, "c")],),
    lines=(([(-58, 56), (-50, 64), (-43, 68)], 1.1),))


def draw() -> Group:
    """The whole card."""
    outlined = keyline(figure(), 1.8, 4.2)  # a lighter key line than that of the other courts, for her fair hair
    return court_card(Group().raw(outlined.text_of()), "D", "H", INKS)


def figure() -> Group:
    """The upper half, without its contour."""
    group = Group()
    roses(group, ((74, 404, .8, 10), (543, 186, .66, 40), (552, 412, .5, 0)),
          colours=("#DDA29A", "#B5605F", "#F4DACD"))
    _hair_behind(group)
    _neck(group)
    _gown(group)
    _far_locks(group)
    likeness(group, HEAD, FACE, GIRL)
    _hair(group)
    _crown(group)
    _arm(group)
    return group


FACE = Likeness(
    Piece([(30, -76), (42, -46), (42, -22), (38.5, -7), (42, 6), (44, 18), (42.6, 32), (38.4, 47), (34, 60),
           (30, 72), (22, 81.4), (11, 85), (-4, 81), (-23, 69), (-38, 51), (-46, 28), (-50, 4),
            (-52, -34), (-24, -76)],
          ([(-60, -70, "c"), (-46, -50), (-46, -10), (-41, 22), (-30, 44), (-12, 62), (0, 75), (8, 82),
            (6, 100, "c"), (-60, 104, "c")],
           [(-32, -9), (-18, -17), (-3, -13), (7, -4), (4, 3), (-4, -5), (-16, -9), (-28, -4)],
           [(20, -9), (28, -16), (38, -11), (41, -3), (32, -8), (23, -3)],
           [(12, -6, "c"), (14, 6), (14, 16), (11, 24), (12, 31), (20, 34, "c"), (19, 26), (18, 12), (16, -4, "c")],
           [(16, 34.4), (22, 35.4), (25.4, 33), (23.6, 38), (18, 38)],
           [(10, 66.4), (17, 68), (23.6, 65.6), (20.4, 70.4), (13, 70.4)]),
          ([(22, 8), (24.6, 14), (27.6, 21), (25.4, 25), (21.6, 17)], [(13, 76), (18, 75), (22.4, 77.4), (16, 80)])),
    (Eye([(-29, 6, "c"), (-21, .6), (-11, -1.6), (-2, 1.2), (4.6, 7, "c"), (-4, 10), (-14, 10.8), (-24, 9.2)],
         (-7, 4.6, 7.2), [(-31, 6.6), (-21, .2), (-11, -2.2), (-1, .8), (6, 7.6)],
         [(-28, -4.4), (-13, -10), (4, -3.4)], [(-22, 11), (-13, 12.4), (-3, 10.4)],
         ([(-29, 4.2), (-34, 5), (-38, 3.4)], [(-25, 1.2), (-30, .6), (-33, -2)])),
     Eye([(20.5, 6.6, "c"), (25, .8), (31, -1.2), (37.4, 2, "c"), (35, 7.6), (28, 9.6)], (31.6, 4, 6),
         [(19, 7), (25, .4), (31, -1.8), (39, 1.8), (41.4, 2.8)], [(21.4, -4.4), (30, -9), (39.8, -3.6)],
         [(24, 10.2), (30, 11.2), (35, 8.6)])),
    (([(5, -15), (-10, -21.6), (-26, -20.4), (-38, -11)], 3.8), ([(18, -15.4), (27, -21), (36, -20), (43.4, -12)],
                                                                 3.4)),
    (([(20, 5), (22, 10), (25.4, 16)], 1.2), ([(25.6, 15.4), (30, 22.4), (29.8, 27.6), (25.6, 31.2)], 1.8),
     ([(26, 30.8), (21.4, 33.6), (17.2, 32.4)], 2), ([(14.4, 25), (11.8, 28.6), (12.4, 32.4), (15.4, 33.2)], 1.5)),
    ([(2.6, 52.6, "c"), (9.6, 49.4), (15.8, 47.4), (18.8, 49), (21.8, 47.4), (28, 51.6, "c"), (19.6, 54.2), (11, 54.2)],
     [(4.4, 53.6, "c"), (11.4, 54.4), (19.4, 54.4), (27, 52.6, "c"), (23.4, 61), (17, 63.2), (8.6, 60)]),
    [(.6, 51.6), (6, 53.4), (14.4, 54.4), (19.4, 54.2), (29.4, 50.8)],
    ([(-41, 12, "c"), (-24, 16), (-6, 20), (-4, 29), (-16, 38), (-30, 40, "c"), (-39, 28)],
     [(34, 20), (40, 15), (48, 19), (46, 33), (38, 35)]),
    (([(-1.6, 49), (-2, 52), (-.6, 54.4)], 1.1), ([(20.4, 38.6), (20.6, 42), (19.6, 44.4)], 1.1)))


Tresses = tuple[tuple[list[tuple[float, float]], float], ...]  # from root to tip, and the greatest width
SKULL: list[Spot] = [(12, -94), (-40, -98), (-82, -70), (-104, -26), (-93, 20), (-95, 52), (-62, 80, "c"), (-30, 70),
                     (20, 40), (50, -20), (44, -74)]
FAR_SIDE: list[Spot] = [(14, -90), (48, -76), (68, -40), (66, 6), (56, 42), (60, 82), (46, 116), (30, 96), (16, 84),
                        (30, 40), (34, -20)]
FAR_LOCKS: Tresses = (  # from the far temple behind the cheek and the chin to the shoulder
    ([(38, -72), (66, -42), (72, 0), (60, 38), (68, 76), (56, 112), (66, 142), (54, 160)], 32),
    ([(36, -68), (60, -34), (62, 6), (51, 44), (57, 82), (43, 116), (51, 146), (40, 164)], 30),
    ([(38, -30), (54, 6), (45, 42), (47, 74), (32, 104), (38, 132), (28, 148)], 24))
NEAR_LOCKS: Tresses = (  # from the parting over temple and ear to the nape
    ([(6, -90), (-50, -92), (-93, -52), (-99, -8), (-87, 20), (-91, 50), (-66, 77)], 36),
    ([(8, -89), (-40, -82), (-79, -46), (-87, -6), (-75, 22), (-80, 52), (-64, 75)], 36),
    ([(10, -87), (-28, -76), (-61, -46), (-73, -8), (-63, 20), (-70, 50), (-61, 73)], 34),
    ([(12, -85), (-17, -72), (-45, -48), (-57, -16), (-52, 14), (-60, 44), (-57, 69)], 30),
    ([(14, -83), (-7, -69), (-32, -48), (-38, -26), (-53, 2), (-51, 34), (-54, 64)], 24))
TEMPLE_LOCKS: Tresses = (
    ([(16, -84), (40, -72), (53, -46), (48, -16), (55, 10), (49, 36), (54, 50)], 21),
    ([(15, -82), (32, -66), (43, -46), (44, -24), (47, -6)], 14))
WISPS: Tresses = (([(-41, -12), (-54, 14), (-45, 40), (-53, 62), (-44, 84), (-50, 98)], 13),
                  ([(47, 4), (53, 30), (46, 50), (51, 68)], 10))


def _put(group: Group, rows: Tresses, lines: int = 2) -> None:
    locks(group, [([HEAD.point(p) for p in spots], width) for spots, width in rows], FAIR, lines)


def _hair_behind(group: Group) -> None:
    group.solid(HEAD.shape(SKULL), FAIR.dark, None, 1.6, 3)


def _far_locks(group: Group) -> None:
    group.solid(HEAD.shape(FAR_SIDE), FAIR.dark, None, 1.6, 3)
    _put(group, FAR_LOCKS)


def _hair(group: Group) -> None:
    """Parted above the nose, in waves over the temples, gathered at the nape into the plait."""
    braid(group, [NAPE.point((0, 6)), (427, 388), (425, 424), (398, 462), (352, 500)], 20, FAIR)
    group.fill(HEAD.shape([(0, -93), (30, -90), (38, -72), (16, -66), (-4, -72)]), FAIR.dark)
    for rows in (TEMPLE_LOCKS, NEAR_LOCKS):
        _put(group, rows)
    knot: list[Spot] = [(-21, -8, "c"), (0, -3), (21, -8, "c"), (20, 7, "c"), (0, 13), (-20, 7, "c")]
    group.solid(NAPE.shape(knot), BODICE.base, Group().fill(NAPE.shape([(6, -8, "c"), (2, 16, "c"), (26, 12, "c"),
                                                                        (26, -12, "c")]), BODICE.dark), 1.6, 3.4)
    group.fill(taper(NAPE.curve([(-16, 0), (-4, 4), (6, 4)]), 3, 2, ends()), BODICE.light)
    _put(group, WISPS, 0)


BAND: list[Spot] = [(-76, -81, "c"), (-36, -72), (-2, -70), (32, -74), (60, -84, "c"), (60, -62, "c"), (32, -53),
                    (-2, -49), (-36, -50), (-78, -58, "c")]
PEARLS = ((-46, -73, -12), (-16, -69, -4), (14, -70, 4), (39, -74, 12))  # between the hearts
HEARTS = ((-60, -76, -16, 34), (-31, -71, -8, 46), (0, -70, 0, 62), (28, -73, 8, 46), (50, -79, 16, 34))


def _crown(group: Group) -> None:
    """An open crown of hearts on stalks, with roses at the temples."""
    for x, y, turn, height in HEARTS:
        stalk = Pose(HEAD.point((x, y)), HEAD.scale, HEAD.turn - turn)
        stem_ = stalk.shape([(-15, 10, "c"), (-7, -height * .3), (-3, -height + 4, "c"), (3, -height + 4, "c"),
                             (7, -height * .3), (15, 10, "c")])
        group.solid(stem_, pal.GILT_LIGHT, Group().fill(stalk.shape(
            [(0, 10, "c"), (0, -height, "c"), (12, -height, "c"), (12, 10, "c")]), pal.GILT_DARK), 1.5, 3)
        gem(group, stalk.point((0, -height - 7)), 12 if height > 40 else 9.6, pal.GILT, pal.GILT_LIGHT)
        pip(group, "H", stalk.point((0, -height - 7)), 19 if height > 40 else 15, HEAD.turn - turn, whips=False,
            edge=1.2)
    for x, y, turn in PEARLS:
        spike = Pose(HEAD.point((x, y)), HEAD.scale, HEAD.turn - turn)
        stem_ = spike.shape([(-5, 8, "c"), (-1.6, -16, "c"), (1.6, -16, "c"), (5, 8, "c")])
        group.solid(stem_, pal.GILT, None, 1.4, 2.6)
        gem(group, spike.point((0, -20)), 4.6, pal.PEARL, "#FFFFFF")
    dark = Group().fill(HEAD.shape([(-80, -84, "c"), (-12, -72), (-16, -46, "c"), (-84, -52, "c")]), "#A37D33")
    group.solid(HEAD.shape(BAND), pal.GILT, dark, 1.7, 4)
    for edge in ([(-74, -76), (-36, -67.4), (-2, -65.4), (32, -69), (58, -79)],
                 [(-76, -63), (-36, -54.6), (-2, -53.6), (32, -57.4), (58, -66.4)]):
        group.ink(HEAD.curve(edge), 1.5, "even")
    for i, at in enumerate(((-50, -63.4), (-32, -61.4), (-12, -60), (8, -60), (28, -63), (46, -68))):
        gem(group, HEAD.point(at), 5, "#B3322F" if i % 2 else pal.PEARL, "#F2B3A4" if i % 2 else "#FFFFFF")
    for at, scale, turn in (((-70, -48), .56, 0), ((-50, -38), .42, 40), ((56, -54), .42, 20)):
        for way in (-60, 60, 180):
            leaflet(group, HEAD.point(at), 26 * scale * 2, 8, way + turn, .2)
        full_rose(group, Pose(HEAD.point(at), scale, turn), veined=False)


COLLARBONES: tuple[list[Spot], ...] = (  # the hollow over each, with soft ends
    [(268, 427), (292, 423), (316, 430), (334, 445), (312, 439), (290, 432)],
    [(362, 444), (378, 431), (402, 424), (424, 427), (404, 432), (384, 438)])


def _neck(group: Group) -> None:
    skin = curve([(316, 340, "c"), (318, 376), (296, 404), (226, 428), (176, 470), (170, 560, "c"), (520, 560, "c"),
                  (518, 472), (500, 440), (462, 420), (398, 404), (378, 378), (376, 326, "c")], closed=True)
    shade = curve([(312, 352, "c"), (326, 374), (352, 384), (384, 388, "c"), (390, 320, "c")], closed=True)
    group.solid(skin, GIRL.skin, Group().fill(shade, GIRL.shade), 1.7, 3.8)
    choker = gilt_hem(group, [(316, 383), (344, 396), (382, 388)], 9, 0, 0, BODICE.base, BODICE.light)
    at = choker.at(.42) + 19j
    pip(group, "H", at, 30, whips=False, edge=1.6)
    for under in COLLARBONES:
        group.fill(curve(under, closed=True), GIRL.shade, .65)


CHEMISE_SHAPE: list[Spot] = [(200, 442, "c"), (250, 466), (322, 478), (400, 464), (450, 457), (506, 452, "c"),
                             (500, 520, "c"), (404, 580), (250, 580), (190, 520, "c")]
SIDES: list[Spot] = [(176, 462, "c"), (206, 476), (240, 494), (288, 506, "c"), (300, 740, "c"), (120, 740, "c"),
                     (138, 540)]
FRONT: list[Spot] = [(240, 492, "c"), (286, 506), (322, 510), (374, 504), (430, 484, "c"), (412, 560),
                     (404, 740, "c"),
                     (276, 740, "c"), (268, 600)]
OTHER_SIDE: list[Spot] = [(374, 506, "c"), (430, 490), (486, 452, "c"), (520, 540), (540, 740, "c"), (380, 740, "c")]


def _gown(group: Group) -> None:
    pleats: list[list[Spot]] = [[(214 + 24 * k, 458 + 26 * (1 - abs(k - 5) / 5)), (216 + 24 * k, 480 + 20),
                                 (212 + 24 * k + k, 520)] for k in range(1, 11)]
    garment(group, CHEMISE_SHAPE, CHEMISE, (), pleats, None, 2.2)
    gilt_hem(group, [(200, 442), (250, 466), (322, 479), (400, 466), (450, 459), (506, 454)], 11, 23, 3)
    pattern = brocade("H", GOWN.light, (140, 500, 540, 730), (56, 46), 21, 14)
    garment(group, OTHER_SIDE, GOWN, [[(470, 460, "c"), (450, 560), (470, 740, "c"), (560, 740, "c"),
                                       (540, 440, "c")]],
            (), pattern)
    garment(group, SIDES, GOWN, [[(150, 520, "c"), (190, 560), (180, 740, "c"), (110, 740, "c")]], (), pattern)
    garment(group, FRONT, BODICE, [[(360, 500, "c"), (352, 600), (360, 740, "c"), (430, 740, "c"), (440, 480, "c")]])
    _embroidery(group)
    gilt_hem(group, [(176, 464), (206, 477), (240, 494), (286, 507), (322, 511), (374, 505), (430, 486),
                     (486, 454)], 12,
             23)


def _embroidery(group: Group) -> None:
    """A rose tree in gold on the bodice."""
    stem_ = curve([(282, 640), (284, 600), (294, 566), (300, 534)])
    group.fill(taper(stem_, 5, 3), pal.GILT_LIGHT)
    for s, y in ((-1, 560), (1, 548), (-1, 606), (1, 596)):
        root = stem_.at((640 - y) / 106)
        tendril = curve([root, root + complex(s * 14, -16), root + complex(s * 32, -12), root + complex(s * 36, 4),
                         root + complex(s * 26, 8)])
        group.fill(taper(tendril, 4.4, 2), pal.GILT_LIGHT)
        pip(group, "H", root + complex(s * 26, 7), 11, whips=False, colour=pal.GILT_LIGHT)
    brooch = 300 + 528j
    for way in range(0, 360, 45):
        leaflet(group, brooch, 25, 7, way, 0)
    full_rose(group, Pose(brooch, .5, 10), veined=False)


LINEN: list[Spot] = [(128, 569, "c"), (103, 579), (72, 604), (42, 650), (16, 730, "c"), (118, 740, "c"), (132, 694),
                     (155, 656), (162, 630), (156, 603, "c")]
LINEN_SHADES: tuple[list[Spot], ...] = (
    [(151, 597, "c"), (142, 626), (122, 654), (98, 740, "c"), (170, 740, "c"), (176, 610, "c")],
    [(136, 582, "c"), (120, 606), (94, 640), (76, 672, "c"), (104, 640), (128, 610)],
    [(126, 571, "c"), (104, 591), (76, 626), (60, 654, "c"), (86, 622), (114, 594)])
LINEN_FOLDS: tuple[list[Spot], ...] = (
    [(128, 572), (106, 591), (78, 628)], [(138, 585), (120, 609), (92, 648)], [(147, 595), (136, 624), (110, 670)],
    [(152, 602), (150, 626), (136, 654)], [(58, 640), (46, 668), (38, 700)])
WRIST: list[Spot] = [(125, 573), (131, 584), (142, 593), (156, 598)]  # the cuff turns round it


def _linen(group: Group) -> None:
    """The forearm: soft linen that bags a little over the cuff, gathered into it in folds."""
    garment(group, LINEN, CHEMISE, LINEN_SHADES, LINEN_FOLDS, None, 1.8)
    cuff = curve(WRIST)
    group.stroke(cuff, pal.INK, 21.4).stroke(cuff, BODICE.base, 17.4)
    group.stroke(cuff.part(.66, 1, 12), BODICE.dark, 17.4)
    pearls(group, cuff, 6, 3, .08, .92)


def _arm(group: Group) -> None:
    """Four fingers and the thumb close round the stem of the rose."""
    sleeve(group, [(196, 452), (152, 520), (128, 700)], GOWN, round_arm(52, 58), 3, CHEMISE.base)
    stalk = curve([(180, 720), (204, 610), (211, 530), (205, 462), (213, 396)])
    tint = skin_tint(GIRL)
    hand_far(group, HAND, ROUND_STEM, tint)
    _linen(group)
    briar(group, stalk, 11, 8, 4, STALK_GREEN, .7, .98)
    for at, length, turn, bend in ((.79, 98, -70, -.25), (.72, 92, 64, .25)):
        rose_leaf(group, stalk.at(at), length, turn, bend, 1, ACE_LEAF, STALK_GREEN, .3)
    for turn in (-118, -62, 62, 118, 180):
        leaflet(group, 212 + 396j, 54, 8, turn, .3 if turn > 0 else -.3)
    full_rose(group, Pose((212, 386), 1.14, -8))
    hand_near(group, HAND, ROUND_STEM, tint)
