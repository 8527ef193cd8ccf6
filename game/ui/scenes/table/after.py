"""Panels over the table after a deal: all hands, the card points counted, the account, a chart of the match."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import accumulate, pairwise

import pygame
from pygame import Rect, Surface

from ....engine.cards import Card
from ....engine.payment import Score
from ....engine.phases.over import Over
from ....engine.rules import Seat
from ....view import words
from ....view.access import READ, Node, NodeRole, table_node
from ....view.sides import camp_words, sides_played
from ....view.table.choreography import COURSE
from ....view.table.sheet import SheetRow, points, rows
from ....view.units import Metrics, Size
from ....view.words import Text, spoken
from ...app.scene import Pop, Push, Step
from ...charts.line import draw_beads, draw_strands, line_colours
from ...draw import art, text, theme
from ...table.table import Table
from ...widgets import ROOMY, Button, Column, Composed, Label, Row, ScrollArea, Tracks, Widget
from ...widgets.base import bounds_of
from ..ending.figures import Growing
from ..paper import Overlay

STRIP = 0.36
COUNT_SECONDS = 0.11
#: Units between the words of a line and its number.
APART = 28
MOST = 430
"""The greatest height of the lines in units; more lines are scrolled."""
BEAD = 12
"""Units: the least distance between two deals for which each has a dot."""
ABOVE, LEADER = 8, 16
"""Units from the upper edge to the lines, and from a line's end to its name."""


@dataclass(frozen=True, slots=True)
class CountedLine:
    """A label and the cards after it."""

    word: Text
    cards: tuple[Card, ...]


