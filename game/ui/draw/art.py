"""Pictures for all drawing: cards, sprites, frames, signs. Text and colours have separate modules.

``card(name, width)`` and ``turned_card`` from the deck · ``sprite(name, box)`` · ``panel``, ``button``, ``ribbon``,
``frame`` that stretch · ``card_shadow``, ``card_glow`` · ``felt`` · ``suit``. All premultiplied: ``stick``.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import cache

import pygame
from pygame import Rect, Surface

from ... import settings
from ...view.units import Size
from . import deck, frames, pictures, plain, signs, text, theme
from .deck import DECK
from .deck import height as card_height
from .frames import WidgetState, frame, halo, shadowed_frame
from .pictures import (
    Shelf,
    blank,
    faded,
    grained,
    large_picture,
    ornament,
    paled,
    picture,
    premultiplied,
    shelf,
    sprite,
    stick,
    tiled,
    washed,
)
from .signs import suit
from .theme import Colour
from .transform import blurred, grey, scaled

card = DECK.card
turned_card = DECK.turned
RIM, RIM_RADIUS = 0.055, 0.075
"""Shares of a card's width: the thickness of the rim of a chosen card, and the radius of its corners."""
GROUNDS = shelf(1.75)
"""The backgrounds of windows: the latest one, and that of a table in a part of the window."""
DYES: dict[str, Colour] = {"blue": (74, 114, 182), "wine": (150, 56, 64), "black": (84, 80, 80)}
"""The colours of the cloth other than the felt's: the factors for the felt in grey, twice as bright."""


def panel(surface: Surface, rect: Rect, ui_scale: float = 1.0) -> None:
    frames.draw_frame(surface, "panel", rect, ui_scale)


def ribbon(surface: Surface, rect: Rect, ui_scale: float = 1.0) -> None:
    """Draw a paper ribbon in ``rect``; in high contrast, a plain box."""
    if theme.LOOK.high_contrast:
        rect = Rect(rect.left, rect.top + round(0.03 * rect.height), rect.width, round(0.83 * rect.height))
    frames.draw_frame(surface, "ribbon", rect, ui_scale)


def button(
    surface: Surface, rect: Rect, ui_scale: float, *, primary: bool = False, state: WidgetState = "normal"
) -> None:
    """Draw the body of a button in ``rect``."""
    shines = primary and state != "disabled"
    frames.draw_frame(surface, "button_primary" if shines else "button", rect, ui_scale, state)


def _blur(width: int, strength: int) -> int:
    return max(3, round(width * (0.03 + 0.035 * strength)))


def card_shadow(width: int, strength: int = 1, share: float = 1.0) -> Surface:
    """The soft shadow of a card ``width`` wide, larger for higher ``strength`` (1, 2 …), centred like the card.

    ``share`` of the card's width is visible while the card turns over.
    """
    return halo("shadow", (max(2, round(width * share)), card_height(width)), _blur(width, strength), 0.9)


def card_glow(width: int) -> Surface:
    """The gold glow around a card ``width`` wide, centred like the card."""
    return halo("glow", (width, card_height(width)), _blur(width, 2))


def card_rim(width: int) -> Surface:
    """A gold rim inside the edges of a card ``width`` wide, centred like the card."""
    return plain.ring(width, card_height(width), round(width * RIM_RADIUS), max(3, round(width * RIM)))


def ground(key: Hashable, size: Size, make: Callable[[], Surface]) -> Surface:
    """The background for a window of ``size``, drawn by ``make`` if not cached; plain cloth if memory is short."""
    return GROUNDS.get(key, make, lambda: _bare(size))


def _bare(size: Size) -> Surface:
    """A surface in one colour with one byte a pixel, which fits into memory when a picture does not."""
    made = Surface(size, 0, 8)
    made.set_palette([theme.FELT] * 256)
    return made


def felt(size: Size) -> Surface:
    """The cloth of the table in ``size``.

    It is the picture ``table/felt``, or plain with a darker rim; in high contrast it has one colour.
    """
    return ground(("felt", size), size, lambda: _even(size) if theme.LOOK.high_contrast else _felt(size))


def _even(size: Size) -> Surface:
    made = Surface(size, 0, 32)
    made.fill(theme.FELT)
    return made


def _felt(size: Size) -> Surface:
    source = large_picture("table/felt", needed=False)
    if source is not None:
        width, height = source.get_size()
        share = max(size[0] / width, size[1] / height)
        whole = scaled(source, (max(size[0], round(width * share)), max(size[1], round(height * share))))
        made = Surface(size, 0, 32)
        made.blit(whole, whole.get_rect(center=made.get_rect().center))
        return made
    return grained(scaled(_shading(), size))


@cache
def _shading() -> Surface:
    """The light on the felt, as a small picture that is stretched, which makes the gradient smooth."""
    small = Surface((48, 27), 0, 32)
    for x in range(48):
        for y in range(27):
            away = min(1.0, (((x - 23.5) / 34) ** 2 + ((y - 11.5) / 22) ** 2) ** 0.5)
            inner = theme.mixed((0x3A, 0x6E, 0x5E), theme.FELT, min(1.0, away / 0.6))
            small.set_at((x, y), theme.mixed(inner, (0x11, 0x2A, 0x25), max(0.0, (away - 0.5) / 0.5)))
    return blurred(blurred(scaled(small, (384, 216)), 8), 8)


def clear_cache() -> None:
    """Drop all drawn, scaled and composed pictures."""
    plain.clear_cache()
    signs.drawn.cache_clear()
    GROUNDS.clear()
    frames.clear_cache()
    pictures.clear_cache()


__all__ = [
    "DECK", "Shelf", "WidgetState", "blank", "button", "card", "card_glow", "card_height", "card_rim", "card_shadow",
    "clear_cache", "deck", "faded", "felt", "frame", "grained", "ground", "halo", "ornament", "paled", "panel",
    "picture", "plain", "premultiplied", "ribbon", "scaled", "shadowed_frame", "sprite", "stick", "suit", "text",
    "tiled", "turned_card", "washed",
]  # fmt: skip


UNDYED = settings.Settings().felt


def cloth(size: Size, name: str) -> Surface:
    """The felt for a window of ``size``, in the colour called ``name`` in the settings."""
    if name == UNDYED or theme.LOOK.high_contrast:
        return felt(size)
    return ground(("cloth", size, name), size, lambda: coloured(felt(size), name))


def spread(surface: Surface, name: str, rect: Rect | None = None) -> None:
    """Draw the cloth in the colour ``name`` over ``surface``, or over ``rect`` of it."""
    surface.blit(cloth(surface.get_size(), name), rect or (0, 0), rect)


def coloured(felt: Surface, name: str) -> Surface:
    """``felt``, with everything drawn on it, in the colour called ``name`` in the settings."""
    return felt if name == UNDYED or theme.LOOK.high_contrast else dyed(felt, name)


def dyed(felt: Surface, name: str) -> Surface:
    """``felt`` with its colour replaced by the colour ``name``; its drawing and its shading remain."""
    drained = grey(felt)
    made = drained.copy()
    made.blit(drained, (0, 0), None, pygame.BLEND_RGB_ADD)
    made.fill(DYES[name], None, pygame.BLEND_RGB_MULT)
    return made
