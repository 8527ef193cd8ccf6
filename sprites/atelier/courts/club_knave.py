"""Knave of clubs: an archer in a bycocket draws his bow before the halo."""
from __future__ import annotations

import numpy as np

from .. import palette as pal
from ..court import CourtInks, court_card
from ..dress import Cloth, garment, gilt_hem
from ..faces import Person
from ..figures import Hair, locks
from ..geometry import Spot, angle, line, pair
from ..grips import STAFF_OUT
from ..hands import hand_far, hand_near
from ..hats import gem
from ..likeness import Eye, Likeness, likeness, skin_tint
from ..line import ends, taper
from ..pieces import Piece
from ..ribbons import Profile, ribbon
from ..splines import Pose, curve
from ..suits import pip
from ..svg import Group
from .knave_hands import DRAWING
from .sides import clovers, inked

INKS = CourtInks("#C6CFA8", "#B7C196", "#A9742E", "#2B4B3A", "#274A39")
BROWN = Hair("#6B452C", "#A1734A", "#40281B")
JERKIN = Cloth("#3F6B50", "#274A39", "#7FA07E")
SHIRT = Cloth("#E9DFC9", "#BFAE92", "#FAF4E4")
FELT = Cloth("#8E3B3A", "#652730", "#B9665C")
LEATHER = Cloth("#9A6A3C", "#6B4526", "#C49661")
ARCHER = Person("man", skin="#E9C39B", shade="#CC9469", lips="#C08469", iris="#4F6B45", brow="#40281B", bushy=1.2)
HEAD = Pose((368, 268), 1, 3, True)  # looks left: x grows forwards
NOCK, GRIP = 342 + 381j, 108 + 423j  # where the arrow meets the string; the hand on the bow
BOW_HAND, STRING_HAND = Pose(GRIP, 1.14, 3, True), Pose(NOCK, 1.06, -9)
STAVE: list[Spot] = [(222, 98), (225, 120), (182, 182), (143, 264), (117, 346), (108, 424), (112, 504), (136, 586),
                     (178, 658), (230, 716)]


def draw() -> Group:
    """The whole card."""
    return court_card(inked(figure()), "V", "C", INKS)


def figure() -> Group:
    """The upper half, without its contour."""
    group = Group()
    clovers(group, ((57, 424, .46, 10), (80, 556, .68, -60), (88, 622, .6, 60), (541, 206, .66, 20),
                    (546, 262, .52, 40), (550, 416, .4, 10)))
    archer = Group()
    _quiver(archer)
    _hair_behind(archer)
    _jerkin(archer)
    _belt(archer)
    _far_arm(archer)
    _neck(archer)
    _upper_arm(archer)
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
    (Eye([(-28, 4, "c"), (-21, -.8), (-11, -2.8), (-1, -.4), (6, 4.6, "c"), (-3, 7), (-14, 7.6), (-23, 6.4)],
         (-3, 1.6, 6.6), [(-34, 6), (-22, -1.4), (-11, -3.8), (0, -1.2), (7.4, 5.2)], [(-29, -3), (-13, -7.6), (4, -3)],
         [(-24, 8.2), (-12, 10.4), (-1, 8)], ([(-33, 6), (-39, 5), (-44, 6)],)),
     Eye([(20, 4.4, "c"), (24, -1), (31, -2.8), (38, .4, "c"), (36, 5), (28, 6.8)], (33.6, 1.4, 5.6),
         [(18.5, 5), (24, -1.4), (31, -3.8), (36, -1), (38, .6)], [(21, -3.6), (30, -7.6), (38, -4)],
         [(23, 7.6), (30, 8.8), (36, 5.8)])),
    (([(9, -6), (-8, -15.4), (-27, -16), (-41, -8)], 7.6), ([(17, -7), (25, -13.6), (33, -14.4), (39.6, -9)], 6.6)),
    (([(18, -9), (21, 4), (27, 16)], 1.6), ([(27, 16), (33.5, 27), (34, 33), (29, 37.5)], 2.4),
     ([(29.5, 37), (23, 40), (17, 38.2)], 2.6), ([(13, 26), (8, 32), (9.6, 38.4), (14.5, 38.6)], 2)),
    ([(0, 55.6, "c"), (10, 53.2), (17.5, 51.8), (21, 53.2), (24.6, 51.8), (33, 54.8, "c"), (22, 58.4), (11, 58.2)],
     [(3, 57, "c"), (12, 58.6), (22, 58.8), (31, 56, "c"), (27, 63.4), (18, 65.4), (9, 62.6)]),
    [(-4, 53.4), (4, 56.6), (15, 58.6), (21, 58.6), (31, 56), (36, 52.6)], (),
    (([(9.6, -10), (11.4, -16), (10.6, -22)], 1.7), ([(15, -11), (15.6, -16), (17.4, -20)], 1.5),
     ([(24, 44), (24.6, 48), (23.6, 50)], 1.3)))
