"""The drawing of each card, found by file name, so that a new card needs only a new file."""
from __future__ import annotations

import importlib
import pkgutil
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PIL.Image import Image

from . import courts, pips, trumps
from .svg import Group

SUITS = {"S": "spade", "H": "heart", "D": "diamond", "C": "club"}
COURTS = {"R": "king", "D": "queen", "C": "knight", "V": "knave"}
PIPS = range(10, 0, -1)
LARGE = f"{__package__}.large"
CARD_NAMES = (*(f"{suit}{rank}" for suit in SUITS for rank in (*COURTS, *PIPS)),
              *(f"T{number}" for number in range(1, 22)), "F")
BACKS = {"back": "tulip", "back_iris": "iris", "back_ginkgo": "ginkgo"}


@dataclass(frozen=True, slots=True)
class Drawing:
    """The module that draws a card, the function's name in it, its arguments, and whether it has a large index."""
    module: str
    function: str = "draw"
    arguments: tuple[Any, ...] = ()
    large: bool = False

    @property
    def modules(self) -> tuple[str, ...]:
        """The modules that the drawing needs directly."""
        return (self.module, LARGE) if self.large else (self.module,)

    def draw(self) -> Group | str | Image:
        """The result of the drawing: a card's group, an SVG document with its size, or a picture."""
        function: Callable[..., Group | str | Image] = getattr(importlib.import_module(self.module), self.function)
        drawn = function(*self.arguments)
        if not self.large:
            return drawn
        framed: Group = importlib.import_module(LARGE).large_card(drawn)
        return framed


def _modules(package: Any) -> list[str]:
    return sorted(found.name for found in pkgutil.iter_modules(package.__path__))


def drawing(name: str) -> Drawing:
    """The drawing of the card with the name `name` in records, or of a back; KeyError for any other name.

    The file of a trump is `trumps/tNN_anything.py`, of a court `courts/SUIT_RANK.py`, of a pip card `pips/SUIT_NN.py`,
    of a back `backs/PLANT.py`.
    """
    if name in BACKS:
        return Drawing(f"{__package__}.backs.{BACKS[name]}")
    if name not in CARD_NAMES:
        raise KeyError(name)
    if name == "F":
        return Drawing(f"{__package__}.trumps.fool")
    if name[0] == "T":
        return _trump(int(name[1:]))
    suit, rank = name[0], name[1:]
    if rank.isdigit():
        return Drawing(f"{pips.__name__}.{SUITS[suit]}_{int(rank):02d}")
    return Drawing(f"{courts.__name__}.{SUITS[suit]}_{COURTS[rank]}")


def _trump(number: int) -> Drawing:
    own = [m for m in _modules(trumps) if re.match(rf"t{number:02d}_", m)]
    assert len(own) == 1, f"trump {number} is drawn {len(own)} times: {own}"
    return Drawing(f"{trumps.__name__}.{own[0]}")
