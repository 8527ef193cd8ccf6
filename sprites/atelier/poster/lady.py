"""The lady of the title plate, leaning on the sill with a fan of cards of this deck in her hand."""
from __future__ import annotations

from typing import Any

from .. import palette as pal
from ..courts import heart_king, spade_queen
from ..dress import Cloth, garment, gilt_hem
from ..geometry import Path, Spot, circle, polar, rounded_rect
from ..hands import Digit, HandShape, hand_far, hand_near
from ..hats import gem
from ..likeness import skin_tint
from ..line import SHADE, ends, shaded, taper
from ..ribbons import edges
from ..splines import Pose, curve
from ..svg import Group
from ..tones import mix_ink
from ..trumps import fool, t03_poppy, t17_tiger_lily
from .head import LADY, hair_behind, head

GREEN = Cloth("#2F6152", "#1E4439", "#5F9079")
LINEN = Cloth("#F4EBD6", "#D6C4A2", "#FFFFFF")
VIOLET = Cloth("#7A5A8C", "#533A66", "#A98BB8")
FAN = heart_king, spade_queen, fool, t17_tiger_lily, t03_poppy
PIVOT, FIRST, STEP, CARD = 292 + 712j, -62.0, 18.5, .235  # of the fan: its pivot, degrees, scale of its cards
HOLD = Pose((286, 668), 1.25, 6, True)
REST = Pose((520, 903), 1.25, 0, True)

FANNING = HandShape(  # a fan, its foot at (0, 0), in front of the fingers and behind the thumb; the hand from the left
    [(-84, 50, "c"), (-66, 22), (-50, 0), (-34, -14), (-18, -18), (-4, -6), (0, 16), (-6, 36), (-22, 50), (-46, 60),
     (-62, 76, "c")],
    far=(Digit([(-22, 38), (4, 46), (22, 44), (32, 32)], 12, nail=True),
         Digit([(-22, 26), (10, 33), (34, 28), (46, 12)], 13.4, nail=True),
         Digit([(-24, 10), (10, 14), (40, 6), (56, -14)], 14, nail=True)),
    near=(Digit([(-56, 24), (-44, 2), (-24, -10), (2, -26)], 17, nail=True, joints=(.56,)),),
    shades=([(-90, 70, "c"), (-62, 52), (-38, 42), (-20, 22), (-2, 30), (-46, 92, "c")],
            [(-46, 22), (-32, 12), (-18, 4), (-20, 14), (-34, 24)]),
    lines=(([(-12, 8), (-17, 6), (-21, 8)], 1.2), ([(-10, 24), (-15, 23), (-19, 25)], 1.2),
           ([(-62, 30), (-58, 40), (-48, 44)], 1.3)))
RESTING = HandShape(  # over the edge of a table, its back up; from the left
    [(-88, -21, "c"), (-64, -22), (-40, -27), (-16, -27), (2, -18), (12, -2), (8, 14), (-10, 22), (-44, 22),
     (-88, 21, "c")],
    far=(Digit([(-20, 14), (2, 22), (14, 36), (15, 58)], 12.4, nail=True),
         Digit([(-14, 10), (14, 16), (30, 34), (34, 62)], 13.6, nail=True),
         Digit([(-12, 0), (22, 4), (44, 24), (52, 54)], 14, nail=True),
         Digit([(-16, -14), (16, -14), (46, -4), (66, 16)], 14, nail=True)),
    near=(Digit([(-62, 10), (-40, 22), (-22, 32), (-4, 44)], 15.4, nail=True, joints=(.56,)),),
    shades=([(-92, 8, "c"), (-60, 12), (-30, 10), (-6, 12), (10, 40, "c"), (-96, 40, "c")],),
    lines=(([(-6, -18), (1, -14), (3, -8)], 1.3), ([(-1, -4), (4, 1), (4, 6)], 1.3),
           ([(-8, 10), (-3, 13), (-3, 17)], 1.2)))

SKIN: list[Spot] = [(536, 376, "c"), (539, 446), (522, 484), (472, 508), (430, 528), (404, 570), (412, 660, "c"),
                    (764, 660, "c"), (768, 590), (738, 540), (692, 514), (646, 490), (620, 450), (616, 364, "c")]
HOLLOWS: tuple[list[Spot], ...] = (
    [(532, 404, "c"), (548, 436), (580, 462), (612, 474), (634, 470, "c"), (640, 360, "c"), (532, 360, "c")],
    [(430, 534, "c"), (470, 522), (506, 528), (530, 546, "c"), (504, 541), (468, 538)],
    [(574, 540, "c"), (604, 524), (650, 520), (700, 528, "c"), (652, 532), (606, 538)],
    [(556, 640, "c"), (546, 606), (552, 580), (562, 606)],
    [(700, 520, "c"), (738, 560), (744, 680, "c"), (800, 680, "c"), (790, 520, "c")])
