"""The crown anemone (Anemone coronaria): flower, cup, back, bud, ruff of cut bracts, parsley leaf, woolly head.

One flower on each hairy, leafless stalk; five to eight tepals round a blue-black dome in its ring of stamens; three cut
bracts below the flower, left behind as the stalk grows; basal leaves of three cut leaflets; buds nod in their ruff.
"""
from __future__ import annotations

import math

import numpy as np

from ..cup import cup, laid, tepal
from ..flowers.turned import View
from ..geometry import Path, angle, circle, point, polar
from ..line import SHADE, ends, pressed, taper
from ..organs import beads, blade, paint, sprig, stalk
from ..plants import cast_shadow
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones, mix_ink

ANEMONE = Tones("#E9E1EA", "#C3B2CE", "#9684AC", "#4C3C68")
ANEMONE_LEAF = Tones("#C3CDBB", "#A1B19F", "#7D9286", "#3F5650")
WOOL = Tones("#F4EEDD", "#DCD0B8", "#A89878", "#5E5140")
# ... and in the stronger tones of the ace
PALE_ANEMONE = Tones("#FAF3F0", "#D9C6DF", "#A78FBD", "#40305F")
NIGHT_LEAF = Tones("#B9CBB4", "#8DAA98", "#5F8580", "#17273A")

NIGHT, NIGHT_LIGHT, NIGHT_EDGE = "#1E2138", "#6F6F9C", "#11132A"


def crown(group: Group, view: View, seed: int = 1) -> None:
    """The blue-black dome in its ring of dark stamens."""
    rng = np.random.default_rng(seed + 9)
    size, squash = view.radius, max(.45, math.sin(math.radians(view.rise)))
    lift = polar(1, view.turn) * -1j * size * math.cos(math.radians(view.rise)) * .10
    tips = [view.point(polar(reach * rng.uniform(.9, 1.06), 360 * i / count + rng.uniform(-4, 4))) + lift
            for reach, count in ((.36, 30), (.28, 22)) for i in range(count)]
    for tip in tips:
        group.fill(taper(curve([view.point(0j), tip]), size * .010 + .3, size * .008 + .3), NIGHT)
    beads(group, tips, size * .026, NIGHT, NIGHT_EDGE, .5)
    beads(group, [t - size * .006 * (1 + 1j) for t in tips[::2]], size * .009, NIGHT_LIGHT, NIGHT_LIGHT, .2)
    dome = circle(view.point(0j) + lift, size * .165, size * .165 * squash, view.turn)
    group.fill(dome, NIGHT)
    for ring, count in ((.125, 16), (.08, 10), (.035, 5)):
        for i in range(count):
            z = polar(ring, 360 * i / count + ring * 300)
            spot = view.point(0j) + lift + polar(size, view.turn) * complex(z.real, z.imag * squash)
            group.fill(circle(spot, size * .012), NIGHT_LIGHT)


def anemone_open(group: Group, view: View, tones: Tones = ANEMONE, first: float = -90, seed: int = 1) -> None:
    """Eight broad tepals in two rows, a pale ring at their foot, the dark crown."""
    rng = np.random.default_rng(seed)
    wide, rows = view.radius, []
    for row, (size, shift) in enumerate(((1.02, 0), (.90, 45))):
        for k in (0, 2, 1, 3):
            way = first + shift + 90 * k + rng.uniform(-7, 7)
            shape = tepal(rng.uniform(.47, .54), rng.uniform(-.02, .05), .62)
            rows.append((row, laid(view, shape, way, size * rng.uniform(.95, 1.04), rng.uniform(-.12, .12))))
    outlines = [petal.outline() for _, petal in rows]
    for i, (_row, petal) in enumerate(rows):
        lip = [None, (.1, .6, .10), None, (.45, .95, .12)][(i + seed) % 4]
        paint(group, petal, tones, pale=.66, rays=9, torn=.06, shade=.22, shade_edge=(i + seed) % 2, veins=9,
              vein_width=wide * .016, reach=.9, lip=lip, thin=.8, thick=wide * .022 + .8)
        for later in outlines[i + 1:]:
            cast_shadow(group, outlines[i], later, polar(wide * .045, SHADE), tones.deep, .85)
        group.contour(outlines[i], .8, wide * .022 + .8, tones.line, SHADE, 30)
    crown(group, view, seed)


def anemone_cup(group: Group, view: View, tones: Tones = ANEMONE, seed: int = 1) -> None:
    """A flower from the side, its cup half open."""
    rng = np.random.default_rng(seed)
    outside = Tones(mix_ink(tones.light, tones.mid, .5), mix_ink(tones.mid, tones.light, .25), tones.deep, tones.line)
    petals = [(way, laid(view, tepal(rng.uniform(.46, .52), .03), way + rng.uniform(-5, 5), rng.uniform(.95, 1.04)))
              for way in (-90, -35, -145, 18, 162, 90)]
    cup(group, view, petals, tones, outside, lambda g: crown(g, view, seed), pale=.4, rays=7, veins=8, shade=.24,
        vein_width=view.radius * .016, thin=.8, thick=view.radius * .022 + .9)


