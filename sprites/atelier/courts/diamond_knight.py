"""Knight of diamonds: a turbaned rider charges on a pied horse, his sabre over his head."""
from __future__ import annotations

import numpy as np

from .. import palette as pal
from ..court import CourtInks, court_card
from ..dress import Cloth, brocade, button, forearm, garment, gilt_hem, round_arm, sleeve
from ..faces import Person
from ..figures import Hair, locks
from ..flowers.sunflower import sunflower
from ..geometry import Spot
from ..grips import REINS
from ..hands import hand_far, hand_near
from ..hats import gem
from ..horses import strap, stud
from ..likeness import Eye, Likeness, likeness, skin_tint
from ..line import taper
from ..moved import set_down
from ..pieces import Piece, Stroke, Tint, lay, lay_all, strokes
from ..splines import Pose, curve
from ..suits import pip
from ..svg import Group
from .sides import inked, sunflowers

INKS = CourtInks("#E6D09C", "#D8BF86", "#8A5A34", "#F0DDB0", "#9A5420")
COAT = Tint("#EADDC4", "#BFA987", "#FAF3E3", "#5E4632")
PATCH, PATCH_DARK = "#A5683A", "#7A4724"
FAR = Tint("#BFA987", "#9A8466", "#D2C0A2", "#4A382A")
HOOF = Tint("#6F5240", "#4A3428", "#93745C", "#35251C")
MANE = Hair("#F1E6CC", "#FFFAEC", "#B9A27A")
BLACK = Hair("#3B2B25", "#6B5347", "#231814")
KAFTAN = Cloth("#C9822F", "#96581F", "#EBBE70")
VEST = Cloth("#2F6B6E", "#204A50", "#6FA19C")
LINEN = Cloth("#F3EAD5", "#CDBB98", "#FFFFFF")
CLOAK = Cloth("#8C3B2C", "#5F251E", "#B96A4F")
BOOT = Cloth("#9A3F2A", "#6B281C", "#C9714F")
STEEL = Cloth("#C9CBC6", "#8A919A", "#F1EFE6")
LEATHER, LEATHER_LIGHT = "#9A3F2A", "#D0764F"
RIDER = Person("man", skin="#C98F60", shade="#9F6840", lips="#8F4C3C", iris="#3E2C1C", brow="#231814", bushy=1.5,
               blush="#B06A48")
HEAD = Pose((318, 226), .98, -5, True)  # looks left: x grows forwards
STEED = Pose((202, 316), 1.14, -42, True)  # the horse's head: x from poll to lip, y from brow to jaw
REIN = Pose((266, 420), .9, 10)
SWORD = Pose((498, 210), .84, -36)


def draw() -> Group:
    """The whole card."""
    return court_card(inked(figure()), "C", "D", INKS)


def figure() -> Group:
    """The upper half, without its contour."""
    group = Group()
    sunflowers(group, ((78, 330, .74, 0), (556, 136, .72, 10), (562, 396, .62, 0)),
               ((562, 260, -40, 52), (552, 330, -52, 56), (70, 420, -30, 50), (60, 600, -30, 54)))
    knight = Group()
    for part in (_cloak, _tail, _far_leg, _far_ear, _trunk, _breast_band, _steed_head, _mane, _bridle, _saddle, _leg,
                 _kaftan, _head, _turban, _rein_arm, _sabre):
        part(knight)
    return group.add(knight)


TRUNK: list[Spot] = [  # crest, back, belly, and the leg flung forward: elbow, knee, cannon, fetlock, breast
    (190, 312, "c"), (228, 304), (280, 324), (328, 366), (366, 416, "c"), (480, 440, "c"), (500, 740, "c"),
    (310, 740, "c"), (300, 610), (286, 584, "c"), (248, 560), (208, 560), (176, 566), (162, 576), (148, 588),
    (134, 592), (122, 602), (114, 620), (102, 627), (88, 636, "c"), (72, 617, "c"), (80, 605), (86, 592), (98, 586),
    (114, 572), (121, 558), (124, 542), (142, 528), (166, 522), (192, 508), (210, 494, "c"), (204, 470),
    (216, 446), (226, 418), (216, 382, "c")]
