"""Three of hearts: a runner bears great leaves, a cane three buds; a leafcutter bee carries a round piece home."""
from __future__ import annotations

from ..card import Card
from ..geometry import circle
from ..growth.depth import fallen_shade
from ..growth.rose import BRIAR, ROSE, ROSE_LEAF, ROSE_LEAF_COOL, YOUNG, briar, on_twig, rose_bud, rose_leaf, twig
from ..line import SHADE, ends, keyline, taper
from ..pip_cards import FIELD, calm, pip_card
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones

PETAL, LEAF, COOL, WOOD, FRESH = calm("H", 3, ROSE, ROSE_LEAF, ROSE_LEAF_COOL, BRIAR, YOUNG)
BEE = Tones("#D9B98A", "#8A6A48", "#4A3426", "#2A1C18")
MAIN = curve([(420, 1130), (510, 990), (538, 830), (484, 690), (452, 540), (492, 400), (484, 300), (448, 228)])
LOW = curve([MAIN.at(.10), (330, 1040), (190, 1040), (100, 960), (62, 840), (66, 700), (84, 590)])
TWIGS = ((.88, 526 + 262j, .10), (.95, 372 + 166j, -.08))
# stem, share, length, turn, bend, pairs, tones: those behind first
LEAVES = ((LOW, .78, 300, 76, .14, 3, 1), (LOW, .985, 310, 16, .12, 3, 0), (MAIN, .36, 200, -66, -.14, 3, 0),
          (MAIN, .46, 250, 14, .14, 3, 1), (MAIN, .74, 186, -78, .10, 2, 1))
CUTS = ((172, 322, 19), (204, 377, 15), (268, 652, 22), (300, 634, 16))


def _bitten(leaf: Group) -> Group:
    """`leaf` upon its key line, without what the bee has cut from it."""
    cuts = [circle(complex(x, y), size, size * .84, 30) for x, y, size in CUTS]
    rims = Group()
    for cut in cuts:
        rims.stroke(cut, LEAF.line, 4)
    whole = keyline(leaf, .9, 3.8, LEAF.line).clip("".join(leaf.silhouettes), rims)
    left = Group().clip(FIELD.data() + "".join(cut.back().data() for cut in cuts), whole)
    return left.silhouette(*leaf.silhouettes)


def _leafcutter(group: Group, pose: Pose) -> None:
    """A leafcutter bee about 60 long in flight, from above, its head up, a round piece of leaf below it."""
    piece = pose.circle((1, 22), 19, 24)
    group.silhouette(piece).fill(piece, LEAF.mid)
    group.clip(piece, Group().fill(pose.shape([(2, -10), (40, -10), (40, 60), (4, 60)]), LEAF.deep))
    group.contour(piece, .8, 2.4, LEAF.line, SHADE).fill(taper(pose.curve([(1, 0), (2, 44)]), 1.8, .8), LEAF.line)
    for side in (-1, 1):
        for (x, y), *others in (((4, -4), (26, -24), (46, -24), (44, -10), (18, 2)),
                                ((5, 2), (24, 0), (34, 10), (18, 12))):
            wing = pose.shape([(side * x, y, "c"), *((side * a, b) for a, b in others)])
            group.silhouette(wing).fill(wing, "#FBF6EA", .9).contour(wing, .7, 1.6, BEE.line, SHADE)
    body = pose.shape([(0, 0), (10, 6), (11, 20), (0, 36, "c"), (-11, 20), (-10, 6)])
    inside = Group().fill(body, BEE.deep)
    for y in (8, 16, 24):
        inside.fill(taper(pose.curve([(-12, y), (0, y + 3), (12, y)]), 2.8, 2.8, ends(.2, .2)), BEE.light)
    group.silhouette(body).clip(body, inside).contour(body, .8, 2, BEE.line, SHADE)
    for at, size in (((0, -6), 11), ((0, -20), 8.5)):
        part = pose.circle(at, size, size * .9)
        group.silhouette(part).fill(part, BEE.mid).contour(part, .8, 2, BEE.line, SHADE)
    for side in (-1, 1):
        group.fill(pose.circle((side * 6, -21), 2.8, 4), BEE.line)
        group.fill(taper(pose.curve([(side * 3, -27), (side * 9, -36), (side * 15, -36)]), 1.8, 1), BEE.line)


def draw() -> Card:
    """The whole card."""
    growth, young, front, guest = Group(), Group(), Group(), Group()
    for spine, share, length, turn, bend, pairs, cool in LEAVES:
        back = Group()
        rose_leaf(back, complex(spine.at(share)), length, turn, bend, pairs, (LEAF, COOL)[cool], WOOD, width=.18,
                  roll=(.7, 0)[cool])
        growth.trim(fallen_shade(back, LEAF.line)).add(_bitten(back))
    rose_leaf(young, complex(LOW.at(.30)), 170, -46, .1, 2, FRESH, WOOD)
    growth.trim(fallen_shade(young, FRESH.line)).add(keyline(young, .9, 3.4, FRESH.line))
    briar(front, LOW, 11, 5, 15, WOOD)
    briar(front, MAIN, 22, 7, 19, WOOD)
    for (share, to, lean), scale, open_ in zip(TWIGS, (1.0, .95), (.1, .3), strict=True):
        rose_bud(front, on_twig(twig(front, complex(MAIN.at(share)), to, lean, tones=WOOD), scale), PETAL, LEAF, open_)
    rose_bud(front, on_twig(MAIN, 1.6, 34), PETAL, LEAF, .8)
    growth.trim(fallen_shade(front, LEAF.line)).add(keyline(front, 1.0, 4.6, LEAF.line))
    _leafcutter(guest, Pose((182, 886), 1.15, 64))
    growth.trim(fallen_shade(guest, BEE.line, 36, .16)).add(keyline(guest, .8, 2.6, BEE.line))
    return pip_card("H", 3, growth)