def anemone_behind(group: Group, view: View, tones: Tones = ANEMONE, leaf: Tones = ANEMONE_LEAF, first: float = -90,
                   seed: int = 2) -> None:
    """A flower from behind: silky backs of the tepals, the end of the stalk in their middle."""
    rng, wide = np.random.default_rng(seed), view.radius
    back = Tones(tones.light, mix_ink(tones.light, tones.mid, .6), tones.mid, tones.line)
    outlines = []
    for row, (size, shift) in enumerate(((.94, 45), (1.0, 0))):
        for k in (0, 2, 1, 3):
            way = first + shift + 90 * k + rng.uniform(-6, 6)
            petal = laid(view, tepal(rng.uniform(.46, .52), rng.uniform(-.02, .04), .62), way, size)
            outlines.append(paint(group, petal, back, pale=.30, rays=7, veins=9, shade=.2, shade_edge=(k + row) % 2,
                                  vein_width=wide * .016, thick=wide * .022 + .8, hatch=6))
    end = circle(view.point(0j), wide * .085, wide * .075)
    group.silhouette(end).fill(end, leaf.mid).contour(end, .9, 2.4, leaf.line, SHADE)
    group.fill(circle(view.point(0j), wide * .04), leaf.light)


def anemone_fallen(group: Group, pose: Pose, tones: Tones = ANEMONE) -> None:
    """A tepal on the ground or in the air, about 66 long, hollow side up."""
    bowl = View(pose.at, 66 * abs(pose.factor), 42, .4, pose.turn)
    paint(group, tepal(.44).map(bowl.point), tones, pale=.4, shade=.26, veins=7, lip=(.1, .7, .14), vein_width=1.1,
          hatch=5)


def woolly_head(group: Group, pose: Pose, tones: Tones = WOOL, leaf: Tones = ANEMONE_LEAF, blown: float = 0,
                seed: int = 1) -> None:
    """The ripe head on the pose's origin, about 100 high; the share `blown` of its achenes has left from the right."""
    rng, size = np.random.default_rng(seed), abs(pose.factor)
    core = pose.shape([(-7, 2), (-16, -18), (-15, -58), (0, -84), (15, -58), (16, -18), (7, 2)])
    group.silhouette(core).fill(core, tones.deep)
    spots = [(x, y) for k, y in enumerate(np.linspace(-80, -4, 15)) for x in np.linspace(-1, 1, 7 - k % 2)]
    for across, y in spots:
        half = 20 * math.sin(math.pi * min(.9, (y + 92) / 100)) ** .7
        x = across * half + rng.uniform(-1.5, 1.5)
        if across > 1 - 2 * blown and y < -30:
            continue
        way = 96 * across + rng.uniform(-9, 9)
        for spread in (-16, 0, 15):
            hair = pose.path(sprig((x, y), rng.uniform(13, 18), way + spread, .1 * across))
            group.fill(taper(hair, 3.2 * size, .4), tones.light if across < .3 else tones.mid)
        seed_at = pose.circle((x, y), 2.2)
        group.fill(seed_at, tones.deep).stroke(seed_at, tones.line, .8)
    group.fill(taper(pose.curve([(-15, -20), (-17, -46), (-6, -82)]), 1.6, .6, ends()), tones.line)
    ruff(group, pose.point(8j), 34 * size, pose.turn, leaf, (-130, 128, -88, 90))


def achene(group: Group, pose: Pose, tones: Tones = WOOL) -> None:
    """A seed that flies, in its tuft of wool, about 40 wide."""
    for way in range(-80, 81, 20):
        hair = pose.path(sprig((0, 0), 24 - abs(way) * .06, way, .002 * way))
        group.fill(taper(hair, 2.6 * abs(pose.factor) + .5, .4), tones.light)
        group.fill(taper(hair, .9, .3), tones.line)
    body = pose.shape([(-4, -1), (0, -5), (4, -1), (0, 9)])
    group.silhouette(body).fill(body, tones.deep).contour(body, .8, 1.8, tones.line, SHADE)


def fringe(group: Group, pose: Pose, length: float, turn: float, bend: float = .1, tones: Tones = ANEMONE_LEAF,
           width: float = .09) -> None:
    """A bract cut into pointed fingers."""
    spine = pose.path(sprig(0j, length, turn, bend))
    size = abs(pose.factor)
    for u, share in ((.30, .40), (.52, .34), (.72, .24)):
        for side in (-1, 1):
            way = angle(spine.tangent(u)) + 90 + side * (40 - 8 * u)
            blade(group, sprig(spine.at(u), size * length * share, way, -side * .14), size * length * width * .55,
                  tones, veins=0, power=1.1, line_width=.8)
    blade(group, spine, size * length * width, tones, veins=0, power=1.1, line_width=.9)


def ruff(group: Group, at: complex, size: float, turn: float = 0, tones: Tones = ANEMONE_LEAF,
         ways: tuple[float, ...] = (-118, 112, -78, 76, -38, 40, -158, 150, 0)) -> None:
    """The whorl of three bracts, each cut to the base, so that it looks like many."""
    pose = Pose(at, 1, turn)
    for way in ways:
        fringe(group, pose, size * (.74 + .26 * abs(math.sin(math.radians(way)))), way, .14 if way < 0 else -.14, tones)


