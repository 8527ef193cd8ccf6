"""The crown anemone (Anemone coronaria): flower, cup, back, bud, ruff of cut bracts, parsley leaf, woolly head.

One flower on each hairy, leafless stalk; five to eight tepals around a blue-black dome in its ring of stamens; three
cut bracts below the flower, left behind as the stalk grows; basal leaves of three cut leaflets; buds nod in their ruff.
"""
from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from ..cup import cup, laid, tepal
from ..engraved import dark, printed
from ..flowers.turned import View
from ..geometry import Path, Spot, angle, circle, point, polar
from ..line import SHADE, ends, pressed, taper
from ..organs import beads, blade, paint, sprig, stalk
from ..plants import cast_shadow
from ..splines import Pose, curve
from ..svg import Group
from ..tones import Tones, mix_ink

ANEMONE, BLUE_ANEMONE, WHITE_ANEMONE, ANEMONE_LEAF, WITHERED, WOOL = printed(
    "S", Tones("#E9E1EE", "#B79CCB", "#8A6CA8", "#4C3C68"), Tones("#DEE4F5", "#9FADDC", "#6D7EBA", "#333E74"),
    Tones("#FDFAF4", "#E8E2E8", "#B4A8C4", "#574768"), Tones("#B9CBA8", "#86A285", "#587A6B", "#27403F"),
    Tones("#E0D29C", "#BFA870", "#8E7A4C", "#4E4228"), Tones("#FCF8EC", "#DCCFB2", "#A08C66", "#5A4A34"))
SHADED = dark("S", ANEMONE_LEAF)
# ... and in the stronger tones of the ace
PALE_ANEMONE = Tones("#FAF3F0", "#D9C6DF", "#A78FBD", "#40305F")
NIGHT_LEAF = Tones("#B9CBB4", "#8DAA98", "#5F8580", "#17273A")

# The dome and its stamens.
NIGHT = Tones("#6F6F9C", "#1E2138", "#1E2138", "#11132A")
# Directions of the bracts of a ruff: from above, and from the side.
ROUND = (-118, 112, -78, 76, -38, 40, -158, 150, 0)
COLLAR = (-100, 95, -62, 57, -24, 19)


def crown(group: Group, view: View, seed: int = 1, night: Tones = NIGHT, lift: float = .10) -> None:
    """The blue-black dome in its ring of dark stamens, on a mound `lift` of the radius high."""
    rng = np.random.default_rng(seed + 9)
    size, squash = view.radius, max(.45, math.sin(math.radians(view.rise)))
    up = polar(1, view.turn) * -1j * size * math.cos(math.radians(view.rise)) * lift
    tips = [view.point(polar(reach * rng.uniform(.9, 1.06), 360 * i / count + rng.uniform(-4, 4))) + up
            for reach, count in ((.36, 30), (.28, 22)) for i in range(count)]
    for tip in tips:
        group.fill(taper(curve([view.point(0j), tip]), size * .010 + .3, size * .008 + .3), night.mid)
    beads(group, tips, size * .026, night.mid, night.line, .5)
    beads(group, [t - size * .006 * (1 + 1j) for t in tips[::2]], size * .009, night.light, night.light, .2)
    dome = circle(view.point(0j) + up, size * .165, size * .165 * squash, view.turn)
    group.fill(dome, night.mid)
    for ring, count in ((.125, 16), (.08, 10), (.035, 5)):
        for i in range(count):
            z = polar(ring, 360 * i / count + ring * 300)
            spot = view.point(0j) + up + polar(size, view.turn) * complex(z.real, z.imag * squash)
            group.fill(circle(spot, size * .012), night.light)


