"""King of hearts: a stout king on his throne raises a cup."""
from __future__ import annotations

import numpy as np

from .. import palette as pal
from ..court import CourtInks, court_card
from ..dress import Cloth, brocade, garment, round_arm, sleeve
from ..faces import Person
from ..figures import Hair, ermine, locks
from ..geometry import Spot, circle, line, mix
from ..grips import CUP as HOLDING
from ..grips import RESTING
from ..hands import hand_far, hand_near
from ..hats import gem
from ..likeness import Eye, Likeness, likeness, skin_tint
from ..line import ends, taper
from ..pieces import Piece
from ..splines import Pose, curve
from ..suits import pip
from ..svg import Group
from .sides import inked, roses

INKS = CourtInks("#E2B9A3", "#D5A58F", "#7C9678", "#B3322F", "#A63A3A", "#F3E2B8", 26, 1.1, (338, 262))
GINGER = Hair("#A7622F", "#D49A58", "#733C1E")
ROBE = Cloth("#A63A3A", "#7A2229", "#D07A68")
DOUBLET = Cloth("#EBDDB8", "#C3A876", "#FBF4DF")
SLEEVE = Cloth("#3F7271", "#27504F", "#7FA9A0")
WOOD = Cloth("#7B4F30", "#54331E", "#A97C4F")
FUR = Cloth("#F4EDDD", "#CDBFA6", "#FFFFFF")
DAMASK = Cloth("#5E7F5C", "#456346", "#8BA782")
KING = Person("old", skin="#EFC5A0", shade="#CC9170", lips="#B0554C", iris="#4F6478", brow="#8A4B22", bushy=1.15,
              blush="#D0745C")
HEAD = Pose((330, 262), 1.06, -3)
CUP = 494 + 340j  # the middle of its stem
REST = Pose((150, 538), 1.12, 190)
CUP_HAND = Pose(CUP, 1.2, 4)


def draw() -> Group:
    """The whole card."""
    return court_card(inked(figure()), "R", "H", INKS)


def figure() -> Group:
    """The upper half, without its contour."""
    group = Group()
    roses(group, ((64, 420, .8, 10), (554, 176, .74, 40), (566, 262, .5, 10)),
          ((82, 512, -52, 56), (78, 470, 44, 50), (548, 230, -46, 46), (562, 330, -50, 48), (556, 400, 44, 46)))
    king = Group()
    _throne(king)
    _robe(king)
    _doublet(king)
    _rest_arm(king)
    _cup_arm(king)
    _collar(king)
    _head(king)
    _crown(king)
    return group.add(king)


# ---------------------------------------------------------------- throne

def _throne(group: Group) -> None:
    panel: list[Spot] = [(196, 330, "c"), (250, 296), (330, 286), (410, 296), (468, 330, "c"), (476, 740, "c"),
                         (190, 740, "c")]
    garment(group, panel, DAMASK, [[(420, 290, "c"), (430, 740, "c"), (490, 740, "c"), (480, 300, "c")]], (),
            brocade("H", DAMASK.light, (200, 320, 480, 460), (48, 44), 18, 12))
    for x in (190, 470):
        post: list[Spot] = [(x - 12, 320, "c"), (x + 12, 320, "c"), (x + 14, 740, "c"), (x - 14, 740, "c")]
        garment(group, post, WOOD, [[(x + 3, 300, "c"), (x + 4, 740, "c"), (x + 30, 740, "c"), (x + 30, 300, "c")]])
        group.ink(line((x - 6, 336), (x - 7, 700)), 3, "both", WOOD.light)
        for y, w, h in ((318, 17, 7), (336, 15, 5)):
            ring = circle((x, y), w, h)
            group.solid(ring, pal.GILT, Group().fill(circle((x + 9, y + 3), 12, 8), pal.GILT_DARK), 1.6, 3.2)
        pip(group, "H", (x, 294), 40, whips=False, colour=pal.GILT, edge=2)
        pip(group, "H", (x - 2, 291), 20, whips=False, colour=pal.GILT_LIGHT)


