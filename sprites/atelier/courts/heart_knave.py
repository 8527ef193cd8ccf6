"""Knave of hearts: a minstrel with a feathered cap plays the lute."""
from __future__ import annotations

from .. import palette as pal
from ..court import CourtInks, court_card
from ..dress import Cloth, brocade, button, garment, gilt_hem, sleeve
from ..faces import Person
from ..figures import Hair, locks
from ..flowers.full_rose import full_rose
from ..flowers.garden import rose
from ..frame import leaflet
from ..geometry import Spot, line
from ..growth.rose_visitors import hoverfly
from ..hands import hand_far, hand_near
from ..likeness import Eye, Likeness, likeness, skin_tint
from ..line import taper
from ..pieces import Piece
from ..plumes import plume
from ..ribbons import ribbon
from ..splines import Pose, curve
from ..svg import Group
from .knave_hands import FRETTING, PLUCKING
from .sides import inked, roses

INKS = CourtInks("#E2B9A3", "#D5A58F", "#7C9678", "#B3322F", "#A63A3A", "#F3E2B8", 26, 1.1, (338, 262))
AUBURN = Hair("#9A4B25", "#CB7D46", "#652C14")
DOUBLET = Cloth("#A63A3A", "#7A2229", "#D07A68")
VEST = Cloth("#2F6466", "#1F4349", "#6F9F9B")
OSTRICH = Hair("#F3EAD5", "#FFFFFF", "#B9A582")
LINEN = Cloth("#F3EAD5", "#CDBB98", "#FFFFFF")
SPRUCE = Cloth("#DDAE62", "#B5823D", "#F0CF92")
EBONY = Cloth("#5A3622", "#3B2216", "#8A5B3A")
MINSTREL = Person("youth", skin="#F0CDA8", shade="#D39C7C", lips="#B85F54", iris="#5C6B45", brow="#652C14", bushy=1.0,
                  blush="#E2A78C")
HEAD = Pose((330, 256), 1.04, -9)
LUTE = Pose((110, 584), 1.0, -35)  # x from the tail to the nut, y across
BOX = Pose(LUTE.point((441, 2)), 1.0, -35 - 34)  # the pegbox, y from the nut to its end
PLUCK = Pose((250, 504), .9, 10)
FINGERED = Pose(LUTE.point((340, 0)), 1.0, -35)
BERET = Pose(HEAD.point((-9, -2)), HEAD.scale, HEAD.turn)


def draw() -> Group:
    """The whole card."""
    return court_card(inked(figure()), "V", "H", INKS)


def figure() -> Group:
    """The upper half, without its contour."""
    group = Group()
    roses(group, ((88, 408, .9, 10), (536, 200, .76, -8)),
          ((66, 610, 42, 74), (80, 530, -44, 54), (86, 480, 48, 62), (540, 268, -54, 56)))
    hoverfly(group, Pose((526, 114), .72, 196))
    minstrel = Group()
    for part in (_hair_behind, _body, _neck, _head, _cap, _far_arm, _fretting_palm, _lute, _fretting, _near_arm):
        part(minstrel)
    return group.add(minstrel)


# ---------------------------------------------------------------- lute

BOWL: list[Spot] = [(0, 0), (8, -44), (54, -82), (116, -84), (190, -52), (264, -22, "c"), (264, 22, "c"), (190, 52),
                    (116, 84), (54, 82), (8, 44)]


