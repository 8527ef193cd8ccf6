"""A head of the red clover that opens from below: in flower at the foot, about to open, green at the crown."""
from __future__ import annotations

import math

import numpy as np

from ..geometry import polar
from ..splines import Pose
from ..svg import Group
from ..tones import Tones, mix_ink
from .clover_head import CLOVER, GREEN, HEART, LIGHT, floret

TILT = 3.0  # degrees by which the head leans towards the viewer
OPEN, BLUSH = .46, .80  # heights, 0 foot to 1 crown, up to which florets are in flower, are coloured


def opening_head(group: Group, pose: Pose, tones: Tones = CLOVER, green: Tones = GREEN, seed: int = 1,
                 count: int = 150) -> None:
    """A head about 100 wide on the pose's origin; its florets change from pink to green and become shorter."""
    rng, size = np.random.default_rng(seed), abs(pose.factor)
    core = pose.circle(HEART, 26, 26)
    group.silhouette(core).fill(core, mix_ink(tones.deep, tones.line, .3))
    for x, y, z, height in sorted(_seats(count), key=lambda seat: seat[1] * .8 + seat[2]):
        noise = rng.normal()
        grown = 1 - _share(height + .03 * noise, OPEN - .10, BLUSH)
        foot, way = HEART + complex(25 * x, 28.5 * y), complex(x * 1.1, y - .84)
        way *= max(.6, abs(way)) / (abs(way) or 1)
        tip = foot + way / max(1, abs(way) ** .7) * (10 + 11 * grown + 1.3 * noise * grown)
        floret(group, pose.point(foot), pose.point(tip), size * (3.1 + 1.7 * grown),
               _lit(_between(tones, green, grown), x, y, z, noise), .45 * x * grown)


def _seats(count: int) -> list[tuple[float, float, float, float]]:
    """Places of florets in spirals over a ball that leans towards the viewer: x right, y down, z near, height."""
    seats, lean = [], math.radians(TILT)
    for k in range(count):
        high = 1 - 1.72 * (k + .5) / count
        flat = polar(math.sqrt(1 - high * high), k * 137.508)
        z = flat.imag * math.cos(lean) + high * math.sin(lean)
        if z > -.55:
            seats.append((flat.real, flat.imag * math.sin(lean) - high * math.cos(lean), z, (1 + high) / 2))
    return seats


def _share(value: float, first: float, last: float) -> float:
    """The progress of `value` from `first` to `last`, 0 to 1, slow at both ends."""
    u = min(1.0, max(0.0, (value - first) / (last - first)))
    return u * u * (3 - 2 * u)


def _between(tones: Tones, green: Tones, grown: float) -> Tones:
    """The tones of a floret at the stage `grown`, in five steps."""
    share = round(4 * grown) / 4
    return Tones(*(mix_ink(young, old, share) for young, old in
                   zip((green.light, green.mid, green.deep, green.line),
                       (tones.light, tones.mid, tones.deep, tones.line), strict=True)))


def _lit(tones: Tones, x: float, y: float, z: float, noise: float) -> tuple[str, str, str]:
    """Tone, lit flank and line of a floret at a place of the ball."""
    light = x * LIGHT[0] + y * LIGHT[1] + z * LIGHT[2] + .16 * noise
    steps = (tones.deep, mix_ink(tones.deep, tones.mid, .6), tones.mid, mix_ink(tones.mid, tones.light, .6))
    i = int(np.digitize(light, (-.2, .16, .62)))
    return steps[i], steps[i + 1] if i < 3 else tones.light, tones.line
