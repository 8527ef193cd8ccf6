"""The fixed pictures of the table: cloth and oval, medallions, the dealer's token, and marks on cards."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from ...view.table.geometry import Rim
from ...view.units import Point, Size
from ..draw import art, plain, theme
from ..draw.art import coloured
from ..draw.pictures import blank, large_picture, shelf, stick
from ..draw.transform import scaled

#: The width and height of the rim's pictures, as multiples of those of the oval along the middle of the rim.
CANVAS = 1400 / 1296, 600 / 512
WINNER_LINE = 0.055
"""The width of the line around the card that wins, in widths of the card."""
RIM_IN = 0.09
"""The share by which the line of the rim is smaller than its pictures in high contrast."""
VEILED, VEIL_STEPS, VEIL, VEIL_COLOUR = (0.8, 0.62), 12, 22, (24, 52, 44)
"""The veil over the felt's lily: its shares of the oval's size, its steps, the opacity (of 255) and colour of each."""
_made = shelf(0.05)


def table_ground(size: Size, felt: str, rim: Rim) -> Surface:
    """The cloth of a window of ``size`` in the colour ``felt``, with the oval and its empty rim."""
    key = ("table", size, felt, tuple(canvas_of(rim)))
    return art.ground(key, size, lambda: _ground(size, felt, canvas_of(rim)))


def canvas_of(rim: Rim) -> Rect:
    """The rectangle of every picture of the rim."""
    made = Rect(0, 0, round(2 * rim.half_width * CANVAS[0]), round(2 * rim.half_height * CANVAS[1]))
    made.center = round(rim.x), round(rim.y)
    return made


def _ground(size: Size, felt: str, box: Rect) -> Surface:
    made = art.felt(size).copy()
    if theme.LOOK.high_contrast:
        pygame.draw.ellipse(made, theme.GILT_LIGHT, box.inflate(*(-round(side * RIM_IN) for side in box.size)), 2)
        return made
    if (oval := large_picture("table/tapis")) is not None:
        art.stick(made, art.scaled(oval, box.size), box)
    else:
        pygame.draw.ellipse(made, theme.FELT_DARK, box)
    _veil(made, box)
    made = coloured(made, felt)
    if (rim := large_picture("table/tapis_rim")) is not None:
        art.stick(made, art.scaled(rim, box.size), box)
    else:
        pygame.draw.ellipse(made, theme.GILT, box, max(2, box.height // 90))
    return made


def _veil(made: Surface, box: Rect) -> None:
    """Draw an ellipse, denser towards the middle, over the lily of the felt, so that the trick is easy to see."""
    wide, high = (round(side * share) for side, share in zip(box.size, VEILED, strict=True))
    small = blank((max(1, wide // VEIL_STEPS), max(1, high // VEIL_STEPS)))
    for step in range(VEIL_STEPS, 0, -1):
        layer, ring = blank(small.get_size()), small.get_rect().scale_by(step / VEIL_STEPS)
        pygame.draw.ellipse(layer, (*(channel * VEIL // 255 for channel in VEIL_COLOUR), VEIL), ring)
        stick(small, layer, (0, 0))
    soft = scaled(small, (wide, high))
    stick(made, soft, soft.get_rect(center=box.center))


def medallion(surface: Surface, flower: str, middle: Point, radius: int) -> None:
    """Draw the medallion with ``flower``, see :func:`game.view.players.flower_of`; its ring has the ``radius``."""
    source = art.sprite(f"table/{flower}", (round(radius * 2.5), round(radius * 2.5)))
    if source is not None:
        art.stick(surface, source, source.get_rect(center=middle))
        return
    colours = theme.WINE, theme.LEAF, theme.BLUE_DARK, theme.MAUVE_DARK, theme.GILT_DARK, theme.SAGE
    colour = colours[len(flower) % len(colours)]
    plain.disc(surface, middle, radius, ((theme.INK, 0), (theme.GILT, 1), (colour, 0.12 * radius)))
    sign = art.suit("T", radius)
    art.stick(surface, sign, sign.get_rect(center=middle))


def medallion_glow(surface: Surface, middle: Point, radius: int) -> None:
    """Draw a golden glow around the medallion of a seat that is to act."""
    source = art.sprite("table/medallion_glow", (round(radius * 2.6), round(radius * 2.6)))
    if theme.LOOK.opaque:
        plain.disc(surface, middle, round(radius * 1.33), ((theme.GLOW, 0), (theme.INK, 0.17 * radius)))
        return
    if source is not None:
        art.stick(surface, source, source.get_rect(center=middle))
        return
    for step in range(6, 0, -1):
        alpha = 24 * (7 - step)
        light = art.blank((2 * radius, 2 * radius))
        pygame.draw.circle(light, (*theme.GILT_LIGHT, alpha), (radius, radius), radius - (6 - step) * 2)
        art.stick(surface, light.premul_alpha(), (middle[0] - radius, middle[1] - radius))


def dealer_token(surface: Surface, middle: Point, size: int) -> None:
    """Draw the dealer's token, ``size`` pixels wide."""
    source = art.sprite("table/dealer", (size, size))
    if source is not None:
        art.stick(surface, source, source.get_rect(center=middle))
        return
    plain.disc(surface, middle, size // 2, ((theme.INK, 0), (theme.WINE, 1), (theme.GILT_LIGHT, 3), (theme.WINE, 4)))


@_made.kept
def arrow_sign(side: int, up: bool) -> Surface:
    """A golden disc with an arrow: ``up`` for a card chosen ahead, down for a card just received."""
    def draw(surface: Surface, full: float) -> None:
        middle = surface.get_rect().center
        for colour, share in ((theme.INK, 0.5), (theme.GLOW, 0.45)):
            pygame.draw.circle(surface, (*colour, 255), middle, round(share * full))
        points = [(0.5, 0.2), (0.8, 0.52), (0.6, 0.52), (0.6, 0.8), (0.4, 0.8), (0.4, 0.52), (0.2, 0.52)]
        points = [(x, y if up else 1 - y) for x, y in points]
        pygame.draw.polygon(surface, (*theme.INK, 255), [(full * x, full * y) for x, y in points])
    return plain.smooth(side, side, draw)


def winner_rim(size: Size) -> Surface:
    """A gilt line around a card of ``size``, with the same centre; wider in high contrast."""
    line = max(3, round(size[0] * WINNER_LINE * (2 if theme.LOOK.high_contrast else 1)))
    return plain.ring(size[0] + 2 * line, size[1] + 2 * line, round(size[0] * art.RIM_RADIUS) + line, line)


@_made.kept
def lead_mark(side: int) -> Surface:
    """An arrow head that points down."""
    def draw(surface: Surface, full: float) -> None:
        for colour, inside in ((theme.INK, 0.0), (theme.CREAM, 0.05), (theme.WINE, 0.13)):
            points = [(0.08 + 1.6 * inside, 0.12 + inside), (0.92 - 1.6 * inside, 0.12 + inside),
                      (0.5, 0.92 - 1.7 * inside)]
            pygame.draw.polygon(surface, (*colour, 255), [(full * x, full * y) for x, y in points])
    return plain.smooth(side, side, draw)


def slot(size: Size) -> Surface:
    """A picture of ``size`` of an empty place for a card."""
    source = art.sprite("table/slot", size)
    if source is not None and not theme.LOOK.opaque:
        return source
    made = art.blank(size)
    ground, line = (255, 255) if theme.LOOK.opaque else (70, 200)
    lines = ((*theme.GILT_LIGHT, line), 0), ((*theme.NIGHT, ground), max(1, size[0] // 60))
    plain.nested(made, made.get_rect(), size[0] // 14, lines)
    return made