class CardLines(Widget):
    """Lines of overlapping cards, each after a label, as large as the window allows.

    The lines take ``share`` of the window's height; the upper part ``crop`` of each card is visible.
    """

    def __init__(self, lines: Sequence[CountedLine], share: float = 0.66, crop: float = 1.0) -> None:
        super().__init__()
        self.lines, self.share, self.crop = list(lines), share, crop

    def node(self) -> Node | None:
        return Node(NodeRole.LIST, acts=READ, parts=tuple(
            Node(NodeRole.ITEM, ", ".join([spoken(line.word), *(words.card(card.name) for card in line.cards)]),
                 (str(number),), bounds=bounds_of(self.rect), acts=READ) for number, line in enumerate(self.lines)))

    @property
    def longest(self) -> int:
        """The number of cards in the longest line."""
        return max(len(line.cards) for line in self.lines)

    def _measures(self, metrics: Metrics, room: int) -> tuple[int, int, int]:
        """The width of the labels, the width of a card, and the step from card to card, in pixels."""
        word = max(text.width(spoken(line.word), "small", metrics) for line in self.lines) + metrics.px(14)
        longest = self.longest
        high = metrics.height * self.share / len(self.lines) - metrics.px(6)
        wide = min(round(high / art.deck.PROPORTION / self.crop), metrics.px(96))
        step = min(round(wide * 0.62), max(round(wide * STRIP), (room - word - wide) // max(1, longest - 1)))
        while word + wide + step * (longest - 1) > room and wide > metrics.px(24):
            wide -= 1
            step = min(step, round(wide * STRIP))
        return word, wide, step

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        word, wide, step = self._measures(metrics, min(room, round(metrics.width * 0.9)))
        return word + wide + step * (self.longest - 1), len(self.lines) * self._high(wide, metrics)

    def _high(self, wide: int, metrics: Metrics) -> int:
        return round(art.card_height(wide) * self.crop) + metrics.px(6)

    def draw(self, surface: Surface) -> None:
        word, wide, step = self._measures(self.metrics, self.rect.width)
        high = self._high(wide, self.metrics)
        part = Rect(0, 0, wide, high - self.metrics.px(6))
        for number, line in enumerate(self.lines):
            row = Rect(self.rect.left, self.rect.top + number * high, word, high)
            text.draw(surface, text.lay(spoken(line.word), "small", self.metrics), row, theme.INK)
            for i, card in enumerate(line.cards):
                picture = self.picture(card, i, wide)
                surface.blit(picture, (row.right + i * step, row.top), part, pygame.BLEND_PREMULTIPLIED)

    def picture(self, card: Card, index: int, wide: int) -> Surface:
        """The picture of ``card``, which has the place ``index`` in its line."""
        return art.card(card.name, wide)


def all_hands(table: Table) -> Overlay:
    """A panel with every hand as dealt, the talon and the écart."""
    deal = table.session.state.facts.deal
    sort = table.stage.sort
    lines = [CountedLine(partial(table.name, seat), tuple(sorted(deal.hands[seat], key=sort))) for seat in deal.order]
    lines.append(CountedLine(words.lazy("game.talon"), deal.talon))
    if ecart := table.session.state.facts.ecart:
        lines.append(CountedLine(words.lazy("game.ecart"), tuple(sorted(ecart, key=sort))))

    def build() -> list[Widget]:
        return [Label(words.lazy("after.hands"), "heading", align="centre"), CardLines(lines, crop=0.42),
                Button(words.lazy("common.close"), Pop, primary=True)]
    return Overlay(build)


class Counting(CardLines):
    """The piles of the camps: the cards counted so far are bright, and a label has their sum."""

    def __init__(self, table: Table, score: Score) -> None:
        family = table.session.rules.family
        by_side = {pile.side: pile for pile in score.piles}
        camps = sides_played(table.session.state.facts, score.sides, table.session.viewer).camps
        piles = [by_side[camp.side] for camp in camps if camp.side is not None]
        ordered = [tuple(sorted(pile.cards, key=lambda c: (-family.values[c], table.stage.sort(c)))) for pile in piles]
        worth = [tuple(c for c in cards if family.values[c] > min(family.values)) for cards in ordered]
        lines = [CountedLine(partial(camp_words, camp, table.name), cards)
                 for camp, cards in zip(camps, worth, strict=True)]
        super().__init__(lines, 0.5)
        self.table, self.piles, self.counted = table, piles, 0

    def sums(self) -> list[Label]:
        """A label with the sum of each pile so far."""
        family, found = self.table.session.rules.family, []
        for line, pile in zip(self.lines, self.piles, strict=True):
            units, side = sum(family.values[card] for card in line.cards[:self.counted]), spoken(line.word)
            if self.counted < len(line.cards):
                said = words.say("after.so_far", side=side, points=points(units, family.unit))
            else:
                said = words.say("after.sum", side=side, cards=points(units, family.unit),
                                 rest=points(pile.units - units, family.unit), total=points(pile.units, family.unit))
            found.append(Label(said))
        return found

    def picture(self, card: Card, index: int, wide: int) -> Surface:
        made = art.card(card.name, wide)
        return made if index < self.counted else art.paled(made, 0.6)


class CountScene(Overlay):
    """Counts the cards one by one; a key or click shows the final sums."""

    def __init__(self, table: Table) -> None:
        state = table.session.state
        assert isinstance(state, Over)
        assert state.score is not None
        self._counting = Counting(table, state.score)
        self._waited = 0.0
        super().__init__(self._widgets)

    def _widgets(self) -> list[Widget]:
        return [Label(words.lazy("after.count"), "heading", align="centre"), self._counting, *self._counting.sums(),
                Row([Button(words.lazy("after.all"), self._all), Button(words.lazy("common.close"), Pop, primary=True)],
                    place="centre")]

    @property
    def busy(self) -> bool:
        return self._counting.counted < self._counting.longest

    def _all(self) -> Step | None:
        self._counting.counted = self._counting.longest
        self.resize(self.metrics)
        return None

    def update(self, dt: float) -> Step | None:
        if self.busy:
            self._waited += dt
            if self._waited >= COUNT_SECONDS:
                self._waited = 0.0
                self._counting.counted += 1
                self.host.sounds.play("deal")
                self.resize(self.metrics)
        return super().update(dt)


def account_lines(table: Table) -> list[SheetRow]:
    """The rows of the account of the deal at ``table``; empty if the deal was not played."""
    score = table.stage.board.score
    if score is None:
        return []
    return rows(score, sides_played(table.session.state.facts, score.sides, table.session.viewer), table.name)


class AccountLine(Composed):
    """The words of ``line`` at the left and its number at the right, with a rule below a result."""

    def __init__(self, line: SheetRow) -> None:
        said = Label(line.left, colour=theme.INK if line.strong else theme.ON_PAPER.muted)
        super().__init__(Tracks([said, Label(line.right, align="right")], ("fill", "fit"), APART, level="start"))
        self.strong = line.strong

    def draw(self, surface: Surface) -> None:
        if self.strong:
            pygame.draw.line(surface, theme.GILT, self.rect.bottomleft, self.rect.bottomright, self.metrics.line)
        super().draw(surface)


def has_course(table: Table) -> bool:
    """Whether the match at ``table`` is not finished but has enough deals for a chart."""
    return len(table.session.course) > 1 and not table.session.match.finished and table.tutor is None


def account(table: Table, leave: Callable[[], Step] | None = None) -> Overlay:
    """A panel with the account of the deal at ``table``, and buttons to other views of the deal and to the menu.

    ``leave`` returns the step to the menu.
    """
    def build() -> list[Widget]:
        lines, views = account_lines(table), list[Widget]()
        if lines:
            views.append(Button(words.lazy("after.count_button"), lambda: Push(CountScene(table))))
        if has_course(table):
            views.append(Button(words.lazy("chart.button"), lambda: Push(match_chart(table))))
        if leave is not None:
            views.append(Button(words.lazy("menu.menu"), leave))
        told = [Label(words.lazy("end.account"), "heading", align="centre"),
                ScrollArea(Column([AccountLine(line) for line in lines], 3), height=MOST)] if lines else []
        return [*told, Row([*views, Button(words.lazy("common.close"), Pop, primary=True)], place="centre")]
    return Overlay(build)


class MatchChart(Growing):
    """The total of every seat after each deal; the line of the seat ``own`` is thick, and there is a line at zero.

    The chart is ``high`` units high, or about half the window. ``step`` is the key of the name of a deal, for a screen
    reader.
    """

    motion = COURSE

    def __init__(self, names: Sequence[str], payments: Sequence[Sequence[int]], own: Seat | None = None,
                 high: float = 0, *, step: str = "tournament.deal") -> None:
        super().__init__()
        self.own, self.high, self.step = own, high, step
        self.names = list(names)
        self.totals = [[0, *accumulate(deal[seat] for deal in payments)] for seat in range(len(names))]

    def node(self) -> Node | None:
        rows = [[words.say(self.step, number=deal), *map(words.signed, totals)]
                for deal, totals in enumerate(zip(*self.totals, strict=True)) if deal]
        return table_node([["", *self.names], *rows], bounds_of(self.rect))

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """About half the window or the height given, but high enough for the names below each other."""
        if self.high:
            names = len(self.names) * text.line_height("small", metrics)
            high = max(metrics.px(self.high), names + metrics.px(ABOVE) + self._below(metrics))
            return min(room, metrics.px(520)) if room == ROOMY else room, high
        return min(room, round(metrics.width * 0.66)), round(metrics.height * 0.52)

    def frame(self) -> Rect:
        """The rectangle of the lines, without the names and numbers around it."""
        metrics = self.metrics
        left = max(text.width(words.signed(n), "small", metrics) for n in self._span()) + metrics.px(12)
        right = max(text.width(name, "small", metrics) for name in self.names) + metrics.px(LEADER + 6)
        return Rect(self.rect.left + left, self.rect.top + metrics.px(ABOVE), self.rect.width - left - right,
                    self.rect.height - self._below(metrics) - metrics.px(ABOVE))

    @staticmethod
    def _below(metrics: Metrics) -> int:
        """The height in pixels below the lines, for the numbers of the deals."""
        return text.line_height("small", metrics) + metrics.px(6)

    def _span(self) -> tuple[int, int]:
        """The least and the greatest value of all lines, which are never equal."""
        values = [value for line in self.totals for value in line]
        return min(values), max(*values, min(values) + 1)

    def _at(self, frame: Rect, deal: int, value: int) -> tuple[int, int]:
        low, high = self._span()
        deals = max(1, len(self.totals[0]) - 1)
        return (frame.left + round(frame.width * deal / deals),
                frame.bottom - round(frame.height * (value - low) / (high - low)))

    def draw(self, surface: Surface) -> None:
        frame, metrics = self.frame(), self.metrics
        self._draw_axes(surface, frame)
        courses = [[self._at(frame, deal, value) for deal, value in enumerate(line)] for line in self.totals]
        clip = surface.get_clip()
        come = frame.inflate(metrics.px(16), metrics.px(16))
        come.width = round(come.width * self.share)
        surface.set_clip(clip.clip(come))
        draw_strands(surface, courses, line_colours(), metrics.px(3))
        beads = len(courses[0]) * metrics.px(BEAD) <= frame.width
        if beads:
            for spots in zip(*courses, strict=True):
                draw_beads(surface, spots, line_colours(), metrics.px(4))
        if self.own is not None:
            self._draw_own(surface, courses[self.own], beads=beads)
        surface.set_clip(clip)
        self._draw_names(surface, frame)

    def _draw_own(self, surface: Surface, course: Sequence[tuple[int, int]], *, beads: bool) -> None:
        """Draw the player's line above the others, thick and with an edge of ink."""
        assert self.own is not None
        for colour, thick in ((theme.INK, 7), (line_colours()[self.own], 5)):
            for start, end in pairwise(course):
                pygame.draw.aaline(surface, colour, start, end, self.metrics.px(thick))
            for spot in course if beads else ():
                pygame.draw.aacircle(surface, colour, spot, self.metrics.px(thick - 1))

    def _draw_axes(self, surface: Surface, frame: Rect) -> None:
        metrics = self.metrics
        for value in sorted({0, *self._span()}):
            _, y = self._at(frame, 0, value)
            colour = theme.GILT if value else theme.INK
            pygame.draw.line(surface, colour, (frame.left, y), (frame.right, y), metrics.line)
            block = text.lay(words.signed(value), "small", metrics)
            text.draw(surface, block, Rect(self.rect.left, y - block.height // 2, frame.left - self.rect.left
                                           - metrics.px(6), block.height), theme.ON_PAPER.muted, "right")
        deals = len(self.totals[0]) - 1
        widest = text.width(words.number(deals), "small", metrics) + metrics.px(8)
        for deal in range(1, deals + 1, -(-deals * widest // max(1, frame.width))):
            x, _ = self._at(frame, deal, 0)
            block = text.lay(words.number(deal), "small", metrics)
            below = Rect(x - block.width // 2, frame.bottom + metrics.px(2), block.width, block.height)
            text.draw(surface, block, below, theme.ON_PAPER.muted)

    def _draw_names(self, surface: Surface, frame: Rect) -> None:
        """Draw the names at the ends of the lines; a name moved away from another one is joined to its line."""
        metrics, high = self.metrics, text.line_height("small", self.metrics)
        ends = sorted((self._at(frame, len(line) - 1, line[-1])[1], seat) for seat, line in enumerate(self.totals))
        top = frame.top - high
        for place, (y, seat) in enumerate(ends):
            last = frame.bottom + metrics.px(ABOVE) - high * (len(ends) - place)
            top = min(max(y - high // 2, top + high), last)
            block = text.lay(self.names[seat], "small", metrics)
            spot = Rect(frame.right + metrics.px(LEADER), top, block.width, high)
            text.draw(surface, block, spot, line_colours()[seat])
            if abs(y - spot.centery) > high // 4:
                begin, end = (frame.right + metrics.px(6), y), (spot.left - metrics.px(3), spot.centery)
                pygame.draw.aaline(surface, line_colours()[seat], begin, end, metrics.line)


def match_chart(table: Table) -> Overlay:
    """A panel with the chart of the match at ``table``."""
    payments = list(table.session.course)
    own = None if table.demo else table.session.viewer

    def build() -> list[Widget]:
        names = [table.name(seat) for seat in range(table.session.rules.at_table)]
        return [Label(words.lazy("chart.title"), "heading", align="centre"), MatchChart(names, payments, own),
                Button(words.lazy("common.close"), Pop, primary=True)]
    return Overlay(build)
