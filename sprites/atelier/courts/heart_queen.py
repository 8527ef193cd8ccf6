"""Queen of hearts: a fair girl bends her head towards the rose between her fingers."""
from __future__ import annotations

from .. import palette as pal
from ..court import CourtInks, court_card
from ..dress import Cloth, brocade, forearm, garment, gilt_hem, round_arm, sleeve
from ..faces import Person
from ..figures import Hair, lock
from ..flowers.garden import rose
from ..frame import leaflet
from ..geometry import Spot
from ..grips import PINCH
from ..hands import hand_far, hand_near
from ..hats import gem
from ..likeness import Eye, Likeness, likeness, skin_tint
from ..line import ends, taper
from ..locks import braid
from ..pieces import Piece
from ..ribbons import ribbon
from ..splines import Pose, curve
from ..suits import pip
from ..svg import Group
from .sides import inked, roses

INKS = CourtInks("#E2B9A3", "#D5A58F", "#7C9678", "#B3322F", "#A63A3A", "#F3E2B8", 26, 1.1, (338, 262))
FAIR = Hair("#D9AE57", "#F4DC9C", "#A67A31")
GOWN = Cloth("#C77F78", "#9C4E50", "#E9BEB0")
CHEMISE = Cloth("#F4EBD6", "#D3C3A4", "#FFFFFF")
BODICE = Cloth("#8E3440", "#63212E", "#C0646A")
GIRL = Person("woman", lips="#CC6E63", iris="#5F7FA0", brow="#9A7230", blush="#E2A08A")
HEAD = Pose((340, 274), 1.06, 8, True)  # looks left: x grows forwards
HAND = Pose((212, 528), 1.06, 4)


def draw() -> Group:
    """The whole card."""
    return court_card(inked(figure()), "D", "H", INKS)


def figure() -> Group:
    """The upper half, without its contour."""
    group = Group()
    roses(group, ((64, 404, .76, 10), (556, 190, .8, 40), (562, 414, .6, 0)),
          colours=("#DDA29A", "#B5605F", "#F4DACD"))
    _hair_behind(group)
    _neck(group)
    _gown(group)
    likeness(group, HEAD, FACE, GIRL)
    _hair(group)
    _crown(group)
    braid(group, [(398, 322), (420, 372), (412, 424), (380, 462), (352, 500)], 20, FAIR)
    _arm(group)
    return group


FACE = Likeness(
    Piece([(30, -76), (42, -46), (42, -22), (38.5, -7), (42, 6), (44, 18), (42.4, 32), (37.6, 47), (32.6, 60),
           (28.6, 72), (20, 81.6), (9, 85), (-5, 81), (-23, 69), (-38, 51), (-46, 28), (-50, 4),
            (-52, -34), (-24, -76)],
          ([(-60, -70, "c"), (-46, -50), (-46, -10), (-41, 22), (-30, 44), (-12, 62), (0, 75), (8, 82),
            (6, 100, "c"), (-60, 104, "c")],
           [(-32, -9), (-18, -17), (-3, -13), (7, -4), (4, 3), (-4, -5), (-16, -9), (-28, -4)],
           [(20, -9), (28, -16), (38, -11), (41, -3), (32, -8), (23, -3)],
           [(12, -6, "c"), (14, 6), (14, 16), (11, 24), (12, 31), (20, 34, "c"), (19, 26), (18, 12), (16, -4, "c")],
           [(15, 36), (23, 37), (27, 34), (25, 40.5), (18, 40.5)], [(12, 68), (19, 69.5), (25, 67), (22, 72),
                                                                    (15, 72)]),
          ([(21, 2), (25, 12), (28.6, 22), (26, 26), (22, 17)], [(14, 77), (19, 76), (23, 78.4), (17, 81)])),
    (Eye([(-29, 6, "c"), (-21, .6), (-11, -1.6), (-2, 1.2), (4.6, 7, "c"), (-4, 10), (-14, 10.8), (-24, 9.2)],
         (-7, 4.6, 7.2), [(-31, 6.6), (-21, .2), (-11, -2.2), (-1, .8), (6, 7.6)],
         [(-28, -4.4), (-13, -10), (4, -3.4)], [(-22, 11), (-13, 12.4), (-3, 10.4)],
         ([(-29, 4.2), (-34, 5), (-38, 3.4)], [(-25, 1.2), (-30, .6), (-33, -2)])),
     Eye([(20.5, 6.6, "c"), (25, .8), (31, -1.2), (37.4, 2, "c"), (35, 7.6), (28, 9.6)], (31.6, 4, 6),
         [(19, 7), (25, .4), (31, -1.8), (39, 1.8), (41.4, 2.8)], [(21.4, -4.4), (30, -9), (39.8, -3.6)],
         [(24, 10.2), (30, 11.2), (35, 8.6)])),
    (([(5, -15), (-10, -21.6), (-26, -20.4), (-38, -11)], 3.8), ([(18, -15.4), (27, -21), (36, -20), (43.4, -12)],
                                                                 3.4)),
    (([(19.6, -4), (21.6, 6), (26, 16)], 1.3), ([(26.4, 15), (31.6, 23), (31.6, 28.6), (27, 32.6)], 2),
     ([(27.4, 32.2), (22, 35.4), (17, 33.8)], 2.2), ([(13.6, 24), (10, 28.6), (11, 33.8), (14.8, 34.4)], 1.7)),
    ([(4, 53.4, "c"), (11.6, 49.6), (17.4, 47.8), (20.4, 49.4), (23.6, 47.8), (30, 52.4, "c"), (21, 55), (12.4, 55)],
     [(6, 54.4, "c"), (13, 55.2), (21, 55.2), (29, 53.4, "c"), (25, 62), (18, 64.4), (9.8, 61)]),
    [(1.4, 52), (7, 54), (16, 55.2), (21, 55), (32, 51)],
    ([(-36, 30), (-22, 18), (-5, 21), (-2, 29), (-14, 38), (-28, 42)], [(34, 20), (40, 15), (48, 19), (46, 33),
                                                                        (38, 35)]),
    (([(-1.4, 49.6), (-1.6, 53), (.4, 55)], 1.2), ([(21.6, 40), (22, 43.6), (21.2, 45.4)], 1.2)))


