"""The flowers of the album that a deal has opened, on its result."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from ....view import album, words
from ....view.album import OpenedFlower
from ....view.table.choreography import STORY
from ....view.units import Metrics, Size
from ...draw import art, text, theme
from ...table.overlays import AlbumNews
from ...widgets.base import ROOMY, Widget, Written
from .figures import plate
from .growing import Growing
from .sheet import QuietButton

#: Units: the width of a flower, the gap beside it, and the padding of the plate.
CARD, APART, PAD = 40, 8, 12
MOST = 3
"""The most flowers that are shown; the others are counted."""
OPENING = (0.16, 0.42, 0.7, 1.0)
"""How much of a flower is to be seen, by the number of its deeds that are done."""


def draw_pressed(surface: Surface, flower: str, stage: int, rect: Rect) -> None:
    """The card of ``flower`` in the middle of ``rect``, the paler the fewer of its deeds are done."""
    picture = art.card(album.picture_of(flower), rect.width)
    share = 1.0 if theme.LOOK.opaque else OPENING[stage]
    art.stick(surface, art.faded(picture, share), picture.get_rect(center=rect.center))


def album_link(news: AlbumNews) -> QuietButton:
    """The way to the flowers in the album."""
    return QuietButton(words.lazy("album.new"), news.look)


class PressedFlowers(Growing):
    """The flowers that a deal has opened: their cards, the way to the album, and what opened the furthest."""

    motion = STORY

    def __init__(self, news: AlbumNews) -> None:
        super().__init__()
        self.news, self.link = news, album_link(news)

    @property
    def children(self) -> Sequence[Widget]:
        """The way to the album."""
        return (self.link,)

    @property
    def _shown(self) -> Sequence[OpenedFlower]:
        return self.news.flowers[:MOST]

    def _beside(self, metrics: Metrics) -> int:
        """From the left edge to the words."""
        return metrics.px(PAD) + len(self._shown) * metrics.px(CARD + APART)

    def _said(self, metrics: Metrics, room: int) -> text.Block:
        flowers = self.news.flowers
        more = len(flowers) - 1
        said = flowers[0].said if not more else words.count("album.more", more, flower=flowers[0].said)
        return text.fit(said, "small", metrics, max(1, room - self._beside(metrics) - metrics.px(PAD)), 3)

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """The whole width; the height of a card or of the words."""
        room = min(room, metrics.px(520)) if room == ROOMY else room
        written = self.link.preferred(metrics, room - self._beside(metrics))[1] + self._said(metrics, room).height
        return room, max(art.card_height(metrics.px(CARD)), written) + metrics.px(PAD)

    def layout(self, rect: Rect, metrics: Metrics) -> None:
        """The way to the album above what was done."""
        super().layout(rect, metrics)
        beside = self._beside(metrics)
        wide, high = self.link.preferred(metrics, rect.width - beside)
        top = rect.centery - (high + self._said(metrics, rect.width).height) // 2
        self.link.layout(Rect(rect.left + beside - self.link.side, top, wide, high), metrics)

    def draw(self, surface: Surface) -> None:
        """The plate, the cards, the words."""
        if not self.share:
            return
        metrics, wide = self.metrics, self.metrics.px(CARD)
        plate(surface, self.rect, metrics, theme.CREAM, theme.GILT, 10)
        for number, one in enumerate(self._shown):
            spot = Rect(self.rect.left + metrics.px(PAD) + number * metrics.px(CARD + APART), 0, wide,
                        art.card_height(wide))
            spot.centery = self.rect.centery
            draw_pressed(surface, one.flower, one.stage, spot)
        super().draw(surface)

    def written(self) -> Sequence[Written]:
        """What was done."""
        said = self._said(self.metrics, self.rect.width)
        place = Rect(self.rect.left + self._beside(self.metrics), self.link.rect.bottom, said.width, said.height)
        return (Written(said, place, theme.ON_PAPER.muted),)
