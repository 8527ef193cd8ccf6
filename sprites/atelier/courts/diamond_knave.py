"""Knave of diamonds: a blond gallant sweeps off his plumed hat and winks over his sunflower."""
from __future__ import annotations

from .. import palette as pal
from ..court import CourtInks, court_card
from ..dress import Cloth, brocade, button, garment, gilt_hem, round_arm, sleeve
from ..faces import Person
from ..figures import Hair, lock, locks, whisker
from ..flowers.sunflower import sunflower, sunflower_leaf
from ..geometry import Spot, circle
from ..grips import REINS, STAFF_IN
from ..hands import hand_far, hand_near
from ..hats import gem
from ..likeness import Eye, Likeness, likeness, skin_tint
from ..line import pressed
from ..pieces import Piece
from ..plants import stem
from ..splines import Pose, curve
from ..suits import pip
from ..svg import Group
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
                 blush="#D98A6A")
HEAD = Pose((330, 250), 1.03, 8)
HAT = Pose((128, 536), 1.0, -34)
HAND = Pose((184, 516), 1.02, -34)
GRIP = Pose((424, 432), .96, 22, True)


def draw() -> Group:
    """The whole card."""
    return court_card(inked(figure()), "V", "D", INKS)


def figure() -> Group:
    """The upper half, without its contour."""
    group = Group()
    sunflowers(group, ((70, 412, .5, 0), (556, 124, .74, 10), (562, 216, .56, 30)),
               ((562, 180, -40, 46), (548, 268, -46, 50), (60, 596, -30, 44)))
    gallant = Group()
    for part in (_cape, _hair_behind, _doublet, _neck, _head, _beard, _hair, _collar, _flower, _hat, _arm):
        part(gallant)
    return group.add(gallant)


# ---------------------------------------------------------------- head

FACE = Likeness(
    Piece([(29, -77), (42, -49), (43, -24), (38, -8), (42.5, 7), (45.5, 19), (43, 37), (37.5, 54), (33, 69), (26, 83),
           (17, 91), (6, 92.5), (-8, 86), (-25, 70), (-39, 50), (-46, 27), (-50, 2), (-52, -34), (-24, -77)],
          ([(-60, -70, "c"), (-44, -52), (-42, -10), (-39, 20), (-30, 46), (-13, 65), (1, 79), (9, 92),
            (6, 106, "c"), (-60, 106, "c")],
           [(-31, -4), (-18, -12), (-3, -9), (7, -1), (4, 6), (-4, 3), (-16, 0), (-27, 2)],
           [(19, -8), (27, -15), (37, -11), (40, -2), (31, -6), (22, -2)],
           [(9, -7, "c"), (13, 5), (12, 18), (8, 27), (10.6, 35), (21, 38.6, "c"), (20, 29), (19, 14), (15, -5, "c")],
           [(-60, -84, "c"), (50, -84, "c"), (30, -66), (-10, -58), (-40, -40), (-60, -30, "c")]),
          ([(19, 0), (23.6, 11), (30, 23), (27, 28), (21.6, 18)], [(-27, 17), (-13, 12), (1, 17), (-4, 26), (-20, 27)],
           [(32, 15), (40, 13), (42, 21), (37, 29), (32, 25)])),
    (Eye((), (0, 0, 0), [(-31, -1), (-23, 3), (-13, 4.6), (-3, 3.6), (5, 0)], [(-26, -7), (-13, -9), (1, -6)],
         [(-22, 10), (-12, 12), (-2, 9)],
         ([(-31, -1), (-36, -2), (-40, -5)], [(-30, 1), (-35, 3), (-39, 3)])),
     Eye([(19.4, 4, "c"), (24.6, -4), (31, -7), (38.6, -2, "c"), (36, 5), (28, 7)], (30, -.6, 6.2),
         [(18, 5), (24, -4.4), (31, -7.8), (40, -2.4), (43, -2.6)], [(20.6, -8), (30, -14), (40.6, -8)],
         [(23, 8.4), (29.6, 9.6), (36, 6.6)])),
    (([(7, -12), (-10, -19), (-26, -18), (-39, -9)], 6.2), ([(17, -18), (27, -27), (38, -25), (46, -14)], 5.6)),
    (([(18.4, -6), (22, 7), (29, 19)], 1.5), ([(28.4, 18), (35, 26.4), (35.6, 31.6), (29.6, 35.6)], 2.3),
     ([(29.6, 35.4), (23, 38.8), (16.6, 36.6)], 2.4), ([(13, 26), (8, 31.4), (9.4, 37.4), (14.6, 37.8)], 1.9)),
    ([(4, 56.6, "c"), (11, 55.6), (17.6, 54.4), (20.8, 55.4), (24, 54.2), (33, 53, "c"), (23, 57.8), (12, 59)],
     [(6, 58.4, "c"), (14, 59.6), (23, 58.6), (32, 54.4, "c"), (28, 63), (20, 66), (11, 64)]),
    [(-1, 55), (6, 58), (16, 59.4), (23, 58.4), (36, 50)],
    ([(-31, 26), (-16, 18), (-3, 24), (-3, 34), (-14, 42), (-27, 37)], [(32, 21), (39, 17), (46, 21), (43, 34),
                                                                        (36, 37)]),
    (([(0, 41), (-6, 48), (-7, 56)], 1.5), ([(36, 44), (39, 48), (39, 53)], 1.2), ([(9, -13), (11, -18)], 1.3)))
