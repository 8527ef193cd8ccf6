"""Ten of hearts: autumn; a cane that winds between the signs, hips of different ages, the last flower; a greenfinch."""
from __future__ import annotations

from ..card import Card
from ..engraved import Growth, dark, foot, printed
from ..flowers.turned import View
from ..growth import rose as r
from ..growth import rose_hips as h
from ..growth import rose_turned as t
from ..growth.rose_petals import petals_loose
from ..growth.skies import air, drift, land, orb, streaks
from ..growth.sunflower_ripe import goldfinch
from ..pip_cards import pip_card
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones

# the greenfinch: back, wing, pale parts, face, bar of the wing
FINCH = (Tones("#D6D98A", "#9BA850", "#66743A", "#23280F"), Tones("#7E8A56", "#56623A", "#3A4428", "#1C2012"),
         Tones("#F0EDB8", "#DAD58E", "#A8A55E", "#3A3A20"), Tones("#BAC46A", "#8A9848", "#5F6E38", "#23280F"),
         Tones("#F8E27C", "#EDC534", "#B88A22", "#3E2E0C"))
SHADE = dark("H", r.ROSE_LEAF_COOL, .26)  # of the leaves behind
# the last flower, without white in its rims
LATE, = printed("H", Tones("#F2B2AC", "#D25468", "#A03A58", "#4A0E22"))
# hips after the first frost, unlike the hearts
PLUM, = printed("H", Tones("#E3B7A6", "#94525A", "#663246", "#2A1020"))
BROWN, = printed("H", Tones("#EFC896", "#AD6E3C", "#78442A", "#2E1612"))
MAIN = curve([(246, 1130), (150, 1040), (92, 930), (80, 800), (108, 680), (180, 592), (300, 564), (412, 556),
              (500, 498), (534, 400), (544, 290), (530, 196), (484, 138), (436, 126)])
RIGHT = curve([MAIN.at(.03), (312, 1050), (404, 1000), (470, 920), (516, 820), (532, 740), (520, 672)])
SPUR = curve([MAIN.at(.47), (110, 590), (86, 520), (104, 430)])
# stem, share, place of the hip, bend of its stalk
STALKS = ((MAIN, .81, 496 + 408j, .2), (MAIN, .285, 116 + 744j, -.2))
FALLEN = ((352, 1052, -14, .8), (112, 1052, 30, .7))
SHADED = ((RIGHT, .04, 170, -30, .1, 3, 0), (RIGHT, .2, 150, 60, .1, 2, 0), (MAIN, .06, 170, -60, .1, 3, 0))
EARTH = [(-10, 1078), (150, 1072), (320, 1080), (640, 1072)]
# stem, share, length, turn, bend, pairs, tones: those behind first
LEAVES = ((MAIN, .13, 150, -84, -.2, 3, 2), (MAIN, .66, 110, 130, .2, 2, 2), (MAIN, .88, 92, -70, .2, 2, 0),
          (RIGHT, .52, 108, 84, .2, 2, 2), (RIGHT, .10, 190, 66, .2, 3, 3), (SPUR, .30, 84, -40, -.2, 2, 0))
KINDS = (h.GOLDEN, h.GREEN, h.RUSSET, t.DEEP_LEAF)


def _autumn() -> Group:
    scene = air("#94788F", (66, "#B0909C"), (112, "#CBACAA"), (158, "#E7D0C8"), (370, "#EED6BE"), (560, "#F4DDB4"),
                (760, "#F8E6B8"))
    orb(scene, "H", 300 + 548j, 150, "#FCEBB8", "#EFD8BE", "#F5DFB6")
    drift(scene, ("#F6DDC0", "#D9B4A4"), (250, 170, 380, 70))
    streaks(scene, "#EBCBB2", (300, 450, 360, 9), (210, 640, 300, 9), (430, 600, 260, 8), (160, 330, 260, 8))
    land(scene, "H", ([(-60, 930), (70, 946), (210, 960), (330, 948), (450, 952), (540, 912), (680, 890)],
         [(-60, 984), (190, 1002), (360, 984), (680, 1000)], [(-60, 1036), (260, 1026), (680, 1044)]),
         ("#EAC6B0", "#CFA086", "#A67F64"))
    return scene


def draw() -> Card:
    growth = Growth("H")
    shaded, back, front, hips, flowers, guest = (Group() for _ in range(6))
    t.leafy(shaded, SHADED, kinds=(SHADE,))
    growth.back(foot("H", EARTH, r.BRIAR.mid, 9)).put(shaded, 1.8)
    t.leafy(back, LEAVES, kinds=KINDS)
    growth.put(back, 2.4)
    ends = [r.twig(front, complex(spine.at(share)), to, lean, 7, 5, t.STEM) for spine, share, to, lean in STALKS]
    for spine, first, last, prickles in ((SPUR, 11, 5, 5), (RIGHT, 17, 5, 12), (MAIN, 27, 6, 28)):
        r.briar(front, spine, first, last, prickles, t.STEM)
    growth.put(front, 3.0, 1.1)
    for spine, scale, turn, tones in ((ends[0], 1, 0, PLUM), (ends[1], .9, 0, BROWN), (RIGHT, 1.3, 4, h.ORANGE),
                                      (SPUR, 1.3, 8, h.ORANGE)):
        h.hip(hips, r.on_twig(spine, scale, turn), tones, 21, 54, 30)
    petals_loose(hips, FALLEN, LATE)
    growth.put(hips, 3.4)
    t.rose_bowl(flowers, View((426, 114), 60, 40, .60, -24), LATE, first=-80, seed=5)
    growth.put(flowers, 4.4)
    goldfinch(guest, Pose((246, 1000), 1.05, -2), *FINCH)
    growth.put(guest, 3.4)
    return pip_card("H", 10, growth, _autumn())
