"""The appearance of colours to colour-blind eyes, and the contrast and distance of two colours.

The matrices are those of Machado, Oliveira and Fernandes (2009) at full severity, for linear RGB.
"""
from __future__ import annotations

import numpy as np

from .geometry import Array

EYES: dict[str, Array] = {
    "all cones": np.eye(3),
    "deuteranope": np.array([[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
                             [-0.011820, 0.042940, 0.968881]]),
    "protanope": np.array([[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
                           [-0.003882, -0.048116, 1.051998]]),
    "tritanope": np.array([[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
                           [0.004733, 0.691367, 0.303900]]),
}
WEIGHTS = np.array([.2126, .7152, .0722])
TO_XYZ = np.array([[.4124564, .3575761, .1804375], [.2126729, .7151522, .0721750], [.0193339, .1191920, .9503041]])
WHITE = np.array([.95047, 1, 1.08883])


def rgb(ink: str) -> Array:
    """The three channels 0..255 of an ink written #RRGGBB."""
    return np.array([int(ink[i:i + 2], 16) for i in (1, 3, 5)], float)


def linear(colour: Array) -> Array:
    """Channels 0..255 of sRGB as amounts of light 0..1."""
    c = np.asarray(colour, float) / 255
    return np.where(c <= .04045, c / 12.92, ((c + .055) / 1.055) ** 2.4)


def encoded(light: Array) -> Array:
    """Amounts of light as channels 0..255 of sRGB."""
    c = np.clip(light, 0, 1)
    return 255 * np.where(c <= .0031308, c * 12.92, 1.055 * c ** (1 / 2.4) - .055)


def seen(colour: Array, eyes: str) -> Array:
    """`colour` (or an array of them, channels last) as seen by `eyes`."""
    return encoded(linear(colour) @ EYES[eyes].T)


def lab(colour: Array) -> Array:
    """CIELAB of `colour`, white D65."""
    t = linear(colour) @ TO_XYZ.T / WHITE
    f = np.where(t > .008856, np.cbrt(t), 7.787 * t + 16 / 116)
    return np.stack([116 * f[..., 1] - 16, 500 * (f[..., 0] - f[..., 1]), 200 * (f[..., 1] - f[..., 2])], -1)


def distance(one: Array, other: Array, eyes: str = "all cones") -> float:
    """The distance of two colours in CIELAB as seen by `eyes`."""
    return float(np.linalg.norm(lab(seen(one, eyes)) - lab(seen(other, eyes))))


def contrast(one: Array, other: Array) -> float:
    """The contrast ratio of two colours, 1 to 21 (WCAG 2)."""
    dark, light = sorted(float(linear(colour) @ WEIGHTS) for colour in (one, other))
    return (light + .05) / (dark + .05)
