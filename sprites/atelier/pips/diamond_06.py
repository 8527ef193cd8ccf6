"""Six of diamonds: the head follows the sun through the day; a chrysalis hangs in the shadow of the great leaf."""
from __future__ import annotations

from ..card import Card
from ..flowers.turned import View
from ..geometry import circle, polar
from ..growth.depth import fallen_shade
from ..growth.painted_lady import CHRYSALIS, chrysalis
from ..growth.sunflower import SEED, SUNFLOWER, SUNFLOWER_LEAF, sun_side
from ..growth.sunflower_leaf import COOL_LEAF, sun_leaf, sun_stem
from ..line import keyline, taper
from ..pip_cards import calm, pip_card
from ..splines import Pose, curve
from ..svg import Group

RAY, LEAF, COOL, DISC, CASE = calm("D", 5, SUNFLOWER, SUNFLOWER_LEAF, COOL_LEAF, SEED, CHRYSALIS)
SUN, PATH = ("#F5DDA6", "#FAEBC2"), "#EBCF98"
STEM = curve([(236, 1130), (292, 1000), (306, 800), (302, 560), (304, 420), (318, 320), (352, 240), (392, 190)])
MORNING = curve([(304, 900), (280, 820), (220, 762), (150, 742)])
EVENING = curve([(304, 600), (322, 500), (392, 452), (470, 426)])
HEADS = (View((398, 142), 124, 22, 0, 14), View((118, 722), 134, 19, 0, -56), View((500, 412), 136, 19, 0, 54))
LEAVES = (([(302, 500), (230, 390), (150, 360), (10, 430)], 82, 92, .22, .5),
          ([(306, 830), (390, 740), (470, 700), (600, 760)], 84, 82, .22, 0),
          ([(274, 1060), (190, 990), (120, 990), (20, 1076)], 64, 66, .2, .4),
          ([(268, 1080), (330, 1010), (380, 1000), (440, 1030)], 48, 52, .22, 0))


def _course(group: Group) -> None:
    """The course of the sun, from its rising at the left to its setting at the right, in dashes."""
    course = curve([(30, 470), (120, 250), (290, 84), (470, 96), (600, 300)])
    for k in range(22):
        group.fill(taper(course.part(k / 22, (k + .5) / 22), 5, 5), PATH)
    at = complex(course.at(.47))
    for k in range(20):
        group.fill(taper(curve([at + polar(84, 18 * k), at + polar(112 if k % 2 else 132, 18 * k)]), 7, 1), PATH)
    group.fill(circle(at, 74), SUN[0]).fill(circle(at, 60), SUN[1])


def draw() -> Card:
    """The whole card."""
    growth, sky, leaves, stems, heads = (Group() for _ in range(5))
    _course(sky)
    growth.trim(sky)
    for k, (spots, left, right, stalk, roll) in enumerate(LEAVES):
        sun_leaf(leaves, curve(spots), left, (LEAF, COOL)[k % 2], right, stalk, roll)
    growth.trim(fallen_shade(leaves, LEAF.line)).add(keyline(leaves, .9, 3.7, LEAF.line))
    for spine, first, last in ((MORNING, 16, 12), (EVENING, 16, 12), (STEM, 25, 14)):
        sun_stem(stems, spine, first, last, LEAF)
    growth.trim(fallen_shade(stems, LEAF.line, 12)).add(keyline(stems, 1.0, 4.3, LEAF.line))
    for k, view in enumerate(HEADS):
        sun_side(heads, view, RAY, LEAF, DISC, k + 2)
    growth.trim(fallen_shade(heads, RAY.line, 17)).add(keyline(heads, 1.0, 4.8, RAY.line))
    hanging = Group()
    chrysalis(hanging, Pose((502, 776), 1.5, 2), CASE)
    growth.trim(fallen_shade(hanging, LEAF.line, 11)).add(keyline(hanging, .8, 2.6, CASE.line))
    return pip_card("D", 6, growth)
