"""Knight of spades: in plate, his helmet under his arm, he rides a black barded horse towards us."""
from __future__ import annotations

from dataclasses import replace

import numpy as np

from .. import palette as pal
from ..court import CourtInks, court_card
from ..dress import Cloth, brocade, garment, gilt_hem, sleeve
from ..faces import Person
from ..figures import Hair, locks
from ..flowers.garden import small_anemone
from ..geometry import Spot
from ..grips import REINS, STAFF_OUT
from ..hands import hand_far, hand_near
from ..hats import gem
from ..horses import strap, stud
from ..likeness import Eye, Likeness, likeness
from ..line import taper
from ..moved import set_down
from ..pieces import Piece, Tint, lay, strokes
from ..splines import Pose, curve
from ..suits import pip
from ..svg import Group
from .sides import anemones, inked

INKS = CourtInks("#B9BFD0", "#A8AFC4", "#4E5B7E", "#E8DDBE", "#3C466C")
STEEL = Cloth("#B9C0C4", "#78828E", "#EDEEE8")
PLATE = Tint(STEEL.base, STEEL.dark, STEEL.light, "#3A434E")
SASH = Cloth("#5E6C96", "#3C466C", "#93A0C0")
BARD = Cloth("#8C6E9B", "#644A6F", "#C6B2C6")
BLACK = Tint("#4A4853", "#32303A", "#8794AE", "#1F1D24")
FAR_LEG = Tint("#3F3D49", "#2A2832", "#67728A", "#1A181F")
MUZZLE = Tint("#7A7480", "#5A5562", "#A49EAA", "#2B2730")
MANE = Hair("#5C647A", "#A9B7CC", "#2F313C")
BROWN = Hair("#7A5636", "#B08356", "#4A3120")
PLUME = Hair("#A58CB5", "#D9CCDB", "#6F5685")
KNIGHT = Person("man", skin="#E8C29A", shade="#C08D68", lips="#A8645A", iris="#4A5F73", bushy=1.3, brow="#4A3120")
STRAP, STRAP_LIGHT = "#4E5B7E", "#93A0C0"
HEAD = Pose((352, 213), 1.02, 3)
STEED = Pose((190, 398), 1.15, 7)  # the horse's head from the front: y from poll to lip
HAND = Pose((352, 444), .98, 6, True)
HELM = Pose((484, 370), .96, 20)


def draw() -> Group:
    """The whole card."""
    return court_card(inked(figure()), "C", "S", INKS)


def figure() -> Group:
    """The upper half, without its contour."""
    group = Group()
    anemones(group, ((64, 470, .62, 10), (60, 610, .56, -20), (556, 112, .78, 25), (562, 208, .6, 0)),
             ((66, 560, -40, 52), (552, 170, -44, 50), (552, 270, -46, 50), (560, 330, 40, 46), (76, 420, -30, 46)))
    knight = Group()
    for part in (_cloth, _torso, _leg, _foreleg, _hood, _ears, _steed, _chanfron, _bridle, _head, _left_arm, _helmet,
                 _left_hand, _right_arm):
        part(knight)
    return group.add(knight)


# ---------------------------------------------------------------- horse

def _cloth(group: Group) -> None:
    """The trapper over breast and flanks."""
    cloth: list[Spot] = [(140, 400, "c"), (110, 470), (96, 560), (84, 740, "c"), (520, 740, "c"), (500, 560),
                         (470, 460), (380, 420), (280, 360, "c")]
    garment(group, cloth, BARD,
            [[(300, 400, "c"), (290, 500), (300, 600), (270, 740, "c"), (340, 740, "c"), (350, 560), (340, 440)],
             [(430, 440, "c"), (410, 540), (430, 740, "c"), (540, 740, "c"), (520, 460)], [(104, 540, "c"), (130, 570),
             (120, 660), (110, 740, "c"), (70, 740, "c")]], [[(300, 430), (286, 520), (290, 620)], [(360, 470),
             (352, 560), (366, 660)], [(150, 520), (140, 580), (150, 650)]],
            brocade("S", BARD.light, (110, 470, 520, 720), (86, 70), 27, 17), 4)