TRUNK_DARK: tuple[list[Spot], ...] = (
    [(226, 378, "c"), (250, 396), (258, 426), (238, 456), (232, 486), (250, 512), (214, 500, "c"), (190, 480, "c"),
     (200, 420, "c")],
    [(320, 620, "c"), (290, 560), (250, 534), (208, 538), (174, 550), (150, 564), (134, 576), (112, 600), (98, 614),
     (86, 624), (82, 644, "c"), (110, 640, "c"), (160, 596, "c"), (220, 576), (280, 600), (300, 740, "c"),
     (320, 740, "c")],
    [(330, 470), (312, 510), (300, 560), (330, 620), (350, 540)])
TRUNK_PATCHES: tuple[list[Spot], ...] = (
    [(246, 312), (290, 330), (322, 372), (300, 414), (268, 404), (262, 362)],
    [(250, 470), (286, 476), (296, 520), (270, 570), (220, 572), (184, 566), (188, 530), (216, 496)],
    [(330, 440), (380, 420), (440, 450), (430, 520), (360, 540), (320, 490)])


def _pied(inside: Group, patches: tuple[list[Spot], ...], darks: tuple[list[Spot], ...]) -> None:
    """Patches of the second colour and the shadow over both."""
    for spots in darks:
        inside.fill(curve(spots, closed=True), COAT.shade)
    for spots in patches:
        patch, dark = curve(spots, closed=True), Group()
        for shadow in darks:
            dark.fill(curve(shadow, closed=True), PATCH_DARK)
        inside.fill(patch, PATCH).clip(patch, dark)


def _trunk(group: Group) -> None:
    _hoof(group, Pose())
    inside = Group()
    _pied(inside, TRUNK_PATCHES, TRUNK_DARK)
    strokes(inside, Pose(), TRUNK_LINES, COAT.line)
    group.solid(curve(TRUNK, closed=True), COAT.base, inside, 1.8, 4.4)


TRUNK_LINES: tuple[Stroke, ...] = (
    ([(232, 384), (240, 360), (236, 340)], 2.2), ([(246, 414), (262, 396), (280, 386)], 2.2),
    ([(212, 494), (238, 508), (250, 540)], 2.2), ([(286, 584), (276, 560), (282, 536)], 2.4),
    ([(146, 536), (138, 550), (144, 574)], 2.2), ([(166, 528), (162, 546), (168, 566)], 2),
    ([(134, 574), (118, 588), (106, 604)], 2), ([(84, 604), (94, 612), (100, 626)], 2.2),
    ([(128, 546), (136, 552), (134, 566)], 2), ([(98, 592), (106, 600), (106, 610)], 1.8),
    ([(176, 536), (206, 522), (232, 516)], 2))


STEED_HEAD: list[Spot] = [(-8, 14, "c"), (4, 0), (26, -9), (48, -8), (76, 1), (106, 4), (134, -2), (152, -4), (165, 4),
                          (170, 16), (166, 26, "c"), (170, 33), (164, 43), (150, 46), (140, 40), (120, 45), (96, 58),
                          (76, 73), (52, 80), (32, 77), (14, 62), (0, 44)]
STEED_TONES: tuple[tuple[list[Spot], str], ...] = (
    ([(140, 46, "c"), (120, 38), (92, 46), (72, 60), (48, 62), (24, 50), (4, 28), (-12, 50, "c"), (30, 96, "c"),
      (90, 88, "c")], COAT.shade),
    ([(64, 18), (90, 16), (118, 20), (128, 28), (108, 31), (82, 29)], COAT.shade),
    ([(30, 16), (60, 26), (80, 46), (70, 70), (46, 84), (20, 80), (4, 50)], PATCH),
    ([(24, 50), (48, 62), (72, 60), (80, 54), (76, 90, "c"), (20, 90, "c"), (6, 50)], PATCH_DARK),
    ([(134, -10, "c"), (142, 10), (138, 30), (134, 54, "c"), (180, 60, "c"), (180, -10, "c")], "#CFA796"),
    ([(146, 28), (158, 26), (172, 28), (166, 52), (138, 52)], "#A97D70"))
