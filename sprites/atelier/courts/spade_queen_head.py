"""The head of the queen of spades, eyes closed, dark hair in the wind, a circlet, anemones."""
from __future__ import annotations

from .. import palette as pal
from ..faces import Person
from ..figures import Hair
from ..flowers.turned import View
from ..frame import leaflet
from ..geometry import Spot, circle
from ..growth.anemone import anemone_cup, anemone_open
from ..hats import gem
from ..likeness import Eye, Likeness, likeness, skin_tint
from ..line import ends, taper
from ..pieces import Piece, Stroke, lay, strokes
from ..splines import Pose
from ..suits import pip
from ..svg import Group
from ..tones import Tones
from ..tresses import Tresses, tresses

DARK = Hair("#6A4946", "#A67E76", "#38282D")
BLUE, BLUE_DARK, BLUE_LIGHT = "#5E6C96", "#3C466C", "#93A0C0"
VIOLET = Tones("#EADDEC", "#B79AC4", "#8A6BA0", "#38244A")
LADY = Person("woman", lips="#BE6058", iris="#4A5F73", brow="#3A2A2C", blush="#EBB9A0")
HEAD = Pose((317, 279), 1.08, 9)  # looks right and a little down: x grows forwards

FACE = Likeness(
    Piece([(30, -76), (46, -58), (51.6, -36), (50.4, -17), (47.6, -5), (49.8, 7), (50, 18), (46.4, 33), (40, 48),
           (34.6, 61), (29.6, 72), (21, 80.6), (10.6, 84), (-3, 80.6), (-19, 70.6), (-35, 54), (-48, 33), (-57, 8),
           (-60, -34), (-30, -76)],
          ([(60, -80, "c"), (50, -44), (47.4, -17), (45, -4), (46.4, 8), (45, 21), (41, 36), (35, 50), (30.6, 64),
            (20, 76.4), (8, 86, "c"), (60, 100, "c")],
           [(-33, -7), (-18, -16), (-3, -12), (8, -2), (5, 5), (-4, -3), (-16, -7.6), (-28, -2)],
           [(20, -7), (28, -14.6), (38, -9.6), (42, -2), (32, -6), (23, -1)],
           [(20, -8, "c"), (22.6, 6), (27.4, 17), (32, 27), (28.6, 33, "c"), (24, 34), (25.4, 26), (22, 14)],
           [(15, 36.6), (22, 37.8), (27, 35.4), (25, 41), (17.4, 41)],
           [(11, 68.6), (18.6, 70), (25.6, 67.4), (21.6, 72.6), (13.6, 72.6)]),
          ([(17, -2), (19.6, 9), (23.6, 20), (21.4, 26), (17.4, 16)],
           [(12, 75), (17.4, 73.6), (21.4, 75.4), (15.6, 78)])),
    (Eye([(-30, 4.6, "c"), (-21, .2), (-11, -1.8), (-2, 1), (5.4, 7, "c"), (-3, 10.2), (-14, 10.8), (-24, 8.8)],
         (-6.4, 4.6, 0), [(-33, 4), (-24, 9.6), (-12, 12.4), (-2, 11), (7, 6.6)],
         [(-30, -1), (-14, -7), (5, -1)], [(-22, 16), (-13, 18), (-3, 16.4)],
         ([(-30, 4), (-36, 5), (-41, 3.4)], [(-27, 2), (-32, 1.4), (-37, -1.6)])),
     Eye([(21, 6.6, "c"), (25.6, 1.6), (31.4, -.8), (38.4, 2.4, "c"), (35.6, 8), (28.4, 10)], (31.8, 4.2, 0),
         [(19.6, 6.6), (25.4, 10.8), (31.4, 11.6), (38.4, 8.4), (43.4, 2.4)], [(21, -1), (30.6, -6), (40, -1)],
         [(24, 15.4), (30, 16.4), (35.6, 13.6)])),
    (([(7, -20), (-9, -22.4), (-26, -18.6), (-41, -7.4)], 4.4), ([(19, -19.6), (27, -21.6), (36, -18), (43.6, -8.4)],
                                                                  4.2)),
    (([(21, 5), (23, 10), (26.6, 16)], 1.3), ([(26.6, 15.6), (32.4, 24.4), (32, 30), (27.2, 33.6)], 2),
     ([(27.6, 33.2), (22.4, 36.4), (17.4, 34.8)], 2.2), ([(14, 25.6), (10.4, 30.2), (11.4, 34.8), (15, 35.6)], 1.6)),
    ([(1.6, 52.4, "c"), (10, 50.4), (16.6, 49.2), (19.8, 51), (23, 49.2), (30.6, 51.8, "c"), (21, 56.4), (12, 56.4)],
     [(3.6, 54, "c"), (12.4, 56.6), (20.6, 56.6), (29.4, 53, "c"), (25.4, 63.6), (18.4, 66), (9.4, 62.4)]),
    [(-.6, 51.2), (6, 54.6), (15.6, 56.6), (20.8, 56.4), (32.2, 50.8)],
    ([(-45, 14, "c"), (-27, 16), (-7, 21), (-4, 30), (-17, 40), (-33, 42, "c"), (-42, 30)],),
    (([(22, 40.6), (22.4, 44), (21.4, 46.6)], 1.1), ([(-2.6, 47.6), (-3.8, 50.6), (-2.6, 53.6)], 1.1)))
