"""King of hearts: a stout king on his throne raises a cup, the orb on his other hand."""
from __future__ import annotations

from .. import palette as pal
from ..beards import Tress, moustache, tresses
from ..court import CourtInks, court_card
from ..dress import Cloth, brocade, garment
from ..faces import Person
from ..figures import Hair, ermine, locks
from ..geometry import Spot, circle, line, polar
from ..growth.rose_guests import rose_chafer
from ..hats import gem
from ..likeness import Eye, Likeness, likeness, skin_tint
from ..line import ends, taper
from ..pieces import Piece
from ..splines import Pose, curve
from ..suits import pip
from ..svg import Group
from ..tones import Tones, mix_ink
from .heart_goblet import FUR, raised_arm
from .heart_orb import bent_arm, orb_in_hand
from .sides import inked, roses

INKS = CourtInks("#E2B9A3", "#D5A58F", "#7C9678", "#B3322F", "#A63A3A", "#F3E2B8", 26, 1.1, (338, 262))
GINGER = Hair("#A7622F", "#D49A58", "#733C1E")
ROBE = Cloth("#A63A3A", "#7A2229", "#D07A68")
DOUBLET = Cloth("#EBDDB8", "#C3A876", "#FBF4DF")
WOOD = Cloth("#7B4F30", "#54331E", "#A97C4F")
DAMASK = Cloth("#5E7F5C", "#456346", "#8BA782")
KING = Person("old", skin="#EFC5A0", shade="#CC9170", lips="#B0554C", iris="#4F6478", brow="#8A4B22", bushy=1.15,
              blush="#E3A483")
CHAFER = Tones("#D8CF8E", "#8A9148", "#556332", "#1E2417")
HEAD = Pose((330, 262), 1.06, -3)


def draw() -> Group:
    """The whole card."""
    return court_card(inked(figure()), "R", "H", INKS)


def figure() -> Group:
    """The upper half, without its contour."""
    group = Group()
    roses(group, ((84, 413, .88, 10), (534, 86, .62, -12), (548, 184, .40, 10)),
          ((80, 540, -52, 56), (76, 486, 44, 50), (550, 150, -36, 44)))
    rose_chafer(group, Pose((86, 418), .94, 52), CHAFER)
    king = Group()
    _throne(king)
    _robe(king)
    _doublet(king)
    bent_arm(king)
    raised_arm(king, skin_tint(KING))
    _collar(king)
    orb_in_hand(king, skin_tint(KING))
    _head(king)
    _crown(king)
    return group.add(king)


# ---------------------------------------------------------------- throne

def _throne(group: Group) -> None:
    panel: list[Spot] = [(196, 330, "c"), (250, 296), (330, 286), (410, 294), (500, 330, "c"), (506, 740, "c"),
                         (190, 740, "c")]
    garment(group, panel, DAMASK, [[(420, 290, "c"), (430, 740, "c"), (510, 740, "c"), (500, 300, "c")]], (),
            brocade("H", DAMASK.light, (200, 320, 480, 460), (56, 48), 19, 12))
    for x in (190, 512):
        post: list[Spot] = [(x - 12, 320, "c"), (x + 12, 320, "c"), (x + 14, 740, "c"), (x - 14, 740, "c")]
        garment(group, post, WOOD, [[(x + 3, 300, "c"), (x + 4, 740, "c"), (x + 30, 740, "c"), (x + 30, 300, "c")]])
        group.ink(line((x - 6, 336), (x - 7, 700)), 3, "both", WOOD.light)
        for y, w, h in ((318, 17, 7), (336, 15, 5)):
            ring = circle((x, y), w, h)
            group.solid(ring, pal.GILT, Group().fill(circle((x + 9, y + 3), 12, 8), pal.GILT_DARK), 1.6, 3.2)
    pip(group, "H", (190, 294), 40, whips=False, colour=pal.GILT, edge=2)  # the other is behind the raised arm
    pip(group, "H", (188, 291), 20, whips=False, colour=pal.GILT_LIGHT)


# ---------------------------------------------------------------- dress

def _robe(group: Group) -> None:
    body: list[Spot] = [(300, 372, "c"), (222, 384), (168, 420), (150, 480), (134, 560), (112, 740, "c"),
                        (560, 740, "c"), (520, 560), (514, 440), (450, 388), (366, 372, "c")]
    garment(group, body, ROBE,
            [[(452, 400, "c"), (440, 500), (460, 740, "c"), (590, 740, "c"), (570, 400, "c")],
             [(160, 500, "c"), (214, 480), (232, 560), (210, 740, "c"), (90, 740, "c"), (110, 540, "c")]],
            [[(230, 470), (236, 560), (214, 640)], [(262, 500), (258, 580), (246, 660)]],
            brocade("H", ROBE.light, (150, 470, 540, 720), (78, 60), 24, 15), 3.4)


