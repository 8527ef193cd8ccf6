"""Nine of clubs: the fullest; a meadow crowds at the foot, a harvest mouse climbs to the tallest head."""
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
from ..growth.clover_head import CLOVER, GREEN, clover_head
from ..growth.depth import fallen_shade
from ..growth.harvest_mouse import FUR, Tail, harvest_mouse
from ..line import keyline, taper
from ..pip_cards import calm, pip_card
from ..splines import Pose, curve
from ..svg import Group

HEAD, BUD = calm("C", 7, CLOVER, GREEN)
LEAF, COOL = calm("C", 11, CLOVER_LEAF, CLOVER_LEAF_COOL)
FARTHER = "#E0E5C8"
TALL = curve([(330, 1130), (420, 1000), (510, 880), (534, 700), (520, 540), (530, 400), (548, 270), (506, 150),
              (420, 122)])
LEFT = curve([(110, 1130), (60, 960), (52, 780), (76, 640), (92, 568)])
FOOT = (curve([(60, 1130), (70, 1060)]), curve([(390, 1130), (396, 1066)]), curve([(160, 1130), (166, 1066)]),
        curve([(300, 1130), (300, 1076)]), curve([(226, 1130), (228, 1096)]))
# stem, size, lean, how far it leans towards us: those behind first
HEADS = ((TALL, 1.55, 12, 0), (LEFT, 1.25, -8, 0), (FOOT[0], 1.55, -16, 0), (FOOT[1], 1.5, 14, 0),
         (FOOT[2], 1.8, -6, 20), (FOOT[3], 1.6, 8, 30), (FOOT[4], 1.3, 0, 50))
GRASS = ((40, 600, 24), (120, 470, 20), (200, 700, 22), (300, 440, -14), (380, 640, 18), (470, 300, 30),
         (560, 520, -20), (260, 900, 30), (520, 760, 26))


def _meadow(group: Group) -> None:
    """What stands farther off: blades of grass."""
    for x, top, lean in GRASS:
        group.fill(taper(curve([(x - lean, 1130), (x - lean * .2, (top + 1130) / 2), (x + lean, top)]), 17, 0), FARTHER)


def draw() -> Card:
    """The whole card."""
    growth, far, leaves, stems, guest = Group(), Group(), Group(), Group(), Group()
    _meadow(far)
    growth.trim(far)
    side_leaf(leaves, curve([TALL.at(.38), (482, 776), (430, 772), (362, 766)]), 84, COOL, 6, (-44, 50, 2), .2, .25, 1)
    clover_leaf(leaves, curve([TALL.at(.60), (480, 470), (420, 380), (330, 370)]), 56, 52, 20, COOL, 6, roll=1)
    clover_leaf(leaves, curve([LEFT.at(.42), (80, 820), (112, 770), (108, 752)]), 78, 52, 0, LEAF, 6, roll=0)
    clover_leaf(leaves, curve([LEFT.at(.70), (50, 560), (66, 440), (104, 372)]), 78, 52, -10, LEAF, 6)
    for x, y, wide, turn in ((100, 1110, 120, -20), (350, 1116, 120, 24), (446, 1060, 96, 40), (226, 1050, 96, 6)):
        clover_leaf(leaves, curve([(x - 10, 1150), (x, y - 40)]), wide, 50, turn, COOL, 7)
    size: float
    for (spine, size, lean, _), lengths in zip(HEADS[:2], ((0, 0), (0, 40)), strict=True):
        head_leaves(leaves, at_end(spine, size, lean), LEAF, lengths, (-74, 80))
    growth.trim(fallen_shade(leaves, LEAF.line)).add(keyline(leaves, .9, 3.5, LEAF.line))
    clover_stem(stems, LEFT, 13, 7, LEAF)
    clover_stem(stems, TALL, 18, 8, LEAF)
    for spine, share in ((TALL, .38), (TALL, .60), (LEFT, .42), (LEFT, .70)):
        stipule(stems, spine, share, 42, LEAF)
    seat = Pose((510, 508), 1.12, 4)
    tail = Tail(seat.curve([(-34, 44), (-38, 64), (-26, 82), (-6, 86)]), TALL, 0.511, 0.428, 3.5, 12.5)
    curl = Group()
    tail.behind(curl)
    growth.add(keyline(curl, .8, 2.2, FUR.line))
    growth.trim(fallen_shade(stems, LEAF.line, 11)).add(keyline(stems, 1.0, 4.0, LEAF.line))
    for spine, size, lean, tilt in HEADS:
        head, cup, pose = Group(), Group(), at_end(spine, size, lean)
        clover_head(head, pose, HEAD, BUD, tilt=tilt, seed=round(size * 20 + tilt))
        growth.trim(fallen_shade(head, HEAD.line, 12)).add(keyline(head, 1.0, 4.4, HEAD.line))
        if tilt < 30:
            head_cup(cup, pose, LEAF)
            growth.add(keyline(cup, .9, 3.2, LEAF.line))
    harvest_mouse(guest, seat)
    tail.front(growth)
    growth.trim(fallen_shade(guest, FUR.line, 12)).add(keyline(guest, .9, 3, FUR.line))
    return pip_card("C", 9, growth)
