"""Botanical plates for pages with room to spare: a plant in the deck's line, engraved, without a ground of its own."""
from __future__ import annotations

from ..registry import Drawing

PLATES = ("rose", "windflower", "sunflower", "clover", "flax", "forget_me_not", "wallflower", "corncockle")


def plate(name: str) -> Drawing:
    """The drawing of the plate `name`."""
    return Drawing(f"{__name__}.{name}")
