"""The pointer of the mouse, drawn by the game if the system's is too small."""

from __future__ import annotations

import logging

import pygame
from pygame import Surface, Vector2

from ...settings import CursorSize
from ..draw.plain import smooth

UNITS: dict[CursorSize, int] = {"large": 48, "very_large": 84}
"""The height of an arrow drawn by the game in units, and in pixels at least."""
SHAPE = ((0, 0), (0, 0.84), (0.19, 0.66), (0.32, 0.97), (0.46, 0.91), (0.33, 0.61), (0.58, 0.61))
"""The corners of the arrow in shares of its height, from its point on."""
OUTER, INNER = 0.05, 0.045
"""The widths of the white line around it and of the black one inside that, as shares of its height."""
WHITE, BLACK = (255, 255, 255), (0, 0, 0)

_log = logging.getLogger(__name__)


def pointer_picture(px: int) -> Surface:
    """A white arrow ``px`` high in a black line and a white one: two of them stand out on any ground.

    Its point is at :func:`tip`.
    """
    def draw(large: Surface, side: float) -> None:
        corners = [Vector2(tip(side)) + Vector2(corner) * side * (1 - 2 * (OUTER + INNER)) for corner in SHAPE]
        for colour, wide in ((WHITE, OUTER + INNER), (BLACK, INNER)):
            for start, end in zip(corners, (*corners[1:], corners[0]), strict=True):
                pygame.draw.line(large, colour, start, end, round(2 * wide * side))
            for corner in corners:
                pygame.draw.circle(large, colour, corner, wide * side)
        pygame.draw.polygon(large, WHITE, corners)
    return smooth(px, px, draw)


def tip(px: float) -> tuple[int, int]:
    """The point of an arrow ``px`` high, from its upper left corner."""
    inset = round((OUTER + INNER) * px)
    return inset, inset


class MousePointer:
    """The pointer of the window, in the ``size`` that the player wants."""

    def __init__(self) -> None:
        self.size: CursorSize = "system"
        self._ui_scale = 1.0
        self._px = 0
        self._usual: pygame.cursors.Cursor | None = None

    @property
    def px(self) -> int:
        """The height of the arrow in pixels; 0 for the system's own."""
        return round(UNITS[self.size] * max(1.0, self._ui_scale)) if self.size in UNITS else 0

    def wish(self, size: CursorSize) -> None:
        """Show the pointer in ``size`` from now on."""
        self.size = size
        self._show()

    def fit(self, ui_scale: float) -> None:
        """Let it grow with the window."""
        self._ui_scale = ui_scale
        self._show()

    def _show(self) -> None:
        """Hand it to the system, which draws it; some can show only their own."""
        if self.px == self._px:
            return
        self._px = self.px
        try:
            if self._usual is None:
                self._usual = pygame.mouse.get_cursor()
            pygame.mouse.set_cursor(self._usual if not self._px else
                                    pygame.cursors.Cursor(tip(self._px), pointer_picture(self._px)))
        except pygame.error as fault:
            _log.info("the system keeps its pointer: %s", fault)
