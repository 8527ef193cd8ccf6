"""Queen of spades: a queen with blown dark hair and mantle, an anemone between her fingers."""
from __future__ import annotations

from dataclasses import replace

from .. import palette as pal
from ..court import CourtInks, court_card
from ..dress import Cloth, brocade, garment, gilt_hem
from ..figures import pearls
from ..flowers.turned import View
from ..geometry import Spot, circle
from ..growth.anemone import anemone_open, ruff
from ..hands import Digit, hand_far, hand_near
from ..hats import gem
from ..likeness import skin_tint
from ..line import ends, keyline, taper
from ..ribbons import ribbon
from ..splines import Pose, curve
from ..suits import pip
from ..svg import Group
from ..tones import Tones
from .heart_queen_arm import LIFTED
from .sides import anemones
from .spade_queen_head import LADY, VIOLET, hair_behind, head
from .tapestry import tapestry

INKS = CourtInks("#B9BFD0", "#A8AFC4", "#4E5B7E", "#E8DDBE", "#3C466C", halo_at=(322, 262))
GOWN, SILK = Cloth("#5E6C96", "#3C466C", "#93A0C0"), Cloth("#B9A3C4", "#86719A", "#DCCFE2")
LINEN = Cloth("#F4EEE6", "#CDBFCB", "#FFFFFF")
NIGHT_BLUE = Cloth("#2F3A5E", "#202945", "#5E6C96")
STALK, STALK_LIGHT = "#7E9A7C", "#B4C6B0"
CUT_LEAF = Tones(STALK_LIGHT, STALK, "#4E7060", "#26352E")
HAND = Pose((196, 524), 1.06, -8)
BLOOM = 184 + 394j  # the middle of the anemone in her hand


def draw() -> Group:
    outlined = keyline(figure(), 1.8, 4.6)  # lighter than that of the other courts, for her loose hair
    return court_card(tapestry(INKS, "S", "#D3CADF", "#C5BBD4").raw(outlined.text_of()), "D", "S", INKS)


def figure() -> Group:
    group = Group()
    anemones(group, ((66, 352, .52, 10), (540, 200, .7, 25)),
             ((66, 584, 44, 60), (84, 470, -46, 54), (556, 300, -46, 50)))
    queen = Group()
    for part in (_mantle, hair_behind, _neck, _far_sleeve, _bodice, _necklace, head, _near_arm):
        part(queen)
    return group.add(queen)


# ---------------------------------------------------------------- shoulders

SKIN: list[Spot] = [(272, 330, "c"), (277, 374), (262, 402), (206, 424), (168, 448), (170, 500, "c"), (260, 524),
                    (326, 530), (490, 500, "c"), (480, 448), (424, 420), (372, 402), (352, 381), (346, 340, "c")]
HOLLOWS: tuple[list[Spot], ...] = (  # under the chin and the collarbones, between the breasts, at the far shoulder
    [(262, 318, "c"), (286, 350), (314, 380), (338, 388), (356, 402, "c"), (376, 320, "c")],
    [(214, 430, "c"), (250, 424), (290, 430), (320, 444, "c"), (288, 440), (250, 432)],
    [(352, 440, "c"), (376, 428), (410, 424), (442, 430, "c"), (410, 432), (378, 437)],
    [(324, 512, "c"), (317, 488), (326, 464), (331, 488)],
    [(452, 440, "c"), (480, 470), (486, 620, "c"), (540, 600, "c"), (520, 430, "c")],
    [(168, 440, "c"), (196, 446), (206, 470), (200, 500, "c"), (150, 500, "c")])
BONES: tuple[tuple[list[Spot], float], ...] = (
    ([(214, 429), (250, 423), (290, 429), (322, 443)], 1.7), ([(350, 440), (376, 427), (410, 423), (440, 428)], 1.7),
    ([(286, 368), (304, 402), (327, 435)], 1.5), ([(358, 396), (352, 416), (342, 434)], 1.2))


