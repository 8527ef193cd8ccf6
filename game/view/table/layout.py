"""The layout of the table: positions, angles and widths of the cards in each zone, for any window size. No pygame."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from ...engine.rules import Seat
from ..units import Metrics
from .geometry import HALF_HEIGHT, HALF_WIDTH, Rim, TrickRoom, squeezed

ASPECT = 1120 / 610  # height of a card over its width
#: The part of a card's width that stays visible in a fan and holds its index whole; decks may need more.
STRIP = 0.25
NOTED_STRIP = 0.4
"""The least such part with a note next to the hand; if that is too wide for the middle, the hand moves aside."""
#: Of two rows, the part of a card's height by which the lower is below the upper, and their flatness.
ROW_DOWN, ROW_FLAT = 0.42, 0.5
#: The greatest degrees from card to card of the hand, and from its first card to its last.
FAN_TURN, FAN_WIDE = 1.1, 12.0
REST_DOWN = 10.0
"""Units by which a hand in a single row is lower, so that the ribbon does not cover the card under the pointer."""
HAND_WIDTH, BACK_WIDTH, ROW_WIDTH = 124.0, 34.0, 88.0
RIM_SHARE = 0.345
"""The maximum share of a narrow window's width that half of the oval takes."""
#: Units by which the middle of the trick is above the middle of the oval, and its crest below.
TRICK_UP, CREST_DOWN = 11.0, 217.0
HAND_LOWER, PROMPT_HIGH = 0.1, 46.0
"""The share of a card by which the hand is lower for each doubling of the text size.

Also the units above the hand for the prompt.
"""
#: Units by which a button with its gap is higher than its words; the room for the tools next to the hand without
#: words, and how far they are above the hand, so that the last card of a wide hand does not cover them if it is raised.
BUTTON_PAD, TOOLS_HIGH, TOOLS_UP = 21.0, 44.0, 4.0
ASIDE_PERCENT = 125
"""The largest text size, in percent, of the least important text: tools, the discard, counts of tricks."""
#: Units from the player's medallion to the discard and the tricks, right and up; from card to card of a discard.
OWN_DISCARD, OWN_PILE, OWN_UP, DISCARD_STEP = 70.0, 142.0, 84.0, 3.0
#: The text size, in percent, and the width of the table, in units, from which fans become packets.
PACKED_FROM, NARROW = 150, 1100.0
#: Units from a medallion to the name next to it and to the tag below that; half the room of the number below a pile;
#: the greatest width of a tag below a medallion at the side, and right of the player's.
PLATE_LEFT, TAG_LEFT, BADGE_HALF, SIDE_TAG, OWN_TAG = 26.0, 48.0, 35.0, 172.0, 176.0
#: Units from a medallion to the end of most names next to it, and down to the player's role.
NAME_RIGHT, OWN_ROLE = 190.0, 33.0
#: Units from the middle of a medallion at the side to the foot of the name; the height of the tag below, in its text.
NAME_DOWN, TAG_HIGH = 86.0, 1.25
#: Half the units of the goal's bud, which is near the middle of the upper edge.
GOAL_HALF = 16.0
#: The leaf of a hint: units of its width, the share of the text scale it takes, the gaps around it; left of the hand.
LEAF_WIDE, LEAF_GROWS, LEAF_GAP, HAND_LEFT = 220.0, 0.5, 8.0, 10.0
#: Units between the hand and that column.
HAND_CLEAR = 18.0
#: The pack: its part of the way from the dealer to the middle, its width, and the thickness of a card, in units.
PACK_IN, PACK_WIDTH, CARD_THICK = 0.66, 76.0, 0.32
#: Units from the middle of a hand at the upper edge to the left end of the tricks behind it.
CARDS_HALF = 46.0
#: Units by which a talon's pile is above the middle, and left of it after the auction.
HEAP_UP, HEAP_LEFT = 46.0, 310.0

