"""Knave of diamonds: a blond gallant tips his plumed hat and winks over his sunflower."""
from __future__ import annotations

import numpy as np

from .. import palette as pal
from ..court import CourtInks, court_card
from ..dress import Cloth, brocade, button, garment, gilt_hem
from ..faces import Person
from ..figures import Hair, locks
from ..flowers.turned import View
from ..geometry import Array, Spot, circle, pair
from ..growth.painted_lady import painted_lady
from ..growth.sunflower import sunflower
from ..hands import hand_far, hand_near
from ..hats import gem
from ..likeness import Eye, Likeness, likeness, skin_tint
from ..line import hatch, keyline, pressed, taper
from ..organs import sprig
from ..pieces import Piece, Tint, lay
from ..plants import stem
from ..plumes import plume
from ..ribbons import Petal, edges
from ..splines import Pose, curve
from ..suits import pip
from ..svg import Group
from .knave_hands import NOSEGAY, TIPPING
from .side_flowers import SUNFLOWER
from .sides import inked, sunflowers

INKS = CourtInks("#E6D09C", "#D8BF86", "#8A5A34", "#F0DDB0", "#9A5420")
BLOND = Hair("#C9963F", "#EBCB80", "#8E5F20")
FELT = Cloth("#7A4A2E", "#54301F", "#A87B50")
DOUBLET = Cloth("#C9822F", "#96581F", "#E8BC72")
CAPE = Cloth("#2F6B6E", "#204A50", "#6FA19C")
LACE = Cloth("#F6EFDC", "#CDBB98", "#FFFFFF")
PLUME = Hair("#EFE3C6", "#FBF5E4", "#C2AC84")
PLUME_RED = Hair("#B5502F", "#DB8A5E", "#7E3120")
GALLANT = Person("man", skin="#F0CDA6", shade="#D09A74", lips="#B85F50", iris="#4A7391", brow="#8E5F20", bushy=1.1,
                 blush="#E4A887")
HEAD = Pose((324, 264), 1.0, -5)
HAT = Pose(HEAD.point((-12, -62)), 1.0, -12)
TIP = Pose((206, 290), .96, 27)
GRIP = Pose((490, 304), .96, -4)


def draw() -> Group:
    """The whole card."""
    return court_card(inked(figure()), "V", "D", INKS)


def figure() -> Group:
    """The upper half, without its contour."""
    group = Group()
    sunflowers(group, ((73, 520, .54, 0), (74, 412, .42, 20), (541, 112, .58, 10)),
               ((555, 168, -58, 34), (60, 604, 34, 40), (78, 462, -64, 34)))
    painted_lady(group, Pose((137, 566), .56, -24))
    gallant = Group()
    for part in (_cape, _hair_behind, _doublet, _upper_arm, _left_arm, _neck, _head, _collar, _beard, _hair,
                 _left_forearm, _flower, _palm, _hat, _fingers, _forearm):
        part(gallant)
    return group.add(gallant)


# ---------------------------------------------------------------- head

