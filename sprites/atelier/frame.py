"""The parts of every card: paper, window, gilt lines, tendrils, halo, the frame of the trumps."""
from __future__ import annotations

import cmath
import math
from collections.abc import Callable, Sequence

from . import palette as pal
from .card import Card, Trump
from .geometry import Path, Point, Spot, circle, line, pair, point, polar, rounded_rect
from .lettering import width_of
from .ribbons import Profile, between, brush, bud_profile, club_profile, edges, profile, ribbon
from .splines import curve
from .svg import HALF_TURN, HEIGHT, WIDTH, Group

INSET = 34  # of the picture window from the card's edge
HALO = (322, 392)  # centre of the halo of a trump
TITLE_ROOM = 264  # up to the leaflet of the sill
OFF_KEY = -1.5 - 1j  # the offset of the colours of halo, band and gilt from their key lines, as in stone printing
DIGIT, MARKED = .76, .925  # the height of a digit, and the height of one with a mark below it, as shares of the size


def half_turned(path: Path) -> Path:
    """`path` turned by 180 degrees about the middle of the card."""
    return path.map(lambda z: complex(WIDTH, HEIGHT) - z)


def card_paper() -> Group:
    """A blank card with round corners."""
    return Group().fill(rounded_rect(0, 0, WIDTH, HEIGHT, 40), pal.PAPER)


def lobe_line(width: float = 176, depth: float = 214) -> Path:
    """The whiplash line from the left edge around the index to the top edge."""
    m = INSET
    return curve([(m, 430, -90), (m + 13, 430 - 118), (width * .50, depth + 26), (width * .80, depth - 14),
                  (width, depth * .62), (width + 34, m + 40), (width + 118, m + 9), (490, m, 0)])


def corner_arc(radius: float = 58) -> Path:
    """The round top right corner of the window."""
    m, r = INSET, radius
    return curve([(WIDTH - m - r, m, 0), (WIDTH - m - r * .25, m + r * .25), (WIDTH - m, m + r, 90)])


def trump_window() -> Path:
    """The picture window of a trump: index lobes top left and bottom right, title sill along the bottom."""
    m, width, depth, sill = INSET, 176, 214, 66
    upper = lobe_line(width, depth)
    lower = half_turned(curve([(m, 430, -90), (m + 13, 430 - 118), (width * .50, depth + 26),
                               (width * .80, depth - 4), (width, depth * .74), (width + 30, m + sill + 26),
                               (width + 92, m + sill, 4), (WIDTH - m - 80, m + sill - 2, 0),
                               (WIDTH - m - 22, m + sill + 20), (WIDTH - m, m + sill + 84, 90)]))
    corner = corner_arc()
    return (upper + line(upper.end, corner.start) + corner + line(corner.end, lower.start) + lower
            + line(lower.end, upper.start)).close()


def gilt_line(group: Group, path: Path, width: float = 9, edge: float = 1.7, off: complex = 0) -> None:
    """A gilt rule with ink on both sides and a light in the middle; `off` is the offset of the gilt from the ink."""
    gilt = path.placed(at=off) if off else path
    group.stroke(path, pal.INK, width + 2 * edge)
    group.stroke(gilt, pal.GILT, width)
    group.stroke(gilt, pal.GILT_LIGHT, width * .32)


def margin(group: Group, window: Path) -> None:
    """The warm paper between the window and the thin outer rule."""
    rule = rounded_rect(16, 16, WIDTH - 32, HEIGHT - 32, 27)
    group.fill(rule.data() + window.back().data(), pal.PAPER_WARM, rule="evenodd")
    group.stroke(rule, pal.INK, 1.5)


def spiral(centre: Point, radius: float, start: float, turns: float, end_radius: float = 3.0) -> list[Spot]:
    """Points of an inward spiral that begins at `radius` in the direction `start`."""
    n = max(6, int(abs(turns) * 9))
    return [point(centre) + polar(radius * (end_radius / radius) ** (i / n), start + 360 * turns * i / n)
            for i in range(n + 1)]


