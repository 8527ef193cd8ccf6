"""Panels over the table after a deal: all hands, the card points counted, the account, a chart of the match."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import accumulate, pairwise

import pygame
from pygame import Rect, Surface

from ....engine.cards import Card
from ....engine.phases.over import Over
from ....engine.piles import Pile
from ....engine.rules import Family, Seat
from ....view import words
from ....view.access import READ, Node, NodeRole, table_node
from ....view.sides import camp_words, sides_played
from ....view.statistics import grid
from ....view.table.choreography import COURSE
from ....view.table.sheet import SheetRow, points, rows
from ....view.units import Metrics, Size
from ....view.words import Text, spoken
from ...app.scene import Pop, Push, Step
from ...charts.line import draw_beads, draw_strands, line_colours
from ...draw import art, plain, text, theme
from ...table.furniture import medallion
from ...table.table import Table
from ...widgets import ROOMY, Button, Column, Composed, Label, Row, ScrollArea, Tracks, Widget, muted
from ...widgets.base import bounds_of
from ..ending.figures import LEAVES, Growing, faces
from ..paper import Overlay, PaperScene

STRIP = 0.36
"""The least step from a card to the next, in widths of a card."""
FACE, FACE_GAP, SIDE = 54, 8, 44
"""Units: the greatest height of a player's medallion, the gap next to it, and the height of those of a side."""
COUNT_SECONDS = 0.11
COIN, SEPARATE = 0.34, 1.04
"""Widths of a card: that of the disc with its value, and the step between cards that do not overlap."""
#: Units between the words of a line and its number.
APART = 28
HANDS, LESS, CROP, COUNTED = 0.69, 0.1, 0.42, 0.54
"""The share of the window's height for all hands, and its reduction in text twice as large; the visible part of each
card; the share for the counted piles.
"""
CHART = 220
"""Units: the least height of the chart of a match."""
MOST = 430
"""Units: the greatest height of the lines of the account; more lines are scrolled."""
BEAD = 12
"""Units: the least distance between two deals for which each has a dot."""
ABOVE, LEADER, ROW, NAME, DEALS = 14, 12, 36, 54, 10
"""Units: from the upper edge to the lines, from a line's end to the medallion, between two numbers, between names, from
the lines to the numbers of the deals.
"""


@dataclass(frozen=True, slots=True)
class CountedLine:
    """A label and the cards after it, and the medallion of a player."""

    word: Text
    cards: tuple[Card, ...]
    flower: str = ""