BEHIND: tuple[tuple[list[tuple[float, float]], float], ...] = (
    ([(-26, -80), (-72, -54), (-84, -6), (-70, 40), (-80, 78), (-62, 104), (-48, 100)], 38),
    ([(-20, -80), (-56, -50), (-68, -4), (-56, 44), (-62, 84), (-44, 100), (-38, 92)], 34),
    ([(34, -74), (60, -48), (66, -8), (56, 30), (72, 64), (58, 92), (72, 108), (60, 116)], 32))
FRONT: tuple[tuple[list[tuple[float, float]], float], ...] = (
    ([(8, -88), (-38, -78), (-64, -38), (-58, 4), (-70, 42), (-54, 74), (-66, 98), (-50, 104)], 32),
    ([(10, -88), (-26, -74), (-52, -42), (-50, -4), (-58, 28), (-46, 50), (-54, 62)], 25),
    ([(12, -87), (-12, -76), (-40, -52), (-46, -24), (-45, -2)], 18),
    ([(10, -88), (40, -76), (54, -44), (48, -10), (58, 22), (47, 50), (56, 66)], 25),
    ([(12, -87), (30, -72), (44, -48), (45, -22)], 15),
    ([(8, -86), (-8, -70), (-18, -52), (-8, -38), (2, -44)], 14),
    ([(12, -86), (24, -66), (26, -50), (19, -42)], 12))


def _curls(group: Group, table: tuple[tuple[list[tuple[float, float]], float], ...]) -> None:
    locks(group, [([HEAD.point(p) for p in spots], width) for spots, width in table], BLOND)


def _hair_behind(group: Group) -> None:
    mass = HEAD.shape([(8, -92), (-48, -82), (-78, -40), (-78, 30), (-76, 110, "c"), (-30, 104), (30, 60),
                       (62, 90, "c"),
                       (66, 10), (56, -56)])
    group.solid(mass, BLOND.dark, None, 1.6, 3)
    _curls(group, BEHIND)


def _head(group: Group) -> None:
    likeness(group, HEAD, FACE, GALLANT)
    group.fill(pressed(HEAD.curve([(-31, -1), (-23, 3), (-13, 4.6), (-3, 3.6), (5, 0)]), 3.6, 4.6), pal.INK)


def _hair(group: Group) -> None:
    _curls(group, FRONT)
    knot = HEAD.point((54, 62))
    for turn in (-40, 140):
        bow = Pose(knot, .8, turn)
        group.solid(bow.shape([(0, 0, "c"), (8, -14), (30, -18, "c"), (28, 0), (30, 14, "c"), (8, 10)]), CAPE.base,
                    Group().fill(bow.shape([(0, 2, "c"), (34, 2, "c"), (34, 24, "c"), (0, 16, "c")]), CAPE.dark),
                    1.5, 3)
    group.silhouette(circle(knot, 6)).fill(circle(knot, 6), CAPE.light).stroke(circle(knot, 6), pal.INK, 1.5)


def _beard(group: Group) -> None:
    for spots, width in (([(19, 67), (16, 80), (20, 94), (14, 110), (18, 116)], 17),
                         ([(21, 68), (22, 82), (17, 96), (22, 108)], 13)):
        lock(group, [HEAD.point(p) for p in spots], width, BLOND)
    for spots, width in (([(21, 44), (8, 46), (-8, 54), (-24, 52), (-30, 40), (-24, 36)], 13),
                         ([(24, 44), (34, 46), (44, 51), (54, 47), (56, 37), (51, 35)], 11)):
        lock(group, [HEAD.point(p) for p in spots], width, BLOND, half=whisker(width))


# ---------------------------------------------------------------- dress

def _cape(group: Group) -> None:
    cape: list[Spot] = [(390, 366, "c"), (444, 376), (498, 410), (530, 470), (548, 560), (540, 740, "c"),
                        (220, 740, "c"), (240, 560), (250, 440), (290, 366, "c")]
    garment(group, cape, CAPE, [[(440, 400, "c"), (470, 480), (480, 740, "c"), (600, 740, "c"), (560, 420, "c")]],
            [[(450, 400), (500, 460), (520, 540)]])
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


# ---------------------------------------------------------------- hat and flower

