"""All strips by name, and the data about them for the game."""
from __future__ import annotations

import json

from ..registry import Drawing
from . import adrift, bells, water, wings
from .strip import Motion

PACKAGE = __package__ or "sprites.atelier.living"
STRIPS: dict[str, tuple[Motion, Drawing]] = {
    **{name: (motion, Drawing(f"{PACKAGE}.wings", arguments=(name,))) for name, (_, motion) in wings.CARDS.items()},
    **{name: (motion, Drawing(f"{PACKAGE}.adrift", arguments=(name,))) for name, (*_, motion) in adrift.CARDS.items()},
    "T8": (bells.MOTION, Drawing(f"{PACKAGE}.bells")),
    "T12": (water.MOTION, Drawing(f"{PACKAGE}.water")),
}
"""A strip has the name of its card, with a further word if the card has several."""


def draw() -> str:
    cards: dict[str, list[dict[str, object]]] = {}
    for name, (motion, _) in STRIPS.items():
        cards.setdefault(name.partition("_")[0], []).append({"strip": name, **motion.row()})
    rows = ",\n".join(f'"{card}": {json.dumps(parts)}' for card, parts in sorted(cards.items()))
    return "{\n" + rows + "\n}\n"