FORELEG = Piece(
    [(104, 530, "c"), (110, 556), (116, 570), (113, 584), (121, 600), (127, 618), (126, 634), (119, 646),
     (124, 672, "c"), (164, 672, "c"), (166, 648), (158, 634), (156, 616), (163, 600), (172, 586), (168, 568),
     (180, 552), (190, 530, "c")], ([(196, 520, "c"), (160, 548), (152, 568), (154, 586), (146, 602), (144, 622),
     (148, 640), (146, 680, "c"), (190, 680, "c"), (200, 560)],), ([(118, 540), (124, 556), (127, 574), (122, 568),
     (116, 552)], [(121, 580), (130, 574), (140, 576), (132, 588), (124, 590)], [(130, 606), (135, 620), (134, 636),
     (130, 628)]), (([(118, 570), (132, 564), (148, 566), (164, 572)], 2.2), ([(116, 590), (128, 596), (146, 598),
     (162, 594)], 2.2), ([(140, 574), (146, 582), (141, 590)], 1.8), ([(142, 606), (141, 622), (142, 636)], 2),
     ([(122, 648), (140, 642), (162, 648)], 2.2), ([(140, 536), (136, 548), (138, 558)], 1.8)))


def _foreleg(group: Group) -> None:
    """The forelegs below the hem of the cloth: forearm, knee, cannon, fetlock."""
    lay(group, Pose((100, 66), .84), FORELEG, FAR_LEG, 1.8, 4)
    lay(group, Pose(), FORELEG, BLACK, 1.8, 4.2)
    flap: list[Spot] = [(100, 486, "c"), (150, 508), (200, 516), (240, 500, "c"), (250, 540), (220, 552), (190, 538),
                        (160, 544), (130, 536), (96, 552, "c")]
    garment(group, flap, BARD, [[(90, 530, "c"), (130, 520), (190, 524), (256, 514, "c"), (256, 570, "c"),
                                 (90, 570, "c")]], [[(150, 508), (146, 530)], [(206, 516), (212, 536)]])
    gilt_hem(group, [(97, 551), (130, 536), (160, 544), (190, 538), (220, 552), (249, 540)], 9)


HOOD: list[Spot] = [(150, 318, "c"), (190, 292), (238, 304), (292, 344), (330, 404), (322, 470), (290, 520),
                    (240, 540), (180, 548), (126, 524), (112, 470), (122, 390)]


def _hood(group: Group) -> None:
    """The cloth round neck and cheeks, open before the face; folds run from the poll."""
    hood = Group()
    garment(hood, HOOD, BARD,
            [[(262, 330, "c"), (290, 400), (280, 480), (240, 560, "c"), (340, 540, "c"), (350, 360, "c")],
             [(116, 440, "c"), (140, 470), (150, 530), (130, 560, "c"), (90, 520, "c")], [(236, 320, "c"), (262, 400),
             (256, 500), (226, 556, "c"), (256, 550), (276, 470), (274, 390)]], [[(254, 322), (286, 400), (270, 490)],
             [(230, 310), (262, 400), (244, 520)], [(140, 340), (124, 420), (136, 500)], [(282, 348), (306, 420),
             (296, 490)]],
            brocade("S", BARD.light, (110, 330, 330, 550), (72, 64), 22, 14), 3)
    group.add(set_down(hood, Pose((-12, -38), 1.06)))


def _ears(group: Group) -> None:
    for side in (-1, 1):
        pose = Pose(STEED.point((side * 25, -88)), 1.04, 7 + side * 13)
        inside = Group().fill(pose.shape([(-4, 4, "c"), (-7, -20), (0, -46, "c"), (7, -20), (5, 4, "c")]), MUZZLE.base)
        group.solid(pose.shape([(-11, 12, "c"), (-14, -14), (-9, -38), (0, -58, "c"), (9, -38), (14, -14),
                                (11, 12, "c")]), BLACK.base, inside, 1.7, 3.6)
    locks(group, [([STEED.point(p) for p in spots], width) for spots, width in (
        ([(-6, -100), (-20, -92), (-24, -74), (-16, -62)], 18), ([(8, -100), (20, -92), (24, -76), (17, -62)], 18),
        ([(0, -104), (-4, -88), (4, -74), (0, -58)], 20))], MANE)


