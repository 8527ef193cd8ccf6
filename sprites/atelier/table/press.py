"""The texture of a lithograph on paper: fibres in the paper, and the grain of the stone in the inks."""
from __future__ import annotations

import numpy as np
from PIL import Image, ImageDraw

from ..geometry import Array

SIDE, FINER = 256, 3
FIBRES, LIGHT, DARK = 150, .8, -1.0
STEP = 2  # the distance between two greys; fewer greys make a smaller file


def _waves(seed: int, *bands: tuple[float, float]) -> Array:
    """Seamless noise: each band has the number of waves along the side, and its share."""
    rng = np.random.default_rng(seed)
    frequency = np.hypot(*np.meshgrid(np.fft.fftfreq(SIDE) * SIDE, np.fft.fftfreq(SIDE) * SIDE))
    noise = np.zeros((SIDE, SIDE))
    for waves, share in bands:
        band = np.exp(-((frequency - waves) / (waves * .45)) ** 2)
        layer = np.fft.ifft2(np.fft.fft2(rng.standard_normal((SIDE, SIDE))) * band).real
        noise += share * layer / layer.std()
    return noise


def _fibres(seed: int) -> Array:
    """Short bent hairs, some lighter and some darker than the paper."""
    rng, made = np.random.default_rng(seed), np.zeros((SIDE, SIDE))
    for _ in range(FIBRES):
        shade = DARK if rng.random() < .55 else LIGHT
        x, y, way, bend = *rng.uniform(0, SIDE, 2), rng.uniform(0, 2 * np.pi), rng.normal(0, .09)
        spots = []
        for _ in range(int(rng.uniform(9, 34))):
            spots.append((x, y))
            x, y, way = x + np.cos(way), y + np.sin(way), way + bend + rng.normal(0, .05)
        width, large = int(rng.choice([2, 3, 4])), Image.new("L", (SIDE * FINER, SIDE * FINER), 0)
        for across in (-SIDE, 0, SIDE):
            for down in (-SIDE, 0, SIDE):
                ImageDraw.Draw(large).line([((a + across) * FINER, (b + down) * FINER) for a, b in spots], 255, width)
        hair = np.asarray(large.resize((SIDE, SIDE), Image.Resampling.BOX)) / 255
        made += shade * rng.uniform(.4, 1) * hair
    return made


def _tile(values: Array, step: int) -> Image.Image:
    grey = np.clip(np.round(values / step) * step, 0, 255).astype("u1")
    return Image.fromarray(np.repeat(grey[..., None], 3, 2), "RGB")


def fibre() -> Image.Image:
    """A seamless tile of paper to multiply with, for close views."""
    return _tile(250.5 + 15 * _fibres(3) + 1.2 * _waves(7, (40, .5), (6, .7)), STEP)


def stipple() -> Image.Image:
    """A seamless tile of the specks of a lithographic stone: white where ink is missing or thicker, black elsewhere."""
    noise = _waves(11, (84, 1.0))
    share = np.clip((noise / noise.std() - .1) / 1.2, 0, 1)
    return _tile(255 * share * share * (3 - 2 * share), 32)
