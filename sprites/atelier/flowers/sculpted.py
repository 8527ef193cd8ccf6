"""Broad ruffled petals in perspective, each casting its shadow on the one below."""
from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from .. import palette as pal
from ..geometry import Point, mix, point, polar
from ..plants import cast_shadow, paint_petal
from ..ribbons import Petal
from ..splines import curve
from ..svg import Group


@dataclass(frozen=True, slots=True)
class Form:
    """How petals are cut: half-angle, shoulder (where the sides end), ruffle of the rim, width of the foot, notch."""
    half: float = 40
    shoulder: float = .74
    ruffle: float = .03
    foot: float = .05
    notch: float = 0
    bulge: float = .10
    waves: int = 7


def cut_petal(way: float, radius: float, form: Form, rng: np.random.Generator) -> Petal:
    """A petal from near (0, 0) towards `way`, `radius` long, cut as `form` says."""
    ends = [polar(form.shoulder * radius, way + s * form.half) for s in (-1, 1)]
    feet = [polar(form.foot * radius, way + s * 70) for s in (-1, 1)]
    sides = []
    for s, foot, end in zip((-1, 1), feet, ends, strict=True):
        out = 1j * polar(1, way) * s * form.bulge * radius
        sides.append(curve([foot, mix(foot, end, .55) + out, end]))
    rim = [ends[0]]
    for k in range(form.waves):
        share = (k + .5) / form.waves * 2 - 1
        round_ = form.shoulder + (1 - form.shoulder) * math.cos(share * math.pi / 2) ** .55
        wave = form.ruffle * (1 if k % 2 else -1) + rng.uniform(-.3, .3) * form.ruffle
        dip = form.notch * math.exp(-(share / .22) ** 2)
        rim.append(polar(radius * (round_ + wave - dip), way + share * form.half * .98))
    return Petal(sides[0], sides[1], curve([*rim, ends[1]]))


def corolla(group: Group, at: Point, radius: float, ways: Sequence[float], colour: str, dark: str, *,
            form: Form | None = None, tilt: float = 1.0, turn: float = 0, lift: float = 0, seed: int = 1,
            lengths: Sequence[float] | None = None, drop: float = .05, order: Sequence[int] | None = None,
            folds: Sequence[float] = (), fold_width: float = 2.6, **paint: Any) -> list[Petal]:
    """Petals towards each of `ways` round `at`, squashed by `tilt`, then turned; back to front unless `order` says.

    `drop` is the reach of the shadows, `folds` are the shares across where pleats start at the rim.
    """
    rng = np.random.default_rng(seed)
    whole = polar(1, turn)
    petals = []
    for i, way in enumerate(ways):
        length = radius * (lengths[i] if lengths else rng.uniform(.97, 1.03))
        flat = cut_petal(way, length, form or Form(), rng)
        petals.append(flat.map(lambda z: point(at) + whole * complex(z.real, z.imag * tilt - lift * abs(z) ** 2)))
    rank = order or sorted(range(len(ways)), key=lambda i: math.sin(math.radians(ways[i])))
    look: dict[str, Any] = {"rim_from": .84, "veins": 9, "vein_colour": dark, "vein_to": (.6, .9), "vein_width": 1.5,
                            "thin": 1.6, "thick": 4.4}
    outlines = [petal.outline() for petal in petals]
    for n, i in enumerate(rank):
        paint_petal(group, petals[i], colour, **(look | paint))
        for across in folds:
            group.ink(petals[i].vein(across, .99, .74, across + (.5 - across) * .15), fold_width, "out", dark)
        for j in rank[n + 1:]:
            way_out = complex(petals[i].point(.5, .6)) - complex(petals[j].point(.5, .6))
            if abs(way_out) < radius * 1.15:
                cast_shadow(group, outlines[i], outlines[j], way_out / abs(way_out) * radius * drop, dark, .7)
        group.stroke(outlines[i], pal.INK, look["thin"])
    return petals
