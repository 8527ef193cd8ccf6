"""Crowns and wreaths, drawn over the brow of a face."""
from __future__ import annotations

from collections.abc import Sequence

from . import palette as pal
from .geometry import Point, Spot, angle, circle, point
from .plants import leaf
from .splines import Pose
from .suits import pip
from .svg import Group

BAND: list[Spot] = [(-64, -84, "c"), (-34, -72), (-2, -68), (30, -72), (57, -86, "c"), (54, -58, "c"), (28, -46),
                    (-2, -42), (-33, -46), (-60, -56, "c")]


def gem(group: Group, at: Point, radius: float, colour: str = pal.PEARL, light: str = "#FFFFFF") -> None:
    """A round stone or pearl with its light."""
    ball, centre = circle(at, radius), point(at)
    group.silhouette(ball).fill(ball, colour).fill(circle(centre - radius * (.3 + .3j), radius * .34), light)
    group.stroke(ball, pal.INK, 1.5)


def _band(group: Group, pose: Pose, suit: str, jewel: str, spots: Sequence[Spot] = BAND) -> None:
    band = pose.shape(spots)
    dark = Group().fill(pose.shape([(14, -64, "c"), (60, -94, "c"), (60, -40, "c"), (8, -34, "c")]), "#A37D33")
    group.solid(band, pal.GILT, dark, 1.7, 4)
    for edge in ([(-62, -79), (-34, -66), (-2, -62), (30, -66), (56, -80)],
                 [(-60, -62), (-33, -52), (-2, -48), (28, -52), (54, -64)]):
        group.ink(pose.curve(edge), 1.6, "even")
    for i, (x, y) in enumerate(((-46, -64), (-24, -58), (-2, -55), (21, -58), (42, -65))):
        if i % 2:
            gem(group, pose.point((x, y)), 4.4 * pose.scale)
        else:
            pip(group, suit, pose.point((x, y)), 16 * pose.scale, whips=False, colour=jewel, edge=1.2)


FLEURON: list[Spot] = [(-7, 4, "c"), (-5, -8), (-17, -8), (-22, -20), (-12, -28), (-5, -20), (-9, -32), (0, -46, "c"),
                       (9, -32), (5, -20), (12, -28), (22, -20), (17, -8), (5, -8), (7, 4, "c")]


def _fleuron(group: Group, pose: Pose) -> None:
    dark = Group().fill(pose.shape([(0, 6, "c"), (0, -48, "c"), (26, -40, "c"), (26, 6, "c")]), pal.GILT_DARK)
    dark.fill(pose.shape([(-3, 6, "c"), (-4, -30), (0, -44, "c"), (6, -24), (5, 6, "c")]), pal.GILT)
    group.solid(pose.shape(FLEURON), pal.GILT_LIGHT, dark, 1.5, 3)


DOME: list[Spot] = [(-58, -80, "c"), (-72, -112), (-56, -152), (-18, -160), (-2, -152, "c"), (16, -162), (52, -154),
                    (66, -114), (54, -82, "c"), (0, -64)]
ARCHES: tuple[tuple[list[Spot], float], ...] = (
    ([(-60, -78), (-75, -112), (-58, -154), (-20, -164), (-3, -150)], 13),
    ([(56, -80), (69, -114), (54, -156), (18, -166), (-1, -150)], 13), ([(-2, -62), (6, -108), (-2, -150)], 15))


def arched_crown(group: Group, at: Point, scale: float = 1.0, *, suit: str = "S", cap: str = "#3C466C",
                 cap_dark: str = "#2A3250", jewel: str = "#24344C") -> None:
    """An imperial crown over the brow of a face at `at`: velvet, three beaded arches and an orb."""
    pose = Pose(at, scale)
    dark = pose.shape([(6, -60, "c"), (16, -110), (0, -156, "c"), (80, -170, "c"), (80, -60, "c")])
    group.solid(pose.shape(DOME), cap, Group().fill(dark, cap_dark), 1.7, 4)
    for spots, width in ARCHES:
        arch = pose.curve(spots)
        wide = width * scale
        group.stroke(arch, pal.INK, wide + 4).stroke(arch, pal.GILT, wide).stroke(arch, pal.GILT_DARK, wide * .3)
        for u in (.15, .32, .49, .66, .83):
            gem(group, arch.at(u), 4 * scale)
    for x, y, turn in ((-42, -72, -12), (-2, -64, 0), (38, -74, 12)):
        _fleuron(group, Pose(pose.point((x, y)), scale * .82, turn))
    gem(group, pose.point((-2, -160)), 13 * scale, pal.GILT, pal.GILT_LIGHT)
    pip(group, suit, pose.point((-2, -184)), 30 * scale, whips=False, edge=1.8, colour=pal.GILT_LIGHT)
    _band(group, pose, suit, jewel)


def leaf_wreath(group: Group, pose: Pose, spots: Sequence[Spot], count: int, length: float, colour: str,
                shade: str) -> None:
    """Leaves in pairs along the curve through `spots`, pointing along it."""
    spine = pose.curve(spots)
    for i in range(count):
        u = (i + .3) / count
        root, along = spine.at(u), angle(spine.tangent(u)) + 90
        for s in (-1, 1):
            blade = Pose(root, pose.scale, along + 34 * s)
            spots_ = [(0, 0), (s * length * .12, -length * .5), (0, -length)]
            leaf(group, blade.curve(spots_), length * .24 * pose.scale,
                 colour=colour, shade=shade, veins=0, midrib=1.8, thin=1.4, thick=2.8)
