"""The chestnut of the knight of hearts: its mane blown back, it lifts one foreleg; hearts hang on its breast."""
from __future__ import annotations

from .. import palette as pal
from ..beards import Tress, tresses
from ..figures import Hair
from ..flowers.full_rose import full_rose
from ..frame import leaflet
from ..geometry import Spot
from ..horses import strap, stud
from ..line import ends, taper
from ..pieces import Piece, Stroke, Tint, lay, strokes
from ..splines import Pose, curve
from ..suits import pip
from ..svg import Group

COAT = Tint("#A8623A", "#7F4522", "#C98A5A", "#4F2612")
FAR = Tint("#7F4522", "#4F2612", "#A8623A", "#4F2612")
HORN = Tint("#6E5142", "#40281B", "#A5775C", "#2B211C")
FLAXEN = Hair("#E6D2A0", "#F8EED2", "#B3955B")
MUZZLE, MUZZLE_SHADE = "#C99A7C", "#A5775C"
WHITE, WHITE_SHADE = "#F0E4C8", "#C6B48C"
RED, RED_LIGHT = "#A63A3A", "#D07A68"
STRAP, STRAP_LIGHT = "#557F60", "#8DB38E"
WORLD = Pose()
STEED = Pose((199, 279), 1.06, -57, True)  # its head: x from poll to lip, y from brow to jaw
BIT = STEED.point((139, 37))


def steed(group: Group) -> None:
    """Trunk, forelegs, mane and head, with breast collar and bridle."""
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
    [(262, 344), (274, 378), (262, 414), (236, 446), (252, 410), (260, 376)],
    [(190, 492), (214, 486), (232, 496), (226, 520), (206, 532), (190, 516)])
TRUNK_LINES: tuple[Stroke, ...] = (
    ([(252, 376), (256, 398), (246, 420)], 2.2), ([(270, 452), (232, 470), (196, 488)], 2),
    ([(242, 506), (232, 536), (238, 570)], 2.4), ([(178, 520), (168, 540), (178, 566)], 1.8))


def _trunk(group: Group) -> None:
    lay(group, WORLD, Piece(TRUNK, TRUNK_SHADES, TRUNK_LIGHTS, TRUNK_LINES), COAT, 1.8, 4.6)


LEG: list[Spot] = [  # from the shoulder over the forearm to the knee, down the front to the hoof, up the back
    (222, 512, "c"), (190, 500), (160, 492), (132, 490), (110, 487), (97, 482), (86, 479), (77, 480, "c"), (70, 488),
    (68, 499), (71, 510, "c"), (79, 530), (88, 552), (94, 567), (95, 578), (103, 588), (112, 597), (118, 608, "c"),
    (143, 593, "c"), (135, 587), (131, 577), (129, 567), (117, 556), (110, 540), (105, 525), (107, 517),
    (115, 515), (138, 523), (168, 539), (198, 562), (220, 596, "c"), (252, 602, "c"), (250, 530, "c")]
LEG_SHADES: tuple[list[Spot], ...] = (
    [(100, 504), (120, 504), (146, 514), (180, 530), (214, 540), (240, 560), (250, 610, "c"), (206, 610, "c"),
     (160, 560), (116, 530), (100, 520)],
    [(68, 500), (80, 505), (96, 504), (104, 512), (104, 530), (112, 550), (124, 562), (128, 578), (143, 592, "c"),
     (128, 604, "c"), (116, 586), (106, 574), (98, 550), (90, 526), (74, 514)])
LEG_LIGHTS: tuple[list[Spot], ...] = (
    [(112, 493), (140, 496), (170, 500), (200, 512), (170, 510), (138, 505)],
    [(72, 492), (76, 484), (86, 482), (86, 492), (78, 498)], [(81, 522), (86, 530), (94, 554), (90, 550)])
LEG_LINES: tuple[Stroke, ...] = (
    ([(98, 481), (94, 490), (98, 502), (106, 512)], 2.2), ([(86, 477), (82, 488), (86, 500)], 1.8),
    ([(70, 503), (82, 506), (96, 504)], 2), ([(78, 515), (90, 514), (104, 518)], 1.8),
    ([(96, 524), (102, 542), (112, 560)], 2), ([(96, 568), (108, 566), (122, 562)], 1.6),
    ([(104, 588), (114, 582), (130, 574)], 1.8), ([(124, 508), (160, 520), (200, 530)], 1.8))
SOCK: list[Spot] = [(70, 548, "c"), (92, 545), (112, 534, "c"), (150, 540, "c"), (160, 600, "c"), (104, 622, "c")]
SOCK_SHADE: list[Spot] = [(104, 536, "c"), (110, 554), (120, 566), (122, 580), (134, 602, "c"), (160, 600, "c"),
                          (130, 540, "c")]
