"""Knight of diamonds: a turbaned rider with a sabre on a dappled horse."""
from __future__ import annotations

from .. import palette as pal
from ..court import CourtInks, court_card
from ..dress import Cloth, brocade, button, forearm, garment, gilt_hem, round_arm, sleeve
from ..faces import Person, portrait
from ..figures import Hair, fist, lock, locks, whisker
from ..flowers.sunflower import sunflower
from ..geometry import Spot
from ..hats import gem
from ..horses import COLLECTED, Coat, horse, mane, strap, stud
from ..moved import set_down
from ..splines import Pose, curve
from ..suits import pip
from ..svg import Group
from .sides import inked, sunflowers

INKS = CourtInks("#E6D09C", "#D8BF86", "#8A5A34", "#F0DDB0", "#9A5420")
KAFTAN = Cloth("#C9822F", "#96581F", "#EBBE70")
COAT = Cloth("#7A3B2A", "#54261D", "#B5714F")
LINEN = Cloth("#F3EAD5", "#CDBB98", "#FFFFFF")
DARK = Hair("#4A3428", "#7D5D48", "#2C1E18")
PLUME = Hair("#EFE3C6", "#FBF5E4", "#C2AC84")
GREY_MANE = Hair("#6E6A66", "#A29C93", "#45423F")
DAPPLED = Coat("#A9A49B", "#D3CEC2", "#7C7872", "#B79C92", GREY_MANE)
RIDER = Person("man", skin="#DDAA78", shade="#B97E52", iris="#5A4326", brow="#2C1E18", bushy=1.5, lids=.5, mouth=False,
               blush="#C07A54")
STEEL = Cloth("#C9CBC6", "#8A919A", "#F1EFE6")
LEATHER, LEATHER_LIGHT = "#9A3F2A", "#D0764F"
HORSE = Pose((112, 90), .84)
BUST = Pose((-36, -2), 1.09)
ARM = Pose((-8, 18), 1.02)


def draw() -> Group:
    """The whole card."""
    return court_card(inked(figure()), "C", "D", INKS)


def figure() -> Group:
    """The upper half, without its contour."""
    group = Group()
    sunflowers(group, ((62, 420, .62, 0), (560, 196, .66, 10)), ((62, 606, -52, 66), (70, 560, 44, 62),
                                                               (558, 366, -48, 50), (545, 290, 46, 46)))
    rider, arm = Group(), Group()
    for part in (_kaftan, _head, _turban):
        part(rider)
    _sabre(arm)
    group.add(set_down(rider, BUST))
    horse(group, COLLECTED, DAPPLED, HORSE, 90)
    strap(group, HORSE.curve([(440, 380), (400, 440), (300, 450), (176, 440)]), LEATHER, LEATHER_LIGHT, 9)
    mane(group, COLLECTED, DAPPLED, HORSE, 9, 84, 30, .8)
    _harness(group)
    return group.add(set_down(arm, ARM))


def _kaftan(group: Group) -> None:
    spots: list[Spot] = [(252, 266, "c"), (204, 290), (176, 360), (160, 470), (120, 740, "c"), (390, 740, "c"),
                         (384, 480), (376, 356), (352, 292), (318, 266, "c")]
    garment(group, spots, KAFTAN, [[(330, 280, "c"), (326, 400), (340, 740, "c"), (430, 740, "c"), (410, 280, "c")]],
            (), brocade("D", KAFTAN.light, (150, 320, 400, 720), (52, 44), 20, 12))
    gilt_hem(group, [(288, 300), (300, 400), (296, 560)], 12)
    for y in (326, 358, 390):
        for s in (-1, 1):
            gilt_hem(group, [(294 + s * 4, y + 10), (294 + s * 26, y + 10), (294 + s * 48, y)], 6)
        button(group, (296, y + 10), 5.5)
    collar: list[Spot] = [(240, 262, "c"), (262, 292), (290, 306), (326, 288), (336, 262, "c"), (356, 284, "c"),
                          (330, 326), (290, 336), (246, 320), (218, 286, "c")]
    garment(group, collar, COAT, [[(300, 310, "c"), (340, 260, "c"), (370, 290), (300, 350, "c")]])


def _head(group: Group) -> None:
    mass = curve([(256, 140, "c"), (240, 180), (246, 230), (262, 268, "c"), (320, 262, "c"), (330, 180)], closed=True)
    group.solid(mass, DARK.dark, None, 1.5, 3)
    neck = curve([(266, 226, "c"), (262, 270), (288, 296, "c"), (322, 268, "c"), (320, 240, "c")], closed=True)
    group.solid(neck, RIDER.shade, None, 1.5, 3)
    portrait(group, (292, 194), .9, 6, RIDER)
    locks(group, [([(264, 158), (252, 184), (258, 208), (250, 230)], 18)], DARK)
    lip = curve([(297, 245), (309, 243), (319, 245), (314, 251), (304, 251)], closed=True)
    group.fill(lip, "#9C4E44").stroke(lip, pal.INK, 1.2)
    lock(group, [(312, 232), (298, 238), (282, 252), (262, 248), (254, 232)], 18, DARK, half=whisker(18))
    lock(group, [(310, 232), (324, 238), (336, 250), (350, 244), (352, 232)], 15, DARK, half=whisker(15))


