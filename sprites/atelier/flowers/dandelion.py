"""The dandelion: head from above and from the side, bud, and a clock of parasols seen as a ball."""
from __future__ import annotations

import math

import numpy as np

from .. import palette as pal
from ..geometry import Path, angle, circle, line, mix, polar
from ..ribbons import brush
from ..splines import Pose, curve
from ..svg import Group
from .straps import Ring, strap_head, strap_ring
from .turned import View

RINGS = (Ring(34, .2, 1.0, .120, "#DFAA36", "#BC852A", -.02), Ring(31, .15, .88, .112, "#E7B942", "#C8922F", .03),
         Ring(27, .1, .75, .105, "#ECC24E", "#CF9B36", .07), Ring(23, .08, .61, .098, "#F0CB5C", "#D5A33E", .11),
         Ring(18, .05, .46, .09, "#F4D46C", "#DAAA45", .15), Ring(12, .02, .30, .082, "#F8DF88", "#DFB250", .18),
         Ring(7, .0, .15, .07, "#E9BC46", "#C08A2C", .20))
FLORET_INK = "#6E4716"
BRACT, BRACT_DARK, BRACT_LIGHT = "#7F9A5E", "#4F7150", "#A9B97F"
WHITE, SHADE, NIGHT = "#FBF6E6", "#C9CBC8", "#26263A"


def dandelion_head(group: Group, view: View) -> None:
    """A head looked into from half above, its outer bracts hanging down behind it."""
    foot = view.point(0j)
    for way in (-150, -118, -62, -30, 30, 60, 95, 130, 155):
        root = foot + polar(view.radius * .3, view.turn + 90)
        bract(group, Pose(root, view.radius / 100, view.turn + way * .62 + 90))
    strap_head(group, view, RINGS, teeth=5, thin=1.2, thick=1.9, ink=FLORET_INK)


def bract(group: Group, pose: Pose, colour: str = BRACT) -> None:
    """A narrow green bract pointing right and curling at its end."""
    shape = pose.shape([(0, -9, "c"), (34, -13), (60, -2), (74, 14, "c"), (54, 9), (30, 9), (0, 9, "c")])
    group.solid(shape, colour, Group().fill(pose.shape([(0, 1, "c"), (40, 0), (74, 14, "c"), (40, 30), (0, 20, "c")]),
                                            BRACT_DARK), thin=1.2, thick=2.4)


def dandelion_side(group: Group, view: View) -> None:
    """A head from the side on its green cup, outer bracts bent down."""
    fan = View(view.point(0j), view.radius * 1.08, 62, 0, view.turn)
    for i, (reach, ways) in enumerate(((1.0, (200, 340)), (.93, (190, 350)), (.82, (184, 356)), (.68, (182, 358)),
                                       (.54, (194, 346)), (.40, (204, 336)))):
        base = RINGS[i]
        strap_ring(group, fan, Ring(22 - 2 * i, .0, reach, .13, base.fill, base.shade), ways=ways, teeth=5, seed=i + 3,
                   thin=1.2, thick=1.9, ink=FLORET_INK)
    cup(group, Pose(view.point(0j) + polar(view.radius * .02, view.turn + 90), view.radius / 100, view.turn))


def cup(group: Group, pose: Pose) -> None:
    """The involucre: upright inner bracts, outer ones bent right back."""
    body = pose.shape([(-9, 34, "c"), (-30, 20), (-35, -4), (-33, -30, "c"), (-25, -22), (-18, -36, "c"),
                       (-9, -24), (0, -38, "c"), (9, -24), (18, -36, "c"), (25, -22), (33, -30, "c"), (35, -4),
                       (30, 20), (9, 34, "c")])
    inside = Group().fill(pose.shape([(6, -40, "c"), (2, 40, "c"), (60, 40, "c"), (60, -40, "c")]), BRACT_DARK)
    for x in (-25, -9, 9, 25):
        inside.ink(pose.curve([(x, -22), (x * 1.1, 4), (x * .45, 34)]), 2.0, "swell")
    group.solid(body, BRACT, inside, thin=1.5, thick=3.4)
    for x, turn, flip in ((-18, 8, True), (18, 8, False), (-8, 34, True), (8, 34, False)):
        away = Pose(pose.point((x, 24)), pose.scale, pose.turn + (-turn if flip else turn), flip)
        shape = away.shape([(-6, 0, "c"), (12, -8), (30, 4), (34, 30, "c"), (20, 22), (6, 16), (-6, 10, "c")])
        group.solid(shape, BRACT_LIGHT, Group().fill(away.shape([(-6, 5, "c"), (18, 4), (34, 32, "c"), (0, 40, "c")]),
                                                 BRACT), thin=1.2, thick=2.6)


