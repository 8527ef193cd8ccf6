"""Scarlet avens (Geum coccineum): the flower from above, from the side and from behind, bud, burr, stem, leaf.

Five round petals with a narrow claw, five sepals between them; a dense ring of orange-yellow stamens around a green
dome of styles; wiry downy stems; basal leaves that end in one large round leaflet, three-cut leaves on the stem; a burr
with feathered styles that remain and end in hooks.
"""
from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from ..cup import cup, laid
from ..geometry import Path, angle, circle, line, mix, polar
from ..line import SHADE, ends, taper
from ..organs import beads, blade, paint, sprig, stalk
from ..plants import cast_shadow, ragged
from ..ribbons import Petal
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones, mix_ink
from .round_leaf import round_leaf
from .turned import View

AVENS = Tones("#F79A66", "#E04A28", "#AE2F20", "#541410")
AVENS_LEAF = Tones("#B9CB85", "#85A561", "#527B52", "#1F3A2E")
AVENS_STEM = Tones("#C5BC7C", "#8E8A4E", "#6B5A3A", "#332A1C")
BURR = Tones("#F3DDB4", "#CE6E4E", "#8A3A2E", "#4A1A16")
POLLEN, SAFFRON, THREAD, RUST = "#F7CB45", "#F0A02C", "#F6C766", "#7A2A14"
ORDER = (0, 3, 1, 4, 2)  # two petals outermost, two innermost
LEAFLET = ((-180, 10), (-160, 62), (-128, 92), (-98, 96), (-72, 82), (-46, 104), (-18, 124), (0, 128), (18, 124),
           (46, 104), (72, 82), (98, 96), (128, 92), (160, 62), (180, 10))
VEINS = ((-122, 84), (-92, 90), (-44, 98), (0, 122), (44, 98), (92, 90), (122, 84))


def avens_petal(rng: np.random.Generator) -> Petal:
    """A petal of length 1 pointing up: a claw and a round blade."""
    w = rng.uniform(.455, .485)
    left, right = (-w, -.62), (w, -.62)
    rim = [(x * w, -y + rng.uniform(-.010, .010)) for x, y in
           ((-.93, .80), (-.70, .925), (-.42, .995), (-.20, 1.02), (0, 1.028), (.20, 1.02), (.42, .995), (.70, .925),
            (.93, .80))]
    edge, other = (curve([(s * .045, 0), (s * .16, -.22), (s * w * .86, -.42), (s * w, -.62)]) for s in (-1, 1))
    return Petal(edge, other, curve([left, *rim, right]))


def _look(view: View) -> dict[str, Any]:
    return {"pale": 0, "veins": 9, "vein_width": view.radius * .020, "reach": .92, "shade": .20, "rim": .07,
            "thin": .9, "thick": view.radius * .024 + 1.0}


def avens_open(group: Group, view: View, first: float = -90, seed: int = 1, tones: Tones = AVENS) -> None:
    """A flower from above, with the tips of its sepals between the petals."""
    rng = np.random.default_rng(seed)
    for k in range(5):
        way = first + 36 + 72 * k
        blade(group, curve([view.point(polar(.2, way)), view.point(polar(.6, way + 3)), view.point(polar(1.02, way))]),
              view.radius * .15, AVENS_LEAF, veins=2, power=1.2)
    petals = [laid(view, avens_petal(rng), first + 72 * k + rng.uniform(-4, 4), rng.uniform(.95, 1.04),
                   rng.uniform(-.14, .14)) for k in ORDER]
    outlines, look = [petal.outline() for petal in petals], _look(view)
    for i, petal in enumerate(petals):
        lip = [None, (.56, .97, .10), None, (.03, .44, .10), None][(i + seed) % 5]
        paint(group, petal, tones, lip=lip, shade_edge=(i + seed) % 2, **look)
        _glow(group, petal, outlines[i], tones)
        for later in range(i + 1, 5):
            step = complex(petal.point(.5, .7)) - complex(petals[later].point(.5, .7))
            cast_shadow(group, outlines[i], outlines[later], step / max(abs(step), 1e-6) * view.radius * .07,
                        tones.deep, .85)
        group.contour(outlines[i], .9, look["thick"], tones.line, SHADE, 30)
    avens_heart(group, view, seed)


