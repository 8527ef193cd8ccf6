"""The skewbald charger of the knight of diamonds: it gallops to the left, both forelegs lifted; saddle and cloth."""
from __future__ import annotations

from collections.abc import Sequence

from .. import palette as pal
from ..beards import tresses as flowing
from ..dress import Cloth, garment, gilt_hem
from ..figures import Hair
from ..flowers.sunflower import sunflower
from ..geometry import Spot
from ..harness import strap, stud
from ..line import taper
from ..pieces import Piece, Spots, Stroke, Tint, lay, strokes
from ..splines import Pose, curve
from ..suits import pip
from ..svg import Group
from ..tresses import Tresses
from .forelegs import far_leg, near_leg

COAT = Tint("#EADDC4", "#BFA987", "#FAF3E3", "#5E4632")
BAY = Tint("#9C5F36", "#6E4023", "#C48A57", "#3A2114")
FAR = Tint("#B79E7B", "#937C5C", "#CDBB98", "#4A382A")
HOOF = Tint("#6F5240", "#4A3428", "#93745C", "#35251C")
MANE = Hair("#F1E6CC", "#FFFAEC", "#B9A27A")
HOUSING = Cloth("#2F6B6E", "#1E484D", "#6FA19C")
TAN = Tint("#A8673A", "#734223", "#CF9460", "#3A2114")
RED, RED_LIGHT = "#9A3F2A", "#D0764F"
WORLD = Pose()
STEED = Pose((196, 300), 1.0, -50, True)  # its head: x from poll to lip, y from brow to jaw
BIT = STEED.point((141, 36))


def steed(group: Group) -> None:
    """The horse with bridle and breast band, without its saddle."""
    for part in (_croup, _far_leg, _far_ear, _trunk, _near_leg, _breast_band, _mane, _head, _forelock, _bridle):
        part(group)


# ---------------------------------------------------------------- trunk and legs

TRUNK: list[Spot] = [  # crest, withers, back, and the breast up to the throat
    (196, 296, "c"), (228, 288), (258, 300), (282, 334), (296, 382), (312, 430, "c"), (430, 440, "c"),
    (430, 740, "c"), (280, 740, "c"), (250, 650), (214, 606), (180, 572), (155, 538), (144, 504), (152, 474),
    (176, 446), (198, 418), (211, 392), (206, 372, "c")]
TRUNK_DARK: tuple[list[Spot], ...] = (
    [(208, 372, "c"), (224, 388), (222, 412), (200, 442), (174, 470), (166, 500), (176, 540), (210, 560),
     (300, 570, "c"), (300, 700, "c"), (130, 640, "c"), (130, 480, "c"), (196, 410)],
    [(262, 330), (276, 362), (284, 400), (296, 450, "c"), (330, 450, "c"), (300, 360)],
    [(268, 480), (284, 520), (278, 570), (256, 604), (280, 700, "c"), (340, 700, "c"), (330, 480)])
TRUNK_PATCHES: tuple[list[Spot], ...] = (
    [(190, 290, "c"), (240, 280), (270, 300), (290, 350), (302, 430), (276, 426), (254, 408), (236, 412), (218, 398),
     (196, 400)],)
TRUNK_LINES: tuple[Stroke, ...] = (
    ([(222, 400), (240, 376), (246, 348)], 2.2), ([(236, 430), (258, 404), (274, 392)], 2),
    ([(168, 468), (180, 456), (194, 440)], 1.8))
CROUP: list[Spot] = [(400, 470, "c"), (420, 420), (448, 400), (486, 389), (522, 390), (552, 404), (572, 426),
                     (584, 460), (590, 520, "c"), (400, 520, "c")]
TAIL: Tresses = (  # carried high, blown back
    ([(522, 432), (526, 402), (540, 376), (556, 372), (559, 402), (551, 440), (561, 488)], 21),
    ([(528, 434), (532, 406), (543, 387), (552, 398), (546, 430), (539, 456), (547, 494)], 19),
    ([(534, 438), (537, 414), (544, 402), (546, 422), (537, 446), (530, 490)], 15))


def _croup(group: Group) -> None:
    """The hindquarter behind the saddle, and the tail."""
    inside = Group()
    _skewbald(inside, ([(500, 380), (540, 380), (590, 400), (590, 470), (552, 462), (536, 436), (514, 428),
                        (496, 406)],),
              ([(540, 500, "c"), (544, 450), (560, 424), (556, 400, "c"), (620, 420, "c"), (620, 510, "c")],
               [(440, 396, "c"), (462, 404), (484, 430), (492, 480, "c"), (420, 490, "c")]))
    strokes(inside, WORLD, (([(500, 402), (516, 418), (520, 440)], 2.2),), COAT.line)
    group.solid(curve(CROUP, closed=True), COAT.base, inside, 1.8, 4.4)
    flowing(group, WORLD, TAIL, MANE, 1, .06)