def _hat(group: Group) -> None:
    """The hat in his hand, its hollow turned away, its plumes sweeping up."""
    for spots, width, hair in (
            ([(30, -20), (52, -58), (42, -98), (8, -116), (-22, -102), (-18, -82)], 38, PLUME),
            ([(34, -20), (72, -58), (78, -104), (50, -138), (12, -142), (-2, -122)], 38, PLUME_RED),
            ([(36, -18), (84, -44), (108, -84), (96, -126), (66, -140)], 34, PLUME)):
        lock(group, [HAT.point(p) for p in spots], width, hair, 3)
    brim = HAT.shape([(-106, 14), (-84, -14), (-40, -26), (10, -28), (66, -24), (104, -6), (106, 14), (80, 36),
                      (20, 48), (-44, 46), (-92, 32)])
    inside = Group().fill(HAT.shape([(-120, 18, "c"), (-80, 34), (-20, 42), (40, 40), (90, 24), (120, 6, "c"),
                                     (120, 70, "c"), (-120, 70, "c")]), FELT.dark)
    inside.fill(HAT.shape([(-94, 10), (-78, -6), (-56, -14), (-66, 0), (-74, 14), (-60, 26), (-84, 24)]), FELT.light)
    inside.fill(HAT.shape([(-44, 8), (0, 20), (56, 8), (86, 0), (74, 22), (20, 34), (-30, 30)]), "#3F2416")
    group.solid(brim, FELT.base, inside, 1.8, 4.6)
    crown = HAT.shape([(-52, 2, "c"), (-46, -44), (-20, -66), (24, -62), (46, -40), (54, 4, "c"), (24, 18), (-22, 17)])
    inside = Group().fill(HAT.shape([(14, 26, "c"), (24, -10), (16, -74, "c"), (70, -60, "c"), (70, 20, "c")]),
                          FELT.dark)
    inside.fill(HAT.shape([(-38, -20), (-32, -44), (-14, -56), (-22, -36), (-26, -14)]), FELT.light)
    group.solid(crown, FELT.base, inside, 1.8, 4.4)
    band = HAT.curve([(-51, -6), (-22, 8), (24, 9), (53, -5)])
    group.stroke(band, pal.INK, 15).stroke(band, CAPE.base, 11).stroke(band, CAPE.light, 2.4)
    pip(group, "D", HAT.point((-14, -16)), 34, HAT.turn, whips=False, edge=1.8, colour="#B65A10")
    gem(group, HAT.point((-14, -16)), 5)


def _arm(group: Group) -> None:
    """The arm that sweeps the hat: paned to the elbow, a lace cuff, the hand."""
    sleeve(group, [(246, 468), (232, 480), (216, 492)], LACE, lambda u: 30 - 6 * u)
    hand_far(group, HAND, REINS, skin_tint(GALLANT))
    hand_near(group, HAND, REINS, skin_tint(GALLANT))
    cuff: list[Spot] = [(206, 466, "c"), (222, 474, "c"), (224, 488, "c"), (240, 494, "c"), (242, 510, "c"),
                        (258, 512, "c"), (286, 486), (262, 456), (230, 450, "c")]
    garment(group, cuff, LACE, [[(262, 478, "c"), (246, 504), (256, 524, "c"), (300, 500, "c"), (290, 470, "c")]],
            [[(222, 464), (234, 474)], [(244, 488), (256, 500)], [(236, 478), (250, 484)]], None, 2)
    puff: list[Spot] = [(290, 370, "c"), (236, 374), (196, 404), (194, 446), (224, 474), (270, 488, "c"), (300, 456),
                        (308, 410)]
    garment(group, puff, DOUBLET, [[(286, 380, "c"), (284, 440), (256, 496, "c"), (330, 490, "c"), (330, 380, "c")]],
            (), _panes)
    gilt_hem(group, [(218, 471), (244, 482), (278, 486)], 9, 5, 2.4)


def _panes(group: Group) -> None:
    for k in range(5):
        x = 214 + 18 * k
        slit = curve([(x + 14, 384 - 2 * k, "c"), (x, 416), (x + 10, 462 + 4 * k, "c"), (x + 12, 422)], closed=True)
        group.fill(slit, CAPE.base).stroke(slit, pal.INK, 1.5)


def _flower(group: Group) -> None:
    """The sunflower in his left hand, held before the heart."""
    tint = skin_tint(GALLANT)
    hand_far(group, GRIP, STAFF_IN, tint)
    stem(group, curve([(474, 320), (456, 380), (428, 430), (392, 500), (380, 540)]), 13, 10, "#7C9456", "#AFC07E")
    sunflower_leaf(group, (452, 388), 62, 66, .14)
    sleeve(group, [(500, 430), (470, 476), (440, 520)], DOUBLET, round_arm(40, 34))
    hand_near(group, GRIP, STAFF_IN, tint)
    gem(group, GRIP.point((4, 18)), 5.4, "#2F6B6E", "#9CC4BC")
    sunflower(group, (484, 306), 68, 12, 16, .94)
