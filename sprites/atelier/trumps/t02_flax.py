"""Trump 2: pink flax."""
from __future__ import annotations

from typing import Any

from .. import palette as pal
from ..flowers.flax import flax_bud, flax_capsule, flax_leaves, flax_open, flax_side
from ..flowers.turned import View
from ..frame import HALO, RING_WIDTH, halo, trump_card
from ..geometry import Path, line, polar
from ..plants import stem
from ..splines import Pose, curve
from ..svg import Group
from .ground import trump_ground

STALK: dict[str, Any] = {"colour": "#7C9665", "light": "#B3C191"}
MAIN = curve([(282, 1044), (300, 900), (262, 740), (284, 560), (322, 400)])
LEFT = curve([(276, 1044), (246, 930), (176, 830), (138, 706)])
RIGHT = curve([(290, 1044), (340, 940), (424, 860), (462, 742)])
# spine, width at foot and top, hairs, first and last leaf, leaves
STEMS = ((LEFT, 9, 6, 30, .16, .84, 8), (RIGHT, 9, 6, 30, .16, .84, 8), (MAIN, 12, 7, 46, .10, .68, 10))
TWIGS = ([(264, 760), (226, 700), (236, 648), (228, 628)], [(270, 690), (330, 660), (372, 640), (384, 610)],
         [(206, 860), (150, 850), (104, 830), (88, 800)], [(392, 880), (450, 862), (500, 838), (520, 800)])


def draw() -> Group:
    """The whole card."""
    picture = trump_ground("#C9D3C0", "#B9C5AF")
    halo(picture, HALO, 236, RING_WIDTH, "#9B4E50", "#F2E4BF", _capsule, 20)
    picture.add(_plant().outlined(9))
    return trump_card(picture, "2", "LIN ROSE")


def _capsule(group: Group, at: complex, way: float) -> None:
    flax_capsule(group, Pose(at - polar(18, way), .62, way + 90), pal.GILT_LIGHT, pal.GILT, pal.GILT_LIGHT, 1.0)


def _hairs(group: Group, spine: Path, half: float, count: int) -> None:
    """The spreading hairs of a stem, thick enough for a card in the hand."""
    for i in range(count):
        u, side = (i + .5) / count, 1 if i % 2 else -1
        along = spine.tangent(u)
        root = spine.at(u) + side * 1j * along * half
        group.stroke(line(root, root + (side * 1j * along * .95 + along * .35) * (11 + 2 * (i % 3))), pal.INK, 2.2)


def _plant() -> Group:
    plant = Group()
    for spots in TWIGS:
        stem(plant, curve(spots), 6, 4.5, **STALK)
    for spine, foot, top, hairs, first, last, leaves in STEMS:
        flax_leaves(plant, spine, first, last, leaves, 88)
        _hairs(plant, spine, (foot + top) / 4, hairs)
        stem(plant, spine, foot, top, **STALK)
    flax_bud(plant, Pose(curve(TWIGS[0]).end, .72, -8))
    flax_capsule(plant, Pose(curve(TWIGS[2]).end, .8, -14), "#C9BF7E", "#9AA062", "#86A070", 1.5)
    flax_bud(plant, Pose(curve(TWIGS[1]).end, .8, 12))
    flax_bud(plant, Pose(curve(TWIGS[3]).end, .62, 10))
    flax_side(plant, View((138, 704), 104, 22, .72, -12))
    flax_open(plant, View((468, 700), 96, 48, .34, 12), -80)
    flax_open(plant, View((322, 392), 156, 78, .2, 0), -96)
    return plant
