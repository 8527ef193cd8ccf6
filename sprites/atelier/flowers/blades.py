"""Broad leaves: the wavy blade that clasps a stem, the round or heart-shaped blade with a scalloped edge."""
from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from .. import palette as pal
from ..geometry import Path, Spot, circle, mix, pair, polar, smooth
from ..plants import leaf_profile
from ..ribbons import brush
from ..splines import Pose, curve
from ..svg import Group


def _wavy_edge(spine: Path, sign: int, width: float, waves: int, depth: float, back: float, peak: float, base: float,
               sharp: bool) -> tuple[Path, list[complex]]:
    """One edge of a wavy blade (sign -1 left, 1 right), foot to tip, and the tips of its waves."""
    half = leaf_profile(width, peak, base, .9)
    root, first = spine.start, spine.tangent(0.0)
    across = sign * 1j * first
    spots: list[Spot] = [(*pair(root), "c")]
    if back:
        spots += [root - first * width * back * .75 + across * width * base * .35,
                  root - first * width * back * .55 + across * width * base * .95]
    tips = []
    for k in range(waves):
        u = (2 * k + 1) / (2 * waves)
        along = spine.tangent(u)
        tips.append(spine.at(u) + sign * 1j * along * float(half(u)) * (1 + depth) + along * width * .10)
    for k, tip in enumerate(tips):
        if k:
            inward = -sign * 1j * spine.tangent(k / waves)
            gap = abs(tip - tips[k - 1])
            spots.append(mix(tips[k - 1], tip, .42) + inward * min(2.2 * depth * float(half(k / waves)), .30 * gap))
        spots.append((*pair(tip), "c") if sharp else tip)
    spots.append(mix(tips[-1], spine.end, .45) - sign * 1j * spine.tangent(.97) * depth * width * .25)
    return curve([*spots, (*pair(spine.end), "c")]), tips


def wavy_blade(group: Group, spine: Path, width: float, waves: int = 5, *, depth: float = .16, back: float = .5,
               peak: float = .36, base: float = .6, sharp: bool = True, colour: str = pal.SAGE,
               shade: str = pal.SAGE_DARK, light: str = pal.SAGE_LIGHT, dark_side: str = "R", thick: float = 4.2,
               midrib: float = 7, vein: float = 2.0) -> Path:
    """A blade along `spine` with `waves` a side and two lobes reaching `back` behind its foot; pale veins.

    Returns its outline.
    """
    left, left_tips = _wavy_edge(spine, -1, width, waves, depth, back, peak, base, sharp)
    right, right_tips = _wavy_edge(spine, 1, width, waves, depth, back, peak, base, sharp)
    outline = (left + right.back()).close()
    group.silhouette(outline).fill(outline, colour)
    group.fill(((right if dark_side == "R" else left) + spine.back()).close(), shade)
    inside = Group()
    for tips in (left_tips, right_tips):
        for k, tip in enumerate(tips):
            root = spine.at(max(.02, (k + .5) / waves - .13))
            bend = mix(root, tip, .5) - spine.tangent(.5) * abs(tip - root) * .12
            rib = curve([root, bend, mix(root, tip, .92)])
            inside.ink(rib, vein + 1.6, "out").ink(rib, vein, "out", light)
    inside.fill(brush(spine.part(0, .95), midrib + 3, "out"), pal.INK)
    inside.fill(brush(spine.part(0, .95), midrib, "out"), light)
    group.clip(outline, inside).contour(outline, 1.6, thick, cut=25)
    return outline


def palm_outline(pose: Pose, radii: Sequence[tuple[float, float]], scallops: int, depth: float,
                 sharp: bool = False) -> Path:
    """A scalloped closed line round the foot of a blade.

    `radii` are (degrees from the tip, clockwise, radius); the pose's (0, 0) is where the stalk joins.
    """
    plain = curve([polar(radius, degrees - 90) for degrees, radius in radii])
    n = scallops * 8
    u = np.linspace(0, 1, n + 1)
    tooth = (u * scallops) % 1 if sharp else np.abs(np.sin(np.pi * u * scallops)) ** .8
    z = plain.at(u) * (1 - depth * (1 - tooth))
    return smooth([pose.point(complex(p)) for p in z]).close()


def palm_blade(group: Group, pose: Pose, radii: Sequence[tuple[float, float]], veins: Sequence[tuple[float, float]],
               *, scallops: int = 18, depth: float = .07, sharp: bool = False, colour: str = pal.LEAF,
               shade: str = pal.LEAF_DARK, light: str | None = None, zone: tuple[str, float, float] | None = None,
               vein_colour: str = pal.INK, vein_width: float = 2.2, dark: Sequence[tuple[float, float]] = (),
               thick: float = 4.2) -> Path:
    """A blade with veins from the foot to (degrees, radius) of `veins`, forked; optional dark ring `zone`.

    `zone` is (colour, inner, outer) as shares of the blade; `dark` are the points of the part in `shade`.
    Returns its outline.
    """
    outline = palm_outline(pose, radii, scallops, depth, sharp)
    group.silhouette(outline).fill(outline, colour)
    inside = Group()
    if dark:
        inside.fill(pose.shape([(*p, "c") if i in (0, len(dark) - 1) else p for i, p in enumerate(dark)]), shade, .55)
    if zone:
        ring, inner, outer = zone
        wide = palm_outline(Pose(pose.at, pose.scale * outer, pose.turn, pose.flip), radii, len(veins) * 2, .12)
        narrow = palm_outline(Pose(pose.at, pose.scale * inner, pose.turn, pose.flip), radii, len(veins) * 2, .10)
        inside.fill(wide.data() + narrow.data(), ring, rule="evenodd")
    for degrees, radius in veins:
        _palm_vein(inside, pose, degrees, radius, vein_width, vein_colour, light)
    group.clip(outline, inside).contour(outline, 1.6, thick, cut=30)
    foot = circle(pose.at, 5 * pose.scale)
    group.fill(foot, light or vein_colour)
    return outline


def _palm_vein(inside: Group, pose: Pose, degrees: float, radius: float, width: float, colour: str,
               light: str | None) -> None:
    way = polar(radius, degrees - 90)
    bent = way * polar(1, 4 if degrees > 0 else -4)
    main = pose.curve([0j, bent * .5, way * .92])
    lines = [(main, width)]
    for side in (-1, 1):
        lines.append((pose.curve([bent * .52, bent * .68 * polar(1, side * 5), way * .88 * polar(1, side * 13)]),
                      width * .7))
    for spine, size in lines:
        if light:
            inside.ink(spine, size + 1.8, "out", pal.INK)
        inside.ink(spine, size, "out", light or colour)
