"""Pink flax: petals that overlap like a propeller, the half-open flower, the twisted bud, the capsule."""
from __future__ import annotations

from typing import Any

from .. import palette as pal
from ..geometry import Path, Spot, circle, line, pair, polar
from ..plants import cast_shadow, paint_petal
from ..ribbons import Petal, bud_profile, ribbon
from ..splines import Pose, curve
from ..svg import Group
from .turned import View, ring_of_stamens

PINK, DARK, LIGHT, THROAT = "#D98BA6", "#9C4468", "#EDBFCC", "#F6E7C8"
SHADE, VEIN = "#BE6A8C", "#82305A"
SEPALS: list[list[Spot]] = [
    [(0, 8, "c"), (-20, -2), (-30, -24), (-34, -46, "c"), (-16, -26), (0, -6)],
    [(0, 8, "c"), (20, -2), (30, -24), (34, -46, "c"), (16, -26), (0, -6)],
    [(0, 9, "c"), (-13, -6), (-11, -28), (0, -50, "c"), (11, -28), (13, -6)]]
LOOK: dict[str, Any] = {"rim": LIGHT, "rim_from": .86, "blotch": THROAT, "blotch_to": .34, "torn": .05, "veins": 11,
                        "vein_colour": VEIN, "vein_from": .24, "vein_to": (.72, .95), "vein_width": 2.9, "thin": 1.7,
                        "thick": 4.8}


def flax_petal(half_width: float) -> Petal:
    """A petal of length 1 pointing up, wedge-shaped: slender below, broad and blunt above."""
    w = half_width
    left = curve([(-.045, 0), (-.175, -.30), (-w * 1.0, -.70)])
    right = curve([(.045, 0), (.175, -.30), (w * 1.0, -.70)])
    rim = curve([(-w * 1.0, -.70), (-w * .92, -.88), (-w * .5, -1.0), (0, -1.02), (w * .5, -1.0), (w * .92, -.88),
                 (w * 1.0, -.70)])
    return Petal(left, right, rim)


def flax_petals(view: View, half_width: float = .58, first: float = -90) -> list[Petal]:
    """The five petals of a flower seen as `view`, each bent towards the next."""
    petals = []
    for i in range(5):
        spoke = polar(1, first + i * 72 + 90)
        petals.append(flax_petal(half_width).map(
            lambda z, spoke=spoke: view.point(spoke * (z + .14 * z.imag * z.imag))))  # type: ignore[misc]
    return petals


def flax_open(group: Group, view: View, first: float = -90) -> None:
    """A flower looked into: every petal lies upon the one before, the first upon the last."""
    _sepals_behind(group, view, first + 36)
    petals = flax_petals(view, first=first)
    outlines = [petal.outline() for petal in petals]
    for i, petal in enumerate(petals):
        paint_petal(group, petal, PINK, **LOOK)
        if i < 4:
            cast_shadow(group, outlines[i], outlines[i + 1], polar(view.radius * .09, first + i * 72 - 10), SHADE, .8)
            group.contour(outlines[i], 1.7, 4.8)
    _first_upon_last(group, petals, outlines, view, first)
    ring_of_stamens(group, view, .15, .19, 5, "#F6E7C8", "#5E6E9B", pal.INK, size=.035)
    group.fill(circle(view.point(0j), view.radius * .055), "#B9B25A").stroke(circle(view.point(0j), view.radius * .055),
                                                                          pal.INK, 1.4)


def _sepals_behind(group: Group, view: View, first: float) -> None:
    """Five pointed sepals, seen in the gaps between the feet of the petals."""
    half = bud_profile(.7)
    group.fill(view.path(circle(0j, .56)), "#5E7E55")  # or the heavy line would fill the gaps
    for i in range(5):
        spine = view.path(line(0j, polar(.46, first + 72 * i)))
        blade = ribbon(spine, lambda u: view.radius * .085 * half(u) + .4)
        group.silhouette(blade).fill(blade, "#8FA872").stroke(blade, pal.INK, 1.4)
        group.ink(spine.part(.05, .9), 1.6, "out")


