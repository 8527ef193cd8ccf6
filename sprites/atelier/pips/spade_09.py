"""Nine of spades: the fullest, by night; flowers of all colours crowd below the moon, a moth comes to the white one."""
from __future__ import annotations

from ..card import Card
from ..flowers.turned import View
from ..geometry import circle
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
from ..growth.depth import distant, fallen_shade
from ..line import SHADE, ends, keyline, taper
from ..pip_cards import calm, pip_card
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones

PETAL, BLUE, WHITE, LEAF, DARK = calm("S", 7, ANEMONE, BLUE_ANEMONE, WHITE_ANEMONE, ANEMONE_LEAF, NIGHT)
MOTH = Tones("#F3E9D2", "#D3BFA0", "#A48C74", "#4A3B3C")
HALO, MOON, FAR = "#E2E4DA", "#F5F3E4", "#D3D9D2"
RIGHT = curve([(330, 1130), (470, 960), (556, 780), (520, 560)])
OVER = curve([(320, 1130), (450, 980), (566, 760), (568, 520), (520, 390), (420, 350), (306, 354)])
TALL = curve([(330, 1130), (470, 970), (580, 700), (572, 400), (548, 250), (440, 128)])
LEFT = curve([(110, 1130), (60, 930), (58, 740), (90, 560)])
UNDER = curve([(270, 1130), (318, 980), (300, 860), (305, 776)])
LEAVES = (([(330, 1130), (390, 1060), (430, 1000)], 190, (1, 1)), ([(70, 1130), (60, 980), (80, 850)], 190, (1, .9)),
          ([(250, 1130), (300, 1080), (330, 1030)], 190, (1, 1)))
BEHIND = ([(640, 1130), (560, 900), (540, 720)], [(20, 1000), (60, 700), (84, 420)], [(420, 1130), (330, 900)])


def _moth(group: Group, pose: Pose) -> None:
    """A moth about 100 wide that flies with open wings, from above, its head up."""
    for side in (-1, 1):
        hind = pose.shape([(side * 3, 2, "c"), (side * 26, 8), (side * 34, 24), (side * 22, 34), (side * 6, 22)])
        fore = pose.shape([(side * 3, -10, "c"), (side * 28, -26), (side * 52, -22), (side * 46, -4), (side * 24, 8),
                           (side * 4, 4)])
        for wing, tone in ((hind, MOTH.light), (fore, MOTH.mid)):
            group.silhouette(wing).fill(wing, tone)
        bands = Group()
        for x in (18, 31, 43):
            bands.fill(taper(pose.curve([(side * x, -30), (side * (x + 3), -10), (side * (x - 4), 12)]), 3.6, 2.2),
                       MOTH.deep)
        bands.fill(pose.circle((side * 27, -12), 4.2), MOTH.line).fill(pose.circle((side * 27, -12), 2), MOTH.light)
        group.clip(fore, bands)
        for wing in (hind, fore):
            group.contour(wing, .8, 2.2, MOTH.line, SHADE)
        group.fill(taper(pose.curve([(side * 2, -18), (side * 12, -30), (side * 24, -36)]), 2, 1), MOTH.line)
    body = pose.shape([(0, -20), (6, -12), (6, 4), (0, 28, "c"), (-6, 4), (-6, -12)])
    group.silhouette(body).fill(body, MOTH.mid).contour(body, .8, 2.2, MOTH.line, SHADE)
    for y in (2, 9, 16):
        group.fill(taper(pose.curve([(-6, y), (0, y + 2), (6, y)]), 2.2, 2.2, ends(.3, .3)), MOTH.line)


def draw() -> Card:
    """The whole card."""
    growth, far, leaves, stems = Group(), Group(), Group(), Group()
    heads, near, front, guest = Group(), Group(), Group(), Group()
    growth.trim(Group().fill(circle(250 + 356j, 236), HALO).fill(circle(250 + 356j, 190), MOON))
    for spots in BEHIND:
        parsley(far, curve(spots), 230, LEAF, LEAF)
    growth.trim(distant(far, FAR))
    for spots, size, seen in LEAVES:
        parsley(leaves, curve(spots), size, LEAF, LEAF, seen=seen)
    growth.trim(fallen_shade(leaves, LEAF.line)).add(keyline(leaves, .9, 3.3, LEAF.line))
    for spine in (TALL, OVER, RIGHT, LEFT):
        anemone_stem(stems, spine, 13, 6, LEAF)
    for spine, share, size in ((LEFT, .68, 62), (RIGHT, .70, 62), (TALL, .86, 60)):
        collar(stems, spine, share, size, LEAF)
    growth.trim(fallen_shade(stems, LEAF.line)).add(keyline(stems, 1.0, 4.0, LEAF.line))
    anemone_cup(heads, View((456, 126), 88, 32, .85, -30), BLUE, 3, DARK)
    anemone_open(heads, View((305, 352), 84, 60, .25, 0), WHITE, -90, 3, DARK)
    anemone_open(heads, View((540, 560), 96, 58, .35, 20), PETAL, -70, 5, DARK)
    anemone_open(heads, View((66, 570), 96, 60, .35, -20), BLUE, -60, 2, DARK)
    anemone_behind(heads, View((305, 771), 80, 60, -.15, 8), PETAL, LEAF, -80, 4)
    growth.trim(fallen_shade(heads, PETAL.line)).add(keyline(heads, 1.0, 4.4, PETAL.line))
    anemone_stem(front, UNDER, 14, 8, LEAF)  # before the flower that shows its back
    collar(front, UNDER, .46, 62, LEAF)
    growth.trim(fallen_shade(front, LEAF.line, 10)).add(keyline(front, 1.0, 4.0, LEAF.line))
    anemone_cup(near, View((252, 1052), 84, 34, .8, 10), BLUE, 6, DARK)
    anemone_open(near, View((106, 1024), 124, 44, .35, -10), WHITE, -80, 5, DARK)
    growth.trim(fallen_shade(near, PETAL.line)).add(keyline(near, 1.0, 4.8, PETAL.line))
    _moth(guest, Pose((268, 116), 1.1, -152))
    growth.trim(fallen_shade(guest, MOTH.line, 26, .14)).add(keyline(guest, .8, 2.6, MOTH.line))
    return pip_card("S", 9, growth)
