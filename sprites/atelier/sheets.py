"""Contact sheets of the deck for checking it: small, without colour, for colour-blind eyes, in a fan.

`deck`, `deck_gray`, `deck_deuteranopia` and `large` contain every card 200 px wide, `fans` the strips of both decks
that are visible in a crowded and in a loose fan. They show the present pictures; no sheet is stored in the repository.
"""
from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np
from PIL import Image, ImageOps

from . import palette as pal
from .pictures import SPRITES
from .registry import BACKS, CARD_NAMES
from .vision import seen

WIDTH, GAP, COLUMNS = 200, 8, 14
FANS = ((186, 47), (120, 30))  # width of a card, of its visible strip
QUALITY = 62


def shrunk(card: Image.Image, width: int) -> Image.Image:
    """`card` made `width` pixels wide."""
    return card.resize((width, round(width * card.height / card.width)), Image.Resampling.LANCZOS)


def small(deck: str, name: str, width: int) -> Image.Image:
    """The card `name` from the folder `deck`, `width` pixels wide."""
    with Image.open(SPRITES / deck / "460" / f"{name}.webp") as picture:
        return shrunk(picture.convert("RGBA"), width)


def _cloth(width: int, height: int) -> Image.Image:
    return Image.new("RGB", (width, height), pal.FELT_LIGHT)


def grid(cards: Sequence[Image.Image], columns: int = COLUMNS) -> Image.Image:
    """All `cards` side by side in rows."""
    step, rise = cards[0].width + GAP, cards[0].height + GAP
    sheet = _cloth(min(columns, len(cards)) * step + GAP, -(-len(cards) // columns) * rise + GAP)
    for i, card in enumerate(cards):
        sheet.paste(card, (GAP + i % columns * step, GAP + i // columns * rise), card)
    return sheet


def fan(cards: Sequence[Image.Image], strip: int) -> Image.Image:
    """`cards` on top of each other, with `strip` pixels of each visible."""
    width = cards[0].width
    sheet = _cloth(strip * (len(cards) - 1) + width + 2 * GAP, cards[0].height * 5 // 9 + 2 * GAP)
    for i, card in enumerate(cards):
        sheet.paste(card, (GAP + i * strip, GAP), card)
    return sheet


def stacked(rows: Sequence[Image.Image]) -> Image.Image:
    """`rows` one below the other."""
    sheet = _cloth(max(row.width for row in rows), sum(row.height for row in rows))
    y = 0
    for row in rows:
        sheet.paste(row, (0, y))
        y += row.height
    return sheet


def fans() -> Image.Image:
    """Fans of each suit and of the trumps, of both decks."""
    return stacked([fan([small(deck, name, width) for name in CARD_NAMES[first:first + 26]], strip)
                    for width, strip in FANS for first in range(0, len(CARD_NAMES), 26)
                    for deck in ("cards", "cards_large")])


def in_the_hand(cards: Sequence[Image.Image]) -> Image.Image:
    """`cards` as in a hand: side by side, in a fan, in a fan in the opposite order, and without colour."""
    width, strip = FANS[0]
    hand = [shrunk(card, width) for card in cards]
    row = grid(hand)
    return stacked([row, fan(hand, strip), fan(hand[::-1], strip), ImageOps.grayscale(row).convert("RGB")])


def deuteranopia(picture: Image.Image) -> Image.Image:
    """`picture` as seen with the most common kind of colour blindness."""
    return Image.fromarray(np.rint(seen(np.asarray(picture), "deuteranope")).astype(np.uint8))


def sheets() -> Iterator[tuple[str, Image.Image]]:
    """Yield (file name, picture) of each sheet."""
    deck = grid([small("cards", name, WIDTH) for name in (*CARD_NAMES, *BACKS)])
    yield "deck.webp", deck
    yield "deck_gray.webp", ImageOps.grayscale(deck)
    yield "deck_deuteranopia.webp", deuteranopia(deck)
    yield "large.webp", grid([small("cards_large", name, WIDTH) for name in CARD_NAMES])
    yield "fans.webp", fans()


def write(folder: Path) -> None:
    """Write every sheet of the present cards to `folder`."""
    folder.mkdir(parents=True, exist_ok=True)
    for file, picture in sheets():
        out = io.BytesIO()
        picture.save(out, "WEBP", quality=QUALITY)
        (folder / file).write_bytes(out.getvalue())
