"""Dress of the figures: cloth with its folds, sleeves, trimmings; and a figure turned the other way."""
from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from . import palette as pal
from .geometry import Path, Point, Spot, circle, pair
from .line import combed, shaded
from .ribbons import Petal, Profile, edges
from .splines import curve
from .suits import pip
from .svg import Group
from .tones import mix_ink

MIRROR = 330  # the middle of the halo


@dataclass(frozen=True, slots=True)
class Cloth:
    """Three tones of a cloth."""
    base: str
    dark: str
    light: str


def garment(group: Group, spots: Sequence[Spot], cloth: Cloth, darks: Sequence[Sequence[Spot]] = (),
            creases: Sequence[Sequence[Spot]] = (), pattern: Callable[[Group], None] | None = None,
            crease_width: float = 3.2) -> Path:
    """A piece of dress through `spots` with `pattern`, flat shadows `darks` and `creases`. Returns its outline."""
    outline, inside = curve(spots, closed=True), Group()
    for dark in darks:
        shaded(inside, curve(dark, closed=True), cloth.dark, mix_ink(cloth.dark, pal.INK, .34))
    if pattern:
        pattern(inside)
    for crease in creases:
        inside.ink(curve(crease), crease_width, "both")
    group.solid(outline, cloth.base, inside, 1.8, 4.4)
    return outline


def sleeve(group: Group, spots: Sequence[Spot], cloth: Cloth, width: Profile, slashes: int = 0,
           slash: str = pal.IVORY) -> Petal:
    """A sleeve along `spots` with the half-width `width`, a dark side, folds and `slashes` of another colour."""
    spine = curve(spots)
    arm = Petal(*edges(spine, width, n=30))
    outline, inside = arm.outline(), Group()
    inside.fill(outline, cloth.base).fill(arm.side(1, .68), cloth.dark).fill(arm.side(.1, .24, .08, .9), cloth.light)
    count = round(spine.length() / 5)
    for ink, reach in ((cloth.dark, .52), (mix_ink(cloth.dark, pal.INK, .34), .24)):
        combed(inside, arm.point, ink, count, width=1.7, reach=reach, first=.02, last=.98)
    for i in range(slashes):
        along = .1 + .8 * (i + .5) / slashes
        for across in (.2, .46, .72):
            slit = curve([(*pair(arm.point(across, along - .38 / slashes)), "c"), arm.point(across + .07, along),
                          (*pair(arm.point(across, along + .38 / slashes)), "c"), arm.point(across - .07, along)],
                         closed=True)
            inside.fill(slit, slash).stroke(slit, pal.INK, 1.4)
    if not slashes:
        for across, first, last in ((.35, .05, .5), (.55, .3, .8), (.4, .6, .96)):
            inside.ink(arm.vein(across, first, last, across + .12), 2.4, "both")
    group.silhouette(outline).clip(outline, inside).contour(outline, 1.8, 4.2)
    return arm


def brocade(suit: str, colour: str, box: tuple[float, float, float, float], step: tuple[float, float] = (62, 48),
            size: float = 20, whip: float = 14) -> Callable[[Group], None]:
    """A pattern of the sign of `suit` with two whiplashes, over the `box` x0, y0, x1, y1."""
    x0, y0, x1, y1 = box

    def draw(group: Group) -> None:
        for j, y in enumerate(np.arange(y0, y1, step[1])):
            for x in np.arange(x0 + (j % 2) * step[0] / 2, x1, step[0]):
                pip(group, suit, (x, y), size, whips=False, colour=colour)
                for s in (-1, 1):
                    group.ink(curve([(x, y + whip), (x + s * 12, y + whip + 9), (x + s * 22, y + whip),
                                     (x + s * 20, y + whip - 9)]), 3, "branch", colour)
    return draw


def gilt_hem(group: Group, spots: Sequence[Spot], width: float = 14, beads: int = 0, bead: float = 3,
             colour: str = pal.GILT, light: str = pal.GILT_LIGHT, bead_colour: str = pal.PEARL) -> Path:
    """A trimming along `spots` with `beads`."""
    hem = curve(spots)
    group.stroke(hem, pal.INK, width + 4).stroke(hem, colour, width).stroke(hem, light, width * .28)
    for u in np.linspace(.04, .96, beads) if beads else ():
        dot = circle(hem.at(u), bead)
        group.fill(dot, bead_colour).stroke(dot, pal.INK, 1.1)
    return hem


def button(group: Group, at: Point, radius: float = 7) -> None:
    """A gilt button."""
    ball = circle(at, radius)
    group.fill(ball, pal.GILT).fill(circle(complex(*at) if isinstance(at, tuple) else at, radius * .5), pal.GILT_LIGHT)
    group.stroke(ball, pal.INK, 1.6)


_DATA = re.compile(r' d="([^"]*)"')
_PAIR = re.compile(r"(-?\d+\.\d+) (-?\d+\.\d+)")


def _mirrored_data(data: str, middle: float) -> str:
    return _PAIR.sub(lambda found: f"{2 * middle - float(found[1]):.1f} {found[2]}", data)


def mirrored(group: Group, middle: float = MIRROR) -> Group:
    """`group` mirrored at the vertical line x = `middle`; it must contain paths only."""
    assert "transform=" not in group.text_of()
    other = Group()
    other.silhouettes = [_mirrored_data(data, middle) for data in group.silhouettes]
    return other.raw(_DATA.sub(lambda found: f' d="{_mirrored_data(found[1], middle)}"', group.text_of()))
