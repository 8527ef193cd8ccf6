"""Trump 18: leopard lilies by a Californian stream; a hovering rufous hummingbird under one of them."""
from __future__ import annotations

import math

import numpy as np

from ..card import Card
from ..flowers.leopard import LEOPARD_COOL, LEOPARD_LEAF, leopard_bud, leopard_turk, whorl
from ..flowers.perch import perch
from ..flowers.turks_cap import Turk
from ..frame import trump_card
from ..geometry import Path, Spot
from ..line import ends, keyline, taper
from ..organs import stalk
from ..splines import Pose, curve
from ..svg import Group
from .hummingbird import hummingbird
from .scenery import bars, luminary, sky

SUN = (446, 474)  # cut by the frame at the right
CLOUDS = ((520, 640, 300, 16), (330, 612, 150, 11), (560, 330, 130, 12), (110, 210, 170, 13), (60, 410, 150, 12),
          (430, 88, 200, 12))
EDGE = "#231A20"
MAIN = curve([(300, 1130), (312, 900), (282, 700), (292, 520), (262, 380), (292, 220), (380, 138), (470, 140),
              (496, 190)])
NEAR = curve([MAIN.at(.60), (240, 330), (246, 264), (228, 270), (230, 322)])
RIGHT = curve([MAIN.at(.42), (330, 596), (404, 584), (446, 630), (456, 710)])
LEFT = curve([MAIN.at(.46), (240, 582), (164, 548), (134, 574), (130, 622)])
BUD = curve([MAIN.at(.72), (330, 226), (378, 196), (398, 226)])
# stalk, size, pitch, turn, spin
FLOWERS = ((LEFT, 100, 10, 12, 40), (RIGHT, 114, 27, -9, 18))
# foot of a wood, its tone, its trees: place, height, half-width; the tall ones are clear of the halo
WOODS = ((764, "#AC9CB8", [(x, 26 + 22 * ((x * 37) % 10) / 10, 13) for x in range(-8, 640, 21)]),
         (778, "#8A7BA3", [(52, 316, 40), (124, 396, 47), (184, 236, 31), (-4, 240, 36), (226, 92, 19), (262, 54, 14)]),
         (792, "#6C6390", [(14, 130, 25), (92, 96, 20), (150, 66, 16), (560, 58, 15), (606, 104, 23), (640, 70, 18)]))
BEHIND, BEFORE = (-170, -140, -108, -72, -40, -8), (22, 52, 92, 130, 160)


def draw() -> Card:
    picture = sky("#8478A4", (120, "#9185AD"), (250, "#9F92B5"), (370, "#AE9FBC"), (480, "#BEACBF"), (590, "#D0BBC0"))
    luminary(picture, SUN, 196, ("#BBA8BD", "#DABFB4", "#F9EBC0"), "#5E4A66", "#D9B894")
    bars(picture, CLOUDS, "#B295AE", "#C3AABA")
    _shore(picture)
    behind, stems, heads, front, near = Group(), Group(), Group(), Group(), Group()
    for at, reach, width in (((304, 1010), 260, 22), ((304, 850), 190, 17)):
        whorl(behind, at, reach, BEHIND, width)
        whorl(front, at, reach, BEFORE, width)
    for spine, first, last in ((BUD, 8, 6), (LEFT, 9, 7), (RIGHT, 10, 7), (NEAR, 10, 7), (MAIN, 20, 7)):
        stalk(stems, spine, first, last, LEOPARD_LEAF if spine is MAIN else LEOPARD_COOL)
    leopard_bud(heads, perch(MAIN, 1.0))
    leopard_bud(heads, perch(BUD, .64))
    for spine, size, pitch, turn, spin in FLOWERS:
        leopard_turk(heads, Turk(spine.end, size, pitch, turn, spin))
    leopard_turk(near, Turk(NEAR.end, 164, 24, 8, 14))
    for layer, thick in ((behind, 4.4), (stems, 4.8), (front, 4.8), (heads, 5.4), (near, 6)):
        picture.add(keyline(layer, 1.1, thick, EDGE))
    picture.add(hummingbird(Pose((438, 466), .94)))
    return trump_card(picture, "18", "LIS LÉOPARD")


def _shore(group: Group) -> None:
    for foot, tone, woods in WOODS:
        for x, tall, wide in woods:
            group.fill(_conifer(complex(x, foot + 8), tall, wide), tone)
        ridge: list[Spot] = [(x, foot - 6 + 6 * math.sin(.02 * x + foot)) for x in range(0, 641, 64)]
        group.fill(curve([*ridge, (640, 1120, "c"), (0, 1120, "c")], True), tone)
    stream = curve([(-20, 800, "c"), (640, 790, "c"), (640, 900, "c"), (-20, 880, "c")], True)
    inside = Group().fill(stream, "#9CA6C2")
    for k in range(26):
        spot = complex((k * 173 + 40) % 640, 804 + (k * 71 % 86))
        long = 20 + (k * 37 % 5) * 13
        inside.fill(taper(curve([spot - long, spot + 1.5j, spot + long]), 3, 3, ends(.5, .5)),
                    ("#C9C8D8", "#8089AC")[k % 2])
    bars(inside, [(SUN[0] + (-10, 14, 4)[k % 3], 806 + 9 * k, 60 + 13 * k, 5) for k in range(8)], "#F3E2C0")
    group.clip(stream, inside)
    for top, tone in ((872, "#A3A88A"), (940, "#8B9577")):
        bank: list[Spot] = [(x, top + 9 * math.sin(.018 * x + top)) for x in range(0, 641, 64)]
        group.fill(curve([*bank, (640, 1120, "c"), (0, 1120, "c")], True), tone)
    for k in range(40):
        root = complex((k * 149 + 20) % 640, 900 + (k * 61 % 130))
        tip = root + complex(10 - 7 * (k % 4), -52 - 9 * (k * 7 % 5))
        grass = curve([root, (root + tip) / 2 - 5, tip])
        group.fill(taper(grass, 4.4, .5), ("#7B8A66", "#AEB28E", "#929C78")[k % 3])


def _conifer(foot: complex, tall: float, wide: float) -> Path:
    """The outline of a redwood with drooping boughs of different lengths."""
    rng = np.random.default_rng(int(900 + foot.real * 7 + tall))
    tiers = round(tall / 15)
    flanks: list[list[Spot]] = []
    for side in (-1, 1):
        flank: list[Spot] = []
        for k in range(1, tiers):
            share = (k + rng.uniform(-.25, .25)) / tiers
            reach = side * wide * share ** .8 * rng.uniform(.72, 1.12)
            bough = foot + complex(reach, -tall * (1 - share) + 6)
            notch = foot + complex(reach * rng.uniform(.42, .62), -tall * (1 - share) + 2)
            flank += [(bough.real, bough.imag, "c"), (notch.real, notch.imag, "c")]
        flanks.append(flank)
    top, low = foot - 1j * tall, foot + 8j
    return curve([(top.real, top.imag, "c"), *flanks[1], (low.real + wide * .8, low.imag, "c"),
                  (low.real - wide * .8, low.imag, "c"), *flanks[0][::-1]], True)
