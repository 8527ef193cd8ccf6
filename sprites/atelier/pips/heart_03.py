"""Three of hearts: great leaves reach across the card below three buds; a leafcutter bee carries a round piece home."""
from __future__ import annotations

from ..card import Card
from ..geometry import circle, polar
from ..growth.depth import distant, fallen_shade
from ..growth.rose import BRIAR, ROSE, ROSE_LEAF, ROSE_LEAF_COOL, YOUNG, briar, on_twig, rose_bud, rose_leaf, twig
from ..line import SHADE, ends, keyline, taper
from ..pip_cards import calm, pip_card
from ..splines import Pose, curve
from ..suits import SUITS
from ..svg import Group
from ..tones import Tones

PETAL, LEAF, COOL, WOOD, FRESH = calm("H", 3, ROSE, ROSE_LEAF, ROSE_LEAF_COOL, BRIAR, YOUNG)
FAR, BEE = "#EBD5C1", Tones("#D9B98A", "#8A6A48", "#4A3426", "#2A1C18")
MAIN = curve([(420, 1130), (500, 1000), (540, 830), (500, 660), (456, 520), (490, 370), (476, 230), (430, 186)])
LOW = curve([MAIN.at(.10), (330, 1030), (220, 1046), (110, 1010)])
TWIGS = ((.84, 544 + 226j, .14), (.90, 352 + 190j, -.12))
# share of the cane, length, turn, bend, pairs, tones: those behind first
LEAVES = ((.30, 300, 18, .1, 3, 1), (.76, 250, 66, .1, 3, 1), (.56, 400, -62, -.16, 3, 0), (.34, 450, -78, -.12, 4, 0),
          (.73, 400, -96, -.16, 3, 1))
BEHIND = ((70 + 480j, 420, 12), (60 + 1010j, 380, 16), (560 + 620j, 330, -14), (250 + 130j, 300, 100))
CUTS = ((156, 654, 22), (148, 396, 21))


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
    growth, far, young, front, guest = Group(), Group(), Group(), Group(), Group()
    for at, length, turn in BEHIND:
        rose_leaf(far, at, length, turn, .1, 3, LEAF, WOOD, width=.2)
    growth.trim(distant(far, FAR))
    for share, length, turn, bend, pairs, cool in LEAVES:
        back = Group()
        rose_leaf(back, complex(MAIN.at(share)), length, turn, bend, pairs, (LEAF, COOL)[cool], WOOD, width=.18,
                  roll=(.7, 0)[cool])
        growth.trim(fallen_shade(back, LEAF.line)).add(keyline(back, .9, 3.8, LEAF.line))
    for x, y, size in CUTS:
        growth.fill(circle(complex(x, y), size), SUITS["H"].ground)
        growth.fill(taper(curve([complex(x, y) + polar(size, way) for way in (-40, 20, 80, 140)]), 3, 3, ends(.2, .2)),
                    LEAF.line)
    for share, turn in ((.55, -30), (.98, -84)):
        rose_leaf(young, complex(LOW.at(share)), 170, turn, .1, 2, FRESH, WOOD)
    growth.trim(fallen_shade(young, FRESH.line)).add(keyline(young, .9, 3.4, FRESH.line))
    briar(front, LOW, 9, 4, 7, WOOD)
    briar(front, MAIN, 22, 7, 19, WOOD)
    for (share, to, lean), scale, open_ in zip(TWIGS, (1.1, 1.2), (.1, .3), strict=True):
        rose_bud(front, on_twig(twig(front, complex(MAIN.at(share)), to, lean, tones=WOOD), scale), PETAL, LEAF, open_)
    rose_bud(front, on_twig(MAIN, 1.7, 24), PETAL, LEAF, .8)
    growth.trim(fallen_shade(front, LEAF.line)).add(keyline(front, 1.0, 4.6, LEAF.line))
    _leafcutter(guest, Pose((134, 866), 1.15, 64))
    growth.trim(fallen_shade(guest, BEE.line, 36, .16)).add(keyline(guest, .8, 2.6, BEE.line))
    return pip_card("H", 3, growth)
