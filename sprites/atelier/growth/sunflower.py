"""The sunflower (Helianthus annuus): seedling, star bud, head from every side, seed head, leaf, hairy stem.

Oblong cotyledons; first leaves opposite, upper ones alternate, heart-shaped, toothed, rough, long-stalked; ovate bracts
drawn out to a point; sterile yellow rays round a red-brown disc that opens from its rim; seeds on spirals of 137.5
degrees, striped; old heads nod.
"""
from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from ..cup import cup, laid
from ..flowers.turned import View
from ..geometry import Path, angle, circle, polar
from ..line import SHADE, ends, pressed, taper
from ..organs import beads, blade, paint, sprig, stalk
from ..plants import cast_shadow
from ..ribbons import Petal
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones, mix_ink

SUNFLOWER = Tones("#F7DF9C", "#E8BE5E", "#CB9340", "#84501B")
SUNFLOWER_LEAF = Tones("#D9D3A0", "#B8B882", "#979A66", "#5A5E38")
SEED = Tones("#D9A24A", "#9C6430", "#5E3A20", "#3A2114")
# ... and in the stronger tones of the ace
ACE_SUN = Tones("#F9E2A0", "#ECBE56", "#CC8D33", "#7A4312")
ACE_SUN_LEAF = Tones("#CDCB8F", "#A0A76C", "#747F4E", "#3F4528")

GOLDEN = 137.508


def ray(half: float, lean: float = 0, foot: float = .5) -> Petal:
    """A ray pointing up from the distance `foot` to 1: slender, its tip bent sideways by `lean`."""
    def edge(side: int) -> Path:
        wide = side * half
        return curve([(x, -foot - (1 - foot) * y) for x, y in ((wide * .5, 0), (wide, .40), (wide * .62, .76),
                                                               (lean, 1))])
    return Petal(edge(-1), edge(1))


def rays(group: Group, view: View, count: int, size: float = 1.0, tones: Tones = SUNFLOWER, half: float = .11,
         seed: int = 1, shift: float = 0, foot: float = .5) -> None:
    """One ring of `count` rays, every second one below its neighbours."""
    rng = np.random.default_rng(seed)
    order = [*range(0, count, 2), *range(1, count, 2)]
    petals = {i: laid(view, ray(half * rng.uniform(.88, 1.1), rng.uniform(-.07, .07), foot),
                      shift + 360 * i / count + rng.uniform(-2, 2), size * rng.uniform(.94, 1.05)) for i in order}
    outlines = {i: petal.outline() for i, petal in petals.items()}
    for n, i in enumerate(order):
        paint(group, petals[i], tones, pale=0, shade=.30, shade_edge=1 if math.cos(math.radians(
            shift + 360 * i / count)) > 0 else 0, veins=5, vein_width=view.radius * .009 + .5, reach=.9, rim=0,
            thin=.8, thick=view.radius * .012 + 1)
        for near in order[n + 1:]:
            if (near - i) % count in (1, count - 1):
                cast_shadow(group, outlines[i], outlines[near], polar(view.radius * .02, SHADE), tones.deep, .8)
        group.contour(outlines[i], .8, view.radius * .012 + 1, tones.line, SHADE, 30)


def seeds(group: Group, view: View, inner: float, outer: float, count: int, tones: Tones = SEED) -> None:
    """Florets in golden spirals between two shares of the radius, opened and golden towards the rim."""
    spots = [(k, view.point(polar(outer * math.sqrt(k / count), k * GOLDEN))) for k in range(1, count + 1)
             if outer * math.sqrt(k / count) >= inner]
    for k, spot in spots:
        share = k / count
        colour = tones.light if share > .82 else (tones.mid if share > .58 else tones.deep)
        beads(group, [spot], view.radius * outer * .9 / math.sqrt(count), colour, tones.line, .7)


def sunflower(group: Group, view: View, tones: Tones = SUNFLOWER, disc: Tones = SEED, count: int = 26, seed: int = 1,
              heart: float = 0) -> None:
    """A head looked into: two rings of rays, the disc in its spirals; `heart` leaves a hole for a sign."""
    rim = .67 if heart else .56
    rays(group, view, count, 1.0, Tones(tones.mid, tones.deep, tones.line, tones.line), .115, seed, 180 / count,
         rim - .06)
    rays(group, view, count, .94, tones, .115, seed + 1, 0, rim - .06)
    dome = view.path(circle(0j, rim))
    group.fill(dome, disc.deep).stroke(dome, disc.line, 1.4)
    seeds(group, view, heart, rim - .005, 620 if heart else 190, disc)


