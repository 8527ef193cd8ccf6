"""The winner of a match in a garland, which grows from its foot."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from ....view.table.choreography import GLEAM, WREATH
from ....view.units import Metrics, Size
from ...draw import art
from ...draw.gilt import gilt, shine
from ...draw.pictures import blank, stick
from ...table.furniture import medallion, medallion_glow
from ...table.seats import name_plate
from ...widgets.base import ROOMY
from .growing import Growing

INSIDE = 0.3
"""The radius of a single winner's medallion as a share of that side."""


class Wreath(Growing):
    """The winners' ``flowers`` in a garland ``high`` units high, the ``name`` of a single one at its foot."""

    motion = WREATH

    def __init__(self, flowers: Sequence[str], name: str, high: float) -> None:
        super().__init__()
        self.flowers, self.name, self.high = tuple(flowers), name, high
        self.light = 1.0
        """How far the light on its gilt has come, from 0 to 1."""

    def grow(self, elapsed: float) -> None:
        """The garland, then the light."""
        super().grow(elapsed)
        self.light = GLEAM.share(elapsed)

    @property
    def state(self) -> tuple[object, ...]:
        """The garland and the light."""
        return self.share, self.light

    @property
    def ends(self) -> float:
        """The seconds after which the light is gone."""
        return GLEAM.end

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """A square, smaller if room is short."""
        side = min(room, metrics.px(self.high))
        return side, side + metrics.px(12)

    def draw(self, surface: Surface) -> None:
        """A light, the medallions, the garland, the ribbon."""
        side = self.rect.height - self.metrics.px(12)
        whole = Rect(0, 0, side, side)
        whole.midtop = self.rect.midtop
        radius = round(side * INSIDE / len(self.flowers) ** 0.6)
        step = round(radius * 1.8)
        left = whole.centerx - step * (len(self.flowers) - 1) // 2
        for number, flower in enumerate(self.flowers):
            middle = left + step * number, whole.centery
            medallion_glow(surface, middle, radius)
            medallion(surface, flower, middle, radius)
        self._draw_garland(surface, whole)
        seen = whole.clip(surface.get_rect())
        if 0 < self.light < 1 and seen:
            shine(surface, gilt(surface.subsurface(seen)), seen, self.light)
        if len(self.flowers) == 1:
            ribbon = name_plate(self.name, self.metrics)
            stick(surface, ribbon, ribbon.get_rect(midbottom=self.rect.midbottom))

    def _draw_garland(self, surface: Surface, whole: Rect) -> None:
        """The garland as far as its branches have grown."""
        garland = art.sprite("table/garland", whole.size)
        if garland is None or not self.share:
            return
        if self.share < 1:
            grown = blank(whole.size)
            pygame.draw.polygon(grown, (255, 255, 255, 255), _wedge(whole.width, self.share))
            grown.blit(garland, (0, 0), None, pygame.BLEND_RGBA_MULT)
            garland = grown
        stick(surface, garland, whole)


def _wedge(side: int, share: float) -> list[tuple[float, float]]:
    """The corners of the part of a square round its middle that opens from the foot to both sides."""
    far = [180 * share * step / 16 for step in range(-16, 17)]
    return [(side / 2, side / 2), *((side / 2 + side * math.sin(math.radians(turn)),
                                     side / 2 + side * math.cos(math.radians(turn))) for turn in far)]
