"""Pieces of a figure that are drawn for one card only: a hand, a face, given as outlines with their details."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .geometry import Spot
from .line import ends, shaded, taper
from .splines import Pose
from .svg import Group
from .tones import mix_ink

Spots = Sequence[Spot]
Stroke = tuple[Spots, float]  # a line and its greatest width


@dataclass(frozen=True, slots=True)
class Tint:
    """The inks of a piece: base, shade, light, and the ink of the lines on it."""
    base: str
    shade: str
    light: str
    line: str


@dataclass(frozen=True, slots=True)
class Piece:
    """A closed outline with its shades, lights and inner lines."""
    outline: Spots
    shades: tuple[Spots, ...] = ()
    lights: tuple[Spots, ...] = ()
    lines: tuple[Stroke, ...] = ()


def strokes(group: Group, pose: Pose, rows: Sequence[Stroke], colour: str) -> None:
    """Pen lines of `rows`, each swelling and fading out."""
    for spots, width in rows:
        group.fill(taper(pose.curve(spots), width * pose.scale, .6 * width * pose.scale, ends(.25, .35)), colour)


def lay(group: Group, pose: Pose, piece: Piece, tint: Tint, thin: float = 1.6, thick: float = 3.4) -> None:
    """`piece` placed by `pose` in the inks of `tint`."""
    inside = Group()
    for spots in piece.shades:
        shaded(inside, pose.shape(spots), tint.shade, mix_ink(tint.shade, tint.line, .4), 3.8)
    for spots in piece.lights:
        inside.fill(pose.shape(spots), tint.light)
    strokes(inside, pose, piece.lines, tint.line)
    group.solid(pose.shape(piece.outline), tint.base, inside, thin, thick)


def lay_all(group: Group, pose: Pose, pieces: Sequence[Piece], tint: Tint, thin: float = 1.6,
            thick: float = 3.4) -> None:
    """`pieces` on top of each other."""
    for piece in pieces:
        lay(group, pose, piece, tint, thin, thick)
