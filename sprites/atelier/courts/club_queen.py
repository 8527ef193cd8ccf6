"""Queen of clubs: a queen with loose red hair, bent over a bunch of clover, a four-leaved leaf between two fingers."""
from __future__ import annotations

import numpy as np

from .. import palette as pal
from ..court import CourtInks, court_card
from ..dress import Cloth, brocade, garment, gilt_hem, sleeve
from ..figures import pearls
from ..flowers.garden import clover
from ..geometry import Path, Point, Spot, circle, line, pair, point, polar
from ..growth.clover_head import clover_head
from ..hands import Digit, HandShape, hand_far, hand_near
from ..hats import gem
from ..likeness import skin_tint
from ..line import keyline, taper
from ..plants import stem
from ..splines import Pose, curve
from ..suits import pip
from ..svg import Group
from .club_queen_head import LADY, diadem, hair_behind, head
from .sides import clovers
from .tapestry import tapestry

INKS = CourtInks("#C6CFA8", "#B7C196", "#A9742E", "#2B4B3A", "#274A39")
GOWN = Cloth("#4B7E5D", "#305B45", "#93B88F")
SHEEN = "#669870"  # light on the green cloth
LINING = Cloth("#E3CE96", "#B99A58", "#F5EACB")
LINEN = Cloth("#F6EFDC", "#CFC1A0", "#FFFFFF")
PICK = Pose((226, 424), .92, 12, True)
HOLD = Pose((160, 532), .96, -10)


def draw() -> Group:
    outlined = keyline(figure(), 1.8, 5.2)
    return court_card(tapestry(INKS, "C", "#EAD8A4", "#DDC88E").raw(outlined.text_of()), "D", "C", INKS)


def figure() -> Group:
    group = Group()
    clovers(group, ((66, 566, .52, -60), (66, 348, .5, -10), (541, 120, .66, 20), (547, 178, .56, 40),
                    (545, 304, .6, 30), (549, 378, .46, -20)))
    queen = Group()
    for part in (hair_behind, _far_sleeve, _gown, _far_puff, _neck, head, diadem, _bunch, _near_sleeve, _four_leaved):
        part(queen)
    return group.add(queen)


# ---------------------------------------------------------------- dress

def _neck(group: Group) -> None:
    neck: list[Spot] = [(318, 312, "c"), (318, 350), (290, 372), (250, 392, "c"), (266, 440), (330, 470), (400, 436),
                        (428, 386, "c"), (388, 368), (372, 344), (374, 296, "c")]
    inside = Group().fill(curve([(312, 320, "c"), (334, 336), (360, 330), (380, 300, "c"), (390, 360), (430, 384, "c"),
                                 (400, 450), (372, 440), (386, 400), (366, 372), (334, 372), (318, 352)], closed=True),
                          LADY.shade)
    inside.ink(curve([(296, 396), (318, 402), (330, 414)]), 2, "both", LADY.shade)
    inside.ink(curve([(346, 414), (366, 404), (388, 402)]), 2, "both", "#B98A6C")
    group.solid(curve(neck, closed=True), LADY.skin, inside, 1.7, 3.6)
    pearls(group, curve([(306, 366), (322, 384), (346, 388), (372, 372), (382, 358)]), 13, 4.6)
    pip(group, "C", (345, 404), 24, whips=False, edge=1.6, colour="#3F7A56")


def _gown(group: Group) -> None:
    body: list[Spot] = [(253, 393, "c"), (230, 416), (214, 470), (222, 524), (242, 560, "c"), (226, 620),
                        (206, 740, "c"), (480, 740, "c"), (462, 570), (474, 470), (450, 410), (424, 388, "c"),
                        (400, 440), (330, 472), (272, 440)]
    darks: list[list[Spot]] = [
        [(416, 420, "c"), (420, 520), (436, 740, "c"), (520, 740, "c"), (500, 400, "c")],
        [(320, 486, "c"), (318, 530), (330, 566, "c"), (372, 548, "c"), (360, 480, "c")],
        [(236, 470, "c"), (240, 520), (250, 560, "c"), (222, 560, "c"), (206, 480, "c")],
        [(262, 570, "c"), (254, 640), (230, 740, "c"), (262, 740, "c"), (276, 650), (274, 570, "c")]]
    outline = garment(group, body, GOWN, darks, [[(258, 440), (242, 490), (252, 548)], [(250, 572), (242, 610),
                                                                                        (230, 650)]], _sheen)
    girdle = Group()
    gilt_hem(girdle, [(228, 542), (262, 560), (300, 563), (350, 548)], 11)
    group.clip(outline, girdle).contour(outline, 1.8, 4.4)
    frill: list[Spot] = [(258, 398, "c"), (274, 434), (330, 462), (394, 434), (420, 394, "c"), (412, 450), (332, 486),
                         (262, 452)]
    ruche = Group()
    neckline = curve([(254, 394), (272, 440), (330, 471), (400, 440), (424, 390)])
    for u in np.linspace(.04, .96, 24):
        ruche.ink(curve([neckline.at(u) + 1j * neckline.tangent(u) * -9, neckline.at(u)]), 2.2, "out", "#A08B66")
    group.solid(curve(frill, closed=True), LINEN.base, ruche, 1.5, 2.6)
    gilt_hem(group, [(253.5, 396), (273, 441), (330, 472), (399, 441), (422, 398)], 13, 15)