HAIR: list[tuple[list[tuple[float, float]], float]] = [
    ([(-18, -66), (-56, -42), (-66, 0), (-58, 36), (-68, 64), (-58, 88), (-62, 102)], 34),
    ([(-10, -66), (-46, -44), (-56, -6), (-46, 28), (-54, 54), (-44, 72), (-48, 86)], 30),
    ([(0, -66), (-32, -48), (-45, -14), (-40, 12), (-46, 34), (-36, 50), (-39, 62)], 24),
    ([(16, -64), (-8, -52), (-26, -32), (-36, -8)], 18)]


def _hair_behind(group: Group) -> None:
    mass = HEAD.shape([(0, -80), (-50, -66), (-72, -10), (-68, 50), (-64, 84), (-36, 82), (-20, 50), (-20, 0)])
    group.solid(mass, BROWN.dark, None, 1.6, 3)


def _neck(group: Group) -> None:
    neck = curve([(346, 336, "c"), (346, 376), (330, 408, "c"), (432, 426, "c"), (416, 386), (412, 312, "c")],
                 closed=True)
    light = curve([(328, 368, "c"), (358, 368), (372, 392), (368, 426, "c"), (318, 426, "c")], closed=True)
    group.solid(neck, ARCHER.shade, Group().fill(light, ARCHER.skin), 1.6, 3.4)


BODY: list[Spot] = [(322, 402, "c"), (294, 440), (278, 484), (263, 526), (236, 560), (184, 602), (140, 690, "c"),
                    (200, 740, "c"), (500, 740, "c"), (488, 600), (468, 520), (492, 470), (470, 424), (426, 404, "c")]


def _jerkin(group: Group) -> None:
    """Drawn in at the waist; its skirt falls from there in folds."""
    garment(group, BODY, JERKIN,
            [[(326, 470, "c"), (330, 500), (318, 536), (316, 600), (300, 740, "c"), (540, 740, "c"), (540, 420, "c")],
             [(268, 538, "c"), (250, 572), (206, 620), (230, 640, "c"), (262, 586), (278, 542, "c")],
             [(298, 548, "c"), (288, 580), (256, 640), (290, 640, "c"), (304, 590), (308, 550, "c")]],
            [[(284, 522), (277, 508), (281, 490)], [(304, 526), (300, 512), (306, 498)], [(258, 542), (236, 572),
             (196, 614)], [(286, 548), (274, 580), (244, 632)], [(312, 550), (308, 580), (296, 620)]],
            _sown)


def _sown(inside: Group) -> None:
    """Clover on the skirt."""
    for x, y, turn in ((244, 566, 24), (226, 600, 28), (276, 586, 12), (252, 614, 16)):
        pip(inside, "C", (x, y), 16, turn, whips=False, colour=JERKIN.light)