FACE = Likeness(
    Piece([(31, -72), (36, -46), (36.5, -24), (33.5, -6), (38.6, 8), (40, 20), (37, 38), (33, 52), (29, 66), (24, 78),
           (16, 87), (5, 91), (-9, 88), (-28, 75), (-45, 54), (-56, 26), (-61, -6), (-61, -40), (-40, -76)],
          ([(-70, -80, "c"), (-52, -50), (-50, -10), (-47, 22), (-37, 46), (-20, 66), (-5, 80), (4, 92),
            (2, 106, "c"), (-70, 106, "c")],
           [(-70, -84, "c"), (60, -84, "c"), (48, -40), (34, -29), (4, -24), (-30, -21), (-70, -18, "c")],
           [(-36, -3), (-28, -11), (-16, -13), (-5, -8), (2, -2), (-2, 4), (-10, -2), (-22, -6)],
           [(11, -8), (20, -12), (34, -11), (34, -2), (23, -3), (14, 0)],
           [(7, -8, "c"), (11, 4), (14.6, 14), (16, 20), (13, 27), (15, 33), (20, 36, "c"), (24, 26), (19, 12),
            (15, -2, "c")],
           [(29, 70), (36, 40), (44, 40, "c"), (44, 80, "c"), (20, 96, "c"), (14, 90)]),
          ([(9.4, -2), (12.6, 8), (16.4, 19), (13.6, 23), (9.6, 12)], [(13, 24), (16.4, 23), (16.6, 27), (13.4, 28)])),
    (Eye([(-37.4, 1.8, "c"), (-30, -4), (-22, -6), (-14, -3.2), (-8, 3.8, "c"), (-15, 5.6), (-23, 6),
          (-31, 4.8)], (-23, -.8, 6.8),
         [(-41, 1), (-31, -4.6), (-22, -6.8), (-13.4, -3.6), (-7, 4.6)], [(-36, -6.6), (-22, -12.6), (-8, -6.6)],
         [(-33, 7.6), (-22, 9.4), (-11, 7.2)]),
     Eye((), (0, 0, 0), [(11.6, 1.6), (17, 5), (23.6, 5.6), (29.6, 3), (34.4, -1)], [(13, -4), (21, -5.2), (31, -4.6)],
         [(15, 9.6), (23, 11.8), (30, 9)],
         ([(32, 1.8), (34.6, 3), (37, 3)], [(32.6, -.6), (35, -1.6), (36.6, -3)]))),
    (([(-3, -16), (-14, -23), (-27, -24), (-42, -13)], 6), ([(9, -13), (18, -15.4), (27, -16.6), (36, -11)], 5.2)),
    (([(10.4, -4), (13.4, 7), (18, 18)], 1.5), ([(17.4, 17), (22, 24.4), (21.4, 31), (15, 34.6)], 2.3),
     ([(15.4, 34.4), (9.4, 37), (3.4, 35)], 2.4), ([(-2, 25), (-6.6, 30), (-5.4, 36), (-1, 36.4)], 1.9)),
    ([(-4, 55, "c"), (4, 54), (9, 53.4), (20, 54, "c"), (12, 58), (4, 58)],
     [(-7, 57, "c"), (4, 59), (13, 58.6), (21.6, 55.6, "c"), (17, 63), (9, 66), (0, 63.6)]),
    [(-13, 52.6), (-6, 57), (4, 59), (13, 58.4), (24.6, 51)],
    ([(-50, 14, "c"), (-34, 19), (-20, 22), (-14, 30), (-24, 41), (-38, 46, "c"), (-46, 30)],
     [(26, 20), (32, 16), (42, 20), (38, 34), (31, 36)]),
    (([(-13, 38), (-19, 45), (-20, 52)], 1.5), ([(28, 40), (31, 45), (30.4, 51)], 1.2), ([(2, -13), (3.4, -18)], 1.3)))
MOUSTACHE = Piece(
    [(-38, 30, "c"), (-35, 39), (-26, 42), (-15, 41), (-4, 40), (7, 41.4), (17, 40), (26, 41), (33, 37), (37, 29, "c"),
     (39, 38), (34, 47), (25, 50.6), (15, 50), (8, 48.6), (-2, 51), (-16, 52.6), (-30, 50), (-40, 42)],
    ([(-44, 40, "c"), (-28, 47.4), (-14, 47.6), (-2, 46.4), (8, 44.4), (17, 46), (27, 46), (40, 36, "c"), (44, 60, "c"),
      (-44, 60, "c")],),
    ([(-30, 43), (-16, 43), (-5, 42.4), (-15, 45)],),
    tuple(([(7, 43), (x * .4 + 4, y), (x, y + rise)], 1.2)
          for x, y, rise in ((-34, 45.4, -1), (-26, 48.6, 0), (-14, 50, 0), (34, 43.6, -2), (28, 47.4, 0),
                             (18, 48.4, 0))))
GOATEE = Piece(
    [(-2, 68, "c"), (7, 69.6), (15, 67.6, "c"), (19, 78), (16, 92), (8, 112, "c"), (7.4, 102), (-2, 92), (-5, 79)],
    ([(9, 66, "c"), (11, 84), (7, 114, "c"), (26, 100, "c"), (24, 66, "c")],), (),
    tuple(([(x, 70), (x * .9 + 1, 84), (8, 106)], 1.2) for x in (1.0, 6.0, 11.0)))