FRONT: list[Spot] = [(0, -98), (26, -92), (40, -68), (48, -40), (43, -10), (34, 26), (31, 58), (37, 78), (36, 94),
                     (26, 106), (14, 118), (0, 121), (-14, 118), (-26, 106), (-36, 94), (-37, 78), (-31, 58), (-34, 26),
                     (-43, -10), (-48, -40), (-40, -68), (-26, -92)]


def _steed(group: Group) -> None:
    inside = Group()
    inside.fill(STEED.shape([(18, -110, "c"), (24, -40), (18, 20), (16, 130, "c"), (60, 130, "c"), (60, -110, "c")]),
                BLACK.shade)
    inside.fill(STEED.shape([(-44, -36), (-38, -8), (-31, 26), (-30, 48), (-36, 24), (-44, -6)]), BLACK.light)
    muzzle = Group().fill(STEED.shape([(12, 60, "c"), (18, 90), (10, 124, "c"), (50, 120, "c"), (46, 60, "c")]),
                          MUZZLE.shade)
    inside.clip(STEED.shape([(-50, 66, "c"), (-20, 60), (0, 66), (20, 60), (50, 66, "c"), (50, 130, "c"),
                             (-50, 130, "c")]),
                Group().fill(STEED.shape([(-60, 50, "c"), (60, 50, "c"), (60, 140, "c"), (-60, 140, "c")]),
                             MUZZLE.base).add(muzzle))
    group.solid(STEED.shape(FRONT), BLACK.base, inside, 1.8, 4.6)
    for s in (-1, 1):
        hole = STEED.shape([(s * 15, 76), (s * 23, 71), (s * 30, 77), (s * 28, 89), (s * 21, 94), (s * 22, 84)])
        group.fill(hole, BLACK.line)
        strokes(group, STEED, [([(s * 12, 82), (s * 14, 70), (s * 24, 66)], 2), ([(s * 8, 108), (s * 18, 108),
                                                                                (s * 28, 102)], 2.2)], BLACK.line)
        socket = STEED.shape([(s * 28, -46), (s * 38, -56), (s * 49, -46), (s * 46, -28), (s * 34, -26)])
        group.fill(socket, BLACK.shade)
        eye = STEED.shape([(s * 31, -35, "c"), (s * 36, -46), (s * 46, -46), (s * 50, -35, "c"), (s * 41, -28)])
        group.fill(eye, "#20140F").stroke(eye, MUZZLE.base, 1.6)
        group.fill(STEED.circle((s * 40 - 3, -41), 2.6), "#FFFFFF")
        group.fill(STEED.shape([(s * 36, -33), (s * 42, -31), (s * 46, -34), (s * 42, -34)]), "#6B4A3A")
        strokes(group, STEED, [([(s * 29, -36), (s * 36, -47), (s * 46, -47), (s * 51, -36)], 4)], pal.INK)
    strokes(group, STEED, [([(-24, 100), (0, 105), (24, 100)], 2.4), ([(0, 96), (0, 106)], 1.8)], BLACK.line)


CHANFRON: list[Spot] = [(-22, -86, "c"), (0, -78), (22, -86, "c"), (28, -70), (44, -62), (50, -52, "c"), (38, -50),
                        (29, -42), (28, -26), (24, 10), (20, 44), (12, 60), (0, 64), (-12, 60), (-20, 44), (-24, 10),
                        (-28, -26), (-29, -42), (-38, -50), (-50, -52, "c"), (-44, -62), (-28, -70)]


