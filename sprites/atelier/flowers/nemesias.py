"""Nemesia: the two-lipped flower in four colours, its bud like a little mouth, the short raceme."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from .. import palette as pal
from ..geometry import Path, Point, angle, mix, point
from ..plants import cast_shadow, paint_petal, stem
from ..splines import Pose, curve
from ..svg import Group
from .poppies import fan
from .sculpted import Form, corolla


@dataclass(frozen=True, slots=True)
class Lips:
    """Upper lip, its dark and light; lower lip, its dark and light."""
    upper: str
    dark: str
    light: str
    lower: str
    lower_dark: str
    lower_light: str


ORANGE = Lips("#DB7626", "#9C421A", "#F0A958", "#E8922F", "#B4551F", "#F6C273")
CARMINE = Lips("#A82F48", "#68172F", "#D26C7A", "#C44E5F", "#842340", "#E596A0")
YELLOW = Lips("#E0AE38", "#A5732B", "#F3D67C", "#EBC250", "#B98A2E", "#F8E6A4")
CREAM = Lips("#EBD6AC", "#B48E5A", "#FBF1D8", "#F5E8C8", "#C9A776", "#FFFAEA")
MOUTH, PALATE = "#561A22", "#F0C63E"
FORM = Form(half=26, shoulder=.68, ruffle=.012, foot=.12, notch=0, bulge=.17, waves=7)
LOWER = fan((0, .06), ((-.80, .58), -.26 + .06j), ((.80, .58), .26 + .06j),
            [(-.90, .78), (-.76, .98), (-.48, 1.08), (-.16, 1.05), (0, .90), (.16, 1.05), (.48, 1.08), (.76, .98),
             (.90, .78)])


def nemesia(group: Group, at: Point, radius: float, lips: Lips, turn: float = 0, seed: int = 1) -> None:
    """A flower from the front: four-lobed fan above, one broad notched lip below, bearded palate between."""
    pose = Pose(at, radius, turn)
    thick = max(2.8, radius * .055)
    corolla(group, at, radius, (-168, -12, -118, -62), lips.upper, lips.dark, form=FORM, turn=turn, seed=seed,
            lengths=(.80, .80, .98, .98), rim=lips.light, rim_from=.86, blotch=lips.dark, blotch_to=.40, blotch_rays=5,
            torn=.12, veins=7, vein_from=.1, thick=thick, order=(0, 1, 2, 3), drop=.06)
    lower = LOWER.map(pose.point)
    outline = paint_petal(group, lower, lips.lower, rim=lips.lower_light, rim_from=.84, veins=11,
                          vein_colour=lips.lower_dark, vein_from=.25, vein_to=(.62, .9), vein_width=1.6, thick=thick)
    _palate(group, pose, outline, lips)


def _palate(group: Group, pose: Pose, lip: Path, lips: Lips) -> None:
    """The yellow double hump that closes the mouth, spotted and bearded."""
    mouth = pose.shape([(-.27, .02), (-.16, -.15), (0, -.19), (.16, -.15), (.27, .02), (0, .16)])
    group.fill(mouth, MOUTH).contour(mouth, 1.4, 2.6)
    hump = pose.shape([(-.30, .10), (-.25, .34), (-.11, .45), (0, .41), (.11, .45), (.25, .34), (.30, .10), (.16, .0),
                       (0, .05), (-.16, .0)])
    cast_shadow(group, lip, hump, .07j * pose.factor, lips.lower_dark, .75)
    shade = pose.shape([(.04, .5, "c"), (.16, .2), (.2, -.02, "c"), (.5, .1), (.3, .5)])
    group.fill(hump, PALATE).clip(hump, Group().fill(shade, "#CF962C"))
    for x, y in ((-.19, .26), (-.11, .35), (.11, .35), (.19, .26), (-.07, .25), (.07, .25), (0, .34)):
        group.fill(pose.circle((x, y), .030), MOUTH)
    for k in range(11):
        x = -.25 + .05 * k
        hair = pose.curve([(x, .13 - .06 * abs(x) / .25), (x * .96, .05), (x * .9, -.06 + .03 * (k % 2))])
        group.ink(hair, pose.scale * .045 + .8, "swell").ink(hair, pose.scale * .026 + .4, "swell", "#FFF6D6")
    group.contour(hump, 1.4, 3)


def nemesia_bud(group: Group, at: Point, size: float, lips: Lips, turn: float = 0, width: float = 1.4) -> None:
    """A bud opening like a little mouth, standing on `at` and looking to the right before it is turned."""
    pose = Pose(at, size / 40, turn)
    upper = pose.shape([(-9, -6, "c"), (-17, -24), (-10, -42), (2, -40, "c"), (10, -50), (22, -46), (18, -32, "c"),
                        (4, -14, "c")])
    lower = pose.shape([(0, -4, "c"), (6, -18), (22, -24), (36, -30, "c"), (40, -14), (26, -2), (12, 1)])
    parts = ((upper, lips.upper), (lower, lips.lower))
    tongue = pose.shape([(0, -12, "c"), (12, -34), (26, -30), (18, -14, "c")])
    cup = pose.shape([(-12, -12, "c"), (-6, -10), (0, -18, "c"), (4, -8), (14, -8, "c"), (9, 4), (-2, 8), (-10, 2)])
    group.silhouette(*(shape for shape, _ in parts), cup)
    group.fill(tongue, PALATE).stroke(tongue, pal.INK, width)
    for shape, colour in parts:
        group.fill(shape, colour).stroke(shape, pal.INK, width)
    group.ink(pose.curve([(-8, -14), (-10, -28), (2, -40)]), width * 1.2, "both", lips.dark)
    group.fill(cup, "#86A368").stroke(cup, pal.INK, width)


def nemesia_seal(group: Group, at: Point, radius: float, turn: float, colour: str, light: str) -> None:
    """The flower in two flat tones, a little lion's mouth for halos; its lip points along `turn` + 90."""
    pose = Pose(at, radius, turn)
    fan_ = pose.shape([(0, .2, "c"), (-.62, .16), (-.92, -.06), (-.74, -.34), (-.52, -.34, "c"), (-.66, -.72),
                       (-.28, -.94), (0, -.62, "c"), (.28, -.94), (.66, -.72), (.52, -.34, "c"), (.74, -.34),
                       (.92, -.06), (.62, .16)])
    lip = pose.shape([(0, .0, "c"), (-.44, .3), (-.74, .76), (-.36, .98), (0, .80, "c"), (.36, .98), (.74, .76),
                      (.44, .3)])
    group.fill(fan_, colour).stroke(fan_, pal.INK, 1.3).fill(lip, light).stroke(lip, pal.INK, 1.3)
    group.fill(pose.circle((0, -.02), .24, .17), pal.INK)
    for x in (-.16, .16):
        group.fill(pose.circle((x, .24), .07), pal.INK)


