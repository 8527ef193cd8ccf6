"""The pressed-flower album: 26 flowers that open with the deeds of the player, and the deeds for the chosen flower."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import partial

from pygame import Rect, Surface

from ...club.album import album_in, count_deeds
from ...club.work import Work
from ...engine.record import BadRecord, Record
from ...store.deeds import DEEDS, EACH, FLOWERS
from ...store.history import record_of
from ...view import album, words
from ...view.album import DoneDeed
from ...view.units import Metrics, Size
from ...view.words import lazy
from ..app.context import AppContext
from ..app.scene import Step
from ..draw import plain, text, theme
from ..widgets import Column, ContentButton, Drawn, Grid, QuietButton, Row, ScrollArea, Split, Tracks
from ..widgets.base import ROOMY, Label, Widget, muted
from .ending.figures import Picture
from .ending.sheet import draw_pressed
from .paper import ClothScene

CARD, PLATE, COLUMNS = 63, 92, 9
"""Units: the width of a flower on the page and of the chosen one; flowers in a row."""
DOTS, GAP = 14, 5
"""Units: the height of the line of buds below a flower, and the gap around it."""
BUD = 1.3
"""The width of the bud in front of a deed, in heights of the text."""


class FlowerButton(ContentButton):
    """A pressed flower above three buds, of which the first ``stage`` are open."""

    def __init__(self, flower: str, stage: int, chosen: bool, action: Callable[[], Step | None]) -> None:
        self.flower, self.stage = flower, stage
        shown = Column([Picture(CARD, partial(draw_pressed, flower, stage)),
                        Drawn(EACH * DOTS, DOTS, self._draw_buds)], 0, place="centre")
        super().__init__(self._told, action, shown, pad=GAP, chosen=chosen)
        self.tip = self._told

    def _told(self) -> str:
        return words.say("album.tip", flower=album.flower_name(self.flower), done=self.stage, all=EACH)

    def draw(self, surface: Surface) -> None:
        """Draw the flower with a frame if it is chosen, and with a lighter background under the pointer."""
        if self.hovered or self.chosen:
            plain.rounded(surface, self.rect, theme.CREAM, self.ring_radius)
        if self.chosen:
            plain.rounded(surface, self.rect, theme.ON_PAPER.accent, self.ring_radius, 2 * self.metrics.line)
        self.content.draw(surface)

    def _draw_buds(self, surface: Surface, rect: Rect, metrics: Metrics) -> None:
        for number in range(EACH):
            x = rect.centerx + (number - 1) * metrics.px(DOTS)
            plain.bud(surface, (x, rect.bottom - metrics.px(DOTS) // 3), metrics.px(3.5), number < self.stage)


class Bud(Widget):
    """The bud in front of a deed, open if the deed is ``done``."""

    def __init__(self, done: bool) -> None:
        super().__init__()
        self.done = done

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        return round(BUD * metrics.text_px("body")), text.line_height("body", metrics)

    def draw(self, surface: Surface) -> None:
        plain.bud(surface, (self.rect.left + self.rect.width // 3, self.rect.centery), self.rect.width // 4, self.done)


class AlbumScene(ClothScene):
    """All flowers, with the deeds for the ``chosen`` one next to them.

    Deals played since the last visit are read in the background.
    """

    heading = "album.title"

    def __init__(self, context: AppContext, chosen: str = "") -> None:
        super().__init__(context)
        self.album = album_in(context.store)
        self.first = chosen or next((flower for flower in FLOWERS if self.album.stage(flower)), FLOWERS[0])
        self.choose(self.first)
        self.begin(self._read())

    def _read(self) -> Work[None]:
        """Read the deals, then show the flowers that they opened, and record that all news has been seen."""
        if (yield from count_deeds(self.context.store)):
            self.album = album_in(self.context.store)
            self.choose(self.chosen)
        self.context.keeper.change(album_seen=len(self.album.done))

    def leave(self) -> None:
        super().leave()
        self.context.keeper.keep()

    def parts(self) -> Widget:
        flowers = [self.named(flower, FlowerButton(flower, self.album.stage(flower), flower == self.chosen,
                                                   partial(self.choose, flower))) for flower in FLOWERS]
        page = Column([muted(lazy("album.text")), *self._about()], 9)
        return self.named("all", ScrollArea(Split(page, Grid(flowers, COLUMNS, 2, fill=False), 30, share=0.62)))

    def _about(self) -> Iterator[Widget]:
        flower = self.chosen
        yield Label(self._count, "strong")
        name = Column([Label(lambda: album.flower_name(flower), "heading"),
                       muted(album.plant_of(flower).latin)], 2)
        yield Row([Picture(PLATE, partial(draw_pressed, flower, self.album.stage(flower))), name], 16)
        for deed, done in zip(album.deeds_for(flower), self.album.of(flower), strict=True):
            yield self._deed(deed, done)

    def _deed(self, deed: str, done: DoneDeed | None) -> Widget:
        colour = theme.INK if done else theme.ON_PAPER.muted
        lines: list[Widget] = [Label(lambda: album.deed_words(deed), colour=colour)]
        said = muted(lambda: album.done_words(done))
        record = self.records.get(deed)
        look = [] if record is None else [self.named(f"look {deed}", QuietButton(
            lazy("album.look"), partial(self.context.open, "replay", record)))]
        lines.append(Row([said, *look], 4))
        return Tracks([Bud(done is not None), Column(lines, 0)], ("fit", "fill"), 0, level="start")

    def _count(self) -> str:
        return self.progress or words.say("album.count", done=len(self.album.done), all=len(DEEDS))

    def foot(self) -> Sequence[Widget]:
        return (self.button("back", lazy("common.back"), self.back, primary=True),)

    def choose(self, flower: str) -> None:
        """Show the deeds for ``flower``, each with the deal in which it was done if that has a readable record."""
        self.chosen = flower
        self.records: dict[str, Record] = {}
        for deed in album.deeds_for(flower):
            done = self.album.done.get(deed)
            if done is not None:
                with suppress(BadRecord):
                    self.records[deed] = record_of(self.context.store, done.deal)
        self.renew()
