"""The counting aid: a chart next to the hand and chips at the seats, and a page with the same content in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pygame import Rect
from pygame.event import Event

from ....ai.teaching.counting_aid import CardCount, Lacks, counted
from ....engine.cards import Card
from ....engine.observation import Observation
from ....view import words
from ....view.aloud.cards import by_suit, sentences
from ....view.sides import ShownSides, sides_seen
from ....view.table.describe import signal_words
from ....view.table.sheet import points
from ....view.words import Namer, lazy
from ...app.events import Verb, is_press, verb
from ...app.scene import Answer, Push, Step
from ...draw.theme import ON_PAPER
from ...table import panels
from ...table.canvas import Item, picture_item
from ...table.overlays import TableOverlay
from ...table.panels import points_line, sides_taken
from ...table.table import Table
from ...widgets import Column, Grid, Label, Rule, ScrollArea, Tracks, Widget
from .menu import TablePage

#: Units from the edge of the window to the chart, and the least width of the chart.
MARGIN, LEAST = 10, 220
#: Units from a medallion's middle up to the chip's.
CHIP_UP = 42
#: Units between two columns of cards, so that numbers in one row do not look like one line.
APART = 36


class CountAside(TableOverlay):
    """Shows the count if the preferences of ``table`` include it, or in a question; a key turns it on and off.

    A card counts once the picture shows it on the table. With large text the key opens the page instead.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.seen: Observation | None = None
        self._shown: tuple[object, ...] | None = None
        self._made: list[Item] = []
        self._rect = Rect(0, 0, 0, 0)
        self._below_tools = False

    @property
    def said(self) -> str:
        if not self.on or self.seen is None:
            return ""
        return count_words(counted(self.seen, self.table.session.signalling), sides_seen(self.seen), self.table.name)

    @property
    def on(self) -> bool:
        table = self.table
        wanted = table.preferences.counting_aid if table.tutor is None else bool(table.question)
        return wanted and table.stage.board.stage == "play" and not table.demo

    @property
    def in_corner(self) -> bool:
        """Whether the chart fits in its corner in the chosen size of text."""
        return self.table.metrics.text_percent <= panels.LARGEST

    @property
    def beside_hand(self) -> bool:
        return self.on and self._below_tools

    @property
    def _crowded(self) -> bool:
        """Whether another overlay is next to the hand."""
        return any(one.beside_hand for one in self.table.overlays if one is not self)

    @property
    def _sign(self) -> tuple[object, ...]:
        return self.on, self.seen, self.table.layout, words.spelling(), self._crowded

    @property
    def dirty(self) -> bool:
        return self._shown != self._sign

    @property
    def pressable(self) -> Sequence[Rect]:
        return (self._rect,) if self.on else ()

    def update(self, dt: float) -> Step | None:
        if self.on and self.table.caught_up and self.table.view.phase == "playing":
            self.seen = self.table.view
        elif not self.on:
            self.seen = None
        self.table.cornered = self._rect if self.on and self.in_corner and self.seen is not None else None
        return None

    def items(self) -> Sequence[Item]:
        """The chart, below the tools if there is room and no note, and a chip at each seat with a known void."""
        if self.dirty:
            self._shown, self._rect, self._made = self._sign, Rect(0, 0, 0, 0), []
            if self.on and self.seen is not None:
                self._make(self.seen, counted(self.seen, self.table.session.signalling))
        return self._made

    def _make(self, seen: Observation, count: CardCount) -> None:
        table, metrics = self.table, self.table.metrics
        for lacks in count.lacks:
            picture, (x, y) = panels.chip(lacks, replace(metrics, text_percent=100)), table.layout.seat(lacks.seat)
            rect = panels.clamped(picture.get_rect(center=(round(x), round(y - metrics.px(CHIP_UP)))), metrics)
            self._made.append(picture_item(("count", lacks.seat), panels.SEAT_LAYER + 1, picture, rect.center))
        if self.in_corner:
            picture = panels.chart(count, sides_seen(seen), table.name, metrics, metrics.px(LEAST))
            edge = metrics.px(MARGIN) // 2
            right, bottom = metrics.width - edge, metrics.height - edge
            self._below_tools = not self._crowded and bottom - picture.get_height() >= table.layout.tools_bottom
            foot = bottom if self._below_tools else table.layout.above_buttons
            self._rect = table.cornered = picture.get_rect(bottomright=(right, foot))
            self._made.append(Item(("count", "chart"), panels.RIBBON_LAYER - 1, self._rect, id(picture), picture,
                                   panel=True))

    def handle(self, event: Event) -> Answer:
        """Turn the count on or off with its key; open the page after a click on the chart."""
        table, turned = self.table, verb(event) is Verb.COUNT
        pressed = is_press(event) and self.on and self._rect.collidepoint(event.pos)
        if pressed or (turned and not self.in_corner and table.stage.board.stage == "play"):
            return Push(CountPage(table, self.seen or table.view))
        if turned:
            table.count(not table.preferences.counting_aid)
            if table.preferences.counting_aid and table.stage.board.stage != "play":
                table.remind("count.later")
        return turned

    def invalidate(self) -> None:
        self._shown = None


