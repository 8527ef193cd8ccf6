"""Trump 9: wallflower on a ruined wall, with spleenwort and lichen; a flying orange tip."""
from __future__ import annotations

import math

import numpy as np

from ..card import Card
from ..flowers import wallflower
from ..flowers.perch import perch
from ..flowers.turned import View
from ..frame import trump_card
from ..geometry import Path, Spot, angle, circle, mix, polar
from ..line import SHADE, ends, keyline, taper
from ..organs import blade, sprig, stalk
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones
from .scenery import cumulus, sky

EDGE = "#2B211C"
STONE = Tones("#DDD2B6", "#C5B798", "#9D8F74", "#4A4032")
STONE_COOL = Tones("#D2CDB8", "#B5AE99", "#8E8672", "#4A4032")
MORTAR = "#6E6350"
DUSKY = Tones("#E8B05C", "#CB7C2C", "#9A4C22", "#46170E")
SHADY = Tones("#C9823E", "#A4582A", "#74361E", "#38120E")
CREAM = Tones("#FFFDF2", "#FBF6E6", "#E0D9C4", "#A79C84")
HAZE = Tones("#BCCBB2", "#A6B99F", "#8CA58E", "#647F70")
LICHEN = "#A9AE93", "#B5B59C", "#9FA58C"
FERN = Tones("#A9C083", "#6F9560", "#446B4C", "#1F3328")
MAIN = curve([(292, 906), (288, 840), (312, 700), (296, 540), (318, 360), (324, 176)])
LEFT = curve([(262, 876), (226, 846), (150, 790), (112, 690), (122, 494)])
RIGHT = curve([(332, 862), (364, 828), (448, 780), (492, 680), (482, 520)])
# x, y, radius, rise, turn, first direction: the far ones first
FLOWERS = ((270, 292, 42, 28, -34, -40), (368, 286, 44, 34, 36, -20), (236, 356, 54, 34, -52, -70),
           (400, 350, 50, 28, 50, -52), (320, 306, 46, 44, 6, -10), (212, 434, 62, 36, -70, -20),
           (420, 428, 54, 32, 66, -80), (262, 402, 64, 52, -30, -66), (378, 396, 58, 44, 34, -14),
           (226, 522, 66, 40, -96, -60), (404, 522, 58, 34, 92, -30), (322, 440, 74, 58, 10, -36),
           (268, 494, 62, 46, -52, -80), (370, 508, 70, 54, 44, -8), (312, 566, 64, 38, 160, -62))
LEFT_FLOWERS = ((88, 566, 40, 30, -56, -40), (152, 560, 42, 36, 44, -20), (84, 636, 48, 40, -86, -70),
                (158, 632, 46, 34, 76, -46), (120, 600, 56, 58, -8, -26))
# heaped clouds: x, y, radius of each puff
CLOUDS = (((150, 300, 40), (96, 330, 46), (200, 340, 40), (60, 380, 44), (130, 392, 58), (210, 410, 50), (40, 450, 50),
           (110, 470, 62), (200, 490, 60)),
          ((560, 250, 40), (604, 286, 48), (510, 300, 38), (566, 330, 50), (470, 360, 36), (540, 400, 54),
           (610, 400, 56), (460, 430, 40)))
# upper edge of each course of the wall, where it begins and ends: the ruin is higher at the right
COURSES = ((600, 448, 640), (654, 372, 640), (708, -20, 640), (764, -20, 640), (822, -20, 640), (882, -20, 640),
           (944, -20, 640), (1006, -20, 640))


