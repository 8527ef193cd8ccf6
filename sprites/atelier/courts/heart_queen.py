"""Queen of hearts: a fair girl with two braids and a rose."""
from __future__ import annotations

from .. import palette as pal
from ..court import CourtInks, court_card
from ..dress import Cloth, brocade, forearm, garment, gilt_hem, mirrored, round_arm, sleeve
from ..faces import Person, portrait
from ..figures import Hair, fist, locks
from ..flowers.garden import rose
from ..frame import leaflet
from ..geometry import Spot, line
from ..hats import gem, small_crown
from ..locks import braid
from ..ribbons import ribbon
from ..splines import curve
from ..suits import pip
from ..svg import Group
from .sides import inked, roses

INKS = CourtInks("#E2B9A3", "#D5A58F", "#7C9678", "#B3322F", "#A63A3A", "#F3E2B8", 26, 1.1, (338, 262))
FAIR = Hair("#D9AE57", "#F4DC9C", "#A67A31")
GOWN = Cloth("#C77F78", "#9C4E50", "#E9BEB0")
CHEMISE = Cloth("#F4EBD6", "#D3C3A4", "#FFFFFF")
BODICE = Cloth("#8E3440", "#63212E", "#C0646A")
GIRL = Person("woman", lips="#C2544F", iris="#5F7FA0", brow="#8A6227", lids=.6, smile=.5)
HEAD, SCALE = (322, 278), 1.06


def draw() -> Group:
    """The whole card."""
    return court_card(inked(figure()), "D", "H", INKS)


def figure() -> Group:
    """The upper half, without its contour."""
    group = Group()
    roses(group, ((64, 404, .76, 10), (556, 190, .8, 40), (562, 414, .6, 0)), colours=("#DDA29A", "#B5605F", "#F4DACD"))
    girl = Group()
    _back_hair(girl)
    _neck(girl)
    _gown(girl)
    portrait(girl, HEAD, SCALE, 4, GIRL)
    locks(girl, FRONT, FAIR, 3)
    _crown(girl)
    for spots in BRAIDS:
        braid(girl, spots, 21, FAIR)
    _arm(girl)
    return group.add(mirrored(girl))


FRONT = (
    ([(352, 194), (382, 224), (376, 262), (370, 300), (378, 342)], 30),
    ([(300, 204), (278, 236), (270, 280), (276, 316), (264, 350)], 28),
    ([(342, 186), (292, 194), (254, 230), (246, 284), (268, 322), (254, 356)], 42),
    ([(344, 190), (312, 200), (282, 222), (270, 256), (274, 290)], 26),
    ([(344, 188), (380, 200), (400, 236), (394, 280), (402, 312), (388, 340)], 34),
    ([(344, 192), (366, 204), (380, 226), (380, 250)], 18))
BRAIDS: tuple[list[Spot], ...] = (
    [(262, 322), (246, 356), (250, 392), (236, 428)],  # both end above the band, so that the halves stay apart
    [(388, 312), (400, 356), (392, 410), (410, 470), (402, 548)])


def _back_hair(group: Group) -> None:
    mass = curve([(336, 164), (272, 180), (244, 244), (236, 310), (250, 352), (330, 366), (398, 346), (410, 300),
                  (402, 226), (382, 178)], closed=True)
    group.solid(mass, FAIR.dark, None, 1.6, 3)
    top = curve([(256, 252, "c"), (252, 196), (300, 158), (346, 158), (392, 184), (400, 244, "c"), (372, 206),
                 (342, 188, "c"), (290, 202)], closed=True)
    inside = Group()
    for q in range(8):
        s, way = divmod(q, 2)
        x = 262 + s * 8 if way else 394 - s * 6
        inside.ink(curve([(342, 164 + s * 3), ((342 + x) / 2 + (-14 if way else 14), 172 + s * 7), (x, 236)]), 2.4,
                   "both", FAIR.light if s % 2 else FAIR.dark)
    group.solid(top, FAIR.base, inside, 1.6, 3.6)


