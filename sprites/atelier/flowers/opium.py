"""Opium poppy: the silky flower from any height, the goblet, the nodding bud, the crowned capsule, the waxy leaf.

Four crumpled petals, the outer pair broader, a dark blotch at each foot; many pale stamens around a green capsule under
its rayed lid; ripe seeds fall out of pores below the lid; blue-green leaves with wavy, coarsely toothed edges clasp a
smooth stem.
"""
from __future__ import annotations

import math
from typing import Any

import numpy as np

from ..cup import cup, laid
from ..geometry import Path, circle, line, mix, polar, smooth
from ..line import SHADE, ends, taper
from ..organs import beads, paint, stalk
from ..plants import cast_shadow, leaf_profile, ragged
from ..ribbons import Petal, between, edges
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones, mix_ink
from .turned import View

LILAC = Tones("#E9D6E6", "#BC97C2", "#8A639C", "#402550")
BLOTCH = "#47234F"
WAXY = Tones("#CBD8C4", "#94B09F", "#5F877F", "#223F40")
WAXY_FAR = Tones("#BACCC2", "#83A49B", "#527A78", "#223F40")
RIPE = Tones("#E6DDB2", "#BDB086", "#877B58", "#40381F")
POLLEN = "#F4E7BC"


def poppy_petal(rng: np.random.Generator, half: float = .80) -> Petal:
    """A petal of length 1 pointing up: a fan with a crumpled rim."""
    w = half
    rim = []
    for k in range(13):
        share = (k / 12 - .5) * 2
        reach = 1.0 - .34 * abs(share) ** 2.6 + (.026 if k % 2 else -.022) + rng.uniform(-.014, .014)
        rim.append(complex(w * math.sin(share * 1.36) * 1.02, -reach * (1 - .16 * abs(share) ** 2)))
    left, right = rim[0], rim[-1]
    return Petal(curve([(-.06, 0), (-.46, -.16), left]), curve([(.06, 0), (.46, -.16), right]), curve(rim))


def _look(view: View) -> dict[str, Any]:
    return {"pale": 0, "veins": 13, "vein_width": view.radius * .014 + .3, "reach": .95, "shade": .14, "rim": .06,
            "thin": .9, "thick": view.radius * .022 + 1.0}


def opium_open(group: Group, view: View, first: float = 0, seed: int = 1, tones: Tones = LILAC) -> None:
    """A flower from above: two outer petals, one towards `first` and one opposite, and an inner pair across them."""
    rng, size = np.random.default_rng(seed), view.radius
    petals = [laid(view, poppy_petal(rng, half), first + way, reach * rng.uniform(.97, 1.03), rng.uniform(-.06, .06))
              for way, half, reach in ((0, .84, 1.04), (180, .84, 1.04), (-90, .74, .98), (90, .74, .94))]
    outlines, look = [petal.outline() for petal in petals], _look(view)
    for i, petal in enumerate(petals):
        lip = ((.1, .42, .10), (.55, .9, .12), (.3, .66, .08), (.16, .58, .15))[(i + seed) % 4]
        paint(group, petal, tones, lip=lip, shade_edge=(i + seed) % 2, **look)
        _silk(group, petal, outlines[i], tones, size)
        for later in outlines[i + 1:]:
            cast_shadow(group, outlines[i], later, polar(size * .05, SHADE + 180 * (i == 0)), tones.deep, .8)
        group.contour(outlines[i], .9, look["thick"], tones.line, SHADE, 30)
    poppy_heart(group, view, seed)


def _silk(group: Group, petal: Petal, outline: Path, tones: Tones, size: float) -> None:
    inside = Group()
    for across in (.12, .24, .35, .47, .58, .70, .82, .9):
        toward = .5 + (across - .5) * .86
        inside.fill(taper(petal.vein(across, 1.0, .60 + .12 * (across * 7 % 1), toward), size * .034, .4), tones.light)
        inside.fill(taper(petal.vein(across + .035, 1.0, .66, toward + .03), size * .020, .3), tones.deep)
    inside.fill(petal.zone(0, ragged(.60, 8, .16), n=80), tones.deep)
    inside.fill(petal.zone(0, ragged(.52, 8, .16), n=80), BLOTCH)
    group.clip(outline, inside)


