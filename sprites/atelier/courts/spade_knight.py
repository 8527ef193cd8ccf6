"""Knight of spades: a rider in plate on a black horse, with a raised visor and an upright lance."""
from __future__ import annotations

from .. import palette as pal
from ..beards import Tress, moustache, tresses
from ..court import CourtInks, court_card
from ..faces import Person
from ..figures import Hair
from ..flowers.turned import View
from ..geometry import Spot
from ..growth.anemone import anemone_open
from ..harness import strap
from ..hats import gem
from ..likeness import Eye, Likeness, likeness
from ..line import keyline
from ..pieces import Piece, lay
from ..splines import Pose, curve
from ..svg import Group
from . import spade_armour as armour
from .prospects import prospect
from .side_flowers import ANEMONE
from .sides import anemones
from .spade_steed import BIT, STRAP, STRAP_LIGHT, blown_mane, croup, steed
from .spade_stronghold import BANDS, GRAIN, TONE, stronghold
from .spade_wind import plume

INKS = CourtInks("#B9BFD0", "#A8AFC4", "#4E5B7E", "#E8DDBE", "#3C466C")
BROWN = Hair("#7A5636", "#B08356", "#4A3120")
KNIGHT = Person("man", skin="#E8C29A", shade="#C08D68", lips="#A8645A", iris="#4A5F73", bushy=1.2, brow="#4A3120")
HEAD = Pose((398, 190), .76, -3, True)  # looks left: x grows forwards


def draw() -> Group:
    outlined = keyline(figure(), 1.8, 4.6)  # a light line, for parts that fly in the wind
    country = prospect(INKS, TONE, BANDS, stronghold(), GRAIN)
    return court_card(country.raw(outlined.text_of()), "C", "S", INKS)


def figure() -> Group:
    group = Group()
    anemones(group, ((64, 372, .55, 10), (58, 596, .4, -20), (553, 206, .56, 25)),
             ((546, 262, 44, 46), (82, 506, -40, 50)))
    knight = Group()
    for part in (croup, armour.cantle, armour.far_arm, steed, armour.saddle, armour.leg, armour.skirt, armour.torso,
                 armour.far_shoulder, blown_mane, _neck, armour.gorget, _head, armour.near_arm, _rein,
                 armour.rein_hand):
        part(knight)
    return group.add(knight)


def _rein(group: Group) -> None:
    strap(group, curve([armour.HAND.point(p) for p in ((-8, 28), (-13, 48), (-4, 63), (10, 58), (15, 40), (8, 26))]),
          STRAP, STRAP_LIGHT, 7)
    strap(group, curve([BIT, BIT + 44 + 26j, BIT + 110 + 20j, *map(armour.HAND.point, ((-40, 6), (-4, -6)))]),
          STRAP, STRAP_LIGHT, 8)


# ---------------------------------------------------------------- head

def _neck(group: Group) -> None:
    inside = Group().fill(curve([(384, 262, "c"), (388, 282), (402, 300, "c"), (376, 300, "c"), (366, 240, "c")],
                                closed=True), KNIGHT.skin)
    group.solid(curve([(377, 236, "c"), (375, 290, "c"), (400, 306), (428, 290, "c"), (434, 236, "c")], closed=True),
                KNIGHT.shade, inside, 1.5, 3)


BEHIND: tuple[Tress, ...] = (  # from under the helmet into the wind
    ([(44, -44), (57, -10), (47, 22), (60, 50), (52, 72)], 18),
    ([(-50, 30), (-66, 68), (-62, 98), (-86, 122), (-112, 118)], 28),
    ([(-56, 6), (-76, 46), (-72, 80), (-102, 104), (-130, 94), (-134, 80)], 31),
    ([(-58, -20), (-84, 20), (-82, 54), (-108, 74), (-134, 62), (-138, 46)], 31),
    ([(-60, -30), (-92, 4), (-96, 30), (-116, 42), (-130, 28)], 24))