AT_TOP = 0.14
#: The seats of the others, from the right of the viewer around the table: fractions of the window (x, y).
PLACES: dict[int, tuple[tuple[float, float], ...]] = {
    3: ((0.918, 0.232), (0.082, 0.232)),
    4: ((0.918, 0.232), (0.466, 0.068), (0.082, 0.232)),
    5: ((0.918, 0.248), (0.682, 0.075), (0.318, 0.075), (0.082, 0.248)),
    6: ((0.918, 0.27), (0.802, 0.075), (0.477, 0.075), (0.151, 0.075), (0.082, 0.27)),
}
Places = dict[int, tuple[tuple[float, float, float], ...]]
#: Of a card in the trick, its width in units, and the poses of the cards around the middle, the viewer's first, in
#: order of play: (x, y, degrees). They overlap, but cover no index, in whatever order they are played: of two cards the
#: right one is 0.3 of a card higher, or only their margins meet, or it begins right of the other's index.
TRICK_WIDTH: dict[int, float] = {3: 116.0, 4: 112.0, 5: 106.0, 6: 106.0}
TRICK: Places = {
    3: ((6, 48, 0), (112, -34, 4), (-112, -30, -4)),
    4: ((-24, 51, -2), (172, 4, 4), (60, -50, 2), (-138, 6, -4)),
    5: ((-6, 56, -1), (200, 6, 5), (94, -50, 3), (-114, -48, -3), (-216, 10, -5)),
    6: ((-19, 57, -1), (223, 8, 5), (117, -46, 3), (10, -52, 1), (-128, -48, -3), (-230, 10, -5)),
}
TRICK_GROWS = 0.16
"""The share by which the cards of a trick are larger for each doubling of the text size.

Their indices matter most.
"""
ROW_APART = 20.0
"""Units from the middle beyond which a card belongs to the upper or lower row; a row's outer edge is fixed."""
#: With all hands open, between the hands.
OPEN_TRICK_WIDTH: dict[int, float] = {3: 84.0, 4: 84.0, 5: 76.0, 6: 76.0}
OPEN_TRICK: Places = {
    3: ((0, 60, 0), (150, -22, 5), (-150, -22, -5)),
    4: ((-46, 60, -2), (158, 4, 4), (46, -60, 2), (-158, 4, -4)),
    5: ((0, 66, -1), (182, 14, 5), (92, -58, 3), (-92, -58, -3), (-182, 14, -5)),
    6: ((-43, 68, -2), (210, 14, 5), (132, -54, 3), (42, -72, 1), (-132, -54, -3), (-210, 14, -5)),
}


#: With all hands open: the seats of the others, and, in units, a card's width, the steps from card to card and from row
#: to row, the number of cards in a row, the discard's cards, and how far right the player's medallion is.
OPEN_PLACES: dict[int, tuple[tuple[float, float], ...]] = {
    3: ((0.893, 0.17), (0.107, 0.17)),
    4: ((0.893, 0.17), (0.5, 0.105), (0.107, 0.17)),
    5: ((0.893, 0.3), (0.665, 0.105), (0.335, 0.105), (0.107, 0.3)),
    6: ((0.893, 0.34), (0.735, 0.115), (0.5, 0.105), (0.265, 0.115), (0.107, 0.34)),
}
OPEN_STEP = {3: 26.0, 4: 26.0, 5: 26.0, 6: 22.0}
OPEN_WIDTH, OPEN_ROW_DOWN, OPEN_ROW = 70.0, 54.0, 9
OPEN_ECART, OPEN_ECART_STEP, OPEN_OWN, OPEN_OWN_UP = 48.0, 22.0, 0.25, 266.0
#: Units from the middle of a medallion to the end of its name and, at the upper edge, to the foot of its tag; the share
#: by which larger text makes both longer; the gap to a card.
OPEN_NAME, OPEN_TAG, OPEN_GROWS, OPEN_GAP = 80.0, 96.0, 0.45, 8.0


@dataclass(frozen=True, slots=True)
class Pose:
    """The pose of a card: its centre, its rotation in degrees clockwise, its width, and whether it is face up."""

    x: float
    y: float
    angle: float = 0.0
    width: float = ROW_WIDTH
    up: bool = True


