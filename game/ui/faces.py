"""Faces of type by role, and which face has which letter."""

from __future__ import annotations

import logging
from functools import cache, lru_cache
from io import BytesIO

import pygame
from pygame.font import Font

from .pictures import SPRITES, report_missing
from .units import Role

_log = logging.getLogger(__name__)

FACES: dict[Role, str] = {
    "title": "Amarante",
    "heading": "Amarante",
    "button": "Amarante",
    "index": "Amarante",
    "body": "AlegreyaSans",
    "small": "AlegreyaSans",
    "strong": "AlegreyaSansBold",
    "italic": "SortsMillGoudyItalic",
}
"""Which face each role is set in: a file of ``sprites/fonts`` without its ``.ttf``."""


@lru_cache(48)
def face(name: str, px: int) -> Font:
    """The face ``name`` at ``px``, or pygame's own, named once in the log, if no face can be read from its file."""
    pygame.font.init()
    raw = _file(name) if name else None
    return Font(raw if raw is None else BytesIO(raw), px)


@cache
def _file(name: str) -> bytes | None:
    """The file of the face ``name``, read once for all sizes: a face read from a path keeps its file open."""
    path = SPRITES / "fonts" / f"{name}.ttf"
    try:
        raw = path.read_bytes()
        Font(BytesIO(raw), 12)
    except (OSError, pygame.error) as fault:
        report_missing(f"sprites/fonts/{name}.ttf", path)
        _log.info("%s: %s", path.name, fault)
        return None
    return raw


@cache
def shows(name: str, letter: str) -> bool:
    """Whether the face has ``letter``: pygame draws the same box for every letter a face lacks."""
    return letter.isspace() or face(name, 24).render(letter, True, "white").get_buffer().raw != _absent(name)


@cache
def _absent(name: str) -> bytes:
    return face(name, 24).render("\U0010fffd", True, "white").get_buffer().raw


def _faces(role: Role) -> tuple[str, ...]:
    return FACES[role], FACES["body"], ""


@lru_cache(2048)
def runs(role: Role, words: str) -> tuple[tuple[str, str], ...]:
    """``words`` in runs of one face: a letter the role's face lacks is taken from the next that has it."""
    words = words.replace("\N{NARROW NO-BREAK SPACE}", "\N{NO-BREAK SPACE}")
    if words.isascii():
        return ((FACES[role], words),)
    found: list[tuple[str, str]] = []
    for letter in words:
        name = next((known for known in _faces(role) if shows(known, letter)), FACES[role])
        if found and found[-1][0] == name:
            found[-1] = (name, found[-1][1] + letter)
        else:
            found.append((name, letter))
    return tuple(found)


def forget() -> None:
    """Let go of every face: pygame's are void once its fonts are closed."""
    for kept in (face, _file, shows, _absent, runs):
        kept.cache_clear()
    pygame.font.init()
