"""Six of clubs: wind from the left; the stalks swing one way, a few florets fly, a common blue is carried along."""
from __future__ import annotations

from ..card import Card
from ..growth.clover import (
    CLOVER_LEAF,
    CLOVER_LEAF_COOL,
    at_end,
    clover_leaf,
    clover_stem,
    head_cup,
    head_leaves,
    side_leaf,
    stipule,
)
from ..growth.clover_head import CLOVER, GREEN, clover_head, fallen_floret
from ..growth.depth import fallen_shade
from ..growth.sideways import flitting
from ..growth.winds import gust
from ..line import keyline
from ..pip_cards import calm, pip_card
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones

HEAD, LEAF, COOL, BUD = calm("C", 4, CLOVER, CLOVER_LEAF, CLOVER_LEAF_COOL, GREEN)
SKY = Tones("#C9D4EC", "#92A6D4", "#6C80B6", "#35406E")
AIR = "#B7C6A4"
# The wind: points of a line, the way it heads for, radius and side of its curl; what it carries.
GUSTS = (([(330, 352), (404, 350), (470, 398), (520, 420)], 8, 17, -1),
         ([(320, 424), (400, 416), (450, 452), (486, 462)], 0, 13, -1),
         ([(268, 92), (330, 118), (450, 196), (520, 206)], -12, 17, -1),
         ([(322, 700), (390, 688), (428, 660), (452, 656)], 10, 12, 1))
FLIGHT = ((392, 350, 96, 1.25), (462, 392, 122, 1.0), (408, 424, 106, .85), (504, 424, 92, 1.3))
HIGH = curve([(90, 1130), (40, 900), (40, 600), (88, 440), (166, 362), (246, 372)])
LOW = curve([(180, 1130), (90, 1000), (76, 850), (116, 738), (186, 672), (252, 690)])
RIGHT = curve([(640, 930), (566, 850), (516, 760), (504, 642)])
# stem, size, lean, how ripe, how far it leans towards us, lengths of its leaves, their leans
HEADS = ((RIGHT, .95, 10, .0, 0, (36, 38), (-84, 70)), (HIGH, 1.85, 12, 1.0, 0, (40, 34), (-62, 96)),
         (LOW, 1.5, 8, .62, 20, (36, 28), (-70, 70)))


def draw() -> Card:
    """The whole card."""
    growth, wind, leaves, stems, air, guest = (Group() for _ in range(6))
    for spots, degrees, radius, bow in GUSTS:
        gust(wind, spots, degrees, radius, AIR, 5, 1.0, bow)
    growth.trim(wind)
    side_leaf(leaves, curve([HIGH.at(.50), (90, 610), (124, 640)]), 78, LEAF, 6, (-44, 40, 0), .3, .27, 1)
    clover_leaf(leaves, curve([HIGH.at(.66), (60, 420), (84, 380)]), 56, 44, 0, COOL, 6)
    clover_leaf(leaves, curve([RIGHT.at(.50), (490, 760), (446, 732)]), 62, 50, 30, LEAF, 6, roll=0)
    side_leaf(leaves, curve([LOW.at(.12), (70, 1060), (90, 1030)]), 90, LEAF, 7, (-30, 62, 14), .3, .25, 2)
    clover_leaf(leaves, curve([LOW.at(.03), (260, 1040), (330, 1020)]), 84, 46, 0, COOL, 8, roll=1)
    size: float
    for spine, size, lean, _, _, lengths, leans in HEADS:
        head_leaves(leaves, at_end(spine, size, lean), LEAF, lengths, leans)
    growth.trim(fallen_shade(leaves, LEAF.line)).add(keyline(leaves, .9, 3.5, LEAF.line))
    for spine, first, share in ((RIGHT, 12, .50), (HIGH, 18, .50), (LOW, 15, .12)):
        clover_stem(stems, spine, first, 7, LEAF)
        stipule(stems, spine, share, 44, LEAF)
    growth.trim(fallen_shade(stems, LEAF.line, 11)).add(keyline(stems, 1.0, 4.1, LEAF.line))
    for spine, size, lean, ripe, tilt, *_ in HEADS:
        head, cup, pose = Group(), Group(), at_end(spine, size, lean)
        clover_head(head, pose, HEAD, BUD, ripe=ripe, tilt=tilt, seed=round(size * 20))
        line = HEAD.line if ripe else BUD.line
        growth.trim(fallen_shade(head, HEAD.line, 13)).add(keyline(head, 1.0, 4.6, line))
        head_cup(cup, pose, LEAF)
        growth.add(keyline(cup, .9, 3.4, LEAF.line))
    for x, y, turn, scale in FLIGHT:
        fallen_floret(air, Pose((x, y), scale, turn), HEAD)
    growth.add(keyline(air, .9, 3, HEAD.line))
    flitting(guest, Pose((410, 170), 1.05, 14), SKY, "#F4F2EA")
    growth.add(keyline(guest, .8, 2.8, SKY.line))
    return pip_card("C", 6, growth)