def _chanfron(group: Group) -> None:
    inside = Group().fill(STEED.shape([(0, -90, "c"), (0, 70, "c"), (60, 70, "c"), (60, -90, "c")]), STEED_DARK)
    inside.fill(STEED.shape([(-18, -64), (-14, -20), (-12, 30), (-17, 10), (-22, -30)]), STEEL.light)
    for spots in ([(-24, 8), (0, 14), (24, 8)], [(-20, 38), (0, 44), (20, 38)]):
        inside.fill(taper(STEED.curve(spots), 2.6, 1.2), PLATE.line)
    group.solid(STEED.shape(CHANFRON), STEEL.base, inside, 1.8, 4.2)
    group.fill(taper(STEED.curve([(0, -76), (0, 0), (0, 60)]), 3, 1.4), PLATE.line)
    small_anemone(group, STEED.point((0, -44)), .5, 0)
    for s in (-1, 1):
        for x, y in ((21, -14), (18, 24), (12, 52), (40, -58)):
            gem(group, STEED.point((s * x, y)), 2.8, pal.GILT_LIGHT)


STEED_DARK = STEEL.dark


def _bridle(group: Group) -> None:
    strap(group, STEED.curve([(-33, 64), (-16, 70), (0, 71), (16, 70), (33, 64)]), STRAP, STRAP_LIGHT, 8)
    for s in (-1, 1):
        strap(group, STEED.curve([(s * 34, 66), (s * 40, 20), (s * 47, -24)]), STRAP, STRAP_LIGHT, 8)
    for s in (-1, 1):
        stud(group, STEED.point((s * 34, 92)), 8)
        stud(group, STEED.point((s * 34, 64)), 6)


# ---------------------------------------------------------------- armour

def _torso(group: Group) -> None:
    skirt: list[Spot] = [(300, 440, "c"), (280, 500), (290, 560), (460, 520, "c"), (470, 480), (440, 430, "c")]
    garment(group, skirt, SASH, [[(390, 450, "c"), (390, 560, "c"), (480, 530, "c"), (470, 440, "c")]],
            [[(330, 460), (318, 500), (326, 540)], [(370, 464), (366, 520)]])
    breast: list[Spot] = [(314, 322, "c"), (292, 350), (286, 400), (300, 446), (360, 462, "c"), (424, 444), (444, 400),
                          (436, 350), (410, 322, "c")]
    inside = Group().fill(curve([(392, 320, "c"), (404, 380), (390, 470, "c"), (470, 460, "c"), (460, 320, "c")],
                                closed=True), STEEL.dark)
    inside.fill(curve([(318, 350), (308, 390), (318, 426), (330, 390), (330, 356)], closed=True), STEEL.light)
    strokes(inside, Pose(), [([(366, 330), (374, 390), (368, 456)], 3), ([(292, 426), (360, 440), (430, 422)], 3)],
            PLATE.line)
    group.solid(curve(breast, closed=True), STEEL.base, inside, 1.8, 4.4)
    pip(group, "S", (376, 380), 38, whips=False, colour=pal.GILT, edge=2)
    gilt_hem(group, [(298, 444), (360, 461), (426, 442)], 9, 9, 2.4)


def _leg(group: Group) -> None:
    """Thigh and knee plates, bent before the saddle."""
    thigh: list[Spot] = [(420, 440, "c"), (380, 446), (340, 468), (322, 500), (336, 540), (372, 548), (420, 520),
                         (460, 480, "c")]
    inside = Group().fill(curve([(320, 520, "c"), (370, 512), (440, 470, "c"), (480, 500, "c"), (380, 570, "c")],
                                closed=True), STEEL.dark)
    strokes(inside, Pose(), [([(390, 446), (378, 480), (392, 524)], 2.6), ([(362, 456), (350, 490), (364, 536)], 2.6)],
            PLATE.line)
    group.solid(curve(thigh, closed=True), STEEL.base, inside, 1.8, 4.2)


GORGET: list[Spot] = [(308, 330, "c"), (322, 311), (355, 326), (388, 308, "c"), (408, 326), (417, 346, "c"), (362, 370),
                      (300, 348, "c")]


