"""Othonna (Othonna capensis, once O. crassifolia): gherkin leaves on hanging threads, small yellow heads, violet buds.

The leaves are round in section, pointed, blue-green and reddish at the tip, in tufts; the trailing stems are
red-violet; each head is above the leaves on a wire-thin stalk, with eight bracts in one row and about a dozen rays.
"""
from __future__ import annotations

import math
from typing import Any

import numpy as np

from ..geometry import Path, circle, polar
from ..line import SHADE, ends, taper
from ..organs import blade, paint, sprig, stalk
from ..plants import cast_shadow
from ..ribbons import Petal, edges
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones
from .turned import View

RAY = Tones("#F9E28C", "#EDC23F", "#C98F28", "#55280F")
RAY_BACK = Tones("#F9E28C", "#DDAF44", "#C98F28", "#55280F")
DISC = Tones("#F9E28C", "#D9931F", "#A5631A", "#55280F")
PICKLE = Tones("#C3D8C0", "#86AC97", "#517D72", "#20322F")
THREAD = Tones("#C4A7C4", "#9A5A70", "#634668", "#20322F")
WIRE = Tones("#C98F28", "#A5631A", "#55280F", "#20322F")
BUD = Tones("#C4A7C4", "#94739C", "#634668", "#20322F")
GOLDEN = 137.508
RED = "#8F4731"


def ray(half: float) -> Petal:
    """A ray of length 1 pointing up: an oblong with a blunt, faintly three-toothed end."""
    w = half
    left, right = curve([(-w * .3, -.24), (-w * .95, -.52), (-w * .92, -.88)]), curve([(w * .3, -.24), (w * .95, -.52),
                                                                                     (w * .92, -.88)])
    return Petal(left, right, curve([left.end, (-w * .55, -.985), (-w * .22, -.975), (0, -1.01), (w * .22, -.975),
                                     (w * .55, -.985), right.end]))


def daisy(group: Group, view: View, count: int = 12, seed: int = 1, tones: Tones = RAY, disc: Tones = DISC,
          leaf: Tones = PICKLE) -> None:
    """A head of `count` rays around a domed disc, its bracts below it."""
    rng = np.random.default_rng(seed)
    if view.rise < 60:
        bracts(group, Pose(view.point(0j), view.radius / 46, view.turn), leaf)
    ways = sorted((360 * k / count + rng.uniform(-4, 4) for k in range(count)),
                  key=lambda way: math.sin(math.radians(way)))
    petals = []
    for way in ways:
        turn, sway = polar(rng.uniform(.88, 1.06), way + 90), rng.uniform(-.20, .20)
        petals.append(_put(view, ray(.215 * rng.uniform(.92, 1.06)), turn, sway))
    outlines = [petal.outline() for petal in petals]
    under = view.path(circle(0, .5))
    group.silhouette(under).fill(under, tones.deep)
    waiting = view.rise < 40
    for k, petal in enumerate(petals):
        if waiting and math.sin(math.radians(ways[k])) > .3:
            waiting = False
            _dome(group, view, disc)
        dark = 1 if (complex(petal.point(1, .6) - petal.point(0, .6)) * np.conj(polar(1, SHADE))).real > 0 else 0
        paint(group, petal, tones, pale=0, shade=.32, shade_edge=dark, veins=4, vein_width=view.radius * .020,
              reach=.92, thin=.7, thick=view.radius * .026 + .8, lip=(.1, .9, .07) if k % 5 == 2 else None)
        gleam = petal.vein(.30 if dark else .70, .42, .88)
        group.fill(taper(gleam, view.radius * .085, view.radius * .03, ends(.5, .5)), tones.light)
        for later in outlines[k + 1:k + 3]:
            cast_shadow(group, outlines[k], later, polar(view.radius * .04, SHADE), tones.deep)
    if view.rise >= 40:
        group.fill(view.path(circle(0, .40)), tones.deep)
        _dome(group, view, disc)


def _put(view: View, flat: Petal, turn: complex, sway: float) -> Petal:
    return flat.map(lambda z: view.point(turn * (z + sway * z.imag * z.imag)))


def _dome(group: Group, view: View, disc: Tones) -> None:
    """The disc of small tubular florets."""
    lift = polar(1, view.turn) * -1j * view.radius * math.cos(math.radians(view.rise)) * .16
    dome = view.path(circle(0, .33)).map(lambda z: z + lift)
    group.silhouette(dome).fill(dome, disc.deep).stroke(dome, disc.line, 1.3)
    group.clip(dome, Group().fill(dome.map(lambda z: z - polar(view.radius * .10, SHADE)), disc.mid))
    for k in sorted(range(64), key=lambda k: view.point(polar(math.sqrt(k + .5), GOLDEN * k)).imag):
        reach = .315 * math.sqrt((k + .5) / 64)
        at = view.point(polar(reach, GOLDEN * k)) + lift * (1.25 - .55 * (reach / .315) ** 2)
        opened, size = reach > .235, view.radius * (.034 if reach > .235 else .026)
        group.fill(circle(at, size * 1.25), disc.line).fill(circle(at, size), disc.light if opened else disc.mid)
        group.fill(circle(at + polar(size * .2, SHADE), size * .45), disc.mid if opened else disc.deep)


