"""The red clover (Trifolium pratense): stem, trefoil folded, open and from the side, stipules.

Three stalkless oval leaflets with a whitish V; hairy stems; stipules with dark veins that end in a hair; a round head
directly on the uppermost pair of leaves. One leaf in the deck has four leaflets.
"""
from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial
from typing import Any

import numpy as np

from ..cup import laid
from ..engraved import Growth, dark, printed
from ..flowers.turned import View
from ..geometry import Path, angle, polar, smooth
from ..line import SHADE, combed, ends, taper
from ..organs import blade, sprig, stalk
from ..ribbons import Petal
from ..splines import Pose, curve
from ..suits import LEAFLETS
from ..svg import Group
from ..tones import Tones, mix_ink
from .clover_head import HEART

CLOVER_LEAF, CLOVER_LEAF_COOL, YOUNG, WITHERED = printed(
    "C", Tones("#DCE6B4", "#96B377", "#5F8A5A", "#2B4A30"), Tones("#D0DFB8", "#80A877", "#4E7E5B", "#23452F"),
    Tones("#E6EAB8", "#B4C884", "#84A264", "#3F5C34"), Tones("#E2D29C", "#BFA66C", "#927A4A", "#54421F"))
SHADED = dark("C", CLOVER_LEAF)
FLUSH = "#9A5A5C"  # the dark veins of the stipules


def oval(half: float = .36) -> Petal:
    """A leaflet of length 1 pointing up: a long oval of half-width `half` with a blunt tip."""
    w = half
    rim = curve([(-w * .80, -.80), (-w * .40, -.965), (0, -1.0), (w * .40, -.965), (w * .80, -.80)])
    return Petal(curve([(0, 0), (-w * .66, -.22), (-w, -.54), (-w * .80, -.80)]),
                 curve([(0, 0), (w * .66, -.22), (w, -.54), (w * .80, -.80)]), rim)


def bent(petal: Petal, spine: Path) -> Petal:
    """A `petal` of length 1 laid along `spine`."""
    size = spine.length()

    def put(z: complex) -> complex:
        u = min(1.0, max(0.0, -z.imag))
        return complex(spine.at(u) + z.real * size * 1j * spine.tangent(u))
    return petal.map(put)


def leaflet(group: Group, petal: Petal, size: float, tones: Tones, mark: bool = True, roll: float = 0) -> None:
    """One leaflet about `size` long: a light and a deep half, fine veins, the pale V, a swelling edge.

    `roll` is the width of the lit edge that turns over and shows the pale underside.
    """
    outline, across = petal.outline(), complex(petal.point(1, .5) - petal.point(0, .5))
    dark = 1 if (across * np.conj(polar(1, SHADE))).real > 0 else 0
    inside = Group().fill(outline, tones.mid).fill(petal.side(dark, .5), tones.deep)
    if mark:
        inside.fill(petal.zone(lambda s: .50 - .34 * np.abs(2 * s - 1) ** 1.4,
                               lambda s: .68 - .36 * np.abs(2 * s - 1) ** 1.25), tones.light)
    for side in (0, 1):
        sign, ink = 2 * side - 1, mix_ink(tones.mid, tones.light, .6) if side == dark else tones.deep
        for root in np.linspace(.06, .74, 6):
            rib = smooth([complex(petal.point(.5 + sign * reach, min(.97, root + rise)))
                          for reach, rise in ((0, 0), (.22, .13), (.46, .22))])
            inside.fill(taper(rib, size * .010 + .5, .3), ink)
    combed(inside, petal.point, tones.line, max(4, round(size / 5)), width=1.1, reach=.32, edge=dark, last=.8)
    if roll:
        _rolled(inside, petal, 1 - dark, roll, tones)
    group.silhouette(outline).clip(outline, inside)
    group.fill(taper(petal.vein(.5, 0, .95), size * .022 + .8, .5), tones.line)
    group.contour(outline, .8, size * .018 + 1.0, tones.line, SHADE, 30)


