"""Plain drawings: for missing pictures, and for small things that need no picture."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

import pygame
from pygame import Rect, Surface, Vector2

from ...view.units import Point
from . import theme
from .pictures import blank, premultiplied, stick
from .theme import Colour
from .transform import blurred, rotated, scaled

FINE = 4
"""Drawings are made this many times larger and then reduced, to smooth the edges."""
Draw = Callable[[Surface, float], object]


def smooth(width: int, height: int, draw: Draw) -> Surface:
    """The drawing made by ``draw(surface, side)`` on a surface ``FINE`` times larger, reduced and premultiplied."""
    large = blank((max(1, width) * FINE, max(1, height) * FINE))
    draw(large, float(min(width, height) * FINE))
    return scaled(premultiplied(large), (max(1, width), max(1, height)))


def _heart(surface: Surface, side: float, colour: Colour, upside_down: bool = False) -> None:
    points = []
    for step in range(60):
        t = step / 60 * math.tau
        x = 16 * math.sin(t) ** 3
        y = 13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t)
        down = 0.43 + y / 36 if upside_down else 0.46 - y / 36
        points.append((side * (0.5 + x / 36), side * down))
    pygame.draw.polygon(surface, colour, points)


def _stem(surface: Surface, side: float, colour: Colour) -> None:
    points = [(0.5, 0.5), (0.54, 0.75), (0.66, 0.94), (0.34, 0.94), (0.46, 0.75)]
    pygame.draw.polygon(surface, colour, [(side * x, side * y) for x, y in points])


def _spade(surface: Surface, side: float, colour: Colour) -> None:
    _heart(surface, side, colour, upside_down=True)
    _stem(surface, side, colour)


def _club(surface: Surface, side: float, colour: Colour) -> None:
    for x, y in ((0.5, 0.27), (0.27, 0.57), (0.73, 0.57)):
        pygame.draw.circle(surface, colour, (side * x, side * y), side * 0.21)
    pygame.draw.circle(surface, colour, (side * 0.5, side * 0.5), side * 0.1)
    _stem(surface, side, colour)


def _diamond(surface: Surface, side: float, colour: Colour) -> None:
    points = [(0.5, 0.04), (0.84, 0.5), (0.5, 0.96), (0.16, 0.5)]
    pygame.draw.polygon(surface, colour, [(side * x, side * y) for x, y in points])


def _rosette(surface: Surface, side: float, colour: Colour) -> None:
    middle = Vector2(side / 2, side / 2)
    for petal in range(6):
        pygame.draw.circle(surface, colour, middle + Vector2(0, -side * 0.27).rotate(petal * 60), side * 0.19)
    pygame.draw.circle(surface, theme.PAPER, middle, side * 0.1)


_SIGNS: dict[str, Callable[[Surface, float, Colour], None]] = {
    "S": _spade,
    "H": _heart,
    "D": _diamond,
    "C": _club,
    "T": _rosette,
}


@lru_cache(64)
def suit(letter: str, px: int, colour: Colour | None = None) -> Surface:
    """The sign of a suit ``SHDC`` or of the trumps ``T``, ``px`` high, in ``colour`` or by default in its usual one."""
    return smooth(px, px, lambda surface, side: _SIGNS[letter](surface, side, colour or theme.SUITS[letter]))


@lru_cache(32)
def tick(px: int, colour: Colour) -> Surface:
    """A tick for a box of ``px``."""
    points = [(0.24, 0.52), (0.36, 0.45), (0.45, 0.62), (0.7, 0.2), (0.82, 0.26), (0.5, 0.82), (0.42, 0.82)]
    return smooth(px, px, lambda s, side: pygame.draw.polygon(s, colour, [(side * x, side * y) for x, y in points]))


@lru_cache(32)
def knob(px: int, fill: Colour, able: bool = True) -> Surface:
    """The round knob of a slider."""

    def draw(surface: Surface, side: float) -> None:
        middle = side / 2, side / 2
        line = theme.GILT if able else theme.SAGE
        for colour, share in ((theme.INK, 0.5), (line, 0.46), (theme.INK, 0.36), (fill, 0.32)):
            pygame.draw.circle(surface, colour, middle, side * share)

    return smooth(px, px, draw)


@lru_cache(32)
def roundel(px: int, fill: Colour) -> Surface:
    """A disc in ``fill`` with a gilt rim, the background of a sign."""

    def draw(surface: Surface, side: float) -> None:
        for colour, share in ((theme.INK, 0.5), (theme.GILT, 0.475), (theme.INK, 0.425), (fill, 0.4)):
            pygame.draw.circle(surface, colour, (side / 2, side / 2), side * share)

    return smooth(px, px, draw)


@lru_cache(32)
def arrow(px: int, colour: Colour, degrees: int = 0) -> Surface:
    """An arrow head pointing down, turned anticlockwise by ``degrees``."""
    points = [(0.12, 0.32), (0.88, 0.32), (0.5, 0.74)]
    drawn = smooth(px, px, lambda s, side: pygame.draw.polygon(s, colour, [(side * x, side * y) for x, y in points]))
    return rotated(drawn, degrees)


_PAD_SHAPES: dict[str, tuple[tuple[tuple[float, float], ...], ...]] = {
    "cross": (((0.16, 0.16), (0.84, 0.84)), ((0.84, 0.16), (0.16, 0.84))),
    "square": (((0.16, 0.16), (0.84, 0.16), (0.84, 0.84), (0.16, 0.84), (0.16, 0.16)),),
    "triangle": (((0.5, 0.1), (0.94, 0.86), (0.06, 0.86), (0.5, 0.1)),),
    "menu": (((0.1, 0.22), (0.9, 0.22)), ((0.1, 0.5), (0.9, 0.5)), ((0.1, 0.78), (0.9, 0.78))),
    "view": (((0.1, 0.1), (0.62, 0.1), (0.62, 0.62), (0.1, 0.62), (0.1, 0.1)),
             ((0.38, 0.62), (0.38, 0.9), (0.9, 0.9), (0.9, 0.38), (0.62, 0.38))),
}
"""The lines of the shapes on the buttons of pads; the circle is drawn separately."""
_TURNS = {"down": 0, "right": 90, "up": 180, "left": 270}
"""The rotation of each arrow, in degrees from pointing down."""


@lru_cache(32)
def pad_shape(name: str, px: int, colour: Colour) -> Surface:
    """The shape ``name`` on a key or a pad's button, ``px`` high."""
    if name in _TURNS:
        return arrow(px, colour, _TURNS[name])

    def draw(surface: Surface, side: float) -> None:
        thick = max(1, round(side * 0.1))
        if name == "circle":
            pygame.draw.circle(surface, colour, (side / 2, side / 2), side * 0.42, thick)
        for line in _PAD_SHAPES.get(name, ()):
            points = [(side * x, side * y) for x, y in line]
            for start, end in pairwise(points):
                pygame.draw.line(surface, colour, start, end, thick)
            for point in points:
                pygame.draw.circle(surface, colour, point, thick / 2)

    return smooth(px, px, draw)


