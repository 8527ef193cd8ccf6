"""Checks the display, the sound device, and the files of the game: pictures, sounds, fonts, words and pages."""

from __future__ import annotations

import hashlib
import json
import os
import time
from collections.abc import Iterator
from pathlib import Path

import pygame

from ...files import is_file
from ...view import lessons, rulebook, words
from ...view.lessons.course import COURSE
from ...view.rulebook.pages import PAGES
from ..draw import pictures
from ..draw.fonts import FACES
from . import sounds
from .mixer import ANSWER_S, Audible
from .screen import NOWHERE
from .sounds import SOUNDS, MixerProcess


def display() -> tuple[str, bool]:
    """The driver and the sizes of the desktops, or the fault, and whether a window can be opened."""
    try:
        pygame.display.init()
        driver = pygame.display.get_driver()
        sizes = ", ".join(f"{wide}x{high}" for wide, high in pygame.display.get_desktop_sizes())
        pygame.Window("", (64, 64), hidden=True).destroy()
    except pygame.error as fault:
        return str(fault), False
    finally:
        pygame.display.quit()
    return f"{driver} ({sizes})", driver not in NOWHERE or "SDL_VIDEODRIVER" in os.environ


def sound() -> str:
    """The format of the sound device, or the reason why there is none.

    Returns "" if the device does not answer within ANSWER_S.
    """
    mixer, end = MixerProcess(SOUNDS), time.monotonic() + ANSWER_S
    try:
        mixer.tell(Audible(silent=False))
        while mixer.status.number == 0 and time.monotonic() < end:
            time.sleep(0.01)
            mixer.update()
        status = mixer.status
        return (status.no_device or str(status.device or "")) if status.number else ""
    finally:
        mixer.close()


def _listed(folder: Path, name: str) -> Iterator[tuple[str, Path, str]]:
    """Yield the files in the manifest of ``folder``: ``name`` and the file's name, the path, the start of the digest.

    Without a readable manifest, yields the manifest with a digest that never matches.
    """
    try:
        lines = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
        rows = [(file, str(line["file"])) for file, line in lines.items()]
    except (OSError, ValueError, LookupError, TypeError, AttributeError):  # missing or malformed
        rows = [("manifest.json", "none")]
    for file, digest in rows:
        yield f"{name}/{file}", folder / file, digest


def _all() -> Iterator[tuple[str, Path, str]]:
    """Yield every file that the game reads: the name, the path, and the start of the digest, empty if unknown."""
    yield from _listed(pictures.SPRITES, "sprites")
    yield from _listed(sounds.SOUNDS, "sounds")
    for face in sorted(set(FACES.values())):
        yield f"sprites/fonts/{face}.ttf", pictures.SPRITES / "fonts" / f"{face}.ttf", ""
    for code in words.LANGUAGES:
        part = Path(code, "LC_MESSAGES", f"{words.DOMAIN}.mo")
        yield f"locale/{part.as_posix()}", words.LOCALES / part, ""
    for package, pages in ((lessons, COURSE), (rulebook, PAGES)):
        name = package.__name__.rpartition(".")[2]
        for page in pages:   # the English ones, which are shown if a language has none
            part = Path("text", "en", f"{page}.txt")
            yield f"{name}/{part.as_posix()}", Path(package.__path__[0]) / part, ""


def missing() -> tuple[str, ...]:
    """The names of the missing files; the game replaces each by something simpler."""
    return tuple(name for name, path, _ in _all() if not is_file(path))


def checked() -> tuple[int, tuple[str, ...], tuple[str, ...]]:
    """The number of files that are expected, the names of the missing ones, and of those with a wrong digest."""
    files = list(_all())
    gone = missing()
    altered = tuple(name for name, path, digest in files if name not in gone and not _is(path, digest))
    return len(files), gone, altered


def _is(path: Path, digest: str) -> bool:
    try:
        return hashlib.sha256(path.read_bytes()).hexdigest().startswith(digest)
    except OSError:
        return False
