"""The seat of the knight of hearts: saddle and cloth, the breeches, knee and hose, belt and skirt."""
from __future__ import annotations

from .. import palette as pal
from ..dress import Cloth, garment, gilt_hem
from ..geometry import Spot
from ..pieces import Piece, Tint, lay
from ..splines import Pose, curve
from ..suits import pip
from ..svg import Group

TUNIC = Cloth("#A63A3A", "#7A2229", "#D07A68")
CAPE = Cloth("#557F60", "#34573F", "#8DB38E")
BREECHES = Cloth("#C8A052", "#94702F", "#E4C88A")
LEATHER = Tint("#7F4522", "#4F2612", "#A8623A", "#2B211C")
HOSE = Tint(TUNIC.base, TUNIC.dark, TUNIC.light, "#4F1A1C")
WORLD = Pose()

POMMEL = Piece([(294, 452, "c"), (296, 420), (306, 396), (322, 388), (334, 398), (336, 430), (346, 470, "c"),
                (310, 480, "c")],
               ([(326, 384, "c"), (322, 420), (328, 484, "c"), (360, 480, "c"), (350, 390, "c")],),
               ([(303, 436), (306, 412), (314, 402), (312, 430), (308, 452)],))
KNEE = Piece(  # the leg in its hose, from the breeches over the knee down the shin
    [(372, 448, "c"), (336, 452), (310, 456), (293, 464), (284, 474), (281, 486), (284, 499), (291, 512), (295, 530),
     (298, 556), (304, 600, "c"), (354, 600, "c"), (352, 556), (348, 534), (352, 516), (372, 504, "c")],
    ([(376, 486, "c"), (346, 492), (326, 502), (317, 518), (318, 540), (326, 610, "c"), (390, 610, "c"),
      (390, 480, "c")], [(283, 494), (292, 502), (304, 500), (300, 510), (291, 512)]),
    ([(296, 468), (312, 462), (326, 460), (314, 468), (300, 476), (291, 484)],),
    (([(314, 460), (304, 472), (301, 486), (306, 500)], 2), ([(289, 502), (300, 504), (312, 498)], 2),
     ([(322, 504), (336, 500), (350, 500)], 1.8)))


def seat(group: Group) -> None:
    cloth: list[Spot] = [(296, 440, "c"), (272, 474), (258, 520), (254, 570), (262, 630, "c"), (380, 630, "c"),
                         (400, 440, "c")]
    garment(group, cloth, CAPE, [[(302, 450, "c"), (286, 500), (284, 560), (290, 640, "c"), (400, 640, "c"),
                                     (400, 440, "c")]], (),
            _sown)
    gilt_hem(group, [(296, 440), (272, 474), (258, 520), (254, 570), (262, 630)], 9)
    lay(group, WORLD, POMMEL, LEATHER, 1.8, 4.2)
    gilt_hem(group, [(297, 424), (306, 398), (321, 389), (333, 399)], 7)


def leg(group: Group) -> None:
    lay(group, WORLD, KNEE, HOSE, 1.8, 4.4)
    garter = curve([(290, 520), (306, 527), (330, 524), (356, 514)])
    group.stroke(garter, "#2B211C", 13).stroke(garter, pal.GILT, 9.5).stroke(garter, pal.GILT_LIGHT, 2.6)
    thigh: list[Spot] = [(330, 452, "c"), (380, 440), (480, 434, "c"), (490, 500, "c"), (420, 506), (372, 516),
                         (344, 520, "c"), (326, 486)]
    garment(group, thigh, BREECHES, [[(334, 500, "c"), (372, 488), (430, 482), (490, 480, "c"), (490, 530, "c"),
                                      (340, 530, "c")]], [[(340, 462), (350, 478), (352, 496)]], None, 2.2)
    gilt_hem(group, [(329, 452), (323, 468), (328, 492), (344, 519)], 9, 6, 2.4)


def skirt(group: Group) -> None:
    cloth: list[Spot] = [(334, 420, "c"), (400, 431), (484, 416, "c"), (508, 436), (512, 450, "c"), (498, 458),
                         (478, 446, "c"), (462, 460), (442, 448, "c"), (426, 460), (406, 447, "c"), (390, 458),
                         (371, 444, "c"), (354, 450), (336, 436, "c")]
    garment(group, cloth, TUNIC, [[(440, 424, "c"), (446, 444), (444, 490, "c"), (520, 480, "c"), (500, 410, "c")]],
            [[(369, 428), (373, 438), (371, 449)], [(406, 431), (408, 442), (406, 453)],
             [(444, 426), (445, 440), (442, 454)]], None, 2.2)
    gilt_hem(group, [(333, 419), (400, 430), (486, 415)], 11, 10, 2.6)


def _sown(inside: Group) -> None:
    """The hearts on the saddle cloth."""
    for x, y, turn in ((281, 494, 14), (276, 536, 6)):
        pip(inside, "H", (x, y), 20, turn, whips=False, colour=CAPE.light)
