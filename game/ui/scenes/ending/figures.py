"""The figures of a sheet, which appear one after another: the player's calculation in tiles, and the count as bars."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

import pygame
from pygame import Rect, Surface

from ....view.access import READ, Node, NodeRole, read_out
from ....view.result import PointShares, Tile, brackets
from ....view.sides import SideColour
from ....view.table.choreography import COUNTED, STORY, TILES, Motion
from ....view.table.sheet import points
from ....view.units import Metrics, Size
from ....view.words import Text
from ...draw import art, plain, text, theme
from ...draw.pictures import blank, stick
from ...draw.text import Align
from ...draw.theme import Colour, Ground
from ...table.furniture import medallion
from ...widgets import ROOMY, Button, Column, Composed, Drawn, Fitted, Tracks, Widget, Written, walk

#: Units: the padding of a tile, the gap between two tiles for the operator, between two lines, and around brackets.
TILE_PAD, BETWEEN, LINES, BRACKET = 7, 21, 9, 5
BAND = 26
NEXT, LEAVES = 0.82, 2.5
"""From a medallion to the next in heights of a medallion with its leaves, and that height in radii of its ring."""


class Growing(Widget):
    """A part that grows until it is complete: it is not drawn at ``share`` 0, and complete at 1."""

    motion: Motion

    def __init__(self) -> None:
        super().__init__()
        self.share = 1.0

    def grow(self, elapsed: float) -> None:
        """Set the state for ``elapsed`` seconds after the sheet appeared."""
        self.share = self.motion.share(elapsed)

    @property
    def state(self) -> tuple[object, ...]:
        """The values that change the picture while it grows."""
        return (self.share,)

    @property
    def ends(self) -> float:
        """The seconds after which the part is complete."""
        return self.motion.end


def plate(surface: Surface, rect: Rect, metrics: Metrics, paper: Colour, edge: Colour | None = None,
          radius: float = 8) -> None:
    """Draw a rounded plate with a thin edge."""
    plain.nested(surface, rect, metrics.px(radius), ((edge or theme.GILT_DARK, 0), (paper, metrics.line)))


def faces(flowers: Sequence[str], high: float) -> Drawn:
    """The medallions of ``flowers`` side by side, ``high`` units high with their leaves."""
    def paint(surface: Surface, rect: Rect, metrics: Metrics) -> None:
        for place, flower in enumerate(flowers):
            middle = rect.left + round((0.5 + NEXT * place) * rect.height), rect.centery
            medallion(surface, flower, middle, round(rect.height / LEAVES))
    return Drawn(high * (1 + NEXT * (len(flowers) - 1)), high, paint)


class Picture(Widget):
    """A picture of a card, ``wide`` units wide if there is room, which ``paint`` draws."""

    def __init__(self, wide: float, paint: Callable[[Surface, Rect], None]) -> None:
        super().__init__()
        self.wide, self.paint = wide, paint

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        wide = max(1, min(room, metrics.px(self.wide)))
        return wide, art.card_height(wide)

    def draw(self, surface: Surface) -> None:
        self.paint(surface, self.rect)


class PlatePart(Composed, Growing):
    """``content`` on a plate with ``pad`` units around it, which appears as a whole.

    A screen reader also reads it as a whole, but the buttons in it are used like any others.
    """

    motion = STORY

    def __init__(self, content: Widget, pad: float, on: Ground = theme.ON_PAPER) -> None:
        Growing.__init__(self)
        self.content, self.pad, self.on = content, pad, on

    @property
    def children(self) -> Sequence[Widget]:
        return [part for part in walk(self.content) if isinstance(part, Button)]

    def draw(self, surface: Surface) -> None:
        if self.share:
            plate(surface, self.rect, self.metrics, theme.FELT if self.on is theme.ON_FELT else theme.CREAM,
                  theme.GILT, 10)
            super().draw(surface)

    def written(self) -> Sequence[Written]:
        """The texts of the content, without those of its buttons."""
        return [line for part in walk(self.content) if part not in self.children for line in part.written()]


class SumRow(Growing):
    """The tiles of a calculation with operators between them, on several lines if one line is too short."""

    motion = TILES

    def __init__(self, tiles: Sequence[Tile]) -> None:
        super().__init__()
        self.tiles = tuple(tiles)

    def node(self) -> Node | None:
        """The calculation in one line, with each operator in front of its number."""
        return Node(NodeRole.LABEL, read_out(" ".join(
            f"{tile.operator or ''} {tile.said} {tile.word}," for tile in self.tiles).rstrip(",")), acts=READ)

    def _size(self, tile: Tile, metrics: Metrics) -> Size:
        number, word = self._blocks(tile, metrics)
        return max(number.width, word.width, metrics.px(44)) + 2 * metrics.px(TILE_PAD), \
            number.height + word.height + metrics.px(TILE_PAD)

    @staticmethod
    def _blocks(tile: Tile, metrics: Metrics) -> tuple[text.Block, text.Block]:
        return text.lay(tile.said, "heading", metrics), text.lay(tile.word, "small", metrics)

    @staticmethod
    def _gap(metrics: Metrics) -> int:
        """The pixels between two tiles, enough for an operator."""
        return max(metrics.px(BETWEEN), text.width("+", "heading", metrics) + metrics.px(4))

    def places(self, metrics: Metrics, room: int) -> list[Rect]:
        """The rectangle of each tile, relative to the upper left corner of the calculation."""
        gap, found = self._gap(metrics), list[Rect]()
        left, top, high = 0, metrics.px(BRACKET), 0
        for tile in self.tiles:
            wide, tall = self._size(tile, metrics)
            if found and left + gap + wide + metrics.px(BRACKET) > room:
                left, top, high = 0, top + high + metrics.px(LINES + BRACKET), 0
            left += gap if tile.operator else metrics.px(BRACKET)
            found.append(Rect(left, top, wide, tall))
            left, high = left + wide, max(high, tall)
        return found

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        places = self.places(metrics, room)
        return max(place.right for place in places) + metrics.px(BRACKET), \
            max(place.bottom for place in places) + metrics.px(BRACKET)

    @property
    def tiles_shown(self) -> int:
        """The number of visible tiles."""
        return round(self.share * len(self.tiles))

    def _laid(self) -> list[Rect]:
        return [place.move(self.rect.topleft) for place in self.places(self.metrics, self.rect.width)]

    def draw(self, surface: Surface) -> None:
        metrics, places = self.metrics, self._laid()
        for some in brackets(self.tiles):
            for line in _by_line([places[number] for number in some if number < self.tiles_shown]):
                plate(surface, line.inflate(2 * metrics.px(BRACKET), 2 * metrics.px(BRACKET)), metrics, theme.HONEY,
                      theme.GILT_LIGHT, 11)
        for tile, place in list(zip(self.tiles, places, strict=True))[:self.tiles_shown]:
            paper = theme.CREAM if not tile.result else theme.ON_PAPER.gain if tile.value > 0 else theme.ON_PAPER.loss
            plate(surface, place, metrics, paper)
        super().draw(surface)

    def written(self) -> Sequence[Written]:
        found: list[Written] = []
        gap = self._gap(self.metrics)
        for tile, place in list(zip(self.tiles, self._laid(), strict=True))[:self.tiles_shown]:
            number, word = self._blocks(tile, self.metrics)
            top = place.top + self.metrics.px(TILE_PAD) // 2
            ink, muted = (theme.CREAM, theme.CREAM) if tile.result else (theme.INK, theme.ON_PAPER.muted)
            found += [Written(number, Rect(place.left, top, place.width, number.height), ink, "centre"),
                      Written(word, Rect(place.left, top + number.height, place.width, word.height), muted, "centre")]
            if tile.operator:
                sign = text.lay(tile.operator, "heading", self.metrics)
                found.append(Written(sign, Rect(place.left - gap, place.top, gap, place.height), theme.GILT_DARK,
                                     "centre"))
        return found


def _by_line(places: Sequence[Rect]) -> list[Rect]:
    """For each line, the rectangle around its ``places``."""
    lines: dict[int, Rect] = {}
    for place in places:
        lines[place.top] = lines[place.top].union(place) if place.top in lines else place.copy()
    return list(lines.values())


class MarkWords(Fitted):
    """Words centred at ``share`` of the width, as far as there is room."""

    def __init__(self, words: Text, share: float) -> None:
        super().__init__(words, "small", colour=theme.ON_PAPER.muted)
        self.share = share

    def written(self) -> Sequence[Written]:
        [line] = super().written()
        place = line.spot
        place.centerx = self.rect.left + round(self.rect.width * self.share)
        return (replace(line, rect=place.clamp(self.rect)),)


class CountBar(Composed, Growing):
    """A bar divided by the points of the camps; a flower marks the points needed.

    If there are two camps, their parts grow towards each other.
    """

    motion = COUNTED

    def __init__(self, count: PointShares, unit: int) -> None:
        Growing.__init__(self)
        self.count, self.pad = count, 0
        self.mark = count.mark / count.total if len(count.shares) == 2 else None
        """The points needed as a share of all, with two camps; otherwise None."""
        sides: tuple[Align, ...] = ("left", "right") if len(count.shares) == 2 else ("left", "centre", "right")
        camps = [Fitted(f"{camp.name} {points(camp.units, unit)}", "strong", align=side, colour=theme.side(camp.colour))
                 for camp, side in zip(count.shares, sides, strict=False)]
        self.content = Column([Tracks(camps, ["fill"] * len(camps), 12), Drawn(1, BAND, self._draw_bar),
                               MarkWords(count.said, 0.5 if self.mark is None else self.mark)], 6)

    def _draw_bar(self, surface: Surface, bar: Rect, metrics: Metrics) -> None:
        plate(surface, bar, metrics, theme.FELT_DARK, theme.GILT, BAND / 2)
        inner = bar.inflate(-4 * metrics.line, -4 * metrics.line)
        made, parts = blank(inner.size), self._parts(inner.width)
        for (start, end), colour in parts:
            pygame.draw.rect(made, (*theme.side(colour), 255), Rect(start, 0, end - start, inner.height))
        for (_, end), _ in parts[:-1]:
            pygame.draw.rect(made, (*theme.CREAM, 255), Rect(end - metrics.line, 0, 2 * metrics.line, inner.height))
        mark = bar.left + round(bar.width * (self.mark or 0))
        if self.mark is not None:
            pygame.draw.rect(made, (*theme.GILT_LIGHT, 255), Rect(mark - inner.left - metrics.line, 0,
                                                                  2 * metrics.line, inner.height))
        mask = blank(inner.size)
        plain.rounded(mask, mask.get_rect(), (255, 255, 255), inner.height // 2)
        made.blit(mask, (0, 0), None, pygame.BLEND_RGBA_MULT)
        stick(surface, made, inner)
        if self.mark is not None:  # the flower is a bud until the first camp's part has reached it
            side = metrics.px(BAND * 1.7)
            reached = self.count.reached and self.count.shares[0].units * self.share >= self.count.mark
            flower = art.sprite(f"table/target_{'flower' if reached else 'bud'}", (side, side))
            if flower is not None:
                stick(surface, flower, flower.get_rect(center=(mark, bar.centery)))

    def _parts(self, width: int) -> list[tuple[tuple[int, int], SideColour]]:
        """Start, end and colour of each camp's part in a bar of ``width``; the last part ends at the right."""
        found, left, total = list[tuple[tuple[int, int], SideColour]](), 0.0, max(1, self.count.total)
        for number, camp in enumerate(self.count.shares):
            long = width * max(0, camp.units) / total
            last = number == len(self.count.shares) - 1
            start = width - long * self.share if last else left
            found.append(((round(start), round(width if last else left + long * self.share)), camp.colour))
            left += long
        return found
