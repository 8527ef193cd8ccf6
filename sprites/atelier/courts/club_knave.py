"""Knave of clubs: an archer in a bycocket draws his bow before the halo."""
from __future__ import annotations

import numpy as np

from .. import palette as pal
from ..court import CourtInks, court_card
from ..dress import Cloth, brocade, garment, gilt_hem, round_arm, sleeve
from ..faces import Person
from ..figures import Hair, locks
from ..geometry import Spot, angle, line
from ..grips import STAFF_OUT, STRING
from ..hands import hand_far, hand_near
from ..hats import gem
from ..likeness import Eye, Likeness, likeness, skin_tint
from ..line import ends, taper
from ..pieces import Piece
from ..ribbons import Profile, ribbon
from ..splines import Pose, curve
from ..suits import pip
from ..svg import Group
from .sides import clovers, inked

INKS = CourtInks("#C6CFA8", "#B7C196", "#A9742E", "#2B4B3A", "#274A39")
BROWN = Hair("#6B452C", "#A1734A", "#40281B")
JERKIN = Cloth("#3F6B50", "#274A39", "#7FA07E")
SHIRT = Cloth("#E9DFC9", "#BFAE92", "#FAF4E4")
FELT = Cloth("#8E3B3A", "#652730", "#B9665C")
LEATHER = Cloth("#9A6A3C", "#6B4526", "#C49661")
ARCHER = Person("man", skin="#E9C39B", shade="#CC9469", lips="#C08469", iris="#4F6B45", brow="#40281B", bushy=1.2)
HEAD = Pose((340, 272), 1.03, 3, True)  # looks left: x grows forwards
DRAWING, GRIP = 332 + 386j, 112 + 428j  # the two hands
BOW_HAND, STRING_HAND = Pose(GRIP, 1, 5, True), Pose(DRAWING - 6, 1.02)
STAVE: list[Spot] = [(236, 104), (226, 128), (176, 190), (138, 280), (116, 360), (111, 428), (116, 496), (138, 580),
                     (184, 660), (240, 720)]


def draw() -> Group:
    """The whole card."""
    return court_card(inked(figure()), "V", "C", INKS)


def figure() -> Group:
    """The upper half, without its contour."""
    group = Group()
    clovers(group, ((72, 436, .72, 0), (58, 590, .8, -60), (98, 560, .66, 60), (554, 206, .7, 20), (560, 270, .6, 40),
                    (552, 350, .7, 10)))
    archer = Group()
    _quiver(archer)
    _hair_behind(archer)
    _jerkin(archer)
    _far_arm(archer)
    _neck(archer)
    _cape(archer)
    likeness(archer, HEAD, FACE, ARCHER)
    locks(archer, [([HEAD.point(p) for p in spots], width) for spots, width in HAIR], BROWN)
    _hat(archer)
    _bow(archer)
    _near_arm(archer)
    return group.add(archer)