def _head(group: Group) -> None:
    neck = curve([(322, 264, "c"), (322, 320), (352, 346), (388, 320, "c"), (386, 256, "c")], closed=True)
    group.solid(neck, KNIGHT.shade, None, 1.5, 3)
    inside = Group().fill(curve([(374, 296, "c"), (374, 332), (362, 380, "c"), (430, 360, "c"), (420, 296, "c")],
                                closed=True), STEEL.dark)
    strokes(inside, Pose(), [([(305, 339), (360, 357), (412, 336)], 2.6)], PLATE.line)
    group.solid(curve(GORGET, closed=True), STEEL.base, inside, 1.8, 4.2)
    gilt_hem(group, [(318, 315), (355, 329), (391, 311)], 6)
    mass = HEAD.shape([(-20, -98), (-66, -70), (-76, -20), (-70, 26), (-66, 62, "c"), (-36, 60), (30, -30), (44, -70)])
    group.solid(mass, BROWN.dark, None, 1.6, 3.2)
    likeness(group, HEAD, FACE, KNIGHT)
    stubble, rng = Group().fill(HEAD.shape(FACE.head.outline), "#9A7A66", .3), np.random.default_rng(3)
    for x, y in zip(rng.uniform(-46, 45, 76), rng.uniform(30, 94, 76), strict=True):
        stubble.fill(taper(HEAD.curve([(x, y), (x + .8, y + 1.6), (x + 1.2, y + 3)]), 1.3, .6), "#7A5A48")
    group.clip(HEAD.shape([(-48, 22, "c"), (-30, 36), (-14, 54), (-4, 44), (14, 43), (30, 43), (40, 50), (45, 36, "c"),
                           (44, 74), (36, 88), (20, 96), (-16, 90), (-44, 66)]), stubble)
    for spots, tone in zip(FACE.lips, ("#8E4F46", KNIGHT.lips), strict=True):
        group.fill(HEAD.shape(spots), tone)
    strokes(group, HEAD, [(FACE.mouth, 2.6), ([(36, -20), (40, -4), (37, 14)], 1.8)], "#6E4534")
    top = HEAD.shape([(-62, -16, "c"), (-46, -34), (-16, -56), (16, -66), (36, -56), (46, -34, "c"), (58, -60),
                      (40, -96), (-4, -105), (-50, -86)])
    group.fill(top, BROWN.dark)
    locks(group, [([HEAD.point(p) for p in spots], width) for spots, width in LOCKS], BROWN)


