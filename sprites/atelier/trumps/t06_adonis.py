"""Trump 6: pheasant's eye."""
from __future__ import annotations

from typing import Any

from .. import palette as pal
from ..flowers.feathers import feather
from ..flowers.radial import heart
from ..flowers.turned import View, ring_of_stamens, turned, turned_petals
from ..frame import HALO, RING_WIDTH, halo, trump_card
from ..geometry import circle, polar
from ..plants import stem
from ..ribbons import bud_profile, ribbon
from ..splines import Pose, curve
from ..svg import Group
from .ground import trump_ground

SCARLET, DARK, LIGHT, BLACK = "#C8402B", "#8E241C", "#E27A55", "#2C1A1E"
THREADS: dict[str, Any] = {"colour": "#84A262", "shade": "#4E7A50"}
PAINT: dict[str, Any] = {"rim": LIGHT, "rim_from": .88, "blotch": BLACK, "blotch_to": .40, "blotch_rays": 5,
                         "torn": .12, "veins": 7, "vein_colour": DARK, "vein_from": .36, "vein_to": (.66, .9),
                         "vein_width": 1.6, "thin": 1.7, "thick": 4.6, "shade": "#AE3224", "shade_width": .26}
LENGTHS = (1.02, .94, 1.0, .95, 1.03, .97, .93)
STALK: dict[str, Any] = {"colour": "#6E8F55", "light": "#A3B878"}
# spine of each leaf, length of its ribs, pairs of ribs, dark side
LEAVES = (
    ([(300, 1036), (214, 1000), (130, 990), (52, 930)], 74, 7, "R"),
    ([(304, 1036), (370, 1000), (430, 960), (500, 880)], 70, 7, "L"),
    ([(300, 980), (216, 930), (150, 880), (88, 796)], 72, 6, "R"),
    ([(306, 940), (370, 900), (426, 850), (470, 770)], 66, 6, "L"),
    ([(298, 860), (250, 820), (228, 770), (222, 700)], 54, 5, "R"),
    ([(316, 790), (362, 760), (390, 720), (400, 660)], 46, 4, "L"),
)


def draw() -> Group:
    """The whole card."""
    picture = trump_ground("#E6D3A6", "#DAC38E")
    halo(picture, HALO, 236, RING_WIDTH, pal.LEAF_DARK, "#F2E4BF", _achenes, 20)
    leaves = Group()
    for spots, length, pairs, dark in LEAVES:
        feather(leaves, curve(spots), length, pairs, dark_side=dark, **THREADS)
    picture.add(leaves.outlined(5))
    picture.add(_flowers().outlined(9))
    return trump_card(picture, "6", "ADONIS")


def _achenes(group: Group, at: complex, way: float) -> None:
    """The halo's ornament: an oblong head of knobbly fruits between two threads."""
    fruit_head(group, at - polar(17, way), .40, way + 90, pal.GILT_LIGHT, pal.GILT)


def fruit_head(group: Group, at: complex, scale: float, turn: float, colour: str, shade: str) -> None:
    """The fruit of adonis standing on `at`: rows of beaked achenes."""
    pose = Pose(at, scale, turn)
    body = pose.shape([(-8, 0), (-24, -20), (-25, -50), (-12, -80), (0, -88), (12, -80), (25, -50), (24, -20), (8, 0)])
    group.silhouette(body).fill(body, shade)
    for row in range(5):
        for column in range(-1, 2):
            x = (column + (row % 2) * .5 - .25) * 17
            knob = pose.shape([(x - 9, -8 - row * 16), (x, -20 - row * 16), (x + 9, -8 - row * 16), (x, -1 - row * 16)])
            group.fill(knob, colour).stroke(knob, pal.INK, max(.9, 1.4 * scale))
    group.stroke(body, pal.INK, max(1.0, 1.8 * scale))


def _heart(view: View) -> Any:
    def draw_heart(group: Group) -> None:
        ring_of_stamens(group, view, .16, .27, 26, "#4A3040", "#7A5468", "#1E1216", size=.028)
        heart(group, view.point(0j) - 2j, view.radius * .13, "#7C8C52", "#4E6142", rings=2)
    return draw_heart


def _sepals(group: Group, view: View, first: float) -> None:
    half = bud_profile(.8)
    for i in range(5):
        spine = view.curve([0j, polar(.6, first + i * 72), polar(.94, first + i * 72 + 3)])
        group.solid(ribbon(spine, lambda u: view.radius * .15 * half(u)), "#B9B070", thin=1.4, thick=3)


def _flowers() -> Group:
    group = Group()
    stem(group, curve([(296, 1040), (262, 900), (180, 780), (152, 650)]), 11, 8, **STALK)
    stem(group, curve([(304, 1040), (356, 900), (446, 800), (474, 684)]), 11, 7, **STALK)
    stem(group, curve([(300, 1040), (316, 860), (286, 680), (318, 420)]), 14, 9, **STALK)
    stem(group, curve([(306, 800), (346, 740), (388, 700), (398, 640)]), 8, 6, **STALK)
    fruit_head(group, 398 + 646j, .74, 4, "#A9B874", "#5E7A4A")
    _small(group, View((150, 640), 104, 30, .55, -14), 5)
    _small(group, View((476, 690), 84, 16, .8, 12), 8)
    main = View((322, 392), 158, 74, .2, 0)
    _sepals(group, main, -64)
    turned(group, main, turned_petals(main, 7, "round", .37, seed=3, first=-84, jitter=4, lengths=LENGTHS), SCARLET,
           heart=_heart(main), **PAINT)
    return group


def _small(group: Group, view: View, seed: int) -> None:
    """A half-open flower from the side, its near petals showing their backs."""
    turned(group, view, turned_petals(view, 7, "round", .36, seed=seed, first=-80), SCARLET, heart=_heart(view),
           reverse={"blotch": None, "rim": None, "colour": "#B8372A", "veins": 7, "vein_from": .08}, **PAINT)
    foot = view.point(0j)
    cup = Pose(foot, view.radius / 100, view.turn)
    for spots in ([(-6, 10, "c"), (-34, -4), (-56, -34, "c"), (-26, -24), (0, -4)],
                  [(6, 10, "c"), (34, -4), (56, -34, "c"), (26, -24), (0, -4)],
                  [(-12, 8, "c"), (-14, -20), (-2, -46, "c"), (12, -22), (12, 8, "c"), (0, 14)]):
        group.solid(cup.shape(spots), "#B9B070", thin=1.4, thick=3)
    group.solid(circle(foot + polar(6 * cup.scale, view.turn + 90), 8 * cup.scale), pal.LEAF, thin=1.2, thick=2)
