"""Boxes that lay out their children: column, row, grid, split, columns of given widths, and free places."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from types import MappingProxyType
from typing import Literal

from pygame import Rect

from ...view.units import Metrics, Size
from .base import ROOMY, Widget

Alignment = Literal["start", "centre", "end", "fill"]
NARROW = 44
"""In heights of body text: the width below which the two widgets of a split are stacked."""
LINE = 42
"""Units: the greatest height of a control's first line, on which a label of a split is centred."""
Width = Literal["fit", "fill"] | float
"""The width of a column: that of its widest cell, an equal share of the remaining width, or a minimum in units.

A number below 1 is a share of the room: the column is as wide as its widest cell, but at most that share.
"""
NO_SIZES: Mapping[Widget, Metrics] = MappingProxyType({})


_kept: list[dict[tuple[Widget, float, Metrics, int], Size]] = []


@contextmanager
def sizes_kept() -> Iterator[None]:
    """Within the block, compute the size of each box only once for each room.

    Otherwise it would be computed again at every depth of the tree.
    """
    _kept.append(_kept[-1] if _kept else {})
    try:
        yield
    finally:
        _kept.pop()


class Box(Widget):
    """The base of boxes: children, and the gap between them in units of the base window.

    A subclass computes its size in ``needed``.
    """

    def __init__(self, children: Sequence[Widget], gap: float = 10) -> None:
        super().__init__()
        self.items = list(children)
        self.gap = gap

    @property
    def children(self) -> Sequence[Widget]:
        return self.items

    def needed(self, metrics: Metrics, room: int) -> Size:
        return 0, 0

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """The size that :meth:`needed` returns, cached within :func:`sizes_kept`."""
        if not _kept:
            return self.needed(metrics, room)
        sizes, key = _kept[-1], (self, self.gap, metrics, room)  # a layout may try several gaps
        if key not in sizes:
            sizes[key] = self.needed(metrics, room)
        return sizes[key]


class Space(Widget):
    """An empty space of ``width`` × ``height`` units."""

    def __init__(self, height: float = 10, width: float = 0) -> None:
        super().__init__()
        self._units = width, height

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        return min(room, metrics.px(self._units[0])), metrics.px(self._units[1])