def tendril_line(points: Sequence[Point], degrees: float, radius: float, turns: float = .9, side: int = 1,
                 end_radius: float = 4.0) -> Path:
    """A curve through `points` that ends in a spiral, tangent to `degrees` at the last point."""
    last = point(points[-1])
    centre = last + side * 1j * polar(1, degrees) * radius
    n = max(7, int(abs(turns) * 10))
    coil: list[Spot] = [centre + (last - centre) * (end_radius / radius) ** (i / n)
                        * cmath.exp(1j * side * 2 * math.pi * turns * i / n) for i in range(1, n + 1)]
    return curve([*points[:-1], (*pair(last), degrees), *coil])


def tendril(group: Group, spine: Path, width: float = 8, colour: str = pal.GILT, edge: float = 1.6,
            kind: str | Profile = "out", light: str = pal.GILT_LIGHT, knob: float = 0) -> None:
    """A gilt whiplash with an ink edge and, at its end, a `knob` of that radius."""
    group.fill(brush(spine, width + 2 * edge, kind), pal.INK)
    if knob:
        group.fill(circle(spine.end, knob + edge), pal.INK)
    group.fill(brush(spine, width, profile(kind)), colour)
    if knob:
        group.fill(circle(spine.end, knob), colour)
        group.fill(circle(spine.end - .25 * knob * (1 + 1j), knob * .4), light)
    group.fill(brush(spine.part(.03, .8), width * .32, kind), light)


def leaflet(group: Group, at: Point, length: float, width: float, turn: float, bend: float = .25,
            colour: str = pal.SAGE, shade: str = pal.SAGE_DARK, line_width: float = 1.4) -> None:
    """A small ornamental leaf."""
    spine = curve([(0, 0), (bend * length * .6, -length * .5), (0, -length)]).placed(turn=turn, at=at)
    half = bud_profile(.8, 1.1)
    left, right = edges(spine, lambda u: width * half(u))
    outline = between(left, right)
    group.fill(outline, colour)
    group.fill((spine + right.back()).close(), shade)
    group.stroke(outline, pal.INK, line_width)
    group.ink(spine.part(0, .9), line_width * 1.2, "out")


Motif = Callable[[Group, complex, float], object]


def halo(group: Group, centre: Point, radius: float, band: float, ring: str, disc: str, motif: Motif | None = None,
         count: int = 18, off: complex = OFF_KEY) -> None:
    """A disc in a ring of `count` motifs, its colours offset from the lines by `off`; `motif(group, centre, angle)`
    draws one.
    """
    group.fill(circle(point(centre) + off, radius), ring)
    group.fill(circle(point(centre) + off, radius - band), disc)
    for r, width in ((radius, 2.4), (radius - 5, 1.0), (radius - band, 2.0), (radius - band + 5, 1.0)):
        group.stroke(circle(centre, r), pal.INK, width)
    if motif:
        signs = Group()
        for i in range(count):
            degrees = -90 + 360 * i / count
            motif(signs, point(centre) + polar(radius - band / 2, degrees), degrees)
        group.add(signs)


def rosette(group: Group, at: Point, radius: float = 24) -> None:
    """The sign of the trumps: a six-petalled flower in one flat colour, which remains clear at 12 px."""
    centre = point(at)
    half = club_profile(.75, 5, 1.001)
    for i in range(6):
        way = i * 60 + 30
        petal = ribbon(line(centre, centre + polar(radius, way)), lambda u: radius * .40 * half(u))
        group.fill(petal, pal.ROSETTE).stroke(petal, pal.PAPER_WARM, 1.6)
        group.ink(line(centre + polar(radius * .3, way), centre + polar(radius * .8, way)), radius * .07, "both",
                  pal.ROSETTE_LIGHT)
    group.fill(circle(at, radius * .26), pal.INK).fill(circle(at, radius * .19), pal.ROSETTE_HEART)


