"""Botanical plates for pages with free room: a plant in the engraved style of the deck, without a ground."""
from __future__ import annotations

from ..registry import Drawing

PLATES = ("rose", "windflower", "sunflower", "clover", "flax", "forget_me_not", "wallflower", "corncockle")


def plate(name: str) -> Drawing:
    """The drawing of the plate `name`."""
    return Drawing(f"{__name__}.{name}")
