"""Crown anemone in wine red: the open flower with its pale ring.

Cup, back, bud, ruff and leaves are those of the suit of spades (`growth.anemone`). The open flower is different,
because red kinds have a narrow white ring.
"""
from __future__ import annotations

from typing import Any

import numpy as np

from ..cup import laid, tepal
from ..geometry import polar
from ..growth.anemone import crown
from ..line import SHADE, taper
from ..organs import paint
from ..plants import cast_shadow, ragged
from ..ribbons import Petal, clip01
from ..svg import Group
from ..tones import Tones, mix_ink
from .turned import View

WINE = Tones("#DE8A97", "#B43F5C", "#7C2243", "#3A0E22")
RING = "#F6E8D8"


def wine_anemone(group: Group, view: View, first: float = -90, seed: int = 1, tones: Tones = WINE) -> None:
    """Eight broad tepals in two rows, a narrow white ring at their foot, the dark centre."""
    rng, wide, petals = np.random.default_rng(seed), view.radius, []
    for size, shift in ((1.02, 0), (.88, 45)):
        for k in (0, 2, 1, 3):
            shape = tepal(rng.uniform(.47, .54), rng.uniform(-.02, .05), .62)
            petals.append(laid(view, shape, first + shift + 90 * k + rng.uniform(-7, 7),
                               size * rng.uniform(.95, 1.04), rng.uniform(-.12, .12)))
    outlines, thick = [petal.outline() for petal in petals], wide * .022 + .8
    for i, petal in enumerate(petals):
        paint(group, petal, tones, pale=0, shade=.30, shade_edge=(i + seed) % 2, veins=11, vein_width=wide * .016,
              reach=.94, lip=(None, (.1, .6, .10), None, (.45, .95, .12))[(i + seed) % 4], thin=.8, thick=thick)
        inside = _satin(petal, wide, tones, 1 - (i + seed) % 2)
        inside.fill(petal.zone(0, ragged(.50, 9, .06), n=80), RING)
        for across in (.2, .32, .44, .56, .68, .8):
            inside.fill(taper(petal.vein(across, .55, .22), wide * .020, .3), tones.mid)
        group.clip(outlines[i], inside)
        for later in outlines[i + 1:]:
            cast_shadow(group, outlines[i], later, polar(wide * .045, SHADE), tones.deep)
        group.contour(outlines[i], .8, thick, tones.line, SHADE, 30)
    crown(group, view, seed)


def _satin(petal: Petal, wide: float, tones: Tones, lit: int) -> Group:
    """The light area along the `lit` edge of a tepal, and veins that fork towards its rim."""
    into = 1 if lit == 0 else -1
    group = Group()
    for depth, share in ((.36, .68), (.22, .34)):
        def swell(t: Any, depth: float = depth) -> Any:
            return lit + into * (.07 + depth * np.sin(np.pi * clip01((t - .42) / .56)) ** .7)
        group.fill(petal.side(lit + into * .07, swell, .42, .97), mix_ink(tones.light, tones.mid, share))
    vein = mix_ink(tones.deep, tones.line, .25)
    for across in np.linspace(.14, .86, 7):
        group.fill(taper(petal.vein(across, .36, .93, .5 + (across - .5) * 1.08), wide * .017, .6), vein)
        for to in (-.055, .05):
            group.fill(taper(petal.vein(across, .62, .95, across + to), wide * .009, .4), vein)
    return group
