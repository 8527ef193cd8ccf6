"""Nine of spades: the fullest, by night; flowers of all colours below the moon, a silver Y visits the white one."""
from __future__ import annotations

from ..card import Card
from ..flowers.turned import View
from ..geometry import circle, line
from ..growth.anemone import (
    ANEMONE,
    ANEMONE_LEAF,
    BLUE_ANEMONE,
    NIGHT,
    WHITE_ANEMONE,
    anemone_behind,
    anemone_cup,
    anemone_open,
    anemone_stem,
    collar,
    parsley,
)
from ..growth.depth import fallen_shade
from ..line import SHADE, ends, keyline, taper
from ..pip_cards import calm, pip_card
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones

PETAL, BLUE, WHITE, LEAF, DARK = calm("S", 7, ANEMONE, BLUE_ANEMONE, WHITE_ANEMONE, ANEMONE_LEAF, NIGHT)
FORE = ((3, -11), (22, -28), (46, -41), (60, -42), (58, -24), (47, -8), (28, 3), (4, 5))
HIND = ((4, -1), (26, -1), (44, 7), (45, 22), (34, 35), (18, 33), (5, 20))
MOTH = Tones("#F3E9D2", "#D3BFA0", "#A48C74", "#4A3B3C")
HALO, MOON = "#E2E4DA", "#F5F3E4"
RIGHT = curve([(330, 1130), (470, 960), (556, 780), (520, 560)])
OVER = curve([(320, 1130), (450, 980), (566, 760), (568, 520), (520, 390), (420, 350), (306, 354)])
TALL = curve([(330, 1130), (470, 970), (580, 700), (572, 400), (548, 250), (440, 128)])
LEFT = curve([(110, 1130), (60, 930), (58, 740), (90, 560)])
UNDER = curve([(270, 1130), (318, 980), (300, 860), (305, 776)])
LEAVES = (([(330, 1130), (384, 1090), (410, 1040)], 140, (1, 1)), ([(70, 1130), (60, 980), (76, 840)], 170, (.9, .7)),
          ([(250, 1130), (330, 1090), (352, 1060)], 120, (1, 1)))


def _wing(group: Group, pose: Pose, side: int, fore: bool) -> None:
    """One wing of the moth: wavy bands, veins, a fringe; the fore wing bears the silver mark."""
    spots = [complex(side * x, y) for x, y in (FORE if fore else HIND)]
    root = spots[0]
    shape = pose.path((curve(spots) + line(spots[-1], root)).close())
    inside = Group().fill(shape, MOTH.mid if fore else MOTH.light)
    for reach, wide, ink in (((.93, 6, MOTH.line), (.70, 3, MOTH.deep), (.60, 2, MOTH.light), (.36, 3.4, MOTH.deep))
                             if fore else ((.95, 9, MOTH.deep), (.66, 2.4, MOTH.mid))):
        band = [root + reach * (z - root) * (1 + .05 * (-1) ** k) for k, z in enumerate(spots[2:])]
        inside.fill(taper(pose.curve(band), wide, wide * .7), ink)
    for z in spots[2:-1]:
        inside.fill(taper(pose.curve([root, (root + z) * .52 - 1j, z]), 1.1, .6), MOTH.deep)
    if fore:
        for mark in ([(24, -12), (29, -16), (35, -14)], [(29, -16), (31, -22), (30, -27)]):
            inside.fill(taper(pose.curve([(side * x, y) for x, y in mark]), 2.8, 1.6), "#FFFDF4")
    group.silhouette(shape).clip(shape, inside).contour(shape, .8, 2.2, MOTH.line, SHADE)


def _moth(group: Group, pose: Pose) -> None:
    """A silver Y about 120 wide that flies with open wings, from above, its head up."""
    for fore in (False, True):
        for side in (-1, 1):
            _wing(group, pose, side, fore)
    body = pose.shape([(0, -20), (7, -13), (7, -2), (5, 14), (0, 30, "c"), (-5, 14), (-7, -2), (-7, -13)])
    inside = Group().fill(body, MOTH.mid).fill(pose.shape([(2, -24), (12, -12), (10, 20), (0, 34), (3, 4)]), MOTH.deep)
    for y in (4, 10, 16, 22):
        inside.fill(taper(pose.curve([(-7, y), (0, y + 2.4), (7, y)]), 1.8, 1.8, ends(.3, .3)), MOTH.line)
    for x, y in ((-4, -14), (0, -16), (4, -14), (-5, -8), (5, -8), (-2, -9), (2, -9), (-3, -3), (3, -3)):
        inside.fill(taper(pose.curve([(x, y), (x * 1.3, y + 5)]), 1.7, .4, ends()), MOTH.light)
    group.silhouette(body).clip(body, inside).contour(body, .8, 2.2, MOTH.line, SHADE)
    for side in (-1, 1):
        group.fill(pose.circle((side * 4.4, -18), 2.3), MOTH.line)
        group.fill(taper(pose.curve([(side * 2, -20), (side * 13, -33), (side * 27, -42)]), 1.7, .8), MOTH.line)


def draw() -> Card:
    """The whole card."""
    growth, leaves, stems = Group(), Group(), Group()
    heads, near, front, guest = Group(), Group(), Group(), Group()
    growth.trim(Group().fill(circle(250 + 356j, 236), HALO).fill(circle(250 + 356j, 190), MOON))
    for spots, size, seen in LEAVES:
        parsley(leaves, curve(spots), size, LEAF, LEAF, seen=seen)
    growth.trim(fallen_shade(leaves, LEAF.line)).add(keyline(leaves, .9, 3.3, LEAF.line))
    for spine in (TALL, OVER, RIGHT, LEFT):
        anemone_stem(stems, spine, 13, 6, LEAF)
    for spine, share, size in ((LEFT, .68, 62), (RIGHT, .70, 62), (TALL, .86, 60)):
        collar(stems, spine, share, size, LEAF)
    growth.trim(fallen_shade(stems, LEAF.line)).add(keyline(stems, 1.0, 4.0, LEAF.line))
    anemone_cup(heads, View((456, 126), 88, 32, .85, -30), BLUE, 3, DARK)
    anemone_open(heads, View((305, 354), 80, 58, .25, 0), WHITE, -90, 3, DARK)
    anemone_open(heads, View((540, 560), 96, 58, .35, 20), PETAL, -70, 5, DARK)
    anemone_open(heads, View((66, 570), 96, 60, .35, -20), BLUE, -60, 2, DARK)
    anemone_behind(heads, View((305, 768), 72, 60, -.15, 8), PETAL, LEAF, -80, 4)
    growth.trim(fallen_shade(heads, PETAL.line)).add(keyline(heads, 1.0, 4.4, PETAL.line))
    anemone_stem(front, UNDER, 14, 8, LEAF)  # before the flower that shows its back
    collar(front, UNDER, .46, 62, LEAF)
    growth.trim(fallen_shade(front, LEAF.line, 10)).add(keyline(front, 1.0, 4.0, LEAF.line))
    anemone_cup(near, View((252, 1052), 84, 34, .8, 10), BLUE, 6, DARK)
    anemone_open(near, View((106, 1024), 124, 44, .35, -10), WHITE, -80, 5, DARK)
    growth.trim(fallen_shade(near, PETAL.line)).add(keyline(near, 1.0, 4.8, PETAL.line))
    _moth(guest, Pose((286, 118), 1.0, 166))
    growth.trim(fallen_shade(guest, MOTH.line, 26, .14)).add(keyline(guest, .8, 2.6, MOTH.line))
    return pip_card("S", 9, growth)