BEHIND: tuple[tuple[list[tuple[float, float]], float], ...] = (
    ([(-36, -60), (-84, -30), (-92, 16), (-78, 56), (-94, 92), (-82, 116), (-66, 112)], 40),
    ([(-34, -60), (-66, -30), (-76, 10), (-66, 54), (-76, 90), (-60, 106)], 34),
    ([(26, -64), (50, -34), (54, 2), (44, 38), (60, 70), (50, 96), (62, 108)], 32),
    ([(26, -60), (42, -34), (44, -4), (39, 24), (48, 48), (42, 66)], 22))
FRONT: tuple[tuple[list[tuple[float, float]], float], ...] = (
    ([(-44, -50), (-68, -20), (-74, 16), (-62, 52), (-74, 84), (-62, 108), (-50, 106)], 30),
    ([(-40, -48), (-58, -22), (-62, 8), (-53, 38), (-60, 62), (-50, 78)], 23),
    ([(-34, -46), (-50, -28), (-55, -4), (-50, 16)], 15),
    ([(31, -50), (39, -32), (40, -14), (37, 0)], 11))
KNOT = HEAD.point((-64, 82))


def _curls(group: Group, table: tuple[tuple[list[tuple[float, float]], float], ...]) -> None:
    locks(group, [([HEAD.point(p) for p in spots], width) for spots, width in table], BLOND)


def _hair_behind(group: Group) -> None:
    mass = HEAD.shape([(-10, -80), (-60, -66), (-88, -20), (-82, 40), (-84, 112, "c"), (-36, 104), (10, 60),
                       (36, 112, "c"), (64, 110, "c"), (54, 10), (44, -56)])
    group.solid(mass, BLOND.dark, None, 1.6, 3)
    _curls(group, BEHIND)


def _head(group: Group) -> None:
    likeness(group, HEAD, FACE, GALLANT)
    group.fill(pressed(HEAD.curve(FACE.eyes[1].lash), 2.2, 3.4), pal.INK)


def _hair(group: Group) -> None:
    _curls(group, FRONT)
    for turn in (-150, 24):
        bow = Pose(KNOT, .72, turn)
        group.solid(bow.shape([(0, 0, "c"), (8, -14), (30, -18, "c"), (28, 0), (30, 14, "c"), (8, 10)]), CAPE.base,
                    Group().fill(bow.shape([(0, 2, "c"), (34, 2, "c"), (34, 24, "c"), (0, 16, "c")]), CAPE.dark),
                    1.5, 3)
    group.silhouette(circle(KNOT, 5.6)).fill(circle(KNOT, 5.6), CAPE.light).stroke(circle(KNOT, 5.6), pal.INK, 1.5)


def _beard(group: Group) -> None:
    tint = Tint(BLOND.base, BLOND.dark, BLOND.light, BLOND.dark)
    lay(group, HEAD, GOATEE, tint, 1.4, 2.8)
    lay(group, HEAD, MOUSTACHE, tint, 1.4, 3)


# ---------------------------------------------------------------- dress

def _cape(group: Group) -> None:
    cape: list[Spot] = [(390, 366, "c"), (444, 376), (498, 410), (530, 470), (548, 560), (540, 740, "c"),
                        (164, 740, "c"), (184, 640), (196, 540), (236, 430), (290, 366, "c")]
    garment(group, cape, CAPE, [[(440, 400, "c"), (470, 480), (480, 740, "c"), (600, 740, "c"), (560, 420, "c")],
                                [(260, 420, "c"), (222, 520), (214, 620), (196, 740, "c"), (260, 740, "c")]],
            [[(450, 400), (500, 460), (520, 540)], [(226, 480), (206, 560), (192, 660)],
             [(238, 500), (228, 580), (216, 680)]])
    gilt_hem(group, [(236, 430), (196, 540), (184, 640), (164, 740)], 9)
    gilt_hem(group, [(396, 368), (446, 378), (499, 412), (531, 472)], 10)


def _doublet(group: Group) -> None:
    body: list[Spot] = [(292, 366, "c"), (250, 388), (232, 450), (246, 540), (226, 740, "c"), (450, 740, "c"),
                        (440, 570), (446, 470), (428, 396), (376, 366, "c")]
    garment(group, body, DOUBLET,
            [[(386, 380, "c"), (380, 480), (396, 740, "c"), (480, 740, "c"), (470, 380, "c")],
             [(250, 470, "c"), (286, 540), (270, 740, "c"), (300, 740, "c"), (310, 550)]],
            [[(262, 440), (276, 500), (264, 570)], [(400, 460), (390, 520), (400, 570)]],
            brocade("D", DOUBLET.light, (240, 430, 450, 720), (72, 60), 22, 14))
    gilt_hem(group, [(334, 400), (338, 500), (332, 640)], 10)
    for y in (440, 472, 504, 536):
        for s in (-1, 1):
            gilt_hem(group, [(337 + s * 5, y), (337 + s * 24, y - 2), (337 + s * 44, y - 10)], 6)
        button(group, (337, y), 5.5)