def poppy_heart(group: Group, view: View, seed: int = 1, size: float = 1.0) -> None:
    """Pale stamens around the green capsule with its rayed lid."""
    rng, wide = np.random.default_rng(seed + 7), view.radius * size
    up = polar(1, view.turn) * -1j * wide * math.cos(math.radians(view.rise))
    squash, foot = max(.34, math.sin(math.radians(view.rise))), view.point(0j)

    def out(reach: float, way: float) -> complex:
        z = polar(reach * wide, way)
        return polar(1, view.turn) * complex(z.real, z.imag * squash)
    ways = sorted((360 * i / 52 + rng.uniform(-3, 3) for i in range(52)), key=lambda a: math.sin(math.radians(a)))
    tips = [(way, foot + out((.30, .38)[i % 2] * rng.uniform(.92, 1.06), way) + up * .16) for i, way in enumerate(ways)]

    def stamens(near: bool) -> None:
        some = [tip for way, tip in tips if (math.sin(math.radians(way)) > .1) == near]
        for tip in some:
            thread = curve([foot + (tip - foot) * .25, mix(foot, tip, .6) + up * .03, tip])
            group.fill(taper(thread, wide * .020 + 1, wide * .016 + .8), BLOTCH)
            group.fill(taper(thread, wide * .010 + .5, wide * .008 + .4), POLLEN)
        beads(group, some, wide * .028, POLLEN, BLOTCH, max(.7, wide * .006))
    stamens(False)
    top = foot + up * .34
    sides = [foot + out(.10, way) for way in (180, 90, 0)]
    body = curve([sides[0], foot + out(.19, 180) + up * .16, top + out(.15, 180), top + out(.15, 0),
                  foot + out(.19, 0) + up * .16, sides[2], sides[1]], True)
    inside = Group().fill(body, WAXY.mid)
    shift = polar(wide * .11, SHADE)
    inside.fill(body.map(lambda z: z + shift), WAXY.deep)
    inside.fill(taper(curve([foot + out(.11, 170), foot + out(.14, 180) + up * .16, top + out(.1, 180)]), wide * .05, 1,
                      ends()), WAXY.light)
    group.silhouette(body).clip(body, inside).contour(body, .9, 2.8, WAXY.line, SHADE)
    crown_disc(group, top, .215 * wide, view.turn, squash)
    stamens(True)


def crown_disc(group: Group, at: complex, radius: float, turn: float = 0, squash: float = 1.0, rays: int = 10,
               tones: Tones = WAXY) -> None:
    """The scalloped, rayed lid of a capsule."""
    def place(share: float, way: float) -> complex:
        z = polar(radius * share, way)
        return at + polar(1, turn) * complex(z.real, z.imag * squash)
    disc = curve([place(.84 if i % 2 else 1, i * 180 / rays - 90) for i in range(2 * rays)], True)
    group.silhouette(disc).fill(disc, tones.light)
    group.clip(disc, Group().fill(disc.map(lambda z: z + polar(radius * .42, SHADE)), tones.mid))
    for i in range(rays):
        way = -90 + i * 360 / rays
        group.fill(taper(line(place(.06, way), place(.9, way)), radius * .08 * squash + .4, radius * .17 * squash + .4),
                   BLOTCH if squash > .5 else tones.line)
    group.contour(disc, .9, 2.4, tones.line, SHADE, 60)


def opium_cup(group: Group, view: View, seed: int = 1, tones: Tones = LILAC) -> None:
    """A flower from the side, a goblet; the near petals show their silky backs."""
    rng = np.random.default_rng(seed)
    outside = Tones(tones.light, mix_ink(tones.mid, tones.light, .34), tones.deep, tones.line)
    petals = [(way, laid(view, poppy_petal(rng, half), way, rng.uniform(.96, 1.05), rng.uniform(-.06, .06)))
              for way, half in ((-90, .78), (-14, .78), (196, .78), (78, .86))]
    cup(group, view, petals, tones, outside, **_look(view))
    for _, petal in petals[-1:]:
        outline, inside = petal.outline(), Group()
        for across in (.2, .34, .48, .62, .76):
            inside.fill(taper(petal.vein(across, 1.0, .5), view.radius * .04, .4), tones.light)
            inside.fill(taper(petal.vein(across + .04, 1.0, .58), view.radius * .02, .3), tones.deep)
        group.clip(outline, inside).contour(outline, .9, view.radius * .022 + 1, tones.line, SHADE, 30)
    foot = circle(view.point(0j), view.radius * .10, view.radius * .06, view.turn)
    group.silhouette(foot).fill(foot, WAXY.mid).stroke(foot, WAXY.line, .9)


