"""The leaf of the pheasant's eye: divided three times into threads, lit ones above a mass of shaded ones."""
from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from ..geometry import Path, mix, polar
from ..line import ends, taper
from ..splines import curve
from ..svg import Group
from ..tones import Tones, mix_ink

LIGHT = polar(1, -120)  # the direction of the light
SHADOW = 1.6 + 2.2j


@dataclass(frozen=True, slots=True)
class Feather:
    """A leaf: the side of its stem (-1 left, 1 right), its length, its angle to the stem, and its bow outwards."""

    share: float
    side: int
    length: float
    lean: float = 46
    bow: float = 24
    pairs: int = 5


def thread(root: complex, tip: complex, bow: float, wide: float) -> Path:
    """A narrow blade from `root` to a point at `tip`, `bow` of its length to the side."""
    across = 1j * (tip - root) / (abs(tip - root) or 1)
    middle = mix(root, tip, .5) + across * bow * abs(tip - root)
    half = across * wide / 2
    return Path([(root - half * .7, middle - half * 1.4, mix(middle, tip, .55) - half, tip),
                 (tip, mix(middle, tip, .55) + half, middle + half * 1.4, root + half * .7)]).close()


def feather(group: Group, stem: Path, leaf: Feather, tones: Tones) -> None:
    """A leaf of `stem`: a sheath that clasps it, lit threads, and their common shadow."""
    root, along = complex(stem.at(leaf.share)), complex(stem.tangent(leaf.share))
    way = along * polar(1, leaf.side * leaf.lean)
    spine = curve([root, root + (along * .35 + way * .65) * leaf.length * .3,
                   root + way * leaf.length * .62, root + way * polar(1, leaf.side * leaf.bow) * leaf.length])
    threads = [(_tone(tip - foot, tones), blades) for foot, tip, sign in _pinnae(spine, leaf)
               for blades in [list(_pinna(foot, tip, sign))]]
    for _, blades in threads:
        for blade in blades:
            shadow = blade.map(lambda z: z + SHADOW)
            group.stroke(shadow, tones.line, 1.2).fill(shadow, tones.line)
    for ink, blades in threads:
        for blade in blades:
            group.fill(blade, ink)
    sheath = taper(curve([root - along * 15 - way * 1.5, root + way * 3, complex(spine.at(.16))]), 13, 5, ends(.45, .3))
    back = taper(spine, 4.8, 1.6)
    group.silhouette(back, sheath).fill(back, tones.mid).fill(sheath, tones.mid)
    group.fill(taper(spine.part(.04, .9), 1.8, .7), tones.light)
    group.fill(taper(curve([root - along * 9, root + way * 3, complex(spine.at(.14))]), 3.4, 1.4, ends()), tones.light)


def _tone(way: complex, tones: Tones) -> str:
    """The ink of a division that points to `way`: light, middle or deep, by its angle to the light."""
    lit = float((way / abs(way) * np.conj(LIGHT)).real)
    if lit > .45:
        return mix_ink(tones.mid, tones.light, .7)
    return tones.mid if lit > -.35 else mix_ink(tones.mid, tones.deep, .6)


def _pinnae(spine: Path, leaf: Feather) -> Iterator[tuple[complex, complex, int]]:
    """(foot, tip, side) of every first division, the lowest first."""
    for k in range(leaf.pairs):
        for sign in (leaf.side, -leaf.side):
            u = .17 + .76 * (k + (.4 if sign > 0 else 0)) / leaf.pairs
            reach = leaf.length * (.56 * (1 - u) ** .75 + .07) * (1 if k else .84)
            foot, along = complex(spine.at(u)), complex(spine.tangent(u))
            yield foot, foot + along * polar(reach, sign * (60 - 32 * u)), sign
    yield complex(spine.at(.86)), spine.end + complex(spine.tangent(1.0)) * leaf.length * .06, 1


def _pinna(foot: complex, tip: complex, sign: int) -> Iterator[Path]:
    """The threads of a first division: its rib and its segments, each parted once more if there is room."""
    length, way = abs(tip - foot), (tip - foot) / abs(tip - foot)
    yield thread(foot, tip, -.06 * sign, 3.2)
    count = max(1, min(4, round(length / 23)))
    for k in range(count):
        for side in (-1, 1):
            u = .30 + .56 * (k + (.5 if side == sign else 0)) / count
            at, reach = mix(foot, tip, u), length * .46 * (1.1 - .62 * u)
            yield thread(at, at + way * polar(reach, side * 36), -.10 * side, 3.1)
            if reach > 16:
                fork = at + way * polar(reach * .40, side * 38)
                yield thread(fork, fork + way * polar(reach * .52, side * 72), -.10 * side, 2.8)
