"""Four of hearts: a stout forked cane, four buds in order of opening, a half-open flower in front of the sun."""
from __future__ import annotations

from ..card import Card
from ..engraved import Growth, dark, foot, printed
from ..growth import rose as r
from ..growth import rose_turned as t
from ..growth.rose_goblet import rose_goblet
from ..growth.rose_guests import MOSS, robins_pincushion
from ..growth.skies import air, drift, land, orb, streaks
from ..pip_cards import pip_card
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones

SHADE = dark("H", r.ROSE_LEAF_COOL, .24)  # of the leaves behind
FULL, = printed("H", Tones("#F3BBB6", "#D96478", "#AA3E5E", "#520F26"))
MAIN = curve([(70, 1136), (100, 1040), (190, 984), (290, 950), (322, 870), (288, 790), (296, 730), (305, 690)])
LEFT = curve([MAIN.at(.70), (220, 770), (114, 740), (76, 640), (106, 550), (106, 476)])
RIGHT = curve([MAIN.at(.78), (400, 790), (490, 756), (530, 650), (500, 540), (490, 450), (504, 376)])
# stem, share, place of the bud, bend of its stalk, size, how far open
BUDS = ((RIGHT, .80, 306 + 340j, -.34, 1.04, .35), (RIGHT, .42, 478 + 650j, -.1, .66, 0))
# stem, share, length, turn, bend, pairs, tones: those behind first
BEHIND = ((MAIN, .86, 200, -70, .14, 3, 3), (MAIN, .88, 200, 64, -.14, 3, 3))
LEAVES = ((LEFT, .30, 176, -10, .14, 3, 0), (LEFT, .62, 140, 44, -.14, 2, 2), (RIGHT, .30, 130, 176, .14, 2, 0),
          (RIGHT, .62, 108, 18, .14, 2, 1), (MAIN, .30, 200, 84, .14, 3, 0), (MAIN, .16, 150, -10, .14, 2, 1),
          (RIGHT, .86, 104, -6, .14, 2, 2))
SHADED = ((MAIN, .02, 170, 24, .1, 3, 0), (MAIN, .20, 200, 112, .1, 3, 0))
KINDS = (t.DEEP_LEAF, r.ROSE_LEAF, t.BRONZE, SHADE)
EARTH = [(-10, 1078), (140, 1070), (300, 1082), (440, 1070), (640, 1076)]


def _morning() -> Group:
    scene = air("#D9DCE4", (180, "#E1DDE2"), (360, "#EADFDC"), (540, "#F3E3D4"), (740, "#F9EBD4"))
    orb(scene, "H", 305 + 540j, 190, "#FCEFC6", "#F1DECE", "#F7E5CA")
    drift(scene, ("#F7F0EC", "#D9D0D6"), (150, 250, 300, 62), (490, 330, 300, 66), (90, 560, 250, 54))
    streaks(scene, "#F4D9BE", (320, 660, 330, 9), (420, 440, 220, 8))
    land(scene, "H", ([(-60, 930), (70, 946), (210, 960), (330, 948), (450, 952), (540, 912), (680, 890)],
         [(-60, 984), (190, 1002), (360, 984), (680, 1000)], [(-60, 1036), (260, 1026), (680, 1044)]),
         ("#EAC6B0", "#CFA086", "#A67F64"))
    return scene


def draw() -> Card:
    growth = Growth("H")
    shaded, behind, back, front, flower, gall = (Group() for _ in range(6))
    t.leafy(shaded, SHADED, kinds=(SHADE,))
    growth.back(shaded, foot("H", EARTH, r.ROSE_LEAF.mid, 3))
    t.leafy(behind, BEHIND, kinds=KINDS)
    t.leafy(back, LEAVES, kinds=KINDS)
    growth.put(behind, 1.8).put(back, 2.0)
    ends = [r.twig(front, complex(spine.at(share)), to, lean, 8, 5, t.STEM) for spine, share, to, lean, *_ in BUDS]
    r.briar(front, LEFT, 16, 6, 8, t.STEM)
    r.briar(front, RIGHT, 17, 6, 9, t.STEM)
    r.briar(front, MAIN, 34, 15, 11, t.STEM)
    for spine, (*_, scale, open_) in zip(ends, BUDS, strict=True):
        r.rose_bud(front, r.on_twig(spine, scale), FULL, t.DEEP_LEAF, open_)
    r.rose_bud(front, r.on_twig(LEFT, 1.0), FULL, t.DEEP_LEAF, .15)
    r.rose_bud(front, r.on_twig(RIGHT, .94, -8), FULL, t.DEEP_LEAF, .8)
    growth.put(front, 2.8)
    rose_goblet(flower, Pose((305, 694), 1.34, -3), FULL, t.DEEP_LEAF)
    growth.put(flower, 3.6)
    robins_pincushion(gall, complex(LEFT.at(.40)), 36, MOSS, r.ROSE_LEAF)
    growth.put(gall, 3.0)
    return pip_card("H", 4, growth, _morning())