def anemone_open(group: Group, view: View, tones: Tones = ANEMONE, first: float = -90, seed: int = 1,
                 night: Tones = NIGHT, lost: tuple[int, ...] = ()) -> None:
    """Eight broad tepals in two rows, a pale ring at their foot, the dark centre; those in `lost` have fallen."""
    rng = np.random.default_rng(seed)
    wide, rows = view.radius, []
    for row, (size, shift) in enumerate(((1.02, 0), (.90, 45))):
        for k in (0, 2, 1, 3):
            way = first + shift + 90 * k + rng.uniform(-7, 7)
            shape = tepal(rng.uniform(.47, .54), rng.uniform(-.02, .05), .62)
            rows.append((row, laid(view, shape, way, size * rng.uniform(.95, 1.04), rng.uniform(-.12, .12))))
    rows = [row for i, row in enumerate(rows) if i not in lost]
    outlines = [petal.outline() for _, petal in rows]
    for i, (_row, petal) in enumerate(rows):
        lip = [None, (.1, .6, .10), None, (.45, .95, .12)][(i + seed) % 4]
        paint(group, petal, tones, pale=.66, rays=9, torn=.06, shade=.22, shade_edge=(i + seed) % 2, veins=9,
              vein_width=wide * .016, reach=.9, lip=lip, thin=.8, thick=wide * .022 + .8)
        for later in outlines[i + 1:]:
            cast_shadow(group, outlines[i], later, polar(wide * .045, SHADE), tones.deep, .85)
        group.contour(outlines[i], .8, wide * .022 + .8, tones.line, SHADE, 30)
    crown(group, view, seed, night)


def anemone_cup(group: Group, view: View, tones: Tones = ANEMONE, seed: int = 1, night: Tones = NIGHT) -> None:
    """A half-open cup from the side; a rise of 30 and a depth of .85 show the stamens above its rim."""
    rng = np.random.default_rng(seed)
    outside = Tones(mix_ink(tones.light, tones.mid, .5), mix_ink(tones.mid, tones.light, .25), tones.deep, tones.line)
    petals = [(way, laid(view, tepal(rng.uniform(.46, .52), .03), way + rng.uniform(-5, 5), rng.uniform(.95, 1.04)))
              for way in (-90, -35, -145, 18, 162, 90)]
    cup(group, view, petals, tones, outside, lambda g: crown(g, view, seed, night, .26), pale=.4, rays=7, veins=8,
        shade=.24, vein_width=view.radius * .016, thin=.8, thick=view.radius * .022 + .9)


def anemone_behind(group: Group, view: View, tones: Tones = ANEMONE, leaf: Tones = ANEMONE_LEAF, first: float = -90,
                   seed: int = 2) -> None:
    """A flower from behind: silky backs of the tepals, the end of the stalk in the middle."""
    rng, wide = np.random.default_rng(seed), view.radius
    back = Tones(tones.light, mix_ink(tones.light, tones.mid, .6), tones.mid, tones.line)
    outlines = []
    for row, (size, shift) in enumerate(((.94, 45), (1.0, 0))):
        for k in (0, 2, 1, 3):
            way = first + shift + 90 * k + rng.uniform(-6, 6)
            petal = laid(view, tepal(rng.uniform(.46, .52), rng.uniform(-.02, .04), .62), way, size)
            outlines.append(paint(group, petal, back, pale=.30, rays=7, veins=9, shade=.2, shade_edge=(k + row) % 2,
                                  vein_width=wide * .016, thick=wide * .022 + .8))
    end = circle(view.point(0j), wide * .085, wide * .075)
    group.silhouette(end).fill(end, leaf.mid).contour(end, .9, 2.4, leaf.line, SHADE)
    group.fill(circle(view.point(0j), wide * .04), leaf.light)


def anemone_fallen(group: Group, pose: Pose, tones: Tones = ANEMONE) -> None:
    """A tepal on the ground or in the air, about 66 long, hollow side up."""
    bowl = View(pose.at, 66 * abs(pose.factor), 34, .5, pose.turn)
    paint(group, laid(bowl, tepal(.50, .04), -52, 1, .22), tones, pale=.5, rays=8, shade=.24, veins=8,
          lip=(.05, .62, .16), vein_width=1.1)


