"""The head of the knave of spades: a lad in a hood and an iron hat, his fair hair in the wind, calls the hour."""
from __future__ import annotations

from .. import palette as pal
from ..beards import Tress
from ..beards import tresses as flowing
from ..faces import Person
from ..figures import Hair
from ..flowers.turned import View
from ..geometry import Spot
from ..growth.anemone import anemone_open
from ..hats import gem
from ..likeness import Eye, Likeness, likeness
from ..pieces import Piece, strokes
from ..splines import Pose
from ..svg import Group
from .knave_dress import length, stream
from .side_flowers import ANEMONE
from .spade_halberd import BAND, HOOD, STEEL

HAIR = Hair("#B9803F", "#E2B873", "#7C4F22")
WARM, ROSY = "#FFD584", "#9D9DB8"  # the light of the lantern on skin and on blue cloth
LAD = Person("youth", skin="#F0CDA6", shade="#CF9B7B", lips="#C58370", iris="#4A6A86", brow="#8A5A28", bushy=1.35)
HEAD = Pose((340, 266), 1.02, 5, True)  # looks left: x grows forwards

COWL_BACK: list[Spot] = [(60, -50, "c"), (68, 10), (60, 60), (46, 100), (30, 128, "c"), (-50, 128, "c"), (-72, 80),
                         (-88, 30), (-86, -20), (-66, -60, "c")]
COWL: list[Spot] = [(54, -40, "c"), (54, 4), (51, 34), (43, 60), (34, 76), (14, 89), (-8, 87), (-30, 74), (-45, 54),
                    (-51, 24), (-53, -44, "c"), (-78, -46, "c"), (-88, -6), (-79, 40), (-75, 84), (-48, 116),
                    (4, 126), (46, 110), (62, 74), (66, 30), (64, -42, "c")]
ROLL: list[Spot] = [(51, 72, "c"), (66, 84), (68, 106), (48, 128), (8, 140), (-36, 136), (-72, 116), (-84, 88),
                    (-74, 66, "c"), (-56, 90), (-26, 108), (6, 112), (32, 100)]
FACE = Likeness(
    Piece([(30, -76), (44, -46), (46, -22), (42, -8), (46.5, 6), (51, 20), (49.5, 36), (43, 52), (38.5, 66), (33, 77),
           (23, 85), (10, 88), (-6, 83), (-26, 70), (-42, 50), (-49, 26), (-53, 0), (-54, -34), (-24, -76)],
          ([(-60, -70, "c"), (-46, -50), (-44, -10), (-41, 20), (-30, 46), (-12, 66), (2, 78), (12, 86),
            (8, 104, "c"), (-60, 104, "c")],
           [(-60, -80, "c"), (60, -80, "c"), (54, -36), (10, -30), (-30, -22), (-60, -14, "c")],
           [(-32, -8), (-18, -17), (-3, -14), (8, -4), (4, 3), (-4, -5), (-16, -9), (-28, -3)],
           [(21, -9), (29, -17), (40, -12), (43, -3), (32, -8), (24, -3)],
           [(12, -4, "c"), (15, 6), (14, 16), (9, 23), (11, 31), (22, 34, "c"), (20, 26), (20, 12), (17, -3, "c")],
           [(10, 70), (20, 72), (28, 69), (24, 75), (13, 76)]),
          ([(22, 2), (27, 12), (32, 21), (28, 25), (23, 14)], [(14, 79), (20, 78), (25, 80.5), (18, 83.5)])),
    (Eye([(-29, 4, "c"), (-22, -3.2), (-11, -6), (-1, -2.4), (5, 4.8, "c"), (-4, 7.8), (-14, 8.6), (-23, 7)],
         (-6.6, .8, 7), [(-32, 4.6), (-22.6, -4), (-11, -7), (-.4, -3.2), (6, 5.4)],
         [(-29, -6), (-14, -12.4), (2, -6.6)],
         [(-24, 9.6), (-12, 11.6), (-1, 8.6)]),
     Eye([(21, 4.6, "c"), (25, -2.4), (32, -5.4), (40.4, -1, "c"), (38.4, 5.6), (29, 7.6)], (33.6, .4, 6.2),
         [(19.8, 5.4), (25, -3), (32, -6.2), (40, -2.6), (43.4, .4)], [(22, -6.4), (31, -11.4), (41, -6.6)],
         [(24, 9), (31, 10.2), (37.6, 6.6)])),
    (([(7, -18), (-11, -26), (-28, -23), (-40, -12)], 6), ([(18, -18), (28, -26), (38, -24), (46, -13)], 5.4)),
    (([(20, -4), (22, 5), (26, 13)], 1.3), ([(26, 12), (35, 18), (36.5, 25), (31, 30)], 2.4),
     ([(31, 29.5), (24, 32.6), (17, 30.6)], 2.4), ([(13, 19), (8.4, 25), (9.6, 31), (15, 31.4)], 2),
     ([(19, 28.6), (22, 27.4), (25.4, 28.8)], 2.2)),
    ([(3, 47.6, "c"), (11, 44.4), (18.4, 42.6), (21.4, 44), (25, 42.8), (33, 48, "c"), (22, 48.4), (12, 48.4)],
     [(5, 54, "c"), (11, 61), (20, 63.4), (29.5, 56, "c"), (27, 66), (19.5, 69.6), (10.4, 66)]),
    [(1, 47.4), (9, 48), (21, 48), (35, 48.6)],
    ([(-30, 26), (-16, 20), (-4, 25), (-3, 34), (-14, 42), (-27, 38)], [(35, 22), (43, 17), (51, 22), (48, 34),
                                                                        (40, 38)]),
    (([(24, 35), (24.6, 39), (23.6, 42)], 1.3),
     *(([(x, y), (x + .8, y + .6), (x + 1.8, y + .4)], 1.7) for x, y in (
         (-17, 15), (-9, 18), (-20, 22), (-12, 25), (-2, 22), (3, 15), (-6, 30), (38, 14), (43, 19), (39, 23),
         (35, 28)))))
