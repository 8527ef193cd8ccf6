"""A sheet that takes the fullest of several forms that fits, and the flowers that a deal has opened."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import pygame
from pygame import Rect, Surface

from ....view import album, words
from ....view.album import OpenedFlower
from ....view.table.choreography import STORY
from ....view.units import TEXT_PERCENTS, Metrics, Size
from ....view.words import Text, spoken
from ...draw import art, text, theme
from ...draw.theme import Ground
from ...table.overlays import AlbumNews
from ...widgets import ROOMY, Button, Callback, Column, Widget, Written, walk
from ...widgets.button import TextButton
from .figures import Growing, plate

#: Units: the padding of the sheet, between its columns, from it to the window's rim, and its greatest width.
PAD, GUTTER, RIM, WIDE, NARROW = 32, 34, 8, 1150, 640
#: Text of at least this many percent is large.
LARGE = 125
#: Units of a quiet button: left and right of its words, and above and below them together.
SIDE, AIR = 12, 8
#: Units: the width of a flower, the gap beside it, and the padding of the plate.
CARD, APART, INSET = 40, 8, 12
MOST = 3
"""The most flowers that are shown; the others are counted."""
OPENING = (0.16, 0.42, 0.7, 1.0)
"""The opacity of a flower, by the number of its deeds that are done."""


class QuietButton(TextButton):
    """A secondary button: words with a thin line below them."""

    def __init__(self, words: Text, action: Callback, *, on: Ground = theme.ON_PAPER) -> None:
        super().__init__(words, action)
        self.on = on

    @property
    def side(self) -> int:
        """The pixels left and right of the words."""
        return self.metrics.px(SIDE)

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        sides = 2 * metrics.px(SIDE)
        block = text.fit(spoken(self.words), "body", metrics, room - sides)
        return block.width + sides, block.height + metrics.px(AIR)

    def draw(self, surface: Surface) -> None:
        """Draw the words and the line, with buds at the ends while the pointer is on the button."""
        super().draw(surface)
        spot = self.written()[0].spot
        y = spot.bottom - self.metrics.px(1)
        pygame.draw.line(surface, self.on.line, (spot.left, y), (spot.right, y), self.metrics.line)

    def written(self) -> Sequence[Written]:
        """The words, in the ink for their background."""
        inner = self.rect.inflate(-2 * self.metrics.px(SIDE), 0)
        block = text.fit(spoken(self.words), "body", self.metrics, inner.width)
        colour = self.on.accent if self.hovered or self.focused else self.on.ink
        return (Written(block, inner, colour, "centre"),)


@dataclass(frozen=True, slots=True)
class SheetForm:
    """One form of a sheet: its columns from left to right. A ``bare`` one omits parts that should be seen."""

    columns: tuple[Column, ...]
    bare: bool = False


class EndSheet(Widget):
    """Shows the first of ``forms`` that fits in the window of ``metrics``, in the largest text up to the size chosen.

    Smaller text is tried first, as long as it is still large; only then a bare form.
    """

    def __init__(self, forms: Sequence[SheetForm]) -> None:
        super().__init__()
        self.forms = list(forms)
        self.form = self.forms[-1]

    @property
    def children(self) -> Sequence[Widget]:
        """The columns of the form that fits."""
        return self.form.columns

    @property
    def growing(self) -> list[Growing]:
        """The parts that grow into view."""
        return [part for part in walk(self) if isinstance(part, Growing)]

    @property
    def buttons(self) -> list[Button]:
        """All buttons on the sheet."""
        return [part for part in walk(self) if isinstance(part, Button)]

    def drawn(self) -> Iterator[Widget]:
        """The parts to draw, without containers and buttons."""
        for part in walk(self):
            if isinstance(part, Growing) or (part.written() and not isinstance(part, Button)):
                assert isinstance(part, Widget)
                yield part

    def choose(self, metrics: Metrics) -> tuple[Metrics, Size]:
        """Select the form that fits; returns the metrics for its layout, and the size of the sheet."""
        sizes = [replace(metrics, text_percent=p) for p in reversed(TEXT_PERCENTS) if p <= metrics.text_percent]
        whole = [(size, form) for size in sizes if size.text_percent >= LARGE for form in self.forms if not form.bare]
        for size, form in [*whole, *((size, form) for size in sizes or [metrics] for form in self.forms)]:
            self.form = form
            wide, high = self._size(size)
            if self._fits(size, wide) and high <= metrics.height - 2 * metrics.px(RIM):
                return size, (wide, high)
        return size, (wide, min(high, metrics.height - 2 * metrics.px(RIM)))

    def _inner(self, metrics: Metrics, wide: int) -> int:
        """The width of a column in a sheet ``wide`` pixels wide."""
        count = len(self.form.columns)
        return (wide - 2 * metrics.px(PAD) - metrics.px(GUTTER) * (count - 1)) // count

    def _size(self, metrics: Metrics) -> Size:
        most = metrics.px(WIDE if len(self.form.columns) > 1 else NARROW)
        grown = 1 + (metrics.text_percent / 100 - 1) * 0.6
        wide = min(round(most * grown), metrics.width - 2 * metrics.px(RIM))
        inner = self._inner(metrics, wide)
        return wide, max(column.preferred(metrics, inner)[1] for column in self.form.columns) + 2 * metrics.px(PAD)

    def _fits(self, metrics: Metrics, wide: int) -> bool:
        inner = self._inner(metrics, wide)
        return all(part.preferred(metrics, inner)[0] <= inner for column in self.form.columns for part in column.items)

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """The size of the form that fits."""
        return self.choose(metrics)[1]

    def layout(self, rect: Rect, metrics: Metrics) -> None:
        """Place the columns side by side."""
        super().layout(rect, metrics)
        metrics, _ = self.choose(metrics)
        pad, inner = metrics.px(PAD), self._inner(metrics, rect.width)
        for number, column in enumerate(self.form.columns):
            left = rect.left + pad + number * (inner + metrics.px(GUTTER))
            column.layout(Rect(left, rect.top + pad, inner, rect.height - 2 * pad), metrics)


def draw_pressed(surface: Surface, flower: str, stage: int, rect: Rect) -> None:
    """Draw the card of ``flower`` in the middle of ``rect``; the fewer of its deeds are done, the paler."""
    picture = art.card(album.picture_of(flower), rect.width)
    share = 1.0 if theme.LOOK.opaque else OPENING[stage]
    art.stick(surface, art.faded(picture, share), picture.get_rect(center=rect.center))


def album_link(news: AlbumNews) -> QuietButton:
    """A button that opens the album at the new flowers."""
    return QuietButton(words.lazy("album.new"), news.look)


class PressedFlowers(Growing):
    """The flowers that a deal has opened: their cards, a link to the album, and the deed for the furthest one."""

    motion = STORY

    def __init__(self, news: AlbumNews) -> None:
        super().__init__()
        self.news, self.link = news, album_link(news)

    @property
    def children(self) -> Sequence[Widget]:
        """The link to the album."""
        return (self.link,)

    @property
    def _shown(self) -> Sequence[OpenedFlower]:
        return self.news.flowers[:MOST]

    def _beside(self, metrics: Metrics) -> int:
        """The pixels from the left edge to the words."""
        return metrics.px(INSET) + len(self._shown) * metrics.px(CARD + APART)

    def _said(self, metrics: Metrics, room: int) -> text.Block:
        flowers = self.news.flowers
        more = len(flowers) - 1
        said = flowers[0].said if not more else words.count("album.more", more, flower=flowers[0].said)
        return text.fit(said, "small", metrics, max(1, room - self._beside(metrics) - metrics.px(INSET)), 3)

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """The full width, and the height of the cards or of the words."""
        room = min(room, metrics.px(520)) if room == ROOMY else room
        written = self.link.preferred(metrics, room - self._beside(metrics))[1] + self._said(metrics, room).height
        return room, max(art.card_height(metrics.px(CARD)), written) + metrics.px(INSET)

    def layout(self, rect: Rect, metrics: Metrics) -> None:
        """Place the link to the album above the deed."""
        super().layout(rect, metrics)
        beside = self._beside(metrics)
        wide, high = self.link.preferred(metrics, rect.width - beside)
        top = rect.centery - (high + self._said(metrics, rect.width).height) // 2
        self.link.layout(Rect(rect.left + beside - self.link.side, top, wide, high), metrics)

    def draw(self, surface: Surface) -> None:
        if not self.share:
            return
        metrics, wide = self.metrics, self.metrics.px(CARD)
        plate(surface, self.rect, metrics, theme.CREAM, theme.GILT, 10)
        for number, one in enumerate(self._shown):
            spot = Rect(self.rect.left + metrics.px(INSET) + number * metrics.px(CARD + APART), 0, wide,
                        art.card_height(wide))
            spot.centery = self.rect.centery
            draw_pressed(surface, one.flower, one.stage, spot)
        super().draw(surface)

    def written(self) -> Sequence[Written]:
        """The deed in words."""
        said = self._said(self.metrics, self.rect.width)
        place = Rect(self.rect.left + self._beside(self.metrics), self.link.rect.bottom, said.width, said.height)
        return (Written(said, place, theme.ON_PAPER.muted),)
