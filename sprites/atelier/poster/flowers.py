"""The flowers around the title plate: poppies from the lower left, irises from the lower right, both over its frame."""
from __future__ import annotations

from ..backs.iris import LEAF, bearded_iris, iris_bud
from ..flowers import corn_poppy
from ..flowers.perch import perch
from ..flowers.poppy_leaf import poppy_leaf
from ..flowers.turned import View
from ..geometry import Spot, angle
from ..line import keyline
from ..organs import blade, stalk
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones

VIOLET = (Tones("#A98FC0", "#8365A2", "#5F4482", "#33204A"), Tones("#DCCBE6", "#B092C8", "#8562A6", "#33204A"),
          Tones("#B497CE", "#8059A6", "#593680", "#2A1840"))
MAIN: list[Spot] = [(196, 1176), (214, 1090), (190, 1000), (150, 930)]
TALL: list[Spot] = [(150, 1176), (112, 1060), (60, 940), (52, 850), (79, 764)]
NODDING: list[Spot] = [(216, 1176), (238, 1090), (258, 1010), (240, 946), (212, 940), (204, 968)]
SEEDED: list[Spot] = [(130, 1176), (90, 1120), (64, 1040)]
LEAVES: tuple[tuple[list[Spot], float, int, bool], ...] = (
    ([(188, 1170), (120, 1130), (66, 1096), (22, 1100)], 66, 4, True),
    ([(206, 1150), (226, 1120), (250, 1104), (274, 1106)], 34, 4, False),
    ([(200, 1176), (150, 1150), (110, 1150), (66, 1150)], 46, 4, True),
    ([(180, 1120), (150, 1040), (96, 1000), (60, 1016)], 56, 4, False))
CLIMBERS: tuple[list[Spot], list[Spot]] = (  # along the frame into the upper corners
    [(110, 1176), (34, 1040), (46, 900), (30, 760), (50, 610), (31, 460), (49, 310), (36, 190), (68, 104), (116, 86),
     (134, 118)],
    [(926, 1176), (964, 1060), (966, 900), (952, 760), (970, 610), (951, 460), (969, 310), (956, 200), (920, 150),
     (884, 122)])
CLIMBING: tuple[tuple[list[Spot], float, int, bool], ...] = (
    ([(49, 312), (60, 270), (96, 232), (104, 190)], 30, 3, False),
    ([(33, 440), (14, 400), (10, 350), (24, 310)], 26, 3, True),
    ([(49, 600), (22, 570), (8, 520), (14, 480)], 26, 3, False),
    ([(40, 205), (20, 160), (22, 120), (34, 90)], 24, 3, True),
    ([(952, 470), (986, 430), (992, 380), (980, 340)], 26, 3, False),
    ([(966, 300), (926, 268), (906, 224), (912, 190)], 30, 3, True),
    ([(960, 210), (984, 170), (984, 130), (970, 96)], 24, 3, False))
SWORDS: tuple[tuple[list[Spot], float, float], ...] = (
    ([(880, 1180), (950, 1040), (976, 860), (968, 640)], 20, 0), ([(860, 1180), (900, 1060), (930, 940), (986, 880)],
                                                                   17, .4),
    ([(836, 1180), (826, 1060), (780, 996), (736, 1016)], 17, .35),
    ([(814, 1180), (796, 1120), (764, 1092), (722, 1110)], 14, .3))
FIRST: list[Spot] = [(850, 1180), (872, 1080), (866, 980), (874, 880)]
SECOND: list[Spot] = [(874, 1180), (920, 1040), (936, 880), (910, 740), (890, 660)]
SIDE: list[Spot] = [(868, 1070), (812, 1010), (790, 960)]


def _add_poppies(group: Group, leaves: Group, stems: Group, heads: Group, thick: float) -> None:
    """Add the parts of poppies, each on a key line that is at most `thick` around the heads."""
    for layer, thin, most, ink in ((leaves, 1.2, 4.0, corn_poppy.POPPY_LEAF.line),
                                   (stems, 1.2, 4.0, corn_poppy.POPPY_LEAF.line),
                                   (heads, 1.4, thick, corn_poppy.POPPY.line)):
        group.raw(keyline(layer, thin, most, ink).text_of())


def climbers(group: Group) -> None:
    """Two poppies that climb the frame, one still in bud."""
    leaves, stems, heads = Group(), Group(), Group()
    for spots, length, pairs, cool in CLIMBING:
        poppy_leaf(leaves, curve(spots), length, pairs, corn_poppy.POPPY_COOL if cool else corn_poppy.POPPY_LEAF)
    for spots in CLIMBERS:
        corn_poppy.bristly(stems, curve(spots), 12, 7)
    bud = curve(CLIMBERS[0])
    corn_poppy.poppy_nodding(heads, Pose(bud.end, .62, angle(complex(bud.tangent(1))) - 90), .7)
    corn_poppy.poppy_goblet(heads, View((884, 120), 50, 24, .84, -44), 4)
    _add_poppies(group, leaves, stems, heads, 5.0)


def poppies(group: Group) -> None:
    """The poppies, each layer on a key line."""
    leaves, stems, heads = Group(), Group(), Group()
    for spots, length, pairs, cool in LEAVES:
        poppy_leaf(leaves, curve(spots), length, pairs, corn_poppy.POPPY_COOL if cool else corn_poppy.POPPY_LEAF)
    for spots, first, last in ((SEEDED, 9, 7), (TALL, 11, 8), (NODDING, 9, 6), (MAIN, 14, 10)):
        corn_poppy.bristly(stems, curve(spots), first, last)
    bud = curve(NODDING)
    corn_poppy.poppy_nodding(heads, Pose(bud.end, .74, angle(complex(bud.tangent(1))) - 90), .5)
    corn_poppy.poppy_capsule(heads, perch(curve(SEEDED), 1.0), corn_poppy.RIPE)
    corn_poppy.poppy_goblet(heads, View((78, 760), 66, 22, .84, 12), 2)
    corn_poppy.corn_poppy(heads, View((146, 912), 100, 48, .4, -16), 14, 2)
    _add_poppies(group, leaves, stems, heads, 5.6)


def irises(group: Group) -> None:
    """The irises, each layer on a key line."""
    leaves, stems, heads = Group(), Group(), Group()
    for spots, width, roll in SWORDS:
        blade(leaves, curve(spots), width, LEAF, veins=0, peak=.4, power=.7, roll=roll, line_width=1.3)
    for spots, first, last in ((SECOND, 14, 10), (SIDE, 10, 8), (FIRST, 17, 13)):
        stalk(stems, curve(spots), first, last, LEAF)
    iris_bud(heads, Pose((786, 950), .86, -14))
    bearded_iris(heads, Pose((886, 648), .54, 8, flip=True), VIOLET)
    bearded_iris(heads, Pose((866, 862), .78, -8), VIOLET)
    for layer, thin, thick in ((leaves, 1.2, 4.2), (stems, 1.2, 4.2), (heads, 1.4, 5.6)):
        group.raw(keyline(layer, thin, thick, "#2A2036").text_of())
