"""Trump 21: opium poppies before the rising sun, which spans the card; a ripe capsule with falling seeds."""
from __future__ import annotations

import math

from ..card import Card
from ..flowers import opium
from ..flowers.perch import perch
from ..flowers.turned import View
from ..frame import trump_card
from ..geometry import Spot, angle, pair, point, polar
from ..line import keyline, taper
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones
from .scenery import bars, luminary, range_of, sky

SUN, REACH = (314, 596), 258
CLOUDS = ((500, 420, 170, 13), (120, 430, 150, 12), (560, 690, 230, 15), (70, 600, 170, 13), (440, 60, 240, 13))
RANGE = ((-20, 800), (30, 744), (84, 776), (150, 722), (204, 766), (262, 738), (330, 780), (404, 720), (452, 756),
         (520, 704), (580, 752), (640, 716))
MIST = ((160, 808, 420, 22), (520, 800, 380, 20))
EDGE = "#22202C"
HILLS = ((800, 24, .0105, 1.4, "#D8B283"), (856, 18, .015, 3.2, "#A99B80"), (920, 12, .020, .4, "#6E8580"))
# size of the flowers on each hill, rows of them, how far they fade into it; the nearest hill is under the leaves
DRIFTS = ((4.2, 2, .45), (6.0, 2, .30), (8.4, 0, .14))
MAIN = curve([(304, 1130), (296, 930), (330, 740), (292, 560), (282, 360)])
RIGHT = curve([(330, 1130), (386, 980), (470, 860), (476, 740), (444, 620)])
NODDING = curve([MAIN.at(.40), (262, 680), (196, 560), (170, 450), (136, 414), (104, 436), (98, 478)])
RIPENED = curve([(286, 1130), (226, 1010), (132, 920), (112, 830), (120, 772)])
GREEN = curve([MAIN.at(.34), (400, 720), (452, 560), (520, 440), (524, 366)])
# spine, half-width, waves, tones, where its edge turns over
BEHIND = (([(300, 940), (222, 884), (146, 858), (62, 884)], 56, 6, opium.WAXY_FAR, None),
          ([(334, 776), (398, 716), (462, 712), (552, 748)], 50, 6, opium.WAXY_FAR, None),
          ([(330, 712), (262, 664), (204, 650), (108, 606)], 36, 5, opium.WAXY_FAR, None))
BEFORE = (([(306, 1014), (358, 940), (410, 898), (490, 862)], 50, 6, opium.WAXY, (.34, .74)),
          ([(300, 1056), (226, 1000), (150, 966), (70, 974)], 54, 7, opium.WAXY, None),
          ([(310, 1080), (330, 1010), (338, 950), (312, 880)], 42, 5, opium.WAXY_FAR, None),
          ([(322, 1090), (368, 1040), (404, 1000), (436, 950)], 28, 5, opium.WAXY_FAR, None))


def draw() -> Card:
    picture = sky("#C77F67")
    _rays(picture)
    luminary(picture, SUN, REACH, ("#DE9D71", "#EDBB83", "#FBEBB8"), "#8C4A3C", "#E3B26C")
    bars(picture, CLOUDS, "#D48B6E", "#B76F66")
    range_of(picture, RANGE, "#B0757A", "#9A656F")
    bars(picture, MIST, "#E8B88C")
    _fields(picture)
    leaves, stems, heads, front, head, small = Group(), Group(), Group(), Group(), Group(), Group()
    for k, (spots, width, waves, tones, turned) in enumerate(BEHIND):
        opium.opium_leaf(leaves, curve(spots), width, waves, tones, k, turned=turned)
    for spine, first, last in ((GREEN, 9, 7), (NODDING, 9, 6), (RIPENED, 12, 9), (RIGHT, 13, 9), (MAIN, 18, 12)):
        opium.opium_stem(stems, spine, first, last)
    opium.opium_capsule(heads, perch(GREEN, .74))
    opium.opium_bud(heads, Pose(NODDING.end, .96, angle(complex(NODDING.tangent(1))) - 90))
    opium.opium_capsule(heads, perch(RIPENED, 1.0, -10), opium.RIPE, ripe=True)
    opium.opium_cup(heads, View((444, 634), 100, 15, .94, 8), 2)
    for k, (spots, width, waves, tones, turned) in enumerate(BEFORE):
        opium.opium_leaf(front, curve(spots), width, waves, tones, k + 5, turned=turned)
    opium.opium_open(head, View((274, 336), 190, 46, .42, -22), 4, 3)
    opium.falling_seeds(small, RIPENED.end + (46 - 70j))
    for layer, thick in ((leaves, 4.4), (stems, 4.8), (heads, 5.2), (front, 4.8), (head, 6), (small, 2)):
        picture.add(keyline(layer, 1.1 if thick > 2 else .6, thick, EDGE))
    return trump_card(picture, "21", "PAVOT")