STEED_LINES: tuple[Stroke, ...] = (
    ([(34, 73), (58, 71), (80, 56), (86, 38)], 2.4), ([(167, 26), (152, 29), (138, 31)], 2.8),
    ([(86, 24), (110, 26), (128, 31)], 1.8), ([(82, 11), (108, 13), (132, 7)], 1.5), ([(140, 40), (134, 36)], 2))


def _steed_head(group: Group) -> None:
    inside = Group()
    for spots, tone in STEED_TONES:
        inside.fill(STEED.shape(spots), tone)
    strokes(inside, STEED, STEED_LINES, COAT.line)
    group.solid(STEED.shape(STEED_HEAD), COAT.base, inside, 1.8, 4.4)
    group.fill(STEED.shape([(145, 5), (154, 2), (162, 8), (160, 17), (151, 15), (153, 9)]), pal.INK)
    group.fill(STEED.shape([(32, 14), (44, 3), (58, 3), (67, 14), (58, 27), (43, 29)]), PATCH_DARK)
    eye = STEED.shape([(37, 18, "c"), (44, 8), (54, 7), (63, 15, "c"), (56, 22), (45, 24)])
    inside = Group().fill(STEED.circle((53, 14), 7.6), "#2E1E17").fill(STEED.circle((56, 11), 2.2), "#FFFFFF")
    group.fill(eye, "#F3EBDC").clip(eye, inside)
    strokes(group, STEED, [([(34, 20), (43, 7), (54, 5), (66, 15)], 4.6), ([(39, 24), (50, 26), (61, 20)], 2),
                           ([(33, 7), (45, -1), (60, 0)], 2)], pal.INK)
    _ear(group, Pose(STEED.point((0, 10)), 1.0, 30), COAT.base, "#B98F7C")


def _far_ear(group: Group) -> None:
    _ear(group, Pose(STEED.point((14, 0)), .92, 8), FAR.base, FAR.shade)


def _ear(group: Group, pose: Pose, colour: str, inner: str) -> None:
    inside = Group().fill(pose.shape([(4, 6, "c"), (8, -16), (0, -46, "c"), (-6, -18), (-5, 4, "c")]), inner)
    group.solid(pose.shape([(-9, 10, "c"), (-13, -12), (-10, -34), (0, -54, "c"), (9, -36), (14, -12), (10, 10, "c")]),
                colour, inside, 1.6, 3.4)


HOOF_SHAPE: list[Spot] = [(74, 613, "c"), (89, 634, "c"), (82, 648), (68, 662, "c"), (42, 640, "c"), (54, 624)]


def _hoof(group: Group, pose: Pose) -> None:
    dark: tuple[list[Spot], ...] = ([(90, 634, "c"), (66, 636), (58, 664, "c"), (92, 666, "c")],)
    lay(group, pose, Piece(HOOF_SHAPE, dark, ([(64, 624), (54, 636), (50, 640), (56, 628)],)), HOOF, 1.7, 4)


FOLDED = Piece(
    [(256, 430, "c"), (216, 440), (176, 456), (150, 464), (132, 470), (124, 482), (128, 498), (138, 512), (146, 530),
     (150, 544), (152, 558, "c"), (178, 552, "c"), (175, 540), (170, 526), (164, 508),
     (162, 502), (180, 508), (210, 522), (260, 540, "c")],
    ([(262, 530, "c"), (210, 488), (170, 486), (146, 488), (150, 506), (160, 530), (164, 556), (178, 584),
      (200, 580, "c"), (184, 530), (190, 510)],), ([(130, 480), (150, 472), (180, 468), (160, 476), (140, 482)],),
    (([(146, 470), (138, 482), (146, 496)], 2.2), ([(164, 466), (158, 482), (166, 498)], 2),
     ([(142, 510), (152, 530), (156, 548)], 2)))