def _rest_arm(group: Group) -> None:
    """A wide hanging sleeve, the arm of the throne and the hand on it."""
    arm: list[Spot] = [(96, 604, "c"), (170, 592), (270, 586, "c"), (270, 640, "c"), (96, 700, "c")]
    garment(group, arm, WOOD, [[(90, 640, "c"), (180, 616), (280, 612, "c"), (280, 720, "c"), (90, 720, "c")]])
    group.ink(curve([(150, 606), (200, 600), (260, 598)]), 4, "both", WOOD.light)
    boss = circle((128, 632), 42)
    inside = Group().fill(circle((144, 648), 42), pal.GILT_DARK)
    inside.stroke(curve([(128, 632), (140, 620), (152, 634), (138, 656), (108, 648), (100, 620)]), pal.INK, 3)
    group.solid(boss, pal.GILT, inside, 1.8, 4.4)
    sleeve(group, [(210, 420), (150, 464), (124, 520), (136, 552)], SLEEVE, round_arm(46, 36), 3, ROBE.light)
    hand_far(group, REST, RESTING, skin_tint(KING))
    cuff: list[Spot] = [(104, 508, "c"), (132, 522), (164, 520), (192, 506, "c"), (192, 530, "c"), (166, 544),
                        (132, 546), (104, 532, "c")]
    garment(group, cuff, FUR, [[(156, 510, "c"), (160, 556, "c"), (206, 546, "c"), (204, 500, "c")]])
    gem(group, REST.point((10.5, -68)), 7, "#B3322F", "#E7A596")


# ---------------------------------------------------------------- cup

def _cup_arm(group: Group) -> None:
    sleeve(group, [(430, 412), (500, 440), (556, 500), (580, 560)], SLEEVE, round_arm(54, 50))
    sleeve(group, [(566, 520), (560, 460), (546, 420)], SLEEVE, lambda u: 42 - 10 * u)
    hand_far(group, CUP_HAND, HOLDING, skin_tint(KING))
    _cup(group)
    hand_near(group, CUP_HAND, HOLDING, skin_tint(KING))
    cuff: list[Spot] = [(502, 414, "c"), (536, 402), (582, 408, "c"), (590, 436, "c"), (548, 430), (510, 444, "c")]
    garment(group, cuff, FUR, [[(556, 404, "c"), (556, 460, "c"), (600, 450, "c"), (600, 404, "c")]])
    gem(group, CUP_HAND.point((2, -5)), 6.5, "#3F7271", "#9CC4BC")


def _cup(group: Group) -> None:
    pose = Pose(CUP, 1, 3)
    foot = pose.shape([(-4, 10, "c"), (4, 10, "c"), (8, 54), (34, 70, "c"), (34, 78, "c"), (0, 86), (-34, 78, "c"),
                       (-34, 70, "c"), (-8, 54)])
    group.solid(foot, pal.GILT, Group().fill(pose.shape([(2, 0, "c"), (4, 54), (10, 96, "c"), (44, 90, "c"),
                                                         (40, 40, "c")]), pal.GILT_DARK), 1.7, 4)
    bowl = pose.shape([(-38, -92, "c"), (-36, -62), (-24, -36), (-6, -22), (-6, 14, "c"), (6, 14, "c"), (6, -22),
                       (24, -36), (36, -62), (38, -92, "c")])
    inside = Group().fill(pose.shape([(14, -100, "c"), (14, -60), (4, -30), (2, 20, "c"), (20, 20, "c"),
                                      (50, -50, "c"),
                                      (50, -100, "c")]), pal.GILT_DARK)
    inside.fill(pose.shape([(-30, -84), (-28, -62), (-18, -44), (-22, -66), (-22, -86)]), pal.GILT_LIGHT)
    inside.stroke(pose.curve([(-40, -52), (0, -42), (40, -52)]), pal.INK, 2)
    group.solid(bowl, pal.GILT, inside, 1.8, 4.2)
    pip(group, "H", pose.point((-4, -66)), 26, 3, whips=False, colour="#B3322F", edge=1.6)
    rim = pose.circle((0, -92), 39, 11)
    wine = Group().fill(pose.circle((0, -87), 36, 9), "#7A2229").fill(pose.circle((-8, -87), 14, 3), "#B05A52")
    group.solid(rim, pal.GILT_LIGHT, wine, 1.8, 3.6)


# ---------------------------------------------------------------- dress

def _robe(group: Group) -> None:
    body: list[Spot] = [(300, 372, "c"), (222, 384), (168, 420), (150, 480), (176, 560), (190, 740, "c"),
                        (560, 740, "c"),
                        (520, 560), (514, 440), (450, 388), (366, 372, "c")]
    garment(group, body, ROBE,
            [[(452, 400, "c"), (440, 500), (460, 740, "c"), (590, 740, "c"), (570, 400, "c")],
             [(160, 500, "c"), (214, 480), (232, 560), (210, 740, "c"), (150, 740, "c")]],
            [[(230, 470), (236, 560), (214, 640)], [(262, 500), (258, 580), (246, 660)]],
            brocade("H", ROBE.light, (150, 470, 540, 720), (62, 50), 22, 15), 3.4)


