"""Eight of spades: full bloom; a great flower fills each gap between the signs; a beetle rests on the nearest."""
from __future__ import annotations

from ..card import Card
from ..engraved import Growth, foot
from ..flowers.turned import View
from ..geometry import Spot
from ..growth import anemone as a
from ..growth.anemone_ground import BEETLE
from ..line import SHADE, ends, taper
from ..pip_cards import pip_card
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones

LEFT = curve([(90, 1130), (122, 980), (76, 800), (60, 620), (140, 430)])
BLUE = curve([(210, 1130), (150, 1000), (64, 860), (50, 660), (56, 480), (116, 336)])
RIGHT = curve([(330, 1130), (430, 1010), (484, 900), (452, 742)])
CUP = curve([(404, 1130), (506, 960), (566, 820), (540, 720), (514, 660)])
TOP = curve([(440, 1130), (560, 900), (570, 640), (548, 400), (564, 280), (540, 190), (486, 160)])
FOOT = curve([(372, 1150), (340, 1090), (276, 1030)])
LEAVES = (([(60, 1150), (46, 1020), (78, 900)], 150, (.7, 1)),
          ([(350, 1150), (386, 1060), (380, 1000)], 120, (.9, 1)),
          ([(430, 1140), (470, 1010), (510, 930)], 110, (1, .7)))
SHADED = (([(96, 1140), (70, 1070), (62, 1000)], 116), ([(380, 1140), (400, 1080), (402, 1026)], 110),
          ([(196, 1140), (190, 1050), (180, 960)], 140), ([(450, 1140), (500, 960), (536, 860)], 130),
          ([(300, 1140), (320, 1040), (310, 960)], 120))
EARTH = [(-10, 1060), (110, 1070), (260, 1080), (400, 1064), (640, 1050)]

# The legs of the beetle on its right side: thigh, knee, foot.
LEGS = (((7, -14), (17, -20), (19, -31), (24, -36)), ((8, -4), (21, -4), (28, 3), (34, 3)),
        ((7, 6), (19, 14), (21, 26), (27, 31)))


def _flower_beetle(group: Group, pose: Pose, tones: Tones) -> None:
    """A Pygopleurus about 64 long, the hairy beetle that pollinates anemones: short wing cases that part, head up."""
    for side in (-1, 1):
        for leg in LEGS:
            spots = [(side * x, y) for x, y in leg]
            group.fill(taper(pose.curve(spots[:2]), 4.6, 2.8), tones.line)
            group.fill(taper(pose.curve(spots[1:]), 2.6, 1), tones.line)
        feeler = pose.curve([(side * 3, -31), (side * 8, -37), (side * 13, -38)])
        group.fill(taper(feeler, 1.6, 3.2), tones.line)
    plates: tuple[tuple[list[Spot], str], ...] = (
        ([(-8, -6), (8, -6), (10, 22), (0, 32), (-10, 22)], tones.deep),
        ([(-6, -24), (-5, -32), (0, -35), (5, -32), (6, -24)], tones.deep),
        ([(0, -27), (10, -23), (13, -12), (8, -5), (-8, -5), (-13, -12), (-10, -23)], tones.mid))
    for plate, tone in plates:
        _part(group, pose, plate, tone, tones)
    for side in (-1, 1):
        case: list[Spot] = [(side * .6, -6, "c"), (side * 11, -7), (side * 15, 4), (side * 12, 20), (side * 6, 24),
                            (side * 3, 14)]
        _part(group, pose, case, tones.light if side < 0 else tones.mid, tones)
        for x in (5, 9):
            rib = pose.curve([(side * x, -3), (side * (x + 2), 8), (side * (x - .5), 19)])
            group.fill(taper(rib, 1.5, .6, ends()), tones.deep)
    for x, y, far in ((-10, -20, -9), (-5, -24, -5), (0, -25, -2), (5, -24, 2), (10, -20, 7), (-12, -12, -9),
                      (-6, -14, -4), (0, -15, 0), (6, -14, 4), (12, -12, 9), (-6, 26, -9), (0, 29, 0), (6, 26, 9)):
        group.fill(taper(pose.curve([(x, y), (x + far * .4, y + 5), (x + far * .5, y + 9)]), 1.7, .4), tones.light)


def _part(group: Group, pose: Pose, spots: list[Spot], tone: str, tones: Tones) -> None:
    """One plate of the beetle, its right side in shade."""
    shape = pose.shape(spots)
    shade = pose.shape([(3, -40), (7, -18), (9, 2), (4, 40), (40, 40), (40, -40)])
    group.silhouette(shape).fill(shape, tone).clip(shape, Group().fill(shade, tones.deep, .55))
    group.contour(shape, .8, 2.2, tones.line, SHADE)


def draw() -> Card:
    """The whole card."""
    growth = Growth("S")
    shaded, leaves, stems, back, heads, near, guest = (Group() for _ in range(7))
    a.leaves(shaded, SHADED, a.SHADED)
    growth.back(shaded, foot("S", EARTH, a.ANEMONE_LEAF.mid, 4))
    a.leaves(leaves, LEAVES)
    growth.put(leaves, 3.0)
    for spine, first in ((TOP, 15), (CUP, 12), (RIGHT, 15), (BLUE, 14), (LEFT, 16), (FOOT, 14)):
        a.anemone_stem(stems, spine, first, 6)
    for spine, share, size in ((RIGHT, .62, 64), (TOP, .62, 74), (LEFT, .62, 70), (BLUE, .40, 60)):
        a.collar(stems, spine, share, size)
    growth.put(stems, 3.2)
    a.anemone_cup(back, View((118, 336), 78, 30, .95, -14), a.BLUE_ANEMONE, 3)
    a.anemone_cup(back, View((504, 656), 78, 28, .95, 22), seed=6)
    growth.put(back, 4.2)
    a.anemone_open(heads, View((146, 438), 104, 42, .36, -16), first=-70, seed=3)
    a.anemone_open(heads, View((442, 744), 104, 40, .38, 14), a.WHITE_ANEMONE, -90, 2)
    a.anemone_cup(heads, View((478, 172), 92, 28, .88, -24), a.WHITE_ANEMONE, 5)
    growth.put(heads, 4.2)
    a.anemone_open(near, View((262, 1014), 122, 38, .34, -6), a.BLUE_ANEMONE, -84, 1)
    growth.put(near, 4.6)
    _flower_beetle(guest, Pose((330, 980), .86, -128), BEETLE)
    growth.put(guest, 3.0)
    return pip_card("S", 8, growth)