def _neck(group: Group) -> None:
    neck = curve([(304, 300, "c"), (304, 356), (296, 390, "c"), (376, 390, "c"), (366, 350), (366, 290, "c")],
                 closed=True)
    group.solid(neck, GALLANT.shade, None, 1.6, 3.4)


def _collar(group: Group) -> None:
    """A falling collar of lace, cut in points."""
    wings: tuple[list[Spot], ...] = (
        [(300, 344, "c"), (318, 372), (334, 382, "c"), (330, 420, "c"), (314, 440, "c"), (300, 424, "c"),
         (282, 440, "c"),
         (268, 420, "c"), (246, 430, "c"), (240, 404, "c"), (222, 402, "c"), (238, 376), (272, 352)],
        [(366, 342, "c"), (352, 370), (336, 382, "c"), (342, 420, "c"), (358, 440, "c"), (372, 424, "c"),
         (390, 438, "c"),
         (404, 416, "c"), (426, 426, "c"), (432, 400, "c"), (450, 396, "c"), (432, 372), (398, 350)])
    for k, spots in enumerate(wings):
        inside = Group()
        if k:
            inside.fill(curve([(370, 340, "c"), (390, 380), (380, 450, "c"), (470, 440, "c"), (470, 340, "c")],
                              closed=True), LACE.dark, .55)
        x0, y0 = (286, 372) if k == 0 else (388, 370)
        for j, (dx, dy) in enumerate(((-34, 32), (-14, 44), (8, 46), (28, 44), (-2, 20), (-24, 12), (20, 22))):
            at = (x0 + (dx if k == 0 else -dx), y0 + dy)
            inside.stroke(circle(at, 5.4), LACE.dark, 1.6).fill(circle(at, 2 + .4 * (j % 2)), LACE.dark)
        edge = [(318, 380), (296, 400), (262, 398), (240, 386)] if k == 0 else [(350, 380), (374, 400), (408, 396),
                                                                               (432, 384)]
        inside.stroke(curve(edge), LACE.dark, 1.6)
        group.solid(curve(spots, closed=True), LACE.base, inside, 1.8, 4.2)
    for s in (-1, 1):
        inside = Group()
        group.stroke(curve([(335, 386), (335 + s * 4, 410), (335 + s * 12, 432)]), pal.INK, 4.6)
        group.stroke(curve([(335, 386), (335 + s * 4, 410), (335 + s * 12, 432)]), LACE.base, 2.4)
        gem(group, (335 + s * 12, 436), 5, pal.GILT, pal.GILT_LIGHT)


# ---------------------------------------------------------------- hat

BRIM: list[Spot] = [(-128, -2), (-108, 14), (-66, 27), (-8, 32), (50, 27), (96, 12), (124, -14), (130, -32, "c"),
                    (104, -24), (56, -28), (-40, -28), (-96, -18)]


