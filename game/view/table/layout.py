"""The layout of the table: positions, angles and widths of the cards of each zone, by the window's size. No pygame."""

from __future__ import annotations

import math
from dataclasses import dataclass

from ...engine.rules import Seat
from ..units import Metrics

ASPECT = 1120 / 610  # height of a card over its width
#: The part of a card's width that stays visible in a fan and holds its index whole; decks may need more.
STRIP = 0.25
#: Of two rows, the part of a card's height by which the lower is below the upper, and how flat they are.
ROW_DOWN, ROW_FLAT = 0.42, 0.3
HAND_WIDTH, TRICK_WIDTH, BACK_WIDTH, ROW_WIDTH = 124.0, 98.0, 40.0, 88.0
#: Units by which a talon's pile is above the middle.
HEAP_UP = 30.0

#: Where the others sit, from the right hand of the viewer round the table: fractions of the window (x, y).
PLACES: dict[int, tuple[tuple[float, float], ...]] = {
    3: ((0.893, 0.37), (0.107, 0.37)),
    4: ((0.893, 0.38), (0.5, 0.105), (0.107, 0.38)),
    5: ((0.893, 0.365), (0.665, 0.105), (0.335, 0.105), (0.107, 0.365)),
    6: ((0.893, 0.37), (0.735, 0.115), (0.5, 0.105), (0.265, 0.115), (0.107, 0.37)),
}

#: The poses of the cards of a trick around the middle, the viewer's first, in order of play: (x, y, degrees).
TRICK: dict[int, tuple[tuple[float, float, float], ...]] = {
    3: ((0, 66, 0), (136, -14, 7), (-136, -14, -7)),
    4: ((0, 72, 0), (156, 4, 7), (0, -66, 0), (-156, 4, -7)),
    5: ((0, 73, 0), (197, 12, 8), (100, -48, 4), (-100, -48, -4), (-197, 12, -8)),
    6: ((0, 78, 0), (214, 22, 8), (120, -38, 5), (0, -62, 0), (-120, -38, -5), (-214, 22, -8)),
}


#: With all hands open: how far down the seats at the sides are, and, in units, a card's width, the steps from card to
#: card and from row to row, how many make a row, the écart's cards, and how far right the own medallion is.
OPEN_DOWN = {3: 0.17, 4: 0.17, 5: 0.3, 6: 0.34}
OPEN_STEP = {3: 26.0, 4: 26.0, 5: 26.0, 6: 22.0}
OPEN_WIDTH, OPEN_ROW_DOWN, OPEN_ROW = 70.0, 54.0, 9
OPEN_ECART, OPEN_ECART_STEP, OPEN_OWN = 48.0, 22.0, 0.25


@dataclass(frozen=True, slots=True)
class Pose:
    """The pose of a card: its centre, its rotation in degrees clockwise, its width, and whether it is face up."""

    x: float
    y: float
    angle: float = 0.0
    width: float = TRICK_WIDTH
    up: bool = True


