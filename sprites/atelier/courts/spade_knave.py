"""Knave of spades: a dark lad in a dagged hood, with a halberd."""
from __future__ import annotations

from itertools import pairwise

from .. import palette as pal
from ..court import CourtInks, court_card
from ..dress import Cloth, brocade, button, forearm, garment, gilt_hem, round_arm, sleeve
from ..faces import Person, portrait
from ..figures import Hair, fist, locks
from ..geometry import Spot
from ..hats import gem
from ..ribbons import ribbon
from ..splines import curve
from ..suits import pip
from ..svg import Group
from .sides import anemones, inked

INKS = CourtInks("#B9BFD0", "#A8AFC4", "#4E5B7E", "#E8DDBE", "#3C466C")
HAIR = Hair("#4A3A3C", "#7D6263", "#2C2226")
HOOD = Cloth("#5E6C96", "#3C466C", "#93A0C0")
TUNIC = Cloth("#B9A6BE", "#86719A", "#D9CCDB")
LAD = Person("youth", lips="#B4615A", iris="#4A5F73", lids=.35)
STEEL = Cloth("#C9CBC6", "#8A919A", "#EDEBE0")


def draw() -> Group:
    """The whole card."""
    return court_card(inked(figure()), "V", "S", INKS)


def figure() -> Group:
    """The upper half, without its contour."""
    group = Group()
    anemones(group, ((64, 392, .86, 10), (556, 196, .8, 25), (560, 404, .6, 0)))
    _halberd(group)
    _tunic(group)
    _lining(group)
    portrait(group, (330, 280), 1.1, 2, LAD)
    locks(group, FRINGE, HAIR)
    _hood(group)
    sleeve(group, [(168, 480), (132, 560), (112, 700)], TUNIC, round_arm(42, 40))
    _cape(group)
    _arm(group)
    return group


def _halberd(group: Group) -> None:
    blade = curve([(150, 300, "c"), (112, 292), (84, 262, "c"), (76, 310), (90, 362, "c"), (118, 340), (160, 342, "c")],
                  closed=True)
    dark = curve([(160, 320, "c"), (116, 316), (78, 312, "c"), (90, 370, "c"), (164, 350, "c")], closed=True)
    group.solid(blade, STEEL.base, Group().fill(dark, STEEL.dark), 1.7, 3.8)
    spike = curve([(146, 300, "c"), (142, 262), (148, 226), (136, 196, "c"), (166, 232), (166, 262), (164, 298, "c")],
                  closed=True)
    group.solid(spike, STEEL.light, Group().fill(curve([(152, 300, "c"), (156, 250), (136, 190, "c"), (190, 240),
                                                        (180, 310, "c")], closed=True), STEEL.dark), 1.7, 3.6)
    _staff(group)
    socket = ribbon(curve([(168, 392), (162, 350), (156, 296)]), lambda u: 10 - 1 * u)
    group.solid(socket, pal.GILT, None, 1.6, 3.6)


def _staff(group: Group) -> None:
    staff = ribbon(curve([(206, 740), (190, 560), (170, 420), (156, 296)]), lambda u: 8 - 1.5 * u)
    group.solid(staff, "#8A5A34", None, 1.6, 4)


TUNIC_SHAPE: list[Spot] = [(250, 400, "c"), (196, 430), (160, 500), (150, 600), (140, 740, "c"), (500, 740, "c"),
                           (500, 600), (486, 500), (450, 430), (400, 400, "c")]


def _tunic(group: Group) -> None:
    dark: list[Spot] = [(420, 400, "c"), (404, 520), (420, 740, "c"), (540, 740, "c"), (520, 400, "c")]
    garment(group, TUNIC_SHAPE, TUNIC, [dark], [[(300, 460), (290, 560), (300, 700)]],
            brocade("S", TUNIC.dark, (160, 470, 500, 720)))
    gilt_hem(group, [(336, 430), (346, 540), (340, 720)], 13)


FRINGE = (
    ([(356, 196), (318, 200), (288, 226), (278, 268), (292, 310), (276, 340)], 30),
    ([(362, 196), (340, 204), (314, 222), (300, 254), (288, 262)], 26),
    ([(364, 196), (354, 212), (334, 236), (314, 244)], 22),
    ([(366, 196), (380, 210), (386, 236), (382, 262)], 18),
    ([(364, 196), (370, 216), (362, 238), (350, 246)], 18))