def _hair_behind(group: Group) -> None:
    mass = HEAD.shape([(12, -94), (-40, -96), (-76, -56), (-78, 6), (-66, 58), (-40, 74), (-6, 60), (44, 30),
                       (58, -10),
                       (54, -62)])
    group.solid(mass, FAIR.dark, None, 1.6, 3)


NEAR_HAIR: list[Spot] = [(14, -92, "c"), (-28, -96), (-66, -68), (-80, -20), (-76, 26), (-62, 62), (-44, 68, "c"),
                         (-46, 40), (-40, 16), (-44, -12), (-34, -42), (-10, -62), (16, -72, "c")]
FAR_HAIR: list[Spot] = [(14, -92, "c"), (40, -88), (57, -60), (60, -16), (55, 16), (50, 26), (46, 18), (46, 2),
                        (44, -26),
                        (36, -52), (16, -72, "c")]
TRESSES: tuple[tuple[list[Spot], str], ...] = (
    ([(12, -88), (-30, -84), (-62, -52), (-70, -8), (-64, 40)], "light"),
    ([(12, -84), (-26, -76), (-54, -46), (-62, -4), (-56, 50)], "dark"),
    ([(13, -80), (-20, -70), (-46, -42), (-54, -6), (-50, 60)], "light"),
    ([(14, -77), (-14, -66), (-38, -42), (-48, -14)], "dark"), ([(10, -91), (-36, -90), (-70, -58)], "dark"))
FAR_TRESSES: tuple[tuple[list[Spot], str], ...] = (
    ([(16, -87), (40, -80), (53, -54), (55, -14), (50, 22)], "light"),
    ([(16, -82), (36, -72), (48, -48), (50, -14), (48, 20)], "dark"))


def _hair(group: Group) -> None:
    """Parted above the nose, smooth over the temples, gathered into the plait."""
    for outline, tresses in ((FAR_HAIR, FAR_TRESSES), (NEAR_HAIR, TRESSES)):
        inside = Group()
        for spots, tone in tresses:
            inside.fill(taper(HEAD.curve(spots), 6 if tone == "light" else 3.2, 2, ends(.2, .4)), getattr(FAIR, tone))
            inside.fill(taper(HEAD.curve(spots), 1.5, .8, ends(.2, .4)), "#6E4E1E")
        group.solid(HEAD.shape(outline), FAIR.base, inside, 1.7, 4)
    curl = ((-50, -10), (-58, 20), (-46, 44), (-56, 70), (-44, 82))
    lock(group, [HEAD.point(p) for p in curl], 15, FAIR, 1)


