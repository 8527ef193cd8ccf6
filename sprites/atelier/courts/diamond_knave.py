"""Knave of diamonds: a blond gallant who tips his plumed hat and winks, with a sunflower."""
from __future__ import annotations

from dataclasses import replace

import numpy as np

from .. import palette as pal
from ..court import CourtInks, court_card
from ..dress import Cloth, button, garment, gilt_hem
from ..flowers.turned import View
from ..geometry import Array, Spot, circle, pair
from ..growth.painted_lady import painted_lady
from ..growth.sunflower import sunflower
from ..hands import Digit, hand_far, hand_near
from ..hats import gem
from ..likeness import skin_tint
from ..line import keyline
from ..organs import sprig
from ..plants import stem
from ..ribbons import Petal, edges
from ..splines import Pose, curve
from ..suits import pip
from ..svg import Group
from .diamond_fields import BANDS, GRAIN, TONE, fields
from .diamond_knave_head import CAPE, GALLANT, beard, hair, hair_behind, hat, head
from .knave_hands import NOSEGAY, TIPPING
from .prospects import prospect
from .side_flowers import SUNFLOWER
from .sides import sunflowers

INKS = CourtInks("#E6D09C", "#D8BF86", "#8A5A34", "#F0DDB0", "#9A5420")
DOUBLET = Cloth("#C9822F", "#96581F", "#E8BC72")
LACE = Cloth("#F6EFDC", "#CDBB98", "#FFFFFF")
RUSSET = Cloth("#8C3B2C", "#5F251E", "#B96A4F")
WOVEN = "#EFC883"
SEAM = "#7C4518"
THUMB = Digit([(-10, -14), (-20, -28), (-23, -44), (-16, -60)], 13, joints=(.6,))  # under the brim
TIP = Pose((206, 290), .96, 27)
GRIP = Pose((490, 304), .96, -4)


def draw() -> Group:
    outlined = keyline(figure(), 1.8, 4.6)  # lighter than that of the other courts, for the hair in the wind
    country = prospect(INKS, TONE, BANDS, fields(), GRAIN)
    return court_card(country.raw(outlined.text_of()), "V", "D", INKS)


def figure() -> Group:
    group = Group()
    sunflowers(group, ((73, 508, .54, 0), (541, 112, .52, 10)),
               ((555, 168, -58, 34), (60, 604, 34, 40)))
    painted_lady(group, Pose((122, 534), .5, -34))
    gallant = Group()
    for part in (_cape, hair_behind, _doublet, _sash, _upper_arm, _left_arm, _neck, head, _collar, beard, hair,
                 _left_forearm, _flower, _palm, hat, _fingers, _forearm):
        part(gallant)
    return group.add(gallant)


# ---------------------------------------------------------------- dress

def _cape(group: Group) -> None:
    right: list[Spot] = [(380, 372, "c"), (420, 354), (456, 366), (492, 350), (524, 366), (548, 420), (556, 500),
                         (540, 740, "c"), (420, 740, "c"), (400, 500)]
    garment(group, right, CAPE, [[(424, 440, "c"), (470, 470), (484, 740, "c"), (400, 740, "c"), (400, 440, "c")],
                                 [(400, 380, "c"), (460, 384), (520, 372, "c"), (540, 400, "c"), (460, 400)]],
            [[(470, 470), (494, 520), (500, 580)], [(500, 466), (520, 510), (528, 560)]], None, 2.4)
    gilt_hem(group, [(388, 370), (420, 356), (456, 368), (492, 352), (524, 368)], 6)
    left: list[Spot] = [(300, 372, "c"), (244, 420), (214, 466), (208, 514), (186, 552), (150, 570), (116, 566),
                        (88, 582, "c"), (106, 604), (104, 634), (120, 664, "c"), (200, 740, "c"), (320, 740, "c"),
                        (300, 560)]
    garment(group, left, CAPE,
            [[(250, 440, "c"), (238, 520), (206, 576), (150, 604), (100, 608, "c"), (104, 622, "c"), (160, 624),
              (220, 600), (256, 540)],
             [(262, 470, "c"), (252, 560), (220, 620), (180, 700, "c"), (340, 700, "c"), (300, 470, "c")]],
            [[(240, 452), (230, 520), (198, 572), (150, 600)], [(254, 480), (244, 556), (208, 606), (160, 632)]],
            _caped, 2.4)
    gilt_hem(group, [(90, 584), (106, 604), (104, 634), (118, 660)], 6)
    turned: list[Spot] = [(262, 404, "c"), (232, 438), (214, 474), (208, 514), (186, 552), (150, 570), (116, 566),
                          (88, 582, "c"), (120, 584), (158, 588), (202, 566), (226, 520), (232, 474), (252, 430)]
    garment(group, turned, RUSSET, [[(262, 404, "c"), (246, 446), (226, 494), (216, 532), (184, 570), (146, 580),
                                     (96, 580, "c"), (150, 600, "c"), (210, 572), (234, 520), (244, 460)]],
            [[(222, 486), (212, 526), (190, 556)], [(146, 574), (124, 574), (106, 578)]], None, 2)


