"""The arm of the queen of hearts: a puffed sleeve, linen below the elbow, a hand that lifts a rose to her face."""
from __future__ import annotations

from dataclasses import replace

from .. import palette as pal
from ..dress import Cloth, garment, gilt_hem
from ..figures import pearls
from ..flowers.full_rose import full_rose
from ..frame import leaflet
from ..geometry import Spot
from ..growth.rose import ACE_LEAF, briar, rose_leaf
from ..hands import Digit, HandShape, hand_far, hand_near
from ..line import ends, taper
from ..pieces import Tint
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones

GOWN = Cloth("#C77F78", "#9C4E50", "#E9BEB0")
CHEMISE = Cloth("#F4EBD6", "#D3C3A4", "#FFFFFF")
BODICE = Cloth("#8E3440", "#63212E", "#C0646A")
STALK_GREEN = Tones("#A9B77C", "#7C9458", "#56704A", "#2E4030")
BLOOM = 230 + 362j  # the middle of the rose
HAND = Pose((214, 470), 1.08, -8)
LIFTED = HandShape(  # a stem, upright through (0, 0), between thumb and first finger; the others spread at their ease
    [(-80, 46, "c"), (-69, 20), (-54, -3), (-39, -17), (-27, -12), (-21, 4), (-22, 26), (-30, 42), (-44, 54),
     (-60, 72, "c")],
    far=(Digit([(-33, 32), (-15, 38), (0, 48), (7, 63)], 11.4, nail=True),
         Digit([(-31, 19), (-5, 20), (14, 29), (23, 47)], 13, nail=True),
         Digit([(-31, 6), (-1, -1), (22, 6), (35, 25)], 13.6, nail=True),
         Digit([(-39, -7), (-20, -24), (2, -23), (10, -4)], 13.4, joints=(.42, .76))),
    near=(Digit([(-56, 28), (-44, 12), (-21, 5), (5, -6)], 16.4, nail=True, joints=(.56,)),),
    shades=([(-86, 66, "c"), (-60, 50), (-38, 38), (-25, 16), (-12, 32), (-46, 88, "c")],
            [(-50, 26), (-36, 18), (-24, 12), (-24, 20), (-38, 27)]),
    lines=(([(-39, -8), (-33, -5), (-31, 1)], 1.2), ([(-27, 8), (-32, 7), (-35, 9)], 1.2),
           ([(-28, 21), (-32, 20), (-35, 22)], 1.2)))

EASY = replace(  # the same hand with the thumb bent, each finger a little more closed than the one before
    LIFTED,
    far=(Digit([(-33, 33), (-18, 42), (-9, 54), (-10, 67)], 11.2, nail=True),
         Digit([(-31, 20), (-6, 23), (11, 33), (16, 50)], 12.8, nail=True),
         Digit([(-31, 7), (-5, -1), (20, 2), (38, 18)], 13.6, nail=True),
         Digit([(-39, -7), (-24, -25), (-3, -29), (9, -13)], 13.4, joints=(.42, .76))),
    near=(Digit([(-56, 28), (-44, 10), (-24, 4), (-8, -2), (5, -14)], 16, nail=True, joints=(.6,)),))


# ---------------------------------------------------------------- sleeves

PUFF: list[Spot] = [(226, 440, "c"), (190, 428), (148, 438), (108, 468), (80, 514), (72, 560, "c"), (94, 584),
                    (124, 590), (144, 574, "c"), (186, 552), (216, 510), (230, 470)]
PUFF_SHADES: tuple[list[Spot], ...] = (
    [(240, 440, "c"), (216, 480), (190, 530), (150, 556), (96, 566), (70, 560, "c"), (90, 610, "c"), (200, 600, "c"),
     (250, 480, "c")],
    [(216, 432, "c"), (180, 456), (150, 500), (136, 560), (140, 590, "c"), (156, 560), (166, 510), (190, 464)],
    [(170, 430, "c"), (130, 466), (104, 520), (98, 584, "c"), (112, 556), (122, 510), (146, 464)])
PUFF_FOLDS: tuple[list[Spot], ...] = (
    [(224, 446), (196, 486), (172, 540), (152, 574)], [(204, 434), (162, 478), (134, 530), (124, 584)],
    [(178, 432), (134, 468), (106, 522), (98, 580)], [(148, 440), (112, 474), (90, 516), (80, 562)])
SLITS: tuple[list[Spot], ...] = (  # linen shows through
    [(176, 446, "c"), (148, 466), (130, 494), (122, 526, "c"), (146, 508), (164, 480)],
    [(206, 448, "c"), (184, 470), (166, 500), (156, 536, "c"), (180, 514), (198, 482)],
    [(138, 456, "c"), (114, 476), (98, 506), (92, 540, "c"), (112, 514), (128, 488)])
ELBOW: list[Spot] = [(74, 562, "c"), (52, 590), (46, 628), (62, 664), (104, 672), (140, 640), (156, 580, "c"),
                     (120, 570)]
