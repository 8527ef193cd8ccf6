"""The wings of butterflies and moths that fold over the back."""
from __future__ import annotations

from ..geometry import Point, point
from ..splines import Pose


class Hinged(Pose):
    """The pose of a wing on the right (`side` 1) or left (-1) of an insect placed by `body`.

    `spread` 1 is a flat wing; a raised wing has a smaller value and is narrower.
    """

    def __init__(self, body: Pose, side: int, spread: float = 1) -> None:
        super().__init__(body.at, body.scale, body.turn, flip=side < 0)
        self.spread = spread

    def point(self, p: Point) -> complex:
        """The place of the wing's point `p`."""
        z = point(p)
        return super().point(complex(z.real * self.spread, z.imag) if self.spread != 1 else z)
