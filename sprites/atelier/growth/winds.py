"""Wind in the style of the posters of 1900: long swelling lines that run side by side and curl at their end."""
from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ..frame import tendril_line
from ..geometry import Point, smooth
from ..line import taper
from ..ribbons import clip01
from ..svg import Group


def gust(group: Group, spots: Sequence[Point], degrees: float, radius: float, ink: str, width: float = 4.5,
         turns: float = 1.0, side: int = 1, beside: Sequence[float] = (-9, 9)) -> None:
    """A line through `spots` that curls at its end in the direction `degrees`, with shorter, thinner ones `beside` it.

    The curl has `radius` and `turns`; lines to the right of the first, as it runs, are `beside` it by more than 0.
    """
    spine = tendril_line(spots, degrees, radius, turns, side, radius * .18)
    group.fill(taper(spine, width, width, lambda u: np.sin(np.pi * clip01(u) ** .7) ** .7), ink)
    straight = .8 - .005 * turns * radius
    for k, off in enumerate(beside):
        u = np.linspace(.08 + .07 * k, max(.4, straight - .10 * k), 24)
        companion = smooth(spine.at(u) + 1j * spine.tangent(u) * off)
        group.fill(taper(companion, width * .55, width * .55, lambda u: np.sin(np.pi * clip01(u)) ** .7), ink)
