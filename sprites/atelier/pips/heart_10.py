"""Ten of hearts: autumn; a cane that winds between the signs, with brown hips at its ends; a greenfinch, one flower."""
from __future__ import annotations

from ..card import Card
from ..engraved import Growth, dark, foot, printed
from ..flowers.turned import View
from ..growth import rose as r
from ..growth import rose_hips as h
from ..growth import rose_turned as t
from ..growth.rose_petals import petals_loose
from ..growth.skies import air, land, orb, streaks
from ..growth.sunflower_ripe import goldfinch
from ..organs import stalk
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
MAIN = curve([(196, 1130), (116, 1040), (70, 930), (66, 800), (92, 680), (168, 592), (290, 566), (412, 556),
              (500, 498), (540, 400), (544, 290), (516, 180), (440, 104), (348, 82), (284, 110)])
RIGHT = curve([(236, 1130), (312, 1058), (404, 1012), (478, 928), (516, 820), (530, 740), (518, 664)])
SPUR = curve([MAIN.at(.42), (84, 588), (70, 520), (86, 448)])
LAST = curve([(130, 1130), (118, 1090), (130, 1060), (152, 1040)])
# stem, share, place of the hip, bend of its stalk
STALKS = ((MAIN, .79, 500 + 366j, .2),)
FALLEN = ((236, 1062, -14, .8), (292, 1034, 30, .6))
SHADED = ((LAST, .06, 170, 60, .1, 3, 0), (RIGHT, .04, 150, -50, .1, 2, 0), (MAIN, .06, 150, -40, .1, 2, 0))
EARTH = [(-10, 1078), (150, 1072), (320, 1080), (640, 1072)]
# stem, share, length, turn, bend, pairs, tones: those behind first
LEAVES = ((MAIN, .16, 128, -58, -.2, 3, 2), (MAIN, .26, 112, 42, .2, 2, 0),
          (MAIN, .60, 104, 130, .2, 2, 2), (MAIN, .70, 92, 60, .2, 2, 0), (MAIN, .86, 112, 40, .2, 2, 3),
          (RIGHT, .52, 108, 84, .2, 2, 2), (RIGHT, .70, 96, 62, .2, 2, 0), (SPUR, .30, 84, -40, -.2, 2, 0))
KINDS = (h.GOLDEN, h.GREEN, h.RUSSET, t.DEEP_LEAF)


def _autumn() -> Group:
    scene = air("#E0CCD0", (180, "#E7D0C8"), (370, "#EED6BE"), (560, "#F4DDB4"), (760, "#F8E6B8"))
    orb(scene, "H", 300 + 548j, 150, "#FCEBB8", "#EFD8BE", "#F5DFB6")
    streaks(scene, "#EBCBB2", (300, 450, 360, 9), (210, 640, 300, 9), (430, 600, 260, 8), (330, 128, 260, 8),
            (160, 330, 260, 8))
    land(scene, "H", ([(-60, 930), (70, 946), (210, 960), (330, 948), (450, 952), (540, 912), (680, 890)],
         [(-60, 984), (190, 1002), (360, 984), (680, 1000)], [(-60, 1036), (260, 1026), (680, 1044)]),
         ("#EAC6B0", "#CFA086", "#A67F64"))
    return scene


def draw() -> Card:
    growth = Growth("H")
    shaded, back, front, hips, flowers, guest = (Group() for _ in range(6))
    t.leafy(shaded, SHADED, kinds=(SHADE,))
    growth.back(shaded, foot("H", EARTH, r.BRIAR.mid, 9))
    t.leafy(back, LEAVES, kinds=KINDS)
    growth.put(back, 2.4)
    ends = [r.twig(front, complex(spine.at(share)), to, lean, 7, 5, t.STEM) for spine, share, to, lean in STALKS]
    r.briar(front, SPUR, 11, 5, 5, t.STEM)
    r.briar(front, RIGHT, 20, 6, 12, t.STEM, until=.88)
    r.briar(front, MAIN, 30, 6, 28, t.STEM, until=.9)
    stalk(front, LAST, 9, 7, t.STEM)
    growth.put(front, 3.0, 1.1)
    for spine, (wide, long, spread, tones) in zip(ends, ((20, 54, 30, PLUM),),
                                                  strict=True):
        h.hip(hips, r.on_twig(spine), tones, wide, long, spread)
    h.hip(hips, r.on_twig(MAIN, 1.0, -30), BROWN, 23, 60, 28)
    h.hip(hips, r.on_twig(RIGHT, .96, -8), BROWN, 21, 54, 32)
    h.hip(hips, r.on_twig(SPUR, .9, 8), BROWN, 19, 50, 30)
    growth.put(hips, 3.2)
    t.rose_bowl(flowers, View((148, 1026), 80, 36, .60, 8), LATE, first=-80, seed=5)
    petals_loose(flowers, FALLEN, LATE)
    growth.put(flowers, 4.2)
    goldfinch(guest, Pose((352, 984), .86, -2), *FINCH)
    growth.put(guest, 3.4)
    return pip_card("H", 10, growth, _autumn())