Flower = tuple[float, float, float, int, float]  # x, y, radius, colour, turn
COLOURS = (ORANGE, CARMINE, CREAM, YELLOW)


def raceme(group: Group, spine: Path, flowers: Sequence[Flower], buds: int, first_bud: float, bud: float,
           colours: Sequence[Lips] = COLOURS, width: tuple[float, float] = (12, 5)) -> None:
    """A short crowded raceme: `flowers` in drawing order on stalks from `spine`, `buds` from the share `first_bud`."""
    look: dict[str, Any] = {"colour": "#7F9F60", "light": "#B4C78C"}
    stem(group, spine, *width, **look)
    for k in range(buds):
        share = first_bud + (.995 - first_bud) * k / max(1, buds - 1)
        root, along, side = spine.at(share), spine.tangent(share), 1 if k % 2 else -1
        size = bud * (1 - .55 * k / buds)
        out = along + side * 1j * along * .9 if k < buds - 1 else along
        end = root + out / abs(out) * size * .7
        stem(group, curve([root, mix(root, end, .5) + along * 2, end]), 5, 4, **look)
        nemesia_bud(group, end, size, colours[k % len(colours)], angle(out) + 90 - (24 if side > 0 else 0))
    for x, y, *_ in flowers:
        near = float(np.argmin(np.abs(spine.at(np.linspace(0, 1, 120)) - complex(x, y)))) / 119
        root = spine.at(max(0, near - 60 / spine.length()))
        stem(group, curve([root, mix(root, complex(x, y), .6) - 8j, complex(x, y)]), 6, 5, **look)
    for k, (x, y, radius, colour, turn) in enumerate(flowers):
        one = Group()
        nemesia(one, point((x, y)), radius, colours[colour], turn, k + 1)
        group.add(one.outlined(5.5))


