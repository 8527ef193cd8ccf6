"""A full garden rose as an ornament: petals in four whorls around a furled heart, with rolled rims."""
from __future__ import annotations

import numpy as np

from ..geometry import Spot
from ..line import ends, taper
from ..splines import Pose
from ..svg import Group
from ..tones import Tones

CRIMSON = Tones("#DE8F82", "#BD4F4F", "#8C3038", "#4E1822")
WHORLS = ((5, 43, 28, 0), (5, 33, 22, 37), (5, 24, 16.5, 12), (4, 16, 11.5, 50))  # petals, reach, half-width, turn


def full_rose(group: Group, pose: Pose, tones: Tones = CRIMSON, seed: int = 4, veined: bool = True) -> None:
    """A rose about 88 across at scale 1, tilted a little towards the viewer; a small one is not `veined`."""
    rng = np.random.default_rng(seed)
    for rank, (count, reach, half, turn) in enumerate(WHORLS):
        middle = pose.point((0, 6 - 3.4 * rank))
        for k in (*range(0, count, 2), *range(1, count, 2)):
            way = turn + 360 * k / count + rng.uniform(-7, 7)
            long = reach * rng.uniform(.96, 1.06) * (1.06 if np.cos(np.radians(way)) < 0 else .98)
            _petal(group, Pose(middle, pose.scale, pose.turn + way), long, half, tones, rank == 0, veined)
    _heart(group, Pose(pose.point((0, -6)), pose.scale, pose.turn), tones)


def _petal(group: Group, pose: Pose, long: float, half: float, tones: Tones, outer: bool, veined: bool) -> None:
    rim: list[tuple[float, float]] = [
        (-half * .98, -long * .66), (-half * .8, -long * .9), (-half * .3, -long), (0, -long * .97),
        (half * .36, -long * 1.02), (half * .84, -long * .88), (half, -long * .64)]
    outline, inside = pose.shape([(0, 0, "c"), (-half * .7, -long * .3), *rim, (half * .7, -long * .3)]), Group()
    inside.fill(pose.circle(0, long * .62), tones.deep)
    for x in (-.5, -.18, .16, .48) if veined else ():
        vein = pose.curve([(x * half * .5, -long * .5), (x * half * .9, -long * .68), (x * half * 1.1, -long * .8)])
        inside.fill(taper(vein, 1.2 * pose.scale, .5, ends(.2, .5)), tones.deep)
    fold = pose.shape([(rim[0][0], rim[0][1], "c"), *rim[1:-1], (rim[-1][0], rim[-1][1], "c"),
                       (half * .5, -long * .8), (0, -long * .86), (-half * .5, -long * .8)])
    group.silhouette(outline).fill(outline, tones.mid).clip(outline, inside.fill(fold, tones.light))
    if outer:
        group.contour(outline, 1.4, 3.2)
    else:
        group.stroke(outline, tones.line, 1.5 * pose.scale)


def _heart(group: Group, pose: Pose, tones: Tones) -> None:
    ball = pose.circle(0, 9.5, 8.5)
    group.fill(ball, tones.deep).stroke(ball, tones.line, 1.4 * pose.scale)
    furled: tuple[tuple[list[Spot], str], ...] = (
        ([(-9, 0, "c"), (-6, -8), (2, -9), (8, -4, "c"), (2, -4), (-4, 0)], tones.light),
        ([(9, -2, "c"), (8, 6), (0, 9), (-7, 5, "c"), (-1, 3), (4, -1)], tones.mid),
        ([(-4, 3, "c"), (-4, -2), (0, -4), (4, -1, "c"), (1, 1)], tones.light))
    for spots, tone in furled:
        group.fill(pose.shape(spots), tone).stroke(pose.shape(spots), tones.line, 1.1 * pose.scale)
