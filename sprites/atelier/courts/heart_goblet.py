"""The goblet of the king of hearts, the hand round its stem and the arm that raises it."""
from __future__ import annotations

from .. import palette as pal
from ..dress import Cloth, brocade, garment
from ..geometry import Spot
from ..hands import Digit, HandShape, hand_far, hand_near
from ..pieces import Tint
from ..splines import Pose, curve
from ..suits import pip
from ..svg import Group

SLEEVE = Cloth("#3F7271", "#27504F", "#7FA9A0")
SLASH = "#D07A68"
FUR = Cloth("#F4EDDD", "#CDBFA6", "#FFFFFF")
WINE, WINE_LIGHT, RUBY = "#7A2229", "#B05A52", "#B3322F"
CUP = Pose((462, 212), 1, 4)  # the middle of its stem
HAND = Pose((462, 212), 1.1, 4)
ROUND_STEM = HandShape(  # from the lower right round a stem, upright through (0, 0): fingers from behind, thumb before
    [(36, 78, "c"), (30, 62), (18, 46), (6, 36), (0, 18), (0, -10), (8, -24), (24, -30), (39, -26), (50, -10),
     (58, 16), (63, 40), (70, 60, "c")],
    far=(Digit([(18, 34), (0, 40), (-20, 42), (-36, 36)], 11, nail=True, joints=(.5, .76)),
         Digit([(20, 20), (4, 14), (-10, 14), (-21, 20)], 12.5, joints=()),
         Digit([(20, 6), (4, -2), (-12, -2), (-25, 4)], 13.5, joints=()),
         Digit([(22, -12), (4, -20), (-12, -22), (-24, -14)], 13.5, joints=())),
    near=(Digit([(-19, 20), (-12, 25), (0, 27), (10, 25)], 11.5, nail=True, joints=(.5,), rooted=False),
          Digit([(-23, 5), (-14, 11), (0, 13), (14, 10)], 12.5, nail=True, joints=(.5,), rooted=False),
          Digit([(-22, -13), (-15, -4), (-4, -1), (8, -4)], 12.5, nail=True, joints=(.5,), rooted=False),
          Digit([(48, 22), (38, -2), (20, -15), (-5, -20)], 16.5, nail=True, joints=(.62,))),
    shades=([(54, -30, "c"), (46, -2), (50, 30), (58, 80, "c"), (100, 70, "c"), (90, 0, "c")],
            [(-2, -12, "c"), (10, 2), (16, 18), (14, 32), (22, 52, "c"), (0, 46, "c")]),
    lines=(([(25, 4), (21, 20), (28, 42)], 1.5), ([(42, 68), (52, 64), (60, 56)], 1.2)))


def raised_arm(group: Group, tint: Tint) -> None:
    """The upper arm from under the collar, the elbow, the forearm and the hand that holds the goblet."""
    _upper_arm(group)
    _forearm(group)
    hand_far(group, HAND, ROUND_STEM, tint)
    _cup(group)
    hand_near(group, HAND, ROUND_STEM, tint)
    _cuff(group)


def _upper_arm(group: Group) -> None:
    puff: list[Spot] = [(406, 378, "c"), (452, 366), (500, 378), (536, 394), (560, 418), (548, 440), (508, 448),
                        (452, 446), (406, 446, "c")]
    garment(group, puff, SLEEVE, [[(400, 428, "c"), (470, 430), (530, 424), (580, 410, "c"), (580, 480, "c"),
                                   (400, 480, "c")]], (), _slashes)


def _slashes(inside: Group) -> None:
    for x, top, bottom, lean in ((452, 374, 440, -3), (474, 376, 442, 0), (496, 382, 442, 4)):
        slit = curve([(x, top, "c"), (x + 8 + lean, (top + bottom) / 2), (x + 2 * lean, bottom, "c"),
                      (x - 4 + lean, (top + bottom) / 2)], closed=True)
        inside.fill(slit, SLASH).stroke(slit, pal.INK, 1.5)
        inside.ink(curve([(x + 2, top + 16), (x + 4 + lean, (top + bottom) / 2), (x + 2 * lean, bottom - 16)]), 1.6)


def _forearm(group: Group) -> None:
    fore: list[Spot] = [(490, 306, "c"), (494, 340), (502, 372), (508, 398), (508, 420), (518, 436), (540, 440),
                        (558, 430), (566, 406), (564, 376), (556, 338), (542, 292, "c")]
    garment(group, fore, SLEEVE,
            [[(524, 290, "c"), (536, 340), (546, 386), (544, 416), (524, 444, "c"), (600, 460, "c"), (600, 380),
              (556, 280, "c")]],
            [[(503, 386), (516, 400), (534, 403)], [(505, 402), (516, 415), (536, 417)], [(508, 420), (518, 427)],
             [(566, 400), (554, 410), (546, 409)]],
            brocade("H", SLEEVE.light, (502, 336, 590, 430), (38, 36), 16, 10), 2.6)


def _cuff(group: Group) -> None:
    band: list[Spot] = [(482, 298, "c"), (506, 300), (528, 288), (543, 271, "c"), (555, 293, "c"), (538, 313),
                        (512, 325), (486, 325, "c")]
    garment(group, band, FUR, [[(524, 280, "c"), (532, 330, "c"), (580, 310, "c"), (560, 264, "c")]])
    for x, y, turn in ((497, 312, 2), (517, 308, -16), (535, 297, -34)):
        tail = Pose((x, y), 1, turn)
        group.fill(tail.shape([(-3, -8, "c"), (3, -8, "c"), (4, 5, "c"), (0, 2), (-4, 5, "c")]), pal.INK)


def _cup(group: Group) -> None:
    foot = CUP.shape([(-5, 20, "c"), (5, 20, "c"), (8, 52), (34, 66, "c"), (34, 74, "c"), (0, 82), (-34, 74, "c"),
                      (-34, 66, "c"), (-8, 52)])
    group.solid(foot, pal.GILT, Group().fill(CUP.shape([(2, 0, "c"), (4, 52), (10, 92, "c"), (44, 86, "c"),
                                                        (40, 36, "c")]), pal.GILT_DARK), 1.7, 4)
    bowl = CUP.shape([(-38, -98, "c"), (-37, -70), (-26, -46), (-8, -33), (-6, -24), (-6, 24, "c"), (6, 24, "c"),
                      (6, -24), (8, -33), (26, -46), (37, -70), (38, -98, "c")])
    inside = Group().fill(CUP.shape([(14, -106, "c"), (14, -66), (4, -38), (2, 30, "c"), (20, 30, "c"), (50, -56, "c"),
                                     (50, -106, "c")]), pal.GILT_DARK)
    inside.fill(CUP.shape([(-30, -90), (-29, -68), (-19, -52), (-23, -74), (-23, -92)]), pal.GILT_LIGHT)
    inside.stroke(CUP.curve([(-40, -58), (0, -47), (40, -58)]), pal.INK, 2)
    group.solid(bowl, pal.GILT, inside, 1.8, 4.2)
    pip(group, "H", CUP.point((-3, -72)), 26, 4, whips=False, colour=RUBY, edge=1.6)
    rim = CUP.circle((0, -98), 39, 11)
    wine = Group().fill(CUP.circle((0, -93), 36, 9), WINE).fill(CUP.circle((-8, -93), 14, 3), WINE_LIGHT)
    group.solid(rim, pal.GILT_LIGHT, wine, 1.8, 3.6)