def _trunk(group: Group) -> None:
    inside = Group()
    _skewbald(inside, TRUNK_PATCHES, TRUNK_DARK)
    strokes(inside, WORLD, TRUNK_LINES, COAT.line)
    group.solid(curve(TRUNK, closed=True), COAT.base, inside, 1.8, 4.4)


def _skewbald(inside: Group, patches: tuple[list[Spot], ...], darks: Sequence[Spots]) -> None:
    """The shadow on the coat, and patches of the second colour in it."""
    for spots in darks:
        inside.fill(curve(spots, closed=True), COAT.shade)
    for spots in patches:
        patch, dark = curve(spots, closed=True), Group()
        for shadow in darks:
            dark.fill(curve(shadow, closed=True), BAY.shade)
        inside.fill(patch, BAY.base).clip(patch, dark)


NEAR_LEG = Piece(  # from the shoulder over forearm, knee, cannon and fetlock to the hoof, and back to the elbow
    [(292, 486, "c"), (242, 492), (196, 500), (156, 494), (130, 486), (114, 482), (101, 484), (91, 493), (90, 507),
     (98, 520), (103, 535), (108, 549), (108, 558), (116, 567), (125, 575), (131, 584, "c"), (152, 571, "c"),
     (144, 564), (138, 557), (132, 548), (124, 537), (121, 525), (124, 516), (138, 520), (158, 533), (186, 550),
     (220, 564), (252, 586, "c"), (306, 578, "c")],
    ([(306, 543, "c"), (252, 536), (202, 533), (158, 516), (126, 504), (110, 502), (112, 520), (118, 536), (128, 555),
      (140, 572), (144, 581, "c"), (166, 574, "c"), (132, 533), (196, 578), (306, 612, "c")],),
    ([(220, 500), (182, 503), (148, 496), (124, 489), (146, 504), (182, 512), (218, 510)],
     [(94, 494), (102, 488), (108, 491), (103, 497), (97, 500)], [(104, 529), (108, 535), (113, 548), (110, 548)]),
    (([(116, 486), (122, 498), (117, 512)], 2.2), ([(98, 516), (110, 514), (119, 522)], 2),
     ([(114, 531), (121, 545), (132, 559)], 1.8), ([(110, 559), (122, 555), (133, 549)], 2),
     ([(123, 574), (133, 570), (144, 563)], 1.8), ([(252, 512), (212, 522), (178, 520)], 2.2),
     ([(258, 548), (222, 543), (196, 538)], 2), ([(278, 506), (268, 536), (244, 562)], 2.4)))
NEAR_HOOF = Piece([(129, 581, "c"), (153, 569, "c"), (166, 576), (180, 590, "c"), (172, 602), (156, 610, "c"),
                   (140, 598)],
                  ([(146, 572, "c"), (156, 588), (160, 617, "c"), (190, 603, "c"), (170, 569, "c")],),
                  ([(136, 586), (144, 583), (156, 600), (150, 602)],), (([(132, 585), (144, 580), (157, 572)], 2),))
FAR_LEG = Piece(
    [(227, 524, "c"), (163, 476), (133, 460), (109, 454), (91, 452), (77, 455), (69, 465), (71, 477), (76, 489),
     (73, 505), (68, 520), (62, 529), (61, 539), (60, 550, "c"), (84, 554, "c"), (85, 544), (89, 534), (89, 522),
     (95, 506), (101, 491), (111, 488, "c"), (135, 496), (157, 514), (197, 544, "c")],
    ([(227, 544, "c"), (165, 500), (121, 478), (97, 474), (87, 480), (89, 496), (83, 518), (77, 534), (73, 552, "c"),
      (89, 556, "c"), (107, 504), (147, 544, "c")],),
    ([(147, 472), (117, 460), (93, 456), (115, 468)],),
    (([(93, 456), (89, 468), (93, 482)], 2.2), ([(79, 492), (79, 508), (75, 522)], 2), ([(64, 532), (75, 536),
                                                                                   (86, 534)], 2)))
FAR_HOOF = Piece([(59, 548, "c"), (85, 552, "c"), (89, 564), (91, 578, "c"), (71, 584), (47, 576, "c"), (53, 562)],
                 ([(69, 548, "c"), (69, 590, "c"), (97, 590, "c"), (91, 550, "c")],),
                 ([(61, 556), (55, 572), (61, 574), (66, 558)],), (([(57, 555), (71, 559), (86, 557)], 2),))


