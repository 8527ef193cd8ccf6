"""Seven of clubs: a posy of stems, the sun behind the only leaf of four in the deck."""
from __future__ import annotations

from ..card import Card
from ..engraved import Growth, foot
from ..growth import clover as c
from ..growth import clover_head as h
from ..growth import clover_views as v
from ..growth.boughs import bough
from ..growth.country import poplars, ranges
from ..growth.morning import morning
from ..pip_cards import pip_card
from ..splines import curve
from ..svg import Group

LUCKY = curve([(316, 1130), (296, 980), (306, 860), (305, 730)])
LEFT = curve([(372, 1130), (300, 950), (272, 836), (222, 760), (138, 706), (92, 600), (127, 472)])
RIGHT = curve([(240, 1130), (312, 950), (338, 836), (388, 760), (466, 712), (520, 610), (560, 470), (540, 400),
               (496, 392)])
LOW_LEFT = curve([(350, 1130), (250, 1010), (130, 960), (84, 860), (106, 780)])
LOW_RIGHT = curve([(200, 1130), (350, 1010), (440, 940), (494, 850), (504, 776)])
TALL = curve([RIGHT.at(.72), (548, 470), (540, 330), (506, 240), (458, 172)])
# stem, size, lean, how ripe, how far it leans towards us, lengths of its leaves, their leans
HEADS = ((LEFT, 2.0, -14, 1, 0, 44, (38, 0), (-50, 96)), (RIGHT, 1.3, 4, 1, .5, 0, (40, 32), (-80, 60)),
         (LOW_LEFT, 1.0, -8, .12, 0, 0, (36, 28), (-70, 54)), (LOW_RIGHT, 1.35, 8, 1, .3, 30, (40, 0), (-80, 70)),
         (TALL, 1.5, 22, .62, 0, 0, (36, 46), (-40, 80)))
SHADED = (([(60, 1130), (60, 1070), (84, 1020)], 66, 44), ([(400, 1130), (410, 1070), (398, 1030)], 60, 44),
          ([(230, 1130), (226, 1070), (220, 1020)], 66, 42))
EARTH = [(-10, 1056), (150, 1066), (300, 1054), (440, 1068), (640, 1056)]


def draw() -> Card:
    """The whole card."""
    growth = Growth("C")
    shaded, leaves, stems, cups, made = Group(), Group(), Group(), Group(), []
    size: float
    for spots, size, rise in SHADED:
        c.clover_leaf(shaded, curve(spots), size, rise, 0, c.SHADED, 6)
    growth.add(morning("C", 305 + 712j, 103, "#F3E0AE"))
    growth.add(ranges("C", [(-10, 964), (140, 944), (300, 966), (460, 944), (640, 960)]))
    growth.add(poplars("C", ((296, 964, 48), (312, 964, 72), (330, 966, 56)), 0))
    growth.add(ranges("C", [(-10, 1004), (220, 1016), (640, 1000)], first=1))
    growth.back(shaded, foot("C", EARTH, v.FULL.mid, 8))
    c.side_leaf(leaves, curve([LEFT.at(.18), (210, 1010), (180, 1006)]), 76, v.FULL, 6, (-50, 50, 0))
    c.side_leaf(leaves, curve([RIGHT.at(.18), (380, 1020), (394, 1010)]), 66, v.FULL, 6, (-50, 50, 0))
    c.clover_leaf(leaves, LUCKY, 112, 66, 45, v.COOL, 9, 4, half=.42)
    for spine, size, lean, ripe, spent, tilt, lengths, leans in HEADS:
        head, pose = Group(), c.at_end(spine, size, lean)
        c.head_leaves(leaves, pose, v.FULL, lengths, leans)
        h.clover_head(head, pose, ripe=ripe, spent=spent, tilt=tilt, seed=round(size * 20))
        c.head_cup(cups, pose, v.UNDER)
        made.append((head, pose))
    for spine, first in ((TALL, 12), (LOW_RIGHT, 16), (RIGHT, 26), (LOW_LEFT, 16), (LEFT, 26)):
        c.clover_stem(stems, spine, first, 7, v.RED_STEM)
        bough(stems, spine, first + 4, 7, v.RED_STEM, (), .6)
    for spine, share in ((LEFT, .50), (RIGHT, .72), (RIGHT, .52), (LEFT, .18), (RIGHT, .18)):
        c.stipule(stems, spine, share, 46, v.FULL)
    return pip_card("C", 7, c.grown(growth, leaves, stems, made, cups))
