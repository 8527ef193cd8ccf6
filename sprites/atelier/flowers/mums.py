"""Chrysanthemum: the great head of reflexed and incurved rays, the head from the side, the scaly bud."""
from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np

from .. import palette as pal
from ..geometry import Path, Point, polar
from ..ribbons import Petal, Profile, edges
from ..splines import Pose, curve
from ..svg import Group


@dataclass(frozen=True, slots=True)
class Tone:
    """Face of a ray, its shaded half and its groove."""
    face: str
    shade: str
    groove: str


DEEP = Tone("#B9675F", "#8A4247", "#6B2C38")
ROSE = Tone("#CF8A7C", "#A55C58", "#7E3C44")
BLUSH = Tone("#E2B09D", "#BE7F73", "#95524F")
PALE = Tone("#F1D8C0", "#D3A48F", "#A8675C")
CREAM = Tone("#FAEFDA", "#E2C2A6", "#B37C6A")


def _strap(width: float) -> Profile:
    """Half-width of a ray: narrow foot, full at two thirds, round end."""
    def half(u: Any) -> Any:
        u = np.asarray(u, float)
        grown = .34 + .66 * np.sin(np.pi / 2 * np.clip(u / .66, 0, 1))
        return width * grown * np.sqrt(np.clip(1.001 - np.clip((u - .72) / .28, 0, 1) ** 2.6, 0, 1))
    return half


def _scale(width: float) -> Profile:
    """Half-width of an incurved ray: round at both ends."""
    return lambda u: width * np.clip(np.sin(np.pi * np.clip(np.asarray(u, float) * .94 + .03, 0, 1)), 0, 1) ** .55


def ray(group: Group, spine: Path, half: Profile, tone: Tone, thick: float = 3.2, dark: int = 1) -> None:
    """One ray along `spine`: face, shaded half, two grooves."""
    petal = Petal(*edges(spine, half, n=18))
    outline = petal.outline()
    group.silhouette(outline).fill(outline, tone.face)
    group.fill(petal.side(dark, .62 if dark else .38), tone.shade)
    for across in (.33, .62):
        group.ink(petal.vein(across, .12, .88), 1.7, "both", tone.groove)
    group.contour(outline, 1.4, thick)


# reach, count, tone, half-width, first direction: rays that bend back, outermost first
GUARD = ((1.0, 21, DEEP, .086, 4), (.90, 21, ROSE, .088, 13), (.78, 19, ROSE, .086, 2), (.68, 17, BLUSH, .088, 10),
         (.58, 15, PALE, .088, 1))
# outer end, inner end, count, tone, half-width: rays that close over the heart, innermost first
BALL = ((.17, .00, 5, CREAM, .07), (.28, .05, 8, CREAM, .085), (.38, .13, 11, CREAM, .092), (.47, .22, 14, PALE, .096))


def mum_head(group: Group, at: Point, radius: float, seed: int = 14, *, tilt: float = 1.0, lift: float = .06,
             turn: float = 0) -> None:
    """A large head of about `radius`, compressed by `tilt` for a side view, with its heart raised by `lift`."""
    pose = Pose(at, radius, turn)
    rng = np.random.default_rng(seed)
    heart = complex(0, -lift)

    def disc(size: float) -> Path:
        return pose.circle(heart, size, size * tilt ** .4)
    group.silhouette(disc(.5)).fill(disc(.5), DEEP.groove)
    for row, (reach, count, tone, width, first) in enumerate(GUARD):
        raised = heart * row / len(GUARD)
        turns = [first + 360 * i / count + rng.uniform(-3, 3) for i in range(count)]
        for way in sorted(turns, key=lambda a: -abs((a + 90 + 180) % 360 - 180)):
            spots = _guard_ray(rng, way, reach)
            seen = [pose.point(raised + complex(z.real, z.imag * tilt)) for z in spots]
            ray(group, curve(seen), _strap(radius * width * (1 - .25 * (1 - tilt))), tone, max(2.4, radius * .018),
                1 if math.cos(math.radians(way)) > 0 else 0)
    group.fill(disc(.44), DEEP.groove)
    for outer, inner, count, tone, width in BALL:
        for i in range(count):
            way = 360 * i / count + outer * 200 + rng.uniform(-3, 3)
            spots = [polar(outer + (inner - outer) * share, way + 24 * share**1.6) for share in (0, .4, .75, 1)]
            seen = [pose.point(heart + complex(z.real, z.imag * tilt ** .4)) for z in spots]
            ray(group, curve(seen), _scale(radius * width), tone, max(2.2, radius * .016), 0)


def _guard_ray(rng: np.random.Generator, way: float, reach: float) -> list[complex]:
    """The spine of a ray that bends back, with the heart at 0: a swirl, a fall, a hooked end."""
    length = reach * rng.uniform(.90, 1.06)
    swirl, hook = rng.uniform(4, 12), rng.uniform(0, 10)
    fall = .07 * length * reach * (1 - math.sin(math.radians(way)) * .4)
    return [polar(length * share, way + swirl * share**2 + hook * share**6) + 1j * fall * share**3
            for share in (.18, .45, .7, .88, 1.0)]


def mum_bud(group: Group, at: Point, scale: float = 1.0, turn: float = 0) -> None:
    """A round scaly bud with its foot at `at` and the tips of its rays visible."""
    pose = Pose(at, scale, turn)
    for x in (-20, 20, -10, 10, 0):
        spots = [pose.point(p) for p in ((x * .8, -30), (x * 1.25, -56), (x * .5, -84))]
        ray(group, curve(spots), _scale(10 * scale), ROSE if abs(x) > 12 else BLUSH, 2.6, 1 if x > 0 else 0)
    ball = pose.shape([(0, 6), (-28, -4), (-36, -30), (-22, -54), (0, -46), (22, -54), (36, -30), (28, -4)])
    dark = pose.shape([(8, 8, "c"), (16, -28), (10, -60, "c"), (50, -50), (40, 10)])
    group.solid(ball, "#7E9C66", Group().fill(dark, "#4F7256"), thin=1.7, thick=4)
    for y, xs in ((-36, (-24, 0, 24)), (-20, (-28, -10, 10, 28)), (-4, (-18, 0, 18))):
        for x in xs:
            bract = pose.shape([(x - 11, y + 12, "c"), (x - 11, y - 4), (x, y - 18, "c"), (x + 11, y - 4),
                                (x + 11, y + 12, "c")])
            inside = Group().fill(bract, "#9DB37E" if x < 8 else "#5F8160")
            group.clip(ball, inside.stroke(bract, pal.INK, 1.6))
    group.contour(ball, 1.7, 4)