def _far_leg(group: Group) -> None:
    lay(group, Pose((0, -4)), FOLDED, FAR, 1.7, 4.2)


def _mane(group: Group) -> None:
    """Cream locks, blown back."""
    crest = curve([(212, 304), (250, 308), (288, 326), (322, 358)])
    for i in range(8):
        z, k = crest.at(1 - (i + .4) / 8), i % 2
        long = (.8, 1.0, .9, 1.15, .95, 1.1, .9, .8)[i]
        spots = [z - 4 + 6j, z + complex(14, -12 + 3 * k), z + complex(40, 2 + 6 * k) * long,
                 z + complex(66, 2 + 8 * k) * long, z + complex(92, 20 + 12 * k) * long]
        locks(group, [(spots, (30, 25, 28)[i % 3])], MANE)
    locks(group, [([STEED.point(p) for p in spots], width) for spots, width in (
        ([(-8, 8), (10, -16), (26, -18), (38, -32)], 18), ([(-6, 12), (14, 0), (28, 4), (42, -8)], 16))], MANE)


def _bridle(group: Group) -> None:
    for spots, width in (([(4, 24), (36, 42), (86, 46), (138, 36)], 10), ([(110, 2), (114, 24), (116, 44)], 9),
                         ([(18, -7), (18, 12), (20, 32)], 9)):
        strap(group, STEED.curve(spots), LEATHER, LEATHER_LIGHT, width)
    for at in ((20, 33), (115, 42), (139, 35)):
        stud(group, STEED.point(at), 7.5)
    sunflower(group, STEED.point((24, 6)), 17, 0, 11)


def _breast_band(group: Group) -> None:
    band, inside = curve([(200, 472), (240, 496), (300, 490), (380, 440)]), Group()
    strap(inside, band, LEATHER, LEATHER_LIGHT, 14)
    group.clip(curve(TRUNK, closed=True), inside)
    for u in (.14, .34, .54, .74):
        tassel = Pose(band.at(u), 1, 24).shape([(-4, 6, "c"), (-9, 36, "c"), (9, 36, "c"), (4, 6, "c")])
        group.solid(tassel, "#C9682A", None, 1.5, 3)
        stud(group, band.at(u), 8)


def _cloak(group: Group) -> None:
    cloak: list[Spot] = [(380, 318, "c"), (440, 322), (496, 340), (548, 330), (600, 350, "c"), (600, 520, "c"),
                         (540, 520), (460, 500), (400, 460, "c")]
    garment(group, cloak, CLOAK, [[(430, 350, "c"), (480, 380), (540, 376), (600, 390, "c"), (600, 430, "c"),
                                   (540, 410), (470, 412), (420, 390)],
                                  [(430, 440, "c"), (500, 460), (600, 450, "c"), (600, 540, "c"), (420, 520, "c")]],
            [[(420, 336), (480, 364), (560, 358)], [(430, 400), (490, 432), (570, 424)]])


def _tail(group: Group) -> None:
    """The loose end of the turban, blown back."""
    tail: list[Spot] = [(368, 184, "c"), (404, 190), (430, 214), (462, 212, "c"), (456, 246, "c"), (424, 248),
                        (398, 226), (366, 222, "c")]
    garment(group, tail, LINEN, [[(366, 204, "c"), (402, 210), (428, 232), (470, 230, "c"), (460, 256, "c"),
                                  (420, 256), (366, 230, "c")]], [[(380, 198), (408, 208), (434, 228)]], None, 2.4)


