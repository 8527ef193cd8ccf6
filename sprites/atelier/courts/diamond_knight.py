"""Knight of diamonds: a turbaned rider on a charging skewbald horse, his sabre over his head."""
from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from .. import palette as pal
from ..beards import moustache, tresses
from ..court import CourtInks, court_card
from ..dress import Cloth, button, garment, gilt_hem
from ..faces import Person
from ..figures import Hair
from ..geometry import Spot
from ..grips import POSY, ROUND_SHAFT
from ..hands import Digit, hand_far, hand_near
from ..harness import strap
from ..hats import gem
from ..likeness import Eye, Likeness, likeness, skin_tint
from ..line import keyline
from ..pieces import Piece, lay, strokes
from ..splines import Pose, curve
from ..suits import pip
from ..svg import Group
from .diamond_cloak import CLOAK, cloak, turban_end
from .diamond_steed import BIT, RED, RED_LIGHT, housing, steed
from .diamond_steppe import BANDS, GRAIN, TONE, steppe
from .diamond_turban import turban
from .prospects import prospect
from .sides import sunflowers

INKS = CourtInks("#E6D09C", "#D8BF86", "#24535A", "#F0DDB0", "#9A5420")
BLACK = Hair("#46352C", "#7D6352", "#2A1D16")
KAFTAN = Cloth("#C9822F", "#96581F", "#EBBE70")
VEST = Cloth("#2F6B6E", "#204A50", "#6FA19C")
BOOT = Cloth("#D9A94A", "#A0732A", "#F1D58C")
STEEL = Cloth("#C9CBC6", "#8A919A", "#F1EFE6")
RIDER = Person("man", skin="#C98F60", shade="#9F6840", lips="#8F4C3C", iris="#3E2C1C", brow="#231814", bushy=1.5,
               blush="#B06A48")
HEAD = Pose((312, 222), .82, -5, True)  # looks left: x grows forwards
REIN = Pose((208, 434), .78, -3, True)
FIST = replace(POSY, near=(  # the rein through the fist from the inside, its fingers closed over it
    Digit([(13, 31), (6, 34), (-7, 32), (-18, 25)], 13, nail=True, rooted=False),
    Digit([(18, 18), (10, 21), (-7, 20), (-23, 13)], 14, nail=True, rooted=False),
    Digit([(20, 3), (11, 6), (-8, 6), (-26, -1)], 14.5, nail=True, rooted=False),
    Digit([(18, -13), (9, -10), (-6, -10), (-21, -14)], 14, rooted=False),
    Digit([(-48, -8), (-32, -26), (-13, -29), (6, -21)], 15, nail=True, joints=(.55,))))
SWORD = Pose((476, 200), .8, -46)  # the sabre
GRASP = Pose((474, 202), .76, -40, True)


def draw() -> Group:
    outlined = keyline(figure(), 1.8, 4.6)  # lighter than that of the other courts, for the mane in the wind
    country = prospect(INKS, TONE, BANDS, steppe(), GRAIN)
    return court_card(country.raw(outlined.text_of()), "C", "D", INKS)


def figure() -> Group:
    group = Group()
    sunflowers(group, ((78, 330, .74, 0), (558, 134, .7, 10)),
               ((546, 184, -60, 34), (70, 420, -30, 50)))
    knight = Group()
    for part in (cloak, turban_end, steed, housing, _leg, _body, _head, _turban, _rein_arm, _sabre):
        part(knight)
    return group.add(knight)


# ---------------------------------------------------------------- dress and leg

def _in_light(cloth: Cloth, spots: list[Spot]) -> Callable[[Group], None]:
    """A plane of `cloth` in the light, for `garment`."""
    def draw(inside: Group) -> None:
        inside.fill(curve(spots, closed=True), cloth.light, .8)
    return draw