FACE = Likeness(
    Piece([(30, -78), (43, -48), (44, -22), (40, -8), (43, 6), (46, 17), (43, 34), (38, 50), (36, 63), (33, 76),
           (25, 87), (11, 92), (-4, 88), (-22, 76), (-38, 56), (-44, 36), (-50, 6), (-52, -34), (-24, -76)],
          ([(-60, -70, "c"), (-40, -50), (-40, -10), (-35, 22), (-25, 46), (-8, 66), (3, 80), (12, 88),
            (8, 104, "c"), (-60, 104, "c")],
           [(-60, -80, "c"), (60, -80, "c"), (52, -40), (10, -36), (-30, -26), (-60, -18, "c")],
           [(-32, -8), (-18, -16), (-3, -12), (7, -3), (4, 4), (-4, -4), (-16, -7), (-28, -3)],
           [(20, -8), (28, -15), (38, -10), (41, -2), (31, -6), (23, -2)],
           [(9, -9, "c"), (14, 4), (14, 18), (10, 27), (11, 34), (20, 38, "c"), (20, 28), (20, 14), (15, -6, "c")],
           [(15, 39.5), (24, 40.5), (29, 38), (26, 45), (18, 45)],
           [(9, 70), (20, 71.5), (27, 69), (23, 76), (13, 76)]),
          ([(21, 0), (25, 12), (30, 26), (26, 30), (22, 18)],
           [(13, 81), (19, 79.5), (24, 82), (17, 85)])),
    (Eye([(-29, 3, "c"), (-22, -4), (-11, -6.6), (-2, -2), (5, 4.5, "c"), (-4, 7.5), (-14, 8), (-23, 6.4)],
         (-7.4, 0, 7.4), [(-33, 5), (-23, -4.4), (-11, -7.4), (-1, -2.6), (6, 5)], [(-29, -5), (-14, -11.5), (2, -5)],
         [(-24, 8), (-12, 9.8), (-1, 7)]),
     Eye([(20, 4, "c"), (24, -3.4), (31, -6), (38, -1.6, "c"), (36, 5), (28, 7)], (32, -.4, 6.2),
         [(18.5, 5), (24, -3.6), (31, -6.8), (39, -1.4), (42, 1)], [(21, -5.6), (30, -11), (40, -5)],
         [(23, 7.4), (30, 8.6), (36, 5.4)])),
    (([(7, -12), (-11, -20), (-28, -18), (-40, -9)], 7), ([(17, -13), (27, -19), (38, -18), (46, -9)], 6)),
    (([(18, -9), (21, 4), (27, 16)], 1.6), ([(27, 16), (33.5, 27), (34, 33), (29, 37.5)], 2.4),
     ([(29.5, 37), (23, 40), (17, 38.2)], 2.6), ([(13, 26), (8, 32), (9.6, 38.4), (14.5, 38.6)], 2)),
    ([(0, 57.2, "c"), (10, 53.4), (17.5, 51.2), (21, 52.8), (24.6, 51.2), (33, 56.4, "c"), (22, 58.8), (11, 58.6)],
     [(3, 58.4, "c"), (12, 59.2), (22, 59.2), (31.5, 57.4, "c"), (27, 65.4), (18, 68), (8, 64.4)]),
    [(-3, 56), (5, 57.6), (16, 58.8), (21, 58.8), (35, 55.4)], (),
    (([(9, -15), (11, -20), (11, -24)], 1.4), ([(24, 44), (24.6, 48), (23.6, 50)], 1.3)))
HAIR: list[tuple[list[tuple[float, float]], float]] = [
    ([(-18, -66), (-56, -42), (-66, 0), (-58, 36), (-68, 64), (-52, 82), (-42, 70)], 34),
    ([(-10, -66), (-46, -44), (-56, -6), (-46, 28), (-54, 54), (-38, 66), (-30, 54)], 30),
    ([(0, -66), (-32, -48), (-45, -14), (-38, 12), (-44, 34), (-32, 42), (-26, 32)], 24),
    ([(16, -64), (-8, -52), (-26, -32), (-36, -8)], 18)]


def _hair_behind(group: Group) -> None:
    mass = HEAD.shape([(0, -80), (-50, -66), (-72, -10), (-68, 50), (-64, 84), (-36, 82), (-20, 50), (-20, 0)])
    group.solid(mass, BROWN.dark, None, 1.6, 3)


def _neck(group: Group) -> None:
    neck = curve([(318, 340, "c"), (318, 380), (302, 412, "c"), (404, 430, "c"), (388, 390), (386, 316, "c")],
                 closed=True)
    light = curve([(300, 372, "c"), (330, 372), (344, 396), (340, 430, "c"), (290, 430, "c")], closed=True)
    group.solid(neck, ARCHER.shade, Group().fill(light, ARCHER.skin), 1.6, 3.4)


BODY: list[Spot] = [(318, 402, "c"), (262, 420), (226, 462), (222, 560), (206, 740, "c"), (500, 740, "c"),
                    (488, 600), (492, 480), (460, 424), (398, 404, "c")]


def _jerkin(group: Group) -> None:
    garment(group, BODY, JERKIN, [[(430, 420, "c"), (416, 520), (440, 740, "c"), (540, 740, "c"), (520, 420, "c")]],
            [[(262, 480), (280, 540), (270, 640)]], brocade("C", JERKIN.light, (226, 500, 500, 720), (60, 48),
                                                            22, 14))


def _cape(group: Group) -> None:
    cape: list[Spot] = [(316, 392, "c"), (286, 408), (256, 446), (240, 506, "c"), (270, 520), (318, 526, "c"),
                        (380, 524), (452, 510), (508, 480, "c"), (494, 440), (450, 412), (402, 390, "c"), (390, 420),
                        (358, 438), (326, 420)]
    garment(group, cape, FELT, [[(420, 396, "c"), (412, 450), (424, 530, "c"), (540, 520, "c"), (520, 396, "c")]],
            [[(294, 424), (280, 462), (276, 506)], [(322, 446), (310, 480), (312, 516)], [(352, 448), (356, 520)]])
    gilt_hem(group, [(242, 505), (270, 517), (318, 523), (380, 521), (452, 507), (506, 479)], 10)
    gilt_hem(group, [(314, 398), (330, 424), (358, 440), (390, 424), (404, 394)], 10)