def _saddle(group: Group) -> None:
    cloth: list[Spot] = [(338, 404, "c"), (400, 412), (480, 420, "c"), (520, 560, "c"), (420, 600, "c"),
                         (340, 580, "c"), (326, 490)]
    garment(group, cloth, CLOAK, [[(326, 500, "c"), (380, 520), (440, 480), (500, 430, "c"), (540, 600, "c"),
                                   (320, 620, "c")]], (), brocade("D", CLOAK.light, (340, 430, 520, 600), (46, 40),
                                                                  18, 11))
    gilt_hem(group, [(338, 406), (326, 490), (340, 580)], 10, 9)


def _leg(group: Group) -> None:
    """Wide trousers, the knee drawn up in a short stirrup, a red boot."""
    hose: list[Spot] = [(440, 430, "c"), (392, 424), (340, 440), (300, 466), (296, 500), (318, 528), (350, 540, "c"),
                        (400, 520), (460, 500, "c")]
    garment(group, hose, VEST, [[(290, 500, "c"), (330, 506), (380, 490), (450, 470, "c"), (470, 520, "c"),
                                  (340, 560, "c"), (300, 540, "c")]],
            [[(420, 448), (370, 454), (322, 480)], [(330, 500), (326, 516), (336, 532)], [(350, 470), (312, 492)],
             [(348, 504), (346, 520), (356, 534)]], None, 2.6)
    boot: list[Spot] = [(312, 514, "c"), (336, 528), (364, 530, "c"), (356, 570), (352, 640, "c"), (300, 640, "c")]
    garment(group, boot, BOOT, [[(344, 520, "c"), (336, 580), (330, 650, "c"), (380, 650, "c"), (380, 520, "c")]])
    gilt_hem(group, [(310, 516), (336, 530), (364, 531)], 7)


def _kaftan(group: Group) -> None:
    body: list[Spot] = [(290, 326, "c"), (266, 352), (268, 400), (290, 446, "c"), (360, 470), (448, 452, "c"),
                        (452, 400), (446, 350), (408, 322), (356, 318, "c")]
    garment(group, body, KAFTAN, [[(404, 326, "c"), (400, 390), (412, 480, "c"), (480, 470, "c"), (470, 330, "c")],
                                  [(262, 400, "c"), (300, 410), (330, 470, "c"), (280, 470, "c")]],
            [[(320, 350), (310, 390), (324, 430)], [(388, 360), (384, 400), (392, 430)]],
            brocade("D", KAFTAN.light, (270, 350, 450, 470), (46, 40), 17, 10))
    gilt_hem(group, [(330, 332), (338, 380), (352, 450)], 11)
    for y, x in ((352, 334), (378, 339), (404, 344)):
        for s in (-1, 1):
            gilt_hem(group, [(x + s * 4, y), (x + s * 22, y - 1), (x + s * 40, y - 9)], 6)
        button(group, (x, y), 5)
    sash: list[Spot] = [(282, 424, "c"), (310, 442), (360, 448), (410, 440), (452, 420, "c"), (454, 450, "c"),
                        (410, 470),
                        (356, 478), (310, 468), (284, 448, "c")]
    garment(group, sash, CLOAK, [[(290, 446, "c"), (356, 466), (460, 440, "c"), (460, 480, "c"), (300, 490, "c")]],
            [[(300, 440), (360, 458), (440, 440)], [(320, 456), (370, 466), (420, 458)]], None, 2.2)