def _neck(group: Group) -> None:
    inside = Group()
    for hollow in HOLLOWS:
        inside.fill(curve(hollow, closed=True), LADY.shade)
    group.solid(curve(SKIN, closed=True), LADY.skin, inside, 1.7, 3.6)
    for spots, width in BONES:
        group.fill(taper(curve(spots), width, .7, ends()), "#9A6652")


def _necklace(group: Group) -> None:
    pearls(group, curve([(274, 386), (296, 414), (326, 424), (350, 414), (364, 398)]), 21, 3.7, .0, 1, 1.1)
    string = curve([(266, 400), (290, 446), (324, 468), (356, 446), (374, 408)])
    pearls(group, string, 25, 4.2, .0, 1, 1.1)
    pip(group, "S", (324, 484), 31, whips=False, edge=1.6)
    gem(group, (324, 468), 5, pal.GILT, pal.GILT_LIGHT)


# ---------------------------------------------------------------- gown

NECKLINE: list[Spot] = [(182, 484), (214, 492), (256, 482), (296, 488), (325, 514, "c"), (362, 486), (412, 468),
                        (484, 462)]
BODICE: list[Spot] = [(182, 484, "c"), (214, 492), (256, 482), (296, 488), (325, 514, "c"), (362, 486), (412, 468),
                      (484, 462, "c"), (500, 540), (460, 640), (470, 740, "c"), (196, 740, "c"), (206, 660),
                      (200, 606), (186, 562), (180, 524)]
FRONT: list[Spot] = [(262, 482, "c"), (296, 488), (325, 514, "c"), (360, 487), (396, 472, "c"), (384, 560),
                     (356, 680, "c"), (300, 680, "c"), (276, 580), (262, 530)]
FRONT_SHADES: tuple[list[Spot], ...] = (
    [(326, 514, "c"), (340, 560), (334, 680, "c"), (420, 680, "c"), (410, 460, "c"), (380, 490)],
    [(262, 500, "c"), (276, 548), (302, 566), (326, 540, "c"), (318, 576), (306, 620, "c"), (250, 640, "c")])


def _bodice(group: Group) -> None:
    darks: list[list[Spot]] = [
        [(178, 500, "c"), (204, 540), (222, 600), (226, 740, "c"), (150, 740, "c"), (160, 500, "c")],
        [(430, 460, "c"), (438, 546), (424, 640, "c"), (540, 640, "c"), (530, 450, "c")],
        [(238, 488, "c"), (246, 540), (268, 596), (276, 660, "c"), (300, 660, "c"), (282, 580), (264, 540),
         (258, 484, "c")]]
    garment(group, BODICE, GOWN, darks,
            [[(212, 496), (214, 540), (232, 606), (236, 660)], [(196, 492), (196, 530), (210, 580)],
             [(426, 470), (420, 510), (404, 560)]],
            brocade("S", GOWN.light, (176, 510, 480, 610), (50, 42), 18, 12), 2.2)
    garment(group, FRONT, SILK, FRONT_SHADES,
            [[(274, 496), (282, 540), (304, 600)], [(388, 480), (376, 520), (358, 556)],
             [(302, 500), (308, 540), (316, 590)], [(350, 500), (344, 530), (336, 560)]], _embroidery, 1.9)
    for spots in ([(262, 486), (263, 530), (277, 580), (300, 670)], [(396, 476), (386, 556), (358, 670)]):
        gilt_hem(group, spots, 7, 10, 2)
    hem = curve(NECKLINE)
    for u in (k / 30 for k in range(31)):
        scallop = circle(hem.at(u) + 8j * hem.tangent(u), 7.8)
        group.fill(scallop, LINEN.base).stroke(scallop, pal.INK, 1.2)
    group.stroke(hem, pal.INK, 12.4).stroke(hem, pal.GILT, 9).stroke(hem, pal.GILT_LIGHT, 2.8)
    pearls(group, hem, 25, 2.4)