def _lining(group: Group) -> None:
    lining = curve([(352, 168, "c"), (300, 172), (258, 220), (252, 300), (266, 380), (300, 420, "c"), (380, 420, "c"),
                    (404, 370), (412, 300), (404, 224), (382, 182)], closed=True)
    group.solid(lining, HOOD.dark)
    neck = curve([(296, 330, "c"), (298, 380), (310, 420, "c"), (376, 420, "c"), (372, 372), (374, 340, "c")],
                 closed=True)
    group.solid(neck, pal.SKIN_SHADE, None, 1.5, 3)


def _hood(group: Group) -> None:
    tail = curve([(300, 160, "c"), (250, 132), (196, 150), (170, 212), (190, 262), (176, 318), (190, 352, "c"),
                  (212, 316), (216, 262), (206, 216), (226, 190), (270, 200, "c")], closed=True)
    dark = curve([(300, 190, "c"), (236, 176), (196, 222), (206, 262), (188, 360, "c"), (240, 340, "c"),
                  (280, 220, "c")], closed=True)
    group.solid(tail, HOOD.base, Group().fill(dark, HOOD.dark))
    ring = curve([(250, 440, "c"), (240, 400), (222, 320), (222, 226), (262, 158), (330, 138), (388, 162), (416, 226),
                  (422, 300), (408, 376), (384, 440, "c"), (352, 440, "c"), (384, 388), (398, 340), (402, 286),
                  (394, 230), (366, 190, "c"), (304, 200), (274, 236), (266, 290), (276, 344), (300, 396),
                  (334, 440, "c")], closed=True)
    dark = curve([(214, 240, "c"), (244, 260), (240, 340), (270, 410), (300, 450, "c"), (200, 460, "c")], closed=True)
    inside = Group().fill(dark, HOOD.dark)
    for spots in ([(262, 178), (244, 250), (254, 350)], [(300, 160), (258, 206), (250, 262)],
                  [(250, 350), (262, 400), (286, 430)]):
        inside.ink(curve(spots), 2.6, "both")
    inside.fill(curve([(400, 180, "c"), (404, 260), (404, 340), (370, 450, "c"), (440, 440, "c"), (440, 200, "c")],
                      closed=True), HOOD.dark)
    group.solid(ring, HOOD.base, inside, 1.8, 4.4)
    gilt_hem(group, [(366, 192), (304, 202), (274, 238), (266, 290), (276, 344), (300, 396), (330, 436)], 8)
    gilt_hem(group, [(368, 192), (394, 230), (402, 286), (398, 340), (384, 388), (356, 436)], 7)


DAGS = ((128, 512), (186, 540), (250, 556), (318, 566), (388, 552), (448, 526), (506, 492))


def _cape(group: Group) -> None:
    spots: list[Spot] = [(248, 412, "c"), (190, 430), (146, 470)]
    for i, (x, y) in enumerate(DAGS):
        spots.append((x, y, "c"))
        if i < len(DAGS) - 1:
            x1, y1 = DAGS[i + 1]
            spots += [(x + (x1 - x) * .3, (y + y1) / 2 - 30), ((x + x1) / 2, (y + y1) / 2 - 40, "c"),
                      (x + (x1 - x) * .7, (y + y1) / 2 - 30)]
    spots += [(470, 452), (440, 424), (394, 400, "c"), (372, 424), (342, 452, "c"), (310, 436), (286, 412)]
    garment(group, spots, HOOD, [[(424, 410, "c"), (400, 470), (420, 580, "c"), (540, 560, "c"), (500, 400, "c")],
                                 [(150, 470, "c"), (200, 480), (190, 560, "c"), (110, 560, "c")]],
            [[(250, 424), (224, 470), (226, 510)], [(330, 460), (310, 500), (316, 540)],
             [(380, 440), (396, 490), (386, 530)]], brocade("S", HOOD.light, (140, 446, 520, 520), (74, 44), 20, 13))
    for (x, y), (x1, y1) in pairwise(DAGS):
        gilt_hem(group, [(x, y - 8), (x + (x1 - x) * .26, (y + y1) / 2 - 38), ((x + x1) / 2, (y + y1) / 2 - 50, "c"),
                         (x + (x1 - x) * .74, (y + y1) / 2 - 38), (x1, y1 - 8)], 5)
    for x, y in DAGS:
        button(group, (x, y + 4), 7.5)
    gem(group, (343, 446), 15, pal.GILT, pal.GILT_LIGHT)
    pip(group, "S", (343, 446), 19, whips=False)


def _arm(group: Group) -> None:
    low = ribbon(curve([(206, 740), (190, 560), (176, 460), (166, 388)]), lambda u: 8 - 1 * u)
    group.solid(low, "#8A5A34", None, 1.6, 4)
    forearm(group, [(118, 690), (140, 640), (180, 590)], TUNIC, (36, 22))
    fist(group, (191, 548), .95, 4)
