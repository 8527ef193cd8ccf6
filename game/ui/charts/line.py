"""Line charts: a score, deal by deal. Stretches shared by several lines are drawn in dashes of all their colours."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from math import ceil, cos, dist, floor, sin, tau

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ...view import words
from ...view.access import TURNED, Node, NodeRole, NodeScale, read_out
from ...view.statistics import Scale, reach, ticks
from ...view.units import Metrics, Point, Size
from ...view.words import Text, spoken
from ..app.events import Verb, is_press, verb
from ..app.scene import Answer
from ..draw import text, theme
from ..draw.pictures import stick
from ..draw.plain import smooth
from ..draw.text import Align, Block
from ..draw.theme import Colour
from ..widgets import ROOMY, Widget, Written, draw_tip, walk

AIR, KEY, ROW = 8, 14, 34
"""Units: the gap between an axis and its words, the box of a mark in the legend, the least distance of ticks."""
LEAST = 7
"""The least height of a chart with a given height, in lines of text."""
FEW = 45
"""The maximum number of points that are all marked."""
OFTEN = 4
"""With more points, one in this many steps is marked on each line, so that each has about a dozen marks."""
AREA = 0.22
"""The strength of the colour of the area between a line and zero."""
SIDES: tuple[Align, Align] = ("left", "right")
"""The sides at which the labels of the vertical and of the horizontal axis are written."""
Spot = tuple[int, int]
DASH = 6
"""The length of a dash in multiples of a line's thickness; shorter if a short stretch has to show all colours."""
_ARM = 0.45
MARKS: tuple[tuple[tuple[float, float], ...], ...] = (
    (),
    ((-1, -1), (1, -1), (1, 1), (-1, 1)),
    ((0, -1.65), (1.05, 0), (0, 1.65), (-1.05, 0)),
    ((0, -1.3), (1.25, 0.95), (-1.25, 0.95)),
    ((0, 1.3), (1.25, -0.95), (-1.25, -0.95)),
    ((-_ARM, -1.3), (_ARM, -1.3), (_ARM, -_ARM), (1.3, -_ARM), (1.3, _ARM), (_ARM, _ARM), (_ARM, 1.3), (-_ARM, 1.3),
     (-_ARM, _ARM), (-1.3, _ARM), (-1.3, -_ARM), (-_ARM, -_ARM)),
)
"""The mark of each line as corners, in radii from its middle.

They are a disc (no corners), a square, a lozenge, triangles up and down, a cross.
"""
LARGER = 1.4
"""The radius of a mark with several colours, in multiples of that of others."""


def line_colours() -> tuple[Colour, ...]:
    """A colour for each line, by its position; the marks distinguish the lines too."""
    return theme.WINE, theme.BLUE_DARK, theme.LEAF_DARK, theme.MAUVE_DARK, theme.GILT_DARK, theme.VERMILION


@dataclass(frozen=True, slots=True)
class Curve:
    """A line called ``name`` with the heights ``ys`` at the ``xs`` of the chart."""

    name: str
    ys: Sequence[float]