def _leg(group: Group) -> None:
    boot: list[Spot] = [(232, 484, "c"), (256, 498), (279, 494, "c"), (279, 516), (268, 538), (264, 556),
                        (266, 573, "c"), (252, 575, "c"), (245, 568), (228, 574), (206, 573), (186, 556, "c"),
                        (212, 558), (232, 550), (242, 536), (239, 512)]
    garment(group, boot, BOOT, [[(264, 490, "c"), (263, 514), (256, 540), (250, 558), (226, 566), (194, 564, "c"),
                                 (206, 586, "c"), (290, 586, "c"), (296, 490, "c")]],
            [[(241, 538), (250, 545), (259, 543)]],
            _in_light(BOOT, [(240, 504), (244, 522), (249, 538), (254, 534), (250, 516), (248, 502)]), 2)
    gilt_hem(group, [(233, 488), (256, 502), (279, 498)], 6)
    gilt_hem(group, [(227, 578), (219, 562), (226, 548), (240, 541)], 6)
    gilt_hem(group, [(205, 578), (226, 580), (246, 574)], 7)
    hose: list[Spot] = [(420, 430, "c"), (350, 424), (290, 428), (250, 440), (228, 458), (222, 476), (230, 488, "c"),
                        (256, 501), (284, 500, "c"), (350, 504), (430, 500, "c")]
    garment(group, hose, CLOAK,
            [[(214, 478, "c"), (246, 480), (300, 474), (380, 458), (430, 450, "c"), (440, 520, "c"), (220, 530, "c")]],
            [[(324, 444), (284, 450), (246, 466)], [(240, 470), (240, 482), (250, 494)],
             [(274, 474), (272, 486), (280, 498)], [(330, 464), (308, 478), (298, 496)]],
            _striped, 2.4)


def _striped(inside: Group) -> None:
    """The light on the thigh, and gold stripes along it."""
    _in_light(CLOAK, [(232, 468), (254, 450), (290, 438), (302, 441), (262, 456), (238, 474)])(inside)
    for spots in ([(226, 474), (256, 462), (300, 452), (400, 444)], [(230, 482), (260, 476), (306, 468), (400, 462)],
                  [(240, 492), (270, 489), (310, 484), (400, 482)]):
        inside.stroke(curve(spots), "#C98A3A", 2)


def _body(group: Group) -> None:
    skirt: list[Spot] = [(290, 430, "c"), (322, 446), (342, 470), (352, 500), (370, 518, "c"), (396, 514, "c"),
                         (426, 500), (436, 470), (420, 424, "c")]
    garment(group, skirt, KAFTAN, [[(326, 448, "c"), (356, 470), (374, 520, "c"), (340, 520, "c")],
                                   [(384, 430, "c"), (392, 480), (390, 530, "c"), (450, 520, "c"), (440, 420, "c")]],
            [[(346, 446), (364, 474), (370, 506)], [(370, 440), (386, 474), (388, 508)],
             [(398, 440), (410, 470), (408, 500)]], None, 2.4)
    gilt_hem(group, [(294, 432), (322, 446), (342, 470), (352, 500), (370, 518)], 8)
    body: list[Spot] = [(272, 318, "c"), (256, 340), (258, 384), (276, 432, "c"), (342, 448), (414, 432, "c"),
                        (418, 390), (414, 346), (392, 316, "c"), (334, 312, "c")]
    garment(group, body, KAFTAN, [[(374, 316, "c"), (368, 380), (380, 460, "c"), (440, 450, "c"), (440, 320, "c")]],
            [[(384, 380), (380, 402), (386, 424)]],
            _sown)
    gilt_hem(group, [(312, 322), (322, 370), (334, 436)], 10)
    for y, x in ((344, 317), (370, 322), (396, 328)):
        for s in (-1, 1):
            gilt_hem(group, [(x + s * 4, y), (x + s * 20, y - 1), (x + s * 34, y - 8)], 5.5)
        button(group, (x, y), 4.6)
    sash: list[Spot] = [(268, 408, "c"), (296, 424), (342, 430), (384, 424), (412, 408, "c"), (421, 416),
                        (418, 432, "c"), (384, 451), (340, 458), (298, 450), (272, 432, "c")]
    garment(group, sash, CLOAK, [[(274, 430, "c"), (340, 446), (424, 424, "c"), (424, 460, "c"), (290, 470, "c")]],
            [[(286, 424), (342, 440), (406, 424)], [(304, 438), (352, 447), (396, 440)]], None, 2.2)


def _sown(inside: Group) -> None:
    for spots in ([(280, 320), (270, 372), (290, 430)], [(346, 320), (352, 372), (352, 430)],
                  [(374, 320), (382, 372), (376, 430)], [(398, 330), (406, 380), (396, 430)]):
        inside.stroke(curve(spots), "#7C4518", 2)
    for at in ((362, 342), (368, 372), (364, 400), (390, 356), (394, 386), (388, 410), (338, 402), (290, 352)):
        pip(inside, "D", at, 17, whips=False, colour="#EFC883")


# ---------------------------------------------------------------- head