def draw() -> Card:
    picture = sky("#86AEBD", (110, "#93B8C3"), (250, "#A3C3C8"), (390, "#B7D0CD"), (500, "#CFDDD0"))
    for puffs in CLOUDS:
        cumulus(picture, puffs, "#F6F1DF", "#D3DDD6", "#93B0B6", 700)
    _far(picture)
    picture.add(keyline(_wall(), 1.0, 4.2, STONE.line))
    _ferns(picture)
    leaves, stems, pods, flowers = Group(), Group(), Group(), Group()
    _crack(picture)
    wallflower.leafy(leaves, MAIN, .02, .27, 13, 132)
    wallflower.leafy(leaves, LEFT, .30, .74, 8, 92)
    wallflower.leafy(leaves, RIGHT, .26, .66, 8, 96)
    stalk(stems, LEFT, 10, 5, wallflower.WALL_LEAF)
    stalk(stems, RIGHT, 10, 5, wallflower.WALL_LEAF)
    stalk(stems, MAIN, 16, 6, wallflower.WALL_LEAF)
    for i in range(6):
        wallflower.upright_pod(pods, MAIN, .285 + .03 * i, (-1, 1)[i % 2], 132 - 9 * i)
    for i in range(8):
        wallflower.upright_pod(pods, RIGHT, .58 + .05 * i, (1, -1)[i % 2], 118 - 10 * i)
    for spine, count, first, size in ((MAIN, 11, .80, .96), (LEFT, 6, .84, .74), (RIGHT, 3, .96, .6)):
        _buds(pods, spine, count, first, size)
    picture.add(keyline(leaves, 1.0, 4.2, EDGE)).add(keyline(stems, 1.1, 4.6, EDGE)).add(keyline(pods, 1.0, 3.8, EDGE))
    _foot(picture)
    for k, (x, y, radius, rise, turn, way) in enumerate((*LEFT_FLOWERS, *FLOWERS)):
        one = Group()
        wallflower.cross(one, View((x, y), radius, rise, .28, turn), way, k + 1, *_lit(x, y, radius))
        flowers.add(keyline(one, 1.0, 4.0, EDGE))
    picture.add(flowers)
    picture.add(keyline(_orange_tip(Pose((484, 190), 1.1, -32)), .9, 3.4, EDGE))
    return trump_card(picture, "9", "GIROFLÉE")


def _lit(x: float, y: float, radius: float) -> tuple[Tones, str]:
    """The tones of a flower and its stain: those behind and on the side away from the light are in the shade."""
    light = radius / 62 - .0042 * (x - (120 if x < 190 else 316)) - .0011 * (y - 440)
    if light > 1.02:
        return wallflower.GOLD, wallflower.STAIN
    return (DUSKY, "#7A2A16") if light > .78 else (SHADY, "#5E1F16")


def _buds(group: Group, spine: Path, count: int, first: float, size: float) -> None:
    """The buds at the top of a raceme, smaller and closer upwards."""
    for k in range(count):
        share = first + (.99 - first) * k / max(1, count - 1)
        root, along, side = complex(spine.at(share)), complex(spine.tangent(share)), 1 if k % 2 else -1
        scale = size * (1 - .5 * k / count)
        end = root + along * polar(34 * scale, side * (56 - 34 * k / count))
        twig = curve([root, mix(root, end, .5) + along * 3, end])
        stalk(group, twig, 3.6, 3, wallflower.WALL_LEAF)
        wallflower.wall_bud(group, perch(twig, scale, -side * 12), max(0, 1 - k / 3))
    wallflower.wall_bud(group, perch(spine, size * .45))


def _far(group: Group) -> None:
    """Hills and the tower the wall belonged to."""
    for top, swing, pace, start, tone in ((560, 30, .0105, 2.2, "#B4C6B4"), (640, 22, .014, .4, "#A0B6A0")):
        ridge: list[Spot] = [(x, top + swing * math.sin(pace * x + start)) for x in range(0, 641, 64)]
        group.fill(curve([*ridge, (640, 1120, "c"), (0, 1120, "c")], True), tone)
    _tower(group)