LOCKS: tuple[Tress, ...] = (
    ([(-50, -38), (-64, 4), (-54, 40), (-72, 72), (-66, 96)], 26),
    ([(-44, -40), (-57, -4), (-48, 30), (-60, 58), (-52, 78)], 20),
    ([(-40, -44), (-49, -16), (-43, 8), (-51, 30)], 13))


TUFT: tuple[tuple[list[Spot], float], ...] = (
    ([(2, 66), (-4, 78), (4, 94), (16, 108)], 14), ([(36, 66), (41, 78), (38, 92), (27, 107)], 12),
    ([(8, 70), (6, 84), (14, 98), (20, 114)], 15), ([(33, 70), (35, 84), (31, 98), (24, 113)], 13),
    ([(20, 66), (19, 82), (21, 100), (23, 120)], 19))
WINGS: tuple[tuple[list[Spot], float], ...] = (
    ([(23, 45), (12, 47), (2, 54), (-4, 64), (-4, 72)], 10.5), ([(24, 45), (33, 47), (39, 55), (41, 66)], 8.5))


def _head(group: Group) -> None:
    group.solid(HEAD.shape([(-40, -30), (-68, 0), (-72, 44), (-64, 84), (-44, 104), (-30, 84), (-36, 40)]), BROWN.dark,
                None, 1.2, 2)
    tresses(group, HEAD, BEHIND, BROWN, 1, .25)
    likeness(group, HEAD, FACE, KNIGHT)
    tresses(group, HEAD, TUFT, BROWN, 1, .06)
    moustache(group, HEAD, WINGS, BROWN)
    tresses(group, HEAD, LOCKS, BROWN, 0, .2)
    _helmet(group)


FACE = Likeness(  # weathered, a scar through the brow
    Piece([(30, -76), (43, -48), (45, -24), (40, -8), (45, 7), (47.5, 20), (46, 38), (43, 56), (43.5, 70), (37, 84),
           (23, 93), (4, 94), (-14, 86), (-36, 66), (-46, 44), (-49, 18), (-53, -4), (-53, -34), (-24, -76)],
           ([(-60, -70, "c"), (-46, -50), (-44, -10), (-41, 20), (-34, 44), (-18, 66), (0, 82), (10, 96), (6, 108, "c"),
           (-60, 108, "c")], [(-60, -80, "c"), (60, -80, "c"), (52, -30), (38, -34), (16, -40), (-8, -36), (-28, -26),
           (-60, -10, "c")], [(-32, -4), (-18, -12), (-3, -9), (8, -1), (5, 6), (-4, 2), (-16, 0), (-28, 2)], [(20, -4),
           (28, -11), (38, -7), (42, 1), (32, 0), (23, 3)], [(9, -6, "c"), (14, 4), (12, 16), (8.6, 26), (11, 34),
           (23, 38, "c"), (21, 29), (21, 14), (15, -4, "c")], [(10, 70), (20, 72), (28, 69), (24, 75), (13, 75)]),
           ([(20, 0), (25, 8), (24.6, 16), (31, 26), (27, 30), (21, 18)], [(13, 80), (20, 78.5), (26, 81), (18, 86)])),
    (Eye([(-30, 4, "c"), (-21, -2), (-11, -3.4), (-2, -.2), (5, 5.6, "c"), (-4, 8.6), (-14, 9), (-23, 7)],
         (-6.4, 1.6, 7), [(-35, 5.4), (-23, -2.4), (-11, -4.4), (-1, -.8), (6, 6.2)],
         [(-30, -4.6), (-14, -9.4), (4, -3)], [(-24, 9.2), (-12, 11.4), (-1, 9)], ([(-35, 6), (-41, 4), (-45, 5)],)),
     Eye([(22.6, 5, "c"), (26.4, 0), (32, -2.4), (40, 1.6, "c"), (36, 6.8), (28, 8.4)], (31, 1.6, 6), [(22.4, 5.8),
         (26, -.4), (32, -3.4), (43, 1.4)], [(21, -4), (31, -8.4), (42, -3)], [(23, 9.6), (30, 10.4), (37, 7.8)])),
         (([(9, -8), (-9, -17), (-28, -19), (-42, -8)], 7.4), ([(16, -9), (27, -17), (39, -17.6), (47, -7)], 6.4)),
         (([(17, -4), (20, 5), (21.4, 12), (22.6, 17), (29, 23)], 1.9), ([(28.6, 22), (34.6, 28), (35, 33),
         (29.4, 37)], 2.5), ([(29.4, 36.8), (23, 39.8), (16.4, 37.8)], 2.5), ([(12.6, 26), (7.4, 31.6), (9, 38),
         (14.4, 38.4)], 2)), ([(2, 57, "c"), (11, 54.8), (17.6, 53.6), (21, 54.6), (24.6, 53.4), (33, 56.4, "c"),
         (22, 58.4), (11, 58.6)], [(4, 58.4, "c"), (13, 59.4), (22, 59.2), (32, 57.4, "c"), (27, 64.6), (19, 66.6),
         (9, 64)]), [(-3, 60.4), (5, 58.4), (16, 58.8), (22, 58.6), (37, 58.6)], (), (
             ([(2, 40), (-6, 48), (-7, 58)], 1.7), ([(11, -10), (13, -17)], 1.6), ([(-22, -27), (-17, -12)], 2.2),
             ([(-15, 13), (-12, 22), (-14, 33)], 2)))
