"""The head of the knave of clubs: an archer's face, brown hair in the wind, a bycocket with a pheasant's plume."""
from __future__ import annotations

import numpy as np

from .. import palette as pal
from ..beards import Tress
from ..beards import tresses as locks
from ..dress import Cloth
from ..faces import Person
from ..figures import Hair
from ..geometry import Spot
from ..hats import gem
from ..likeness import Eye, Likeness, likeness
from ..line import taper
from ..pieces import Piece
from ..ribbons import Profile, clip01, ribbon
from ..splines import Pose, curve
from ..suits import pip
from ..svg import Group
from ..tresses import Tresses, tresses

BROWN = Hair("#74492B", "#B07F4E", "#432A1B")
JERKIN = Cloth("#3F6B50", "#274A39", "#7FA07E")
SHIRT = Cloth("#E9DFC9", "#BFAE92", "#FAF4E4")
FELT = Cloth("#8E3B3A", "#652730", "#B9665C")
LEATHER = Cloth("#9A6A3C", "#6B4526", "#C49661")
ARCHER = Person("man", skin="#E9C39B", shade="#CC9469", lips="#B86F5C", iris="#4F6B45", brow="#40281B", bushy=1.1,
                blush="#DFA37E")
HEAD = Pose((368, 268), 1, 3, True)  # looks left: x grows forwards


def hair_behind(group: Group) -> None:
    mass = HEAD.shape([(0, -80), (-50, -66), (-72, -10), (-66, 40), (-62, 78), (-36, 82), (-20, 50), (-20, 0)])
    group.solid(mass, BROWN.dark, None, 1.6, 3)
    locks(group, HEAD, BEHIND, BROWN, 1, .3)


def head(group: Group) -> None:
    likeness(group, HEAD, FACE, ARCHER)
    locks(group, HEAD, SIDE, BROWN, 1, .2)
    tresses(group, HEAD, WISPS, BROWN, 0)
    _hat(group)


FACE = Likeness(  # in profile along the arrow, the eye narrowed
    Piece([(-10, -84), (14, -80), (30, -66), (36, -46), (36, -28), (37, -14), (33.4, -5), (36, 4), (42.6, 13),
           (51, 24), (51.6, 29.4), (47, 33), (39.6, 34.6, "c"), (40, 40), (43.4, 44.4), (43.6, 48), (39.8, 50.4, "c"),
           (42.4, 53.6), (41.6, 58), (37.4, 61.6), (37.8, 67), (40, 73), (38, 81), (29, 88), (13, 89), (-6, 81),
           (-22, 66), (-32, 42), (-38, 14), (-48, -20), (-50, -50), (-36, -76)],
          ([(-60, -84, "c"), (-26, -60), (-22, -10), (-12, 24), (-6, 50), (10, 72), (26, 81), (40, 83), (44, 104, "c"),
            (-60, 116, "c")],
           [(-60, -90, "c"), (56, -90, "c"), (50, -38), (26, -34), (0, -32), (-30, -24), (-60, -10, "c")],
           [(0, -8), (14, -13), (28, -13), (34, -6), (30, -1), (20, -5), (8, -3)],
           [(35, 26), (45, 30), (44, 35), (35, 36)], [(36.6, 62), (44, 62), (42, 68), (37.4, 68)]),
          ([(38.4, 6), (46, 19), (47.6, 26), (41, 16)], [(36, 72), (40, 74), (38, 80), (33, 78)])),
    (Eye([(8.6, 3, "c"), (15.6, -1.8), (24, -2.6), (31.4, 1), (30.4, 4), (27, 6.6, "c"), (17.6, 6.4)], (25.8, 1.8, 6.4),
         [(4.4, 4), (14.4, -2.6), (24, -3.6), (34, 1.6)], [(7, -4), (18, -8.2), (31, -6.4)],
         [(13, 8), (20, 8.8), (27, 7.6)], ([(4, 4), (-3, 2), (-8, 2.4)], [(4, 7), (-3, 8), (-7, 10.4)])),),
    (([(38, -13), (29, -17.4), (14, -18), (0, -11)], 7.6),),
    (([(43, 34), (37.4, 31.4), (37.4, 25.8), (41, 22.8)], 2), ([(49.4, 31.4), (45, 31), (42, 33)], 2.2)),
    ([(26, 49.4, "c"), (34, 46.8), (41.6, 43.8), (43.8, 47.4), (40, 50.4, "c"), (33, 51)],
     [(27, 50.4, "c"), (33.6, 51.4), (40, 50.4, "c"), (42.6, 54), (41.4, 58.2), (34, 57.4)]),
    [(22, 50.4), (27, 50.4), (35, 51.2), (40.8, 50.2)],
    ([(-8, 16), (8, 12), (24, 17), (27, 30), (14, 40), (-4, 36)],),
    (([(34, -13), (34.6, -19)], 1.6), ([(19, 44), (15.6, 50), (17, 56)], 1.4)))