BAND: list[Spot] = [(-68, -78, "c"), (-36, -72), (-2, -70), (32, -74), (60, -84, "c"), (60, -62, "c"), (32, -53),
                    (-2, -49), (-36, -50), (-70, -56, "c")]
HEARTS = ((-54, -74, -16, 34), (-28, -71, -8, 46), (0, -70, 0, 62), (28, -73, 8, 46), (50, -79, 16, 34))


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
    dark = Group().fill(HEAD.shape([(-70, -80, "c"), (-12, -72), (-16, -46, "c"), (-74, -50, "c")]), "#A37D33")
    group.solid(HEAD.shape(BAND), pal.GILT, dark, 1.7, 4)
    for edge in ([(-66, -73), (-36, -67.4), (-2, -65.4), (32, -69), (58, -79)],
                 [(-68, -61), (-36, -54.6), (-2, -53.6), (32, -57.4), (58, -66.4)]):
        group.ink(HEAD.curve(edge), 1.5, "even")
    for i, at in enumerate(((-50, -63.4), (-32, -61.4), (-12, -60), (8, -60), (28, -63), (46, -68))):
        gem(group, HEAD.point(at), 5, "#B3322F" if i % 2 else pal.PEARL, "#F2B3A4" if i % 2 else "#FFFFFF")
    for at, scale, turn in (((-62, -46), .56, 0), ((-44, -38), .42, 40), ((56, -54), .42, 20)):
        for way in (-60, 60, 180):
            leaflet(group, HEAD.point(at), 26 * scale * 2, 8, way + turn, .2)
        rose(group, HEAD.point(at), scale, turn)


COLLARBONES: tuple[list[Spot], ...] = (
    [(226, 436, "c"), (264, 424), (300, 428), (322, 440, "c"), (296, 439), (262, 436)],
    [(376, 440, "c"), (408, 424), (444, 426), (472, 438, "c"), (440, 436), (408, 436)])


def _neck(group: Group) -> None:
    skin = curve([(316, 340, "c"), (318, 376), (296, 404), (226, 428), (176, 470), (170, 560, "c"), (520, 560, "c"),
                  (508, 480), (462, 430), (398, 404), (378, 378), (376, 326, "c")], closed=True)
    shade = curve([(312, 352, "c"), (326, 374), (352, 384), (384, 388, "c"), (390, 320, "c")], closed=True)
    group.solid(skin, GIRL.skin, Group().fill(shade, GIRL.shade), 1.7, 3.8)
    choker = gilt_hem(group, [(316, 383), (344, 396), (382, 388)], 9, 0, 0, BODICE.base, BODICE.light)
    at = choker.at(.42) + 19j
    pip(group, "H", at, 30, whips=False, edge=1.6)
    for under in COLLARBONES:
        group.fill(curve(under, closed=True), GIRL.shade, .8)
    for spots, width in (([(232, 430), (268, 422), (304, 429), (326, 441)], 2.0),
                         ([(374, 440), (402, 423), (438, 424), (466, 433)], 2.0)):
        group.fill(taper(curve(spots), width, 1, ends()), "#7A4A33")


CHEMISE_SHAPE: list[Spot] = [(210, 448, "c"), (250, 466), (322, 478), (400, 464), (470, 440, "c"), (500, 520, "c"),
                             (404, 580), (250, 580), (190, 520, "c")]
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
    gilt_hem(group, [(208, 448), (250, 467), (322, 479), (400, 465), (472, 440)], 11, 19, 3)
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
    rose(group, brooch, .5, 10)


def _arm(group: Group) -> None:
    """A pinch of thumb and forefinger holds the rose, the other fingers are stretched."""
    sleeve(group, [(196, 452), (152, 520), (128, 700)], GOWN, round_arm(52, 58), 3, CHEMISE.base)
    stalk = ribbon(curve([(206, 720), (210, 600), (212, 500), (212, 420)]), lambda u: 5.5 - 1.5 * u)
    tint = skin_tint(GIRL)
    hand_far(group, HAND, PINCH, tint)
    forearm(group, [(66, 730), (92, 656), (140, 584)], CHEMISE, (44, 21), BODICE.base, BODICE.dark)
    group.solid(stalk, "#5C7B57", None, 1.5, 3)
    for s, turn in ((-1, -66), (1, 62)):
        leaflet(group, 212 + 458j, 44, 11, turn, .3 * s)
    rose(group, (212, 388), 1.08, -14)
    hand_near(group, HAND, PINCH, tint)
    gem(group, HAND.point((20, 7)), 4.4, "#A81F33", "#E7A596")
