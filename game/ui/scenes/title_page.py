"""The title page, the doors next to it, and the pages behind doors that lead to several places."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import lru_cache
from math import cos, radians, sin

import pygame
from pygame import Rect, Surface

from ...about import TITLE
from ...view import words
from ...view.access import READ, Node, NodeRole, read_out
from ...view.units import Metrics, Point, Size
from ...view.words import Text, lazy, spoken
from ..app.scene import Step
from ..draw import art, plain, signs, text, theme
from ..draw.pictures import stick
from ..draw.signs import Sign
from ..draw.text import Block
from ..draw.transform import scaled
from ..widgets import ROOMY, Button, Column, Grid, Label, Rule, ScrollArea, Space, Widget, Written
from ..widgets.base import words_of
from ..widgets.button import SIDE
from .paper import PaperScene

FAN = ("SD", "T3", "F", "T17", "HR")
SPREAD = 15.0
"""Degrees between two cards of the fan."""
CARD, TALL = 128, 330
"""Units: greatest width of a card; least height of the page."""
TITLE_PICTURE = "table/title"
GUTTER, PAGE, HEIGHT, FOLD = 64, 330, 596, 90
"""Units: gap between the pages, least width of a page, height of the sheet, width of the fold."""
GAPS = (14, 9, 4)
"""Units between two entries: the first gap with which all of them fit a page is used."""
FOLIO = ((190, 22), (150, 16), (110, 8))
"""Units: the height of the title above a single column, and the gap between two parts; the first pair that fits."""
#: Units: the least width of a door, the side of its sign, the padding, and between sign and words.
WIDE, SIGN, PAD, APART = 228, 38, 13, 12
#: Units: the radius of the bud that marks news.
BUD = 4
#: Above this size of text in percent a door shows only its name.
ROOMIEST = 125


def title_size(metrics: Metrics, box: Size) -> Size:
    """The size of the title within ``box``: that of its picture, or of its letters if there is no picture."""
    found = art.ornament(TITLE_PICTURE, box)
    return found.get_size() if found is not None else text.fit(TITLE, "title", metrics, box[0]).size


def draw_title(surface: Surface, rect: Rect, metrics: Metrics) -> None:
    """Draw the title in the middle of ``rect``."""
    found = art.ornament(TITLE_PICTURE, rect.size)
    if found is not None:
        art.stick(surface, found, found.get_rect(center=rect.center))
    else:
        text.draw(surface, text.fit(TITLE, "title", metrics, rect.width), rect, theme.ON_PAPER.accent, "centre")


class TitleLine(Widget):
    """The title alone, at most ``high`` units high."""

    def __init__(self, high: float) -> None:
        super().__init__()
        self.high = high

    def node(self) -> Node | None:
        return Node(NodeRole.HEADING, TITLE, acts=READ)

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        return title_size(metrics, (min(room, metrics.width), metrics.px(self.high)))

    def draw(self, surface: Surface) -> None:
        draw_title(surface, self.rect, self.metrics)


class TitlePage(Widget):
    """Title, subtitle and cards in a column; the cards fill the remaining height."""

    def __init__(self) -> None:
        super().__init__()
        self._shown: list[int] = []

    def node(self) -> Node | None:
        """A heading with the title, described by the text below it."""
        return Node(NodeRole.HEADING, TITLE, about=words_of(self.written()), acts=READ)

    @property
    def outdated(self) -> bool:
        """Whether a better picture of one of the cards has arrived since they were drawn."""
        return self._shown != [art.DECK.age(name) for name in FAN]

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        return min(room, metrics.px(460)), metrics.px(TALL)

    def _title(self) -> Rect:
        wide, high = title_size(self.metrics, (self.rect.width, self.rect.height // 3))
        return Rect(self.rect.centerx - wide // 2, self.rect.top + self.metrics.px(6), wide, high)

    def _subtitle(self) -> tuple[Block, Rect]:
        block = text.lay(words.say("menu.subtitle"), "italic", self.metrics, round(self.rect.width * 0.92))
        top = self._title().bottom + self.metrics.px(8)
        return block, Rect(self.rect.left, top, self.rect.width, block.height)

    def written(self) -> Sequence[Written]:
        ground = theme.ON_PAPER
        below, middle = self._subtitle()
        return (Written(below, middle, ground.ink, "centre"),)

    def draw(self, surface: Surface) -> None:
        draw_title(surface, self._title(), self.metrics)
        self._draw_fan(surface, self.room)
        super().draw(surface)

    @property
    def room(self) -> Rect:
        """The rectangle for the cards below the subtitle."""
        top = self._subtitle()[1].bottom + self.metrics.px(8)
        return Rect(self.rect.left, top, self.rect.width, self.rect.bottom - top).inflate(-self.metrics.px(30), 0)

    def _draw_fan(self, surface: Surface, room: Rect) -> None:
        """Draw the cards as a fan, as large as ``room`` allows."""
        self._shown = [art.DECK.age(name) for name in FAN]
        half = (len(FAN) - 1) / 2
        tilt = radians(SPREAD * half)
        radius = 1.5  # from the middle of a card to the centre of the fan, in heights of a card
        share = art.deck.PROPORTION
        across = 2 * (radius + 0.5) * share * sin(tilt) + cos(tilt)
        down = share * (radius + 0.5 - (radius - 0.5) * cos(tilt)) + 0.5 * sin(tilt)
        width = int(min(room.width / across, room.height / down, self.metrics.px(CARD)))
        if width < self.metrics.px(34):
            return
        high = art.card_height(width)
        pivot = room.centerx, room.centery - down * width / 2 + high * (radius + 0.5)
        for place, name in enumerate(FAN):
            turn = (place - half) * SPREAD
            middle = (round(pivot[0] + sin(radians(turn)) * high * radius),
                      round(pivot[1] - cos(radians(turn)) * high * radius))
            shadow = art.turned(("title shadow", width), art.card_shadow(width), -turn)
            art.stick(surface, shadow, shadow.get_rect(center=middle))
            picture = art.turned_card(name, width, -turn)
            art.stick(surface, picture, picture.get_rect(center=middle))


class Spread(Widget):
    """A title page with the door to ``today`` at the left; ``head``, ``doors`` and the button ``leave`` at the right.

    In a narrow window they are in one column.
    """

    def __init__(self, today: Widget, head: Sequence[Widget], doors: Sequence[Widget], leave: Widget) -> None:
        super().__init__()
        self.page, self.today = TitlePage(), today
        self.column = Column([*head, Space(2), Rule(), Grid(doors, 2, 12, fill=False), leave], 5, place="centre")
        self.title = TitleLine(FOLIO[0][0])
        below = ScrollArea(Column([today, Grid(doors, 2, 8), leave], 8, place="centre"))
        self.folio = Column([self.title, *head, below], place="centre", grow=(len(head) + 1,))
        self._shown: Sequence[Widget] = (self.page, self.column, today)

    @property
    def children(self) -> Sequence[Widget]:
        """The pages that fit in the window."""
        return self._shown

    @property
    def open(self) -> bool:
        """Whether both pages are visible."""
        return len(self._shown) > 1

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        return min(room, metrics.px(1000)), metrics.px(HEIGHT)

    def layout(self, rect: Rect, metrics: Metrics) -> None:
        """Place both pages side by side if the entries fit one page."""
        super().layout(rect, metrics)
        half = (rect.width - metrics.px(GUTTER)) // 2
        for self.column.gap in GAPS:
            wide, high = self.column.preferred(metrics, half)
            if high <= rect.height:
                break
        if half >= metrics.px(PAGE) and wide <= half and high <= rect.height:
            self._shown = self.page, self.column, self.today
            foot = self.today.preferred(metrics, half)
            below = Rect((rect.left + (half - foot[0]) // 2, rect.bottom - foot[1]), foot)
            self.today.layout(below, metrics)
            self.page.layout(Rect(rect.left, rect.top, half, below.top - metrics.px(GAPS[0]) - rect.top), metrics)
            self.column.layout(Rect(rect.right - half, rect.top + (rect.height - high) // 2, half, high), metrics)
        else:
            self._shown = (self.folio,)
            self._lay_folio(rect, metrics)

    def _lay_folio(self, rect: Rect, metrics: Metrics) -> None:
        """Place all entries in one column in the middle, with the largest gaps that fit."""
        for self.title.high, self.folio.gap in FOLIO:
            high = self.folio.preferred(metrics, rect.width)[1]
            if high <= rect.height:
                break
        high = min(high, rect.height)
        self.folio.layout(Rect(rect.left, rect.top + (rect.height - high) // 2, rect.width, high), metrics)

    def draw(self, surface: Surface) -> None:
        """Draw the pages and the fold between them."""
        if self.open:
            self._draw_fold(surface)
        super().draw(surface)

    def _draw_fold(self, surface: Surface) -> None:
        """Draw the shade of the fold, and buds on it."""
        x, metrics = self.rect.centerx, self.metrics
        shade = fold(metrics.px(FOLD), self.rect.height + metrics.px(40))
        if theme.LOOK.opaque:
            pygame.draw.line(surface, theme.GILT, (x, self.rect.top), (x, self.rect.bottom), metrics.line)
        else:
            surface.blit(shade, shade.get_rect(center=self.rect.center), None, pygame.BLEND_RGB_MULT)
        for y in (self.rect.top + metrics.px(30), self.rect.centery, self.rect.bottom - metrics.px(30)):
            pygame.draw.aacircle(surface, theme.GILT, (x, y), metrics.px(5))
            pygame.draw.aacircle(surface, theme.VERMILION_DARK, (x, y), metrics.px(3))


@lru_cache(4)
def fold(wide: int, high: int) -> Surface:
    """A picture ``wide`` pixels wide with which paper is multiplied to show a fold, darkest in the middle."""
    small = Surface((wide, 1), 0, 32)
    for x in range(wide):
        away = abs(2 * x / max(1, wide - 1) - 1)
        small.set_at((x, 0), theme.mixed((0xD9, 0xCC, 0xB4), (255, 255, 255), away**0.6))
    return scaled(small, (wide, high))


class NewsButton(Button):
    """A button with a bud if the text ``news`` is not empty."""

    def __init__(self, words: Text, action: Callable[[], Step | None], news: Text = "") -> None:
        super().__init__(words, action, tip=news or None)
        self.news = news

    def node(self) -> Node | None:
        """The node of a button, with the news in its description."""
        node, said = super().node(), read_out(spoken(self.news))
        return node if node is None or not said else replace(node, about=", ".join(filter(None, (node.about, said))))

    @property
    def _bud_at(self) -> Point:
        return self.rect.right - self.metrics.px(PAD + SIDE // 2), self.rect.centery

    def draw(self, surface: Surface) -> None:
        super().draw(surface)
        self._draw_bud(surface)

    def _draw_bud(self, surface: Surface) -> None:
        if self.news:
            plain.bud(surface, self._bud_at, self.metrics.px(BUD), True)


class DoorButton(NewsButton):
    """A plate with the sign ``icon``, a name, and below it in small letters what the door leads to."""

    def __init__(self, icon: str, name: Text, about: Text, action: Callable[[], Step | None],
                 news: Text = "") -> None:
        super().__init__(name, action, news)
        self.icon, self.about = icon, about

    def _blocks(self, metrics: Metrics, room: int) -> list[text.Block]:
        blocks = [text.fit(spoken(self.words), "button", metrics, room)]
        if metrics.text_percent <= ROOMIEST:
            blocks.append(text.fit(spoken(self.about), "small", metrics, room, 2))
        return blocks

    @staticmethod
    def _before(metrics: Metrics) -> int:
        """The pixels from the left edge to the words."""
        return metrics.px(PAD + SIGN + APART)

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """The size of a door, with the name on one line and the text below it on two."""
        around = self._before(metrics) + metrics.px(PAD)
        name = text.width(spoken(self.words), "button", metrics)
        wide = min(room, max(metrics.px(WIDE), name + around))
        blocks = self._blocks(metrics, max(1, wide - around))
        about = max(blocks[1].height, 2 * text.line_height("small", metrics)) if len(blocks) > 1 else 0
        return wide, max(metrics.px(SIGN), blocks[0].height + about) + 2 * metrics.px(PAD - 4)

    @property
    def ring_radius(self) -> int:
        """The radius of the corners."""
        return self.metrics.px(10)

    @property
    def _bud_at(self) -> Point:
        return self.rect.right - self.metrics.px(PAD), self.rect.top + self.metrics.px(PAD)

    def draw(self, surface: Surface) -> None:
        metrics, line = self.metrics, self.metrics.line
        paper = theme.mixed(theme.CREAM, theme.GILT_LIGHT, 0.4 if self.hovered else 0.0)
        lines = (theme.GILT_DARK, 0), (paper, line), (theme.GILT_LIGHT, 3 * line), (paper, 4 * line)
        plain.nested(surface, self.rect, self.ring_radius, lines)
        sign = signs.drawn(Sign("icon", self.icon), metrics.px(SIGN), theme.ON_PAPER.accent)
        stick(surface, sign, sign.get_rect(center=(self.rect.left + metrics.px(PAD) + metrics.px(SIGN) // 2,
                                                   self.rect.centery)))
        for written in self.written():
            written.draw(surface)
        self._draw_bud(surface)

    def written(self) -> Sequence[Written]:
        """The name, and the text below it."""
        metrics, before = self.metrics, self._before(self.metrics)
        room = max(1, self.rect.width - before - metrics.px(PAD))
        blocks, found = self._blocks(metrics, room), list[Written]()
        top = self.rect.centery - sum(block.height for block in blocks) // 2
        for block, colour in zip(blocks, (theme.INK, theme.ON_PAPER.muted), strict=False):
            found.append(Written(block, Rect(self.rect.left + before, top, room, block.height), colour))
            top += block.height
        return found


class DoorsScene(PaperScene):
    """A page behind a door; each of ``ways`` has a name, the text of its button, and an action.

    ``news`` returns the news about a way, given its name; empty if there is none.
    """

    note = True

    def __init__(self, title: Text, ways: Sequence[tuple[str, Text, Callable[[], Step | None]]],
                 below: Text | None = None, news: Callable[[str], Text] = lambda name: "") -> None:
        super().__init__()
        self.title, self.ways, self.below, self.news = title, list(ways), below, news
        self.first = self.ways[0][0]

    def parts(self) -> Widget:
        """A button for each way, and the line ``below`` the first."""
        lines: list[Widget] = [self.named(name, NewsButton(words, go, self.news(name)))
                               for name, words, go in self.ways]
        if self.below is not None:
            lines.insert(1, Label(self.below, "small", align="centre", colour=theme.ON_PAPER.muted))
        return self.named("ways", ScrollArea(Column(lines, 10)))

    def foot(self) -> Sequence[Widget]:
        return (self.named("back", Button(lazy("common.back"), self.back)),)
