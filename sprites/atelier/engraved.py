"""The engraved style of pip cards: a near-black ink for each suit, hatched shade, a dark foot, no shade on bare paper.

    PETAL, LEAF = printed("S", PETAL, LEAF)               # the suit's ink as their line
    growth = Growth("S").back(dark_leaves)                # the second dark, behind
    growth.put(leaves, 3.0).put(heads, 4.2)               # key line 1.2 to 4.2; a hatched shade on what is below
"""
from __future__ import annotations

import math
import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Self, TypeAlias

import numpy as np

from .geometry import Path, Spot, polar, smooth
from .line import SHADE, ends, keyline, taper
from .splines import curve
from .svg import Group
from .tones import Tones, mix_ink

INKS = {"S": "#17162B", "H": "#281014", "D": "#29190B", "C": "#0F2018"}  # luminance below .10: the first dark
THROWN = 13.0  # the length of a shade
STEP, RULE = 4.8, 1.7  # the distance between the lines of a cast shade, and their width
SHARES = np.arange(6) / 6  # the points at which a segment of a silhouette is sampled

Span: TypeAlias = tuple[float, float]


def printed(suit: str, *tones: Tones) -> list[Tones]:
    """`tones` with a deeper shade and a line near the black of the suit."""
    return [Tones(t.light, t.mid, mix_ink(t.deep, t.line, .16), mix_ink(t.line, INKS[suit], .82)) for t in tones]


def dark(suit: str, tones: Tones, share: float = .52) -> Tones:
    """The second dark tone: the plant in shade, moved by `share` of the way to the ink of the suit."""
    steps = zip((tones.light, tones.mid, tones.deep, tones.line), (-.30, 0, .12, .26), strict=True)
    return Tones(*(mix_ink(ink, INKS[suit], min(1, share + more)) for ink, more in steps))


def _rows(silhouette: str, by: complex = 0j) -> dict[int, list[Span]]:
    """The lines of a cast shade inside a silhouette that is moved `by`: row -> stretches along it."""
    rows: dict[int, list[Span]] = {}
    for part in silhouette.split("M")[1:]:
        x, y = np.array(re.findall(r"-?\d+\.?\d*", part), float).reshape(-1, 2).T
        knots = (x + 1j * y + by) * polar(1, 90 - SHADE)
        corners = [knots[0::3][:-1, None] * (1 - SHARES) ** 3, 3 * knots[1::3, None] * SHARES * (1 - SHARES) ** 2,
                   3 * knots[2::3, None] * SHARES ** 2 * (1 - SHARES), knots[3::3, None] * SHARES ** 3]
        spots = np.sum(corners, 0).ravel()
        after = np.roll(spots, -1)
        for row in range(math.ceil(spots.imag.min() / STEP), math.ceil(spots.imag.max() / STEP)):
            level = row * STEP
            p, q = (side[(spots.imag <= level) != (after.imag <= level)] for side in (spots, after))
            cuts = np.sort(p.real + (level - p.imag) * (q.real - p.real) / (q.imag - p.imag)).tolist()
            rows.setdefault(row, []).extend(zip(cuts[::2], cuts[1::2], strict=True))
    return rows


def _joined(many: Iterable[dict[int, list[Span]]]) -> dict[int, list[Span]]:
    """The union of the stretches of all of `many`, with overlapping ones merged."""
    rows: dict[int, list[Span]] = {}
    for one in many:
        for row, spans in one.items():
            rows.setdefault(row, []).extend(spans)
    for row, spans in rows.items():
        joined: list[Span] = []
        for first, last in sorted(spans):
            if joined and first <= joined[-1][1]:
                joined[-1] = joined[-1][0], max(last, joined[-1][1])
            else:
                joined.append((first, last))
        rows[row] = joined
    return rows


def _common(some: Sequence[Span], others: Sequence[Span]) -> Iterator[Span]:
    """The stretches that are in both `some` and `others`."""
    for first, last in some:
        for start, end in others:
            if max(first, start) < min(last, end):
                yield max(first, start), min(last, end)


class Growth(Group):
    """The plant of a pip card in layers: each has a key line and casts a hatched shade on the layers below."""

    def __init__(self, suit: str) -> None:
        super().__init__()
        self.suit = suit
        self._below: dict[int, list[Span]] = {}

    def put(self, layer: Group, thick: float = 4.2, thin: float = 1.2, far: float = THROWN,
            rough: Sequence[str] = ()) -> Self:
        """Add `layer` on top of the others; its shade has the length `far`.

        `rough`: outlines that are sufficient for the shade.
        """
        ink, forms, turn = INKS[self.suit], list(rough or layer.silhouettes), polar(1, SHADE - 90)
        shade = _joined(_rows(form, polar(far, SHADE)) for form in forms) if far else {}
        strokes = ["M" + "L".join(f"{z.real:.1f} {z.imag:.1f}" for z in (complex(x, row * STEP) * turn for x in span))
                   for row, spans in sorted(shade.items()) for span in _common(spans, self._below.get(row, ()))]
        if strokes:
            self.raw(f'<path d="{"".join(strokes)}" fill="none" stroke="{ink}" stroke-width="{RULE}"/>')
        self.add(keyline(layer, thin, thick, ink))
        self._lay(forms)
        return self

    def back(self, *layers: Group) -> Self:
        """Add `layers` without key line or shade; later layers cast their shade on them."""
        for layer in layers:
            self.add(layer)
            self._lay(layer.silhouettes)
        return self

    def _lay(self, forms: Sequence[str]) -> None:
        self._below = _joined([self._below, *map(_rows, forms)])


def _down(edge: Sequence[Spot]) -> tuple[Path, Path]:
    """The curve of an `edge` from left to right, and the land below it."""
    top = curve(edge)
    return top, (top + curve([top.end, (660, 1130, "c"), (-40, 1130, "c"), top.start])).close()


def foot(suit: str, edge: Sequence[Spot], light: str, seed: int = 1, blades: int = 34) -> Group:
    """The dark ground at the foot of a card below `edge`: near-black, grass on it, lit strokes cut out of it."""
    ink, rng, group = INKS[suit], np.random.default_rng(seed), Group()
    top, land = _down(edge)
    group.fill(land, ink)
    for u in rng.uniform(.0, 1, blades):
        root, high, lean = complex(top.at(u)) + 6j, rng.uniform(16, 50), rng.uniform(-.5, .5)
        spine = curve([root, root + complex(high * lean * .3, -high * .6), root + complex(high * lean, -high)])
        group.fill(taper(spine, rng.uniform(4, 7), .5), ink)
    for u in np.linspace(.02, .98, 60):
        at = complex(top.at(u)) + rng.uniform(5, 30) * 1j
        long = rng.uniform(18, 46)
        stroke = curve([at, at + complex(long / 2, rng.uniform(-3, 0)), at + long])
        group.fill(taper(stroke, rng.uniform(1.2, 2.2), 1, ends(.4, .5)), mix_ink(ink, light, rng.uniform(.3, .75)))
    return group


def hooped(group: Group, at: complex, radius: float, count: int, step: float, ink: str, width: float,
           first: float = -30, last: float = 140, inwards: int = 1) -> Group:
    """`count` arcs along the shaded side of a ring, each shorter than the one outside it."""
    for k in range(count):
        a, b = first + 11 * k, last - 13 * k
        bow = smooth(np.array([at + polar(radius - inwards * step * k, d) for d in np.linspace(a, b, 24)]))
        group.fill(taper(bow, width, width, ends(.4, .4)), ink)
    return group
