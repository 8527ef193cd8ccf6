"""A lily's turk's cap modelled in space: six tepals rolled back, each showing its face or its back."""
from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np

from ..geometry import Path, Point, circle, line, point, polar, smooth
from ..line import SHADE, taper
from ..plants import leaf_profile
from ..ribbons import Profile
from ..splines import curve
from ..svg import Group
from ..tones import Tones

# the line of a tepal that is rolled back completely
ROLL = smooth([.05 + 0j, .13 + .17j, .27 + .33j, .47 + .41j, .67 + .33j, .80 + .11j, .84 - .15j, .80 - .38j,
               .70 - .54j, .57 - .58j])
HALF = leaf_profile(.21, .44, .34, .8)
BOW = ((.04, .05), (.10, .36), (.20, .66), (.34, .90))  # the line of a stamen, in the form of that of a tepal
Parts = list[tuple[float, Group]]  # the nearness of each part, and its drawing


@dataclass(frozen=True, slots=True)
class Turk:
    """A flower of `size` hanging from `at`: its axis points along `turn` (0 down), `pitch` degrees towards the viewer.

    A `spin` near 0 or 60 shows tepals edge on. `roll` is a tepal's line: distance from the axis, height along it;
    `half` is half its width.
    """
    at: Point
    size: float
    pitch: float = 15
    turn: float = 0
    spin: float = 0
    roll: Path = ROLL
    half: Profile = HALF

    def seen(self, x: Any, y: Any, high: Any) -> tuple[Any, Any]:
        """The position of a point of the flower on the page, and its nearness."""
        tilt, axis = math.radians(self.pitch), polar(1, 90 + self.turn)
        across = -1j * axis
        place = point(self.at) + self.size * (x * across + (high * math.cos(tilt) - y * math.sin(tilt)) * axis)
        return place, high * math.sin(tilt) + y * math.cos(tilt)


@dataclass(frozen=True, slots=True)
class Stretch:
    """A stretch of a tepal with one side visible: edges and middle as seen, the shares `along`, whether its `face`."""
    left: Any
    right: Any
    middle: Any
    along: Any
    face: bool
    size: float

    @property
    def edge_on(self) -> bool:
        """Whether it is so narrow that its key line would have thorns."""
        return bool(np.abs(self.right - self.left).mean() <= self.size * .07)


def turks_cap(group: Group, flower: Turk, tepal: Callable[[Stretch], Group], others: Iterable[tuple[float, Group]],
              widths: tuple[float, float] = (1.0, .94)) -> None:
    """A flower: six tepals, painted by `tepal` stretch by stretch, and its `others` (stamens, style), far to near."""
    parts: Parts = list(others)
    for k in range(6):
        parts += [(near, tepal(stretch)) for near, stretch in
                  _stretches(flower, flower.spin + 60 * k, widths[k % 2])]
    for _, part in sorted(parts, key=lambda item: item[0]):
        group.add(part)


def _stretches(flower: Turk, way: float, width: float) -> list[tuple[float, Stretch]]:
    """The nearness of each stretch of the tepal towards `way`, with the stretch."""
    u = np.linspace(0, 1, 41)
    spine, half = flower.roll.at(u), flower.half(u) * width
    out, aside = polar(1, way), polar(1, way + 90)
    middle, near = flower.seen(spine.real * out.real, spine.real * out.imag, spine.imag)
    sides = [flower.seen(spine.real * out.real + s * half * aside.real, spine.real * out.imag + s * half * aside.imag,
                         spine.imag)[0] for s in (-1, 1)]
    face = (np.conj(np.gradient(middle)) * (sides[1] - sides[0])).imag < 0
    cuts = [0]
    for i in range(5, 36):
        if face[i] != face[i - 1] and i - cuts[-1] >= 5:  # a shorter stretch would be too small
            cuts.append(i)
    found = []
    for first, last in pairwise([*cuts, 40]):
        some = slice(first, last + 1)
        found.append((float(near[some].mean()), Stretch(sides[0][some], sides[1][some], middle[some], u[some],
                                                         bool(face[(first + last) // 2]), flower.size)))
    return found


def stamen(flower: Turk, way: float, k: int, thread_: Tones, pollen: Tones,
           bow: Sequence[tuple[float, float]] = BOW) -> tuple[float, Group]:
    """A filament that bends outwards along `bow` with an anther attached at its middle; also its nearness."""
    out, size, group = polar(1, way), flower.size, Group()
    spots = []
    near = 0.0
    for i, (reach, high) in enumerate(bow):
        place, near = flower.seen(out.real * reach, out.imag * reach, high + .03 * (k % 3) * (i == len(bow) - 1))
        spots.append(complex(place))
    thread = curve(spots)
    for width, tone in ((.034, thread_.line), (.018, thread_.light)):
        group.fill(taper(thread, size * width + .6, size * width * .7 + .5), tone)
    group.silhouette(taper(thread, size * .034 + .6, size * .024 + .5))
    swing = complex(thread.tangent(1.0)) * polar(1, 70 if k % 2 else 104)
    anther = taper(line(thread.end - swing * size * .085, thread.end + swing * size * .085), size * .058, size * .05,
                   lambda u: (np.sin(np.pi * (np.clip(u, 0, 1) * .8 + .1))) ** .5)
    group.silhouette(anther).fill(anther, pollen.mid).contour(anther, .9, 1.8, pollen.line, SHADE)
    shine = line(thread.end - swing * size * .06, thread.end + swing * size * .06)
    group.fill(taper(shine, size * .018, .6), pollen.light)
    return near * .6, group


def style(flower: Turk, colour: str, thread: Tones, stigma: Tones) -> tuple[float, Group]:
    """The style with its three-lobed stigma, longer than the stamens, and its nearness."""
    group, size = Group(), flower.size
    places = [complex(flower.seen(x, 0.0, high)[0]) for x, high in ((0, .1), (.01, .5), (.06, 1.06))]
    spine = curve(places)
    shape = taper(spine, size * .05, size * .04)
    group.silhouette(shape).fill(shape, colour).contour(shape, .8, 1.6, thread.line, SHADE)
    knob = circle(spine.end, size * .048, size * .036)
    group.silhouette(knob).fill(knob, stigma.deep).contour(knob, .8, 1.6, stigma.line, SHADE)
    return .02, group


def foot(flower: Turk, leaf: Tones) -> tuple[float, Group]:
    """The nearness and the drawing of the point at which the flower hangs from its stalk."""
    spot, base = circle(flower.at, flower.size * .07), Group()
    return -.01, base.silhouette(spot).fill(spot, leaf.mid).stroke(spot, leaf.line, .9)