def _near_leg(group: Group) -> None:
    near_leg(group, NEAR_LEG, COAT, NEAR_HOOF, HOOF, [(163, 495), *NEAR_LEG.outline[3:-2]])


def _far_leg(group: Group) -> None:
    far_leg(group, FAR_LEG, FAR, FAR_HOOF, HOOF)


# ---------------------------------------------------------------- head and mane

HEAD: list[Spot] = [(-10, 18, "c"), (0, 2), (22, -9), (46, -9), (76, -2), (108, 1), (136, -3), (152, -3), (164, 6),
                    (169, 18), (165, 28, "c"), (169, 34), (165, 44), (152, 49), (142, 42), (122, 47), (98, 60),
                    (80, 76), (56, 86), (34, 83), (14, 68), (-2, 46)]
HEAD_TONES: tuple[tuple[list[Spot], str], ...] = (
    ([(142, 50, "c"), (122, 40), (96, 48), (76, 64), (52, 70), (28, 60), (8, 38), (-10, 54, "c"), (30, 98, "c"),
      (92, 90, "c")], BAY.shade),
    ([(70, 20), (94, 18), (120, 22), (130, 29), (110, 32), (86, 30)], BAY.shade),
    ([(38, 48), (56, 38), (74, 44), (74, 60), (56, 66), (42, 60)], BAY.light),
    ([(74, 14), (100, 13), (126, 15), (104, 17)], BAY.light),
    ([(16, -12, "c"), (24, 2), (40, -1), (72, 8), (104, 8), (132, 6), (142, 16, "c"), (180, 10, "c"), (170, -20, "c"),
      (60, -20, "c")], COAT.base),
    ([(136, 0), (144, 14), (140, 30), (137, 54, "c"), (180, 60, "c"), (180, -10, "c"), (150, -8)], "#CFA796"),
    ([(146, 30), (158, 28), (170, 30), (166, 54), (138, 54)], "#A97D70"))
HEAD_LINES: tuple[Stroke, ...] = (
    ([(34, 78), (58, 77), (80, 60), (86, 40)], 2.4), ([(166, 28), (152, 31), (141, 34)], 2.8),
    ([(88, 25), (110, 27), (128, 32)], 1.8), ([(142, 42), (136, 38)], 2), ([(10, 30), (18, 42), (20, 56)], 1.8))


def _head(group: Group) -> None:
    inside = Group()
    for spots, tone in HEAD_TONES:
        inside.fill(STEED.shape(spots), tone)
    strokes(inside, STEED, HEAD_LINES, BAY.line)
    group.solid(STEED.shape(HEAD), BAY.base, inside, 1.8, 4.4)
    group.fill(STEED.shape([(144, 5), (153, 3), (160, 9), (158, 17), (150, 14), (152, 9)]), pal.INK)
    group.fill(STEED.shape([(32, 16), (42, 5), (58, 4), (69, 15), (59, 28), (43, 30)]), BAY.shade)
    _eye(group)
    _ear(group, Pose(STEED.point((-4, 12)), 1.1, 22), BAY.base, BAY.shade)


def _eye(group: Group) -> None:
    """A dark almond under a heavy lid."""
    eye = STEED.shape([(37, 20, "c"), (44, 11), (54, 9.5), (64, 17, "c"), (57, 23), (46, 25)])
    inside = Group().fill(STEED.circle((52, 16), 9), "#35211A").fill(STEED.circle((52.4, 16), 4.8), "#150F0C")
    inside.fill(STEED.circle((55, 12.6), 2.3), "#FFFFFF").fill(STEED.circle((48, 20), 1.4), "#B98A5C")
    group.fill(eye, "#C9B597").clip(eye, inside)
    strokes(group, STEED, [([(34, 22), (43, 10), (54, 8), (68, 19)], 5), ([(39, 25), (50, 27), (61, 22)], 2.2),
                           ([(32, 11), (44, 1), (60, 3)], 2.2), ([(34, 32), (46, 35), (58, 31)], 1.8)], pal.INK)


def _far_ear(group: Group) -> None:
    _ear(group, Pose(STEED.point((14, -2)), 1.0, -4), BAY.shade, BAY.line)


def _ear(group: Group, pose: Pose, colour: str, inner: str) -> None:
    inside = Group().fill(pose.shape([(4, 6, "c"), (8, -16), (0, -44, "c"), (-6, -18), (-6, 4, "c")]), inner)
    group.solid(pose.shape([(10, 12, "c"), (15, -12), (8, -34), (-2, -52, "c"), (-12, -32), (-13, -10), (-8, 10, "c")]),
                colour, inside, 1.6, 3.4)


