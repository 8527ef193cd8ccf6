"""Eight of spades: full bloom; a stout winding stalk in front of the sun, a bud; a beetle on the nearest flower."""
from __future__ import annotations

from ..card import Card
from ..engraved import Growth, dark, foot
from ..flowers.turned import View
from ..geometry import Spot
from ..growth import anemone as a
from ..growth import anemone_views as v
from ..growth.anemone_ground import BEETLE
from ..growth.boughs import bough
from ..growth.skies import air, drift, land, orb, streaks
from ..line import SHADE, ends, taper
from ..pip_cards import pip_card
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones

MAIN = curve([(236, 1130), (292, 1010), (306, 890), (266, 796), (160, 756), (80, 684), (70, 580), (136, 500),
              (236, 472), (322, 495), (430, 472), (520, 420), (556, 320), (540, 216), (474, 156)])
LEFT = curve([MAIN.at(.40), (72, 560), (92, 490), (140, 424)])
BUD = curve([MAIN.at(.31), (84, 690), (106, 624), (150, 610), (176, 634), (178, 654)])
RIGHT = curve([(340, 1130), (420, 1030), (494, 920), (470, 752)])
CUP = curve([(400, 1130), (520, 960), (552, 840), (548, 740), (520, 668)])
LEAVES = (([(70, 1140), (48, 1060), (54, 980), (72, 910)], 120, (.8, 1)),
          ([(360, 1150), (400, 1090), (420, 1050), (440, 1010)], 104, (.8, 1)))
DUSK = dark("S", v.LEAF, .22)
SHADED = (([(96, 1140), (90, 1080), (110, 1020)], 104), ([(380, 1140), (390, 1080), (380, 1030)], 96),
          ([(450, 1140), (500, 1000), (520, 940)], 90))
EARTH = [(-10, 1070), (110, 1078), (260, 1084), (400, 1072), (640, 1060)]

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


def _noon() -> Group:
    scene = air("#A3BEDC", (210, "#B2CAE2"), (440, "#C4D7E8"), (680, "#D8E4EC"), (850, "#EAECE6"))
    orb(scene, "S", 466 + 318j, 130, "#FBEFC0", "#C6D5E0", "#DEE2D8")
    drift(scene, ("#F4F5F2", "#C9D6E4"), (180, 244, 330, 84), (440, 452, 420, 96), (120, 640, 330, 80),
          (470, 850, 340, 84))
    streaks(scene, "#DCE6EE", (330, 118, 230, 9), (420, 142, 150, 7))
    land(scene, "S", ([(-60, 962), (60, 918), (150, 946), (260, 908), (380, 944), (500, 900), (680, 926)],
         [(-60, 1000), (170, 982), (360, 1004), (680, 972)]), ("#A3B6CE", "#8098B4"))
    return scene


def draw() -> Card:
    growth = Growth("S")
    shaded, leaves, stems, back, heads, near, guest = (Group() for _ in range(7))
    a.leaves(shaded, SHADED, DUSK)
    growth.back(shaded, foot("S", EARTH, v.LEAF.mid, 4))
    v.leaves(leaves, LEAVES)
    growth.put(leaves, 3.0)
    for spine, first in ((CUP, 13), (RIGHT, 18), (BUD, 10), (LEFT, 16), (MAIN, 38)):
        a.anemone_stem(stems, spine, first, 7, v.STEM)
        bough(stems, spine, first, 8, v.STEM, (), .5)
    for spine, share, size in ((MAIN, .10, 76), (MAIN, .83, 46)):
        a.collar(stems, spine, share, size, v.LEAF)
    growth.put(stems, 3.6)
    a.anemone_bud(back, a.tip(BUD, .80), v.PLUM, v.LEAF, wrap=.8)
    v.half_open(back, View((502, 662), 72, 30, .95, 10), v.PLUM, 6)
    growth.put(back, 4.4)
    a.anemone_open(heads, View((156, 418), 112, 44, .36, -16), v.VIOLET, first=-70, seed=3)
    a.anemone_open(heads, View((464, 760), 112, 42, .36, 14), a.WHITE_ANEMONE, -90, 2)
    v.half_open(heads, View((470, 160), 86, 30, .92, -44), v.VIOLET, 5)
    growth.put(heads, 4.8)
    a.anemone_open(near, View((232, 1050), 150, 34, .34, -6), v.PLUM, -84, 1)
    growth.put(near, 5.0)
    _flower_beetle(guest, Pose((318, 1014), .95, -128), BEETLE)
    growth.put(guest, 3.0)
    return pip_card("S", 8, growth, _noon())