FACE = Likeness(
    Piece([(30, -76), (43, -48), (45, -24), (40, -8), (45, 7), (47.5, 20), (46, 38), (43, 56), (43.5, 70), (37, 84),
           (23, 93), (4, 94), (-14, 86), (-36, 66), (-46, 44), (-49, 18), (-53, -4), (-53, -34), (-24, -76)],
           ([(-60, -70, "c"), (-46, -50), (-44, -10), (-41, 20), (-34, 44), (-18, 66), (0, 82), (10, 96), (6, 108, "c"),
           (-60, 108, "c")], [(-60, -80, "c"), (60, -80, "c"), (52, -36), (38, -42), (16, -54), (-8, -42), (-28, -32),
           (-60, -14, "c")], [(-32, -4), (-18, -12), (-3, -9), (8, -1), (5, 6), (-4, 2), (-16, 0), (-28, 2)], [(20, -4),
           (28, -11), (38, -7), (42, 1), (32, 0), (23, 3)], [(9, -6, "c"), (14, 4), (12, 16), (8.6, 26), (11, 34),
           (23, 38, "c"), (21, 29), (21, 14), (15, -4, "c")], [(10, 70), (20, 72), (28, 69), (24, 75), (13, 75)]),
           ([(20, 0), (25, 8), (24.6, 16), (31, 26), (27, 30), (21, 18)], [(-26, 20), (-13, 14), (0, 20), (-6, 29),
           (-19, 29)], [(13, 80), (20, 78.5), (26, 81), (18, 86)])),
    (Eye([(-29, 4, "c"), (-21, -2.4), (-11, -4.4), (-2, -1), (5, 5.6, "c"), (-4, 7.8), (-14, 8), (-23, 6.4)],
         (-8, .8, 6.8), [(-34, 5), (-23, -2.8), (-11, -5.2), (-1, -1.6), (6, 6.2)], [(-30, -5), (-14, -10), (4, -4)],
         [(-24, 8.4), (-12, 10.4), (-1, 8)], ([(-35, 6), (-41, 4), (-45, 5)],)),
     Eye([(20, 5, "c"), (25, -1), (32, -3.6), (39, .6, "c"), (36, 5.8), (28, 7.4)], (31, 1, 5.8), [(18.5, 6),
         (24.6, -1.4), (32, -4.4), (42, .6)], [(21, -4), (31, -9), (41, -3)], [(23, 8.6), (30, 9.4), (36.6, 6.8)])),
         (([(8, -9), (-10, -18), (-28, -18), (-42, -8)], 7), ([(17, -10), (28, -17), (39, -16.6), (47, -7)], 6)),
         (([(18, -4), (23.6, 4), (24, 12), (23, 16), (29, 23)], 1.9), ([(28.6, 22), (34.6, 28), (35, 33),
         (29.4, 37)], 2.5), ([(29.4, 36.8), (23, 39.8), (16.4, 37.8)], 2.5), ([(12.6, 26), (7.4, 31.6), (9, 38),
         (14.4, 38.4)], 2)), ([(2, 57, "c"), (11, 54.8), (17.6, 53.6), (21, 54.6), (24.6, 53.4), (33, 56.4, "c"),
         (22, 58.4), (11, 58.6)], [(4, 58.4, "c"), (13, 59.4), (22, 59.2), (32, 57.4, "c"), (27, 64.6), (19, 66.6),
         (9, 64)]), [(-2, 57.4), (6, 57.8), (16, 58.8), (22, 58.6), (36, 55.6)], (), (([(10, -12), (12, -18),
         (11, -22)], 1.5), ([(1, 42), (-4, 50), (-4, 58)], 1.4), ([(22, 84), (22.6, 88)], 1.6)))
LOCKS: tuple[tuple[list[tuple[float, float]], float], ...] = (  # parted above the brow, to the collar at the sides
    ([(-4, -99), (-60, -78), (-80, -26), (-70, 20), (-80, 54), (-66, 78), (-52, 70)], 36), ([(-2, -99), (-52, -76),
    (-68, -30), (-59, 12), (-66, 44), (-53, 62), (-43, 54)], 30), ([(2, -99), (-42, -76), (-56, -36), (-50, 4),
    (-55, 28), (-44, 42), (-37, 36)], 24), ([(14, -101), (54, -84), (67, -46), (59, -8), (66, 24), (55, 46)], 27),
    ([(14, -101), (46, -86), (57, -52), (51, -16), (56, 6), (48, 20)], 21), ([(16, -101), (-24, -88), (-53, -56),
    (-51, -22), (-42, -6)], 27), ([(16, -101), (-12, -86), (-36, -60), (-43, -34), (-36, -20)], 25), ([(16, -101),
    (0, -84), (-16, -64), (-29, -44), (-26, -31)], 23), ([(14, -101), (32, -84), (43, -62), (47, -38), (43, -24)], 21),
    ([(16, -102), (10, -84), (1, -68), (-12, -53), (-12, -42)], 21), ([(14, -101), (24, -82), (28, -66), (34, -50),
    (32, -40)], 18))


def _plates(group: Group, at: tuple[float, float], flip: bool) -> None:
    """A shoulder piece of three plates."""
    for k, (dy, w) in enumerate(((52, 30), (28, 36), (0, 42))):
        pose = Pose((at[0], at[1] + dy), 1, 0, flip)
        plate = pose.shape([(-w, 16, "c"), (-w + 2, -14), (-w * .3, -36 + 4 * k), (w * .6, -26), (w, 4),
                            (w * .9, 22, "c"), (0, 30)])
        inside = Group().fill(pose.shape([(0, 40, "c"), (w * .2, 10), (w * .5, -40, "c"), (w * 2, -30, "c"),
                                          (w * 2, 50, "c")]), STEEL.dark)
        inside.fill(pose.shape([(-w * .7, 6), (-w * .6, -14), (-w * .2, -22), (-w * .3, -6), (-w * .5, 10)]),
                    STEEL.light)
        group.solid(plate, STEEL.base, inside, 1.7, 4)
    gem(group, (at[0], at[1] - 4), 6, pal.GILT, pal.GILT_LIGHT)


