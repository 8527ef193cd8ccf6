"""Pink flax (Linum pubescens): the flower from above, from the side and from behind, twisted bud, capsule, stem.

Five broad petals, each covering the next one clockwise; a pale throat with dark veins; five stamens and five styles;
sepals that cannot be seen from above; a round pointed capsule in them; small sessile leaves, stem and sepals hairy.
"""
from __future__ import annotations

import math
from functools import partial
from typing import Any

import numpy as np

from ..cup import cup, laid
from ..geometry import Array, Path, angle, circle, line, pair, polar
from ..line import SHADE, ends, taper
from ..organs import blade, paint, sprig, stalk
from ..plants import cast_shadow
from ..ribbons import Petal, between, clip01, edges
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones, mix_ink
from .turned import View

FLAX = Tones("#FBEBDD", "#E08FAC", "#BE6488", "#6E2149")
FLAX_PALE = Tones("#FDF1E8", "#EDB3C4", "#CF83A1", "#74284F")
FLAX_LEAF = Tones("#BFCD98", "#8FAA70", "#5B7F59", "#2A4637")
RIPE = Tones("#EBDDA0", "#CDB76A", "#97874A", "#4A4422")


def flax_petal(half: float, lean: float = .0) -> Petal:
    """A petal of length 1 pointing up: a narrow claw, then a broad fan with a faintly wavy rim."""
    w = half
    left, right = (-w, -.64 + lean), (w, -.64 - lean)
    rim = curve([left, (-w * .90, -.84), (-w * .54, -.985), (-w * .05, -1.01), (w * .46, -1.02), (w * .88, -.87),
                 right])
    return Petal(curve([(-.045, 0), (-.24, -.28), left]), curve([(.045, 0), (.24, -.28), right]), rim)


def _look(view: View) -> dict[str, Any]:
    return {"pale": .34, "rays": 7, "torn": .09, "veins": 9, "vein_width": view.radius * .024, "reach": .93,
            "shade": .17, "thin": .9, "thick": view.radius * .026 + .9}


def flax_open(group: Group, view: View, tones: Tones = FLAX, first: float = -90, seed: int = 1) -> None:
    """A flower from above: each petal covers the next one clockwise, and the last covers the first."""
    rng = np.random.default_rng(seed)
    petals = [laid(view, flax_petal(rng.uniform(.585, .63), .06), first - 72 * k + rng.uniform(-4, 4),
                   rng.uniform(.95, 1.03), .12) for k in range(5)]
    outlines = [petal.outline() for petal in petals]
    for k, petal in enumerate(petals):
        _one(group, view, petal, tones)
        if k < 4:
            cast_shadow(group, outlines[k], outlines[k + 1], _away(view, petals[k + 1], petal), tones.deep, .85)
            group.contour(outlines[k], .9, _look(view)["thick"], tones.line, SHADE, 30)
    cast_shadow(group, outlines[4], outlines[0], _away(view, petals[0], petals[4]), tones.deep, .85)
    again = Group()
    _one(again, view, petals[0], tones)
    half = view.curve([(*pair(polar(reach, first + way)), "c") for reach, way in
                       ((.02, 180), (.5, 60), (1.6, 50), (1.8, 30), (1.8, 0), (.6, -2))], True)
    group.clip(half, again)
    flax_heart(group, view)


def _one(group: Group, view: View, petal: Petal, tones: Tones) -> None:
    outline = paint(group, petal, tones, **_look(view))
    plane = Group()
    for depth, share in ((.34, .80), (.20, .58)):  # silky light on the lit side, up to the rim
        def swell(t: Any, depth: float = depth) -> Any:
            return depth * clip01((t - .30) / .70) ** 1.3
        plane.fill(petal.side(0, swell, .30, 1), mix_ink(tones.light, tones.mid, share))
    for j in range(9):
        rib = petal.vein(.10 + .10 * j, .30, .95, .5 + (.10 * j - .40) * 1.08)
        plane.fill(taper(rib, view.radius * .012 + .3, .3, ends(.3, .6)), tones.deep)
    group.clip(outline, plane).contour(outline, .9, _look(view)["thick"], tones.line, SHADE, 30)
    for j in range(7):
        across = .14 + .12 * j
        vein = petal.vein(across, .13, (.66, .44)[j % 2], .5 + (across - .5) * 1.12)
        group.fill(taper(vein, view.radius * .026 + .3, .2), tones.line)