def _neck(group: Group) -> None:
    skin = curve([(292, 330, "c"), (296, 376), (274, 404), (196, 432), (150, 480), (150, 560, "c"), (500, 560, "c"),
                  (494, 480), (446, 430), (372, 402), (356, 374), (354, 340, "c")], closed=True)
    shade = curve([(286, 322, "c"), (304, 360), (336, 384), (366, 394, "c"), (366, 330, "c")], closed=True)
    group.solid(skin, GIRL.skin, Group().fill(shade, GIRL.shade), 1.7, 3.8)
    for spots, width in (([(290, 424), (322, 434), (338, 431)], 2.0), ([(352, 430), (386, 424), (412, 426)], 2.0)):
        group.ink(curve(spots), width)
    ribbon_ = gilt_hem(group, [(292, 386), (326, 402), (366, 392)], 9, 0, 0, BODICE.base, BODICE.light)
    pip(group, "H", ribbon_.at(.58) + 20j, 30, whips=False, edge=1.6)


BODY: list[Spot] = [(160, 452, "c"), (206, 470), (232, 500), (262, 506, "c"), (324, 520), (390, 504, "c"), (420, 496),
                    (450, 468), (490, 450, "c"), (508, 540), (520, 740, "c"), (130, 740, "c"), (136, 540)]


def _gown(group: Group) -> None:
    chemise: list[Spot] = [(222, 474, "c"), (258, 492), (324, 502), (396, 488), (430, 474, "c"), (436, 500, "c"),
                           (404, 560), (250, 560), (216, 500, "c")]
    garment(group, chemise, CHEMISE, (), [[(262, 494), (266, 506), (264, 520)], [(296, 500), (298, 512), (296, 526)],
                                          [(340, 502), (340, 514), (342, 528)], [(378, 494), (376, 508), (380, 520)]])
    garment(group, BODY, GOWN, [[(420, 470, "c"), (410, 560), (430, 740, "c"), (560, 740, "c"), (540, 440, "c")]],
            [[(250, 520), (262, 600), (252, 720)]], brocade("H", GOWN.light, (150, 490, 520, 730), (60, 48), 22, 15))
    front: list[Spot] = [(268, 508, "c"), (324, 524), (384, 506, "c"), (372, 600), (376, 740, "c"), (290, 740, "c"),
                         (288, 600)]
    garment(group, front, BODICE, [[(346, 500, "c"), (342, 740, "c"), (400, 740, "c"), (400, 500, "c")]])
    for y in range(536, 720, 32):
        for s in (-1, 1):
            lace = line((329 - s * 36, y - 10), (329 + s * 36, y + 14))
            group.stroke(lace, pal.INK, 7).stroke(lace, pal.GILT_LIGHT, 4)
    gilt_hem(group, [(160, 456), (206, 472), (234, 500), (324, 522), (416, 498), (450, 470), (490, 454)], 12, 21)


def _crown(group: Group) -> None:
    small_crown(group, (HEAD[0] + 6, HEAD[1] - 2), .98, cap=BODICE.base, cap_dark=BODICE.dark)
    for x, y, scale, turn in ((252, 232, .5, 0), (272, 206, .44, 30), (402, 228, .44, 10), (390, 204, .38, 50)):
        rose(group, (x, y), scale, turn)


def _arm(group: Group) -> None:
    sleeve(group, [(466, 446), (508, 520), (532, 700)], GOWN, round_arm(50, 56))
    stalk = ribbon(curve([(484, 720), (474, 600), (462, 490), (456, 420)]), lambda u: 5.5 - 1.5 * u)
    group.solid(stalk, "#5C7B57", None, 1.5, 3)
    for s, turn in ((-1, -66), (1, 62)):
        leaflet(group, 460 + 470j, 44, 11, turn, .3 * s)
    rose(group, (452, 392), 1.08, -14)
    forearm(group, [(558, 716), (532, 640), (488, 576)], CHEMISE, (40, 21), BODICE.base, BODICE.dark)
    fist(group, (466, 540), .88, -22, True, GIRL.skin, GIRL.shade)
    gem(group, (452, 536), 5, "#A81F33", "#E7A596")
