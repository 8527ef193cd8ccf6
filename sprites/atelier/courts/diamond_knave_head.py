"""The head of the knave of diamonds: a winking face under a plumed hat, curls in the wind."""
from __future__ import annotations

import numpy as np

from .. import palette as pal
from ..beards import moustache, tresses
from ..dress import Cloth
from ..faces import Person
from ..figures import Hair
from ..geometry import Path, Spot, circle
from ..hats import gem
from ..likeness import Eye, Likeness, likeness
from ..line import ends, pressed, taper
from ..pieces import Piece
from ..splines import Pose, curve
from ..suits import pip
from ..svg import Group
from ..tresses import Tresses

BLOND = Hair("#C9963F", "#EBCB80", "#8E5F20")
FELT = Cloth("#7A4A2E", "#54301F", "#A87B50")
CAPE = Cloth("#2F6B6E", "#204A50", "#6FA19C")
PLUME = Hair("#EFE3C6", "#FBF5E4", "#C2AC84")
PLUME_RED = Hair("#B5502F", "#DB8A5E", "#7E3120")
GALLANT = Person("man", skin="#F0CDA6", shade="#D09A74", lips="#B85F50", iris="#4A7391", brow="#8E5F20", bushy=1.1,
                 blush="#E4A887")
HEAD = Pose((324, 264), 1.0, -5)
HAT = Pose(HEAD.point((-12, -62)), 1.0, -12)
FACE = Likeness(
    Piece([(31, -72), (36, -46), (36.5, -24), (33.5, -6), (38.6, 8), (40, 20), (37, 38), (33, 52), (29, 66), (24, 78),
           (16, 87), (5, 91), (-9, 88), (-28, 75), (-45, 54), (-56, 26), (-61, -6), (-61, -40), (-40, -76)],
          ([(-70, -80, "c"), (-52, -50), (-50, -10), (-47, 22), (-37, 46), (-20, 66), (-5, 80), (4, 92),
            (2, 106, "c"), (-70, 106, "c")],
           [(-70, -84, "c"), (60, -84, "c"), (48, -40), (34, -29), (4, -24), (-30, -21), (-70, -18, "c")],
           [(-36, -3), (-28, -11), (-16, -13), (-5, -8), (2, -2), (-2, 4), (-10, -2), (-22, -6)],
           [(11, -8), (20, -12), (34, -11), (34, -2), (23, -3), (14, 0)],
           [(7, -8, "c"), (11, 4), (14.6, 14), (16, 20), (13, 27), (15, 33), (20, 36, "c"), (24, 26), (19, 12),
            (15, -2, "c")],
           [(29, 70), (36, 40), (44, 40, "c"), (44, 80, "c"), (20, 96, "c"), (14, 90)]),
          ([(9.4, -2), (12.6, 8), (16.4, 19), (13.6, 23), (9.6, 12)], [(13, 24), (16.4, 23), (16.6, 27), (13.4, 28)])),
    (Eye([(-37.4, 1.8, "c"), (-30, -4), (-22, -6), (-14, -3.2), (-8, 3.8, "c"), (-15, 5.6), (-23, 6),
          (-31, 4.8)], (-23, -.8, 6.8),
         [(-41, 1), (-31, -4.6), (-22, -6.8), (-13.4, -3.6), (-7, 4.6)], [(-36, -6.6), (-22, -12.6), (-8, -6.6)],
         [(-33, 7.6), (-22, 9.4), (-11, 7.2)]),
     Eye((), (0, 0, 0), [(11.6, 1.6), (17, 5), (23.6, 5.6), (29.6, 3), (34.4, -1)], [(13, -4), (21, -5.2), (31, -4.6)],
         [(15, 9.6), (23, 11.8), (30, 9)],
         ([(32, 1.8), (34.6, 3), (37, 3)], [(32.6, -.6), (35, -1.6), (36.6, -3)]))),
    (([(-3, -16), (-14, -23), (-27, -24), (-42, -13)], 6), ([(9, -13), (18, -15.4), (27, -16.6), (36, -11)], 5.2)),
    (([(10.4, -4), (13.4, 7), (18, 18)], 1.5), ([(17.4, 17), (22, 24.4), (21.4, 31), (15, 34.6)], 2.3),
     ([(15.4, 34.4), (9.4, 37), (3.4, 35)], 2.4), ([(-2, 25), (-6.6, 30), (-5.4, 36), (-1, 36.4)], 1.9)),
    ([(-4, 55, "c"), (4, 54), (9, 53.4), (20, 54, "c"), (12, 58), (4, 58)],
     [(-7, 57, "c"), (4, 59), (13, 58.6), (21.6, 55.6, "c"), (17, 63), (9, 66), (0, 63.6)]),
    [(-13, 52.6), (-6, 57), (4, 59), (13, 58.4), (24.6, 51)],
    ([(-50, 14, "c"), (-34, 19), (-20, 22), (-14, 30), (-24, 41), (-38, 46, "c"), (-46, 30)],
     [(26, 20), (32, 16), (42, 20), (38, 34), (31, 36)]),
    (([(-13, 38), (-19, 45), (-20, 52)], 1.5), ([(28, 40), (31, 45), (30.4, 51)], 1.2), ([(2, -13), (3.4, -18)], 1.3)))