HOOF = Piece([(117, 607, "c"), (131, 603), (144, 591, "c"), (155, 598), (165, 609, "c"), (152, 621), (134, 631, "c"),
              (124, 621)],
             ([(136, 598, "c"), (147, 611), (148, 634, "c"), (176, 612, "c"), (146, 586, "c")],),
             ([(122, 610), (128, 607), (138, 622), (134, 626)],),
             (([(121, 614), (136, 608), (150, 596)], 1.4), ([(127, 623), (142, 616), (157, 603)], 1.4)))
FAR_LEG = Piece([(164, 560, "c"), (170, 596), (176, 628), (180, 680, "c"), (214, 680, "c"), (220, 628),
                 (236, 560, "c")],
                ([(204, 560, "c"), (200, 610), (202, 690, "c"), (240, 690, "c"), (240, 560, "c")],))


def _near_leg(group: Group) -> None:
    """The lifted foreleg, which grows out of the shoulder without a line, white below."""
    lay(group, WORLD, HOOF, HORN, 1.6, 3.8)
    outline, inside = curve(LEG, closed=True), Group()
    for spots in LEG_SHADES:
        inside.fill(curve(spots, closed=True), COAT.shade)
    for spots in LEG_LIGHTS:
        inside.fill(curve(spots, closed=True), COAT.light)
    white = Group().fill(curve(SOCK, closed=True), WHITE).fill(curve(SOCK_SHADE, closed=True), WHITE_SHADE)
    inside.clip(curve(SOCK, closed=True), white)
    strokes(inside, WORLD, LEG_LINES, COAT.line)
    group.silhouette(outline).fill(outline, COAT.base).clip(outline, inside)
    group.fill(taper(curve(LEG[1:-2]), 3.2, 3.6, ends(.12, .06)), pal.INK)


def _far_leg(group: Group) -> None:
    lay(group, WORLD, FAR_LEG, FAR, 1.8, 4.2)


# ---------------------------------------------------------------- head and mane

HEAD: list[Spot] = [(-8, 15, "c"), (3, 1), (26, -8), (50, -7), (78, 0), (108, 2), (134, -3), (152, -4), (165, 4),
                    (170, 17), (165, 27, "c"), (170, 34), (165, 45), (152, 49), (141, 42), (121, 45), (98, 55),
                    (78, 70), (55, 80), (33, 79), (14, 65), (0, 44)]
HEAD_TONES: tuple[tuple[list[Spot], str], ...] = (
    ([(142, 51, "c"), (120, 39), (95, 46), (74, 59), (50, 66), (28, 58), (6, 34), (-12, 44, "c"), (24, 98, "c"),
      (92, 88, "c")], COAT.shade),
    ([(64, 20), (88, 20), (114, 24), (130, 30), (108, 34), (80, 31)], COAT.shade),
    ([(36, 42), (54, 37), (70, 43), (72, 55), (55, 60), (42, 53)], COAT.light),
    ([(136, -12, "c"), (143, 8), (139, 28), (136, 54, "c"), (180, 60, "c"), (180, -12, "c")], MUZZLE),
    ([(145, 30), (158, 28), (172, 30), (168, 54), (140, 54)], MUZZLE_SHADE),
    ([(24, -12, "c"), (50, -2), (80, 6), (112, 8), (134, 2), (146, -8, "c"), (110, -8, "c"), (60, -14, "c")], WHITE))
HEAD_LINES: tuple[Stroke, ...] = (
    ([(32, 76), (58, 72), (79, 57), (84, 39)], 2.4), ([(167, 27), (153, 31), (143, 29), (138, 33)], 2.6),
    ([(86, 24), (110, 27), (130, 32)], 1.8), ([(141, 42), (135, 37)], 2),
    ([(28, -4), (54, -1), (84, 7), (112, 9), (136, 1)], 1.4))


def _head(group: Group) -> None:
    inside = Group()
    for spots, tone in HEAD_TONES:
        inside.fill(STEED.shape(spots), tone)
    strokes(inside, STEED, HEAD_LINES, COAT.line)
    group.solid(STEED.shape(HEAD), COAT.base, inside, 1.8, 4.6)
    group.fill(STEED.shape([(147, 6), (155, 3), (162, 9), (159, 18), (151, 16), (154, 10)]), COAT.line)
    strokes(group, STEED, [([(143, 14), (147, 3), (156, 0)], 1.6)], COAT.line)
    group.fill(STEED.shape([(33, 15), (43, 5), (58, 3), (70, 13), (60, 26), (44, 28)]), COAT.shade)
    eye = STEED.shape([(37, 18, "c"), (44, 10), (55, 8.4), (64, 16, "c"), (57, 22), (46, 23.4)])
    inside = Group().fill(STEED.circle((52.4, 14.4), 9.6), "#5E3418").fill(STEED.circle((52.6, 13.6), 6), "#1F130D")
    inside.fill(STEED.circle((49.4, 10.6), 2.6), "#FFFFFF").fill(STEED.circle((57, 18), 1.4), "#C99A6B")
    group.fill(eye, "#A9866A").clip(eye, inside)
    strokes(group, STEED, [([(35, 19), (44, 9), (55, 7.4), (67, 16)], 5.4), ([(40, 23), (50, 25.4), (60, 20)], 2),
                           ([(35, 8), (46, 0), (60, 1)], 1.8), ([(34, 29), (46, 33), (58, 28)], 1.6)], pal.INK)
    _ear(group, Pose(STEED.point((0, 12)), 1.04, 20), COAT.base, MUZZLE)