BONES: tuple[tuple[list[Spot], float], ...] = (
    ([(428, 533), (470, 521), (508, 527), (532, 545)], 2.0), ([(572, 541), (604, 524), (650, 519), (704, 528)], 2.0),
    ([(622, 452), (594, 500), (558, 540)], 1.8), ([(544, 462), (540, 500), (546, 530)], 1.4))


def figure() -> Group:
    group = Group()
    hair_behind(group)
    _neck(group)
    _bodice(group)
    _far_sleeve(group)
    head(group)
    _fan_arm(group)
    _near_arm(group)
    return group


def _neck(group: Group) -> None:
    inside = Group()
    for spots in HOLLOWS:
        shaded(inside, curve(spots, True), LADY.shade, mix_ink(LADY.shade, "#9A6652", .4), 4)
    group.solid(curve(SKIN, True), LADY.skin, inside, 1.9, 4)
    for spots, width in BONES:
        group.fill(taper(curve(spots), width, .8, ends()), "#9A6652")
    chain = curve([(540, 470), (548, 512), (572, 548), (604, 524), (632, 476)])
    group.stroke(chain, pal.INK, 4.2).stroke(chain, pal.GILT_LIGHT, 2.2)
    for k in range(6):
        petal = circle(572 + 564j + polar(9, 60 * k), 6)
        group.silhouette(petal).fill(petal, "#7A5A96").stroke(petal, pal.INK, 1.4)
    gem(group, 572 + 564j, 5.4, pal.GILT, pal.GILT_LIGHT)



def _bodice(group: Group) -> None:
    linen: list[Spot] = [(402, 562, "c"), (440, 578), (500, 584), (557, 608, "c"), (616, 580), (690, 556),
                         (768, 548, "c"), (720, 640, "c"), (660, 780, "c"), (450, 780, "c")]
    pleats: list[list[Spot]] = [[(420 + 23 * k, 588 - .6 * k), (424 + 21 * k, 620), (430 + 19 * k, 668)]
                                for k in range(16)]
    garment(group, linen, LINEN, [[(690, 560, "c"), (720, 600), (716, 700, "c"), (790, 700, "c"), (790, 540, "c")]],
            pleats, None, 1.8)
    left: list[Spot] = [(402, 596, "c"), (446, 612), (508, 640), (556, 700), (572, 800), (566, 960, "c"),
                        (420, 960, "c"), (440, 840), (446, 760), (426, 680)]
    right: list[Spot] = [(770, 582, "c"), (700, 596), (632, 634), (588, 690), (568, 780), (560, 960, "c"),
                         (760, 960, "c"), (724, 860), (716, 780), (744, 690)]
    garment(group, left, GREEN,
            [[(402, 600, "c"), (430, 640), (452, 740), (440, 960, "c"), (380, 960, "c"), (380, 600, "c")],
             [(530, 668, "c"), (552, 740), (552, 960, "c"), (590, 960, "c"), (580, 690, "c")]],
            [[(452, 622), (474, 680), (484, 750)], [(486, 632), (510, 690), (520, 770)],
             [(440, 830), (460, 860), (470, 920)]], _sprigs, 2.4)
    garment(group, right, GREEN,
            [[(720, 590, "c"), (712, 680), (690, 780), (706, 960, "c"), (800, 960, "c"), (790, 570, "c")]],
            [[(700, 606), (676, 670), (650, 740)], [(654, 632), (630, 690), (606, 770)],
             [(736, 640), (712, 710), (690, 780)]], _sprigs, 2.4)
    gilt_hem(group, [(402, 597), (446, 613), (508, 641), (552, 692), (566, 750)], 11, 12, 2.6)
    gilt_hem(group, [(770, 583), (700, 597), (632, 635), (590, 689), (568, 752)], 11, 12, 2.6)
    sash: list[Spot] = [(440, 770, "c"), (500, 792), (560, 800), (640, 790), (724, 764, "c"), (728, 822, "c"),
                        (640, 852), (560, 862), (490, 852), (430, 828, "c")]
    garment(group, sash, VIOLET, [[(600, 780, "c"), (660, 810), (740, 800, "c"), (740, 900, "c"), (560, 900, "c")]],
            [[(444, 790), (520, 818), (600, 818), (720, 786)], [(440, 810), (520, 838), (620, 834), (722, 802)]],
            None, 2.2)


def _sprigs(group: Group) -> None:
    for j in range(9):
        for i in range(12):
            at = complex(328 + 48 * i + 24 * (j % 2), 586 + 44 * j)
            for k in range(6):
                group.fill(circle(at + polar(5.6, 60 * k + 30), 3.1), "#8AA06A")
            group.fill(circle(at, 2.4), GREEN.dark)


FAR_SLEEVE: list[Spot] = [(420, 560, "c"), (384, 596), (360, 670), (344, 760), (330, 846), (346, 912), (400, 950),
                          (470, 944), (486, 868), (470, 770), (452, 680), (446, 606, "c")]