def _lattice(inside: Group) -> None:
    for k in range(-6, 12):
        inside.stroke(curve([(200 + 34 * k, 360), (250 + 34 * k, 560), (280 + 34 * k, 740)]), DOUBLET.dark, 2.2)
        inside.stroke(curve([(480 - 34 * k, 360), (420 - 34 * k, 560), (400 - 34 * k, 740)]), DOUBLET.dark, 2.2)


def _doublet(group: Group) -> None:
    front: list[Spot] = [(296, 366, "c"), (272, 480), (264, 570), (270, 740, "c"), (420, 740, "c"), (412, 560),
                         (400, 470), (372, 366, "c")]
    garment(group, front, DOUBLET, [[(372, 400, "c"), (386, 560), (390, 740, "c"), (440, 740, "c"), (420, 400, "c")]],
            (), _lattice)
    for y in (470, 506, 542, 578):
        gem(group, (337 + (y - 470) * .06, y), 5.4)


def _collar(group: Group) -> None:
    """A broad collar of ermine, open in front, and a chain of roses."""
    wings: tuple[list[Spot], ...] = (
        [(306, 366, "c"), (250, 374), (188, 396), (146, 436, "c"), (150, 470), (172, 492, "c"), (220, 470),
         (258, 500), (274, 540, "c"), (292, 470), (312, 420, "c")],
        [(354, 366, "c"), (414, 374), (474, 394), (518, 428, "c"), (516, 458), (498, 480, "c"), (446, 466),
         (416, 500), (404, 540, "c"), (384, 470), (352, 420, "c")])
    for k, spots in enumerate(wings):
        inside = Group()
        if k:
            inside.fill(curve([(420, 372, "c"), (452, 430), (430, 500), (400, 560, "c"), (540, 540, "c"),
                               (540, 380, "c")], closed=True), FUR.dark)
        else:
            inside.fill(curve([(140, 470, "c"), (196, 456), (240, 470), (270, 552, "c"), (140, 540, "c")],
                              closed=True),
                        FUR.dark)
        group.solid(curve(spots, closed=True), FUR.base, inside, 1.8, 4.4)
    for x, y, turn in ((182, 424, 30), (214, 442, 12), (236, 400, 20), (258, 446, 4), (278, 404, 8), (266, 478, 2),
                       (470, 424, -28), (440, 442, -12), (420, 400, -18), (402, 446, -6), (384, 404, -8)):
        ermine(group, (x, y), turn, .9)
    chain = curve([(206, 394), (246, 452), (334, 486), (420, 452), (456, 394)])
    group.stroke(chain, pal.INK, 8).stroke(chain, pal.GILT, 5).stroke(chain, pal.GILT_LIGHT, 1.6)
    for u in (.1, .26, .74, .9):
        gem(group, chain.at(u), 10, pal.GILT, pal.GILT_LIGHT)
        pip(group, "H", chain.at(u), 13, whips=False, colour="#B3322F")
    pip(group, "H", (334, 496), 44, whips=False, colour=pal.GILT, edge=2.2)
    pip(group, "H", (334, 494), 26, whips=False, colour="#B3322F", edge=1)


# ---------------------------------------------------------------- head

