"""SVG groups: flat fills, brush lines, swelling contours and the heavy line around a whole plant."""
from __future__ import annotations

import cmath
import math
from typing import Self, TypeAlias

import numpy as np

from .geometry import Path, Segment, line, polar, smooth
from .lettering import outline
from .palette import INK
from .ribbons import Profile, brush

Shape: TypeAlias = "Path | str"

WIDTH, HEIGHT = 610, 1120  # a card in tenths of a millimetre: 61 x 112 mm
HALF_TURN = f'transform="rotate(180 {WIDTH / 2} {HEIGHT / 2})"'
PLACEHOLDER = "@"  # a placeholder for the number of a clip path, until the document is complete


def data(shape: Shape) -> str:
    """The SVG path data of `shape`."""
    return shape if isinstance(shape, str) else shape.data()


class Group:
    """Pieces of a drawing, back to front, with the silhouettes of those that share a contour."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self.silhouettes: list[str] = []

    def raw(self, text: str) -> Self:
        """Append SVG `text` unchanged."""
        self.parts.append(text)
        return self

    def add(self, other: Group, attributes: str = "") -> Self:
        """Append `other`; with `attributes` (such as a transform) it is wrapped, and its silhouettes are not added."""
        if attributes:
            return self.raw(f"<g {attributes}>{other.text_of()}</g>")
        self.silhouettes += other.silhouettes
        return self.raw(other.text_of())

    def fill(self, shape: Shape, colour: str, opacity: float | None = None, rule: str | None = None) -> Self:
        """Append `shape` filled with a flat tone."""
        extra = "" if opacity is None else f' fill-opacity="{opacity}"'
        extra += f' fill-rule="{rule}"' if rule else ""
        return self.raw(f'<path d="{data(shape)}" fill="{colour}"{extra}/>')

    def stroke(self, shape: Shape, colour: str = INK, width: float = 2.0, opacity: float | None = None,
               dash: str | None = None) -> Self:
        """Append `shape` as a line of even width with round ends."""
        extra = "" if opacity is None else f' stroke-opacity="{opacity}"'
        extra += f' stroke-dasharray="{dash}"' if dash else ""
        return self.raw(f'<path d="{data(shape)}" fill="none" stroke="{colour}" stroke-width="{width:.2f}" '
                        f'stroke-linejoin="round" stroke-linecap="round"{extra}/>')

    def ink(self, spine: Path, width: float = 3.0, kind: str | Profile = "both", colour: str = INK,
            opacity: float | None = None) -> Self:
        """Append a brush line along `spine` of the greatest width `width`, with the profile `kind`."""
        return self.fill(brush(spine, width, kind), colour, opacity)

    def contour(self, shape: Path, thin: float = 1.6, thick: float = 4.0, colour: str = INK, toward: float = 55,
                cut: float = 35) -> Self:
        """An even thin line round `shape`, swelling to `thick` on the side that faces `toward` degrees.

        A swelling ends at corners sharper than `cut` degrees.
        """
        self.stroke(shape, colour, thin)
        if thick > thin:
            sign = 1 if shape.area() > 0 else -1
            whole, stretches = _stretches(shape, cut)
            for stretch in stretches:
                swelling = _swelling(stretch, sign, thin, thick, polar(1, toward), whole)
                if swelling:
                    self.fill(swelling, colour)
        return self

    def clip(self, shape: Shape, content: Group) -> Self:
        """Append `content`, cut off at the edge of `shape`."""
        return self.raw(f'<clipPath id="c{PLACEHOLDER}"><path d="{data(shape)}"/></clipPath>'
                        f'<g clip-path="url(#c{PLACEHOLDER})">{content.text_of()}</g>')

    def silhouette(self, *shapes: Shape) -> Self:
        """Add `shapes` to the common contour."""
        self.silhouettes += [data(shape) for shape in shapes]
        return self

    def solid(self, shape: Path, colour: str, content: Group | None = None, thin: float = 1.7, thick: float = 4.0,
              toward: float = 55) -> Self:
        """Append a piece of a figure: silhouette, flat tone, `content` clipped to it, contour."""
        self.silhouette(shape).fill(shape, colour)
        if content:
            self.clip(shape, content)
        return self.contour(shape, thin, thick, toward=toward)

    def outlined(self, width: float = 9, colour: str = INK) -> Group:
        """A new group: one heavy line around the union of all silhouettes, then this group on it."""
        group = Group()
        paths = "".join(f'<path d="{d}"/>' for d in self.silhouettes)
        group.raw(f'<g fill="{colour}" stroke="{colour}" stroke-width="{width:.2f}" stroke-linejoin="round" '
                  f'stroke-linecap="round">{paths}</g>')
        return group.add(self)

    def text(self, words: str, x: float, y: float, size: float, colour: str = INK, font: str = "Amarante",
             anchor: str = "middle", spacing: float = 0.0, stretch: float = 1.0) -> Self:
        """Append `words` as outlines, baseline at `y`; see `lettering.outline`."""
        return self.fill(outline(words, x, y, size, font, anchor, spacing, stretch)[0], colour)

    def text_of(self) -> str:
        """The SVG text of the group."""
        return "".join(self.parts)


def _corner(before: Segment, after: Segment) -> float:
    """The angle in degrees by which the line turns between two segments."""
    arriving = before[3] - before[2] if abs(before[3] - before[2]) > 1e-6 else before[3] - before[1]
    leaving = after[1] - after[0] if abs(after[1] - after[0]) > 1e-6 else after[2] - after[0]
    if abs(arriving) < 1e-9 or abs(leaving) < 1e-9:
        return 0
    return abs(math.degrees(cmath.phase(leaving / arriving)))


def _stretches(path: Path, cut: float) -> tuple[bool, list[Path]]:
    """Whether `path` is one closed stretch without corners, and its stretches between corners."""
    runs, run = [], [path.segments[0]]
    for segment in path.segments[1:]:
        if abs(segment[0] - segment[3]) < 1e-6 and abs(segment[1] - segment[0]) < 1e-6:
            continue
        if _corner(run[-1], segment) > cut:
            runs.append(run)
            run = []
        run.append(segment)
    runs.append(run)
    if path.closed and len(runs) > 1 and _corner(runs[-1][-1], runs[0][0]) <= cut:
        runs[0] = runs.pop() + runs[0]
    return path.closed and len(runs) == 1, [Path(r) for r in runs]


def _swelling(run: Path, sign: int, thin: float, thick: float, toward: complex, whole: bool) -> Path | None:
    length = run.length()
    if length < 6:
        return None
    u = np.linspace(0, 1, max(5, int(length / 7) + 2))
    points = run.at(u)
    outward = -1j * run.tangent(u) * sign
    facing = np.clip((outward * np.conj(toward)).real, 0, 1)
    ends = 1 if whole else np.minimum(1, np.minimum(u, 1 - u) * length / 14)
    width = (thick - thin) * facing * ends
    if width.max() < 0.3:
        return None
    outer, inner = points + outward * thin * 0.25, points - outward * width
    return (smooth(outer) + line(outer[-1], inner[-1]) + smooth(inner[::-1])).close()


def numbered(text: str) -> str:
    """`text` with a number for each pair of placeholders: those of the definition and the use of one clip path."""
    first, *rest = text.split(PLACEHOLDER)
    return first + "".join(f"{i // 2}{part}" for i, part in enumerate(rest))


def document(group: Group, width: float = WIDTH, height: float = HEIGHT, definitions: str = "") -> str:
    """The SVG document of `group`, `width` x `height` units."""
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
            f'height="{height}">{definitions}{numbered(group.text_of())}</svg>')
