"""What the viewer sees of the deal: the viewer's view and prompt, and the goal and the roles at the playhead."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from ...engine.actions import Discard
from ...engine.cards import Card
from ...engine.game import State
from ...engine.observation import Observation
from ...engine.phases.over import Over
from ...engine.record import Move
from ...engine.rules import Seat
from ...engine.sides import Sides
from ...session import Session
from ...view import words
from ...view.sides import SeatRole, sides_seen
from ...view.table.board import Board
from ...view.table.goal import Goal, final_goal, goal
from ...view.table.prompts import Prompt, prompt
from ...view.words import Namer

PlayedFor = tuple[Goal | None, tuple[SeatRole, ...]]


def leading_discard(moves: Sequence[Move]) -> tuple[Card, ...]:
    """The cards discarded at the beginning of ``moves``."""
    laid: list[Card] = []
    for _, action in moves:
        if not isinstance(action, Discard):
            break
        laid.append(action.card)
    return tuple(laid)


class Viewpoint:
    """What the viewer of ``session`` sees and is asked, each kept until the next move; the words also by language."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._view: tuple[int, Observation] | None = None
        self._asked: tuple[Observation, str, Prompt] | None = None

    @property
    def view(self) -> Observation:
        """The viewer's current observation."""
        record = self._session.record
        moves = len(record.moves) + 1000 * self._session.deals_dealt + 1_000_000 * record.taken_back
        if self._view is None or self._view[0] != moves:
            self._view = moves, self._session.view
        return self._view[1]

    def prompt(self, name: Namer) -> Prompt:
        """The prompt for the viewer; ``name`` returns the names of seats."""
        view, language = self.view, words.language()
        if self._asked is None or self._asked[0] is not view or self._asked[1] != language:
            with words.at_game(view.rules.family.name):  # a page about another game may be in front
                self._asked = view, language, prompt(view, name)
        return self._asked[2]


def goal_at(board: Board, seen: Observation, state: State, viewer: Seat | None = None) -> Goal | None:
    """The goal of ``viewer``, by default that of ``seen``, at ``board``; once the deal is counted, by its score."""
    found = goal(seen, board.played, len(board.trick), viewer)
    score = state.score if isinstance(state, Over) and board.stage == "scoring" else None
    return found if found is None or score is None else final_goal(found, seen, score, viewer)


def unplayed(board: Board) -> bool:
    """Whether there is no contract at ``board`` yet."""
    return board.contract is None and board.stage not in ("play", "scoring")


class TableKnowledge:
    """The goal and the role of each seat as far as the picture has come: what has happened since waits for it."""

    def __init__(self) -> None:
        self._known: PlayedFor = None, ()
        self._at: tuple[object, ...] = ()
        self._played = -1
        self._sides: Sides = ()

    def at(self, board: Board, seats: int, pending: bool, view: Callable[[], Observation], state: State) -> PlayedFor:
        """The goal and the roles at ``board``; events are ``pending`` if the ``view`` and the ``state`` are ahead."""
        if unplayed(board):
            nobody: SeatRole = "none"
            self._known, self._at, self._played = (None, (nobody,) * seats), (), -1
            return self._known
        seen = view()
        at = seen, board.played, len(board.trick), board.stage, pending
        if at != self._at:
            if not pending or board.played != self._played or board.stage == "scoring":
                self._sides, self._played = seen.sides, board.played
            seen = replace(seen, sides=self._sides)
            self._known, self._at = (goal_at(board, seen, state), sides_seen(seen).roles), at
        return self._known