FACE = Likeness(
    Piece([(30, -76), (42, -48), (44, -24), (38.5, -9), (44, 8), (46, 21), (42, 38), (37, 54), (34, 68), (29, 82),
           (19, 91), (7, 93), (-10, 85), (-28, 69), (-41, 48), (-47, 22), (-51, -4), (-52, -34), (-24, -76)],
          ([(-60, -70, "c"), (-42, -50), (-40, -10), (-37, 18), (-30, 40), (-16, 60), (-2, 78), (6, 96, "c"),
            (-60, 104, "c")],
           [(-60, -80, "c"), (60, -80, "c"), (52, -40), (10, -34), (-30, -28), (-60, -20, "c")],
           [(-32, -6), (-18, -12), (-3, -9), (8, -2), (5, 6), (-4, 4), (-16, 1), (-28, 3)],
           [(20, -6), (28, -10), (38, -6), (41, 1), (31, 1), (23, 3)],
           [(9, -6, "c"), (15, 4), (16, 16), (12, 27), (13, 36), (24, 40, "c"), (24, 30), (22, 14), (16, -4, "c")],
           [(-30, 26), (-14, 30), (2, 42), (0, 54), (-16, 46)]),
          ([(22, 0), (29, 10), (33, 22), (36, 31), (31, 33), (26, 20)], [(-26, 18), (-12, 13), (0, 18), (-6, 25),
                                                                         (-20, 25)])),
    (Eye([(-29, 2, "c"), (-21, -2.6), (-11, -3.4), (-2, 0), (5, 6.5, "c"), (-4, 7.6), (-14, 7.4), (-23, 5.6)],
         (-6.4, 1.6, 6.6), [(-35, 3), (-23, -3), (-11, -4.2), (-1, -.6), (7, 7)], [(-29, -6), (-13, -9), (3, -2)],
         [(-24, 8), (-12, 10), (-1, 8.6)]),
     Eye([(20, 6, "c"), (25, .6), (32, -2), (39, 1, "c"), (36, 6), (28, 7.6)], (31, 1.8, 5.8),
         [(18.5, 7), (24, .2), (31, -2.8), (41, .6)], [(21, -2), (30, -7), (40, -3)], [(23, 9), (30, 9.6), (36, 7)])),
    (([(9, -7), (-8, -17), (-26, -18), (-41, -8)], 7), ([(16, -7), (27, -15), (37, -16), (46, -7)], 6.2)),
    (([(18, -6), (24, 1), (29, 10), (33, 20)], 2), ([(33, 19), (38.5, 29), (38, 35), (31, 39)], 2.6),
     ([(31.5, 38.6), (25, 41.4), (18, 39.4)], 2.6), ([(14, 27), (8.6, 33), (10, 39.4), (15.4, 39.8)], 2)),
    ([(6, 58, "c"), (13, 55.6), (19, 54.4), (22.4, 55.4), (26, 54.2), (33, 57.4, "c"), (24, 59), (14, 59.4)],
     [(8, 59.4, "c"), (16, 60.4), (24, 60), (32, 58, "c"), (28, 64.6), (20, 66.6), (12, 64.4)]),
    [(3, 58.6), (10, 58.8), (20, 59.6), (25, 59.4), (35.5, 56.6)], (),
    (([(12, -12), (14, -18), (13, -23)], 1.6), ([(17, -12), (18, -17), (20, -21)], 1.4)))
BEARD: list[Spot] = [(-49, 12, "c"), (-49, 40), (-36, 70), (-14, 92), (4, 104), (20, 122, "c"), (32, 104), (39, 84),
                     (41, 62), (45, 40, "c"), (38, 50), (34, 60), (30, 68), (20, 71), (8, 68), (0, 62), (-14, 58),
                     (-30, 42), (-40, 20)]