FACE = Likeness(
    Piece([(30, -76), (42, -48), (44, -24), (38.5, -9), (44, 8), (46, 21), (42, 38), (37, 54), (34, 68), (29, 82),
           (19, 91), (7, 93), (-10, 85), (-28, 69), (-41, 48), (-47, 22), (-51, -4), (-52, -34), (-24, -76)],
          ([(-60, -70, "c"), (-42, -50), (-40, -10), (-37, 18), (-30, 40), (-16, 60), (-2, 78), (6, 96, "c"),
            (-60, 104, "c")],
           [(-60, -80, "c"), (60, -80, "c"), (52, -40), (10, -34), (-30, -28), (-60, -20, "c")],
           [(-32, -6), (-18, -12), (-3, -9), (8, -2), (5, 6), (-4, 4), (-16, 1), (-28, 3)],
           [(20, -6), (28, -10), (38, -6), (41, 1), (31, 1), (23, 3)],
           [(9, -6, "c"), (15, 4), (16, 16), (12, 27), (13, 36), (24, 40, "c"), (24, 30), (22, 14), (16, -4, "c")],
           [(-52, 4, "c"), (-40, 10), (-28, 24), (-12, 34), (0, 46), (2, 62), (-14, 60), (-32, 46), (-52, 30, "c")]),
          ([(17, 0), (20, 8), (25, 15), (32, 22), (35.6, 30), (31, 33), (24, 22), (18, 10)],)),
    (Eye([(-29, 2, "c"), (-21, -2.6), (-11, -3.4), (-2, 0), (5, 6.5, "c"), (-4, 7.6), (-14, 7.4), (-23, 5.6)],
         (-6.4, 1.6, 6.6), [(-35, 3), (-23, -3), (-11, -4.2), (-1, -.6), (7, 7)], [(-29, -6), (-13, -9), (3, -2)],
         [(-24, 8), (-12, 10), (-1, 8.6)]),
     Eye([(22.6, 6, "c"), (26.6, -.8), (33.2, -3.4), (40.6, 1, "c"), (37.4, 6.8), (29.6, 8.6)], (32.6, 2.2, 5.4),
         [(21.6, 7), (26, -1.4), (33, -4.4), (42.4, .6)], [(23, -4.6), (32, -9), (41, -5)],
         [(25, 9), (31, 9.6), (37, 7)])),
    (([(9, -7), (-8, -17), (-26, -18), (-41, -8)], 7), ([(16, -7), (27, -15), (37, -16), (46, -7)], 6.2)),
    (([(16, -8), (18.6, 2), (23, 11), (31, 20)], 2), ([(33, 19), (38.5, 29), (38, 35), (31, 39)], 2.6),
     ([(31.5, 38.6), (25, 41.4), (18, 39.4)], 2.6), ([(14, 27), (8.6, 33), (10, 39.4), (15.4, 39.8)], 2)),
    ([(6, 58, "c"), (13, 55.6), (19, 54.4), (22.4, 55.4), (26, 54.2), (33, 57.4, "c"), (24, 59), (14, 59.4)],
     [(6, 64, "c"), (12, 69.4), (21, 72.6), (29, 69.4), (33, 63, "c"), (31, 71), (21, 77), (10.6, 72.6)]),
    [(3, 58.6), (10, 58.8), (20, 59.6), (25, 59.4), (35.5, 56.6)], (),
    (([(12, -12), (14, -18), (13, -23)], 1.6), ([(17, -12), (18, -17), (20, -21)], 1.4)))
CRY: list[Spot] = [(4, 58, "c"), (14, 59), (24, 58.8), (34.6, 56.4, "c"), (32, 66), (21, 73), (9.6, 68)]
TEETH: list[Spot] = [(7, 58.4, "c"), (14, 59.2), (24, 59), (33, 57, "c"), (29.4, 62.6), (20, 64.4), (11, 62.6)]
BEARD: list[Spot] = [(-49, 12, "c"), (-49, 40), (-36, 70), (-14, 92), (0, 104), (8, 116, "c"), (30, 104), (39, 84),
                     (41, 62), (45, 40, "c"), (38, 50), (34, 60), (30, 68), (20, 71), (8, 68), (0, 62), (-14, 58),
                     (-30, 42), (-40, 20)]


TRESSES: tuple[tuple[list[Spot], float], ...] = (  # to fine points, blown by the wind
    ([(-46, 22), (-47, 46), (-36, 70), (-46, 92), (-68, 94)], 16),
    ([(-40, 34), (-37, 60), (-24, 82), (-36, 106), (-62, 110)], 17),
    ([(44, 46), (45, 66), (36, 86), (37, 104), (22, 118)], 13),
    ([(-30, 46), (-25, 70), (-12, 92), (-24, 116), (-52, 124)], 18),
    ([(38, 60), (38, 80), (28, 98), (28, 116), (8, 130)], 14),
    ([(-16, 56), (-11, 80), (0, 100), (-12, 124), (-40, 134)], 18),
    ([(30, 68), (30, 88), (20, 106), (18, 124), (-6, 138)], 15),
    ([(-2, 62), (1, 84), (8, 104), (-2, 128), (-28, 140)], 17),
    ([(14, 71), (14, 92), (14, 112), (4, 132), (-18, 142)], 17))