def _far_sleeve(group: Group) -> None:
    garment(group, FAR_SLEEVE, GREEN,
            [[(446, 600, "c"), (430, 700), (436, 800), (420, 960, "c"), (500, 960, "c"), (500, 600, "c")],
             [(372, 660, "c"), (384, 740), (366, 850), (340, 910, "c"), (372, 880), (404, 760), (392, 690)]],
            [[(414, 580), (392, 670), (384, 760)], [(430, 600), (416, 700), (414, 800)], [(380, 640), (364, 740),
                                                                                          (350, 830)]], _sprigs, 2.6)
    gilt_hem(group, [(398, 584), (420, 596), (448, 612)], 9, 5, 2.4)


def _arm(group: Group, spine: Path, first: float, last: float, dark: int) -> None:
    """A bare forearm along `spine`, its `dark` edge (0 left, 1 right) in the shade."""
    def half(u: Any) -> Any:
        return (first + (last - first) * u ** .8) / 2
    left, right = edges(spine, half)
    shape = (left + curve([left.end, right.end]) + right.back()).close()
    inner = edges(spine, lambda u: half(u) * .3)[dark]
    rim = (left, right)[dark].placed(at=0)
    inside = Group()
    band = (inner + curve([inner.end, rim.end]) + rim.back()).close()
    shaded(inside, band, LADY.shade, mix_ink(LADY.shade, "#9A6652", .4), 4, 8)
    group.solid(shape, LADY.skin, inside, 1.8, 3.8)


def _fan_arm(group: Group) -> None:
    _arm(group, curve([(424, 906), (402, 830), (376, 764), (352, 716)]), 78, 44, 1)
    cuff: list[Spot] = [(330, 822, "c"), (362, 812), (398, 822), (440, 846), (470, 866, "c"), (480, 920), (440, 952),
                        (380, 950), (344, 918)]
    garment(group, cuff, GREEN, [[(400, 850, "c"), (440, 900), (420, 960, "c"), (500, 960, "c"), (490, 850, "c")]],
            [[(346, 836), (362, 880), (392, 930)], [(380, 836), (398, 880), (430, 930)], [(424, 850), (436, 886),
                                                                                          (458, 916)]], _sprigs, 2.4)
    gilt_hem(group, [(330, 822), (362, 812), (398, 822), (440, 846), (470, 868)], 12, 10, 2.6)
    tint = skin_tint(LADY)
    hand_far(group, HOLD, FANNING, tint)
    for k, card in enumerate(FAN):
        _card(group, card.draw(), FIRST + STEP * k)
    hand_near(group, HOLD, FANNING, tint)
    bangle = HOLD.curve([(-80, 38), (-70, 56), (-58, 66)])
    group.stroke(bangle, pal.INK, 9).stroke(bangle, pal.GILT, 5.6).stroke(bangle, pal.GILT_LIGHT, 1.8)


def _card(group: Group, card: Group, turn: float) -> None:
    """A `card` of the deck, its foot at the pivot of the fan; its shade on the one below it."""
    frame = Pose(PIVOT, CARD, turn).path(rounded_rect(-305, -1130, 610, 1120, 40))
    group.silhouette(frame)
    group.fill(frame.placed(at=polar(7, SHADE + 120)), pal.INK, .35)
    group.add(Group().raw(card.text_of()), f'transform="translate({PIVOT.real} {PIVOT.imag}) rotate({turn}) '
              f'scale({CARD}) translate(-305 -1130)"')
    group.stroke(frame, pal.INK, 2.4)


SLEEVE: list[Spot] = [(704, 560, "c"), (752, 546), (796, 590), (834, 690), (862, 790), (876, 880), (850, 944),
                      (780, 956), (706, 946, "c"), (684, 912), (690, 862, "c"), (722, 800), (728, 700), (716, 620)]


def _near_arm(group: Group) -> None:
    _arm(group, curve([(770, 914), (720, 908), (670, 904), (628, 903)]), 86, 53, 0)
    garment(group, SLEEVE, GREEN,
            [[(800, 580, "c"), (830, 700), (830, 820), (790, 960, "c"), (900, 960, "c"), (900, 560, "c")],
             [(722, 640, "c"), (752, 740), (740, 850), (700, 930, "c"), (726, 930), (770, 840), (776, 730)],
             [(690, 870, "c"), (720, 900), (760, 920), (860, 930), (860, 980, "c"), (680, 980, "c")]],
            [[(730, 570), (764, 660), (780, 760)], [(760, 560), (804, 660), (822, 770)],
             [(730, 720), (738, 790), (716, 870)], [(790, 800), (776, 870), (744, 926)],
             [(834, 800), (826, 870), (800, 930)]], _sprigs, 2.6)
    gilt_hem(group, [(690, 862), (682, 906), (706, 948)], 13, 7, 2.8)
    gilt_hem(group, [(704, 560), (752, 547), (776, 566)], 9, 6, 2.4)
    tint = skin_tint(LADY)
    hand_far(group, REST, RESTING, tint)
    hand_near(group, REST, RESTING, tint)
    bangle = REST.curve([(-87, -22), (-82, 0), (-87, 22)])
    group.stroke(bangle, pal.INK, 9).stroke(bangle, pal.GILT, 5.6).stroke(bangle, pal.GILT_LIGHT, 1.8)
