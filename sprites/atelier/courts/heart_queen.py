"""Queen of hearts: a fair-haired girl, her head bent towards the rose in her hand."""
from __future__ import annotations

from itertools import pairwise

from .. import palette as pal
from ..court import CourtInks, court_card
from ..dress import brocade, garment, gilt_hem
from ..faces import Person
from ..figures import Hair, locks, pearls
from ..flowers.full_rose import CRIMSON, full_rose
from ..frame import leaflet
from ..geometry import Spot
from ..hats import gem
from ..likeness import Eye, Likeness, likeness, skin_tint
from ..line import ends, keyline, taper
from ..locks import braid
from ..organs import sprig
from ..pieces import Piece
from ..splines import Pose, curve
from ..suits import pip
from ..svg import Group
from ..tones import Tones
from ..tresses import Tresses, tresses
from .heart_queen_arm import BODICE, CHEMISE, GOWN, far_sleeve, raised_arm
from .side_flowers import ROSE
from .sides import roses
from .tapestry import tapestry

INKS = CourtInks("#E2B9A3", "#D5A58F", "#7C9678", "#B3322F", "#A63A3A", "#F3E2B8", 26, 1.1, (338, 262))
FAIR = Hair("#D9AE57", "#F4DC9C", "#A67A31")
PALE = Tones("#F4DACD", "#DDA29A", "#B5605F", CRIMSON.line)
GIRL = Person("woman", lips="#CC6E63", iris="#5F7FA0", brow="#9A7230", blush="#EBB9A0")
HEAD = Pose((344, 272), 1.06, -8, True)  # looks left: x grows forwards
NAPE = Pose((412, 352), 1, -32)  # where the plait begins


def draw() -> Group:
    outlined = keyline(figure(), 1.8, 4.2)  # a lighter key line than that of the other courts, for her fair hair
    return court_card(tapestry(INKS, "H", "#86ABB0", "#789EA4").raw(outlined.text_of()), "D", "H", INKS)


def figure() -> Group:
    group = Group()
    roses(group, ((543, 186, .66, 40),), ((554, 350, -48, 56),), colours=("#DDA29A", "#B5605F", "#F4DACD"))
    _bud(group)
    _hair_behind(group)
    _neck(group)
    _gown(group)
    far_sleeve(group)
    _far_locks(group)
    likeness(group, HEAD, FACE, GIRL)
    _hair(group)
    _crown(group)
    raised_arm(group, skin_tint(GIRL))
    return group


def _bud(group: Group) -> None:
    green, bud, stem = Group(), Group(), curve([(70, 690), (58, 590), (84, 500), (77, 424)])
    ROSE.leaf(green, sprig(stem.at(.74), 60, 52, .1), ROSE.green)
    ROSE.stalk(green, stem, ROSE.width, ROSE.width * .55, ROSE.green)
    group.raw(keyline(green, .7, 2.4, ROSE.green.line).text_of())
    ROSE.bud(bud, PALE, ROSE.green, 3)
    group.add(keyline(bud, 1.0, 3.0, PALE.line), 'transform="translate(78 402) rotate(5) scale(.74)"')