WINGS: tuple[tuple[list[Spot], float], ...] = (
    ([(22, 46), (10, 48), (-2, 54), (-12, 63), (-22, 64), (-28, 56)], 11),
    ([(23.6, 46), (33, 48), (40, 55), (46, 62), (53, 56)], 9))


def _head(group: Group) -> None:
    neck = curve([(308, 280, "c"), (304, 316, "c"), (326, 330), (352, 316, "c"), (352, 266, "c")], closed=True)
    lit = Group().fill(curve([(330, 330, "c"), (344, 300), (344, 262, "c"), (354, 262, "c"), (353, 300),
                              (346, 330, "c")], closed=True), RIDER.skin)
    group.solid(neck, RIDER.shade, lit, 1.5, 3)
    collar: list[Spot] = [(290, 308, "c"), (308, 320), (328, 327), (356, 308, "c"), (374, 322, "c"), (340, 346),
                          (298, 340), (280, 320, "c")]
    garment(group, collar, VEST, [[(336, 332, "c"), (362, 308, "c"), (386, 328, "c"), (338, 356, "c")]])
    likeness(group, HEAD, FACE, RIDER)
    lay(group, HEAD, Piece([(-46, 30), (-52, 12), (-50, -4), (-60, -12), (-69, -4), (-68, 14), (-60, 30), (-52, 36)],
                           ([(-62, 0), (-54, 6), (-57, 20), (-64, 12)],), (), (([(-54, -2), (-62, -6), (-65, 4),
                                                                               (-60, 20)], 1.7),)),
        skin_tint(RIDER), 1.6, 2.6)
    group.solid(HEAD.shape(BEARD), BLACK.dark, None, 1.2, 2.6)
    tresses(group, HEAD, TRESSES, BLACK, 1, .1)
    for spots, tone in ((CRY, "#3A1512"), (TEETH, "#F4E9D6"), (FACE.lips[0], "#70392E"), (FACE.lips[1], RIDER.lips)):
        group.fill(HEAD.shape(spots), tone)
    strokes(group, HEAD, [(FACE.mouth, 2.6)], "#3F2018")
    moustache(group, HEAD, WINGS, BLACK)
    gem(group, HEAD.point((-60, 38)), 5.4, pal.GILT, pal.GILT_LIGHT)


def _turban(group: Group) -> None:
    turban(group, HEAD)


# ---------------------------------------------------------------- arms

def _rein_arm(group: Group) -> None:
    skin = skin_tint(RIDER)
    fore: list[Spot] = [(252, 384, "c"), (260, 402), (254, 420, "c"), (254, 450, "c"), (280, 446), (304, 432),
                        (317, 411), (312, 386, "c"), (280, 396)]
    garment(group, fore, VEST, [[(246, 440, "c"), (276, 432), (298, 415), (306, 386, "c"), (330, 390, "c"),
                                 (320, 450, "c"), (246, 460, "c")]],
            [[(260, 402), (272, 410), (286, 409)], [(262, 418), (274, 423), (286, 420)]], None, 2.2)
    hand_far(group, REIN, FIST, skin)
    strap(group, curve([BIT, (152, 442), (180, 432), REIN.point((3, -20)), REIN.point((-2, 20)), (209, 464), (214, 480),
                        (204, 488), (196, 478)]), RED, RED_LIGHT, 7)
    hand_near(group, REIN, FIST, skin)
    cuff: list[Spot] = [(248, 417, "c"), (258, 413), (269, 413, "c"), (273, 431), (270, 451, "c"), (259, 454),
                        (249, 452, "c")]
    garment(group, cuff, KAFTAN, [[(246, 436, "c"), (276, 435, "c"), (276, 458, "c"), (244, 458, "c")]], (), None, 2)
    upper: list[Spot] = [(292, 318, "c"), (268, 324), (252, 342), (248, 366), (250, 388, "c"), (280, 400),
                         (314, 392, "c"), (307, 364), (300, 338, "c")]
    garment(group, upper, KAFTAN, [[(290, 326, "c"), (290, 366), (298, 410, "c"), (330, 410, "c"), (310, 326, "c")]],
            [[(258, 352), (270, 366), (288, 370)], [(296, 374), (286, 384), (270, 384)]],
            _near_sleeve, 2.4)
    gilt_hem(group, [(251, 388), (280, 399), (313, 391)], 8, 6, 2)