def sun_leaf(group: Group, spine: Path, width: float, tones: Tones = SUNFLOWER_LEAF, right: float | None = None,
             stem: float = .2, roll: float = 0) -> None:
    """A broad toothed leaf; the first `stem` of its spine is the stalk."""
    stalk(group, spine.part(0, stem + .04), 7, 5, tones)
    blade(group, spine.part(stem, 1), width, tones, right, teeth=9, veins=6, peak=.26, power=.9, line_width=1.2,
          roll=roll)


def sun_bud(group: Group, pose: Pose, tones: Tones = SUNFLOWER, leaf: Tones = SUNFLOWER_LEAF) -> None:
    """A bud: a tuft of furled rays in rows of pointed bracts."""
    size = abs(pose.factor)
    for turn in (-30, 28, -14, 14, 0):
        blade(group, pose.path(sprig((turn * .5, -34), 46, turn, 0)), 7 * size, tones, veins=0)
    for reach, low, spread, turns in ((60, -12, .5, (-34, 33, -17, 16, 0)), (50, -6, .42, (-56, 55, -34, 34, -10, 12)),
                                      (36, 2, .3, (-80, 78, -50, 50, -20, 22))):
        for turn in turns:
            blade(group, pose.path(sprig((turn * spread, low), reach, turn, -turn * .004)), reach * .2 * size, leaf,
                  veins=0, peak=.36, power=1.2)


def bracts(group: Group, at: complex, ways: Sequence[float], reach: float, leaf: Tones = SUNFLOWER_LEAF,
           squash: float = 1, turn: float = 0) -> None:
    """Pointed bracts from `at` to the directions `ways`, foreshortened by `squash` before they are turned."""
    for k, way in enumerate(ways):
        flat = polar(reach * (1, .9)[k % 2], way)
        far = polar(1, turn) * complex(flat.real, flat.imag * squash)
        blade(group, curve([at, at + far * .5 + 1j * far * .06, at + far]), reach * .2, leaf, veins=0, peak=.42,
              power=1.25, line_width=.9)


def sun_side(group: Group, view: View, tones: Tones = SUNFLOWER, leaf: Tones = SUNFLOWER_LEAF, disc: Tones = SEED,
             seed: int = 1, count: int = 22, curl: float = 0) -> None:
    """A head half from the side: far rays, the dome, near rays in front of it; `view` from 20 to 50 degrees.

    `curl` shortens the rays: 0 spread, 0.4 still unrolling.
    """
    rng, wide = np.random.default_rng(seed), view.radius
    squash = math.sin(math.radians(view.rise))
    foot = view.point(0j) + polar(wide * .16, view.turn + 90)
    for reach, step in ((.66, 17), (.5, 23)):
        bracts(group, foot, range(8, 180, step), wide * reach, leaf, max(.62, squash), view.turn)
    petals = [(360 * k / count + rng.uniform(-3, 3), laid(view, ray(.12 * rng.uniform(.9, 1.1), rng.uniform(-.08, .08),
               .34), 360 * k / count, rng.uniform(.92, 1.04) - curl)) for k in range(count)]

    def heart(g: Group) -> None:
        dome = [view.point(polar(.52, way)) for way in range(0, 360, 30)]
        shape = curve(dome, True)
        g.silhouette(shape).fill(shape, disc.deep).stroke(shape, disc.line, 1.3)
        seeds(g, view, 0, .5, 120, disc)
    cup(group, view, petals, tones, tones, heart, near=.35, pale=0, shade=.3, veins=4, vein_width=wide * .009 + .5,
        reach=.9, thin=.8, thick=wide * .012 + 1)


def sun_behind(group: Group, view: View, tones: Tones = SUNFLOWER, leaf: Tones = SUNFLOWER_LEAF, seed: int = 1,
               count: int = 22) -> None:
    """A head from behind: the backs of the rays, three rings of bracts, the end of the stem."""
    back = Tones(tones.mid, mix_ink(tones.mid, tones.deep, .4), tones.deep, tones.line)
    rays(group, view, count, 1.0, back, .115, seed, 0, .4)
    squash = math.sin(math.radians(view.rise))
    for ring, reach in enumerate((.66, .52, .38)):
        ways = [360 * (k + .5 * ring) / 13 for k in range(13)]
        bracts(group, view.point(0j), ways, view.radius * reach, leaf, squash, view.turn)
    end = view.path(circle(0j, .14))
    group.fill(end, leaf.mid).contour(end, 1, 2.6, leaf.line, SHADE)