def dandelion_bud(group: Group, pose: Pose) -> None:
    """A closed bud, gold at its tip."""
    gold = pose.shape([(-20, -52), (-12, -84, "c"), (-4, -76), (2, -90, "c"), (8, -76), (16, -82, "c"), (20, -50),
                       (0, -40)])
    group.solid(gold, "#E7B843", thin=1.4, thick=3)
    for x in (-8, 0, 8):
        group.ink(pose.line((x, -50), (x * 1.2, -76)), 1.5, "out", "#A8702A")
    body = pose.shape([(-9, 2, "c"), (-28, -12), (-28, -40), (-20, -66, "c"), (-12, -54), (-7, -68, "c"), (0, -55),
                       (7, -68, "c"), (12, -54), (20, -66, "c"), (28, -40), (28, -12), (9, 2, "c")])
    inside = Group().fill(pose.shape([(4, -80, "c"), (4, 10, "c"), (50, 0, "c"), (50, -80, "c")]), BRACT_DARK)
    for x in (-14, 0, 14):
        inside.ink(pose.curve([(x * .5, 0), (x * 1.2, -28), (x * .9, -54)]), 2, "out")
    group.solid(body, BRACT, inside, thin=1.5, thick=3.6)
    for side in (-1, 1):
        shape = pose.shape([(side * 4, 0, "c"), (side * 28, 2), (side * 40, 18), (side * 38, 34, "c"), (side * 24, 18),
                            (side * 4, 12, "c")])
        group.solid(shape, BRACT_LIGHT, thin=1.2, thick=2.6)


def umbrella(group: Group, top: complex, way: complex, size: float, facing: float, colour: str,
             width: float) -> None:
    """A parasol at `top` opened towards the unit vector `way`; `facing` is 0 from the side, 1 from straight above."""
    across = 1j * way
    for k in range(12):
        turn = 2 * math.pi * k / 12
        spread = math.cos(turn)
        lift = spread * facing + (1 - facing) * (.25 + .35 * abs(spread))
        tip = top + size * (across * math.sin(turn) + way * lift)
        hair = curve([top, mix(top, tip, .5) + way * size * .04 * (1 - facing), tip])
        group.fill(brush(hair, width * 1.5, lambda u: 1 - .6 * u, n=5), colour)


def _ball(count: int, gap: tuple[float, float]) -> list[tuple[complex, float]]:
    """(place on a disc of radius 1, nearness 0..1) of `count` seeds spread evenly over the near half of a ball."""
    rng = np.random.default_rng(11)
    seeds = []
    for i in range(count):
        near = (i + .5) / count
        way = (i * 137.508 + rng.uniform(-5, 5)) % 360
        share = math.sqrt(1 - near * near)
        if not (gap[0] < (way + 180) % 360 - 180 < gap[1] and share > .45):
            seeds.append((polar(share, way), near))
    return seeds


def clock_ball(group: Group, centre: complex, radius: float, gap: tuple[float, float] = (-78, -8)) -> None:
    """A dandelion clock as a ball; between the angles `gap` the seeds have flown."""
    reach = radius * .84
    seeds = _ball(64, gap)
    for at, near in seeds:
        if abs(at) > .25:
            group.stroke(line(centre + at * radius * .10, centre + at * reach), "#9C9DB2", 1.5)
            root = centre + at / abs(at) * radius * .19 * (1 - .4 * near)
            seed = circle(root, radius * .045, radius * .018, angle(at))
            group.fill(seed, "#A9743F").stroke(seed, NIGHT, .8)
    middle = circle(centre, radius * .115)
    group.fill(middle, "#B9B57E").stroke(middle, pal.INK, 2)
    for way in range(0, 360, 40):
        group.fill(circle(centre + polar(radius * .065, way), 1.6), pal.INK)
    for at, near in seeds:
        colour = "#B4B6C6" if near < .12 else "#E2E1DC" if near < .45 else WHITE
        umbrella(group, centre + at * reach, at / abs(at), radius * .185, near, colour, 1.75)
        if near > .4:
            group.fill(circle(centre + at * reach, 2.2), "#8A5C34")


def flying(group: Group, at: complex, turn: float, scale: float, under: bool) -> None:
    """A seed sailing off; `under` lays ink below it, as white needs on a pale ground."""
    pose = Pose(at, scale, turn)
    thread: Path = pose.curve([(0, 0), (3, -24), (0, -46)])
    top, way = thread.end, polar(1, turn - 90)
    for colour, more in ((NIGHT, 2.6), (WHITE, 0.0)) if under else ((WHITE, 0.0),):
        group.stroke(thread, colour, 1.8 * scale + more)
        umbrella(group, top, way, 28 * scale, .12, colour, 1.7 + more * .8)
    seed = pose.shape([(0, 20, "c"), (5, 8), (3, -4), (0, -7, "c"), (-3, -4), (-5, 8)])
    group.fill(seed, "#8A5C34").stroke(seed, pal.INK, 1.4)