OPEN: list[Spot] = [(5, 48.4, "c"), (13, 48), (22, 48), (31, 48.8, "c"), (29.6, 57), (21, 62.4), (11.4, 60.4)]


LOCKS: tuple[Tress, ...] = (  # under the hat over the brow, and out of the hood
    ([(-42, -66), (-54, -30), (-47, 2), (-53, 26), (-47, 44), (-36, 46)], 18),
    ([(-30, -62), (-42, -36), (-36, -12), (-44, 8), (-36, 20)], 13),
    ([(-34, -62), (-14, -46), (4, -36), (24, -38), (34, -30)], 15),
    ([(-18, -64), (4, -48), (22, -39), (36, -37), (46, -29)], 17),
    ([(40, -60), (48, -42), (46, -26), (49, -12)], 11))
TAIL: list[Spot] = [(392, 214), (424, 232), (444, 262), (438, 304), (430, 340), (446, 372), (466, 376), (473, 358)]


def head(group: Group) -> None:
    """The face in its hood; the light falls on it from the left."""
    length(group, TAIL, HOOD, stream(15, 17), hem=0)
    group.solid(HEAD.shape(COWL_BACK), HOOD.dark, None, 1.6, 3.2)
    likeness(group, HEAD, FACE, LAD)
    glow = Group().fill(HEAD.shape([(60, -30, "c"), (46, -10), (40, 6), (43, 22), (40, 42), (33, 58), (27, 72),
                                    (12, 82), (4, 100, "c"), (70, 90, "c")]), WARM, .62)
    group.clip(HEAD.shape(FACE.head.outline), glow)
    mouth = HEAD.shape(OPEN)
    inside = Group().fill(HEAD.shape([(6, 47, "c"), (32, 47, "c"), (30, 51.6), (20, 52.4), (8, 51.4)]), "#F4EBDD")
    inside.fill(HEAD.shape([(10, 62), (16, 57), (24, 57.4), (29, 62), (20, 68)]), "#A5544E")
    group.fill(mouth, "#4A2320").clip(mouth, inside).stroke(mouth, pal.INK, 1.3)
    _hood(group)
    flowing(group, HEAD, LOCKS, HAIR, 0, root=.16)


