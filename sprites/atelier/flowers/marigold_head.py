"""The heads of the pot marigold, open and half shut, modelled in space; each ray is bent and turned differently.

A ray is a strip in space, hollow along its middle. Its foot is on the rim of the disc; its steepness and bend vary. Its
brightness is computed from its angle to the light. The outer rows hang over the rim.
"""
from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..geometry import Path, circle, point, polar, smooth
from ..line import SHADE, ends, taper
from ..ribbons import Petal
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones
from .marigold import DISC, GOLDEN, bracts
from .turned import View

# from full light to full shade
GLOW = (Tones("#FCDD9A", "#F7BE62", "#E39A3C", "#6A2A12"), Tones("#F9CB78", "#F0A242", "#D07C27", "#6A2A12"),
        Tones("#F3B25A", "#E68A2E", "#BE641D", "#5E2410"), Tones("#EA9C46", "#D67424", "#A44F19", "#5E2410"),
        Tones("#D9833A", "#BC5C1D", "#87401A", "#4E1D0E"))


@dataclass(frozen=True, slots=True)
class Row:
    """Rays of about the same form: their number, length, half-width, rise in degrees, and bend."""
    count: int
    length: float
    half: float
    rise: float
    bend: float


# outermost first
ROWS = (Row(19, .78, .128, 2, -74), Row(18, .72, .122, 12, -62), Row(17, .62, .112, 26, -52),
        Row(15, .50, .098, 40, -40), Row(13, .34, .080, 56, -16))
# of a half-closed head: the rays are upright and lean inwards
EVENING = (Row(13, .88, .165, 36, 70), Row(12, .90, .150, 50, 56), Row(10, .86, .135, 64, 40),
           Row(7, .76, .120, 78, 16))
LIGHT = (-.45, -.50, .74)  # towards the light: right, near, up
LOW_LIGHT = (-.56, .62, .55)
FOOT = .27  # the feet of the rays, as a share of the radius of the head


def marigold_head(group: Group, view: View, seed: int = 3) -> None:
    """A head seen from `view.rise` degrees; the disc is between the far and the near rays of the inmost row."""
    rng = np.random.default_rng(seed)
    under = circle(_seen(view, 0, 0, -.10), view.radius * .62, view.radius * .44)
    group.silhouette(under).fill(under, GLOW[4].deep)
    behind: list[Path] = [under]
    for number, row in enumerate(ROWS):
        ways = sorted((360 * (k + .5 * (number % 2)) / row.count + rng.uniform(-6, 6) for k in range(row.count)),
                      key=lambda way: math.sin(math.radians(way)))
        inmost = number == len(ROWS) - 1
        for way in ways:
            if inmost and math.sin(math.radians(way)) > .25:
                _disc(group, view)
                inmost = False
            _ray(group, view, _Ray(row, way, rng), behind)
        if inmost:
            _disc(group, view)


def marigold_evening(group: Group, pose: Pose, seed: int = 10) -> None:
    """A half-closed head on its cup of bracts at night, seen from the side."""
    rng = np.random.default_rng(seed)
    view = View(pose.point((0, -2)), 150 * abs(pose.factor), 16, 0, pose.turn)
    under = circle(pose.point((0, -22)), 40 * abs(pose.factor))
    group.silhouette(under).fill(under, GLOW[4].deep)
    rays = [(row, 360 * (k + .5 * (number % 2)) / row.count + rng.uniform(-7, 7))
            for number, row in enumerate(EVENING) for k in range(row.count)]
    behind: list[Path] = [under]
    for near in (False, True):  # the far half from the outside inwards, the near one from the inside outwards
        half = [item for item in rays if (math.sin(math.radians(item[1])) > 0) == near]
        order = -1 if near else 1
        for row, way in sorted(half, key=lambda item: (order * item[0].rise, math.sin(math.radians(item[1])))):
            _ray(group, view, _Ray(row, way, rng), behind, LOW_LIGHT)
    bracts(group, pose)


class _Ray:
    """One ray of a `row` in the direction `way`: its sheet in space, with length, bend and turn drawn from `rng`."""

    def __init__(self, row: Row, way: float, rng: np.random.Generator) -> None:
        self.out = polar(1, way)
        self.length = row.length * rng.uniform(.80, 1.10)
        self.half = row.half * rng.uniform(.86, 1.12)
        self.rise = row.rise + rng.uniform(-9, 9)
        self.bend = row.bend * rng.uniform(.55, 1.35)
        self.sway = rng.uniform(-.13, .13)
        self.turn = rng.uniform(-17, 17)  # how far the tip is twisted, degrees
        self.hollow = rng.uniform(.10, .34)
        self.notch = rng.uniform(.010, .020)
        self.tilt = rng.uniform(-.05, .05)

    def at(self, across: Any, along: Any) -> tuple[Any, Any, Any]:
        """The position (right, near, up) of the point at `across` (-1 left, 1 right) and `along` (0 foot, 1 tip)."""
        across, along = np.asarray(across, float), np.asarray(along, float)
        steep = np.radians(self.rise + self.bend * along * .5)  # the mean of the slope so far
        far = FOOT + self.length * along * np.cos(steep)
        high = .06 + self.length * along * np.sin(steep)
        wide = self.half * (.34 + .66 * np.sin(np.pi / 2 * np.clip(along / .62, 0, 1)) ** .8) * (
            1 - .20 * np.clip((along - .72) / .28, 0, 1) ** 2)
        twist = np.radians(self.turn) * along ** 2
        aside = across * wide * np.cos(twist) + self.sway * along ** 2 * self.length
        high = high + across * wide * np.sin(twist) + self.hollow * wide * (across ** 2 - .4)
        ground = far * self.out + aside * (1j * self.out)
        return ground.real, ground.imag, high

    def tip(self, across: float) -> float:
        """The share along at which the rim ends at `across`: three small teeth."""
        tooth = math.cos(3 * math.pi * across) if abs(across) < 1 else -1.0
        return 1 + self.notch * tooth - .085 * across ** 2 + self.tilt * across

    def brightness(self, rise: float, light: tuple[float, float, float]) -> float:
        """The brightness of its middle as seen from `rise` degrees, by its angle to `light`: -1 to 1."""
        u, step = .6, .01
        a, b = np.array(self.at(0, u)), np.array(self.at(0, u + step))
        c = np.array(self.at(step, u))
        normal = np.cross(b - a, c - a)
        eye = np.array([0, math.cos(math.radians(rise)), math.sin(math.radians(rise))])
        normal /= np.linalg.norm(normal) * math.copysign(1, normal @ eye)
        return float(normal @ np.array(light))