def _head(group: Group) -> None:
    neck = curve([(316, 296, "c"), (312, 330, "c"), (340, 346), (368, 330, "c"), (366, 280, "c")], closed=True)
    group.solid(neck, RIDER.shade, None, 1.5, 3)
    collar: list[Spot] = [(296, 322, "c"), (316, 334), (342, 342), (372, 322, "c"), (388, 334, "c"), (352, 362),
                          (304, 354), (288, 334, "c")]
    garment(group, collar, VEST, [[(350, 346, "c"), (380, 320, "c"), (400, 340, "c"), (352, 370, "c")]])
    likeness(group, HEAD, FACE, RIDER)
    lay(group, HEAD, Piece([(-46, 30), (-52, 12), (-50, -4), (-60, -12), (-69, -4), (-68, 14), (-60, 30), (-52, 36)],
                           ([(-62, 0), (-54, 6), (-57, 20), (-64, 12)],), (), (([(-54, -2), (-62, -6), (-65, 4),
                                                                               (-60, 20)], 1.7),)),
        skin_tint(RIDER), 1.6, 2.6)
    inside = Group()
    for k in range(16):
        u = k / 15
        root = HEAD.point((-44 + 80 * u, 22 + 50 * np.sin(np.pi * min(1, u * .9)) ** .8))
        inside.fill(taper(curve([root, root + complex(-3, 14), root + complex(2 - 6 * u, 32)]), 2.2, .6), BLACK.light)
    group.solid(HEAD.shape(BEARD), BLACK.base, inside, 1.5, 3)
    locks(group, [([HEAD.point(p) for p in spots], width) for spots, width in (
        ([(22, 46), (10, 49), (0, 58), (-10, 66), (-20, 64)], 11), ([(26, 46), (34, 49), (40, 57), (48, 62)], 9))],
          BLACK, 1)
    gem(group, HEAD.point((-60, 38)), 5.4, pal.GILT, pal.GILT_LIGHT)


WRAP: list[Spot] = [(52, -34, "c"), (68, -62), (62, -102), (22, -128), (-30, -128), (-72, -102), (-84, -58),
                    (-66, -18, "c"), (-26, -34), (14, -42)]
FOLDS: tuple[list[Spot], ...] = (
    [(60, -40, "c"), (20, -60), (-40, -54), (-78, -26, "c"), (-66, -12, "c"), (-20, -34), (20, -42)],
    [(70, -62, "c"), (20, -92), (-20, -124, "c"), (6, -130, "c"), (40, -100), (72, -80, "c")],
    [(-86, -60, "c"), (-50, -74), (0, -100), (30, -128, "c"), (12, -132, "c"), (-30, -100), (-84, -74, "c")])
CREASES = ([(54, -38), (10, -62), (-40, -54), (-72, -26)], [(66, -56), (20, -84), (-28, -76), (-80, -44)],
           [(64, -86), (30, -104), (-6, -126)], [(-84, -66), (-40, -80), (10, -106), (28, -126)],
           [(-70, -100), (-30, -104), (2, -118)], [(66, -70), (36, -86), (14, -90)])


def _turban(group: Group) -> None:
    cap = HEAD.shape([(-34, -118, "c"), (-26, -140), (-8, -150, "c"), (10, -140), (20, -118, "c")])
    group.solid(cap, BOOT.base, Group().fill(HEAD.shape([(-40, -116, "c"), (-20, -134), (-10, -154, "c"),
                                                         (-50, -150, "c")]), BOOT.dark), 1.7, 4)
    inside = Group()
    for spots in FOLDS:
        inside.fill(HEAD.shape(spots), LINEN.dark)
    for crease in CREASES:
        inside.ink(HEAD.curve(crease), 3, "both")
    group.solid(HEAD.shape(WRAP), LINEN.base, inside, 1.8, 4.6)
    sunflower(group, HEAD.point((16, -84)), 25, 0)
    pip(group, "D", HEAD.point((14, -50)), 26, whips=False, edge=1.6, colour="#B65A10")
    gem(group, HEAD.point((13, -35)), 4.6)


def _rein_arm(group: Group) -> None:
    sleeve(group, [(300, 352), (290, 388), (312, 424)], KAFTAN, round_arm(36, 31))
    bit = STEED.point((139, 35))
    strap(group, curve([bit, (160, 462), (210, 452), REIN.point((-22, 20)), REIN.point((-4, 8))]), LEATHER,
          LEATHER_LIGHT, 8)
    forearm(group, [(356, 436), (336, 434), (316, 429)], LINEN, (27, 19), VEST.base, VEST.dark)
    hand_far(group, REIN, REINS, skin_tint(RIDER))
    strap(group, curve([REIN.point((-2, -20)), REIN.point((4, -46)), REIN.point((26, -54)), REIN.point((44, -30)),
                        REIN.point((40, -12))]), LEATHER, LEATHER_LIGHT, 7)
    hand_near(group, REIN, REINS, skin_tint(RIDER))


