"""Nine of spades: the fullest, by night; flowers of all colours below the moon, a silver Y visits the white one."""
from __future__ import annotations

from ..card import Card
from ..engraved import Growth, foot, hills, low_sun
from ..flowers.turned import View
from ..geometry import line
from ..growth import anemone as a
from ..line import SHADE, ends, taper
from ..pip_cards import pip_card
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones

FORE = ((3, -11), (22, -28), (46, -41), (60, -42), (58, -24), (47, -8), (28, 3), (4, 5))
HIND = ((4, -1), (26, -1), (44, 7), (45, 22), (34, 35), (18, 33), (5, 20))
MOTH = Tones("#F3E9D2", "#D3BFA0", "#A48C74", "#4A3B3C")
SIDE = curve([(340, 1130), (480, 960), (562, 800), (568, 660), (528, 560)])
TALL = curve([(320, 1130), (450, 980), (574, 760), (570, 480), (556, 300), (520, 200), (456, 148)])
YOUNG = curve([TALL.at(.72), (560, 330), (548, 290), (536, 256)])
LEFT = curve([(100, 1130), (54, 930), (50, 700), (66, 560), (100, 470)])
BACK = curve([(400, 1130), (420, 1080), (394, 1010)])
LEAVES = (([(84, 1130), (60, 960), (74, 860)], 150, (.8, .8)), ([(400, 1130), (470, 1000), (500, 930)], 110, (1, .7)))
SHADED = (([(40, 1130), (44, 1020), (60, 940)], 120), ([(250, 1130), (256, 1040), (236, 960)], 116),
          ([(330, 1130), (340, 1040), (352, 960)], 110), ([(140, 1130), (160, 1020), (166, 946)], 104))
EARTH = [(-10, 1010), (120, 1000), (260, 1024), (400, 1010), (640, 980)]


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
    growth = Growth("S")
    shaded, leaves, stems, heads, near, first, guest = (Group() for _ in range(7))
    growth.add(low_sun("S", 216 + 340j, 176))
    growth.add(hills("S", [(-10, 940), (140, 926), (330, 950), (640, 920)], [(-10, 976), (200, 966), (640, 984)]))
    a.leaves(shaded, SHADED, a.SHADED)
    growth.back(shaded, foot("S", EARTH, a.BLUE_ANEMONE.mid, 9))
    a.leaves(leaves, LEAVES)
    growth.put(leaves, 3.0)
    for spine, wide in ((YOUNG, 9), (TALL, 15), (SIDE, 13), (LEFT, 13)):
        a.anemone_stem(stems, spine, wide, 6)
    for spine, share, size in ((LEFT, .72, 56), (SIDE, .72, 54), (TALL, .80, 56)):
        a.collar(stems, spine, share, size)
    a.anemone_bud(stems, a.tip(LEFT, 1.0, 6), a.WHITE_ANEMONE, wrap=.2)
    a.anemone_bud(stems, a.tip(YOUNG, .62, -10))
    growth.put(stems, 3.2)
    a.anemone_cup(heads, View((372, 118), 66, 30, .9, -34), a.BLUE_ANEMONE, 3)
    a.anemone_cup(heads, View((520, 566), 58, 28, .95, -24), seed=5)
    a.anemone_behind(heads, View((70, 984), 84, 50, -.2, -24), a.BLUE_ANEMONE, first=-80, seed=4)
    a.anemone_cup(heads, View((362, 1006), 74, 30, .85, 16), seed=6)
    growth.put(heads, 4.2)
    a.anemone_open(near, View((454, 136), 92, 46, .34, 14), a.WHITE_ANEMONE, -90, 3)
    a.anemone_open(near, View((284, 1040), 92, 46, .34, 8), a.BLUE_ANEMONE, -60, 2)
    growth.put(near, 4.4)
    a.anemone_open(first, View((166, 1022), 114, 44, .35, -10), a.WHITE_ANEMONE, -80, 5)
    growth.put(first, 4.6)
    _moth(guest, Pose((304, 350), .78, 152))
    growth.put(guest, 3.0)
    return pip_card("S", 9, growth)
