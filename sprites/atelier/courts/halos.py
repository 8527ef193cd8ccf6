"""What tells the halos of a rank apart: points for a knave, petals for a queen, rays for a king."""
from __future__ import annotations

from collections.abc import Callable, Sequence

from .. import palette as pal
from ..court import CourtInks
from ..frame import OFF_KEY, halo
from ..geometry import Path, Point, Spot, circle, point, polar
from ..splines import Pose, curve
from ..suits import ground_lines, pip
from ..svg import Group
from ..tones import mix_ink

RADIUS, BAND = 206, 40  # of the round halo
RAYS = 40


def knave_halo(suit: str, inks: CourtInks) -> Group:
    """Sixteen points, as of a star."""
    return _instead(suit, inks, _pointed, 16, 208)


def queen_halo(suit: str, inks: CourtInks) -> Group:
    """Twelve petals."""
    return _instead(suit, inks, _petalled, 12, 212)


def king_halo(inks: CourtInks) -> Group:
    """Rays round the halo, long and short by turns."""
    group, at = Group(), point(inks.halo_at)
    tones = (pal.OCHRE_LIGHT, pal.OCHRE), (inks.ring, mix_ink(inks.ring, pal.INK, .35))
    for k in range(RAYS):
        way, (light, dark) = 360 * (k + .5) / RAYS, tones[k % 2]
        pose, high, wide = Pose(at + polar(RADIUS - 1, way), 1, way + 90), (-40, -24)[k % 2], (12, 13)[k % 2]
        ray = pose.shape([(-wide, 0, "c"), (-wide * .4, high * .5), (0, high, "c"), (wide * .4, high * .5),
                          (wide, 0, "c")])
        group.fill(ray, light)
        group.clip(ray, Group().fill(pose.shape([(0, 9, "c"), (0, high, "c"), (30, high, "c"), (30, 9, "c")]), dark))
        group.stroke(ray, pal.INK, 2.2)
    return group.stroke(circle(at, RADIUS), pal.INK, 2.4)


def _instead(suit: str, inks: CourtInks, outline: Callable[[Point, float], Path], count: int, radius: float) -> Group:
    """A halo with another `outline`, on ground that covers the round one."""
    group, under = Group(), circle(inks.halo_at, RADIUS + 4)
    ground = Group().fill(under, inks.ground)
    ground_lines(ground, suit, inks.lines, .5)
    group.clip(under, ground)
    halo(group, inks.halo_at, radius, BAND, inks.ring, inks.disc,
         lambda g, c, a: pip(g, suit, c, inks.sign_size, a + 90, whips=False, colour=inks.sign, edge=inks.sign_edge),
         count, OFF_KEY, outline)
    return group


def _pointed(centre: Point, radius: float) -> Path:
    return _edge(centre, radius, 16, ((-11.25, 1.07), (-5, .985), (5, .985)))


def _petalled(centre: Point, radius: float) -> Path:
    return _edge(centre, radius, 12, ((-15, .93), (-8, 1.01), (0, 1.035), (8, 1.01)))


def _edge(centre: Point, radius: float, count: int, bow: Sequence[tuple[float, float]]) -> Path:
    """`count` times a `bow` of directions and distances, which begins with a corner."""
    spots: list[Spot] = []
    for k in range(count):
        for i, (way, reach) in enumerate(bow):
            z = polar(reach * radius, -90 + 360 * k / count + way)
            spots.append((z.real, z.imag) if i else (z.real, z.imag, "c"))
    return curve(spots, True).placed(at=point(centre))
