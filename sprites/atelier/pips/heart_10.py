"""Ten of hearts: autumn; a greenfinch at the hips of the arch, the last flower in the clearing, petals at the foot."""
from __future__ import annotations

from ..card import Card
from ..flowers.turned import View
from ..growth.depth import fallen_shade
from ..growth.rose import (
    BRIAR,
    GOLD,
    HIP,
    ROSE,
    ROSE_LEAF,
    ROSE_LEAF_COOL,
    YOUNG,
    briar,
    hip,
    on_twig,
    rose_leaf,
    rose_open,
    twig,
)
from ..growth.rose_petals import petals_loose
from ..growth.sunflower_ripe import goldfinch
from ..line import keyline
from ..pip_cards import calm, pip_card
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones

PETAL, LEAF, COOL, WOOD, STAMEN, FRUIT, RED = calm("H", 6, ROSE, ROSE_LEAF, ROSE_LEAF_COOL, BRIAR, GOLD, HIP, YOUNG)
# the greenfinch: back, wing, pale parts, face, bar of the wing
FINCH = (Tones("#C9CB8C", "#9AA25E", "#737B42", "#343A22"), Tones("#8B9160", "#6F7748", "#4F5636", "#2C301E"),
         Tones("#E6E3B2", "#CFCB92", "#A5A26A", "#4A4A30"), Tones("#B4BA72", "#8C9654", "#6C7440", "#343A22"),
         Tones("#F3DC7C", "#E6C344", "#B8922E", "#5E4A18"))
LEFT = curve([(110, 1130), (72, 980), (78, 800), (62, 640), (70, 480), (94, 350), (126, 248), (172, 176), (250, 146),
              (350, 134), (440, 142), (484, 164), (500, 194)])
RIGHT = curve([(250, 1130), (392, 1010), (506, 880), (552, 700), (530, 520), (556, 350), (536, 240), (538, 168)])
ACROSS = curve([LEFT.at(.40), (116, 584), (190, 556), (290, 568)])
# stem, share, where the hip sits, bend of its stalk, size
HIPS = ((RIGHT, .56, 478 + 564j, -.2, 1.1), (LEFT, .23, 122 + 800j, .1, 1.1))
FALLEN = ((244, 1040, -14, 1.05), (160, 1048, 22, .95), (346, 1030, -30, .85))
# stem, share, length, turn, bend, pairs, tones: those behind first
LEAVES = ((ACROSS, .3, 180, -8, -.14, 2, 0), (ACROSS, .34, 170, -160, .14, 2, 1), (LEFT, .12, 185, 92, .14, 3, 0),
          (LEFT, .56, 126, 62, .14, 2, 0), (LEFT, .84, 92, 126, .14, 2, 1), (LEFT, .92, 100, 49, -.14, 2, 0),
          (RIGHT, .22, 170, -77, -.14, 3, 1), (RIGHT, .44, 129, -40, -.14, 2, 0),
          (RIGHT, .72, 147, -26, -.14, 2, 2), (RIGHT, .84, 120, -56, -.14, 2, 1),
          (LEFT, .5, 120, -26, -.14, 2, 0))


def draw() -> Card:
    """The whole card."""
    growth, back, front, flowers, guest = Group(), Group(), Group(), Group(), Group()
    for spine, share, length, turn, bend, pairs, ripe in LEAVES:
        rose_leaf(back, complex(spine.at(share)), length, turn, bend, pairs, (LEAF, COOL, RED)[ripe], WOOD,
                  roll=.7 if ripe == 1 else 0)
    growth.trim(fallen_shade(back, LEAF.line)).add(keyline(back, .9, 3.4, LEAF.line))
    briar(front, ACROSS, 7, 5, 3, WOOD)
    briar(front, RIGHT, 16, 5, 16, WOOD, begin=.14)
    briar(front, LEFT, 17, 6, 25, WOOD, until=.72)
    for spine, share, to, lean, scale in HIPS:
        hip(front, on_twig(twig(front, complex(spine.at(share)), to, lean, tones=WOOD), scale), FRUIT, LEAF)
    hip(front, on_twig(RIGHT), FRUIT, LEAF)
    hip(front, Pose(LEFT.end, 1.0, on_twig(LEFT).turn, flip=True), FRUIT, LEAF)
    growth.trim(fallen_shade(front, LEAF.line, 12)).add(keyline(front, 1.0, 4.2, LEAF.line))
    rose_open(flowers, View((305, 566), 82, 58, .25, 0), PETAL, -96, 2, STAMEN)
    petals_loose(flowers, FALLEN, PETAL)
    growth.trim(fallen_shade(flowers, PETAL.line)).add(keyline(flowers, 1.0, 4.4, PETAL.line))
    goldfinch(guest, Pose((372, 106), .78, 4), *FINCH)
    growth.trim(fallen_shade(guest, FINCH[1].line, 12)).add(keyline(guest, .9, 3.2, FINCH[1].line))
    return pip_card("H", 10, growth)
