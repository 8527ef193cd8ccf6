"""The cream horse of the knight of hearts: its mane blown back, both forelegs raised, hearts on its breast."""
from __future__ import annotations

from ..beards import Tress, tresses
from ..figures import Hair
from ..flowers.full_rose import full_rose
from ..frame import leaflet
from ..geometry import Spot
from ..harness import strap, stud
from ..line import shaded
from ..pieces import Piece, Stroke, Tint, lay
from ..splines import Pose, curve
from ..suits import pip
from ..svg import Group
from .horse import BIT as MOUTH
from .horse import Coat, Leg, foreleg, horse_ear, horse_head

COAT = Tint("#E8C998", "#B98F58", "#F8E8C8", "#4A2F18")
FAR = Tint("#B98F58", "#8A6438", "#D9B57E", "#4A2F18")
HORN = Tint("#6E5142", "#40281B", "#A5775C", "#2B211C")
FLAXEN = Hair("#F1E6CC", "#FFFAEC", "#B9A27A")
MUZZLE, MUZZLE_SHADE = "#C9A08C", "#A5775C"
WHITE, WHITE_SHADE = "#F0E4C8", "#C6B48C"
RED, RED_LIGHT = "#A63A3A", "#D07A68"
STRAP, STRAP_LIGHT = "#557F60", "#8DB38E"
WORLD = Pose()
STEED = Pose((202, 278), .95, -56, True)  # its head: x from poll to lip, y from brow to jaw
CREAM = Coat(COAT, MUZZLE, MUZZLE_SHADE, "#4A2815", HORN)
BIT = STEED.point(MOUTH)


def steed(group: Group) -> None:
    for part in (_far_leg, _far_ear, _trunk, _near_leg, _collar, _mane, _head, _forelock, _bridle):
        part(group)


# ---------------------------------------------------------------- trunk and legs

TRUNK: list[Spot] = [  # crest and withers, the belly hidden, and the breast up to the throat
    (190, 270, "c"), (222, 252), (256, 270), (282, 320), (300, 378), (332, 430, "c"), (380, 470, "c"),
    (370, 640, "c"), (210, 640, "c"), (198, 612), (172, 590), (150, 564), (138, 534), (135, 504), (142, 476),
    (164, 452), (202, 434), (232, 408), (246, 374), (242, 330, "c")]
TRUNK_SHADES: tuple[list[Spot], ...] = (
    [(246, 330, "c"), (260, 372), (250, 408), (222, 440), (180, 464), (157, 490), (153, 524), (164, 560), (194, 598),
     (230, 650, "c"), (160, 640, "c"), (120, 540, "c"), (126, 470), (206, 400)],
    [(262, 500), (250, 536), (242, 570), (222, 596), (226, 660, "c"), (300, 660, "c"), (290, 500, "c")])
TRUNK_LIGHTS: tuple[list[Spot], ...] = (
    [(262, 344), (274, 378), (262, 414), (236, 446), (252, 410), (260, 376)],)
UNDER: list[Spot] = [(100, 520, "c"), (150, 530), (204, 554), (256, 574, "c"), (262, 700, "c"), (100, 700, "c")]
TRUNK_LINES: tuple[Stroke, ...] = (
    ([(252, 376), (256, 398), (246, 420)], 2.2), ([(270, 452), (232, 470), (196, 488)], 2),
    ([(242, 506), (232, 536), (238, 570)], 2.4), ([(178, 520), (168, 540), (178, 566)], 1.8))


def _trunk(group: Group) -> None:
    lay(group, WORLD, Piece(TRUNK, TRUNK_SHADES, TRUNK_LIGHTS, TRUNK_LINES), COAT, 1.8, 4.6)
    inside = Group()
    shaded(inside, curve(UNDER, closed=True), COAT.shade, COAT.line, 4.6, 0)
    group.clip(curve(TRUNK, closed=True), inside)


NEAR_LEG = Leg((252, 560), (94, 500), (134, 576), (158, 592), (181, 615), 1.1, sock=.5)
FAR_LEG = Leg((200, 500), (76, 456), (64, 542), (74, 572), (86, 602), 1.1, False)


def _near_leg(group: Group) -> None:
    foreleg(group, NEAR_LEG, COAT, HORN, Tint(WHITE, WHITE_SHADE, "#FBF3DF", COAT.line))