def _glow(group: Group, petal: Petal, outline: Path, tones: Tones) -> None:
    """The dark foot of a petal, which ends in rays."""
    inside, size = Group(), float(abs(petal.point(.5, 1) - petal.point(.5, 0)))
    inside.fill(petal.zone(0, ragged(.50, 9, .05), n=90), mix_ink(tones.mid, tones.deep, .55))
    inside.fill(petal.zone(0, .34), tones.deep)
    for across in (.14, .26, .38, .5, .62, .74, .86):
        inside.fill(taper(petal.vein(across, .30, .78 - abs(across - .5) * .5), size * .030, .3), tones.deep)
    group.clip(outline, inside)


def avens_heart(group: Group, view: View, seed: int = 1, lift: float = .16) -> None:
    """A dense ring of stamens around the dome of styles."""
    rng, size = np.random.default_rng(seed + 5), view.radius
    up = polar(1, view.turn) * -1j * size * math.cos(math.radians(view.rise)) * lift
    tips = [(view.point(polar(reach * rng.uniform(.93, 1.07), 360 * i / count + rng.uniform(-4, 4))) + up * reach * 3)
            for reach, count in ((.42, 40), (.34, 34), (.26, 26)) for i in range(count)]
    foot = view.point(0j)
    tips.sort(key=lambda z: (z * polar(1, -view.turn)).imag)
    for tip in tips:
        thread = curve([foot, mix(foot, tip, .6) + up * .2, tip])
        group.fill(taper(thread, size * .022 + 1.0, size * .018 + .8), RUST)
        group.fill(taper(thread, size * .012 + .5, size * .010 + .4), THREAD)
    for ink, first in ((POLLEN, 0), (SAFFRON, 1)):
        beads(group, tips[first::2], size * .032, ink, RUST, max(.7, size * .008))
    beads(group, [tip - size * .008 * (1 + 1j) for tip in tips[::2]], size * .010, "#FDF0BE", "#FDF0BE", .2)
    squash = max(.5, math.sin(math.radians(view.rise)))
    dome = circle(foot + up * .5, size * .13, size * .13 * squash, view.turn)
    group.fill(dome, "#A9AF4E").clip(dome, Group().fill(circle(foot + up * .5 + size * .05 * (1 + 1j), size * .13),
                                                        "#7C8438"))
    for ring, count in ((.10, 13), (.06, 8), (.02, 3)):
        for i in range(count):
            z = polar(ring, 360 * i / count + ring * 400)
            spot = foot + up * .5 + polar(size, view.turn) * complex(z.real, z.imag * squash)
            group.fill(circle(spot, size * .014), "#E3E0A0")
    group.stroke(dome, "#4A4A20", 1.0)


def avens_cup(group: Group, view: View, seed: int = 1, tones: Tones = AVENS) -> None:
    """A flower from the side, a bowl on its spreading sepals."""
    rng = np.random.default_rng(seed)
    outside = Tones(tones.light, mix_ink(tones.mid, tones.light, .35), tones.deep, tones.line)
    petals = [(way, laid(view, avens_petal(rng), way + rng.uniform(-4, 4), rng.uniform(.95, 1.04), .08))
              for way in (-96, -24, 200, 50, 128)]
    cup(group, view, petals, tones, outside, lambda g: avens_heart(g, view, seed, .3), **_look(view))
    calyx(group, Pose(view.point(0j), view.radius / 90, view.turn))