def _lattice(inside: Group) -> None:
    for k in range(-4, 9):
        inside.stroke(curve([(200 + 46 * k, 360), (250 + 46 * k, 560), (280 + 46 * k, 740)]), DOUBLET.dark, 2.2)
        inside.stroke(curve([(480 - 46 * k, 360), (420 - 46 * k, 560), (400 - 46 * k, 740)]), DOUBLET.dark, 2.2)


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
        [(354, 366, "c"), (404, 370), (442, 380), (474, 404, "c"), (474, 436), (462, 464, "c"), (430, 462),
         (412, 496), (404, 540, "c"), (384, 470), (352, 420, "c")])
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
    for x, y, turn in ((186, 416, 26), (236, 400, 20), (258, 446, 4), (278, 404, 8), (266, 478, 2),
                       (450, 430, -22), (428, 400, -18), (402, 446, -6), (384, 404, -8)):
        ermine(group, (x, y), turn, .9)
    chain = curve([(204, 390), (246, 452), (334, 486), (416, 452), (448, 385)])
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
          ([(20, 5), (26, 14), (36, 22), (33, 30), (25, 24)],)),
    (Eye([(-30, 4, "c"), (-22, -1.6), (-12, -3.6), (-3, -.4), (3, 5.5, "c"), (-6, 7.4), (-15, 8), (-24, 6.6)],
         (-9, 1.6, 6.2), [(-34, 6.4), (-23, -2), (-12, -4.4), (-2, -1), (5, 6)], [(-30, -5), (-14, -10), (4, -4)],
         [(-25, 8.4), (-13, 10.6), (-2, 8)]),
     Eye([(21, 5, "c"), (26, -1), (33, -3.2), (41, 1, "c"), (38, 6.4), (29, 7.6)], (33, 1.6, 5.6),
         [(19.5, 6.4), (26, -1.4), (33, -4), (43, 1.4)], [(22, -5), (32, -9.6), (43, -4)],
         [(24, 9), (31, 10.2), (38.6, 7)])),
    (([(6, -13), (-11, -21), (-29, -20), (-44, -8)], 7.4), ([(18, -13), (29, -20), (40, -19), (50, -9)], 6.4)),
    (([(19, 3), (22, 9), (29, 18)], 1.5), ([(29, 17), (40, 24), (42, 32), (34, 38)], 2.6),
     ([(34, 37.5), (26, 40.6), (17, 38.4)], 2.6), ([(12, 24), (4.6, 30), (6.4, 38), (14.5, 39)], 2.2),
     ([(28, 33), (34, 35), (36, 33)], 1.4)),
    ([(8, 60), (16, 58), (24, 60)],
     [(13, 61, "c"), (20, 60), (26, 61), (32, 59.6, "c"), (29, 66.6), (22, 68.6), (16, 66.4)]),
    [(12, 60.6), (20, 61.4), (27, 61.6), (33, 59.4)],
    ([(-52, 6, "c"), (-30, 16), (-8, 21), (-5, 33), (-20, 46), (-42, 46, "c"), (-48, 26)],
     [(38, 22), (48, 16), (58, 22), (55, 36), (44, 38)]),
    (([(-28, 14), (-17, 17), (-5, 14)], 1.2),))
BEARD: list[Spot] = [(-58, -40, "c"), (-66, 0), (-70, 36), (-60, 74), (-40, 104), (-12, 120), (14, 122), (36, 112),
                     (52, 92), (60, 56), (59, 20), (55, -24, "c"), (53, 4), (49, 24), (41, 38), (30, 47),
                     (20, 50, "c"), (4, 49), (-14, 45), (-30, 34), (-41, 18), (-47, -2), (-49, -26)]
CHEEKS: tuple[tuple[list[Spot], float, float], ...] = (  # where it begins, the way of its hair from first to last
    ([(-49, -26), (-47, -2), (-41, 18), (-30, 34), (-14, 45), (4, 49)], 97, 64),
    ([(55, -20), (53, 4), (49, 24), (42, 38), (34, 46)], 86, 112))
