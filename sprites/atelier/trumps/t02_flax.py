"""Trump 2: pink flax above a bay in the Levant, one stem in an S up to its flower; buds, capsules, a blue."""
from __future__ import annotations

import math

from ..card import Card
from ..flowers import flax
from ..flowers.perch import perch
from ..flowers.turned import View
from ..flowers.wings import Hinged
from ..frame import trump_card
from ..geometry import Spot, angle, circle, rounded_rect
from ..line import SHADE, keyline, taper
from ..organs import stalk
from ..splines import Pose, curve
from ..svg import WIDTH, Group
from ..tones import Tones
from .flax_head import leading_flower
from .scenery import cumulus, cypress, olive, ridge, ripples, sky

LEADER = curve([(338, 1090), (276, 966), (212, 846), (236, 716), (330, 600), (356, 500), (286, 388)])
# branches of the leader: share of it, spine, leaves
BRANCHES = ((.16, [(340, 892), (424, 822), (456, 724)], 5), (.34, [(160, 782), (124, 734), (122, 680)], 4),
            (.60, [(402, 632), (440, 600), (462, 548)], 3), (.76, [(420, 430), (470, 336), (472, 240)], 4))
# branch (-1: the leader), share, end, size, how far the twig is bowed upwards: buds, then capsules
BUDS = ((3, .34, (506, 384), .70, 18), (3, .66, (414, 258), .66, 18), (0, .50, (526, 800), .66, -6),
        (1, .30, (92, 806), .62, 8))
FRUITS = ((-1, .22, (104, 876), .84, -26), (0, .26, (424, 906), .74, -22))
BLADES = 15
HILLS = ((812, 20, .0105, 2.2, "#B9C79A"), (880, 18, .0155, 3.4, "#A5BA88"), (962, 10, .021, 0, "#90AC78"))
# heaped clouds, the far one first: x, y, radius of each puff; light, shade
CLOUDS = ((((140, 566, 62), (70, 604, 48), (214, 600, 50), (20, 640, 44), (272, 646, 42), (150, 650, 60)), "#EFEFDE",
           "#C9DAD6"),
          (((566, 226, 58), (520, 300, 60), (600, 320, 74), (556, 404, 84), (452, 446, 62), (392, 540, 56),
            (604, 520, 76), (500, 552, 84), (332, 628, 46), (430, 640, 64), (560, 640, 76)), "#FBF5E2", "#D5DED8"))
OLIVES = ((58, 838, 20), (112, 826, 26), (392, 822, 19), (536, 800, 24), (584, 806, 18), (246, 842, 17))
HIND = [(2.0, 2.0), (24, 2), (36, 16), (30, 34), (16, 38), (6, 22)]
FORE = [(2.0, -6.0), (18, -28), (44, -40), (50, -28), (42, -6), (22, 4)]
BLUE = Tones("#B9CDE4", "#7F9FCB", "#5474A6", "#26344F")


def draw(spread: float = 1) -> Card:
    """The whole card; `spread` is the spread of the wings, 1 if they are fully open."""
    picture = sky("#A5CBD2", (96, "#B3D3D4"), (330, "#C3DCD5"), (520, "#D8E6D4"), (640, "#D5DED8"))
    for puffs, light, shade in CLOUDS:
        cumulus(picture, puffs, light, shade, "#8FB0B8", 720)
    _bay(picture)
    picture.add(_meadow())
    branches, heads, leader, second, head = (Group() for _ in range(5))
    spines = [curve([complex(LEADER.at(share)), *spots]) for share, spots, _ in BRANCHES]
    for (_, _, leaves), spine in zip(BRANCHES, spines, strict=True):
        flax.flax_stem(branches, spine, 8.4, 3.4, leaves, 66, .16, .74)
    spines.append(LEADER)
    for things, thing in ((BUDS, flax.flax_bud), (FRUITS, _fruit)):
        for i, share, to, scale, bow in things:
            foot = complex(spines[i].at(share))
            twig = curve([foot, (foot + complex(*to)) / 2 + bow * complex(spines[i].tangent(share)), complex(*to)])
            stalk(branches, twig, 3.8, 2.6, flax.FLAX_LEAF)
            thing(branches, perch(twig, scale))
    flax.flax_bud(branches, perch(spines[3], .74))
    flax.flax_stem(leader, LEADER, 23, 7.4, 12, 122, .05, .84)
    flax.sepals(leader, Pose(complex(LEADER.at(.885)), 1.5, angle(complex(LEADER.tangent(.885))) + 90))
    flax.flax_behind(heads, View((458, 706), 92, 40, -.42, 22), flax.FLAX_PALE, seed=2)
    stalk(heads, spines[0].part(.70, 1), 5, 3.6, flax.FLAX_LEAF)
    flax.flax_side(heads, View((132, 676), 92, 20, .74, -12), flax.FLAX_PALE, seed=5)
    flax.flax_open(second, View((438, 506), 112, 50, .36, 20), flax.FLAX_PALE, first=-70, seed=3)
    leading_flower(head, View((276, 370), 162, 52, .42, -22), flax.FLAX)
    for layer, thick in ((branches, 3.4), (leader, 4.2), (heads, 5.0), (second, 5.6), (head, 6.4)):
        picture.add(keyline(layer, 1.0, thick))
    picture.add(keyline(_blue(Pose((472, 151), 1.0, 34), spread), .9, 3.4))
    return trump_card(picture, "2", "LIN ROSE")


