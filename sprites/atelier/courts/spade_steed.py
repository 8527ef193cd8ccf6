"""The black horse of the knight of spades, in chanfron and caparison: it arches its neck and lifts one foreleg."""
from __future__ import annotations

from .. import palette as pal
from ..beards import Tress, tresses
from ..dress import brocade, garment, gilt_hem
from ..figures import Hair, jingle_bell
from ..flowers.turned import View
from ..geometry import Spot
from ..growth.anemone import anemone_open
from ..harness import strap, stud
from ..hats import gem
from ..moved import set_down
from ..pieces import Piece, Stroke, Tint, lay, strokes
from ..splines import Pose
from ..svg import Group
from .side_flowers import ANEMONE
from .spade_armour import PLATE
from .spade_wind import VIOLET

BLACK = Tint("#4A4853", "#32303A", "#8794AE", "#1B191F")
SHEEN = "#5E5D6B"
FAR = Tint("#3B3943", "#2A2830", "#565560", "#1B191F")
MUZZLE = Tint("#7A7480", "#5A5562", "#A49EAA", "#2B2730")
HORN = Tint("#6E675F", "#47413E", "#A39A8E", "#1F1D24")
MANE = Hair("#5C647A", "#A9B7CC", "#2F313C")
STRAP, STRAP_LIGHT = "#4E5B7E", "#93A0C0"
STEED = Pose((204, 270), 1.08, -56, True)  # its head: x from poll to lip, y from brow to jaw
PLACE = Pose((-14, 8))  # where all of it is set down
BIT = PLACE.point(STEED.point((139, 36)))


def croup(group: Group) -> None:
    """The cloth over the croup, behind the saddle."""
    cloth: list[Spot] = [(500, 426, "c"), (540, 408), (610, 404, "c"), (610, 500, "c"), (490, 500, "c")]
    garment(group, cloth, VIOLET, [[(500, 440, "c"), (548, 432), (610, 440, "c"), (610, 500, "c"), (490, 500, "c")]],
            [[(548, 410), (560, 430), (562, 460)]])


def steed(group: Group) -> None:
    """Neck, breast and forelegs under the caparison, mane and head."""
    horse = Group()
    for part in (_far_ear, _neck, _legs, _caparison, _mane, _head, _chanfron, _forelock, _bridle):
        part(horse)
    group.add(set_down(horse, PLACE))


# ---------------------------------------------------------------- neck and breast

NECK = Piece(
    [(196, 262, "c"), (230, 242), (266, 262), (292, 322), (308, 396), (330, 450, "c"), (320, 560, "c"),
     (140, 560, "c"), (130, 510), (140, 478), (176, 440), (208, 404), (228, 370), (236, 330, "c")],
    ([(240, 330, "c"), (250, 372), (226, 414), (198, 446), (176, 484), (168, 560, "c"), (120, 560, "c"),
      (120, 480, "c"), (200, 400)],
     [(262, 262), (276, 318), (286, 380), (300, 440), (330, 470, "c"), (330, 380, "c"), (290, 280)]),
    ([(246, 400), (262, 372), (266, 340), (272, 378), (262, 410), (236, 446), (216, 474), (222, 440)],),
    (([(232, 352), (244, 384), (238, 416)], 2.4), ([(250, 420), (226, 452), (214, 486)], 2.2)))


def _neck(group: Group) -> None:
    lay(group, Pose(), NECK, BLACK, 1.8, 4.6)


NEAR_SIDE: tuple[Tress, ...] = (  # from the crest to the near side of the neck, back to front
    ([(304, 384), (314, 406), (302, 430), (314, 452), (306, 470)], 24),
    ([(298, 350), (310, 378), (290, 406), (300, 436), (282, 456), (272, 446)], 30),
    ([(290, 318), (302, 348), (280, 376), (290, 408), (270, 430), (260, 420)], 31),
    ([(282, 290), (294, 320), (270, 346), (278, 380), (256, 402), (246, 392)], 31),
    ([(268, 266), (284, 298), (260, 322), (264, 354), (242, 374), (234, 364)], 30),
    ([(242, 248), (266, 268), (248, 296), (250, 324), (232, 344)], 27))
