"""The head of the sunflower (Helianthus annuus) from all sides, and its seeds; `sunflower_leaf` has the green parts.

Ovate bracts drawn out to a point; sterile yellow rays around a red-brown disc that opens from its rim; seeds on spirals
of 137.5 degrees, striped; old heads nod.
"""
from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from ..cup import cup, laid
from ..engraved import printed
from ..flowers.turned import View
from ..geometry import Path, angle, circle, polar
from ..line import SHADE, ends, pressed, taper
from ..organs import beads, blade, paint, sprig
from ..plants import cast_shadow
from ..ribbons import Petal
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones, mix_ink

SUNFLOWER, SUNFLOWER_LEAF, SEED = printed(
    "D", Tones("#F9E09A", "#ECB844", "#C6812A", "#6E3A10"), Tones("#D8D88A", "#A2AC60", "#6E8044", "#36421E"),
    Tones("#DCA246", "#9A5E2A", "#57341C", "#351D10"))
# ... and in the stronger tones of the ace
ACE_SUN = Tones("#F9E2A0", "#ECBE56", "#CC8D33", "#7A4312")

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
            shift + 360 * i / count)) > 0 else 0, veins=5, vein_width=view.radius * .009 + .5, reach=.9, rim=.26,
            thin=.8, thick=view.radius * .012 + 1)
        for near in order[n + 1:]:
            if (near - i) % count in (1, count - 1):
                cast_shadow(group, outlines[i], outlines[near], polar(view.radius * .02, SHADE), tones.deep, .8)
        group.contour(outlines[i], .8, view.radius * .012 + 1, tones.line, SHADE, 30)


def seeds(group: Group, view: View, outer: float, count: int, tones: Tones = SEED, opened: float = .82) -> None:
    """Florets in golden spirals up to the share `outer` of the radius, in flower from the share `opened` on."""
    spots = [(k, view.point(polar(outer * math.sqrt(k / count), k * GOLDEN))) for k in range(1, count + 1)]
    for k, spot in spots:
        share = k / count
        colour = tones.light if share > opened else (tones.mid if share > opened - .24 else tones.deep)
        beads(group, [spot], view.radius * outer * .9 / math.sqrt(count), colour, tones.line, .7)


def sunflower(group: Group, view: View, tones: Tones = SUNFLOWER, disc: Tones = SEED, count: int = 26, seed: int = 1,
              opened: float = .82, florets: int = 190) -> None:
    """A head from the front: two rings of rays and the disc in spirals, in flower from the share `opened` on."""
    rim = .56
    rays(group, view, count, 1.0, Tones(tones.mid, tones.deep, tones.line, tones.line), .115, seed, 180 / count,
         rim - .06)
    rays(group, view, count, .94, tones, .115, seed + 1, 0, rim - .06)
    dome = view.path(circle(0j, rim))
    group.fill(dome, disc.deep).stroke(dome, disc.line, 1.4)
    seeds(group, view, rim - .005, florets, disc, opened)


def _height(way: float) -> float:
    """The height of the tip of a ray in the direction `way`: far ones rise, near ones droop."""
    return .14 - .42 * math.sin(math.radians(way))


def sun_side(group: Group, view: View, tones: Tones = SUNFLOWER, leaf: Tones = SUNFLOWER_LEAF, disc: Tones = SEED,
             seed: int = 1, count: int = 24) -> None:
    """A head from the side, `view` from 12 to 40 degrees high: far rays rise, near ones droop over the bracts."""
    rng = np.random.default_rng(seed)
    involucre(group, Pose(view.point(0j), view.radius / 100, view.turn), leaf)
    laid_rays = []
    for k in range(count):
        way = 360 * (k + .5) / count + rng.uniform(-3, 3)
        lean = replace(view, depth=_height(way), bend=2)
        laid_rays.append((way, laid(lean, ray(.125 * rng.uniform(.9, 1.1), rng.uniform(-.07, .07), .36), way,
                                    rng.uniform(.92, 1.04))))
    back = Tones(tones.mid, mix_ink(tones.mid, tones.deep, .45), tones.deep, tones.line)
    cup(group, view, laid_rays, tones, back, lambda g: side_disc(g, view, disc), near=.1, pale=0, shade=.3, veins=4,
        vein_width=view.radius * .009 + .5, reach=.9, rim=.22, thin=.8, thick=view.radius * .012 + 1)


