"""Seven of spades: three flowers, each seen from another side; an orange tip has settled on the widest."""
from __future__ import annotations

from ..card import Card
from ..flowers.turned import View
from ..geometry import Spot
from ..growth.anemone import (
    ANEMONE,
    ANEMONE_LEAF,
    NIGHT,
    anemone_behind,
    anemone_cup,
    anemone_open,
    anemone_stem,
    collar,
    parsley,
)
from ..growth.depth import fallen_shade
from ..line import SHADE, ends, keyline, taper
from ..pip_cards import calm, pip_card
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones

ORANGE_TIP = Tones("#FCFAF1", "#EE9A45", "#C9682E", "#4B3A2C")
MARBLED = Tones("#DEDDB6", "#8F9D5E", "#66763F", "#4B3A2C")  # what is green on its hind wings
PETAL, LEAF, DARK = calm("S", 7, ANEMONE, ANEMONE_LEAF, NIGHT)
WINGS, MOSS = calm("S", 5, ORANGE_TIP, MARBLED)
MAIN = curve([(252, 1150), (290, 1020), (307, 880), (342, 806), (412, 748)])
SIDE = curve([(66, 1150), (58, 960), (78, 780), (60, 620), (82, 500), (130, 396)])
TALL = curve([(600, 1130), (564, 860), (546, 560), (552, 330), (528, 194), (446, 149)])
LEAVES = (([(128, 1150), (112, 1000), (112, 840), (134, 762)], 130, (.8, 1)),
          ([(160, 1150), (164, 1100), (172, 1052)], 128, (.8, 1)),
          ([(440, 1150), (412, 1096), (398, 1052)], 108, (1, .8)))


def draw() -> Card:
    """The whole card."""
    growth, leaves, stems, heads, front, guest = (Group() for _ in range(6))
    for path, size, seen in LEAVES:
        parsley(leaves, curve(path), size, LEAF, LEAF, seen=seen)
    growth.trim(fallen_shade(leaves, LEAF.line)).add(keyline(leaves, .9, 3.3, LEAF.line))
    for spine, share, size in ((TALL, .80, 56), (MAIN, .38, 58)):
        anemone_stem(stems, spine, 15, 6, LEAF)
        collar(stems, spine, share, size, LEAF)
    growth.trim(fallen_shade(stems, LEAF.line)).add(keyline(stems, 1.0, 4.1, LEAF.line))
    anemone_cup(heads, View((452, 151), 71, 25, 1.0, -60), PETAL, 6, DARK)
    anemone_behind(heads, View((130, 398), 88, 50, -.30, -24), PETAL, LEAF, -80, 4)
    anemone_open(heads, View((428, 734), 96, 46, .34, 12), PETAL, -84, 2, DARK)
    growth.trim(fallen_shade(heads, PETAL.line)).add(keyline(heads, 1.0, 4.3, PETAL.line))
    anemone_stem(front, SIDE, 15, 7, LEAF)
    collar(front, SIDE, .80, 54, LEAF)
    growth.trim(fallen_shade(front, LEAF.line, 9)).add(keyline(front, 1.0, 4.1, LEAF.line))
    _orange_tip(guest, Pose((354, 730), 1.0, -8))
    growth.trim(fallen_shade(guest, WINGS.line, 8)).add(keyline(guest, .8, 2.8, WINGS.line))
    return pip_card("S", 7, growth)


FORE: list[Spot] = [(6, -14, "c"), (25, -46), (36, -78), (31, -93), (10, -92), (-18, -74), (-28, -46)]
HIND: list[Spot] = [(6, -12, "c"), (-6, -36), (-24, -52), (-44, -50), (-55, -34), (-50, -12), (-30, -1), (-8, -4)]
# The veins of the hind wing: along them the green spreads in patches.
VEINS = ((-26, -50), (-44, -46), (-53, -32), (-51, -18), (-38, -5), (-20, -3))
PATCH: list[Spot] = [(-1, -.1), (-.5, -.5), (.1, -.3), (.6, -.8), (.9, .1), (.2, .4), (-.3, .9)]


def _orange_tip(group: Group, pose: Pose) -> None:
    """An orange tip about 96 high that sits with its wings shut, its head to the right, its feet on the origin."""
    fore = pose.shape(FORE)
    inside = Group().fill(fore, WINGS.light)
    inside.fill(pose.shape([(-16, -100), (44, -102), (42, -50), (24, -55), (8, -64), (-8, -76)]), WINGS.mid)
    inside.fill(pose.shape([(4, -100), (44, -102), (40, -72), (31, -82), (20, -86)]), MOSS.light)
    for end in ((30, -90), (32, -74), (16, -90), (0, -84), (-16, -72)):
        inside.fill(taper(pose.curve([(6, -14), (end[0] * .7 + 2, end[1] * .55), end]), 1.4, .5), WINGS.deep)
    inside.fill(pose.circle((12, -52), 3.2), WINGS.line)
    group.silhouette(fore).clip(fore, inside).contour(fore, .8, 2.6, WINGS.line, SHADE)
    hind = pose.shape(HIND)
    inside = Group().fill(hind, WINGS.light)
    for k, (x, y) in enumerate(VEINS):
        for share, size in ((.36, 4.4), (.62, 6.2), (.9, 6.6)):
            at = complex(6 + (x - 6) * share, -12 + (y + 12) * share)
            patch = Pose(pose.point(at), abs(pose.factor) * size, 47 * k + 100 * share)
            inside.fill(patch.shape(PATCH), MOSS.mid)
        inside.fill(taper(pose.curve([(6, -12), (x * .5, y * .55 - 4), (x, y)]), 1.5, .6), MOSS.deep)
    group.silhouette(hind).clip(hind, inside).contour(hind, .8, 2.6, WINGS.line, SHADE)
    _body(group, pose)


def _body(group: Group, pose: Pose) -> None:
    """Legs, the furry body, eye, tongue and clubbed feelers of the orange tip."""
    for leg in ([(8, -10), (5, -4), (8, 2)], [(12, -10), (15, -3), (19, 1)], [(3, -8), (-4, -3), (-3, 3)]):
        group.fill(taper(pose.curve(leg), 1.9, .9), WINGS.line)
    body = pose.shape([(-26, -1), (-8, -9), (8, -17), (18, -21), (25, -18), (24, -11), (14, -7), (-4, -2)])
    inside = Group().fill(body, MOSS.deep)
    for x in range(-20, 22, 4):
        hair = pose.curve([(x, -8 - .4 * x), (x - 3, -4 - .4 * x), (x - 4, -.3 * x)])
        inside.fill(taper(hair, 1.6, .5, ends()), MOSS.light)
    group.silhouette(body).clip(body, inside).contour(body, .8, 2.2, WINGS.line, SHADE)
    group.fill(pose.circle((21, -16), 2.7), WINGS.line).fill(pose.circle((20.4, -17), .9), WINGS.light)
    group.fill(taper(pose.curve([(24, -12), (30, -8), (32, -1)]), 1.5, .9), WINGS.line)
    for feeler in ([(22, -20), (31, -32), (41, -38)], [(24, -19), (36, -28), (47, -30)]):
        group.fill(taper(pose.curve(feeler), 1.5, 1.1), WINGS.line).fill(pose.circle(feeler[-1], 2.1), WINGS.line)
