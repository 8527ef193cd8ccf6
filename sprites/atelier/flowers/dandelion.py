"""The dandelion: the head from any height, closed and bare, the clock as a ball of parasols, scape and leaf.

A head of narrow straps cut into five teeth, the inner ones shorter; green bracts, the outer ones bent right back; a
hollow leafless scape; fruits under parasols; leaves whose lobes point back to the root.
"""
from __future__ import annotations

import math

import numpy as np

from .. import palette as pal
from ..geometry import Path, Spot, angle, circle, line, mix, pair, polar
from ..line import SHADE, taper
from ..organs import blade, stalk
from ..plants import leaf_profile
from ..ribbons import brush
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones
from .turned import View

GOLD = Tones("#FCE793", "#F2CB4C", "#D9A632", "#7A5018")
CORE = Tones("#F6CF5E", "#E3A934", "#B97E22", "#6E4716")
BRACT = Tones("#B9C98A", "#86A062", "#53764F", "#233B2C")
LION = Tones("#B5CB7F", "#7FA258", "#4F7A4B", "#1F3D2C")
LION_COOL = Tones("#A5C08A", "#6C9863", "#426D50", "#1B382E")
SCAPE = Tones("#E3CE9E", "#B9976C", "#87664A", "#3E2A1E")
WHITE, NIGHT = "#FBF6E6", "#26263A"
# straps of a ring, their beginning and end as shares of the radius, width
RINGS = ((27, .30, 1.00, .125), (25, .25, .90, .12), (22, .2, .78, .115), (19, .16, .65, .11), (15, .12, .51, .105),
         (11, .08, .37, .10), (7, .03, .22, .09))


def dandelion_head(group: Group, view: View, seed: int = 1) -> None:
    """An open head; give `view` a negative depth, because its middle is higher than its rim."""
    rng = np.random.default_rng(seed)
    group.fill(view.path(circle(0j, .5)), CORE.deep)
    for ring, (count, first, last, width) in enumerate(RINGS):
        tones = GOLD if ring < 5 else CORE
        ways = sorted(((360 * k + 180 * (ring % 2)) / count + rng.uniform(-4, 4) for k in range(count)),
                      key=lambda way: math.sin(math.radians(way)))
        for k, way in enumerate(ways):
            _strap(group, view, way, (first, last * rng.uniform(.93, 1.05)), width * rng.uniform(.9, 1.1), tones,
                   ring, k % 3 == 1)


def _strap(group: Group, view: View, way: float, reach: tuple[float, float], width: float, tones: Tones, ring: int,
           dark: bool) -> None:
    """One floret from `reach[0]` to `reach[1]`, five teeth at its tip, lit on one side."""
    first, last = reach
    spoke, across = polar(1, way), polar(1, way + 90)

    def at(along: float, side: float) -> complex:
        return view.point(spoke * (first + (last - first) * along) + across * side * width * (.32 + .18 * along))
    teeth: list[Spot] = []
    for k in range(9):
        side = -1 + k / 4
        teeth.append((*pair(at(1.0 - .10 * side * side - (0 if k % 2 == 0 else .045), side)), "c"))
    shape = curve([(*pair(at(0, -1)), "c"), at(.5, -1), *teeth, at(.5, 1), (*pair(at(0, 1)), "c")], True)
    half = curve([(*pair(at(0, 0)), "c"), at(.5, .1), (*pair(at(1.05, .1)), "c"), (*pair(at(1.05, 1.3)), "c"),
                  (*pair(at(0, 1.3)), "c")], True)
    if ring == 0:
        group.silhouette(shape)
    inside = Group().fill(half, tones.deep if dark else tones.mid)
    group.fill(shape, tones.mid if dark else tones.light).clip(shape, inside)
    group.stroke(shape, tones.line, max(.6, view.radius * .007))


def involucre(group: Group, pose: Pose, closed: bool = False) -> None:
    """The bracts under a head at the pose's origin: a cup of upright ones, the outer ones bent right back."""
    size = abs(pose.factor)
    for x, y, bow in ((-40, 40, -30), (38, 42, 30), (-22, 54, -24), (22, 52, 24), (-2, 56, -6)):
        spine = pose.curve([(x * .25, 8), (x * .6 + bow * .5, 12), (x + bow * .3, y)])
        blade(group, spine, 7.5 * size, BRACT, veins=0, power=1.1, line_width=.8)
    body = pose.shape([(-9, 22, "c"), (-29, 10), (-36, -14), (-33, -38), (33, -38), (36, -14), (29, 10), (9, 22, "c")])
    inside = Group().fill(body, BRACT.mid).fill(pose.shape([(6, -60), (14, 0), (2, 40), (60, 30), (60, -60)]),
                                                BRACT.deep)
    group.silhouette(body).clip(body, inside)
    top = -92 if closed else -46
    for x in (-28, 28, -14, 14, 0):
        lean = .55 if closed else 1.12
        spine = pose.curve([(x * .5, 16), (x * 1.12, -14), (x * lean, top + abs(x) * .3)])
        blade(group, spine, 9 * size, BRACT, veins=0, peak=.4, line_width=.8)
    group.contour(body, .8, 2.4, BRACT.line, SHADE)


