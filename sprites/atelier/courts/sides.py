"""The growth along the left and right edge of a court, one kind for each suit, and the key line of the figure."""
from __future__ import annotations

from collections.abc import Sequence

from ..flowers.garden import clover, rose, small_anemone
from ..flowers.sunflower import sunflower, sunflower_leaf
from ..geometry import line
from ..line import keyline
from ..plants import leaf, stem
from ..splines import Pose, curve
from ..svg import Group

LEFT = [(70, 690), (58, 590), (86, 500), (70, 410)]
RIGHT = [(552, 480), (562, 380), (542, 290), (554, 206)]
LEAVES = ((62, 606, -52, 66), (70, 560, 44, 62), (84, 486, -46, 58), (558, 420, 48, 60), (558, 366, -48, 58),
          (545, 300, 46, 52), (546, 262, -44, 44))
Rows = Sequence[tuple[float, float, float, float]]  # x, y, scale (or length), turn


def _stems(group: Group, colour: str, light: str) -> None:
    for spots in (LEFT, RIGHT):
        stem(group, curve(spots), 8, 4, colour, light)


def anemones(group: Group, heads: Rows, leaves: Rows = LEAVES, colours: tuple[str, ...] = ()) -> None:
    """Anemones in `heads` on two stems with narrow grey-green `leaves`; `colours` are petal, dark and light."""
    _stems(group, "#7E9A8A", "#B4C6B0")
    for x, y, turn, length in leaves:
        spine = Pose((x, y), 1, turn).curve([(0, 0), (length * .1, -length * .5), (0, -length)])
        leaf(group, spine, 13, colour="#7E9A7C", shade="#4E7060", veins=3, parallel=True, peak=.45, vein_width=1.0,
             midrib=2)
    for x, y, scale, turn in heads:
        small_anemone(group, (x, y), scale, turn, *colours)


def roses(group: Group, heads: Rows, leaves: Rows = LEAVES, colours: tuple[str, ...] = ()) -> None:
    """Roses in `heads` on two stems with toothed `leaves`; `colours` are petal, dark and light."""
    _stems(group, "#5C7B57", "#8DA571")
    for x, y, turn, length in leaves:
        leaf(group, line((0, 0), (0, -length)).placed(turn=turn, at=(x, y)), 15, teeth=5, tooth=.22, veins=3,
             peak=.45, vein_width=1.0, midrib=2)
    for x, y, scale, turn in heads:
        rose(group, (x, y), scale, turn, *colours)


def sunflowers(group: Group, heads: Rows, leaves: Rows = LEAVES) -> None:
    """Sunflowers in `heads` on two stems with broad `leaves`."""
    _stems(group, "#7C9456", "#AFC07E")
    for x, y, turn, length in leaves:
        sunflower_leaf(group, (x, y), length, turn, .12)
    for x, y, scale, turn in heads:
        sunflower(group, (x, y), 46 * scale, turn)


def clovers(group: Group, heads: Rows, leaves: Rows = ()) -> None:
    """Clover leaves in `heads` on two stems; `leaves` are more of them."""
    _stems(group, "#5C7B57", "#8DA571")
    for x, y, scale, turn in (*leaves, *heads):
        clover(group, (x, y), scale, turn)


def inked(figure: Group) -> Group:
    """`figure` upon its key line, thick in the shade only; it takes no further contour."""
    return Group().raw(keyline(figure, 1.8, 7.0).text_of())