def _first_upon_last(group: Group, petals: list[Petal], outlines: list[Path], view: View, first: float) -> None:
    """Close the ring: the left half of the first petal once more, above the last."""
    cast_shadow(group, outlines[4], outlines[0], polar(view.radius * .09, first + 278), SHADE, .8)
    again = Group()
    paint_petal(again, petals[0], PINK, **LOOK)
    centre = view.point(0j)
    half = curve([(*pair(centre + polar(reach * view.radius, first + way)), "c")
                  for reach, way in ((-.05, -30), (1.5, -80), (1.6, -40), (1.5, 2))], True)
    group.clip(half, again)


def flax_side(group: Group, view: View) -> None:
    """A half-open flower from the side in its hairy calyx."""
    petals = flax_petals(view, .52, -96)
    order = (0, 4, 1, 3, 2)
    for i in order[:3]:
        paint_petal(group, petals[i], SHADE, **(LOOK | {"rim": PINK, "veins": 7}))
    for i in order[3:]:
        paint_petal(group, petals[i], PINK, **(LOOK | {"blotch": None, "vein_from": .1}))
    flax_calyx(group, Pose(view.at, view.radius / 90, view.turn))


def flax_calyx(group: Group, pose: Pose, colour: str = "#8FA872", shade: str = "#5E7E55") -> None:
    """Three pointed sepals in front, opening upwards from the foot at the pose's origin."""
    for spots, tone in zip(SEPALS, (colour, shade, colour), strict=True):
        group.solid(pose.shape(spots), tone, thin=1.4, thick=3)
    for x in (-16, -6, 6, 16):
        group.stroke(pose.line((x, -4), (x * 1.7, 4)), pal.INK, 1.0)
    group.ink(pose.curve([(0, 6), (-1, -18), (0, -42)]), 1.6, "out")


def flax_bud(group: Group, pose: Pose) -> None:
    """A pointed bud, its petals rolled round each other."""
    body = pose.shape([(0, -4, "c"), (-17, -26), (-15, -54), (2, -92, "c"), (15, -56), (17, -26)])
    inside = Group().fill(pose.shape([(4, 0, "c"), (2, -40), (8, -70), (2, -96, "c"), (40, -60, "c"), (30, 0, "c")]),
                          SHADE)
    for spots in ([(-16, -30), (-2, -52), (4, -90)], [(-10, -14), (8, -40), (8, -76)], [(4, -8), (15, -30), (13, -56)]):
        inside.ink(pose.curve(spots), 2.2, "both", DARK)
    group.solid(body, PINK, inside, thin=1.5, thick=3.6)
    flax_calyx(group, Pose(pose.at, pose.scale * .82, pose.turn))


def flax_capsule(group: Group, pose: Pose, colour: str, shade: str, leaf: str, width: float = 1.4) -> None:
    """A round capsule between its pointed sepals."""
    half = bud_profile(.8)
    for way in (-52, 52, -26, 26):
        sepal = ribbon(pose.path(line(0j, polar(50, way - 90))), lambda u: 9 * pose.scale * half(u))
        group.silhouette(sepal).fill(sepal, leaf).stroke(sepal, pal.INK, width)
    ball = pose.circle((0, -24), 20, 22)
    group.silhouette(ball).fill(ball, colour)
    group.clip(ball, Group().fill(pose.circle((10, -18), 20, 24), shade)).stroke(ball, pal.INK, width)
    for x in (-8, 2, 11):
        group.ink(pose.curve([(x * .5, -4), (x, -24), (x * .3, -46)]), width, "both")
    group.ink(pose.line((0, -44), (0, -56)), width * 2, "out")


def flax_leaves(group: Group, spine: Path, first: float, last: float, count: int, length: float,
                inks: tuple[str, str] = ("#86A070", "#56785A")) -> None:
    """Small sessile leaves, alternate, along a stem between the shares `first` and `last`."""
    half = bud_profile(.72)
    for i in range(count):
        u = first + (last - first) * i / max(1, count - 1)
        root, along, sign = spine.at(u), spine.tangent(u), 1 if i % 2 else -1
        way = along * .9 + sign * 1j * along
        size = length * (1.1 - .45 * u)
        tip = root + way * size * .62 + along * size * .30
        blade = curve([root, root + way * size * .40 + along * size * .06, tip])
        shape = ribbon(blade, lambda u, size=size: size * .13 * half(u) + .4)  # type: ignore[misc]
        group.solid(shape, inks[0] if i % 2 else inks[1], thin=1.3, thick=2.8)
        group.ink(blade.part(.05, .85), 1.6, "out")