SKULL = Piece([(50, -40, "c"), (54, -74), (34, -106), (-4, -120), (-44, -112), (-76, -82), (-86, -40), (-82, 0),
               (-98, 22, "c"), (-76, 28), (-60, 18, "c"), (-50, -20), (-40, -42), (-10, -54), (24, -54)],
              ([(-60, 40, "c"), (-54, -10), (-44, -60), (-24, -100), (-20, -130, "c"), (-120, -120, "c"),
                (-120, 40, "c")],),
              ([(20, -104), (2, -110), (-12, -104), (4, -98)],),
              (([(10, -118), (-30, -100), (-60, -40), (-70, 20)], 2.6),))
VISOR = Piece([(-58, -34, "c"), (-34, -54), (0, -64), (34, -62), (60, -48, "c"), (74, -76), (72, -104, "c"),
               (40, -112), (4, -106), (-30, -88), (-56, -62)],
              ([(-70, -30, "c"), (-36, -58), (0, -72), (36, -72), (70, -54, "c"), (60, -30, "c"), (-40, -30, "c")],
               [(-64, -30, "c"), (-40, -70), (-24, -100, "c"), (-70, -80, "c")]),
              ([(20, -104), (44, -106), (64, -98), (44, -98), (24, -96)],),
              (([(34, -112), (36, -88), (32, -62)], 2.8),))


SLIT: list[Spot] = [(-26, -80, "c"), (0, -90), (34, -92), (66, -84, "c"), (66, -80, "c"), (34, -87), (0, -85),
                    (-24, -75, "c")]


def _helmet(group: Group) -> None:
    plume(group)
    lay(group, HEAD, SKULL, armour.PLATE, 1.8, 4.4)
    lay(group, HEAD, VISOR, armour.PLATE, 1.8, 4.4)
    group.fill(HEAD.shape(SLIT), pal.INK)
    rim = HEAD.curve([(-50, -44), (-32, -56), (0, -66), (34, -64), (57, -52)])
    group.stroke(rim, pal.INK, 5.6).stroke(rim, pal.GILT, 3.4)
    gem(group, HEAD.point((-52, -46)), 5.5, pal.GILT, pal.GILT_LIGHT)
    anemone_open(group, View(HEAD.point((-34, -112)), 20, 80, .2), ANEMONE.petal)