def _lute(group: Group) -> None:
    shell = LUTE.shape([(-6, 10), (2, 62), (54, 100), (120, 100), (200, 64), (266, 22, "c"), (264, -10, "c"), (100, 0),
                        (-4, -20)])
    ribs = Group()
    for y in (90, 80):
        ribs.stroke(LUTE.curve([(0, y * .5), (56, y + 8), (120, y + 8), (266, 18)]), pal.INK, 1.6)
    group.solid(shell, EBONY.base, ribs, 1.8, 4.4)
    inside = Group()
    inside.fill(LUTE.shape([(-10, 40, "c"), (60, 62), (130, 56), (266, 8, "c"), (270, 40, "c"), (120, 100),
                            (40, 100)]), SPRUCE.dark)
    inside.fill(LUTE.shape([(20, -56), (64, -76), (120, -72), (180, -48), (120, -58), (60, -60)]), SPRUCE.light)
    for y in (-56, -34, -12, 12, 34, 56):
        inside.fill(taper(LUTE.curve([(8, y * .6), (80, y), (180, y * .8), (262, y * .3)]), 1.5, .6), SPRUCE.dark)
    group.solid(LUTE.shape(BOWL), SPRUCE.base, inside, 1.8, 4.4)
    edge = LUTE.shape([(6, 0), (14, -40), (56, -75), (115, -77), (188, -46), (258, -18, "c"), (258, 18, "c"),
                       (188, 46),
                       (115, 77), (56, 75), (14, 40)])
    group.stroke(edge, EBONY.base, 2.2)
    hole = LUTE.circle((214, 0), 27)
    group.fill(hole, EBONY.dark).stroke(hole, pal.INK, 2).stroke(LUTE.circle((214, 0), 31.5), EBONY.base, 2.4)
    rose(group, LUTE.point((214, 0)), .54, 20, "#B98145", "#6B401F", "#E3B878")
    _neck_of_lute(group)
    bridge = LUTE.shape([(38, -40, "c"), (50, -38, "c"), (54, 0), (50, 38, "c"), (38, 40, "c"), (44, 0)])
    group.solid(bridge, EBONY.base, None, 1.6, 3)
    for k in range(7):
        across = k - 3.0
        string = LUTE.line((46, across * 9.4), (436, across * 4.4))
        group.stroke(string, pal.INK, 2.2).stroke(string, "#F6E9C6", 1.1)


def _neck_of_lute(group: Group) -> None:
    _pegbox(group)
    neck = LUTE.shape([(250, -22, "c"), (440, -18, "c"), (440, 18, "c"), (250, 22, "c")])
    inside = Group().fill(LUTE.shape([(240, 13, "c"), (450, 10, "c"), (450, 28, "c"), (240, 30, "c")]), EBONY.dark)
    for x in (276, 300, 322, 342, 400, 420):
        inside.stroke(LUTE.line((x, -24), (x, 24)), "#E8D6A8", 2)
    group.solid(neck, EBONY.base, inside, 1.7, 4)


def _pegbox(group: Group) -> None:
    """It bends back from the nut and tapers; the pegs stand in two rows, the strings run into its slot."""
    for t in (.2, .42, .64, .86):
        for side in (-1, 1):
            root, out = BOX.point((side * (13 - 5 * t), 70 * t)), BOX.point((side * (31 - 6 * t), 70 * t - 4))
            group.silhouette(ribbon(line(root, out), lambda u: 3 + 0 * u))
            group.stroke(line(root, out), pal.INK, 6.6).stroke(line(root, out), EBONY.light, 3.4)
            ear = Pose(out, 1 - .2 * t, BOX.turn + 90 * side)
            group.solid(ear.shape([(-3, 4), (-7, -3), (-5, -10), (0, -8), (5, -10), (7, -3), (3, 4)]), EBONY.light,
                        Group().fill(ear.shape([(0, 6, "c"), (1, -12, "c"), (10, -12, "c"), (10, 6, "c")]), EBONY.base),
                        1.2, 2.4)
    inside = Group().fill(BOX.shape([(4, -10, "c"), (3, 84, "c"), (24, 84, "c"), (24, -10, "c")]), EBONY.dark)
    group.solid(BOX.shape([(-17, -4, "c"), (17, -4, "c"), (14, 30), (8, 72, "c"), (0, 78), (-8, 72, "c"), (-14, 30)]),
                EBONY.base, inside, 1.7, 4)
    slot = BOX.shape([(-11, 2, "c"), (11, 2, "c"), (8, 32), (3, 66, "c"), (-3, 66, "c"), (-8, 32)])
    strings = Group()
    for k in range(7):
        strings.stroke(BOX.line(((k - 3) * 3.4, -4), ((k - 3) * 1.2, 12 + 8 * k)), "#F6E9C6", 1)
    group.fill(slot, "#22130C").clip(slot, strings).stroke(slot, pal.INK, 1.4)


