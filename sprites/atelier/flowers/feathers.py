"""Leaves cut into threads: dill, adonis, fennel."""
from __future__ import annotations

from typing import Any

import numpy as np

from ..geometry import Path
from ..ribbons import brush
from ..splines import curve
from ..svg import Group


def feather(group: Group, spine: Path, length: float, pairs: int = 7, *, colour: str, shade: str, width: float = 3.8,
            threads: int = 4, dark_side: str = "R", first: float = .1) -> None:
    """A leaf twice divided into threads along `spine`; its ribs are about `length` long, one half in `shade`."""
    for i in range(pairs):
        for sign in (-1, 1):
            u = first + (.9 - first) * (i + (.4 if sign > 0 else 0)) / pairs
            size = length * (.35 + .65 * np.sin(np.pi * min(1, .22 + u * .80)))
            _rib(group, spine.at(u), spine.tangent(u), sign, size, width, threads,
                 shade if (sign > 0) == (dark_side == "R") else colour)
    for sign in (-1, 1):
        _rib(group, spine.at(.86), spine.tangent(.92), sign * .3, length * .5, width, 2, colour)
    _thread(group, spine, width * 1.5, colour, "out")


def _rib(group: Group, root: complex, along: complex, sign: float, size: float, width: float, threads: int,
         colour: str) -> None:
    """One side rib with its threads, curving forward."""
    way = along * .75 + sign * 1j * along
    way /= abs(way)
    rib = curve([root, root + way * size * .55, root + way * size * .9 + along * size * .22])
    for k in range(threads):
        for side in (-1, 1):
            u = .22 + .70 * (k + (.45 if side > 0 else 0)) / threads
            foot, ahead = rib.at(u), rib.tangent(u)
            reach = size * .31 * (1.1 - .5 * u)
            tip = foot + (ahead * .85 + side * 1j * ahead * .75) * reach
            middle = (foot + tip) / 2 + side * 1j * ahead * reach * .08
            _thread(group, curve([foot, middle, tip]), width, colour)
    _thread(group, rib, width, colour)


def _thread(group: Group, spine: Path, width: float, colour: str, kind: Any = "taper") -> None:
    shape = brush(spine, width, lambda u: 1 - .62 * np.asarray(u) if kind == "taper" else 1 - .6 * u,
                  n=max(5, int(spine.length() / 12)))
    group.silhouette(shape).fill(shape, colour)