def woolly_head(group: Group, pose: Pose, tones: Tones = WOOL, leaf: Tones = ANEMONE_LEAF, blown: float = 0,
                seed: int = 1) -> None:
    """The ripe head on the pose's origin, about 100 high; the share `blown` of its achenes, from the right, is gone."""
    rng, size = np.random.default_rng(seed), abs(pose.factor)
    core = pose.shape([(-7, 2), (-19, -18), (-19, -58), (0, -88), (19, -58), (19, -18), (7, 2)])
    group.silhouette(core).fill(core, tones.mid)
    spots = [(x, y) for k, y in enumerate(np.linspace(-84, -4, 12)) for x in np.linspace(-1, 1, 6 - k % 2)]
    tufts = []
    for across, y in spots:
        half = 22 * math.sin(math.pi * min(.9, (y + 96) / 104)) ** .7
        if across > 1 - 2 * blown and y < -30:
            group.fill(pose.circle((across * half, y), 1.6), tones.line)
        else:
            tufts.append((across * half + rng.uniform(-1.5, 1.5), y, 100 * across))
    for x, y, way in tufts:
        hairs = [pose.path(sprig((x, y), rng.uniform(14, 20), way + spread + rng.uniform(-8, 8), .001 * way))
                 for spread in (-24, -8, 8, 23)]
        for width, tone in ((4.6 * size, tones.deep), (2.8 * size, tones.light)):
            for hair in hairs:
                group.fill(taper(hair, width, .5), tone)
        if y < -14:
            group.fill(pose.circle((x, y), 2.3), tones.line)
    ruff(group, pose.point(8j), 34 * size, pose.turn, leaf, (-130, 128, -88, 90))


def achene(group: Group, pose: Pose, tones: Tones = WOOL) -> None:
    """A flying seed in its tuft of wool, about 40 wide."""
    hairs = [pose.path(sprig((0, 0), 24 - abs(way) * .06, way, .002 * way)) for way in range(-84, 85, 14)]
    for width, tone in ((3.0, tones.line), (1.6, tones.light)):
        for hair in hairs:
            group.fill(taper(hair, width * abs(pose.factor), .7), tone)
    body = pose.shape([(-4, -1), (0, -5), (4, -1), (0, 9)])
    group.silhouette(body).fill(body, tones.deep).contour(body, .8, 1.8, tones.line, SHADE)


def fringe(group: Group, pose: Pose, length: float, turn: float, bend: float = .1, tones: Tones = ANEMONE_LEAF,
           width: float = .09) -> None:
    """A bract cut into pointed fingers."""
    spine = pose.path(sprig(0j, length, turn, bend))
    size = abs(pose.factor)
    fine = min(.9, max(.34, size * length / 110))
    for u, share in ((.34, .44), (.58, .36)) if length * size < 135 else ((.30, .40), (.52, .34), (.72, .24)):
        for side in (-1, 1):
            way = angle(spine.tangent(u)) + 90 + side * (40 - 8 * u)
            blade(group, sprig(spine.at(u), size * length * share, way, -side * .14), size * length * width * .55,
                  tones, veins=0, power=1.1, line_width=fine * .9)
    blade(group, spine, size * length * width, tones, veins=0, power=1.1, line_width=fine)


def ruff(group: Group, at: complex, size: float, turn: float = 0, tones: Tones = ANEMONE_LEAF,
         ways: tuple[float, ...] = ROUND) -> None:
    """The whorl of three bracts, each cut to the base, so that it looks like many."""
    pose = Pose(at, 1, turn)
    for way in ways:
        fringe(group, pose, size * (.74 + .26 * abs(math.sin(math.radians(way)))), way, .14 if way < 0 else -.14, tones)


# Half a segment of a leaf, one unit long, from the foot to a side tooth, a notch and the tip. Each row is the
# half-width, the height, and whether it is a corner.
SEGMENT = ((.035, 0, True), (.09, -.24, False), (.17, -.42, False), (.35, -.70, True), (.20, -.62, False),
           (.115, -.56, True), (.13, -.76, False), (0, -1, True))