def _caped(inside: Group) -> None:
    """The signs woven into the cape."""
    for x, y, turn in ((130, 614, 10), (168, 606, -14), (208, 590, -40), (238, 552, -50), (130, 640, 0)):
        pip(inside, "D", (x, y), 16, turn, whips=False, colour=CAPE.light)


def _doublet(group: Group) -> None:
    body: list[Spot] = [(292, 366, "c"), (252, 388), (236, 440), (250, 500), (258, 560), (244, 740, "c"),
                        (440, 740, "c"), (426, 570), (434, 500), (446, 450), (428, 396), (376, 366, "c")]
    garment(group, body, DOUBLET,
            [[(392, 380, "c"), (388, 480), (378, 560), (392, 740, "c"), (480, 740, "c"), (470, 380, "c")],
             [(230, 470, "c"), (262, 500), (282, 560), (276, 740, "c"), (230, 740, "c")]],
            [[(256, 488), (276, 510), (306, 520)], [(258, 512), (278, 540), (304, 552)],
             [(430, 486), (408, 510), (376, 520)], [(430, 512), (408, 536), (378, 546)]], _striped, 2.4)
    gilt_hem(group, [(334, 400), (338, 500), (332, 640)], 10)
    for y in (440, 472, 504, 536):
        for s in (-1, 1):
            gilt_hem(group, [(337 + s * 5, y), (337 + s * 24, y - 2), (337 + s * 40, y - 8)], 5.5)
        button(group, (337, y), 5)


def _striped(inside: Group) -> None:
    """Seams drawn in to the waist, signs between them."""
    for way in (-1, 1):
        for x in (38, 62, 84):
            inside.stroke(curve([(337 + way * x * 1.08, 400), (337 + way * x, 480), (337 + way * x * .8, 560),
                                 (337 + way * x, 700)]), SEAM, 1.8)
        for x, y in ((25, 456), (25, 488), (24, 520), (24, 552), (50, 452), (74, 470), (44, 508), (64, 500), (44, 550)):
            pip(inside, "D", (337 + way * x, y), 14, whips=False, colour=WOVEN)


def _sash(group: Group) -> None:
    band = Petal(*edges(curve([(252, 404), (290, 446), (342, 486), (400, 512), (470, 522)]),
                        lambda u: 17 - 3 * np.sin(np.pi * np.asarray(u)), n=30))
    inside = Group().fill(band.side(0, .34), RUSSET.dark).fill(band.side(.62, .74, .1, .9), RUSSET.light)
    for across, first, last, way in ((.3, .1, .7, .5), (.55, .3, .95, .4), (.76, .04, .5, .64)):
        inside.ink(band.vein(across, first, last, way), 2.2, "both")
    group.solid(band.outline(), RUSSET.base, inside, 1.7, 3.6)
    for edge in (band.left, band.right):
        group.stroke(edge, pal.INK, 6.4).stroke(edge, pal.GILT, 3.6).stroke(edge, pal.GILT_LIGHT, 1)


def _neck(group: Group) -> None:
    neck = curve([(304, 300, "c"), (304, 356), (296, 390, "c"), (376, 390, "c"), (366, 350), (366, 290, "c")],
                 closed=True)
    group.solid(neck, GALLANT.shade, None, 1.6, 3.4)


WINGS: tuple[tuple[list[Spot], list[Spot], list[Spot]], ...] = (  # of the collar: at the neck, its hem, its back
    ([(294, 346, "c"), (314, 370), (335, 384, "c")], [(332, 420), (300, 430), (258, 422), (224, 392)],
     [(240, 370), (268, 352)]),
    ([(368, 342, "c"), (354, 370), (336, 384, "c")], [(340, 420), (376, 428), (418, 414), (456, 378)],
     [(432, 366), (400, 350)]))
LACES = 7  # scallops on a wing of the collar