BLOWN: tuple[Tress, ...] = (  # from the crest over the plate of the rider, into the wind
    ([(300, 356), (318, 384), (338, 384), (346, 368)], 22),
    ([(290, 322), (312, 346), (318, 364), (344, 366), (356, 350)], 26),
    ([(280, 290), (304, 312), (312, 334), (338, 340), (358, 320), (356, 308)], 28))


def _mane(group: Group) -> None:
    tresses(group, Pose(), NEAR_SIDE, MANE, 0, .2)


def blown_mane(group: Group) -> None:
    """The locks that fly before the breast plate, so they come after it."""
    tresses(group, PLACE, BLOWN, MANE, 1, .3)


LIFTED = Piece(  # forearm, knee, cannon, fetlock, pastern of the raised leg
    [(196, 500, "c"), (150, 516), (120, 514), (98, 511), (84, 510), (72, 516), (66, 528), (68, 541), (75, 550),
     (82, 564), (89, 582), (92, 592), (92, 602), (99, 611), (108, 618), (113, 627, "c"), (135, 612, "c"), (127, 604),
     (122, 594), (118, 585), (109, 578), (104, 566), (101, 553), (103, 545), (122, 550), (150, 566), (200, 590, "c")],
    ([(200, 540, "c"), (150, 546), (116, 536), (92, 536), (88, 544), (95, 560), (102, 580), (108, 596), (116, 606),
      (124, 620, "c"), (140, 612, "c"), (110, 560, "c"), (200, 600, "c")],),
    ([(100, 518), (124, 521), (150, 526), (124, 528), (102, 525), (88, 522)],
     [(70, 528), (76, 519), (82, 525), (78, 536), (73, 538)], [(80, 556), (85, 562), (93, 584), (88, 580)],
     [(95, 602), (101, 603), (108, 612), (103, 611)]),
    (([(88, 514), (96, 524), (93, 538), (86, 546)], 2.2), ([(101, 549), (95, 541), (98, 532)], 2),
     ([(96, 556), (103, 572), (110, 588)], 1.8), ([(90, 594), (100, 590), (112, 584)], 1.8),
     ([(101, 608), (111, 604), (122, 596)], 2), ([(112, 536), (134, 540), (156, 550)], 2)))
HOOF = Piece([(112, 629, "c"), (137, 611, "c"), (149, 616), (158, 630, "c"), (150, 642), (136, 652, "c"), (122, 644)],
             ([(128, 622, "c"), (138, 640), (140, 660, "c"), (166, 640, "c"), (150, 606, "c")],),
             ([(117, 632), (124, 628), (132, 640), (128, 644)],), (([(114, 633), (126, 627), (139, 616)], 2),))
STANDING = Piece([(196, 560, "c"), (204, 600), (208, 660, "c"), (258, 660, "c"), (262, 600), (272, 560, "c")],
                 ([(238, 560, "c"), (236, 610), (236, 670, "c"), (280, 670, "c"), (280, 560, "c")],),
                 ([(212, 590), (220, 590), (220, 640), (214, 640)],), (([(228, 590), (226, 620), (228, 650)], 2),))


def _legs(group: Group) -> None:
    lay(group, Pose(), STANDING, FAR, 1.8, 4.2)
    lay(group, Pose(), HOOF, HORN, 1.7, 4)
    lay(group, Pose(), LIFTED, BLACK, 1.8, 4.4)


