"""Beards and whiskers: broad tresses that begin in a mass of hair and end in a curl."""
from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from .figures import Hair
from .geometry import Spot
from .hands import SHADE_WAY
from .line import ends, taper
from .palette import INK
from .ribbons import Petal, Profile, clip01, edges
from .splines import Pose, curve
from .svg import Group
from .tones import mix_ink

Tress = tuple[Sequence[Spot], float]  # from root to tip, and its greatest width


def _flowing(width: float, root: float) -> Profile:
    """The half-width of a tress: from `root` (0: a point, .5: full width) to a pointed tip."""
    return lambda u: width / 2 * np.sin(np.pi * (root + (1 - root) * clip01(u))) ** .85


def _winged(width: float) -> Profile:
    """The half-width of one side of a moustache: narrow below the nose, with a pointed tip."""
    return lambda u: width / 2 * np.sin(np.pi * (.12 + .88 * clip01(u))) ** .8


def tresses(group: Group, pose: Pose, rows: Sequence[Tress], hair: Hair, lines: int = 3,
            root: float = .3) -> None:
    """The tresses of `rows` on top of each other, each with flow `lines`.

    `root` is the width at the root, from a point (0) to the full width (.5).
    """
    for spots, width in rows:
        _tress(group, Petal(*edges(pose.curve(spots), _flowing(width * pose.scale, root), n=30)), hair, lines)


def moustache(group: Group, pose: Pose, wings: Sequence[Tress], hair: Hair) -> None:
    """Two `wings` that begin under the nose and curl up, separated from the beard by a line."""
    for spots, width in wings:
        spine = pose.curve(spots)
        wing = Petal(*edges(spine, _winged(width * pose.scale), n=30))
        _tress(group, wing, hair, 3)
        group.stroke(curve([wing.left.start, spine.start, wing.right.start]), INK, 1.4)


def _tress(group: Group, strand: Petal, hair: Hair, lines: int) -> None:
    outline, inside = strand.outline(), Group()
    dark = 0.0 if ((strand.left.at(.5) - strand.right.at(.5)) * np.conj(SHADE_WAY)).real > 0 else 1.0
    inside.fill(strand.side(dark, lambda t: abs(dark - .4 * np.minimum(1, t / .2))), hair.dark)
    inside.fill(strand.side(abs(dark - .64), abs(dark - .8), .06, .72), hair.light)
    ink = mix_ink(hair.dark, INK, .55)
    for i in range(lines):
        across = (i + 1) / (lines + 1)
        vein = strand.vein(across, .02 + .08 * (i % 2), .94 - .1 * (i % 2))
        inside.fill(taper(vein, 1.7, .7, ends(.3, .4)), ink)
    group.silhouette(outline).fill(outline, hair.base).clip(outline, inside)
    for side, width in ((strand.left, 2.9 if dark == 0 else 1.7), (strand.right, 1.7 if dark == 0 else 2.9)):
        group.fill(taper(side, width, width, ends(.3, .06, .6)), INK)
