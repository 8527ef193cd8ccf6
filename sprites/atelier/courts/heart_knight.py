"""Knight of hearts: a youth crowned with roses on a prancing cream horse, a rose in his raised hand."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ..beards import moustache, tresses
from ..court import CourtInks, court_card
from ..dress import MIRROR, garment, gilt_hem, mirrored
from ..faces import Person
from ..figures import Hair, locks
from ..flowers.full_rose import full_rose
from ..frame import leaflet
from ..geometry import Spot, angle, point
from ..grips import PINCH, STAFF_OUT
from ..hands import Digit, hand_far, hand_near
from ..harness import strap
from ..likeness import Eye, Likeness, likeness, skin_tint
from ..line import ends, keyline, taper
from ..palette import INK
from ..pieces import Piece
from ..plants import stem
from ..splines import Pose, curve
from ..suits import pip
from ..svg import Group
from .heart_garden import BANDS, GRAIN, TONE, valley
from .heart_knight_dress import cape, far_sleeve, near_forearm, near_puff
from .heart_seat import TUNIC, leg, seat, skirt
from .heart_steed import BIT, STRAP, STRAP_LIGHT, steed
from .prospects import prospect
from .sides import roses

INKS = CourtInks("#E2B9A3", "#D5A58F", "#7C9678", "#B3322F", "#A63A3A", "#F3E2B8", 26, 1.1, (338, 262))
BROWN = Hair("#6B452C", "#A1734A", "#40281B")
YOUTH = Person("youth", "#E4BA92", "#C08D66", blush="#D89A7C", lips="#B8705C", iris="#4A3A28", brow="#2E1E16",
               bushy=1.3)
# a young moustache and the tuft below the lip: points from the root to the tip, width
WINGS = (([(18, 41), (8, 43), (-3, 48), (-12, 47), (-15, 42)], 8.5), ([(22, 41), (30, 43), (38, 46), (43, 43)], 6.5))
TUFT = (([(17, 66), (16, 74), (19, 86)], 11),)
HEAD = Pose((281, 206), .92, 3)  # places parts drawn round (292, 196)
RIDER = Pose((292, 268), 1.14)  # the same round (290, 276)
SEAT = MIRROR - 1
RIDER_HAND = Pose((322, 394), 1.02, 4, True)
ROSE_HAND = Pose((238, 144), .8, 16, True)


def draw() -> Group:
    outlined = keyline(figure(), 1.8, 4.6)  # a light line, for parts that fly in the wind
    country = prospect(INKS, TONE, BANDS, valley(), GRAIN)
    return court_card(country.raw(outlined.text_of()), "C", "H", INKS)


def figure() -> Group:
    group = Group()
    roses(group, ((62, 388, .6, 10),), ())
    cape(group)
    rider, head = Group(), Group()
    _tunic(rider)
    _head(head)
    group.add(mirrored(rider, SEAT))
    gilt_hem(group, [(374, 312), (367, 346), (371, 386), (384, 426)], 9, 9, 2.4)
    _lifted(group)
    group.add(mirrored(head, SEAT))
    for part in (steed, seat, leg, skirt, _rein, _arm):
        part(group)
    return group


OFFERING = replace(PINCH, far=(Digit([(-24, 29), (-2, 30), (13, 40), (20, 57)], 11.5),
                               Digit([(-24, 17), (4, 17), (21, 29), (27, 48)], 13),
                               Digit([(-26, 4), (8, 4), (27, 17), (34, 37)], 13.5), PINCH.far[3]))


def _grown(pose: Pose, spots: Sequence[Spot], middle: complex) -> list[Spot]:
    """`spots` drawn around `middle`, placed by `pose`."""
    grown: list[Spot] = []
    for spot in spots:
        z = pose.point(point(spot) - middle)
        grown.append((z.real, z.imag, spot[2]) if isinstance(spot, tuple) and len(spot) == 3 else z)
    return grown


def _worn(spots: Sequence[Spot]) -> list[Spot]:
    return _grown(RIDER, spots, 290 + 276j)


def _borne(rows: Sequence[tuple[list[Spot], float]]) -> list[tuple[list[Spot], float]]:
    return [(_grown(HEAD, spots, 292 + 196j), width * HEAD.scale) for spots, width in rows]


TUNIC_FOLDS: tuple[list[Spot], ...] = (  # as seen on the card
    [(330, 270, "c"), (340, 330), (352, 380), (346, 440, "c"), (300, 440, "c"), (290, 280, "c")],
    [(392, 350, "c"), (398, 384), (386, 440, "c"), (412, 440, "c"), (416, 392), (406, 356)],
    [(452, 330, "c"), (440, 372), (444, 440, "c"), (520, 440, "c"), (520, 330, "c")])
TUNIC_CREASES: tuple[list[Spot], ...] = (
    [(400, 346), (410, 376), (402, 414)], [(372, 356), (384, 386), (380, 420)], [(442, 338), (432, 374), (438, 408)],
    [(424, 330), (422, 350), (426, 366)])


def _turned(spots: Sequence[Spot]) -> list[Spot]:
    """`spots` mirrored, for the parts of the rider that are drawn before he is turned."""
    return [(2 * SEAT - spot[0], *spot[1:]) for spot in spots if isinstance(spot, tuple)]


def _tunic(group: Group) -> None:
    spots: list[Spot] = [(252, 270, "c"), (212, 296), (196, 360), (188, 470), (180, 740, "c"), (330, 740, "c"),
                         (318, 480), (322, 356), (336, 296), (318, 270, "c")]
    garment(group, _worn(spots), TUNIC, [_turned(spots) for spots in TUNIC_FOLDS],
            [_turned(spots) for spots in TUNIC_CREASES], _sown, 2.4)
    neck = curve(_worn([(240, 216, "c"), (242, 264), (238, 276), (268, 304, "c"), (298, 274), (290, 258),
                        (289, 236, "c")]), closed=True)
    lit = Group().fill(curve(_worn([(252, 262, "c"), (268, 274), (290, 268), (300, 276), (268, 306, "c"),
                                    (246, 282)]), closed=True), YOUTH.skin)
    group.solid(neck, YOUTH.shade, lit, 1.5, 3)
    gilt_hem(group, _worn([(236, 271), (248, 296), (270, 309), (291, 296), (301, 271)]), 11, 9)


def _sown(inside: Group) -> None:
    """The hearts on the breast of the tunic."""
    for x, y in ((260, 342), (222, 336), (240, 366), (198, 362), (282, 368)):
        pip(inside, "H", (x, y), 18, whips=False, colour=TUNIC.light)


BACK: list[tuple[list[Spot], float]] = [
    ([(300, 104), (240, 122), (214, 168), (222, 206), (212, 234), (230, 248)], 32),
    ([(318, 112), (348, 140), (350, 172), (345, 190), (349, 204), (342, 215)], 30),
    ([(276, 140), (232, 156), (220, 196), (236, 220), (226, 244), (244, 252), (252, 240)], 36),
    ([(270, 170), (246, 200), (252, 226), (240, 246), (258, 258), (266, 246)], 28)]
BLOWN: list[tuple[list[Spot], float]] = [  # from the nape into the wind
    ([(262, 206), (236, 232), (238, 254), (214, 268), (192, 258)], 24),
    ([(256, 184), (226, 206), (226, 236), (198, 248), (174, 232), (172, 218)], 28),
    ([(256, 156), (222, 176), (220, 208), (192, 220), (168, 202), (170, 186)], 28),
    ([(250, 140), (220, 150), (214, 180), (190, 184), (180, 172)], 22)]
MASS: list[Spot] = [(290, 96), (232, 118), (214, 176), (226, 236), (252, 256), (310, 240), (336, 204),
                    (350, 150), (330, 106)]
CURLS: list[tuple[list[Spot], float]] = [
    ([(316, 116), (266, 108), (228, 134), (220, 172), (238, 194), (226, 220), (242, 232), (252, 220)], 30),
    ([(316, 118), (278, 120), (250, 142), (246, 172), (258, 188), (246, 206), (258, 214), (266, 204)], 24),
    ([(318, 118), (292, 128), (270, 146), (264, 166), (274, 176), (284, 168)], 20),
    ([(316, 118), (310, 136), (290, 150), (290, 162), (300, 164)], 16),
    ([(314, 116), (342, 122), (352, 146), (344, 168), (350, 182), (343, 188)], 22),
    ([(314, 118), (330, 130), (338, 146), (332, 160), (340, 166)], 16)]


FACE = Likeness(
    Piece([(30, -76), (42, -46), (43, -22), (39.5, -8), (43, 6), (45, 20), (42, 36), (38.5, 50), (36, 61), (34, 71),
           (26, 80.5), (12, 84.5), (-5, 81.5), (-25, 71), (-41, 53), (-46, 30), (-50, 6), (-52, -34), (-24, -76)],
          ([(-60, -70, "c"), (-44, -50), (-42, -10), (-38, 20), (-27, 44), (-10, 62), (2, 75), (10, 82),
            (8, 100, "c"), (-60, 104, "c")],
           [(-32, -6), (-18, -13), (-3, -9), (7, 1), (5, 9), (-4, 4), (-16, 2), (-28, 5)],
           [(20, -5), (28, -12), (38, -7), (42, 2), (32, 3), (23, 5)],
           [(10, -6, "c"), (13, 6), (13, 18), (10, 26), (11, 33), (20, 36, "c"), (19, 28), (18, 14), (15, -4, "c")],
           [(15, 38.5), (23, 39.5), (28, 36), (25, 43), (18, 43)], [(11, 62), (19, 64), (27, 61.5), (22, 67),
                                                                    (14, 67)]),
          ([(20, 2), (24, 12), (28, 23), (25, 27), (21, 17)], [(14, 73), (20, 71.5), (25, 74), (18, 77)])),
    (Eye([(-30, 6, "c"), (-20, 1.2), (-10, .2), (-1, 2.6), (5, 8.5, "c"), (-4, 11), (-14, 11.5), (-24, 9.6)],
         (-8.6, 4.8, 7.4),
         [(-34, 6), (-23, .8), (-10, -.8), (-1, 2), (7, 9)], [(-30, -4.6), (-14, -10.4), (4, -3.6)],
         [(-22, 12), (-12, 13.6), (-2, 11)], ([(-30, 4), (-35, 7), (-38, 7)], [(-26, 3), (-30, 8.5), (-34, 10)])),
     Eye([(20, 8, "c"), (25, 1.8), (32, .2), (39, 4.4, "c"), (36, 9.4), (28, 10.6)], (30.4, 4.4, 6.5),
         [(18.5, 8.5), (25, 1), (32, -.8), (41, 5)], [(21, -3.6), (31, -8.6), (41, -2.6)],
         [(24, 11.6), (30, 12.6), (36, 10)])),
    (([(6, -15), (-10, -24.4), (-27, -22.4), (-41, -11)], 6), ([(17, -16), (27, -23.4), (37, -22), (45, -11)], 5.4)),
    (([(19, -2), (21, 8), (26, 18)], 1.4), ([(26, 17), (32, 25), (32.5, 31), (27, 35.5)], 2.2),
     ([(27.5, 35), (22, 38.4), (16.5, 36.6)], 2.4), ([(13, 26), (8.6, 31), (10, 36.6), (14.4, 37)], 1.8)),
    ([(1, 50, "c"), (10, 47.4), (16, 46.4), (20, 47.4), (24, 46.4), (33, 49.2, "c"), (22, 52), (10, 52)],
     [(4, 51.4, "c"), (12, 52), (20, 52.4), (31, 50.4, "c"), (27, 57.6), (19, 60), (9.6, 57.8)]),
    [(-1, 49.6), (8, 51.2), (14, 51.8), (20, 52.4), (26, 51.4), (34, 49)],
    ([(-44, 12, "c"), (-26, 20), (-6, 22), (-4, 31), (-18, 44), (-32, 56, "c"), (-38, 36)],
     [(36, 20), (41, 17), (48, 20), (46, 36), (40, 38)]),
    (([(2, 38), (-6, 43), (-10, 49)], 1.3), ([(-20, 15), (-10, 17), (0, 14)], 1.2),
     ([(20.6, 40.4), (21, 43.4)], 1.2)))


def _head(group: Group) -> None:
    mass = curve(_grown(HEAD, MASS, 292 + 196j), closed=True)
    group.solid(mass, BROWN.dark, None, 1.5, 3)
    tresses(group, Pose(), _borne(BLOWN), BROWN, 0, .25)
    locks(group, _borne(BACK), BROWN, 1)
    pose = Pose(HEAD.at, .9 * HEAD.scale, 3 + HEAD.turn)
    likeness(group, pose, FACE, YOUTH)
    tresses(group, pose, TUFT, BROWN, 2)
    moustache(group, pose, WINGS, BROWN)
    locks(group, _borne(CURLS), BROWN, 1)
    crown = curve(_grown(HEAD, [(234, 168), (248, 136), (282, 118), (318, 118), (346, 138)], 292 + 196j))
    for u in (.08, .38, .64, .88):
        for s in (-1, 1):
            leaflet(group, crown.at(u), 33, 10, angle(crown.tangent(u)) + 90 + 55 * s, .2 * s)
    for u, scale in ((.02, .5), (.26, .6), (.52, .64), (.76, .56), (.98, .42)):
        full_rose(group, Pose(crown.at(u), scale * .88, u * 300), seed=round(40 * u), veined=False)


def _rein(group: Group) -> None:
    strap(group, curve([RIDER_HAND.point(p) for p in ((0, 28), (-2, 44), (-10, 58), (-24, 58), (-28, 42), (-22, 26))]),
          STRAP, STRAP_LIGHT, 8)
    hand_far(group, RIDER_HAND, STAFF_OUT, skin_tint(YOUTH))
    strap(group, curve([BIT, BIT + 36 + 13j, BIT + 88 + 6j, *(RIDER_HAND.point((x, y)) for x, y in
                                                              ((26, -36), (4, -32), (-2, -8), (0, 26)))]),
          STRAP, STRAP_LIGHT, 8)


def _arm(group: Group) -> None:
    near_forearm(group)
    near_puff(group)
    _cuff(group, Pose((385, 397), 1, -80), 21)
    hand_near(group, RIDER_HAND, STAFF_OUT, skin_tint(YOUTH))


def _cuff(group: Group, pose: Pose, half: float) -> None:
    """A turned-back gathered cuff with a gilt edge, below (0, 0), round a wrist `half` wide."""
    wide = half + 8
    outline = pose.shape([(-half, 9, "c"), (0, 15), (half, 9, "c"), (wide, -16, "c"), (0, -9), (-wide, -16, "c")])
    inside = Group().fill(pose.shape([(-wide, -20, "c"), (-half * .3, -12), (-half * .2, 20, "c"),
                                      (-wide, 20, "c")]), TUNIC.dark)
    for x in (-.55, -.15, .25, .6):
        fold = pose.curve([(x * (half + 4), -10), (x * (half + 1), 0), (x * half, 8)])
        inside.fill(taper(fold, 1.8, 1, ends()), INK)
    group.solid(outline, TUNIC.base, inside, 1.7, 3.4)
    gilt_hem(group, [pose.point((x * wide, y)) for x, y in ((-1, -15), (0, -8), (1, -15))], 4.6)


def _lifted(group: Group) -> None:
    hand_far(group, ROSE_HAND, OFFERING, skin_tint(YOUTH))
    far_sleeve(group)
    _cuff(group, Pose((286, 204), 1, 166), 15)
    leaflet(group, 237 + 198j, 40, 13, -112, .25)
    stem(group, curve([(233, 214), (240, 180), (239, 146), (237, 118), (238, 98)]), 8, 6)
    for turn in (50, 92, 134):
        leaflet(group, 236 + 112j, 30, 9, turn, .15)
    full_rose(group, Pose((235, 93), .75, 20))
    hand_near(group, ROSE_HAND, OFFERING, skin_tint(YOUTH))