def _caparison(group: Group) -> None:
    """The cloth from the withers over the breast, with a gilt collar and bells on its hem."""
    cloth: list[Spot] = [(334, 432, "c"), (296, 458), (246, 474), (190, 474), (144, 462, "c"), (126, 484), (114, 512),
                         (112, 540, "c"), (126, 566), (150, 570), (170, 590), (204, 588), (230, 604), (310, 588, "c"),
                         (420, 600, "c"), (420, 440, "c")]
    garment(group, cloth, VIOLET,
            [[(150, 468, "c"), (140, 510), (124, 540), (116, 580, "c"), (146, 590, "c"), (158, 540), (162, 480, "c")],
             [(196, 474, "c"), (190, 520), (170, 556), (164, 600, "c"), (200, 610, "c"), (204, 556), (208, 476, "c")],
             [(262, 470, "c"), (250, 520), (228, 570), (224, 620, "c"), (276, 620, "c"), (274, 540), (286, 470, "c")]],
            [[(154, 472), (148, 520), (128, 566)], [(202, 476), (196, 530), (172, 588)],
             [(232, 478), (230, 520), (216, 560)], [(272, 468), (258, 530), (232, 600)],
             [(128, 486), (126, 512), (117, 540)]],
            brocade("S", VIOLET.light, (134, 492, 300, 600), (52, 44), 19, 12), 2.8)
    hem = gilt_hem(group, [(111, 541), (126, 566), (150, 570), (170, 590), (204, 588), (230, 604), (306, 590)], 8)
    for u in (.08, .29, .5, .71):
        jingle_bell(group, hem.at(u) + 10j, 6.5)
    gilt_hem(group, [(334, 434), (296, 459), (246, 475), (190, 475), (143, 463)], 11, 12, 2.6)


# ---------------------------------------------------------------- head

HEAD_LINE: list[Spot] = [(-8, 16, "c"), (4, 0), (26, -9), (48, -8), (76, -1), (106, 1), (132, -4), (150, -5), (164, 3),
                         (170, 15), (166, 26, "c"), (171, 33), (165, 44), (151, 47), (140, 41), (121, 45), (98, 55),
                         (79, 70), (55, 79), (32, 77), (14, 63), (0, 44)]
HEAD_TONES: tuple[tuple[list[Spot], str], ...] = (
    ([(30, 30), (56, 34), (74, 44), (72, 60), (54, 68), (34, 64), (20, 50)], SHEEN),
    ([(142, 50, "c"), (120, 39), (94, 47), (74, 60), (50, 70), (28, 64), (6, 40), (-14, 40, "c"), (20, 100, "c"),
      (100, 90, "c")], BLACK.shade),
    ([(62, 20), (84, 22), (110, 26), (128, 32), (104, 36), (78, 34)], BLACK.shade),
    ([(34, 44), (50, 40), (64, 46), (66, 56), (54, 52), (42, 50)], BLACK.light),
    ([(70, 30), (92, 33), (116, 33), (98, 40), (80, 39)], SHEEN),
    ([(133, -12, "c"), (141, 8), (138, 28), (134, 54, "c"), (180, 60, "c"), (180, -12, "c")], MUZZLE.base),
    ([(146, 28), (158, 26), (172, 28), (168, 54), (138, 54)], MUZZLE.shade),
    ([(140, 0), (150, -1), (160, 6), (152, 3)], MUZZLE.light))
HEAD_LINES: tuple[Stroke, ...] = (
    ([(30, 76), (56, 72), (79, 57), (84, 40)], 2.6), ([(168, 26), (153, 29), (138, 32)], 2.8),
    ([(84, 26), (110, 29), (128, 34)], 1.8), ([(141, 40), (135, 36)], 2), ([(60, 66), (74, 58), (84, 48)], 1.8))


def _head(group: Group) -> None:
    inside = Group()
    for spots, tone in HEAD_TONES:
        inside.fill(STEED.shape(spots), tone)
    strokes(inside, STEED, HEAD_LINES, BLACK.line)
    group.solid(STEED.shape(HEAD_LINE), BLACK.base, inside, 1.8, 4.8)
    group.fill(STEED.shape([(146, 6), (154, 2), (162, 8), (160, 17), (152, 16), (153, 10)]), BLACK.line)
    strokes(group, STEED, [([(142, 14), (146, 2), (156, -1)], 1.8)], BLACK.line)
    _ear(group, Pose(STEED.point((0, 12)), 1.06, 22), BLACK.base)


