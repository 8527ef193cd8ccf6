"""A sheet with several forms, of which it shows the fullest that fits, and the flowers that a deal has opened."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from pygame import Rect, Surface

from ....view import album, words
from ....view.units import Metrics, Size
from ...draw import art, theme
from ...table.overlays import AlbumNews
from ...widgets import ROOMY, Button, Column, Fitted, QuietButton, Row, Space, Tracks, Widget, walk
from .figures import Growing, Picture, PlatePart

#: Units: the padding of the sheet, the gap between its columns, its distance from the window's rim, and its greatest
#: widths.
PAD, GUTTER, RIM, WIDE, NARROW = 32, 34, 8, 1150, 640
#: Text of at least this many percent is large.
LARGE = 125
#: Units: the width of a flower, the gap next to it, and the padding of the plate.
CARD, APART, INSET = 40, 8, 6
MOST = 3
"""The greatest number of flowers that are shown; the others are counted."""
OPENING = (0.16, 0.42, 0.7, 1.0)
"""The opacity of a flower, by the number of its deeds that are done."""


@dataclass(frozen=True, slots=True)
class SheetForm:
    """One form of a sheet: its columns from left to right. A ``bare`` one omits parts that should be visible."""

    columns: tuple[Column, ...]
    bare: bool = False


class EndSheet(Widget):
    """Shows the first of ``forms`` that fits in the window of ``metrics``, in the largest text up to the size chosen.

    Other forms than bare ones are tried first, in text of at least LARGE percent; then all forms, in all sizes.
    """

    def __init__(self, forms: Sequence[SheetForm]) -> None:
        super().__init__()
        self.forms = list(forms)
        self.form = self.forms[-1]

    @property
    def children(self) -> Sequence[Widget]:
        return self.form.columns

    @property
    def growing(self) -> list[Growing]:
        return [part for part in walk(self) if isinstance(part, Growing)]

    @property
    def buttons(self) -> list[Button]:
        return [part for part in walk(self) if isinstance(part, Button)]

    def drawn(self, within: Widget | None = None) -> Iterator[Widget]:
        """The parts to draw, without containers."""
        for part in (within or self).children:
            if isinstance(part, Growing) or not part.children:
                yield part
            else:
                yield from self.drawn(part)

    def choose(self, metrics: Metrics) -> tuple[Metrics, Size]:
        """Select the form that fits; returns the metrics for its layout, and the size of the sheet."""
        sizes = metrics.texts()
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
        return self.choose(metrics)[1]

    def layout(self, rect: Rect, metrics: Metrics) -> None:
        super().layout(rect, metrics)
        metrics, _ = self.choose(metrics)
        pad, inner = metrics.px(PAD), self._inner(metrics, rect.width)
        for number, column in enumerate(self.form.columns):
            left = rect.left + pad + number * (inner + metrics.px(GUTTER))
            column.layout(Rect(left, rect.top + pad, inner, rect.height - 2 * pad), metrics)


def draw_pressed(flower: str, stage: int, surface: Surface, rect: Rect) -> None:
    """Draw the card of ``flower`` in the middle of ``rect``, paler if fewer of its deeds are done."""
    picture = art.card(album.picture_of(flower), rect.width)
    share = 1.0 if theme.LOOK.opaque else OPENING[stage]
    art.stick(surface, art.faded(picture, share), picture.get_rect(center=rect.center))


def album_link(news: AlbumNews) -> QuietButton:
    """A button that opens the album at the new flowers."""
    return QuietButton(words.lazy("album.new"), news.look)


class PressedFlowers(PlatePart):
    """The flowers that a deal has opened: their cards, a link to the album, and the deed for the furthest one."""

    def __init__(self, news: AlbumNews) -> None:
        self.news, self.link = news, album_link(news)
        first, more = news.flowers[0].said, len(news.flowers) - 1
        said = Fitted(words.count("album.more", more, flower=first) if more else first, "small", 3,
                      colour=theme.ON_PAPER.muted)
        pressed = [Picture(CARD, partial(draw_pressed, one.flower, one.stage)) for one in news.flowers[:MOST]]
        told = Column([self.link, Tracks([Space(0, QuietButton.side), said], ("fit", "fill"), 0)], 0, place="start")
        super().__init__(Tracks([Row(pressed, APART), told], ("fit", "fill"), APART), INSET)
