"""Reduces colours: the flat inks of a drawing are kept; the blends along their edges share the remaining colours."""
from __future__ import annotations

import numpy as np
from PIL import Image

from .geometry import Array

INKS, WIDE, FEWER = 184, 800, 128  # the number of inks, and a smaller one from the width WIDE on
FLAT, FEW = 60, 300  # the greatest number of colours kept exactly, and the pixels that each must have
ROUNDS = 8
CLEAR_STEPS = 16


def reduced(image: Image.Image) -> Image.Image:
    """`image` in at most 256 colours, computed in whole numbers, so that every computer gives the same result."""
    pixels = np.asarray(image)
    packed = pixels[..., :3].astype(np.int64) @ np.array([1 << 16, 1 << 8, 1])
    found, place, count = np.unique(packed, return_inverse=True, return_counts=True)
    colours = np.stack([found >> 16, found >> 8 & 255, found & 255], 1).astype(np.float64)
    table = _table(colours, count, INKS if image.width < WIDE else FEWER)
    rgb = table[_nearest(colours, table)][place].reshape((*pixels.shape[:2], 3))
    alpha = pixels[..., 3].astype(int)
    steps = np.where(alpha > 247, 255, np.where(alpha < 8, 0, alpha // CLEAR_STEPS * CLEAR_STEPS + CLEAR_STEPS // 2))
    return Image.fromarray(np.dstack([rgb, steps]).astype(np.uint8), "RGBA")


def _nearest(colours: Array, table: Array) -> Array:
    return np.argmin((table**2).sum(1)[None] - 2 * colours @ table.T, 1)  # type: ignore[no-any-return]  # numpy: Any along an axis


def _table(colours: Array, count: Array, inks: int) -> Array:
    """The inks: the flat tones, then repeatedly the colour that is farthest from most pixels, moved to their mean."""
    often = np.argsort(-count, kind="stable")[:FLAT]
    kept = [int(i) for i in often if count[i] >= FEW] or [int(often[0])]
    table = colours[kept]
    off = np.full(len(colours), np.inf)
    for ink in table:
        off = np.minimum(off, ((colours - ink) ** 2).sum(1))
    while len(table) < inks and (off > 0).any():
        worst = int(np.argmax(off * count))
        table = np.vstack([table, colours[worst]])
        off = np.minimum(off, ((colours - colours[worst]) ** 2).sum(1))
    for _ in range(ROUNDS):
        table = _moved(colours, count, table, len(kept))
    return table


def _moved(colours: Array, count: Array, table: Array, fixed: int) -> Array:
    owner = _nearest(colours, table)
    weight = np.bincount(owner, count, len(table))
    sums = np.stack([np.bincount(owner, count * channel, len(table)) for channel in colours.T], 1)
    used = weight > 0
    used[:fixed] = False
    moved = table.copy()
    moved[used] = np.rint(sums[used] / weight[used][:, None])
    return moved