CREST: Tresses = (  # from the crest, flames in the wind
    ([(202, 300), (200, 268), (222, 248), (226, 222), (250, 206), (262, 214)], 24),
    ([(208, 298), (212, 262), (238, 250), (246, 228), (260, 232)], 25),
    ([(216, 294), (228, 266), (254, 264), (268, 244), (292, 250)], 29),
    ([(228, 296), (248, 272), (270, 282), (288, 262), (312, 270)], 30),
    ([(240, 302), (262, 288), (280, 306), (300, 292), (322, 304)], 30),
    ([(248, 310), (270, 310), (282, 334), (302, 330), (320, 346)], 28))
NEAR_SIDE: Tresses = (
    ([(230, 300), (240, 328), (228, 354), (240, 378), (230, 400)], 22),
    ([(244, 304), (258, 332), (246, 358), (258, 382), (248, 406)], 24),
    ([(216, 300), (230, 312), (234, 332), (248, 344), (264, 336)], 20))
FORELOCK: Tresses = (
    ([(2, 6), (16, -6), (14, -22), (0, -30), (-14, -28)], 11), ([(4, 12), (24, 2), (26, -14), (14, -24)], 11),
    ([(4, 18), (24, 12), (37, 2), (40, -12)], 10))


def _mane(group: Group) -> None:
    flowing(group, WORLD, CREST, MANE, 1, .3)
    flowing(group, WORLD, NEAR_SIDE, MANE, 1, .12)


def _forelock(group: Group) -> None:
    flowing(group, STEED, FORELOCK, MANE, 1, .2)


# ---------------------------------------------------------------- harness

def _bridle(group: Group) -> None:
    for spots, width in (([(6, 26), (38, 46), (90, 48), (140, 36)], 9), ([(114, -1), (117, 24), (120, 46)], 9),
                         ([(16, -8), (14, 12), (18, 34)], 9)):
        strap(group, STEED.curve(spots), RED, RED_LIGHT, width)
    for at in ((119, 42), (141, 36)):
        stud(group, STEED.point(at), 7)
    sunflower(group, STEED.point((18, 34)), 14, 0, 11)


def _breast_band(group: Group) -> None:
    """The strap round the breast with its tassels."""
    band, inside = curve([(138, 474), (168, 492), (212, 494), (262, 470), (320, 440)]), Group()
    strap(inside, band, RED, RED_LIGHT, 14)
    group.clip(curve(TRUNK, closed=True), inside)
    for u in (.17, .33):
        pose = Pose(band.at(u))
        tassel = pose.shape([(-4, 5, "c"), (-7, 18), (-8, 30, "c"), (0, 33), (8, 30, "c"), (7, 18), (4, 5, "c")])
        dark = Group().fill(pose.shape([(1, 0, "c"), (2, 40, "c"), (12, 40, "c"), (10, 0, "c")]), "#96481C")
        for x in (-3.4, 3.4):
            dark.fill(taper(pose.curve([(.5 * x, 8), (x, 20), (1.2 * x, 33)]), 1.6, 1), "#6E3214")
        group.solid(tassel, "#C9682A", dark, 1.5, 3)
        stud(group, band.at(u), 7)


def housing(group: Group) -> None:
    """The saddle cloth and the high back of the saddle."""
    cloth: list[Spot] = [(292, 432, "c"), (274, 486), (264, 540), (262, 640, "c"), (500, 640, "c"), (486, 470),
                         (464, 400, "c"), (370, 440)]
    garment(group, cloth, HOUSING, [[(296, 500, "c"), (330, 520), (350, 560), (340, 640, "c"), (520, 640, "c"),
                                     (440, 440, "c"), (380, 440, "c"), (360, 500)],
                                    [(430, 400, "c"), (452, 430), (458, 480, "c"), (420, 480, "c")]], (), _sown)
    gilt_hem(group, [(292, 432), (274, 486), (264, 540), (262, 640)], 9)
    gilt_hem(group, [(464, 398), (478, 434), (487, 490)], 9)
    cantle = Piece([(400, 450, "c"), (410, 420), (424, 396), (444, 386), (458, 396), (458, 420), (446, 460, "c")],
                   ([(446, 382, "c"), (438, 410), (426, 470, "c"), (470, 470, "c"), (470, 380, "c")],),
                   ([(420, 412), (430, 398), (440, 394), (430, 410), (420, 430)],))
    lay(group, WORLD, cantle, TAN, 1.8, 4.2)
    gilt_hem(group, [(412, 418), (425, 396), (444, 387), (458, 397)], 6)


def _sown(inside: Group) -> None:
    """The signs on the saddle cloth."""
    for x, y in ((298, 512), (286, 548), (322, 540), (306, 578), (464, 432)):
        pip(inside, "D", (x, y), 22, whips=False, colour=pal.GILT)