FACE = Likeness(  # a little to the left, her eyes lowered to the rose, the right half of the card in shade
    Piece([(32, -76), (41, -50), (41.4, -28), (39.6, -8), (38.8, 4), (40.8, 16), (40, 28), (36.4, 42), (31, 56),
           (23.6, 69), (15, 78.6), (6, 82), (-3.6, 80.4), (-14.6, 74), (-27, 63), (-38, 49), (-45.6, 33), (-49.6, 14),
           (-50.4, -4), (-50.6, -24), (-49, -48), (-38, -76)],
          ([(-60, -70, "c"), (-43, -50), (-40, -14), (-36.6, 8), (-35.4, 26), (-29, 43), (-19, 58), (-7, 70), (6, 77.6),
            (14, 100, "c"), (-60, 104, "c")],
           [(-60, -80, "c"), (60, -80, "c"), (54, -52), (20, -49), (-12, -46), (-38, -34), (-60, -26, "c")],
           [(-35, -3), (-27, -10.6), (-17, -11.6), (-6, -6), (-2.4, 4), (-8, -.6), (-19, -3), (-31, -.6)],
           [(37, -4), (30, -10.6), (21, -10.6), (14, -4), (12.4, 3), (17.4, -1.4), (25.4, -3.4), (34, -1.6)],
           [(2.6, -3, "c"), (2, 8), (2.6, 18), (-.8, 25), (-.2, 31), (8, 34.4, "c"), (9.6, 30.6), (6.4, 24),
            (6.8, 12), (6.4, -1, "c")],
           [(4.4, 35.2), (10, 36.8), (15.4, 34.8), (12.4, 39), (7, 39)],
           [(2.6, 59.8), (9.6, 61.6), (16, 59.4), (13, 64.6), (5, 64.6)]),
          ([(11, 2), (12.4, 12), (14.6, 22), (13.8, 27.6), (10.8, 21)],
           [(4.6, 71.6), (10, 70.2), (15.6, 71.6), (11, 75.4)])),
    (Eye([(-34, 7, "c"), (-27.4, 4), (-19, 2.6), (-11.4, 4), (-4.8, 8.8, "c"), (-11, 11.4), (-19, 12.6),
          (-27.4, 11)], (-15.4, 8, 7), [(-38, 5.6), (-29, 3), (-19, 1.4), (-11, 3.2), (-4, 8.8)],
         [(-34, -2), (-21, -6), (-6, .6)], [(-29, 11.8), (-19, 14), (-11, 12.2)],
         ([(-34, 4.4), (-39, 4.4), (-42.4, 1.6)], [(-31.6, 2.2), (-36.6, 1)])),
     Eye([(36, 6.6, "c"), (31.8, 4), (25.6, 2.6), (19, 4), (13.6, 8.4, "c"), (19, 11), (25.6, 12), (31.8, 10.4)],
         (27.4, 8, 6.6), [(12.8, 8.4), (18.4, 3.4), (25.6, 1.4), (32.4, 3.2), (38, 5.4)],
         [(14.6, .4), (25, -5.4), (35.4, -2)], [(19, 11.8), (25.6, 13.4), (32, 11.2)])),
    (([(-5, -15), (-16, -21), (-29, -19.4), (-40, -10)], 3.6), ([(14.6, -15.4), (22, -20.4), (30.6, -18.6), (37, -11)],
                                                                3.3)),
    (([(12, 4), (13.4, 12), (16, 20), (18.4, 26), (17, 30.6)], 1.3), ([(16.4, 31.4), (12, 33.6), (8.6, 32.4)], 1.7),
     ([(1.2, 25.6), (-.8, 29.4), (2, 32.4)], 1.5), ([(3.6, 32.8), (6.4, 31.6), (8.8, 33)], 1.8)),
    ([(-7, 47.8, "c"), (1, 45.4), (6.6, 43.4), (10, 45), (13, 43.4), (17.2, 45.2), (21.6, 47.2, "c"), (16.6, 49.6),
      (10, 49.6), (1, 50)],
     [(-5.4, 48.8, "c"), (1, 50), (10, 49.6), (16.4, 49.8), (20.4, 48, "c"), (16.6, 54.4), (9.6, 57.2), (1.4, 54.8)]),
    [(-9.6, 46), (-4.6, 48.6), (3, 49.8), (10, 49.2), (16, 49.6), (20, 48.2), (23.4, 45.4)],
    ([(-37, 18, "c"), (-27, 15), (-15, 20), (-12, 29), (-20, 37), (-34, 35)],
     [(38, 17, "c"), (31, 14), (24, 19), (22, 28), (28, 36), (36, 33)]),
    (([(-10.6, 43), (-12.6, 46.4), (-11.2, 50)], 1.1), ([(24.6, 42.8), (26, 45.6), (25, 48.6)], .9)))


