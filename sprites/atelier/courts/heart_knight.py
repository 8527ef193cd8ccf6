"""Knight of hearts: a youth crowned with roses looks down at his prancing chestnut horse."""
from __future__ import annotations

from collections.abc import Sequence

from ..court import CourtInks, court_card
from ..dress import MIRROR, Cloth, brocade, forearm, garment, gilt_hem, mirrored, round_arm, sleeve
from ..faces import Person, portrait
from ..figures import Hair, fist, locks
from ..flowers.garden import rose
from ..frame import leaflet
from ..geometry import Spot, angle, point
from ..horses import STRETCHED, Coat, foreleg, horse, mane, strap, stud
from ..splines import Pose, curve
from ..svg import Group
from .sides import inked, roses

INKS = CourtInks("#E2B9A3", "#D5A58F", "#7C9678", "#B3322F", "#A63A3A", "#F3E2B8", 26, 1.1, (338, 262))
BROWN = Hair("#6B452C", "#A1734A", "#40281B")
TUNIC = Cloth("#A63A3A", "#7A2229", "#D07A68")
CAPE = Cloth("#F0E4C8", "#C6B48C", "#FFFFFF")
FLAXEN = Hair("#E6D2A0", "#F8EED2", "#B3955B")
CHESTNUT = Coat("#A8623A", "#CB8C5C", "#79401F", "#C99A7C", FLAXEN)
YOUTH = Person("youth", lips="#B4665A", iris="#5C6B45", brow="#40281B", bushy=1.4, lids=.9, smile=.15)
HORSE = Pose((52, 56), .97)
LEG = Pose((56, 22), .98)
HEAD = Pose((296, 192), 1.2, 9)  # sets down what is drawn round (292, 196)
RIDER = Pose((292, 268), 1.14)  # the same round (290, 276)
SEAT = MIRROR - 24  # the rider sits 48 units further left than the horse would have him
GREEN, GREEN_LIGHT = "#4F7A5A", "#8DB38E"


def draw() -> Group:
    """The whole card."""
    return court_card(inked(figure()), "C", "H", INKS)


def figure() -> Group:
    """The upper half, without its contour."""
    group = Group()
    roses(group, ((60, 424, .6, 10), (556, 186, .76, 40), (562, 404, .6, 0)), ((558, 420, 48, 60), (558, 366, -48, 58),
                                                                              (545, 300, 46, 52), (546, 262, -44, 44)))
    rider, steed, arm = Group(), Group(), Group()
    _cape(rider)
    _tunic(rider)
    _head(rider)
    foreleg(steed, CHESTNUT, LEG, sock="#F1E6D0")
    horse(steed, STRETCHED, CHESTNUT, HORSE, blaze=BLAZE)
    mane(steed, STRETCHED, CHESTNUT, HORSE, 8, 110, 40)
    _harness(steed)
    _arm(arm)
    return group.add(mirrored(rider, SEAT)).add(mirrored(steed)).add(mirrored(arm, SEAT))


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
            brocade("H", "#C9736A", (90, 350, 220, 700), (54, 54), 20, 14))


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


def _head(group: Group) -> None:
    mass = curve(_grown(HEAD, MASS, 292 + 196j), closed=True)
    group.solid(mass, BROWN.dark, None, 1.5, 3)
    locks(group, _borne(BACK), BROWN)
    portrait(group, HEAD.at, .9 * HEAD.scale, 2 + HEAD.turn, YOUTH)
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
    strap(group, curve([HORSE.point((466, 410)), (474, 514), (412, 508), (352, 442)]), GREEN, GREEN_LIGHT, 9)
    breast = curve([(200, 560), (290, 566), (390, 548), (480, 572)])
    strap(group, breast, GREEN, GREEN_LIGHT, 13)
    for u in (.12, .38, .64, .9):
        for s in (-1, 1):
            leaflet(group, breast.at(u), 34, 9, 90 * s + 10, .2 * s)
        rose(group, breast.at(u), .62, u * 200)


def _arm(group: Group) -> None:
    sleeve(group, [(206, 322), (166, 380), (164, 440), (196, 480)], TUNIC, round_arm(48, 36), 4)
    forearm(group, [(172, 470), (214, 478), (268, 452)], CAPE, (34, 21), TUNIC.base, TUNIC.dark)
    fist(group, (300, 432), .88, 62, False, YOUTH.skin, YOUTH.shade)
