"""Stems that swell at the foot, at every node and at forks."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from ..geometry import Path, polar, smooth
from ..line import SHADE, ends, taper
from ..ribbons import between, edges, ribbon
from ..svg import Group
from ..tones import Tones


def swollen(spine: Path, first: float, last: float, nodes: Sequence[float] = (), foot: float = .3,
            swell: float = .34) -> Callable[[Any], Any]:
    """The half-width along a stem, from `first` to `last`.

    It is greater by the share `foot` at the foot, and by `swell` at the nodes.
    """
    long = spine.length()

    def half(u: Any) -> Any:
        t = np.asarray(u, float)
        plain = (last + (first - last) * (1 - t) ** 1.35) / 2
        more = foot * np.exp(-t * long / 46)
        for node in nodes:
            reach = np.where(t < node, 34.0, 15.0)
            more = more + swell * np.exp(-((t - node) * long / reach) ** 2)
        return plain * (1 + more)
    return half


def bough(group: Group, spine: Path, first: float, last: float, tones: Tones, nodes: Sequence[float] = (),
          foot: float = .3, scarred: bool = True) -> Path:
    """A stem of varying width: a lit flank, a hatched one, a ring at every node if `scarred`."""
    half = swollen(spine, first, last, nodes, foot)
    shape = ribbon(spine, half)
    group.silhouette(shape).fill(shape, tones.mid)
    dark = -1 if (spine.tangent(.5) * np.conj(polar(1, SHADE))).imag > 0 else 1
    group.fill(between(*edges(spine, lambda u: dark * half(u) * .2, lambda u: -dark * half(u) * .82)), tones.light)
    group.fill(between(*edges(spine, lambda u: -dark * half(u) * .3, lambda u: dark * half(u))), tones.deep)
    long = spine.length()
    for k, share in enumerate((.80, .55, .30)):
        count = max(1, round(long / (110, 76, 50)[k]))
        for i in range(count):
            u = np.linspace((i + (.02, .14, .3)[k]) / count, (i + (.95, .8, .62)[k]) / count, 7)
            if 2 * float(half(u[3])) * (share + .22) > 4:
                stroke = smooth(spine.at(u) + dark * 1j * spine.tangent(u) * half(u) * share)
                group.fill(taper(stroke, 1.4 - .2 * k, 1.1 - .2 * k, ends(.3, .4)), tones.line)
    for node in nodes if scarred else ():
        for off in (0.0, 5.0):
            place = min(.99, node + off / long)
            at, way = complex(spine.at(place)), complex(spine.tangent(place))
            across = 1j * way * float(half(place)) * .9
            scar = smooth(np.array([at - across, at + 3.4 * way, at + across]))
            group.fill(taper(scar, 1.7, 1.5, ends(.3, .3)), tones.line)
    return shape
