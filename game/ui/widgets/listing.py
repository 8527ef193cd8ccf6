"""Lists of rows with a selected one: their base, a list of words, and a box that opens a list."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ...view.access import READ, USED, Node, NodeRole, read_out
from ...view.units import Metrics, Point, Size
from ...view.words import Text, spoken
from ..app.events import Verb, is_press, is_release, verb
from ..app.scene import Answer, Step
from ..draw import frames, plain, text, theme
from .base import ROOMY, Widget, Written, answer_of, bounds_of, deed
from .choice import Option
from .scroll import BAR, FADE, WHEEL, Scroller, faded_edges

T = TypeVar("T")
SIDE, AIR, RIM = 14, 8, 6
"""Units: the padding left and right of a row's words, the total padding above and below, the rim of an open list."""
NEAR = 30
"""The number of rows above and below the visible ones that a screen reader finds."""


class RowList(Widget):
    """The base of lists with ``count`` rows, of which the one at index ``at`` is selected.

    A subclass defines the rectangle of each ``row`` and draws the text of each. If the list may be lower than its rows,
    the subclass fits the ``scroller`` at layout.
    """

    focusable_kind = True
    clips = True

    def __init__(self, count: int, at: int, tip: Text | None = None, why: Text | None = None) -> None:
        super().__init__(tip, why)
        self.count, self.at = count, at
        self.scroller = Scroller()
        self._pointer = -1, -1

    def row(self, number: int) -> Rect:
        """The rectangle of row ``number`` on the screen, whether visible or not."""
        raise NotImplementedError

    def choose(self, number: int) -> Answer:
        raise NotImplementedError

    def open(self) -> Answer:
        """Act on the selected row, after Enter or a click on it."""
        return False

    def said(self, number: int) -> str:
        raise NotImplementedError

    @property
    def part(self) -> str:
        return str(self.at) if self.count else ""

    def node(self) -> Node | None:
        """A node with the visible rows and some above and below, because a list may have thousands."""
        seen = self.in_sight()
        first, last = (seen[0], seen[-1]) if seen else (0, -1)
        rows = {*range(max(0, first - NEAR), min(self.count, last + 1 + NEAR)), *({self.at} if self.count else set())}
        return Node(NodeRole.LIST, acts=READ, parts=tuple(
            Node(NodeRole.ITEM, self.said(number), (str(number),), on=number == self.at,
                 bounds=bounds_of(self.row(number)), acts=USED) for number in sorted(rows)))

    def reach(self, part: str) -> Answer:
        return self._to(int(part))

    @property
    def body(self) -> Rect:
        """The rectangle in which the rows scroll."""
        return self.rect

    def in_sight(self) -> Sequence[int]:
        """The indices of the rows that are at least partly visible."""
        return [number for number in range(self.count) if self.row(number).colliderect(self.body)]

    def _row_at(self, point: tuple[int, int]) -> int | None:
        inside = self.body.collidepoint(point)
        return next((number for number in self.in_sight() if inside and self.row(number).collidepoint(point)), None)

    def show_row(self, number: int) -> None:
        """Scroll row ``number`` into view."""
        row = self.row(number).move(0, self.scroller.offset - self.body.top)
        self.scroller.show(row.top, row.bottom)

    def thing_at(self, at: Point) -> object:
        row = self._row_at(at)
        return (RowList, None) if row is None else (RowList, row, self.said(row))

    def handle(self, event: Event) -> Answer:
        """Handle the pointer on rows, the scroll bar, the wheel and the keys."""
        if self.scroller.handle(event):
            return True
        if event.type == pygame.MOUSEMOTION:
            before, self._pointer = self._row_at(self._pointer), event.pos
            return before != self._row_at(event.pos)
        if event.type == pygame.MOUSEWHEEL:
            return bool(self.scroller.asked(event, self.metrics.px(WHEEL)))
        if is_press(event):
            row = self._row_at(event.pos)
            return row is not None and self._to(row)
        if is_release(event):
            return self.open() if self._row_at(event.pos) == self.at else True
        return self._key(event)

    def _key(self, event: Event) -> Answer:
        at, last = self.at, self.count - 1
        page = max(1, self.count * self.body.height // max(1, self.scroller.content) - 1)
        match verb(event):
            case Verb.UP:
                return at > 0 and self._to(at - 1)
            case Verb.DOWN:
                return at < last and self._to(at + 1)
            case Verb.PAGE_UP:
                return self._to(max(0, at - page))
            case Verb.PAGE_DOWN:
                return self._to(min(last, at + page))
            case Verb.HOME:
                return self._to(0)
            case Verb.END:
                return self._to(last)
            case Verb.PRESS:
                return self.open()
        return False

    def _to(self, number: int) -> Answer:
        if not 0 <= number < self.count:  # no rows
            return True
        self.show_row(number)
        return number == self.at or self.choose(number)

    def draw_ground(self, surface: Surface, number: int, *, chosen: bool, frame: str = "chosen_row") -> bool:
        """Draw the background of row ``number`` if it is ``chosen`` or under the pointer; return whether it is."""
        under = self.hovered and number == self._row_at(self._pointer)
        if chosen or under:
            frames.draw_frame(surface, frame if chosen else "row", self.row(number), self.metrics.ui_scale)
        return chosen or under


class Listing(RowList, Generic[T]):
    """A list of words; ``changed`` is called with the value of a newly selected row.

    ``pressed`` is called after a click or Enter on a row.
    """

    def __init__(self, options: Sequence[Option[T]], value: T | None, changed: Callable[[T], Step | None], *,
                 pressed: Callable[[T], Step | None] | None = None, height: float | None = None,
                 tip: Text | None = None, why: Text | None = None) -> None:
        super().__init__(len(options), next((i for i, one in enumerate(options) if one.value == value), 0), tip, why)
        self.options = tuple(options)
        self.changed = changed
        self.pressed = pressed
        self.height = height
        self._tops: list[int] = [0]

    @property
    def value(self) -> T:
        return self.options[self.at].value

    def said(self, number: int) -> str:
        return read_out(spoken(self.options[number].words))

    def _rows(self, metrics: Metrics, room: int) -> list[text.Block]:
        wide = room - 2 * metrics.px(SIDE)
        return [text.lay(spoken(option.words), "body", metrics, wide) for option in self.options]

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """The width of the widest row; the height of all rows, at most ``height`` units if that is given."""
        rows = self._rows(metrics, room - metrics.px(BAR))
        wide = max((block.width for block in rows), default=0) + 2 * metrics.px(SIDE) + metrics.px(BAR)
        high = sum(block.height + metrics.px(AIR) for block in rows)
        return min(room, wide), high if self.height is None else min(high, metrics.px(self.height))

    def layout(self, rect: Rect, metrics: Metrics) -> None:
        """Place the rows below each other, and scroll to the selected one."""
        super().layout(rect, metrics)
        bar = metrics.px(BAR)
        self._tops = [0]
        for block in self._rows(metrics, rect.width - bar):
            self._tops.append(self._tops[-1] + block.height + metrics.px(AIR))
        self.scroller.fit(self._tops[-1], Rect(rect.right - bar, rect.top, bar, rect.height))
        if self.count:
            self.show_row(self.at)

    def row(self, number: int) -> Rect:
        top, bottom = self._tops[number], self._tops[number + 1]
        wide = self.rect.width - (self.metrics.px(BAR) if self.scroller.needed else 0)
        return Rect(self.rect.left, self.rect.top + top - self.scroller.offset, wide, bottom - top)

    def handle(self, event: Event) -> Answer:
        """Handle also letters, and a press outside the rows, which focuses the list."""
        letter = getattr(event, "unicode", "") if event.type == pygame.KEYDOWN else ""
        return super().handle(event) or is_press(event) or self._initial(letter)

    def _initial(self, letter: str) -> Answer:
        """Select the next row whose words begin with ``letter``."""
        if not letter.isalnum():
            return False
        rows = [*range(self.at + 1, len(self.options)), *range(self.at + 1)]
        found = (i for i in rows if spoken(self.options[i].words).lower().startswith(letter.lower()))
        row = next(found, None)
        return row is not None and self._to(row)

    def open(self) -> Answer:
        """Call ``pressed`` with the selected value, if there is one."""
        return answer_of(self.pressed(self.value)) if self.pressed is not None and self.options else False

    def choose(self, number: int) -> Answer:
        """Select row ``number`` and call ``changed``."""
        self.at = number
        return answer_of(self.changed(self.value))

    def draw(self, surface: Surface) -> None:
        with faded_edges(surface, self.rect, self.scroller, self.metrics.px(FADE)):
            for number in self.in_sight():
                self.draw_ground(surface, number, chosen=number == self.at)
            super().draw(surface)
        self.scroller.draw(surface, self.metrics.ui_scale)

    def written(self) -> Sequence[Written]:
        rows = self._rows(self.metrics, self.rect.width - self.metrics.px(BAR))
        side = self.metrics.px(SIDE)
        return [
            Written(rows[i], self.row(i).inflate(-2 * side, 0), theme.PAPER if i == self.at else theme.INK)
            for i in self.in_sight()
        ]


class Popup(Widget):
    """A list open over everything else; ``close`` removes it."""

    def __init__(self, listing: Listing[object], close: Callable[[], None]) -> None:
        super().__init__()
        self.listing = listing
        self.close = close

    @property
    def children(self) -> Sequence[Widget]:
        return (self.listing,)

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        wide, high = self.listing.preferred(metrics, room)
        return wide + 2 * metrics.px(RIM), high + 2 * metrics.px(RIM)

    def open_at(self, about: Rect, metrics: Metrics) -> None:
        """Place the popup below ``about``, above it, or where there is most room, completely inside the window."""
        rim = metrics.px(RIM)
        window = Rect(0, 0, *metrics.size).inflate(-2 * rim, -2 * rim)
        wide, high = self.preferred(metrics, window.width - 2 * rim)
        rect = Rect(0, 0, max(about.width, wide), high)
        below, above = window.bottom - about.bottom, about.top - window.top
        rect.height = min(rect.height, max(below, above))
        rect.left = about.left
        if rect.height <= below:
            rect.top = about.bottom
        else:
            rect.bottom = about.top
        self.layout(rect.clamp(window), metrics)
        self.listing.layout(self.rect.inflate(-2 * rim, -2 * rim), metrics)
        self.listing.hovered = True

    def handle(self, event: Event) -> Answer:
        """Handle every event while the popup is open; Esc, Tab and a press outside close it."""
        outside = is_press(event) and not self.rect.collidepoint(event.pos)
        if outside or verb(event) in (Verb.BACK, Verb.NEXT, Verb.PREVIOUS):
            self.close()
            return True
        return self.listing.handle(event)

    def draw(self, surface: Surface) -> None:
        frames.draw_frame(surface, "tooltip", self.rect, self.metrics.ui_scale)
        super().draw(surface)


class Select(Widget, Generic[T]):
    """A box that shows the selected one of ``options``; a click or Enter opens a list.

    ``changed`` is called with the value.
    """

    focusable_kind = True

    def __init__(self, options: Sequence[Option[T]], value: T, changed: Callable[[T], Step | None], *,
                 tip: Text | None = None, why: Text | None = None) -> None:
        super().__init__(tip, why)
        self.options = tuple(options)
        self.value = value
        self.changed = changed
        self._open: Popup | None = None

    @property
    def popup(self) -> Widget | None:
        return self._open

    @property
    def _at(self) -> int:
        return next((i for i, option in enumerate(self.options) if option.value == self.value), 0)

    def node(self) -> Node | None:
        value = read_out(spoken(self.options[self._at].words)) if self.options else ""
        return Node(NodeRole.SELECT, value=value, on=self._open is not None, acts=USED)

    def _arrow(self, metrics: Metrics) -> int:
        return round(metrics.text_px("body") * 0.8)

    def _sides(self, metrics: Metrics) -> int:
        return 2 * metrics.px(SIDE) + self._arrow(metrics) + metrics.px(6)

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """A size wide enough for the longest words."""
        inner = room - self._sides(metrics)
        blocks = [text.fit(spoken(option.words), "body", metrics, inner) for option in self.options]
        wide = max((block.width for block in blocks), default=0)
        high = max((block.height for block in blocks), default=0)
        return min(room, wide + self._sides(metrics)), max(metrics.px(38), high + metrics.px(14))

    def layout(self, rect: Rect, metrics: Metrics) -> None:
        super().layout(rect, metrics)
        if self._open is not None:
            self._open.open_at(rect, metrics)

    def handle(self, event: Event) -> Answer:
        """Open the list on a press, Enter or Space; select a neighbour on left and right."""
        if is_press(event) or verb(event) is Verb.PRESS:
            return self._unfold()
        match verb(event):
            case Verb.LEFT if self._at > 0:
                return self._choose(self.options[self._at - 1].value)
            case Verb.RIGHT if self._at < len(self.options) - 1:
                return self._choose(self.options[self._at + 1].value)
        return False

    def thing_at(self, at: Point) -> object:
        return Select, deed(self.changed), self.why is None

    def _unfold(self) -> Answer:
        rows: list[Option[object]] = [Option(option.value, option.words) for option in self.options]
        listing = Listing[object](rows, self.value, lambda _: None, pressed=lambda _: self._picked(listing))
        self._open = Popup(listing, self._fold)
        self._open.open_at(self.rect, self.metrics)
        return True

    def _fold(self) -> None:
        self._open = None

    def _picked(self, listing: Listing[object]) -> Step | None:
        self._fold()
        answer = self._choose(self.options[listing.at].value)
        return None if isinstance(answer, bool) else answer

    def _choose(self, value: T) -> Answer:
        if value == self.value:
            return True
        self.value = value
        return answer_of(self.changed(value))

    def draw(self, surface: Surface) -> None:
        state: frames.WidgetState = "disabled" if self.why is not None else "hover" if self.hovered else "normal"
        frames.draw_frame(surface, "field", self.rect, self.metrics.ui_scale, state)
        px = self._arrow(self.metrics)
        picture = plain.arrow(px, theme.ON_PAPER.muted if self.why is not None else theme.GILT_DARK)
        spot = picture.get_rect(midright=(self.rect.right - self.metrics.px(SIDE), self.rect.centery))
        surface.blit(picture, spot, None, pygame.BLEND_PREMULTIPLIED)
        super().draw(surface)

    def written(self) -> Sequence[Written]:
        inner = self.rect.width - self._sides(self.metrics)
        room = Rect(self.rect.left + self.metrics.px(SIDE), self.rect.top, inner, self.rect.height)
        words = spoken(self.options[self._at].words) if self.options else ""
        block = text.fit(words, "body", self.metrics, inner)
        return (Written(block, room, theme.INK if self.why is None else theme.ON_PAPER.muted),)
