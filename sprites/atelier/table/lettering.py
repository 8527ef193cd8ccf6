"""The title picture and the application's icon."""
from __future__ import annotations

from typing import Any

from .. import palette as pal
from ..flowers.garden import rose
from ..flowers.poppies import poppy_bud, poppy_open, poppy_side
from ..frame import gilt_line, leaflet, tendril, tendril_line
from ..geometry import Path, Spot, circle, rounded_rect
from ..leaves import pinnate
from ..lettering import outline
from ..plants import stem
from ..ribbons import brush
from ..splines import curve
from ..svg import Group, document

WIDE, HIGH = 1400, 390
WORDS, SIZE, BASELINE = "Tarot des Fleurs", 176, 214
DARK = "#10241F"


def title() -> str:
    """The name of the game in gilt letters between poppies and whiplash lines."""
    group, growth = Group(), Group()
    for side in (-1, 1):
        _growth(growth, side)
    _middle(growth)
    group.add(growth.outlined(9, DARK))
    letters = outline(WORDS, WIDE / 2, BASELINE, SIZE, spacing=5)[0]
    group.stroke(letters, DARK, 20).stroke(letters, pal.GILT_DARK, 9)
    group.fill(letters, pal.GILT_LIGHT)
    shade = curve([(0, 176, "c"), (350, 150), (700, 170), (1050, 190), (1400, 160, "c"), (1400, 300, "c"),
                   (0, 300, "c")], closed=True)
    group.clip(letters, Group().fill(shade, "#C9A04C"))
    return document(group, WIDE, HIGH)


def _mirrored(path: Path, side: int) -> Path:
    return path if side < 0 else path.map(lambda z: complex(WIDE - z.real, z.imag))


def _growth(group: Group, side: int) -> None:
    """The plant under one half of the words: a long whiplash, leaves, an open poppy, a side view and a bud."""
    def x(value: float) -> float:
        return value if side < 0 else WIDE - value

    def on(spots: list[Spot]) -> Path:
        return _mirrored(curve(spots), side)
    dark = "R" if side < 0 else "L"
    leaf: dict[str, Any] = {"colour": "#7A9A66", "shade": "#48704F", "dark_side": dark}
    long = tendril_line([(672, 296), (540, 258), (370, 290), (196, 304), (60, 268), (22, 190), (20, 120)], -72, 17, .95,
                        1)
    short = tendril_line([(664, 306), (560, 338), (470, 338), (392, 318)], -152, 15, 1.05, 1)
    stem(group, on([(330, 296), (262, 322), (196, 316), (150, 280)]), 9, 6, hairs=16)
    stem(group, on([(258, 308), (306, 350), (380, 362), (440, 350)]), 7, 5, hairs=18)
    pinnate(group, on([(414, 292), (350, 316), (290, 326), (226, 350)]), 34, 4, rib=4, **leaf)
    pinnate(group, on([(470, 276), (530, 298), (572, 306), (634, 334)]), 30, 4, rib=3, **leaf)
    for spine, width in ((short, 10), (long, 14)):
        _gilt(group, _mirrored(spine, side), width)
    poppy_side(group, (x(440), 350), .30, side * -74)
    poppy_bud(group, (x(46), 262), .46, side * -10)
    poppy_open(group, (x(134), 258), .41, side * 10)


def _gilt(group: Group, spine: Path, width: float) -> None:
    tendril(group, spine, width, kind="branch", knob=width * .36)
    group.silhouette(brush(spine, width, "branch"), circle(spine.end, width * .36))


def _middle(group: Group) -> None:
    """The small flower in which both halves meet."""
    for turn in (-118, -62, 62, 118):
        leaflet(group, (WIDE / 2, 298), 54, 11, turn, .16)
    rose(group, (WIDE / 2, 298), .8, 18)


def _plate(inset: float) -> Path:
    return rounded_rect(inset, inset, 512 - 2 * inset, 512 - 2 * inset, 104 - inset * .7)


def app_icon() -> str:
    """A poppy on a cream disc on teal."""
    group = Group().fill(_plate(6), pal.TEAL_DARK)
    gilt_line(group, _plate(18), 14, 4)
    group.fill(circle((256, 256), 206), pal.INK).fill(circle((256, 256), 201), pal.GILT)
    group.fill(circle((256, 256), 186), pal.INK).fill(circle((256, 256), 181), "#F2E4BF")
    flower = Group()
    poppy_open(flower, (256, 258), .92, -6)
    group.add(flower.outlined(12))
    return document(group, 512, 512)


def app_icon_small() -> str:
    """The same for 16 and 32 pixels: nothing but the flower on teal."""
    group = Group().fill(_plate(0), pal.TEAL_DARK)
    flower = Group()
    poppy_open(flower, (256, 262), 1.2, -6)
    group.add(flower.outlined(20))
    return document(group, 512, 512)
