"""Six of clubs: wind from the left; all heads bow one way, leaves show their sides, florets and a small blue fly."""
from __future__ import annotations

from ..card import Card
from ..growth.clover import (
    CLOVER_LEAF,
    CLOVER_LEAF_COOL,
    at_end,
    clover_stem,
    head_cup,
    head_leaves,
    side_leaf,
    stipule,
)
from ..growth.clover_head import CLOVER, GREEN, clover_head, fallen_floret
from ..growth.depth import fallen_shade
from ..line import SHADE, ends, keyline, taper
from ..pip_cards import calm, pip_card
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones

HEAD, LEAF, COOL, BUD = calm("C", 4, CLOVER, CLOVER_LEAF, CLOVER_LEAF_COOL, GREEN)
SKY = Tones("#C9D4EC", "#92A6D4", "#6C80B6", "#35406E")
LOW = curve([(50, 1130), (40, 980), (70, 820), (150, 720), (266, 706)])
HIGH = curve([(30, 1130), (32, 800), (44, 560), (100, 430), (200, 388), (300, 404)])
FAR = curve([(300, 1130), (420, 980), (466, 800), (460, 600), (440, 400), (440, 220), (490, 130)])
NEAR = curve([(230, 1130), (360, 1040), (440, 930), (462, 830), (486, 720)])
SMALL = curve([(120, 1130), (200, 1080), (290, 1040)])
# stem, size, lean, how ripe, lengths of its leaves, their leans: those behind first
HEADS = ((FAR, 1.35, 46, .45, (60, 50), (-98, 80)), (NEAR, 1.15, 62, .3, (50, 46), (-92, 66)),
         (HIGH, 1.9, 4, .7, (72, 78), (-70, 96)), (LOW, 1.8, -4, .9, (70, 60), (-66, 92)),
         (SMALL, 1.2, 24, .5, (44, 50), (-80, 70)))
LEAVES = ((LOW, .14, [(100, 1010), (170, 1000)], 150), (HIGH, .40, [(70, 640), (130, 610)], 120),
          (NEAR, .40, [(440, 990), (500, 960)], 130), (FAR, .56, [(500, 540), (540, 520)], 110),
          (FAR, .78, [(470, 250), (520, 262)], 96))
FLIGHT = ((412, 770, 74, 1.5), (430, 650, 96, 1.2), (470, 450, 62, 1.5), (500, 372, 80, 1.1), (300, 110, 80, 1.2),
          (556, 640, 70, 1.1), (540, 300, 96, 1.2), (372, 588, 60, 1.0))


def _common_blue(group: Group, pose: Pose) -> None:
    """A common blue about 110 wide with open wings, from above, its head up."""
    for side in (-1, 1):
        hind = pose.shape([(side * 3, 2, "c"), (side * 28, 4), (side * 40, 18), (side * 30, 36), (side * 10, 26)])
        fore = pose.shape([(side * 3, -8, "c"), (side * 26, -34), (side * 54, -38), (side * 50, -12), (side * 24, 6)])
        for wing in (hind, fore):
            group.silhouette(wing).fill(wing, "#F8F6EC")
            group.clip(wing, Group().fill(pose.path(curve([(side * x, y) for x, y in (
                (0, -30), (24, -30), (48, -32), (44, -14), (34, 14), (26, 30), (6, 24))], True)), SKY.mid))
        for far in ((46, -30), (44, -16), (30, -2)):
            group.fill(taper(pose.line((side * 4, -6), (side * far[0], far[1])), 1.6, .7), SKY.deep)
        for far in ((34, 16), (24, 30), (12, 24)):
            group.fill(taper(pose.line((side * 4, 4), (side * far[0], far[1])), 1.4, .6), SKY.deep)
        for wing in (hind, fore):
            group.contour(wing, .9, 2.6, SKY.line, SHADE)
        group.fill(taper(pose.curve([(side, -18), (side * 8, -34), (side * 15, -42)]), 1.8, 1.2), SKY.line)
    body = pose.shape([(0, -22), (5, -14), (5, 2), (0, 28, "c"), (-5, 2), (-5, -14)])
    group.silhouette(body).fill(body, SKY.deep).contour(body, .8, 2.2, SKY.line, SHADE)
    group.fill(taper(pose.line((-1, -14), (-1, 10)), 2.4, 1, ends()), SKY.light)


def draw() -> Card:
    """The whole card."""
    growth, leaves, stems, air, guest = (Group() for _ in range(5))
    size: float
    for i, (spine, share, spots, size) in enumerate(LEAVES):
        side_leaf(leaves, curve([complex(spine.at(share)), *spots]), size, (LEAF, COOL)[i % 2], 7, (-44, 40, 0), .3,
                  .25, i % 3)
    for spine, size, lean, _, lengths, leans in HEADS:
        head_leaves(leaves, at_end(spine, size, lean), LEAF, lengths, leans)
    growth.trim(fallen_shade(leaves, LEAF.line)).add(keyline(leaves, .9, 3.5, LEAF.line))
    for spine in (HIGH, FAR, NEAR, SMALL, LOW):
        clover_stem(stems, spine, 17, 8, LEAF)
        for owner, share, *_ in LEAVES:
            if owner is spine:
                stipule(stems, spine, share, 46, LEAF)
    growth.trim(fallen_shade(stems, LEAF.line, 11)).add(keyline(stems, 1.0, 4.1, LEAF.line))
    for spine, size, lean, ripe, *_ in HEADS:
        head, cup, pose = Group(), Group(), at_end(spine, size, lean)
        clover_head(head, pose, HEAD, BUD, ripe=ripe, seed=round(ripe * 20))
        growth.trim(fallen_shade(head, HEAD.line, 13)).add(keyline(head, 1.0, 4.6, HEAD.line))
        head_cup(cup, pose, LEAF)
        growth.add(keyline(cup, .9, 3.4, LEAF.line))
    for x, y, turn, scale in FLIGHT:
        fallen_floret(air, Pose((x, y), scale, turn), HEAD)
    growth.add(keyline(air, .9, 3, HEAD.line))
    _common_blue(guest, Pose((342, 116), 1.0, 62))
    growth.trim(fallen_shade(guest, SKY.line, 30, .14)).add(keyline(guest, .8, 2.8, SKY.line))
    return pip_card("C", 6, growth)
