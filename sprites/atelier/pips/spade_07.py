"""Seven of spades: one root, four stalks that fan out and cross; five flowers, no two seen from the same side."""
from __future__ import annotations

from ..card import Card
from ..engraved import Growth, foot, hills, printed
from ..flowers.turned import View
from ..geometry import Spot
from ..growth import anemone as a
from ..line import SHADE, ends, taper
from ..pip_cards import pip_card
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones

ORANGE_TIP = Tones("#FCFAF1", "#EE9A45", "#C9682E", "#4B3A2C")
MARBLED = Tones("#DEDDB6", "#8F9D5E", "#66763F", "#4B3A2C")  # what is green on its hind wings
WINGS, MOSS = printed("S", ORANGE_TIP, MARBLED)
A = curve([(206, 1110), (250, 1016), (296, 930), (312, 850), (272, 740)])
B = curve([(252, 1110), (302, 1004), (304, 900), (330, 820), (404, 716)])
C = curve([(146, 1110), (100, 980), (68, 820), (66, 640), (92, 520), (146, 420)])
D = curve([(466, 1010), (514, 890), (522, 770), (556, 650), (550, 490), (526, 350), (524, 250), (506, 184), (452, 148)])
EARTH = [(-10, 1066), (90, 1058), (210, 1064), (330, 1056), (470, 1066), (630, 1058)]
E = curve([(572, 900), (558, 780), (522, 670), (542, 560), (526, 470), (496, 394)])


def draw() -> Card:
    """The whole card."""
    growth = Growth("S")
    far, near, stems, heads, front, cup, guest = (Group() for _ in range(7))
    growth.add(hills("S", [(-10, 982), (120, 968), (260, 990), (420, 962), (640, 984)],
                      [(-10, 1016), (160, 1024), (330, 1008), (640, 1030)]))
    a.leaves(far, (([(120, 1130), (84, 1070), (74, 1026)], 104), ([(310, 1120), (366, 1060), (392, 1024)], 104),
                   ([(180, 1120), (164, 1060), (176, 1016)], 100)), a.SHADED)
    growth.back(far, foot("S", EARTH, a.ANEMONE_LEAF.mid, 3))
    a.leaves(near, (([(84, 1110), (122, 1010), (126, 910), (106, 830)], 120),
                    ([(500, 980), (528, 900), (520, 830)], 96, (1, .7)),
                    ([(236, 1110), (250, 1070), (240, 1034)], 104)))
    growth.put(near, 3.0)
    for spine, first in ((E, 11), (D, 15), (C, 15)):
        a.anemone_stem(stems, spine, first, 6)
    a.collar(stems, D, .77, 58)
    a.collar(stems, C, .74, 56)
    growth.put(stems, 3.2)
    a.anemone_bud(heads, a.tip(E, .66, -6))
    a.anemone_behind(heads, View((404, 716), 84, 46, -.28, 24), first=-70, seed=4)
    a.anemone_cup(heads, View((450, 146), 71, 27, 1.0, -56), a.ANEMONE, 6)
    growth.put(heads, 4.2)
    for spine, first in ((B, 13), (A, 16)):
        a.anemone_stem(front, spine, first, 7)
    a.collar(front, A, .22, 64)
    growth.put(front, 3.2)
    a.anemone_open(cup, View((266, 722), 98, 47, .34, -12), a.ANEMONE, -84, 2)
    a.anemone_open(cup, View((138, 424), 80, 40, .62, -30), a.ANEMONE, -60, 5)
    growth.put(cup, 4.4)
    _orange_tip(guest, Pose((484, 690), .84, 16, flip=True))
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