def _bay(group: Group) -> None:
    group.fill(rounded_rect(0, 706, WIDTH, 200, 1), "#7FB2BA")
    ripples(group, 712, 800, 22, "#A9D0CC", "#699FAC")
    for spots, tone, trees in (((-10, 716), (60, 690), (120, 684), (190, 704), (232, 716)), "#A9BBA6", ()), \
            (((420, 720), (470, 700), (530, 676), (590, 660), (640, 664)), "#94AE96", (508, 530, 548)):
        land: list[Spot] = [*spots, (spots[-1][0], 724, "c"), (spots[0][0], 724, "c")]
        group.fill(curve([(*spots[0], "c"), *land[1:]], True), tone)
        for k, x in enumerate(trees):
            group.fill(cypress((x, 690 - .35 * (x - 508)), 34 - 5 * (k % 2), 6), "#6C8F7C")


def _fruit(group: Group, pose: Pose) -> None:
    flax.flax_capsule(group, pose, flax.RIPE)


def _meadow() -> Group:
    group = Group()
    for hill in HILLS:
        ridge(group, *hill)
    for x, y, size in OLIVES:
        olive(group, (x, y), size, "#8AA584", "#A9BD9C", "#85806A")
    for k in range(70):
        left, row = (k * 149 + 40) % 640, (k * 61 % 29) / 29
        at = complex(left, 846 + 18 * math.sin(.0105 * left + 2.2) + 56 * row)
        group.fill(circle(at, 1.6 + 1.4 * row, 1.0 + row), "#D9A9B6" if k % 3 else "#E8C6CB")
    for i in range(BLADES):
        foot, tip = 30 + i * 36, 990 - 90 * (i * 7 % 11) / 11
        spine = curve([(foot + 40, 1090), (foot + 36, (1090 + tip) / 2 + 40), (foot - 6 - 5 * (i % 5), tip)])
        group.fill(taper(spine, 10, .6), ("#A9BD94", "#92AB80", "#B7C8A4")[i % 3])
    return group


def _blue(pose: Pose, spread: float) -> Group:
    """A common blue (Polyommatus icarus), its wings open, its head up."""
    group = Group()
    for side in (-1, 1):
        wing = Hinged(pose, side, spread)
        for spots in (HIND, FORE):
            shape = wing.shape(spots)
            inner = wing.shape([(x * .88 + (.4 if x > 9 else 0), y * .88) for x, y in spots])
            group.silhouette(shape).fill(shape, "#F6F2E4").fill(inner, BLUE.mid)
            group.clip(inner, Group().fill(wing.shape([(0, 0), (24, -18), (26, 4), (12, 20)]), BLUE.light))
            for x, y in spots[2:-1]:
                group.fill(taper(wing.line((3, -2), (x * .88, y * .88)), 1.0, .5), BLUE.deep)
            group.stroke(inner, BLUE.line, 1.2).contour(shape, .7, 1.6, BLUE.line, SHADE)
        group.fill(taper(wing.curve([(1, -12), (5, -24), (10, -31)]), 1.5, .8), BLUE.line)
        group.fill(wing.circle((10, -31), 1.7), BLUE.line)
    body = pose.shape([(0, -15), (3.6, -8), (3, 8), (0, 24), (-3, 8), (-3.6, -8)])
    group.silhouette(body).fill(body, BLUE.deep).contour(body, .8, 1.8, BLUE.line, SHADE)
    return group
