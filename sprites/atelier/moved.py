"""A drawing moved or enlarged, with lines of the same width as before."""
from __future__ import annotations

import re

from .splines import Pose
from .svg import Group

_DATA = re.compile(r' d="([^"]*)"')
_PAIR = re.compile(r"(-?\d+\.\d+) (-?\d+\.\d+)")


def set_down(group: Group, pose: Pose) -> Group:
    """`group`, drawn around (0, 0), placed by `pose`; it must contain paths only."""
    assert "transform=" not in group.text_of()

    def moved(data: str) -> str:
        def put(found: re.Match[str]) -> str:
            z = pose.point((float(found[1]), float(found[2])))
            return f"{z.real:.1f} {z.imag:.1f}"
        return _PAIR.sub(put, data)

    other = Group()
    other.silhouettes = [moved(data) for data in group.silhouettes]
    return other.raw(_DATA.sub(lambda found: f' d="{moved(found[1])}"', group.text_of()))
