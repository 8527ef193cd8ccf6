"""Moments, which are short drawings at the table: a revealed partner, the highest trump, a glint on gilt."""

from __future__ import annotations

import math
from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from typing import ClassVar

import pygame
from pygame import Surface

from ...engine import events as ev
from ...engine.cards import PAGAT, Card
from ...engine.rules import Seat
from ...engine.sides import Sides
from ...view import words
from ...view.living import RestClock
from ...view.table.board import Board
from ...view.table.choreography import (
    ALONE,
    ALONE_EVERY,
    BURST,
    DRIFT,
    DRIFT_APART,
    GLOW,
    LEAVE,
    PETALS,
    SHADE,
    SHINE,
    TRAVEL,
    UNROLL,
)
from ...view.table.stakes import caught, is_highest, is_saved
from ...view.table.zones import Piece
from ...view.words import Namer
from ..draw import art, plain, theme
from ..draw.gilt import gilt, shine
from ..draw.pictures import shelf
from ..draw.theme import Colour
from ..draw.transform import spun
from . import panels
from .canvas import Item, picture_item
from .seats import MEDALLION
from .stage import Stage

MOMENT_LAYER = 2500.0
"""The layer of moments, above moving cards and below the buttons."""
CLOTH_LAYER, SHADES, DARKEST = -1.0, 8, 130
"""The layer below all cards; the steps of a shadow, and its greatest opacity of 255."""
NUMBER, DRIFTING, PETAL = 18, 5, 24
"""The number of petals that burst from a place and that drift to a winner, and the size of a petal in units."""
REACH, FALL, GOLDEN = 110.0, 100.0, 137.508
"""Units that a petal flies outward and falls on the way, and the degrees between one petal and the next."""
ABOVE_CREST = 112
"""Units from the lower edge of the crest to the middle of the ribbon, at which no index of a card is."""
LIGHT, SHINING = 46, 2.6
"""The size of the flying light in units, and the final radius of the shine as a multiple of the medallion's."""
_made = shelf(0.2)
ABOVE = 0.1
"""The layer of a glint minus the layer of its card, less than that of the next card and of the sign on a card."""


@dataclass(slots=True)
class TimedMoment:
    """A drawing shown for ``seconds``, of which ``elapsed`` have passed."""

    seconds: ClassVar[float]
    elapsed: float = field(default=0.0, kw_only=True)

    @property
    def voice(self) -> tuple[float, str] | None:
        """The delay in seconds and the name of the sound; None without a sound."""
        return None

    def items(self, stage: Stage, name: Namer) -> list[Item]:
        """The items to draw now; ``name`` returns the names of seats."""
        raise NotImplementedError


@dataclass(slots=True)
class Reveal(TimedMoment):
    """``seat`` is revealed to have ``card``: a light flies from the card to the seat, petals fall, a ribbon appears."""

    seconds = LEAVE
    seat: Seat
    card: Card

    def items(self, stage: Stage, name: Namer) -> list[Item]:
        petals = _falling(stage, ("moment", self.seat), stage.layout.seat(self.seat), MEDALLION, theme.TAKER_PETAL,
                          PETALS.share(self.elapsed))
        shine = _shining(stage, self.seat, "shine", SHINE.share(self.elapsed))
        return [*self._light(stage), *shine, *petals, *self._ribbon(stage, name)]

    def _light(self, stage: Stage) -> list[Item]:
        piece, share = stage.piece(self.card), TRAVEL.share(self.elapsed)
        if piece is None or share >= 1:
            return []
        start, (x, y) = stage.poses[piece], stage.layout.seat(self.seat)
        side = stage.layout.metrics.px(LIGHT)
        picture = art.sprite("table/medallion_glow", (side, side))
        at = start.x + (x - start.x) * share, start.y + (y - start.y) * share
        return [picture_item(("moment", self.seat, "light"), MOMENT_LAYER, picture, at)] if picture is not None else []

    def _ribbon(self, stage: Stage, name: Namer) -> list[Item]:
        if self.elapsed < UNROLL.delay:
            return []
        said = words.of_player("moment.partner", name(self.seat))
        picture = panels.ribbon_picture(said, stage.layout.metrics)
        share = UNROLL.share(self.elapsed)
        if share < 1:
            full = picture.get_rect()
            picture = picture.subsurface(full.inflate(round(full.width * (share - 1)), 0))
        x, bottom = stage.layout.crest
        at = x, bottom - stage.layout.metrics.px(ABOVE_CREST)
        return [picture_item(("moment", self.seat, "ribbon"), MOMENT_LAYER + 2, picture, at)]


