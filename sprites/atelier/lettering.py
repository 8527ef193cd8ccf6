"""Lettering as outlines, so that no picture depends on the fonts of a computer."""
from __future__ import annotations

import functools
from pathlib import Path as FilePath
from typing import Any

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

FONTS = FilePath(__file__).resolve().parent.parent / "fonts"


@functools.cache
def _font(name: str) -> tuple[Any, dict[int, str], int]:
    font = TTFont(FONTS / f"{name}.ttf")
    return font.getGlyphSet(), font.getBestCmap(), font["head"].unitsPerEm


def outline(words: str, x: float, y: float, size: float, font: str = "Amarante", anchor: str = "middle",
            spacing: float = 0.0, stretch: float = 1.0) -> tuple[str, float]:
    """The SVG path data of `words` and their width.

    Baseline at `y`; `anchor` start, middle or end at `x`; `spacing` units between letters; `stretch` widens.
    """
    glyphs, characters, units = _font(font)
    scale = size / units
    advances = [glyphs[characters[ord(ch)]].width * scale * stretch + spacing for ch in words]
    width = sum(advances) - spacing
    left = x + {"start": 0.0, "middle": -width / 2, "end": -width}[anchor]
    pen = SVGPathPen(glyphs, ntos=lambda v: f"{v:.1f}")
    for ch, advance in zip(words, advances, strict=True):
        glyphs[characters[ord(ch)]].draw(TransformPen(pen, (scale * stretch, 0, 0, -scale, left, y)))
        left += advance
    return str(pen.getCommands()), width


def width_of(words: str, size: float, font: str = "Amarante", spacing: float = 0.0) -> float:
    """The width of `words` at `size`."""
    return outline(words, 0, 0, size, font, spacing=spacing)[1]