def calyx(group: Group, pose: Pose, length: float = 46) -> None:
    """Five sepals seen from the side, small bracts between them, on a shallow green cup."""
    size = abs(pose.factor)
    for turn, share in ((-78, 1), (76, 1), (-56, .6), (54, .6), (-36, 1.02), (36, .98), (-2, .92)):
        spine = pose.path(sprig((0, 4), length * share, turn, -turn * .002))
        blade(group, spine, (9 if share > .7 else 4.6) * size, AVENS_LEAF, veins=0, power=1.1)
    body = pose.shape([(-13, -4), (-11, 7), (0, 12), (11, 7), (13, -4), (0, -9)])
    group.silhouette(body).fill(body, AVENS_LEAF.mid)
    group.clip(body, Group().fill(pose.circle((9, 4), 12), AVENS_LEAF.deep))
    group.contour(body, .9, 2.4, AVENS_LEAF.line, SHADE)


def avens_behind(group: Group, view: View, first: float = -90, seed: int = 1, tones: Tones = AVENS,
                 stem: Path | None = None) -> None:
    """A flower from behind: paler petals, the star of sepals and bracts, the `stem` in front of them."""
    pale = Tones(tones.light, mix_ink(tones.mid, tones.light, .42), mix_ink(tones.mid, tones.deep, .3), tones.line)
    rng = np.random.default_rng(seed)
    petals = [laid(view, avens_petal(rng), first + 72 * k, rng.uniform(.95, 1.03), -.1) for k in ORDER]
    outlines, look = [p.outline() for p in petals], _look(view) | {"rim": 0}
    for i, petal in enumerate(petals):
        paint(group, petal, pale, **look)
        for later in outlines[i + 1:]:
            cast_shadow(group, outlines[i], later, polar(view.radius * .06, SHADE), pale.deep, .8)
        group.contour(outlines[i], .9, look["thick"], pale.line, SHADE, 30)
    for k in range(5):
        for way, reach, half in ((first + 36 + 72 * k, .72, .13), (first + 72 * k, .48, .055)):
            blade(group, curve([view.point(0j), view.point(polar(reach * .5, way + 4)), view.point(polar(reach, way))]),
                  view.radius * half, AVENS_LEAF, veins=0, power=1.2)
    if stem:
        avens_stem(group, stem, view.radius * .075, view.radius * .06)
    group.fill(circle(view.point(0j), view.radius * .07), AVENS_LEAF.mid)


def avens_bud(group: Group, pose: Pose, open_: float = .4) -> None:
    """A round bud in its sepals, with the share `open_` of scarlet visible."""
    size, top = abs(pose.factor), -44 - 30 * open_
    core = pose.shape([(-15, -18), (-20, -40), (-2, top), (19, -40), (15, -18), (0, -8)])
    inside = Group().fill(core, AVENS.mid)
    inside.fill(pose.shape([(3, 0), (4, -40), (0, -90), (40, -50), (30, 0)]), AVENS.deep)
    for spots in ([(-14, -24), (-6, -44), (-2, top + 2)], [(8, -20), (8, -42), (2, top + 3)]):
        inside.fill(taper(pose.curve(spots), 2 * size + .4, .6, ends()), AVENS.line)
    group.silhouette(core).clip(core, inside).contour(core, .9, 3 * size, AVENS.line, SHADE)
    for turn, long in ((-40, 52), (38, 50), (-62, 30), (58, 30), (-4, 54)):
        blade(group, pose.path(sprig((0, 2), long, turn * .7, -turn * .012)), 11 * size * (.5 if long < 40 else 1),
              AVENS_LEAF, veins=2, line_width=.8)


