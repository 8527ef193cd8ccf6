"""Six of clubs: wind from the left; the heads bend away from it, the leaves show their sides, florets fly."""
from __future__ import annotations

from ..card import Card
from ..growth.clover import (
    CLOVER_LEAF,
    CLOVER_LEAF_COOL,
    at_end,
    clover_stem,
    grown,
    head_cup,
    head_leaves,
    side_leaf,
    stipule,
)
from ..growth.clover_head import CLOVER, GREEN, clover_head, fallen_floret
from ..pip_cards import calm, pip_card
from ..splines import Pose, curve
from ..svg import Group

HEAD, LEAF, COOL, BUD = calm("C", 6, CLOVER, CLOVER_LEAF, CLOVER_LEAF_COOL, GREEN)
LOW = curve([(60, 1130), (56, 960), (86, 812), (170, 716), (262, 702)])
HIGH = curve([(40, 1130), (44, 800), (58, 560), (112, 432), (214, 396), (276, 400)])
FAR = curve([(330, 1130), (470, 960), (504, 760), (486, 500), (480, 300), (494, 204)])
NEAR = curve([(250, 1130), (400, 1000), (484, 880), (500, 760), (504, 670)])
# stem, size, lean, how ripe, lengths of its leaves, their leans
HEADS = ((HIGH, 1.25, 4, .55, (50, 54), (-74, 96)), (FAR, 1.15, 22, .45, (44, 36), (-98, 80)),
         (NEAR, .95, 34, .3, (46, 46), (-92, 66)), (LOW, 1.45, 0, .8, (52, 34), (-70, 88)))
LEAVES = ((LOW, .12, [(110, 1010), (160, 1004)], 92), (HIGH, .38, [(64, 680), (92, 650)], 66),
          (NEAR, .10, [(280, 1010), (304, 950)], 66), (FAR, .62, [(510, 500), (524, 440)], 62))
FLIGHT = ((404, 764, 74, 1.0), (420, 690, 96, .8), (436, 420, 62, .9), (408, 376, 80, .7), (340, 116, 80, .8))


def draw() -> Card:
    """The whole card."""
    leaves, stems, cups, made = Group(), Group(), Group(), []
    size: float
    for i, (spine, share, spots, size) in enumerate(LEAVES):
        side_leaf(leaves, curve([complex(spine.at(share)), *spots]), size, (LEAF, COOL)[i % 2], 6, (-44, 40, 0), .3,
                  .25, i % 3)
    for spine, size, lean, ripe, lengths, leans in HEADS:
        head, pose = Group(), at_end(spine, size, lean)
        head_leaves(leaves, pose, LEAF, lengths, leans)
        clover_head(head, pose, HEAD, BUD, ripe=ripe, seed=round(ripe * 20))
        head_cup(cups, pose, LEAF)
        made.append((head, HEAD))
    for spine in (HIGH, FAR, NEAR, LOW):
        clover_stem(stems, spine, 15, 7, LEAF)
        for owner, share, *_ in LEAVES:
            if owner is spine:
                stipule(stems, spine, share, 42, LEAF)
    air = Group()
    for x, y, turn, scale in FLIGHT:
        fallen_floret(air, Pose((x, y), scale, turn), HEAD)
    made.append((air, HEAD))
    return pip_card("C", 6, grown(leaves, stems, made, cups, LEAF))