FACE = Likeness(
    Piece([(30, -74), (47, -48), (50, -24), (46.5, -9), (51, 6), (57, 20), (57, 38), (52, 56), (48, 74), (38, 91),
           (20, 100), (-2, 100), (-26, 93), (-48, 73), (-60, 44), (-64, 10), (-62, -34), (-28, -76)],
          ([(-74, -70, "c"), (-54, -50), (-54, -10), (-51, 20), (-42, 44), (-24, 70), (-8, 90), (2, 100, "c"),
            (-74, 110, "c")],
           [(-70, -80, "c"), (70, -80, "c"), (60, -42), (10, -32), (-40, -30), (-70, -26, "c")],
           [(-34, -4), (-20, -13), (-4, -10), (7, -1), (3, 5), (-6, -1), (-18, -3), (-29, 1)],
           [(22, -5), (31, -12), (42, -8), (46, 0), (35, -3), (26, 0)],
           [(12, -4, "c"), (13, 8), (9, 18), (6, 26), (10, 34), (24, 38, "c"), (22, 30), (20, 12), (17, -3, "c")]),
          ([(23, 2), (28, 13), (36, 22), (33, 30), (26, 24)], [(-30, 20), (-18, 12), (-4, 17), (-4, 27), (-18, 31)],
           [(42, 14), (50, 12), (54, 22), (48, 30), (42, 26)])),
    (Eye([(-30, 4, "c"), (-22, -1.6), (-12, -3.6), (-3, -.4), (3, 5.5, "c"), (-6, 7.4), (-15, 8), (-24, 6.6)],
         (-9, 1.6, 6.2), [(-34, 6.4), (-23, -2), (-12, -4.4), (-2, -1), (5, 6)], [(-30, -5), (-14, -10), (4, -4)],
         [(-25, 8.4), (-13, 10.6), (-2, 8)], ([(-36, 2), (-43, -2), (-48, -3)], [(-36, 6), (-43, 7), (-49, 6)],
                                              [(-35, 10), (-41, 14), (-46, 16)])),
     Eye([(21, 5, "c"), (26, -1), (33, -3.2), (41, 1, "c"), (38, 6.4), (29, 7.6)], (33, 1.6, 5.6),
         [(19.5, 6.4), (26, -1.4), (33, -4), (43, 1.4)], [(22, -5), (32, -9.6), (43, -4)],
         [(24, 9), (31, 10.2), (38.6, 7)])),
    (([(6, -13), (-11, -21), (-29, -20), (-44, -8)], 7.4), ([(18, -13), (29, -20), (40, -19), (50, -9)], 6.4)),
    (([(20, -3), (23, 8), (30, 18)], 1.5), ([(29, 17), (40, 24), (42, 32), (34, 38)], 2.6),
     ([(34, 37.5), (26, 40.6), (17, 38.4)], 2.6), ([(12, 24), (4.6, 30), (6.4, 38), (14.5, 39)], 2.2),
     ([(28, 33), (34, 35), (36, 33)], 1.4)),
    ([(8, 60, "c"), (16, 57.6), (22, 56.6), (25, 57.6), (28, 56.6), (36, 59, "c"), (26, 61.4), (16, 62)],
     [(9, 61, "c"), (17, 62.6), (26, 62), (35.6, 59.8, "c"), (32, 68), (24, 71), (14, 69)]),
    [(5, 58.4), (10, 61), (20, 62), (27, 61.6), (38, 57)],
    ([(-40, 26), (-24, 16), (-8, 22), (-6, 34), (-20, 44), (-36, 40)], [(38, 22), (48, 16), (58, 22), (55, 36),
                                                                        (44, 38)]),
    (([(-30, 15), (-18, 19), (-4, 15)], 1.3), ([(2, 40), (-5, 46), (-8, 53)], 1.5)))
BEARD: list[Spot] = [(-64, 12, "c"), (-56, 34), (-42, 50), (-24, 54), (-6, 50), (8, 47), (24, 46), (40, 46), (50, 42),
                     (57, 30, "c"), (60, 50), (56, 72), (50, 90), (40, 108), (20, 119), (-4, 118), (-32, 107),
                     (-56, 80), (-67, 46)]
WHISKERS: tuple[tuple[list[tuple[float, float]], float], ...] = (
    ([(20, 46), (6, 48), (-8, 56), (-22, 58), (-30, 50)], 15), ([(25, 46), (36, 48), (46, 54), (55, 53), (59, 46)],
                                                                13))


def _head(group: Group) -> None:
    hair: tuple[tuple[list[tuple[float, float]], float], ...] = (
        ([(-46, -60), (-76, -34), (-78, 4), (-68, 30), (-78, 46), (-64, 52)], 30),
        ([(-44, -60), (-66, -36), (-68, -2), (-60, 20), (-66, 34), (-54, 38)], 26),
        ([(44, -60), (58, -40), (58, -16), (53, 4)], 16))
    locks(group, [([HEAD.point(p) for p in spots], width) for spots, width in hair], GINGER)
    likeness(group, HEAD, FACE, KING)
    beard, inside = HEAD.shape(BEARD), Group()
    inside.fill(HEAD.shape([(-74, 20, "c"), (-50, 60), (-22, 86), (10, 104), (50, 108, "c"), (40, 130, "c"),
                            (-40, 130, "c"), (-80, 80, "c")]), GINGER.dark)
    for row, (first, last) in enumerate((((-58, 34), (56, 42)), ((-52, 58), (54, 66)), ((-40, 80), (46, 88)))):
        for k in range(17):
            root = HEAD.point(mix(complex(*first), complex(*last), k / 16)) + 10j * np.sin(np.pi * k / 16) * (row + .6)
            way = (k - 9) * .9
            inside.fill(taper(curve([root, root + complex(way * .4 + 3, 10), root + complex(way - 2, 22)]), 2.4, .6),
                        (GINGER.light, GINGER.dark, pal.INK)[(k + row) % 3])
    bare = HEAD.shape([(4, 56, "c"), (20, 52), (40, 55, "c"), (36, 70), (24, 76), (10, 72)])
    group.solid(beard, GINGER.base, inside.fill(bare, KING.shade), 1.6, 3.4)
    for spots, tone in zip(FACE.lips, ("#96473F", KING.lips), strict=True):
        group.fill(HEAD.shape(spots), tone)
    group.fill(taper(HEAD.curve(FACE.mouth), 2.8, 1.4, ends(.2, .2)), pal.INK)
    locks(group, [([HEAD.point(p) for p in spots], width) for spots, width in WHISKERS], GINGER, 1)


