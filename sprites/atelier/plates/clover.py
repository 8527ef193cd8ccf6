"""The clover of the clubs: three heads from bud to full bloom, trefoils, and one leaf of four."""
from __future__ import annotations

from PIL.Image import Image

from ..growth import clover
from ..growth.clover_head import CLOVER, GREEN, clover_head
from ..splines import curve
from ..svg import Group
from .mount import ground, mounted

EDGE = clover.CLOVER_LEAF.line
MAIN = curve([(296, 775), (318, 600), (280, 420), (292, 224)])
RIGHT = curve([(304, 775), (380, 640), (446, 520), (450, 384)])
LEFT = curve([(284, 775), (226, 660), (158, 560), (144, 456)])
# stem, size, lean, ripeness, lean towards the viewer, lengths of its leaves, their leans
HEADS = ((LEFT, 1.15, -6, .55, 0, (54, 48), (-80, 70)), (RIGHT, 1.5, 8, .85, 10, (66, 60), (-78, 74)),
         (MAIN, 2.0, -2, 1, 16, (80, 78), (-76, 72)))
LEAVES = (([(280, 775), (200, 720), (110, 690)], 92, 44, 3, clover.CLOVER_LEAF_COOL),
          ([(316, 775), (400, 730), (494, 690)], 96, 46, 4, clover.CLOVER_LEAF),
          ([(290, 775), (262, 700), (226, 640)], 78, 54, 3, clover.CLOVER_LEAF),
          ([(310, 775), (350, 720), (392, 640)], 70, 50, 3, clover.CLOVER_LEAF_COOL))


def draw() -> Image:
    leaves, stems, cups, made = Group(), Group(), Group(), []
    for spots, radius, rise, leaflets, tones in LEAVES:
        clover.clover_leaf(leaves, curve(spots), radius, rise, 0, tones, 6, leaflets=leaflets)
    for stem, share, to, spread in ((MAIN, .46, [(390, 470), (414, 440)], (-40, 60, 8)),
                                    (MAIN, .58, [(214, 380), (190, 330)], (-60, 44, 0)),
                                    (RIGHT, .5, [(500, 560), (524, 520)], (-40, 60, 8)),
                                    (LEFT, .52, [(120, 590), (92, 566)], (-60, 50, 0))):
        clover.side_leaf(leaves, curve([complex(stem.at(share)), *to]), 78, clover.CLOVER_LEAF, 5, spread)
    for spine, size, lean, ripe, tilt, lengths, leans in HEADS:
        head, pose = Group(), clover.at_end(spine, size, lean)
        clover.head_leaves(leaves, pose, clover.CLOVER_LEAF, lengths, leans)
        clover_head(head, pose, CLOVER, GREEN, ripe=ripe, tilt=tilt, seed=round(size * 20),
                    count=150 if size > 1.3 else 120)
        clover.head_cup(cups, pose, clover.CLOVER_LEAF)
        made.append(head)
    for spine, thick in ((LEFT, 10), (RIGHT, 11), (MAIN, 14)):
        clover.clover_stem(stems, spine, thick, 6, clover.CLOVER_LEAF)
    for spine, share in ((LEFT, .52), (RIGHT, .5), (MAIN, .46), (MAIN, .58)):
        clover.stipule(stems, spine, share, 40, clover.CLOVER_LEAF)
    return mounted((ground(EDGE), 1.0, EDGE), (leaves, 3.4, EDGE), (stems, 4, EDGE),
                   *((head, 4.4, CLOVER.line) for head in made), (cups, 3.4, EDGE))