def _left_arm(group: Group) -> None:
    sleeve(group, [(440, 350), (500, 390), (536, 440), (540, 500)], STEEL, lambda u: 34 - 4 * u)
    _plates(group, (438, 342), False)


def _helmet(group: Group) -> None:
    """The great bascinet under his arm, plumed."""
    for spots, width in (([(8, -58), (-4, -110), (26, -140), (62, -124), (70, -92), (54, -78)], 38),
                         ([(6, -58), (16, -96), (46, -104), (58, -80), (50, -62)], 32),
                         ([(4, -58), (-18, -96), (-10, -132), (12, -140), (20, -124)], 26)):
        locks(group, [([HELM.point(p) for p in spots], width)], PLUME, 3)
    skull = HELM.shape([(-42, 56, "c"), (-47, 10), (-40, -30), (-20, -52), (4, -60), (30, -48), (45, -22), (48, 14),
                        (42, 56, "c"), (0, 66)])
    inside = Group().fill(HELM.shape([(12, -70, "c"), (26, -10), (16, 76, "c"), (60, 70, "c"), (60, -70, "c")]),
                          STEEL.dark)
    inside.fill(HELM.shape([(-34, -14), (-28, -34), (-12, -48), (-18, -32), (-24, -16)]), STEEL.light)
    group.solid(skull, STEEL.base, inside, 1.8, 4.4)
    group.fill(taper(HELM.curve([(4, -59), (-4, -40), (-7, -18)]), 3.6, 2), PLATE.line)
    _visor(group)
    for ring, tone in ((HELM.circle((0, 58), 47, 15), STEEL.base), (HELM.circle((0, 59), 37, 9.5), "#2B2A33")):
        group.solid(ring, tone, None, 1.7, 3.4)
    small_anemone(group, HELM.point((10, -56)), .42, 10)


def _visor(group: Group) -> None:
    """Of the helmet: the slits for the eyes under a rim, a ridge, holes for the breath."""
    visor = HELM.shape([(-50, -22, "c"), (-28, -26), (-8, -32, "c"), (18, -28), (48, -20, "c"), (48, 12), (32, 36),
                        (-12, 54, "c"), (-38, 36), (-50, 8)])
    inside = Group().fill(HELM.shape([(-8, -40, "c"), (-17, 12), (-12, 60, "c"), (60, 60, "c"), (60, -40, "c")]),
                          STEEL.dark)
    inside.fill(HELM.shape([(-44, 2), (-32, 6), (-22, 30), (-32, 26), (-42, 14)]), STEEL.light)
    slits: tuple[list[Spot], ...] = (
        [(-46, -8, "c"), (-30, -12), (-14, -15, "c"), (-15, -5, "c"), (-30, -3), (-46, 0, "c")],
        [(-4, -15, "c"), (16, -13), (40, -8, "c"), (40, 0, "c"), (16, -4), (-6, -5, "c")])
    for slit in slits:
        inside.fill(HELM.shape(slit), pal.INK)
    for x, y in ((-4, 12), (8, 10), (20, 9), (-2, 24), (9, 22), (19, 19), (0, 35), (10, 32)):
        inside.fill(HELM.circle((x, y), 2.7), pal.INK)
    strokes(inside, HELM, [([(-8, -34), (-17, 12), (-12, 56)], 3), ([(-50, -17), (-28, -21), (-8, -27)], 1.8),
                           ([(-8, -27), (18, -23), (48, -15)], 1.8)], PLATE.line)
    group.solid(visor, STEEL.base, inside, 1.8, 4.2)
    gem(group, HELM.point((44, -8)), 7, pal.GILT, pal.GILT_LIGHT)


