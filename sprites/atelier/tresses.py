"""Long hair in locks that end in a fine point."""
from __future__ import annotations

from collections.abc import Sequence

from .figures import Hair, lock
from .geometry import Point
from .ribbons import Profile, clip01
from .splines import Pose
from .svg import Group

Tresses = Sequence[tuple[Sequence[Point], float]]  # from root to tip, and the greatest width


def tress(width: float) -> Profile:
    """The half-width of a lock of the greatest `width`, narrow at its root and fine at its tip."""
    return lambda u: width / 2 * clip01(4 * (clip01(u) + .03)) ** .7 * (1 - clip01(u)) ** .8


def tresses(group: Group, pose: Pose, rows: Tresses, hair: Hair, lines: int = 1) -> None:
    """The locks of `rows` placed by `pose`, back to front, each with `lines` along it."""
    for spots, width in rows:
        lock(group, [pose.point(spot) for spot in spots], width, hair, lines, tress(width * pose.scale))