def _quiver(group: Group) -> None:
    """Three arrows of unequal height behind the shoulder."""
    case = curve([(446, 372, "c"), (486, 354), (528, 366, "c"), (520, 480, "c"), (440, 480, "c")], closed=True)
    for foot, tip, tone in ((464 + 400j, 456 + 240j, FELT.base), (506 + 400j, 522 + 250j, JERKIN.base),
                            (486 + 400j, 490 + 204j, SHIRT.base)):
        shaft = line(foot, tip)
        group.silhouette(ribbon(shaft, lambda u: 3 + 0 * u))
        group.stroke(shaft, pal.INK, 7).stroke(shaft, LEATHER.light, 4)
        pose = Pose(tip, 1, angle(shaft.tangent(.5)) + 90)
        for side in (-1, 1):
            vane = pose.shape([(0, 8, "c"), (side * 11, 4, "c"), (side * 13, 40), (side * 11, 74), (0, 98, "c")])
            inside = Group()
            for k in range(8):
                y = 12.0 + 10 * k
                inside.fill(taper(pose.curve([(0, y + 9), (side * 7, y + 3), (side * 14, y - 4)]), 1.7, .6, ends()),
                            pal.INK)
            group.solid(vane, tone, inside, 1.5, 3)
        group.stroke(pose.line((0, 0), (0, 100)), pal.INK, 4.4).stroke(pose.line((0, 0), (0, 100)), LEATHER.light, 2)
        gem(group, pose.point((0, -3)), 4.5, pal.GILT_LIGHT, pal.WHITE)
    inside = Group().fill(curve([(496, 370, "c"), (500, 480, "c"), (540, 480, "c"), (530, 370, "c")], closed=True),
                          LEATHER.dark)
    group.solid(case, LEATHER.base, inside, 1.8, 4.4)
    gilt_hem(group, [(448, 378), (486, 360), (526, 371)], 9)


CROWN: list[Spot] = [(-56, -56, "c"), (-64, -98), (-42, -130), (-6, -136), (26, -112), (42, -66, "c"), (0, -72)]
BRIM: list[Spot] = [(91, -55), (88, -51), (48, -52), (6, -50), (-34, -38), (-62, -22), (-76, -24), (-88, -60),
                    (-86, -92, "c"),
                    (-66, -80), (-28, -82), (14, -84), (54, -72), (84, -58)]


def _hat(group: Group) -> None:
    """A bycocket: the brim comes to a beak in front and is turned up behind, with a pheasant's feather."""
    _feather(group)
    dark = Group().fill(HEAD.shape([(-70, -40, "c"), (-70, -110), (-30, -96), (20, -98), (60, -60, "c")]), FELT.dark)
    for spots in ([(-20, -84), (-30, -108), (-26, -130)], [(12, -84), (8, -104), (-4, -124)]):
        dark.ink(HEAD.curve(spots), 2.6, "out")
    group.solid(HEAD.shape(CROWN), FELT.base, dark, 1.8, 4.4)
    inside = Group().fill(HEAD.shape([(-90, -20, "c"), (-62, -50), (-20, -60), (40, -62), (96, -48, "c"),
                                      (30, -30, "c")]), JERKIN.dark)
    inside.ink(HEAD.curve([(-80, -84), (-30, -74), (20, -76), (70, -64)]), 3, "both", JERKIN.light)
    group.solid(HEAD.shape(BRIM), JERKIN.base, inside, 1.8, 4.4)
    badge = HEAD.point((-34, -66))
    gem(group, badge, 17, pal.GILT, pal.GILT_LIGHT)
    pip(group, "C", badge, 25, whips=False, edge=1)


def _feather(group: Group) -> None:
    spine = HEAD.curve([(-30, -66), (-62, -108), (-98, -140), (-150, -146), (-182, -118)])
    for side, tone, left, right in ((-1, "#E0B070", 3, 19), (1, "#C98A46", 15, 3)):
        inside = Group()
        for u in np.linspace(.16, .96, 12):
            root, along = spine.at(u), spine.tangent(u)
            out = -1j * side * along
            inside.fill(taper(curve([root, root + out * 10 + along * 6, root + out * 22 + along * 20]), 2.4, .8),
                        "#7A4A28")
        group.solid(ribbon(spine.part(.12, 1), _vane(left), _vane(right)), tone, inside, 1.5, 3)
    group.fill(taper(spine, 5, 1.5), pal.INK).fill(taper(spine, 2.2, .6), SHIRT.light)