def _far_leg(group: Group) -> None:
    foreleg(group, FAR_LEG, FAR, HORN)


# ---------------------------------------------------------------- head and mane

BLAZE: list[Spot] = [(30, -12, "c"), (44, 4), (60, -2), (92, 5), (124, 7), (150, 4), (162, 8), (178, 20),
                     (196, 26, "c"), (206, 10, "c"), (170, -20, "c")]


def _head(group: Group) -> None:
    horse_head(group, STEED, CREAM, ((BLAZE, WHITE),))
    horse_ear(group, Pose(STEED.point((-2, 12)), 1.0, 20), COAT.base, MUZZLE, COAT.line)


def _far_ear(group: Group) -> None:
    horse_ear(group, Pose(STEED.point((14, 0)), .94, -8), FAR.base, MUZZLE_SHADE, COAT.line)


BLOWN: tuple[Tress, ...] = (  # from the crest into the wind, below the rider's lifted arm; the upper on the lower
    ([(292, 352), (304, 376), (316, 398), (334, 404)], 22),
    ([(284, 322), (300, 350), (306, 378), (326, 388), (341, 377)], 27),
    ([(268, 284), (290, 312), (294, 344), (312, 364), (336, 356)], 31),
    ([(250, 266), (276, 288), (284, 318), (300, 338), (322, 334)], 31),
    ([(228, 256), (256, 264), (270, 290), (280, 310), (298, 316), (308, 308)], 29),
    ([(210, 254), (236, 246), (257, 262), (266, 284), (280, 292), (290, 285)], 27))
NEAR_SIDE: tuple[Tress, ...] = (  # a few on the near side of the neck
    ([(282, 316), (290, 344), (280, 370), (292, 398), (284, 418)], 22),
    ([(264, 280), (276, 308), (264, 336), (276, 364), (264, 390)], 24),
    ([(240, 258), (262, 280), (252, 308), (264, 336), (250, 362)], 24))
FORELOCK: tuple[Tress, ...] = (  # of the head: between the ears and over the brow
    ([(-10, 8), (10, -12), (30, -8), (46, -20), (62, -12)], 20), ([(-10, 12), (10, 0), (28, 4), (42, -6)], 16))


MASS: list[Spot] = [(216, 254, "c"), (246, 251), (272, 262), (294, 294), (316, 324), (330, 350), (334, 378),
                    (320, 400, "c"), (296, 390), (282, 340), (262, 300), (240, 270)]


def _mane(group: Group) -> None:
    group.solid(curve(MASS, closed=True), FLAXEN.dark, None, 1.6, 3)
    tresses(group, WORLD, BLOWN, FLAXEN, 0, .3)
    tresses(group, WORLD, NEAR_SIDE, FLAXEN, 0, .15)


def _forelock(group: Group) -> None:
    tresses(group, STEED, FORELOCK, FLAXEN, 0, .2)


# ---------------------------------------------------------------- harness

def _collar(group: Group) -> None:
    band, inside = curve([(304, 424), (268, 448), (226, 459), (182, 455), (140, 434)]), Group()
    strap(inside, band, RED, RED_LIGHT, 14)
    for u in (.16, .36, .63):
        stud(inside, band.at(u), 4.5)
    for u in (.27, .7, .84):
        pip(inside, "H", band.at(u) + 20j, 24, whips=False, edge=1.4, colour="#F3E2B8")
    group.clip(curve(TRUNK, closed=True), inside)
    for turn in (-140, -50, 20):
        leaflet(group, band.at(.49), 36, 11, turn, .2)
    full_rose(group, Pose(band.at(.49), .5, 20), seed=7, veined=False)


def _bridle(group: Group) -> None:
    for spots, width in (([(4, 34), (34, 44), (90, 52), (134, 46), MOUTH], 9), ([(134, 2), (137, 24), (138, 52)], 9),
                         ([(20, -9), (18, 14), (18, 38)], 9), ([(6, 36), (14, 54), (32, 80)], 7)):
        strap(group, STEED.curve(spots), STRAP, STRAP_LIGHT, width)
    for at in ((18, 38), (138, 45)):
        stud(group, STEED.point(at), 6.5)
    stud(group, STEED.point(MOUTH), 8)
    full_rose(group, Pose(STEED.point((18, 4)), .32, 40), seed=5, veined=False)
