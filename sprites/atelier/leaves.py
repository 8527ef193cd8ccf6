"""Lobed blades with one outline."""
from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from . import palette as pal
from .geometry import Path, Spot, pair
from .splines import curve
from .svg import Group

Lobe = tuple[float, float, float, float]


def lobed_leaf(group: Group, spine: Path, lobes: Sequence[Lobe], notch: float = 8, *, colour: str = pal.LEAF,
               shade: str = pal.LEAF_DARK, tip_width: float = 1.0, thin: float = 1.5, thick: float = 3.4,
               midrib: float = 3.4, teeth: bool = True, dark_side: str = "R", vein_colour: str = pal.INK) -> Path:
    """A lobed leaf with one outline; `lobes` are (place, left length, right length, forward lean)."""
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