def _collar(group: Group) -> None:
    for way, (neck, hem, back) in zip((-1j, 1j), WINGS, strict=True):
        line, spots, inside = curve(hem), list[Spot](), Group()
        for k in range(LACES):
            u = (k + .5) / LACES
            out, along, middle = way * line.tangent(u), line.tangent(u), line.at(u)
            spots += [(*pair(line.at(k / LACES)), "c"),
                      *(pair(middle + x * along + y * out) for x, y in ((-7, 6), (0, 11), (7, 6)))]
            rim = circle(middle + 2.4 * out, 5)
            inside.fill(rim, LACE.dark).fill(circle(middle + 2.4 * out, 2), LACE.light)
            inside.fill(circle(middle - 9 * out, 2.4), LACE.dark)
            pip(inside, "D", pair(middle - 26 * out), 11, whips=False, colour=LACE.dark)
        outline = curve([*neck, *spots, (*pair(line.end), "c"), *back], closed=True)
        folds = Group()
        if way == 1j:
            folds.fill(curve([(372, 340, "c"), (392, 380), (386, 450, "c"), (476, 440, "c"), (470, 340, "c")],
                             closed=True), LACE.dark, .5)
        folds.add(inside)
        for fold in (([(316, 376), (298, 392), (290, 414)], [(290, 362), (268, 376), (254, 402)]) if way == -1j else
                     ([(352, 378), (366, 392), (372, 412)], [(380, 360), (404, 372), (420, 392)])):
            folds.ink(curve(fold), 2.2, "both", "#8A7450")
        group.solid(outline, LACE.base, folds, 1.8, 4.2)
    for s in (-1, 1):
        group.stroke(curve([(335, 386), (335 + s * 4, 410), (335 + s * 12, 432)]), pal.INK, 4.6)
        group.stroke(curve([(335, 386), (335 + s * 4, 410), (335 + s * 12, 432)]), LACE.base, 2.4)
        gem(group, (335 + s * 12, 436), 5, pal.GILT, pal.GILT_LIGHT)


# ---------------------------------------------------------------- arms and flower

ARM: list[Spot] = [(270, 396), (222, 412), (168, 434), (122, 458)]
FOREARM: list[Spot] = [(169, 312, "c"), (140, 354), (112, 410), (99, 448), (103, 473), (122, 486), (144, 482),
                       (162, 464), (178, 426), (207, 333, "c")]
LEFT_ARM: list[Spot] = [(404, 394), (456, 396), (508, 418), (552, 456)]


def _slashed(group: Group, arm: Petal) -> None:
    outline, inside = arm.outline(), Group()
    inside.fill(outline, DOUBLET.base).fill(arm.side(0, .34), DOUBLET.dark)
    for across in (.14, .32, .5, .68, .86):
        slit = curve([(*pair(arm.point(across, .08)), "c"), arm.point(across + .07, .36),
                      (*pair(arm.point(across, .56)), "c"), arm.point(across - .07, .36)], closed=True)
        inside.fill(slit, CAPE.dark if across < .4 else CAPE.base).stroke(slit, pal.INK, 1.5)
    group.silhouette(outline).clip(outline, inside).contour(outline, 1.8, 4.2)
    gilt_hem(group, [pair(arm.point(across, .6)) for across in (.03, .35, .65, .97)], 9, 7, 2.4)


def _puffed(u: Array) -> Array:
    """The half-width of an upper arm."""
    return np.asarray((38 + 9 * np.sin(2.6 * u) - 12 * u) * np.minimum(1, (1.02 - u) * 5) ** .5)


def _upper_arm(group: Group) -> None:
    _slashed(group, Petal(*edges(curve(ARM), _puffed, n=30)))


def _palm(group: Group) -> None:
    hand_far(group, TIP, replace(TIPPING, far=(THUMB,)), skin_tint(GALLANT))


def _fingers(group: Group) -> None:
    hand_near(group, TIP, TIPPING, skin_tint(GALLANT))