def _embroidery(group: Group) -> None:
    stalk = curve([(318, 640), (308, 600), (316, 566), (312, 540)])
    group.fill(taper(stalk, 4.4, 2.6), SILK.light)
    for side, share, reach in ((-1, .34, 30), (1, .42, 28), (-1, .7, 24), (1, .76, 24)):
        root = stalk.at(share)
        tendril = curve([root, root + complex(side * reach * .5, -12), root + complex(side * reach, -6),
                         root + complex(side * reach * .9, 7), root + complex(side * reach * .6, 3)])
        group.fill(taper(tendril, 3.8, 1.4), SILK.light)
    for way in range(0, 360, 60):
        petal = Pose(311 + 532j, .62, way).shape([(0, -4, "c"), (-11, -16), (-7, -26), (0, -24), (7, -26), (11, -16)])
        group.fill(petal, SILK.light).stroke(petal, SILK.dark, 1.2)
    group.fill(circle(311 + 532j, 4.4), GOWN.dark)


# ---------------------------------------------------------------- mantle

NEAR_FALL: list[Spot] = [(206, 424, "c"), (146, 424), (104, 452), (80, 530), (62, 740, "c"), (300, 740, "c"),
                         (240, 500, "c")]
BLOWN: list[Spot] = [(430, 426, "c"), (470, 410), (506, 412), (530, 400), (541, 372), (534, 347), (540, 342),
                     (558, 364), (564, 408), (562, 460), (580, 560, "c"), (420, 560, "c")]
LINED: list[Spot] = [(432, 432, "c"), (470, 419), (508, 424), (537, 412), (551, 388), (551, 360, "c"), (562, 384),
                     (560, 422), (536, 448), (500, 452), (452, 446)]


def _mantle(group: Group) -> None:
    garment(group, NEAR_FALL, NIGHT_BLUE, [[(120, 470, "c"), (104, 560), (96, 740, "c"), (140, 740, "c"), (140, 560)]],
            [[(150, 432), (116, 476), (98, 560)]], None, 2.4)
    gilt_hem(group, [(210, 424), (147, 425), (106, 454), (82, 532), (66, 680)], 6)
    garment(group, BLOWN, NIGHT_BLUE, [[(500, 560, "c"), (510, 480), (550, 440), (572, 400, "c"), (600, 560, "c")]],
            [[(440, 440), (486, 446), (532, 440), (560, 410)], [(450, 452), (500, 464), (546, 456)]], None, 2.2)
    garment(group, LINED, SILK, [[(450, 446, "c"), (500, 440), (548, 424), (572, 380, "c"), (590, 460, "c"),
                                  (460, 480, "c")]],
            [[(446, 434), (492, 434), (532, 430), (560, 400)], [(470, 426), (506, 430), (540, 420)]], None, 1.9)
    gilt_hem(group, [(430, 428), (470, 413), (507, 415), (532, 402), (544, 374), (538, 347)], 6)


FAR_SLEEVE: list[Spot] = [(438, 474, "c"), (448, 444), (486, 430), (526, 446), (548, 500), (552, 640, "c"),
                          (450, 640, "c")]


def _far_sleeve(group: Group) -> None:
    garment(group, FAR_SLEEVE, SILK,
            [[(500, 428, "c"), (520, 480), (520, 640, "c"), (570, 640, "c"), (560, 420, "c")],
             [(452, 450, "c"), (466, 480), (462, 540, "c"), (480, 540, "c"), (484, 470)]],
            [[(466, 438), (478, 462), (476, 490)], [(490, 432), (506, 458), (508, 490)],
             [(512, 438), (528, 462), (534, 490)]], None, 2)


# ---------------------------------------------------------------- near arm

PUFF: list[Spot] = [(208, 482, "c"), (192, 456), (152, 450), (108, 476), (78, 526), (68, 584), (78, 622, "c"),
                    (104, 632), (134, 612), (150, 580, "c"), (186, 556), (206, 520)]
