"""Seven of clubs: a posy of stems, heads turned away from each other, round the only leaf of four in the deck."""
from __future__ import annotations

from ..card import Card
from ..growth.clover import (
    CLOVER_LEAF,
    CLOVER_LEAF_COOL,
    at_end,
    clover_leaf,
    clover_stem,
    grown,
    head_cup,
    head_leaves,
    side_leaf,
    stipule,
)
from ..growth.clover_head import CLOVER, GREEN, clover_head
from ..pip_cards import calm, pip_card
from ..splines import curve
from ..svg import Group

HEAD, LEAF, COOL, BUD = calm("C", 7, CLOVER, CLOVER_LEAF, CLOVER_LEAF_COOL, GREEN)
LUCKY = curve([(316, 1130), (296, 980), (306, 860), (305, 730)])
LEFT = curve([(372, 1130), (300, 950), (272, 836), (222, 760), (138, 706), (92, 600), (127, 472)])
RIGHT = curve([(240, 1130), (312, 950), (338, 836), (388, 760), (466, 712), (520, 610), (560, 470), (540, 400),
               (496, 392)])
LOW_LEFT = curve([(350, 1130), (250, 1010), (130, 960), (84, 860), (106, 780)])
LOW_RIGHT = curve([(200, 1130), (350, 1010), (440, 940), (494, 850), (504, 776)])
TALL = curve([RIGHT.at(.72), (548, 470), (540, 330), (506, 240), (458, 172)])
# stem, size, lean, how ripe, how far it leans towards us, lengths of its leaves, their leans
HEADS = ((LEFT, 1.7, -6, 1, 40, (38, 0), (-50, 96)), (RIGHT, 1.45, 0, 1, 0, (40, 32), (-80, 60)),
         (LOW_LEFT, 1.2, -4, .7, 0, (36, 28), (-70, 54)), (LOW_RIGHT, 1.25, 4, .85, 34, (40, 0), (-80, 70)),
         (TALL, 1.35, 8, .9, 0, (36, 46), (-40, 80)))


def draw() -> Card:
    """The whole card."""
    leaves, stems, cups, made = Group(), Group(), Group(), []
    side_leaf(leaves, curve([LEFT.at(.18), (210, 1010), (180, 1006)]), 76, LEAF, 6, (-50, 50, 0))
    side_leaf(leaves, curve([RIGHT.at(.18), (380, 1020), (394, 1010)]), 66, LEAF, 6, (-50, 50, 0))
    clover_leaf(leaves, LUCKY, 112, 66, 45, COOL, 9, 4, half=.42)
    for spine, size, lean, ripe, tilt, lengths, leans in HEADS:
        head, pose = Group(), at_end(spine, size, lean)
        head_leaves(leaves, pose, LEAF, lengths, leans)
        clover_head(head, pose, HEAD, BUD, ripe=ripe, tilt=tilt, seed=round(size * 20))
        head_cup(cups, pose, LEAF)
        made.append((head, HEAD))
    for spine, first in ((TALL, 8), (LOW_RIGHT, 12), (RIGHT, 15), (LOW_LEFT, 12), (LEFT, 15)):
        clover_stem(stems, spine, first, 6, LEAF)
    for spine, share in ((LEFT, .50), (RIGHT, .72), (RIGHT, .52), (LEFT, .18), (RIGHT, .18)):
        stipule(stems, spine, share, 40, LEAF)
    return pip_card("C", 7, grown(leaves, stems, made, cups, LEAF))
