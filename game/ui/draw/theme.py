"""The colours of paper, felt, suits and text, also in high contrast, and the contrast between two of them.

The constants change with the look, so they must be read when something is drawn, not when a module is imported.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import astuple, dataclass, fields

Colour = tuple[int, int, int]

INK = (0x2B, 0x21, 0x1C)
PAPER, PAPER2, PAPER3 = (0xF5, 0xEB, 0xD3), (0xE9, 0xDB, 0xBA), (0xD9, 0xC7, 0x9E)
GILT, GILT_LIGHT, GILT_DARK = (0xBC, 0x94, 0x42), (0xE0, 0xC2, 0x7C), (0x7F, 0x5F, 0x25)
GLOW = (0xFF, 0xDD, 0x8A)
SAGE, LEAF, LEAF_DARK = (0x97, 0xA9, 0x83), (0x5C, 0x7B, 0x57), (0x3B, 0x5A, 0x47)
ROSE, WINE, WINE_LIGHT = (0xC7, 0x7F, 0x78), (0x8E, 0x3B, 0x33), (0xA5, 0x49, 0x40)
VERMILION, VERMILION_DARK = (0xCC, 0x4A, 0x2F), (0x98, 0x29, 0x1F)
MAUVE_DARK, BLUE_DARK = (0x64, 0x4A, 0x6F), (0x36, 0x4F, 0x70)
FELT, FELT_LIGHT, FELT_DARK, NIGHT = (0x21, 0x47, 0x3F), (0x2B, 0x5A, 0x4E), (0x18, 0x38, 0x31), (0x0C, 0x1F, 0x1B)
TAKER, DEFENDERS, UNKNOWN = (0x8E, 0x2F, 0x26), (0x27, 0x50, 0x7A), (0x5B, 0x4E, 0x2C)
"""The paper colours of the sides: the taker's, the defenders', and that of a seat whose side is unknown."""
TAKER_PETAL = (0xE4, 0x69, 0x4F)
"""The colour of the petals of the taker's flowers."""
CREAM, HONEY = (0xFB, 0xF3, 0xDE), (0xEF, 0xDD, 0xA8)
SUITS: dict[str, Colour] = {
    "S": (0x24, 0x34, 0x4C),
    "H": (0xA8, 0x1F, 0x33),
    "D": (0x98, 0x4A, 0x08),
    "C": (0x2F, 0x6B, 0x43),
    "T": (0x7C, 0x4B, 0x70),
}


@dataclass(slots=True, eq=False)
class Ground:
    """A background for text, and the colours readable on it.

    They have a contrast of at least 4.5:1, in high contrast 7:1.
    """

    colour: Colour
    ink: Colour
    muted: Colour
    accent: Colour
    gain: Colour
    loss: Colour
    line: Colour


ON_PAPER = Ground(PAPER, INK, (0x6B, 0x54, 0x32), (0x7A, 0x2C, 0x26), (0x2F, 0x5F, 0x42), VERMILION_DARK, GILT_DARK)
ON_FELT = Ground(FELT, (0xF4, 0xE6, 0xBE), (0xE6, 0xD9, 0xB4), GILT_LIGHT, (0xB7, 0xDB, 0xA6), (0xF2, 0xB8, 0xA6), GILT)