def _belt(group: Group) -> None:
    belt = curve([(266, 518, "c"), (300, 530), (370, 536), (470, 520, "c"), (470, 538, "c"), (372, 554), (298, 549),
                  (258, 536, "c")], closed=True)
    inside = Group().fill(curve([(276, 536, "c"), (310, 546), (372, 548), (480, 530, "c"), (480, 560, "c"),
                                 (276, 560, "c")], closed=True), LEATHER.dark)
    inside.stroke(curve([(264, 522), (300, 534.5), (350, 540)]), LEATHER.light, 1.6)
    group.solid(belt, LEATHER.base, inside, 1.7, 3.6)
    buckle = curve([(289, 521, "c"), (313, 528, "c"), (310, 557, "c"), (285, 550, "c")], closed=True)
    group.stroke(buckle, pal.INK, 7).stroke(buckle, pal.GILT, 4).stroke(buckle, pal.GILT_LIGHT, 1.2)
    group.stroke(line((299, 538), (315, 542)), pal.INK, 4.6).stroke(line((299, 538), (314, 541.5)), pal.GILT, 2.4)


HEM: list[Spot] = [(276, 474), (300, 488), (340, 496), (400, 494), (470, 474), (508, 450)]


def _dagged() -> list[Spot]:
    """The hem of the cape, cut into tongues."""
    hem, spots, count = curve(HEM), list[Spot](), 9
    for k in range(count):
        start, middle = hem.at(k / count), hem.at((k + .5) / count)
        out, way = 1j * hem.tangent((k + .5) / count), hem.tangent((k + .5) / count)
        spots += [(*pair(start), "c"), *(pair(middle + x * way + y * out) for x, y in ((-11, 9), (0, 22), (11, 9)))]
    return [*spots, (*pair(hem.end), "c")]


def _cape(group: Group) -> None:
    """A hood thrown back, its cape over both shoulders."""
    cape = [(336, 394, "c"), (312, 404), (291, 426), (281, 452), *_dagged(), (502, 432), (474, 409), (426, 392, "c"),
            (380, 436)]

    def edged(inside: Group) -> None:
        gilt_hem(inside, [(272, 462), (300, 477), (340, 485), (400, 483), (470, 464)], 5.5)
        inside.fill(curve([(330, 404), (308, 418), (296, 442), (304, 438), (318, 420)], closed=True), FELT.light)
    garment(group, cape, FELT,
            [[(352, 420, "c"), (336, 446), (334, 480), (350, 530, "c"), (540, 520, "c"), (520, 396, "c"),
              (440, 380, "c")]],
            [[(320, 424), (302, 446), (297, 474)], [(338, 440), (324, 460), (322, 482)],
             [(488, 424), (468, 432), (446, 450)]], edged)
    hood: list[Spot] = [(334, 390, "c"), (328, 400), (336, 422), (362, 442), (396, 444), (428, 424), (442, 392, "c"),
                        (420, 404), (386, 414), (356, 408)]
    garment(group, hood, FELT, [[(330, 404, "c"), (350, 426), (384, 434), (420, 414), (446, 392, "c"), (440, 450, "c"),
                                 (340, 450, "c")]],
            [[(340, 400), (360, 420), (392, 426)], [(352, 428), (370, 434),
                                                                                             (392, 434)]])


def _quiver(group: Group) -> None:
    """Three arrows of unequal height behind the shoulder."""
    case = curve([(444, 328, "c"), (484, 309), (526, 315, "c"), (520, 340, "c"), (462, 356, "c")], closed=True)
    for foot, tip, tone in ((462 + 350j, 455 + 244j, FELT.base), (504 + 340j, 510 + 256j, JERKIN.base),
                            (483 + 346j, 484 + 208j, SHIRT.base)):
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
    inside = Group().fill(curve([(496, 300, "c"), (500, 420, "c"), (540, 420, "c"), (530, 300, "c")], closed=True),
                          LEATHER.dark)
    group.solid(case, LEATHER.base, inside, 1.8, 4.4)
    gilt_hem(group, [(446, 333), (484, 315), (524, 320)], 9)


