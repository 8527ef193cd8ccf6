"""Renders an SVG document as a picture."""
from __future__ import annotations

import io

import resvg_py
from PIL import Image

from .colours import reduced


def raster(svg: str, width: int) -> Image.Image:
    """The RGBA picture of the document `svg`, `width` pixels wide."""
    return Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width)))).convert("RGBA")


def webp(image: Image.Image, lossy: bool = False) -> bytes:
    """`image` as WebP, without loss unless `lossy`."""
    out = io.BytesIO()
    if lossy:
        image.save(out, "WEBP", quality=92, method=6)
    else:
        image.save(out, "WEBP", lossless=True, exact=False, method=6, quality=90)  # 100: 20 times slower
    return out.getvalue()


def card_webp(image: Image.Image) -> bytes:
    """The picture of a card as lossless WebP in 256 colours, half the size of one with all colours."""
    return webp(reduced(image))


def png(image: Image.Image) -> bytes:
    """`image` as PNG."""
    out = io.BytesIO()
    image.save(out, "PNG", optimize=True)
    return out.getvalue()