def _sheen(group: Group) -> None:
    skirt: list[Spot] = [(296, 574, "c"), (302, 640), (292, 740, "c"), (330, 740, "c"), (336, 640), (322, 574, "c")]
    group.fill(curve(skirt, closed=True), SHEEN)
    panel = curve([(268, 430, "c"), (260, 490), (264, 566, "c"), (310, 568, "c"), (316, 510), (328, 466, "c")],
                  closed=True)
    shade = curve([(304, 460, "c"), (298, 510), (298, 570, "c"), (330, 570, "c"), (340, 460, "c")], closed=True)
    group.silhouette(panel).fill(panel, LINING.base).clip(panel, Group().fill(shade, LINING.dark))
    group.stroke(panel, pal.INK, 6).stroke(panel, pal.GILT, 3.4)
    stalk = curve([(284, 552), (280, 536), (284, 516)])
    group.fill(taper(stalk, 5, 2.4), GOWN.dark)
    for way in (-1, 1):
        group.ink(curve([(281, 544), (281 + way * 6, 536), (281 + way * 11, 537)]), 2.4, "in", GOWN.dark)
        pip(group, "C", (282 + way * 13, 532), 14, 34 * way, whips=False, colour=GOWN.base)
    pip(group, "C", (285, 508), 25, whips=False, colour=GOWN.dark)


def _far_sleeve(group: Group) -> None:
    outer: list[Spot] = [(256, 391, "c"), (214, 405), (168, 456), (116, 520), (72, 590, "c"), (66, 640),
                         (80, 700, "c"), (226, 700, "c"), (244, 560), (262, 470)]
    garment(group, outer, GOWN, [[(226, 470, "c"), (206, 560), (200, 690, "c"), (250, 690, "c"), (270, 480, "c")],
                                 [(120, 530, "c"), (130, 600), (120, 690, "c"), (80, 640, "c")]],
            [[(226, 420), (190, 490), (180, 570)], [(206, 430), (160, 510), (150, 600)], [(240, 450), (216, 540),
                                                                                         (212, 640)]],
            brocade("C", GOWN.light, (110, 470, 240, 690), (74, 64), 23, 14))
    arm: list[Spot] = [(98, 576, "c"), (86, 610), (70, 690, "c"), (140, 690, "c"), (146, 650), (146, 598, "c")]
    garment(group, arm, LINEN, [[(132, 580, "c"), (128, 620), (108, 700, "c"), (180, 700, "c"), (170, 570, "c")],
                                [(104, 590, "c"), (104, 616), (84, 690, "c"), (96, 690, "c"), (114, 620)]],
            [[(102, 592), (98, 622), (84, 664)], [(116, 596), (116, 628), (102, 676)],
             [(132, 600), (132, 634), (120, 680)]], None, 2)


Pair = tuple[list[Spot], list[Spot]]
PUFF: list[Spot] = [(419, 394, "c"), (438, 381), (472, 386), (504, 418), (516, 462), (508, 494, "c"), (466, 476),
                    (420, 470, "c"), (413, 438)]
SEAM: Pair = ([(421, 402), (436, 390), (458, 386)], [(422, 470), (466, 476), (507, 492)])
FAR_PUFF: list[Spot] = [(262, 404, "c"), (246, 384), (214, 387), (186, 414), (174, 456), (180, 486, "c"), (216, 472),
                        (256, 470, "c"), (267, 436)]
FAR_SEAM: Pair = ([(260, 406), (248, 392), (228, 387)], [(256, 470), (216, 472), (181, 484)])


def _puff(group: Group, outline: list[Spot], ends: Pair, out: int, darks: list[list[Spot]]) -> None:
    """A shoulder gathered at the seam and again above the elbow; `out` is the way away from the body."""
    seam, band = (curve(spots) for spots in ends)

    def pleats(inside: Group) -> None:
        for u in (.1, .36, .62, .88):
            root, foot = complex(seam.at(u)), complex(band.at(u))
            belly = (root + foot) / 2 + out * (4 + 22 * u) - 6j * u
            inside.fill(curve([(*pair(root), "c"), belly, (*pair(foot), "c"), (*pair(foot + 11 * out), "c"),
                               belly + 9 * out], closed=True), SHEEN)
            inside.ink(curve([root, belly, foot]), 2.8, "both")
    garment(group, outline, GOWN, darks, (), pleats)


