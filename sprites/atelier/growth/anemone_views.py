"""The crown anemone in full violet: tones, a half-open flower, basal leaves."""
from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from ..cup import cup, laid, tepal
from ..engraved import printed
from ..flowers.turned import View
from ..geometry import Path
from ..splines import curve
from ..svg import Group
from ..tones import Tones, mix_ink
from .anemone import NIGHT, crown, parsley

VIOLET, PLUM, LEAF, STEM = printed(
    "S", Tones("#EADCF4", "#A783D0", "#6646A2", "#2A1A50"), Tones("#DFC4E6", "#8C5DB4", "#5A3A98", "#241242"),
    Tones("#BFD3A4", "#6E9672", "#2F5E56", "#14302F"), Tones("#C6CFA0", "#7F9470", "#47604F", "#1C2C2A"))


def half_open(group: Group, view: View, tones: Tones = VIOLET, seed: int = 1) -> None:
    """A flower with upright tepals: far ones show their inside, near ones a darker, silky back."""
    rng, wide = np.random.default_rng(seed), view.radius
    outside = Tones(mix_ink(tones.light, tones.mid, .35), mix_ink(tones.mid, tones.deep, .16), tones.deep, tones.line)
    petals = [(way, laid(view, tepal(rng.uniform(.44, .52), rng.uniform(.0, .07)), way + rng.uniform(-6, 6),
                         rng.uniform(.94, 1.06), rng.uniform(-.06, .06)))
              for way in (-90, -38, -142, 14, 166, 62, 118)]
    cup(group, view, petals, tones, outside, lambda g: crown(g, view, seed, NIGHT, .26), pale=.42, rays=7, veins=9,
        shade=.28, vein_width=wide * .017, thin=.9, thick=wide * .024 + 1.0, lip=(.1, .86, .08))


def leaves(group: Group, rows: Iterable[Sequence[Any]], tones: Tones = LEAF,
           first: float = 8) -> None:
    """Basal leaves: points of the stalk, size, and the scales of the left and the right leaflet."""
    for spots, size, seen in rows:
        spine: Path = curve(spots)
        parsley(group, spine, size, tones, STEM, first=first, seen=seen)