def _rays(group: Group) -> None:
    """The rays beyond the disc."""
    for k in range(19):
        way = -180 + 10 * k
        ray = curve([(*pair(point(SUN) + polar(far, way + turn)), "c") for far, turn in
                     ((REACH, -2.5), (REACH + 460, -2.5), (REACH + 460, 2.5), (REACH, 2.5))], True)
        group.fill(ray, "#D69473")


def _fields(group: Group) -> None:
    for (top, swing, pace, start, tone), (size, rows, haze) in zip(HILLS, DRIFTS, strict=True):
        ridge: list[Spot] = [(x, top + swing * math.sin(pace * x + start)) for x in range(0, 641, 64)]
        group.fill(curve([*ridge, (640, 1120, "c"), (0, 1120, "c")], True), tone)
        petal, leaf = opium.LILAC.calmed(tone, haze), opium.WAXY.calmed(tone, haze)
        for row in range(rows):
            step = size * (4.2 + row)
            for k in range(int(680 / step)):
                x = (k + .5 * (row % 2)) * step + size * math.sin(2.4 * k + row)
                if math.sin(.021 * x + 2.1 * row + top) > -.2:
                    y = top + swing * math.sin(pace * x + start) + size * (4.4 + 5.2 * row + .8 * math.sin(1.7 * k))
                    _far_poppy(group, complex(x, y), size * (1 + .22 * row), (k + row) % 4, petal, leaf)


def _far_poppy(group: Group, foot: complex, size: float, kind: int, petal: Tones, leaf: Tones) -> None:
    """A far poppy with its foot at `foot`: a cup from the side or a little from above, or a capsule."""
    at = foot + size * complex((-.4, .5, .2, -.1)[kind], -3.4)
    for lean in (-1.3, 1.2, -.5):
        blade = curve([foot, foot + size * complex(lean * .6, -.9), foot + size * complex(lean, -1.3)])
        group.fill(taper(blade, size * .7, .3), leaf.deep)
    group.fill(taper(curve([foot, (foot + at) / 2 + size * .2, at]), size * .34, size * .26), leaf.deep)
    pose = Pose(at, size, (-10, 12, 4, -6)[kind])
    if kind == 3:
        group.fill(pose.shape([(-.3, .5), (-.75, -.2), (-.5, -.9), (.5, -.9), (.75, -.2), (.3, .5)]), leaf.mid)
        group.fill(pose.circle((0, -1.0), .85, .28), leaf.light).stroke(pose.circle((0, -1.0), .85, .28), leaf.line, .5)
        return
    high = (.34, .5, .28)[kind]
    back = pose.shape([(-1.25, -.7), (-.6, -.9 - high), (.1, -.8 - high), (.7, -.9 - high), (1.25, -.7), (0, -.2)])
    near = pose.shape([(-1.25, -.7, "c"), (-.5, -.5), (.1, -.66), (.6, -.5), (1.25, -.7, "c"), (1.0, .2), (0, .8),
                       (-1.0, .2)])
    group.fill(back, petal.deep).stroke(back, petal.line, .5).fill(near, petal.mid)
    group.clip(near, Group().fill(pose.shape([(-1.4, -1), (-.4, -.8), (-.5, .9), (-1.4, .6)]), petal.light))
    group.stroke(near, petal.line, .5)
