"""The title page: the name of the game, a fan of its cards, an imprint."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, radians, sin

from pygame import Rect, Surface

from ...about import TITLE, VERSION
from ...view import words
from ...view.access import READ, Node, NodeRole
from ...view.units import Metrics, Size
from ..draw import art, text, theme
from ..draw.text import Block
from ..widgets import ROOMY, Widget, Written, draw_rule
from ..widgets.base import words_of

FAN = ("SD", "T3", "F", "T17", "HR")
SPREAD = 15.0
"""Degrees between two cards of the fan."""
CARD = 128
TALL = 330
"""Units: greatest width of a card; least height of the page."""
TITLE_PICTURE = "table/title"


def title_size(metrics: Metrics, box: Size) -> Size:
    """The size of the title within ``box``: its picture, or its letters without one."""
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
        """The title."""
        return Node(NodeRole.HEADING, TITLE, acts=READ)

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """The size of its picture."""
        return title_size(metrics, (min(room, metrics.width), metrics.px(self.high)))

    def draw(self, surface: Surface) -> None:
        """The picture."""
        draw_title(surface, self.rect, self.metrics)


class TitlePage(Widget):
    """Title, subtitle, cards and imprint in a column; the cards take the remaining height."""

    def __init__(self) -> None:
        super().__init__()
        self._shown: list[int] = []

    def node(self) -> Node | None:
        """The title, and what is below it."""
        return Node(NodeRole.HEADING, TITLE, about=words_of(self.written()), acts=READ)

    @property
    def outdated(self) -> bool:
        """Whether a better picture of one of the cards has arrived since they were drawn."""
        return self._shown != [art.DECK.age(name) for name in FAN]

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """A page."""
        return min(room, metrics.px(460)), metrics.px(TALL)

    def _title(self) -> Rect:
        wide, high = title_size(self.metrics, (self.rect.width, self.rect.height // 3))
        return Rect(self.rect.centerx - wide // 2, self.rect.top + self.metrics.px(6), wide, high)

    def _subtitle(self) -> tuple[Block, Rect]:
        block = text.lay(words.say("menu.subtitle"), "italic", self.metrics, round(self.rect.width * 0.92))
        top = self._title().bottom + self.metrics.px(8)
        return block, Rect(self.rect.left, top, self.rect.width, block.height)

    def _imprint(self) -> tuple[Block, Rect]:
        block = text.lay(words.say("menu.imprint", version=VERSION), "small", self.metrics, self.rect.width)
        return block, Rect(self.rect.left, self.rect.bottom - block.height, self.rect.width, block.height)

    def written(self) -> Sequence[Written]:
        """The subtitle and the imprint."""
        ground = theme.ON_PAPER
        (below, middle), (last, foot) = self._subtitle(), self._imprint()
        return (Written(below, middle, ground.ink, "centre"), Written(last, foot, ground.muted, "centre"))

    def draw(self, surface: Surface) -> None:
        """Everything."""
        draw_title(surface, self._title(), self.metrics)
        foot = self._imprint()[1]
        rule = Rect(self.rect.left, foot.top - self.metrics.px(16), self.rect.width, self.metrics.px(12))
        draw_rule(surface, rule, self.metrics)
        self._draw_fan(surface, self.room)
        super().draw(surface)

    @property
    def room(self) -> Rect:
        """The rectangle for the cards between the subtitle and the rule above the imprint."""
        top = self._subtitle()[1].bottom + self.metrics.px(8)
        bottom = self._imprint()[1].top - self.metrics.px(24)
        return Rect(self.rect.left, top, self.rect.width, bottom - top).inflate(-self.metrics.px(30), 0)

    def _draw_fan(self, surface: Surface, room: Rect) -> None:
        """The cards as a fan, as large as ``room`` allows."""
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
