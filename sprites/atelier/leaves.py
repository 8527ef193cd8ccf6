"""Divided leaves: pinnate ones assembled from lobes, and lobed blades in one outline."""
from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from . import palette as pal
from .geometry import Path, Spot, pair
from .plants import leaf_profile
from .ribbons import Petal, Profile, edges, ribbon
from .splines import curve
from .svg import Group


def swelling(u: float) -> float:
    """The usual length of the lobes along a divided leaf: longest past the middle."""
    return 0.42 + 0.70 * math.sin(math.pi * min(1, 0.12 + u * 0.95))


def _sawn(half: Profile, teeth: int, depth: float) -> Profile:
    return lambda u: half(u) * (1 + depth * (((np.asarray(u) * (teeth + 0.6)) % 1) - 0.55))


def pinnate(group: Group, spine: Path, length: float, pairs: int = 6, *, forward: float = 0.8, slim: float = 0.36,
            colour: str = pal.LEAF, shade: str = pal.LEAF_DARK, teeth: int = 3, tooth: float = 0.5,
            lengths: Callable[[float], float] = swelling, tip: float = 1.0, rib: float = 6, thin: float = 1.3,
            thick: float = 3.0, dark_side: str = "R", peak: float = 0.55, base: float = 0.35, veins: bool = True,
            stagger: float = 0.35, bend: float = 0.12, first: float = 0.12) -> None:
    """A divided leaf along `spine`: `pairs` of lobes about `length` long, assembled so that nothing crosses itself.

    Poppy: teeth 3; Adonis: slim .06, teeth 0; anemone, chrysanthemum, geum: fewer, broader lobes.
    """
    half_shape = {"peak": peak, "base": base, "power": 1.0}
    for u, sign, size in _lobes(pairs, length, lengths, tip, stagger, first):
        along = spine.tangent(u)
        way = sign * 1j * along + along * forward if sign else along
        way /= abs(way)
        root, hook = spine.at(u), along * size * bend * (1 if sign else 0)
        rib_line = curve([root, root + way * size * 0.55 - hook, root + way * size + hook])
        half = leaf_profile(size * slim * 0.5 * (1 if sign else 1.25), **half_shape)
        lobe = Petal(*(edges(rib_line, _sawn(half, teeth, tooth), n=max(20, teeth * 9)) if teeth
                       else edges(rib_line, half)))
        outline = lobe.outline()
        group.silhouette(outline).fill(outline, shade if sign == (1 if dark_side == "R" else -1) else colour)
        if not sign:
            group.fill(lobe.side(1 if dark_side == "R" else 0, 0.5), shade)
        if veins:
            group.ink(rib_line.part(0.1, 0.9), 1.7, "out")
        group.contour(outline, thin, thick, cut=30)
    midrib = ribbon(spine.part(0, 0.96), lambda u: rib / 2 * (1 - 0.7 * u))
    group.silhouette(midrib).fill(midrib, colour).stroke(midrib, pal.INK, 1.3)


def _lobes(pairs: int, length: float, lengths: Callable[[float], float], tip: float, stagger: float,
           first: float) -> list[tuple[float, int, float]]:
    """(place along the spine, side -1 left, 1 right or 0 tip, length) of every lobe, foot to tip."""
    lobes = []
    for i in range(pairs):
        for sign in (-1, 1):
            u = first + (0.93 - first) * (i + (stagger if sign == 1 else 0)) / pairs
            lobes.append((u, sign, length * lengths(u)))
    return [*lobes, (0.93, 0, length * lengths(0.93) * 1.1 * tip)]


Lobe = tuple[float, float, float, float]


def lobed_leaf(group: Group, spine: Path, lobes: Sequence[Lobe], notch: float = 8, *, colour: str = pal.LEAF,
               shade: str = pal.LEAF_DARK, tip_width: float = 1.0, thin: float = 1.5, thick: float = 3.4,
               midrib: float = 3.4, teeth: bool = True, dark_side: str = "R", vein_colour: str = pal.INK) -> Path:
    """A lobed leaf in one outline; `lobes` are (place, left length, right length, forward lean)."""
    left, left_veins = _lobed_edge(spine, lobes, notch, tip_width, teeth, -1)
    right, right_veins = _lobed_edge(spine, lobes, notch, tip_width, teeth, 1)
    outline = (left + right.back()).close()
    group.silhouette(outline).fill(outline, colour)
    group.fill(((right if dark_side == "R" else left) + spine.back()).close(), shade)
    for vein in left_veins + right_veins:
        group.ink(vein, 1.8, "out", vein_colour)
    group.ink(spine.part(0, 0.98), midrib, "out")
    group.contour(outline, thin, thick, cut=25)
    return outline


def _corner_at(z: complex) -> Spot:
    return (*pair(z), "c")


def _lobed_edge(spine: Path, lobes: Sequence[Lobe], notch: float, tip_width: float, teeth: bool,
                sign: int) -> tuple[Path, list[Path]]:
    """One edge of a lobed leaf (sign -1 left, 1 right) and the veins of its lobes."""
    across = sign * 1j
    spots: list[Spot] = [spine.at(0.0) + across * spine.tangent(0.0) * notch * 0.35]
    veins = []
    for i, (place, left, right, lean) in enumerate(lobes):
        length = left if sign == -1 else right
        u = min(0.985, max(0.01, place + (0.02 if sign == 1 else -0.01)))
        low = (u + lobes[i - 1][0]) / 2 if i else u * 0.55
        spots.append(_corner_at(spine.at(low) + across * spine.tangent(low) * notch * (1 - 0.75 * low)))
        along, root = spine.tangent(u), spine.at(u)
        reach = across * along * length + along * length * lean
        spots.append(root + reach * 0.55 - along * length * 0.20)
        if teeth and length > 30:
            spots.append(_corner_at(root + reach * 0.78 - along * length * 0.20))
        spots.append(_corner_at(root + reach))
        if teeth and length > 40:
            spots.append(_corner_at(root + reach * 0.66 + along * length * 0.13))
        veins.append(curve([spine.at(max(0, u - 0.05)), root + reach * 0.45 - along * length * 0.02,
                            root + reach * 0.86]))
    high = (lobes[-1][0] + 1) / 2
    spots.append(_corner_at(spine.at(high) + across * spine.tangent(high) * notch * 0.55 * 1.2 * tip_width))
    spots.append(_corner_at(spine.at(1.0)))
    return curve(spots), veins


def runcinate(group: Group, spine: Path, length: float, pairs: int = 5, notch: float = 7, **style: Any) -> None:
    """A dandelion leaf: lobes that point back to the base, growing to a large arrow tip."""
    lobes = []
    for i in range(pairs):
        size = length * (0.55 + 0.45 * math.sin(math.pi * (i + 1) / (pairs + 0.6)))
        lobes.append((0.16 + 0.72 * i / (pairs - 1), size, size * 0.92, -0.42))
    lobed_leaf(group, spine, lobes, notch, teeth=False, tip_width=2.2, **style)
