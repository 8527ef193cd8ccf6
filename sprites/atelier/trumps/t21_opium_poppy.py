"""Trump 21: opium poppies before the rising sun, which spans the card; a ripe capsule sheds its seeds."""
from __future__ import annotations

import math

from ..card import Card
from ..flowers.opium import (
    LILAC,
    RIPE,
    WAXY,
    WAXY_FAR,
    crown_top,
    falling_seeds,
    opium_bud,
    opium_capsule,
    opium_cup,
    opium_leaf,
    opium_open,
    opium_stem,
)
from ..flowers.perch import perch
from ..flowers.turned import View
from ..frame import RING_WIDTH, halo, trump_card
from ..geometry import Spot, angle, pair, point, polar
from ..line import keyline, taper
from ..splines import Pose, curve
from ..svg import Group
from .ground import trump_ground

SUN, REACH = (314, 610), 304
EDGE = "#22202C"
HILLS = ((800, 24, .0105, 1.4, "#CDB98C"), (856, 18, .015, 3.2, "#B4B08C"), (920, 12, .020, .4, "#93A591"))
MAIN = curve([(304, 1130), (296, 930), (330, 740), (292, 560), (282, 360)])
RIGHT = curve([(330, 1130), (386, 980), (486, 860), (500, 740), (470, 610)])
NODDING = curve([MAIN.at(.40), (262, 680), (196, 560), (170, 450), (136, 414), (104, 436), (98, 478)])
RIPENED = curve([(286, 1130), (226, 1010), (132, 920), (112, 830), (120, 772)])
GREEN = curve([MAIN.at(.34), (400, 720), (452, 560), (520, 440), (524, 366)])
# spine, half-width, waves, tones
BEHIND = (([(300, 940), (222, 880), (140, 860), (4, 900)], 62, 6, WAXY_FAR),
          ([(316, 780), (390, 706), (470, 700), (600, 640)], 50, 6, WAXY_FAR),
          ([(300, 700), (250, 650), (196, 650), (110, 600)], 36, 5, WAXY_FAR))
BEFORE = (([(306, 1010), (384, 950), (450, 930), (610, 930)], 66, 6, WAXY),
          ([(300, 1050), (220, 990), (130, 970), (-10, 1030)], 66, 6, WAXY),
          ([(310, 1080), (330, 1010), (332, 950), (300, 890)], 44, 5, WAXY_FAR))


def draw() -> Card:
    """The whole card."""
    picture = trump_ground("#E0BE8E", "#D3AE7C")
    _rays(picture)
    halo(picture, SUN, REACH, RING_WIDTH, "#2C5A60", "#F6E4AC",
         lambda g, c, a: crown_top(g, c, 19, a, "#E0C27C", "#2C5A60"), 24)
    _fields(picture)
    leaves, stems, heads, front, head, small = Group(), Group(), Group(), Group(), Group(), Group()
    for k, (spots, width, waves, tones) in enumerate(BEHIND):
        opium_leaf(leaves, curve(spots), width, waves, tones, k)
    for spine, first, last in ((GREEN, 9, 7), (NODDING, 9, 6), (RIPENED, 12, 9), (RIGHT, 13, 9), (MAIN, 18, 12)):
        opium_stem(stems, spine, first, last)
    opium_capsule(heads, perch(GREEN, .74))
    opium_bud(heads, Pose(NODDING.end, .96, angle(complex(NODDING.tangent(1))) - 90))
    opium_capsule(heads, perch(RIPENED, 1.0, -10), RIPE, ripe=True)
    opium_cup(heads, View((470, 626), 112, 15, .94, 10), 2)
    for k, (spots, width, waves, tones) in enumerate(BEFORE):
        opium_leaf(front, curve(spots), width, waves, tones, k + 5)
    opium_open(head, View((274, 336), 190, 46, .42, -22), 4, 3)
    falling_seeds(small, RIPENED.end + (46 - 70j))
    for layer, thick in ((leaves, 4.4), (stems, 4.8), (heads, 5.2), (front, 4.8), (head, 6), (small, 2)):
        picture.add(keyline(layer, 1.1 if thick > 2 else .6, thick, EDGE))
    return trump_card(picture, "21", "PAVOT")


def _rays(group: Group) -> None:
    """The rays beyond the ring."""
    for k in range(19):
        way = -180 + 10 * k
        ray = curve([(*pair(point(SUN) + polar(far, way + turn)), "c") for far, turn in
                     ((REACH, -2.5), (REACH + 460, -2.5), (REACH + 460, 2.5), (REACH, 2.5))], True)
        group.fill(ray, "#EACD9C")


def _fields(group: Group) -> None:
    """Fields in the morning haze, far poppies and capsules in them."""
    for top, swing, pace, start, tone in HILLS:
        ridge: list[Spot] = [(x, top + swing * math.sin(pace * x + start)) for x in range(0, 641, 64)]
        group.fill(curve([*ridge, (640, 1120, "c"), (0, 1120, "c")], True), tone)
        for k in range(40):
            x = (k * 149 + top) % 640
            y = top + swing * math.sin(pace * x + start) + 6 + (k * 61 % 29) * (top - 760) / 50
            size = 2.4 + (top - 790) / 34
            head = curve([(x - size * 1.5, y - size * .6), (x, y - size * 1.1), (x + size * 1.5, y - size * .6),
                          (x, y + size)], True)
            group.fill(taper(curve([(x, y), (x + 1, y + size * 3), (x, y + size * 6)]), 1.6, 1), "#7F9684")
            group.fill(head, (LILAC.mid, "#CDB2CB", "#8FA38F")[k % 3])