SKULL: list[Spot] = [(12, -94), (-40, -98), (-82, -70), (-104, -26), (-98, 20), (-106, 70), (-122, 128, "c"),
                     (-60, 150), (-20, 120), (20, 40), (50, -20), (44, -74)]
BEHIND: Tresses = (  # loose over the far shoulder, blown back
    ([(-84, -40), (-110, 4), (-106, 52), (-130, 92), (-136, 128), (-170, 146), (-200, 122), (-192, 94)],
     32),
    ([(-88, 10), (-112, 50), (-108, 92), (-134, 128), (-168, 136), (-186, 116), (-178, 104)], 24),
    ([(-76, 0), (-98, 44), (-94, 88), (-114, 126), (-112, 158), (-140, 186), (-172, 190)], 34),
    ([(-60, 30), (-82, 76), (-78, 116), (-96, 150), (-92, 180)], 34))
FAR_SIDE: list[Spot] = [(14, -90), (48, -76), (68, -40), (66, 6), (56, 42), (60, 72), (50, 100), (30, 96), (16, 84),
                        (30, 40), (34, -20)]
FAR_LOCKS: Tresses = (  # from the far temple behind the cheek and the chin to the shoulder
    ([(36, -74), (66, -50), (78, -8), (66, 34), (80, 72), (74, 104), (96, 128), (118, 120)], 30),
    ([(36, -70), (63, -38), (68, 2), (55, 44), (66, 86), (54, 124), (72, 156), (96, 160)], 34),
    ([(38, -40), (57, -2), (50, 40), (54, 78), (38, 112), (48, 146), (40, 172)], 28))
NEAR_LOCKS: Tresses = (  # from the parting over temple and ear to the nape
    ([(8, -92), (-44, -94), (-88, -60), (-104, -10), (-98, 38), (-64, 82)], 44),
    ([(10, -89), (-34, -80), (-72, -46), (-88, 0), (-84, 40), (-61, 78)], 50),
    ([(12, -86), (-18, -74), (-50, -46), (-68, -8), (-70, 38), (-57, 74)], 46),
    ([(13, -84), (-6, -70), (-36, -50), (-60, -14), (-62, 30), (-54, 70)], 34),
    ([(14, -83), (-12, -66), (-36, -34), (-64, -2), (-84, 34), (-66, 74)], 22),
    ([(15, -82), (0, -66), (-28, -44), (-46, -14), (-70, 22), (-60, 70)], 20))
TEMPLE_LOCKS: Tresses = (
    ([(16, -84), (40, -74), (55, -48), (52, -18), (57, 8), (50, 34), (56, 54)], 20),
    ([(15, -82), (32, -66), (44, -46), (47, -24), (51, -8)], 13))


def _put(group: Group, rows: Tresses) -> None:
    locks(group, [([HEAD.point(p) for p in spots], width) for spots, width in rows], FAIR, 0)


def _hair_behind(group: Group) -> None:
    group.solid(HEAD.shape(SKULL), FAIR.dark, None, 1.6, 3)
    tresses(group, HEAD, BEHIND, FAIR, 0)


def _far_locks(group: Group) -> None:
    group.solid(HEAD.shape(FAR_SIDE), FAIR.dark, None, 1.6, 3)
    tresses(group, HEAD, FAR_LOCKS, FAIR, 0)


LOOP: list[Spot] = [(2, -3, "c"), (14, -17), (30, -21), (38, -10), (32, 6), (16, 9), (2, 4, "c")]
HOLLOW: list[Spot] = [(10, 2), (22, -6), (36, -12), (40, 0), (32, 12), (16, 12)]


