"""The viewer's knowledge of a deal at the playhead: goal, roles, announcements, points."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from ...engine.game import State
from ...engine.observation import Observation
from ...engine.phases.over import Over
from ...engine.rules import Seat
from ...engine.sides import Sides
from ...session import Session
from ...view import words
from ...view.sides import SeatRole, sides_seen
from ...view.table.board import Board
from ...view.table.goal import Goal, final_goal, goal

PlayedFor = tuple[Goal | None, tuple[SeatRole, ...]]


def goal_at(board: Board, seen: Observation, state: State, viewer: Seat | None = None) -> Goal | None:
    """The goal of ``viewer``, by default of the seat of ``seen``, at ``board``; None if there is no goal.

    Once the deal is counted, the goal is taken from the score.
    """
    found = goal(seen, board.played, len(board.trick), viewer)
    score = state.score if isinstance(state, Over) and board.stage == "scoring" else None
    return found if found is None or score is None else final_goal(found, seen, score, viewer)


def no_goal(seats: int) -> PlayedFor:
    """No goal, and no roles for ``seats``."""
    unknown: SeatRole = "none"
    return None, (unknown,) * seats


def nothing_played_for(board: Board, seats: int) -> PlayedFor | None:
    """No goal and no roles, if there is no contract at ``board`` yet; otherwise None."""
    unplayed = board.contract is None and board.stage not in ("play", "scoring")
    return no_goal(seats) if unplayed else None


class TableKnowledge:
    """The goal and the role of each seat at the playhead; later events do not count yet."""

    def __init__(self) -> None:
        self._known: PlayedFor = None, ()
        self._at: tuple[object, ...] = ()
        self._played = -1
        self._sides: Sides = ()

    def at(self, board: Board, seats: int, pending: bool, view: Callable[[], Observation], state: State) -> PlayedFor:
        """The goal and the roles at ``board``; if events are ``pending``, ``view`` and ``state`` are ahead of it."""
        if (nothing := nothing_played_for(board, seats)) is not None:
            self._known, self._at, self._played = nothing, (), -1
            return self._known
        seen = view()
        at = seen, board.played, len(board.trick), board.stage, pending
        if at != self._at:
            if not pending or board.played != self._played or board.stage == "scoring":
                self._sides, self._played = seen.sides, board.played
            seen = replace(seen, sides=self._sides)
            self._known, self._at = (goal_at(board, seen, state), sides_seen(seen).roles), at
        return self._known


def match_totals(session: Session, board: Board) -> tuple[int, ...]:
    """The points of every seat in the match, up to the state of ``board``."""
    totals = session.match.totals
    if session.over and board.stage != "scoring":
        totals = tuple(a - b for a, b in zip(totals, session.payments[-1], strict=True))
    return totals


def announced(board: Board, seat: Seat, brief: bool = False) -> str:
    """The handfuls and the slam announced by ``seat`` in this deal, "" if there are none; ``brief``: as signs."""
    sizes = [len(handful.cards) for handful in board.handfuls if handful.seat == seat]
    found = [words.SUIT_SIGNS["T"] + words.number(n) if brief else words.count("say.handful", n) for n in sizes]
    return " · ".join([*found, *([words.say("say.slam")] if board.slam == seat else [])])
