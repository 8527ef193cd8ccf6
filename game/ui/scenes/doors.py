"""The doors of the menu: large buttons with a sign, and the pages behind those that lead to several places."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from pygame import Rect, Surface

from ...view.access import Node, read_out
from ...view.units import Metrics, Point, Size
from ...view.words import Text, lazy, spoken
from ..app.scene import Step
from ..draw import plain, signs, text, theme
from ..draw.pictures import stick
from ..draw.signs import Sign
from ..widgets import ROOMY, Button, Column, Label, ScrollArea, Widget, Written
from ..widgets.button import SIDE
from .paper import PaperScene

#: Units: the least width of a door, the side of its sign, the padding, and between sign and words.
WIDE, SIGN, PAD, APART = 228, 38, 13, 12
#: Units: the radius of the bud that marks news.
BUD = 4
#: Above this size of text in percent a door has its name alone.
ROOMIEST = 125


class NewsButton(Button):
    """A button with a bud if there is ``news`` behind it; empty if there is none."""

    def __init__(self, words: Text, action: Callable[[], Step | None], news: Text = "") -> None:
        super().__init__(words, action, tip=news or None)
        self.news = news

    def node(self) -> Node | None:
        """As of other buttons, and the news."""
        node, said = super().node(), read_out(spoken(self.news))
        return node if node is None or not said else replace(node, about=", ".join(filter(None, (node.about, said))))

    @property
    def _bud_at(self) -> Point:
        return self.rect.right - self.metrics.px(PAD + SIDE // 2), self.rect.centery

    def draw(self, surface: Surface) -> None:
        """The button and the bud."""
        super().draw(surface)
        self._draw_bud(surface)

    def _draw_bud(self, surface: Surface) -> None:
        if self.news:
            plain.bud(surface, self._bud_at, self.metrics.px(BUD), True)


class DoorButton(NewsButton):
    """A plate with the sign ``icon``, a name, and below it in small letters what is behind the door."""

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
        """From the left edge to the words."""
        return metrics.px(PAD + SIGN + APART)

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """The size of a door: the name fits on one line, the words below it on two."""
        around = self._before(metrics) + metrics.px(PAD)
        name = text.width(spoken(self.words), "button", metrics)
        wide = min(room, max(metrics.px(WIDE), name + around))
        blocks = self._blocks(metrics, max(1, wide - around))
        about = max(blocks[1].height, 2 * text.line_height("small", metrics)) if len(blocks) > 1 else 0
        return wide, max(metrics.px(SIGN), blocks[0].height + about) + 2 * metrics.px(PAD - 4)

    @property
    def ring_radius(self) -> int:
        """The radius of its corners."""
        return self.metrics.px(10)

    @property
    def _bud_at(self) -> Point:
        return self.rect.right - self.metrics.px(PAD), self.rect.top + self.metrics.px(PAD)

    def draw(self, surface: Surface) -> None:
        """The plate, the sign, the words."""
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
        """The name, and the words below it."""
        metrics, before = self.metrics, self._before(self.metrics)
        room = max(1, self.rect.width - before - metrics.px(PAD))
        blocks, found = self._blocks(metrics, room), list[Written]()
        top = self.rect.centery - sum(block.height for block in blocks) // 2
        for block, colour in zip(blocks, (theme.INK, theme.ON_PAPER.muted), strict=False):
            found.append(Written(block, Rect(self.rect.left + before, top, room, block.height), colour))
            top += block.height
        return found


class DoorsScene(PaperScene):
    """A page with the ways behind a door: ``ways`` are a name, its words and where it leads.

    ``news`` says what is new behind a way, by its name; empty for nothing.
    """

    wide = 560

    def __init__(self, title: Text, ways: Sequence[tuple[str, Text, Callable[[], Step | None]]],
                 below: Text | None = None, news: Callable[[str], Text] = lambda name: "") -> None:
        super().__init__()
        self.title, self.ways, self.below, self.news = title, list(ways), below, news
        self.first = self.ways[0][0]

    def parts(self) -> Widget:
        """A button for each way, and the line below the first."""
        lines: list[Widget] = [self.named(name, NewsButton(words, go, self.news(name)))
                               for name, words, go in self.ways]
        if self.below is not None:
            lines.insert(1, Label(self.below, "small", align="centre", colour=theme.ON_PAPER.muted))
        return self.named("ways", ScrollArea(Column(lines, 10)))

    def foot(self) -> Sequence[Widget]:
        """The way back."""
        return (self.named("back", Button(lazy("common.back"), self.back)),)
