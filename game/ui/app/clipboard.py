"""Reads and writes text on the clipboard; without a display there is none."""

from __future__ import annotations

import pygame


def copy_text(text: str) -> bool:
    """Put ``text`` on the clipboard; False if there is none, or if it refuses the text."""
    if not pygame.display.get_init():
        return False
    try:
        pygame.scrap.put_text(text)
    except (pygame.error, ValueError):  # a NUL, or an undecodable byte of a file name
        return False
    return True


def pasted(most: int) -> str:
    """The first ``most`` + 1 characters of the text on the clipboard: a caller can see that there are more.

    Empty if there is no text, or if it cannot be read.
    """
    if not pygame.display.get_init():
        return ""
    try:
        return pygame.scrap.get_text()[:most + 1]
    except (pygame.error, ValueError):
        return ""