def _vane(width: float) -> Profile:
    return lambda u: width * np.sin(np.pi * np.clip(u * .92 + .06, 0, 1)) ** .6


def _far_arm(group: Group) -> None:
    """The arm that holds the bow, stretched out to the left."""
    sleeve(group, [(300, 462), (240, 456), (176, 440)], SHIRT, round_arm(40, 23))


def _bracer(group: Group) -> None:
    bracer = curve([(214, 412, "c"), (180, 414), (152, 412, "c"), (150, 448, "c"), (180, 462), (214, 474, "c"),
                    (222, 442)], closed=True)
    inside = Group().fill(curve([(226, 452, "c"), (180, 440), (146, 438, "c"), (146, 480, "c"), (226, 484, "c")],
                                closed=True), LEATHER.dark)
    for x in (166, 184, 202):
        inside.stroke(line((x, 408), (x - 2, 478)), LEATHER.light, 3)
    group.solid(bracer, LEATHER.base, inside, 1.8, 4)


def _bow(group: Group) -> None:
    tint = skin_tint(ARCHER)
    spine = curve(STAVE)
    for end in (226 + 128j, 236 + 716j):
        string = line(end, DRAWING - 9)
        group.silhouette(ribbon(string, lambda u: 1 + 0 * u))
        group.stroke(string, pal.INK, 3.6).stroke(string, SHIRT.light, 1.5)
    hand_far(group, BOW_HAND, STAFF_OUT, tint)
    _bracer(group)
    stave = ribbon(spine, lambda u: 4 + 7 * np.sin(np.pi * np.clip(u, 0, 1)) ** .8)
    inside = Group().stroke(curve([(z.real + 6, z.imag) for z in (spine.at(u) for u in np.linspace(0, 1, 12))]),
                            pal.OCHRE_DARK, 7)
    inside.ink(spine.part(.02, .42), 2.6, "both", pal.OCHRE_LIGHT)
    group.solid(stave, pal.OCHRE, inside, 1.7, 4.4)
    for u in (.12, .22, .32, .66, .74):
        at, way = spine.at(u), 1j * spine.tangent(u)
        for k in (-5, 0, 5):
            z = at + k * spine.tangent(u)
            group.stroke(line(z - way * 9, z + way * 9), FELT.dark, 2.4)
    _arrow(group)
    hand_near(group, BOW_HAND, STAFF_OUT, tint)


def _arrow(group: Group) -> None:
    shaft = line(DRAWING - 6 - 2j, GRIP - 50 - 46j)
    group.silhouette(ribbon(shaft, lambda u: 2.6 + 0 * u))
    group.stroke(shaft, pal.INK, 7).stroke(shaft, LEATHER.light, 3.6)
    pose = Pose(shaft.end, 1, angle(shaft.tangent(1)) + 90)
    head = pose.shape([(0, -26, "c"), (7, -8), (12, 7), (9, 9), (0, 4), (-9, 9), (-12, 7), (-7, -8)])
    group.solid(head, "#C9CBC6", Group().fill(pose.shape([(0, -30, "c"), (0, 4, "c"), (24, 16, "c")]), "#8A919A"),
                1.6, 3)
    for side, tone in ((-1, FELT.base), (1, SHIRT.light)):
        rear = Pose(shaft.at(.12), 1, angle(shaft.tangent(1)) + 90)
        vane = rear.shape([(0, 20, "c"), (side * 10, 26, "c"), (side * 10, 2), (0, -34, "c")])
        group.solid(vane, tone, None, 1.4, 2.6)


def _near_arm(group: Group) -> None:
    """The drawing arm: the elbow high, the hand under the jaw."""
    sleeve(group, [(436, 450), (490, 446), (540, 416)], SHIRT, round_arm(44, 38))
    hand_far(group, STRING_HAND, STRING, skin_tint(ARCHER))
    hand_near(group, STRING_HAND, STRING, skin_tint(ARCHER))
    sleeve(group, [(564, 400), (500, 392), (398, 388)], SHIRT, round_arm(40, 25))
    cuff = curve([(424, 360, "c"), (400, 362), (386, 362, "c"), (384, 412, "c"), (402, 416), (424, 418, "c"),
                  (430, 390)], closed=True)
    inside = Group().fill(curve([(432, 396, "c"), (402, 394), (380, 392, "c"), (380, 424, "c"), (432, 424, "c")],
                                closed=True), LEATHER.dark)
    group.solid(cuff, LEATHER.base, inside, 1.7, 3.8)