def sun_opening(group: Group, view: View, tones: Tones = SUNFLOWER, disc: Tones = SEED, seed: int = 1,
                count: int = 21) -> None:
    """An opening head from the side: its rays are upright and curled, like a flame; `opening_cup` holds it."""
    rng, petals = np.random.default_rng(seed), []
    for k in range(count):
        way = 360 * (k + .5) / count + rng.uniform(-4, 4)
        spread = .36 * math.cos(math.radians(way)) ** 2 * (-1, 1, .2)[k % 3]  # rays at the sides would hide each other
        bowl = replace(view, depth=view.depth * (rng.uniform(.88, 1.08) + spread))
        petals.append((way, laid(bowl, ray(.145 * rng.uniform(.85, 1.1), rng.uniform(-.10, .10), .28), way,
                                 rng.uniform(.80, 1.04), rng.uniform(-.16, .16))))
    back = Tones(tones.mid, mix_ink(tones.mid, tones.deep, .35), tones.deep, tones.line)
    cup(group, view, petals, tones, back, lambda g: side_disc(g, view, disc, .37, .26), near=0, pale=0, shade=.34,
        veins=4, vein_width=view.radius * .009 + .5, reach=.9, rim=.22, thin=.8, thick=view.radius * .012 + 1)


def opening_cup(group: Group, view: View, leaf: Tones = SUNFLOWER_LEAF) -> None:
    """The green cup in front of the rays of an opening head."""
    foot = view.point(0j) + polar(view.radius * .15, view.turn + 90)
    involucre(group, Pose(foot, view.radius / 128, view.turn), leaf)


def side_disc(group: Group, view: View, disc: Tones, size: float = .5, swell: float = .16) -> None:
    """The domed disc of a head seen from the side, its florets in spirals."""
    steep, lift = math.sin(math.radians(view.rise)), swell * math.cos(math.radians(view.rise))
    up, crest = polar(view.radius * lift, view.turn - 90), min(size, steep * size * size / (2 * lift))
    beyond = steep * (crest - size) / lift + 1 - (crest / size) ** 2 + .25  # the height of the dome over its far rim
    flat = replace(view, depth=0)

    def dome(z: complex) -> complex:
        return flat.point(z) + up * (1 - (abs(z) / size) ** 2)
    shape = curve([flat.point(polar(size, way)) + up * beyond * max(0.0, -math.sin(math.radians(way)))
                   for way in range(0, 360, 20)], True)
    group.silhouette(shape)
    inside = Group().fill(shape, disc.deep)
    spots = [(k, dome(polar(size * math.sqrt(k / 150), k * GOLDEN))) for k in range(1, 151)]
    for k, spot in sorted(spots, key=lambda item: item[1].imag):
        colour = disc.light if k > 116 else (disc.mid if k > 76 else disc.deep)
        beads(inside, [spot], view.radius * size * .075, colour, disc.line, .7)
    group.clip(shape, inside).contour(shape, .9, view.radius * .02 + 1, disc.line, SHADE)


def involucre(group: Group, pose: Pose, leaf: Tones = SUNFLOWER_LEAF) -> None:
    """The green cup below a head of radius 100 seen from the side: rows of bracts drawn out to a point."""
    size = abs(pose.factor)
    bowl = pose.shape([(-46, -6), (-40, 20), (-14, 42), (14, 42), (40, 20), (46, -6), (0, -14)])
    group.silhouette(bowl).fill(bowl, leaf.deep)
    for low, spread, reach, turns in ((8, .62, 52, (-76, 74, -52, 50, -26, 24, 0)),
                                      (22, .44, 50, (-94, 92, -66, 64, -38, 36, -12, 13)),
                                      (34, .22, 42, (-112, 108, -80, 78, -48, 46, -17, 16))):
        for turn in sorted(turns, key=lambda t: -abs(t)):
            foot = (spread * turn, low - abs(turn) * .10)
            blade(group, pose.path(sprig(foot, reach, turn * .9, -turn * .0026)), reach * .21 * size, leaf, veins=0,
                  peak=.34, power=1.1, line_width=.5 + .4 * min(1, size))


