"""Everything drawn round the cards of a table; rebuilt only if it has changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from pygame import Rect

from ...engine.cards import Card
from ...engine.events import Event
from ...engine.observation import Observation
from ...engine.rules import Seat
from ...session import Session
from ...view import words
from ...view.table.board import Speech
from ...view.table.choreography import LEAVE
from ...view.table.motion import Growth
from ..draw import art
from .canvas import Item
from .gleam import Gleam
from .knowledge import PlayedFor, TableKnowledge
from .moments import Moments
from .seat_panels import SeatPanels, goal_items
from .stage import Stage


class ShownTable(Protocol):
    """The table as its surroundings see it; ``covered`` and ``cornered`` are places that something hides.

    ``raised`` is the card of the hand that is looked at.
    """

    session: Session
    stage: Stage
    covered: Rect | None
    cornered: Rect | None
    raised: Card | None
    paused: bool

    @property
    def view(self) -> Observation: ...
    @property
    def caught_up(self) -> bool: ...
    def name(self, seat: Seat) -> str: ...
    def play_sound(self, sound: str | None) -> None: ...


class Surroundings:
    """The seats, the goal and the notices of ``table``, as far as its picture has come."""

    def __init__(self, table: ShownTable) -> None:
        self._table = table
        self._knowledge = TableKnowledge()
        self._growth = Growth()
        self._moments = Moments()
        self._gleam = Gleam()
        self._speech = Speech()
        self._still: tuple[tuple[object, ...], list[Item]] | None = None
        self._goal: tuple[tuple[object, ...], list[Item]] | None = None

    def played_for(self) -> PlayedFor:
        """The goal and the role of each seat."""
        table, stage = self._table, self._table.stage
        return self._knowledge.at(stage.board, stage.layout.seats, table.session.pending > 0, lambda: table.view,
                                  table.session.state)

    @property
    def moving(self) -> bool:
        """Whether something other than the cards moves."""
        gleams = self._gleam.due and not self._table.paused
        return self._growth.moving or bool(self._moments.running) or gleams

    @property
    def speaking(self) -> bool:
        """Whether a saying will fade."""
        return self._speech.passing and not self._table.paused

    def before(self, event: Event) -> None:
        """Celebrate ``event``, which is about to be shown, if it is a moment and if anything may move."""
        pace, board = self._table.stage.pace, self._table.stage.board
        if pace.travel and pace.cards:
            self._moments.after(event, board, self._table.view.sides)

    def update(self, dt: float) -> bool:
        """Advance by ``dt`` seconds; whether anything must be drawn."""
        pace = self._table.stage.pace
        moved, rate = self._growth.update(dt), pace.cards
        moved = self._speech.update(dt, self._table.stage.board) or moved
        moved = self._gleam.update(dt, self._table.raised, not (pace.travel and rate)) or moved
        moved = self._moments.update(dt / rate if rate else LEAVE) or moved
        for name in (*self._growth.voices(), *self._moments.voices):
            self._table.play_sound(name)
        return moved

    def settle(self) -> None:
        """End every motion."""
        self._growth.settle()
        self._moments.running.clear()

    def clear_cache(self) -> None:
        """Make everything again."""
        self._still, self._goal = None, None

    def items(self, cards: Sequence[Item] = ()) -> list[Item]:
        """Everything round the ``cards``, and the light on one of them."""
        table, (goal, roles) = self._table, self.played_for()
        board, layout, covered = table.stage.board, table.stage.layout, table.covered or table.cornered
        sign = (board, layout, table.caught_up, goal, roles, table.session.state.turn, table.session.match,
                words.language(), art.DECK.arrivals, covered and tuple(covered),
                self._speech.shares)
        if self._still is None or self._still[0] != sign:
            panels = SeatPanels(table.session, table.stage, table.view, table.caught_up, table.name, roles,
                                dict(self._speech.shares), covered)
            self._still = sign, panels.items()
        self._growth.follow(goal, table.stage.pace)
        moments = self._moments.items(table.stage, table.name)
        return [*self._still[1], *self._goal_items(covered), *moments, *self._gleam.items(cards)]

    def _goal_items(self, covered: Rect | None) -> list[Item]:
        layout, grown = self._table.stage.layout, self._growth.shown
        sign = grown, layout, words.language(), covered
        if self._goal is None or self._goal[0] != sign:
            self._goal = sign, goal_items(layout, grown, covered) if grown is not None else []
        return self._goal[1]
