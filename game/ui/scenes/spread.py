"""Two pages side by side: a title page, and the ways to everything else."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import pygame
from pygame import Rect, Surface

from ...view.units import Metrics, Size
from ..draw import theme
from ..draw.transform import scaled
from ..widgets import ROOMY, Column, Grid, Rule, ScrollArea, Space, Widget
from .title_page import TitleLine, TitlePage

GUTTER, PAGE, HEIGHT, FOLD = 64, 330, 596, 90
"""Units: gap between the pages, least width of a page, height of the sheet, width of the fold."""
GAPS = (14, 9, 4)
"""Units between two entries: the first gap with which all of them fit a page is used."""
FOLIO = ((190, 22), (150, 16), (110, 8))
"""Units: the height of the title above a single column, and the gap between two parts; the first pair that fits."""


class Spread(Widget):
    """A title page at the left, the ``head``, the ``doors`` and the way to ``leave`` at the right.

    In a narrow window all is stacked.
    """

    def __init__(self, head: Sequence[Widget], doors: Sequence[Widget], leave: Widget) -> None:
        super().__init__()
        self.page = TitlePage()
        self.column = Column([*head, Space(2), Rule(), Grid(doors, 2, 12, fill=False), leave], 5, place="centre")
        self.title = TitleLine(FOLIO[0][0])
        below = ScrollArea(Column([Grid(doors, 2, 8), leave], 6, place="centre"))
        self.folio = Column([self.title, *head, below], place="centre", grow=(len(head) + 1,))
        self._shown: Sequence[Widget] = (self.page, self.column)

    @property
    def children(self) -> Sequence[Widget]:
        """The pages that fit."""
        return self._shown

    @property
    def open(self) -> bool:
        """Whether both pages are visible."""
        return len(self._shown) > 1

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """Two pages."""
        return min(room, metrics.px(1000)), metrics.px(HEIGHT)

    def layout(self, rect: Rect, metrics: Metrics) -> None:
        """Both pages side by side if the entries fit one."""
        super().layout(rect, metrics)
        half = (rect.width - metrics.px(GUTTER)) // 2
        for self.column.gap in GAPS:
            wide, high = self.column.preferred(metrics, half)
            if high <= rect.height:
                break
        if half >= metrics.px(PAGE) and wide <= half and high <= rect.height:
            self._shown = self.page, self.column
            self.page.layout(Rect(rect.left, rect.top, half, rect.height), metrics)
            self.column.layout(Rect(rect.right - half, rect.top + (rect.height - high) // 2, half, high), metrics)
        else:
            self._shown = (self.folio,)
            self._lay_folio(rect, metrics)

    def _lay_folio(self, rect: Rect, metrics: Metrics) -> None:
        """All in one column, as loose as there is room for, in the middle."""
        for self.title.high, self.folio.gap in FOLIO:
            high = self.folio.preferred(metrics, rect.width)[1]
            if high <= rect.height:
                break
        high = min(high, rect.height)
        self.folio.layout(Rect(rect.left, rect.top + (rect.height - high) // 2, rect.width, high), metrics)

    def draw(self, surface: Surface) -> None:
        """The pages, and the fold between them."""
        if self.open:
            self._draw_fold(surface)
        super().draw(surface)

    def _draw_fold(self, surface: Surface) -> None:
        """The shading of the fold, and a bud on it."""
        x, metrics = self.rect.centerx, self.metrics
        shade = fold(metrics.px(FOLD), self.rect.height + metrics.px(40))
        if theme.LOOK.opaque:
            pygame.draw.line(surface, theme.GILT, (x, self.rect.top), (x, self.rect.bottom), metrics.line)
        else:
            surface.blit(shade, shade.get_rect(center=self.rect.center), None, pygame.BLEND_RGB_MULT)
        for y in (self.rect.top + metrics.px(30), self.rect.centery, self.rect.bottom - metrics.px(30)):
            pygame.draw.aacircle(surface, theme.GILT, (x, y), metrics.px(5))
            pygame.draw.aacircle(surface, theme.VERMILION_DARK, (x, y), metrics.px(3))


@lru_cache(4)
def fold(wide: int, high: int) -> Surface:
    """The factor for paper in a fold ``wide`` pixels across: darkest in the middle."""
    small = Surface((wide, 1), 0, 32)
    for x in range(wide):
        away = abs(2 * x / max(1, wide - 1) - 1)
        small.set_at((x, 0), theme.mixed((0xD9, 0xCC, 0xB4), (255, 255, 255), away**0.6))
    return scaled(small, (wide, high))
