"""Four of spades: one great bud stands in its collar and shows its colour, two younger ones still nod."""
from __future__ import annotations

from typing import TypeAlias

import numpy as np

from ..card import Card
from ..growth.anemone import ANEMONE, ANEMONE_LEAF, WHITE_ANEMONE, anemone_bud, anemone_stem, parsley, ruff, tip
from ..growth.anemone_ground import dew
from ..growth.depth import fallen_shade, sun_low
from ..line import SHADE, ends, keyline, taper
from ..pip_cards import calm, pip_card
from ..splines import Pose, curve
from ..svg import Group
from ..tones import mix_ink

PETAL, LEAF = calm("S", 4, ANEMONE, ANEMONE_LEAF)
MAIN = curve([(268, 1130), (292, 1000), (316, 860), (306, 706)])
LEFT = curve([(190, 1130), (100, 1000), (64, 800), (62, 590), (92, 440), (142, 400), (176, 436)])
RIGHT = curve([(320, 1130), (440, 1020), (530, 880), (560, 640), (552, 340), (486, 132), (386, 92), (316, 116),
               (305, 166)])
LEAVES = (([(180, 1130), (120, 1000), (96, 880), (118, 790)], 186, (1, 1)),
          ([(340, 1130), (420, 1030), (500, 920), (498, 790)], 138, (.8, 1)),
          ([(240, 1130), (214, 1080), (196, 1044)], 150, (1, .7)))
DAWN = "#DFE5E6", "#F1F0E9"

Outline: TypeAlias = "list[tuple[float, float] | tuple[float, float, str]]"

# The bud: its tepals from behind forwards, the lit or shaded part of each.
BACK: Outline = [(-30, -60), (-20, -118), (8, -152, "c"), (30, -116), (36, -60), (0, -30)]
RIGHT_TEPAL: Outline = [(4, 2, "c"), (38, -14), (54, -60), (40, -112), (14, -146, "c"), (-8, -100), (-12, -40)]
LEFT_TEPAL: Outline = [(-2, 2, "c"), (-40, -16), (-56, -64), (-38, -116), (-12, -142, "c"), (8, -104), (14, -50)]
FRONT: Outline = [(0, 4, "c"), (-26, -16), (-33, -56), (-18, -96), (4, -128, "c"), (28, -92), (36, -52), (24, -14)]


def _tepal(group: Group, pose: Pose, spots: Outline, dark: bool) -> None:
    """One silky tepal of the bud: a tone, a shaded flank to the lower right, veins that run to its point."""
    shape = pose.shape(spots)
    inside = Group().fill(shape, PETAL.deep if dark else PETAL.mid)
    inside.fill(pose.shape([(x - 15, y - 6) for x, y, *_ in spots]), PETAL.mid if dark else mix_ink(
        PETAL.light, PETAL.mid, .35))
    top = max(spots, key=lambda s: -s[1])
    for across in np.linspace(-.8, .8, 7):
        rib = pose.curve([(across * 16, -6), (across * 46 + top[0] * .3, -58), (top[0], top[1] + 12)])
        inside.fill(taper(rib, 1.9, .4, ends(.2, .7)), PETAL.deep if not dark else mix_ink(PETAL.deep, PETAL.line, .3))
    group.silhouette(shape).clip(shape, inside).contour(shape, 1.0, 3.6, PETAL.line, SHADE)


def _bud(group: Group, pose: Pose) -> None:
    """The great bud: four tepals that part at the tip."""
    for spots, dark in ((BACK, True), (RIGHT_TEPAL, True), (LEFT_TEPAL, False), (FRONT, False)):
        _tepal(group, pose, spots, dark)


def draw() -> Card:
    """The whole card."""
    growth, far, leaves, stems, bud, collar = (Group() for _ in range(6))
    sun_low(far, 306 + 570j, 214, DAWN)
    growth.trim(far)
    for path, size, seen in LEAVES:
        parsley(leaves, curve(path), size, LEAF, LEAF, seen=seen)
    growth.trim(fallen_shade(leaves, LEAF.line)).add(keyline(leaves, .9, 3.5, LEAF.line))
    anemone_stem(stems, RIGHT, 13, 6, LEAF)
    anemone_stem(stems, LEFT, 12, 6, LEAF)
    anemone_stem(stems, MAIN, 21, 14, LEAF)
    anemone_bud(stems, tip(LEFT, .95), PETAL, LEAF, 1)
    anemone_bud(stems, tip(RIGHT, .72), PETAL, LEAF, .6)
    ruff(stems, 306 + 716j, 156, 0, LEAF, (-96, 98, -70, 68, -48, 44))
    growth.trim(fallen_shade(stems, LEAF.line)).add(keyline(stems, 1.0, 4.3, LEAF.line))
    _bud(bud, Pose((306, 706), 1.95, 3))
    growth.trim(fallen_shade(bud, LEAF.line)).add(keyline(bud, 1.0, 5.0, PETAL.line))
    ruff(collar, 306 + 710j, 92, 0, LEAF, (-118, 120, -146, 148, -172))
    growth.trim(fallen_shade(collar, LEAF.line, 10)).add(keyline(collar, 1.0, 4.0, LEAF.line))
    dew(growth, tip(LEFT, .95).point((2, -101)), 26, WHITE_ANEMONE)
    return pip_card("S", 4, growth)
