"""Seven of diamonds: a clear evening over a field in flower, the moon; one large head, a bumblebee."""
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

STEM = curve([(236, 1130), (268, 1050), (300, 950), (314, 850), (302, 716)])
FORK = .36
SIDE = curve([STEM.at(FORK), (364, 990), (446, 926), (494, 800), (484, 690), (516, 580), (484, 440)])
YOUNG = curve([STEM.at(.24), (220, 1010), (120, 960), (76, 850), (108, 740), (76, 620), (96, 482)])
HEAD, TURNED = View((303, 714), 99, 54, .1, -14), View((480, 416), 76, 36, 0, -16)
LEAVES: tuple[v.Row, ...] = (([STEM.at(.14), (210, 1040), (140, 1010), (52, 1056)], 44, 48, .2, .4, 0),
                             ([STEM.at(.16), (320, 1044), (360, 1020), (430, 1030)], 38, 42, .2, .3, 1),
                             ([SIDE.at(.60), (516, 690), (540, 720), (536, 806)], 26, 28, .24, 0, 1),
                             ([YOUNG.at(.52), (74, 760), (58, 800), (62, 886)], 26, 24, .24, 0, 0))
SHADED: tuple[v.Row, ...] = (([(120, 1130), (90, 1080), (70, 1040), (60, 990)], 32, 36, .3, 0, 3),)
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
    scene = air("#5F83A3", (60, "#7C9DB6"), (106, "#9FBBC9"), (152, "#D0E2E6"), (330, "#DCE6E2"), (480, "#E8E4D2"),
                (640, "#F5E4C2"), (800, "#FBE3B0"))
    orb(scene, "D", 300 + 108j, 34, "#FDF6DC", "#B4CAD2")
    orb(scene, "D", 305 + 900j, 150, "#FFF2C0", "#FBE6B8", "#FCEBB8")
    drift(scene, ("#FBF3E2", "#E0E1DC"), (460, 172, 340, 80), (130, 400, 280, 56), (500, 560, 300, 60))
    streaks(scene, "#F6D9AC", (160, 700, 280, 9), (300, 760, 320, 8), (470, 830, 300, 9))
    land(scene, "D", ([(-60, 958), (120, 946), (260, 960), (420, 948), (680, 956)], [(-60, 980), (200, 972),
         (420, 984), (680, 972)]), ("#C9C98A", "#A5A862"))
    _field(scene)
    return scene


def draw() -> Card:
    growth = Growth("D")
    shaded, leaves, stems, side, head, guest = (Group() for _ in range(6))
    v.leaves(shaded, SHADED)
    growth.back(foot("D", EARTH, s.SUNFLOWER_LEAF.mid, 7)).put(shaded, 1.8)
    v.leaves(leaves, LEAVES)
    growth.put(leaves, 3.0)
    for spine, first, last, nodes in ((YOUNG, 15, 8, (.52,)), (SIDE, 18, 9, (.60,)), (STEM, 29, 14, (FORK,))):
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
