"""The counting aid: a chart in the corner and chips at the seats, and a page with the same content in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pygame import Rect, Surface
from pygame.event import Event

from ....ai.teaching.counting_aid import CardCount, Lacks, SuitCount, Taken, counted
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
from ...widgets import Button, Column, Grid, Label, Rule, ScrollArea, Tracks, Widget, answer_of
from ..paper import PaperScene

#: Units from the edge of the window to the chart, and the least width of the chart.
MARGIN, LEAST = 10, 240
#: The distance of a chip above a medallion's middle, as a share of its radius; units.
CHIP_UP = 42
#: Units between two columns of cards: numbers in one row must not read as one line.
APART = 36


class CountAside(TableOverlay):
    """Shows the count if the preferences of ``table`` want it; a key turns it on and off.

    A card counts once the picture shows it on the table. With large text the key opens the page instead.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.seen: Observation | None = None
        self._shown: tuple[object, ...] | None = None
        self._made: list[tuple[str, object, Surface]] = []
        self._rect = Rect(0, 0, 0, 0)

    @property
    def said(self) -> str:
        """The content of the chart and the chips in words; empty if they are not shown."""
        if not self.on or self.seen is None:
            return ""
        return count_words(counted(self.seen, self.table.session.signalling), sides_seen(self.seen), self.table.name)

    @property
    def on(self) -> bool:
        """Whether the count is shown."""
        table = self.table
        return (table.preferences.counting_aid and table.stage.board.stage == "play" and not table.demo
                and table.tutor is None)

    @property
    def in_corner(self) -> bool:
        """Whether the chart fits in its corner in the chosen size of text."""
        return self.table.metrics.text_percent <= panels.LARGEST

    @property
    def _sign(self) -> tuple[object, ...]:
        return self.on, self.seen, self.table.metrics, words.language()

    @property
    def dirty(self) -> bool:
        """Whether the count has changed since it was drawn."""
        return self._shown != self._sign

    @property
    def pressable(self) -> Sequence[Rect]:
        """The rectangle of the chart, which opens the page."""
        return (self._rect,) if self.on else ()

    def update(self, dt: float) -> Step | None:
        """Update the count once the picture shows all events."""
        if self.on and self.table.caught_up and self.table.view.phase == "playing":
            self.seen = self.table.view
        elif not self.on:
            self.seen = None
        self.table.cornered = self._rect if self.on and self.in_corner and self.seen is not None else None
        return None

    def items(self) -> Sequence[Item]:
        """The chart in place of the score, and a chip at each seat with a known void."""
        if self.dirty:
            self._shown = self._sign
            seen, signalling = self.seen if self.on else None, self.table.session.signalling
            self._made = self._pictures(seen, counted(seen, signalling)) if seen is not None else []
        self._rect = Rect(0, 0, 0, 0)
        found = []
        for kind, about, picture in self._made:
            item = self._corner(picture) if kind == "chart" else self._at_seat(about, picture)
            found.append(item)
        return found

    def _pictures(self, seen: Observation, count: CardCount) -> list[tuple[str, object, Surface]]:
        table, metrics = self.table, self.table.metrics
        made: list[tuple[str, object, Surface]] = [
            ("chip", lacks.seat, panels.chip(lacks, replace(metrics, text_percent=100)))
            for lacks in count.lacks]
        if self.in_corner:
            chart = panels.chart(count, sides_seen(seen), table.name, metrics, metrics.px(LEAST))
            made.append(("chart", None, chart))
        return made

    def _corner(self, picture: Surface) -> Item:
        metrics = self.table.metrics
        margin = metrics.px(MARGIN)
        self._rect = picture.get_rect(bottomright=(metrics.width - margin // 2, self.table.layout.above_buttons))
        self.table.cornered = self._rect
        return Item(("count", "chart"), panels.RIBBON_LAYER - 1, self._rect, id(picture), picture, panel=True)

    def _at_seat(self, seat: object, picture: Surface) -> Item:
        assert isinstance(seat, int)
        x, y = self.table.layout.seat(seat)
        metrics = self.table.metrics
        rect = panels.clamped(picture.get_rect(center=(round(x), round(y - metrics.px(CHIP_UP)))), metrics)
        return picture_item(("count", seat), panels.SEAT_LAYER + 1, picture, rect.center)

    def handle(self, event: Event) -> Answer:
        """Turn the count on or off with its key; open the page after a click on the chart."""
        if verb(event) is Verb.COUNT:
            return self.toggle()
        pressed = is_press(event) and self.on and self._rect.collidepoint(event.pos)
        return Push(CountPage(self.table, self.seen or self.table.view)) if pressed else False

    def toggle(self) -> Answer:
        """Turn the count on or off; without room for the chart, open the page."""
        table = self.table
        if not self.in_corner and table.stage.board.stage == "play":
            return Push(CountPage(table, self.seen or table.view))
        table.count(not table.preferences.counting_aid)
        if table.preferences.counting_aid and table.stage.board.stage != "play":
            table.remind("count.later")
        return True

    def invalidate(self) -> None:
        """Make the pictures again."""
        self._shown = None


def count_words(count: CardCount, sides: ShownSides, name: Namer) -> str:
    """``count`` in sentences: the unseen cards by suit, the known voids, and the points of each side."""
    to_come = [card for one in count.suits for card in one.to_come]
    return sentences([words.say("count.title"), words.say("count.to_come"), by_suit(frozenset(to_come), to_come.index),
                      *(lack_words(one, name) for one in count.lacks), words.say("count.points"),
                      points_line(count, sides, name)])


def lack_words(lacks: Lacks, name: Namer) -> str:
    """The cards that a seat is known to lack, in words."""
    said = [words.say("count.lack_suits", suits="  ".join(words.SUIT_SIGNS[suit] for suit in lacks.suits))] \
        if lacks.suits else []
    if lacks.above is not None:
        said.append(words.say("count.lack_above", n=lacks.above.rank))
    return words.say("count.lack", name=name(lacks.seat), lacks=", ".join(said))


class CountPage(PaperScene):
    """The count that is possible for the viewer at ``table`` from the observation ``seen``, in words."""

    note = True
    first = "close"

    def __init__(self, table: Table, seen: Observation) -> None:
        super().__init__()
        self.table = table
        self.count, self.sides = counted(seen, table.session.signalling), sides_seen(seen)
        self.title = lazy("count.title")

    def parts(self) -> Widget:
        """The cards, the voids and the points."""
        cards = [cell for one in self.count.suits for cell in self._suit(one)]
        lacks = [Label(lack_words(one, self.table.name)) for one in self.count.lacks] \
            or [Label(lazy("count.no_lacks"), "italic")]
        points_ = [cell for said, one in sides_taken(self.count, self.sides, self.table.name)
                   for cell in self._side(said, one)]
        head = [Label(lazy(f"count.{name}"), "small", colour=ON_PAPER.muted) for name in ("suit", "to_come", "held")]
        rest: list[Widget] = [Label(lazy("count.lacking"), "heading"), *lacks, Rule(), *self._signals(),
                              Label(lazy("count.points"), "heading"), Grid(points_, 2, 14)]
        if self.count.hidden:
            rest.append(Label(words.count("count.hidden", self.count.hidden), "small", colour=ON_PAPER.muted))
        self.counted = Tracks([*head, *cards], ("fit", "fit", "fit"), APART, lines=14, level="start")
        return self.named("all", ScrollArea(Column([self.counted, Rule(), *rest], 8)))

    def _suit(self, one: SuitCount) -> list[Widget]:
        suited = one.suit in words.SUIT_SIGNS
        name = f"{words.SUIT_SIGNS[one.suit]} {words.say('suit.' + one.suit)}" if suited else words.say("card.fool")
        return [Label(name, "strong"), Label(self._row(one.to_come)), Label(self._row(one.held))]

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

    def _side(self, name: str, one: Taken) -> list[Widget]:
        value = points(one.units, self.table.session.rules.family.unit)
        told = words.count("count.side", one.tricks, points=value)
        return [Label(words.say("count.with_ecart", name=name) if one.ecart else name), Label(told, "strong")]

    def foot(self) -> Sequence[Widget]:
        return (self.named("close", Button(lazy("common.close"), self.back, primary=True)),)

    def handle(self, event: Event) -> Answer:
        """Handle ``event``; the key of the count closes the page."""
        answer = super().handle(event)
        return answer_of(self.back()) if not answer and verb(event) is Verb.COUNT else answer