EAR = Piece([(-57, -10, "c"), (-63, -19), (-73, -17), (-77, -4), (-73, 12), (-68, 25), (-61, 31), (-56, 24, "c")],
            ([(-62, 1), (-67, -6), (-71, -1), (-67, 9), (-63, 8)],))
EAR_ROOT: list[Spot] = [(-64, -16, "c"), (-52, -24, "c"), (-52.6, 19, "c"), (-58, 27.4, "c"), (-62, 8, "c")]
EAR_LINES: tuple[Stroke, ...] = (([(-62, -10), (-69, -12), (-73, -3), (-69, 10), (-65, 18)], 1.4),
                                 ([(-58, -1), (-62, 3), (-59, 9), (-63, 15)], 1.5))
SKULL: list[Spot] = [(16, -96), (-36, -100), (-82, -74), (-102, -22), (-94, 30), (-90, 76), (-84, 120, "c"),
                     (-40, 130), (20, 100), (56, 120, "c"), (66, 60), (64, 10), (64, -40), (52, -80)]
BEHIND: Tresses = (  # over the far shoulder
    ([(-76, -30), (-94, 20), (-84, 64), (-106, 106), (-104, 150), (-126, 184), (-122, 210)], 40),
    ([(-50, 40), (-70, 90), (-62, 130), (-82, 166), (-76, 204)], 36))
FAR: Tresses = (  # from the far temple, lifted by the wind over the far shoulder
    ([(36, -74), (72, -50), (90, -10), (88, 34), (108, 70), (146, 84), (182, 66), (192, 34), (172, 20)], 32),
    ([(38, -56), (68, -26), (78, 16), (78, 60), (102, 100), (144, 116), (186, 98), (206, 62)], 34),
    ([(38, -66), (62, -30), (66, 10), (62, 56), (80, 104), (118, 132), (160, 136), (196, 116)], 34),
    ([(36, -70), (58, -28), (60, 18), (53, 64), (68, 108), (60, 146), (80, 178), (112, 184)], 34),
    ([(44, -30), (60, 8), (51, 48), (57, 88), (45, 124), (60, 158), (57, 186)], 26))
GUST: Tresses = (
    ([(70, -46), (94, -24), (104, 6), (124, 28), (146, 22), (148, 4), (138, 0)], 12),
    ([(78, 20), (86, 58), (116, 84), (150, 92), (176, 80)], 11))
NEAR: Tresses = (  # from the parting round the skull, behind the ear; the outermost last
    ([(17, -88), (-16, -78), (-51, -56), (-72, -20), (-70, 20), (-82, 60), (-64, 104), (-76, 146), (-62, 180)], 30),
    ([(16, -90), (-26, -84), (-66, -58), (-86, -16), (-76, 30), (-94, 72), (-78, 116), (-98, 150), (-92, 178)], 38),
    ([(15, -92), (-34, -92), (-80, -62), (-98, -14), (-86, 34), (-106, 74), (-98, 112), (-124, 134), (-146, 122)], 38),
    ([(14, -94), (-40, -100), (-88, -70), (-108, -18), (-97, 28), (-116, 62), (-140, 70), (-154, 52), (-142, 38)], 34))
TEMPLES: Tresses = (
    ([(18, -86), (44, -76), (62, -50), (59, -16), (68, 14), (57, 44), (66, 76), (58, 96)], 19),
    ([(20, -84), (40, -74), (54, -54), (58, -28), (60, -4)], 12),
    ([(18, -86), (-8, -77), (-39, -60), (-60, -32), (-69, -10), (-84, 8)], 24),
    ([(19, -83), (0, -73), (-26, -60), (-46, -38), (-57, -18), (-70, -6)], 17))
LOOSE: Tresses = (([(-82, 40), (-70, 68), (-76, 96), (-52, 126), (-58, 158), (-42, 184), (-50, 206)], 15),
                  ([(-70, 60), (-84, 96), (-66, 128), (-76, 160), (-64, 186)], 11))
