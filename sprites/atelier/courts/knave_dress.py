"""The clothes of two knaves in the wind: lengths of cloth that stream, and frills of linen."""
from __future__ import annotations

import numpy as np

from .. import palette as pal
from ..dress import Cloth
from ..geometry import Spot
from ..line import taper
from ..ribbons import Petal, Profile, clip01, edges
from ..splines import curve
from ..suits import pip
from ..svg import Group


def stream(root: float, broad: float) -> Profile:
    """The half-width of a length of cloth in the wind: `root` at its fixed end, up to `broad`, 0 at the loose end."""
    def half(u: np.ndarray) -> np.ndarray:
        u = clip01(u)
        return np.asarray((root + (broad - root) * np.sin(np.pi * np.minimum(1, u * 1.5) / 2) ** 2)
                          * np.minimum(1, (1 - u) * 2.4) ** .8)
    return half


def length(group: Group, spots: list[Spot], cloth: Cloth, width: Profile, suit: str = "", right: bool = False,
           hem: float = 11) -> None:
    """A length of `cloth` along `spots` with folds, signs of `suit`, a gilt `hem` at its left or `right` edge."""
    sheet, inside = Petal(*edges(curve(spots), width, n=40)), Group()
    inside.fill(sheet.side(1, .68), cloth.dark).fill(sheet.side(.3, .42, .1, .88), cloth.dark)
    inside.fill(sheet.side(.12, .2, .05, .9), cloth.light)
    for k, along in enumerate(np.linspace(.2, .74, 5) if suit else ()):
        pip(inside, suit, sheet.point((.26, .56)[k % 2], along), 16, whips=False, colour=cloth.light)
    for across, first, last, way in ((.24, 0, .8, .06), (.46, .04, .95, -.06), (.64, 0, .7, .1), (.84, .1, .9, -.04)):
        inside.ink(sheet.vein(across, first, last, across + way), 2.2, "both")
    if hem:
        for ink, wide in ((pal.INK, hem + 4), (pal.GILT, hem), (pal.GILT_LIGHT, hem * .25)):
            inside.fill(taper(sheet.right if right else sheet.left, wide, wide * .5), ink)
    group.solid(sheet.outline(), cloth.base, inside, 1.6, 3.4)


def frill(group: Group, first: complex, last: complex, way: complex, cloth: Cloth, count: int = 5) -> None:
    """A frill of `count` waves from `first` to `last`, which spreads by `way`."""
    step, rim = (last - first) / count, [_corner(first)]
    for k in range(count):
        spread = (k + .5) / count * 2 - 1
        foot = first + step * k + .8 * way + spread * .2 * step
        rim += [_corner(foot), first + step * (k + .5) + 1.2 * way + spread * .5 * step]
    rim += [_corner(last + .8 * way + .2 * step), _corner(last)]
    inside = Group().fill(curve([first + .62 * (last - first), first + .74 * (last - first) + way,
                                 last + 1.4 * way, last + step], closed=True), cloth.dark)
    for k in range(1, count):
        inside.ink(curve([first + step * k + .1 * way, first + step * (k + .06) + .82 * way]), 2, "in", "#8F7B58")
    for k in range(count):
        inside.ink(curve([first + step * (k + .5) + .05 * way, first + step * (k + .5) + .5 * way]), 1.6, "out",
                   "#A08B66")
    group.solid(curve(rim, closed=True), cloth.base, inside, 1.5, 3)


def _corner(z: complex) -> Spot:
    return z.real, z.imag, "c"