@dataclass(slots=True)
class Bloom(TimedMoment):
    """The highest trump is played at ``seat``: a burst of golden petals."""

    seconds = BURST.end
    seat: Seat

    @property
    def voice(self) -> tuple[float, str] | None:
        return BURST.delay, "petals"

    def items(self, stage: Stage, name: Namer) -> list[Item]:
        pose, key = stage.layout.trick(self.seat), ("moment", "bloom", self.seat)
        inside = pose.width / 2 / stage.layout.unit
        return _falling(stage, key, (pose.x, pose.y), inside, theme.GLOW, BURST.share(self.elapsed))


@dataclass(slots=True)
class Won(TimedMoment):
    """A trick is taken: a light shines around the medallion of ``seat``; if ``stake`` is above 0, petals burst.

    ``rings``: a bell sounds for a saved Pagat.
    """

    seconds = max(GLOW.end, BURST.end)
    seat: Seat
    stake: int = 0
    rings: bool = False

    @property
    def voice(self) -> tuple[float, str] | None:
        return (BURST.delay, "oudler" if self.rings else "petals") if self.stake else None

    def items(self, stage: Stage, name: Namer) -> list[Item]:
        petals = _falling(stage, ("moment", "won", self.seat), stage.layout.seat(self.seat), MEDALLION, theme.GLOW,
                          BURST.share(self.elapsed), NUMBER * self.stake // 2)
        return [*_shining(stage, self.seat, "won", GLOW.share(self.elapsed), 1 + self.stake / 4), *petals]


@dataclass(slots=True)
class Falling(TimedMoment):
    """While the table is idle, the petal ``number`` drifts down across the cloth, under all cards."""

    seconds = ALONE.end
    number: int

    def items(self, stage: Stage, name: Namer) -> list[Item]:
        rim, share = stage.layout.rim, ALONE.share(self.elapsed)
        side = -1 if self.number % 2 else 1
        x = side * (0.78 - 0.25 * share + 0.06 * math.sin(2.5 * math.tau * share))
        size = stage.layout.metrics.px(PETAL * min(1.0, 6 * share, 6 * (1 - share)))
        picture = petal(theme.TAKER_PETAL, size, self.number * 70 + side * share * 420)
        return [picture_item(("moment", "alone"), CLOTH_LAYER, picture,
                             (rim.x + x * rim.half_width, rim.y + (1.3 * share - 0.62) * rim.half_height))]


@dataclass(slots=True)
class Capture(TimedMoment):
    """A valuable card is lost in the trick: petals drift from its ``seat`` to the ``winner``.

    A shadow passes over the medallion of ``seat``. ``heard``: there is a sound, which only a captured Pagat has.
    """

    seconds = DRIFT.end + DRIFTING * DRIFT_APART
    seat: Seat
    winner: Seat
    heard: bool = True

    @property
    def voice(self) -> tuple[float, str] | None:
        return (DRIFT.delay, "caught") if self.heard else None

    def items(self, stage: Stage, name: Namer) -> list[Item]:
        start, (x, y), unit = stage.layout.trick(self.seat), stage.layout.seat(self.winner), stage.layout.unit
        found = self._shadow(stage)
        for number in range(DRIFTING):
            share = DRIFT.share(self.elapsed - number * DRIFT_APART)
            if 0 < share < 1:
                swing = math.sin(math.pi * share) * (number - DRIFTING // 2) * 22 * unit
                at = start.x + (x - start.x) * share + swing, start.y + (y - start.y) * share - abs(swing) * 0.6
                picture = petal(theme.GLOW, stage.layout.metrics.px(PETAL), number * 70 + share * 360)
                found.append(picture_item(("moment", "capture", self.seat, number), MOMENT_LAYER + 1, picture, at))
        return found

    def _shadow(self, stage: Stage) -> list[Item]:
        dark = round(SHADES * math.sin(math.pi * min(1.0, SHADE.share(self.elapsed))))
        if dark <= 0:
            return []
        picture = _shade(stage.layout.metrics.px(MEDALLION), dark)
        at, above = stage.layout.seat(self.seat), panels.SEAT_LAYER + 0.5
        return [picture_item(("moment", self.seat, "shadow"), above, picture, at)]


@_made.kept
def _shade(radius: int, dark: int) -> Surface:
    made = art.blank((2 * radius, 2 * radius))
    plain.disc(made, (radius, radius), radius, (((*theme.NIGHT, DARKEST * dark // SHADES), 0),))
    return made


def _shining(stage: Stage, seat: Seat, kind: str, share: float, size: float = 1.0) -> list[Item]:
    """A light that grows to ``size`` and fades around the medallion of ``seat``, at ``share`` of its time."""
    if not 0 < share < 1:
        return []
    side = stage.layout.metrics.px(MEDALLION * (1 + (SHINING * size - 1) * math.sin(math.pi * share)) * 1.3)
    picture = art.sprite("table/medallion_glow", (side, side))
    at, below = stage.layout.seat(seat), panels.SEAT_LAYER - 1
    return [picture_item(("moment", seat, kind), below, picture, at)] if picture is not None else []


def _falling(stage: Stage, key: tuple[Hashable, ...], middle: tuple[float, float], inside: float, colour: Colour,
             share: float, count: int = NUMBER) -> list[Item]:
    """Petals, ``count`` of them, that fly outwards from ``inside`` units around ``middle`` and fall.

    They are drawn at ``share`` of their time.
    """
    if not 0 < share < 1:
        return []
    (x, y), unit, found = middle, stage.layout.unit, []
    for number in range(count):
        angle = math.radians(number * GOLDEN)
        out = (inside + REACH * (0.5 + 0.5 * (number * 0.618 % 1)) * share) * unit
        fall = FALL * share * share * unit
        side = stage.layout.metrics.px(PETAL * min(1.0, 4 * (1 - share)))
        picture = petal(colour, side, number * 40 + share * 300)
        at = x + out * math.cos(angle), y + out * math.sin(angle) * 0.8 + fall
        found.append(picture_item((*key, number), MOMENT_LAYER + 1, picture, at))
    return found


def petal(colour: Colour, side: int, degrees: float) -> Surface:
    """A petal in a box of ``side`` pixels, turned clockwise by ``degrees``, rounded to a multiple of 20."""
    side, turn = max(2, side), round(degrees / 20) * 20 % 360

    def draw(surface: Surface, large: float) -> None:
        for ink, inside in ((theme.INK, 0.0), (colour, 0.06)):
            turns = [math.tau * step / 40 for step in range(40)]
            across = [(0.28 - inside) * math.sin(turn) * (1.15 - 0.35 * math.cos(turn)) for turn in turns]
            down = [(inside - 0.42) * math.cos(turn) for turn in turns]
            corners = [((0.5 + x) * large, (0.5 + y) * large) for x, y in zip(across, down, strict=True)]
            pygame.draw.polygon(surface, (*ink, 255), corners)
    upright = _made.get(("petal", colour, side), lambda: plain.smooth(side, side, draw))
    return _made.get(("petal", colour, side, turn), lambda: spun(upright, -turn), lambda: upright)


@dataclass(slots=True)
class Moments:
    """The current moments, each drawn until it is over."""

    running: list[TimedMoment] = field(default_factory=list)
    voices: list[str] = field(default_factory=list)
    """The sounds to play after the last update."""
    _rested: float = 0.0
    _fallen: int = 0

    def after(self, event: ev.Event, board: Board, sides: Sides, stake: int = 0) -> None:
        """Start the moment of ``event``, if it has one, with the strength ``stake``.

        ``board`` is the board before the event, ``sides`` the sides known so far.
        """
        match event:
            case ev.PartnerRevealed(seat, card) if seat != board.taker:  # a taker may call a card in hand
                self.running.append(Reveal(seat, card))
            case ev.CardPlayed(seat, card) if is_highest(board.rules, card):
                self.running.append(Bloom(seat))
            case ev.TrickTaken(winner):
                rings = board.rules.row.par > 0 and any(  # in other games it moves the goal, which rings
                    card == PAGAT and is_saved(sides, seat, winner) for seat, card in board.trick)
                self.running.append(Won(winner, stake, rings))
                self.running += [Capture(seat, winner, card == PAGAT) for seat, card in caught(board, sides, winner)]

    def rest(self, seconds: float) -> None:
        """Advance the idle time of the table by ``seconds``; from time to time a petal falls."""
        self._rested += seconds
        if self._rested >= ALONE_EVERY:
            self._rested = 0.0
            self._fallen += 1
            self.running.append(Falling(self._fallen))

    @property
    def drifting(self) -> bool:
        """Whether a petal is falling, which is slow enough for a low frame rate."""
        return any(isinstance(one, Falling) for one in self.running)

    @property
    def moving(self) -> bool:
        """Whether any moment other than a falling petal is shown."""
        return any(not isinstance(one, Falling) for one in self.running)

    def update(self, seconds: float) -> bool:
        """Advance by ``seconds``; returns whether to draw again."""
        was = bool(self.running)
        self.voices = [moment.voice[1] for moment in self.running
                       if moment.voice is not None and moment.elapsed <= moment.voice[0] < moment.elapsed + seconds]
        for moment in self.running:
            moment.elapsed += seconds
        self.running = [moment for moment in self.running if moment.elapsed < moment.seconds]
        return was

    def items(self, stage: Stage, name: Namer) -> list[Item]:
        return [item for moment in self.running for item in moment.items(stage, name)]


class Gleam:
    """A glint that crosses each card once when the pointer or the focus comes to it."""

    def __init__(self) -> None:
        self._card: Card | None = None
        self._clock = RestClock()
        self._gold: tuple[Surface, Surface] | None = None

    @property
    def due(self) -> bool:
        """Whether the glint is visible, or will be soon."""
        return self._card is not None and self._clock.running

    def update(self, dt: float, card: Card | None, still: bool) -> bool:
        """Advance by ``dt`` seconds while ``card`` is selected; ``still``: no motion is allowed.

        Returns whether to draw again.
        """
        if card != self._card:
            self._card = card
            self._clock.wait()
        if still or card is None:
            self._clock.end()
        return self._clock.update(dt)

    def items(self, cards: Sequence[Item]) -> list[Item]:
        """The glint on the selected card, which is among ``cards``; empty while there is no glint."""
        share = self._clock.light
        if self._card is None or not 0 < share < 1:
            return []
        return [self._light(item, item.picture, share) for item in cards
                if item.picture is not None and item.key[0] == "piece"
                and isinstance(piece := item.key[1], Piece) and piece.face == self._card]

    def _light(self, item: Item, picture: Surface, share: float) -> Item:
        if self._gold is None or self._gold[0] is not picture:
            self._gold = picture, gilt(picture)
        gold = self._gold[1]
        return Item(("gleam",), item.layer + ABOVE, item.rect, share,
                    paint=lambda surface: shine(surface, gold, item.rect, share))