class LinePlot(Widget):
    """A chart of ``lines`` over ``xs``; the point under the pointer, or selected with left and right, is described.

    ``across`` and ``up`` are the labels of the axes; ``told`` takes the index of a point and returns the description.
    """

    focusable_kind = True

    def __init__(self, xs: Sequence[int], lines: Sequence[Curve], across: Text, up: Text, told: Callable[[int], str],
                 height: float | None = None) -> None:
        super().__init__()
        self.xs, self.lines, self.across, self.up, self.told = list(xs), list(lines), across, up, told
        self.height = height
        self.at: int | None = None
        self._by_keys = False
        low, high = reach([y for line in lines for y in line.ys])
        self._low, self._high = floor(low), ceil(high)
        self.layout(self.rect, self.metrics)

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """At most two thirds of the window's width, and ``height`` units, at least some lines of text.

        Without ``height``, about half the window's height.
        """
        lines = LEAST * text.line_height("small", metrics)
        high = round(metrics.height * 0.46) if self.height is None else max(lines, metrics.px(self.height))
        return min(room, round(metrics.width * 0.66)), high

    def node(self) -> Node | None:
        """A node with the description of the selected point, by default the last; the arrows select others."""
        at = self.at if self.at is not None else len(self.xs) - 1
        name = ", ".join(filter(None, [*(line.name for line in self.lines), spoken(self.up)]))
        return Node(NodeRole.SLIDER, read_out(name), value=read_out(self.told(at)),
                    scale=NodeScale(at, 0, len(self.xs) - 1, 1), acts=TURNED)

    def put(self, value: str | float) -> Answer:
        inside = isinstance(value, float) and 0 <= round(value) < len(self.xs)
        return inside and self._to(round(float(value)), by_keys=True)

    # -- geometry ----------------------------------------------------------------------------------------------------

    def layout(self, rect: Rect, metrics: Metrics) -> None:
        """Place the legend, the labels of the axes, the ``frame`` in which the lines are drawn, and their points."""
        super().layout(rect, metrics)
        self._keys = self._legend()
        line, px = text.line_height("small", metrics), metrics.px
        title = self._keys[-1][0].bottom if self._keys else rect.top
        top = title + line * 3 // 2 + px(AIR)
        high = max(1, rect.bottom - top - 2 * line - px(AIR))
        self._ticks = ticks(self._low, self._high, max(1, high // max(px(ROW), round(1.5 * line))))
        wide = max(text.width(words.number(n), "small", metrics) for n in self._ticks) + px(AIR)
        right = text.width(words.number(self.xs[-1]), "small", metrics) // 2 + px(4)
        self.frame = frame = Rect(rect.left + wide, top, max(1, rect.width - wide - right), high)
        self._up = Scale(self._low, self._high, frame.bottom, frame.top)
        self._across = Scale(self.xs[0], max(self.xs[-1], self.xs[0] + 1), frame.left, frame.right)
        self._spots = [[(self._across.at(x), self._up.at(y)) for x, y in zip(self.xs, curve.ys, strict=True)]
                       for curve in self.lines]
        self._titles = (Rect(rect.left, title, rect.width, line),
                        Rect(frame.left, rect.bottom - line, frame.width, line))

    def _legend(self) -> list[tuple[Rect, Block]]:
        """The rectangle and the laid-out name of each line, right of its mark; empty for a single line."""
        if len(self.lines) < 2:
            return []
        found, metrics = [], self.metrics
        left, top, side = self.rect.left, self.rect.top, metrics.px(KEY) + metrics.px(6)
        for line in self.lines:
            block = text.fit(line.name, "small", metrics, self.rect.width - side)
            if left > self.rect.left and left + side + block.width > self.rect.right:
                left, top = self.rect.left, top + text.line_height("small", metrics)
            found.append((Rect(left + side, top, block.width, block.height), block))
            left += side + block.width + metrics.px(18)
        return found

    # -- input -------------------------------------------------------------------------------------------------------

    def handle(self, event: Event) -> Answer:
        """Select a point with the pointer, or with left and right."""
        if event.type == pygame.MOUSEMOTION:
            return self._point(event.pos[0], by_keys=False)
        if is_press(event):
            self._point(event.pos[0], by_keys=True)
            return True
        last, here = len(self.xs) - 1, self.at if self.at is not None else -1
        goals = {Verb.LEFT: max(0, here - 1), Verb.RIGHT: min(last, here + 1), Verb.HOME: 0, Verb.END: last}
        asked = verb(event)
        return asked in goals and self._to(goals[asked], by_keys=True)

    def thing_at(self, at: Point) -> object:
        return LinePlot

    def _point(self, x: int, *, by_keys: bool) -> bool:
        scale = self._across
        value = scale.low + (x - self.frame.left) * (scale.high - scale.low) / self.frame.width
        after = min(bisect_left(self.xs, value), len(self.xs) - 1)
        near = min((max(0, after - 1), after), key=lambda n: abs(self.xs[n] - value))
        return self._to(near, by_keys=by_keys)

    def _to(self, number: int, *, by_keys: bool) -> bool:
        before = self.at, self._by_keys
        self.at, self._by_keys = number, by_keys
        return before != (self.at, self._by_keys)

    @property
    def shown(self) -> int | None:
        """The index of the selected point; None if there is none."""
        return self.at if self.hovered or (self.focused and self._by_keys) else None

    # -- drawing -----------------------------------------------------------------------------------------------------

    def written(self) -> Sequence[Written]:
        """The legend, the numbers at the axes that do not overlap, and the labels of the axes."""
        frame, metrics, muted = self.frame, self.metrics, theme.ON_PAPER.muted
        found = [Written(block, rect, theme.ON_PAPER.ink) for rect, block in self._keys]
        for value in self._ticks:
            block = text.lay(words.number(value), "small", metrics)
            place = Rect(self.rect.left, 0, frame.left - metrics.px(AIR) - self.rect.left, block.height)
            place.centery = self._up.at(value)
            found.append(Written(block, place, muted, "right"))
        each = text.width(words.number(self.xs[-1]), "small", metrics) + metrics.px(26)
        for value in ticks(self._across.low, self._across.high, max(1, frame.width // each)):
            block = text.lay(words.number(value), "small", metrics)
            left, top = self._across.at(value) - block.width // 2, frame.bottom + metrics.px(AIR) // 2
            found.append(Written(block, Rect(left, top, block.width, block.height), muted, "centre"))
        for title, place, align in zip((self.up, self.across), self._titles, SIDES, strict=True):
            found.append(Written(text.fit(spoken(title), "small", metrics, place.width), place, muted, align))
        return found

    def draw(self, surface: Surface) -> None:
        """Draw the axes, the lines and the selected point; :meth:`draw_told` draws its description."""
        if len(self.lines) == 1:
            self._draw_areas(surface)
        frame, line = self.frame, self.metrics.line
        for value in self._ticks:
            y = self._up.at(value)
            colour, thick = (theme.GILT_DARK, line) if value == 0 else (theme.PAPER3, max(1, line // 2))
            pygame.draw.line(surface, colour, (frame.left, y), (frame.right, y), thick)
        pygame.draw.line(surface, theme.GILT_DARK, frame.topleft, frame.bottomleft, line)
        for number, (rect, _) in enumerate(self._keys):
            middle = rect.left - self.metrics.px(6 + KEY / 2), rect.centery
            draw_mark(surface, number, line_colours()[number], middle, self.metrics.px(KEY * 0.4))
        self._draw_lines(surface)
        super().draw(surface)
        if self.shown is not None:
            self._draw_mark(surface, self.shown)

    def _draw_areas(self, surface: Surface) -> None:
        """Draw the areas between the single line and zero, in one colour above zero and in another below."""
        frame, clip, zero = self.frame, surface.get_clip(), self._up.at(0)
        area = [(frame.left, zero), *self._spots[0], (frame.right, zero)]
        for top, bottom, colour in ((frame.top, zero, theme.ON_PAPER.gain), (zero, frame.bottom, theme.ON_PAPER.loss)):
            surface.set_clip(clip.clip(Rect(frame.left, top, frame.width, bottom - top)))
            pygame.draw.polygon(surface, theme.mixed(theme.PAPER, colour, AREA), area)
        surface.set_clip(clip)

    def _draw_lines(self, surface: Surface) -> None:
        """Draw all lines, whose colours alternate in shared stretches, and the marks on them."""
        thick = max(2, self.metrics.px(2.6))
        draw_strands(surface, self._spots, line_colours(), thick)
        radius, apart = self.metrics.px(4), -(-len(self.xs) // FEW)
        for at, spots in enumerate(zip(*self._spots, strict=True)):
            marked = at % (apart * OFTEN) == 0 if apart > 1 and len(self.lines) > 1 else apart == 1
            draw_beads(surface, spots, line_colours(), radius if marked else thick / 2)

    def _draw_mark(self, surface: Surface, number: int) -> None:
        """Draw a hairline through the point at index ``number``, and a dot on each line."""
        x, frame = self._across.at(self.xs[number]), self.frame
        pygame.draw.line(surface, theme.GILT_DARK, (x, frame.top), (x, frame.bottom), max(1, self.metrics.line // 2))
        spots = [course[number] for course in self._spots]
        for spot in spots:
            pygame.draw.aacircle(surface, theme.PAPER, spot, self.metrics.px(8))
        draw_beads(surface, spots, line_colours(), self.metrics.px(5))

    def draw_told(self, surface: Surface) -> None:
        """Draw the description of the selected point, over everything else."""
        if self.shown is not None:
            x, lowest = max((course[self.shown] for course in self._spots), key=lambda spot: spot[1])
            about = Rect(x, lowest, 1, 1).inflate(0, 2 * self.metrics.px(8))
            draw_tip(surface, self.told(self.shown), about, self.metrics)


def draw_told(surface: Surface, root: Widget) -> None:
    """Draw the description of the selected point of any chart under ``root``; scenes call this last."""
    for widget in walk(root):
        if isinstance(widget, LinePlot):
            widget.draw_told(surface)


def stretches(courses: Sequence[Sequence[Spot]]) -> Iterator[tuple[tuple[int, ...], list[Spot]]]:
    """Yield the stretches that several of ``courses`` share, or that one has alone.

    Each is the indices of the courses, and the spots.
    """
    running: dict[tuple[int, ...], list[Spot]] = {}
    for step in zip(*(pairwise(course) for course in courses), strict=True):
        sharing: dict[tuple[Spot, Spot], list[int]] = {}
        for number, part in enumerate(step):
            sharing.setdefault(part, []).append(number)
        now = {tuple(numbers): part for part, numbers in sharing.items()}
        yield from ((whose, way) for whose, way in running.items() if whose not in now)
        running = {whose: [*running.get(whose, [start]), end] for whose, (start, end) in now.items()}
    yield from running.items()


def dashes(way: Sequence[Spot], long: float) -> Iterator[tuple[int, tuple[float, float], tuple[float, float]]]:
    """Yield ``way`` in pieces of ``long`` pixels, also around corners: number, start and end of each piece."""
    gone = 0.0
    for start, end in pairwise(way):
        whole, at = dist(start, end), 0.0
        while at < whole:
            number = int((gone + at + 1e-6) // long)
            to = min(whole, (number + 1) * long - gone)
            yield number, _between(start, end, at / whole), _between(start, end, to / whole)
            at = to
        gone += whole


def _between(start: Spot, end: Spot, share: float) -> tuple[float, float]:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def draw_strands(surface: Surface, courses: Sequence[Sequence[Spot]], colours: Sequence[Colour], thick: int) -> None:
    """Draw each of ``courses`` in its colour; shared stretches in dashes of all their colours in turn."""
    for whose, way in stretches(courses):
        own = [colours[number] for number in whose]
        length = sum(dist(start, end) for start, end in pairwise(way))
        long = min(DASH * thick, length / len(own)) if len(own) > 1 else length
        for number, start, end in dashes(way, max(1.0, long)):
            pygame.draw.aaline(surface, own[number % len(own)], start, end, thick)


def draw_beads(surface: Surface, spots: Sequence[Spot], colours: Sequence[Colour], radius: float) -> None:
    """Draw the mark of each line at its spot in ``spots``; equal spots share a dot divided among their colours."""
    sharing: dict[Spot, list[int]] = {}
    for number, spot in enumerate(spots):
        sharing.setdefault(spot, []).append(number)
    for spot, own in sharing.items():
        if len(own) == 1:
            draw_mark(surface, own[0], colours[own[0]], spot, radius)
        else:
            bead = divided_disc(tuple(colours[number] for number in own), round(2 * radius * LARGER))
            stick(surface, bead, bead.get_rect(center=spot))


def draw_mark(surface: Surface, number: int, colour: Colour, spot: tuple[float, float], radius: float) -> None:
    """Draw the mark of line ``number`` at ``spot``.

    Every line has a different mark, for players who cannot distinguish the colours.
    """
    corners = MARKS[number % len(MARKS)]
    if not corners:
        pygame.draw.aacircle(surface, colour, spot, radius)
        return
    points = [(spot[0] + x * radius, spot[1] + y * radius) for x, y in corners]
    pygame.draw.polygon(surface, colour, points)
    pygame.draw.aalines(surface, colour, True, points)


@lru_cache(256)
def divided_disc(colours: tuple[Colour, ...], wide: int) -> Surface:
    """A picture of a disc ``wide`` pixels across, divided into equal slices of ``colours``."""
    def draw(large: Surface, side: float) -> None:
        for number, colour in enumerate(colours):
            pygame.draw.polygon(large, colour, _slice(number / len(colours), (number + 1) / len(colours), side / 2))
    return smooth(wide, wide, draw)


def _slice(start: float, end: float, radius: float) -> list[tuple[float, float]]:
    """The corners of the slice of a disc from ``start`` to ``end``.

    These are shares of the circle counted clockwise from the top.
    """
    turns = [tau * (start + (end - start) * step / 16) for step in range(17)]
    return [(radius, radius), *((radius + radius * sin(turn), radius - radius * cos(turn)) for turn in turns)]
