"""Ten of hearts: autumn; a greenfinch at the hips of the arch, the last flower in the clearing, petals at the foot."""
from __future__ import annotations

from ..card import Card
from ..engraved import Growth, foot, hills
from ..flowers.turned import View
from ..growth import rose as r
from ..growth.rose_petals import petals_loose
from ..growth.sunflower_ripe import goldfinch
from ..pip_cards import pip_card
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones

# the greenfinch: back, wing, pale parts, face, bar of the wing
FINCH = (Tones("#C9CB8C", "#9AA25E", "#737B42", "#343A22"), Tones("#8B9160", "#6F7748", "#4F5636", "#2C301E"),
         Tones("#E6E3B2", "#CFCB92", "#A5A26A", "#4A4A30"), Tones("#B4BA72", "#8C9654", "#6C7440", "#343A22"),
         Tones("#F3DC7C", "#E6C344", "#B8922E", "#5E4A18"))
LEFT = curve([(110, 1130), (72, 980), (78, 800), (62, 640), (70, 480), (94, 350), (126, 248), (172, 176), (250, 146),
              (350, 134), (440, 142), (484, 164), (500, 194)])
RIGHT = curve([(250, 1130), (392, 1010), (506, 880), (552, 700), (530, 520), (556, 350), (536, 240), (538, 168)])
ACROSS = curve([LEFT.at(.40), (116, 600), (190, 596), (286, 574)])
# stem, share, where the r.hip sits, bend of its stalk, size
HIPS = ((RIGHT, .56, 476 + 556j, -.2, 1.2), (LEFT, .23, 124 + 800j, .1, 1.2),
        (RIGHT, .66, 500 + 452j, -.1, 1.0))
FALLEN = ((250, 1050, -14, .95), (322, 1020, 32, .8), (474, 724, -40, .8))
SHADED = ((LEFT, .03, 180, 60, .1, 3, 3), (RIGHT, .05, 170, -50, .1, 3, 3), (RIGHT, .02, 170, 70, .1, 2, 3),
          (LEFT, .05, 150, -30, .1, 2, 3))
EARTH = [(-10, 1056), (150, 1046), (320, 1060), (640, 1048)]
# stem, share, length, turn, bend, pairs, tones: those behind first
LEAVES = ((ACROSS, .3, 180, -8, -.14, 2, 0), (ACROSS, .34, 170, -160, .14, 2, 1), (LEFT, .12, 185, 92, .14, 3, 0),
          (LEFT, .56, 126, 62, .14, 2, 0), (LEFT, .84, 92, 126, .14, 2, 1), (LEFT, .92, 100, 49, -.14, 2, 0),
          (RIGHT, .22, 170, -77, -.14, 3, 1), (RIGHT, .44, 129, -40, -.14, 2, 0),
          (RIGHT, .72, 147, -26, -.14, 2, 2), (RIGHT, .84, 120, -56, -.14, 2, 1),
          (LEFT, .5, 120, -26, -.14, 2, 0))


def draw() -> Card:
    """The whole card."""
    growth = Growth("H")
    shaded, back, front, flowers, guest = (Group() for _ in range(5))
    growth.add(hills("H", [(-10, 960), (160, 976), (360, 950), (640, 970)], [(-10, 1010), (240, 1000), (640, 1016)]))
    r.leaves(shaded, SHADED)
    growth.back(shaded, foot("H", EARTH, r.BRIAR.mid, 9))
    r.leaves(back, LEAVES)
    growth.put(back, 3.0)
    r.briar(front, ACROSS, 7, 5, 3)
    r.briar(front, RIGHT, 16, 5, 16, begin=.14)
    r.briar(front, LEFT, 17, 6, 25, r.BRIAR, until=.72)
    for spine, share, to, lean, scale in HIPS:
        r.hip(front, r.on_twig(r.twig(front, complex(spine.at(share)), to, lean), scale), r.HIP, r.ROSE_LEAF)
    r.hip(front, r.on_twig(RIGHT), r.HIP, r.ROSE_LEAF)
    r.hip(front, Pose(LEFT.end, 1.0, r.on_twig(LEFT).turn, flip=True), r.HIP, r.ROSE_LEAF)
    growth.put(front, 3.2)
    r.rose_open(flowers, View((300, 566), 96, 40, .40, -16), r.ROSE, -96, 2)
    petals_loose(flowers, FALLEN, r.ROSE)
    growth.put(flowers, 4.2)
    goldfinch(guest, Pose((372, 106), .78, 4), *FINCH)
    growth.put(guest, 3.0)
    return pip_card("H", 10, growth)
