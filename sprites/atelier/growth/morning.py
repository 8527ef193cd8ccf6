"""The disc of a low sun that fills the free middle of a card."""
from __future__ import annotations

from ..engraved import INKS, hooped
from ..geometry import circle
from ..line import ruled
from ..splines import curve
from ..svg import Group
from ..tones import mix_ink


def morning(suit: str, at: complex, radius: float, tone: str) -> Group:
    """A disc of the sun in `tone`, ruled level, in a double rim."""
    ink = INKS[suit]
    rim, disc = circle(at, radius), circle(at, radius - 13)
    level = ruled((at - radius * (1 + 1j), at + radius * (1 + 1j)), mix_ink(tone, ink, .16), 0, 9, 1.6)
    fade = curve([at + complex(-radius, radius * .1), at + complex(0, radius * .3), at + complex(radius, radius * .12),
                  at + complex(radius, radius * 1.2), at + complex(-radius, radius * 1.2)], True)
    group = Group().fill(rim, mix_ink(tone, "#FFFFFF", .5)).stroke(rim, mix_ink(tone, ink, .75), 3)
    group.clip(disc, Group().fill(disc, tone).clip(fade, level)).stroke(disc, mix_ink(tone, ink, .6), 1.8)
    return hooped(group, at, radius - 18, 6, 4.4, mix_ink(tone, ink, .6), 1.7)
