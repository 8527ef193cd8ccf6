"""The figures of a sheet: the own sum in tiles, the count as bars, the standings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from ....view import words
from ....view.ending.reckoning import Tile, brackets
from ....view.ending.result import PointShares
from ....view.table.choreography import COUNTED, STANDINGS, TILES
from ....view.table.goal import SeatRole
from ....view.table.sheet import points
from ....view.units import Metrics, Size
from ...draw import art, text, theme
from ...draw.pictures import blank, stick
from ...draw.theme import Colour
from ...table.furniture import medallion
from ...table.seats import LOOKS
from ...widgets.base import ROOMY, Written
from .growing import Growing

#: Units: the padding of a tile, between two tiles for the operator, between two lines, and round brackets.
TILE_PAD, BETWEEN, LINES, BRACKET = 7, 21, 9, 5
#: The paper of a tile, of brackets and of the own row.
TILE, HONEY = (0xFB, 0xF3, 0xDE), (0xEF, 0xDD, 0xA8)


def plate(surface: Surface, rect: Rect, metrics: Metrics, paper: Colour, edge: Colour = theme.GILT_DARK,
          radius: float = 8) -> None:
    """A rounded plate with a thin edge."""
    round_ = min(metrics.px(radius), rect.height // 2)
    pygame.draw.rect(surface, edge, rect, border_radius=round_)
    pygame.draw.rect(surface, paper, rect.inflate(-2 * metrics.line, -2 * metrics.line),
                     border_radius=max(1, round_ - metrics.line))


class SumRow(Growing):
    """The tiles of a sum with their operators between them, on several lines if room is short."""

    motion = TILES

    def __init__(self, tiles: Sequence[Tile]) -> None:
        super().__init__()
        self.tiles = tuple(tiles)

    def _size(self, tile: Tile, metrics: Metrics) -> Size:
        number, word = self._blocks(tile, metrics)
        return max(number.width, word.width, metrics.px(44)) + 2 * metrics.px(TILE_PAD), \
            number.height + word.height + metrics.px(TILE_PAD)

    @staticmethod
    def _blocks(tile: Tile, metrics: Metrics) -> tuple[text.Block, text.Block]:
        return text.lay(tile.said, "heading", metrics), text.lay(tile.word, "small", metrics)

    @staticmethod
    def _gap(metrics: Metrics) -> int:
        """Between two tiles, wide enough for an operator."""
        return max(metrics.px(BETWEEN), text.width("+", "heading", metrics) + metrics.px(4))

    def places(self, metrics: Metrics, room: int) -> list[Rect]:
        """Where each tile is, from the corner of the sum."""
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
        """The size of its lines of tiles."""
        places = self.places(metrics, room)
        return max(place.right for place in places) + metrics.px(BRACKET), \
            max(place.bottom for place in places) + metrics.px(BRACKET)

    @property
    def _shown(self) -> int:
        """How many tiles are visible."""
        return round(self.share * len(self.tiles))

    def _laid(self) -> list[Rect]:
        return [place.move(self.rect.topleft) for place in self.places(self.metrics, self.rect.width)]

    def draw(self, surface: Surface) -> None:
        """Brackets, tiles, then what is written on them."""
        metrics, places = self.metrics, self._laid()
        for some in brackets(self.tiles):
            for line in _by_line([places[number] for number in some if number < self._shown]):
                plate(surface, line.inflate(2 * metrics.px(BRACKET), 2 * metrics.px(BRACKET)), metrics, HONEY,
                      theme.GILT_LIGHT, 11)
        for tile, place in list(zip(self.tiles, places, strict=True))[:self._shown]:
            paper = TILE if not tile.result else theme.ON_PAPER.gain if tile.value > 0 else theme.ON_PAPER.loss
            plate(surface, place, metrics, paper)
        super().draw(surface)

    def written(self) -> Sequence[Written]:
        """Operators, numbers and words."""
        found: list[Written] = []
        gap = self._gap(self.metrics)
        for tile, place in list(zip(self.tiles, self._laid(), strict=True))[:self._shown]:
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
    """The rectangles round the ``places`` of each line."""
    lines: dict[int, Rect] = {}
    for place in places:
        lines[place.top] = lines[place.top].union(place) if place.top in lines else place.copy()
    return list(lines.values())


#: The colour of each kind of camp.
INKS: dict[str, Colour] = {"taker": theme.TAKER, "defenders": theme.DEFENDERS, "open": theme.UNKNOWN}
BAND = 26


class CountBar(Growing):
    """The points of the camps as parts of one bar; two grow towards each other, and a flower marks what was needed."""

    motion = COUNTED

    def __init__(self, count: PointShares, unit: int) -> None:
        super().__init__()
        self.count, self.unit = count, unit

    def _labels(self, metrics: Metrics, room: int) -> list[text.Block]:
        each = max(1, (room - metrics.px(12) * (len(self.count.camps) - 1)) // len(self.count.camps))
        return [text.fit(f"{camp.name} {points(camp.units, self.unit)}", "strong", metrics, each)
                for camp in self.count.camps]

    def _caption(self, metrics: Metrics, room: int) -> text.Block:
        return text.fit(self.count.said, "small", metrics, room)

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """As wide as there is room."""
        room = min(room, metrics.px(520)) if room == ROOMY else room
        labels = max(block.height for block in self._labels(metrics, room))
        return room, labels + self._band(metrics) + self._caption(metrics, room).height + metrics.px(12)

    @staticmethod
    def _band(metrics: Metrics) -> int:
        return metrics.px(BAND)

    def _bar(self) -> Rect:
        labels = max(block.height for block in self._labels(self.metrics, self.rect.width))
        return Rect(self.rect.left, self.rect.top + labels + self.metrics.px(4), self.rect.width,
                    self._band(self.metrics))

    def _mark(self) -> int:
        bar = self._bar()
        return bar.left + round(bar.width * self.count.mark / self.count.total)

    def draw(self, surface: Surface) -> None:
        """The trough, the camps, the mark, and the words."""
        metrics, bar = self.metrics, self._bar()
        plate(surface, bar, metrics, theme.FELT_DARK, theme.GILT, BAND / 2)
        inner = bar.inflate(-4 * metrics.line, -4 * metrics.line)
        made = blank(inner.size)
        for part, kind in self._parts(inner.width):
            pygame.draw.rect(made, (*INKS[kind], 255), Rect(part[0], 0, part[1] - part[0], inner.height))
        if self._mark_shown:
            pygame.draw.rect(made, (*theme.GILT_LIGHT, 255), Rect(self._mark() - inner.left - metrics.line, 0,
                                                                  2 * metrics.line, inner.height))
        mask = blank(inner.size)
        pygame.draw.rect(mask, (255, 255, 255, 255), mask.get_rect(), border_radius=inner.height // 2)
        made.blit(mask, (0, 0), None, pygame.BLEND_RGBA_MIN)
        stick(surface, made, inner)
        self._flower(surface, bar)
        super().draw(surface)

    @property
    def _mark_shown(self) -> bool:
        """Whether one place tells what was needed: with two camps."""
        return len(self.count.camps) == 2

    def _parts(self, width: int) -> list[tuple[tuple[int, int], str]]:
        """From where to where each camp reaches in a bar of ``width``: the last one from the right end."""
        found, left, total = [], 0.0, max(1, self.count.total)
        for number, camp in enumerate(self.count.camps):
            long = width * max(0, camp.units) / total
            last = number == len(self.count.camps) - 1
            start = width - long * self.share if last else left
            found.append(((round(start), round(width if last else left + long * self.share)), camp.kind))
            left += long
        return found

    def _flower(self, surface: Surface, bar: Rect) -> None:
        """The flower at the target, open once the first camp has reached it."""
        if not self._mark_shown:
            return
        side = self.metrics.px(BAND * 1.7)
        reached = self.count.camps[0].units * self.share >= self.count.mark
        made = art.sprite(f"table/target_{'flower' if reached else 'bud'}", (side, side))
        if made is not None:
            stick(surface, made, made.get_rect(center=(self._mark(), bar.centery)))

    def written(self) -> Sequence[Written]:
        """The camps over the bar, what was needed below it."""
        metrics, bar = self.metrics, self._bar()
        labels = self._labels(metrics, self.rect.width)
        row = Rect(self.rect.left, self.rect.top, self.rect.width, max(block.height for block in labels))
        sides: tuple[text.Align, ...] = ("left", "right") if len(labels) == 2 else ("left", "centre", "right")
        found = [Written(block, row, INKS[camp.kind], side)
                 for block, camp, side in zip(labels, self.count.camps, sides, strict=False)]
        caption = self._caption(metrics, self.rect.width)
        below = Rect(0, bar.bottom + metrics.px(6), caption.width, caption.height)
        below.centerx = self._mark() if self._mark_shown else bar.centerx
        below.clamp_ip(Rect(bar.left, below.top, bar.width, below.height))
        return [*found, Written(caption, below, theme.ON_PAPER.muted)]


@dataclass(frozen=True, slots=True)
class Standing:
    """A player's line: place (0: not shown), medallion, name, role in the deal, this deal's payment, the total."""

    place: int
    flower: str
    name: str
    role: SeatRole
    paid: int | None
    total: int
    own: bool


#: Units: the height of a line and of the picture in it, and the least width of a bar for a total.
ROW, PICTURE, BAR = 38, 30, 90
NAME_GAP = 24
"""Units between a name and what is right of it."""


class Standings(Growing):
    """A line for each player with its numbers and a bar for the total, the own one on a golden plate."""

    motion = STANDINGS

    def __init__(self, lines: Sequence[Standing]) -> None:
        super().__init__()
        self.lines = tuple(lines)

    @property
    def _paid(self) -> bool:
        return any(line.paid is not None for line in self.lines)

    def _row(self, metrics: Metrics) -> int:
        return max(metrics.px(ROW), text.line_height("body", metrics) + metrics.px(8))

    def _heads(self) -> list[str]:
        return [words.say("sheet.payments"), words.say("sheet.totals")] if self._paid else []

    def _columns(self, metrics: Metrics) -> list[int]:
        """The widths of the number columns."""
        numbers = [[line.paid or 0 for line in self.lines]] if self._paid else []
        numbers.append([line.total for line in self.lines])
        heads = self._heads() or [""]
        return [max(text.width(head, "small", metrics), *(text.width(words.signed(n), "strong", metrics) for n in some))
                + metrics.px(14) for head, some in zip(heads, numbers, strict=True)]

    def _before(self, metrics: Metrics) -> int:
        """From the left edge to the names."""
        place = text.width("0", "heading", metrics) + metrics.px(10) if any(line.place for line in self.lines) else 0
        sign = metrics.px(26) if any(LOOKS[line.role].sign for line in self.lines) else 0
        return metrics.px(12) + place + metrics.px(PICTURE + 10) + sign

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """The width of its words and, with room for it, a short bar; a line for each player and one for the heads."""
        names = max(text.width(line.name, "strong" if line.own else "body", metrics) for line in self.lines)
        said = self._before(metrics) + names + sum(self._columns(metrics)) + metrics.px(NAME_GAP)
        return max(said, min(room, said + metrics.px(BAR))), self._top(metrics) + len(self.lines) * self._row(metrics)

    def _top(self, metrics: Metrics) -> int:
        return text.line_height("small", metrics) if self._heads() else 0

    def _rows(self) -> list[tuple[Standing, Rect]]:
        high = self._row(self.metrics)
        top = self.rect.top + self._top(self.metrics)
        return [(line, Rect(self.rect.left, top + number * high, self.rect.width, high))
                for number, line in enumerate(self.lines)]

    def _bars(self) -> int:
        """The width left for the bars."""
        names = max(self._name(line).width for line in self.lines)
        return max(0, self.rect.width - self._before(self.metrics) - names - sum(self._columns(self.metrics))
                   - self.metrics.px(NAME_GAP))

    def _name(self, line: Standing) -> text.Block:
        room = self.rect.width - self._before(self.metrics) - sum(self._columns(self.metrics)) - self.metrics.px(16)
        return text.fit(line.name, "strong" if line.own else "body", self.metrics, max(1, room))

    def draw(self, surface: Surface) -> None:
        """Plate, picture, sign and bar of each line, then the words."""
        for line, row in self._rows():
            if line.own:
                plate(surface, row.inflate(0, -2 * self.metrics.line), self.metrics, HONEY, theme.GILT)
            self._draw_face(surface, line, row)
            self._draw_bar(surface, line, row)
        super().draw(surface)

    def _draw_face(self, surface: Surface, line: Standing, row: Rect) -> None:
        metrics = self.metrics
        sign = LOOKS[line.role].sign
        names = row.left + self._before(metrics)
        if any(LOOKS[other.role].sign for other in self.lines):
            names -= metrics.px(26)
            made = art.sprite(f"table/{sign}", (metrics.px(18), metrics.px(18)), needed=False) if sign else None
            if made is not None:
                disc = Rect(0, 0, metrics.px(22), metrics.px(22))
                disc.center = names + metrics.px(9), row.centery
                pygame.draw.rect(surface, LOOKS[line.role].paper, disc, border_radius=disc.width // 2)
                stick(surface, made, made.get_rect(center=disc.center))
        radius = metrics.px(PICTURE / 2)
        medallion(surface, line.flower, (names - metrics.px(12) - radius, row.centery), radius)

    def _draw_bar(self, surface: Surface, line: Standing, row: Rect) -> None:
        metrics, room = self.metrics, self._bars()
        if room < metrics.px(40):
            return
        right, high = row.right - metrics.px(10), metrics.px(11)
        low, top = min(0, *(one.total for one in self.lines)), max(0, *(one.total for one in self.lines))
        zero = right - room + round(room * -low / max(1, top - low))
        reach = round(room * line.total / max(1, top - low) * self.share)
        bar = Rect(min(zero, zero + reach), row.centery - high // 2, abs(reach), high)
        colour = theme.ON_PAPER.gain if line.total > 0 else theme.ON_PAPER.loss
        if bar.width:
            pygame.draw.rect(surface, colour, bar, border_radius=min(high // 2, bar.width // 2))
        pygame.draw.line(surface, theme.GILT_DARK, (zero, row.top + row.height // 5),
                         (zero, row.bottom - row.height // 5), metrics.line)

    def written(self) -> Sequence[Written]:
        """The heads, and of each line its place, name and numbers."""
        metrics, found = self.metrics, list[Written]()
        columns = self._columns(metrics)
        end = self.rect.right - metrics.px(18) - self._bars()
        starts = [end - sum(columns[number:]) for number in range(len(columns))]
        for head, start, wide in zip(self._heads(), starts, columns, strict=False):
            block = text.lay(head, "small", metrics)
            found.append(Written(block, Rect(start, self.rect.top, wide, block.height), theme.ON_PAPER.muted, "right"))
        for line, row in self._rows():
            found.append(Written(self._name(line), Rect(row.left + self._before(metrics), row.top, row.width,
                                                        row.height), theme.INK))
            if line.place:
                place = text.lay(words.number(line.place), "heading", metrics)
                found.append(Written(place, Rect(row.left + metrics.px(12), row.top, place.width, row.height),
                                     theme.ON_PAPER.muted))
            numbers = ([line.paid or 0] if self._paid else []) + [line.total]
            for value, start, wide in zip(numbers, starts, columns, strict=True):
                block = text.lay(words.signed(value), "strong", metrics)
                found.append(Written(block, Rect(start, row.top, wide, row.height), theme.score_colour(value), "right"))
        return found
