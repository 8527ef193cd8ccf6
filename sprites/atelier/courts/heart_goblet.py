"""The goblet of the king of hearts, the hand round its stem and the arm that raises it."""
from __future__ import annotations

from .. import palette as pal
from ..dress import Cloth, brocade, garment, gilt_hem
from ..geometry import Spot
from ..hands import Digit, HandShape, hand_far, hand_near
from ..pieces import Tint
from ..splines import Pose, curve
from ..suits import pip
from ..svg import Group

ROBE = Cloth("#A63A3A", "#7A2229", "#D07A68")
SLEEVE = Cloth("#3F7271", "#27504F", "#7FA9A0")
SLASH = "#D07A68"
FUR = Cloth("#F4EDDD", "#CDBFA6", "#FFFFFF")
WINE, WINE_LIGHT, RUBY = "#7A2229", "#B05A52", "#B3322F"
CUP = Pose((462, 212), 1, 4)  # the middle of its stem
HAND = Pose((462, 212), 1.1, 4)
ROUND_STEM = HandShape(  # from the lower right round a stem, upright through (0, 0): fingers from behind, thumb before
    [(36, 78, "c"), (30, 62), (18, 46), (6, 36), (0, 18), (0, -10), (8, -24), (24, -30), (39, -26), (50, -10),
     (58, 16), (63, 40), (70, 60, "c")],
    far=(Digit([(20, 33), (4, 28), (-8, 29), (-17, 34)], 11.5, joints=()),
         Digit([(20, 20), (4, 14), (-10, 14), (-21, 20)], 12.5, joints=()),
         Digit([(20, 6), (4, -2), (-12, -2), (-25, 4)], 13.5, joints=()),
         Digit([(22, -12), (4, -20), (-12, -22), (-24, -14)], 13.5, joints=())),
    near=(Digit([(-15, 34), (-9, 38), (0, 39.5), (8, 38)], 11, nail=True, joints=(.5,), rooted=False),
          Digit([(-19, 20), (-12, 25), (0, 27), (10, 25)], 11.5, nail=True, joints=(.5,), rooted=False),
          Digit([(-23, 5), (-14, 11), (0, 13), (14, 10)], 12.5, nail=True, joints=(.5,), rooted=False),
          Digit([(-22, -13), (-15, -4), (-4, -1), (8, -4)], 12.5, nail=True, joints=(.5,), rooted=False),
          Digit([(46, 26), (40, 2), (26, -14), (4, -22)], 18, nail=True, joints=(.6,))),
    shades=([(54, -30, "c"), (46, -2), (50, 30), (58, 80, "c"), (100, 70, "c"), (90, 0, "c")],
            [(-2, -12, "c"), (10, 2), (16, 18), (14, 32), (22, 52, "c"), (0, 46, "c")]),
    lines=(([(25, 4), (21, 20), (28, 42)], 1.5), ([(42, 68), (52, 64), (60, 56)], 1.2)))


def raised_arm(group: Group, tint: Tint) -> None:
    _upper_arm(group)
    _forearm(group)
    hand_far(group, HAND, ROUND_STEM, tint)
    _cup(group)
    hand_near(group, HAND, ROUND_STEM, tint)
    _cuff(group)


def _upper_arm(group: Group) -> None:
    spots: list[Spot] = [(400, 378, "c"), (452, 374), (490, 390), (514, 416), (546, 440), (560, 480, "c"),
                         (520, 540, "c"), (400, 540, "c")]
    garment(group, spots, ROBE,
            [[(490, 384, "c"), (500, 410), (492, 440), (510, 480, "c"), (540, 480, "c"), (530, 420)],
             [(440, 410, "c"), (462, 430), (468, 480, "c"), (440, 500, "c")]],
            [[(478, 396), (488, 424), (484, 456)], [(466, 414), (472, 440), (466, 464)],
             [(500, 412), (514, 432), (536, 444)]], None, 2.6)