def closed_head(group: Group, pose: Pose, open_: float = .4) -> None:
    """A closed head at night, or a bud; `open_` is the visible share of gold."""
    for x, turn in ((-10, -9), (10, 9), (-4, -3), (5, 4)):
        tip = -84 - 34 * open_ - 4 * (abs(x) < 6)
        strap = pose.shape([(x * .6 - 5, -50, "c"), (x + turn - 6, tip + 6), (x + turn - 3, tip, "c"),
                            (x + turn, tip + 5, "c"), (x + turn + 3, tip, "c"), (x + turn + 6, tip + 8),
                            (x * .6 + 5, -50, "c")])
        group.silhouette(strap).fill(strap, GOLD.mid if x > 0 else GOLD.light)
        group.contour(strap, .8, 2, GOLD.line, SHADE)
    involucre(group, pose, closed=True)


def bare_head(group: Group, pose: Pose) -> None:
    """A head without its fruits: a pitted cushion, its bracts hanging."""
    for x, y in ((-44, 46), (42, 50), (-26, 66), (24, 64), (0, 70)):
        blade(group, pose.curve([(x * .3, 4), (x, 16), (x * .9, y)]), 8 * abs(pose.factor), BRACT, veins=0,
              line_width=.8)
    dome = pose.shape([(-26, 8), (-28, -8), (-14, -24), (0, -27), (14, -24), (28, -8), (26, 8), (0, 14)])
    inside = Group().fill(dome, "#E9E2C2").fill(pose.shape([(8, -40), (12, 0), (0, 30), (50, 20), (50, -40)]),
                                                "#C3BB94")
    for k in range(40):
        z = polar(30 * math.sqrt((k + .5) / 40), k * 137.508)
        inside.fill(pose.circle((z.real * .92, z.imag * .62 - 6), 1.7), "#6B5F42")
    group.silhouette(dome).clip(dome, inside).contour(dome, .9, 2.6, "#4A4029", SHADE)


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
    """(position on a disc of radius 1, nearness 0..1) of `count` seeds spread evenly over the near half of a ball."""
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
    """A flying seed; `under` draws ink below it, which white needs on a pale ground."""
    pose = Pose(at, scale, turn)
    thread: Path = pose.curve([(0, 0), (3, -24), (0, -46)])
    top, way = thread.end, polar(1, turn - 90)
    for colour, more in ((NIGHT, 2.6), (WHITE, 0.0)) if under else ((WHITE, 0.0),):
        group.stroke(thread, colour, 1.8 * scale + more)
        umbrella(group, top, way, 28 * scale, .12, colour, 1.7 + more * .8)
    seed = pose.shape([(0, 20, "c"), (5, 8), (3, -4), (0, -7, "c"), (-3, -4), (-5, 8)])
    group.fill(seed, "#8A5C34").stroke(seed, pal.INK, 1.4)


def scape(group: Group, spine: Path, first: float, last: float) -> None:
    """A hollow leafless stalk."""
    stalk(group, spine, first, last, SCAPE)


def lion_leaf(group: Group, spine: Path, width: float, pairs: int = 6, tones: Tones = LION, seed: int = 1) -> None:
    """A leaf about `width` to either side, its lobes pointing back to the root, its tip an arrow."""
    rng, half = np.random.default_rng(seed), leaf_profile(width, .66, .30, .5)
    sides = []
    ribs: list[tuple[int, complex, complex]] = []
    for sign in (-1, 1):
        spots: list[Spot] = [(*pair(complex(spine.start)), "c")]
        for k in range(pairs):
            u = .12 + .80 * (k + (.5 if sign > 0 else .35)) / pairs
            along = complex(spine.tangent(u))
            across, long = sign * 1j * along, float(half(u)) * rng.uniform(.86, 1.1)
            low, root = complex(spine.at(max(0, u - .30 / pairs))), complex(spine.at(u))
            tip = root + across * long - along * long * (.46 if k < pairs - 1 else .34)
            spots += [(*pair(low + across * width * .15), "c"), mix(low, tip, .55) - across * long * .05,
                      (*pair(tip), "c"), mix(tip, root, .30) + along * long * .20]
            if long > 30:
                spots.append((*pair(mix(tip, root, .42) + along * long * .34), "c"))
            spots.append(mix(tip, root, .74) + along * long * .26)
            ribs.append((sign, root - along * long * .1, mix(root, tip, .86)))
        spots += [complex(spine.at(.975)) + sign * 1j * complex(spine.tangent(.97)) * width * .16,
                  (*pair(complex(spine.end)), "c")]
        sides.append(curve(spots))
    outline = (sides[0] + sides[1].back()).close()
    dark = 1 if ((1j * complex(spine.tangent(.5))) * polar(1, -SHADE)).real > 0 else 0
    inside = Group().fill(outline, tones.mid).fill((sides[dark] + spine.back()).close(), tones.deep)
    for sign, root, tip in ribs:
        inside.fill(taper(curve([root, mix(root, tip, .5), tip]), 2.6, .4),
                    tones.light if (sign > 0) == (dark == 1) else tones.deep)
    inside.fill(taper(spine.part(0, .97), 9, 1), "#D8C59A")
    inside.fill(taper(spine.part(0, .97).map(lambda z: z + polar(3, SHADE)), 2.6, .5), tones.line)
    group.silhouette(outline).clip(outline, inside).contour(outline, .9, 2.8, tones.line, SHADE, 25)
