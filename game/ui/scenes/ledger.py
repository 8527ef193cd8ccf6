"""A long list in columns that is fetched line by line, and pages with filters in a narrow column."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Generic, TypeVar

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ...store.file import Store
from ...store.history import Filter, Page
from ...view.access import read_out
from ...view.units import Metrics, Size, TextRole
from ...view.words import Text, lazy, spoken
from ..app.scene import Answer, Step
from ..draw import text, theme
from ..draw.text import Align, Block
from ..draw.theme import Colour
from ..table.furniture import medallion
from ..widgets import ROOMY, Button, Column, Option, RowList, Select, Space, Tracks, Widget, Written, answer_of, muted
from ..widgets.scroll import BAR, ScrollArea
from .ending.figures import LEAVES, NEXT, plate
from .paper import PaperScene

PICKS = 0.2
"""The largest share of the width for the column of filters."""
L = TypeVar("L")
PAGE, PAGES = 60, 40
"""The number of lines fetched at once, and of such pages kept."""
GAP, SIDE, AIR = 12, 10, 12
"""Units: the gap between columns, the padding left and right of a line, and above and below its words together."""
FACE, FACES = 40, 5
"""Units: the height of medallions in a line; their greatest number."""


class Chosen(Select[Any]):
    """A choice that is only as high as the selected option, not as the longest one."""

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        block = text.fit(spoken(self.options[self._at].words), "body", metrics, room - self._sides(metrics))
        return super().preferred(metrics, room)[0], max(metrics.px(38), block.height + metrics.px(14))


@dataclass(frozen=True, slots=True)
class NamedChoice:
    """A choice of ``options`` under ``title``, registered as ``name``; ``changed`` is called with the new value."""

    name: str
    title: Text
    options: Sequence[Option[Any]]
    value: Any
    changed: Callable[[Any], Step | None]


class FilteredScene(PaperScene):
    """A page whose filters are in a narrow column at the left while it is ``filtered``; a button shows and hides them.

    A subclass implements ``picks()``.
    """

    filtered = False

    def picks(self) -> Sequence[NamedChoice]:
        raise NotImplementedError

    def filter_button(self) -> Button:
        """The button that shows and hides the filters."""
        return self.button("filter", lazy("statistics.filter"), lambda: self.put("filtered", not self.filtered))

    def with_filters(self, main: Widget) -> Widget:
        """``main`` in the full height, next to the filters if they are shown."""
        if not self.filtered:
            return main
        lines: list[Widget] = []
        for pick in self.picks():
            select = Chosen(pick.options, pick.value, pick.changed)
            lines += [muted(pick.title), self.named(pick.name, select), Space(3)]
        side = self.named("side", ScrollArea(Column(lines, 3)))
        return Tracks([side, main], (PICKS, "fill"), 26, level="fill")


def fetched(store: Store, ask: Callable[..., Page[L]], wanted: Filter, most: int, after: int) -> Page[L]:
    """A page of the results of ``ask``; if the store cannot be read, an empty page, and the store reports it."""
    return store.safe(lambda: ask(store, wanted, most=most, after=after), Page((), 0))


class Lines(Generic[L]):
    """The lines of a list, fetched when they become visible; ``at`` is the selected index, ``top`` the first visible.

    ``fetch(most, after)`` returns up to ``most`` lines after the first ``after``.
    """

    def __init__(self, fetch: Callable[[int, int], Page[L]]) -> None:
        self._fetch = fetch
        self.count = 0
        self.at, self.top = 0, 0
        self.fetch_again()

    def fetch_again(self) -> None:
        """Drop the fetched lines, because the list may have changed."""
        first = self._fetch(PAGE, 0)
        self._pages: dict[int, tuple[L, ...]] = {0: first.lines}
        self.count = first.all
        self.at = max(0, min(self.at, self.count - 1))

    @property
    def selected(self) -> L | None:
        return self.line(self.at) if self.count else None

    def line(self, number: int) -> L | None:
        """Line ``number``; None if it can no longer be read."""
        page, place = divmod(number, PAGE)
        if page not in self._pages:
            if len(self._pages) >= PAGES:
                self._pages.clear()
            self._pages[page] = self._fetch(PAGE, page * PAGE).lines
        lines = self._pages[page]
        return lines[place] if place < len(lines) else None


@dataclass(frozen=True, slots=True)
class LedgerColumn(Generic[L]):
    """A column under ``title``: ``cell`` formats the text of a line, normally no wider than the widest of ``like``.

    If there is too little room, the columns of the highest ``rank`` are left out and their texts written below the
    line, if ``tells`` is set, each after ``called`` or the title. A column that ``grows`` takes the remaining width.
    The texts have the ``role``; a column with ``flowers`` shows medallions instead.
    """

    title: Text
    cell: Callable[[L], str]
    like: Sequence[str]
    rank: int = 0
    align: Align = "left"
    colour: Callable[[L], Colour] | None = None
    grows: bool = False
    tells: bool = False
    called: Text | None = None
    role: TextRole = "small"
    flowers: Callable[[L], Sequence[str]] | None = None

    def told(self, line: L) -> str:
        """The text of ``line``, after the name of the column if that is written; empty if there is none."""
        said = self.cell(line)
        return f"{spoken(self.called or self.title)} {said}" if said and self.tells else said


@lru_cache(2048)
def shortened(words: str, metrics: Metrics, room: int, role: TextRole = "small") -> Block:
    """``words`` on one line of ``room`` pixels, shortened with an ellipsis if necessary."""
    block = text.lay(words, role, metrics)
    keep = len(words)
    while block.width > room and keep > 1:
        keep = min(keep - 1, max(1, keep * room // max(1, block.width)))
        block = text.lay(words[:keep].rstrip(" ,·") + "…", role, metrics)
    return block


class Ledger(RowList, Generic[L]):
    """``lines`` in ``columns``, one of which is selected; a click or Enter on a line calls ``opened`` with it.

    A ``foot`` is a last line for sums, which is always visible and cannot be selected.
    """

    def __init__(self, lines: Lines[L], columns: Sequence[LedgerColumn[L]], opened: Callable[[L], Step | None],
                 foot: L | None = None) -> None:
        super().__init__(lines.count, lines.at)
        self.foot = foot
        self.lines, self.columns, self.opened = lines, list(columns), opened
        self._shown: list[tuple[LedgerColumn[L], int]] = []
        self._below: list[LedgerColumn[L]] = []

    # -- geometry ----------------------------------------------------------------------------------------------------

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        return min(room, metrics.width), metrics.height

    def _wide(self, column: LedgerColumn[L], metrics: Metrics) -> int:
        if column.flowers is not None:
            return round(metrics.px(FACE) * (1 + NEXT * (FACES - 1)))
        title = text.width(spoken(column.title), "small", metrics)
        return max(title, *(text.width(words, column.role, metrics) for words in column.like))

    def _fit(self, metrics: Metrics, room: int) -> None:
        """Select the columns that fit in ``room`` pixels, and their widths."""
        gap = metrics.px(GAP)
        shown = [(column, self._wide(column, metrics)) for column in self.columns]
        while len(shown) > 1 and sum(wide + gap for _, wide in shown) - gap > room:
            shown.remove(max(shown, key=lambda one: (one[0].rank, shown.index(one))))
        spare = room - sum(wide + gap for _, wide in shown) + gap
        growing = [column for column, _ in shown if column.grows] or [shown[0][0]]
        self._shown = [(column, wide + (spare // len(growing) if column in growing else 0)) for column, wide in shown]
        kept = [column for column, _ in shown]
        self._below = [column for column in self.columns if column not in kept and column.flowers is None]

    @property
    def row_height(self) -> int:
        """The height of a line in pixels, by which whole lines fill a long list; two lines of text if columns are
        left out.
        """
        metrics = self.metrics
        high = self._first_height + metrics.px(AIR) + (text.line_height("small", metrics) if self._below else 0)
        faces = any(column.flowers is not None for column, _ in self._shown)
        high = max(high, metrics.px(FACE + 2)) if faces else high
        room = self.rect.height - self._head_height
        visible = max(1, room // high)
        return max(high, room // visible) if self.foot is None and self.lines.count > visible else high

    @property
    def _head_height(self) -> int:
        return text.line_height("small", self.metrics) + self.metrics.px(AIR)

    @property
    def _first_height(self) -> int:
        """The height in pixels of the text in the columns."""
        return max(text.line_height(column.role, self.metrics) for column, _ in self._shown)

    @property
    def body(self) -> Rect:
        """The rectangle of the lines, all of them whole: below the titles and above the foot."""
        head = self._head_height
        high = max(0, self.rect.height - head - (self.row_height if self.foot is not None else 0))
        high = high // self.row_height * self.row_height
        return Rect(self.rect.left, self.rect.top + head, self.rect.width, high)

    def layout(self, rect: Rect, metrics: Metrics) -> None:
        """Lay out the lines, so that the first visible one remains the first."""
        super().layout(rect, metrics)
        self._fit(metrics, rect.width - metrics.px(BAR) - 2 * metrics.px(SIDE))
        body, bar = self.body, metrics.px(BAR)
        self.scroller.fit(self.lines.count * self.row_height, Rect(rect.right - bar, body.top, bar, body.height))
        self.scroller.to(self.lines.top * self.row_height)

    def whole(self, metrics: Metrics, room: int) -> int:
        """The height of the list with all lines visible, if it is ``room`` pixels wide."""
        self.metrics = metrics
        self._fit(metrics, room - metrics.px(BAR) - 2 * metrics.px(SIDE))
        lines = self.lines.count + (self.foot is not None)
        return self.body.top - self.rect.top + lines * self.row_height + metrics.px(2)

    def row(self, number: int) -> Rect:
        body, high = self.body, self.row_height
        wide = self.rect.width - self.metrics.px(BAR)
        return Rect(self.rect.left, body.top + number * high - self.scroller.offset, wide, high)

    def in_sight(self) -> range:
        first = self.scroller.offset // self.row_height
        last = -(-(self.scroller.offset + self.body.height) // self.row_height)
        return range(first, min(self.lines.count, last))

    # -- input -------------------------------------------------------------------------------------------------------

    def handle(self, event: Event) -> Answer:
        """Handle ``event`` with the current number of lines, and store the scrolled position in ``lines``."""
        self.count, self.at = self.lines.count, self.lines.at
        answer = super().handle(event)
        self.lines.top = round(self.scroller.offset / self.row_height)
        self.scroller.to(self.lines.top * self.row_height)
        return answer

    def said(self, number: int) -> str:
        """The cells of a line in words; a cell follows the name of its column if the column ``tells`` it."""
        line = self.lines.line(number)
        return read_out(", ".join(filter(None, (one.told(line) for one in self.columns)))) if line is not None else ""

    def choose(self, number: int) -> Answer:
        self.at = self.lines.at = number
        return True

    def open(self) -> Answer:
        line = self.lines.line(self.at)
        return answer_of(self.opened(line)) if line is not None else False

    # -- drawing -----------------------------------------------------------------------------------------------------

    @property
    def ring(self) -> Rect:
        """The visible part of the selected line."""
        return self.row(self.lines.at).clip(self.body) if self.lines.count else self.rect

    def draw(self, surface: Surface) -> None:
        for line in (*self._titles(), *self._foot()):
            line.draw(surface)
        body = self.body
        if self.foot is not None:
            y = self._foot_row().top
            pygame.draw.line(surface, theme.GILT_DARK, (body.left, y), (self.row(0).right, y), self.metrics.line)
        pygame.draw.line(surface, theme.GILT_DARK, body.topleft, (self.row(0).right, body.top), self.metrics.line)
        clip = surface.get_clip()
        surface.set_clip(body.clip(clip))
        for number in self.in_sight():
            row = self.row(number)
            if number == self.lines.at and self.focused:
                plate(surface, row.inflate(0, -2 * self.metrics.line), self.metrics, theme.HONEY, theme.GILT)
            elif not self.draw_ground(surface, number, chosen=False):
                pygame.draw.line(surface, theme.PAPER3, row.bottomleft, row.bottomright, max(1, self.metrics.line // 2))
            self._draw_faces(surface, number)
            for line in self._line(number):
                line.draw(surface)
        self.scroller.draw(surface, self.metrics.ui_scale)
        surface.set_clip(clip)

    def _draw_faces(self, surface: Surface, number: int) -> None:
        line, row, high = self.lines.line(number), self.row(number), self.metrics.px(FACE)
        for column, at in self._cells(row.top, row.height):
            flowers = column.flowers(line) if column.flowers is not None and line is not None else ()
            for place, flower in enumerate(flowers[:FACES]):
                middle = at.left + round((0.5 + NEXT * place) * high), at.centery
                medallion(surface, flower, middle, round(high / LEAVES))

    def written(self) -> Sequence[Written]:
        """The titles, the visible lines, and the foot; a line that would overlap the foot is left out."""
        end = self.body.bottom if self.foot is not None else ROOMY
        lines = (line for number in self.in_sight() for line in self._line(number) if line.spot.bottom <= end)
        return [*self._titles(), *lines, *self._foot()]

    def _cells(self, top: int, high: int) -> list[tuple[LedgerColumn[L], Rect]]:
        left, found = self.rect.left + self.metrics.px(SIDE), []
        for column, wide in self._shown:
            found.append((column, Rect(left, top, wide, high)))
            left += wide + self.metrics.px(GAP)
        return found

    def _titles(self) -> list[Written]:
        high = self.body.top - self.rect.top
        return [Written(shortened(spoken(column.title), self.metrics, at.width), at, theme.ON_PAPER.muted, column.align)
                for column, at in self._cells(self.rect.top, high)]

    def _line(self, number: int) -> list[Written]:
        line = self.lines.line(number)
        if line is None:
            return []
        return self._cells_of(line, self.row(number))

    def _foot_row(self) -> Rect:
        """The rectangle of the foot: below the last line, or at the bottom of a longer list."""
        body, row = self.body, self.row(0)
        return Rect(row.left, min(body.bottom, body.top + self.lines.count * row.height), row.width, row.height)

    def _foot(self) -> list[Written]:
        return [] if self.foot is None else self._cells_of(self.foot, self._foot_row())

    def _cells_of(self, line: L, row: Rect) -> list[Written]:
        high, low = self._first_height, text.line_height("small", self.metrics)
        told = " · ".join(filter(None, (column.told(line) for column in self._below)))
        top = row.centery - (high + low if told else high) // 2
        found = []
        for column, at in self._cells(top, high):
            ink = column.colour(line) if column.colour is not None else theme.INK
            block = shortened(column.cell(line), self.metrics, at.width, column.role)
            found += [] if column.flowers is not None else [Written(block, at, ink, column.align)]
        if told:
            at = Rect(row.left, top + high, row.width, low).inflate(-2 * self.metrics.px(SIDE), 0)
            found.append(Written(shortened(told, self.metrics, at.width), at, theme.ON_PAPER.muted))
        return found
