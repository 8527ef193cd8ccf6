"""Knave of hearts: a minstrel with a feathered cap plays the lute."""
from __future__ import annotations

import numpy as np

from .. import palette as pal
from ..court import CourtInks, court_card
from ..dress import Cloth, brocade, button, garment, gilt_hem, round_arm, sleeve
from ..faces import Person
from ..figures import Hair, locks
from ..flowers.garden import rose
from ..frame import leaflet
from ..geometry import Spot
from ..grips import STAFF_OUT
from ..hands import hand_far, hand_near
from ..likeness import Eye, Likeness, likeness, skin_tint
from ..line import ends, taper
from ..pieces import Piece, lay_all
from ..ribbons import ribbon
from ..splines import Pose, curve
from ..svg import Group
from .sides import inked, roses

INKS = CourtInks("#E2B9A3", "#D5A58F", "#7C9678", "#B3322F", "#A63A3A", "#F3E2B8", 26, 1.1, (338, 262))
AUBURN = Hair("#9A4B25", "#CB7D46", "#652C14")
DOUBLET = Cloth("#A63A3A", "#7A2229", "#D07A68")
VEST = Cloth("#2F6466", "#1F4349", "#6F9F9B")
LINEN = Cloth("#F3EAD5", "#CDBB98", "#FFFFFF")
SPRUCE = Cloth("#DDAE62", "#B5823D", "#F0CF92")
EBONY = Cloth("#5A3622", "#3B2216", "#8A5B3A")
MINSTREL = Person("youth", skin="#F0CDA8", shade="#D39C7C", lips="#B85F54", iris="#5C6B45", brow="#652C14", bushy=1.0,
                  blush="#D98A72")
HEAD = Pose((330, 256), 1.04, -9)
LUTE = Pose((108, 590), 1.0, -33)  # x from the tail to the nut, y across
PLUCK = Pose((214, 507), .94, 10)
FRET = Pose(LUTE.point((372, 0)), .92, -33)
FINGERED = Pose(LUTE.point((370, 11)), 1.02, -33 - 90)


def draw() -> Group:
    """The whole card."""
    return court_card(inked(figure()), "V", "H", INKS)


def figure() -> Group:
    """The upper half, without its contour."""
    group = Group()
    roses(group, ((68, 404, .84, 10), (556, 178, .78, 40), (566, 330, .56, 0)),
          ((84, 470, 44, 54), (66, 600, -44, 52), (548, 240, -46, 48), (556, 286, 40, 44), (560, 410, -52, 56)))
    minstrel = Group()
    for part in (_hair_behind, _body, _neck, _head, _cap, _far_arm, _fretting_palm, _lute, _fretting, _near_arm):
        part(minstrel)
    return group.add(minstrel)


# ---------------------------------------------------------------- lute