BEHIND: tuple[Tress, ...] = (
    ([(-52, -30), (-76, -4), (-76, 26), (-100, 44), (-124, 32), (-128, 12)], 30),
    ([(-50, -10), (-70, 20), (-70, 48), (-92, 66), (-118, 62), (-130, 44)], 30),
    ([(-46, 10), (-62, 44), (-60, 70), (-80, 92), (-104, 94), (-120, 80)], 32),
    ([(-36, 20), (-48, 60), (-46, 90), (-64, 112), (-90, 114)], 30))
SIDE: tuple[Tress, ...] = (
    ([(-20, -66), (-56, -40), (-66, -6), (-60, 24), (-78, 46), (-98, 44), (-106, 30)], 30),
    ([(-12, -66), (-48, -40), (-57, -4), (-50, 30), (-64, 56), (-88, 64), (-100, 54)], 32),
    ([(-4, -66), (-40, -42), (-50, -8), (-42, 26), (-52, 54), (-50, 74), (-70, 90), (-86, 86)], 30),
    ([(4, -66), (-28, -48), (-43, -16), (-37, 12), (-44, 38), (-38, 60), (-52, 78)], 24),
    ([(18, -64), (-8, -52), (-26, -30), (-37, -4), (-32, 14), (-40, 28)], 19))
WISPS: Tresses = (([(40, -58), (30, -40), (10, -34), (-8, -36), (-16, -28)], 10),
                  ([(-34, -20), (-36, 8), (-28, 26), (-38, 46), (-34, 58)], 9))
CORD: list[Spot] = [(-74, -86), (-30, -92), (14, -93), (52, -80)]
SPINE: list[Spot] = [(-30, -66), (-56, -104), (-90, -134), (-134, -142), (-166, -120), (-172, -88), (-158, -74)]


CROWN: list[Spot] = [(-56, -56, "c"), (-66, -96), (-54, -130), (-24, -142), (2, -126), (24, -110), (38, -90),
                     (44, -66, "c"), (0, -72)]
BRIM: list[Spot] = [(91, -55), (88, -51), (48, -52), (6, -50), (-34, -38), (-62, -22), (-76, -24), (-88, -60),
                    (-86, -92, "c"),
                    (-66, -80), (-28, -82), (14, -84), (54, -72), (84, -58)]


def _hat(group: Group) -> None:
    _feather(group)
    dark = Group().fill(HEAD.shape([(-70, -40, "c"), (-70, -110), (-30, -96), (20, -98), (60, -60, "c")]), FELT.dark)
    dark.fill(HEAD.shape([(20, -92), (8, -114), (-22, -134), (-14, -120), (2, -106), (10, -92)]), FELT.light)
    for spots in ([(-30, -84), (-40, -108), (-36, -134)], [(14, -84), (4, -106), (-18, -132)],
                  [(-8, -84), (-18, -108), (-28, -136)]):
        dark.ink(HEAD.curve(spots), 2.4, "out")
    for wide, tone in ((10, pal.INK), (6.4, pal.GILT), (2, pal.GILT_LIGHT)):
        dark.stroke(HEAD.curve(CORD), tone, wide)
    group.solid(HEAD.shape(CROWN), FELT.base, dark, 1.8, 4.4)
    inside = Group().fill(HEAD.shape([(-90, -20, "c"), (-62, -50), (-20, -60), (40, -62), (96, -48, "c"),
                                      (30, -30, "c")]), JERKIN.dark)
    inside.ink(HEAD.curve([(-80, -84), (-30, -74), (20, -76), (70, -64)]), 3, "both", JERKIN.light)
    group.solid(HEAD.shape(BRIM), JERKIN.base, inside, 1.8, 4.4)
    badge = HEAD.point((-34, -66))
    gem(group, badge, 17, pal.GILT, pal.GILT_LIGHT)
    pip(group, "C", badge, 25, whips=False, edge=1)

def _feather(group: Group) -> None:
    spine = HEAD.curve(SPINE)
    for tone, left, right in (("#E0B070", 2, 20), ("#C98A46", 16, 2)):
        group.solid(ribbon(spine.part(.12, 1), _vane(left), _vane(right)), tone, None, 1.5, 3)
    for k, u in enumerate(np.linspace(.18, .97, 19)):
        root, along = spine.at(u), spine.tangent(u)
        for side, reach in ((-1, 13), (1, 17)):
            out = 1j * side * along * reach * np.sin(np.pi * (.08 + .9 * u)) ** .6
            barb = curve([root, root + out * .5 + along * 3, root + out + along * 9])
            group.fill(taper(barb, 3.2 if k % 4 == 1 else 1.9, .7), "#5E3A20" if k % 4 == 1 else "#8A5A30")
    group.fill(taper(spine, 5, 1.5), pal.INK).fill(taper(spine, 2.2, .6), SHIRT.light)


def _vane(width: float) -> Profile:
    return lambda u: width * np.sin(np.pi * np.clip(clip01(u) * .92 + .06, 0, 1)) ** .6
