"""Ten of hearts: autumn; a greenfinch in the middle of the cane that crosses the card, hips, the last flower below."""
from __future__ import annotations

from ..card import Card
from ..engraved import Growth, foot
from ..flowers.turned import View
from ..growth import rose as r
from ..growth import rose_hips as h
from ..growth import rose_turned as t
from ..growth.rose_petals import petals_loose
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
MAIN = curve([(90, 1130), (66, 980), (58, 820), (74, 690), (150, 590), (305, 602), (450, 564), (536, 470), (546, 330),
              (510, 200), (420, 128), (330, 126)])
LEFT = curve([MAIN.at(.29), (70, 560), (62, 440), (92, 340)])
RIGHT = curve([(220, 1130), (360, 1030), (490, 910), (548, 790), (520, 690), (528, 640)])
LAST = curve([MAIN.at(.05), (110, 1060), (160, 1060), (190, 1020)])
# stem, share, where the hip hangs or stands, bend of its stalk
STALKS = ((MAIN, .79, 510 + 326j, -.16), (MAIN, .90, 408 + 92j, .1), (LEFT, .55, 116 + 404j, .1),
          (RIGHT, .86, 500 + 776j, -.14), (MAIN, .18, 116 + 772j, -.12))
FALLEN = ((300, 1050, -14, .95), (352, 1000, 32, .8))
SHADED = ((MAIN, .03, 170, 56, .1, 3, 3), (RIGHT, .02, 150, 70, .1, 2, 3))
EARTH = [(-10, 1076), (150, 1070), (320, 1080), (640, 1072)]
# stem, share, length, turn, bend, pairs, tones: those behind first
LEAVES = ((LEFT, .36, 132, 62, .2, 2, 2), (LEFT, .78, 124, 40, .2, 2, 0), (MAIN, .73, 130, 12, .2, 2, 0),
          (MAIN, .88, 124, 38, .2, 2, 1), (MAIN, .15, 132, 24, .2, 2, 0), (RIGHT, .62, 130, 4, .2, 2, 2),
          (RIGHT, .40, 150, -80, -.2, 3, 0))
KINDS = (h.GOLDEN, h.GREEN, h.RUSSET)


def draw() -> Card:
    """The whole card."""
    growth = Growth("H")
    shaded, back, front, hips, flowers, guest = (Group() for _ in range(6))
    r.leaves(shaded, SHADED)
    growth.back(shaded, foot("H", EARTH, r.BRIAR.mid, 9))
    t.leafy(back, LEAVES, kinds=KINDS)
    growth.put(back, 2.6)
    ends = [r.twig(front, complex(spine.at(share)), to, lean, 7, 5, t.STEM) for spine, share, to, lean in STALKS]
    r.briar(front, LEFT, 10, 5, 5, t.STEM)
    r.briar(front, RIGHT, 16, 6, 11, t.STEM, begin=.14)
    r.briar(front, MAIN, 21, 6, 22, t.STEM, until=.9)
    stalk(front, LAST, 8, 6, t.STEM)
    growth.put(front, 3.2, 1.1)
    for spine, (wide, long, spread, tones) in zip(ends, ((21, 56, 56, h.SCARLET), (18, 46, 34, h.ORANGE),
                                                         (20, 58, 50, h.SCARLET), (21, 56, 30, h.ORANGE),
                                                         (22, 60, 70, h.SCARLET)), strict=True):
        h.hip(hips, r.on_twig(spine), tones, wide, long, spread)
    h.hip(hips, r.on_twig(MAIN, 1.1, 10), h.SCARLET, 24, 62, 36)
    h.hip(hips, r.on_twig(LEFT, 1, -10), h.ORANGE, 19, 56, 44)
    h.hip_end(hips, 528 + 632j, 27, h.SCARLET, 20)
    growth.put(hips, 3.4)
    t.rose_bowl(flowers, View((186, 1028), 80, 38, .6, 16), first=-80, seed=5)
    petals_loose(flowers, FALLEN, t.CARMINE)
    growth.put(flowers, 4.2)
    goldfinch(guest, Pose((298, 544), .92, -2), *FINCH)
    growth.put(guest, 3.0)
    return pip_card("H", 10, growth)