def _hat(group: Group) -> None:
    """The hat, pulled down over the brow: its broad brim from above, its crown, three plumes."""
    inside = Group().fill(HAT.shape([(-140, 2, "c"), (-106, 6), (-64, 19), (-8, 24), (50, 19), (96, 4), (140, -40, "c"),
                                     (140, 50, "c"), (-140, 50, "c")]), FELT.dark)
    inside.fill(HAT.shape([(-58, 8), (-10, 16), (50, 6), (104, -16), (78, 6), (36, 16), (-20, 22)]), "#3F2416")
    inside.fill(HAT.shape([(-112, -4), (-94, -12), (-66, -18), (-74, -8), (-84, 2), (-70, 12), (-94, 8)]), FELT.light)
    group.solid(HAT.shape(BRIM), FELT.base, inside, 1.8, 4.6)
    edge = HAT.curve([(-126, -1), (-107, 11), (-66, 23.4), (-8, 28.4), (50, 23.4), (95, 8.6), (124, -18)])
    group.stroke(edge, pal.INK, 4.4).stroke(edge, pal.GILT, 2.2)
    plume(group, HAT.curve([(14, -60), (52, -96), (92, -96), (110, -68), (100, -44)]), 34, PLUME)
    crown = HAT.shape([(-60, 2, "c"), (-56, -44), (-38, -76), (-6, -84), (28, -80), (50, -48), (58, -4, "c"), (28, 11),
                       (-26, 13)])
    inside = Group().fill(HAT.shape([(16, 26, "c"), (26, -20), (14, -90, "c"), (80, -80, "c"), (80, 20, "c")]),
                          FELT.dark)
    hatch(inside, HAT.shape([(-4, 26, "c"), (10, -20), (2, -90, "c"), (80, -80, "c"), (80, 20, "c")]), "#3F2416",
          way=20, step=5.5, reach=.9)
    inside.fill(HAT.shape([(-46, -30), (-40, -56), (-22, -70), (-28, -50), (-34, -26)]), FELT.light)
    inside.ink(HAT.curve([(-20, -78), (0, -70), (22, -76)]), 3)
    group.solid(crown, FELT.base, inside, 1.8, 4.4)
    band = HAT.curve([(-60, -7), (-28, 4), (26, 3), (58, -11)])
    group.stroke(band, pal.INK, 17).stroke(band, CAPE.base, 13).stroke(band, CAPE.light, 2.6)
    plume(group, HAT.curve([(-42, -4), (-68, -46), (-62, -96), (-26, -126), (22, -126), (54, -104), (60, -80)]), 42,
          PLUME_RED)
    plume(group, HAT.curve([(-40, 0), (-52, -34), (-44, -72), (-16, -94), (20, -92), (42, -72), (44, -56)]), 30, PLUME)
    pip(group, "D", HAT.point((-27, 1)), 36, HAT.turn, whips=False, edge=1.8, colour="#B65A10")
    gem(group, HAT.point((-27, 1)), 5)


# ---------------------------------------------------------------- arms and flower

ARM: list[Spot] = [(270, 396), (222, 412), (168, 434), (122, 458)]
FOREARM: list[Spot] = [(169, 312, "c"), (140, 354), (112, 410), (99, 448), (103, 473), (122, 486), (144, 482),
                       (162, 464), (178, 426), (207, 333, "c")]
LEFT_ARM: list[Spot] = [(404, 394), (456, 396), (508, 418), (552, 456)]


def _slashed(group: Group, arm: Petal) -> None:
    """The sleeve of an upper arm in panes, from the shoulder to the elbow; its first edge is in the shade."""
    outline, inside = arm.outline(), Group()
    inside.fill(outline, DOUBLET.base).fill(arm.side(0, .34), DOUBLET.dark)
    for across in (.14, .32, .5, .68, .86):
        slit = curve([(*pair(arm.point(across, .08)), "c"), arm.point(across + .07, .36),
                      (*pair(arm.point(across, .56)), "c"), arm.point(across - .07, .36)], closed=True)
        inside.fill(slit, CAPE.dark if across < .4 else CAPE.base).stroke(slit, pal.INK, 1.5)
        inside.fill(taper(arm.vein(across + .09, .14, .54), 3, 1), DOUBLET.light)
    group.silhouette(outline).clip(outline, inside).contour(outline, 1.8, 4.2)
    gilt_hem(group, [pair(arm.point(across, .6)) for across in (.03, .35, .65, .97)], 9, 7, 2.4)


def _puffed(u: Array) -> Array:
    """The half-width of an upper arm."""
    return np.asarray((38 + 9 * np.sin(2.6 * u) - 12 * u) * np.minimum(1, (1.02 - u) * 5) ** .5)


def _upper_arm(group: Group) -> None:
    """From the shoulder under the collar out to the elbow."""
    _slashed(group, Petal(*edges(curve(ARM), _puffed, n=30)))


def _palm(group: Group) -> None:
    hand_far(group, TIP, TIPPING, skin_tint(GALLANT))


def _fingers(group: Group) -> None:
    hand_near(group, TIP, TIPPING, skin_tint(GALLANT))


