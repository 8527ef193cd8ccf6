"""The people of the courts: their build and the colours of skin, lips, eyes and brows."""
from __future__ import annotations

from dataclasses import dataclass

from . import palette as pal
from .tones import mix_ink


@dataclass(frozen=True, slots=True)
class Person:
    """The inks of a head; `bushy` scales the brows; if `mouth` is False, the code of the beard draws the mouth."""
    build: str = "woman"
    skin: str = pal.SKIN
    shade: str = pal.SKIN_SHADE
    lips: str = "#B4524A"
    iris: str = "#4B5A45"
    brow: str = pal.INK
    bushy: float = 1.0
    mouth: bool = True
    blush: str = pal.BLUSH


def fold_ink(who: Person) -> str:
    """The ink of nose and folds: darker than the shade of the skin, lighter than the contour."""
    return mix_ink(who.shade, pal.INK, .72)
