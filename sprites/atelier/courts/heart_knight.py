"""Knight of hearts: a youth crowned with roses looks down at his prancing chestnut horse."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ..court import CourtInks, court_card
from ..dress import MIRROR, Cloth, brocade, forearm, garment, gilt_hem, mirrored, round_arm, sleeve
from ..faces import Person
from ..figures import Hair, locks
from ..flowers.garden import rose
from ..frame import leaflet
from ..geometry import Spot, angle, point
from ..grips import REINS
from ..hands import hand_far, hand_near
from ..horses import STRETCHED, Coat, horse, mane, strap, stud
from ..likeness import Eye, Likeness, likeness, skin_tint
from ..pieces import Piece, strokes
from ..splines import Pose, curve
from ..suits import pip
from ..svg import Group
from .sides import inked, roses

INKS = CourtInks("#E2B9A3", "#D5A58F", "#7C9678", "#B3322F", "#A63A3A", "#F3E2B8", 26, 1.1, (338, 262))
BROWN = Hair("#6B452C", "#A1734A", "#40281B")
TUNIC = Cloth("#A63A3A", "#7A2229", "#D07A68")
CAPE = Cloth("#557F60", "#34573F", "#8DB38E")
SHIRT = Cloth("#F0E4C8", "#C6B48C", "#FFFFFF")
FLAXEN = Hair("#E6D2A0", "#F8EED2", "#B3955B")
CHESTNUT = Coat("#A8623A", "#CB8C5C", "#79401F", "#C99A7C", FLAXEN)
YOUTH = Person("youth", blush="#E2A78A", lips="#C6826C", iris="#5C6B45", brow="#40281B", bushy=1.1)
HORSE = Pose((52, 40), .97)
HEAD = Pose((296, 192), 1.2, 9)  # sets down what is drawn round (292, 196)
RIDER = Pose((292, 268), 1.14)  # the same round (290, 276)
SEAT = MIRROR - 24  # the rider sits 48 units further left than the horse would have him
RIDER_HAND = Pose((306, 422), .98, 12)
GREEN, GREEN_LIGHT = "#4F7A5A", "#8DB38E"


def draw() -> Group:
    """The whole card."""
    return court_card(inked(figure()), "C", "H", INKS)


def figure() -> Group:
    """The upper half, without its contour."""
    group = Group()
    roses(group, ((60, 424, .6, 10), (556, 186, .76, 40), (562, 404, .6, 0)), ((558, 420, 48, 60),
                                                                               (558, 366, -48, 58),
                                                                              (545, 300, 46, 52),
                                                                              (546, 262, -44, 44)))
    rider, steed, arm, hand = Group(), Group(), Group(), Group()
    _cape(rider)
    _tunic(rider)
    _head(rider)
    _hoof(steed)
    horse(steed, PRANCING, CHESTNUT, HORSE, blaze=BLAZE)
    _leg(steed)
    mane(steed, STRETCHED, CHESTNUT, HORSE, 8, 104, 40)
    _harness(steed)
    strap(hand, curve([RIDER_HAND.point((4, 24)), RIDER_HAND.point((8, 56)), RIDER_HAND.point((-22, 96)),
                       RIDER_HAND.point((10, 150)), RIDER_HAND.point((40, 190))]), GREEN, GREEN_LIGHT, 8)
    hand_far(hand, RIDER_HAND, REINS, skin_tint(YOUTH))
    _rein(hand)
    _arm(arm)
    hand_near(hand, RIDER_HAND, REINS, skin_tint(YOUTH))
    return group.add(mirrored(rider, SEAT)).add(mirrored(steed)).add(hand).add(mirrored(arm, SEAT))


LEG: list[Spot] = [  # from the throat over the breast to the raised foreleg and back to the belly
    (354, 410), (361, 449), (381, 489), (404, 520, "c"), (439, 503), (474, 476), (502, 460), (523, 456), (536, 467),
    (533, 486), (516, 515), (500, 542), (492, 559), (491, 572), (480, 585, "c"), (455, 567, "c"), (464, 557),
    (463, 544), (472, 534), (484, 513), (491, 492), (482, 487), (454, 522), (429, 559), (414, 596), (410, 722, "c")]
LEG_SHADES: tuple[list[Spot], ...] = (
    [(370, 388, "c"), (398, 406), (426, 408), (456, 418), (470, 450, "c"), (392, 430), (364, 440), (356, 412)],
    [(360, 440, "c"), (372, 490), (404, 524, "c"), (388, 560), (400, 640), (404, 740, "c"), (366, 740, "c"),
     (372, 620), (352, 520)],
    [(404, 524, "c"), (436, 524), (466, 502), (484, 482), (512, 478), (530, 474), (527, 490), (502, 508), (484, 536),
     (472, 552), (462, 569, "c"), (445, 557, "c"), (472, 500, "c"), (425, 562), (406, 640, "c")])
PRANCING = replace(STRETCHED, body=[*STRETCHED.body[:16], *LEG, *STRETCHED.body[22:]],
                   tones=(*((spots, "dark") for spots in LEG_SHADES), *STRETCHED.tones[1:]),
                   lines=STRETCHED.lines[:-1])
LEG_LINES: tuple[tuple[list[Spot], float], ...] = (
    ([(522, 463), (528, 471), (525, 484)], 2), ([(500, 465), (494, 478), (497, 492)], 2.2),
    ([(506, 505), (494, 528), (486, 542)], 1.8), ([(486, 564), (476, 561), (467, 553)], 2),
    ([(488, 474), (454, 500), (414, 534)], 2), ([(404, 520), (384, 534), (372, 562)], 3),
    ([(382, 488), (356, 512), (342, 560)], 2.4))
SOCK: list[Spot] = [(526, 544, "c"), (491, 536), (462, 518, "c"), (441, 557, "c"), (445, 573, "c"), (482, 592, "c"),
                    (513, 577, "c")]
HOOF: list[Spot] = [(482, 582, "c"), (454, 564, "c"), (437, 574), (427, 586, "c"), (443, 616, "c"), (460, 617),
                    (468, 606)]


def _hoof(group: Group) -> None:
    dark = Group().fill(HORSE.shape([(482, 582, "c"), (462, 570), (446, 580), (436, 622, "c"), (470, 626, "c")]),
                        "#4A342A")
    group.solid(HORSE.shape(HOOF), "#7B5A45", dark, 1.7, 4)


def _leg(group: Group) -> None:
    white = HORSE.shape(SOCK)
    inside = Group().fill(white, "#F1E6D0").fill(
        HORSE.shape([(462, 528, "c"), (478, 548), (470, 566), (476, 592, "c"), (440, 566, "c")]), "#CDBB9A")
    group.clip(HORSE.shape(PRANCING.body), inside.stroke(white, CHESTNUT.dark, 1.6))
    light = Group()
    for lit in ([(416, 508), (446, 498), (482, 474), (512, 462), (492, 478), (452, 508), (428, 518)],
                [(330, 470), (356, 468), (376, 496), (362, 520), (340, 512)]):
        light.fill(HORSE.shape(lit), CHESTNUT.light)
    group.clip(HORSE.shape(PRANCING.body), light)
    strokes(group, HORSE, LEG_LINES, "#4F2612")


BLAZE: list[Spot] = [(404, 252, "c"), (424, 268), (450, 300), (486, 338), (510, 364, "c"), (482, 346), (444, 312),
                     (416, 280)]


def _grown(pose: Pose, spots: Sequence[Spot], middle: complex) -> list[Spot]:
    """`spots` round `middle` set down by `pose`."""
    grown: list[Spot] = []
    for spot in spots:
        z = pose.point(point(spot) - middle)
        grown.append((z.real, z.imag, spot[2]) if isinstance(spot, tuple) and len(spot) == 3 else z)
    return grown


def _worn(spots: Sequence[Spot]) -> list[Spot]:
    return _grown(RIDER, spots, 290 + 276j)


def _borne(rows: Sequence[tuple[list[Spot], float]]) -> list[tuple[list[Spot], float]]:
    return [(_grown(HEAD, spots, 292 + 196j), width * HEAD.scale) for spots, width in rows]


def _cape(group: Group) -> None:
    spots: list[Spot] = [(250, 270, "c"), (196, 290), (136, 334), (84, 400), (110, 470), (70, 560), (90, 740, "c"),
                         (300, 740, "c"), (320, 300, "c")]
    garment(group, _worn(spots), CAPE, [[(230, 290, "c"), (180, 380), (190, 480), (150, 600), (160, 740, "c"),
                                          (260, 740, "c"), (280, 300, "c")]],
            [[(226, 290), (150, 370), (150, 470), (120, 600)], [(250, 296), (206, 400), (210, 500), (186, 640)],
             [(200, 296), (120, 390), (130, 470), (94, 570)]],
            brocade("H", "#8DB38E", (90, 350, 220, 700), (54, 54), 20, 14))


def _tunic(group: Group) -> None:
    spots: list[Spot] = [(252, 270, "c"), (212, 296), (196, 360), (188, 470), (180, 740, "c"), (330, 740, "c"),
                         (318, 480), (322, 356), (336, 296), (318, 270, "c")]
    garment(group, _worn(spots), TUNIC, [[(330, 280, "c"), (326, 400), (340, 740, "c"), (420, 740, "c"),
                                           (400, 280, "c")]],
            (), brocade("H", TUNIC.light, (200, 330, 380, 700), (50, 42), 18, 12))
    neck = curve(_worn([(256, 222, "c"), (258, 274), (284, 306, "c"), (320, 274, "c"), (312, 240, "c")]),
                 closed=True)
    group.solid(neck, YOUTH.shade, None, 1.5, 3)
    gilt_hem(group, _worn([(248, 272), (266, 300), (288, 314), (310, 300), (324, 272)]), 13, 9)


BACK: list[tuple[list[Spot], float]] = [
    ([(276, 140), (232, 156), (220, 196), (236, 220), (226, 244), (244, 252), (252, 240)], 36),
    ([(270, 170), (246, 200), (252, 226), (240, 246), (258, 258), (266, 246)], 28)]
MASS: list[Spot] = [(290, 96), (232, 118), (214, 176), (226, 236), (252, 256), (310, 240), (344, 210),
                    (350, 150), (330, 106)]
CURLS: list[tuple[list[Spot], float]] = [
    ([(316, 116), (266, 108), (228, 134), (220, 172), (238, 194), (226, 220), (242, 232), (252, 220)], 30),
    ([(316, 118), (278, 120), (250, 142), (246, 172), (258, 188), (246, 206), (258, 214), (266, 204)], 24),
    ([(318, 118), (292, 128), (270, 146), (264, 166), (274, 176), (284, 168)], 20),
    ([(316, 118), (310, 136), (290, 150), (290, 162), (300, 164)], 16),
    ([(314, 116), (342, 122), (352, 146), (344, 168), (350, 182), (343, 188)], 22),
    ([(314, 118), (330, 130), (338, 146), (332, 160), (340, 166)], 16)]


FACE = Likeness(
    Piece([(30, -76), (42, -46), (43, -22), (39.5, -8), (43, 6), (45, 20), (42, 36), (37, 50), (34.5, 63), (32, 75),
           (23, 86), (10, 89.5), (-5, 85), (-24, 73), (-40, 53), (-45, 30), (-50, 6), (-52, -34), (-24, -76)],
          ([(-60, -70, "c"), (-44, -50), (-42, -10), (-38, 20), (-27, 44), (-10, 62), (2, 75), (10, 82),
            (8, 100, "c"), (-60, 104, "c")],
           [(-32, -6), (-18, -13), (-3, -9), (7, 1), (5, 9), (-4, 4), (-16, 2), (-28, 5)],
           [(20, -5), (28, -12), (38, -7), (42, 2), (32, 3), (23, 5)],
           [(10, -6, "c"), (13, 6), (13, 18), (10, 26), (11, 33), (20, 36, "c"), (19, 28), (18, 14), (15, -4, "c")],
           [(15, 38.5), (23, 39.5), (28, 36), (25, 43), (18, 43)], [(11, 67), (19, 68.5), (26, 66), (22, 72),
                                                                    (14, 72)]),
          ([(20, 2), (24, 12), (28, 23), (25, 27), (21, 17)], [(13, 77), (19, 75.5), (23, 78), (17, 81)])),
    (Eye([(-30, 6, "c"), (-20, 3), (-10, 2.4), (-1, 4), (5, 8.5, "c"), (-4, 11), (-14, 11.5), (-24, 9.6)],
         (-8, 6, 6.6),
         [(-34, 6), (-23, 2.4), (-10, 1.4), (-1, 3.4), (7, 9)], [(-30, -4), (-14, -9.6), (4, -3)],
         [(-22, 12), (-12, 13.6), (-2, 11)], ([(-30, 4), (-35, 7), (-38, 7)], [(-26, 3), (-30, 8.5), (-34, 10)])),
     Eye([(20, 8, "c"), (25, 3.4), (32, 2), (39, 5, "c"), (36, 9.4), (28, 10.6)], (31, 6, 5.6),
         [(18.5, 8.5), (25, 2.8), (32, 1.2), (41, 5.6)], [(21, -3), (31, -8), (41, -2)],
         [(24, 11.6), (30, 12.6), (36, 10)])),
    (([(6, -13), (-11, -20), (-27, -19), (-40, -10)], 6), ([(17, -14), (27, -20), (37, -19), (45, -10)], 5.4)),
    (([(19, -2), (21, 8), (26, 18)], 1.4), ([(26, 17), (32, 25), (32.5, 31), (27, 35.5)], 2.2),
     ([(27.5, 35), (22, 38.4), (16.5, 36.6)], 2.4), ([(13, 26), (8.6, 31), (10, 36.6), (14.4, 37)], 1.8)),
    ([(6, 55, "c"), (12, 52.4), (17.4, 50.8), (20.4, 52), (23.4, 50.8), (28.4, 54, "c"), (21, 56), (13, 56)],
     [(8, 56, "c"), (14, 56.4), (21, 56.4), (27.4, 55, "c"), (24, 60.6), (17.6, 62.4), (11, 60)]),
    [(3, 54.4), (9, 55.4), (16, 56.2), (21, 56), (30.5, 53.6)],
    ([(-30, 24), (-16, 18), (-4, 23), (-3, 32), (-14, 40), (-27, 36)], [(33, 20), (40, 16), (48, 20), (46, 32),
                                                                        (38, 34)]),
    (([(.5, 51), (-.5, 55), (1.6, 57)], 1.2),))
def _head(group: Group) -> None:
    mass = curve(_grown(HEAD, MASS, 292 + 196j), closed=True)
    group.solid(mass, BROWN.dark, None, 1.5, 3)
    locks(group, _borne(BACK), BROWN)
    likeness(group, Pose(HEAD.at, .9 * HEAD.scale, 3 + HEAD.turn), FACE, YOUTH)
    locks(group, _borne(CURLS), BROWN)
    crown = curve(_grown(HEAD, [(234, 168), (248, 136), (282, 118), (318, 118), (346, 138)], 292 + 196j))
    for u in (.06, .2, .34, .5, .66, .8, .94):
        for s in (-1, 1):
            leaflet(group, crown.at(u), 24, 7, angle(crown.tangent(u)) + 90 + 55 * s, .2 * s)
    for u, scale in ((.02, .5), (.26, .6), (.52, .64), (.76, .56), (.98, .42)):
        rose(group, crown.at(u), scale, u * 300)


def _harness(group: Group) -> None:
    for spots, width in (([(370, 250), (378, 310), (420, 366), (466, 410)], 11),
                         ([(464, 408), (486, 384), (500, 358)], 11), ([(384, 270), (402, 264), (420, 266)], 9)):
        strap(group, HORSE.curve(spots), GREEN, GREEN_LIGHT, width)
    for at in ((420, 366), (466, 410), (380, 272)):
        stud(group, HORSE.point(at))
    breast = HORSE.curve([(150, 520), (230, 556), (310, 548), (392, 506)])
    band = Group().stroke(breast, "#2B211C", 24).stroke(breast, TUNIC.base, 20).stroke(breast, TUNIC.light, 3)
    group.clip(HORSE.shape(PRANCING.body), band)
    for u in (.3, .5, .7, .9):
        pip(group, "H", breast.at(u), 24, whips=False, edge=1.4, colour="#F3E2B8")


def _rein(group: Group) -> None:
    bit, hand = 2 * MIRROR - HORSE.point((466, 410)).conjugate(), RIDER_HAND.point((-16, -21))
    strap(group, curve([bit, (bit + hand) / 2 + 16j, hand, RIDER_HAND.point((4, -24))]), GREEN, GREEN_LIGHT, 8)


def _arm(group: Group) -> None:
    for turn in (34, 4, -26):
        wing = Pose((218, 330), 1, turn)
        group.solid(wing.shape([(-4, -8, "c"), (-34, -34), (-62, -22), (-66, -2, "c"), (-36, 2), (-2, 12, "c")]),
                    CAPE.base,
                    Group().fill(wing.shape([(-70, -4, "c"), (-40, -8), (0, 2, "c"), (0, 30, "c"), (-70, 20, "c")]),
                                 CAPE.dark), 1.6, 3.6)
    sleeve(group, [(214, 326), (168, 380), (164, 440), (196, 480)], TUNIC, round_arm(48, 36), 4)
    forearm(group, [(172, 470), (214, 478), (268, 452)], SHIRT, (34, 21), TUNIC.base, TUNIC.dark)
