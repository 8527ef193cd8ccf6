"""The growth along the left and right edge of a court, one kind for each suit, and the key line of the figure."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import cycle, islice
from operator import itemgetter

import numpy as np

from ..geometry import Path, angle, pair, polar
from ..line import keyline
from ..organs import sprig
from ..splines import curve
from ..svg import WIDTH, Group
from ..tones import Tones, mix_ink
from .side_flowers import ANEMONE, CLOVER, ROSE, SUNFLOWER, Flower, Kind

LEFT = [(70, 690), (58, 590), (86, 500), (70, 410)]
RIGHT = [(552, 480), (562, 380), (542, 290), (554, 206)]
LEAVES = ((62, 606, 52, 64), (84, 486, -40, 54), (554, 360, -48, 56), (545, 284, -44, 48))
ROOM = 42, 563  # the least and the greatest x inside the gilt line
RADIUS = 46  # of a flower at scale 1
LEAN = 25  # degrees at most by which a flower leans
Row = tuple[float, float, float, float]  # x, y, scale (or turn), turn (or length)
Rows = Sequence[Row]


def anemones(group: Group, heads: Rows, leaves: Rows = LEAVES, colours: tuple[str, ...] = ()) -> None:
    """Anemones in `heads` on two stems with cut `leaves`; `colours` are petal, dark and light."""
    _sides(group, _dyed(ANEMONE, colours), heads, leaves)


def roses(group: Group, heads: Rows, leaves: Rows = LEAVES, colours: tuple[str, ...] = ()) -> None:
    """Roses in `heads` on two stems with toothed `leaves`; `colours` are petal, dark and light."""
    _sides(group, _dyed(ROSE, colours), heads, leaves)


def sunflowers(group: Group, heads: Rows, leaves: Rows = LEAVES) -> None:
    """Sunflowers in `heads` on two stems with broad `leaves`."""
    _sides(group, SUNFLOWER, heads, leaves)


def clovers(group: Group, heads: Rows, leaves: Rows = ()) -> None:
    """Clover leaves and flowers in `heads` on two stems; `leaves` are more of them."""
    _sides(group, CLOVER, heads, leaves)


def inked(figure: Group) -> Group:
    """`figure` on its key line, thick in the shade only; no contour may be added to it."""
    return Group().raw(keyline(figure, 1.8, 7.0).text_of())


def _dyed(kind: Kind, colours: tuple[str, ...]) -> Kind:
    """`kind` with petals in other `colours`: petal, dark and light."""
    if not colours:
        return kind
    petal, dark, light = colours
    return replace(kind, petal=Tones(light, petal, dark, mix_ink(dark, kind.petal.line, .7)))


def _sides(group: Group, kind: Kind, heads: Rows, leaves: Rows) -> None:
    """A stem on each side that has flowers, with its part of the rows; the flowers are drawn over the leaves.

    They are not part of the figure's key line, but have a thin one of their hue.
    """
    green, flowers = Group(), Group()
    for k, rail in enumerate((LEFT, RIGHT)):
        mine, theirs = ([row for row in rows if (row[0] < WIDTH / 2) == (k == 0)] for rows in (heads, leaves))
        if mine:
            _side(green, flowers, kind, rail, _fitted(mine), theirs, k)
    group.raw(keyline(green, .7, 2.4, kind.green.line).text_of()).raw(flowers.text_of())


def _fitted(heads: Rows) -> list[Row]:
    """`heads` moved inwards where the frame would cut them, the greatest first."""
    low, high = ROOM
    rows = [(min(max(x, low + half), high - half), y, scale, min(max(turn, -LEAN), LEAN))
            for x, y, scale, turn in heads for half in (RADIUS * scale + 4,)]
    return sorted(rows, key=itemgetter(2), reverse=True)


def _side(green: Group, flowers: Group, kind: Kind, rail: Sequence[tuple[float, float]], heads: Rows, leaves: Rows,
          first: int) -> None:
    """One stem along `rail` up to its topmost flower, its leaves and flowers; `first` is the view of the greatest."""
    top = min(heads, key=itemgetter(1))
    stem = curve([*(spot for spot in rail if spot[1] > top[1] + 50), pair(_foot(top))])
    for x, y, turn, length in leaves:
        root = complex(stem.at(_nearest(stem, complex(x, y))))
        way = turn if ROOM[0] < (root + polar(length, turn - 90)).real < ROOM[1] else -turn  # the frame would cut it
        kind.leaf(green, sprig(root, length, way, .1 if way > 0 else -.1), kind.green)
    for head in heads:
        if head is not top:
            kind.stalk(green, _branch(stem, head), kind.width * .7, kind.width * .5, kind.green)
    kind.stalk(green, stem, kind.width, kind.width * .55, kind.green)
    for k, (head, view) in enumerate(zip(heads, _views(kind, first), strict=False)):
        _set_down(flowers, kind, view, head, 2 * k + first + 1)


def _views(kind: Kind, first: int) -> Iterator[Flower]:
    """The sides from which the flowers of one stem are seen, from the greatest on: no two neighbours are alike."""
    return islice(cycle((kind.open, kind.turned, kind.bud)), first, None)


def _foot(head: Row) -> complex:
    """The end of a flower's stalk, which the flower hides."""
    x, y, scale, turn = head
    return complex(x, y) + polar(8 * scale, turn + 90)


def _branch(stem: Path, head: Row) -> Path:
    """The stalk of a flower, which leaves the `stem` below it."""
    foot = _foot(head)
    share = _nearest(stem, foot + 77j * head[2] + 10j)
    root = complex(stem.at(share))
    return curve([(root.real, root.imag, angle(complex(stem.tangent(share)))), (foot.real, foot.imag, head[3] - 90)])


def _nearest(stem: Path, spot: complex) -> float:
    """The share of `stem` that is nearest to `spot`."""
    shares = np.linspace(0, 1, 81)
    return float(shares[np.argmin(np.abs(stem.at(shares) - spot))])


def _set_down(group: Group, kind: Kind, view: Flower, head: Row, seed: int) -> None:
    """A flower drawn large and then reduced together with its lines."""
    x, y, scale, turn = head
    flower = Group()
    view(flower, kind.petal, kind.green, seed)
    size = scale * RADIUS / 54
    group.add(keyline(flower, 1.0, 3.0, kind.petal.line),
              f'transform="translate({x:.1f} {y:.1f}) rotate({turn:g}) scale({size:.3f})"')
