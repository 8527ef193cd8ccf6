"""A paper panel with a title, a botanical plate, a rule, and a widget for any drawing."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame
from pygame import Rect, Surface

from ...view.access import READ, Node, NodeRole, read_out
from ...view.gallery import Plant
from ...view.units import Metrics, Size
from ...view.words import Text, spoken
from ..draw import art, text, theme
from ..draw.pictures import scaled_picture, stick
from ..draw.text import Block
from ..draw.theme import Ground
from .base import ROOMY, Widget, Written, bounds_of
from .boxes import Column

PAD, SIDE_GAP = 26, 16
"""Units: the padding of a panel, and the least distance between its title and the widget at the right."""
RULE = 92
"""Units: half of the greatest length of a rule."""
SHAPE = 600 / 800
"""The width of a plate as a share of its height."""
HIGHEST, MARGIN = 400, 200
"""Units: the maximum height of a plate with its name, and the width of the margin."""
SMALLEST, LARGEST_TEXT = 0.9, 125
"""The minimum scale of the window and the maximum text size, in percent, at which plates are shown."""


class Panel(Widget):
    """``child`` on a sheet of paper under ``title``, with ``aside`` at the right of the title."""

    def __init__(self, child: Widget, title: Text | None = None, *, pad: float = PAD,
                 aside: Widget | None = None) -> None:
        super().__init__()
        self.child = child
        self.title = title
        self.pad = pad
        self.aside = aside

    @property
    def children(self) -> Sequence[Widget]:
        return (self.child,) if self.aside is None else (self.aside, self.child)

    def node(self) -> Node | None:
        return Node(NodeRole.GROUP, acts=READ, parts=(
            Node(NodeRole.HEADING, read_out(spoken(self.title)), ("title",), bounds=bounds_of(self._room()), acts=READ),
        )) if self.title is not None else None

    def _head(self, metrics: Metrics, room: int) -> tuple[Block | None, int]:
        """The title laid out, and the height in pixels of the title with its rule; None and 0 without a title."""
        if self.title is None:
            return None, 0
        block = text.fit(spoken(self.title), "heading", metrics, max(1, room))
        return block, block.height + metrics.px(18)

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        around = 2 * metrics.px(self.pad)
        block, head = self._head(metrics, room - around)
        wide, high = self.child.preferred(metrics, room - around)
        return max(wide, block.width if block else 0) + around, high + head + around

    def layout(self, rect: Rect, metrics: Metrics) -> None:
        super().layout(rect, metrics)
        inner = rect.inflate(-2 * metrics.px(self.pad), -2 * metrics.px(self.pad))
        block, head = self._head(metrics, inner.width)
        if self.aside is not None and block is not None:
            room = (inner.width - max(block.width, 2 * metrics.px(RULE))) // 2 - metrics.px(SIDE_GAP)
            wide, high = self.aside.preferred(metrics, room)
            top = inner.top + max(0, block.height - high) // 2
            self.aside.layout(Rect(inner.right - wide, top, wide, min(high, head)), metrics)
        self.child.layout(Rect(inner.left, inner.top + head, inner.width, max(0, inner.height - head)), metrics)

    def draw(self, surface: Surface) -> None:
        px = self.metrics.px
        sheet = art.shadowed_frame("panel", self.rect.size, self.metrics.ui_scale, px(12), (px(3), px(5)))
        art.stick(surface, sheet, sheet.get_rect(center=self.rect.center))
        if self.title is not None:
            head = self._room()
            draw_rule(surface, Rect(head.left, head.bottom - self.metrics.px(14), head.width, 1), self.metrics)
        super().draw(surface)

    def _room(self) -> Rect:
        inner = self.rect.inflate(-2 * self.metrics.px(self.pad), -2 * self.metrics.px(self.pad))
        return Rect(inner.left, inner.top, inner.width, self._head(self.metrics, inner.width)[1])

    def written(self) -> Sequence[Written]:
        room = self._room()
        block, _ = self._head(self.metrics, room.width)
        if block is None:
            return ()
        return (Written(block, Rect(room.left, room.top, room.width, block.height), theme.INK, "centre"),)


def draw_rule(surface: Surface, rect: Rect, metrics: Metrics, on: Ground = theme.ON_PAPER) -> None:
    """Draw a rule that tapers at both ends, with a bud in its middle, centred vertically in ``rect``."""
    half = min(rect.width // 2, metrics.px(RULE))
    x, y, thick = rect.centerx, rect.centery, max(1.0, 1.6 * metrics.ui_scale)
    for side in (-1, 1):
        points = [(x, y - thick), (x + side * half, y), (x, y + thick)]
        pygame.draw.polygon(surface, on.line, points)
        pygame.draw.aaline(surface, on.line, points[0], points[1])
        pygame.draw.aaline(surface, on.line, points[2], points[1])
    pygame.draw.aacircle(surface, on.loss if on is theme.ON_PAPER else on.accent, (x, y), metrics.px(4))


class Rule(Widget):
    """A rule that separates two parts of a page."""

    def __init__(self, on: Ground = theme.ON_PAPER) -> None:
        super().__init__(on=on)

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        return min(room, metrics.px(190)), metrics.px(16)

    def draw(self, surface: Surface) -> None:
        draw_rule(surface, self.rect, self.metrics, self.on)


class Ruled(Column):
    """A column with a thin line between its children."""

    def draw(self, surface: Surface) -> None:
        thin = max(1, self.metrics.line // 2)
        for child in self.items[1:]:
            y = child.rect.top - self.metrics.px(self.gap) // 2
            surface.fill(theme.PAPER3, Rect(self.rect.left, y, self.rect.width, thin))
        super().draw(surface)


class Drawn(Widget):
    """A widget that ``paint(surface, rect, metrics)`` draws, of ``width`` × ``height`` units."""

    def __init__(
        self, width: float, height: float, paint: Callable[[Surface, Rect, Metrics], None], tip: Text | None = None
    ) -> None:
        super().__init__(tip)
        self._units = width, height
        self.paint = paint

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """The full size, reduced in proportion if ``room`` is short."""
        wide, high = metrics.px(self._units[0]), metrics.px(self._units[1])
        return (wide, high) if wide <= room else (room, high * room // max(1, wide))

    def draw(self, surface: Surface) -> None:
        self.paint(surface, self.rect, self.metrics)


class Plate(Widget):
    """A botanical plate of ``plant`` with its Latin name below, in the middle of a margin."""

    def __init__(self, plant: Plant) -> None:
        super().__init__()
        self.plant = plant

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        return metrics.px(MARGIN), 0

    @property
    def place(self) -> Rect:
        """The rectangle of the plate and its name, as large as the margin allows."""
        name = text.line_height("italic", self.metrics)
        high = min(self.metrics.px(HIGHEST), self.rect.height, round(self.rect.width / SHAPE) + name)
        found = Rect(0, 0, round((high - name) * SHAPE), high)
        found.center = self.rect.center
        return found

    def draw(self, surface: Surface) -> None:
        draw_plate(surface, self.plant, self.place, self.metrics)


def has_margin(metrics: Metrics) -> bool:
    """Whether pages have room for a margin with a plate."""
    return metrics.ui_scale >= SMALLEST and metrics.text_percent <= LARGEST_TEXT and not theme.LOOK.high_contrast


def draw_plate(surface: Surface, plant: Plant, place: Rect, metrics: Metrics) -> None:
    """Draw the plate of ``plant`` in ``place``, with its Latin name at the bottom."""
    name = text.lay(plant.latin, "italic", metrics)
    picture = scaled_picture(f"plates/{plant.key}", (place.width, place.height - name.height))
    stick(surface, picture, place)
    foot = Rect(place.left, place.bottom - name.height, place.width, name.height)
    text.draw(surface, name, foot, theme.ON_PAPER.muted, "centre")