ROLL: list[Spot] = [(-72, -58), (-66, -40), (-36, -36), (2, -32), (36, -36), (58, -46), (62, -60), (52, -66),
                    (30, -58),
                    (0, -54), (-36, -58), (-62, -70)]


def _crown(group: Group) -> None:
    """A cap of velvet in a circlet of gilt hearts, on a roll of ermine."""
    dome = HEAD.shape([(-64, -72, "c"), (-70, -104), (-48, -132), (-4, -142), (38, -132), (60, -104), (56, -70, "c")])
    velvet = Group().fill(HEAD.shape([(10, -150, "c"), (18, -100), (12, -50, "c"), (80, -50, "c"), (80, -150, "c")]),
                          ROBE.dark)
    for spots in ([(-30, -136), (-40, -110), (-38, -80)], [(4, -140), (2, -110), (0, -80)],
                  [(34, -132), (40, -108), (36, -80)]):
        velvet.ink(HEAD.curve(spots), 2.8, "both")
    group.solid(dome, ROBE.base, velvet, 1.8, 4.4)
    gem(group, HEAD.point((-4, -146)), 8, pal.GILT, pal.GILT_LIGHT)
    band: list[Spot] = [(-68, -92, "c"), (-36, -80), (-2, -76), (32, -80), (60, -92, "c"), (62, -62, "c"), (34, -50),
                        (0, -46), (-36, -50), (-70, -62, "c")]
    for x, y, turn, size in ((-58, -96, -26, 26), (52, -96, 24, 25), (-33, -92, -12, 30), (27, -92, 11, 29),
                             (-3, -88, 0, 36)):
        stalk = Pose(HEAD.point((x, y)), HEAD.scale, turn + HEAD.turn)
        spike = stalk.shape([(-9, 14, "c"), (-4, -4), (0, -22), (4, -4), (9, 14, "c")])
        group.solid(spike, pal.GILT, None, 1.5, 3)
        at = stalk.point((0, -20 - size * .3))
        group.silhouette(circle(at, size * .4))
        pip(group, "H", at, size + 8, turn, whips=False, colour=pal.GILT, edge=2.4)
        pip(group, "H", at - 1j, size - 4, turn, whips=False, colour="#B3322F", edge=1)
    dark = Group().fill(HEAD.shape([(14, -100, "c"), (18, -40, "c"), (80, -40, "c"), (80, -110, "c")]), "#A37D33")
    group.solid(HEAD.shape(band), pal.GILT, dark, 1.7, 4)
    for x, y in ((-50, -74), (-18, -64), (16, -64), (46, -73)):
        gem(group, HEAD.point((x, y)), 5.4, "#B3322F", "#E7A596")
    for x, y in ((-34, -69), (-1, -62), (31, -69)):
        gem(group, HEAD.point((x, y)), 4.4)
    shade = Group().fill(HEAD.shape([(-80, -44, "c"), (-36, -44), (0, -40), (36, -44), (70, -56, "c"), (70, -20, "c"),
                                     (-80, -20, "c")]), FUR.dark)
    group.solid(HEAD.shape(ROLL), FUR.base, shade, 1.7, 4)
    for x, y in ((-54, -52), (-26, -47), (4, -44), (32, -48), (52, -56)):
        group.fill(HEAD.shape([(x - 3, y - 7, "c"), (x, y - 8), (x + 3, y - 7, "c"), (x + 5, y + 6, "c"), (x, y + 3),
                               (x - 5, y + 6, "c")]), pal.INK)