def corner_lobe(group: Group, top: bool = True) -> None:
    """The gilt whiplashes around the index top left; `top` adds the one along the upper edge."""
    stalk = curve([(30, 560, -90), (29, 450), (40, 350), (66, 284), (104, 246), (142, 224)])
    tendril(group, stalk, 13, kind="taper")
    leaflet(group, (54, 306), 40, 9, 48, .22)
    leaflet(group, (44, 338), 30, 7, -22, -.2)
    if top:
        branch = curve([(570, 28, 180), (440, 27), (330, 29), (258, 34), (216, 42),
                        *spiral((189, 63), 18, -72, -1.1, 4.5)])
        tendril(group, branch, 11, kind="branch", knob=4.6)
        leaflet(group, (306, 34), 40, 8, -100, -.16)


def sill(group: Group) -> None:
    """The flourish under the title, curling up next to the index bottom right."""
    branch = curve([(46, 1088, 0), (170, 1091), (280, 1086), (352, 1066), (392, 1036),
                    *spiral((410, 1046), 17, 214, .95, 4.5)])
    tendril(group, branch, 12, kind="branch", knob=4.6)
    leaflet(group, (338, 1071), 36, 8.5, 68, -.22)


def index_number(group: Group, number: str, foot: Point, size: float, below: float, colour: str = pal.INK,
                 spacing: float = 0.0, stretch: float = 1.0) -> None:
    """`number` with the middle of its baseline at `foot`; the sign under it begins at y `below`.

    A 6 or a 9, which could be confused upside down, is a little smaller and has a dash in the gap.
    """
    at = point(foot)
    if number in {"6", "9"}:
        high, size = size, MARKED * size
        at -= 1j * DIGIT * (high - size)
        half, middle = .17 * size, complex(at.real, (at.imag + below) / 2)
        group.ink(curve([middle - half, middle + .04j * half, middle + half]), .24 * half, "both", colour)
    group.text(number, at.real, at.imag, size, colour, spacing=spacing, stretch=stretch)


def plate(group: Group, middle: float, wide: float, top: float, low: float) -> None:
    """The violet plate behind the number of a trump; no suit has this colour.

    The sides are curved inwards, and a pale line runs inside the edge.
    """
    for inset, width, ink in ((0, 0, ""), (6, 2, pal.ROSETTE_LIGHT)):
        half, over, under, bow = wide / 2 - inset, top + inset, low - inset, .05 * wide
        shape = curve([(middle - half, over, "c"), (middle, over - bow), (middle + half, over, "c"),
                       (middle + half - bow, (over + under) / 2), (middle + half, under, "c"), (middle, under + bow),
                       (middle - half, under, "c"), (middle - half + bow, (over + under) / 2)], True)
        if width:
            group.stroke(shape, ink, width)
        else:
            group.stroke(shape, pal.INK, 3).fill(shape, pal.TRUMP)


def trump_index(number: str) -> Group:
    """The number of a trump, or FOU, pale on its plate over its rosette."""
    group = Group()
    plate(group, 96, 106, 46, 152)
    rosette(group, (96, 190), 29)
    if number.isdigit():
        single = len(number) == 1
        index_number(group, number, (96, 139), 108, 151, pal.WHITE, 0 if single else -2, 1.0 if single else .84)
    else:
        group.text(number, 96, 120, 56, pal.WHITE)
    return group


def title_line(group: Group, title: str) -> None:
    """The title on the sill, narrowed if it is long."""
    squeeze = min(1, TITLE_ROOM / width_of(title, 40, spacing=2.5))
    group.text(title, 194, 1073, 40, spacing=2.5 * squeeze, stretch=squeeze)


def trump_card(picture: Group, number: str, title: str) -> Card:
    """A whole trump: `picture` seen through the window, the frame, `number` (or FOU) and `title`."""
    group, window = Card(Trump(picture, number, title)), trump_window()
    group.add(card_paper()).clip(window, picture)
    margin(group, window)
    gilt_line(group, window, off=.6 * OFF_KEY)
    corner_lobe(group)
    lower = Group()
    corner_lobe(lower, False)
    group.add(lower, HALF_TURN)
    index = trump_index(number)
    group.add(index).add(index, HALF_TURN)
    sill(group)
    title_line(group, title)
    return group
