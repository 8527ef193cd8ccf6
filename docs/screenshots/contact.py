"""Draws a picture of the whole deck: the trumps in the middle, the suits above and below, on wood."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from PIL import Image, ImageFilter

CARDS = Path(__file__).parents[2] / "sprites" / "cards" / "460"
WIDE, MARGIN = 1600, 36
GAP, ROW_GAP = 9, 15
SUIT = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "V", "C", "D", "R")
TRUMPS = ("F", *(f"T{number}" for number in range(1, 22)))
ROWS = (*(tuple(f"{suit}{rank}" for rank in SUIT) for suit in "HS"), TRUMPS[:11], TRUMPS[11:],
        *(tuple(f"{suit}{rank}" for rank in SUIT) for suit in "DC"))
DARK, LIGHT = (38, 24, 17), (92, 60, 40)
BYTES_AT_MOST = 250_000


def wood(wide: int, high: int) -> Image.Image:
    """Planks of dark wood, ``wide`` x ``high`` pixels; every call returns the same picture."""
    chance = np.random.default_rng(7)
    bent = np.cumsum(chance.normal(0, .05, wide)) + np.arange(high)[:, None]
    rings = np.interp(bent, np.arange(-200, high + 200), _smooth(chance, high + 400))
    planks = np.repeat(chance.uniform(-.1, .1, 8), -(-high // 8))[:high, None]
    tone = np.clip(rings + planks, 0, 1)[..., None]
    return Image.fromarray(np.rint(DARK + tone * np.subtract(LIGHT, DARK)).astype(np.uint8))


def _smooth(chance: np.random.Generator, count: int) -> np.ndarray:
    """``count`` values from 0 to 1 that change smoothly, as coarse rings with finer ones added."""
    made = np.zeros(count)
    for width, share in ((41, .6), (9, .25), (3, .15)):
        part = np.convolve(chance.normal(0, 1, count), np.hanning(width), "same")
        made += share * (part - part.min()) / np.ptp(part)
    return made


def contact_sheet() -> Image.Image:
    """All 78 cards, each from the picture that the game shows."""
    rows = [_cards(row) for row in ROWS]
    high = 2 * MARGIN + sum(row[0].height for row in rows) + ROW_GAP * (len(rows) - 1)
    sheet, shade, places = wood(WIDE, high), Image.new("L", (WIDE, high)), []
    y = MARGIN
    for row in rows:
        used = sum(card.width for card in row) + GAP * (len(row) - 1)
        for i, card in enumerate(row):
            places.append((card, ((WIDE - used) // 2 + i * (card.width + GAP), y)))
        y += row[0].height + ROW_GAP
    for card, (left, top) in places:
        shade.paste(190, (left + 2, top + 5), card.getchannel("A"))
    sheet.paste((10, 6, 4), (0, 0), shade.filter(ImageFilter.GaussianBlur(5)))
    for card, at in places:
        sheet.paste(card, at, card)
    return sheet


def _cards(names: tuple[str, ...]) -> list[Image.Image]:
    width = (WIDE - 2 * MARGIN - GAP * (len(names) - 1)) // len(names)
    found = []
    for name in names:
        with Image.open(CARDS / f"{name}.webp") as picture:
            card = picture.convert("RGBA")
        found.append(card.resize((width, round(width * card.height / card.width)), Image.Resampling.LANCZOS))
    return found


def draw_deck(file: Path) -> None:
    """Write the sheet to ``file`` in the best quality that BYTES_AT_MOST allows."""
    sheet = contact_sheet()
    for quality in range(80, 20, -4):
        sheet.save(file, quality=quality, method=6)
        if file.stat().st_size <= BYTES_AT_MOST:
            return
