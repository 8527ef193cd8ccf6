"""The contents of every package: pictures as PNG, and the licence, credits and plants of the deck."""
from __future__ import annotations

import io
from collections.abc import Iterator
from contextlib import contextmanager

import numpy as np
from PIL import Image

from game import about
from game.view import gallery, words

from ..pictures import SPRITES

File = tuple[str, bytes]
"""The path of a file in its package, with slashes, and its bytes."""
AUTHOR = "the makers of Tarot des Fleurs"
LICENCE = f"""\
"{about.TITLE}", a deck of 78 cards by {AUTHOR}, is licensed under the
Creative Commons Attribution 4.0 International licence (CC BY 4.0):
https://creativecommons.org/licenses/by/4.0/

You may share and adapt the pictures for any purpose, even commercially, if you give credit, link to the
licence and say whether you changed something. This line will do:

    {about.TITLE} by {AUTHOR}, CC BY 4.0
"""
CREDITS = f"""\
Drawn by {AUTHOR}. Version {about.VERSION}.

The letters on the cards are drawn after Amarante by Sorkin Type Co, a font under the SIL Open Font License 1.1.

The deck is after an idea of 1902: the Tarot des Fleurs published by Fossorier, Amar & Cie in Paris, whose
trumps show flowers by E. Helle. No picture of it was copied; the flowers follow the plants.
"""


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Within the block, words are in `language`."""
    before = words.language()
    words.use(language)
    try:
        yield
    finally:
        words.use(before)


def picture(name: str, width: int) -> Image.Image:
    """The game's own picture of the card or back `name`, 460 or 920 pixels wide."""
    with Image.open(SPRITES / f"cards/{width}/{name}.webp") as image:
        return image.convert("RGBA")


def png(image: Image.Image) -> bytes:
    """`image` as lossless PNG, with a palette if 256 colours are enough, as for a card's picture."""
    out = io.BytesIO()
    (_with_a_table(image) or image).save(out, "PNG")
    return out.getvalue()


def _with_a_table(image: Image.Image) -> Image.Image | None:
    pixels = np.array(image)
    pixels[pixels[..., 3] == 0] = 0
    packed = pixels.view(np.uint32)[..., 0]
    colours, place = np.unique(packed, return_inverse=True)
    if len(colours) > 256:
        return None
    table = Image.fromarray(place.reshape(packed.shape).astype(np.uint8), "P")
    table.putpalette(colours.view(np.uint8).tobytes(), "RGBA")
    return table


def plants() -> str:
    """The plants on the cards with their botanical names, one to a line."""
    with speaking("en"):
        rows = [("CARDS", "PLANT", "LATIN NAME", "FAMILY")]
        rows += [(f"{number} {title}", *_names(plant))
                 for number, (title, plant) in enumerate(zip(gallery.TITLES, gallery.TAROTS, strict=True), 1)]
        rows.append(("LE FOU", *_names(gallery.OWN["F"])))
        rows += [(words.say(f"suit.{suit}"), *_names(plant)) for suit, plant in gallery.SUITS.items()]
        rows.append((words.card("SD"), *_names(gallery.OWN["SD"])))
        rows += [(f"back: {back}", *_names(plant)) for back, plant in gallery.BACKS.items()]
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    return "".join("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() + "\n"
                   for row in rows)


def _names(plant: gallery.Plant) -> tuple[str, str, str]:
    now = f" (now {plant.today})" if plant.today else ""
    return words.say(f"flower.{plant.key}"), plant.latin + now, plant.family


def papers(folder: str, copyright_file: str = "") -> Iterator[File]:
    """LICENSE, CREDITS and PLANTS for the package `folder`, and `copyright_file`, if its format requires one."""
    yield f"{folder}/LICENSE", LICENCE.encode()
    yield f"{folder}/CREDITS", CREDITS.encode()
    yield f"{folder}/PLANTS", plants().encode()
    if copyright_file:
        yield f"{folder}/{copyright_file}", f"{LICENCE}\n{CREDITS}".encode()
