"""King of diamonds: a short-bearded king, grey at the temples, with an orb, in a collar like a sunflower."""
from __future__ import annotations

from .. import palette as pal
from ..court import CourtInks, court_card
from ..dress import Cloth, brocade, forearm, garment, gilt_hem, round_arm, sleeve
from ..faces import Person, portrait
from ..figures import Hair, lock, locks
from ..geometry import Spot, circle, point, polar
from ..hats import gem, ray_crown
from ..splines import Pose, curve
from ..suits import pip
from ..svg import Group
from .sides import sunflowers

INKS = CourtInks("#E6D09C", "#D8BF86", "#8A5A34", "#F0DDB0", "#9A5420")
GOLD = Hair("#D3A24A", "#F0D38C", "#9C6C26")
ROBE = Cloth("#A95A2A", "#7A3B1C", "#DB9A58")
TUNIC = Cloth("#EBD9AE", "#CDB27A", "#F8EFD6")
RAY = Cloth("#E6B33C", "#B97A22", "#F3D580")
MONARCH = Person("man", iris="#5B7A6A", brow="#7A4F1C", bushy=1.35, lids=.3, lips="#B4685A", blush="#E0A583")
GREY = Hair("#C9C0AC", "#EDE6D6", "#948A78")
BEARD: list[Spot] = [(-45, 34, "c"), (-36, 52), (-20, 62), (-6, 60, "c"), (-2, 68), (8, 74), (17, 75), (26, 72),
                     (32, 64, "c"), (38, 56), (43.5, 42, "c"), (46, 60), (44, 80), (34, 102), (10, 110), (-18, 98),
                     (-42, 72)]
MOUSTACHE = (([(20, 46), (8, 49), (-2, 56), (-8, 66)], 12), ([(20, 46), (29, 49), (35, 56), (38, 66)], 10))
HEAD, SCALE = (330, 282), 1.1


def draw() -> Group:
    """The whole card."""
    return court_card(figure(), "R", "D", INKS)


def figure() -> Group:
    """The upper half, without its contour."""
    group = Group()
    sunflowers(group, ((64, 404, .66, 0), (558, 200, .74, 10), (564, 404, .56, 0)))
    _back_hair(group)
    _robe(group)
    _collar(group)
    _beard(group, portrait(group, HEAD, SCALE, 2, MONARCH))
    locks(group, FRONT, GOLD, 3)
    locks(group, TEMPLES, GREY)
    ray_crown(group, HEAD, SCALE)
    _orb(group)
    return group


BACK = (([(300, 196), (256, 236), (246, 290), (226, 330), (204, 340), (200, 324)], 44),
        ([(300, 196), (262, 250), (264, 310), (248, 350), (224, 364), (216, 350)], 40),
        ([(380, 200), (406, 236), (402, 290), (416, 326), (432, 334), (436, 322)], 36))
FRONT = (
    ([(326, 190), (288, 212), (268, 256), (270, 300), (254, 330), (232, 336), (228, 322)], 32),
    ([(332, 192), (302, 212), (284, 248), (284, 288), (272, 316), (256, 322), (252, 310)], 26),
    ([(352, 190), (382, 210), (394, 244), (390, 284), (402, 312), (416, 314), (416, 302)], 24),
    ([(346, 194), (322, 206), (300, 226), (286, 248), (282, 268)], 22),
    ([(346, 194), (372, 208), (386, 228), (388, 252)], 16))


TEMPLES = (([(318, 206), (296, 228), (286, 258), (288, 282)], 15), ([(362, 206), (380, 226), (387, 254)], 11))


def _beard(group: Group, pose: Pose) -> None:
    """A short beard along the jaw, greying on the chin, and a moustache."""
    inside = Group().fill(pose.shape([(-50, 30, "c"), (-30, 62), (-8, 84), (12, 100), (30, 110, "c"), (-60, 110, "c")]),
                          GOLD.dark)
    inside.fill(pose.shape([(6, 74, "c"), (4, 92), (10, 112, "c"), (24, 110, "c"), (26, 92), (24, 73, "c")]), GREY.base)
    for x in range(-40, 44, 7):
        inside.ink(pose.curve([(x, 50 + abs(x - 14) * -.3 + 12), (x * .9, 80), (x * .6 + 6, 108)]), 1.8, "both",
                   "#6E4717")
    group.solid(pose.shape(BEARD), GOLD.base, inside, 1.6, 3.2)
    for spots, width in MOUSTACHE:
        lock(group, [pose.point(p) for p in spots], width, GOLD, 1)


def _back_hair(group: Group) -> None:
    mass = curve([(330, 168), (270, 190), (246, 252), (240, 310), (226, 346), (268, 362), (330, 340), (394, 334),
                  (412, 310), (402, 250), (386, 186)], closed=True)
    group.solid(mass, GOLD.dark, None, 1.6, 3)
    locks(group, BACK, GOLD, 3)
    neck = curve([(282, 320, "c"), (286, 376), (268, 420, "c"), (396, 420, "c"), (372, 384), (366, 340, "c")],
                 closed=True)
    shade = curve([(280, 330, "c"), (312, 372), (350, 384), (380, 376, "c"), (380, 330, "c")], closed=True)
    group.solid(neck, MONARCH.skin, Group().fill(shade, MONARCH.shade), 1.6, 3.2)