def _far_puff(group: Group) -> None:
    _puff(group, FAR_PUFF, FAR_SEAM, -1, [[(262, 400, "c"), (252, 440), (254, 480, "c"), (276, 480, "c"),
                                           (274, 400, "c")]])


UPPER_ARM: list[Spot] = [(428, 404, "c"), (464, 404), (496, 430), (514, 500), (520, 620, "c"), (420, 620, "c"),
                         (406, 540), (408, 480), (418, 436)]
FOREARM: list[Spot] = [(340, 440, "c"), (380, 450), (424, 474), (470, 560, "c"), (400, 610, "c"), (312, 560, "c"),
                       (340, 520), (348, 476)]
INSIDE: list[Spot] = [(340, 440, "c"), (322, 468), (310, 516), (312, 560, "c"), (360, 560, "c"), (366, 460, "c")]


def _forearm_light(inside: Group) -> None:
    inside.fill(curve([(348, 448, "c"), (386, 464), (424, 486), (396, 486), (358, 474)], closed=True), SHEEN)


def _near_sleeve(group: Group) -> None:
    garment(group, UPPER_ARM, GOWN, [[(492, 430, "c"), (500, 500), (494, 620, "c"), (560, 620, "c"), (540, 390, "c")]],
            [[(470, 482), (478, 520), (470, 560)]])
    _puff(group, PUFF, SEAM, 1, [[(488, 390, "c"), (498, 430), (496, 500, "c"), (550, 500, "c"), (540, 400, "c")]])
    garment(group, INSIDE, LINING, [[(336, 460, "c"), (326, 514), (332, 580, "c"), (380, 580, "c"), (376, 440, "c")]],
            [[(332, 470), (320, 506), (322, 540)]])
    sleeve(group, [(384, 500), (340, 480), (304, 460)], LINEN, lambda u: 24 - 4 * u)
    garment(group, FOREARM, GOWN, [[(322, 556, "c"), (350, 522), (396, 520), (470, 556, "c"), (420, 640, "c"),
                                    (300, 600, "c")]],
            [[(360, 458), (382, 474), (408, 480)], [(360, 490), (382, 498), (410, 496)], [(352, 520), (380, 526),
                                                                                         (404, 516)]],
            _forearm_light)
    gilt_hem(group, [(340, 440), (348, 476), (340, 520), (312, 560)], 10, 9)


# ---------------------------------------------------------------- hands and clover

HOLDING = HandShape(  # round the stalks, slender: from below on the left, the thumb over the fingers
    [(-66, 36, "c"), (-55, 8), (-40, -18), (-22, -29), (-9, -24), (-7, -4), (-8, 14), (-12, 28), (-22, 38),
     (-42, 60, "c")],
    near=(Digit([(-20, 27), (-4, 33), (7, 33), (12, 29)], 12, joints=(.62,)),
          Digit([(-18, 15), (0, 22), (13, 22), (18, 16)], 14, joints=(.62,)),
          Digit([(-18, 2), (2, 9), (16, 8), (22, 2)], 15, joints=(.62,)),
          Digit([(-21, -11), (2, -5), (16, -7), (22, -14)], 15, joints=(.62,)),
          Digit([(-41, 8), (-33, -14), (-15, -24), (8, -18)], 14, nail=True, joints=(.6,))),
    shades=([(-70, 44, "c"), (-44, 36), (-24, 24), (-14, 0), (-4, 30), (-36, 70, "c")],
            [(-36, 12), (-26, -10), (-14, -18), (-8, -10), (-18, 0), (-28, 16)]),
    lines=(([(-26, -3), (-19, 1), (-18, 7)], 1.3), ([(-25, 12), (-18, 15), (-18, 21)], 1.3),
           ([(-26, 24), (-20, 27), (-20, 32)], 1.2)))
