"""Ostrich plumes for hats and caps."""
from __future__ import annotations

import numpy as np

from .figures import Hair
from .geometry import Path
from .line import ends, taper
from .palette import INK
from .splines import curve
from .svg import Group


def plume(group: Group, quill: Path, width: float, hair: Hair) -> None:
    """A plume, `width` broad, along its `quill`: barbs hang to both sides, with tips that form a soft, notched edge."""
    def half(u: float) -> float:
        full: float = width / 2 * np.sin(np.pi * min(1, .16 + .76 * u)) ** .6 * min(1, .2 + 4 * u)
        return full
    shares = np.linspace(.03, 1, max(14, int(quill.length() / 9)))
    rims = [[quill.at(u) + side * 1j * quill.tangent(u) * half(u) * (1 if k % 2 else .95 + .02 * side)
             + quill.tangent(u) * 4 * (k % 2) for k, u in enumerate(shares)] for side in (-1, 1)]
    outline = curve([quill.start, *rims[0], quill.end + 8 * quill.tangent(1), *rims[1][::-1]], closed=True)
    inside = Group().fill(curve([quill.start, *quill.at(shares[1:]), quill.end + 9 * quill.tangent(1),
                                 *rims[1][::-1]], closed=True), hair.dark, .45)
    for u in np.linspace(.04, .97, 2 * len(shares)):
        z, way = quill.at(u), quill.tangent(u)
        for side in (-1, 1):
            reach = half(u) * .92
            barb = curve([z, z + (side * .5j + .3) * way * reach, z + (side * 1j + .8) * way * reach])
            inside.fill(taper(barb, 1.7, .6, ends(.1, .5)), hair.dark)
    group.solid(outline, hair.base, inside, 1.5, 2.2)
    group.fill(taper(quill, 4.4, 1.2), INK).fill(taper(quill, 2.2, .6), hair.light)