def _flank(side: int) -> list[Spot]:
    """One flank of a segment from foot to tip, `side` -1 left or 1 right."""
    return [(side * x, y, "c") if corner else (side * x, y) for x, y, corner in SEGMENT]


def segment(group: Group, pose: Pose, tones: Tones = ANEMONE_LEAF) -> None:
    """A three-toothed segment of a leaf, as long as the pose's scale: one flank deep, a pale vein, a fine line."""
    whole = pose.shape([*_flank(-1), *_flank(1)[-2::-1]])
    dark = 1 if (polar(1, pose.turn) * polar(1, -SHADE)).real > 0 else -1
    flank = pose.shape([(0, 0, "c"), (.01, -.5), *_flank(dark)[::-1]])
    group.silhouette(whole).fill(whole, tones.mid).fill(flank, tones.deep)
    size = abs(pose.factor)
    group.fill(taper(pose.curve([(0, 0), (.012, -.5), (0, -.9)]), .05 * size + .3, .3), tones.light)
    if size > 40:
        for side, y in ((-1, -.34), (1, -.30)):
            rib = pose.curve([(0, y), (side * .13, y - .18), (side * .27, -.63)])
            group.fill(taper(rib, 1.8, .4), tones.deep if side != dark else tones.light)
    lines = Group()
    for k, y in enumerate(np.linspace(-.12, -.86, max(3, round(size / 7)))):
        rib = pose.curve([(dark * .36, y - .16), (dark * .2, y - .08), (dark * (.02, .09)[k % 2], y)])
        lines.fill(taper(rib, 1.0, .3), tones.line)
    group.clip(whole, lines).stroke(whole, tones.line, .8)


def leaflet(group: Group, rib: Path, size: float, tones: Tones, stem: Tones) -> None:
    """A stalked leaflet, cut and cut again: five segments on `rib`, the outer ones over the inner ones."""
    stalk(group, rib, 4, 2.4, stem)
    for u, lean, reach in ((.34, 62, .60), (.72, 46, .56)):
        for side in (-1, 1):
            at, turn = node(rib, u)
            segment(group, Pose(at, size * reach, turn + side * lean), tones)
    segment(group, Pose(rib.end, size * .66, angle(rib.tangent(1.0)) + 90), tones)


def parsley(group: Group, spine: Path, size: float, tones: Tones = ANEMONE_LEAF, stem: Tones = ANEMONE_LEAF,
            spread: float = 64, first: float = 7, seen: tuple[float, float] = (1, 1)) -> None:
    """A basal leaf on its stalk: three leaflets `spread` apart; `seen` foreshortens the left and the right one."""
    stalk(group, spine, first, 4, stem)
    way = angle(spine.tangent(1.0)) + 90
    for lean, reach in ((-spread, .82 * seen[0]), (spread, .82 * seen[1]), (0, 1.0)):
        rib = sprig(spine.end, size * .46 * reach, way + lean, lean * .002)
        leaflet(group, rib, size * .56 * reach, tones, stem)


def leaves(group: Group, rows: Iterable[Sequence[Any]], tones: Tones = ANEMONE_LEAF) -> None:
    """Basal leaves: points of the stalk, size and, if foreshortened, the scales of the left and the right leaflet."""
    for spots, size, *seen in rows:
        parsley(group, curve(spots), size, tones, tones, seen=seen[0] if seen else (.9, .9))


# The tepals of a bud, back to front: outline, tone, and the lighter part (of a deep one: the darker part).
BUD_TEPALS: tuple[tuple[list[Spot], str, list[Spot] | None], ...] = (
    ([(-18, -50), (-12, -86), (2, -104, "c"), (10, -88), (18, -50), (0, -30)], "deep", None),
    ([(4, 8), (28, -8), (34, -44), (21, -79), (7, -100, "c"), (-3, -74), (-8, -34)], "deep",
     [(30, 8), (25, -30), (20, -70), (12, -96), (50, -60), (50, 0)]),
    ([(-4, 8), (-29, -8), (-35, -46), (-19, -82), (-4, -98, "c"), (6, -70), (10, -30)], "mid",
     [(-30, 8), (-18, -30), (-14, -66), (-8, -96), (-60, -60), (-60, 0)]),
    ([(2, 9), (-12, -2), (-17, -36), (-7, -68), (4, -90, "c"), (17, -68), (25, -34), (20, -4)], "mid",
     [(-2, 9), (-4, -30), (4, -84), (-40, -60), (-30, 0)]),
)


