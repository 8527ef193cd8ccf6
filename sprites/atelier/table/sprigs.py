"""Leaves, buds and blossoms of the table, drawn a hundred units long around their foot or heart and placed anywhere.

The outlines of each are added to the key line of its layer, which `line.keyline` draws.
"""
from __future__ import annotations

import numpy as np

from .. import palette as pal
from ..geometry import Path, circle, line, polar
from ..line import SHADE, ends, keyline, taper
from ..organs import blade_edge, sprig
from ..ribbons import Petal, bud_profile, clip01, ribbon
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones
from .sides import SIDES, Side

Line = tuple[float, float]  # least and greatest width of a key line


def leaf(group: Group, pose: Pose, tones: Tones, width: float = 34, bend: float = .2, teeth: int = 0) -> None:
    """A leaf in two tones with a pale midrib and its deep half away from the light."""
    spine = sprig(0j, 100, 0, bend)
    left, right = (blade_edge(spine, width / 2, side, teeth, .42) for side in (-1, 1))
    outline = pose.path((left + right.back()).close())
    group.silhouette(outline).fill(outline, tones.mid)
    across = 1j * spine.tangent(.5) * pose.factor * np.conj(polar(1, SHADE))
    dark = right if across.real > 0 else left
    group.fill(pose.path((spine + dark.back()).close()), tones.deep)
    group.fill(pose.path(taper(spine.part(.02, .86), 7, 2)), tones.light)


def bud(group: Group, pose: Pose, side: Side, open_: float = 0) -> None:
    """A closed bud with wound petals in a cup of three sepals; `open_` (0..1) is the spread of these."""
    body = pose.shape([(0, 4, "c"), (-30, -22), (-27, -64), (0, -108, "c"), (27, -64), (30, -22)])
    wound = Group().fill(pose.shape([(0, 6, "c"), (2, -40), (-14, -74), (0, -108, "c"), (50, -70), (40, 0)]),
                         side.bloom.deep)
    wound.fill(pose.shape([(-19, -20, "c"), (-20, -62), (-4, -94, "c"), (-12, -60)]), side.bloom.light)
    wound.fill(pose.path(taper(curve([(2, -36), (-13, -74), (0, -108)]), 5, 3, ends(.3, .3))), side.bloom.line)
    group.silhouette(body).fill(body, side.bloom.mid).clip(body, wound)
    for way in (-1, 1):
        off = 10 * open_
        sepal = pose.shape([(0, 12, "c"), (way * (28 + off), -2), (way * (33 + 2 * off), -40 + 2 * off, "c"),
                            (way * 15, -20), (0, -8, "c")])
        group.silhouette(sepal).fill(sepal, side.leaf.mid if way < 0 else side.leaf.deep)
    front = pose.shape([(0, 14, "c"), (-12, -8), (0, -36, "c"), (12, -8)])
    group.silhouette(front).fill(front, side.leaf.light)
    group.fill(pose.shape([(0, 14, "c"), (0, -36, "c"), (12, -8)]), side.leaf.mid)


def shaded(pose: Pose) -> bool:
    """Whether the right flank of a motif placed by `pose` is away from the light, not the left one."""
    return bool((pose.factor * np.conj(polar(1, SHADE))).real > 0)


def _fan(half: float, dip: float) -> Petal:
    """A petal of length 100 with a wavy rim."""
    rim = curve([(-half, -72), (-half * .74, -93), (-half * .3, -98), (0, -100 + dip), (half * .34, -97),
                 (half * .76, -94), (half, -72)])
    left, right = (curve([(way * 6, 0), (way * half * .72, -32), (way * half, -72)]) for way in (-1, 1))
    return Petal(left, right, rim)


