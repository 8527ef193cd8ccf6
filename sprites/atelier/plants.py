"""Stems, simple leaves and painted petals."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from . import palette as pal
from .geometry import Path, Point, line, mix, point
from .line import ruled
from .ribbons import Edge, Petal, Profile, between, edges, ribbon
from .splines import curve
from .svg import Group
from .tones import mix_ink


def stem(group: Group, spine: Path, width_foot: float = 13, width_top: float = 7, colour: str = pal.LEAF,
         light: str = pal.LEAF_LIGHT, thin: float = 1.5, hairs: int = 0, seed: int = 1) -> None:
    """A stem along `spine`, tapering, with a light edge and `hairs` stiff hairs."""
    def half(u: Any) -> Any:
        return (width_foot + (width_top - width_foot) * u) / 2
    shape = ribbon(spine, half)
    group.silhouette(shape)
    rng = np.random.default_rng(seed)
    for i in range(hairs):
        u, side = (i + rng.random() * 0.6) / hairs, 1 if i % 2 else -1
        across, along = side * 1j * spine.tangent(u), spine.tangent(u)
        length, root = 9 + 4 * rng.random(), spine.at(u) + across * half(u)
        group.stroke(line(root, root + (across * 0.95 + along * 0.35) * length), pal.INK, 1.1)
    group.fill(shape, colour)
    group.fill(between(*edges(spine, lambda u: half(u) * 0.1, lambda u: -half(u) * 0.55)), light)
    group.contour(shape, thin, thin + 1.6, cut=80)


def leaf_profile(width: float, peak: float = 0.42, base: float = 0.0, power: float = 1.15) -> Profile:
    """Half-width of a leaf as a function of u: the share `base` at the foot, `width` at u=`peak`, 0 at the tip."""
    def half(u: Any) -> Any:
        u = np.asarray(u, float)
        rise = base + (1 - base) * np.sin(np.pi / 2 * np.clip(u / peak, 0, 1)) ** 0.9
        return width * np.where(u < peak, rise,
                                np.cos(np.pi / 2 * np.clip((u - peak) / (1 - peak), 0, 1)) ** power)
    return half


def _toothed(half: Profile, teeth: int, depth: float, phase: float) -> Profile:
    return lambda u: half(u) * (1 + depth * (np.abs((np.asarray(u) * teeth + phase) % 1) - 0.5) * 2)


def _leaf_edges(spine: Path, left: Profile, right: Profile, teeth: int, depth: float) -> tuple[Path, Path]:
    if not teeth:
        return edges(spine, left, right)
    return edges(spine, _toothed(left, teeth, depth, 0), _toothed(right, teeth, depth, 0.5), teeth * 8)


def leaf(group: Group, spine: Path, width: float, width_right: float | None = None, *, colour: str = pal.LEAF,
         shade: str = pal.LEAF_DARK, light: str | None = None, peak: float = 0.42, base: float = 0.06,
         power: float = 1.15, veins: int = 7, dark_side: str = "R", vein_colour: str = pal.INK, midrib: float = 3.2,
         thin: float = 1.5, thick: float = 3.6, parallel: bool = False, teeth: int = 0, tooth: float = 0.12,
         vein_width: float = 1.2) -> Petal:
    """A leaf on `spine` with the half-widths `width` and `width_right`, one half in `shade`.

    `parallel` veins run along the blade, others branch from the midrib. `teeth` cut the edge.
    """
    half_left = leaf_profile(width, peak, base, power)
    half_right = leaf_profile(width if width_right is None else width_right, peak, base, power)
    left, right = _leaf_edges(spine, half_left, half_right, teeth, tooth)
    blade = Petal(left, right)
    outline = blade.outline()
    group.silhouette(outline).fill(outline, colour)
    dark = right if dark_side == "R" else left
    tip = Path([]) if abs(dark.end - spine.end) < 1 else line(dark.end, spine.end)
    group.fill((dark + tip + spine.back()).close(), shade)
    if light:
        edge, inner = (0, 0.16) if dark_side == "R" else (1, 0.84)
        group.fill(blade.side(edge, inner, 0.06, 0.94), light)
    middle = float(half_left(0.5) / (half_left(0.5) + half_right(0.5)))
    if parallel:
        _parallel_veins(group, blade, veins, middle, vein_width, vein_colour)
    else:
        _branching_veins(group, spine, left, right, veins, vein_width, vein_colour)
    group.ink(spine.part(0, 0.97), midrib, "out")
    group.contour(outline, thin, thick, cut=30)
    return blade


def _parallel_veins(group: Group, blade: Petal, veins: int, middle: float, width: float, colour: str) -> None:
    for k in range(1, veins + 1):
        across = k / (veins + 1)
        if abs(across - middle) >= 0.05:
            group.ink(blade.vein(across, 0.04, 0.95 - 0.04 * (k % 2)), width, "both", colour)


def _branching_veins(group: Group, spine: Path, left: Path, right: Path, veins: int, width: float,
                     colour: str) -> None:
    for k in range(veins):
        u = 0.10 + 0.74 * k / max(1, veins - 1)
        for edge in (left, right):
            rim, root = edge.at(min(0.99, u + 0.13)), spine.at(u)
            bend = mix(root, rim, 0.5) - spine.tangent(u) * abs(rim - root) * 0.10
            group.ink(curve([root, bend, mix(root, rim, 0.86)]), width + 0.3, "out", colour)


def sprout(length: float, bend: float, at: Point, turn: float) -> Path:
    """The spine of a small leaf: `length` long, upright before it is turned by `turn` degrees, bent sideways."""
    return curve([(0, 0), (bend * length, -length * 0.5), (0, -length)]).placed(turn=turn, at=at)


def wavy_rim(first: float) -> Callable[[Any], Any]:
    """The inner edge of a pale margin as a function of across: about `first` along, slightly irregular."""
    return lambda s: first - 0.05 * np.sin(s * np.pi * 5) - 0.03 * np.sin(s * np.pi * 13)


def ragged(last: float, rays: int, depth: float) -> Callable[[Any], Any]:
    """The torn outer edge of a dark blotch as a function of across: at most about `last` along, with `rays` teeth."""
    return lambda s: (last * (1 - 0.35 * (2 * s - 1) ** 2)
                      + depth * (np.abs(((s * rays) % 1) - 0.5) * 2 - 0.5))


def paint_petal(group: Group, petal: Petal, colour: str, *, rim: str | None = None, rim_from: float = 0.82,
                blotch: str | None = None, blotch_to: float = 0.4, blotch_rays: int = 7, torn: float = 0.10,
                shade: str | None = None, shade_width: float = 0.3, shade_edge: int = 1, veins: int = 9,
                vein_colour: str = pal.INK, vein_from: float = 0.06, vein_to: tuple[float, float] = (0.6, 0.92),
                vein_width: float = 1.4, thin: float = 1.7, thick: float = 4.0, toward: float = 55,
                spread: tuple[float, float] = (0.06, 0.94)) -> Path:
    """A petal in flat `colour`: optional dark `blotch` at the base, pale `rim`, `shade` side, veins, contour.

    Returns its outline.
    """
    outline = petal.outline()
    group.silhouette(outline)
    inside = Group().fill(outline, colour)
    if shade:
        inner: Edge = 1 - shade_width if shade_edge == 1 else shade_width
        inside.fill(petal.side(shade_edge, inner), shade)
    if rim:
        inside.fill(petal.zone(wavy_rim(rim_from), 1.0), rim)
    if blotch:
        inside.fill(petal.zone(0, ragged(blotch_to, blotch_rays, torn), n=blotch_rays * 10), blotch)
    for k in range(veins):
        across = spread[0] + (spread[1] - spread[0]) * (k + 0.5) / veins
        inside.ink(petal.vein(across, vein_from, vein_to[0] if k % 2 else vein_to[1]), vein_width, "out", vein_colour)
    group.clip(outline, inside)
    group.contour(outline, thin, thick, toward=toward)
    return outline


def cast_shadow(group: Group, below: Path, above: Path, shift: Point, colour: str,
                opacity: float | None = None) -> None:
    """The shadow of `above`, moved by `shift`, on `below`: a flat tone, and engraved lines a little beyond it."""
    by = point(shift)
    dark = Group().fill(above.map(lambda z: z + by), colour, opacity)
    fringe = above.map(lambda z: z + 1.9 * by)
    spots = fringe.samples()[0]
    box = complex(spots.real.min(), spots.imag.min()), complex(spots.real.max(), spots.imag.max())
    group.clip(below, dark.clip(fringe, ruled(box, mix_ink(colour, pal.INK, .55), step=3.9, width=.95)))