class CardLines(Widget):
    """Lines of overlapping cards, each after a label, as large as the window allows.

    The lines take ``share`` of the window's height; the upper part ``crop`` of each card is visible. The greatest step
    from a card to the next is ``widest`` widths of a card.
    """

    def __init__(self, lines: Sequence[CountedLine], share: float = 0.66, crop: float = 1.0,
                 widest: float = 0.7) -> None:
        super().__init__()
        self.lines, self.share, self.crop, self.widest = list(lines), share, crop, widest

    def node(self) -> Node | None:
        return Node(NodeRole.LIST, acts=READ, parts=tuple(
            Node(NodeRole.ITEM, ", ".join(filter(None, [spoken(line.word),
                                                        *(words.card(card.name) for card in line.cards)])),
                 (str(number),), bounds=bounds_of(self.rect), acts=READ) for number, line in enumerate(self.lines)))

    @property
    def longest(self) -> int:
        """The number of cards in the longest line."""
        return max(len(line.cards) for line in self.lines)

    def _measures(self, metrics: Metrics, room: int) -> tuple[int, int, int]:
        """The width of the labels, the width of a card, and the step from card to card, in pixels."""
        longest = self.longest
        high = metrics.height * self.share / len(self.lines) - metrics.px(6)
        wide = min(round(high / art.deck.PROPORTION / self.crop), metrics.px(96))
        word = max(text.width(spoken(line.word), "body", metrics) for line in self.lines)
        word += (metrics.px(14) if word else 0) + self._face(wide, metrics)
        step = min(round(wide * self.widest), max(round(wide * STRIP), (room - word - wide) // max(1, longest - 1)))
        while word + wide + step * (longest - 1) > room and wide > metrics.px(24):
            wide -= 1
            step = min(step, round(wide * STRIP))
        return word, wide, step

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        word, wide, step = self._measures(metrics, min(room, round(metrics.width * 0.9)))
        return word + wide + step * (self.longest - 1), len(self.lines) * self._high(wide, metrics)

    def _face(self, wide: int, metrics: Metrics) -> int:
        """The width in pixels of the medallions with the gap next to them; 0 if there are none."""
        high = min(metrics.px(FACE), self._high(wide, metrics) - metrics.px(6))
        return high + metrics.px(FACE_GAP) if any(line.flower for line in self.lines) else 0

    def _high(self, wide: int, metrics: Metrics) -> int:
        return round(art.card_height(wide) * self.crop) + metrics.px(6)

    def draw(self, surface: Surface) -> None:
        word, wide, step = self._measures(self.metrics, self.rect.width)
        high, face = self._high(wide, self.metrics), self._face(wide, self.metrics)
        part = Rect(0, 0, wide, high - self.metrics.px(6))
        for number, line in enumerate(self.lines):
            row = Rect(self.rect.left, self.rect.top + number * high, word, part.height)
            if line.flower:
                side = face - self.metrics.px(FACE_GAP)
                medallion(surface, line.flower, (row.left + side // 2, row.centery), round(side / LEAVES))
            label = Rect(row.left + face, row.top, row.width - face, row.height)
            text.draw(surface, text.lay(spoken(line.word), "body", self.metrics), label, theme.INK)
            for i, card in enumerate(line.cards):
                picture = self.picture(card, i, wide)
                surface.blit(picture, (row.right + i * step, row.top), part, pygame.BLEND_PREMULTIPLIED)

    def picture(self, card: Card, index: int, wide: int) -> Surface:
        """The picture of ``card``, which has the place ``index`` in its line."""
        return art.card(card.name, wide)


class DealPage(PaperScene):
    """A page about the deal or the match at ``table``."""

    first = "close"

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table

    def foot(self) -> Sequence[Widget]:
        return (self.button("close", words.lazy("common.close"), self.back, primary=True),)


class HandsScene(DealPage):
    """Every hand as dealt, the talon and the discard."""

    heading = "after.hands"

    def parts(self) -> Widget:
        facts, sort, name = self.table.session.state.facts, self.table.stage.sort, self.table.name
        hands = [CountedLine(partial(name, seat), tuple(sorted(facts.deal.hands[seat], key=sort)),
                             self.table.flower(seat)) for seat in facts.deal.order]
        piles = [CountedLine(words.lazy("game.talon"), facts.deal.talon)]
        if facts.ecart:
            piles.append(CountedLine(words.lazy("game.ecart"), tuple(sorted(facts.ecart, key=sort))))
        share = (HANDS - (self.metrics.text_percent / 100 - 1) * LESS) / (len(hands) + 1)
        cards = Column([CardLines(hands, share * len(hands), CROP),
                        Row([CardLines([pile], share, CROP) for pile in piles], 60, place="end")], 6)
        return self.named("all", ScrollArea(Column([cards], place="centre")))


class CountedPile(CardLines):
    """The cards of a camp that are worth more than the least: the first ``counted`` are open, with their values.

    There is room for ``most`` cards.
    """

    def __init__(self, cards: tuple[Card, ...], family: Family, share: float, counted: int, most: int) -> None:
        super().__init__([CountedLine("", cards)], share, widest=SEPARATE)
        self.family, self.counted, self.most = family, counted, most

    @property
    def longest(self) -> int:
        return self.most

    def picture(self, card: Card, index: int, wide: int) -> Surface:
        if index >= self.counted:
            return art.card("back", wide)
        made, side = art.card(card.name, wide).copy(), round(wide * COIN)
        middle, line = (round(side * 0.7), art.card_height(wide) - round(side * 0.8)), self.metrics.line
        plain.disc(made, middle, side // 2 + line, ((theme.GILT_DARK, 0), (theme.CREAM, line)))
        said = points(self.family.values[card], self.family.unit)
        block = text.fit(said, "small", replace(self.metrics, text_percent=100), side)
        text.draw(made, block, Rect(middle[0] - side, middle[1] - side, 2 * side, 2 * side), theme.INK, "centre")
        return made


class CountScene(DealPage):
    """Counts the cards of each camp one by one; a button shows the final sums at once."""

    heading = "after.count"

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        state = table.session.state
        assert isinstance(state, Over)
        assert state.score is not None
        by_side = {pile.side: pile for pile in state.score.piles}
        self._values = table.session.rules.family.values
        camps = sides_played(state.facts, state.score.sides, table.session.viewer).camps
        self._piles = [(camp, by_side[camp.side]) for camp in camps if camp.side is not None]
        self._cards = [self._worth(pile) for _, pile in self._piles]
        self.counted, self._waited = 0, 0.0

    def _worth(self, pile: Pile) -> tuple[Card, ...]:
        """The cards of ``pile`` that are worth more than the least, the best first."""
        values, least = self._values, min(self._values)
        return tuple(card for card in sorted(pile.cards, key=lambda one: (-values[one], self.table.stage.sort(one)))
                     if values[card] > least)

    def parts(self) -> Widget:
        cells: list[Widget] = []
        family, table = self.table.session.rules.family, self.table
        for (camp, pile), cards in zip(self._piles, self._cards, strict=True):
            counted = sum(self._values[card] for card in cards[:self.counted])
            done = self.counted >= len(cards)
            told = words.say("after.sum", cards=points(counted, family.unit),
                             rest=points(pile.units - counted, family.unit)) if done else ""
            name = camp_words(camp, table.name)
            who = Column([faces([table.flower(seat) for seat in camp.seats], SIDE),
                          Label(f"{name[0].upper()}{name[1:]}", "strong")], 4, place="start")
            open_ = CountedPile(cards, family, COUNTED / len(self._piles), self.counted, self.most)
            cells += [who, Column([open_, muted(told)], 4),
                      Column([Label(points(pile.units if done else counted, family.unit), "title", align="centre"),
                              muted(words.lazy("statistics.points"), align="centre")], 0)]
        return self.named("all", ScrollArea(Tracks(cells, (0.2, "fill", 64), 24, lines=24)))

    def foot(self) -> Sequence[Widget]:
        every = self.button("all", words.lazy("after.all"), partial(self.put, "counted", self.most))
        return (*super().foot(), *([every] if self.busy else ()))

    @property
    def most(self) -> int:
        """The number of cards of the camp that has most to count."""
        return max(map(len, self._cards))

    @property
    def busy(self) -> bool:
        return self.counted < self.most

    def update(self, dt: float) -> Step | None:
        if self.busy:
            self._waited += dt
            if self._waited >= COUNT_SECONDS:
                self._waited = 0.0
                self.host.sounds.play("deal")
                self.put("counted", self.counted + 1)
        return super().update(dt)


def account_lines(table: Table) -> list[SheetRow]:
    """The rows of the account of the deal at ``table``; empty if the deal was not played."""
    score = table.stage.board.score
    if score is None:
        return []
    return rows(score, sides_played(table.session.state.facts, score.sides, table.session.viewer), table.name)


class AccountLine(Composed):
    """The words of ``line`` at the left and its number at the right, with a thin line below a result."""

    def __init__(self, line: SheetRow) -> None:
        said = Label(line.left, colour=theme.INK if line.strong else theme.ON_PAPER.muted)
        super().__init__(Tracks([said, Label(line.right, align="right")], ("fill", "fit"), APART, level="start"))
        self.strong = line.strong

    def draw(self, surface: Surface) -> None:
        if self.strong:
            pygame.draw.line(surface, theme.GILT, self.rect.bottomleft, self.rect.bottomright, self.metrics.line)
        super().draw(surface)


def account(table: Table, leave: Callable[[], Step] | None = None) -> Overlay:
    """A panel with the account of the deal at ``table``, and buttons to other views of the deal and to the menu.

    ``leave`` returns the step to the menu.
    """
    def build() -> list[Widget]:
        lines, views = account_lines(table), list[Widget]()
        if lines:
            views.append(Button(words.lazy("after.count_button"), lambda: Push(CountScene(table))))
        if len(table.session.course) > 1 and not table.session.match.finished and table.tutor is None:
            views.append(Button(words.lazy("chart.button"), lambda: Push(MatchChartScene(table))))
        if leave is not None:
            views.append(Button(words.lazy("menu.menu"), leave))
        told = [Label(words.lazy("end.account"), "heading", align="centre"),
                ScrollArea(Column([AccountLine(line) for line in lines], 3), height=MOST)] if lines else []
        return [*told, Row([*views, Button(words.lazy("common.close"), Pop, primary=True)], place="centre")]
    return Overlay(build)


class MatchChart(Growing):
    """The total of every seat after each deal; the line of the seat ``own`` is thick, and there is a line at zero.

    Each line ends at the medallion in ``flowers`` and the name of its player. The chart is ``high`` units high.
    ``step`` is the key of the name of a deal, for a screen reader.
    """

    motion = COURSE

    def __init__(self, names: Sequence[str], flowers: Sequence[str], payments: Sequence[Sequence[int]],
                 own: Seat | None, high: float, *, step: str = "tournament.deal") -> None:
        super().__init__()
        self.own, self.high, self.step, self.flowers = own, high, step, tuple(flowers)
        self.names = list(names)
        self.totals = [[0, *accumulate(deal[seat] for deal in payments)] for seat in range(len(names))]

    def node(self) -> Node | None:
        rows = [[words.say(self.step, number=deal), *map(words.signed, totals)]
                for deal, totals in enumerate(zip(*self.totals, strict=True)) if deal]
        return table_node([["", *self.names], *rows], bounds_of(self.rect))

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """The height given, but high enough for the names below each other."""
        names = len(self.names) * text.line_height("small", metrics)
        high = max(metrics.px(self.high), names + metrics.px(ABOVE) + self._below(metrics))
        return min(room, metrics.px(520)) if room == ROOMY else room, high

    @property
    def frame(self) -> Rect:
        metrics = self.metrics
        left = max(text.width(words.signed(n), "small", metrics) for n in self._heights()) + metrics.px(12)
        right = max(text.width(name, "strong", metrics) for name in self.names) + metrics.px(LEADER + 6) + self._row
        return Rect(self.rect.left + left, self.rect.top + metrics.px(ABOVE), self.rect.width - left - right,
                    self.rect.height - self._below(metrics) - metrics.px(ABOVE))

    @property
    def _row(self) -> int:
        """The height of a name with its medallion."""
        high = self.rect.height // (2 * len(self.names))
        return max(text.line_height("small", self.metrics), min(self.metrics.px(NAME), high))

    @staticmethod
    def _below(metrics: Metrics) -> int:
        return text.line_height("small", metrics) + metrics.px(DEALS)

    def _heights(self) -> list[int]:
        """The round values with a line across the chart, from below all totals to above them."""
        high = self.rect.height - self._below(self.metrics) - self.metrics.px(ABOVE)
        return grid([value for line in self.totals for value in line],
                    max(1, high // max(self.metrics.px(ROW), 2 * text.line_height("small", self.metrics))))

    def _at(self, frame: Rect, deal: int, value: int) -> tuple[int, int]:
        low, *_, high = self._heights()
        deals = max(1, len(self.totals[0]) - 1)
        return (frame.left + round(frame.width * deal / deals),
                frame.bottom - round(frame.height * (value - low) / (high - low)))

    def draw(self, surface: Surface) -> None:
        frame, metrics = self.frame, self.metrics
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
        for value in self._heights():
            _, y = self._at(frame, 0, value)
            colour, thick = (theme.PAPER3, max(1, metrics.line // 2)) if value else (theme.GILT_DARK, metrics.line)
            pygame.draw.line(surface, colour, (frame.left, y), (frame.right, y), thick)
            block = text.lay(words.signed(value), "small", metrics)
            text.draw(surface, block, Rect(self.rect.left, y - block.height // 2, frame.left - self.rect.left
                                           - metrics.px(6), block.height), theme.ON_PAPER.muted, "right")
        deals = len(self.totals[0]) - 1
        widest = text.width(words.number(deals), "small", metrics) + metrics.px(8)
        for deal in range(1, deals + 1, -(-deals * widest // max(1, frame.width))):
            x, _ = self._at(frame, deal, 0)
            block = text.lay(words.number(deal), "small", metrics)
            below = Rect(x - block.width // 2, frame.bottom + metrics.px(DEALS), block.width, block.height)
            text.draw(surface, block, below, theme.ON_PAPER.muted)

    def _draw_names(self, surface: Surface, frame: Rect) -> None:
        """Draw medallions and names at the ends of the lines, below each other in the order of the totals.

        The total is below each name if there is room.
        """
        metrics, high = self.metrics, self._row
        ends = sorted((self._at(frame, len(line) - 1, line[-1])[1], seat) for seat, line in enumerate(self.totals))
        top = frame.top - high - high // 2
        for place, (y, seat) in enumerate(ends):
            last = frame.bottom + high // 2 - high * (len(ends) - place)
            top = min(max(y - high // 2, top + high), last)
            face = Rect(frame.right + metrics.px(LEADER), top, high, high)
            medallion(surface, self.flowers[seat], face.center, round(high / LEAVES))
            roomy = high >= 2 * text.line_height("small", metrics)
            name = text.lay(self.names[seat], "strong" if roomy else "small", metrics)
            total = text.lay(words.signed(self.totals[seat][-1]) if roomy else "", "small", metrics)
            spot = Rect(face.right + metrics.px(4), top, name.width, high // 2 if roomy else high)
            text.draw(surface, name, spot, line_colours()[seat])
            text.draw(surface, total, spot.move(0, high // 2), theme.INK)


class MatchChartScene(DealPage):
    """The chart of the match at ``table``."""

    heading = "chart.title"

    def parts(self) -> Widget:
        table, seats = self.table, range(self.table.session.rules.at_table)
        chart = MatchChart([table.name(seat) for seat in seats], [table.flower(seat) for seat in seats],
                           list(table.session.course), None if table.demo else table.session.viewer, CHART)
        deal = muted(words.lazy("panel.deal_number"), align="centre")
        return Column([muted(words.lazy("daily.score")), chart, deal], 2, grow=(1,))
