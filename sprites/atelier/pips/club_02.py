"""Two of clubs: a seedling: two seed leaves, one of them in its coat still, the single round leaf, folded trefoils."""
from __future__ import annotations

from ..card import Card
from ..growth.clover import (
    CLOVER_LEAF,
    CLOVER_LEAF_COOL,
    YOUNG,
    clover_leaf,
    clover_stem,
    folded_leaf,
    round_leaf,
    seed_coat,
    seed_leaves,
)
from ..line import keyline
from ..pip_cards import calm, pip_card
from ..splines import Pose, curve
from ..svg import Group

LEAF, COOL, FRESH = calm("C", 2, CLOVER_LEAF, CLOVER_LEAF_COOL, YOUNG)
CROWN = (182, 992)
SHOOT = curve([(196, 1140), (206, 1070), CROWN])
FIRST = curve([CROWN, (120, 900), (84, 800), (112, 716)])
GREAT = curve([CROWN, (176, 800), (250, 690), (372, 628), (446, 532), (430, 420)])
TINY = curve([CROWN, (212, 940), (206, 890)])
SHUT = curve([CROWN, (280, 1034), (396, 976), (452, 850), (466, 716)])
HALF = curve([CROWN, (150, 820), (146, 640), (190, 520), (176, 420)])


def draw() -> Card:
    """The whole card."""
    growth, back, leaves, shoot = Group(), Group(), Group(), Group()
    folded_leaf(back, SHUT, 176, FRESH, .12, 8)
    folded_leaf(back, TINY, 78, FRESH, 0, 6)
    folded_leaf(back, HALF, 160, FRESH, .9, 8)
    growth.add(keyline(back, .9, 3.6, FRESH.line))
    round_leaf(leaves, FIRST, 72, COOL, 58, 10)
    clover_leaf(leaves, GREAT, 146, 62, 6, LEAF, 10, roll=1)
    growth.add(keyline(leaves, .9, 3.8, LEAF.line))
    clover_stem(shoot, SHOOT, 18, 13, LEAF)
    seed_leaves(shoot, SHOOT.end, 106, COOL, -8)
    seed_coat(shoot, Pose((84, 962), 1.15, -74))
    growth.add(keyline(shoot, 1.0, 4.2, LEAF.line))
    return pip_card("C", 2, growth)
