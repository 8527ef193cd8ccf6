"""The place of a flower on its stalk."""
from __future__ import annotations

from ..geometry import Path, angle
from ..splines import Pose


def perch(spine: Path, scale: float = 1.0, turn: float = 0) -> Pose:
    """The pose of an object on the end of `spine`, turned with it."""
    return Pose(spine.end, scale, angle(complex(spine.tangent(1.0))) + 90 + turn)