def _rolled(inside: Group, petal: Petal, edge: int, roll: float, tones: Tones) -> None:
    sign = 1 - 2 * edge
    u = np.linspace(.28, .95, 16)
    swell = .36 * roll * np.sin(np.pi * (u - .28) / .67) ** .8
    fold = smooth(petal.point(edge + sign * swell, u))

    def inner(reach: float, t: Any) -> Any:
        return edge + sign * reach * np.interp(t, u, swell)
    for reach, ink in ((1.4, tones.deep), (1.0, tones.light)):
        inside.fill(petal.side(edge, partial(inner, reach)), ink)
    inside.fill(taper(fold, 2.4, 1.6, ends(.3, .4)), tones.line)


def trefoil(group: Group, view: View, tones: Tones = CLOVER_LEAF, first: float = -90, half: float = .38,
            mark: bool = True, leaflets: int = 3, roll: int = -1) -> None:
    """A leaf of three `leaflets` (four on one card) seen by `view`; the leaflet `roll` has a turned-over edge."""
    ways = sorted((first + 360 * i / leaflets for i in range(leaflets)), key=lambda w: math.sin(math.radians(w)))
    for i, way in enumerate(ways):
        sway = (.10, -.12, .06, -.08)[i]
        leaflet(group, laid(view, oval(half), way, 1, sway), view.radius, tones, mark, .7 if i == roll else 0)


def clover_leaf(group: Group, spine: Path, radius: float, rise: float = 55, turn: float = 0, tones: Tones = CLOVER_LEAF,
                first: float = 5, leaflets: int = 3, roll: int = -1, half: float = .38) -> None:
    """A leaf on the end of its stalk, seen from the height `rise`."""
    clover_stem(group, spine, first, 3, tones)
    trefoil(group, View(spine.end, radius, rise, .22, angle(spine.tangent(1.0)) + 90 + turn), tones, half=half,
            leaflets=leaflets, roll=roll)


def side_leaf(group: Group, spine: Path, length: float, tones: Tones = CLOVER_LEAF, first: float = 5,
              spread: Sequence[float] = (-74, 66, -4), droop: float = .16, half: float = .26, roll: int = -1) -> None:
    """A leaf on the end of its stalk from the side, with its leaflets spread and drooping a little."""
    clover_stem(group, spine, first, 3, tones)
    way = angle(spine.tangent(1.0)) + 90
    for i, lean in enumerate(spread):
        bend = .05 if i > 1 else -droop if lean > 0 else droop
        rib = sprig(spine.end, length * (.96, .92, 1.0)[i % 3], way + lean, bend)
        leaflet(group, bent(oval(half), rib), length, tones, roll=.7 if i == roll else 0)


def folded_leaf(group: Group, spine: Path, length: float, tones: Tones = YOUNG, open_: float = 0,
                first: float = 5) -> None:
    """A young leaf on the end of its stalk: each leaflet folded along its rib, closed (`open_` 0) or opening (1)."""
    clover_stem(group, spine, first, 3.4, tones)
    way = angle(spine.tangent(1.0)) + 90
    for lean, reach, bend in ((-10 - 40 * open_, .92, .14), (10 + 40 * open_, .90, -.14), (0, 1.0, .05)):
        rib = sprig(spine.end, length * reach, way + lean, bend)
        blade(group, rib, length * (.13 + .04 * open_), tones, length * (.05 + .07 * open_), veins=7, peak=.56,
              power=.62, line_width=1.1)
        group.fill(taper(rib.part(.36, .70), length * .05, .4, ends(.4, .4)), tones.light)


def clover_stem(group: Group, spine: Path, first: float, last: float, tones: Tones = CLOVER_LEAF,
                hairs: float = 20) -> None:
    """A tapering stem with soft spreading hairs, one for every `hairs` units."""
    length = spine.length()
    for i, u in enumerate(np.arange(.03, .97, hairs / max(1, length))):
        side, at, along = 1 - 2 * (i % 2), complex(spine.at(u)), complex(spine.tangent(u))
        tip = at + side * 1j * along * (first + (last - first) * u) * .5
        group.stroke(curve([tip, tip + (side * 1j + .5) * along * (4.6, 3.4, 5.4)[i % 3]]), tones.line, .7)
    stalk(group, spine, first, last, tones)


