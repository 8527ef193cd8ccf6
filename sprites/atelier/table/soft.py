"""Soft effects: card shadow, card glow, paper grain."""
from __future__ import annotations

from typing import Any

import numpy as np
from PIL import Image

from ..geometry import Array

SIDE, REACH, CORNER = 176, 40, 14  # picture, reach of the softness, radius of the card's corner
SHADOW, GLOW = (6, 18, 15), (255, 221, 138)


def _blurred(sigma: float, grow: float) -> Any:
    """The coverage (0..1) of a round-cornered card, grown by `grow` pixels and blurred by `sigma`."""
    axis = np.arange(SIDE) + 0.5 - SIDE / 2
    half = SIDE / 2 - REACH + grow
    x, y = np.meshgrid(axis, axis)
    dx = np.maximum(np.abs(x) - half + CORNER + grow, 0)
    dy = np.maximum(np.abs(y) - half + CORNER + grow, 0)
    cover = np.clip(CORNER + grow - np.hypot(dx, dy) + 0.5, 0, 1)
    reach = np.arange(-REACH, REACH + 1)
    kernel = np.exp(-(reach**2) / (2 * sigma**2))
    kernel /= kernel.sum()
    for _ in range(2):
        cover = np.apply_along_axis(lambda row: np.convolve(row, kernel, "same"), 0, cover).T
    return cover


def _soft(colour: tuple[int, int, int], alpha: Array) -> Image.Image:
    plane = np.zeros((SIDE, SIDE, 4), "u1")
    plane[..., :3] = colour
    plane[..., 3] = np.clip(alpha * 255 + 0.5, 0, 255)
    return Image.fromarray(plane, "RGBA")


def shadow() -> Image.Image:
    """The soft shadow of a card; the card's edge is `REACH` pixels inside the picture."""
    return _soft(SHADOW, _blurred(13, 0) * 0.66)


def glow() -> Image.Image:
    """The gold light around a card: full at the card's edge, invisible at the picture's edge."""
    return _soft(GLOW, np.clip(_blurred(10, 8) * 1.35, 0, 1) * 0.95)


def grain(side: int = 320, seed: int = 7) -> Image.Image:
    """A seamless tile of paper grain to multiply with: values about 245 to 255."""
    rng = np.random.default_rng(seed)
    frequency = np.hypot(*np.meshgrid(np.fft.fftfreq(side) * side, np.fft.fftfreq(side) * side))
    noise = np.zeros((side, side))
    for waves, share in ((144, .55), (69, .5), (22, .4), (4, .55)):  # fine tooth, fibre, mottle, cloud
        band = np.exp(-((frequency - waves) / (waves * .45)) ** 2)
        layer = np.fft.ifft2(np.fft.fft2(rng.standard_normal((side, side))) * band).real
        noise += share * layer / layer.std()
    values = np.clip(251 + 2.1 * noise, 243, 255)
    return Image.fromarray(np.repeat(values.round().astype("u1")[..., None], 3, 2), "RGB")
