"""The deck after the Tarot Deck Specification 1.0 (https://github.com/arcanaland/specifications, tag `deck/v1.0`).

The specification numbers the trumps and calls the Fool 00, the suits swords, cups, pentacles and wands, the courts
page, knight, queen and king; `names/LANGUAGE.toml` contains their names here. A resolution is the folder
`hHEIGHT`: here the game's own pictures, pixel by pixel.
"""
from __future__ import annotations

import json
from collections.abc import Iterator, Mapping

from game import about
from game.view import gallery, words

from ..registry import BACKS, CARD_NAMES
from .papers import AUTHOR, File, papers, picture, png, speaking

FOLDER = about.NAME
WIDTHS = (460, 920)
SUITS = {"C": "wands", "H": "cups", "S": "swords", "D": "pentacles"}
COURTS = {"V": "page", "C": "knight", "D": "queen", "R": "king"}
PIPS = ("ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
RANKS = {str(number): name for number, name in enumerate(PIPS, 1)} | COURTS
ICON = "T21"


def canonical(name: str) -> tuple[str, str]:
    """(table, key) of the card `name` in the specification: T3 → major_arcana, 03; SR → minor_arcana.swords, king."""
    if name == "F" or name[0] == "T":
        return "major_arcana", f"{int(name[1:] or 0):02d}"
    return f"minor_arcana.{SUITS[name[0]]}", RANKS[name[1:]]


def files() -> Iterator[File]:
    """Yield every file of the deck."""
    yield f"{FOLDER}/deck.toml", deck().encode()
    yield f"{FOLDER}/icon.png", png(picture(ICON, 460))
    for language in words.LANGUAGES:
        yield f"{FOLDER}/names/{language}.toml", names(language).encode()
    for width in WIDTHS:
        for name in CARD_NAMES:
            yield image_file(name, width)
    for name, plant in BACKS.items():
        yield f"{FOLDER}/card_backs/{plant}.png", png(picture(name, 920))
    yield from papers(FOLDER)


def image_file(name: str, width: int) -> File:
    """The picture of the card `name`, `width` pixels wide, in the folder of its height."""
    image = picture(name, width)
    table, key = canonical(name)
    return f"{FOLDER}/h{image.height}/{table.replace('.', '/')}/{key}.png", png(image)


def deck() -> str:
    """The text of `deck.toml`."""
    width, height = picture(ICON, 460).size
    with speaking("en"):
        head = {"id": about.NAME, "schema_version": "1.0", "name": about.TITLE, "version": about.VERSION,
                "icon": "icon.png", "author": AUTHOR, "license": "CC-BY-4.0",
                "attribution": f"{about.TITLE} by {AUTHOR}, CC BY 4.0",
                "aspect_ratio": round(width / height, 4),
                "description": "A French-suited tarot deck: each trump is the portrait of a flower, and the plant of "
                               "each suit grows on its pip cards. After the idea of the Tarot des Fleurs of 1902.",
                "tags": ["flowers", "botanical", "Art Nouveau", "French suits", "game"]}
        tables: list[tuple[str, Mapping[str, object]]] = [("deck", head), ("card_backs", {"default": BACKS["back"]})]
        tables += [(f"card_backs.variants.{plant}",
                    {"name": words.say(f"flower.{plant}"), "image": f"card_backs/{plant}.png"})
                   for plant in BACKS.values()]
        tables += [("aliases.suits", {key: words.say(f"suit.{suit}") for suit, key in SUITS.items()}),
                   ("aliases.courts", {key: words.say(f"rank.{rank}") for rank, key in COURTS.items()})]
        return "\n".join(table(title, rows) for title, rows in tables)


def names(language: str) -> str:
    """The text of `names/LANGUAGE.toml`: the names of the cards, and descriptions of their pictures."""
    titles: dict[str, dict[str, str]] = {}
    seen: dict[str, dict[str, str]] = {}
    with speaking(language):
        for name in CARD_NAMES:
            place, key = canonical(name)
            flower = words.say(f"flower.{gallery.plant(name, 'tulip').key}")
            titles.setdefault(place, {})[key] = f"{words.card(name)}: {flower}" if name[0] == "T" else words.card(name)
            seen.setdefault(f"alt_text.{place}", {})[key] = described(name, flower)
        seen["alt_text.card_backs"] = {plant: words.say(f"figure.back_{plant}") for plant in BACKS.values()}
    return "\n".join(table(title, rows) for title, rows in sorted((titles | seen).items()))


def described(name: str, flower: str) -> str:
    """The picture on the card `name` in words: the figure, or `flower` and the text below it."""
    if name == "F" or not name[1:].isdigit():
        return words.say(f"figure.{name}")
    title = gallery.card_title(name)
    return f"{words.card(name)}, {flower}" + (f", {title}" if title else "")


def table(title: str, rows: Mapping[str, object]) -> str:
    """A table of TOML. Strings, numbers and lists are written as in JSON."""
    return f"[{title}]\n" + "".join(f"{key} = {json.dumps(value, ensure_ascii=False)}\n"
                                    for key, value in sorted(rows.items()))
