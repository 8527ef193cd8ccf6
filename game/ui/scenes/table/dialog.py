"""Dialogs over the table, in which hints, bids and refusals remain available."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Surface
from pygame.event import Event

from ....view.units import Point
from ...app.events import Verb, verb
from ...app.scene import Answer, Push, Step
from ...table.hint import HintAside
from ...table.overlays import TableOverlay, overlay_at
from ...table.table import Table
from ...widgets import Widget
from ..paper import Overlay
from .asides import RemarkAside
from .menu import StoryScene

#: The keys that overlays of the table handle in a dialog too.
HEARD = (Verb.HINT, Verb.REFUSALS, Verb.BACK)


class TableDialog(Overlay):
    """A panel over ``table``; the table's hint and remark are shown above it."""

    def __init__(self, table: Table, build: Callable[[], list[Widget]]) -> None:
        super().__init__(build)
        self.table = table

    @property
    def _above(self) -> list[TableOverlay]:
        return [overlay for overlay in self.table.overlays if isinstance(overlay, HintAside | RemarkAside)]

    @property
    def dirty(self) -> bool:
        return super().dirty or any(overlay.dirty for overlay in self._above)

    @property
    def awaits(self) -> bool:
        """True, because a hint may arrive."""
        return True

    def handle(self, event: Event) -> Answer:
        """Pass ``event`` to the hint and the remark, then to the panel; a key opens the story of the deal."""
        pressed = verb(event)
        if pressed in HEARD or event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            for overlay in self._above:
                if heard := overlay.handle(event):
                    self.invalidate()
                    return heard
        return Push(StoryScene(self.table)) if pressed is Verb.STORY else super().handle(event)

    def thing_at(self, at: Point) -> object:
        above = overlay_at(self._above, at)
        return super().thing_at(at) if above is None else above

    def update(self, dt: float) -> Step | None:
        for overlay in self._above:
            if (step := overlay.update(dt)) is not None:
                return step
        return super().update(dt)

    def draw(self, surface: Surface) -> None:
        super().draw(surface)
        for item in (item for overlay in self._above for item in overlay.items()):
            assert item.picture is not None
            surface.blit(item.picture, item.rect, None, pygame.BLEND_PREMULTIPLIED)
