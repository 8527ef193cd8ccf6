"""The head of the queen of clubs: red hair blown back, a circlet of trefoils."""
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
HEAD = Pose((322, 256), 1.06, -8, True)  # looks left and down: x grows forwards

FRECKLES = tuple(([(x, y), (x + .9, y + 1)], 2.6) for x, y in ((4, 18), (9, 23), (14, 17), (19, 22), (25, 18),
                                                                (13, 28), (22, 28), (29, 24), (37, 13), (40, 19)))
FACE = Likeness(  # in profile, her eyes on the leaf that she picks
    Piece([(-10, -84), (14, -80), (28, -66), (34.4, -47), (34.8, -29), (31.6, -12), (33.4, -2), (38.4, 8), (45.4, 17.4),
           (48.4, 22.4), (46, 26.2), (39, 28.4, "c"), (38.6, 33), (42.2, 37.4), (43, 41), (39.4, 43.4, "c"),
           (42, 46.4), (41.4, 51), (37.4, 54.6), (37.4, 59), (38.2, 65), (35, 72), (27, 76.6), (15, 76), (0, 69),
           (-14, 57), (-22, 40), (-26, 20), (-44, -10), (-50, -40), (-36, -74)],
          ([(-60, -84, "c"), (-24, -60), (-22, -10), (-12, 20), (-8, 42), (10, 64), (26, 74), (38, 75), (40, 94, "c"),
            (-60, 110, "c")],
           [(-60, -90, "c"), (50, -90, "c"), (46, -56), (24, -48), (0, -42), (-24, -30), (-60, -10, "c")],
           [(4, -6), (14, -12), (26, -11), (32, -4), (29, 1), (22, -3), (10, -2)],
           [(33, 19), (41, 24), (42, 28), (33, 29)], [(36.6, 56), (44, 56), (42, 61), (37.6, 62)]),
          ([(36, 2), (42, 14), (44, 20), (38.6, 12)], [(37, -40), (31, -38), (29, -24), (33.4, -18)])),
    (Eye([(9, 5.4, "c"), (15, 4), (23, 4), (29.6, 5.8), (29, 8.6), (27, 11, "c"), (18, 10.6)], (24.8, 8.4, 6.2),
         [(5, 5.6), (13, 5), (23, 5.4), (31.4, 8.6)], [(5, -1.4), (15, -6.4), (28, -5)],
         [(12, 12), (19, 13.2), (26, 12)],
         ([(29.6, 7.4), (33.6, 10), (37.4, 10.4)], [(26, 6.8), (30.6, 11.2), (34.6, 12.6)],
          [(6, 5.6), (1, 5), (-4, 2)])),),
    (([(34, -20), (24, -26), (11, -24), (-1, -14)], 4.6),),
    (([(40, 28.4), (35.6, 26.4), (35.4, 21.6), (38.6, 18.6)], 1.8), ([(47.6, 25), (43.4, 25), (40.6, 27)], 2)),
    ([(26.6, 42.4, "c"), (33, 40.2), (40.4, 36.6), (43.4, 40.6), (39.6, 43.6, "c"), (32, 44)],
     [(26.6, 42.8, "c"), (33, 44.4), (39.6, 43.6, "c"), (42.2, 46.8), (41.2, 51.4), (34, 51)]),
    [(23, 40.6), (27, 42.6), (34, 44.4), (40.4, 43.4)],
    ([(-6, 18), (8, 14), (22, 19), (25, 29), (14, 38), (-2, 34)],),
    (([(21, 38), (19, 41.6), (20.6, 45)], 1.4), *FRECKLES))
BEHIND: Tresses = (  # blown back from the brow, in waves with curled ends
    ([(-26, -84), (-84, -86), (-124, -52), (-132, -4), (-162, 26), (-190, 8), (-184, -18), (-168, -14)], 40),
    ([(-30, -60), (-96, -34), (-116, 6), (-142, 46), (-174, 54), (-202, 42), (-218, 20)], 30),
    ([(-30, -80), (-88, -60), (-112, -10), (-108, 40), (-140, 80), (-172, 76), (-192, 96), (-182, 112)], 46),
    ([(-30, -76), (-76, -42), (-96, 12), (-82, 62), (-108, 106), (-138, 108), (-152, 134), (-142, 150)], 46),
    ([(-24, -76), (-60, -36), (-72, 22), (-56, 72), (-80, 114), (-74, 144), (-94, 164)], 42))
FRONT: Tresses = (
    ([(8, -82), (-34, -72), (-62, -36), (-62, 10), (-51, 50), (-62, 82), (-58, 106), (-70, 124)], 34),
    ([(10, -82), (-22, -66), (-46, -38), (-52, 0), (-45, 30), (-53, 62), (-46, 88)], 26),
    ([(4, -70), (-28, -48), (-44, -16), (-41, 18), (-50, 44)], 24),
    ([(22, -80), (2, -70), (-22, -48), (-34, -20), (-26, 8), (-36, 32), (-30, 52)], 26),
    ([(30, -68), (12, -62), (-10, -46), (-22, -24), (-22, 2), (-31, 20)], 20),
    ([(32, -60), (20, -57), (2, -48), (-11, -32), (-15, -14)], 13))

OVER_BAND: Tresses = (([(-56, -52), (-70, -26), (-74, 12), (-62, 52), (-74, 92), (-66, 116)], 24),
                      ([(-22, -40), (-33, -22), (-30, 4), (-41, 26), (-35, 44)], 13))


def hair_behind(group: Group) -> None:
    mass = HEAD.shape([(10, -88), (-46, -84), (-84, -46), (-86, 20), (-70, 90, "c"), (-30, 96), (-8, 70, "c"),
                       (-4, 20, "c"), (24, -44), (36, -60), (31, -80)])
    group.solid(mass, RED.dark, None, 1.6, 3)
    tresses(group, HEAD, BEHIND, RED, 1)


def head(group: Group) -> None:
    likeness(group, HEAD, FACE, LADY)
    tresses(group, HEAD, FRONT, RED, 2)


def diadem(group: Group) -> None:
    band = HEAD.curve([(38, -42), (32, -54), (10, -62), (-24, -58), (-52, -42), (-66, -16)])
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