@dataclass(frozen=True, slots=True)
class Layout:
    """The table of a window with ``metrics`` as ``viewer`` sees it, ``seats`` round it in order of play.

    ``open``: known cards of other hands and of the écart are face up, and there are no panels in the corners.
    """

    metrics: Metrics
    seats: int
    viewer: Seat
    strip: float = STRIP
    open: bool = False

    @property
    def unit(self) -> float:
        """Pixels of one unit of the base window."""
        return self.metrics.ui_scale

    @property
    def centre(self) -> tuple[float, float]:
        """The middle of the tapis."""
        return self.metrics.width * 0.5, self.metrics.height * (0.46 if self.open else 0.405)

    @property
    def tapis(self) -> tuple[float, float]:
        """Half width and half height of the oval."""
        return min(self.metrics.width * 0.285, 450 * self.unit), self.metrics.height * 0.24

    def steps(self, seat: Seat) -> int:
        """The distance of ``seat`` from the viewer in order of play, which is to the right on screen."""
        return (seat - self.viewer) % self.seats

    def seat(self, seat: Seat) -> tuple[float, float]:
        """The middle of the medallion of ``seat``; the viewer's own is at the left of the hand."""
        w, h = self.metrics.size
        steps = self.steps(seat)
        if steps == 0:
            return OPEN_OWN * w if self.open else 78 * self.unit, h - 238 * self.unit
        x, y = PLACES[self.seats][steps - 1]
        if self.open and not self.at_top(seat):
            y = OPEN_DOWN[self.seats]
        return x * w, max(y * h, 76 * self.unit)

    def at_top(self, seat: Seat) -> bool:
        """Whether ``seat`` sits along the upper edge, with its cards beside it and not below."""
        return self.steps(seat) != 0 and PLACES[self.seats][self.steps(seat) - 1][1] < 0.2

    @property
    def hand_width(self) -> float:
        """Width of a card in the hand."""
        return HAND_WIDTH * self.unit

    @property
    def hand_top(self) -> float:
        """The upper edge of the hand's cards in their highest place."""
        return self.metrics.height - 0.84 * self.hand_width * ASPECT

    def _step(self, count: int) -> float:
        """The distance in pixels between the cards of a row of ``count``."""
        room = self.metrics.width - 2 * 18 * self.unit - self.hand_width
        return min(room / max(1, count - 1), self.hand_width * 0.62)

    def rows(self, count: int) -> tuple[int, ...]:
        """The numbers of cards in the rows of a fan of ``count``, upper first: two rows if one would hide indices."""
        if self._step(count) >= self.strip * self.hand_width:
            return (count,)
        upper = (count + 1) // 2
        return upper, count - upper

    def hand(self, count: int) -> list[Pose]:
        """Poses of the ``count`` cards of the viewer's fan, from left to right, row by row."""
        rows = self.rows(count)
        down = ROW_DOWN * self.hand_width * ASPECT
        bend = ROW_FLAT if len(rows) > 1 else 1.0
        return [pose for row, size in enumerate(rows) for pose in self._row(size, row * down, bend)]

    def _row(self, count: int, down: float, bend: float) -> list[Pose]:
        """A fan of ``count`` cards ``down`` pixels below the highest place; ``bend`` 1 is round, 0 is flat."""
        width, step = self.hand_width, self._step(count)
        spread = bend * min(1.75, 26 / max(1, count)) if count > 1 else 0.0
        radius = step / math.radians(spread) if spread else 1.0
        poses = []
        for i in range(count):
            turn = (i - (count - 1) / 2) * spread
            x = self.metrics.width / 2 + (i - (count - 1) / 2) * step
            sag = min(radius * (1 - math.cos(math.radians(turn))), 34 * self.unit * bend)
            y = self.hand_top + down + width * ASPECT / 2 + sag
            poses.append(Pose(x, y, turn * 0.8, width))
        return poses

    def others_hand(self, seat: Seat, count: int) -> list[Pose]:
        """Poses of the backs (or at the end the faces) that ``seat`` holds: a small fan by the medallion."""
        x, y = self.seat(seat)
        unit, width = self.unit, BACK_WIDTH * self.unit
        if self.at_top(seat):
            x, y = x + self._fan_side(x) * 108 * unit, y - 4 * unit
        else:
            y += 124 * unit + self._longer_text()
        step = min(5.6 * unit, 84 * unit / max(1, count - 1))
        turn = min(2.4, 32 / max(1, count))
        middle = (count - 1) / 2
        sag = min(0.32, 8 / max(1.0, middle) ** 1.6) * unit
        return [Pose(x + (i - middle) * step, y + abs(i - middle) ** 1.6 * sag, (i - middle) * turn, width, up=False)
                for i in range(count)]

    def open_hand(self, seat: Seat, count: int) -> list[Pose]:
        """Poses of the ``count`` faces that ``seat`` holds, row by row, beside or below the medallion."""
        x, y = self.seat(seat)
        unit, width = self.unit, OPEN_WIDTH * self.unit
        rows = max(1, -(-count // OPEN_ROW))
        longest = -(-count // rows)
        step = OPEN_STEP[self.seats] * unit
        wide = width + (longest - 1) * step
        if self.at_top(seat):
            left = x + 52 * unit if self._fan_side(x) > 0 else x - 52 * unit - wide
            top = 8 * unit
        else:
            left = min(max(x - wide / 2, 10 * unit), self.metrics.width - 10 * unit - wide)
            top = y + 88 * unit + self._longer_text()
        return [Pose(left + width / 2 + i % longest * step,
                     top + width * ASPECT / 2 + i // longest * OPEN_ROW_DOWN * unit, 0, width) for i in range(count)]

    def by_fan(self, seat: Seat) -> tuple[float, float]:
        """The middle of a line of small text by the fan of a seat along the upper edge: above it, off the tapis.

        With all hands open it is below.
        """
        x, y = self.seat(seat)
        down = 124 * self.unit + self._longer_text() / 3 if self.open else -53 * self.unit
        return x + self._fan_side(x) * 108 * self.unit, y + down

    def _fan_side(self, x: float) -> int:
        """The side of the medallion for a fan: away from the middle, but not over the panels in the corners."""
        outer = 1 if x > self.metrics.width / 2 else -1
        return outer if self.open or abs(x / self.metrics.width - 0.5) < 0.2 else -outer

    def _longer_text(self) -> float:
        """How much higher a name with its line of detail is than in the base size."""
        metrics = self.metrics
        return metrics.text_px("button") + metrics.text_px("small") - 37 * self.unit

    def trick(self, seat: Seat) -> Pose:
        """The pose of the card of ``seat`` in the trick, turned towards its player."""
        x, y = self.centre
        dx, dy, turn = TRICK[self.seats][self.steps(seat)]
        return Pose(x + dx * self.unit, y + dy * self.unit, turn, TRICK_WIDTH * self.unit)

    def won(self, seat: Seat, index: int) -> Pose:
        """The pile of tricks of ``seat``; the card of ``index`` in it."""
        x, y = self.seat(seat)
        unit = self.unit
        level = min(index, 12) * 0.5 * unit
        if self.steps(seat) == 0:
            return Pose(x + 92 * unit, y - 16 * unit - level, 8, BACK_WIDTH * unit * 0.8, up=False)
        side = -self._fan_side(x) if self.at_top(seat) else 1 if x <= self.metrics.width / 2 else -1
        return Pose(x + side * 84 * unit, y + 4 * unit - level, side * 8, BACK_WIDTH * unit * 0.8, up=False)

    def row(self, index: int, count: int, width: float = ROW_WIDTH) -> Pose:
        """The place of card ``index`` of ``count`` in a row across the middle: talon, écart's slots."""
        x, y = self.centre
        step = width * 1.12 * self.unit
        return Pose(x + (index - (count - 1) / 2) * step, y, 0, width * self.unit)

    def talon(self, index: int, count: int, up: bool) -> Pose:
        """The pose of a card of the talon in the middle: in a row when shown, else in a small pile."""
        if up:
            return self.row(index, count)
        x, y = self.centre
        y -= HEAP_UP * self.unit  # two rows of bids find room below
        return Pose(x + index * 3 * self.unit, y - index * 2 * self.unit, 3 * index, 56 * self.unit, up=False)

    def ecart(self, seat: Seat, index: int) -> Pose:
        """The écart of ``seat``, face down near it, or open for all to read."""
        x, y = self.seat(seat)
        unit = self.unit
        if self.open:
            own = self.steps(seat) == 0
            side = 1 if own or x <= self.metrics.width / 2 else -1
            along = (136 if own else 118) * side + (index if side > 0 else -index) * OPEN_ECART_STEP
            return Pose(x + along * unit, y + (2 if own else 34) * unit, 0, OPEN_ECART * unit)
        if self.steps(seat) == 0:
            return Pose(x + 136 * unit + index * 4 * unit, y - 14 * unit, -6 + 5 * index, BACK_WIDTH * unit, up=False)
        side = 1 if x <= self.metrics.width / 2 else -1
        return Pose(x + side * (84 + 3 * index) * unit, y + 52 * unit, 5 * index, BACK_WIDTH * unit * 0.8, up=False)

    def pack(self, dealer: Seat, index: int) -> Pose:
        """The undealt pack before the dealer."""
        x, y = self.seat(dealer)
        cx, cy = self.centre
        lift = min(index, 40) * 0.25 * self.unit
        return Pose(x + (cx - x) * 0.32, y + (cy - y) * 0.32 - lift, 0, 60 * self.unit, up=False)