def _forearm(group: Group) -> None:
    mouth = curve([(486, 368, "c"), (500, 348), (530, 338), (562, 346, "c"), (548, 372), (516, 386)], closed=True)
    group.solid(mouth, ROBE.dark, None, 1.6, 3)
    fore: list[Spot] = [(490, 306, "c"), (492, 340), (496, 376), (504, 420, "c"), (552, 420, "c"), (554, 376),
                        (550, 334), (542, 292, "c")]
    garment(group, fore, SLEEVE,
            [[(522, 290, "c"), (532, 340), (536, 386), (536, 444, "c"), (600, 460, "c"), (600, 380),
              (556, 280, "c")]],
            [[(493, 332), (506, 340), (522, 338)], [(552, 338), (538, 348), (526, 350)],
             [(494, 352), (504, 360), (516, 360)]], _slashes, 2.4)
    slipped: list[Spot] = [(486, 368, "c"), (504, 384), (530, 378), (562, 346, "c"), (570, 386), (572, 430),
                           (560, 490, "c"), (510, 500, "c"), (500, 450), (498, 420), (488, 396)]
    garment(group, slipped, ROBE,
            [[(552, 350, "c"), (556, 390), (546, 430), (552, 480, "c"), (590, 480, "c"), (590, 340, "c")],
             [(508, 380, "c"), (518, 410), (514, 440), (524, 480, "c"), (498, 480, "c"), (494, 400, "c")]],
            [[(500, 398), (516, 416), (540, 420)], [(500, 414), (512, 434), (530, 442)],
             [(564, 372), (552, 400), (536, 410)], [(568, 404), (556, 424), (544, 432)]],
            brocade("H", ROBE.light, (520, 398, 590, 470), (44, 40), 18, 11), 2.6)
    gilt_hem(group, [(486, 367), (504, 384), (530, 379), (562, 345)], 10, 8, 2.4)


def _slashes(inside: Group) -> None:
    for x, y in ((508, 356), (528, 348)):
        slit = curve([(x, y - 26, "c"), (x + 7, y - 6), (x + 3, y + 16, "c"), (x - 4, y - 4)], closed=True)
        inside.fill(slit, SLASH).stroke(slit, pal.INK, 1.4)


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
    pip(group, "H", CUP.point((-3, -67)), 24, 4, whips=False, colour=RUBY, edge=1.6)
    rim = CUP.circle((0, -98), 39, 11)
    wine = Group().fill(CUP.circle((0, -93), 36, 9), WINE).fill(CUP.circle((-8, -93), 14, 3), WINE_LIGHT)
    group.solid(rim, pal.GILT_LIGHT, wine, 1.8, 3.6)
    _splash(group)


def _splash(group: Group) -> None:
    wave = CUP.shape([(31, -94, "c"), (29, -103), (32, -110), (39, -116, "c"), (28, -116), (20, -110), (14, -108),
                      (9, -114), (10, -124), (19, -135, "c"), (5, -132), (-4, -138), (-18, -147), (-37, -148),
                      (-54, -140), (-69, -122, "c"), (-56, -128), (-54, -117), (-43, -107, "c"), (-46, -119),
                      (-40, -131), (-30, -131), (-24, -121), (-25, -109), (-32, -95, "c"), (0, -89)])
    light = Group()
    for spots, width in (([(-6, -97), (-8, -116), (-20, -137), (-38, -140), (-54, -131)], 4.4),
                         ([(-19, -96), (-16, -112), (-20, -127), (-29, -135)], 3),
                         ([(20, -95), (22, -104), (30, -112)], 3), ([(3, -97), (3, -114), (10, -128)], 2.6)):
        light.ink(CUP.curve(spots), width, "both", WINE_LIGHT)
    group.solid(wave, "#8E2A30", light, 1.5, 3)
    for x, y, size, turn in ((-73, -138, 6.4, 34), (-80, -114, 5, 20), (-56, -156, 4.6, 60), (25, -149, 5.4, -150)):
        drop = Pose(CUP.point((x, y)), size / 6, turn)
        group.solid(drop.shape([(0, -11, "c"), (4.4, -1), (0, 6), (-4.4, -1)]), "#8E2A30",
                    Group().fill(drop.circle((-1.6, 1), 1.6), WINE_LIGHT), 1.2, 2)