BOWL: list[Spot] = [(0, 0), (8, -44), (54, -82), (116, -84), (190, -52), (264, -18, "c"), (264, 18, "c"), (190, 52),
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
    edge = LUTE.shape([(6, 0), (14, -40), (56, -75), (115, -77), (188, -46), (258, -14, "c"), (258, 14, "c"),
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
        string = LUTE.line((46, across * 9.4), (436, across * 3.8))
        group.stroke(string, pal.INK, 2.2).stroke(string, "#F6E9C6", 1.1)


def _neck_of_lute(group: Group) -> None:
    for k, y in enumerate((14, 32, 50, 66)):
        peg = LUTE.line((406 + 3 * k, y + 6), (468 - k, y - 6))
        group.silhouette(ribbon(peg, lambda u: 3 + 0 * u))
        group.stroke(peg, pal.INK, 7.4).stroke(peg, EBONY.light, 4)
        for x in (406 + 3 * k, 468 - k):
            knob = LUTE.circle((x, y + (6 if x < 440 else -6)), 5.6)
            group.silhouette(knob).fill(knob, "#F1E4C4").stroke(knob, pal.INK, 1.6)
    box = LUTE.shape([(422, -16, "c"), (446, -14, "c"), (448, 30), (442, 80, "c"), (430, 82, "c"), (426, 30)])
    group.solid(box, EBONY.base, Group().fill(LUTE.shape([(438, -20, "c"), (440, 90, "c"), (460, 90, "c"),
                                                          (460, -20, "c")]), EBONY.dark), 1.7, 4)
    neck = LUTE.shape([(250, -18, "c"), (440, -15, "c"), (440, 15, "c"), (250, 18, "c")])
    inside = Group().fill(LUTE.shape([(240, 8, "c"), (450, 6, "c"), (450, 24, "c"), (240, 26, "c")]), EBONY.dark)
    for x in (276, 300, 322, 342, 400, 420):
        inside.stroke(LUTE.line((x, -20), (x, 20)), "#E8D6A8", 2)
    group.solid(neck, EBONY.base, inside, 1.7, 4)


# ---------------------------------------------------------------- hands

PLUCKING: tuple[Piece, ...] = (  # the right hand, its back to the viewer, the fingers bent to the strings
    Piece([(-4, -20), (12, -34), (32, -40), (47, -40), (52, -33), (45, -28), (30, -26), (18, -16), (8, -8)],
          ([(6, -10), (20, -24), (52, -34), (50, -24), (28, -20), (14, -6)],), ([(38, -38), (46, -38), (49, -34),
                                                                                (42, -33)],),
          (([(24, -38), (28, -32), (26, -26)], 1.4),)),
    Piece([(-44, -22, "c"), (-10, -26), (12, -24), (25, -12), (27, 4), (18, 20), (-6, 24), (-44, 18, "c")],
          ([(-48, 8, "c"), (-10, 12), (12, 8), (24, -10), (36, -6, "c"), (26, 30, "c"), (-48, 30, "c")],),
          ([(-14, -22), (6, -22), (16, -14), (0, -13)],),
          (([(-8, -12), (8, -10), (20, -4)], 1.4), ([(-12, 0), (4, 2), (16, 6)], 1.4))),
    Piece([(6, 10), (19, 15), (27, 28), (25, 42), (19, 46), (14, 39), (13, 29), (2, 22)],
          ([(4, 20), (16, 26), (20, 46), (10, 46), (8, 30)],), ([(17, 43), (19, 37), (23, 38), (22, 43)],),
          (([(20, 17), (18, 23), (12, 26)], 1.3),)),
    Piece([(14, 0), (29, 5), (38, 19), (37, 38), (31, 43), (25, 36), (23, 22), (10, 13)],
          ([(12, 12), (26, 20), (32, 44), (22, 42), (18, 24)],), ([(29, 40), (30, 33), (35, 34), (34, 40)],),
          (([(30, 6), (27, 13), (21, 17)], 1.3),)),
    Piece([(18, -12), (35, -8), (46, 6), (48, 27), (42, 34), (36, 27), (32, 11), (18, 2)],
          ([(18, 0), (34, 8), (42, 34), (34, 32), (26, 12)],), ([(40, 31), (40, 24), (45, 24), (45, 31)],),
          (([(37, -7), (34, 1), (28, 5)], 1.3),)),
    Piece([(14, -24), (34, -22), (48, -9), (55, 11), (51, 20), (44, 15), (36, -1), (20, -8)],
          ([(18, -8), (36, -4), (50, 20), (42, 20), (30, 2)],), ([(48, 17), (47, 10), (52, 9), (53, 16)],),
          (([(37, -21), (36, -13), (30, -7)], 1.3),)))


def _fretting_palm(group: Group) -> None:
    hand_far(group, FINGERED, STAFF_OUT, skin_tint(MINSTREL))


def _fretting(group: Group) -> None:
    """The fingers come from below the neck to the strings, the thumb stays behind it."""
    hand_near(group, FINGERED, STAFF_OUT, skin_tint(MINSTREL))
    cuff = FRET.shape([(-28, 82, "c"), (4, 88), (42, 80, "c"), (52, 108, "c"), (6, 120), (-34, 108, "c")])
    inside = Group().fill(FRET.shape([(10, 70, "c"), (14, 130, "c"), (60, 120, "c"), (60, 70, "c")]), LINEN.dark)
    for x in (-16, 0, 18, 34):
        inside.stroke(FRET.line((x, 84), (x + 2, 120)), pal.INK, 1.4)
    group.solid(cuff, LINEN.base, inside, 1.7, 3.6)


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
    sleeve(group, [(428, 404), (480, 436), (530, 500)], DOUBLET, round_arm(46, 44), 5)


def _near_arm(group: Group) -> None:
    sleeve(group, [(126, 480), (152, 494), (188, 500)], VEST, lambda u: 29 - 8 * u)
    lay_all(group, PLUCK, PLUCKING, skin_tint(MINSTREL), 1.5, 3)
    cuff: list[Spot] = [(166, 472, "c"), (186, 476), (193, 499), (188, 524), (168, 528, "c"), (172, 500)]
    garment(group, cuff, LINEN, [[(160, 504, "c"), (196, 504, "c"), (196, 536, "c"), (160, 536, "c")]],
            [[(172, 485), (187, 487)], [(174, 499), (191, 499)], [(172, 513), (187, 513)]], None, 1.8)
    puff: list[Spot] = [(262, 394, "c"), (226, 392), (176, 408), (122, 444), (96, 478), (108, 508), (140, 518, "c"),
                        (156, 500), (166, 480, "c"), (206, 474), (244, 456), (262, 430)]
    garment(group, puff, DOUBLET, [[(96, 486, "c"), (140, 486), (180, 458), (236, 436), (270, 410, "c"),
                                    (270, 480, "c"), (140, 530, "c")]],
            [[(206, 404), (180, 430), (168, 460)], [(170, 420), (140, 446), (128, 478)]], _slashes)
    gilt_hem(group, [(138, 517), (156, 501), (167, 479)], 8)


def _slashes(group: Group) -> None:
    for u in (0, .25, .5, .75, 1):
        slit = curve([(232 - 92 * u, 402 + 70 * u * u, "c"), (226 - 84 * u, 424 + 56 * u),
                      (222 - 76 * u, 456 + 34 * u, "c"), (238 - 92 * u, 428 + 52 * u)], closed=True)
        group.fill(slit, LINEN.base).stroke(slit, pal.INK, 1.5)


# ---------------------------------------------------------------- head

FACE = Likeness(
    Piece([(28, -78), (41, -50), (42.5, -24), (38, -8), (42, 6), (44.5, 18), (42, 36), (36, 54), (32, 68), (27, 80),
           (18, 89), (7, 92), (-7, 87), (-24, 73), (-38, 53), (-45, 30), (-50, 4), (-52, -34), (-24, -78)],
          ([(-60, -70, "c"), (-44, -50), (-42, -10), (-39, 20), (-29, 46), (-12, 66), (2, 80), (9, 92),
            (6, 104, "c"), (-60, 104, "c")],
           [(-60, -80, "c"), (60, -80, "c"), (52, -46), (10, -42), (-30, -36), (-60, -28, "c")],
           [(-31, -6), (-18, -15), (-3, -12), (7, -3), (4, 3), (-4, -2), (-16, -6), (-27, -2)],
           [(19, -7), (27, -14), (37, -10), (40, -2), (31, -5), (22, -1)],
           [(9, -8, "c"), (13, 4), (13, 18), (9, 28), (11, 36), (20, 40, "c"), (19, 30), (18, 14), (15, -6, "c")],
           [(12, 69.6), (18, 70.4), (24, 68.8), (20, 72.4), (14, 72.4)]),
          ([(19, 0), (23, 12), (28, 26), (25, 30), (21, 18)], [(-24, 20), (-11, 14), (1, 20), (-5, 29), (-18, 29)],
           [(32, 16), (39, 14), (41, 22), (36, 30), (31, 25)], [(12, 80), (18, 78.5), (23, 81), (16, 84.5)])),
    (Eye([(-29, 4, "c"), (-21, -3.2), (-11, -5.6), (-2, -2), (5, 5, "c"), (-4, 8), (-14, 8.6), (-23, 7)],
         (-6, -.6, 7), [(-34, 5.4), (-23, -3.6), (-11, -6.4), (-1, -2.6), (6, 5.6)], [(-30, -6), (-14, -12.6),
                                                                                      (3, -6)],
         [(-24, 9), (-12, 11), (-1, 8)], ([(-30, 3), (-36, 4), (-39, 2)],)),
     Eye([(19, 4.6, "c"), (24, -2.4), (30, -5), (37, -.6, "c"), (35, 5.4), (27, 7.4)], (32, -.6, 6),
         [(17.5, 5.6), (23, -2.8), (30, -5.8), (39, -1)], [(20, -6), (29, -11), (39, -5)],
         [(22, 8.4), (29, 9.6), (35, 7)])),
    (([(6, -16), (-11, -24), (-28, -22), (-40, -11)], 5.6), ([(16, -16), (26, -23.5), (36, -21), (44, -11)], 5)),
    (([(19.4, 1), (21.6, 10), (25.6, 20)], 1.1), ([(25.6, 19), (32, 28.6), (33, 34), (27.6, 38.4)], 2.4),
     ([(28, 38), (22, 41), (16, 39)], 2.5), ([(12.4, 28), (8, 33.6), (9.4, 39.6), (14.2, 40)], 1.9)),
    ([(2, 56, "c"), (10, 53.6), (16.6, 52), (19.6, 53.2), (22.8, 52), (31, 54.4, "c"), (21, 57.2), (11, 57.8)],
     [(4, 57, "c"), (12, 58.6), (21, 58), (30, 55.4, "c"), (26, 63), (19, 65.6), (10, 63.4)]),
    [(-2, 53.6), (5, 56.8), (16, 58), (21, 57.6), (33.6, 52)],
    ([(-29, 26), (-16, 19), (-4, 24), (-3, 34), (-14, 42), (-26, 38)], [(31, 22), (38, 18), (45, 22), (42, 34),
                                                                        (35, 38)]),
    (([(23, 44), (23.4, 48), (22.6, 50)], 1.3), ([(-5, 49), (-7.6, 54), (-5.6, 58)], 1.3)))
BEHIND: tuple[tuple[list[tuple[float, float]], float], ...] = (
    ([(-30, -70), (-70, -40), (-80, 6), (-70, 44), (-86, 84), (-72, 112), (-58, 104)], 40),
    ([(-20, -70), (-54, -40), (-62, 6), (-54, 48), (-66, 84), (-50, 108), (-40, 98)], 34),
    ([(36, -66), (58, -40), (60, 0), (54, 36), (64, 66), (54, 84)], 26))
LOCKS: tuple[tuple[list[tuple[float, float]], float], ...] = (
    ([(-10, -70), (-48, -46), (-60, -8), (-52, 24), (-62, 54), (-50, 70), (-42, 62)], 28),
    ([(0, -70), (-34, -52), (-48, -22), (-44, 4), (-50, 26), (-42, 34)], 22),
    ([(10, -70), (-16, -54), (-34, -34), (-38, -16)], 17),
    ([(22, -70), (40, -52), (46, -26), (44, -4), (49, 14)], 17))


def _strands(group: Group, table: tuple[tuple[list[tuple[float, float]], float], ...]) -> None:
    locks(group, [([HEAD.point(p) for p in spots], width) for spots, width in table], AUBURN)


def _hair_behind(group: Group) -> None:
    mass = HEAD.shape([(0, -84), (-54, -70), (-76, -10), (-70, 50), (-74, 96, "c"), (-30, 88), (20, 60), (52, 70, "c"),
                       (58, 10), (50, -50)])
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
    inside.fill(HEAD.shape([(60, -50, "c"), (20, -72), (-30, -68), (-78, -42), (-110, -70, "c"), (-100, -20, "c"),
                            (60, -30, "c")]), VEST.dark)
    inside.fill(HEAD.shape([(-10, -120), (30, -112), (48, -92), (20, -102), (-20, -110)]), VEST.light)
    for spots in ([(30, -66), (34, -92), (24, -112)], [(-4, -66), (-14, -94), (-30, -114)],
                  [(-40, -58), (-62, -80), (-80, -94)]):
        inside.ink(HEAD.curve(spots), 3, "out")
    group.solid(HEAD.shape(CAP), VEST.base, inside, 1.8, 4.6)
    band: list[Spot] = [(55, -60, "c"), (20, -70), (-22, -66), (-70, -44, "c"), (-62, -28, "c"), (-20, -48), (20, -53),
                        (52, -44, "c")]
    shade = Group().fill(HEAD.shape([(60, -50, "c"), (20, -58), (-24, -52), (-70, -32, "c"), (-50, -20, "c"),
                                     (60, -30, "c")]), DOUBLET.dark)
    group.solid(HEAD.shape(band), DOUBLET.base, shade, 1.7, 3.8)
    _feather(group)
    at = HEAD.point((-40, -58))
    for turn in (-150, -80, 60):
        leaflet(group, at, 40, 11, turn, .2)
    rose(group, at, .5, 30)


def _feather(group: Group) -> None:
    spine = HEAD.curve([(-42, -62), (-20, -112), (30, -150), (86, -142), (110, -104), (98, -78)])
    for side, first, tone in ((1, 26.0, LINEN.base), (-1, 20.0, LINEN.light)):
        outline = [spine.at(.06)]
        for k, u in enumerate(np.linspace(.1, 1, 15)):
            way, deep = spine.tangent(u), first * np.sin(np.pi * min(1, u * .84 + .14)) ** .7
            outline.append(spine.at(u) + 1j * side * way * deep * (1 if k % 2 else .82) + way * 7)
        outline.append(spine.end + 4 * spine.tangent(1))
        inside = Group()
        for u in np.linspace(.12, .96, 18):
            z, way = spine.at(u), spine.tangent(u)
            inside.fill(taper(curve([z, z + 1j * side * way * 10 + way * 7, z + 1j * side * way * 22 + way * 20]), 2.2,
                              .6, ends(.1, .5)), LINEN.dark)
        group.solid(curve([*outline, *(spine.at(u) for u in (.9, .6, .3))], closed=True), tone, inside, 1.5, 3)
    group.fill(taper(spine, 5, 1.4), pal.INK).fill(taper(spine, 2, .6), LINEN.light)
