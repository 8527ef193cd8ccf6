"""Forelegs of the knights' horses."""

from __future__ import annotations

from ..geometry import Spot
from ..pieces import Piece, Tint, lay, strokes
from ..splines import Pose, curve
from ..svg import Group

WORLD = Pose()


def near_leg(group: Group, leg: Piece, coat: Tint, hoof: Piece, horn: Tint, edge: list[Spot]) -> None:
    """The `leg` with its `hoof`, which grows out of the trunk: its contour follows only `edge`, not the joint."""
    lay(group, WORLD, hoof, horn, 1.7, 4)
    inside, shape = Group(), curve(leg.outline, closed=True)
    for spots in leg.shades:
        inside.fill(curve(spots, closed=True), coat.shade)
    for spots in leg.lights:
        inside.fill(curve(spots, closed=True), coat.light)
    strokes(inside, WORLD, leg.lines, coat.line)
    group.silhouette(shape).fill(shape, coat.base).clip(shape, inside)
    group.contour(curve(edge), 1.8, 4.2)


def far_leg(group: Group, leg: Piece, coat: Tint, hoof: Piece, horn: Tint) -> None:
    """The `leg` on the far side of the trunk with its `hoof`."""
    lay(group, WORLD, hoof, horn, 1.7, 4)
    lay(group, WORLD, leg, coat, 1.7, 4.2)
