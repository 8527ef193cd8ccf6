"""The flowing brook of the scarlet avens."""
from __future__ import annotations

from PIL.Image import Image

from ..trumps import t12_scarlet_avens as trump
from .strip import Motion, patches

COUNT = 10
MOTION = Motion((540, 320), (-1, *range(COUNT - 1)), 5, rounds=10, at=(33, 670))


def draw() -> Image:
    return patches(MOTION, trump.draw(), (trump.draw(k / COUNT) for k in range(1, COUNT)))
