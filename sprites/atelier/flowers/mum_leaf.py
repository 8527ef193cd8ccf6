"""The leaf of the chrysanthemum: lobed, blunt, quilted between its veins, some lobes rolled over at the edge."""
from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ..geometry import Array, Path, polar, smooth
from ..line import SHADE, ends, hatch, taper
from ..ribbons import between
from ..splines import curve
from ..svg import Group
from ..tones import Tones

MUM_LEAF = Tones("#AEC096", "#7F9B72", "#4C6E5A", "#1F362D")
UNDERSIDE = Tones("#D3D9B4", "#BCC79E", "#8FA27C", "#1F362D")
FOOT, STEPS = .10, 36  # the beginning of the lobes on the spine; steps for each lobe


def mum_leaf(group: Group, spine: Path, width: float, rolled: Sequence[tuple[int, int]] = (), lobes: int = 3,
             tones: Tones = MUM_LEAF) -> None:
    """A leaf with `lobes` blunt lobes on each side.

    The edge of those in `rolled`, given as (side -1 or 1, lobe), turns over.
    """
    sides = {sign: _edge(spine, width, lobes, sign) for sign in (-1, 1)}
    outline = (smooth(sides[-1]) + smooth(sides[1]).back()).close()
    dark = 1 if ((1j * complex(spine.tangent(.5))) * polar(1, -SHADE)).real > 0 else -1
    inside = Group().fill(outline, tones.mid).fill((smooth(sides[dark]) + spine.back()).close(), tones.deep)
    for sign in (-1, 1):
        for k in range(lobes):
            _lobe(inside, spine, sides[sign], k, lobes, tones, sign == dark)
    hatch(inside, (smooth(sides[dark]) + spine.back()).close(), tones.line, step=7, width=1.4, reach=.3)
    for sign, k in rolled:
        _rolled(inside, spine, sides[sign], k, lobes, tones)
    group.silhouette(outline).clip(outline, inside)
    group.fill(taper(spine.part(0, .97), 5.4, 1), tones.line).fill(taper(spine.part(.02, .8), 2.0, .4), tones.light)
    group.contour(outline, .9, 2.6, tones.line, SHADE, 30)


def _spot(place: float, lobes: int) -> float:
    """The share of the spine at a `place` counted in lobes."""
    return FOOT + (1 - FOOT) * place / (lobes + .5)


def _edge(spine: Path, width: float, lobes: int, sign: int) -> Array:
    """One edge (sign -1 left, 1 right) as points from foot to tip."""
    u = np.linspace(0, 1, lobes * STEPS)
    points, along = spine.at(u), spine.tangent(u)
    body = width * np.minimum(1, .30 + 1.3 * u) * np.cos(np.pi / 2 * np.clip((u - .5) / .5, 0, 1)) ** .7
    place = np.clip((u - FOOT) / (1 - FOOT), 0, 1) * (lobes + .5) + (.06 if sign > 0 else 0)
    lobe = np.where(u < FOOT, .20 + u, .30 + .70 * np.abs(np.sin(np.pi * np.clip(place, 0, lobes + .5))) ** .6)
    tooth = 1 - .15 * (1 - np.abs(np.sin(np.pi * place * 3.5)))
    half = body * lobe * np.where(u < FOOT, 1, tooth)
    edge: Array = points + sign * 1j * along * half + along * half * .42
    return edge


def _part(edge: Array, first: float, last: float) -> Array:
    n = len(edge)
    return edge[max(0, round(first * n)):min(n, round(last * n) + 1)]


def _lobe(group: Group, spine: Path, edge: Array, k: int, lobes: int, tones: Tones, dark: bool) -> None:
    low, tip, high = (_spot(k + part, lobes) for part in (.04, .52, .96))
    root, end = complex(spine.at(max(.03, tip - .11))), complex(_part(edge, tip, tip)[0])
    vein = curve([root, root * .5 + end * .5 - complex(spine.tangent(tip)) * abs(end - root) * .07, end])
    lower = vein + smooth(_part(edge, low, tip)[::-1]) + smooth(np.array(
        [_part(edge, low, low)[0], spine.at(max(.02, low - .08)), root]))
    group.fill(lower.close(), tones.line if dark else tones.deep, .32 if dark else .55)
    gleam = vein.part(.12, .8).map(lambda z: z + complex(spine.tangent(tip)) * abs(end - root) * .13)
    group.fill(taper(gleam, abs(end - root) * .20, 1, ends(.3, .5)), tones.mid if dark else tones.light)
    pale = tones.light if dark else tones.line
    group.fill(taper(vein.part(0, .9), 3.2, .5), pale)
    for share, target in ((.30, low + .5 * (tip - low)), (.48, .5 * (tip + high)), (.56, low + .75 * (tip - low))):
        fork, rim = complex(vein.at(share)), complex(_part(edge, target, target)[0])
        rib = curve([fork, fork * .55 + rim * .45 + complex(vein.tangent(share)) * 4, fork * .2 + rim * .8])
        group.fill(taper(rib, 2.0, .4), pale)


def _rolled(group: Group, spine: Path, edge: Array, k: int, lobes: int, tones: Tones) -> None:
    rim = _part(edge, _spot(k + .14, lobes), _spot(k + .92, lobes))
    u = np.linspace(0, 1, len(rim))
    swell = np.sin(np.pi * u) ** .7
    middle = spine.at(np.linspace(max(.02, _spot(k, lobes) - .1), _spot(k + .7, lobes), len(rim)))
    fold, shadow, out = (smooth(rim + (middle - rim) * share * swell) for share in (.36, .50, -.30))
    group.fill(between(out, shadow), tones.line, .45).fill(between(out, fold), UNDERSIDE.mid)
    group.fill(between(smooth(rim + (middle - rim) * .20 * swell), fold), UNDERSIDE.light)
    for share in (.25, .42, .6, .76):
        i = int(share * (len(rim) - 1))
        rib = curve([fold.at(share), (complex(rim[i]) * 1.1 + complex(fold.at(share)) * .9) / 2, complex(rim[i])])
        group.fill(taper(rib, 1.6, .4), UNDERSIDE.deep)
    group.fill(taper(fold, 3.4, 2.2, ends(.25, .3)), tones.line)
