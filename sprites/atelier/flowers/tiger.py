"""Tiger lily (Lilium lancifolium): the orange turk's cap, spotted to its middle, with warts around its throat."""
from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ..geometry import angle, circle, pair, polar, smooth
from ..line import SHADE, ends, taper
from ..plants import leaf_profile
from ..ribbons import Petal
from ..splines import curve
from ..svg import Group
from ..tones import Tones
from .speckles import Speckles, speckled
from .turks_cap import BOW, Stretch, Turk, foot, stamen, style, turks_cap

ORANGE = Tones("#F5B468", "#E58535", "#BC5A1F", "#5E2412")
BACK = Tones("#F7CB93", "#E3A05C", "#B9703A", "#5E2C14")
THROAT = Tones("#DCCB72", "#B9B458", "#8C9A45", "#4A5426")
THREAD = Tones("#F4D0A6", "#DCA077", "#A66A48", "#46281A")
POLLEN = Tones("#C86A3E", "#8A3A22", "#5C2416", "#2C120C")
STIGMA = Tones("#9A6470", "#6C3A4A", "#4A2634", "#2A141C")
TIGER_LEAF = Tones("#B2CB94", "#77A071", "#47755C", "#1D3A30")
TIGER_COOL = Tones("#9CBD9B", "#638F77", "#3A6656", "#18342C")
SPOT = "#561E1A"
ROWS = Speckles(500, (.13, .72), (.09, .42), .40, .062)
# the line of a tepal of an open flower: it spreads far before its tip bends back; broad at the foot, so that they
# overlap
OPEN = smooth([.05 + 0j, .14 + .17j, .28 + .32j, .48 + .42j, .69 + .42j, .87 + .32j, .98 + .14j, 1.02 - .06j,
               .98 - .24j])
# ... of a nodding one: rolled back; its tip is not hooked, because it would be seen edge on
CAP = smooth([.05 + 0j, .13 + .17j, .27 + .33j, .47 + .40j, .66 + .32j, .79 + .12j, .83 - .12j, .81 - .34j, .74 - .50j])
BROAD = leaf_profile(.225, .36, .30, .60)
SPLAYED = ((.04, .05), (.20, .34), (.42, .52), (.68, .56))  # the stamens of an open flower are all around


def tiger_turk(group: Group, flower: Turk, bow: Sequence[tuple[float, float]] = BOW) -> None:
    """A flower from any side: a nodding cap from the side, an open star with rolled tips from the front.

    `bow` is the line of its stamens: distance from the axis, height along it.
    """
    others = [stamen(flower, flower.spin + 30 + 60 * k, k, THREAD, POLLEN, bow) for k in range(6)]
    turks_cap(group, flower, _tepal, [*others, style(flower, "#D19A62", THREAD, STIGMA), foot(flower, TIGER_LEAF)],
              (1.24, 1.04))


def _tepal(stretch: Stretch) -> Group:
    group, sheet, size = Group(), _sheet(stretch), stretch.size
    outline, rib = sheet.outline(), smooth(stretch.middle)
    dark = 1 if (complex(stretch.right.mean() - stretch.left.mean()) * polar(1, -SHADE)).real > 0 else 0
    tones = ORANGE if stretch.face else BACK
    inside = Group().fill(outline, tones.mid)
    inside.fill(sheet.side(dark, .5), tones.deep)
    inside.fill(sheet.side(dark, lambda t: dark + (.5 - dark) * (.30 + .10 * np.sin(7 * t))), tones.mid)
    inside.fill(sheet.side(1 - dark, lambda t: (.16 if dark else .84) + .05 * np.sin(8 * t) * (1 if dark else -1)),
                tones.light)
    for across in (.12, .24, .36, .64, .76, .88):
        vein = sheet.vein(across, .03, .96, .5 + (across - .5) * .9)
        inside.fill(taper(vein, size * .008 + .5, .4, ends(.3, .5)),
                    tones.deep if across < .5 or not dark else tones.line)
    first, last = float(stretch.along[0]), float(stretch.along[-1])
    if stretch.face:
        groove = size * .05 * (1 - first)
        inside.fill(taper(rib, groove, 1, ends(.2, .6)), tones.light)
        inside.fill(taper(rib, size * .014 + .6, .6), tones.line)
        if first < .1:
            _throat(inside, sheet, size)
        _spots(inside, sheet, first, last, size)
    else:
        inside.fill(taper(rib, size * .05, size * .02), tones.deep).fill(taper(rib, size * .014 + .5, .6), tones.line)
    if not stretch.edge_on:
        group.silhouette(outline)
    return group.clip(outline, inside).contour(outline, .9, size * .016 + 1, tones.line, SHADE, 30)


def _sheet(stretch: Stretch) -> Petal:
    """The surface of a stretch; the fold is rounded where its face turns over, because the tepal is hollow across."""
    left, right, middle = stretch.left, stretch.right, stretch.middle
    if not stretch.face or stretch.along[-1] > .99:
        return Petal(smooth(left), smooth(right))
    a, b, onwards = complex(left[-1]), complex(right[-1]), complex(middle[-1] - middle[-10])
    tip = (a + b) / 2 + .40 * abs(b - a) * onwards / abs(onwards)
    return Petal(smooth(left), smooth(right), curve([(*pair(a), angle(onwards)), (*pair(tip), angle(b - a)),
                                                     (*pair(b), angle(-onwards))]))


def _throat(group: Group, sheet: Petal, size: float) -> None:
    group.fill(sheet.zone(0, lambda s: .12 + .13 * np.exp(-((s - .5) / .16) ** 2)), THROAT.light)
    group.fill(sheet.zone(0, lambda s: .02 + .22 * np.exp(-((s - .5) / .07) ** 2)), THROAT.deep)
    for k in range(10):
        across, along = (.30, .70, .38, .62, .22, .78)[k % 6], .10 + .022 * k
        at = complex(sheet.point(across, along))
        group.fill(circle(at, size * .011, size * .009), SPOT)


def _spots(group: Group, sheet: Petal, first: float, last: float, size: float) -> None:
    rng = np.random.default_rng(round(size * 3))

    def size_of(u: float, wide: float) -> tuple[float, float]:
        reach = size * .0215 * (1.25 - u) * rng.uniform(.8, 1.2)
        return reach, min(reach * .78, wide * .16)

    speckled(group, sheet, (first, last), ROWS, rng, size_of, SPOT)
