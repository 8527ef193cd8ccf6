"""Nine of spades: the fullest card of the suit; large flowers; a flying silver Y near the moon."""
from __future__ import annotations

from ..card import Card
from ..engraved import Growth, dark, foot
from ..flowers.turned import View
from ..geometry import circle, line
from ..growth import anemone as a
from ..growth import anemone_views as v
from ..growth.boughs import bough
from ..growth.skies import air, drift, land, maria, orb
from ..line import SHADE, ends, taper
from ..pip_cards import pip_card
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones

FORE = ((3, -11), (22, -28), (46, -41), (60, -42), (58, -24), (47, -8), (28, 3), (4, 5))
HIND = ((4, -1), (26, -1), (44, 7), (45, 22), (34, 35), (18, 33), (5, 20))
MOTH = Tones("#F3E9D2", "#D3BFA0", "#A48C74", "#4A3B3C")
MIDDLE = curve([(250, 1130), (300, 1030), (326, 920), (306, 780)])
TALL = curve([(330, 1130), (452, 1010), (538, 880), (546, 740), (520, 600), (550, 440), (548, 320), (512, 226),
              (474, 160)])
HERO = curve([TALL.at(.40), (526, 640), (466, 586), (398, 558), (352, 514), (318, 462), (306, 392)])
LEFT = curve([(96, 1130), (64, 980), (94, 820), (60, 640), (66, 460), (88, 356), (122, 338), (134, 366)])
NEAR = curve([(260, 1130), (240, 1080), (208, 1030)])
LEAVES = (([(84, 1130), (60, 1040), (54, 980), (76, 920)], 120, (.8, .9)),
          ([(380, 1130), (430, 1060), (460, 1020), (480, 970)], 100, (1, .7)))
STARS = ((240, 70, 3), (330, 60, 2.2), (210, 150, 2.4), (300, 190, 2), (130, 300, 2.4), (70, 390, 2), (150, 420, 2.6),
         (330, 300, 2.2), (560, 300, 2), (250, 330, 1.8), (60, 250, 2))
DUSK = dark("S", v.LEAF, .22)
SHADED = (([(250, 1130), (270, 1060), (264, 1010)], 90), ([(330, 1130), (360, 1070), (400, 1020)], 90),
          ([(140, 1130), (150, 1060), (150, 990)], 100))
EARTH = [(-10, 1060), (120, 1050), (260, 1064), (400, 1056), (640, 1040)]


def _wing(group: Group, pose: Pose, side: int, fore: bool) -> None:
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


def _night() -> Group:
    scene = air("#8F9AC4", (150, "#A4ADD2"), (310, "#BCC1DE"), (470, "#D0D2E5"), (660, "#E2DFE8"), (840, "#F1E5DE"))
    orb(scene, "S", 484 + 140j, 122, "#FBF1CA", "#AEB4D4", "#C8CADC")
    maria(scene, 484 + 140j, 122, "#F1E2B4")
    for x, y, size in STARS:
        scene.fill(circle((x, y), size), "#FBF3D6")
    drift(scene, ("#E6E5EE", "#BCC1DC"), (520, 340, 300, 70), (90, 580, 260, 76), (500, 720, 300, 76),
          (120, 850, 260, 66))
    land(scene, "S", ([(-60, 890), (80, 912), (170, 952), (290, 948), (410, 960), (550, 946), (680, 930)],
         [(-60, 1000), (260, 984), (430, 1002), (680, 984)], [(-60, 1044), (360, 1026), (680, 1036)]),
         ("#A3B2C8", "#8298B2", "#647A96"))
    return scene


def draw() -> Card:
    growth = Growth("S")
    shaded, leaves, stems, heads, near, first, guest = (Group() for _ in range(7))
    a.leaves(shaded, SHADED, DUSK)
    growth.back(shaded, foot("S", EARTH, v.LEAF.mid, 9))
    v.leaves(leaves, LEAVES)
    growth.put(leaves, 3.0)
    for spine, wide, last in ((HERO, 12, 7), (TALL, 22, 7), (LEFT, 16, 6), (NEAR, 12, 8), (MIDDLE, 18, 8)):
        a.anemone_stem(stems, spine, wide * .7, last, v.STEM)
        bough(stems, spine, wide, last, v.STEM, (), .5)
    for spine, share, size in ((LEFT, .58, 56), (TALL, .78, 54), (MIDDLE, .62, 60)):
        a.collar(stems, spine, share, size, v.LEAF)
    growth.put(stems, 3.6)
    a.anemone_bud(heads, a.tip(LEFT, .9), v.PLUM, v.LEAF, wrap=.8)
    growth.put(heads, 4.4)
    a.anemone_open(near, View((468, 132), 84, 44, .36, 18), v.PLUM, -90, 3)
    v.half_open(near, View((305, 394), 80, 26, .72, -8), v.VIOLET, 5)
    growth.put(near, 4.6)
    a.anemone_open(first, View((192, 1026), 114, 31, .30, -8), v.VIOLET, -84, 2)
    a.anemone_open(first, View((305, 766), 80, 36, .40, 14), a.WHITE_ANEMONE, -80, 5)
    growth.put(first, 4.8)
    _moth(guest, Pose((284, 126), .66, 58))
    growth.put(guest, 3.0)
    return pip_card("S", 9, growth, _night())