# ---------------------------------------------------------------- hands

def _fretting_palm(group: Group) -> None:
    hand_far(group, FINGERED, FRETTING, skin_tint(MINSTREL))
    cuff: list[Spot] = [(38, 92, "c"), (48, 74), (72, 56, "c"), (92, 70, "c"), (76, 88), (58, 108, "c")]
    shade: list[Spot] = [(40, 96, "c"), (64, 84), (90, 78, "c"), (90, 116, "c"), (50, 116, "c")]
    inside = Group().fill(FINGERED.shape(shade), LINEN.dark)
    for a, b in (((50, 84), (66, 96)), ((60, 73), (76, 85))):
        inside.stroke(FINGERED.line(a, b), pal.INK, 1.4)
    group.solid(FINGERED.shape(cuff), LINEN.base, inside, 1.7, 3.6)


def _fretting(group: Group) -> None:
    """The fingers come from below the neck to the strings, the thumb stays behind it."""
    hand_near(group, FINGERED, FRETTING, skin_tint(MINSTREL))


# ---------------------------------------------------------------- dress

def _body(group: Group) -> None:
    body: list[Spot] = [(292, 374, "c"), (244, 392), (216, 440), (214, 560), (196, 740, "c"), (480, 740, "c"),
                        (472, 580), (480, 460), (446, 400), (376, 374, "c")]
    garment(group, body, DOUBLET, [[(400, 380, "c"), (404, 480), (420, 740, "c"), (520, 740, "c"), (500, 380, "c")]],
            [[(270, 410), (262, 470), (266, 540)], [(396, 400), (404, 440), (400, 480)]],
            brocade("H", DOUBLET.light, (230, 430, 480, 600), (56, 48), 18, 12))
    front: list[Spot] = [(302, 366, "c"), (294, 430), (300, 520), (310, 740, "c"), (380, 740, "c"), (384, 520),
                         (382, 430), (368, 366, "c")]
    garment(group, front, VEST, [[(352, 380, "c"), (356, 740, "c"), (400, 740, "c"), (400, 380, "c")]])
    gilt_hem(group, [(302, 370), (294, 430), (300, 540)], 9, 12, 2.6)
    gilt_hem(group, [(368, 370), (382, 430), (384, 540)], 9, 12, 2.6)
    for y in (420, 448, 476):
        button(group, (340, y), 6)


def _neck(group: Group) -> None:
    neck = curve([(302, 310, "c"), (302, 362), (296, 380, "c"), (336, 402), (376, 380, "c"), (368, 352),
                  (370, 300, "c")], closed=True)
    light = curve([(296, 350, "c"), (316, 352), (326, 374), (322, 400, "c"), (280, 400, "c")], closed=True)
    group.solid(neck, MINSTREL.shade, Group().fill(light, MINSTREL.skin), 1.6, 3.4)
    collar: list[Spot] = [(290, 362, "c"), (306, 384), (336, 394), (368, 382), (382, 360, "c"), (404, 378),
                          (398, 402, "c"), (366, 412), (350, 432, "c"), (338, 408), (322, 432, "c"), (302, 412),
                          (270, 402, "c"), (272, 378)]
    garment(group, collar, LINEN, [[(348, 396, "c"), (380, 364, "c"), (412, 380, "c"), (396, 412, "c"),
                                    (352, 440, "c")]],
            [[(300, 388), (294, 400)], [(316, 396), (312, 412)], [(376, 384), (382, 396)], [(360, 394), (364, 408)]],
            None, 2.4)


