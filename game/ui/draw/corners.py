"""The index of a card in its upper right corner too, for a fan whose left cards are on top."""

from __future__ import annotations

from pygame import Rect, Surface

from .letters import DRAWN
from .plain import tablet
from .transform import scaled

PATCHES = {"cards": (30, 31, 84, 138), "cards_large": (18, 22, 95, 230)}
"""The patch of bare paper with the index: left, top, width, height, by the folder of the deck."""
WINDOW, WIDEST = (434, 26), 89
"""The right and upper edge of the picture, into which the copy is let in; how wide it may be, for fans to show it."""
RIM = 7.0
"""How wide the lines round the copy are."""


def double_index(card: Surface, folder: str) -> None:
    """Copy the index of ``card``, of the deck in ``folder``, to its upper right corner, on a tablet."""
    grown = card.get_width() / DRAWN
    left, top, wide, high = (round(side * grown) for side in PATCHES[folder])
    index = card.subsurface(Rect(left, top, wide, high))
    share = min(1.0, WIDEST * grown / wide)
    copy = scaled(index, (round(wide * share), round(high * share))) if share < 1 else index.copy()
    spot = copy.get_rect(topright=(round(WINDOW[0] * grown), top))
    rim, upper = round(RIM * grown), round(WINDOW[1] * grown)
    room = Rect(spot.left - rim, upper, spot.width + rim, spot.bottom + rim - upper)
    red, green, blue = card.get_at((left, top))[:3]
    card.blit(tablet(room.size, RIM * grown, (red, green, blue)), room)
    card.blit(copy, spot)