WINGS: Tresses = (
    ([(8, 42), (-3, 44), (-15, 50), (-27, 50), (-37, 42), (-38, 31), (-32, 27)], 10.5),
    ([(9.6, 42), (18, 43.6), (25, 48), (33, 47), (40, 39), (40, 29), (36, 26)], 9.5))
GOATEE: Tresses = (
    ([(0, 68), (-1, 82), (2, 96), (11, 106)], 10), ([(14, 67), (17, 81), (17, 95), (16, 108)], 10),
    ([(7, 69), (8, 85), (10, 101), (19, 114)], 12))
BEHIND: Tresses = (  # to the right the wind lifts them
    ([(18, -60), (56, -46), (74, -18), (98, -10), (112, -26)], 26),
    ([(30, -40), (60, -4), (78, 18), (100, 30), (118, 22), (124, 30)], 13),
    ([(22, -56), (56, -26), (66, 6), (92, 20), (114, 10), (126, -8)], 30),
    ([(24, -50), (50, -4), (54, 36), (80, 58), (106, 54), (120, 38), (112, 28)], 31),
    ([(24, -44), (42, 8), (44, 50), (64, 84), (94, 94), (118, 80)], 29),
    ([(22, -40), (38, 20), (36, 58), (50, 92), (76, 108), (102, 104)], 25),
    ([(-36, -60), (-78, -30), (-86, 12), (-70, 50), (-84, 88), (-68, 114), (-44, 112)], 34),
    ([(-34, -60), (-66, -26), (-74, 14), (-60, 54), (-70, 88), (-50, 108), (-30, 98)], 30))
FRONT: Tresses = (
    ([(-44, -50), (-66, -18), (-70, 18), (-58, 52), (-68, 84), (-56, 106), (-36, 104)], 26),
    ([(-40, -48), (-58, -20), (-61, 10), (-52, 40), (-58, 64), (-44, 80)], 21),
    ([(-34, -46), (-50, -26), (-55, -2), (-50, 20)], 14),
    ([(31, -52), (42, -32), (43, -8), (52, 10), (68, 14), (78, 2)], 14))
KNOT = HEAD.point((-64, 82))


def hair_behind(group: Group) -> None:
    mass = HEAD.shape([(-10, -80), (-60, -66), (-86, -20), (-82, 40), (-76, 104, "c"), (-36, 96), (10, 60),
                       (46, 88, "c"), (76, 94), (100, 70), (108, 30), (96, 2), (74, -26), (44, -56)])
    group.solid(mass, BLOND.dark, None, 1.6, 3)
    tresses(group, HEAD, BEHIND, BLOND, 1, .3)


def head(group: Group) -> None:
    likeness(group, HEAD, FACE, GALLANT)
    group.fill(pressed(HEAD.curve(FACE.eyes[1].lash), 2.2, 3.4), pal.INK)


def hair(group: Group) -> None:
    tresses(group, HEAD, FRONT, BLOND, 1, .3)
    for turn in (-150, 24):
        bow = Pose(KNOT, .72, turn)
        group.solid(bow.shape([(0, 0, "c"), (8, -14), (30, -18, "c"), (28, 0), (30, 14, "c"), (8, 10)]), CAPE.base,
                    Group().fill(bow.shape([(0, 2, "c"), (34, 2, "c"), (34, 24, "c"), (0, 16, "c")]), CAPE.dark),
                    1.5, 3)
    group.silhouette(circle(KNOT, 5.6)).fill(circle(KNOT, 5.6), CAPE.light).stroke(circle(KNOT, 5.6), pal.INK, 1.5)


def beard(group: Group) -> None:
    tresses(group, HEAD, GOATEE, BLOND, 1, .3)
    moustache(group, HEAD, WINGS, BLOND)