def _far_arm(group: Group) -> None:
    """The upper arm behind the head of the lute, the elbow, the forearm back to the neck."""
    fore: list[Spot] = [(478, 398, "c"), (504, 406), (527, 411, "c"), (521, 436), (531, 467, "c"), (504, 458),
                        (470, 442, "c")]
    puff: list[Spot] = [(424, 372, "c"), (468, 356), (516, 362), (556, 390), (570, 428), (556, 462), (532, 468, "c"),
                        (520, 446), (526, 412, "c"), (480, 420), (424, 430, "c")]
    garment(group, puff, DOUBLET, [[(424, 410, "c"), (490, 404), (540, 420), (560, 400), (580, 410, "c"),
                                    (580, 480, "c"), (510, 480, "c"), (516, 420), (424, 440, "c")]],
            [[(536, 382), (546, 402), (544, 424)]])
    garment(group, fore, VEST, [[(470, 430, "c"), (508, 436), (544, 444, "c"), (544, 480, "c"), (466, 464, "c")]],
            [], None, 2.4)
    gilt_hem(group, [(527, 410), (520, 438), (532, 468)], 8)


def _near_arm(group: Group) -> None:
    sleeve(group, [(126, 482), (152, 498), (190, 506)], VEST, lambda u: 29 - 8 * u)
    hand_far(group, PLUCK, PLUCKING, skin_tint(MINSTREL))
    hand_near(group, PLUCK, PLUCKING, skin_tint(MINSTREL))
    cuff: list[Spot] = [(169, 478, "c"), (189, 482), (196, 505), (191, 530, "c"), (171, 534, "c"), (175, 506)]
    garment(group, cuff, LINEN, [[(163, 510, "c"), (199, 510, "c"), (199, 542, "c"), (163, 542, "c")]],
            [[(175, 491), (190, 493)], [(177, 505), (194, 505)], [(175, 519), (190, 519)]], None, 1.8)
    puff: list[Spot] = [(274, 384, "c"), (226, 390), (176, 408), (122, 444), (96, 478), (108, 508), (140, 518, "c"),
                        (156, 500), (166, 480, "c"), (206, 468), (246, 452), (272, 432, "c"), (282, 408)]
    garment(group, puff, DOUBLET, [[(96, 486, "c"), (140, 486), (180, 458), (236, 436), (270, 410, "c"),
                                    (270, 480, "c"), (140, 530, "c")]],
            [[(276, 400), (258, 404), (244, 412)], [(278, 418), (262, 424), (248, 434)],
             [(206, 404), (180, 430), (168, 460)], [(170, 420), (140, 446), (128, 478)]], _slashes)
    gilt_hem(group, [(138, 517), (156, 501), (167, 479)], 8)
    gilt_hem(group, [(273, 384), (281, 408), (272, 433)], 6)


def _slashes(group: Group) -> None:
    for u in (0, .25, .5, .75, 1):
        slit = curve([(232 - 92 * u, 402 + 70 * u * u, "c"), (226 - 84 * u, 424 + 56 * u),
                      (222 - 76 * u, 456 + 34 * u, "c"), (238 - 92 * u, 428 + 52 * u)], closed=True)
        group.fill(slit, LINEN.base).stroke(slit, pal.INK, 1.5)


# ---------------------------------------------------------------- head

