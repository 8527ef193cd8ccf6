"""Zonal pelargonium: the ball of flowers, its drooping buds, the crane's bills, the zoned leaf."""
from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from .. import palette as pal
from ..geometry import Point, Spot, angle, circle, mix, point, polar
from ..plants import stem
from ..ribbons import brush
from ..splines import Pose, curve
from ..svg import Group
from .blades import palm_blade
from .sculpted import Form, corolla

# petal, its dark and its light, from the rim of the ball to its middle
TONES = (("#B23426", "#7C1A1A", "#D2604A"), ("#C8402F", "#8E241C", "#E2745A"), ("#D5503A", "#9E2C20", "#EC8C70"))
FORM = Form(half=33, shoulder=.68, ruffle=.014, foot=.10, notch=.03, bulge=.15, waves=7)
GREEN, GREEN_DARK, GREEN_LIGHT, BROWN = "#86A565", "#557A4E", "#B6C98A", "#6B4A3A"


def floret(group: Group, at: Point, radius: float, tilt: float, turn: float, first: float, tone: int,
           seed: int) -> None:
    """One five-petalled flower, squashed by `tilt` along the direction `turn` + 90."""
    colour, dark, light = TONES[tone]
    ways = [first + 72 * i + (5 if i in (0, 1) else 0) for i in range(5)]
    corolla(group, at, radius, ways, colour, dark, form=FORM, tilt=tilt, turn=turn, seed=seed, rim=light, rim_from=.86,
            drop=.07, veins=5, vein_to=(.5, .75), thick=2.8, thin=1.3, blotch="#F6DCC6", blotch_to=.34, blotch_rays=3,
            torn=.10, vein_from=.3)
    pose = Pose(at, radius, turn)
    eye = pose.circle(0j, .17, .17 * tilt)
    group.fill(eye, "#F7E3C8").stroke(eye, dark, 1.5)
    for i in range(5):
        spoke = polar(.09, 72 * i + 20)
        group.fill(circle(pose.point(complex(spoke.real, spoke.imag * tilt)), radius * .045), "#B4551F")


# florets of the ball, back to front: way, share of the radius, size, tone
FLORETS = ((-78, .80, 1.0, 0), (-28, .84, .94, 0), (20, .80, 1.02, 0), (66, .84, .95, 0), (112, .78, 1.0, 0),
           (160, .86, .95, 0), (206, .80, 1.04, 0), (246, .90, .90, 0), (-104, .46, .98, 1), (-40, .48, 1.0, 1),
           (30, .44, 1.0, 1), (88, .50, .96, 1), (150, .46, 1.02, 1), (206, .42, .94, 1), (-60, .04, 1.08, 2))


def ball(group: Group, at: Point, radius: float, foot: Point, size: float = .33, seed: int = 19) -> None:
    """An umbel about `radius` in reach, its stalks spreading from `foot`: whole flowers at the rim, air between."""
    rng = np.random.default_rng(seed)
    centre, root = point(at), point(foot)
    places = [centre + polar(radius * share, way) for way, share, *_ in FLORETS]
    for place in places:
        stem(group, curve([root, mix(root, place, .5) + polar(radius * .06, angle(place - centre)), place]), 7, 5,
             "#98A866", "#C3CB92", thin=1.3)
    for i, (place, (way, share, grown, tone)) in enumerate(zip(places, FLORETS, strict=True)):
        tilt = .62 + .36 * math.sqrt(max(0, 1 - (share / 1.02) ** 2))
        floret(group, place, radius * size * grown, tilt, way - 90, rng.uniform(-36, 36) - 90, tone, seed + i)


SEPALS: tuple[tuple[tuple[Spot, ...], str], ...] = (
    (((0, -2, "c"), (-12, 6), (-14, 24), (-8, 42, "c"), (-2, 22)), GREEN),
    (((0, -2, "c"), (12, 6), (14, 24), (9, 40, "c"), (3, 22)), GREEN_DARK),
    (((-6, 0, "c"), (-7, 18), (0, 38, "c"), (7, 18), (6, 0, "c"), (0, -4)), GREEN_LIGHT))


def drooping_bud(group: Group, spine_points: Sequence[Point], size: float = 1.0, open_: bool = False) -> None:
    """A bud hanging at the end of its stalk; `open_` shows more red."""
    spine = curve([point(p) for p in spine_points])
    stem(group, spine, 6 * size, 5 * size, "#98A866", "#C3CB92", thin=1.3)
    pose = Pose(spine.end, size, angle(spine.tangent(1.0)) - 90)
    tip = 62 if open_ else 48
    core = pose.shape([(-9, 16, "c"), (-13, 34), (-5, tip - 6), (2, tip, "c"), (10, tip - 10), (13, 32), (9, 16, "c")])
    dark = Group().fill(pose.shape([(3, 10, "c"), (5, 40), (2, 64, "c"), (30, 50), (24, 10)]), TONES[0][1])
    group.solid(core, TONES[1][0], dark, thin=1.4, thick=3)
    for points, colour in SEPALS:
        group.solid(pose.shape(points), colour, thin=1.3, thick=2.6)


