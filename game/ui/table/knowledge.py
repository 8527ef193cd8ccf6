"""What the table knows of the deal at the playhead: the goal and the roles; and the discard that moves begin with."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...engine.actions import Discard
from ...engine.cards import Card
from ...engine.observation import Observation
from ...engine.record import Move
from ...view.table.board import Board
from ...view.table.goal import Goal, SeatRole, goal, seat_roles

PlayedFor = tuple[Goal | None, tuple[SeatRole, ...]]


def leading_discard(moves: Sequence[Move]) -> tuple[Card, ...]:
    """The cards discarded at the beginning of ``moves``."""
    laid: list[Card] = []
    for _, action in moves:
        if not isinstance(action, Discard):
            break
        laid.append(action.card)
    return tuple(laid)


class TableKnowledge:
    """The goal and the role of each seat as far as the picture has come: what has happened since waits for it."""

    def __init__(self) -> None:
        self._known: PlayedFor = None, ()
        self._tricks = -1

    def at(self, board: Board, seats: int, pending: bool, view: Callable[[], Observation]) -> PlayedFor:
        """The goal and the roles at ``board``; events are ``pending`` if the ``view`` is ahead of it."""
        if board.contract is None and board.stage not in ("play", "scoring"):
            nobody: SeatRole = "none"
            self._known, self._tricks = (None, (nobody,) * seats), -1
        elif not pending or board.played != self._tricks:
            seen = view()
            self._known = goal(seen, board.played), seat_roles(seen.sides, seen)
            self._tricks = board.played
        return self._known