def burr(group: Group, pose: Pose, radius: float, tones: Tones = BURR, seed: int = 3) -> None:
    """A fruiting head at the end of its stalk: downy nutlets, each with a feathered style that ends in a hook.

    The sepals are turned back below it.
    """
    rng, way = np.random.default_rng(seed), pose.turn
    at = pose.at + polar(radius * .30, way - 90)
    for lean in (-150, 152, -116, 118, 178):
        blade(group, sprig(pose.at, radius * .62, way + lean, -lean * .0016), radius * .11, AVENS_LEAF, veins=0)
    styles = []
    for reach, count in ((1.0, 17), (.74, 11), (.54, 7)):
        for i in range(count):
            turn = way - 90 + 284 * ((i + .5) / count - .5) + rng.uniform(-4, 4)
            long, side = radius * reach * rng.uniform(.93, 1.06), 1 if i % 2 else -1
            root, tip = at + polar(radius * .2, turn), at + polar(long, turn)
            styles.append((curve([root, mix(root, tip, .6) + polar(radius * .03, turn + side * 90), tip,
                                  tip + polar(radius * .07, turn + side * 96)]), turn))
    for spine, _ in styles[:17]:
        group.silhouette(taper(spine, radius * .09, radius * .03))
    for spine, turn in styles:
        _plume(group, spine, turn, radius, tones)
    core = circle(at, radius * .34, radius * .30, way)
    group.silhouette(core).fill(core, tones.deep)
    for k in range(28):
        turn, reach = k * 137.508, radius * .32 * math.sqrt((k + .5) / 28)
        nut = circle(at + polar(reach, turn), radius * .070, radius * .042, turn)
        group.fill(nut, (tones.mid, tones.light)[k % 2]).stroke(nut, tones.line, .8)


def _plume(group: Group, spine: Path, turn: float, radius: float, tones: Tones) -> None:
    """One style: pale down along it, its tip bare, red and hooked."""
    for u in (.24, .38, .52, .66):
        for side in (-1, 1):
            root = complex(spine.at(u))
            hair = curve([root, root + polar(radius * .15, turn + side * 30)])
            group.fill(taper(hair, radius * .034 + .5, .5), tones.light)
    group.fill(taper(spine, radius * .055 + .6, radius * .034 + .5), tones.line)
    group.fill(taper(spine, radius * .030 + .4, radius * .016 + .3), tones.mid)


def avens_stem(group: Group, spine: Path, first: float, last: float, tones: Tones = AVENS_STEM) -> None:
    """A wiry stem with short spreading down."""
    count = int(spine.length() / 10)
    for i in range(count):
        u, side = (i + .5) / count, 1 if i % 2 else -1
        along, half = complex(spine.tangent(u)), (first + (last - first) * u) / 2
        root = complex(spine.at(u)) + side * 1j * along * half * .8
        group.fill(taper(line(root, root + (side * 1j + .25) * along * (7 + 2 * (i % 3))), 1.5, .2), tones.line)
    stalk(group, spine, first, last, tones)


def stem_leaf(group: Group, at: complex, length: float, turn: float, tones: Tones = AVENS_LEAF) -> None:
    """A three-cut toothed leaf of the stem, without a stalk, at `at`, with two small stipules."""
    for way, share, half in ((-96, .34, .11), (92, .34, .11), (-52, .74, .15), (50, .70, .15), (0, 1.0, .17)):
        spine = sprig(at, length * share, turn + way, -way * .002)
        blade(group, spine, length * half, tones, teeth=0 if share < .5 else 4, veins=3, line_width=.8, power=1.1)


def avens_leaf(group: Group, spine: Path, pose: Pose, leaflets: Sequence[tuple[float, float, float]],
               tones: Tones = AVENS_LEAF) -> None:
    """A basal leaf: stalk, small `leaflets` (share along, length, turn) on it, the large one at `pose`."""
    stalk(group, spine, 10, 7, tones)
    for share, length, turn in leaflets:
        spot = complex(spine.at(share))
        way = angle(complex(spine.tangent(share))) + 90 + turn
        blade(group, sprig(spot, length, way, .1), length * .3, tones, teeth=4, veins=3, line_width=.8)
    round_leaf(group, pose, tones, LEAFLET, VEINS)