def _away(view: View, above: Petal, below: Petal) -> complex:
    """The direction of the shadow of the petal `above` on the one `below`."""
    step = complex(below.point(.5, .7)) - complex(above.point(.5, .7))
    return step / max(abs(step), 1e-6) * view.radius * .07


def flax_heart(group: Group, view: View) -> None:
    """Five stamens and five styles in the pale throat."""
    lift = polar(1, view.turn) * -1j * view.radius * math.cos(math.radians(view.rise)) * .18
    group.fill(view.path(circle(0, .10)), "#DCD08C")
    tips = [view.point(polar(.19, 72 * i + 10)) + lift for i in range(5)]
    for tip in sorted(tips, key=lambda z: z.imag):
        thread = curve([view.point(0j), (view.point(0j) + tip) / 2 + lift * .3, tip])
        group.fill(taper(thread, view.radius * .045 + 1.4, view.radius * .03 + 1), "#5E3A4A")
        group.fill(taper(thread, view.radius * .028 + .6, view.radius * .02 + .4), "#F6EBC6")
    for i, tip in enumerate(tips):
        group.add(_anther(tip, view.radius * .064, 72 * i + 40 + view.turn))
    for i in range(5):
        style = view.point(polar(.10, 72 * i + 46)) + lift * .8
        group.fill(taper(curve([view.point(0j), style]), view.radius * .024 + .5), "#8E9A4A")


def _anther(at: complex, half: float, turn: float) -> Group:
    """A slender blue anther across its thread, `half` long to either side, furrowed."""
    pose = Pose(at, half, turn)
    shape = pose.shape([(-1, .04), (-.5, -.27), (.5, -.29), (1, -.02), (.52, .27), (-.48, .29)])
    group = Group().fill(shape, "#93A0C8").fill(pose.shape([(-.9, .1), (0, .02), (.95, .02), (.5, .3), (-.46, .32)]),
                                                "#6874A4")
    return group.fill(taper(pose.curve([(-.8, .02), (.8, 0)]), half * .16, .4), "#2E355C").stroke(shape, "#2E355C", .8)


def flax_side(group: Group, view: View, tones: Tones = FLAX, leaf: Tones = FLAX_LEAF, seed: int = 1) -> None:
    """A flower from the side, a shallow funnel on its sepals."""
    rng = np.random.default_rng(seed)
    outside = Tones(mix_ink(tones.light, tones.mid, .45), mix_ink(tones.mid, tones.light, .22), tones.deep, tones.line)
    petals = [(way, laid(view, flax_petal(rng.uniform(.56, .62)), way, rng.uniform(.96, 1.04), .1))
              for way in (-98, -28, 198, 52, 128)]
    cup(group, view, petals, tones, outside, lambda g: flax_heart(g, view), **_look(view))
    sepals(group, Pose(view.point(0j), view.radius / 90, view.turn), leaf)


# the sepals from the side, back to front: turn, length and half-width as shares
SEPALS = ((-50, .94, .20), (48, .90, .20), (-2, 1.0, .25))


def _swelling(half: float, u: Array) -> Any:
    """The half-width of a sepal, ``half`` at its widest."""
    return half * np.sin(np.pi * clip01(u) ** .62) ** .9


def sepals(group: Group, pose: Pose, leaf: Tones = FLAX_LEAF, length: float = 38) -> None:
    """Three pointed sepals seen from the side, opening upwards: a lit and a shaded half each, a few hairs."""
    size = abs(pose.factor)
    for turn, long, wide in SEPALS:
        spine = pose.path(sprig((0, 6), length * long, turn, -turn * .0042))
        left, right = edges(spine, partial(_swelling, length * size * wide))
        shape = between(left, right)
        inside = Group().fill(shape, leaf.light).fill(between(spine, right), leaf.mid)
        inside.fill(taper(spine, 1.5 * size + .3, .4), leaf.deep)
        for u in (.3, .5, .7):
            for side in (-1, 1):
                root, along = complex((left, right)[side > 0].at(u)), complex(spine.tangent(u))
                group.fill(taper(line(root, root + (side * 1j + .7) * along * 5 * size), .9, .2), leaf.line)
        group.silhouette(shape).clip(shape, inside).contour(shape, .8, 1.1 + .8 * size, leaf.line, SHADE, 30)