CROWN: list[Spot] = [(-56, -56, "c"), (-66, -96), (-54, -130), (-24, -142), (2, -126), (24, -110), (38, -90),
                     (44, -66, "c"), (0, -72)]
BRIM: list[Spot] = [(91, -55), (88, -51), (48, -52), (6, -50), (-34, -38), (-62, -22), (-76, -24), (-88, -60),
                    (-86, -92, "c"),
                    (-66, -80), (-28, -82), (14, -84), (54, -72), (84, -58)]


def _hat(group: Group) -> None:
    """A bycocket: the brim comes to a beak in front and is turned up behind, with a pheasant's feather."""
    _feather(group)
    dark = Group().fill(HEAD.shape([(-70, -40, "c"), (-70, -110), (-30, -96), (20, -98), (60, -60, "c")]), FELT.dark)
    for spots in ([(-30, -84), (-40, -108), (-36, -134)], [(14, -84), (4, -106), (-18, -132)]):
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
    spine = HEAD.curve([(-30, -66), (-58, -110), (-92, -144), (-136, -152), (-166, -126)])
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


FAR_SLEEVE: list[Spot] = [(316, 410, "c"), (286, 412), (256, 420), (228, 424), (196, 416, "c"), (192, 438),
                          (192, 462, "c"), (206, 473), (230, 489), (252, 492), (270, 484), (300, 474), (330, 470, "c")]


def _far_arm(group: Group) -> None:
    """The arm that holds the bow: the upper arm out of the cape, the elbow turned down, the forearm in a bracer."""
    def lit(inside: Group) -> None:
        inside.fill(curve([(300, 416), (262, 424), (234, 430), (202, 423), (204, 431), (236, 438), (268, 432),
                           (300, 426)], closed=True), SHIRT.light)
    garment(group, FAR_SLEEVE, SHIRT,
            [[(340, 446, "c"), (300, 450), (270, 462), (250, 472), (230, 466), (210, 452), (186, 448, "c"),
              (200, 500, "c"), (340, 500, "c")],
             [(304, 400, "c"), (294, 430), (296, 480, "c"), (340, 480, "c"), (340, 400, "c")]],
            [[(250, 488), (240, 472), (240, 452)], [(234, 486), (224, 470), (222, 454)],
             [(288, 426), (274, 438), (264, 456)]], lit, 2.8)


def _bracer(group: Group) -> None:
    bracer = curve([(209, 412, "c"), (190, 408), (166, 409, "c"), (162, 428), (164, 448, "c"), (184, 456),
                    (202, 467, "c"), (212, 440)], closed=True)
    inside = Group().fill(curve([(230, 448, "c"), (190, 439), (156, 436, "c"), (156, 480, "c"), (230, 484, "c")],
                                closed=True), LEATHER.dark)
    for x in (174, 187, 200):
        inside.stroke(curve([(x + 2, 404), (x + 6, 436), (x - 2, 476)]), LEATHER.light, 2.4)
    group.solid(bracer, LEATHER.base, inside, 1.8, 4)