def opium_bud(group: Group, pose: Pose) -> None:
    """A smooth oval bud about 116 long, hanging from the pose's origin, with its two sepals closed."""
    size = abs(pose.factor)
    body = pose.shape([(0, 0), (-30, 14), (-41, 54), (-26, 100), (0, 116), (26, 100), (41, 54), (30, 14)])
    inside = Group().fill(body, WAXY.mid)
    inside.fill(pose.shape([(8, -4), (20, 50), (6, 120), (60, 110), (60, 0)]), WAXY.deep)
    inside.fill(pose.shape([(-22, 18), (-33, 54), (-24, 92), (-17, 54)]), WAXY.light)
    inside.fill(taper(pose.curve([(4, 2), (14, 54), (2, 116)]), 3.4 * size, 2, ends(.3, .3)), WAXY.line)
    inside.fill(pose.shape([(-6, 122), (0, 96), (6, 122)]), LILAC.mid)
    for x, y in ((-14, 36), (-8, 70), (20, 44), (16, 82), (-20, 78)):
        inside.fill(taper(pose.curve([(x, y), (x + 3, y + 8)]), 1.8, .6), WAXY.line)
    group.silhouette(body).clip(body, inside).contour(body, .9, 3.4 * size, WAXY.line, SHADE)
    for x, y, to_x, to_y in ((-40, 46, -54, 40), (-37, 76, -50, 82), (41, 60, 55, 62), (34, 88, 45, 98)):
        group.fill(taper(pose.line((x, y), (to_x, to_y)), 1.8, .4), WAXY.line)


def opium_capsule(group: Group, pose: Pose, tones: Tones = WAXY, ripe: bool = False) -> None:
    """An urn about 120 high on its ring, its foot at the pose's origin; a `ripe` one has open pores."""
    size = abs(pose.factor)
    body = pose.shape([(-9, 0), (-24, -18), (-45, -46), (-38, -82), (-22, -98), (22, -98), (38, -82), (45, -46),
                       (24, -18), (9, 0)])
    inside = Group().fill(body, tones.mid)
    inside.fill(pose.shape([(10, 4), (24, -46), (12, -104), (60, -100), (60, 0)]), tones.deep)
    inside.fill(pose.shape([(-20, -22), (-38, -48), (-30, -82), (-24, -50)]), tones.light)
    for x in (-24, -4, 18):
        inside.fill(taper(pose.curve([(x * .4, -6), (x * 1.3, -50), (x * .8, -96)]), 2.4 * size, 1.2, ends(.3, .3)),
                    tones.line, .7)
    if ripe:
        for x in (-26, -10, 8, 25):
            pore = pose.circle((x, -90 + abs(x) * .12), 4.6, 6)
            inside.fill(pore, tones.line)
    group.silhouette(body).clip(body, inside).contour(body, .9, 3.2 * size, tones.line, SHADE)
    ring = pose.shape([(-13, -2), (-14, 5), (0, 9), (14, 5), (13, -2), (0, 2)])
    group.silhouette(ring).fill(ring, tones.mid).contour(ring, .9, 2, tones.line, SHADE)
    crown_disc(group, pose.point((0, -106)), 47 * size, pose.turn, .36, 11, tones)


def opium_stem(group: Group, spine: Path, first: float, last: float, tones: Tones = WAXY) -> None:
    """A smooth stem with a few stiff hairs."""
    for k in range(int(spine.length() / 56)):
        u, side = .5 + .48 * (k * 56 / spine.length()), 1 if k % 2 else -1
        along = complex(spine.tangent(u))
        root = complex(spine.at(u)) + side * 1j * along * (first + last) / 4
        group.fill(taper(line(root, root + (side * 1j + .2) * along * 12), 1.6, .4), tones.line)
    stalk(group, spine, first, last, tones)


