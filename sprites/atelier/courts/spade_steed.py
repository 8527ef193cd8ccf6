"""The black horse of the knight of spades, in chanfron and caparison: neck arched, one foreleg raised."""
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
from ..pieces import Piece, Tint, lay
from ..splines import Pose
from ..svg import Group
from .horse import BIT as MOUTH
from .horse import Coat, Leg, foreleg, horse_ear, horse_eye, horse_head
from .side_flowers import ANEMONE
from .spade_armour import PLATE
from .spade_wind import VIOLET

BLACK = Tint("#4A4853", "#32303A", "#8794AE", "#1B191F")
FAR = Tint("#3B3943", "#2A2830", "#565560", "#1B191F")
MUZZLE = Tint("#7A7480", "#5A5562", "#A49EAA", "#2B2730")
HORN = Tint("#6E675F", "#47413E", "#A39A8E", "#1F1D24")
MANE = Hair("#5C647A", "#A9B7CC", "#2F313C")
STRAP, STRAP_LIGHT = "#4E5B7E", "#93A0C0"
STEED = Pose((206, 268), .96, -57, True)  # its head: x from poll to lip, y from brow to jaw
PLACE = Pose((-14, 8))  # the pose of the whole horse
SABLE = Coat(BLACK, MUZZLE.base, MUZZLE.shade, "#4A2C1C", HORN)
BIT = PLACE.point(STEED.point(MOUTH))


def croup(group: Group) -> None:
    cloth: list[Spot] = [(500, 426, "c"), (540, 408), (610, 404, "c"), (610, 500, "c"), (490, 500, "c")]
    garment(group, cloth, VIOLET, [[(500, 440, "c"), (548, 432), (610, 440, "c"), (610, 500, "c"), (490, 500, "c")]],
            [[(548, 410), (560, 430), (562, 460)]])


def steed(group: Group) -> None:
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
    tresses(group, PLACE, BLOWN, MANE, 1, .3)


LIFTED = Leg((236, 556), (92, 524), (126, 590), (150, 606), (172, 628), 1.08, False)
STANDING = Piece([(196, 560, "c"), (204, 600), (208, 660, "c"), (258, 660, "c"), (262, 600), (272, 560, "c")],
                 ([(238, 560, "c"), (236, 610), (236, 670, "c"), (280, 670, "c"), (280, 560, "c")],),
                 ([(212, 590), (220, 590), (220, 640), (214, 640)],), (([(228, 590), (226, 620), (228, 650)], 2),))


def _legs(group: Group) -> None:
    lay(group, Pose(), STANDING, FAR, 1.8, 4.2)
    foreleg(group, LIFTED, BLACK, HORN)


def _caparison(group: Group) -> None:
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

def _head(group: Group) -> None:
    horse_head(group, STEED, SABLE)
    horse_ear(group, Pose(STEED.point((-2, 12)), 1.06, 24), BLACK.base, MUZZLE.base, BLACK.line)


def _far_ear(group: Group) -> None:
    horse_ear(group, Pose(STEED.point((14, 0)), 1, -2), FAR.base, MUZZLE.shade, BLACK.line)


CHANFRON = Piece(
    [(-6, 12, "c"), (2, -9), (28, -17), (60, -15), (94, -8), (126, -6), (156, -10, "c"), (162, 3, "c"), (142, 11),
     (114, 16), (92, 15, "c"), (86, 27), (70, 35), (54, 33), (42, 23, "c"), (26, 25), (6, 30, "c")],
    ([(-10, 34, "c"), (24, 14), (40, 12), (76, 5), (118, 6), (164, 0, "c"), (164, 28, "c"), (80, 46, "c")],),
    ([(12, -8), (46, -12), (84, -7), (52, -6), (24, -3)], [(104, -4), (128, -2), (146, -4), (124, 2)]),
    (([(100, -9), (98, 2), (98, 16)], 2.2), ([(132, -7), (132, 2), (134, 12)], 2.2),
     ([(24, -16), (24, 2), (26, 23)], 2)))


def _chanfron(group: Group) -> None:
    lay(group, STEED, CHANFRON, PLATE, 1.8, 4.2)
    hollow = STEED.shape([(42, 20), (50, 7), (66, 5), (80, 14), (78, 25), (64, 32), (48, 30)])
    group.fill(hollow, BLACK.shade).stroke(hollow, PLATE.line, 1.8)
    horse_eye(group, STEED, SABLE)
    for at in ((84, 10), (112, 9), (146, 4), (36, 11)):
        gem(group, STEED.point(at), 2.6, pal.GILT_LIGHT)


FORELOCK: tuple[Tress, ...] = (
    ([(-10, 10), (8, -14), (28, -18), (42, -36), (56, -34)], 19), ([(-10, 14), (8, -2), (26, -6), (42, -20)], 16))


def _forelock(group: Group) -> None:
    tresses(group, STEED, FORELOCK, MANE, 0, .2)


def _bridle(group: Group) -> None:
    for spots, width in (([(4, 34), (34, 44), (90, 52), (134, 46), MOUTH], 9), ([(134, 2), (137, 24), (138, 52)], 9),
                         ([(20, -9), (18, 14), (18, 38)], 9), ([(6, 36), (14, 54), (32, 80)], 7)):
        strap(group, STEED.curve(spots), STRAP, STRAP_LIGHT, width)
    for at in ((18, 38), (138, 45)):
        stud(group, STEED.point(at), 6.5)
    stud(group, STEED.point(MOUTH), 8)
    anemone_open(group, View(STEED.point((16, 2)), 21, 80, .2), ANEMONE.petal, seed=2)