def _turban(group: Group) -> None:
    for spots, width in (([(300, 96), (298, 68), (320, 52), (352, 58), (374, 84), (370, 106)], 28),
                         ([(300, 94), (288, 70), (264, 58), (238, 66), (226, 92)], 26),
                         ([(300, 96), (298, 70), (312, 50), (336, 48)], 20)):
        lock(group, spots, width, PLUME, 3)
    wrap = curve([(236, 168, "c"), (222, 130), (240, 92), (292, 78), (342, 94), (360, 132), (346, 166, "c"),
                  (292, 142)], closed=True)
    inside = Group().fill(curve([(310, 150, "c"), (334, 120), (320, 80, "c"), (380, 80, "c"), (370, 170, "c")],
                                closed=True), LINEN.dark)
    for spots in ([(234, 160), (262, 110), (330, 92)], [(238, 166), (286, 124), (354, 118)],
                  [(346, 164), (310, 126), (240, 108)], [(350, 150), (318, 110), (262, 90)],
                  [(230, 140), (250, 100), (296, 82)]):
        inside.ink(curve(spots), 2.6, "both")
    group.solid(wrap, LINEN.base, inside, 1.8, 4.6)
    cap = curve([(262, 92, "c"), (272, 66), (296, 58), (320, 68), (328, 92, "c"), (294, 80)], closed=True)
    group.solid(cap, COAT.base, None, 1.7, 4)
    pip(group, "D", (300, 112), 38, whips=False, edge=1.8, colour="#B65A10")
    gem(group, (300, 84), 7, pal.GILT, pal.GILT_LIGHT)
    tail = curve([(246, 160, "c"), (222, 176), (212, 220), (222, 262), (206, 300, "c"), (232, 306, "c"), (246, 264),
                  (238, 222), (262, 170, "c")], closed=True)
    group.solid(tail, LINEN.base, Group().fill(curve([(240, 170, "c"), (230, 230), (236, 310, "c"), (280, 300, "c"),
                                                      (270, 170, "c")], closed=True), LINEN.dark), 1.7, 4)


def _harness(group: Group) -> None:
    for spots, width in (([(400, 206), (404, 270), (420, 330), (440, 376)], 11),
                         ([(438, 376), (456, 360), (474, 342)], 11), ([(408, 226), (422, 222), (434, 226)], 9)):
        strap(group, HORSE.curve(spots), LEATHER, LEATHER_LIGHT, width)
    for at in ((404, 268), (440, 376), (406, 226)):
        stud(group, HORSE.point(at))
    sunflower(group, HORSE.point((424, 236)), 15, 0, 11)
    band = HORSE.curve([(60, 600), (200, 566), (310, 510), (400, 424)])
    inside = Group()
    strap(inside, band, LEATHER, LEATHER_LIGHT, 14)
    group.clip(HORSE.shape(COLLECTED.body), inside)
    for u in (.3, .42, .54, .66, .78):
        root = band.at(u)
        tassel = Pose(root, 1, 0)
        group.solid(tassel.shape([(-4, 6, "c"), (-9, 40, "c"), (9, 40, "c"), (4, 6, "c")]), "#C9682A", None, 1.5, 3)
        stud(group, root, 8)


def _sabre(group: Group) -> None:
    forearm(group, [(150, 548), (186, 552), (222, 520)], KAFTAN, (32, 21), LINEN.base, LINEN.dark)
    sleeve(group, [(212, 316), (170, 390), (146, 470), (158, 548)], COAT, round_arm(42, 40))
    gilt_hem(group, [(127, 556), (158, 557), (189, 546)], 9)
    blade = curve([(206, 446, "c"), (168, 390), (136, 324), (124, 258, "c"), (154, 308), (188, 358), (228, 430, "c")],
                  closed=True)
    dark = curve([(214, 440, "c"), (176, 380), (144, 314), (124, 250, "c"), (160, 300), (240, 430, "c")], closed=True)
    group.solid(blade, STEEL.light, Group().fill(dark, STEEL.dark), 1.7, 4)
    grip = curve([(214, 438, "c"), (228, 430, "c"), (262, 500), (250, 520, "c"), (238, 512)], closed=True)
    group.solid(grip, "#4A3428", None, 1.6, 3.4)
    guard = curve([(190, 462), (214, 444), (246, 424), (252, 434), (222, 454), (196, 472)], closed=True)
    group.solid(guard, pal.GILT, None, 1.6, 3.4)
    fist(group, (242, 488), .78, 30, False, RIDER.skin, RIDER.shade)
    gem(group, (262, 520), 9, pal.GILT, pal.GILT_LIGHT)