def bracts(group: Group, at: complex, ways: Sequence[float], reach: float, leaf: Tones = SUNFLOWER_LEAF,
           squash: float = 1, turn: float = 0) -> None:
    """Pointed bracts from `at` to the directions `ways`, foreshortened by `squash` before they are turned."""
    for k, way in enumerate(ways):
        flat = polar(reach * (1, .9)[k % 2], way)
        far = polar(1, turn) * complex(flat.real, flat.imag * squash)
        blade(group, curve([at, at + far * .5 + 1j * far * .06, at + far]), reach * .2, leaf, veins=0, peak=.42,
              power=1.25, line_width=.9)


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
              gap: tuple[complex, float] | None = None, count: int = 170) -> None:
    """A ripe head without rays: bracts, striped seeds in spirals; empty within `gap` (place, radius, shares)."""
    squash = math.sin(math.radians(view.rise))
    for reach, shift in ((1.12, 0.0), (1.0, 11.0)):
        bracts(group, view.point(0j), [shift + 360 * k / 17 for k in range(17)], view.radius * reach, leaf, squash,
               view.turn)
    dome = view.path(circle(0j, .80))
    group.silhouette(dome).fill(dome, disc.line)
    far = sorted(range(1, count), key=lambda k: view.point(polar(math.sqrt(k / count), k * GOLDEN)).imag)
    for k in far:
        z = polar(.77 * math.sqrt(k / count), k * GOLDEN)
        _kernel(group, view, z, .80 / math.sqrt(count), disc, bool(gap and abs(z - gap[0]) < gap[1]))
    group.contour(dome, 1, view.radius * .03 + 1, disc.line, SHADE)


def _kernel(group: Group, view: View, z: complex, size: float, disc: Tones, gone: bool) -> None:
    """A seed in its place on a ripe head, blunt end outwards; if it is `gone`, the pale socket."""
    def put(spots: Sequence[tuple[float, float]]) -> list[complex]:
        return [view.point(z + polar(1, angle(z)) * complex(x, y) * size) for x, y in spots]
    cell = curve(put([(-1.05, 0), (-.2, -.72), (.75, -.62), (1.15, 0), (.75, .62), (-.2, .72)]), True)
    if gone:
        pit = curve(put([(-.5, 0), (0, -.4), (.55, 0), (0, .4)]), True)
        group.fill(cell, disc.light).stroke(cell, disc.mid, .7).fill(pit, mix_ink(disc.mid, disc.light, .3))
        return
    group.fill(cell, disc.deep if abs(z) < .62 else mix_ink(disc.deep, disc.mid, .45)).stroke(cell, disc.line, .8)
    for y in (-.3, .22):
        stripe = curve(put([(-.7, y * .4), (0, y), (.9, y * .7)]))
        group.fill(taper(stripe, view.radius * size * .26, view.radius * size * .14, ends(.3, .4)), disc.light)


def sun_seed(group: Group, pose: Pose, disc: Tones = SEED) -> None:
    """A striped seed, 40 long, its pointed end up."""
    body = pose.shape([(0, -20, "c"), (9, -6), (10, 8), (0, 20), (-10, 8), (-9, -6)])
    group.silhouette(body).fill(body, disc.deep)
    for x in (-5.5, 0, 5.5):
        group.fill(taper(pose.curve([(x * .3, -17), (x, 2), (x * .4, 17)]), 3.2 * abs(pose.factor), 1, ends(.3, .4)),
                   disc.light)
    group.contour(body, .9, 2.4, disc.line, SHADE)


def show_diamond(group: Group, shape: Path, pose: Pose, dark: str, light: str) -> None:
    """The ornament of the show diamond: a small sun, its rays cut by the edge."""
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