def _forearm(group: Group) -> None:
    """The forearm lifted from the elbow to the hat, buttoned, with a cuff of lace."""
    garment(group, FOREARM, DOUBLET,
            [[(196, 320, "c"), (160, 420), (146, 462), (104, 484), (110, 510, "c"), (240, 480, "c"), (240, 320, "c")]],
            [[(182, 424), (162, 428), (146, 440)], [(178, 442), (158, 446), (140, 460)], [(170, 460), (154, 464),
                                                                                      (140, 474)]],
            brocade("D", DOUBLET.light, (100, 330, 220, 490), (38, 34), 15, 9), 2.6)
    for at in ((129, 400), (142, 373), (156, 347)):
        button(group, at, 4.4)
    cuff = Pose(TIP.point((0, 20)), 1, TIP.turn)
    spots: list[Spot] = [(-23, 12, "c"), (-26, -2), (-27, -11, "c"), (-19, -9), (-12, -19, "c"), (-3, -12),
                         (4, -20, "c"), (12, -12), (21, -17, "c"), (25, -4), (25, 10, "c"), (10, 16), (-8, 17)]
    inside = Group().fill(cuff.shape([(6, -24, "c"), (8, 0), (4, 22, "c"), (34, 20, "c"), (30, -24, "c")]), LACE.dark)
    for x in (-16, -4, 8, 18):
        inside.ink(cuff.curve([(x, -8), (x * .94, 2), (x * .9, 12)]), 2)
    group.solid(cuff.shape(spots), LACE.base, inside, 1.8, 4)


def _left_arm(group: Group) -> None:
    """From the shoulder under the collar out to the elbow, slashed."""
    above, below = edges(curve(LEFT_ARM), _puffed, n=30)
    _slashed(group, Petal(below, above))


def _left_forearm(group: Group) -> None:
    """The forearm raised from the elbow to the flower."""
    fore = Petal(*edges(curve([(552, 452), (546, 430), (537, 405), (527, 378)]),
                        lambda u: (29 - 9 * u) * np.minimum(1, (u + .05) * 6) ** .5, n=22))
    outline, inside = fore.outline(), Group()
    inside.fill(outline, DOUBLET.base).fill(fore.side(1, .6), DOUBLET.dark)
    brocade("D", DOUBLET.light, (500, 370, 590, 470), (34, 30), 13, 8)(inside)
    for first, last in ((.04, .14), (.14, .24)):
        inside.ink(curve([fore.point(0, first), fore.point(.3, last), fore.point(.55, last)]), 2.4, "out")
    group.silhouette(outline).clip(outline, inside).contour(outline, 1.8, 4.2)
    for u in (.42, .66):
        button(group, fore.point(.22, u), 4)


def _flower(group: Group) -> None:
    """The sunflower in his left hand, held up beside his cheek."""
    tint = skin_tint(GALLANT)
    hand_far(group, GRIP, NOSEGAY, tint)
    stem(group, curve([(496, 404), (493, 354), (490, 304), (486, 214)]), 11, 12, "#7C9456", "#AFC07E")
    SUNFLOWER.leaf(group, sprig((493, 362), 62, 214, .14), SUNFLOWER.green)
    hand_near(group, GRIP, NOSEGAY, tint)
    cuff = Pose(GRIP.point((34, 84)), 1, -18)
    spots: list[Spot] = [(-22, 8, "c"), (-25, -4), (-26, -14, "c"), (-16, -10), (-9, -18, "c"), (0, -11), (8, -18, "c"),
                         (15, -11), (24, -15, "c"), (24, -2), (22, 9, "c"), (8, 14), (-8, 14)]
    inside = Group().fill(cuff.shape([(6, -24, "c"), (8, 0), (4, 22, "c"), (34, 20, "c"), (30, -24, "c")]), LACE.dark)
    for x in (-14, -3, 8, 17):
        inside.ink(cuff.curve([(x, -8), (x * .94, 2), (x * .9, 10)]), 2)
    group.solid(cuff.shape(spots), LACE.base, inside, 1.8, 4)
    ring = GRIP.curve([(8, 9.6), (9, 15), (7, 20.6)])
    group.stroke(ring, pal.INK, 5.4).stroke(ring, pal.GILT_LIGHT, 3)
    gem(group, GRIP.point((8, 15)), 4.4, "#2F6B6E", "#9CC4BC")
    head = Group()
    sunflower(head, View((483, 208), 62, 76, .06, 12), SUNFLOWER.petal, count=20, florets=110)
    group.raw(keyline(head, 1.4, 4.4).text_of())