Layers = tuple[tuple[Colour | tuple[int, int, int, int], float], ...]
"""Nested boxes: the colour of each, and its distance in pixels from the edge of the first."""
HOLE = 0, 0, 0, 0
"""The colour of a transparent layer."""


@lru_cache(128)
def _corners(reach: int, radius: int, layers: Layers) -> Surface:
    """The four corners of ``layers``, each a square of ``reach`` pixels, separated by a row and a column."""
    def draw(large: Surface, _: float) -> None:
        for colour, inset in layers:
            inner = large.get_rect().inflate(*(-2 * round(inset * FINE),) * 2)
            if inner.width > 0:
                pygame.draw.rect(large, colour, inner, border_radius=round((radius - inset) * FINE))

    return smooth(2 * reach + 1, 2 * reach + 1, draw)


def nested(surface: Surface, rect: Rect, radius: int, layers: Layers) -> None:
    """Draw ``layers`` in ``rect`` with rounded corners of ``radius``, at most half the smaller side."""
    half = max(0, min(rect.size) // 2)
    radius = min(radius, half)
    reach = min(half, max(radius, *(math.ceil(inset) for _, inset in layers)))
    draw_stretched(surface, _corners(reach, radius, layers), (reach,) * 4, rect)


def rounded(surface: Surface, rect: Rect, colour: Colour | tuple[int, int, int, int], radius: int,
            width: int = 0) -> None:
    """Draw a box in ``rect`` with corners of ``radius``: filled, or its frame of ``width`` pixels."""
    nested(surface, rect, radius, ((colour, 0), (HOLE, width)) if width else ((colour, 0),))


def tablet(size: tuple[int, int], rim: float, paper: Colour) -> Surface:
    """A piece of ``paper`` for an upper right corner.

    It has gilt lines ``rim`` wide at its left and bottom, rounded between them.
    """
    def draw(large: Surface, _: float) -> None:
        for colour, share in ((theme.INK, 0.0), (theme.GILT, 0.22), (theme.INK, 0.78), (paper, 1.0)):
            inset = round(share * rim * FINE)
            inner = Rect(inset, 0, large.get_width() - inset, large.get_height() - inset)
            pygame.draw.rect(large, colour, inner, border_bottom_left_radius=round(2.4 * rim * FINE) - inset)

    return smooth(*size, draw)


def disc(surface: Surface, middle: Point, radius: int, layers: Layers) -> None:
    """Draw ``layers`` as discs around ``middle``; the first has ``radius``."""
    rect = Rect(0, 0, 2 * radius, 2 * radius)
    rect.center = middle
    nested(surface, rect, radius, layers)


@lru_cache(8)  # one widget at a time has the focus
def ring(width: int, height: int, radius: int, thick: int) -> Surface:
    """A gilt ring ``thick`` wide between two lines of ink, with rounded corners of ``radius``."""
    made, edge = blank((width, height)), 1.2
    layers = (theme.INK, 0.0), (theme.GLOW, edge), (theme.INK, thick - edge), (HOLE, thick)
    nested(made, made.get_rect(), max(thick + 2, radius), layers)
    return made


@dataclass(frozen=True, slots=True)
class Shape:
    """The look of a rounded box: its fill, a line, and the lines on both sides of that.

    Lengths are in units of the base window.
    """

    fill: Colour
    line: Colour
    edge: Colour
    radius: float
    line_units: float = 3.0
    edge_units: float = 1.0


def box_shapes() -> dict[str, Shape]:
    """The look of each kind of box, by its name."""
    edge = 2.0 if theme.LOOK.high_contrast else 1.0
    return {
        "panel": Shape(theme.PAPER, theme.GILT, theme.INK, 18, 4, edge),
        "button": Shape(theme.PAPER2, theme.GILT, theme.INK, 22, 3, edge),
        "button_primary": Shape(theme.WINE, theme.GILT, theme.INK, 22, 3, edge),
        "field": Shape(theme.mixed(theme.PAPER, (255, 255, 255), 0.45), theme.GILT_DARK, theme.PAPER3, 8, 1.6),
        "chosen_tile": Shape(theme.HONEY, theme.GILT, theme.GILT_DARK, 8, 3),
        "tooltip": Shape(theme.PAPER, theme.GILT, theme.INK, 8, 1.6, edge),
        "ribbon": Shape(theme.PAPER, theme.GILT, theme.INK, 4, 1.6, 0),
        "chosen": Shape(theme.WINE, theme.GILT_DARK, theme.INK, 16, 1.6, 0),
        "card": Shape(theme.PAPER, theme.GILT, theme.INK, 12, 1.6),
        "back": Shape(theme.FELT_LIGHT, theme.GILT_LIGHT, theme.INK, 12, 4),
        "segment": Shape(theme.PAPER2, theme.GILT_DARK, theme.INK, 16, 1.6, 0),
        "rail": Shape(theme.mixed(theme.PAPER, theme.GILT_DARK, 0.28), theme.GILT, theme.GILT, 6, 0, 0),
        "slider_track": Shape(theme.PAPER3, theme.GILT, theme.INK, 8, 1.6),
        "filled": Shape(theme.WINE, theme.GILT, theme.GILT, 6, 0, 0),
        "faint": Shape(theme.mixed(theme.PAPER, theme.ON_PAPER.muted, 0.55), theme.GILT, theme.GILT, 6, 0, 0),
        "thumb": Shape(theme.GILT_DARK, theme.GILT, theme.GILT, 6, 0, 0),
        "chosen_row": Shape(theme.WINE, theme.GILT_DARK, theme.WINE, 6, 0, 0),
        "row": Shape(theme.PAPER3, theme.GILT, theme.PAPER3, 6, 0, 0),
    }


@lru_cache(4)  # for faces and backs of plain cards; frames have a separate cache
def box(kind: str, width: int, height: int, ui_scale: float) -> Surface:
    """A rounded box of ``kind`` (a key of :func:`box_shapes`) of ``width`` × ``height`` pixels."""
    shape, made = box_shapes()[kind], blank((width, height))
    edge, line = (round(units * ui_scale * FINE) / FINE for units in (shape.edge_units, shape.line_units))
    lines = ((shape.edge, 0.0), (shape.line, edge), (shape.edge, edge + line)) if line else ()
    nested(made, made.get_rect(), max(1, round(shape.radius * ui_scale)), (*lines, (shape.fill, 2 * edge + line)))
    return made


def stretched(core: Surface, margins: tuple[int, int, int, int], size: tuple[int, int]) -> Surface:
    """``core`` as a frame of ``size``.

    The corners (``margins`` left, top, right, bottom) keep their size; the rest is stretched.
    """
    made = blank(size)
    draw_stretched(made, core, margins, made.get_rect())
    return made


def draw_stretched(surface: Surface, core: Surface, margins: tuple[int, int, int, int], rect: Rect) -> None:
    """Draw ``core`` in ``rect`` as a frame with corners of fixed size, see :func:`stretched`."""
    left, top, right, bottom = margins
    for x, width, u, across in _thirds(core.get_width(), rect.width, left, right):
        for y, height, v, down in _thirds(core.get_height(), rect.height, top, bottom):
            if min(width, height, across, down) > 0:
                piece = core.subsurface(Rect(u, v, across, down))
                stick(surface, scaled(piece, (width, height)), (rect.left + x, rect.top + y))


def _thirds(source: int, target: int, before: int, after: int) -> tuple[tuple[int, int, int, int], ...]:
    middle, wide = source - before - after, target - before - after
    return (
        (0, before, 0, before),
        (before, wide, before, middle),
        (target - after, after, source - after, after),
    )


def solid(width: int, height: int, reach: int) -> Surface:
    """A box of ``width`` × ``height`` in place of a glow.

    It is opaque, with an ink edge, and ``reach`` pixels larger on each side.
    """
    made = blank((width + 2 * reach, height + 2 * reach))
    nested(made, made.get_rect(), reach, ((theme.INK, 0), (theme.GLOW, max(1, reach // 5))))
    return made


def clear_cache() -> None:
    """Drop all drawings, because their colours may have changed."""
    for cached in (suit, tick, knob, roundel, arrow, pad_shape, ring, box):
        cached.cache_clear()


def soft(width: int, height: int, blur: int, colour: tuple[int, int, int, int]) -> Surface:
    """A rounded box of ``width`` × ``height`` in ``colour`` fading out over ``blur`` pixels around it."""
    side = 4 * blur + 1
    core = blank((side, side))
    rounded(core, core.get_rect().inflate(-2 * blur, -2 * blur), colour, blur)
    core = blurred(blurred(core, max(1, blur // 2)), max(1, blur // 2))
    return stretched(core, (2 * blur,) * 4, (max(width + 2 * blur, side), max(height + 2 * blur, side)))


def bud(surface: Surface, middle: tuple[int, int], radius: int, opened: bool) -> None:
    """Draw a bud of the album: gilt if ``opened``, otherwise only its outline."""
    if opened:
        pygame.draw.aacircle(surface, theme.GILT, middle, radius)
        pygame.draw.aacircle(surface, theme.VERMILION_DARK, middle, max(1, radius // 2))
    else:
        pygame.draw.aacircle(surface, theme.ON_PAPER.muted, middle, radius, max(1, radius // 4))
