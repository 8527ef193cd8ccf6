"""The deck as a cardset of PySolFC (https://github.com/shlomif/PySolFC): its type 3, Tarock, of 78 cards.

`config.txt` is read line by line by `pysollib/cardsetparser.py`; `contrib/customize_cardset.asciidoc` explains it.
Cards are `RANK SUIT`: 01 to 14 of c s h d from the ace to the king, then the trumps, 01z to 21z, and 22z the Fool. All
pictures of a cardset are of one size. Bottoms and shadows are made by PySolFC.
"""
from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from game import about

from ..registry import BACKS, CARD_NAMES
from ..render import png
from .papers import File, papers, picture

FOLDER = f"cardset-{about.NAME}"
SIZE = (150, 276)  # pixels: eleven cards and the gaps between them, the width of its widest tarock game, fit in 1920
NEXT = (36, 58)    # pixels of a card left of and above the next one: its index and its sign
SHADOW = (7, 7)
RANKS = (*map(str, range(1, 11)), "V", "C", "D", "R")
TYPE, DEPTH = 3, 8  # PySolFC skips a cardset of more bits than the screen has, so all have 8
STYLES = (4, 16, 27, 1004)  # art, nature, tarock; France
YEAR = 2026
SHADE = (0x38, 0x96, 0xF8, 77)  # the colour and strength of PySolFC's own highlight


def stem(name: str) -> str:
    """The file name of the card `name`: SR → 14s, T3 → 03z."""
    if name == "F":
        return "22z"
    if name[0] == "T":
        return f"{int(name[1:]):02d}z"
    return f"{RANKS.index(name[1:]) + 1:02d}{name[0].lower()}"


def files() -> Iterator[File]:
    """Yield every file of the cardset."""
    yield f"{FOLDER}/config.txt", config().encode("ascii")
    for name in CARD_NAMES:
        yield f"{FOLDER}/{stem(name)}.png", png(small(name))
    for name, plant in BACKS.items():
        yield f"{FOLDER}/{plant}.png", png(small(name))
    yield f"{FOLDER}/shade.png", png(shade())
    yield from papers(FOLDER, "COPYRIGHT")


def small(name: str) -> Image.Image:
    """The picture `name` in the size of the cardset."""
    return picture(name, 460).resize(SIZE, Image.Resampling.LANCZOS)


def shade() -> Image.Image:
    """The overlay with which PySolFC marks a card that it cannot tint."""
    colour = Image.new("RGBA", SIZE, SHADE)
    clear = Image.new("RGBA", SIZE, (0, 0, 0, 0))
    return Image.composite(colour, clear, small("back").getchannel("A"))


def config() -> str:
    """The text of `config.txt`."""
    backs = [f"{plant}.png" for plant in BACKS.values()]
    styles = ",".join(map(str, STYLES))
    lines = (f"PySolFC solitaire cardset;7;.png;{TYPE};{len(CARD_NAMES)};{styles};{YEAR};0;0",
             f"{about.NAME};{about.TITLE}",
             f"{SIZE[0]} {SIZE[1]} {DEPTH}",
             f"{NEXT[0]} {NEXT[1]} {SHADOW[0]} {SHADOW[1]}",
             f"{BACKS['back']}.png",
             ";".join(backs))
    return "".join(f"{line}\n" for line in lines)
