"""Nine of clubs: the fullest; two stems reach their arms between the signs, every head in flower, one from above."""
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

HEAD, LEAF, COOL, BUD = calm("C", 9, CLOVER, CLOVER_LEAF, CLOVER_LEAF_COOL, GREEN)
MAIN = curve([(180, 1130), (90, 980), (64, 780), (54, 620), (62, 490), (94, 396)])
OTHER = curve([(250, 1130), (420, 1010), (540, 820), (552, 560), (560, 360), (520, 220), (420, 140)])
LOW = curve([MAIN.at(.22), (92, 830), (150, 774), (262, 768)])
HIGH = curve([OTHER.at(.70), (536, 396), (450, 356), (352, 356)])
SIDE = curve([OTHER.at(.46), (536, 700), (508, 612)])
INNER = curve([MAIN.at(.42), (88, 640), (100, 592)])
FOOT = curve([(150, 1130), (200, 1080), (236, 1040)])
NEAR = curve([OTHER.at(.22), (496, 900), (504, 804)])
# stem, size, lean, how far it leans towards us, lengths of its leaves, their leans
HEADS = ((OTHER, 1.2, 20, 0, (42, 56), (-70, 80)), (MAIN, 1.0, -16, 20, (34, 44), (-90, 70)),
         (HIGH, 1.1, 14, 30, (0, 0), (-70, 80)), (LOW, 1.1, 0, 66, (0, 0), (-70, 80)),
         (SIDE, 1.0, 14, 10, (40, 34), (-80, 70)), (FOOT, 1.25, -40, 30, (66, 70), (-76, 80)),
         (INNER, 1.0, 4, 0, (40, 44), (-80, 74)), (NEAR, .95, 0, 0, (40, 36), (-76, 80)))


def draw() -> Card:
    """The whole card."""
    leaves, stems, cups, made = Group(), Group(), Group(), []
    for spine, size, lean, tilt, lengths, leans in HEADS:
        head, pose = Group(), at_end(spine, size, lean)
        if lengths[0]:
            head_leaves(leaves, pose, LEAF, lengths, leans)
        clover_head(head, pose, HEAD, BUD, tilt=tilt, seed=round(size * 20 + tilt))
        if tilt < 50:
            head_cup(cups, pose, LEAF)
        made.append((head, HEAD))
    clover_leaf(leaves, curve([(340, 1130), (350, 1060), (340, 1020)]), 80, 50, 0, COOL, 7)
    side_leaf(leaves, curve([OTHER.at(.62), (520, 500), (516, 480)]), 52, LEAF, 5, (-50, 46, 0))
    for spine, first in ((NEAR, 8), (SIDE, 8), (INNER, 8), (HIGH, 9), (LOW, 9), (FOOT, 11), (OTHER, 15), (MAIN, 15)):
        clover_stem(stems, spine, first, 6, LEAF)
    for spine, share in ((MAIN, .22), (OTHER, .46), (OTHER, .70), (OTHER, .22), (MAIN, .42)):
        stipule(stems, spine, share, 40, LEAF)
    return pip_card("C", 9, grown(leaves, stems, made, cups, LEAF))