def opium_leaf(group: Group, spine: Path, width: float, waves: int = 6, tones: Tones = WAXY, seed: int = 1,
               base: float = .55, turned: tuple[float, float] | None = None) -> None:
    """A blade that clasps the stem, with a wavy toothed edge and a bloom rubbed off along the midrib.

    Between the two shares of `turned` its lit edge turns over and shows its pale back.
    """
    rng = np.random.default_rng(seed)
    half = leaf_profile(width, .34, base, .85)

    def cut(phase: float) -> Any:
        tall = rng.uniform(.8, 1.15, waves + 2)

        def profile(u: Any) -> Any:
            x = np.clip(np.asarray(u, float), 0, 1) * waves + phase
            tooth = np.abs(np.sin(np.pi * x)) ** .7 * np.interp(x, np.arange(waves + 2), tall)
            fine = .10 * np.abs(np.sin(np.pi * x * 3))
            return half(u) * (.74 + .30 * tooth + fine)
        return profile
    sheet = Petal(*edges(spine, cut(0), cut(.5), waves * 16))
    outline = sheet.outline()
    dark = 1 if ((1j * complex(spine.tangent(.5))) * polar(1, -SHADE)).real > 0 else 0
    inside = Group().fill(outline, tones.mid)
    inside.fill(sheet.side(dark, .5), tones.deep)
    for k in range(waves):
        u = (k + .2) / waves
        root = complex(spine.at(u))
        for side in (0, 1):
            rim = complex(sheet.point(side, min(.98, u + .16)))
            rib = curve([root, mix(root, rim, .5) - complex(spine.tangent(u)) * abs(rim - root) * .12,
                         mix(root, rim, .9)])
            ink = tones.light if side == dark else tones.deep
            inside.fill(taper(rib, 3.2, .5), ink)
            for at, lean in ((.30, -.26), (.48, .22), (.66, -.18)):  # the veins between the veins
                twig = complex(rib.at(at))
                to = twig + (rib.end - root) * .30 + complex(spine.tangent(u)) * abs(rim - root) * lean
                inside.fill(taper(curve([twig, mix(twig, to, .5) + (rib.end - root) * .03, to]), 1.5, .3), ink)
    edge = smooth(sheet.point(.06 if dark else .94, np.linspace(.1, .9, 30)))
    inside.fill(taper(edge, 5, 3, ends(.3, .3)), tones.light)
    inside.fill(taper(spine.part(0, .96), 8, 1), tones.light)
    inside.fill(taper(spine.part(0, .96).map(lambda z: z + polar(2.6, SHADE)), 3, .6), tones.line)
    group.silhouette(outline).clip(outline, inside)
    group.contour(outline, .9, 3.2, tones.line, SHADE, 60)
    if turned:
        _turned_lobe(group, sheet, 1 - dark, turned, tones)


def _turned_lobe(group: Group, sheet: Petal, edge: int, part: tuple[float, float], tones: Tones) -> None:
    """The stretch `part` of an `edge` folded over the blade: its shadow and its pale toothed back with veins."""
    into, u = (1 if edge == 0 else -1), np.linspace(*part, 25)
    swell = np.sin(np.pi * np.linspace(.001, .999, 25)) ** .75
    wavy = 1 + .10 * np.abs(np.sin(3 * np.pi * np.linspace(0, 1, 25)))
    fold, rim = sheet.point(edge + into * .035 * swell, u), sheet.point(edge + into * .34 * swell * wavy, u)
    shadow = between(smooth(fold), smooth(rim + polar(5, SHADE) * swell))
    lobe = between(smooth(fold), smooth(rim))
    inside = Group().fill(lobe, mix_ink(tones.light, "#FFFFFF", .12))
    inside.fill(between(smooth(fold), smooth(fold * .74 + rim * .26)), tones.mid)
    for k in (5, 9, 13, 17, 21):
        inside.fill(taper(curve([complex(fold[k]), complex(fold[k] * .45 + rim[k - 1] * .55), complex(rim[k - 1])]), 2,
                          .4), tones.deep)
    group.clip(sheet.outline(), Group().fill(shadow, tones.line, .55))
    group.silhouette(lobe).clip(lobe, inside).contour(lobe, .9, 2.6, tones.line, SHADE, 60)


def falling_seeds(group: Group, at: complex, count: int = 26, seed: int = 3) -> None:
    """Blue-grey seeds shaken out of the pores at `at` by the wind."""
    rng = np.random.default_rng(seed)
    for k in range(count):
        spot = at + complex(rng.uniform(-12, 12) + 26 * (k / count) ** 2, 150 * (k / count) ** 1.1 + rng.uniform(0, 14))
        seed_ = circle(spot, 2.9, 2.3, rng.uniform(0, 180))
        group.silhouette(seed_).fill(seed_, "#4C5468" if k % 3 else "#6F7890")