def _bow(group: Group) -> None:
    tint = skin_tint(ARCHER)
    spine = curve(STAVE)
    for end in (spine.at(.035), spine.at(.985)):
        string = line(end, NOCK)
        group.silhouette(ribbon(string, lambda u: 1 + 0 * u))
        group.stroke(string, pal.INK, 4).stroke(string, pal.OCHRE_LIGHT, 1.7)
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
    """Its nock is on the string between two fingers, its shaft upon the fist that holds the bow."""
    shaft = line(NOCK - 3, GRIP - 30 - 44j)
    group.silhouette(ribbon(shaft, lambda u: 2.6 + 0 * u))
    group.stroke(shaft, pal.INK, 7.4).stroke(shaft, LEATHER.light, 4)
    pose = Pose(shaft.end, 1, angle(shaft.tangent(1)) + 90)
    head = pose.shape([(0, -26, "c"), (7, -8), (12, 7), (9, 9), (0, 4), (-9, 9), (-12, 7), (-7, -8)])
    group.solid(head, "#C9CBC6", Group().fill(pose.shape([(0, -30, "c"), (0, 4, "c"), (24, 16, "c")]), "#8A919A"),
                1.6, 3)
    rear = Pose(NOCK, 1, angle(shaft.tangent(1)) + 90)
    for side, tone, dark in ((-1, FELT.base, FELT.dark), (1, SHIRT.light, SHIRT.dark)):
        vane = rear.shape([(0, -24, "c"), (side * 9, -20, "c"), (side * 12, -46), (side * 6, -74), (0, -86, "c")])
        barbs = Group()
        for y in range(-80, -18, 8):
            barbs.fill(taper(rear.curve([(0, y - 4), (side * 6, y + 1), (side * 13, y + 8)]), 1.7, .6, ends()), dark)
        group.solid(vane, tone, barbs, 1.4, 2.6)
    group.stroke(shaft.part(0, .5), LEATHER.light, 3)
    nock = rear.shape([(-4, 4, "c"), (-5, -6), (-4, -18, "c"), (4, -18, "c"), (5, -6), (4, 4, "c"), (0, -2, "c")])
    group.solid(nock, pal.IVORY, None, 1.4, 2)


UPPER_ARM: list[Spot] = [(446, 424, "c"), (484, 402), (516, 376), (546, 340, "c"), (563, 348), (560, 384), (547, 416),
                         (526, 446), (500, 486, "c"), (446, 480, "c")]
FOREARM: list[Spot] = [(432, 344, "c"), (466, 334), (500, 322), (526, 313), (545, 314), (558, 325), (564, 342, "c"),
                       (558, 366), (543, 380), (516, 386), (480, 392), (440, 392, "c"), (440, 366)]


def _upper_arm(group: Group) -> None:
    """From under the cape up to the elbow."""
    garment(group, UPPER_ARM, SHIRT,
            [[(440, 420, "c"), (490, 408), (526, 394), (552, 374), (566, 344, "c"), (556, 392), (530, 416),
              (504, 444), (486, 490, "c"), (430, 480, "c")]],
            [[(520, 390), (512, 414), (500, 436)], [(542, 382), (538, 404), (524, 426)]])


def _near_arm(group: Group) -> None:
    """The drawing arm: the elbow high, three fingers hooked round the string under the chin."""
    hand_far(group, STRING_HAND, DRAWING, skin_tint(ARCHER))
    hand_near(group, STRING_HAND, DRAWING, skin_tint(ARCHER))

    def lit(inside: Group) -> None:
        inside.fill(curve([(444, 349), (480, 338), (514, 326), (540, 324), (552, 332), (536, 334), (510, 340),
                           (474, 352), (444, 359)], closed=True), SHIRT.light)
    garment(group, FOREARM, SHIRT,
            [[(420, 384, "c"), (450, 376), (488, 370), (520, 362), (546, 356), (570, 336, "c"), (580, 400, "c"),
              (420, 410, "c")]],
            [[(506, 386), (524, 374), (536, 352)], [(532, 381), (546, 368), (552, 350)],
             [(456, 366), (478, 362), (500, 352)]],
            lit, 3)
    cuff = curve([(440, 337, "c"), (424, 341), (408, 346, "c"), (414, 368), (416, 394, "c"), (430, 397),
                  (447, 396, "c"), (447, 366)], closed=True)
    inside = Group().fill(curve([(454, 374, "c"), (430, 376), (404, 380, "c"), (404, 404, "c"), (454, 404, "c")],
                                closed=True), LEATHER.dark)
    for x in (420, 435):
        inside.stroke(curve([(x - 4, 336), (x + 2, 366), (x + 4, 400)]), LEATHER.light, 2.4)
    group.solid(cuff, LEATHER.base, inside, 1.7, 3.8)
