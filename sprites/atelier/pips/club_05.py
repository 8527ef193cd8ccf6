"""Five of clubs: the first head flowers, its lowest ring only; one stem crosses the card to it."""
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
from ..growth.visitors import ladybird
from ..pip_cards import calm, pip_card
from ..splines import Pose, curve
from ..svg import Group

HEAD, LEAF, COOL, BUD = calm("C", 5, CLOVER, CLOVER_LEAF, CLOVER_LEAF_COOL, GREEN)
MAIN = curve([(66, 1130), (86, 980), (116, 850), (200, 748), (340, 698), (454, 610), (462, 496)])
SIDE = curve([MAIN.at(.72), (520, 520), (552, 350), (544, 230), (504, 150)])
BACK = curve([(54, 1130), (62, 900), (76, 680), (122, 520)])


def draw() -> Card:
    """The whole card."""
    leaves, stems, cups = Group(), Group(), Group()
    side_leaf(leaves, BACK, 132, LEAF, 11, roll=2)
    clover_leaf(leaves, curve([MAIN.at(.18), (180, 1036), (262, 1012)]), 78, 46, 0, COOL, 7, roll=0)
    side_leaf(leaves, curve([MAIN.at(.60), (470, 730), (520, 720)]), 96, LEAF, 7)
    made = []
    for spine, size, ripe, lengths, leans in ((MAIN, 1.95, .34, (46, 62), (-44, 66)),
                                              (SIDE, .95, 0, (46, 58), (-70, 66))):
        head, pose = Group(), at_end(spine, size)
        head_leaves(leaves, pose, LEAF, lengths, leans)
        clover_head(head, pose, HEAD, BUD, ripe=ripe, seed=5, count=210 if size > 1.5 else 150)
        head_cup(cups, pose, LEAF)
        made.append((head, HEAD if ripe else BUD))
    clover_stem(stems, SIDE, 9, 6, LEAF)
    clover_stem(stems, MAIN, 19, 11, LEAF)
    for share in (.18, .60, .72):
        stipule(stems, MAIN, share, 52, LEAF)
    ladybird(cups, Pose(complex(BACK.at(.64)) - 4, .95, 4))
    return pip_card("C", 5, grown(leaves, stems, made, cups, LEAF))
