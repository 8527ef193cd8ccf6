"""Lines of varying width: the key line of a layer, pen lines, engraved hatching.

The KEY LINE runs around the silhouette of a whole layer. It is thin on the lit side (upper left) and thick on the
shaded side, because it is the silhouette swept towards the shade. A part that overlaps another is a separate layer, so
that the line is thick at the overlap too. INNER lines are thin, in a darker tone of the area below, and fade out at
every free end. The HATCH is a few such lines side by side, in the tone of the shadow.

    layer = Group()                                  # draw stems, leaves, heads; each calls `silhouette`
    picture.add(keyline(layer, 1.0, 4.2, LEAF.line))
"""
from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np

from .geometry import Path, polar, smooth
from .palette import INK
from .ribbons import Profile, clip01, ribbon
from .svg import Group

SHADE = 52.0  # degrees: the side that lies in shadow, lower right


def ends(head: float = .25, tail: float = .5, power: float = .8) -> Profile:
    """A profile that swells over the share `head` and fades out over the share `tail`."""
    return lambda u: (np.minimum(1, clip01(u) / head) * np.minimum(1, (1 - clip01(u)) / tail)) ** power


def taper(spine: Path, first: float, last: float = 0, kind: Profile | None = None) -> Path:
    """A ribbon of a width from `first` to `last`, times the profile `kind`."""
    shape = kind or (lambda u: 1)
    return ribbon(spine, lambda u: (first + (last - first) * clip01(u)) / 2 * shape(u))


def pressed(spine: Path, thin: float, thick: float, toward: float = SHADE, kind: Profile | None = None) -> Path:
    """A stroke of a broad pen: `thick` across the light, `thin` along it."""
    shape, light = kind or ends(), polar(1, toward)

    def half(u: Any) -> Any:
        across = np.abs((spine.tangent(clip01(u)) * np.conj(light)).imag)
        return (thin + (thick - thin) * across) / 2 * shape(u)
    return ribbon(spine, half)


def keyline(layer: Group, thin: float = 1.2, thick: float = 5.5, colour: str = INK, toward: float = SHADE) -> Group:
    """`layer` on its key line: the union of its silhouettes, grown by `thin` and swept to `thick` on the shaded side.

    Widths beyond 3 units count for two fifths: the shade of a form is hatched inside it, without a thick edge.
    """
    thick = min(thick, 3 + (thick - 3) * .4)
    paths = "".join(f'<path d="{d}"/>' for d in layer.silhouettes)
    steps = max(1, math.ceil((thick - thin) / 4))
    sweep = [polar((thick - thin) * k / steps, toward) for k in range(steps + 1)]
    copies = "".join(f'<g transform="translate({z.real:.2f} {z.imag:.2f})">{paths}</g>' for z in sweep)
    group = Group().raw(f'<g fill="{colour}" stroke="{colour}" stroke-width="{2 * thin:.2f}" '
                        f'stroke-linejoin="miter" stroke-miterlimit="9">{copies}</g>')
    return group.add(layer)


def hatch(group: Group, region: Path, colour: str, *, way: float = SHADE, step: float = 5.0, width: float = 1.3,
          reach: float = .55, bow: float = .12) -> Group:
    """Engraved lines in the shaded part of `region`, across the direction `way` of the shade.

    They begin at its shaded edge, `step` apart, and fade out after the share `reach` of its breadth, bowed by `bow`.
    """
    turn = polar(1, way)
    spots = region.samples()[0] * np.conj(turn)  # the shade is at the right now
    low, high, far, near = spots.imag.min(), spots.imag.max(), spots.real.max(), spots.real.min()
    lines = Group()
    for k in range(max(1, round((high - low) / step))):
        y = low + step * (k + .5)
        edge = spots.real[np.abs(spots.imag - y) < step]
        if edge.size:
            start, length = float(edge.max()), reach * (far - near) * (1, .72, .88)[k % 3]
            spine = [complex(start - length * u, y + bow * length * u * (1 - u) * 4) for u in (0, .25, .5, .75, 1)]
            lines.fill(taper(smooth(np.array(spine) * turn), width, .2), colour)
    return group.clip(region, lines)


def ruled(box: tuple[complex, complex], ink: str, way: float = SHADE - 90, step: float = 4.8, width: float = 1.2,
          wave: float = 0) -> Group:
    """Even lines in the direction `way` over a `box` (least, greatest corner), waved by `wave` units; to be clipped."""
    middle, along, across = sum(box) / 2, polar(1, way), polar(1, way + 90)
    reach, strokes = abs(box[1] - box[0]) / 2, []
    for k, off in enumerate(np.arange(-reach, reach, step)):
        spots = [middle + across * (off + wave * math.sin(t / 61 + .4 * k)) + along * t
                 for t in (np.arange(-reach, reach + 40, 40) if wave else (-reach, reach))]
        strokes.append("M" + "L".join(f"{z.real:.1f} {z.imag:.1f}" for z in spots))
    return Group().raw(f'<path d="{"".join(strokes)}" fill="none" stroke="{ink}" stroke-width="{width:.2f}"/>')


def chords(region: Path, ink: str, way: float, step: float, width: float) -> Group:
    """Even lines in the direction `way` over a closed `region`, from edge to edge; lines of two regions coincide."""
    turn, strokes = polar(1, way), []
    spots = region.samples()[0] * np.conj(turn)
    after = np.roll(spots, -1)
    for y in np.arange(math.ceil(spots.imag.min() / step) * step, spots.imag.max(), step):
        a, b = (side[(spots.imag <= y) != (after.imag <= y)] for side in (spots, after))
        cuts = np.sort(a.real + (y - a.imag) * (b.real - a.real) / (b.imag - a.imag)).tolist()
        for left, right in zip(cuts[::2], cuts[1::2], strict=True):
            strokes.append("M" + "L".join(f"{z.real:.1f} {z.imag:.1f}" for z in (complex(left, y) * turn,
                                                                               complex(right, y) * turn)))
    return Group().raw(f'<path d="{"".join(strokes)}" fill="none" stroke="{ink}" stroke-width="{width:.2f}"/>')


def shaded(group: Group, region: Path, tone: str, deep: str, step: float = 4.6, reach: float = 9) -> Group:
    """`region` in the shadow `tone`, with lines of it `reach` beyond the lit edge, and lines of `deep` in its core."""
    way = SHADE - 90
    if reach:
        group.add(chords(region.placed(at=polar(-reach, SHADE)), tone, way, step, .36 * step))
    return group.fill(region, tone).add(chords(region, deep, way, step, .22 * step))


def combed(group: Group, spot: Callable[[Any, Any], Any], colour: str, count: int, *, width: float = 1.2,
           reach: float = .3, edge: int = 1, first: float = .2, last: float = .92) -> Group:
    """Engraved lines that follow a form: `spot(across, along)` of a petal or a blade, `count` from one `edge`.

    They begin at across = `edge` between the shares `first` and `last` along, and run inwards and slightly forwards.
    """
    sign = -1 if edge else 1
    for k, start in enumerate(np.linspace(first, last, count)):
        u = np.linspace(0, 1, 5)
        length = reach * math.sin(math.pi * min(.95, max(.12, (start - first) / (last - first)))) * (1, .74)[k % 2]
        line = smooth(spot(edge + sign * length * u, np.clip(start + .05 * u, 0, 1)))
        group.fill(taper(line, width, .2), colour)
    return group