def _hair(group: Group) -> None:
    braid(group, [NAPE.point((0, 6)), (427, 388), (425, 424), (398, 462), (352, 500)], 20, FAIR)
    group.fill(HEAD.shape([(0, -93), (30, -90), (38, -72), (16, -66), (-4, -72)]), FAIR.dark)
    for rows in (TEMPLE_LOCKS, NEAR_LOCKS):
        _put(group, rows)
    for flip in (True, False):
        loop = Pose(NAPE.at, 1, -24 if flip else 4, flip)
        inside = Group().fill(loop.shape(HOLLOW), BODICE.dark)
        inside.ink(loop.curve([(4, 0), (14, -5), (24, -7)]), 1.8, "both")
        group.solid(loop.shape(LOOP), BODICE.base, inside, 1.6, 3)
    group.solid(NAPE.shape([(-9, -7, "c"), (0, -9), (9, -7, "c"), (8, 8, "c"), (0, 10), (-8, 8, "c")]), BODICE.light,
                Group().fill(NAPE.shape([(1, -12, "c"), (3, 12, "c"), (14, 10, "c"), (14, -10, "c")]), BODICE.base),
                1.6, 3)


BAND: list[Spot] = [(-76, -81, "c"), (-36, -72), (-2, -70), (32, -74), (60, -84, "c"), (60, -62, "c"), (32, -53),
                    (-2, -49), (-36, -50), (-78, -58, "c")]
HEARTS = ((-60, -76, -16, 34), (-31, -71, -8, 46), (0, -70, 0, 62), (28, -73, 8, 46), (50, -79, 16, 34))


def _crown(group: Group) -> None:
    for x, y, turn, height in HEARTS:
        stalk = Pose(HEAD.point((x, y)), HEAD.scale, HEAD.turn - turn)
        stem_ = stalk.shape([(-15, 10, "c"), (-7, -height * .3), (-3, -height + 4, "c"), (3, -height + 4, "c"),
                             (7, -height * .3), (15, 10, "c")])
        group.solid(stem_, pal.GILT_LIGHT, Group().fill(stalk.shape(
            [(0, 10, "c"), (0, -height, "c"), (12, -height, "c"), (12, 10, "c")]), pal.GILT_DARK), 1.5, 3)
        gem(group, stalk.point((0, -height - 7)), 12 if height > 40 else 9.6, pal.GILT, pal.GILT_LIGHT)
        pip(group, "H", stalk.point((0, -height - 7)), 19 if height > 40 else 15, HEAD.turn - turn, whips=False,
            edge=1.2)
    knots = [Pose(HEAD.point((x, y)), HEAD.scale, HEAD.turn - turn).point((0, -.6 * height))
             for x, y, turn, height in HEARTS]
    for first, last in pairwise(knots):
        swag = curve([first, (first + last) / 2 + 15j, last])
        group.silhouette(taper(swag, 5, 5)).stroke(swag, pal.INK, 5.6).stroke(swag, pal.GILT_LIGHT, 2.8)
        gem(group, swag.at(.5), 5, pal.PEARL, "#FFFFFF")
    dark = Group().fill(HEAD.shape([(-80, -84, "c"), (-12, -72), (-16, -46, "c"), (-84, -52, "c")]), "#A37D33")
    group.solid(HEAD.shape(BAND), pal.GILT, dark, 1.7, 4)
    for edge in ([(-74, -76), (-36, -67.4), (-2, -65.4), (32, -69), (58, -79)],
                 [(-76, -63), (-36, -54.6), (-2, -53.6), (32, -57.4), (58, -66.4)]):
        group.ink(HEAD.curve(edge), 1.5, "even")
    for i, at in enumerate(((-50, -63.4), (-32, -61.4), (-12, -60), (8, -60), (28, -63), (46, -68))):
        gem(group, HEAD.point(at), 5, "#B3322F" if i % 2 else pal.PEARL, "#F2B3A4" if i % 2 else "#FFFFFF")
    for at, scale, turn in (((-70, -48), .56, 0), ((-50, -38), .42, 40), ((56, -54), .42, 20)):
        for way in (-60, 150):
            leaflet(group, HEAD.point(at), 26 * scale * 2, 8, way + turn, .2)
        full_rose(group, Pose(HEAD.point(at), scale, turn), PALE if at[0] == -50 else CRIMSON, 5, False)


