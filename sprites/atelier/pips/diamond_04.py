"""Four of diamonds: the plant from above; leaves turn round the star bud that shows its first yellow."""
from __future__ import annotations

from ..card import Card
from ..flowers.turned import View
from ..geometry import polar
from ..growth.sunflower import SUNFLOWER, SUNFLOWER_LEAF
from ..growth.sunflower_leaf import COOL_LEAF, droplet, leaf_angle, star_bud, sun_leaf
from ..line import keyline
from ..pip_cards import calm, pip_card
from ..splines import curve
from ..svg import Group

RAY, LEAF, COOL = calm("D", 4, SUNFLOWER, SUNFLOWER_LEAF, COOL_LEAF)
MIDDLE = 305 + 560j
# the two oldest leaves, that come out beyond the signs
LONG = (([(305, 560), (300, 330), (310, 190), (350, 130), (520, 92)], 62, 54, .62),
        ([(305, 560), (310, 800), (300, 940), (260, 996), (80, 1046)], 62, 54, .62))
REACH = (266, 262, 258, 256, 250, 226, 222, 210, 184, 176)
DEW = ((462, 500, 7), (478, 486, 4), (330, 740, 6), (132, 620, 6))


def draw() -> Card:
    """The whole card."""
    growth = Group()
    long = Group()
    for spots, left, right, stalk in LONG:
        sun_leaf(long, curve(spots), left, COOL, right, stalk, thick=10)
    growth.add(keyline(long, .9, 3.5, LEAF.line))
    for k, reach in enumerate(REACH):
        way, leaf = leaf_angle(k, 24), Group()
        out, across = polar(1, way), polar(1, way + 90)
        spine = curve([MIDDLE, MIDDLE + out * reach * .5 - across * 14, MIDDLE + out * reach + across * 16])
        sun_leaf(leaf, spine, reach * .36, (LEAF, COOL)[k % 2], reach * .38, .26, .5 if k in (1, 6) else 0)
        growth.add(keyline(leaf, .9, 4.0, LEAF.line))
    bud = Group()
    star_bud(bud, View(MIDDLE, 138, 84, 0, 10), RAY, LEAF)
    growth.add(keyline(bud, 1.0, 7.0, LEAF.line))
    for x, y, size in DEW:
        droplet(growth, (x, y), size, LEAF)
    return pip_card("D", 4, growth)