FACE = Likeness(
    Piece([(31, -74), (36, -48), (36.5, -25), (33.6, -7), (38.2, 8), (39, 22), (35.6, 39), (31.4, 53), (27, 66),
           (21, 78), (13, 86), (4, 89), (-9, 86), (-28, 72), (-44, 51), (-54, 25), (-59, -6), (-59, -40), (-40, -78)],
          ([(-70, -80, "c"), (-50, -50), (-48, -10), (-45, 22), (-35, 45), (-18, 65), (-4, 78), (4, 90),
            (2, 104, "c"), (-70, 104, "c")],
           [(-70, -84, "c"), (60, -84, "c"), (52, -46), (34, -40), (4, -41), (-30, -35), (-70, -24, "c")],
           [(-36, -5), (-28, -13), (-16, -15), (-5, -10), (2, -3), (-2, 3), (-10, -4), (-22, -8)],
           [(11, -9), (20, -14), (34, -12), (34, -3), (23, -6), (14, -1)],
           [(7, -9, "c"), (10.6, 3), (13.6, 13), (15, 19), (12, 26), (14, 32), (19, 35, "c"), (23, 25), (18, 12),
            (14.6, -3, "c")],
           [(29, 68), (34.6, 40), (44, 40, "c"), (44, 80, "c"), (20, 94, "c"), (14, 87)],
           [(1, 67), (8, 68), (14.6, 66), (11.6, 70), (4, 70.6)]),
          ([(9, -3), (12, 7), (15.4, 17), (12.6, 21.4), (9, 11)], [(12.4, 23), (15.8, 22), (16, 26), (12.8, 27)],
           [(1, 78), (8, 76), (14, 78), (7, 82)])),
    (Eye([(-36.8, 3, "c"), (-30, -5), (-21.6, -8), (-13, -4.6), (-8, 4.2, "c"), (-14.6, 6.6), (-22.6, 7.4), (-31, 6)],
         (-19.4, -2, 7),
         [(-40.6, 2.4), (-31, -5.6), (-21.6, -8.8), (-12.4, -5.2), (-7, 5)], [(-36, -8), (-21.6, -14.4), (-8, -8.4)],
         [(-31, 8), (-22, 9.8), (-13, 7.6)]),
     Eye([(12, 3.8, "c"), (15.6, -3.8), (22, -7), (29, -4), (33.2, 2, "c"), (28.6, 5.6), (21.6, 6.8), (15.6, 5.8)],
         (25, -2, 6.2),
         [(10.8, 4.6), (15, -4.4), (22, -7.8), (29.6, -4.8), (35.4, .6)], [(14, -9), (22, -12.8), (31, -8.6)],
         [(15, 8), (22, 9.2), (29, 7.2)])),
    (([(-3, -19), (-13, -25), (-26, -26), (-41, -15)], 5), ([(9, -18), (17, -23), (26, -23), (35.4, -14)], 4.6)),
    (([(10, -4), (12.6, 6), (16, 15.6)], 1.2), ([(15.6, 15), (20.4, 22.6), (20.2, 28.8), (14.6, 32.6)], 2.2),
     ([(15, 32.6), (9.4, 35.4), (3.4, 33.4)], 2.3), ([(-1.6, 24.6), (-5.8, 29.4), (-4.6, 34.4), (-.6, 35)], 1.8)),
    ([(-9, 54, "c"), (0, 51.8), (5, 49.6), (8.4, 51), (11.6, 49.6), (16, 51.4), (21, 53.4, "c"), (14, 55.2), (6, 56)],
     [(-7, 55, "c"), (2, 57), (10, 56.8), (19.6, 54.2, "c"), (16, 61), (9, 63.8), (1, 61)]),
    [(-13, 52), (-6, 55.2), (3, 56.6), (9, 55.8), (15, 55.4), (23.6, 51.6)],
    ([(-44, 16), (-32, 18), (-20, 22), (-14, 30), (-22, 39), (-36, 42), (-45, 32)],
     [(28, 20), (33, 16), (42, 20), (38, 34), (32, 34)]),
    (([(7.6, 40), (8.4, 43), (8, 46)], 1.3), ([(-14.6, 47), (-17, 52), (-15.6, 57)], 1.3)))
