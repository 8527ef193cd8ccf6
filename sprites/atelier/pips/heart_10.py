"""Ten of hearts: autumn; a greenfinch at the hips of the arch, the last flower in the clearing, petals at the foot."""
from __future__ import annotations

from ..card import Card
from ..flowers.turned import View
from ..growth.depth import distant, fallen_shade
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
    rose_fallen,
    rose_leaf,
    rose_open,
    twig,
)
from ..growth.sunflower_ripe import goldfinch
from ..line import keyline
from ..pip_cards import calm, pip_card
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones

PETAL, LEAF, COOL, WOOD, STAMEN, FRUIT, RED = calm("H", 8, ROSE, ROSE_LEAF, ROSE_LEAF_COOL, BRIAR, GOLD, HIP, YOUNG)
FAR = "#ECD6C3"
# the greenfinch: back, wing, pale parts, face, bar of the wing
FINCH = (Tones("#C9CB8C", "#9AA25E", "#737B42", "#343A22"), Tones("#8B9160", "#6F7748", "#4F5636", "#2C301E"),
         Tones("#E6E3B2", "#CFCB92", "#A5A26A", "#4A4A30"), Tones("#B4BA72", "#8C9654", "#6C7440", "#343A22"),
         Tones("#F3DC7C", "#E6C344", "#B8922E", "#5E4A18"))
LEFT = curve([(110, 1130), (64, 980), (74, 800), (50, 640), (66, 480), (92, 340), (146, 230), (230, 178), (330, 150),
              (440, 160)])
RIGHT = curve([(250, 1130), (400, 1000), (520, 860), (560, 690), (534, 520), (566, 350), (540, 230)])
ACROSS = curve([LEFT.at(.40), (160, 580), (305, 566)])
# stem, share, where the hip sits, bend of its stalk, size
HIPS = ((LEFT, .80, 204 + 134j, .1, 1.0), (LEFT, .88, 262 + 104j, .1, 1.2), (LEFT, .99, 486 + 196j, .1, 1.05),
        (RIGHT, .34, 474 + 756j, .14, 1.1), (RIGHT, .38, 530 + 732j, -.1, 1.2), (RIGHT, .98, 548 + 150j, .1, 1.2),
        (LEFT, .56, 116 + 410j, .1, .95), (LEFT, .26, 118 + 752j, .1, 1.1))
LEAVES = ((RIGHT, .20, 210, -66, -.1, 2, 1), (LEFT, .14, 220, 44, .1, 2, 0), (RIGHT, .48, 190, 50, .1, 2, 0),
          (LEFT, .46, 190, 46, .1, 2, 1), (RIGHT, .70, 200, -36, -.1, 2, 2), (LEFT, .64, 180, 30, .1, 2, 0),
          (LEFT, .30, 180, -40, -.1, 2, 2), (RIGHT, .06, 230, -84, -.1, 3, 0), (LEFT, .95, 190, 118, .1, 2, 1),
          (RIGHT, .86, 170, 30, .1, 2, 1))
BEHIND = ((320 + 480j, 270, -112), (300 + 690j, 250, 70), (150 + 1040j, 260, 20), (470 + 100j, 230, -70))


def draw() -> Card:
    """The whole card."""
    growth, far, back, front, flowers, guest = Group(), Group(), Group(), Group(), Group(), Group()
    for at, length, turn in BEHIND:
        rose_leaf(far, at, length, turn, .1, 3, LEAF, WOOD, width=.2)
    growth.trim(distant(far, FAR))
    for at, length, turn in ((318 + 560j, 190, 84), (292 + 560j, 190, -96)):
        rose_leaf(back, at, length, turn, .12, 2, LEAF, WOOD)
    for spine, share, length, turn, bend, pairs, ripe in LEAVES:
        rose_leaf(back, complex(spine.at(share)), length, turn, bend, pairs, (LEAF, COOL, RED)[ripe], WOOD,
                  roll=.7 if ripe == 1 else 0)
    growth.trim(fallen_shade(back, LEAF.line)).add(keyline(back, .9, 3.4, LEAF.line))
    briar(front, ACROSS, 7, 5, 3, WOOD)
    briar(front, RIGHT, 16, 5, 18, WOOD)
    briar(front, LEFT, 17, 6, 25, WOOD, until=.72)
    for spine, share, to, lean, scale in HIPS:
        hip(front, on_twig(twig(front, complex(spine.at(share)), to, lean, tones=WOOD), scale), FRUIT, LEAF)
    growth.trim(fallen_shade(front, LEAF.line, 12)).add(keyline(front, 1.0, 4.2, LEAF.line))
    rose_open(flowers, View((305, 560), 88, 62, .25, 0), PETAL, -96, 2, STAMEN)
    for x, y, turn, size, seed in ((252, 1052, -24, 1.15, 3), (150, 1056, 62, 1.0, 5), (342, 1076, 10, .9, 7)):
        rose_fallen(flowers, Pose((x, y), size, turn), PETAL, seed)
    growth.trim(fallen_shade(flowers, PETAL.line)).add(keyline(flowers, 1.0, 4.4, PETAL.line))
    goldfinch(guest, Pose((372, 106), .78, 4), *FINCH)
    growth.trim(fallen_shade(guest, FINCH[1].line, 12)).add(keyline(guest, .9, 3.2, FINCH[1].line))
    return pip_card("H", 10, growth)