def flax_behind(group: Group, view: View, tones: Tones = FLAX, leaf: Tones = FLAX_LEAF, first: float = -90,
                seed: int = 1, stem: Path | None = None) -> None:
    """A flower from behind: pale undersides, the `stem` in front of them, a small star of sepals."""
    pale = Tones(tones.light, mix_ink(tones.mid, tones.light, .34), mix_ink(tones.mid, tones.deep, .5), tones.line)
    rng = np.random.default_rng(seed)
    petals = [laid(view, flax_petal(rng.uniform(.57, .61)), first + 72 * k, rng.uniform(.96, 1.03), -.12)
              for k in range(5)]
    look = _look(view) | {"pale": .2, "rays": 5}
    outlines = [p.outline() for p in petals]
    for k, petal in enumerate(petals):
        paint(group, petal, pale, **look)
        if k < 4:
            cast_shadow(group, outlines[k], outlines[k + 1], _away(view, petals[k + 1], petal), pale.deep, .8)
            group.contour(outlines[k], .9, look["thick"], pale.line, SHADE, 30)
    if stem:
        stalk(group, stem, 2.6, view.radius * .05, leaf)
    for k in range(5):
        way = first + 36 + 72 * k
        blade(group, curve([view.point(0j), view.point(polar(.22, way + 5)), view.point(polar(.44, way))]),
              view.radius * .062, leaf, veins=0, power=1.2)
    if stem:
        group.fill(circle(view.point(0j), view.radius * .05), leaf.mid)


def flax_bud(group: Group, pose: Pose, tones: Tones = FLAX, leaf: Tones = FLAX_LEAF) -> None:
    """A pointed bud with its petals rolled around each other."""
    body = pose.shape([(0, -4, "c"), (-15, -24), (-14, -50), (2, -88, "c"), (14, -52), (15, -24)])
    inside = Group().fill(pose.shape([(4, 0, "c"), (4, -40), (2, -92, "c"), (50, -60, "c"), (40, 0, "c")]), tones.deep)
    for spots in ([(-15, -30), (-2, -50), (3, -86)], [(-9, -12), (8, -38), (7, -72)], [(4, -8), (14, -28), (12, -52)]):
        inside.fill(taper(pose.curve(spots), 2.6 * abs(pose.factor) + .5, 1, ends()), tones.line)
    group.silhouette(body).fill(body, tones.mid).clip(body, inside).contour(body, .9, 3, tones.line, SHADE)
    sepals(group, pose, leaf, 44)


def flax_capsule(group: Group, pose: Pose, body: Tones = RIPE, leaf: Tones = FLAX_LEAF) -> None:
    """A round capsule in its five pointed sepals."""
    for turn in (-56, 56, -28, 28):
        blade(group, pose.path(sprig((0, 2), 44, turn, -turn * .003)), 6 * abs(pose.factor), leaf, veins=0)
    ball = pose.circle((0, -24), 19, 21)
    group.silhouette(ball).fill(ball, body.mid)
    inside = Group().fill(pose.circle((11, -18), 19, 24), body.deep).fill(pose.circle((-8, -30), 4, 7), body.light)
    for x in (-9, 0, 9):
        inside.fill(taper(pose.curve([(x * .5, -4), (x, -24), (x * .2, -46)]), 1.8, 1, ends()), body.line)
    group.clip(ball, inside).contour(ball, .9, 2.6, body.line, SHADE)
    group.fill(taper(pose.curve([(0, -43), (1, -56)]), 3), body.line)


def flax_stem(group: Group, spine: Path, first: float = 6, last: float = 2.6, leaves: int = 8, length: float = 62,
              begin: float = .08, until: float = .8, tones: Tones = FLAX_LEAF) -> None:
    """A hair-thin stem, downy, with small sessile leaves, alternate, smaller upwards."""
    for i in range(leaves):
        u, side = begin + (until - begin) * i / max(1, leaves - 1), 1 if i % 2 else -1
        way = angle(complex(spine.tangent(u))) + 90 + side * (22 + 9 * (i % 3))
        size = length * (1.12 - .62 * u) * (1, .86, .94)[i % 3]
        blade(group, sprig(complex(spine.at(u)), size, way, side * (.04 + .05 * (i % 2))), size * .06, tones, veins=0,
              peak=.36, power=1.25, line_width=.8)
    for i in range(int(spine.length() / 9)):
        u, side = (i + .5) * 9 / spine.length(), 1 if i % 2 else -1
        along = complex(spine.tangent(u))
        root = complex(spine.at(u)) + side * 1j * along * 1.4
        group.fill(taper(line(root, root + (side * 1j + .35) * along * (5 + 2 * (i % 3))), 1.1, .2), tones.line)
    stalk(group, spine, first, last, tones)