def _left_hand(group: Group) -> None:
    """The gauntlet that holds the helmet, its cuff to the elbow."""
    pose = Pose((494, 421), .84, 12, True)
    _cuff(group, Pose((494, 421), .84, 12))
    hand_far(group, pose, HOLDING, PLATE)
    hand_near(group, pose, HOLDING, PLATE)
    for y in (-20, -5, 11, 26):
        gem(group, pose.point((-18, y)), 2.2, pal.GILT_LIGHT)


REINED = replace(REINS, near=tuple(replace(digit, nail=False) for digit in REINS.near))  # in its gauntlet
HOLDING = replace(STAFF_OUT, far=())  # the fingers upon the helmet, the thumb behind it


def _knuckles(group: Group, pose: Pose) -> None:
    """The plates over the back of a gauntlet like `REINED`."""
    plates: tuple[list[Spot], ...] = (
        [(50, -20, "c"), (34, -22), (26, -22, "c"), (31, 2), (26, 27, "c"), (36, 24), (50, 18, "c")],
        [(32, -23, "c"), (18, -25), (8, -19, "c"), (13, 2), (8, 25, "c"), (20, 29), (32, 26, "c"), (36, 2)])
    for spots in plates:
        inside = Group().fill(pose.shape([(-10, 8, "c"), (20, 10), (60, 6, "c"), (60, 40, "c"), (-10, 40, "c")]),
                              STEEL.dark)
        inside.fill(pose.shape([(14, -14), (26, -18), (44, -16), (40, -9), (24, -9)]), STEEL.light)
        group.solid(pose.shape(spots), STEEL.base, inside, 1.5, 2.6)
    for at in ((12, -10), (15, 2), (12, 15)):
        gem(group, pose.point(at), 2.2, pal.GILT_LIGHT)


def _right_arm(group: Group) -> None:
    sleeve(group, [(306, 350), (274, 392), (276, 424)], STEEL, lambda u: 33 - 5 * u)
    elbow: list[Spot] = [(258, 400, "c"), (268, 380), (294, 386), (312, 404), (304, 428), (280, 434), (256, 424)]
    _plates(group, (304, 342), True)
    group.solid(curve(elbow, closed=True), STEEL.base,
                Group().fill(curve([(280, 440, "c"), (296, 410), (320, 390, "c"), (330, 440, "c")], closed=True),
                             STEEL.dark), 1.7, 4)
    gem(group, (282, 410), 5, pal.GILT, pal.GILT_LIGHT)
    rein = [STEED.point((34, 92)), 258 + 520j, 310 + 506j, 350 + 482j, HAND.point((-6, 20)), HAND.point((-6, -22)),
            HAND.point((-24, -40)), HAND.point((-46, -26)), HAND.point((-50, 16)), HAND.point((-40, 64))]
    strap(group, curve(rein[:5]), STRAP, STRAP_LIGHT, 8)
    hand_far(group, HAND, REINED, PLATE)
    _knuckles(group, HAND)
    strap(group, curve(rein[5:]), STRAP, STRAP_LIGHT, 8)
    hand_near(group, HAND, REINED, PLATE)
    _cuff(group, HAND)


def _cuff(group: Group, pose: Pose) -> None:
    """The cuff of a gauntlet whose hand lies to the left of it."""
    cuff = pose.shape([(40, -25, "c"), (66, -34), (94, -44, "c"), (99, -4), (94, 36, "c"), (66, 26), (42, 22, "c"),
                       (46, 0)])
    inside = Group().fill(pose.shape([(36, 6, "c"), (70, 6), (104, 8, "c"), (104, 46, "c"), (36, 40, "c")]),
                          STEEL.dark)
    inside.fill(pose.shape([(52, -22), (80, -31), (90, -30), (78, -18), (56, -14)]), STEEL.light)
    strokes(inside, pose, [([(60, -32), (65, -4), (60, 24)], 2.4)], PLATE.line)
    group.solid(cuff, STEEL.base, inside, 1.7, 4)