BEHIND: tuple[tuple[list[tuple[float, float]], float], ...] = (
    ([(-36, -66), (-84, -36), (-92, 6), (-76, 40), (-94, 76), (-84, 108), (-62, 112), (-66, 98)], 40),
    ([(-24, -66), (-62, -40), (-74, 2), (-62, 42), (-76, 76), (-64, 104), (-46, 100)], 34),
    ([(28, -66), (52, -38), (54, -6), (44, 24), (58, 52), (48, 80), (62, 88), (64, 76)], 28))
LOCKS: tuple[tuple[list[tuple[float, float]], float], ...] = (
    ([(-14, -70), (-56, -44), (-70, -10), (-58, 22), (-72, 52), (-60, 80), (-44, 78), (-46, 66)], 28),
    ([(-4, -70), (-42, -50), (-58, -22), (-50, 6), (-60, 30), (-50, 50), (-42, 42)], 22),
    ([(8, -70), (-20, -56), (-42, -38), (-48, -18), (-42, -4)], 16),
    ([(18, -70), (36, -50), (42, -28), (37, -8), (45, 10), (39, 26)], 15))


def _strands(group: Group, table: tuple[tuple[list[tuple[float, float]], float], ...]) -> None:
    locks(group, [([HEAD.point(p) for p in spots], width) for spots, width in table], AUBURN)


def _hair_behind(group: Group) -> None:
    mass = HEAD.shape([(-10, -84), (-60, -70), (-86, -14), (-80, 50), (-78, 104, "c"), (-30, 92), (10, 60),
                       (44, 84, "c"), (52, 10), (44, -50)])
    group.solid(mass, AUBURN.dark, None, 1.6, 3)
    _strands(group, BEHIND)


def _head(group: Group) -> None:
    likeness(group, HEAD, FACE, MINSTREL)
    _strands(group, LOCKS)


CAP: list[Spot] = [(54, -52, "c"), (66, -84), (44, -118), (-10, -132), (-68, -118), (-104, -82), (-96, -46),
                   (-66, -34, "c"),
                   (-20, -56), (20, -60)]


def _cap(group: Group) -> None:
    """A soft cap worn aslant, with an ostrich feather and a rose."""
    inside = Group()
    inside.fill(BERET.shape([(60, -50, "c"), (20, -72), (-30, -68), (-78, -42), (-110, -70, "c"), (-100, -20, "c"),
                            (60, -30, "c")]), VEST.dark)
    inside.fill(BERET.shape([(-10, -120), (30, -112), (48, -92), (20, -102), (-20, -110)]), VEST.light)
    for spots in ([(30, -66), (34, -92), (24, -112)], [(-4, -66), (-14, -94), (-30, -114)],
                  [(-40, -58), (-62, -80), (-80, -94)]):
        inside.ink(BERET.curve(spots), 3, "out")
    group.solid(BERET.shape(CAP), VEST.base, inside, 1.8, 4.6)
    band: list[Spot] = [(55, -60, "c"), (20, -70), (-22, -66), (-70, -44, "c"), (-62, -28, "c"), (-20, -48), (20, -53),
                        (48, -46, "c"), (53, -52)]
    shade = Group().fill(BERET.shape([(60, -50, "c"), (20, -58), (-24, -52), (-70, -32, "c"), (-50, -20, "c"),
                                     (60, -30, "c")]), DOUBLET.dark)
    group.solid(BERET.shape(band), DOUBLET.base, shade, 1.7, 3.8)
    _feather(group)
    at = BERET.point((-40, -58))
    for turn in (-150, -80, 60):
        leaflet(group, at, 40, 11, turn, .2)
    full_rose(group, Pose(at, .56, 20), veined=False)


def _feather(group: Group) -> None:
    """It rises from the rose, bends over the cap and droops beside it."""
    plume(group, BERET.curve([(-44, -60), (-34, -108), (2, -148), (56, -154), (98, -128), (106, -92), (94, -76)]), 46,
          OSTRICH)
