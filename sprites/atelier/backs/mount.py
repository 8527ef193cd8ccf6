"""The parts of all backs: the field in its gilt frame, two halves, the middle."""
from __future__ import annotations

from .. import palette as pal
from ..frame import card_paper, gilt_line
from ..geometry import Path, rounded_rect
from ..svg import HALF_TURN, HEIGHT, WIDTH, Group

MIDDLE = WIDTH / 2
FIELD = rounded_rect(24, 24, WIDTH - 48, HEIGHT - 48, 24)


def mounted(field: str, pattern: Group, half: Group, dark: str, width: float = 8) -> Group:
    """The paper with the `field`, its `pattern` and twice the `half`, outlined in `dark`."""
    group = card_paper().fill(FIELD, field).clip(FIELD, pattern)
    group.stroke(rounded_rect(38, 38, WIDTH - 76, HEIGHT - 76, 14), pal.GILT, 2)  # the plant grows over it
    plants = Group()
    for layer in (_contour(half, width, dark), half):  # both contours first, so that the halves join without a line
        plants.add(layer).add(layer, HALF_TURN)
    return group.clip(FIELD, plants)


def _contour(half: Group, width: float, dark: str) -> Group:
    silhouettes = Group()
    silhouettes.silhouettes = half.silhouettes
    return silhouettes.outlined(width, dark)


def edged(group: Group) -> Group:
    """`group` with the gilt line of the frame on it."""
    gilt_line(group, FIELD, 8, 1.7)
    return group


def on_side(side: int, path: Path) -> Path:
    """`path`, drawn for the right side, mirrored on the left one if `side` is -1."""
    return path if side > 0 else path.map(lambda z: complex(WIDTH - z.real, z.imag))