def _petal(group: Group, pose: Pose, petal: Petal, tones: Tones, blotch: str | None) -> None:
    """A petal of three tones: deep on its shaded flank, pale along its rim, with `blotch` at its foot."""
    placed = petal.map(pose.point)
    outline = placed.outline()
    inside = Group().fill(outline, tones.mid)
    inside.fill(placed.zone(lambda s: 1 - .13 * np.sin(np.pi * s) ** .6, 1), tones.light)
    dark = int(shaded(pose))
    sign = -1 if dark else 1
    inside.fill(placed.side(dark, lambda t: dark + sign * .26 * np.sin(np.pi * clip01(t) ** .8)), tones.deep)
    for across in (.3, .5, .7):
        inside.fill(taper(placed.vein(across, .3, .84), 3.4 * pose.scale, .4 * pose.scale), tones.deep)
    if blotch:
        inside.fill(placed.zone(0, lambda s: .40 + .10 * np.cos(s * 19)), blotch)
    group.silhouette(outline).clip(outline, inside)


def _whorl(group: Group, pose: Pose, count: int, first: float, petal: Petal, tones: Tones, blotch: str | None,
           edge: Line) -> None:
    """`count` petals around the heart as one layer with a key line."""
    layer = Group()
    for k in range(count):
        _petal(layer, Pose(pose.at, pose.scale, pose.turn + first + 360 * k / count), petal, tones, blotch)
    group.add(keyline(layer, *edge))


def poppy(group: Group, pose: Pose, side: Side, edge: Line) -> None:
    """The taker's blossom: four broad petals in two pairs, dark at the foot, around a crowned capsule."""
    for first in (0, 90):
        _whorl(group, pose, 2, first, _fan(66, 8), side.bloom, pal.INK, edge)
    for k in range(12):
        group.fill(pose.circle(polar(38, 30 * k), 4.6), "#F3DDA0" if k % 2 else pal.INK)
    group.fill(pose.circle(0, 25), pal.INK).fill(pose.circle(0, 21), side.heart.mid)
    for k in range(6):
        group.fill(pose.path(taper(line(0, polar(20, 60 * k)), 6, 3)), side.heart.deep)


def flax(group: Group, pose: Pose, side: Side, edge: Line) -> None:
    """The defenders' blossom: five round petals with a pale eye and a golden heart."""
    petal = _fan(50, -3)
    layer = Group()
    for k in range(5):
        put = Pose(pose.at, pose.scale, pose.turn + 72 * k)
        _petal(layer, put, petal, side.bloom, None)
        layer.fill(put.path(ribbon(line(0, -58j), lambda u: 13 * bud_profile(.8, 1)(u))), CREAM_EYE)
        layer.fill(put.path(taper(line(-48j, -97j), 5, 5, ends(.2, .3))), side.bloom.line)
    group.add(keyline(layer, *edge))
    group.fill(pose.circle(0, 22), pal.INK).fill(pose.circle(0, 18), side.heart.mid)
    group.fill(pose.circle(-4 - 4j, 8), side.heart.light)


CREAM_EYE = "#F4EED6"


def blossom(group: Group, pose: Pose, name: str, edge: Line) -> None:
    """The blossoms of the vine of the side `name`: poppies, flax, or closed buds."""
    if name == "taker":
        poppy(group, pose, SIDES[name], edge)
    elif name == "defenders":
        flax(group, pose, SIDES[name], edge)
    else:
        layer = Group()
        foot = pose.at + pose.factor * 52j
        bud(layer, Pose(foot, pose.scale * 1.05, pose.turn), SIDES[name])
        group.add(keyline(layer, *edge))


def thorn(group: Group, pose: Pose, colour: str) -> Path:
    """A hooked thorn."""
    shape = pose.shape([(-34, 8, "c"), (-12, -30), (14, -100, "c"), (16, -36), (34, 8, "c")])
    group.silhouette(shape).fill(shape, colour)
    return shape


def bead(group: Group, at: complex, radius: float, tones: Tones) -> None:
    """A round berry with a light in it."""
    shape = circle(at, radius)
    group.silhouette(shape).fill(shape, tones.mid)
    group.fill(circle(at - .28 * radius * (1 + 1j), radius * .42), tones.light)