def _tower(group: Group) -> None:
    tower: list[Spot] = [(472, 620, "c"), (482, 402, "c"), (472, 396, "c"), (471, 364, "c"), (487, 362, "c"),
                         (488, 376, "c"), (503, 377, "c"), (503, 361, "c"), (519, 360, "c"), (520, 376, "c"),
                         (532, 374, "c"), (534, 388, "c"), (545, 398, "c"), (543, 424, "c"), (556, 438, "c"),
                         (554, 470, "c"), (564, 620, "c")]
    shape, inside = curve(tower, True), Group()
    inside.fill(shape, HAZE.mid)
    inside.fill(curve([(526, 340, "c"), (528, 480), (536, 640, "c"), (600, 640, "c"), (600, 340, "c")], True),
                HAZE.deep)
    inside.fill(curve([(486, 402, "c"), (480, 640, "c"), (492, 640, "c"), (495, 402, "c")], True), HAZE.light)
    for row in range(13):
        y = 382 + 19 * row
        inside.fill(taper(curve([(466, y - 4), (516, y + 6), (570, y - 4)]), 1.8, 1.8), HAZE.line, .7)
        for k in range(5):
            x = 476 + 20 * k + 10 * (row % 2) + 2 * ((k * 7 + row * 5) % 3)
            inside.fill(taper(curve([(x, y + 4), (x + .5, y + 22)]), 1.4, 1.4), HAZE.line, .6)
        stone = 482 + 23 * (row * 5 % 4)
        inside.fill(curve([(stone, y + 5, "c"), (stone + 15, y + 6, "c"), (stone + 15, y + 20, "c"),
                           (stone, y + 19, "c")], True), (HAZE.light, HAZE.deep)[row % 2], .6)
    for x, y in ((506, 428), (511, 500)):
        inside.fill(curve([(x - 3, y + 32, "c"), (x - 3, y + 6), (x + 6, y - 5), (x + 15, y + 6),
                           (x + 15, y + 32, "c")], True), HAZE.light)
        inside.fill(curve([(x, y + 30, "c"), (x, y + 8), (x + 6, y), (x + 12, y + 8), (x + 12, y + 30, "c")], True),
                    "#5E7A6A")
    for k in range(34):
        at = complex(476 + (k * 37 % 46) * (1 - k / 60), 616 - 4.2 * k)
        inside.fill(circle(at, 6.5, 5, 30 * k), ("#7E9C7A", "#6C8C6E", "#8FAC84")[k % 3])
    group.clip(shape, inside).contour(shape, 1.2, 2.4, HAZE.line, SHADE, 30)
    for x, y in ((548, 330), (566, 344), (533, 322)):  # jackdaws
        group.fill(taper(curve([(x - 8, y - 3), (x - 3, y - 4), (x, y)]), 2.4, 1.6), HAZE.line)
        group.fill(taper(curve([(x + 8, y - 4), (x + 3, y - 4), (x, y)]), 2.4, 1.6), HAZE.line)


def _wall() -> Group:
    rng, group = np.random.default_rng(9), Group()
    for top, start, stop in COURSES:
        bed = curve([(start, top + 4, "c"), (stop, top, "c"), (stop, top + 72, "c"), (start - 4, top + 72, "c")], True)
        group.silhouette(bed).fill(bed, MORTAR)
    for row, (top, start, stop) in enumerate(COURSES):
        x = start - (0.0 if start > 0 else 40.0 * (row % 2))
        high = (COURSES[row + 1][0] if row + 1 < len(COURSES) else 1070) - top
        while x < stop:
            wide = rng.uniform(84, 150)
            tones = (STONE, STONE_COOL)[rng.integers(2)]
            _stone(group, x + 3, top + 3, min(wide, 660 - x) - 6, high - 6, tones, rng)
            x += wide
    return group