BLACK, WHITE, YELLOW = (0, 0, 0), (255, 255, 255), (255, 225, 0)
HIGH_CONTRAST: Mapping[str, Colour] = {
    "INK": BLACK, "PAPER": WHITE, "PAPER2": WHITE, "PAPER3": (0xD4, 0xD4, 0xD4), "CREAM": WHITE,
    "HONEY": (0xFF, 0xF4, 0xA8), "GILT": (0x8C, 0x8C, 0x8C), "GILT_LIGHT": (0xFF, 0xF0, 0x80), "GILT_DARK": BLACK,
    "GLOW": YELLOW, "SAGE": (0x50, 0x50, 0x50), "LEAF": (0, 0x5A, 0x2C), "LEAF_DARK": (0, 0x52, 0x28),
    "WINE": (0x78, 0, 0), "WINE_LIGHT": (0x8E, 0x10, 0), "VERMILION": (0xA8, 0, 0),
    "VERMILION_DARK": (0x90, 0, 0), "MAUVE_DARK": (0x5A, 0x1E, 0x78), "BLUE_DARK": (0, 0x38, 0x90), "FELT": BLACK,
    "FELT_LIGHT": (0x30, 0x30, 0x30), "FELT_DARK": BLACK, "NIGHT": BLACK, "TAKER": (0x82, 0, 0),
    "DEFENDERS": (0, 0x34, 0x88), "UNKNOWN": (0x46, 0x46, 0x46),
}
"""The colours for high contrast, by name: black on white paper, white and yellow on black cloth."""
CLEAR_SUITS: Mapping[str, Colour] = {
    "S": BLACK, "H": (0xA0, 0, 0x14), "D": (0x7A, 0x38, 0), "C": (0, 0x56, 0x22), "T": (0x5A, 0x20, 0x6E)}
CLEAR_GROUNDS = (
    Ground(WHITE, BLACK, (0x3C, 0x3C, 0x3C), (0x78, 0, 0), (0, 0x52, 0x28), (0x90, 0, 0), BLACK),
    Ground(BLACK, WHITE, (0xE6, 0xE6, 0xE6), YELLOW, (0xA8, 0xF0, 0xA0), (0xFF, 0xB4, 0xA0), WHITE))
"""The paper and the felt for high contrast."""
FAINTEST = (0x62, 0x62, 0x62)
"""For high contrast, the palest ink on paper, with a contrast of 6:1: for items that are over or cannot be chosen."""


@dataclass(slots=True)
class Appearance:
    """The appearance of everything: in high contrast or not; if ``opaque``, nothing is transparent or fades."""

    high_contrast: bool = False
    opaque: bool = False


LOOK = Appearance()
_USUAL = {name: globals()[name] for name in HIGH_CONTRAST}
_USUAL_SUITS = dict(SUITS)
_USUAL_GROUNDS = tuple(Ground(*astuple(ground)) for ground in (ON_PAPER, ON_FELT))


def wear(*, high_contrast: bool, opaque: bool) -> bool:
    """Use the colours for ``high_contrast`` and ``opaque`` from now on; high contrast is always opaque.

    Returns whether this is a change, after which everything must be drawn again.
    """
    opaque = opaque or high_contrast
    if (high_contrast, opaque) == (LOOK.high_contrast, LOOK.opaque):
        return False
    LOOK.high_contrast, LOOK.opaque = high_contrast, opaque
    globals().update(HIGH_CONTRAST if high_contrast else _USUAL)
    SUITS.update(CLEAR_SUITS if high_contrast else _USUAL_SUITS)
    grounds = CLEAR_GROUNDS if high_contrast else _USUAL_GROUNDS
    for ground, clothes in zip((ON_PAPER, ON_FELT), grounds, strict=True):
        for one in fields(Ground):
            setattr(ground, one.name, getattr(clothes, one.name))
    return True


def luminance(colour: Colour) -> float:
    """The relative luminance of ``colour``, from 0 (black) to 1 (white), as in WCAG 2."""
    red, green, blue = (c / 3294.6 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    """The contrast of two colours, from 1 to 21, as in WCAG 2."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def mixed(one: Colour, other: Colour, share: float) -> Colour:
    """A mix of two colours with ``share`` (0-1) of ``other``."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


def faint(share: float) -> Colour:
    """The muted colour on paper with ``share`` (0-1) of its strength, for items that are over or cannot be chosen."""
    return FAINTEST if LOOK.high_contrast else mixed(PAPER, ON_PAPER.muted, share)


def side(camp: str) -> Colour:
    """The background of a side: ``taker``, ``defenders`` or ``open``; the dark felt for any other value."""
    return {"taker": TAKER, "defenders": DEFENDERS, "open": UNKNOWN}.get(camp, FELT_DARK)


def score_colour(payment: float | None) -> Colour:
    """The colour of a score on paper: for a gain, for a loss, or ink for 0 and None."""
    return ON_PAPER.ink if not payment else ON_PAPER.gain if payment > 0 else ON_PAPER.loss