GRASP: tuple[Piece, ...] = (  # a raised fist, its fingers round the hilt from the right
    Piece([(-12, -34), (8, -42), (32, -34), (42, -12), (42, 14), (46, 50, "c"), (0, 62, "c"), (-4, 40), (-10, 28)],
          ([(16, 64, "c"), (20, 20), (18, -10), (24, -44, "c"), (56, -40, "c"), (60, 60, "c")],), (),
          (([(30, -24), (34, -8), (31, 10)], 1.5),)),
    *(Piece([(24, y - 8), (6, y - 10), (-12, y - 9), (-23 + d, y - 3), (-22 + d, y + 5), (-11, y + 8.5), (8, y + 8),
             (24, y + 8)],
            ([(28, y + 2, "c"), (2, y + 3), (-26 + d, y + 1, "c"), (-26 + d, y + 14, "c"), (28, y + 14, "c")],),
            (), (([(6, y - 9), (9, y - 1), (6, y + 7)], 1.5),)) for y, d in ((-25, 2), (-8, 0), (9, 1), (25, 4))),
    Piece([(0, -36), (-12, -46), (-26, -44), (-33, -34), (-30, -20), (-24, -10), (-17, -12), (-17, -24), (-8, -30)],
          ([(-36, -28), (-24, -30), (-8, -34), (-12, -18), (-22, -6), (-34, -14)],),
          ([(-29, -17), (-27, -24), (-22, -22), (-23, -13)],), (([(-32, -28), (-25, -28), (-20, -30)], 1.4),)))


def _sabre(group: Group) -> None:
    """The raised arm and the sabre, curved over the head."""
    arm = Group()
    _sword_arm(arm)
    group.add(set_down(arm, Pose((-13, 4))))


def _sword_arm(group: Group) -> None:
    sleeve(group, [(414, 346), (462, 356), (512, 330)], KAFTAN, round_arm(46, 38))
    hang: list[Spot] = [(470, 318, "c"), (494, 296), (530, 292, "c"), (546, 330), (520, 372), (476, 388, "c"),
                        (484, 350)]
    garment(group, hang, CLOAK, [[(524, 288, "c"), (516, 330), (476, 396, "c"), (560, 380, "c"), (560, 300, "c")]])
    sleeve(group, [(512, 340), (514, 300), (506, 262)], LINEN, lambda u: 31 - 9 * u)
    blade: list[Spot] = [(474, 186, "c"), (452, 138), (416, 98), (372, 70), (330, 60, "c"), (380, 62), (430, 82),
                         (470, 122), (494, 174, "c")]
    inside = Group().fill(curve([(482, 184, "c"), (458, 132), (420, 92), (372, 66), (326, 58, "c"), (380, 80),
                                 (416, 110),
                                 (450, 150), (466, 190, "c")], closed=True), STEEL.dark)
    group.solid(curve(blade, closed=True), STEEL.light, inside, 1.8, 4)
    grip = SWORD.shape([(-11, -40, "c"), (5, -40, "c"), (5, 40), (16, 54, "c"), (0, 60, "c"), (-10, 44)])
    group.solid(grip, "#3B2B25", None, 1.6, 3.4)
    guard = SWORD.shape([(-38, -46), (-4, -52), (32, -46), (36, -38), (0, -39), (-40, -37)])
    group.solid(guard, pal.GILT, Group().fill(SWORD.shape([(-40, -42), (0, -44), (40, -42), (40, -34), (-40, -34)]),
                                              pal.GILT_DARK), 1.6, 3.6)
    lay_all(group, SWORD, GRASP, skin_tint(RIDER), 1.5, 3)
    cuff: list[Spot] = [(482, 246, "c"), (506, 254), (534, 244, "c"), (536, 266), (508, 276), (482, 266, "c")]
    garment(group, cuff, VEST, [[(514, 244, "c"), (512, 282), (544, 270, "c"), (542, 240, "c")]])