def _stone(group: Group, x: float, y: float, wide: float, high: float, tones: Tones, rng: np.random.Generator) -> None:
    def off() -> float:
        return float(rng.uniform(-3.5, 3.5))
    spots = [(x + 7 + off(), y + off()), (x + wide * .5, y + off()), (x + wide - 7 + off(), y + off()),
             (x + wide + off() * .5, y + high * .5), (x + wide - 6 + off(), y + high + off() * .6),
             (x + wide * .5, y + high + off() * .6), (x + 6 + off(), y + high + off() * .6),
             (x + off() * .5, y + high * .5)]
    shape = curve(spots, True)
    inside = Group().fill(shape, tones.deep).fill(shape.map(lambda z: z - 8 - 8j), tones.mid)
    inside.fill(taper(curve([(x + 10, y + high - 8), (x + 6, y + 10), (x + wide * .4, y + 7), (x + wide - 16, y + 8)]),
                      5, 2, ends(.3, .4)), tones.light)
    for _ in range(rng.integers(1, 4)):
        at = complex(x + rng.uniform(.15, .8) * wide, y + rng.uniform(.25, .8) * high)
        inside.fill(taper(curve([at, at + 9 + off() * 1j, at + 20 + off() * 2j]), 2.4, .6, ends()), tones.line)
    if rng.uniform() < .42:
        _lichen(inside, complex(x + rng.uniform(.2, .8) * wide, y + rng.uniform(.25, .75) * high),
                rng.uniform(12, 22), LICHEN[rng.integers(3)], rng)
    group.silhouette(shape).clip(shape, inside).stroke(shape, tones.line, 1.2)


def _lichen(group: Group, at: complex, size: float, tone: str, rng: np.random.Generator) -> None:
    for k in range(15):
        group.fill(circle(at + polar(size * rng.uniform(.5, .9), 24 * k), size * rng.uniform(.16, .30)), tone)
    for k in range(5):
        group.fill(circle(at + polar(size * rng.uniform(.1, .5), 72 * k), size * rng.uniform(.10, .2)), tone)


def _crack(picture: Group) -> None:
    crack = curve([(252, 930, "c"), (286, 940), (330, 928), (352, 944, "c"), (326, 956), (310, 990), (300, 1040, "c"),
                   (292, 990), (276, 956), (250, 946)], True)
    picture.fill(crack, STONE.line)


def _foot(picture: Group) -> None:
    wood = Group()
    stalk(wood, curve([(304, 956), (290, 900), (252, 868), (212, 834)]), 17, 9, wallflower.WALL_WOOD)
    stalk(wood, curve([(304, 956), (318, 890), (346, 850), (382, 814)]), 17, 9, wallflower.WALL_WOOD)
    stalk(wood, curve([(298, 1030), (312, 970), (292, 900), (288, 810)]), 28, 14, wallflower.WALL_WOOD)
    picture.add(keyline(wood, 1.1, 4.6, EDGE))
    dry = Group()
    for root, length, turn, bend in ((282 + 900j, 84, -112, -.2), (304 + 906j, 80, 108, .22),
                                     (296 + 880j, 96, -76, .2)):
        wallflower.wall_leaf(dry, root, length, turn, bend)
    picture.add(keyline(dry, 1.0, 4, EDGE))


def _ferns(picture: Group) -> None:
    group = Group()
    for at, fronds in ((84 + 826j, ((-66, 120, .2), (-28, 132, .14), (14, 120, -.16), (52, 104, -.24),
                                    (-112, 92, -.2))),
                       (486 + 884j, ((-50, 92, .2), (-8, 104, .1), (34, 92, -.2), (76, 72, -.2)))):
        for turn, length, bend in fronds:
            rib = sprig(at, length, turn, bend)
            for k in range(11):
                u = .16 + .80 * k / 10
                root, way = complex(rib.at(u)), angle(complex(rib.tangent(u))) + 90
                for side in (-1, 1):
                    size = length * .13 * (1.1 - .7 * u)
                    leaf = sprig(root, size, way + side * 78, 0)
                    blade(group, leaf, size * .42, FERN, veins=0, peak=.55, power=.5, line_width=.7)
            group.fill(taper(rib, 3.2, 1), EDGE)
    picture.add(keyline(group, .8, 3.0, FERN.line))


