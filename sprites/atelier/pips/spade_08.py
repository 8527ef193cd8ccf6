"""Eight of spades: full bloom; a great flower fills each gap between the signs; a beetle rests on the nearest."""
from __future__ import annotations

from ..card import Card
from ..flowers.turned import View
from ..geometry import Spot
from ..growth.anemone import (
    ANEMONE,
    ANEMONE_LEAF,
    BLUE_ANEMONE,
    NIGHT,
    anemone_bud,
    anemone_cup,
    anemone_open,
    anemone_stem,
    collar,
    parsley,
    tip,
)
from ..growth.anemone_ground import BEETLE
from ..growth.depth import fallen_shade
from ..line import SHADE, ends, keyline, taper
from ..pip_cards import calm, pip_card
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones

PETAL, BLUE, LEAF, DARK, GUEST = calm("S", 6, ANEMONE, BLUE_ANEMONE, ANEMONE_LEAF, NIGHT, BEETLE)
LEFT = curve([(150, 1130), (84, 1010), (70, 890), (92, 800), (130, 726)])
HIGH = curve([(84, 1130), (52, 960), (44, 700), (58, 560), (92, 452)])
RIGHT = curve([(420, 1130), (516, 960), (548, 780), (540, 620), (512, 520), (484, 420)])
TOP = curve([(470, 1130), (566, 900), (556, 640), (558, 400), (550, 280), (490, 174)])
FOOT = curve([(372, 1150), (340, 1090), (276, 1030)])
LEAVES = (([(136, 1150), (140, 1080), (142, 1012)], 110, (.8, 1)), ([(620, 900), (540, 810), (478, 748)], 150, (1, .9)),
          ([(420, 1140), (392, 1080), (384, 1034)], 104, (.8, .8)))

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
    growth, leaves, stems, heads, near, guest = (Group() for _ in range(6))
    for spots, size, seen in LEAVES:
        parsley(leaves, curve(spots), size, LEAF, LEAF, seen=seen)
    growth.trim(fallen_shade(leaves, LEAF.line)).add(keyline(leaves, .9, 3.4, LEAF.line))
    for spine in (TOP, RIGHT, HIGH, LEFT, FOOT):
        anemone_stem(stems, spine, 14, 7, LEAF)
    for spine, share, size in ((HIGH, .78, 54), (RIGHT, .76, 50), (TOP, .88, 48), (LEFT, .56, 50)):
        collar(stems, spine, share, size, LEAF)
    anemone_bud(stems, tip(HIGH, 1.1, -14), BLUE, LEAF, .2)
    growth.trim(fallen_shade(stems, LEAF.line, 12)).add(keyline(stems, 1.0, 4.2, LEAF.line))
    anemone_cup(heads, View((482, 172), 88, 32, .85, -12), PETAL, 3, DARK)
    anemone_open(heads, View((478, 408), 86, 62, .3, 18), BLUE, -70, 3, DARK)
    anemone_open(heads, View((138, 714), 88, 56, .3, -18), PETAL, -90, 2, DARK)
    growth.trim(fallen_shade(heads, PETAL.line)).add(keyline(heads, 1.0, 4.6, PETAL.line))
    anemone_open(near, View((280, 1027), 114, 33, .32, -4), BLUE, -84, 1, DARK)
    growth.trim(fallen_shade(near, PETAL.line)).add(keyline(near, 1.0, 5.0, PETAL.line))
    _flower_beetle(guest, Pose((338, 992), .86, -128), GUEST)
    growth.trim(fallen_shade(guest, GUEST.line, 7)).add(keyline(guest, .8, 2.4, GUEST.line))
    return pip_card("S", 8, growth)