BRIM: list[Spot] = [(-128, -2), (-108, 14), (-66, 27), (-8, 32), (50, 27), (96, 12), (124, -14), (130, -32, "c"),
                    (104, -24), (56, -28), (-40, -28), (-96, -18)]


def hat(group: Group) -> None:
    inside = Group().fill(HAT.shape([(-140, 2, "c"), (-106, 6), (-64, 19), (-8, 24), (50, 19), (96, 4), (140, -40, "c"),
                                     (140, 50, "c"), (-140, 50, "c")]), FELT.dark)
    inside.fill(HAT.shape([(30, -2), (70, -8), (114, -28, "c"), (96, -6), (66, 8), (20, 15)]), "#3F2416")
    inside.fill(HAT.shape([(-112, -4), (-94, -12), (-66, -18), (-74, -8), (-84, 2), (-70, 12), (-94, 8)]), FELT.light)
    group.solid(HAT.shape(BRIM), FELT.base, inside, 1.8, 4.6)
    edge = HAT.curve([(-126, -1), (-107, 11), (-66, 23.4), (-8, 28.4), (50, 23.4), (95, 8.6), (124, -18)])
    group.stroke(edge, pal.INK, 4.4).stroke(edge, pal.GILT, 2.2)
    crown = HAT.shape([(-60, 2, "c"), (-56, -44), (-38, -76), (-6, -84), (28, -80), (50, -48), (58, -4, "c"), (28, 11),
                       (-26, 13)])
    inside = Group().fill(HAT.shape([(16, 26, "c"), (26, -20), (14, -90, "c"), (80, -80, "c"), (80, 20, "c")]),
                          FELT.dark)
    for x, top in ((28, -66), (42, -46)):
        inside.ink(HAT.curve([(x - 10, top), (x, top * .4), (x - 2, -2)]), 2, "both", "#3F2416")
    inside.fill(HAT.shape([(-46, -30), (-40, -56), (-22, -70), (-28, -50), (-34, -26)]), FELT.light)
    inside.ink(HAT.curve([(-20, -78), (0, -70), (22, -76)]), 3)
    group.solid(crown, FELT.base, inside, 1.8, 4.4)
    band = HAT.curve([(-60, -7), (-28, 4), (26, 3), (58, -11)])
    group.stroke(band, pal.INK, 17).stroke(band, CAPE.base, 13).stroke(band, CAPE.light, 2.6)
    _plume(group, HAT.curve([(-40, -2), (-70, -42), (-62, -92), (-22, -122), (30, -124), (76, -106), (112, -82),
                             (144, -84), (152, -106)]), 46, PLUME_RED)
    _plume(group, HAT.curve([(-38, 0), (-52, -34), (-42, -72), (-8, -94), (36, -88), (72, -62), (106, -46), (128, -56),
                             (126, -70)]), 33, PLUME)
    pip(group, "D", HAT.point((-27, 1)), 36, HAT.turn, whips=False, edge=1.8, colour="#B65A10")
    gem(group, HAT.point((-27, 1)), 5)


def _plume(group: Group, quill: Path, width: float, hair: Hair) -> None:
    """An ostrich plume blown along its `quill`; its barbs hang together in tufts, with gaps between them."""
    shares = np.linspace(.03, .97, int(quill.length() / 10.5))
    half = width / 2 * np.sin(np.pi * (.14 + .72 * shares)) ** .7 * np.minimum(1, .2 + 4 * shares)
    rims = []
    for side in (-1, 1):
        tufts = half * np.asarray([(.74, .98, 1.04, .95)[(k + side) % 4] for k in range(len(shares))])
        rims.append([quill.at(u) + (side * 1j + .25) * quill.tangent(u) * reach
                     for u, reach in zip(shares, tufts, strict=True)])
    tip = quill.end + 7 * quill.tangent(1)
    outline = curve([quill.start, *rims[0], tip, *rims[1][::-1]], closed=True)
    inside = Group().fill(curve([quill.start, *quill.at(shares), tip, *rims[1][::-1]], closed=True), hair.dark, .5)
    for k, (u, reach) in enumerate(zip(shares, half, strict=True)):
        z, way = quill.at(u), quill.tangent(u)
        for side in (-1, 1):
            barb = curve([z, z + (side * .5j + .34) * way * reach, z + (side * 1j + .9) * way * reach])
            light = side == -1 and k % 2
            inside.fill(taper(barb, 2.4 if light else 1.8, .6, ends(.1, .5)), hair.light if light else hair.dark)
    group.solid(outline, hair.base, inside, 1.5, 2.6)
    group.fill(taper(quill, 4.4, 1.2), pal.INK).fill(taper(quill, 2.2, .6), hair.light)
