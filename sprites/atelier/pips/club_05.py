"""Five of clubs: a great head opens from below; one stem crosses the card to it, a ladybird climbs."""
from __future__ import annotations

from ..card import Card
from ..geometry import angle
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
from ..growth.clover_opening import opening_head
from ..growth.visitors import ladybird
from ..pip_cards import calm, pip_card
from ..splines import Pose, curve
from ..svg import Group

HEAD, LEAF, COOL, BUD = calm("C", 5, CLOVER, CLOVER_LEAF, CLOVER_LEAF_COOL, GREEN)
MAIN = curve([(66, 1130), (86, 980), (116, 850), (200, 748), (340, 698), (452, 610), (462, 502)])
SIDE = curve([MAIN.at(.72), (508, 540), (552, 400), (558, 250), (500, 150)])
BACK = curve([(48, 1130), (96, 980), (62, 800), (66, 660), (120, 524)])
LOW = curve([MAIN.at(.10), (164, 1062), (246, 1002)])
YOUNG = curve([(300, 1150), (352, 1090), (378, 1020)])


def draw() -> Card:
    """The whole card."""
    leaves, stems, cups = Group(), Group(), Group()
    side_leaf(leaves, BACK, 122, LEAF, 11, roll=2)
    side_leaf(leaves, YOUNG, 60, COOL, 7, (-60, 42, -8))
    clover_leaf(leaves, LOW, 92, 46, 0, COOL, 8, roll=0)
    side_leaf(leaves, curve([MAIN.at(.60), (400, 736), (444, 748)]), 108, LEAF, 8, (-62, 56, -6), roll=1)
    made = []
    for spine, size, lengths, leans in ((MAIN, 1.95, (44, 0), (-30, 52)), (SIDE, .95, (42, 50), (-40, 66))):
        head, pose = Group(), at_end(spine, size)
        head_leaves(leaves, pose, LEAF, lengths, leans)
        if spine is MAIN:
            opening_head(head, pose, HEAD, BUD, seed=5, count=200)
        else:
            clover_head(head, pose, HEAD, BUD, ripe=0, seed=5)
        head_cup(cups, pose, LEAF)
        made.append((head, HEAD if spine is MAIN else BUD))
    clover_stem(stems, SIDE, 9, 6, LEAF)
    clover_stem(stems, MAIN, 19, 11, LEAF)
    for share in (.10, .60, .72):
        stipule(stems, MAIN, share, 52, LEAF)
    way = complex(MAIN.tangent(.46))
    ladybird(cups, Pose(complex(MAIN.at(.46)) - 6j * way, 1.45, angle(way) + 90))
    return pip_card("C", 5, grown(leaves, stems, made, cups, LEAF))