def _far_ear(group: Group) -> None:
    _ear(group, Pose(STEED.point((10, -1)), .96, -8), FAR.base, MUZZLE_SHADE)


def _ear(group: Group, pose: Pose, colour: str, inner: str) -> None:
    inside = Group().fill(pose.shape([(4, 6, "c"), (8, -15), (0, -44, "c"), (-6, -18), (-5, 4, "c")]), inner)
    group.solid(pose.shape([(-9, 12, "c"), (-14, -12), (-9, -33), (-1, -52, "c"), (10, -34), (14, -12), (10, 12, "c")]),
                colour, inside, 1.6, 3.6)


BLOWN: tuple[Tress, ...] = (  # from the crest into the wind, the upper upon the lower
    ([(292, 352), (306, 376), (318, 398), (336, 404)], 22),
    ([(286, 326), (302, 354), (312, 378), (338, 382), (350, 372)], 28),
    ([(278, 300), (300, 324), (304, 354), (332, 372), (362, 356), (374, 362)], 33),
    ([(280, 312), (304, 330), (318, 342), (334, 332)], 13),
    ([(266, 280), (292, 300), (300, 330), (326, 336), (342, 320)], 30),
    ([(250, 266), (284, 284), (296, 312), (326, 320), (352, 300), (368, 308)], 34),
    ([(256, 268), (284, 280), (300, 294), (318, 286)], 13),
    ([(230, 256), (262, 262), (276, 288), (300, 296), (320, 280), (318, 266)], 30),
    ([(212, 254), (240, 244), (266, 262), (290, 270), (316, 252), (330, 256)], 27))
NEAR_SIDE: tuple[Tress, ...] = (  # a few on the near side of the neck
    ([(282, 316), (290, 344), (280, 370), (292, 398), (284, 418)], 22),
    ([(264, 280), (276, 308), (264, 336), (276, 364), (264, 390)], 24),
    ([(240, 258), (262, 280), (252, 308), (264, 336), (250, 362)], 24))
FORELOCK: tuple[Tress, ...] = (  # of the head: between the ears and over the brow
    ([(-10, 8), (10, -12), (30, -8), (46, -20), (62, -12)], 20), ([(-10, 12), (10, 0), (28, 4), (42, -6)], 16))


def _mane(group: Group) -> None:
    tresses(group, WORLD, BLOWN, FLAXEN, 0, .3)
    tresses(group, WORLD, NEAR_SIDE, FLAXEN, 0, .15)


def _forelock(group: Group) -> None:
    tresses(group, STEED, FORELOCK, FLAXEN, 0, .2)


# ---------------------------------------------------------------- harness

def _collar(group: Group) -> None:
    """The strap over the breast, with hearts that hang from it and a rose."""
    band, inside = curve([(304, 424), (268, 448), (226, 459), (182, 455), (140, 434)]), Group()
    strap(inside, band, RED, RED_LIGHT, 14)
    for u in (.16, .36, .63, .77):
        stud(inside, band.at(u), 4.5)
    for u in (.27, .7, .84):
        pip(inside, "H", band.at(u) + 20j, 24, whips=False, edge=1.4, colour="#F3E2B8")
    group.clip(curve(TRUNK, closed=True), inside)
    for turn in (-140, -50, 20):
        leaflet(group, band.at(.49), 36, 11, turn, .2)
    full_rose(group, Pose(band.at(.49), .5, 20), seed=7, veined=False)


def _bridle(group: Group) -> None:
    for spots, width in (([(2, 40), (34, 44), (88, 46), (139, 37)], 9), ([(115, 4), (117, 24), (119, 44)], 9),
                         ([(14, -6), (16, 16), (16, 42)], 9)):
        strap(group, STEED.curve(spots), STRAP, STRAP_LIGHT, width)
    for at in ((15, 42), (118, 41)):
        stud(group, STEED.point(at), 6.5)
    stud(group, STEED.point((139, 37)), 8)
    full_rose(group, Pose(STEED.point((14, 4)), .32, 40), seed=5, veined=False)
