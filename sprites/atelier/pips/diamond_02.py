"""Two of diamonds: a seedling holds up the sign between its first leaves; a younger one still wears its husk."""
from __future__ import annotations

from ..card import Card
from ..growth.sunflower import SEED, SUNFLOWER_LEAF, sun_seed
from ..growth.sunflower_leaf import COOL_LEAF, EARTH, NEAR_EARTH, earth, husk, seed_leaf, sun_blade, sun_stem, tip_of
from ..line import keyline
from ..pip_cards import pip_card
from ..splines import Pose, curve
from ..svg import Group

STEM = curve([(176, 1130), (138, 1010), (142, 880), (214, 760), (300, 664)])
YOUNG = curve([(226, 1130), (300, 1044), (398, 964), (462, 872), (480, 778), (446, 722), (404, 748)])
COTYLEDONS = (([(300, 668), (200, 616), (84, 640)], 46), ([(300, 668), (410, 606), (540, 612)], 46))
LEAVES = (([(298, 660), (226, 560), (170, 420), (182, 276), (146, 214)], 60, 72),
          ([(302, 660), (380, 560), (440, 410), (436, 250), (474, 176)], 74, 60))
HEART = (([(296, 652), (280, 590), (284, 520)], 17), ([(304, 652), (326, 580), (318, 498)], 19))


def draw() -> Card:
    """The whole card."""
    growth, back, stems, front = Group(), Group(), Group(), Group()
    earth(growth, 1030, EARTH)
    for spots, left, right in LEAVES:
        sun_blade(back, curve(spots), left, SUNFLOWER_LEAF, right, young=True)
    for spots, width in HEART:
        sun_blade(back, curve(spots), width, COOL_LEAF, width, young=True)
    growth.add(keyline(back, .9, 3.6, SUNFLOWER_LEAF.line))
    sun_stem(stems, YOUNG, 13, 8)
    sun_stem(stems, STEM, 19, 13)
    growth.add(keyline(stems, 1.0, 4.4, SUNFLOWER_LEAF.line))
    earth(growth, 1056, NEAR_EARTH, 5)
    for spots, width in COTYLEDONS:
        seed_leaf(front, curve(spots), width)
    tip = tip_of(YOUNG)
    for turn, length in ((-16, 92), (12, 96)):
        seed_leaf(front, curve([tip.point((0, 0)), Pose(tip.at, 1, tip.turn + turn).point((turn * .5, -length * .5)),
                                Pose(tip.at, 1, tip.turn + turn * .3).point((0, -length))]), 19)
    growth.add(keyline(front, 1.0, 4.2, SUNFLOWER_LEAF.line))
    shell = Group()
    husk(shell, Pose(tip.point((0, -92)), 1.15, tip.turn), SEED)
    sun_seed(shell, Pose((96, 1052), .9, 74), SEED)
    growth.add(keyline(shell, .9, 3.0, SEED.line))
    return pip_card("D", 2, growth)
