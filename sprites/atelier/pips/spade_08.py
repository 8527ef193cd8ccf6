"""Eight of spades: full bloom; great flowers lean in over the frame, the nearest at the foot; a beetle sleeps in it."""
from __future__ import annotations

from ..card import Card
from ..flowers.turned import View
from ..growth.anemone import (
    ANEMONE,
    ANEMONE_LEAF,
    BLUE_ANEMONE,
    NIGHT,
    anemone_bud,
    anemone_cup,
    anemone_fallen,
    anemone_open,
    anemone_stem,
    collar,
    parsley,
    tip,
)
from ..growth.anemone_ground import BEETLE, beetle
from ..growth.depth import distant, fallen_shade
from ..line import keyline
from ..pip_cards import calm, pip_card
from ..splines import Pose, curve
from ..svg import Group

PETAL, BLUE, LEAF, DARK, GUEST = calm("S", 6, ANEMONE, BLUE_ANEMONE, ANEMONE_LEAF, NIGHT, BEETLE)
FAR = "#D8DDD5"
LEFT = curve([(96, 1130), (50, 980), (46, 840), (70, 730)])
HIGH = curve([(60, 1130), (36, 900), (40, 620), (88, 420)])
RIGHT = curve([(340, 1130), (460, 970), (566, 760), (578, 560), (560, 430)])
ARCH = curve([(300, 1130), (440, 960), (540, 800), (534, 660), (470, 610), (330, 600), (306, 570)])
TOP = curve([(360, 1130), (520, 940), (590, 700), (584, 300), (520, 150)])
LEAVES = (([(330, 1130), (400, 1060), (430, 980)], 220, (1, 1)), ([(60, 1130), (80, 1000), (100, 900)], 190, (1, 1)),
          ([(560, 900), (530, 800), (500, 720)], 170, (1, 1)))
BEHIND = (([(160, 1130), (210, 900), (300, 760)], 260), ([(30, 700), (60, 400), (140, 300)], 240),
          ([(600, 700), (560, 300), (500, 230)], 240))


def draw() -> Card:
    """The whole card."""
    growth, far, leaves, stems, heads, near, guest = (Group() for _ in range(7))
    for spots, size in BEHIND:
        parsley(far, curve(spots), size, LEAF, LEAF)
    growth.trim(distant(far, FAR))
    for spots, size, seen in LEAVES:
        parsley(leaves, curve(spots), size, LEAF, LEAF, seen=seen)
    growth.trim(fallen_shade(leaves, LEAF.line)).add(keyline(leaves, .9, 3.4, LEAF.line))
    for spine in (TOP, ARCH, RIGHT, HIGH, LEFT):
        anemone_stem(stems, spine, 14, 7, LEAF)
    for spine, share, size in ((HIGH, .84, 66), (RIGHT, .74, 66), (TOP, .84, 62), (ARCH, .62, 58)):
        collar(stems, spine, share, size, LEAF)
    anemone_bud(stems, tip(HIGH, 1.15, -10), BLUE, LEAF, .2)
    growth.trim(fallen_shade(stems, LEAF.line, 12)).add(keyline(stems, 1.0, 4.2, LEAF.line))
    anemone_cup(heads, View((500, 152), 124, 30, .85, -34), PETAL, 3, DARK)
    anemone_open(heads, View((574, 412), 128, 62, .3, 18), BLUE, -70, 3, DARK)
    anemone_cup(heads, View((306, 566), 78, 36, .8, -12), PETAL, 4, DARK)
    anemone_open(heads, View((42, 712), 138, 60, .3, -18), PETAL, -90, 2, DARK)
    growth.trim(fallen_shade(heads, PETAL.line)).add(keyline(heads, 1.0, 4.6, PETAL.line))
    anemone_fallen(near, Pose((390, 1050), 1.0, 30), PETAL)
    anemone_open(near, View((216, 1028), 146, 43, .3, -6), BLUE, -84, 1, DARK)
    growth.trim(fallen_shade(near, PETAL.line)).add(keyline(near, 1.0, 5.0, PETAL.line))
    beetle(guest, Pose((282, 1052), 1.45, 118), GUEST)
    growth.trim(fallen_shade(guest, GUEST.line, 7)).add(keyline(guest, .8, 2.4, GUEST.line))
    return pip_card("S", 8, growth)