def across(place: Alignment, start: int, room: int, wanted: int) -> tuple[int, int]:
    """The left edge and the width of an object ``wanted`` pixels wide, placed in ``room`` pixels from ``start``."""
    wide = room if place == "fill" else min(room, wanted)
    return start + {"start": 0, "fill": 0, "centre": (room - wide) // 2, "end": room - wide}[place], wide


class Column(Box):
    """Children in a column; ``grow`` are the indices of those that take the remaining height."""

    def __init__(
        self, children: Sequence[Widget], gap: float = 10, *, place: Alignment = "fill", grow: Sequence[int] = ()
    ) -> None:
        super().__init__(children, gap)
        self.place: Alignment = place
        self.grow = tuple(grow)

    def needed(self, metrics: Metrics, room: int) -> Size:
        sizes = [child.preferred(metrics, room) for child in self.items]
        gaps = metrics.px(self.gap) * max(0, len(sizes) - 1)
        return max((w for w, _ in sizes), default=0), sum(h for _, h in sizes) + gaps

    def layout(self, rect: Rect, metrics: Metrics) -> None:
        super().layout(rect, metrics)
        sizes = [child.preferred(metrics, rect.width) for child in self.items]
        left_over = rect.height - self.preferred(metrics, rect.width)[1]
        share = left_over // len(self.grow) if self.grow else 0
        top = rect.top
        for number, (child, (wide, high)) in enumerate(zip(self.items, sizes, strict=True)):
            tall = max(0, high + share) if number in self.grow else high
            left, width = across(self.place, rect.left, rect.width, wide)
            child.layout(Rect(left, top, width, tall), metrics)
            top += tall + metrics.px(self.gap)


class Whole(Box):
    """Shows ``child`` in the whole height, so that the sheet does not grow while its content is added."""

    def __init__(self, child: Widget) -> None:
        super().__init__([child])

    def needed(self, metrics: Metrics, room: int) -> Size:
        """The width of the child, and the height of the window."""
        return self.items[0].preferred(metrics, room)[0], metrics.height

    def layout(self, rect: Rect, metrics: Metrics) -> None:
        super().layout(rect, metrics)
        self.items[0].layout(rect, metrics)


class Row(Box):
    """Children side by side; those that do not fit begin a new line.

    ``grow`` are the indices of those that take the remaining width of their line.
    """

    def __init__(self, children: Sequence[Widget], gap: float = 10, *, place: Alignment = "start",
                 grow: Sequence[int] = (), level: Alignment = "centre") -> None:
        super().__init__(children, gap)
        self.place: Alignment = place
        self.grow = tuple(grow)
        self.level: Alignment = level

    def _lines(self, metrics: Metrics, room: int) -> list[list[tuple[int, Size]]]:
        """The indices and sizes of the children, for each line."""
        gap = metrics.px(self.gap)
        lines: list[list[tuple[int, Size]]] = [[]]
        used = 0
        for number, child in enumerate(self.items):
            size = child.preferred(metrics, room)
            if lines[-1] and used + gap + size[0] > room:
                lines.append([])
                used = -gap
            used += size[0] + (gap if lines[-1] or used < 0 else 0)
            lines[-1].append((number, size))
        return [line for line in lines if line]

    def needed(self, metrics: Metrics, room: int) -> Size:
        lines = self._lines(metrics, room)
        gap = metrics.px(self.gap)
        wide = max((sum(w for _, (w, _) in line) + gap * (len(line) - 1) for line in lines), default=0)
        return wide, sum(max(h for _, (_, h) in line) for line in lines) + gap * max(0, len(lines) - 1)

    def layout(self, rect: Rect, metrics: Metrics) -> None:
        """Place the children line by line from the top; a single line fills the height."""
        super().layout(rect, metrics)
        lines = self._lines(metrics, rect.width)
        top = rect.top
        for line in lines:
            tall = rect.height if len(lines) == 1 else max(h for _, (_, h) in line)
            self._lay_line(line, Rect(rect.left, top, rect.width, tall), metrics)
            top += tall + metrics.px(self.gap)

    def _lay_line(self, line: list[tuple[int, Size]], room: Rect, metrics: Metrics) -> None:
        gap = metrics.px(self.gap)
        wanted = sum(w for _, (w, _) in line) + gap * (len(line) - 1)
        growing = [number for number, _ in line if number in self.grow]
        share = max(0, room.width - wanted) // len(growing) if growing else 0
        left = across(self.place, room.left, room.width, wanted + share * len(growing))[0]
        for number, (wide, high) in line:
            width = wide + (share if number in growing else 0)
            top, tall = across(self.level, room.top, room.height, high)
            self.items[number].layout(Rect(left, top, width, tall), metrics)
            left += width + gap


class Grid(Box):
    """Children in ``columns``, each as wide as its widest child; in fewer columns if that is too wide.

    ``fill`` gives the remaining width to the last column. Two columns make a form of labels and controls. ``even``
    columns share the whole width, if each child fits in its share.
    """

    def __init__(self, children: Sequence[Widget], columns: int, gap: float = 10, *, fill: bool = True,
                 even: bool = False) -> None:
        super().__init__(children, gap)
        self.columns = columns
        self.fill, self.even = fill, even

    def _widths(self, metrics: Metrics, room: int) -> list[int]:
        gap = metrics.px(self.gap)
        for columns in range(self.columns, 1, -1):
            own = [self.items[number::columns] for number in range(columns)]
            widths = [max((w.preferred(metrics, room)[0] for w in column), default=0) for column in own]
            if sum(widths) + gap * (columns - 1) <= room:
                share = (room - gap * (columns - 1)) // columns
                return [share] * columns if self.even and room != ROOMY and max(widths) <= share else widths
        return [min(room, max((w.preferred(metrics, room)[0] for w in self.items), default=0))]

    def _heights(self, metrics: Metrics, widths: list[int]) -> list[int]:
        count = len(widths)
        rows = [self.items[at : at + count] for at in range(0, len(self.items), count)]
        return [
            max(child.preferred(metrics, wide)[1] for child, wide in zip(row, widths, strict=False)) for row in rows
        ]

    def needed(self, metrics: Metrics, room: int) -> Size:
        widths = self._widths(metrics, room)
        heights = self._heights(metrics, widths)
        gap = metrics.px(self.gap)
        return sum(widths) + gap * (len(widths) - 1), sum(heights) + gap * max(0, len(heights) - 1)

    def layout(self, rect: Rect, metrics: Metrics) -> None:
        super().layout(rect, metrics)
        gap = metrics.px(self.gap)
        widths = self._widths(metrics, rect.width)
        if self.fill:
            widths[-1] += max(0, rect.width - sum(widths) - gap * (len(widths) - 1))
        top = rect.top
        for row, tall in enumerate(self._heights(metrics, widths)):
            left = rect.left
            for column, wide in enumerate(widths):
                number = row * len(widths) + column
                if number < len(self.items):
                    self.items[number].layout(Rect(left, top, wide, tall), metrics)
                left += wide + gap
            top += tall + gap


class Tiles(Box):
    """Children of equal size, in as many columns as fit; each ``least`` units wide in text of the usual size.

    Without ``least`` they are as wide as the widest needs to be.
    """

    def __init__(self, children: Sequence[Widget], gap: float = 10, *, least: float = 0) -> None:
        super().__init__(children, gap)
        self.least = least

    def _columns(self, metrics: Metrics, room: int) -> tuple[int, int]:
        """The number of columns, and their width in pixels."""
        gap = metrics.px(self.gap)
        wanted = metrics.px(self.least) * metrics.text_percent // 100 or \
            max((child.preferred(metrics, room)[0] for child in self.items), default=1)
        count = max(1, min(len(self.items), (room + gap) // (wanted + gap)))
        count = -(-len(self.items) // -(-len(self.items) // count))  # no line is shorter than necessary
        return count, (room - gap * (count - 1)) // count

    def _line(self, metrics: Metrics, wide: int) -> int:
        return max((child.preferred(metrics, wide)[1] for child in self.items), default=0)

    def needed(self, metrics: Metrics, room: int) -> Size:
        if not self.items:
            return 0, 0
        columns, wide = self._columns(metrics, room)
        lines = -(-len(self.items) // columns)
        return room, lines * self._line(metrics, wide) + (lines - 1) * metrics.px(self.gap)

    def layout(self, rect: Rect, metrics: Metrics) -> None:
        super().layout(rect, metrics)
        if not self.items:
            return
        columns, wide = self._columns(metrics, rect.width)
        high, gap = self._line(metrics, wide), metrics.px(self.gap)
        for number, child in enumerate(self.items):
            line, column = divmod(number, columns)
            child.layout(Rect(rect.left + column * (wide + gap), rect.top + line * (high + gap), wide, high), metrics)


class Split(Box):
    """``first`` at the left and ``second`` at the right, or ``first`` above ``second``.

    By default ``second`` takes the width it needs, at most ``share`` of the whole, and ``first`` the rest. If
    ``fixed``, it always takes that share. With ``labels`` the split is a line of a form: ``first`` is as wide as the
    widest of ``labels`` and centred on the first line of ``second``.
    """

    def __init__(self, first: Widget, second: Widget, gap: float = 28, *, labels: Sequence[Widget] = (),
                 share: float = 0.5, fixed: bool = False) -> None:
        super().__init__([first, second], gap)
        self.first, self.second, self.labels, self.share, self.fixed = first, second, labels, share, fixed

    def needed(self, metrics: Metrics, room: int) -> Size:
        """The whole width, and the height that both widgets need."""
        return room, max(rect.bottom for rect in self._rects(metrics, Rect(0, 0, room, 0)))

    def layout(self, rect: Rect, metrics: Metrics) -> None:
        """Place both widgets from the top edge of ``rect`` down."""
        super().layout(rect, metrics)
        for child, place in zip(self.items, self._rects(metrics, rect), strict=True):
            child.layout(place, metrics)

    def _rects(self, metrics: Metrics, rect: Rect) -> tuple[Rect, Rect]:
        gap = metrics.px(self.gap)
        if rect.width < metrics.text_px("body") * NARROW:
            first, second = (child.preferred(metrics, rect.width)[1] for child in self.items)
            top = rect.top + first + (0 if self.labels else gap)
            return Rect(rect.left, rect.top, rect.width, first), Rect(rect.left, top, rect.width, second)
        if self.labels:
            left = max(label.preferred(metrics, rect.width // 4)[0] for label in self.labels)
            right = rect.width - left - gap
        else:
            most = round(rect.width * self.share)
            right = most if self.fixed else self.second.preferred(metrics, most)[0]
            left = rect.width - right - gap
        first, second = self.first.preferred(metrics, left)[1], self.second.preferred(metrics, right)[1]
        if self.labels:
            first = max(first, min(second, metrics.px(LINE)))
        return Rect(rect.left, rect.top, left, first), Rect(rect.right - right, rect.top, right, second)


class Tracks(Box):
    """Cells, row by row, in columns of ``widths``; ``level`` is the vertical alignment of cells within their row.

    If there is no room for all columns, the widest one is narrowed.
    """

    def __init__(self, cells: Sequence[Widget], widths: Sequence[Width], gap: float = 10, *, lines: float = 0,
                 level: Alignment = "centre") -> None:
        super().__init__(cells, gap)
        self.widths, self.lines, self.level = tuple(widths), lines, level

    def _own(self, at: int, metrics: Metrics, room: int) -> int:
        """The width in pixels that column ``at`` needs."""
        wide, cells = self.widths[at], self.items[at::len(self.widths)]
        most = room if isinstance(wide, str) or wide >= 1 else round(room * wide)
        widest = min(most, max((cell.preferred(metrics, most)[0] for cell in cells), default=0))
        return widest if isinstance(wide, str) or wide < 1 else max(widest, metrics.px(wide))

    def _columns(self, metrics: Metrics, room: int) -> list[int]:
        spare = room - metrics.px(self.gap) * (len(self.widths) - 1)
        fills = self.widths.count("fill")
        own = [0 if wide == "fill" else self._own(at, metrics, room) for at, wide in enumerate(self.widths)]
        over = sum(own) + fills - spare
        if over > 0:
            own[own.index(max(own))] -= over
        share = (spare - sum(own)) // max(1, fills)
        return [share if wide == "fill" else mine for wide, mine in zip(self.widths, own, strict=True)]

    def _places(self, metrics: Metrics, room: Rect) -> list[Rect]:
        columns, top, found = self._columns(metrics, room.width), room.top, list[Rect]()
        for at in range(0, len(self.items), len(columns)):
            sizes = [(cell, wide, cell.preferred(metrics, wide)[1])
                     for cell, wide in zip(self.items[at:at + len(columns)], columns, strict=False)]
            tall, left = max(high for *_, high in sizes), room.left
            tall = room.height or tall if len(self.items) == len(columns) else tall
            for _, wide, high in sizes:
                y, used = across(self.level, top, tall, high)
                found.append(Rect(left, y, wide, used))
                left += wide + metrics.px(self.gap)
            top += tall + metrics.px(self.lines)
        return found

    def needed(self, metrics: Metrics, room: int) -> Size:
        """The width of all columns, if there is room, and the height of all rows."""
        own = [self._own(at, metrics, room) for at in range(len(self.widths))]
        fills = [wide for wide, kind in zip(own, self.widths, strict=True) if kind == "fill"]
        wanted = sum(own) - sum(fills) + len(fills) * max(fills, default=0) + metrics.px(self.gap) * (len(own) - 1)
        room = min(room, wanted)
        return room, max(place.bottom for place in self._places(metrics, Rect(0, 0, room, 0)))

    def layout(self, rect: Rect, metrics: Metrics) -> None:
        super().layout(rect, metrics)
        for cell, place in zip(self.items, self._places(metrics, rect), strict=True):
            cell.layout(place, metrics)


class Floor(Widget):
    """Places its children by the function ``places``; the children in ``sized`` have different metrics."""

    def __init__(self, children: Sequence[Widget], places: Callable[[Metrics], dict[Widget, Rect]],
                 sized: Mapping[Widget, Metrics] = NO_SIZES) -> None:
        super().__init__()
        self.items, self.places, self.sized = list(children), places, sized

    @property
    def children(self) -> Sequence[Widget]:
        return self.items

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        return metrics.size

    def layout(self, rect: Rect, metrics: Metrics) -> None:
        super().layout(rect, metrics)
        for child, place in self.places(metrics).items():
            child.layout(place, self.sized.get(child, metrics))


def row_of(buttons: Sequence[Widget], metrics: Metrics, centre: tuple[float, float], room: int) -> dict[Widget, Rect]:
    """Rectangles for ``buttons`` side by side around ``centre``, on several lines if ``room`` pixels are too few."""
    row = Row(buttons, place="centre")
    wide, high = row.preferred(metrics, room)
    row.layout(Rect(round(centre[0] - wide / 2), round(centre[1] - high / 2), wide, high), metrics)
    return {button: button.rect for button in buttons}


def button_lines(places: Mapping[Widget, Rect]) -> int:
    """The number of lines in ``places``, the result of :func:`row_of`."""
    return len({place.centery for place in places.values()})
