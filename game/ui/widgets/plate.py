"""A botanical plate where a sheet of paper has room to spare: where it is shown, and where not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from pygame import Rect, Surface

from ...view.gallery import Plant
from ...view.units import Metrics
from ..draw import text, theme
from ..draw.pictures import scaled_picture, stick
from .base import Widget, marks_in

SHAPE = 600 / 800
"""The width of a plate as a share of its height."""
LOWEST, HIGHEST, AIR, CELL = 200, 400, 20, 10
"""Units: least and greatest height with the name below, the air to everything else, the side of a cell of a sheet."""
SMALLEST, LARGEST_TEXT = 0.9, 125
"""The least scale of the window, and the largest text in percent, with which plates are shown."""
Area = tuple[int, int, int, int]
"""Left, top, width and height."""


def plate_place(widget: Widget, metrics: Metrics) -> Rect | None:
    """The place of a plate and its name beside everything in ``widget``, as large as possible; None without room."""
    if metrics.ui_scale < SMALLEST or metrics.text_percent > LARGEST_TEXT:
        return None
    place = _place(_area(widget.rect), tuple(_area(mark) for mark in marks_in(widget)), metrics)
    return None if place is None else Rect(place)


def _area(rect: Rect) -> Area:
    return rect.left, rect.top, rect.width, rect.height


@lru_cache(32)
def _place(sheet: Area, marks: tuple[Area, ...], metrics: Metrics) -> Area | None:
    """The largest plate, in the middle of the widest of the rooms that have it."""
    name, best = text.line_height("italic", metrics), (0, 0, Rect(0, 0, 0, 0))
    for room in empty_rooms(Rect(sheet), [Rect(mark) for mark in marks], metrics.px(AIR), metrics.px(CELL)):
        high = min(metrics.px(HIGHEST), room.height, round(room.width / SHAPE) + name)
        best = max(best, (high, room.width * room.height, room), key=lambda one: one[:2])
    high, _, room = best
    if high < metrics.px(LOWEST):
        return None
    place = Rect(0, 0, round((high - name) * SHAPE), high)
    place.center = room.center
    return _area(place)


def empty_rooms(sheet: Rect, marks: Sequence[Rect], air: int, cell: int) -> Iterator[Rect]:
    """The rectangles of ``sheet`` that keep ``air`` from all ``marks`` and cannot be enlarged, in steps of ``cell``."""
    columns, rows = sheet.width // cell, sheet.height // cell
    taken = [[False] * columns for _ in range(rows)]
    for mark in marks:
        wide = mark.inflate(2 * air, 2 * air).move(-sheet.left, -sheet.top)
        across = slice(max(0, wide.left // cell), max(0, -(-wide.right // cell)))
        for row in taken[max(0, wide.top // cell):max(0, -(-wide.bottom // cell))]:
            row[across] = [True] * len(row[across])
    free = [0] * columns
    for number, row in enumerate(taken):
        free = [0 if full else above + 1 for above, full in zip(free, row, strict=True)]
        for left, right, high in _widest(free):
            yield Rect(sheet.left + left * cell, sheet.top + (number + 1 - high) * cell,
                       (right - left) * cell, high * cell)


def _widest(heights: Sequence[int]) -> Iterator[tuple[int, int, int]]:
    """Left, right and height of every rectangle on the base line under ``heights`` that reaches both its sides."""
    stack: list[tuple[int, int]] = []
    for at, high in enumerate((*heights, 0)):
        left = at
        while stack and stack[-1][1] > high:
            left, tall = stack.pop()
            yield left, at, tall
        if high and (not stack or stack[-1][1] < high):
            stack.append((left, high))


def draw_plate(surface: Surface, plant: Plant, place: Rect, metrics: Metrics) -> None:
    """Draw the plate of ``plant`` in ``place``, its Latin name at the foot."""
    name = text.lay(plant.latin, "italic", metrics)
    picture = scaled_picture(f"plates/{plant.key}", (place.width, place.height - name.height))
    stick(surface, picture, place)
    foot = Rect(place.left, place.bottom - name.height, place.width, name.height)
    text.draw(surface, name, foot, theme.ON_PAPER.muted, "centre")