FORE: list[Spot] = [(120, 514, "c"), (104, 538), (88, 566), (78, 596), (80, 640), (110, 650), (134, 624), (150, 590),
                    (158, 562), (161, 545, "c"), (144, 538)]
FORE_SHADES: tuple[list[Spot], ...] = (
    [(161, 545, "c"), (146, 580), (124, 612), (84, 640), (80, 700, "c"), (180, 640, "c"), (176, 544, "c")],
    [(134, 530, "c"), (124, 562), (100, 600), (84, 622, "c"), (112, 600), (132, 566)],
    [(122, 520, "c"), (110, 546), (92, 578, "c"), (112, 560)])
FORE_FOLDS: tuple[list[Spot], ...] = (
    [(126, 522), (114, 548), (94, 580)], [(137, 530), (128, 562), (104, 602)], [(149, 537), (142, 572), (122, 612)],
    [(90, 604), (84, 626), (94, 648)], [(104, 606), (102, 628), (114, 640)])
WRIST: list[Spot] = [(119, 515), (133, 522), (147, 532), (160, 546)]
FAR_PUFF: list[Spot] = [(462, 446, "c"), (486, 428), (524, 430), (554, 454), (572, 500), (570, 560, "c"),
                        (470, 540, "c"), (458, 490)]


def far_sleeve(group: Group) -> None:
    garment(group, FAR_PUFF, GOWN,
            [[(520, 430, "c"), (540, 470), (536, 560, "c"), (600, 560, "c"), (590, 440, "c")],
             [(470, 440, "c"), (476, 480), (470, 540, "c"), (490, 540, "c"), (492, 480)]],
            [[(480, 434), (492, 470), (488, 530)], [(504, 430), (520, 466), (520, 530)], [(530, 436), (546, 470),
                                                                                          (546, 520)]], None, 2.6)


def raised_arm(group: Group, tint: Tint) -> None:
    garment(group, ELBOW, CHEMISE,
            [[(46, 610, "c"), (60, 640), (90, 650), (140, 620, "c"), (150, 700, "c"), (40, 700, "c")]],
            [[(64, 580), (54, 610), (62, 640)], [(76, 590), (68, 616), (74, 640)]], None, 2)
    _puff(group)
    _forearm(group)
    _rose(group, tint)


def _puff(group: Group) -> None:
    def lining(inside: Group) -> None:
        for spots in SLITS:
            slit = curve(spots, closed=True)
            inside.fill(slit, CHEMISE.base)
            inside.clip(slit, Group().fill(slit.placed(1, 0, 5 + 6j), CHEMISE.dark)).stroke(slit, pal.INK, 1.4)
    garment(group, PUFF, GOWN, PUFF_SHADES, PUFF_FOLDS, lining, 2.4)
    gilt_hem(group, [(70, 561), (93, 584), (124, 590)], 10, 6, 2.4)


def _forearm(group: Group) -> None:
    shape, inside = curve(FORE, closed=True), Group()
    for spots in FORE_SHADES:
        inside.fill(curve(spots, closed=True), CHEMISE.dark)
    for spots in FORE_FOLDS:
        inside.ink(curve(spots), 1.9, "both")
    group.silhouette(shape).fill(shape, CHEMISE.base).clip(shape, inside)
    edges: tuple[tuple[list[Spot], float], ...] = (([(120, 514), (104, 538), (88, 566), (79, 594)], 3),
                                                   ([(161, 545), (157, 566), (148, 594), (132, 626)], 4))
    for spots, width in edges:
        group.ink(curve(spots), width, "branch")


def _cuff(group: Group) -> None:
    cuff = curve(WRIST)
    group.stroke(cuff, pal.INK, 17).stroke(cuff, BODICE.base, 13).stroke(cuff.part(.6, 1, 12), BODICE.dark, 13)
    pearls(group, cuff, 6, 2.8, .05, .95)


def _rose(group: Group, tint: Tint) -> None:
    stalk = curve([(172, 668), (202, 560), (214, 486), (224, 420), (230, 372)])
    for digit in EASY.far[:3]:
        cast = HAND.curve(digit.spine).placed(1, 0, 5 + 8j)
        group.fill(taper(cast, 15, 12, ends(.1, .1, .5)), BODICE.dark, .5)
    hand_far(group, HAND, EASY, tint)
    _cuff(group)
    briar(group, stalk, 9, 7, 4, STALK_GREEN, .04, .5)
    for at, length, turn, bend in ((.83, 84, -70, -.25), (.86, 66, 92, .25)):
        rose_leaf(group, stalk.at(at), length, turn, bend, 1, ACE_LEAF, STALK_GREEN, .3)
    for turn in (-128, 126, 178):
        leaflet(group, BLOOM + 6j, 60, 8, turn, .35 if turn > 0 else -.35)
    full_rose(group, Pose(BLOOM, 1.16, 24), seed=9, veined=False)
    hand_near(group, HAND, EASY, tint)
