"""Seven of diamonds: a clear evening over a field in flower; one large head from the front, a bumblebee."""
from __future__ import annotations

import numpy as np

from ..card import Card
from ..engraved import Growth, foot
from ..flowers.turned import View
from ..growth import sunflower as s
from ..growth import sunflower_leaf as f
from ..growth import sunflower_views as v
from ..growth.boughs import bough
from ..growth.skies import air, drift, land, orb, streaks
from ..growth.visitors import FUR, WING, bumblebee
from ..line import taper
from ..pip_cards import pip_card
from ..splines import Pose, curve
from ..svg import Group

STEM = curve([(196, 1130), (258, 1050), (300, 950), (310, 850), (305, 716)])
FORK = .36
SIDE = curve([STEM.at(FORK), (372, 982), (448, 916), (496, 800), (514, 660), (512, 540), (490, 448)])
YOUNG = curve([(150, 1130), (92, 1000), (66, 850), (78, 700), (112, 590), (112, 486)])
HEAD, TURNED = View((305, 714), 116, 66, .1, -6), View((484, 418), 68, 36, 0, -16)
LEAVES: tuple[v.Row, ...] = (([STEM.at(FORK), (220, 1000), (140, 1004), (48, 1060)], 42, 48, .2, .4, 0),
                             ([STEM.at(.16), (300, 1064), (340, 1040), (418, 1040)], 38, 42, .2, 0, 1),
                             ([SIDE.at(.52), (540, 650), (552, 600), (548, 500)], 21, 23, .24, 0, 1),
                             ([YOUNG.at(.46), (100, 776), (126, 810), (130, 890)], 32, 34, .24, 0, 0),
                             ([YOUNG.at(.70), (70, 640), (56, 590), (60, 520)], 18, 19, .24, 0, 2))
SHADED = (([(120, 1130), (90, 1080), (70, 1040), (60, 980)], 32, 36, .3, 0),
          ([(300, 1130), (350, 1100), (376, 1080), (404, 1060)], 34, 38, .2, 0))
EARTH = [(-10, 1064), (160, 1074), (320, 1060), (640, 1068)]
ROWS = ((982, 4, 14), (996, 5.5, 20), (1015, 8, 29), (1040, 11.5, 40))  # of flowers: y, size, distance


def _field(group: Group) -> None:
    rng = np.random.default_rng(7)
    for n, (y, size, step) in enumerate(ROWS):
        for k in range(int(640 / step) + 1):
            at = complex(k * step + step * .5 * (n % 2) + rng.uniform(-2, 2), y + rng.uniform(-2, 2))
            group.fill(taper(curve([at, at + size * 2.6j]), size * .5, size * .5), v.COOL.deep)
            pose = Pose(at, size / 10)
            group.fill(pose.circle((0, 0), 11, 8), v.GOLD.deep).fill(pose.circle((-.6, -1), 9.4, 6.4), v.GOLD.mid)
            group.fill(pose.circle((0, -.6), 4.6, 3), v.DISC.line)


def _sundown() -> Group:
    scene = air("#C6DBE3", (170, "#D0E2E6"), (330, "#DCE6E2"), (480, "#E8E4D2"), (640, "#F5E4C2"), (800, "#FBE3B0"))
    orb(scene, "D", 305 + 900j, 150, "#FFF2C0", "#FBE6B8", "#FCEBB8")
    drift(scene, ("#FBF3E2", "#E0E1DC"), (440, 150, 340, 70), (130, 400, 280, 56), (500, 600, 300, 60))
    streaks(scene, "#F6D9AC", (160, 700, 280, 9), (300, 760, 320, 8), (470, 830, 300, 9))
    land(scene, "D", ([(-60, 958), (120, 946), (260, 960), (420, 948), (680, 956)], [(-60, 980), (200, 972),
         (420, 984), (680, 972)]), ("#C9C98A", "#A5A862"))
    _field(scene)
    return scene


def draw() -> Card:
    growth = Growth("D")
    shaded, leaves, stems, side, head, guest = (Group() for _ in range(6))
    f.leaves(shaded, SHADED, (f.SHADED,))
    growth.back(shaded, foot("D", EARTH, s.SUNFLOWER_LEAF.mid, 7))
    v.leaves(leaves, LEAVES)
    growth.put(leaves, 3.0)
    for spine, first, last, nodes in ((YOUNG, 20, 11, (.46, .70)), (SIDE, 24, 12, (.52,)), (STEM, 38, 20, (FORK,))):
        f.sun_stem(stems, spine, first, last, v.FULL)
        bough(stems, spine, first, last, v.FULL, nodes, .5, scarred=False)
    f.sun_bud(stems, f.tip_of(YOUNG, .74, 4), v.GOLD, v.FULL, .5)
    growth.put(stems, 3.2)
    s.sun_side(side, TURNED, v.GOLD, v.FULL, v.DISC, 3)
    growth.put(side, 4.2)
    s.sunflower(head, HEAD, v.FLAME, v.DISC, 26, 3, .76, 230)
    growth.put(head, 4.8)
    bumblebee(guest, Pose((508, 262), .92, -150), FUR, WING)
    growth.put(guest, 3.0)
    return pip_card("D", 7, growth, _sundown())