def parsley(group: Group, spine: Path, size: float, tones: Tones = ANEMONE_LEAF, stem: Tones = ANEMONE_LEAF) -> None:
    """A basal leaf on its stalk: three leaflets, each cut and cut again."""
    stalk(group, spine, 6, 4, stem)
    way = angle(spine.tangent(1.0)) + 90
    for lean, reach in ((-58, .86), (58, .86), (0, 1.0)):
        rib = sprig(spine.end, size * .5 * reach, way + lean, lean * .002)
        stalk(group, rib, 4, 3, stem)
        for u, side in ((.45, -1), (.55, 1), (.8, -1), (.88, 1)):
            fringe(group, Pose(rib.at(u)), size * (.50 - .14 * u) * reach, angle(rib.tangent(u)) + 90 + side * 52,
                   -side * .12, tones, .11)
        fringe(group, Pose(rib.end), size * .5 * reach, way + lean, .06, tones, .11)


def anemone_bud(group: Group, pose: Pose, tones: Tones = ANEMONE, leaf: Tones = ANEMONE_LEAF) -> None:
    """A silky egg, its ruff close below it."""
    ruff(group, pose.point(4j), 62 * abs(pose.factor), pose.turn, leaf, (-70, 68, -34))
    egg = pose.shape([(0, 6), (-28, -10), (-33, -48), (-10, -86), (4, -94, "c"), (24, -74), (33, -44), (27, -8)])
    inside = Group().fill(pose.shape([(10, 10, "c"), (15, -44), (4, -98, "c"), (60, -80, "c"), (60, 10, "c")]),
                          tones.deep)
    inside.fill(pose.shape([(-40, 0, "c"), (-20, -40), (-6, -94, "c"), (-60, -80, "c")]), tones.light)
    for spots in ([(-12, 4), (-18, -44), (-2, -88)], [(8, 6), (2, -46), (4, -92)], [(-26, -20), (-8, -40), (6, -90)]):
        inside.fill(taper(pose.curve(spots), 2.6, 1.4, ends()), tones.line)
    group.silhouette(egg).fill(egg, tones.mid).clip(egg, inside).contour(egg, .9, 3, tones.line, SHADE)
    ruff(group, pose.point(4j), 56 * abs(pose.factor), pose.turn, leaf, (32, -8))


def anemone_stem(group: Group, spine: Path, first: float = 11, last: float = 8, tones: Tones = ANEMONE_LEAF) -> None:
    """A leafless stalk with a soft fringe of hairs on its lit side."""
    for u in np.linspace(.05, .95, int(spine.length() / 13)):
        for side in (-1, 1):
            root = spine.at(u) + side * 1j * spine.tangent(u) * (first + (last - first) * u) * .5
            tip = root + (side * 1j * spine.tangent(u) + .5 * spine.tangent(u)) * 5
            group.fill(taper(curve([complex(root), complex(tip)]), 1.3), tones.light)
    stalk(group, spine, first, last, tones)


def node(spine: Path, share: float) -> tuple[complex, float]:
    """A point of a stalk and the turn of what sits on it there."""
    return point(complex(spine.at(share))), angle(spine.tangent(share)) + 90


def show_spade(group: Group, pose: Pose, light: str) -> None:
    """The whiplashes of the show spade: an anemone on its stalk, two cut leaves."""
    for turn in range(0, 360, 60):
        petal = Pose(pose.point((0, -2)), abs(pose.factor), pose.turn + turn)
        edge = petal.curve([(-2.4, -6), (-7.2, -12), (-4.4, -19.5), (0, -21.5), (4.4, -19.5), (7.2, -12), (2.4, -6)])
        group.fill(pressed(edge, 1.5, 4.4, SHADE, ends(.3, .3)), light)
        group.fill(taper(petal.curve([(0, -8), (.4, -17)]), 1.6, .5, ends()), light)
    group.fill(pose.circle((0, -2), 3.4), light)
    for x in range(0, 360, 30):
        dot = Pose(pose.point((0, -2)), abs(pose.factor), x)
        group.fill(dot.circle((0, -5.6), .75), light)
    group.fill(taper(pose.curve([(0, 44), (-1, 30), (0, 21)]), 4.6, 2.4), light)
    for s in (-1, 1):
        for spots, width in (([(0, 27), (s * 14, 20), (s * 27, 24), (s * 34, 14)], 4.2),
                             ([(s * 15, 21), (s * 22, 14), (s * 25, 5)], 2.8),
                             ([(s * 24, 23), (s * 32, 24), (s * 37, 21)], 2.2),
                             ([(0, -26), (s * 6, -31), (s * 12, -27)], 2.6)):
            group.fill(taper(pose.curve(spots), width * 1.5, width * .5, ends(.2, .6)), light)
    group.fill(taper(pose.curve([(0, -26), (0, -36), (0, -45)]), 3.4, .4, ends(.2, .9)), light)
