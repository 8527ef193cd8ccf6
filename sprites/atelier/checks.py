"""Checks the signs of a pip card (contrast, and that nothing covers them) and the darkness of a picture."""
from __future__ import annotations

import numpy as np
from PIL import Image

from . import large
from .card import Court, Pips, Trump
from .court import court_opening
from .frame import trump_window
from .geometry import Array, Path
from .pip_cards import outlines
from .render import raster
from .suits import SIGNS, SUITS
from .svg import WIDTH, Group, document
from .vision import WEIGHTS, contrast, distance, rgb

CONTRAST, UNCOVERED = 4.5, .97  # the least values for a sign
DARK = .25  # the luminance, of 1, below which a pixel is near-black
RING = (2, 7)  # units outside a sign between which the contrast is measured
NEAR = 12  # the distance in CIELAB within which a colour counts as one of the sign's inks


def _covered(paths: list[Path], width: int, grown: float) -> Array:
    """The pixels of a card within `grown` units of `paths`; a negative value means that far inside."""
    group = Group().raw('<rect width="100%" height="100%" fill="#000000"/>')
    for path in paths:
        group.fill(path, "#FFFFFF")
    for path in paths:
        group.stroke(path, "#FFFFFF" if grown > 0 else "#000000", abs(2 * grown))
    return np.asarray(raster(document(group), width))[..., 0] > 128


def freedom(picture: Image.Image, pips: Pips, large_index: bool = False) -> tuple[float, float]:
    """The lowest contrast of a sign with its surroundings, and the share of the area of the signs that has their inks.

    The contrast is reached by 95 % of the surroundings of the worst sign. The sign of a show ace is a separate
    drawing: only its contrast is measured, and its share is 1.
    """
    paths = large.sign_outlines(pips) if large_index else outlines(pips.suit, pips.rank)
    pixels, inks = np.asarray(picture.convert("RGB")), SUITS[pips.suit]
    ring = _covered(paths, picture.width, RING[1]) & ~_covered(paths, picture.width, RING[0])
    ratios = np.array([contrast(rgb(inks.colour), pixel) for pixel in pixels[ring]])
    owners = _nearest(paths, len(SIGNS[pips.suit]), ring)
    lowest = min(float(np.percentile(ratios[owners == sign], 5)) for sign in range(pips.rank))
    if pips.show:
        return lowest, 1.0
    inside, count = np.unique(pixels[_covered(paths, picture.width, -2)], axis=0, return_counts=True)
    own = np.array([_between(pixel, rgb(inks.colour), rgb(inks.light)) for pixel in inside])
    return lowest, float(count[own].sum() / count.sum())


def near_black(picture: Image.Image, content: Trump | Court | Pips) -> float:
    """The share of the picture field, without the signs, that is darker than a quarter of white."""
    field = _covered([trump_window() if isinstance(content, Trump) else court_opening()], picture.width, -4)
    if isinstance(content, Pips):
        field &= ~_covered(outlines(content.suit, content.rank), picture.width, 2)
    return float((np.asarray(picture.convert("RGB"))[field] / 255 @ WEIGHTS < DARK).mean())


def _nearest(paths: list[Path], shapes: int, pixels: Array) -> Array:
    """The index of the sign, of `shapes` paths each, that is nearest to each of the `pixels` that are set."""
    rows, columns = np.nonzero(pixels)
    at = (columns + 1j * rows) * WIDTH / pixels.shape[1]
    middles = [np.mean([paths[i + k].samples()[0].mean() for k in range(shapes)])
               for i in range(0, len(paths), shapes)]
    nearest: Array = np.argmin(np.abs(at[:, None] - np.array(middles)), 1)
    return nearest


def _between(pixel: Array, one: Array, other: Array) -> bool:
    """Whether `pixel` is one of two inks or a mixture of them, as along the edge of a line."""
    share = float(np.clip((pixel - one) @ (other - one) / ((other - one) @ (other - one)), 0, 1))
    return distance(pixel, one + (other - one) * share) < NEAR
