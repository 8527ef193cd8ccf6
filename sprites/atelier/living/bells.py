"""The bells of the lily of the valley, swinging in a breeze."""
from __future__ import annotations

import math

from PIL.Image import Image

from ..trumps import t08_lily_of_the_valley as trump
from .strip import Motion, patches

STEPS = (.36, .7, 1, -.36, -.7, -1)
SWING, CALM, PER_SECOND = 26, 14, 10  # frames: one swing to and fro, and the rest after each gust


def _nearest(swing: float) -> int:
    return min(range(-1, len(STEPS)), key=lambda k: abs(swing - (STEPS[k] if k >= 0 else 0)))


def _gust(strengths: tuple[float, ...]) -> list[int]:
    return [_nearest(strength * math.sin(2 * math.pi * k / SWING)) for strength in strengths for k in range(SWING)]


MOTION = Motion((480, 716), (*_gust((.5, 1, .7, .3)), *[-1] * CALM, *_gust((.6, .8, .4))), PER_SECOND, at=(38, 226))


def draw() -> Image:
    return patches(MOTION, trump.draw(), (trump.draw(swing) for swing in STEPS))
