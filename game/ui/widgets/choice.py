"""Choices among a few visible options: segments side by side, tabs, and a check box."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Generic, TypeVar

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ...view.access import PRESSED, READ, USED, Node, NodeRole, read_out
from ...view.units import Metrics, Point, Size
from ...view.words import Text, spoken
from ..app.events import Verb, is_press, verb
from ..app.scene import Answer, Step
from ..draw import plain, text, theme
from ..draw.frames import WidgetState, draw_frame, frame, in_state
from ..draw.pictures import ornament, stick
from .base import ROOMY, Widget, Written, answer_of, deed
from .boxes import Row
from .button import Pressable

T = TypeVar("T")
BOX = 28
"""Units: the side of a check box."""


@dataclass(frozen=True, slots=True)
class Option(Generic[T]):
    """An option: its ``value``, its ``words`` and its ``tip``."""

    value: T
    words: Text
    tip: Text | None = None


class Segment(Widget):
    """One option of a choice; disabled for the reason ``why``, if there is one."""

    def __init__(self, option: Option[Any], choose: Callable[[], Answer], why: Text | None, *, tab: bool) -> None:
        super().__init__(option.tip, why)
        self.words, self.choose, self.tab = option.words, choose, tab
        self.chosen = False

    def node(self) -> Node | None:
        """A node for an option, chosen or not; the focus is on the choice."""
        role = NodeRole.TAB if self.tab else NodeRole.OPTION
        return Node(role, read_out(spoken(self.words)), on=self.chosen, acts=PRESSED)

    def reach(self, part: str) -> Answer:
        return self.choose()

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        sides = 2 * metrics.px(14)
        block = text.fit(spoken(self.words), "button", metrics, room - sides)
        return block.width + sides, max(metrics.px(40), block.height + metrics.px(14))

    def handle(self, event: Event) -> Answer:
        return is_press(event) and self.choose()

    def thing_at(self, at: Point) -> object:
        return Segment, spoken(self.words), self.why is None

    def draw(self, surface: Surface) -> None:
        """Draw a box, filled if selected; a tab is underlined instead."""
        if self.tab:
            thick = self.metrics.px(4) if self.chosen else self.metrics.line
            line = Rect(self.rect.left, self.rect.bottom - thick, self.rect.width, thick)
            pygame.draw.rect(surface, self.on.accent if self.chosen else self.on.line, line)
        else:
            kind = "chosen" if self.chosen else "segment"
            able: WidgetState = "hover" if self.hovered and not self.chosen else "normal"
            state = "disabled" if self.why is not None else able
            draw_frame(surface, kind, self.rect, self.metrics.ui_scale, state)
        super().draw(surface)

    @property
    def solid(self) -> Sequence[Rect]:
        """The whole widget, which can be pressed although the choice has the focus."""
        return (self.rect,)

    def written(self) -> Sequence[Written]:
        room = self.rect.inflate(-2 * self.metrics.px(14), 0)
        block = text.fit(spoken(self.words), "button", self.metrics, room.width)
        return (Written(block, room, self._colour(), "centre"),)

    def _colour(self) -> theme.Colour:
        if self.tab:
            return self.on.accent if self.chosen or self.hovered else self.on.ink
        if self.why is not None:
            return theme.ON_PAPER.muted
        return theme.PAPER if self.chosen else theme.INK


class Choice(Widget, Generic[T]):
    """A choice of one of ``options``; arrows and clicks select at once. ``changed`` is called with the new value."""

    focusable_kind = True

    def __init__(self, options: Sequence[Option[T]], value: T, changed: Callable[[T], Step | None], *,
                 tabs: bool = False, tip: Text | None = None, why: Text | None = None) -> None:
        super().__init__(tip, why)
        self.options = tuple(options)
        self.changed = changed
        self._tabs = tabs
        self._segments = [Segment(option, partial(self.choose, option.value), why, tab=tabs) for option in options]
        self._row = Row(self._segments, 0 if tabs else 6)
        self._whole = Rect(0, 0, 0, 0)
        self._show(value)

    @property
    def children(self) -> Sequence[Widget]:
        return self._segments

    def node(self) -> Node | None:
        return Node(NodeRole.TABS if self._tabs else NodeRole.CHOICE, acts=READ)

    @property
    def ring(self) -> Rect:
        """The rectangle of all segments, without unused space."""
        return self.rect.unionall([segment.rect for segment in self._segments]) if self._segments else self.rect

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        return self._row.preferred(metrics, room)

    def layout(self, rect: Rect, metrics: Metrics) -> None:
        self._row.layout(rect, metrics)
        self._whole = rect
        used = rect if not self._segments else self._segments[0].rect.unionall([s.rect for s in self._segments])
        super().layout(used, metrics)

    def draw(self, surface: Surface) -> None:
        """Draw the options, and below tabs a line over the whole width."""
        if self._tabs:
            line = self.metrics.line
            surface.fill(self.on.line, Rect(self._whole.left, self.rect.bottom - line, self._whole.width, line))
        super().draw(surface)

    def _show(self, value: T) -> None:
        self.value = value
        for option, segment in zip(self.options, self._segments, strict=True):
            segment.chosen = option.value == value

    def choose(self, value: T) -> Answer:
        """Select ``value`` and call ``changed``."""
        if value == self.value:
            return True
        self._show(value)
        return answer_of(self.changed(value))

    def handle(self, event: Event) -> Answer:
        able = [] if self.why is not None else [option.value for option in self.options]
        if not able:
            return False
        at = able.index(self.value) if self.value in able else 0
        match verb(event):
            case Verb.LEFT:
                return at > 0 and self.choose(able[at - 1])
            case Verb.RIGHT:
                return at < len(able) - 1 and self.choose(able[at + 1])
            case Verb.HOME:
                return self.choose(able[0])
            case Verb.END:
                return self.choose(able[-1])
        return False


class Tabs(Widget):
    """Pages below a row of tabs; the one at the index ``shown`` is visible first."""

    gap = 14

    def __init__(self, pages: Sequence[tuple[Text, Widget]], shown: int = 0) -> None:
        super().__init__()
        self.pages = [page for _, page in pages]
        names = [Option(number, name) for number, (name, _) in enumerate(pages)]
        self.names = Choice(names, shown, lambda _: self.layout(self.rect, self.metrics), tabs=True)

    @property
    def page(self) -> Widget:
        return self.pages[self.names.value]

    @property
    def children(self) -> Sequence[Widget]:
        return self.names, self.page

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """A size large enough for every page, so that the layout does not change with the tab."""
        head = self.names.preferred(metrics, room)
        sizes = [page.preferred(metrics, room) for page in self.pages]
        high = head[1] + metrics.px(self.gap) + max((h for _, h in sizes), default=0)
        return max(head[0], *(w for w, _ in sizes)), high

    def layout(self, rect: Rect, metrics: Metrics) -> None:
        super().layout(rect, metrics)
        high = self.names.preferred(metrics, rect.width)[1]
        self.names.layout(Rect(rect.left, rect.top, rect.width, high), metrics)
        top = rect.top + high + metrics.px(self.gap)
        self.page.layout(Rect(rect.left, top, rect.width, max(0, rect.bottom - top)), metrics)


def _box(side: int, on: bool, state: WidgetState, ui_scale: float) -> Surface:
    """A picture of a check box, ticked if ``on``: from ``sprites``, or drawn plain if that is missing."""
    drawn = ornament(f"table/checkbox_{'on' if on else 'off'}", (side, side))
    if drawn is not None:
        return in_state(drawn, state)
    made = frame("field", (side, side), ui_scale, state).copy()
    if on:
        stick(made, plain.tick(side, theme.ON_PAPER.muted if state == "disabled" else theme.WINE), (0, 0))
    return made


class Toggle(Pressable):
    """A check box with words, or words with a box ``behind``; ``changed`` is called with the new value."""

    def __init__(self, words: Text, value: bool, changed: Callable[[bool], Step | None], *, behind: bool = False,
                 tip: Text | None = None, why: Text | None = None) -> None:
        super().__init__(words, self._flip, tip, why)
        self.behind, self.value, self.changed = behind, value, changed

    def node(self) -> Node | None:
        return Node(NodeRole.TOGGLE, read_out(spoken(self.words)), on=self.value, acts=USED)

    def _side(self, metrics: Metrics) -> int:
        return max(metrics.px(BOX), round(metrics.text_px("body") * 1.15))

    def _indent(self, metrics: Metrics) -> int:
        return self._side(metrics) + metrics.gap

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        block = text.lay(spoken(self.words), "body", metrics, room - self._indent(metrics))
        return block.width + self._indent(metrics), max(self._side(metrics) + metrics.px(8), block.height)

    def thing_at(self, at: Point) -> object:
        return Toggle, spoken(self.words), deed(self.changed), self.why is None

    @property
    def box(self) -> Rect:
        side = self._side(self.metrics)
        left = self.rect.right - side if self.behind else self.rect.left
        return Rect(left, self.rect.centery - side // 2, side, side)

    def _flip(self) -> Step | None:
        self.value = not self.value
        return self.changed(self.value)

    def draw(self, surface: Surface) -> None:
        stick(surface, _box(self.box.height, self.value, self.state, self.metrics.ui_scale), self.box)
        super().draw(surface)

    def written(self) -> Sequence[Written]:
        indent = self._indent(self.metrics)
        left = self.rect.left + (0 if self.behind else indent)
        room = Rect(left, self.rect.top, self.rect.width - indent, self.rect.height)
        block = text.lay(spoken(self.words), "body", self.metrics, room.width)
        return (Written(block, room, self.on.ink if self.why is None else self.on.muted),)
