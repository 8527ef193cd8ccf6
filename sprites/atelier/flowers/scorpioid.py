"""Forget-me-not: the flower at three sizes, its pink bud, the coiled cyme that carries them, water below."""
from __future__ import annotations

from typing import Any

import numpy as np

from .. import palette as pal
from ..geometry import Path, Point, angle, circle, point, polar
from ..plants import stem
from ..ribbons import brush
from ..splines import Pose, curve
from ..svg import Group
from .sculpted import Form, corolla

SKY, DEEP, PALE = "#7CA3C8", "#446C9C", "#B3CCE0"
LOBE = Form(half=37, shoulder=.74, ruffle=0, foot=.12, notch=.07, bulge=.12, waves=7)


def forget_me_not(group: Group, at: Point, radius: float, tilt: float = .92, turn: float = 0, seed: int = 1) -> None:
    """Five round, slightly notched lobes; white scales round a yellow eye."""
    centre = point(at)
    small = radius < 34
    ways = [-90 + 72 * i for i in range(5)]
    look: dict[str, Any] = {"veins": 3 if small else 5, "vein_width": 1.4, "vein_to": (.5, .78),
                            "thick": max(2.4, radius * .075), "thin": 1.3, "rim_from": .80}
    corolla(group, centre, radius, ways, SKY, DEEP, form=LOBE, tilt=tilt, turn=turn, seed=seed, rim=PALE, drop=.09,
            order=(0, 4, 1, 3, 2), blotch="#F8F3E2", blotch_to=.36, blotch_rays=1, torn=.0, **look)
    eye = Pose(centre, radius, turn)

    def oval(size: float) -> Path:
        return eye.circle(0j, size, size * tilt)
    group.fill(oval(.25), "#E9BE3C").stroke(oval(.25), pal.INK, max(1.1, radius * .03))
    for i in range(5 if not small else 0):
        spoke = polar(.19, -54 + 72 * i)
        bump = eye.circle(complex(spoke.real, spoke.imag * tilt), .055)
        group.fill(bump, "#F7E08F").stroke(bump, "#8A5E1C", 1)
    group.fill(oval(.085), "#5C3A18")


def forget_me_not_bud(group: Group, at: Point, size: float, turn: float, colour: str = "#D893A6") -> None:
    """A bud pointing up before it is turned: pink corolla in a hairy green calyx."""
    pose = Pose(at, size / 20, turn)
    body = pose.shape([(-9, -12, "c"), (-14, -26), (0, -40), (14, -26), (9, -12, "c")])
    cup = pose.shape([(0, 4), (-10, -2), (-13, -20, "c"), (-6, -15), (0, -24, "c"), (6, -15), (13, -20, "c"),
                      (10, -2)])
    group.silhouette(body, cup).fill(body, colour)
    group.fill(pose.shape([(2, -12, "c"), (3, -40, "c"), (14, -26), (9, -12, "c")]), "#A9607E")
    group.stroke(body, pal.INK, 1.3)
    group.fill(cup, "#86A368").stroke(cup, pal.INK, 1.4)


def cyme(group: Group, spine: Path, side: int, large: float, small: float, first: float, flowers: float, *,
         width: float = 11, seed: int = 1) -> None:
    """A coiled cyme along `spine`, which curls to `side` (1 clockwise): open flowers between the shares `first` and
    `flowers`, pink buds from there to the end of the coil; radii from `large` to `small`.
    """
    rng = np.random.default_rng(seed)
    stem(group, spine, width, 4, "#7FA062", "#B7C890", hairs=40, seed=seed)
    length, share, places = spine.length(), first, []
    while share < .985:
        grown = (share - first) / (flowers - first)
        size = large + (small - large) * grown if grown < 1 else \
            small * .62 * (1 - .72 * (share - flowers) / (1 - flowers))
        places.append((share, size, grown < 1))
        share += size * (.86 if grown < 1 else .78) / length
    for k, (share, size, is_open) in reversed(list(enumerate(places))):
        root, along = spine.at(share), spine.tangent(share)
        out = -side * 1j * along
        way = (out + along * (.7 if k % 2 else -.2)) / abs(out + along * (.7 if k % 2 else -.2))
        reach = size * ((1.0 if k % 2 else .35) if is_open else .22)
        end = root + way * reach
        shade = brush(curve([root, root + way * reach * .5 + along * 2, end]), 6, "flat")
        group.silhouette(shade).fill(shade, "#7FA062").stroke(shade, pal.INK, 1.2)
        if is_open:
            forget_me_not(group, end, size, rng.uniform(.8, .98), angle(out) + 90 + rng.uniform(-25, 25), seed + k)
        else:
            forget_me_not_bud(group, end, size * 1.25, angle(way) + 90, "#D893A6" if size > small * .3 else "#C3A2BC")


def water(group: Group, top: float, colour: str, dark: str, light: str, seed: int = 2) -> None:
    """Still water from `top` down to the sill: waving edge, long whiplash ripples."""
    rng = np.random.default_rng(seed)
    edge = curve([(0, top + 10), (110, top - 6), (230, top + 8), (350, top - 6), (470, top + 8), (620, top - 4)])
    body = Path([*edge.segments, *curve([edge.end, (620, 1130), (0, 1130), (0, top + 10)]).segments], True)
    group.fill(body, colour).ink(edge, 4.6, "flat")
    for row in range(6):
        y = top + 22 + row * 19
        for _ in range(4):
            x, reach = rng.uniform(20, 520), rng.uniform(50, 130)
            spine = curve([(x, y), (x + reach * .3, y - 6), (x + reach * .7, y + 5), (x + reach, y - 2)])
            group.ink(spine, 6.5, "both", dark if row % 2 else light)


def coil_motif(group: Group, at: Point, turn: float, spine: Path, light: str) -> None:
    """A coil of buds for halos: `spine` drawn round (0, 0), knobs along its outer side."""
    placed = spine.placed(1, turn, at)
    group.ink(placed, 8.4, lambda u: 1 - .45 * u).ink(placed, 5.2, lambda u: 1 - .5 * u, light)
    for k in range(6):
        share = .10 + .11 * k
        z = placed.at(share) - 1j * placed.tangent(share) * (7 - .6 * k)
        knob = circle(z, 5.2 - .5 * k)
        group.fill(knob, light).stroke(knob, pal.INK, 1.2)
