"""The organs of all plants: stems, serrate blades that roll or fold, painted petals."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from .geometry import Path, Point, Segment, line, mix, point, polar, smooth, straight
from .line import SHADE, combed, ends, pressed, taper
from .plants import leaf_profile, ragged
from .ribbons import Petal, between, clip01, edges, ribbon
from .splines import curve
from .svg import Group
from .tones import Tones, mix_ink


def stalk(group: Group, spine: Path, first: float, last: float, tones: Tones) -> Path:
    """A tapering stem: light on its lit flank, deep on the other, with an interrupted line."""
    def half(u: Any) -> Any:
        return (first + (last - first) * np.asarray(u)) / 2
    shape = ribbon(spine, half)
    group.silhouette(shape).fill(shape, tones.mid)
    turned = (spine.tangent(.5) * np.conj(polar(1, SHADE))).imag > 0  # whether the left flank is the shaded one
    lit, dark = (1, -1) if turned else (-1, 1)
    group.fill(between(*edges(spine, lambda u: -lit * half(u) * .25, lambda u: lit * half(u) * .8)), tones.light)
    group.fill(between(*edges(spine, lambda u: -dark * half(u) * .35, lambda u: dark * half(u))), tones.deep)
    if max(first, last) > 5:
        _flanked(group, spine, half, dark, tones)
    return shape


def _flanked(group: Group, spine: Path, half: Callable[[Any], Any], dark: int, tones: Tones) -> None:
    """Engraved lines along the shaded flank of a stem (`dark`, 1 right): long, interrupted strokes."""
    long = spine.length()
    for k, share in enumerate((.78, .52, .24)):
        if 2 * float(half(.3)) * (share + .22) < 3.4:
            continue
        count = max(1, round(long / (120, 84, 56)[k]))
        for i in range(count):
            first, last = (i + (.02, .14, .30)[k]) / count, (i + (.96, .82, .66)[k]) / count
            u = np.linspace(first, last, max(4, round(long * (last - first) / 14)))
            stroke = smooth(spine.at(u) + dark * 1j * spine.tangent(u) * half(u) * share)
            group.fill(taper(stroke, 1.3 - .2 * k, 1.1 - .2 * k, ends(.3, .4)), tones.line)


def blade_edge(spine: Path, width: float, sign: int, teeth: int, peak: float = .45, power: float = .95) -> Path:
    """One edge of a leaf (sign -1 left, 1 right), smooth or with `teeth` that point forwards."""
    half = leaf_profile(width, peak, .02, power)

    def at(u: float, reach: float = 1) -> complex:
        return complex(spine.at(u) + sign * 1j * spine.tangent(u) * half(u) * reach)
    if not teeth:
        return edges(spine, half)[0 if sign < 0 else 1]
    segments: list[Segment] = []
    here, before = at(0), 0.0
    for u in np.linspace(.13, .95, teeth):
        tip, middle = at(u, 1.07), at((before + u) / 2 + .01, 1.07)
        segments.append((here, mix(here, middle, .75), mix(tip, middle, .6), tip))
        here, before = at(u + .012, .93), u
        segments.append(straight(tip, here))
    return Path([*segments, straight(here, spine.end)])


def blade(group: Group, spine: Path, width: float, tones: Tones, right: float | None = None, *, teeth: int = 0,
          veins: int = 5, peak: float = .45, power: float = .95, line_width: float = 1.0, roll: float = 0) -> Path:
    """A leaf on `spine`: one half light, one half deep, with pale veins in the shade and a swelling edge.

    `roll` is the width of the lit edge that turns over towards the midrib and shows the pale underside.
    """
    halves = width, width if right is None else right
    sides = [blade_edge(spine, w, s, teeth, peak, power) for w, s in zip(halves, (-1, 1), strict=True)]
    outline = (sides[0] + sides[1].back()).close()
    dark = 1 if ((1j * spine.tangent(.5)) * np.conj(polar(1, SHADE))).real > 0 else 0
    inside = Group().fill(outline, tones.mid).fill((sides[dark] + spine.back()).close(), tones.deep)
    plain = [blade_edge(spine, w, s, 0, peak, power) for w, s in zip(halves, (-1, 1), strict=True)]
    for side in (0, 1):
        for k in range(veins):
            u = .08 + .70 * k / max(1, veins - 1)
            root, rim = spine.at(u), plain[side].at(min(.98, u + .17))
            rib = curve([root, mix(root, rim, .5) - spine.tangent(u) * abs(rim - root) * .10, mix(root, rim, .9)])
            inside.fill(taper(rib, 1.5 * line_width), tones.light if side == dark else tones.deep)
    if width > 5:
        _feathered(inside, spine, plain[dark], tones, line_width)
    if roll:
        inside.add(_rolled(spine, plain[1 - dark], roll, tones, line_width))
    group.silhouette(outline).clip(outline, inside)
    group.fill(taper(spine.part(0, .97), 2.6 * line_width, .5), tones.line)
    group.stroke(outline, tones.line, .8 * line_width)
    group.fill(taper(plain[dark], 2.4 * line_width, 2.4 * line_width, ends(.5, .5)), tones.line)
    return outline


def _feathered(inside: Group, spine: Path, edge: Path, tones: Tones, line_width: float) -> None:
    """Engraved lines in the deep half of a blade: from its edge inwards and back, parallel to the veins."""
    count = max(3, round(spine.length() / 6))
    for k, u in enumerate(np.linspace(.05, .90, count)):
        rim, root = complex(edge.at(min(.985, u + .10))), complex(spine.at(u))
        end = mix(rim, root, (.78, .50, .64)[k % 3])
        bow = mix(rim, end, .5) - complex(spine.tangent(u)) * abs(rim - root) * .06
        inside.fill(taper(curve([rim, bow, end]), 1.05 * line_width, .25), tones.line)


def _rolled(spine: Path, edge: Path, roll: float, tones: Tones, line_width: float) -> Group:
    """The stretch of an `edge` that turns over, its shadow on the blade and its fold."""
    u = np.linspace(.34, .90, 18)
    rim, middle = edge.at(u), spine.at(u)
    swell = np.sin(np.pi * (u - .34) / .56) ** .8
    fold = smooth(rim + (middle - rim) * roll * swell)
    shadow = smooth(rim + (middle - rim) * np.minimum(.92, roll * 1.32) * swell)
    out = smooth(rim + (rim - middle) * .3)
    group = Group().fill(between(out, shadow), tones.deep).fill(between(out, fold), tones.light)
    return group.fill(taper(fold, 3.0 * line_width, 2.2 * line_width, ends(.3, .4)), tones.line)


def paint(group: Group, petal: Petal, tones: Tones, *, pale: float = .4, rays: int = 7, torn: float = .08,
          shade: float = 0, shade_edge: int = 1, veins: int = 7, vein_width: float = 1.3, reach: float = .8,
          lip: tuple[float, float, float] | None = None, rim: float = 0, thin: float = .9,
          thick: float = 2.6) -> Path:
    """A petal: a torn `pale` foot, a hatched `shade` side, veins of its hue, a turned-over `lip`, a swelling edge."""
    outline = petal.outline()
    inside = Group().fill(outline, tones.mid)
    if pale:
        half_way = mix_ink(tones.light, tones.mid, .5)
        inside.fill(petal.zone(0, ragged(min(.9, pale * 1.6), rays, torn * 1.4), n=rays * 10), half_way)
    if shade:
        sign, edge = (-1, 1) if shade_edge else (1, 0)
        inside.fill(petal.side(edge, lambda t: edge + sign * shade * np.sin(np.pi * clip01(t) ** .7) ** .8), tones.deep)
    long = abs(complex(petal.point(.5, 1) - petal.point(.5, 0)))
    if long > 16:
        combed(inside, petal.point, tones.line, round(long / 5.4), width=vein_width * .8, reach=max(.28, shade),
               edge=shade_edge, first=.18)
    if rim:
        inside.fill(petal.zone(lambda s: 1 - rim * (1 + .35 * np.sin(s * 17)), 1), tones.light)
    if pale:
        inside.fill(petal.zone(0, ragged(pale, rays, torn), n=rays * 10), tones.light)
    across: float | np.ndarray[Any, Any]
    for k in range(veins):
        across = .1 + .8 * (k + .5) / veins
        rib = petal.vein(across, .10, reach * (1 if k % 2 else .82))
        inside.fill(taper(rib, vein_width, 0, ends(.2, .8)), tones.deep)
    if lip:
        first, last, depth = lip

        def inner(s: Any) -> Any:
            return 1 - depth * np.sin(np.pi * np.clip((s - first) / (last - first), 0, 1)) ** .7
        across = np.linspace(first, last, 16)
        inside.fill(petal.zone(inner, 1, first, last), tones.light)
        inside.fill(pressed(curve([complex(z) for z in petal.point(across, inner(across))]), .8, thick * .8),
                    tones.line)
    group.silhouette(outline).clip(outline, inside)
    group.contour(outline, thin, thick, tones.line, SHADE, 30)
    return outline


def sprig(at: Point, length: float, turn: float, bend: float = .15) -> Path:
    """The spine of a small object: `length` long, upright before it is turned, bent sideways."""
    return curve([(0, 0), (bend * length, -length * .5), (0, -length)]).placed(turn=turn, at=at)


def beads(group: Group, spots: Sequence[complex], size: float, colour: str, edge: str, width: float = .9) -> None:
    """Small round objects: anthers, florets, achenes."""
    for spot in spots:
        bead = curve([spot + polar(size, way) for way in (0, 90, 180, 270)], True)
        group.fill(bead, colour).stroke(bead, edge, width)


def spoke(at: Point, end: complex, colour: str, edge: str, width: float) -> Group:
    """The filament of a stamen with a darker edge."""
    thread = line(point(at), end)
    return Group().fill(taper(thread, width + 1, width * .7 + .8), edge).fill(taper(thread, width, width * .6), colour)