def stipule(group: Group, spine: Path, share: float, size: float, tones: Tones = CLOVER_LEAF) -> None:
    """The pair of sheathing scales at the base of a leaf: pale, dark-veined, ending in a hair."""
    way, at = angle(spine.tangent(share)) + 90, complex(spine.at(share))
    for side in (-1, 1):
        scale(group, sprig(at, size, way + side * 20, -side * .16), size * .17, tones)


def scale(group: Group, spine: Path, half: float, tones: Tones) -> None:
    """A stipule: an oval scale with dark veins that ends in a hair."""
    petal = bent(Petal(curve([(-.4, 0), (-1, -.3), (-.62, -.66), (-.08, -.86), (0, -1.12)]),
                       curve([(.4, 0), (1, -.3), (.62, -.66), (.08, -.86), (0, -1.12)])).map(
                           lambda z: complex(z.real * half / spine.length(), z.imag * .893)), spine)
    outline = petal.outline()
    group.silhouette(outline).fill(outline, mix_ink(tones.mid, tones.light, .7))
    group.fill(petal.side(1, .62), tones.mid)
    for across in (.26, .5, .74):
        group.fill(taper(petal.vein(across, .02, .62), 1.5, .4), mix_ink(FLUSH, tones.mid, .25))
    group.contour(outline, .8, 2.2, tones.line, SHADE, 40)


def head_leaves(group: Group, pose: Pose, tones: Tones = CLOVER_LEAF, lengths: Sequence[float] = (60, 60),
                leans: Sequence[float] = (-82, 78), rises: Sequence[float] = (40, 34)) -> None:
    """The uppermost pair of leaves on short stalks directly below a head, left and right; drawn before the head."""
    for side, length, lean, rise in zip((-1, 1), lengths, leans, rises, strict=True):
        if not length:
            continue
        spine = pose.path(sprig((0, -4), 34, lean, -side * .1))
        side_leaf(group, spine, length * abs(pose.factor), tones, 3.4,
                  (-side * 64, side * 46, side * -8), .2, .27 + rise * .001)


def head_cup(group: Group, pose: Pose, tones: Tones = CLOVER_LEAF) -> None:
    """The broad stipules of the uppermost leaves around a head; drawn after the head."""
    size = abs(pose.factor)
    for lean, length, wide in ((-46, 40, 9), (48, 38, 9), (-16, 30, 10), (20, 31, 10)):
        scale(group, pose.path(sprig((0, 5), length, lean, -.004 * lean)), size * wide, tones)


def at_end(spine: Path, size: float = 1, lean: float = 0) -> Pose:
    """The pose of an object on the end of a stem."""
    return Pose(spine.end, size, angle(spine.tangent(1.0)) + 90 + lean)


def grown(growth: Growth, leaves: Group, stems: Group, heads: Sequence[tuple[Group, Pose]], cups: Group) -> Growth:
    """Add the layers of a plant to `growth` and return it; the shade of a head is that of a circle at its pose."""
    growth.put(leaves, 3.2).put(stems, 3.4)
    for head, pose in heads:
        growth.put(head, 4.2, rough=[pose.circle(HEART, 35).data()])
    return growth.put(cups, 3.2)


def show_clover(group: Group, pose: Pose, light: str, dark: str) -> None:
    """The sign as a leaf: midribs, fine veins and the pale V on its three lobes."""
    for centre in LEAFLETS:
        way = angle(complex(*centre) + 2j)
        lobe = Pose(pose.point(centre), abs(pose.factor), pose.turn + way + 90)
        inside = Group()
        for side in (-1, 1):
            for root in (16, 9, 2, -5, -12):
                rib = lobe.curve([(0, root), (side * 9, root - 9), (side * 21, root - 14)])
                inside.fill(taper(rib, 1.5, .5), dark)
        mark = lobe.shape([(-19, 17, "c"), (-12, 4), (0, -2), (12, 4), (19, 17, "c"), (18, 6, "c"), (11, -5), (0, -9),
                           (-11, -5), (-18, 6, "c")])
        inside.fill(mark, light)
        group.clip(lobe.circle((0, 0), 24), inside)
        group.fill(taper(lobe.curve([(0, 26), (0, 0), (0, -21)]), 3.4, 1), dark)