TRESSES: tuple[Tress, ...] = (  # from the sideburns to the chin, each side upon the other
    ([(-57, -52), (-65, 0), (-69, 42), (-60, 72), (-66, 98), (-54, 110)], 24),
    ([(55, -6), (60, 28), (62, 52), (54, 74), (61, 94), (52, 104)], 17),
    ([(-54, -20), (-59, 22), (-58, 64), (-46, 92), (-52, 117), (-40, 125)], 27),
    ([(52, 14), (56, 42), (56, 70), (46, 93), (53, 113), (44, 121)], 21),
    ([(-48, 16), (-49, 46), (-44, 78), (-31, 105), (-37, 130), (-23, 138)], 29),
    ([(46, 32), (47, 56), (45, 82), (34, 105), (41, 127), (31, 135)], 25),
    ([(-38, 32), (-35, 58), (-27, 87), (-14, 114), (-20, 140), (-5, 148)], 30),
    ([(37, 46), (35, 70), (32, 93), (21, 116), (27, 139), (17, 147)], 27),
    ([(-24, 46), (-17, 70), (-8, 96), (3, 121), (-3, 146), (9, 154)], 29))
UNDER: tuple[Tress, ...] = (  # under the lip and beside the mouth
    ([(16, 71), (14, 86), (7, 106), (9, 130), (4, 150)], 15),
    ([(25, 71), (28, 86), (24, 108), (27, 130), (18, 148)], 15),
    ([(20, 69), (21, 88), (15, 112), (19, 136), (11, 157)], 19),
    ([(18, 49), (7, 55), (-4, 66), (-11, 80), (-11, 96)], 17),
    ([(27, 49), (34, 55), (40, 66), (41, 80)], 13))
WINGS: tuple[Tress, ...] = (([(24, 46), (10, 46), (-6, 53), (-20, 65), (-34, 72), (-46, 68), (-48, 58)], 21),
                            ([(24, 46), (35, 46), (46, 54), (55, 63), (64, 61), (65, 52)], 16))


def _head(group: Group) -> None:
    hair: tuple[tuple[list[tuple[float, float]], float], ...] = (
        ([(-46, -60), (-74, -36), (-77, 2), (-73, 38), (-86, 66), (-78, 94), (-88, 108)], 32),
        ([(-44, -60), (-64, -36), (-67, 0), (-64, 42), (-72, 78), (-64, 104)], 28),
        ([(44, -60), (60, -40), (63, -8), (61, 30), (69, 58), (63, 82)], 18))
    group.solid(HEAD.shape([(36, -66), (56, -56), (62, -20), (58, 20), (44, 10), (40, -30)]), GINGER.dark)
    locks(group, [([HEAD.point(p) for p in spots], width) for spots, width in hair], GINGER)
    likeness(group, HEAD, FACE, KING)
    _cheek_hair(group)
    locks(group, [([HEAD.point(p) for p in spots], width) for spots, width in TEMPLES], GINGER)
    tresses(group, HEAD, TRESSES, GINGER, root=0)
    group.fill(HEAD.shape([(2, 56), (20, 51), (38, 55), (38, 74), (29, 88), (11, 88), (2, 74)]), GINGER.dark)
    group.fill(HEAD.shape(FACE.lips[1]), KING.lips)
    group.fill(taper(HEAD.curve(FACE.mouth), 2.8, 1.4, ends(.2, .2)), pal.INK)
    tresses(group, HEAD, UNDER, GINGER, 2, root=.12)
    moustache(group, HEAD, WINGS, GINGER)


def _cheek_hair(group: Group) -> None:
    """The beard's mass, and the fine hairs with which it begins on the cheeks, from sparse to dense."""
    mass = HEAD.shape(BEARD)
    group.silhouette(mass).fill(mass, GINGER.base)
    for spots, first, last in CHEEKS:
        edge = curve(spots)
        for ink, count, before, after, width in ((mix_ink(KING.shade, GINGER.base, .5), 26, 9, 10, 2.4),
                                                 (GINGER.base, 30, 5, 14, 3), (GINGER.dark, 22, 1, 18, 1.9)):
            for k in range(count):
                u = (k + .5) / count
                way = polar(1, first + (last - first) * u)
                root = edge.at(u) - way * before * (1, .62, .84)[k % 3]
                tip = edge.at(u) + way * after
                bend = (root + tip) / 2 + 1.6j * way
                group.fill(taper(HEAD.curve([root, bend, tip]), width, width, ends(.6, .3)), ink)


TEMPLES: tuple[tuple[list[tuple[float, float]], float], ...] = (
    ([(-43, -58), (-56, -40), (-61, -14), (-58, 8), (-64, 34)], 19), ([(46, -56), (56, -36), (57, -12), (58, 10)], 12))
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