def count_words(count: CardCount, sides: ShownSides, name: Namer) -> str:
    """``count`` in sentences: the unseen cards by suit, the known voids, and the points of each side."""
    to_come = [card for one in count.suits for card in one.to_come]
    return sentences([words.say("count.title"), words.say("count.to_come"), by_suit(frozenset(to_come), to_come.index),
                      *(lack_words(one, name) for one in count.lacks), words.say("count.points"),
                      points_line(count, sides, name)])


def lack_words(lacks: Lacks, name: Namer) -> str:
    said = [words.say("count.lack_suits", suits="  ".join(words.SUIT_SIGNS[suit] for suit in lacks.suits))] \
        if lacks.suits else []
    if lacks.above is not None:
        said.append(words.say("count.lack_above", n=lacks.above.rank))
    return words.say("count.lack", name=name(lacks.seat), lacks=", ".join(said))


class CountPage(TablePage):
    """The counting aid for the viewer at ``table`` in words, computed from the observation ``seen``."""

    heading = "count.title"
    key = Verb.COUNT

    def __init__(self, table: Table, seen: Observation) -> None:
        super().__init__(table)
        self.count, self.sides = counted(seen, table.session.signalling), sides_seen(seen)

    def parts(self) -> Widget:
        cards: list[Widget] = []
        for one in self.count.suits:
            cards += [Label(self._suit(one.suit), "strong"), Label(self._row(one.to_come)), Label(self._row(one.held))]
        lacks = [Label(lack_words(one, self.table.name)) for one in self.count.lacks] \
            or [Label(lazy("count.no_lacks"), "italic")]
        points_: list[Widget] = []
        for name, taken in sides_taken(self.count, self.sides, self.table.name):
            told = words.count("count.side", taken.tricks, points=points(taken.units, self.sides.rules.family.unit))
            said = words.say("count.with_ecart", name=name) if taken.ecart else name
            points_ += [Label(said), Label(told, "strong")]
        head = [Label(lazy(f"count.{name}"), "small", colour=ON_PAPER.muted) for name in ("suit", "to_come", "held")]
        rest: list[Widget] = [Label(lazy("count.lacking"), "heading"), *lacks, Rule(), *self._signals(),
                              Label(lazy("count.points"), "heading"), Grid(points_, 2, 14)]
        if self.count.hidden:
            rest.append(Label(words.count("count.hidden", self.count.hidden), "small", colour=ON_PAPER.muted))
        self.counted = Tracks([*head, *cards], ("fit", "fit", "fit"), APART, lines=14, level="start")
        return self.named("all", ScrollArea(Column([self.counted, Rule(), *rest], 8)))

    @staticmethod
    def _suit(suit: str) -> str:
        signs = words.SUIT_SIGNS
        return f"{signs[suit]} {words.say('suit.' + suit)}" if suit in signs else words.say("card.fool")

    @staticmethod
    def _row(cards: tuple[Card, ...]) -> str:
        return "  ".join(panels.shown(card) for card in cards) or "–"

    def _signals(self) -> list[Widget]:
        """The defenders' signals; empty in a match without signals."""
        if not self.table.session.signalling:
            return []
        said = [Label(signal_words(one, self.table.name)) for one in self.count.signals] or \
            [Label(lazy("count.no_signals"), "italic")]
        return [Label(lazy("count.signals"), "heading"), *said, Rule()]
