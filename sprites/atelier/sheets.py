"""Contact sheets of the deck, to judge it by: small, without colour, to other eyes, in a fan.

`deck`, `deck_gray`, `deck_deuteranopia` and `large` have every card 200 px wide, `fans` strips of both decks as wide as
a crowded and an easy fan leaves them. They lie in `sprites/sheets`, not in the game.
"""
from __future__ import annotations

import hashlib
import io
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
from PIL import Image, ImageOps

from . import palette as pal
from .pictures import SPRITES, read_manifest
from .registry import BACKS, CARD_NAMES
from .vision import seen

FOLDER = SPRITES / "sheets"
MADE_FROM = "made_from.txt"
WIDTH, GAP, COLUMNS = 200, 8, 14
FANS = ((186, 47), (120, 30))  # width of a card, of its visible strip
QUALITY = 62
Look = Callable[[Image.Image], Image.Image]


def small(deck: str, name: str, width: int) -> Image.Image:
    """The card `name` from the folder `deck`, `width` pixels wide."""
    with Image.open(SPRITES / deck / "460" / f"{name}.webp") as picture:
        whole = picture.convert("RGBA")
    return whole.resize((width, round(width * whole.height / whole.width)), Image.Resampling.LANCZOS)


def _cloth(width: int, height: int) -> Image.Image:
    return Image.new("RGB", (width, height), pal.FELT_LIGHT)


def grid(deck: str, names: tuple[str, ...]) -> Image.Image:
    """All `names` side by side in rows."""
    cards = [small(deck, name, WIDTH) for name in names]
    step, rise = WIDTH + GAP, cards[0].height + GAP
    sheet = _cloth(COLUMNS * step + GAP, -(-len(cards) // COLUMNS) * rise + GAP)
    for i, card in enumerate(cards):
        sheet.paste(card, (GAP + i % COLUMNS * step, GAP + i // COLUMNS * rise), card)
    return sheet


def fan(deck: str, names: tuple[str, ...], width: int, strip: int) -> Image.Image:
    """`names` one upon the other, `strip` pixels of each to be seen."""
    cards = [small(deck, name, width) for name in names]
    sheet = _cloth(strip * (len(cards) - 1) + width + 2 * GAP, cards[0].height * 5 // 9 + 2 * GAP)
    for i, card in enumerate(cards):
        sheet.paste(card, (GAP + i * strip, GAP), card)
    return sheet


def fans() -> Image.Image:
    """Fans of each suit and of the trumps, of both decks."""
    rows = []
    for width, strip in FANS:
        for first in range(0, len(CARD_NAMES), 26):
            rows += [fan(deck, CARD_NAMES[first:first + 26], width, strip) for deck in ("cards", "cards_large")]
    sheet = _cloth(max(row.width for row in rows), sum(row.height for row in rows))
    y = 0
    for row in rows:
        sheet.paste(row, (0, y))
        y += row.height
    return sheet


def deuteranopia(picture: Image.Image) -> Image.Image:
    """`picture` as the commonest kind of colour blindness shows it."""
    return Image.fromarray(np.rint(seen(np.asarray(picture), "deuteranope")).astype(np.uint8))


def sheets() -> Iterator[tuple[str, Image.Image]]:
    """(file, picture) of each sheet."""
    deck = grid("cards", (*CARD_NAMES, *BACKS))
    yield "deck.webp", deck
    yield "deck_gray.webp", ImageOps.grayscale(deck)
    yield "deck_deuteranopia.webp", deuteranopia(deck)
    yield "large.webp", grid("cards_large", CARD_NAMES)
    yield "fans.webp", fans()


def cards_hash() -> str:
    """What the sheets depend on: the pictures of the cards as the manifest knows them."""
    lines = [f"{file} {line['file']}" for file, line in sorted(read_manifest().items()) if "/460/" in file]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:20]


def are_stale(folder: Path = FOLDER) -> bool:
    """Whether the sheets show other cards than there are now."""
    note = folder / MADE_FROM
    return not note.exists() or note.read_text("utf-8").strip() != cards_hash()


def write(folder: Path = FOLDER) -> None:
    """Make every sheet anew."""
    folder.mkdir(parents=True, exist_ok=True)
    for file, picture in sheets():
        out = io.BytesIO()
        picture.save(out, "WEBP", quality=QUALITY, method=6)
        (folder / file).write_bytes(out.getvalue())
    (folder / MADE_FROM).write_text(cards_hash() + "\n", "utf-8")
