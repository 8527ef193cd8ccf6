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
from ..line import shaded, taper
from ..pieces import Piece, Spots, Stroke, Tint, lay, strokes
from ..splines import Pose, curve
from ..suits import pip
from ..svg import Group
from ..tones import mix_ink
from ..tresses import Tresses
from .horse import BIT as MOUTH
from .horse import Coat, Leg, foreleg, horse_ear, horse_head

COAT = Tint("#EADDC4", "#BFA987", "#FAF3E3", "#5E4632")
BAY = Tint("#9C5F36", "#6E4023", "#C48A57", "#3A2114")
FAR = Tint("#B79E7B", "#937C5C", "#CDBB98", "#4A382A")
HOOF = Tint("#6F5240", "#4A3428", "#93745C", "#35251C")
MANE = Hair("#F1E6CC", "#FFFAEC", "#B9A27A")
HOUSING = Cloth("#2F6B6E", "#1E484D", "#6FA19C")
TAN = Tint("#A8673A", "#734223", "#CF9460", "#3A2114")
RED, RED_LIGHT = "#9A3F2A", "#D0764F"
WORLD = Pose()
STEED = Pose((200, 296), .95, -51, True)  # its head: x from poll to lip, y from brow to jaw
SKEWBALD = Coat(BAY, "#CFA796", "#A97D70", "#35211A", HOOF)
BIT = STEED.point(MOUTH)


def steed(group: Group) -> None:
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
UNDER: list[Spot] = [(120, 516, "c"), (170, 520), (220, 536), (290, 548, "c"), (330, 720, "c"), (160, 720, "c")]
TRUNK_PATCHES: tuple[list[Spot], ...] = (
    [(190, 290, "c"), (240, 280), (270, 300), (290, 350), (302, 430), (276, 426), (254, 408), (236, 412), (218, 398),
     (196, 400)],)
TRUNK_LINES: tuple[Stroke, ...] = (
    ([(222, 400), (240, 376), (246, 348)], 2.2), ([(236, 430), (258, 404), (274, 392)], 2),
    ([(168, 468), (180, 456), (194, 440)], 1.8))
CROUP: list[Spot] = [(400, 470, "c"), (420, 420), (448, 400), (486, 389), (522, 390), (552, 404), (572, 426),
                     (584, 460), (590, 520, "c"), (400, 520, "c")]
TAIL: Tresses = (  # carried high, blown out of the picture
    ([(520, 440), (524, 408), (544, 390), (568, 398), (590, 392)], 24),
    ([(526, 446), (534, 420), (552, 410), (572, 420), (592, 416)], 22),
    ([(534, 450), (546, 434), (560, 432), (576, 444), (594, 440)], 18))


def _croup(group: Group) -> None:
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
    shaded(inside, curve(UNDER, closed=True), FAR.shade, FAR.line, 4.6, 0)
    strokes(inside, WORLD, TRUNK_LINES, COAT.line)
    group.solid(curve(TRUNK, closed=True), COAT.base, inside, 1.8, 4.4)


def _skewbald(inside: Group, patches: tuple[list[Spot], ...], darks: Sequence[Spots]) -> None:
    for spots in darks:
        shaded(inside, curve(spots, closed=True), COAT.shade, mix_ink(COAT.shade, COAT.line, .4))
    for spots in patches:
        patch, dark = curve(spots, closed=True), Group()
        for shadow in darks:
            dark.fill(curve(shadow, closed=True), BAY.shade)
        inside.fill(patch, BAY.base).clip(patch, dark)


NEAR_LEG = Leg((286, 540), (120, 498), (166, 566), (191, 581), (216, 602), 1.1)
FAR_LEG = Leg((236, 506), (92, 464), (74, 550), (82, 580), (94, 610), 1.12, False)


def _near_leg(group: Group) -> None:
    foreleg(group, NEAR_LEG, COAT, HOOF)


def _far_leg(group: Group) -> None:
    foreleg(group, FAR_LEG, FAR, HOOF)


# ---------------------------------------------------------------- head and mane

BLAZE: list[Spot] = [(14, -14, "c"), (30, 0), (52, -1), (84, 7), (120, 8), (144, 6), (158, 14, "c"), (200, 12, "c"),
         (180, -24, "c"), (60, -24, "c")]


def _head(group: Group) -> None:
    horse_head(group, STEED, SKEWBALD, ((BLAZE, COAT.base),))
    horse_ear(group, Pose(STEED.point((-2, 12)), 1.0, 24), BAY.base, BAY.shade, BAY.line)


def _far_ear(group: Group) -> None:
    horse_ear(group, Pose(STEED.point((16, 0)), .94, -2), BAY.shade, BAY.line, BAY.line)


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
    for spots, width in (([(4, 26), (34, 40), (84, 48), (132, 44), MOUTH], 8.5),
                         ([(134, 0), (138, 24), (138, 52)], 8.5), ([(22, -8), (18, 12), (18, 34)], 8.5),
                         ([(6, 28), (12, 48), (30, 76)], 6.5)):
        strap(group, STEED.curve(spots), RED, RED_LIGHT, width)
    for at in ((138, 43), MOUTH):
        stud(group, STEED.point(at), 7)
    sunflower(group, STEED.point((18, 32)), 14, 0, 11)


def _breast_band(group: Group) -> None:
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