def _seen(view: View, right: Any, near: Any, up: Any) -> Any:
    """The position of a point of the head on the page; its axis is turned by `view.turn` from upright."""
    tilt = math.radians(view.rise)
    return point(view.at) + polar(view.radius, view.turn) * (right + 1j * (near * math.sin(tilt) - up * math.cos(tilt)))


def _ray(group: Group, view: View, ray: _Ray, behind: list[Path],
         light: tuple[float, float, float] = LIGHT) -> None:
    """Paint a ray with its shadow on the ones `behind` it, and add it to these."""
    along = np.linspace(0, .93, 12)
    rim = [complex(_seen(view, *ray.at(a, ray.tip(a)))) for a in (-.84, -.62, -.34, 0, .34, .62, .84)]
    left, right = (smooth(_seen(view, *ray.at(side + 0 * along, along))) for side in (-1, 1))
    sheet = Petal(left, right, curve([left.end, *rim, right.end]))
    outline = sheet.outline()
    if abs(outline.area()) < .30 * ray.length * ray.half * view.radius ** 2:
        return  # edge on: not worth drawing
    if outline.area() < 0:  # seen from below: the flanks are exchanged
        rim.reverse()
        sheet = Petal(right, left, curve([right.end, *rim, left.end]))
        outline = sheet.outline()
    group.clip("".join(path.data() for path in behind[-26:]),
               Group().fill(outline.map(lambda z: z + polar(view.radius * .030, SHADE)), GLOW[4].line, .42))
    tones = GLOW[int(np.clip(round(3.6 - 3.9 * ray.brightness(view.rise, light)), 0, 4))]
    inside = Group().fill(outline, tones.mid)
    dark = 1 if (complex(sheet.point(1, .6) - sheet.point(0, .6)) * polar(1, -SHADE)).real > 0 else 0
    sign = -1 if dark else 1
    inside.fill(sheet.side(dark, lambda t: dark + sign * (.30 + .05 * np.sin(9 * t))), tones.deep)
    inside.fill(sheet.zone(0, lambda s: .30 + .10 * np.abs(((s * 4) % 1) - .5)), tones.deep)
    inside.fill(sheet.side(1 - dark, lambda t: 1 - dark - sign * (.05 + .22 * np.sin(np.pi * t) ** 2), .3, .97),
                tones.light)
    for across in (.3, .5, .7):
        inside.fill(taper(sheet.vein(across, .16, .96), view.radius * .011, .4, ends(.3, .5)),
                    tones.deep if across != .5 else tones.line)
    inside.fill(sheet.zone(lambda s: .955 + .01 * np.sin(20 * s), 1), tones.light)
    even = Petal(sheet.left, sheet.right, smooth([sheet.left.end, *rim[::2], sheet.right.end]))
    group.silhouette(even.outline()).clip(outline, inside)  # without its teeth, which would give the key line thorns
    group.contour(outline, .8, view.radius * .013 + .5, tones.line, SHADE, 30)
    behind.append(outline)


def _disc(group: Group, view: View) -> None:
    def dome(reach: float, way: float) -> complex:
        z = polar(reach, way)
        return complex(_seen(view, z.real, z.imag, .10 + .14 * (1 - (reach / .29) ** 2)))
    edge = curve([dome(.29, way) for way in range(0, 360, 30)], True)
    group.fill(edge.map(lambda z: z + polar(view.radius * .026, SHADE)), GLOW[4].line, .6)
    group.fill(edge, DISC.deep).stroke(edge, DISC.line, 1.6)
    for reach in sorted((.282 * math.sqrt((k + .5) / 150) for k in range(150)), reverse=True):
        k = round((reach / .282) ** 2 * 150 - .5)
        at, opened = dome(reach, GOLDEN * k), reach > .205
        size = view.radius * (.025 if opened else .0175) * (1 if reach > .12 else .86)
        lit = (at - dome(0, 0)) * polar(1, -SHADE)
        tone = (("#F5C25E", "#D98E36")[lit.real > 0] if opened else ("#9A5A26", "#6C3A1A")[lit.real > 0])
        group.fill(circle(at, size * 1.28), DISC.line).fill(circle(at, size), tone)
        if opened:
            group.fill(circle(at + polar(size * .15, SHADE), size * .46), DISC.mid)
        else:
            group.fill(circle(at - polar(size * .3, SHADE), size * .34), "#C88A44" if lit.real < 0 else "#8F5526")