def _near_sleeve(inside: Group) -> None:
    """The light on the sleeve of the far arm, and its signs."""
    _in_light(KAFTAN, [(268, 332), (259, 350), (260, 372), (268, 366), (270, 346)])(inside)
    for at in ((278, 346), (270, 376), (292, 380)):
        pip(inside, "D", at, 16, whips=False, colour="#EFC883")


def _sabre(group: Group) -> None:
    fore: list[Spot] = [(446, 330, "c"), (462, 316), (466, 292), (463, 268), (461, 258, "c"), (498, 250, "c"),
                        (512, 270), (528, 304), (534, 336), (522, 360), (496, 372), (446, 382, "c")]
    garment(group, fore, VEST,
            [[(484, 230, "c"), (496, 276), (508, 314), (502, 338), (476, 356), (440, 364, "c"), (440, 400, "c"),
              (550, 390, "c"), (550, 230, "c")]],
            [[(464, 314), (480, 322), (496, 318)], [(465, 322), (476, 334), (490, 338)], [(464, 290), (480, 296)],
             [(526, 346), (512, 346), (500, 354)], [(502, 262), (490, 270)]],
            _in_light(VEST, [(472, 256), (476, 282), (478, 304), (470, 300), (469, 276)]), 2.2)
    upper: list[Spot] = [(366, 316, "c"), (384, 306), (410, 306), (440, 312), (466, 320, "c"), (478, 346), (480, 372),
                         (488, 396), (506, 408, "c"), (470, 414), (430, 404), (388, 386, "c"), (386, 352)]
    garment(group, upper, KAFTAN,
            [[(378, 344, "c"), (404, 360), (440, 362), (474, 350, "c"), (486, 392), (512, 412, "c"), (430, 424, "c"),
              (360, 400, "c")]],
            [[(390, 378), (404, 364), (410, 346)], [(410, 388), (432, 372), (444, 348)],
             [(438, 400), (458, 380), (466, 352)], [(462, 404), (472, 392), (474, 374)],
             [(386, 318), (396, 330), (398, 344)], [(432, 320), (444, 330), (448, 344)]],
            _sleeved, 2.4)
    gilt_hem(group, [(466, 321), (478, 346), (480, 372), (488, 396), (505, 408)], 7, 6, 2)
    hand_far(group, GRASP, ROUND_SHAFT, skin_tint(RIDER))
    _blade(group)
    hand_near(group, GRASP, ROUND_SHAFT, skin_tint(RIDER))
    cuff: list[Spot] = [(456, 246, "c"), (476, 249), (496, 236, "c"), (507, 256), (486, 270), (459, 268, "c")]
    garment(group, cuff, KAFTAN, [[(484, 236, "c"), (490, 274), (516, 264, "c"), (506, 230, "c")]], (), None, 1.8)
    gilt_hem(group, [(459, 267), (484, 268), (505, 255)], 5)


def _sleeved(inside: Group) -> None:
    """The light on the sleeve, and the signs woven into it."""
    _in_light(KAFTAN, [(388, 314), (412, 312), (438, 318), (448, 326), (420, 326), (394, 328)])(inside)
    for x, y, turn in ((416, 342, 0), (454, 340, 10), (424, 384, 10), (458, 372, 14), (470, 402, 20)):
        pip(inside, "D", (x, y), 17, turn, whips=False, colour="#EFC883")


def _blade(group: Group) -> None:
    blade: list[Spot] = [(456, 180, "c"), (424, 140), (386, 102), (344, 74), (292, 58, "c"), (348, 60), (400, 80),
                         (442, 118), (472, 166, "c")]
    inside = Group().fill(curve([(464, 178, "c"), (432, 134), (392, 96), (346, 70), (290, 56, "c"), (346, 82),
                                 (384, 110), (420, 148), (452, 190, "c")], closed=True), STEEL.dark)
    inside.ink(curve([(464, 172), (436, 132), (396, 94), (350, 70)]), 2, "both", STEEL.dark)
    group.solid(curve(blade, closed=True), STEEL.light, inside, 1.8, 4)
    grip = SWORD.shape([(-11, -40, "c"), (5, -40, "c"), (5, 40), (16, 54, "c"), (0, 60, "c"), (-10, 44)])
    group.solid(grip, "#3B2B25", None, 1.6, 3.4)
    guard = SWORD.shape([(-38, -46), (-4, -52), (32, -46), (36, -38), (0, -39), (-40, -37)])
    group.solid(guard, pal.GILT, Group().fill(SWORD.shape([(-40, -42), (0, -44), (40, -42), (40, -34), (-40, -34)]),
                                              pal.GILT_DARK), 1.6, 3.6)
