"""Knave of diamonds: a blond gallant in a plumed hat, with a sunflower on his shoulder."""
from __future__ import annotations

from .. import palette as pal
from ..court import CourtInks, court_card
from ..dress import Cloth, brocade, button, forearm, garment, gilt_hem, round_arm, sleeve
from ..faces import Person, portrait
from ..figures import Hair, fist, lock, locks, whisker
from ..flowers.sunflower import sunflower, sunflower_leaf
from ..geometry import Spot
from ..ribbons import ribbon
from ..splines import curve
from ..suits import pip
from ..svg import Group
from .sides import inked, sunflowers

INKS = CourtInks("#E6D09C", "#D8BF86", "#8A5A34", "#F0DDB0", "#9A5420")
BLOND = Hair("#C9963F", "#EBCB80", "#8E5F20")
HAT = Cloth("#7A4A2E", "#54301F", "#A87B50")
DOUBLET = Cloth("#C9822F", "#96581F", "#E3B060")
PLUME = Hair("#EFE3C6", "#FBF5E4", "#C2AC84")
PLUME_RED = Hair("#B5502F", "#DB8A5E", "#7E3120")
GALLANT = Person("man", iris="#5F7FA0", brow="#8E5F20", mouth=False, lids=.25)


def draw() -> Group:
    """The whole card."""
    return court_card(inked(figure()), "V", "D", INKS)


def figure() -> Group:
    """The upper half, without its contour."""
    group = Group()
    sunflowers(group, ((560, 204, .74, 10), (562, 408, .56, 0), (60, 428, .62, 0)))
    _back_hair(group)
    _doublet(group)
    _ruff(group)
    portrait(group, (330, 286), 1.06, 3, GALLANT)
    _beard(group)
    locks(group, SIDE_HAIR, BLOND)
    _hat(group)
    _arm(group)
    return group


SIDE_HAIR = (([(296, 236), (272, 270), (280, 312), (254, 350), (268, 386), (246, 396)], 30),
             ([(304, 240), (284, 280), (292, 318), (272, 352), (282, 372)], 22),
             ([(382, 244), (392, 276), (386, 312), (404, 342), (396, 360)], 18))


def _back_hair(group: Group) -> None:
    mass = curve([(300, 210, "c"), (252, 260), (244, 340), (232, 396), (270, 420, "c"), (390, 420, "c"), (416, 380),
                  (406, 310), (392, 230, "c")], closed=True)
    group.solid(mass, BLOND.dark, None, 1.6, 3)
    locks(group, [([(290, 226), (256, 270), (258, 330), (240, 380), (248, 412), (260, 404)], 34),
                  ([(388, 232), (406, 290), (402, 340), (414, 380), (404, 404), (396, 396)], 28)], BLOND, 3)


BODY: list[Spot] = [(270, 420, "c"), (206, 432), (160, 470), (140, 560), (146, 740, "c"), (510, 740, "c"),
                    (500, 560), (478, 464), (430, 428), (390, 420, "c")]


def _doublet(group: Group) -> None:
    garment(group, BODY, DOUBLET, [[(430, 420, "c"), (410, 520), (430, 740, "c"), (560, 740, "c"), (520, 420, "c")]],
            (), brocade("D", DOUBLET.light, (160, 490, 520, 730), (58, 46), 20, 13))
    for y in (476, 520, 564, 608):
        for s in (-1, 1):
            gilt_hem(group, [(346 + s * 6, y + 16), (346 + s * 44, y + 20), (346 + s * 86, y)], 8)
            button(group, (346 + s * 88, y), 6.5)
    gilt_hem(group, [(344, 450), (352, 560), (346, 720)], 16)
    for y in (490, 530, 570, 610, 650):
        button(group, (347 + (y - 490) * .02, y), 7)