Poses = tuple[Pose, ...]
_kept = lru_cache(maxsize=512)
"""Caches poses, because every event needs those of all cards, although few have changed."""


@dataclass(frozen=True, slots=True)
class Layout:
    """The table in a window with ``metrics``, as ``viewer`` sees it, with ``seats`` in order of play.

    ``open``: known cards of other hands and of the écart are face up, and there are no panels in the corners.
    ``noted``: a note is in the column right of the hand; otherwise the hand is in the middle. ``left_fan``: the left
    one of two overlapping cards in the hand is on top.
    """

    metrics: Metrics
    seats: int
    viewer: Seat
    strip: float = STRIP
    open: bool = False
    noted: bool = False
    left_fan: bool = False

    @property
    def unit(self) -> float:
        """The number of pixels in one unit of the base window."""
        return self.metrics.ui_scale

    @property
    def centre(self) -> tuple[float, float]:
        """The middle of the cards on the table."""
        return self.rim.x, self.rim.y - (0.0 if self.open else TRICK_UP * self.unit)

    @property
    def rim(self) -> Rim:
        """The oval of the table."""
        w, h = self.metrics.size
        if self.open:
            return Rim(w * 0.5, h * 0.46, min(w * 0.285, 450 * self.unit), h * 0.24)
        return Rim(w * 0.5, h * 0.375, min(HALF_WIDTH * self.unit, RIM_SHARE * w), HALF_HEIGHT * self.unit)

    @property
    def crest(self) -> tuple[float, float]:
        """The middle of the crest's lower edge; the crest closes the oval above the buttons next to the hand."""
        return self.rim.x, min(self.rim.y + CREST_DOWN * self.unit, self.hand_top - PROMPT_HIGH * self.unit)

    @property
    def button_high(self) -> float:
        """The height of a button and the gap below it, in pixels."""
        return 1.25 * self.metrics.text_px("button") + BUTTON_PAD * self.unit

    def steps(self, seat: Seat) -> int:
        """The number of seats from the viewer to ``seat`` in order of play, which goes to the right on the screen."""
        return (seat - self.viewer) % self.seats

    def seat(self, seat: Seat) -> tuple[float, float]:
        """The middle of the medallion of ``seat``; the viewer's is left of the hand."""
        w, h = self.metrics.size
        steps = self.steps(seat)
        if steps == 0:
            return OPEN_OWN * w if self.open else 75 * self.unit, h - (OPEN_OWN_UP if self.open else 258) * self.unit
        x, y = self._places[steps - 1]
        return x * w, max(y * h, (76 if self.open else 49) * self.unit)

    @property
    def _places(self) -> tuple[tuple[float, float], ...]:
        return (OPEN_PLACES if self.open else PLACES)[self.seats]

    def at_top(self, seat: Seat) -> bool:
        """Whether ``seat`` is at the upper edge, where its cards are next to the medallion and not below it."""
        return self.steps(seat) != 0 and self._places[self.steps(seat) - 1][1] < AT_TOP

    @property
    def hand_width(self) -> float:
        """The width of a card in the hand, in pixels."""
        return HAND_WIDTH * self.unit

    @property
    def hand_top(self) -> float:
        """The upper edge of the hand, about that of the card under the pointer."""
        lower = 0.0 if self.open else HAND_LOWER * (self.metrics.text_percent / 100 - 1)
        return self.metrics.height - (0.84 - lower) * self.hand_width * ASPECT

    @property
    def above_buttons(self) -> int:
        """The lowest pixel available at the right above the buttons next to the hand."""
        return round(self.tools_bottom - TOOLS_HIGH * self.unit - 1.25 * self.aside.text_px("small"))

    @property
    def tools_bottom(self) -> float:
        """The lowest pixel of the tools, whose top is below the crest."""
        return self.hand_top - TOOLS_UP * self.unit

    @property
    def aside(self) -> Metrics:
        """Metrics with the text size for the least important text."""
        return replace(self.metrics, text_percent=min(self.metrics.text_percent, ASIDE_PERCENT))

    @property
    def leaf(self) -> tuple[float, float, float, float]:
        """The column for a hint, right of the hand: left, top, width, height. No other element uses it."""
        width, height = self.metrics.size
        wide = LEAF_WIDE * self.unit * (1 + LEAF_GROWS * (self.metrics.text_percent / 100 - 1))
        gap = LEAF_GAP * self.unit
        top = self.tools_bottom + gap
        return width - gap - wide, top, wide, height - top - gap

    @property
    def _hand_right(self) -> float:
        """The right end of the room for the hand, in pixels."""
        if self.open:
            return self.metrics.width - HAND_LEFT * self.unit
        return self.leaf[0] - HAND_CLEAR * self.unit

    def _step(self, count: int) -> float:
        """The distance in pixels between neighbouring cards in a row of ``count``."""
        room = self._hand_right - HAND_LEFT * self.unit - self.hand_width
        return min(room / max(1, count - 1), self.hand_width * 0.62)

    def rows(self, count: int) -> tuple[int, ...]:
        """The numbers of cards in the rows of a fan, upper row first; two rows if one would hide indices."""
        if self._step(count) >= self.strip * self.hand_width:
            return (count,)
        upper = (count + 1) // 2
        return upper, count - upper

    def stacked(self, count: int) -> Sequence[int]:
        """The indices of the ``count`` cards in the viewer's fan, from the bottom card of the stack to the top one."""
        if not self.left_fan:
            return range(count)
        upper = self.rows(count)[0]
        return [*reversed(range(upper)), *reversed(range(upper, count))]

    @_kept
    def hand(self, count: int) -> Poses:
        """The poses of the ``count`` cards in the viewer's fan, from left to right, row by row."""
        rows = self.rows(count)
        down = ROW_DOWN * self.hand_width * ASPECT
        first = REST_DOWN * self.unit if len(rows) == 1 else 0.0
        bend = ROW_FLAT if len(rows) > 1 else 1.0
        return tuple(pose for row, size in enumerate(rows) for pose in self._row(size, first + row * down, bend))

    def _row(self, count: int, down: float, bend: float) -> list[Pose]:
        """The poses of a row ``down`` pixels below the top of the hand; ``bend`` 1 is a round fan, 0 a flat row."""
        width, step = self.hand_width, self._step(count)
        if self.noted:  # closer, to stay in the middle
            half = self._hand_right - self.metrics.width / 2 - width / 2
            step = min(step, max(2 * half / max(1, count - 1), NOTED_STRIP * width))
        spread = bend * min(FAN_TURN, FAN_WIDE / max(1, count)) if count > 1 else 0.0
        radius = step / math.radians(spread) if spread else 1.0
        middle = self.metrics.width / 2
        if self.noted or self.open:
            middle = min(middle, self._hand_right - ((count - 1) * step + width) / 2)
        poses = []
        for i in range(count):
            turn = (i - (count - 1) / 2) * spread
            x = middle + (i - (count - 1) / 2) * step
            sag = radius * (1 - math.cos(math.radians(turn)))
            y = self.hand_top + down + width * ASPECT / 2 + sag
            poses.append(Pose(x, y, turn * 0.8, width))
        return poses

    @_kept
    def others_hand(self, seat: Seat, count: int) -> Poses:
        """The poses of face-down cards of ``seat``: a small fan, or a packet if there is no room for a fan."""
        x, y = self.beside(seat)
        unit, width = self.unit, BACK_WIDTH * self.unit
        across = 0.0 if self.packed else 30 * unit
        step = min(2.6 * unit, across / max(1, count - 1))
        turn = min(2.4, 26 / max(1, count)) if across else 0.0
        middle = (count - 1) / 2
        sag = min(0.32, 8 / max(1.0, middle) ** 1.6) * unit if across else 0.0
        return tuple(Pose(x + (i - middle) * step, y + abs(i - middle) ** 1.6 * sag, (i - middle) * turn, width,
                          up=False) for i in range(count))

    def left_of_hand(self, seat: Seat) -> float:
        """The pixels from the middle of the medallion of a ``seat`` at the upper edge to the left end of its cards."""
        return self.seat(seat)[0] - self.beside(seat)[0] + CARDS_HALF * self.unit

    @property
    def packed(self) -> bool:
        """Whether large text or a narrow table leaves no room to fan the other players' cards."""
        return self.metrics.text_percent >= PACKED_FROM or self.metrics.width < NARROW * self.unit

    def beside(self, seat: Seat) -> tuple[float, float]:
        """The middle of the hand of ``seat``: left of a medallion at the upper edge, otherwise below the medallion."""
        x, y = self.seat(seat)
        unit = self.unit
        if self.at_top(seat):
            return x - 86 * unit, y - 4 * unit
        return x - 14 * unit, y + 134 * unit + self._longer_text()

    @_kept
    def open_hand(self, seat: Seat, count: int) -> Poses:
        """The poses of the ``count`` face-up cards of ``seat``, row by row, next to or below the medallion."""
        x, _ = self.seat(seat)
        unit, width = self.unit, OPEN_WIDTH * self.unit
        rows = max(1, -(-count // OPEN_ROW))
        longest = -(-count // rows)
        room = math.inf if self.at_top(seat) else self._open_end - 10 * unit - width
        step = min(OPEN_STEP[self.seats] * unit, room / max(1, longest - 1))
        wide = width + (longest - 1) * step
        if self.at_top(seat):
            left = x + 52 * unit if self._fan_side(x) > 0 else x - 52 * unit - wide
            top = 8 * unit
        else:
            off = min(abs(x - self.metrics.width / 2), self.metrics.width / 2 - 10 * unit - wide / 2)
            off = max(off, self.metrics.width / 2 - self._open_end + wide / 2)
            left = self.metrics.width / 2 + self._fan_side(x) * off - wide / 2
            top = self.below_name(seat)
        return tuple(Pose(left + width / 2 + i % longest * step,
                          top + width * ASPECT / 2 + i // longest * OPEN_ROW_DOWN * unit, 0, width)
                     for i in range(count))

    @property
    def _open_end(self) -> float:
        """With all hands open, the right end of a hand at the left, next to the player's name."""
        return self.seat(self.viewer)[0] - self._open_name - OPEN_GAP * self.unit

    @property
    def _open_name(self) -> float:
        """With all hands open, the pixels from the middle of the player's medallion to the end of the name."""
        return OPEN_NAME * self.unit + OPEN_GROWS * self._longer_text()

    def below_name(self, seat: Seat) -> float:
        """With all hands open, the first pixel below the name and the tag of a ``seat`` at the side."""
        return self.seat(seat)[1] + 88 * self.unit + self._longer_text()

    def below_tag(self, seat: Seat, *, tag: bool = True) -> float:
        """The first pixel below the name of a ``seat`` at the side and, if it has one, below its ``tag``."""
        name = self.seat(seat)[1] + NAME_DOWN * self.unit
        return name + TAG_HIGH * self.metrics.text_px("small") if tag else name

    def fan_side(self, seat: Seat) -> int:
        """With all hands open, the side of the medallion on which the hand is: -1 left, 1 right, 0 below."""
        return self._fan_side(self.seat(seat)[0]) if self.at_top(seat) else 0

    def _fan_side(self, x: float) -> int:
        """With all hands open, the side of a medallion at ``x`` on which its hand is: 1 right, -1 left."""
        return 1 if x > self.metrics.width / 2 else -1

    def _longer_text(self) -> float:
        """The pixels by which a name with its line of detail is higher than at the base text size."""
        metrics = self.metrics
        return metrics.text_px("button") + metrics.text_px("small") - 37 * self.unit

    def trick(self, seat: Seat) -> Pose:
        """The pose of the card of ``seat`` in the trick, turned towards its player."""
        unit, own = self.unit, self.steps(seat)
        if self.open:
            places = OPEN_TRICK[self.seats]
            around = [(dx * unit, dy * unit) for dx, dy, _ in places]
            x, y, width = squeezed(around, OPEN_TRICK_WIDTH[self.seats] * unit, ASPECT, self._open_trick)[own]
            return Pose(x, y, places[own][2], width)
        dx, dy, angle = TRICK[self.seats][own]
        grown = 1 + TRICK_GROWS * (self.metrics.text_percent / 100 - 1)
        width = TRICK_WIDTH[self.seats] * unit
        taller = (grown - 1) * width * ASPECT / 2
        inwards = -math.copysign(taller, dy) if abs(dy) > ROW_APART else 0.0
        x, y = self.centre
        return Pose(x + dx * unit * grown, y + dy * unit + inwards, angle, width * grown)

    @property
    def _open_trick(self) -> TrickRoom:
        """With all hands open, the room for a trick: below the upper tags, and right of the player's name."""
        gap = OPEN_GAP * self.unit
        tag = OPEN_TAG * self.unit + OPEN_GROWS * self._longer_text() + gap
        top = max((self.seat(seat)[1] + tag for seat in filter(self.at_top, range(self.seats))), default=gap)
        return TrickRoom(self.centre, top, self.hand_top, self.seat(self.viewer)[0] + self._open_name + gap)

    @_kept
    def won(self, seat: Seat, count: int) -> Poses:
        """The poses of the ``count`` cards won by ``seat``, each trick laid across the one below."""
        x, y = self.pile(seat)
        width, poses = BACK_WIDTH * self.unit * (1.0 if self.steps(seat) == 0 and not self.open else 0.8), []
        for trick in (index // self.seats for index in range(count)):
            lift = min(trick, 9) * 2.6 * self.unit
            turn = (90 if trick % 2 else 0) + trick * 7 % 11 - 5
            poses.append(Pose(x, y - lift, turn, width, up=False))
        return tuple(poses)

    def pile(self, seat: Seat) -> tuple[float, float]:
        """The middle of the lowest trick won by ``seat``."""
        x, y = self.seat(seat)
        unit = self.unit
        if self.open:
            side = -self._fan_side(x) if self.at_top(seat) else 1 if x <= self.metrics.width / 2 else -1
            return (x + 92 * unit, y - 16 * unit) if self.steps(seat) == 0 else (x + side * 84 * unit, y + 4 * unit)
        if self.steps(seat) == 0:
            return self._own(OWN_PILE)
        cards, down = self.beside(seat)
        return cards + (36 if x > self.metrics.width / 2 and not self.at_top(seat) else -30) * unit, down + 4 * unit

    def _own(self, right: float) -> tuple[float, float]:
        """The point above the player's name, ``right`` units from the medallion, more if the text is larger."""
        x, y = self.seat(self.viewer)
        return x + right * self.aside.text_percent / 100 * self.unit, y - OWN_UP * self.unit - 0.5 * self._longer_text()

    def chip(self, seat: Seat) -> tuple[float, float]:
        """The middle of the pile of ``seat``, made of its hand and its tricks; their number is shown below it."""
        (x, y), (held, _) = self.pile(seat), self.beside(seat)
        return (x, y) if self.steps(seat) == 0 else ((x + held) / 2, y)

    def plate_room(self, seat: Seat) -> float:
        """The maximum width of the name of ``seat``, in pixels."""
        x, _ = self.seat(seat)
        if self.steps(seat) != 0 and not self.at_top(seat):
            return 2 * min(x, self.metrics.width - x) - 8 * self.unit
        if self.steps(seat) == 0 and not self.open:
            return OWN_TAG * self.unit
        return self._right_of(seat) - x - PLATE_LEFT * self.unit

    def tag_room(self, seat: Seat) -> float:
        """The maximum width of the tag below the name of ``seat``, in pixels."""
        x, _ = self.seat(seat)
        if self.steps(seat) != 0 and not self.at_top(seat):
            return SIDE_TAG * self.unit
        if self.steps(seat) == 0 and not self.open:
            return OWN_TAG * self.unit
        return self._right_of(seat) - x - TAG_LEFT * self.unit

    def tag_room_to_goal(self, seat: Seat) -> float:
        """The maximum width in pixels of the tag of ``seat`` that does not reach the goal's bud at the upper edge."""
        x, goal = self.seat(seat)[0], self.rim.x - GOAL_HALF * self.unit
        room = self.tag_room(seat)
        return min(room, goal - x - TAG_LEFT * self.unit) if self.at_top(seat) and x < goal else room

    def left_room(self, seat: Seat, ends: Mapping[Seat, float], gap: float) -> float:
        """The free width in pixels left of a ``seat`` at the upper edge, up to ``gap`` from its middle.

        It begins at the end of the next name to the left; ``ends`` are the right ends of the names that are known.
        """
        x, _ = self.seat(seat)
        names = (ends.get(other, self.seat(other)[0] + NAME_RIGHT * self.unit)
                 for other in filter(self.at_top, range(self.seats)))
        return x - gap - max((name for name in names if name < x), default=0)

    @property
    def below_own_role(self) -> float:
        """The first pixel below the player's name and role."""
        return self.seat(self.viewer)[1] + OWN_ROLE * self.unit + 0.65 * self._longer_text()

    def _right_of(self, seat: Seat) -> float:
        """The right end of the room next to ``seat``: its own tricks, those of the next seat, or the window's edge."""
        x, _ = self.seat(seat)
        beside = filter(self.at_top, range(self.seats)) if self.at_top(seat) else (seat,)
        piles = [self.pile(other)[0] for other in beside]
        nearest = min((pile for pile in piles if pile > x), default=self.metrics.width + 18 * self.unit)
        return nearest - BADGE_HALF * self.unit

    def row(self, index: int, count: int, width: float = ROW_WIDTH) -> Pose:
        """The pose of card ``index`` of ``count`` in a row across the middle, for the talon and the slots."""
        x, y = self.centre
        step = width * 1.12 * self.unit
        return Pose(x + (index - (count - 1) / 2) * step, y, 0, width * self.unit)

    def talon(self, index: int, count: int, up: bool, aside: bool) -> Pose:
        """The pose of card ``index`` of the talon: in a row in the middle if face ``up``, else in a small pile.

        ``aside``: the pile is left of the middle.
        """
        if up:
            return self.row(index, count)
        x, y = self.centre
        x -= aside * HEAP_LEFT * self.unit
        y -= HEAP_UP * self.unit  # two rows of bids find room below
        return Pose(x + index * 3 * self.unit, y - index * 2 * self.unit, 3 * index, 56 * self.unit, up=False)

    def ecart(self, seat: Seat, index: int) -> Pose:
        """The pose of card ``index`` of the écart: face down near ``seat``, or ``open`` and large enough to read."""
        x, y = self.seat(seat)
        unit = self.unit
        if self.open:
            own = self.steps(seat) == 0
            side = 1 if own or x <= self.metrics.width / 2 else -1
            along = (136 if own else 124) * side + (index if side > 0 else -index) * OPEN_ECART_STEP
            return Pose(x + along * unit, y + (2 if own else -8) * unit, 0, OPEN_ECART * unit)
        width = BACK_WIDTH * unit * 0.8
        if self.steps(seat) == 0:
            x, y = self._own(OWN_DISCARD)
            return Pose(x + DISCARD_STEP * index * unit, y, -6 + 5 * index, width * 1.4, up=False)
        if self.at_top(seat):
            x, y = self.pile(seat)
            return Pose(x + 3 * index * unit, y, 5 * index, width, up=False)
        side = 1 if x <= self.metrics.width / 2 else -1
        return Pose(x + side * (72 + 3 * index) * unit, y - 12 * unit, 5 * index, width, up=False)

    @_kept
    def pack(self, dealer: Seat, count: int) -> Poses:
        """The poses of the ``count`` cards of the pack, inside the oval in front of the dealer."""
        (x, y), (cx, cy) = self.beside(dealer) if self.at_top(dealer) else self.seat(dealer), self.centre
        x, y, width = x + (cx - x) * PACK_IN, y + (cy - y) * PACK_IN, PACK_WIDTH * self.unit
        return tuple(Pose(x, y - index * CARD_THICK * self.unit, 0, width, up=False) for index in range(count))
