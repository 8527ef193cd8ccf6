"""Leaves cut into hairs: dill, adonis, fennel."""
from __future__ import annotations

import numpy as np

from ..geometry import Path, mix
from ..splines import curve
from ..svg import Group


def feather(group: Group, spine: Path, length: float, pairs: int = 5, *, colour: str, shade: str,
            width: float = 2.6, dark_side: str = "R", first: float = .16, seed: int = 1) -> None:
    """A leaf thrice divided into hairs along `spine`; its ribs are about `length` long, one half in `shade`."""
    rng = np.random.default_rng(seed)
    for i in range(pairs):
        for sign in (-1, 1):
            u = first + (.94 - first) * (i + (.3 if sign > 0 else 0)) / pairs
            size = length * (.45 + .55 * np.sin(np.pi * min(1, .25 + u * .72))) * rng.uniform(.9, 1.1)
            ink = shade if (sign > 0) == (dark_side == "R") else colour
            _fork(group, spine.at(u), spine.tangent(u), sign * 46, size, width, ink, 2)
    for lean in (-26, 0, 24):
        _fork(group, spine.at(.93), spine.tangent(.95), lean, length * .5, width, colour, 1)
    group.stroke(spine, shade, width * 1.5)


def _fork(group: Group, root: complex, along: complex, lean: float, size: float, width: float, colour: str,
          depth: int) -> None:
    """A hair leaning `lean` degrees off `along`, from which finer ones part `depth` times."""
    way = along * np.exp(1j * np.radians(lean))
    ahead = along * np.exp(1j * np.radians(lean * .55))
    tip = root + (way * .45 + ahead * .55) * size
    hair = curve([root, mix(root, root + way * size, .5), tip])
    group.stroke(hair, colour, width)
    if depth:
        for k, place in enumerate((.26, .46, .66) if depth > 1 else (.40, .66)):
            for side in (-1, 1):
                _fork(group, hair.at(place + .08 * (side > 0)), hair.tangent(place), side * (40 - 3 * k),
                      size * (.50 - .07 * k), max(1.7, width * .84), colour, depth - 1)