def _forearm(group: Group) -> None:
    garment(group, FOREARM, DOUBLET,
            [[(196, 320, "c"), (160, 420), (146, 462), (104, 484), (110, 510, "c"), (240, 480, "c"), (240, 320, "c")]],
            [[(186, 412), (160, 420), (136, 440)], [(180, 432), (156, 440), (134, 462)],
             [(172, 452), (156, 460), (142, 474)], [(104, 452), (118, 446), (130, 450)],
             [(108, 430), (124, 426), (136, 430)], [(192, 372), (178, 376), (166, 388)]], _braided, 2.4)
    for at in ((129, 400), (142, 373), (156, 347)):
        button(group, at, 4.4)
    cuff = Pose(TIP.point((0, 20)), 1, TIP.turn)
    spots: list[Spot] = [(-23, 12, "c"), (-26, -2), (-27, -11, "c"), (-19, -9), (-12, -19, "c"), (-3, -12),
                         (4, -20, "c"), (12, -12), (21, -17, "c"), (25, -4), (25, 10, "c"), (10, 16), (-8, 17)]
    inside = Group().fill(cuff.shape([(6, -24, "c"), (8, 0), (4, 22, "c"), (34, 20, "c"), (30, -24, "c")]), LACE.dark)
    for x in (-16, -4, 8, 18):
        inside.ink(cuff.curve([(x, -8), (x * .94, 2), (x * .9, 12)]), 2)
    group.solid(cuff.shape(spots), LACE.base, inside, 1.8, 4)


def _braided(inside: Group) -> None:
    """The light along the forearm, its seams and signs."""
    inside.fill(curve([(172, 326), (150, 362), (124, 414), (112, 446), (120, 446), (138, 408), (160, 368),
                       (180, 330)], closed=True), DOUBLET.light, .8)
    for spots in ([(186, 320), (162, 368), (136, 420), (124, 470)], [(200, 326), (180, 378), (160, 430), (146, 480)]):
        inside.stroke(curve(spots), SEAM, 1.8)
    for x, y in ((180, 352), (164, 384), (149, 416), (137, 446), (188, 384), (172, 420)):
        pip(inside, "D", (x, y), 14, 24, whips=False, colour=WOVEN)


def _left_arm(group: Group) -> None:
    above, below = edges(curve(LEFT_ARM), _puffed, n=30)
    _slashed(group, Petal(below, above))


def _left_forearm(group: Group) -> None:
    fore = Petal(*edges(curve([(552, 452), (546, 430), (537, 405), (527, 378)]),
                        lambda u: (29 - 9 * u) * np.minimum(1, (u + .05) * 6) ** .5, n=22))
    outline, inside = fore.outline(), Group()
    inside.fill(outline, DOUBLET.base).fill(fore.side(1, .6), DOUBLET.dark)
    for at in ((532, 392), (540, 412), (548, 434), (522, 404), (532, 428)):
        pip(inside, "D", at, 13, -20, whips=False, colour=WOVEN)
    for first, last in ((.04, .14), (.14, .24)):
        inside.ink(curve([fore.point(0, first), fore.point(.3, last), fore.point(.55, last)]), 2.4, "out")
    group.silhouette(outline).clip(outline, inside).contour(outline, 1.8, 4.2)
    for u in (.42, .66):
        button(group, fore.point(.22, u), 4)


def _flower(group: Group) -> None:
    tint = skin_tint(GALLANT)
    hand_far(group, GRIP, NOSEGAY, tint)
    stem(group, curve([(496, 404), (493, 354), (490, 304), (486, 214)]), 11, 12, "#7C9456", "#AFC07E")
    SUNFLOWER.leaf(group, sprig((493, 362), 62, 214, .14), SUNFLOWER.green)
    hand_near(group, GRIP, NOSEGAY, tint)
    cuff = Pose(GRIP.point((34, 84)), 1, -18)
    spots: list[Spot] = [(-22, 8, "c"), (-25, -4), (-26, -14, "c"), (-16, -10), (-9, -18, "c"), (0, -11), (8, -18, "c"),
                         (15, -11), (24, -15, "c"), (24, -2), (22, 9, "c"), (8, 14), (-8, 14)]
    inside = Group().fill(cuff.shape([(6, -24, "c"), (8, 0), (4, 22, "c"), (34, 20, "c"), (30, -24, "c")]), LACE.dark)
    for x in (-14, -3, 8, 17):
        inside.ink(cuff.curve([(x, -8), (x * .94, 2), (x * .9, 10)]), 2)
    group.solid(cuff.shape(spots), LACE.base, inside, 1.8, 4)
    ring = GRIP.curve([(8, 9.6), (9, 15), (7, 20.6)])
    group.stroke(ring, pal.INK, 5.4).stroke(ring, pal.GILT_LIGHT, 3)
    gem(group, GRIP.point((8, 15)), 4.4, "#2F6B6E", "#9CC4BC")
    head = Group()
    sunflower(head, View((483, 208), 62, 76, .06, 12), SUNFLOWER.petal, count=17, florets=68)
    group.raw(keyline(head, 1.4, 4.4).text_of())
