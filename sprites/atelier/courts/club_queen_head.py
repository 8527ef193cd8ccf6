"""The head of the queen of clubs: red hair that blows back, a circlet of trefoils."""
from __future__ import annotations

from .. import palette as pal
from ..faces import Person
from ..figures import Hair
from ..flowers.garden import clover
from ..geometry import circle, line
from ..growth.clover_head import clover_head
from ..hats import gem
from ..likeness import Eye, Likeness, likeness
from ..pieces import Piece
from ..ribbons import ribbon
from ..splines import Pose
from ..suits import pip
from ..svg import Group
from ..tresses import Tresses, tresses

RED = Hair("#B3552A", "#E08E52", "#7A3218")
LADY = Person("woman", skin="#F4DABD", shade="#DCAB8A", lips="#C0584C", iris="#4B7A5A", brow="#8A3D1D", bushy=.9,
              blush="#EAB594")
HEAD = Pose((322, 252), 1.06, 12, True)  # looks left and down: x grows forwards

FACE = Likeness(
    Piece([(28, -76), (41, -48), (44, -24), (42, -9), (44.8, 5), (45.8, 15), (43.4, 27), (37.6, 40), (33.4, 49),
           (31, 58), (26.8, 68.6), (18.6, 77), (9, 80), (-5, 76.6), (-21, 66), (-36, 49), (-46, 26), (-50, 0),
           (-52, -34), (-24, -76)],
          ([(-60, -70, "c"), (-46, -50), (-45, -10), (-42, 20), (-31, 44), (-14, 61), (2, 71), (10, 80),
            (6, 104, "c"), (-60, 104, "c")],
           [(-60, -80, "c"), (60, -80, "c"), (52, -58), (10, -55), (-30, -44), (-60, -34, "c")],
           [(-29, -3), (-17, -10), (-3, -7), (6, 2), (3, 6), (-5, 0), (-16, -3.4), (-26, 0)],
           [(19, -3), (27, -9), (36, -5), (39, 2), (30, -2), (22, 2)],
           [(12, -3, "c"), (14.4, 7), (14.6, 18), (12, 25), (13, 31), (18, 33, "c"), (18, 26), (17, 14), (15, -3, "c")],
           [(11, 62), (18, 63), (23.4, 61), (20, 65.6), (13, 65.6)]),
          ([(19, 3), (21.4, 12), (25, 22), (22.8, 25), (19.6, 16)], [(12, 71), (18, 69.6), (21.6, 72), (16, 75)])),
    (Eye([(-27, 6.4, "c"), (-19, 2), (-10, .2), (-2, 2.4), (4.6, 8.2, "c"), (-4, 11), (-13, 11.6), (-21, 10)],
         (-3.8, 7.6, 6.8), [(-30, 6.4), (-20, 1.2), (-10, -.8), (-1, 1.6), (6.2, 8.8)],
         [(-26, -3.4), (-12, -8), (5, -2)], [(-20, 12.2), (-12, 13.4), (-3, 11.6)],
         ([(-27, 6), (-33, 7.4), (-38, 6)], [(-24, 3.8), (-29, 3.8), (-34, 1)])),
     Eye([(19.6, 8, "c"), (24.4, 3.2), (30.6, 1), (37.6, 4.2, "c"), (34.6, 9.4), (27.4, 11)], (32, 7.4, 5.8),
         [(18.2, 8.6), (24, 2.6), (30.4, .2), (38.4, 3.4), (42, 3)], [(20.6, -3), (30, -7.6), (39, -2)],
         [(23, 12), (29, 13), (34.6, 10.4)])),
    (([(5, -14), (-10, -20), (-26, -18.6), (-39, -9)], 4.2), ([(17, -14.4), (25.6, -20), (34.6, -18.6), (41.6, -11)],
                                                              3.8)),
    (([(19.6, 1), (21, 9), (24.6, 18)], 1.4), ([(24.6, 17.4), (28.6, 23.6), (29, 28), (25.6, 31.2)], 1.8),
     ([(25.8, 31), (20.8, 33.8), (16, 32.2)], 2), ([(13.6, 25), (10.4, 28.8), (11.2, 32.2), (14.6, 32.6)], 1.4)),
    ([(4.6, 48.8, "c"), (11, 46.2), (16.6, 44.8), (19.6, 46.4), (22.4, 44.8), (28.2, 47.4, "c"), (20.6, 51),
      (12, 51.2)],
     [(6.4, 50, "c"), (13, 51.6), (20.6, 51.4), (27, 48.8, "c"), (24, 57), (18, 59.2), (11, 56.8)]),
    [(2, 47.4), (8, 50.2), (15.6, 51.6), (20.6, 51.4), (30, 46.2)],
    ([(-41, 17, "c"), (-25, 18), (-7, 22), (-4, 30), (-15, 39), (-30, 41, "c"), (-38, 31)],),
    (([(22, 37), (22.2, 40), (21.2, 42.4)], 1.1), ([(-1.6, 44), (-3, 46.6), (-1.8, 49.6)], 1.1)))