DOME: tuple[tuple[list[Spot], float, str], ...] = (  # the hair above the circlet
    ([(20, -93), (-20, -101), (-60, -88), (-90, -54)], 7, DARK.base),
    ([(22, -94), (-14, -98), (-50, -88)], 3, DARK.light),
    ([(24, -93), (42, -86), (54, -72)], 4, DARK.base))


def hair_behind(group: Group) -> None:
    group.solid(HEAD.shape(SKULL), DARK.dark, None, 1.6, 3)
    tresses(group, HEAD, BEHIND, DARK, 0)


def head(group: Group) -> None:
    tresses(group, HEAD, FAR, DARK, 0)
    tresses(group, HEAD, GUST, DARK, 0)
    likeness(group, HEAD, FACE, LADY)
    group.fill(HEAD.circle((-9, 50), 1.7), "#7A4A3C")
    _near_hair(group)
    _diadem(group)
    _flowers(group)
    tresses(group, HEAD, LOOSE, DARK, 0)


def _near_hair(group: Group) -> None:
    for spots, width, tone in DOME:
        group.fill(taper(HEAD.curve(spots), width, 1, ends()), tone)
    group.fill(HEAD.shape([(2, -96), (34, -94), (38, -76), (20, -72), (2, -76)]), DARK.dark)
    tresses(group, HEAD, NEAR, DARK, 1)
    lay(group, HEAD, EAR, skin_tint(LADY), 1.4, 2.6)
    group.fill(HEAD.shape(EAR_ROOT), LADY.skin)
    strokes(group, HEAD, EAR_LINES, skin_tint(LADY).line)
    _chain(group)
    tresses(group, HEAD, TEMPLES, DARK, 0)
    ring = HEAD.point((-61, 34))
    group.stroke(circle(ring, 4.4), pal.INK, 4.2).stroke(circle(ring, 4.4), pal.GILT_LIGHT, 2.2)
    drop = Pose(ring + 4j, 1.15).shape([(0, 0, "c"), (6, 12), (0, 20), (-6, 12)])
    group.solid(drop, pal.PEARL, Group().fill(circle(ring + 20 + 18j, 18), "#C9BFB4"), 1.4, 2.6)


def _chain(group: Group) -> None:
    chain = HEAD.curve([(-40, -52), (-12, -54), (20, -49), (38, -55), (50, -64)])
    group.stroke(chain, pal.INK, 3.6).stroke(chain, pal.GILT_LIGHT, 1.8)
    gem(group, HEAD.point((20, -46)), 5.4, BLUE, BLUE_LIGHT)


BAND: list[Spot] = [(-92, -46), (-64, -76), (-24, -90), (18, -92), (48, -80), (63, -56)]


def _diadem(group: Group) -> None:
    band = HEAD.curve(BAND)
    for u, height in ((.1, 18), (.28, 27), (.48, 37), (.7, 27), (.88, 18)):
        way = Pose(band.at(u), 1, HEAD.turn + (u - .52) * 64)
        stalk = way.shape([(-7, 3, "c"), (-2.4, -height * .5), (-2, -height, "c"), (2, -height, "c"),
                           (2.4, -height * .5), (7, 3, "c")])
        group.solid(stalk, pal.GILT, Group().fill(way.shape([(0, 4, "c"), (0, -height, "c"), (8, -height, "c"),
                                                             (9, 4, "c")]), pal.GILT_DARK), 1.4, 3)
        tip, size = way.point((0, -height - 8)), 19 + height * .42
        group.silhouette(circle(tip, size * .42))
        pip(group, "S", tip, size + 7, way.turn, whips=False, colour=pal.GILT, edge=2.4)
        pip(group, "S", tip, size * .56, way.turn, whips=False, colour=BLUE_DARK)
    for u in (.19, .38, .59, .79):
        way = Pose(band.at(u), 1, HEAD.turn + (u - .52) * 64)
        gem(group, way.point((0, -12)), 4.4)
    group.stroke(band, pal.INK, 15).stroke(band, pal.GILT, 11).stroke(band, pal.GILT_LIGHT, 3)
    for u in (.1, .28, .48, .7, .88):
        gem(group, band.at(u), 3.8, BLUE, BLUE_LIGHT)


def _flowers(group: Group) -> None:
    for (x, y), size, ways in (((-84, -44), 34, (-118, 176, 96)), ((62, -50), 22, (54, 120))):
        for way in ways:
            leaflet(group, HEAD.point((x, y)), size * 1.55, size * .3, way, .2)
    anemone_cup(group, View(HEAD.point((-102, -10)), 24, 40, .7, -120), VIOLET, 5)
    anemone_open(group, View(HEAD.point((-80, -48)), 34, 62, .2, -24), VIOLET, -70, 3)
    anemone_open(group, View(HEAD.point((62, -50)), 24, 46, .3, 40), VIOLET, -40, 6)