def anemone_bud(group: Group, pose: Pose, tones: Tones = ANEMONE, leaf: Tones = ANEMONE_LEAF,
                wrap: float = 0) -> None:
    """A silky egg-shaped bud with its ruff close below it; `wrap` 1 folds the ruff around it, as on a young bud."""
    close, size = 1 - .55 * wrap, abs(pose.factor)
    behind: tuple[float, ...] = (-84, 80, -58, 54, -30, 26) if wrap else (-82, 78, -54, 50)
    before: tuple[float, ...] = (-44, 40, -18, 16) if wrap else (-26, 24, -2)
    ruff(group, pose.point(4j), (62 + 46 * wrap) * size, pose.turn, leaf, tuple(way * close for way in behind))
    rng = np.random.default_rng(3)
    for spots, tone, veil in BUD_TEPALS:
        tepal_ = pose.shape(spots)
        inside = Group().fill(tepal_, getattr(tones, tone))
        if veil:
            inside.fill(pose.shape(veil), tones.light if tone == "mid" else mix_ink(tones.deep, tones.line, .2))
        for _ in range(round(13 * size)):  # the silk
            x, y = rng.uniform(-32, 32), rng.uniform(-86, 0)
            hair = pose.curve([(x, y), (x * .94, y - 7), (x * .84, y - 14)])
            inside.fill(taper(hair, 1.1, .3, ends()), tones.light)
        for x in (-24, -16, -8, 0, 8, 16, 24):
            vein = pose.curve([(x * .55, 2), (x, -40), (x * .5 + 1, -84)])
            inside.fill(taper(vein, .5 + .5 * size, .3, ends()), tones.deep)
        group.silhouette(tepal_).clip(tepal_, inside).contour(tepal_, .8, 1.8 + .6 * size, tones.line, SHADE)
    ruff(group, pose.point(4j), (56 + 36 * wrap) * size, pose.turn, leaf, tuple(way * close for way in before))


def anemone_stem(group: Group, spine: Path, first: float = 11, last: float = 8, tones: Tones = ANEMONE_LEAF,
                 hair: str = "") -> None:
    """A leafless stalk with a soft fringe of hairs, in the ink `hair` if it is given."""
    ink = hair or mix_ink(tones.deep, tones.line, .35)
    for u in np.linspace(.05, .95, int(spine.length() / 20)):
        for side in (-1, 1):
            root = spine.at(u) + side * 1j * spine.tangent(u) * (first + (last - first) * u) * .5
            tip = root + (side * 1j * spine.tangent(u) + .5 * spine.tangent(u)) * 5
            group.fill(taper(curve([complex(root), complex(tip)]), 1.3), ink)
    stalk(group, spine, first, last, tones)


def tip(spine: Path, scale: float = 1, turn: float = 0) -> Pose:
    """The pose of an object on the end of `spine`."""
    return Pose(spine.end, scale, angle(spine.tangent(1.0)) + 90 + turn)


def collar(group: Group, spine: Path, share: float, size: float, tones: Tones = ANEMONE_LEAF,
           ways: tuple[float, ...] = COLLAR) -> None:
    """The ruff on a stalk at `share`."""
    at, turn = node(spine, share)
    ruff(group, at, size, turn, tones, ways)


def node(spine: Path, share: float) -> tuple[complex, float]:
    """A point of a stalk, and the turn of an object attached to it there."""
    return point(complex(spine.at(share))), angle(spine.tangent(share)) + 90


def show_spade(group: Group, pose: Pose, light: str) -> None:
    """The ornament of the show spade: an anemone on its stalk and two cut leaves."""
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