def daisy_behind(group: Group, view: View, stem: Path, seed: int = 1, leaf: Tones = PICKLE) -> None:
    """A head from behind: undersides of the rays, the star of eight bracts, the stalk in front of them."""
    rng = np.random.default_rng(seed)
    for k in range(12):
        way = 30 * k + rng.uniform(-4, 4)
        flat = ray(.215 * rng.uniform(.92, 1.06))
        paint(group, _put(view, flat, polar(rng.uniform(.93, 1.04), way + 90), .1), RAY_BACK, pale=0, shade=.36,
              shade_edge=k % 2, veins=3, vein_width=view.radius * .03, thin=.7, thick=view.radius * .03 + .8)
    for k in range(8):
        way = 45 * k + 10
        blade(group, curve([view.point(0j), view.point(polar(.24, way + 4)), view.point(polar(.46, way))]),
              view.radius * .09, leaf, veins=0)
    stalk(group, stem, 2.6, 3.4, WIRE)
    group.fill(circle(view.point(0j), view.radius * .08), leaf.mid)


def bracts(group: Group, pose: Pose, leaf: Tones = PICKLE) -> None:
    """The cup of equal bracts under a head, 24 high."""
    cup = pose.shape([(-4, 22, "c"), (-12, 17), (-16, 0, "c"), (16, 0, "c"), (12, 17), (4, 22, "c")])
    inside = Group().fill(cup, leaf.mid).fill(pose.shape([(2, -4), (3, 26), (30, 26), (30, -4)]), leaf.deep)
    for x in (-9, -3, 4, 10):
        inside.fill(taper(pose.curve([(x, -1), (x * 1.05, 10), (x * .4, 22)]), 1.6, 1), leaf.line)
    group.silhouette(cup).clip(cup, inside).contour(cup, .8, 2.2, leaf.line, SHADE, 30)


def bud(group: Group, pose: Pose, tones: Tones = BUD) -> None:
    """An egg-shaped bud in its violet bracts, yellow at the tip."""
    for turn in (-16, 14, 0):
        blade(group, pose.path(sprig((turn * .3, -30), 30, turn, .1)), 5 * abs(pose.factor), RAY, veins=0)
    egg = pose.shape([(-4, 2, "c"), (-17, -12), (-16, -32), (-8, -48, "c"), (-3, -41, "c"), (1, -50, "c"),
                      (5, -41, "c"), (9, -48, "c"), (16, -32), (17, -12), (4, 2, "c")])
    inside = Group().fill(egg, tones.mid).fill(pose.shape([(4, -60), (7, -24), (3, 6), (40, 0), (40, -60)]), tones.deep)
    inside.fill(taper(pose.curve([(-11, -10), (-11, -26), (-6, -38)]), 4, 1, ends()), tones.light)
    for x in (-7, 1, 9):
        inside.fill(taper(pose.curve([(x * .4, 0), (x * 1.2, -24), (x * .6, -44)]), 1.6, .8, ends()), tones.line)
    group.silhouette(egg).clip(egg, inside).contour(egg, .9, 2.8, tones.line, SHADE, 30)


def pickle(group: Group, spine: Path, width: float, tones: Tones = PICKLE, red: str = RED) -> None:
    """A fleshy leaf like a small gherkin along `spine`, red at its short point."""
    def half(u: Any) -> Any:
        return width * np.sin(np.pi * (.08 + .92 * np.clip(u, 0, 1) ** 1.1)) ** .5
    body = Petal(*edges(spine, half, n=16))
    shaded = 1 if ((1j * complex(spine.tangent(.5))) * np.conj(polar(1, SHADE))).real > 0 else 0
    outline = body.outline()
    inside = Group().fill(outline, tones.mid).fill(body.side(shaded, .56 if shaded else .44), tones.deep)
    inside.fill(body.zone(lambda s: .80 + .05 * np.sin(s * 8), 1), red)
    inside.fill(body.side(.22 if shaded else .60, .40 if shaded else .78, .10, .80), tones.light)
    group.silhouette(outline).clip(outline, inside).contour(outline, .8, 2.6, tones.line, SHADE, 40)