PUFF_SHADES: tuple[list[Spot], ...] = (
    [(214, 480, "c"), (196, 530), (160, 566), (120, 600), (70, 606, "c"), (80, 660, "c"), (200, 620, "c"),
     (230, 500, "c")],
    [(186, 460, "c"), (158, 490), (136, 540), (118, 610, "c"), (138, 590), (156, 540), (176, 500)],
    [(150, 452, "c"), (118, 490), (98, 540), (86, 610, "c"), (104, 580), (118, 530), (136, 490)])
PUFF_FOLDS: tuple[list[Spot], ...] = (
    [(198, 472), (174, 508), (150, 560), (132, 608)], [(186, 462), (150, 506), (124, 564), (108, 622)],
    [(168, 456), (126, 498), (100, 556), (88, 618)], [(140, 460), (104, 502), (84, 550), (76, 600)],
    [(203, 492), (190, 526), (164, 562)])
SLITS: tuple[list[Spot], ...] = (
    [(176, 474, "c"), (150, 506), (132, 546), (124, 584, "c"), (148, 552), (164, 514)],
    [(140, 474, "c"), (116, 506), (100, 546), (94, 588, "c"), (114, 552), (128, 514)])
FORE: list[Spot] = [(78, 690, "c"), (84, 640), (104, 606), (122, 584, "c"), (146, 588), (162, 602, "c"), (152, 640),
                    (140, 690, "c")]
WRIST: list[Spot] = [(116, 580), (132, 584), (148, 592), (164, 606)]
HOLDING = replace(LIFTED, far=(  # the other fingers curl at their ease
    Digit([(-33, 31), (-11, 38), (7, 48), (17, 60)], 11, nail=True),
    Digit([(-31, 18), (-1, 19), (22, 28), (35, 42)], 12.6, nail=True),
    Digit([(-31, 5), (1, -2), (29, 4), (46, 18)], 13.2, nail=True),
    LIFTED.far[-1]))


def _near_arm(group: Group) -> None:
    def lining(inside: Group) -> None:
        for spots in SLITS:
            slit = curve(spots, closed=True)
            inside.fill(slit, LINEN.base)
            inside.clip(slit, Group().fill(slit.placed(1, 0, 5 + 6j), LINEN.dark)).stroke(slit, pal.INK, 1.3)
    tint = skin_tint(LADY)
    garment(group, PUFF, SILK, PUFF_SHADES, PUFF_FOLDS, lining, 2)
    hand_far(group, HAND, HOLDING, tint)
    garment(group, FORE, NIGHT_BLUE, [[(150, 580, "c"), (140, 630), (110, 690, "c"), (180, 690, "c"), (180, 590, "c")]],
            [[(100, 622), (116, 626), (134, 638)], [(90, 642), (108, 644), (126, 656)]], None, 1.8)
    cuff = curve(WRIST)
    group.stroke(cuff, pal.INK, 17).stroke(cuff, pal.GILT, 13).stroke(cuff.part(.6, 1, 12), "#A37D33", 13)
    pearls(group, cuff, 6, 2.8, .05, .95)
    spine = curve([(222, 730), (214, 630), (197, 524), (186, 462), (183, 408)])
    light = Group().fill(taper(spine.map(lambda z: z - 2.4), 3, 2.4), STALK_LIGHT)
    group.solid(ribbon(spine, lambda u: 6 - 1.2 * u), STALK, light, 1.5, 3)
    ruff(group, BLOOM + 2 + 48j, 50, -4, CUT_LEAF)
    anemone_open(group, View((BLOOM.real, BLOOM.imag), 64, 54, .3, -10), VIOLET, -80, 4)
    hand_near(group, HAND, HOLDING, tint)
    ring = HAND.curve([(12.4, 16.6), (14.4, 22), (11.2, 28.6)])
    group.stroke(ring, pal.INK, 5.6).stroke(ring, pal.GILT, 3.2)