def _far_ear(group: Group) -> None:
    _ear(group, Pose(STEED.point((10, -2)), .98, -4), FAR.base)


def _ear(group: Group, pose: Pose, colour: str) -> None:
    inside = Group().fill(pose.shape([(4, 6, "c"), (8, -16), (0, -46, "c"), (-6, -18), (-5, 4, "c")]), MUZZLE.base)
    group.solid(pose.shape([(-9, 12, "c"), (-13, -12), (-10, -34), (0, -56, "c"), (9, -36), (14, -12), (10, 12, "c")]),
                colour, inside, 1.6, 3.6)


CHANFRON = Piece(
    [(-6, 10, "c"), (2, -8), (26, -17), (52, -15), (80, -8), (108, -5), (134, -9, "c"), (138, 2, "c"), (120, 10),
     (96, 14), (78, 14, "c"), (72, 24), (58, 31), (44, 29), (34, 20, "c"), (20, 22), (4, 26, "c")],
    ([(-10, 30, "c"), (20, 12), (34, 10), (64, 4), (100, 5), (140, 0, "c"), (140, 24, "c"), (70, 40, "c")],),
    ([(10, -8), (40, -12), (72, -7), (44, -6), (20, -3)], [(88, -4), (110, -1), (124, -3), (106, 2)]),
    (([(86, -9), (84, 2), (84, 14)], 2.2), ([(112, -6), (112, 2), (114, 10)], 2.2),
     ([(20, -16), (20, 2), (22, 20)], 2)))


def _chanfron(group: Group) -> None:
    """The plate before its face, cut out round the eye."""
    lay(group, STEED, CHANFRON, PLATE, 1.8, 4.2)
    hollow = STEED.shape([(34, 16), (42, 5), (56, 3), (68, 11), (66, 21), (54, 27), (41, 25)])
    group.fill(hollow, BLACK.shade).stroke(hollow, PLATE.line, 1.8)
    eye = STEED.shape([(38, 17, "c"), (45, 8), (55, 7), (64, 15, "c"), (57, 21.5), (46, 23)])
    inside = Group().fill(STEED.circle((52.6, 14.4), 9.4), "#33211A").fill(STEED.circle((53, 14.4), 4.6), "#140E0C")
    inside.fill(STEED.circle((50, 11), 2.4), "#FFFFFF").fill(STEED.circle((57, 18), 1.3), "#C99A6B")
    group.fill(eye, "#A3968C").clip(eye, inside)
    strokes(group, STEED, [([(36, 18), (45, 7), (55, 6), (66, 15)], 4.4), ([(40, 22), (50, 24), (60, 20)], 2)], pal.INK)
    for at in ((70, 9), (96, 8), (124, 4), (30, 10)):
        gem(group, STEED.point(at), 2.6, pal.GILT_LIGHT)


FORELOCK: tuple[Tress, ...] = (
    ([(-10, 10), (8, -14), (28, -18), (42, -36), (56, -34)], 19), ([(-10, 14), (8, -2), (26, -6), (42, -20)], 16))


def _forelock(group: Group) -> None:
    tresses(group, STEED, FORELOCK, MANE, 0, .2)


def _bridle(group: Group) -> None:
    for spots, width in (([(2, 40), (34, 44), (88, 46), (139, 36)], 9), ([(116, 2), (118, 24), (119, 44)], 9),
                         ([(14, -8), (16, 14), (16, 42)], 9)):
        strap(group, STEED.curve(spots), STRAP, STRAP_LIGHT, width)
    for at in ((15, 42), (118, 40)):
        stud(group, STEED.point(at), 6.5)
    stud(group, STEED.point((139, 36)), 8)
    anemone_open(group, View(STEED.point((14, 2)), 21, 80, .2), ANEMONE.petal, seed=2)
