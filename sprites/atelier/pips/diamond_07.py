"""Seven of diamonds: evening over a field in flower; one great head opens before us, a bumblebee comes to it."""
from __future__ import annotations

import numpy as np

from ..card import Card
from ..engraved import Growth, foot
from ..flowers.turned import View
from ..geometry import Spot, circle, polar
from ..growth import sunflower as s
from ..growth import sunflower_leaf as f
from ..growth import sunflower_views as v
from ..growth.boughs import bough
from ..growth.skies import air, land, orb, streaks
from ..growth.visitors import FUR, WING, bumblebee
from ..growth.winds import gust
from ..line import taper
from ..pip_cards import pip_card
from ..splines import Pose, curve
from ..svg import Group

STEM = curve([(196, 1130), (258, 1050), (296, 950), (306, 850), (306, 716)])
FORK = .36
SIDE = curve([STEM.at(FORK), (372, 982), (448, 916), (496, 800), (514, 660), (512, 540), (490, 448)])
YOUNG = curve([(66, 1130), (84, 960), (84, 780), (96, 620), (122, 484)])
HEAD, TURNED = View((306, 717), 153, 39, .1, -6), View((484, 424), 86, 30, 0, -16)
LEAVES: tuple[v.Row, ...] = (([STEM.at(FORK), (220, 1000), (140, 1004), (48, 1060)], 42, 48, .2, .4, 0),
                             ([STEM.at(.16), (300, 1064), (340, 1040), (418, 1040)], 38, 42, .2, 0, 1),
                             ([SIDE.at(.52), (540, 650), (552, 600), (548, 500)], 21, 23, .24, 0, 1),
                             ([YOUNG.at(.52), (112, 766), (132, 800), (134, 890)], 32, 34, .24, 0, 0),
                             ([YOUNG.at(.70), (66, 620), (60, 580), (66, 510)], 18, 19, .24, 0, 2))
SHADED = (([(120, 1130), (90, 1080), (70, 1040), (60, 980)], 32, 36, .3, 0),
          ([(300, 1130), (350, 1100), (376, 1080), (404, 1060)], 34, 38, .2, 0))
EARTH = [(-10, 1064), (160, 1074), (320, 1060), (640, 1068)]
ROWS = ((982, 4, 14), (996, 5.5, 20), (1015, 8, 29), (1040, 11.5, 40))  # of flowers: y, size, distance
# Clouds: points of the lower edge, the way it heads for, radius of the curl, tone.
CLOUDS = (([(650, 64), (540, 94), (430, 82), (320, 108), (262, 102)], 176, 21, "#F3D9A4"),
          ([(650, 108), (590, 140), (530, 120), (450, 130), (386, 122)], 178, 25, "#E6B979"))
CLOUD_EDGE = "#6E451E"


def _evening(group: Group) -> None:
    """Clouds in the last light that roll in from the right."""
    for spots, degrees, radius, tone in CLOUDS:
        x, y = spots[-1]
        lower: list[Spot] = [(*spots[0], "c"), *spots[1:-1], (x, y, "c")]
        upper = [(x, y), (x + 26, y - 32), (x + 90, y - 62), (x + 200, 0)]
        group.fill(curve([*lower, *upper[1:3], (x + 200, 0, "c"), (650, 0, "c")], True), tone)
        group.fill(circle(complex(x, y) - 1j * polar(radius, degrees), radius + 2), tone)
        group.fill(taper(curve(upper), 3.2, 1.6), CLOUD_EDGE)
        gust(group, spots, degrees, radius, CLOUD_EDGE, 6, 1.5, -1, (9, 18))


def _field(group: Group) -> None:
    """Rows of flowers that grow larger towards us."""
    rng = np.random.default_rng(7)
    for n, (y, size, step) in enumerate(ROWS):
        for k in range(int(640 / step) + 1):
            at = complex(k * step + step * .5 * (n % 2) + rng.uniform(-2, 2), y + rng.uniform(-2, 2))
            group.fill(taper(curve([at, at + size * 2.6j]), size * .5, size * .5), v.COOL.deep)
            pose = Pose(at, size / 10)
            group.fill(pose.circle((0, 0), 11, 8), v.GOLD.deep).fill(pose.circle((-.6, -1), 9.4, 6.4), v.GOLD.mid)
            group.fill(pose.circle((0, -.6), 4.6, 3), v.DISC.line)


def _sundown() -> Group:
    """The last light: the sky glows over the fields of flowers."""
    scene = air("#F4D7AC", (240, "#F6DDB0"), (440, "#F8E3B4"), (640, "#FAEABA"), (820, "#FCF0C8"))
    orb(scene, "D", 470 + 880j, 120, "#FFF2C0", "#FBE4AC", "#FCEAB2")
    streaks(scene, "#F6D9AC", (300, 200, 300, 8), (120, 420, 260, 9), (420, 470, 260, 8), (300, 640, 340, 9),
            (470, 830, 300, 9))
    land(scene, "D", ([(-60, 958), (120, 946), (260, 960), (420, 948), (680, 956)], [(-60, 980), (200, 972),
         (420, 984), (680, 972)]), ("#E4C27E", "#C9A25C"))
    _evening(scene)
    _field(scene)
    return scene


def draw() -> Card:
    """The whole card."""
    growth = Growth("D")
    shaded, leaves, stems, side, head, guest = (Group() for _ in range(6))
    f.leaves(shaded, SHADED, (f.SHADED,))
    growth.back(shaded, foot("D", EARTH, s.SUNFLOWER_LEAF.mid, 7))
    v.leaves(leaves, LEAVES)
    growth.put(leaves, 3.0)
    for spine, first, last, nodes in ((YOUNG, 20, 11, (.52, .70)), (SIDE, 24, 12, (.52,)), (STEM, 42, 24, (FORK,))):
        f.sun_stem(stems, spine, first, last, v.FULL)
        bough(stems, spine, first, last, v.FULL, nodes, .5, scarred=False)
    f.sun_bud(stems, f.tip_of(YOUNG, .84, -6), v.GOLD, v.FULL, .5)
    growth.put(stems, 3.2)
    s.sun_side(side, TURNED, v.GOLD, v.FULL, v.DISC, 3)
    growth.put(side, 4.2)
    s.sunflower(head, HEAD, v.FLAME, v.DISC, 26, 3, .76, 230)
    growth.put(head, 4.8)
    bumblebee(guest, Pose((508, 262), .92, -150), FUR, WING)
    growth.put(guest, 3.0)
    return pip_card("D", 7, growth, _sundown())