BEHIND: Tresses = (  # blown back from the brow, wave upon wave, with curled ends
    ([(-26, -84), (-84, -86), (-124, -52), (-132, -4), (-162, 26), (-190, 8), (-184, -18), (-168, -14)], 40),
    ([(-30, -60), (-96, -34), (-116, 6), (-142, 46), (-174, 54), (-202, 42), (-218, 20)], 30),
    ([(-30, -80), (-88, -60), (-112, -10), (-108, 40), (-140, 80), (-172, 76), (-192, 96), (-182, 112)], 46),
    ([(-30, -76), (-76, -42), (-96, 12), (-82, 62), (-108, 106), (-138, 108), (-152, 134), (-142, 150)], 46),
    ([(-24, -76), (-60, -36), (-72, 22), (-56, 72), (-80, 114), (-74, 144), (-94, 164)], 42),
    ([(30, -74), (60, -48), (68, -6), (51, 32), (59, 64), (40, 90), (48, 116), (64, 124)], 32))
FRONT: Tresses = (
    ([(8, -82), (-34, -72), (-62, -36), (-62, 10), (-51, 50), (-62, 82), (-58, 106), (-70, 124)], 34),
    ([(10, -82), (-22, -66), (-46, -38), (-52, 0), (-45, 30), (-53, 62), (-46, 88)], 26),
    ([(14, -82), (2, -67), (-20, -55), (-38, -34), (-44, -4)], 19),
    ([(14, -82), (38, -66), (51, -40), (51, -14), (57, 10), (51, 28), (52, 44)], 20),
    ([(14, -80), (30, -66), (42, -48), (46, -24)], 12))

OVER_BAND: Tresses = (([(-56, -52), (-70, -26), (-74, 12), (-62, 52), (-74, 92), (-66, 116)], 24),
                      ([(33, -66), (51, -48), (51, -22), (56, 4), (48, 24), (50, 44)], 16))


def hair_behind(group: Group) -> None:
    """The mass of the hair and what the wind blows back."""
    mass = HEAD.shape([(10, -88), (-46, -84), (-84, -46), (-86, 20), (-70, 90, "c"), (-30, 96), (20, 60, "c"),
                       (36, 40, "c"), (54, 0), (46, -54)])
    group.solid(mass, RED.dark, None, 1.6, 3)
    tresses(group, HEAD, BEHIND, RED, 1)


def head(group: Group) -> None:
    """The face and the locks that frame it."""
    likeness(group, HEAD, FACE, LADY)
    tresses(group, HEAD, FRONT, RED, 2)


def diadem(group: Group) -> None:
    """A narrow circlet set with trefoils, the middle one highest, and clover where it ends in the hair."""
    band = HEAD.curve([(46, -38), (37, -54), (12, -62), (-24, -56), (-54, -37), (-66, -12)])
    for u, size in ((.08, 28), (.3, 40), (.54, 31), (.78, 25)):
        at, out = band.at(u), -1j * band.tangent(u)
        stalk, tip = line(at, at + out * size), at + out * (size + 5)
        group.silhouette(ribbon(stalk, lambda u: 4 + 0 * u), circle(tip, size * .3))
        group.stroke(stalk, pal.INK, 9).stroke(stalk, pal.GILT, 5.6).stroke(stalk, pal.GILT_LIGHT, 1.8)
        pip(group, "C", tip, size * .92, HEAD.turn - 8, whips=False, colour=pal.GILT, edge=2.4)
        pip(group, "C", tip, size * .52, HEAD.turn - 8, whips=False, colour="#3F7A56")
    group.stroke(band, pal.INK, 14).stroke(band, pal.GILT, 10).stroke(band, pal.GILT_LIGHT, 2.6)
    for u in (.2, .42, .66):
        gem(group, band.at(u), 4.6)
    tresses(group, HEAD, OVER_BAND, RED, 2)
    for x, y, scale, turn in ((-76, 2, .44, 70), (-58, -34, .4, 20)):
        clover(group, HEAD.point((x, y)), scale, turn)
    clover_head(group, Pose(HEAD.point((-61, -8)), .52, 40), ripe=.7, seed=9, count=40)