BODY: list[Spot] = [(300, 400, "c"), (212, 420), (146, 470), (106, 570), (90, 740, "c"), (580, 740, "c"), (560, 570),
                    (522, 470), (450, 418), (372, 400, "c")]


def _robe(group: Group) -> None:
    garment(group, BODY, ROBE, [[(450, 410, "c"), (430, 520), (450, 740, "c"), (610, 740, "c"), (580, 410, "c")]],
            [[(470, 500), (480, 580), (466, 700)]], brocade("D", ROBE.light, (110, 470, 570, 730), (66, 52), 26, 17), 4)
    front: list[Spot] = [(300, 420, "c"), (290, 540), (306, 740, "c"), (404, 740, "c"), (398, 540), (376, 420, "c")]
    garment(group, front, TUNIC, [[(354, 420, "c"), (360, 740, "c"), (420, 740, "c"), (410, 420, "c")]],
            [[(330, 540), (336, 640), (330, 720)]])
    for spots in ([(300, 420), (290, 540), (308, 740)], [(376, 420), (398, 540), (402, 740)]):
        gilt_hem(group, spots, 14, 15, 3.2, bead_colour="#C9682A")


MIDDLE, FAN = 336 + 366j, 17


def _collar(group: Group) -> None:
    """Rays of a sunflower round the neck, two rows."""
    for row, reach, tone in ((0, 150, RAY.dark), (1, 128, RAY.base)):
        for i in sorted(range(FAN - row), key=lambda k: -abs(k - (FAN - 1 - row) / 2)):
            way = 176 - (172 / (FAN - 1)) * (i + row * .5)
            flat = polar(1, way)
            pose = Pose(MIDDLE + complex(flat.real * 46, flat.imag * 22), 1, way + 90)
            long = reach * (1 - .16 * abs(flat.imag)) - 46
            ray = pose.shape([(-9, 0, "c"), (-15, -long * .5), (-6, -long * .88), (0, -long, "c"), (6, -long * .88),
                              (15, -long * .5), (9, 0, "c")])
            inside = Group().fill(pose.shape([(2, 0, "c"), (4, -long * .6), (0, -long, "c"), (30, -long, "c"),
                                              (30, 0, "c")]), RAY.dark if row else "#8A5518")
            inside.ink(pose.curve([(-6, -8), (-8, -long * .5), (-2, -long * .9)]), 4, "both", RAY.light)
            inside.ink(pose.curve([(0, 0), (0, -long * .8)]), 2, "out", "#6B3F16")
            group.solid(ray, tone, inside, 1.6, 3.4)
    gilt_hem(group, [(278, 378), (300, 398), (338, 408), (376, 398), (394, 376)], 15, 9, 4.4, "#6B4226", "#A8713A",
             "#E6B33C")


FINGERS = ((116, 560, -34), (134, 574, -18), (154, 580, -4), (175, 577, 12))  # x, y, turn


def _orb(group: Group) -> None:
    sleeve(group, [(178, 456), (136, 550), (108, 720)], ROBE, round_arm(54, 54))
    forearm(group, [(112, 720), (132, 664), (158, 618)], TUNIC, (38, 26))
    palm = curve([(130, 612, "c"), (116, 584), (104, 552), (112, 536), (128, 548), (160, 560), (196, 548), (214, 530),
                  (222, 544), (210, 580), (190, 614, "c")], closed=True)
    dark = curve([(170, 540, "c"), (230, 520, "c"), (220, 620, "c"), (164, 630, "c")], closed=True)
    group.solid(palm, MONARCH.skin, Group().fill(dark, MONARCH.shade), 1.6, 3.4)
    centre, r = point((162, 514)), 50
    globe = circle(centre, r)
    inside = Group().fill(circle(centre + 30 + 26j, r), pal.GILT_DARK).fill(circle(centre - 20 - 20j, 15), "#F5E6B4")
    group.solid(globe, pal.GILT, inside, 1.8, 4.6)
    for spots in ([(112, 508), (140, 524), (184, 524), (212, 506)], [(160, 464), (152, 486), (152, 512), (154, 526)]):
        band = curve(spots)
        group.stroke(band, pal.INK, 13).stroke(band, "#8A3F1E", 9.5).stroke(band, "#C9682A", 2.5)
    for x, y in ((130, 519), (153, 523), (178, 523), (200, 514)):
        gem(group, (x, y), 4.4)
    pip(group, "D", (162, 440), 50, whips=False, edge=2.6, colour="#C9682A")
    gem(group, (162, 468), 8, pal.GILT, pal.GILT_LIGHT)
    for x, y, turn in FINGERS:
        pose = Pose((x, y), .95, turn)
        finger = pose.shape([(-8, 24), (-9, 0), (-7, -16), (0, -22), (7, -16), (9, 0), (8, 24)])
        group.solid(finger, MONARCH.skin, Group().fill(pose.shape([(2, 26, "c"), (3, -24, "c"), (14, -20, "c"),
                                                                 (14, 26, "c")]), MONARCH.shade), 1.5, 3)
    thumb = curve([(192, 600), (214, 580), (224, 552), (218, 534), (208, 540), (202, 560), (186, 580)], closed=True)
    group.solid(thumb, MONARCH.skin, None, 1.6, 3.2)
