"""Moments worth a pause: a partner comes to light. Each is drawn over the table for a short while."""

from __future__ import annotations

import math
from dataclasses import dataclass, field

import pygame
from pygame import Surface

from ...engine import events as ev
from ...engine.cards import Card
from ...engine.rules import Seat
from ...view import words
from ...view.table.choreography import LEAVE, PETALS, SHINE, TRAVEL, UNROLL
from ...view.words import Namer
from ..draw import art, plain, theme
from ..draw.pictures import shelf
from ..draw.theme import Colour
from ..draw.transform import spun
from . import panels
from .canvas import Item, picture_item
from .seats import MEDALLION
from .stage import Stage

MOMENT_LAYER = 2500.0
"""Above the cards in flight and below the buttons."""
NUMBER, PETAL = 18, 24
"""How many petals fly from a medallion, and the units of one."""
REACH, FALL, GOLDEN = 110.0, 100.0, 137.508
"""Units that a petal flies outward and falls on the way, and the degrees between one petal and the next."""
ABOVE_CREST = 112
"""Units from the lower edge of the crest to the middle of the ribbon: no index of a card is there."""
LIGHT, SHINING = 46, 2.6
"""Units of the light that flies, and the size to which the shine round a medallion grows, of its radius."""
_made = shelf(0.2)


@dataclass(slots=True)
class Reveal:
    """``seat`` turns out to hold ``card``: a light flies from the card to it, petals fall, a ribbon says so."""

    seat: Seat
    card: Card
    elapsed: float = 0.0

    @property
    def over(self) -> bool:
        """Whether it has ended."""
        return self.elapsed >= LEAVE

    def items(self, stage: Stage, name: Namer) -> list[Item]:
        """What of it is to be seen now."""
        return [*self._light(stage), *self._shine(stage), *self._petals(stage), *self._ribbon(stage, name)]

    def _light(self, stage: Stage) -> list[Item]:
        piece, share = stage.piece(self.card), TRAVEL.share(self.elapsed)
        if piece is None or share >= 1:
            return []
        start, (x, y) = stage.poses[piece], stage.layout.seat(self.seat)
        side = stage.layout.metrics.px(LIGHT)
        picture = art.sprite("table/medallion_glow", (side, side))
        at = start.x + (x - start.x) * share, start.y + (y - start.y) * share
        return [picture_item(("moment", self.seat, "light"), MOMENT_LAYER, picture, at)] if picture is not None else []

    def _shine(self, stage: Stage) -> list[Item]:
        share = SHINE.share(self.elapsed)
        if not 0 < share < 1:
            return []
        side = stage.layout.metrics.px(MEDALLION * (1 + (SHINING - 1) * math.sin(math.pi * share)) * 1.3)
        picture = art.sprite("table/medallion_glow", (side, side))
        at, below = stage.layout.seat(self.seat), panels.SEAT_LAYER - 1
        return [picture_item(("moment", self.seat, "shine"), below, picture, at)] if picture is not None else []

    def _petals(self, stage: Stage) -> list[Item]:
        share, (x, y), unit = PETALS.share(self.elapsed), stage.layout.seat(self.seat), stage.layout.unit
        if not 0 < share < 1:
            return []
        found = []
        for number in range(NUMBER):
            angle = math.radians(number * GOLDEN)
            out = (MEDALLION + REACH * (0.5 + 0.5 * (number * 0.618 % 1)) * share) * unit
            fall = FALL * share * share * unit
            picture = petal(theme.TAKER_PETAL, stage.layout.metrics.px(PETAL * min(1.0, 4 * (1 - share))),
                            number * 40 + share * 300)
            at = x + out * math.cos(angle), y + out * math.sin(angle) * 0.8 + fall
            found.append(picture_item(("moment", self.seat, number), MOMENT_LAYER + 1, picture, at))
        return found

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


def petal(colour: Colour, side: int, degrees: float) -> Surface:
    """A petal in a box of ``side`` pixels, turned clockwise in steps of 20 degrees."""
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
    """The moments under way, each drawn until it is over."""

    running: list[Reveal] = field(default_factory=list)

    def after(self, event: ev.Event, taker: Seat | None) -> None:
        """Begin the moment of ``event``, if it has one; ``taker`` is no partner of its own."""
        if isinstance(event, ev.PartnerRevealed) and event.seat != taker:
            self.running.append(Reveal(event.seat, event.card))

    def update(self, seconds: float) -> bool:
        """Advance; whether anything must be drawn."""
        was = bool(self.running)
        for moment in self.running:
            moment.elapsed += seconds
        self.running = [moment for moment in self.running if not moment.over]
        return was

    def items(self, stage: Stage, name: Namer) -> list[Item]:
        """What is to be seen of them now."""
        return [item for moment in self.running for item in moment.items(stage, name)]


def clear_cache() -> None:
    """Let go of every picture made here."""
    _made.clear()
