"""Trump 6: pheasant's eye."""
from __future__ import annotations

from typing import Any

from .. import palette as pal
from ..flowers.feathers import feather
from ..flowers.radial import heart
from ..flowers.turned import View, ring_of_stamens, turned, turned_petals
from ..frame import HALO, RING_WIDTH, halo, trump_card
from ..geometry import Spot, circle, polar
from ..plants import stem
from ..ribbons import brush
from ..splines import Pose, curve
from ..svg import Group
from .ground import trump_ground

SCARLET, DARK, LIGHT, BLACK = "#C8402B", "#8E241C", "#E27A55", "#2C1A1E"
THREADS: dict[str, Any] = {"colour": "#5E8A4C", "shade": "#3F6A45"}
PAINT: dict[str, Any] = {"rim": LIGHT, "rim_from": .88, "blotch": BLACK, "blotch_to": .40, "blotch_rays": 5,
                         "torn": .12, "veins": 7, "vein_colour": DARK, "vein_from": .36, "vein_to": (.66, .9),
                         "vein_width": 1.6, "thin": 1.7, "thick": 4.6, "shade": "#AE3224", "shade_width": .26}
LENGTHS = (1.04, .95, 1.02, .95, 1.05, .98, .94)
STALK: dict[str, Any] = {"colour": "#6E8F55", "light": "#A3B878"}
SEPALS: list[list[Spot]] = [[(-6, 10, "c"), (-34, -4), (-56, -34, "c"), (-26, -24), (0, -4)],
                            [(6, 10, "c"), (34, -4), (56, -34, "c"), (26, -24), (0, -4)],
                            [(-12, 8, "c"), (-14, -20), (-2, -46, "c"), (12, -22), (12, 8, "c"), (0, 14)]]
# spine of each leaf, length of its ribs, pairs of ribs, dark side
LEAVES = (
    ([(298, 1046), (236, 1000), (150, 980), (52, 936)], 75, 5, "R"),
    ([(306, 1046), (356, 1010), (410, 990), (480, 930)], 65, 4, "L"),
    ([(298, 950), (226, 890), (140, 840), (74, 726)], 92, 5, "R"),
    ([(306, 950), (376, 900), (456, 850), (534, 744)], 87, 5, "L"),
    ([(306, 852), (262, 810), (234, 770), (216, 690)], 70, 4, "R"),
    ([(308, 884), (350, 850), (384, 820), (394, 752)], 55, 4, "L"),
    ([(288, 690), (256, 660), (228, 630), (214, 586)], 62, 4, "R"),
    ([(284, 548), (266, 534), (250, 506), (236, 470)], 50, 4, "R"),
    ([(284, 556), (330, 536), (366, 516), (388, 486)], 50, 4, "L"),
)


def draw() -> Group:
    """The whole card."""
    picture = trump_ground("#E6D3A6", "#DAC38E")
    halo(picture, HALO, 236, RING_WIDTH, "#6B4F74", "#F2E4BF", _achenes, 20)
    leaves = Group()
    for i, (spots, length, pairs, dark) in enumerate(LEAVES):
        feather(leaves, curve(spots), length, pairs, dark_side=dark, seed=i, **THREADS)
    picture.add(leaves)  # hairs have no outline: with one they would be fern
    picture.add(_flowers().outlined(9))
    return trump_card(picture, "6", "ADONIS")


def _achenes(group: Group, at: complex, way: float) -> None:
    """The halo's ornament: an oblong head of knobbly fruits between two threads."""
    pose = Pose(at - polar(13, way), .62, way + 90)
    for side in (-1, 1):
        for reach, up in ((24, -16), (17, -30)):
            spine = pose.curve([(0, 6), (side * reach * .6, 0), (side * reach, up)])
            group.fill(brush(spine, 5, "out"), pal.INK).fill(brush(spine.part(0, .94), 2.6, "out"), pal.GILT_LIGHT)
    fruit_head(group, at - polar(13, way), .40, way + 90, pal.GILT_LIGHT, pal.GILT)


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


def _flowers() -> Group:
    group = Group()
    stem(group, curve([(296, 1040), (262, 900), (180, 780), (152, 650)]), 11, 8, **STALK)
    stem(group, curve([(304, 1040), (356, 900), (446, 800), (474, 684)]), 11, 7, **STALK)
    stem(group, curve([(300, 1040), (316, 860), (286, 680), (318, 400)]), 14, 9, **STALK)
    stem(group, curve([(306, 800), (346, 740), (388, 700), (398, 640)]), 8, 6, **STALK)
    fruit_head(group, 398 + 646j, .74, 4, "#A9B874", "#5E7A4A")
    _small(group, View((150, 640), 104, 30, .55, -14), 5)
    _small(group, View((476, 690), 84, 16, .8, 12), 8)
    main = View((320, 366), 136, 72, .22, 0)
    turned(group, main, turned_petals(main, 7, "round", .345, seed=3, first=-84, jitter=4, lengths=LENGTHS), SCARLET,
           heart=_heart(main), **PAINT)
    return group


def _small(group: Group, view: View, seed: int) -> None:
    """A half-open flower from the side, its near petals showing their backs."""
    turned(group, view, turned_petals(view, 7, "round", .36, seed=seed, first=-80), SCARLET, heart=_heart(view),
           reverse={"blotch": None, "rim": None, "colour": "#B8372A", "veins": 7, "vein_from": .08}, **PAINT)
    foot = view.point(0j)
    cup = Pose(foot, view.radius / 100, view.turn)
    for spots in SEPALS:
        group.solid(cup.shape(spots), "#B9B070", thin=1.4, thick=3)
    group.solid(circle(foot + polar(6 * cup.scale, view.turn + 90), 8 * cup.scale), pal.LEAF, thin=1.2, thick=2)
