"""Butterflies and a moth that open and close their wings."""
from __future__ import annotations

from collections.abc import Callable

from PIL.Image import Image

from ..svg import Group
from ..trumps import t02_flax, t05_coral_lily, t20_nemesia
from .strip import Motion, patches

SPREADS = (.93, .82, .68, .52, .38, .28)
CLOSE = (-1, 0, 1, 2, 3, 4, 5)
SLOW = (*CLOSE, *[5] * 9, *CLOSE[::-1])  # wings that are closed for a while, then opened
FLAP = (*CLOSE, *CLOSE[-2::-1])
CARDS: dict[str, tuple[Callable[[float], Group], Motion]] = {
    "T2": (t02_flax.draw, Motion((116, 116), (*[-1] * 12, *SLOW, *[-1] * 30, *FLAP, *FLAP, *[-1] * 34, *SLOW,
                                              *[-1] * 22, *FLAP), 12, at=(423, 87))),
    "T5": (t05_coral_lily.draw, Motion((200, 200), (*[-1] * 12, *FLAP, *[-1] * 26, *SLOW, *[-1] * 34, *FLAP, *FLAP,
                                                    *[-1] * 18, *SLOW), 11, at=(46, 738))),
    "T20": (t20_nemesia.draw, Motion((130, 130), (*FLAP, *FLAP, *FLAP, *[-1] * 18, *SLOW, *[-1] * 40, *FLAP, *FLAP,
                                                  *[-1] * 30, *FLAP), 12, at=(425, 66))),
}


def draw(card: str) -> Image:
    """The strip of `card`."""
    whole, motion = CARDS[card]
    return patches(motion, whole(1), (whole(spread) for spread in SPREADS))
