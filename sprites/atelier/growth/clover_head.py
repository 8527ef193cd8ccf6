"""The head of the red clover: green, opening from below, in full flower, withered and brown; its single florets."""
from __future__ import annotations

import math

import numpy as np

from ..engraved import printed
from ..geometry import polar
from ..line import SHADE, taper
from ..organs import sprig
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones, mix_ink

CLOVER, SPENT, GREEN = printed("C", Tones("#F7D9DC", "#DB8FA8", "#A9557A", "#5E2343"),
                               Tones("#E6C48C", "#BC8A52", "#8A5832", "#4A2A16"),
                               Tones("#E6E8C4", "#BECB92", "#8CA66C", "#3F5A36"))

# A floret of length 1 that points up, 1 wide to either side; its lit flank; its keel.
FLORET = curve([(-.22, 0, "c"), (-.34, -.34), (-.94, -.66), (-.62, -.92), (0, -1.04, "c"), (.62, -.92), (.94, -.66),
                (.34, -.34), (.22, 0, "c")], True)
FLANK = curve([(-.10, -.14, "c"), (-.30, -.42), (-.70, -.72), (-.42, -.90), (-.10, -.62)], True)
KEEL = taper(curve([(.04, -.30), (.14, -.60), (.06, -.88)]), .16, .05)
HEART = -40j  # of the pose of a head
LIGHT = (-.52, -.62, .58)


def floret(group: Group, foot: complex, tip: complex, half: float, tones: tuple[str, str, str],
           sway: float = 0) -> None:
    """One small pea flower from `foot` to `tip` of half-width `half`: tone, lit flank and line."""
    reach, breadth = tip - foot, half * 1j * (tip - foot) / (abs(tip - foot) or 1)

    def put(z: complex) -> complex:
        return foot - z.imag * reach + (z.real + sway * z.imag * z.imag) * breadth
    shape, (tone, lit, dark) = FLORET.map(put), tones
    group.silhouette(shape).fill(shape.map(lambda z: z + polar(half * .22, SHADE)), dark)
    group.fill(shape, tone).fill(FLANK.map(put), lit).fill(KEEL.map(put), dark).stroke(shape, dark, .32 + half * .05)


def _seats(count: int, tilt: float) -> list[tuple[float, float, float, float]]:
    """The visible ones of places spread evenly over a ball: x right, y down, z towards the viewer, height.

    The ball leans towards the viewer by `tilt` degrees; the height is 0 at its foot and 1 at its crown.
    """
    seats, lean = [], math.radians(tilt)
    for k in range(count):
        high, way = 1 - 1.72 * (k + .5) / count, k * 137.508
        flat = polar(math.sqrt(1 - high * high), way)
        y, z = -high * math.cos(lean) + flat.imag * math.sin(lean), flat.imag * math.cos(lean) + high * math.sin(lean)
        seats.append((flat.real, y, z, (1 + high) / 2))
    return [seat for seat in seats if seat[2] > -.55]


def _lit(tones: Tones, x: float, y: float, z: float, noise: float) -> tuple[str, str, str]:
    """Tone, lit flank and line of a floret at a place of the ball."""
    light = x * LIGHT[0] + y * LIGHT[1] + z * LIGHT[2] + .16 * noise
    steps = (tones.deep, mix_ink(tones.deep, tones.mid, .55), tones.mid, mix_ink(tones.mid, tones.light, .45),
             mix_ink(tones.mid, tones.light, .8))
    if light < -.34:  # the core of the shade
        return mix_ink(tones.deep, tones.line, .55), tones.deep, tones.line
    i = int(np.digitize(light, (-.25, .12, .48, .82)))
    return steps[i], steps[min(4, i + 1)] if i < 4 else tones.light, tones.line


def clover_head(group: Group, pose: Pose, tones: Tones = CLOVER, green: Tones = GREEN, brown: Tones = SPENT,
                ripe: float = 1, spent: float = 0, tilt: float = 0, seed: int = 1, count: int = 140) -> None:
    """A round head about 92 wide on the pose's origin, with overlapping florets, the lower ones drawn last.

    The share `ripe`, from below, is open, and the crown is still green; the share `spent`, from below, is brown and
    hangs. It leans towards the viewer by `tilt` degrees.
    """
    rng, size = np.random.default_rng(seed), abs(pose.factor)
    core = pose.circle(HEART, 27, 27)
    group.silhouette(core).fill(core, brown.deep if spent > .5 else tones.deep if ripe > .6 else green.deep)
    seats, upright = _seats(count, tilt), math.cos(math.radians(tilt))
    for x, y, z, _ in sorted((seat for seat in seats if seat[3] < spent), key=lambda seat: seat[2] - seat[1]):
        noise = rng.normal()
        foot = HEART + complex(21 * x, 21 * y - 9)
        tip = foot + complex(13 * x + 1.6 * noise, 21 - 5 * abs(y) - 3 * abs(x))
        floret(group, pose.point(foot), pose.point(tip), size * 3.9, _lit(brown, x, y + .5, z, noise), .4 * x)
    fresh = (seat for seat in seats if seat[3] >= spent)
    for x, y, z, height in sorted(fresh, key=lambda seat: seat[1] * .8 * upright + seat[2]):
        noise = rng.normal()
        foot, way = HEART + complex(24 * x, 24 * y + 2), complex(x * 1.1, y - .92 * upright)
        way *= max(.62, abs(way)) / (abs(way) or 1)
        if height > ripe:
            young = min(1, (height - ripe) * 3.2)
            tip = foot + way * (13 - 4 * young)
            floret(group, pose.point(foot), pose.point(tip), size * (4.0 - .9 * young), _lit(green, x, y, z, noise))
        else:
            tip = foot + way / max(1, abs(way) ** .7) * (20 + 1.4 * noise)
            floret(group, pose.point(foot), pose.point(tip), size * (4.8 + .2 * noise), _lit(tones, x, y, z, noise),
                   .5 * x)


def fallen_floret(group: Group, pose: Pose, tones: Tones = CLOVER) -> None:
    """A single floret, about 30 long, with raised standard."""
    tube = sprig(pose.at, 30 * abs(pose.factor), pose.turn, .12)
    floret(group, tube.start, tube.end, 5 * abs(pose.factor), (tones.mid, tones.light, tones.line), .5)
