"""The inks of the two sides of a deal, and of a side that is not known yet."""
from __future__ import annotations

from dataclasses import dataclass

from .. import palette as pal
from ..tones import Tones


@dataclass(frozen=True, slots=True)
class Side:
    """Blossoms and leaves of a side's vine, and the inks of its `seals`, which are the grounds of a cream sign."""
    bloom: Tones
    leaf: Tones
    seal: str
    heart: Tones


CREAM = "#FBF3DE"
LEAF_GREEN = "#4C6B45"
POLLEN = Tones("#FFF0B4", "#F0CB62", "#B9852F", pal.INK)
SIDES: dict[str, Side] = {
    "taker": Side(Tones("#F3A084", "#E4694F", "#B23A2C", "#7A231C"),
                  Tones("#CBD99C", "#A3BD7C", "#5F8A5A", pal.INK), "#8E2F26",
                  Tones("#D8DFA6", "#A9BA7C", "#5D7A4C", pal.INK)),
    "defenders": Side(Tones("#C9DEF0", "#86B7E0", "#4D83B8", "#27507A"),
                      Tones("#BFDACB", "#8DB8A6", "#4F8178", pal.INK), "#27507A", POLLEN),
    "open": Side(Tones("#F1E4B8", "#D9C07A", "#A98B3C", "#6B5524"),
                 Tones("#E0D9A8", "#B5B27C", "#75794C", pal.INK), "#5B4E2C", POLLEN),
}
