"""Seven of spades: a great open flower in the middle, the moon above; five flowers, no two from one side."""
from __future__ import annotations

from ..card import Card
from ..engraved import Growth, dark, foot, printed
from ..flowers.turned import View
from ..geometry import Spot
from ..growth import anemone as a
from ..growth import anemone_views as v
from ..growth.boughs import bough
from ..growth.country import ranges
from ..growth.morning import morning
from ..line import SHADE, ends, taper
from ..pip_cards import pip_card
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones

ORANGE_TIP = Tones("#FCFAF1", "#EE9A45", "#C9682E", "#4B3A2C")
MARBLED = Tones("#DEDDB6", "#8F9D5E", "#66763F", "#4B3A2C")  # what is green on its hind wings
WINGS, MOSS = printed("S", ORANGE_TIP, MARBLED)
HEART = curve([(236, 1130), (286, 1010), (322, 900), (292, 770)])
LEFT = curve([(150, 1130), (96, 1000), (66, 840), (64, 660), (84, 500), (110, 400), (142, 356), (170, 376), (174, 410)])
HIGH = curve([(440, 1130), (516, 940), (548, 780), (554, 600), (546, 430), (548, 290), (534, 220),
              (500, 190), (468, 164)])
SIDE = curve([HIGH.at(.50), (530, 560), (500, 490), (480, 424)])
PAIR = curve([(340, 1130), (420, 1010), (490, 930), (510, 820), (482, 690)])
AWAY = curve([(100, 1130), (76, 1030), (84, 950), (98, 876)])
LEAVES = (([(90, 1140), (50, 1060), (54, 970), (66, 904)], 118, (.8, 1)),
          ([(210, 1140), (190, 1080), (150, 1050), (140, 1020)], 120, (1, .9)),
          ([(320, 1140), (350, 1090), (386, 1074), (396, 1056)], 110, (.9, 1)))
SHADED = (([(300, 1120), (276, 1070), (252, 1026)], 100), ([(360, 1120), (386, 1060), (470, 1000)], 110))
DUSK = dark("S", v.LEAF, .22)
EARTH = [(-10, 1078), (90, 1070), (210, 1076), (330, 1068), (470, 1078), (630, 1070)]


def draw() -> Card:
    """The whole card."""
    growth = Growth("S")
    far, near, stems, back, heads, buds, guest = (Group() for _ in range(7))
    growth.add(morning("S", 494 + 116j, 92, "#F0DFA2"))
    growth.add(ranges("S", [(-10, 960), (140, 940), (300, 964), (640, 930)]))
    growth.add(ranges("S", [(-10, 1006), (170, 990), (360, 1010), (640, 984)],
                      [(-10, 1040), (200, 1048), (400, 1030), (640, 1040)], first=1))
    a.leaves(far, SHADED, DUSK)
    growth.back(far, foot("S", EARTH, v.LEAF.mid, 3))
    v.leaves(near, LEAVES)
    growth.put(near, 3.0)
    for spine, first, last in ((SIDE, 13, 7), (HIGH, 22, 7), (AWAY, 13, 7), (LEFT, 16, 6), (PAIR, 20, 7),
                               (HEART, 36, 14)):
        a.anemone_stem(stems, spine, first, last, v.STEM)
        bough(stems, spine, first, last, v.STEM, (), .5)
    a.collar(stems, HIGH, .50, 62, v.LEAF)
    a.collar(stems, LEFT, .50, 62, v.LEAF)
    a.collar(stems, HEART, .56, 76, v.LEAF)
    growth.put(stems, 3.6)
    a.anemone_bud(buds, a.tip(LEFT, .98), v.PLUM, v.LEAF, wrap=.7)
    a.anemone_behind(back, View((486, 692), 84, 44, -.28, 24), v.PLUM, v.LEAF, first=-70, seed=4)
    v.half_open(back, View((466, 158), 82, 30, .92, -48), v.VIOLET, 3)
    growth.put(back, 4.4)
    growth.put(buds, 4.2)
    v.half_open(heads, View((100, 868), 54, 30, .95, -14), v.PLUM, 6)
    a.anemone_open(heads, View((280, 752), 152, 34, .34, -7), v.VIOLET, -84, 2)
    v.half_open(heads, View((478, 428), 84, 30, .9, -16), v.PLUM, 5)
    growth.put(heads, 4.8)
    _orange_tip(guest, Pose((196, 726), .70, -26, flip=True))
    growth.put(guest, 3.0, .8, 8)
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
