"""Ten of hearts: autumn; a cane winds between the signs, hips on it; a greenfinch before the sun, the last flower."""
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
MAIN = curve([(276, 1130), (306, 1046), (376, 984), (458, 940), (498, 870), (502, 798), (466, 760), (404, 764),
              (342, 712), (318, 640), (240, 594), (140, 590), (74, 520), (66, 420), (116, 348), (190, 344), (220, 370)])
HIGH = curve([MAIN.at(.47), (370, 612), (450, 568), (536, 470), (546, 330), (510, 200), (420, 128), (330, 126)])
LEFT = curve([(70, 1130), (56, 1000), (64, 880), (104, 790), (150, 760)])
LAST = curve([(130, 1130), (112, 1090), (140, 1066), (176, 1052)])
# stem, share, where the hip hangs or stands, bend of its stalk
STALKS = ((HIGH, .60, 470 + 366j, -.2), (HIGH, .87, 412 + 84j, .1), (MAIN, .785, 112 + 470j, -.2),
          (MAIN, .20, 512 + 706j, .1), (LEFT, .62, 112 + 706j, -.1))
FALLEN = ((322, 1062, -14, .8), (376, 1030, 30, .7))
SHADED = ((LAST, .06, 190, 56, .1, 3, 0), (MAIN, .03, 190, -50, .1, 3, 0), (MAIN, .10, 160, 60, .1, 2, 0))
EARTH = [(-10, 1078), (150, 1072), (320, 1080), (640, 1072)]
# stem, share, length, turn, bend, pairs, tones: those behind first
LEAVES = ((HIGH, .46, 118, -24, .2, 2, 2), (HIGH, .78, 116, 6, .2, 2, 3), (MAIN, .73, 122, 24, .2, 2, 0),
          (MAIN, .60, 110, 150, .2, 2, 1), (LEFT, .40, 134, 40, .2, 2, 0), (LEFT, .26, 110, -10, .2, 2, 2),
          (MAIN, .13, 150, -76, -.2, 3, 3), (MAIN, .27, 92, 130, .2, 2, 0), (HIGH, .26, 100, 120, .2, 2, 3))
KINDS = (h.GOLDEN, h.GREEN, h.RUSSET, t.DEEP_LEAF)


def _autumn() -> Group:
    """An autumn afternoon, a veiled sun."""
    scene = air("#E0CCD0", (180, "#E7D0C8"), (370, "#EED6BE"), (560, "#F4DDB4"), (760, "#F8E6B8"))
    orb(scene, "H", 300 + 548j, 150, "#FCEBB8", "#EFD8BE", "#F5DFB6")
    streaks(scene, "#EBCBB2", (300, 450, 360, 9), (210, 640, 300, 9), (430, 600, 260, 8), (330, 128, 260, 8),
            (160, 330, 260, 8))
    land(scene, "H", ([(-60, 930), (70, 946), (210, 960), (330, 948), (450, 952), (540, 912), (680, 890)],
         [(-60, 984), (190, 1002), (360, 984), (680, 1000)], [(-60, 1036), (260, 1026), (680, 1044)]),
         ("#EAC6B0", "#CFA086", "#A67F64"))
    return scene


def draw() -> Card:
    """The whole card."""
    growth = Growth("H")
    shaded, back, front, hips, flowers, guest = (Group() for _ in range(6))
    t.leafy(shaded, SHADED, kinds=(SHADE,))
    growth.back(shaded, foot("H", EARTH, r.BRIAR.mid, 9))
    t.leafy(back, LEAVES, kinds=KINDS)
    growth.put(back, 2.4)
    ends = [r.twig(front, complex(spine.at(share)), to, lean, 7, 5, t.STEM) for spine, share, to, lean in STALKS]
    r.briar(front, LEFT, 12, 5, 7, t.STEM)
    r.briar(front, HIGH, 14, 6, 12, t.STEM, until=.9)
    r.briar(front, MAIN, 29, 6, 26, t.STEM, until=.88)
    stalk(front, LAST, 9, 7, t.STEM)
    growth.put(front, 3.0, 1.1)
    for spine, (wide, long, spread, tones) in zip(ends, ((21, 56, 56, h.SCARLET), (18, 46, 34, h.ORANGE),
                                                         (20, 58, 50, h.ORANGE), (20, 52, 30, h.ORANGE),
                                                         (20, 54, 66, h.SCARLET)), strict=True):
        h.hip(hips, r.on_twig(spine), tones, wide, long, spread)
    h.hip(hips, r.on_twig(HIGH, 1.1, 10), h.SCARLET, 24, 62, 36)
    h.hip(hips, r.on_twig(LEFT, .9, 8), h.ORANGE, 20, 52, 44)
    h.hip_end(hips, complex(MAIN.end), 21, h.SCARLET, 20)
    growth.put(hips, 3.2)
    t.rose_bowl(flowers, View((186, 1032), 92, 34, .60, 10), LATE, first=-80, seed=5)
    petals_loose(flowers, FALLEN, LATE)
    growth.put(flowers, 4.2)
    goldfinch(guest, Pose((298, 540), .92, -2), *FINCH)
    growth.put(guest, 3.4)
    return pip_card("H", 10, growth, _autumn())
