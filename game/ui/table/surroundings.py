"""All that is drawn round the cards of a table; made again only where something has changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from ...view import words
from ...view.table.growth import Grown, Growth
from ..draw import art
from .canvas import Item
from .knowledge import PlayedFor, TableKnowledge
from .seat_panels import SeatPanels, goal_items

if TYPE_CHECKING:
    from .table import Table


class Surroundings:
    """The seats, the goal and the notices of ``table``, as far as its picture has come."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._knowledge = TableKnowledge()
        self._growth = Growth()
        self._still: tuple[tuple[object, ...], list[Item]] | None = None
        self._goal: tuple[Grown | None, list[Item]] | None = None

    def played_for(self) -> PlayedFor:
        """The goal and the role of each seat."""
        table = self._table
        return self._knowledge.at(table.stage.board, table.layout.seats, table.session.pending > 0, lambda: table.view)

    @property
    def moving(self) -> bool:
        """Whether something beside the cards moves."""
        return self._growth.moving

    def update(self, dt: float) -> bool:
        """Advance by ``dt`` seconds; whether anything must be drawn."""
        return self._growth.update(dt)

    def settle(self) -> None:
        """End every motion."""
        self._growth.settle()

    def clear_cache(self) -> None:
        """Make everything again."""
        self._still, self._goal = None, None

    def items(self) -> list[Item]:
        """Everything round the cards."""
        table, (goal, roles) = self._table, self.played_for()
        board, layout, covered = table.stage.board, table.layout, table.covered or table.cornered
        sign = (board, layout, table.caught_up, goal, roles, table.session.state.turn, table.session.match,
                words.language(), art.DECK.arrivals, covered and tuple(covered),
                tuple(len(table.stage.zones.at(("hand", seat))) for seat in range(layout.seats)))
        if self._still is None or self._still[0] != sign:
            panels = SeatPanels(table.session, table.stage, table.view, table.caught_up, table.name, roles, covered)
            self._still, self._goal = (sign, panels.items()), None
        self._growth.follow(goal, table.stage.pace)
        return [*self._still[1], *self._goal_items(self._still[1], covered)]

    def _goal_items(self, still: list[Item], covered: Rect | None) -> list[Item]:
        grown = self._growth.shown
        if self._goal is None or self._goal[0] != grown:
            self._goal = grown, goal_items(self._table.layout, grown, still, covered) if grown is not None else []
        return self._goal[1]
