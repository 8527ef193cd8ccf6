"""Seven of spades: a large open flower in the middle, the moon above; five flowers, each from a different side."""
from __future__ import annotations

from ..card import Card
from ..engraved import Growth, dark, foot, printed
from ..flowers.turned import View
from ..geometry import Spot
from ..growth import anemone as a
from ..growth import anemone_views as v
from ..growth.boughs import bough
from ..growth.skies import air, drift, glitter, land, maria, orb
from ..line import SHADE, ends, taper
from ..pip_cards import pip_card
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones

ORANGE_TIP = Tones("#FCFAF1", "#EE9A45", "#C9682E", "#4B3A2C")
MARBLED = Tones("#DEDDB6", "#8F9D5E", "#66763F", "#4B3A2C")  # the green parts of its hind wings
WINGS, MOSS = printed("S", ORANGE_TIP, MARBLED)
MOON = 300 + 676j
HEART = curve([(230, 1130), (280, 1040), (314, 930), (316, 840), (304, 752)])
LEFT = curve([(150, 1130), (92, 1010), (62, 880), (86, 740), (62, 600), (74, 470), (114, 386), (152, 368), (176, 404)])
HIGH = curve([(350, 1130), (460, 1020), (548, 890), (544, 760), (522, 620), (548, 470), (550, 330), (518, 214),
              (462, 136)])
SIDE = curve([HIGH.at(.52), (510, 560), (482, 500), (480, 424)])
PAIR = curve([HIGH.at(.20), (496, 940), (516, 850), (494, 730)])
LEAVES = (([(76, 1140), (56, 1080), (58, 1020), (66, 980)], 96, (.8, 1)),
          ([(180, 1140), (172, 1100), (158, 1076), (150, 1060)], 92, (1, .9)),
          ([(300, 1140), (350, 1100), (386, 1082), (402, 1060)], 96, (.9, 1)))
SHADED = (([(240, 1120), (236, 1080), (230, 1050)], 70), ([(420, 1100), (440, 1040), (470, 990)], 76))
DUSK = dark("S", v.LEAF, .22)
EARTH = [(-10, 1078), (90, 1070), (210, 1076), (330, 1068), (470, 1078), (630, 1070)]


def _moonrise() -> Group:
    scene = air("#8FA2C4", (150, "#A3B2D0"), (310, "#B8C4DB"), (470, "#CFD5E3"), (640, "#E4DFE4"), (800, "#F5E0CC"))
    orb(scene, "S", MOON, 196, "#FBF0CC", "#D0D5E2", "#E6E1DE")
    maria(scene, MOON, 196, "#F2E2B4")
    drift(scene, ("#E4E4EC", "#B4BED6"), (330, 150, 330, 96), (90, 320, 260, 66), (560, 520, 260, 60),
          (60, 860, 230, 54))
    land(scene, "S", ([(-60, 950), (60, 918), (170, 934), (300, 954), (420, 934), (520, 890), (680, 870)],
         [(-60, 972), (300, 972), (680, 972)]), ("#8F9FBC", "#6F86A8"))
    glitter(scene, 300 + 980j, 120, 1070, "#FBF0CC", "#C9CFDA")
    return scene


def draw() -> Card:
    growth = Growth("S")
    far, near, stems, back, heads, buds, guest = (Group() for _ in range(7))
    a.leaves(far, SHADED, DUSK)
    growth.back(far, foot("S", EARTH, v.LEAF.mid, 3))
    v.leaves(near, LEAVES)
    growth.put(near, 3.0)
    for spine, first, last in ((SIDE, 10, 6), (HIGH, 21, 7), (LEFT, 16, 6), (PAIR, 11, 6), (HEART, 22, 9)):
        a.anemone_stem(stems, spine, first * .7, last, v.STEM)
        bough(stems, spine, first, last, v.STEM, (), .5)
    a.collar(stems, HIGH, .52, 56, v.LEAF)
    a.collar(stems, LEFT, .62, 56, v.LEAF)
    a.collar(stems, HEART, .44, 62, v.LEAF)
    growth.put(stems, 3.6)
    a.anemone_bud(buds, a.tip(LEFT, .98), v.PLUM, v.LEAF, wrap=.7)
    a.anemone_behind(back, View((494, 716), 56, 40, -.34, 30), v.PLUM, v.LEAF, first=-70, seed=4)
    v.half_open(back, View((464, 152), 74, 32, .84, -30), v.VIOLET, 3)
    growth.put(back, 4.4)
    growth.put(buds, 4.2)
    a.anemone_open(heads, View((476, 408), 66, 42, .40, 20), a.WHITE_ANEMONE, -70, 4)
    a.anemone_open(heads, View((302, 728), 116, 31, .34, -8), v.VIOLET, -84, 2)
    growth.put(heads, 4.8)
    _orange_tip(guest, Pose((236, 706), .62, -26, flip=True))
    growth.put(guest, 3.0, .8, 8)
    return pip_card("S", 7, growth, _moonrise())


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
