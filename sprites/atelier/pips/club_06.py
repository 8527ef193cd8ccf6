"""Six of clubs: wind from the left; the stalks swing one way, a few florets fly, a common blue is carried along."""
from __future__ import annotations

from ..card import Card
from ..engraved import Growth, foot
from ..growth import clover as c
from ..growth import clover_head as h
from ..growth.sideways import flitting
from ..growth.winds import gust
from ..line import taper
from ..pip_cards import pip_card
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones

SKY = Tones("#C9D4EC", "#92A6D4", "#6C80B6", "#35406E")
AIR = "#7F956C"
# The wind: points of a line, the way it heads for, radius and side of its curl; what it carries.
GUSTS = (([(330, 352), (404, 350), (470, 398), (520, 420)], 8, 17, -1),
         ([(320, 424), (400, 416), (450, 452), (486, 462)], 0, 13, -1),
         ([(268, 92), (330, 118), (450, 196), (520, 206)], -12, 17, -1),
         ([(322, 700), (390, 688), (428, 660), (452, 656)], 10, 12, 1))
GRASS = ((40, 960, 15), (110, 986, 13), (200, 1000, 14), (290, 984, 12), (352, 1010, 14))
SHADED = (([(80, 1130), (110, 1060), (130, 1020)], 66, 42), ([(300, 1130), (350, 1080), (396, 1050)], 62, 40))
EARTH = [(-10, 1064), (150, 1076), (320, 1062), (640, 1070)]
FLIGHT = ((330, 372, 84, .9), (540, 372, 118, 1.0), (356, 706, 92, .9), (430, 730, 112, 1.1),
          (392, 350, 96, 1.25), (462, 392, 122, 1.0), (408, 424, 106, .85), (504, 424, 92, 1.3))
HIGH = curve([(90, 1130), (40, 900), (40, 600), (88, 440), (166, 362), (246, 372)])
LOW = curve([(180, 1130), (90, 1000), (76, 850), (116, 738), (186, 672), (252, 690)])
RIGHT = curve([(640, 930), (566, 850), (516, 760), (504, 642)])
# stem, size, lean, how ripe, how far it leans towards us, lengths of its leaves, their leans
HEADS = ((RIGHT, .95, 10, .0, 0, (36, 38), (-84, 70)), (HIGH, 1.85, 12, 1.0, 0, (40, 34), (-62, 96)),
         (LOW, 1.5, 8, .62, 20, (36, 28), (-70, 70)))


def draw() -> Card:
    """The whole card."""
    growth = Growth("C")
    wind, shaded, leaves, stems, air, guest = (Group() for _ in range(6))
    for spots, degrees, radius, bow in GUSTS:
        gust(wind, spots, degrees, radius, AIR, 5, 1.0, bow)
    growth.add(wind)
    for x, y, wide in GRASS:
        shaded.fill(taper(curve([(x, 1130), (x + 20, 1060), (x + 90, y)]), wide, 0), c.SHADED.mid)
    size: float
    for spots, size, rise in SHADED:
        c.clover_leaf(shaded, curve(spots), size, rise, 0, c.SHADED, 6)
    growth.back(shaded, foot("C", EARTH, c.CLOVER_LEAF.mid, 6))
    c.side_leaf(leaves, curve([HIGH.at(.50), (90, 610), (124, 640)]), 78, c.CLOVER_LEAF, 6, (-44, 40, 0), .3, .27, 1)
    c.clover_leaf(leaves, curve([HIGH.at(.66), (60, 420), (84, 380)]), 56, 44, 0, c.CLOVER_LEAF_COOL, 6)
    c.clover_leaf(leaves, curve([RIGHT.at(.50), (490, 760), (446, 732)]), 62, 50, 30, c.CLOVER_LEAF, 6, roll=0)
    c.side_leaf(leaves, curve([LOW.at(.12), (70, 1060), (90, 1030)]), 90, c.CLOVER_LEAF, 7, (-30, 62, 14), .3, .25, 2)
    c.clover_leaf(leaves, curve([LOW.at(.03), (260, 1040), (330, 1020)]), 84, 46, 0, c.CLOVER_LEAF_COOL, 8, roll=1)
    for spine, size, lean, _, _, lengths, leans in HEADS:
        c.head_leaves(leaves, c.at_end(spine, size, lean), c.CLOVER_LEAF, lengths, leans)
    growth.put(leaves, 3.0)
    for spine, first, share in ((RIGHT, 12, .50), (HIGH, 18, .50), (LOW, 15, .12)):
        c.clover_stem(stems, spine, first, 7)
        c.stipule(stems, spine, share, 44)
    growth.put(stems, 3.2)
    for spine, size, lean, ripe, tilt, *_ in HEADS:
        head, cup, pose = Group(), Group(), c.at_end(spine, size, lean)
        h.clover_head(head, pose, h.CLOVER, h.GREEN, ripe=ripe, tilt=tilt, seed=round(size * 20))
        growth.put(head, 4.2, rough=[pose.circle(h.HEART, 35).data()])
        c.head_cup(cup, pose)
        growth.put(cup, 3.0)
    for x, y, turn, scale in FLIGHT:
        h.fallen_floret(air, Pose((x, y), scale, turn), h.CLOVER)
    growth.put(air, 3.0)
    flitting(guest, Pose((410, 170), 1.05, 14), SKY, "#F4F2EA")
    growth.put(guest, 3.0)
    return pip_card("C", 6, growth)