COLLARBONES: tuple[list[Spot], ...] = (  # the hollow over each, with soft ends
    [(268, 427), (292, 423), (316, 430), (334, 445), (312, 439), (290, 432)],
    [(362, 444), (378, 431), (402, 424), (424, 427), (404, 432), (384, 438)])


NECK_LINES: tuple[tuple[list[Spot], float], ...] = (
    ([(390, 376), (376, 400), (358, 420)], 1.7), ([(322, 384), (330, 402), (342, 418)], 1.2),
    ([(270, 428), (294, 423), (318, 430), (336, 445)], 1.5), ([(362, 445), (380, 431), (404, 424), (426, 428)], 1.5))


def _neck(group: Group) -> None:
    skin = curve([(322, 340, "c"), (322, 374), (306, 400), (264, 414), (212, 428), (176, 470), (170, 560, "c"),
                  (520, 560, "c"), (518, 472), (500, 440), (462, 420), (412, 404), (390, 380), (390, 320, "c")],
                 closed=True)
    shade = curve([(316, 346, "c"), (328, 366), (350, 384), (378, 396, "c"), (400, 380, "c"), (396, 310, "c")],
                  closed=True)
    group.solid(skin, GIRL.skin, Group().fill(shade, GIRL.shade), 1.7, 3.8)
    for under in COLLARBONES:
        group.fill(curve(under, closed=True), GIRL.shade, .65)
    for spots, width in NECK_LINES:
        group.fill(taper(curve(spots), width, .6 * width, ends(.3, .5)), skin_tint(GIRL).line)
    string = curve([(306, 400), (322, 428), (350, 440), (380, 430), (402, 404)])
    pearls(group, string, 14, 4.6, .02, .98)
    pip(group, "H", string.at(.5) + 17j, 30, whips=False, edge=1.6)
    gem(group, string.at(.5), 5, pal.GILT, pal.GILT_LIGHT)


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
    gilt_hem(group, [(200, 442), (250, 466), (322, 479), (400, 466), (450, 459), (506, 454)], 11, 17, 3)
    pattern = brocade("H", GOWN.light, (190, 500, 540, 640), (60, 50), 21, 14)
    garment(group, OTHER_SIDE, GOWN, [[(470, 460, "c"), (450, 560), (470, 740, "c"), (560, 740, "c"),
                                       (540, 440, "c")]],
            (), pattern)
    garment(group, SIDES, GOWN, [[(150, 520, "c"), (190, 560), (180, 740, "c"), (110, 740, "c")]], (), pattern)
    garment(group, FRONT, BODICE, [[(360, 500, "c"), (352, 600), (360, 740, "c"), (430, 740, "c"), (440, 480, "c")]])
    _embroidery(group)
    gilt_hem(group, [(176, 464), (206, 477), (240, 494), (286, 507), (322, 511), (374, 505), (430, 486),
                     (486, 454)], 12,
             17)


def _embroidery(group: Group) -> None:
    stem_ = curve([(282, 640), (284, 600), (294, 566), (300, 534)])
    group.fill(taper(stem_, 5, 3), pal.GILT_LIGHT)
    for s, y in ((-1, 560), (1, 548), (-1, 606), (1, 596)):
        root = stem_.at((640 - y) / 106)
        tendril = curve([root, root + complex(s * 14, -16), root + complex(s * 32, -12), root + complex(s * 36, 4),
                         root + complex(s * 26, 8)])
        group.fill(taper(tendril, 4.4, 2), pal.GILT_LIGHT)
        pip(group, "H", root + complex(s * 26, 7), 11, whips=False, colour=pal.GILT_LIGHT)
    brooch = 300 + 528j
    for way in range(0, 360, 90):
        leaflet(group, brooch, 25, 8, way + 30, 0)
    full_rose(group, Pose(brooch, .5, 10), veined=False)