def seed_head(group: Group, view: View, disc: Tones = SEED, leaf: Tones = SUNFLOWER_LEAF,
              gap: tuple[complex, float] | None = None) -> None:
    """A ripe head without rays: bracts, striped seeds in spirals; within `gap` (place, radius, shares) a finch ate."""
    squash = math.sin(math.radians(view.rise))
    bracts(group, view.point(0j), [360 * k / 17 for k in range(17)], view.radius * 1.06, leaf, squash, view.turn)
    dome = view.path(circle(0j, .78))
    group.silhouette(dome).fill(dome, disc.mid).contour(dome, 1, view.radius * .03 + 1, disc.line, SHADE)
    for k in range(3, 150):
        z = polar(.76 * math.sqrt(k / 150), k * GOLDEN)
        if gap and abs(z - gap[0]) < gap[1]:
            group.fill(circle(view.point(z), view.radius * .022), disc.deep)
            continue
        at, out = view.point(z), view.point(z * 1.12) - view.point(z)
        body = taper(curve([at - out * .5, at + out * .1, at + out]), view.radius * .085, view.radius * .03,
                     ends(.3, .3))
        group.fill(body, disc.line)
        group.fill(taper(curve([at - out * .4, at + out * .8]), view.radius * .026, .4), disc.light)


def sun_seed(group: Group, pose: Pose, disc: Tones = SEED) -> None:
    """A striped seed, 40 long."""
    body = pose.shape([(0, -20, "c"), (9, -6), (10, 8), (0, 20), (-10, 8), (-9, -6)])
    group.silhouette(body).fill(body, disc.deep)
    for x in (-5.5, 0, 5.5):
        group.fill(taper(pose.curve([(x * .3, -17), (x, 2), (x * .4, 17)]), 3.2 * abs(pose.factor), 1, ends(.3, .4)),
                   disc.light)
    group.contour(body, .9, 2.4, disc.line, SHADE)


def sun_ray(group: Group, pose: Pose, tones: Tones = SUNFLOWER) -> None:
    """A fallen ray, 70 long."""
    petal = ray(.13, .1, .1).map(lambda z: pose.point(70 * (z + .16 * z.imag * z.imag)))
    paint(group, petal, tones, pale=0, shade=.3, veins=4, vein_width=1.1, hatch=5)


def seedling(group: Group, pose: Pose, leaf: Tones = SUNFLOWER_LEAF, height: float = 120, leaves: float = 0) -> None:
    """A seedling from the ground up: two oblong cotyledons, then a pair of true leaves of the length `leaves`."""
    spine = pose.curve([(0, 0), (-5, -height * .5), (0, -height)])
    stalk(group, spine, 11 * pose.scale, 8 * pose.scale, leaf)
    size, turn = abs(pose.factor), angle(spine.tangent(1.0)) + 90
    for side in (-1, 1):
        cotyledon = sprig(spine.end, 78 * size, turn + side * 64, -side * .16)
        blade(group, cotyledon, 17 * size, leaf, veins=3, peak=.56, power=.6)
    for side in (-1, 1):
        if leaves:
            sun_leaf(group, sprig(spine.end, leaves * size, turn + side * 24, side * .2), leaves * .24 * size, leaf,
                     stem=.12)


def sun_stem(group: Group, spine: Path, first: float, last: float, tones: Tones = SUNFLOWER_LEAF) -> None:
    """A stout stem with short stiff hairs."""
    for i, u in enumerate(np.linspace(.03, .97, int(spine.length() / 9))):
        side, half = (1 if i % 2 else -1), (first + (last - first) * u) / 2
        root = complex(spine.at(u)) + side * 1j * complex(spine.tangent(u)) * half * .9
        tip = root + (side * 1j * complex(spine.tangent(u)) + .4 * complex(spine.tangent(u))) * 6
        group.fill(taper(curve([root, tip]), 1.7, .4, ends(.1, .9)), tones.line)
    stalk(group, spine, first, last, tones)


def show_diamond(group: Group, shape: Path, pose: Pose, dark: str, light: str) -> None:
    """The whiplashes of the show diamond: a small sun, its rays cut by the edge."""
    inside = Group()
    for k in range(32):
        way, long_ = 360 * k / 32, 46 if k % 2 else 62
        inside.fill(taper(pose.curve([polar(19, way), polar(30, way + 2), polar(long_, way)]), 4.6 if k % 2 else 8, 0),
                    dark)
    group.clip(shape, inside)
    for k in range(16):
        way = 360 * k / 16
        edge = pose.curve([polar(9.6, way - 9), polar(14, way - 9), polar(18.5, way), polar(14, way + 9),
                           polar(9.6, way + 9)])
        group.fill(pressed(edge, 1.4, 3.4, SHADE + 180, ends(.3, .3)), light)
    for k in range(1, 34):
        group.fill(pose.circle(polar(1.5 * math.sqrt(k), 137.508 * k), .72), light)
    for s in (-1, 1):
        for spots in ([(0, s * 23), (s * 3, s * 32), (0, s * 45)], [(s * 20, 0), (s * 26, s * 3), (s * 36, 0)]):
            group.fill(taper(pose.curve(spots), 3.6, 1, ends(.2, .8)), light)