def _orange_tip(pose: Pose) -> Group:
    group = Group()
    for side in (-1, 1):
        wing = Pose(pose.at, pose.scale, pose.turn, flip=side < 0)
        hind = wing.shape([(2, 0), (18, -5), (36, 0), (46, 14), (43, 30), (31, 42), (17, 44), (7, 30)])
        inside = Group().fill(hind, CREAM.mid).fill(wing.shape([(0, 0), (12, 4), (20, 22), (14, 46), (0, 40)]),
                                                    CREAM.deep)
        for k, tip in enumerate(((45, 12), (44, 24), (39, 35), (29, 42), (18, 43))):  # the moss below shows through
            inside.fill(taper(wing.curve([(4, 4), (tip[0] * .5 + 2, tip[1] * .5), tip]), 1.5, .7), CREAM.line)
            moss = complex(*tip) * (.62 + .1 * (k % 2))
            inside.fill(wing.circle(moss, 3.4, 2.4), "#B4BC8C").fill(wing.circle(moss * .7, 2.6, 2), "#C6CBA2")
            inside.fill(wing.circle(complex(*tip) * .985, 1.6), wallflower.SEPAL.deep)
        group.silhouette(hind).clip(hind, inside).contour(hind, .8, 2.2, EDGE, SHADE)
        fore = wing.shape([(2, -5), (14, -24), (32, -42), (50, -52), (60, -45), (61, -30), (54, -10), (42, 3), (22, 7)])
        inside = Group().fill(fore, CREAM.mid).fill(wing.shape([(2, 8), (40, 8), (56, -10), (36, -4), (10, -2)]),
                                                    CREAM.deep)
        inside.fill(wing.shape([(31, -60), (30, -34), (37, -14), (44, 10), (80, 0), (80, -60)]), "#E8862E")
        inside.fill(wing.shape([(44, -8), (50, -22), (54, -40), (70, -30), (60, 6)]), "#C9641E")
        inside.fill(wing.shape([(42, -56), (50, -44), (56, -30), (57, -14), (66, -16), (70, -60)]),
                    wallflower.SEPAL.deep)
        for x, y in ((55, -46), (58, -34), (57, -22)):
            inside.fill(wing.circle((x, y), 1.7), "#F1C58A")
        for tip in ((46, -50), (55, -46), (59, -36), (58, -24), (53, -10), (42, 2)):
            inside.fill(taper(wing.curve([(4, -5), (tip[0] * .5, tip[1] * .56), tip]), 1.5, .7), CREAM.line)
        inside.fill(taper(wing.curve([(3, -8), (16, -25), (34, -42)]), 3, 1), wallflower.SEPAL.deep)
        inside.fill(wing.circle((31, -26), 3), EDGE)
        group.silhouette(fore).clip(fore, inside).contour(fore, .8, 2.4, EDGE, SHADE)
        group.fill(taper(wing.curve([(1, -16), (7, -30), (14, -38)]), 1.6, .9), EDGE)
        group.fill(wing.circle((14, -38), 2.2), EDGE)
    body = pose.shape([(0, -19), (4.4, -10), (3.6, 8), (0, 28), (-3.6, 8), (-4.4, -10)])
    inside = Group().fill(body, "#8A8478").fill(pose.shape([(1, -24), (9, -20), (9, 30), (1, 30)]), "#5E5A56")
    for k in range(7):
        inside.fill(taper(pose.curve([(-4, -12 + 5 * k), (0, -10 + 5 * k), (4, -12 + 5 * k)]), 1.4, .8), EDGE)
    group.silhouette(body).clip(body, inside).contour(body, .8, 2.2, EDGE, SHADE)
    for k in range(8):
        fur = pose.point((0, -12)) + pose.factor * polar(5, 180 + 25 * k)
        group.fill(taper(curve([fur, fur + pose.factor * polar(4, 180 + 25 * k)]), 1.3, .3), "#D8D0BC")
    return group