PICKING = HandShape(  # its back seen, from the left: a stalk, upright through (0, 0), between thumb and forefinger
    [(-102, 9, "c"), (-78, -3), (-62, -11), (-48, -10), (-40, -3), (-38, 9), (-40, 22), (-45, 33), (-56, 42),
     (-76, 41), (-102, 40, "c")],
    far=(Digit([(-66, -3), (-47, -15), (-24, -17), (5, -7)], 13.4, nail=True, joints=(.56,)),),
    near=(Digit([(-55, 34), (-45, 46), (-32, 54), (-24, 63)], 10, nail=True, joints=(.44, .74)),
          Digit([(-48, 24), (-31, 34), (-13, 40), (-5, 51)], 11.4, nail=True, joints=(.44, .74)),
          Digit([(-43, 12), (-23, 17), (-3, 20), (8, 31)], 12.2, nail=True, joints=(.44, .74)),
          Digit([(-42, 0), (-24, -3), (-7, -3), (7, -8)], 12.2, nail=True, joints=(.46, .76))),
    shades=([(-96, 28, "c"), (-72, 32), (-56, 32), (-46, 24), (-36, 28, "c"), (-40, 70, "c"), (-96, 60, "c")],),
    lines=(([(-44, -4), (-39, -2), (-39, 4)], 1.2), ([(-46, 10), (-42, 14), (-43, 19)], 1.2),
           ([(-51, 23), (-47, 27), (-49, 32)], 1.1), ([(-66, 3), (-56, 2), (-48, 2)], 1.0)))
CUT = "#DDE3B4"  # where a stalk was cut


def _bunch(group: Group) -> None:
    tint, hand = skin_tint(LADY), HOLD.point((0, -6))
    hand_far(group, HOLD, HOLDING, tint)
    tips: tuple[tuple[float, float], ...] = ((96, 452), (126, 410), (168, 402), (98, 506))
    for x, y in tips:
        stem(group, curve([HOLD.point((2, 30)), hand, (hand + complex(x, y)) / 2 + 6, (x, y)]), 6, 3)
    for x, y in ((-12, 66), (14, 66), (2, 74)):
        foot = HOLD.point((x, y))
        stem(group, curve([HOLD.point((0, 10)), HOLD.point((x * .3, 38)), foot]), 7, 6, "#7FA468", "#C3D29A")
        group.fill(circle(foot, 3.6), pal.INK).fill(circle(foot, 2.2), CUT)
    cuff: list[Spot] = [(94, 584, "c"), (104, 572), (118, 562, "c"), (136, 574), (150, 592, "c"), (146, 604),
                        (136, 616, "c"), (118, 598)]
    hand_near(group, HOLD, HOLDING, tint)
    garment(group, cuff, LINING, [[(124, 580, "c"), (134, 600), (130, 630, "c"), (170, 610, "c"), (150, 570, "c")]])
    gilt_hem(group, [(118, 562), (137, 575), (150, 591)], 4)
    gem(group, HOLD.point((-2, 9)), 5, "#3F7A56", "#9CC4A4")
    for (x, y), scale, turn in ((tips[0], .74, -30), (tips[3], .6, -70)):
        clover(group, (x, y), scale, turn)
    clover_head(group, Pose((126, 434), .7, -26), ripe=.45, seed=2, count=46)
    clover_head(group, Pose((168, 426), .84, 10), ripe=.8, seed=5, count=50)
    clover(group, (150, 456), .72, 6)


def _four_leaved(group: Group) -> None:
    at = PICK.at + complex(-14, -66)
    hand_far(group, PICK, PICKING, skin_tint(LADY))
    stem(group, curve([PICK.point((-22, 78)), PICK.point((-10, 66)), PICK.point((-2, 30)), PICK.at,
                       (PICK.at + at) / 2 + 3, at]), 5, 3.4)
    hand_near(group, PICK, PICKING, skin_tint(LADY))
    cuff: list[Spot] = [(314, 434, "c"), (326, 442, "c"), (326, 466), (312, 488, "c"), (298, 480, "c"), (309, 458)]
    garment(group, cuff, LINING, [[(300, 470, "c"), (318, 464), (334, 470, "c"), (314, 500, "c"), (290, 490, "c")]])
    for k in range(4):
        _leaflet(group, at, .84, 34 + 90 * k)


def _leaflet(group: Group, at: Point, scale: float, way: float) -> None:
    centre = point(at)

    def heart(rows: tuple[tuple[float, float], ...]) -> Path:
        return curve([(centre.real, centre.imag, "c"), *(centre + polar(r * scale, way + off) for r, off in rows)],
                     closed=True)
    leaf = heart(((26, -40), (44, -30), (45, -12), (38, 0), (45, 12), (44, 30), (26, 40)))
    marks = Group().fill(heart(((24, -30), (31, 0), (24, 30))), "#C9DBAE").fill(heart(((16, -26), (21, 0), (16, 26))),
                                                                             "#7FAE70")
    group.silhouette(leaf).fill(leaf, "#7FAE70").clip(leaf, marks)
    group.ink(line(centre, centre + polar(37 * scale, way)), 2, "out")
    group.contour(leaf, 1.5, 3.4)