def _hood(group: Group) -> None:
    """It falls from the hat to the jaw and lies in soft folds round the neck."""
    inside = Group().fill(HEAD.shape([(-53, -50, "c"), (-56, 10), (-52, 50), (-34, 84), (-4, 104), (30, 100),
                                      (50, 76, "c"), (56, 90, "c"), (20, 140, "c"), (-96, 140, "c"), (-96, -50, "c")]),
                          HOOD.dark)
    inside.fill(HEAD.shape([(-66, -46, "c"), (-72, 0), (-64, 44), (-50, 76), (-58, 80), (-74, 44), (-80, 0),
                            (-74, -46, "c")]), HOOD.base)
    inside.fill(HEAD.shape([(72, -44, "c"), (62, -30), (61, 20), (56, 58), (44, 88), (60, 100, "c"), (84, 60, "c")]),
                ROSY, .75)
    strokes(inside, HEAD, [([(-62, -34), (-66, 10), (-56, 52), (-34, 84)], 2.2),
                           ([(-76, -20), (-78, 30), (-66, 76)], 2),
                           ([(58, -10), (57, 30), (48, 64)], 1.8), ([(-46, 78), (-18, 98), (12, 100)], 2)], pal.INK)
    group.solid(HEAD.shape(COWL), HOOD.base, inside, 1.7, 3.4)
    hem = HEAD.curve([(54, -38), (54.5, 4), (51, 36), (43, 61), (34, 77), (14, 89.6), (-8, 88), (-30, 75), (-45.5, 55),
                      (-52, 24), (-53, -42)])
    group.stroke(hem, pal.INK, 7.4).stroke(hem, pal.GILT, 4.4).stroke(hem, pal.GILT_LIGHT, 1.4)
    folds = Group().fill(HEAD.shape([(-90, 60, "c"), (-60, 94), (-26, 116), (10, 122), (40, 112), (66, 92, "c"),
                                     (80, 150, "c"), (-90, 150, "c")]), HOOD.dark)
    folds.fill(HEAD.shape([(-78, 96), (-50, 120), (-10, 131), (26, 126), (20, 132), (-16, 137), (-56, 126)]), HOOD.base)
    folds.fill(HEAD.shape([(50, 70, "c"), (58, 92), (46, 112), (26, 124), (60, 130, "c"), (84, 90, "c")]), ROSY, .8)
    strokes(folds, HEAD, [([(-70, 80), (-44, 108), (-6, 122), (32, 114)], 2.4),
                          ([(-78, 100), (-50, 124), (-20, 132)], 2),
                          ([(58, 90), (44, 108), (24, 118)], 2), ([(-66, 74), (-58, 88), (-44, 98)], 1.8),
                          ([(60, 108), (42, 124), (16, 132)], 1.8)], pal.INK)
    group.solid(HEAD.shape(ROLL), HOOD.base, folds, 1.7, 3.4)


BOWL: list[Spot] = [(58, -52, "c"), (56, -90), (34, -122), (2, -134), (-30, -124), (-55, -94), (-60, -46, "c"),
                    (0, -40)]
BRIM: list[Spot] = [(107, -36), (96, -52), (54, -67), (0, -71), (-54, -63), (-94, -44), (-106, -26), (-98, -17),
                    (-56, -22), (0, -29), (56, -31), (98, -28)]


def hat(group: Group) -> None:
    """An iron hat: a ridged bowl and a broad brim, seen a little from below."""
    bowl = Group().fill(HEAD.shape([(-8, -140, "c"), (-16, -90), (-18, -40, "c"), (-80, -30, "c"), (-80, -140, "c")]),
                        STEEL.dark)
    bowl.fill(HEAD.shape([(-44, -110), (-54, -88), (-56, -62), (-50, -62), (-47, -88)]), STEEL.base)
    bowl.fill(HEAD.shape([(36, -110), (46, -86), (48, -62), (40, -62), (36, -86), (26, -110)]), STEEL.light)
    bowl.ink(HEAD.curve([(2, -136), (10, -100), (12, -56)]), 2.6, "both")
    group.solid(HEAD.shape(BOWL), STEEL.base, bowl, 1.7, 3.6)
    inside = Group().fill(HEAD.shape([(112, -38, "c"), (96, -40), (54, -48), (0, -51), (-54, -45), (-94, -32),
                                      (-112, -24, "c"), (-100, 6, "c"), (104, 0, "c")]), STEEL.dark)
    inside.fill(HEAD.shape([(112, -36, "c"), (96, -37), (58, -43), (40, -26, "c"), (104, 0, "c")]), WARM, .6)
    inside.fill(HEAD.shape([(100, -46), (72, -58), (30, -66), (34, -62), (70, -53)]), STEEL.light)
    inside.ink(HEAD.curve([(106, -38), (60, -47), (0, -51), (-54, -45), (-104, -28)]), 1.8, "both")
    group.solid(HEAD.shape(BRIM), STEEL.base, inside, 1.7, 3.8)
    band = HEAD.curve([(57, -66), (30, -74), (0, -77), (-30, -74), (-59, -63)])
    group.stroke(band, pal.INK, 12).stroke(band, BAND, 9).stroke(band, HOOD.light, 2)
    for x, y in ((90, -48), (66, -57), (36, -63), (-66, -54), (-88, -42)):
        gem(group, HEAD.point((x, y)), 3.2, pal.GILT_LIGHT)
    anemone_open(group, View(HEAD.point((-34, -78)), 29, 80, .2), ANEMONE.petal)
    gem(group, HEAD.point((2, -136)), 6.4, pal.GILT, pal.GILT_LIGHT)
