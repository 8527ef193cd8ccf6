"""The chestnut of the knight of hearts: its mane blown back, it lifts both forelegs; hearts hang on its breast."""
from __future__ import annotations

from .. import palette as pal
from ..beards import Tress, tresses
from ..figures import Hair
from ..flowers.full_rose import full_rose
from ..frame import leaflet
from ..geometry import Spot
from ..harness import strap, stud
from ..line import ends, taper
from ..pieces import Piece, Stroke, Tint, lay, strokes
from ..splines import Pose, curve
from ..suits import pip
from ..svg import Group

COAT = Tint("#8C4B2A", "#5F3019", "#B4754A", "#3A1B0E")
FAR = Tint("#5F3019", "#3A1B0E", "#8C4B2A", "#3A1B0E")
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
    (222, 512, "c"), (190, 494), (160, 484), (134, 481), (114, 478), (104, 473), (94, 471), (84, 473), (77, 481),
    (74, 494), (77, 508, "c"), (84, 528), (93, 551), (98, 567), (98, 579), (105, 590), (114, 599), (120, 611, "c"),
    (150, 592, "c"), (143, 586), (138, 575), (136, 564), (126, 551), (119, 538), (116, 528), (120, 522), (130, 524),
    (150, 534), (176, 552), (204, 574), (222, 602, "c"), (252, 602, "c"), (250, 530, "c")]
LEG_SHADES: tuple[list[Spot], ...] = (
    [(108, 508), (130, 508), (156, 517), (188, 532), (216, 542), (240, 560), (250, 612, "c"), (206, 612, "c"),
     (160, 574), (124, 540), (110, 526)],
    [(74, 500), (88, 504), (102, 504), (110, 512), (111, 530), (119, 550), (130, 563), (135, 578), (150, 592, "c"),
     (134, 608, "c"), (120, 588), (110, 576), (103, 552), (95, 528), (80, 512)])
LEG_LIGHTS: tuple[list[Spot], ...] = (
    [(118, 486), (142, 488), (172, 494), (204, 510), (172, 505), (140, 500)],
    [(79, 490), (83, 479), (93, 476), (93, 488), (85, 495)], [(87, 522), (92, 530), (99, 554), (95, 550)])
LEG_LINES: tuple[Stroke, ...] = (
    ([(106, 475), (102, 486), (106, 498), (114, 510)], 2.2), ([(94, 469), (89, 476), (93, 494)], 1.8),
    ([(76, 503), (89, 505), (104, 502)], 2), ([(83, 515), (96, 514), (111, 518)], 1.8),
    ([(102, 524), (108, 542), (119, 560)], 2), ([(99, 568), (113, 566), (128, 561)], 1.6),
    ([(106, 589), (119, 583), (137, 574)], 1.8), ([(130, 503), (164, 514), (204, 528)], 1.8),
    ([(146, 526), (170, 538), (190, 554)], 1.8))
SOCK: list[Spot] = [(70, 550, "c"), (96, 547), (118, 534, "c"), (156, 540, "c"), (166, 604, "c"), (104, 624, "c")]
SOCK_SHADE: list[Spot] = [(110, 536, "c"), (117, 554), (127, 566), (129, 580), (142, 604, "c"), (166, 602, "c"),
                          (136, 540, "c")]
HOOF = Piece([(119, 610, "c"), (134, 605), (151, 591, "c"), (162, 598), (172, 610, "c"), (157, 623), (137, 633, "c"),
              (127, 622)],
             ([(142, 598, "c"), (153, 611), (154, 636, "c"), (182, 612, "c"), (152, 586, "c")],),
             ([(125, 611), (131, 609), (142, 624), (138, 628)],),
             (([(124, 615), (140, 608), (156, 596)], 1.4), ([(130, 625), (147, 617), (164, 604)], 1.4)))
FAR_LEG = Piece(  # lifted before the other, its knee higher and its cannon upright
    [(180, 474, "c"), (148, 462), (120, 454), (98, 448), (86, 441), (74, 439), (64, 443), (58, 452), (56, 464),
     (58, 478, "c"), (59, 500), (61, 524), (60, 536), (55, 547), (57, 558), (56, 568, "c"), (82, 568, "c"), (82, 558),
     (85, 546), (80, 530), (82, 504), (86, 490), (96, 486), (120, 494), (180, 530, "c")],
    ([(56, 470), (66, 476), (80, 472), (90, 476), (92, 490), (84, 496), (76, 520), (74, 545), (76, 575, "c"),
      (96, 575, "c"), (100, 500), (180, 530, "c"), (180, 496, "c"), (120, 476), (96, 464), (88, 470), (70, 464)],),
    ([(62, 460), (66, 448), (76, 445), (74, 456), (68, 462)], [(100, 454), (124, 460), (150, 468), (122, 466)]),
    (([(88, 443), (84, 454), (88, 466)], 2), ([(58, 472), (70, 475), (82, 472)], 1.8),
     ([(68, 496), (69, 520), (66, 540)], 1.8), ([(57, 546), (70, 549), (82, 546)], 1.6)))
FAR_HOOF = Piece([(54, 568, "c"), (69, 571), (84, 567, "c"), (88, 580), (93, 594, "c"), (70, 599), (46, 596, "c"),
                  (49, 582)],
                 ([(72, 566, "c"), (76, 584), (76, 602, "c"), (100, 600, "c"), (90, 560, "c")],), (),
                 (([(52, 577), (69, 580), (86, 576)], 1.4), ([(49, 587), (70, 590), (90, 586)], 1.4)))


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
    """The other foreleg, lifted too, beyond the breast."""
    lay(group, WORLD, FAR_HOOF, HORN, 1.6, 3.8)
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
    """Blown locks on a dark mass, which closes the gap to the arm of the rider."""
    group.solid(curve(MASS, closed=True), FLAXEN.dark, None, 1.6, 3)
    tresses(group, WORLD, BLOWN, FLAXEN, 0, .3)
    tresses(group, WORLD, NEAR_SIDE, FLAXEN, 0, .15)


def _forelock(group: Group) -> None:
    tresses(group, STEED, FORELOCK, FLAXEN, 0, .2)


# ---------------------------------------------------------------- harness

def _collar(group: Group) -> None:
    """The strap over the breast, with hearts that hang from it and a rose."""
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
    for spots, width in (([(2, 40), (34, 44), (88, 46), (139, 37)], 9), ([(115, 4), (117, 24), (119, 44)], 9),
                         ([(14, -6), (16, 16), (16, 42)], 9)):
        strap(group, STEED.curve(spots), STRAP, STRAP_LIGHT, width)
    for at in ((15, 42), (118, 41)):
        stud(group, STEED.point(at), 6.5)
    stud(group, STEED.point((139, 37)), 8)
    full_rose(group, Pose(STEED.point((14, 4)), .32, 40), seed=5, veined=False)
