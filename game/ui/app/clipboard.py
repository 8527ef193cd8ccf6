"""Text to the clipboard and from it; without a display there is none."""

from __future__ import annotations

import pygame


def copied(text: str) -> bool:
    """Put ``text`` on the clipboard; False where there is none, or where it does not take such text."""
    if not pygame.display.get_init():
        return False
    try:
        pygame.scrap.put_text(text)
    except (pygame.error, ValueError):  # a NUL, or a byte of a file's name that is no text
        return False
    return True


def pasted() -> str:
    """What text lies on the clipboard; nothing where there is none, or none that can be read."""
    if not pygame.display.get_init():
        return ""
    try:
        return pygame.scrap.get_text()
    except (pygame.error, ValueError):
        return ""
