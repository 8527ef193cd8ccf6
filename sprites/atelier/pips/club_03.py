"""Three of clubs: a stem winds past three signs to its first head, pink below; a snail climbs after it."""
from __future__ import annotations

from ..card import Card
from ..growth.clover import (
    CLOVER_LEAF,
    CLOVER_LEAF_COOL,
    YOUNG,
    at_end,
    clover_leaf,
    clover_stem,
    folded_leaf,
    grown,
    head_cup,
    head_leaves,
    side_leaf,
    stipule,
)
from ..growth.clover_guests import snail
from ..growth.clover_head import CLOVER, GREEN, clover_head
from ..pip_cards import calm, pip_card
from ..splines import Pose, curve
from ..svg import Group

HEAD, LEAF, COOL, FRESH, BUD = calm("C", 3, CLOVER, CLOVER_LEAF, CLOVER_LEAF_COOL, YOUNG, GREEN)
MAIN = curve([(110, 1130), (250, 1010), (424, 920), (436, 790), (310, 712), (172, 640), (176, 480), (306, 406),
              (440, 336), (466, 210)])


def draw() -> Card:
    """The whole card."""
    leaves, stems, head, cups = Group(), Group(), Group(), Group()
    side_leaf(leaves, curve([MAIN.at(.06), (104, 1010), (128, 910)]), 116, LEAF, 7)
    clover_leaf(leaves, curve([MAIN.at(.33), (496, 720), (470, 606)]), 86, 50, 16, COOL, 7, roll=0)
    side_leaf(leaves, curve([MAIN.at(.58), (112, 520), (112, 414)]), 88, LEAF, 7, roll=2)
    folded_leaf(leaves, curve([MAIN.at(.755), (196, 386), (172, 318)]), 84, FRESH, .5)
    pose = at_end(MAIN, 1.5, -8)
    head_leaves(leaves, pose, COOL, (50, 50), (-124, 64))
    clover_stem(stems, MAIN, 17, 8, LEAF)
    for share in (.06, .33, .58, .755):
        stipule(stems, MAIN, share, 50, LEAF)
    snail(cups, Pose((292, 696), 1.05, 28, flip=True))
    clover_head(head, pose, HEAD, BUD, ripe=.26, seed=3)
    head_cup(cups, pose, LEAF)
    return pip_card("C", 3, grown(leaves, stems, [(head, BUD)], cups, LEAF))