def _ruff(group: Group) -> None:
    """A pleated ruff of two rows."""
    for level, radius in ((0, 1.0), (1, .8)):
        spots: list[Spot] = []
        count = 19  # odd ones are the tips
        for i in range(count):
            u = i / (count - 1)
            x, y = 234 + u * 196, 402 - level * 12 + 44 * (1 - (2 * u - 1) ** 2) - 8 * u
            x = 332 + (x - 332) * (1 if not level else .86)
            spots += [(x - 5, y + 10), (x, y + 16 * radius, "c")] if i % 2 else [(x - 5, y + 2), (x, y - 3, "c")]
        back: list[Spot] = [(424, 380, "c"), (396, 366), (340, 392), (276, 372), (244, 388, "c")]
        ruff = curve([*spots[1:], *back], closed=True)
        inside = Group()
        for i in range(count):
            u = i / (count - 1)
            x, y = 234 + u * 196, 402 - level * 12 + 44 * (1 - (2 * u - 1) ** 2)
            inside.ink(curve([(336 + (x - 336) * .6, y - 34), (x, y + 8)]), 5 if i % 2 else 2, "out",
                       pal.PAPER_DARK if i % 2 else pal.INK)
        group.solid(ruff, pal.WHITE, inside, 1.6, 3.4)


def _beard(group: Group) -> None:
    lip = curve([(338, 345), (350, 342), (362, 345), (356, 351), (346, 352)], closed=True)
    group.fill(lip, "#B4615A").ink(curve([(336, 344), (350, 346), (364, 344)]), 2)
    for spots, width in (([(352, 352), (344, 366), (350, 396)], 18), ([(356, 352), (358, 370), (348, 402)], 14)):
        lock(group, spots, width, BLOND, 1)
    lock(group, [(354, 331), (336, 336), (316, 346), (296, 338), (292, 324)], 17, BLOND, half=whisker(17))
    lock(group, [(352, 331), (368, 336), (384, 344), (398, 336), (400, 324)], 15, BLOND, half=whisker(15))


def _hat(group: Group) -> None:
    crown = curve([(262, 226, "c"), (262, 160), (290, 120), (344, 112), (390, 132), (404, 180), (402, 226, "c"),
                   (330, 244)], closed=True)
    group.solid(crown, HAT.base, Group().fill(curve([(350, 240, "c"), (366, 170), (356, 100, "c"), (440, 110, "c"),
                                                     (430, 240, "c")], closed=True), HAT.dark), 1.8, 4.4)
    gilt_hem(group, [(262, 206), (300, 222), (340, 224), (376, 216), (403, 200)], 15)
    brim = curve([(196, 206, "c"), (220, 236), (276, 254), (340, 256), (404, 240), (446, 200), (470, 156, "c"),
                  (440, 176), (402, 206), (340, 226), (270, 222), (232, 200)], closed=True)
    group.solid(brim, HAT.base, Group().fill(curve([(196, 206, "c"), (232, 236), (300, 250), (350, 246), (420, 222),
                                                    (470, 156, "c"), (470, 260, "c"), (200, 270, "c")], closed=True),
                                             HAT.dark), 1.8, 4.6)
    for table, hair in ((PLUMES_RED, PLUME_RED), (PLUMES, PLUME)):
        for spots, width in table:
            lock(group, spots, width, hair, 3)
    pip(group, "D", (282, 214), 34, whips=False, edge=1.6, colour="#B65A10")


PLUMES_RED = (([(290, 210), (296, 140), (342, 88), (410, 84), (452, 110), (456, 140)], 44),)
PLUMES = (([(286, 212), (262, 150), (284, 92), (340, 62), (404, 60), (434, 84)], 44),
          ([(282, 214), (240, 170), (222, 128), (238, 92), (272, 76)], 34))


def _arm(group: Group) -> None:
    sleeve(group, [(188, 446), (142, 530), (116, 700)], DOUBLET, round_arm(52, 50), 4)
    stalk = ribbon(curve([(206, 740), (192, 600), (160, 470), (146, 390), (150, 330)]), lambda u: 8 - 1.5 * u)
    group.solid(stalk, "#7C9456", None, 1.6, 3.6)
    sunflower_leaf(group, (160, 470), 70, -66)
    sunflower_leaf(group, (158, 452), 60, 46)
    sunflower(group, (146, 314), 74, -10, 17)
    forearm(group, [(118, 696), (140, 640), (176, 596)], DOUBLET, (36, 23), pal.WHITE, pal.PAPER_DARK)
    fist(group, (184, 552), .98, -6)