def cranes_bill(group: Group, at: Point, length: float, turn: float = 0, *, colour: str = GREEN,
                dark: str = GREEN_DARK, width: float = 1.5) -> None:
    """A fruit standing on `at`: swollen foot in its calyx, long straight beak."""
    pose = Pose(at, length / 100, turn)
    beak = pose.shape([(-9, -14, "c"), (-6, -40), (-3, -76), (0, -100, "c"), (3, -76), (6, -40), (9, -14, "c")])
    foot = pose.shape([(0, 4), (-15, -4), (-17, -20), (-7, -32), (7, -32), (17, -20), (15, -4)])
    shade = pose.shape([(1, 4, "c"), (2, -34, "c"), (20, -30), (20, 4)])
    group.silhouette(beak, foot)
    group.fill(beak, dark).stroke(beak, pal.INK, width)
    group.fill(foot, colour).clip(foot, Group().fill(shade, dark)).stroke(foot, pal.INK, width)
    group.ink(pose.curve([(-4, 2), (-7, -14), (-3, -32)]), width, "both")
    for x in (-22, 22):
        sepal = brush(pose.curve([(x * .2, 4), (x * .9, -10), (x, -34)]), 11 * pose.scale, "out")
        group.silhouette(sepal)
        group.fill(sepal, colour).stroke(sepal, pal.INK, width * .9)


def bill_motif(group: Group, at: Point, length: float, turn: float, colour: str, dark: str) -> None:
    """A crane's bill in two flat tones for halos, its middle at `at`."""
    pose = Pose(at, length / 100, turn)
    beak = pose.shape([(-15, 14, "c"), (-11, -14), (0, -54, "c"), (11, -14), (15, 14, "c")])
    foot = pose.shape([(0, 44), (-22, 36), (-26, 16), (-12, 4), (12, 4), (26, 16), (22, 36)])
    for x in (-1, 1):
        sepal = pose.shape([(x * 8, 42, "c"), (x * 34, 28), (x * 40, -10, "c"), (x * 22, 14)])
        group.fill(sepal, dark).stroke(sepal, pal.INK, 1.2)
    group.fill(beak, colour).stroke(beak, pal.INK, 1.3)
    group.fill(foot, dark).stroke(foot, pal.INK, 1.3)
    for x in (-9, 9):
        group.ink(pose.curve([(x * .7, 42), (x, 24), (x * .7, 6)]), 1.8, "both")


def round_radii(squash: float = 1.0) -> list[tuple[float, float]]:
    """The outline of a round, kidney-shaped blade of radius 100, seven-lobed, squashed along its axis."""
    table = []
    for way, reach in ((-180, 6), (-174, 40), (-163, 74), (-146, 92), (-128, 90), (-106, 99), (-84, 92), (-60, 102),
                       (-36, 95), (-14, 104), (0, 105), (14, 104), (36, 95), (60, 102), (84, 92), (106, 99), (128, 90),
                       (146, 92), (163, 74), (174, 40), (180, 6)):
        z = polar(reach, way - 90)
        seen = complex(z.real, z.imag * squash)
        table.append((angle(seen) + 90, abs(seen)))
    return [(way - 360 if i < 10 and way > 90 else way + 360 if i > 10 and way < -90 else way, reach)
            for i, (way, reach) in enumerate(table)]


def zoned_leaf(group: Group, at: Point, scale: float = 1.0, turn: float = 0, squash: float = 1.0, flip: bool = False,
               colour: str = "#8FAE6C") -> None:
    """A round scalloped leaf with its brown horseshoe; the stalk joins at `at`."""
    radii = round_radii(squash)
    veins = [(radii[i][0], radii[i][1] * .95) for i in (3, 5, 7, 10, 13, 15, 17)]
    dark = ((0, 0), (4, -60 * squash), (0, -120 * squash), (110, -90 * squash), (130, 0), (80, 100 * squash), (0, 0))
    palm_blade(group, Pose(at, scale, turn, flip), radii, veins, scallops=29, depth=.075, colour=colour,
               shade="#54804F", dark=dark, zone=(BROWN, .50, .74), vein_colour="#2F5540", vein_width=2.6,
               light="#C3D09A")


def node(group: Group, at: Point, size: float, turn: float = 0) -> None:
    """A joint of a fleshy stem with its two stipules."""
    pose = Pose(at, size, turn)
    for side in (-1, 1):
        flap = pose.shape([(side * 9, 8, "c"), (side * 20, -2), (side * 19, -20, "c"), (side * 9, -14)])
        group.solid(flap, GREEN_LIGHT, thin=1.3, thick=2.6)
    group.ink(pose.curve([(-11, 2), (0, 7), (11, 2)]), 3, "both")
