"""Fonts by role, and the choice of a font for each letter."""

from __future__ import annotations

import logging
import re
import unicodedata
from collections.abc import Iterator
from functools import cache, lru_cache
from io import BytesIO
from itertools import groupby
from operator import itemgetter

import pygame
from pygame.font import Font
from pygame.pkgdata import getResource

from ...view.units import TextRole
from .pictures import SPRITES, report_missing

_log = logging.getLogger(__name__)

FACES: dict[TextRole, str] = {
    "title": "Amarante",
    "heading": "Amarante",
    "button": "Amarante",
    "index": "Amarante",
    "body": "AlegreyaSans",
    "small": "AlegreyaSans",
    "strong": "AlegreyaSansBold",
    "italic": "SortsMillGoudyItalic",
}
"""The font for each role: the name of a file in ``sprites/fonts`` without ``.ttf``."""
_WORDS = re.compile(r"\s*\S+|\s+")
RUN, OWN = 256, 0.9
"""The greatest number of letters in a run, and the size of pygame's built-in font relative to the others."""


@lru_cache(48)
def face(name: str, px: int) -> Font:
    """The font ``name`` at ``px``; pygame's built-in font, with a line in the log, if the file cannot be read.

    The name "" is the built-in font, scaled so that its letters are as high as those of the others.
    """
    pygame.font.init()
    if not name:
        return Font(BytesIO(_own()), max(1, round(px * OWN)))
    raw = _file(name)
    return Font(raw if raw is None else BytesIO(raw), px)


@cache
def _own() -> bytes:
    """The content of the file of pygame's built-in font."""
    with getResource(pygame.font.get_default_font()) as file:  # type: ignore[no-untyped-call]  # in pygame
        raw: bytes = file.read()
    return raw


@cache
def _file(name: str) -> bytes | None:
    """The content of the file of font ``name``, read once for all sizes.

    A font read from a path would keep its file open.
    """
    path = SPRITES / "fonts" / f"{name}.ttf"
    try:
        raw = path.read_bytes()
        Font(BytesIO(raw), 12)
    except (OSError, pygame.error) as fault:
        report_missing(f"sprites/fonts/{name}.ttf", path)
        _log.info("%s: %s", path.name, fault)
        return None
    return raw


@lru_cache(8192)
def shows(name: str, letter: str) -> bool:
    """Whether the font has ``letter``: pygame draws the same box for every letter that a font lacks."""
    font = face(name, 24)
    if letter.isspace() or not font.size(letter)[0]:  # pygame raises an error for a letter without width
        return letter.isspace()
    return font.render(letter, True, "white").get_buffer().raw != _absent(name)


@cache
def _absent(name: str) -> bytes:
    return face(name, 24).render("\U0010fffd", True, "white").get_buffer().raw


def clusters(words: str) -> list[str]:
    """The letters of ``words``, each with its combining marks."""
    if words.isascii():
        return list(words)
    found: list[str] = []
    for letter in words:
        if found and unicodedata.category(letter)[0] == "M":
            found[-1] += letter
        else:
            found.append(letter)
    return found


def _named(role: TextRole, word: str) -> list[tuple[str, str]]:
    """The letters of ``word``, each with the name of its font and with the marks which that font has.

    A word is in one font, the first that has all its letters. If there is no such font, each letter is in the first
    that has it, or in the built-in font, which shows a box.
    """
    if word.isascii():
        return [(FACES[role], letter) for letter in word]
    letters, offered = clusters(word), (FACES[role], FACES["body" if role in ("body", "small", "italic") else "strong"])
    whole = next((name for name in offered if all(shows(name, letter[0]) for letter in letters)), None)
    names = [next((n for n in offered if shows(n, letter[0])), "") if whole is None else whole for letter in letters]
    return [(name, letter[0] + "".join(mark for mark in letter[1:] if shows(name, mark)))
            for name, letter in zip(names, letters, strict=True)]


@lru_cache(2048)
def runs(role: TextRole, words: str) -> tuple[tuple[str, str], ...]:
    """``words``, without invisible letters, in runs of one font, each as the name of the font and the letters.

    A mark that the font of its letter lacks is left out. A run has at most :data:`RUN` letters, so that the picture of
    a run is not much larger than a screen.
    """
    words = words.replace("\N{NARROW NO-BREAK SPACE}", "\N{NO-BREAK SPACE}")
    named = (letter for word in _WORDS.findall(words) for letter in _named(role, word))
    return tuple(part for name, same in groupby(named, key=itemgetter(0)) for part in _parts(name, list(same)))


def _parts(name: str, named: list[tuple[str, str]]) -> Iterator[tuple[str, str]]:
    for at in range(0, len(named), RUN):
        yield name, "".join(cluster for _, cluster in named[at:at + RUN])


def clear_cache() -> None:
    """Drop all fonts, which are invalid once pygame's font module is closed."""
    for kept in (face, _file, _own, shows, _absent, runs):
        kept.cache_clear()
    pygame.font.init()
