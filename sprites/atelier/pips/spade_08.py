"""Eight of spades: full bloom; five stalks before a spring sky, a bud; a beetle on the nearest flower."""
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

HIGH = curve([(400, 1130), (492, 1010), (546, 860), (552, 700), (534, 560), (550, 430), (538, 290), (478, 160)])
LEFT = curve([(126, 1130), (70, 1010), (58, 860), (70, 720), (58, 600), (78, 506), (132, 440)])
BUD = curve([(176, 1130), (116, 1000), (114, 860), (102, 740), (122, 668), (164, 650), (186, 678)])
RIGHT = curve([(340, 1130), (420, 1030), (500, 930), (510, 840), (472, 752)])
NEAR = curve([(300, 1130), (270, 1084), (234, 1050)])
LEAVES = (([(90, 1140), (48, 1060), (54, 1000), (62, 960)], 100, (.8, 1)),
          ([(360, 1150), (400, 1090), (420, 1050), (440, 1000)], 110, (.8, 1)))
DUSK = dark("S", v.LEAF, .22)
SHADED = (([(96, 1140), (90, 1080), (110, 1000)], 104), ([(380, 1140), (390, 1080), (366, 1020)], 96),
          ([(450, 1140), (500, 1000), (506, 950)], 80))
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
    scene = air("#93B1D6", (190, "#A6C1DF"), (400, "#BCD2E6"), (640, "#CFDFEA"), (830, "#E6EAE6"))
    orb(scene, "S", 474 + 412j, 84, "#FDF2C4", "#C9DAE6", "#E2E6DC")
    drift(scene, ("#F8F7F2", "#CBD8E6"), (200, 250, 340, 96), (476, 500, 330, 84), (110, 628, 260, 76),
          (480, 836, 420, 150), (120, 866, 330, 96))
    streaks(scene, "#DCE6EE", (330, 108, 230, 9), (420, 132, 150, 7))
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
    for spine, first in ((NEAR, 14), (RIGHT, 15), (BUD, 11), (LEFT, 19), (HIGH, 24)):
        a.anemone_stem(stems, spine, first * .7, 7, v.STEM)
        bough(stems, spine, first, 7, v.STEM, (), .5)
    for spine, share, size in ((HIGH, .80, 58), (LEFT, .80, 62), (RIGHT, .62, 52)):
        a.collar(stems, spine, share, size, v.LEAF)
    growth.put(stems, 3.4)
    a.anemone_bud(back, a.tip(BUD, .78), v.PLUM, v.LEAF, wrap=.8)
    v.half_open(back, View((474, 162), 80, 30, .92, -34), v.PLUM, 5)
    growth.put(back, 4.4)
    v.half_open(heads, View((142, 434), 88, 36, .80, 14), v.VIOLET, 3)
    a.anemone_open(heads, View((468, 716), 88, 44, .36, 16), a.WHITE_ANEMONE, -90, 2)
    growth.put(heads, 4.8)
    a.anemone_open(near, View((226, 1030), 116, 31, .30, -7), v.VIOLET, -84, 1)
    growth.put(near, 5.0)
    _flower_beetle(guest, Pose((282, 1008), .78, -128), BEETLE)
    growth.put(guest, 3.0)
    return pip_card("S", 8, growth, _noon())
