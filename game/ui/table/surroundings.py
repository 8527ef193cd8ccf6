"""Everything drawn round the cards of a table, and what the viewer knows of the deal; updated only after changes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from pygame import Rect

from ...engine.actions import Discard
from ...engine.cards import Card
from ...engine.events import Event
from ...engine.game import State
from ...engine.observation import Observation
from ...engine.phases.auction import PASS
from ...engine.phases.over import Over
from ...engine.record import Move
from ...engine.rules import Seat
from ...engine.sides import Sides
from ...session import Session
from ...view import words
from ...view.players import flower_of
from ...view.sides import SeatRole, role_words, sides_seen
from ...view.table.board import Board, Speech
from ...view.table.choreography import LEAVE, WAITED_FOR
from ...view.table.goal import Goal, final_goal, goal
from ...view.table.layout import BACK_WIDTH, Layout
from ...view.table.motion import Grown, Growth
from ...view.table.prompts import Prompt, prompt
from ...view.words import Namer
from ..draw import art, theme
from . import crest, panels
from .canvas import Item, picture_item
from .moments import Gleam, Moments
from .seats import SeatView, badge, seat_items
from .stage import Stage

PlayedFor = tuple[Goal | None, tuple[SeatRole, ...]]
DOTS, DOTS_OFF = "\N{BULLET} \N{BULLET} \N{BULLET}", 34.0
"""The sign of a player for whom the table waits, and its distance in units left of and above a medallion's middle."""
YIELDS = ("tricks", "role")
"""The parts of a seat that are hidden if a saying needs their place."""
SHORT: Mapping[SeatRole, str] = {"open": "role.open_short", "soloist": "role.soloist_short"}
"""The words of long roles in large text."""


class ShownTable(Protocol):
    """The part of a table that its surroundings use; ``covered`` and ``cornered`` are rectangles that something hides.

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
        self._still_for = 0.0
        self._still: tuple[tuple[object, ...], list[Item]] | None = None
        self._goal: tuple[tuple[object, ...], list[Item]] | None = None

    def played_for(self) -> PlayedFor:
        """The goal of the deal and the role of each seat."""
        table, stage = self._table, self._table.stage
        return self._knowledge.at(stage.board, stage.layout.seats, table.session.pending > 0, lambda: table.view,
                                  table.session.state)

    @property
    def moving(self) -> bool:
        """Whether something other than the cards moves."""
        gleams = self._gleam.due and not self._table.paused
        return self._growth.moving or self._moments.moving or gleams

    @property
    def speaking(self) -> bool:
        """Whether a saying will fade, or a petal is falling."""
        return (self._speech.passing or self._moments.drifting) and not self._table.paused

    def before(self, event: Event) -> None:
        """Start the moment of ``event``, which is about to be shown, if it has one and motion is allowed."""
        pace, board = self._table.stage.pace, self._table.stage.board
        if pace.travel and pace.cards:
            self._moments.after(event, board, self._table.view.sides)

    def update(self, dt: float) -> bool:
        """Advance by ``dt`` seconds; returns whether to draw again."""
        pace = self._table.stage.pace
        moved, rate = self._growth.update(dt), pace.cards
        moved = self._speech.update(dt, self._table.stage.board) or moved
        moved = self._waits(dt) or moved
        moved = self._gleam.update(dt, self._table.raised, not (pace.travel and rate)) or moved
        moved = self._moments.update(dt / rate if rate else LEAVE) or moved
        for name in (*self._growth.voices(), *self._moments.voices):
            self._table.play_sound(name)
        return moved

    def _waits(self, dt: float) -> bool:
        """Advance what appears while nothing happens by ``dt`` seconds; returns whether to draw again."""
        table, pace, before = self._table, self._table.stage.pace, self.waited_for
        still = table.caught_up and table.stage.board.stage in ("bidding", "play")
        self._still_for = self._still_for + dt if still else 0.0
        if still and pace.travel and pace.cards and not self._moments.running:
            self._moments.rest(dt)
        return self.waited_for != before

    @property
    def waited_for(self) -> Seat | None:
        """The opponent for whom the table has been waiting for a while; None if there is none."""
        table, turn = self._table, self._table.session.state.turn
        return turn if self._still_for >= WAITED_FOR and turn != table.session.viewer else None

    def _awaited(self) -> list[Item]:
        """Three dots at the medallion of the opponent for whom the table waits; empty if there is none."""
        seat, layout = self.waited_for, self._table.stage.layout
        if seat is None:
            return []
        x, y = layout.seat(seat)
        picture, off = badge(DOTS, layout.aside, theme.PAPER, theme.INK), DOTS_OFF * layout.unit
        return [picture_item(("hud", "awaited"), panels.SEAT_LAYER + 1, picture, (x - off, y - off))]

    def settle(self) -> None:
        """End every motion at once."""
        self._growth.settle()
        self._moments.running.clear()

    def clear_cache(self) -> None:
        """Drop the cached items."""
        self._still, self._goal = None, None

    def items(self, cards: Sequence[Item] = ()) -> list[Item]:
        """The items around ``cards``, and the glint on one of them."""
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
        return [*self._still[1], *self._goal_items(covered), *moments, *self._awaited(), *self._gleam.items(cards)]

    def _goal_items(self, covered: Rect | None) -> list[Item]:
        layout, grown = self._table.stage.layout, self._growth.shown
        sign = grown, layout, words.language(), covered
        if self._goal is None or self._goal[0] != sign:
            self._goal = sign, goal_items(layout, grown, covered) if grown is not None else []
        return self._goal[1]


def leading_discard(moves: Sequence[Move]) -> tuple[Card, ...]:
    """The cards discarded at the beginning of ``moves``."""
    laid: list[Card] = []
    for _, action in moves:
        if not isinstance(action, Discard):
            break
        laid.append(action.card)
    return tuple(laid)


class Viewpoint:
    """The observation and the prompt of the viewer of ``session``, cached until the next move.

    The prompt is made again after a change of the language, too.
    """

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
    """The goal of ``viewer``, by default of the seat of ``seen``, at ``board``; once the deal is counted, by its score.

    None if there is no goal.
    """
    found = goal(seen, board.played, len(board.trick), viewer)
    score = state.score if isinstance(state, Over) and board.stage == "scoring" else None
    return found if found is None or score is None else final_goal(found, seen, score, viewer)


def unplayed(board: Board) -> bool:
    """Whether there is no contract at ``board`` yet."""
    return board.contract is None and board.stage not in ("play", "scoring")


class TableKnowledge:
    """The goal and the role of each seat as far as the picture has come; later events do not count yet."""

    def __init__(self) -> None:
        self._known: PlayedFor = None, ()
        self._at: tuple[object, ...] = ()
        self._played = -1
        self._sides: Sides = ()

    def at(self, board: Board, seats: int, pending: bool, view: Callable[[], Observation], state: State) -> PlayedFor:
        """The goal and the roles at ``board``; if events are ``pending``, ``view`` and ``state`` are ahead of it."""
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


@dataclass(frozen=True, slots=True)
class SeatPanels:
    """The panels round the cards of ``stage``, for the state of ``session`` that ``view`` shows.

    ``caught_up``: the picture shows all events. ``roles`` are what the viewer knows of the sides at this point of the
    picture, ``said`` the parts of sayings that have not faded. Items that would stick out from under ``covered`` are
    omitted.
    """

    session: Session
    stage: Stage
    view: Observation
    caught_up: bool
    name: Namer
    roles: tuple[SeatRole, ...]
    said: Mapping[Seat, float]
    covered: Rect | None

    def items(self) -> list[Item]:
        """The items of the seats, the sayings, the progress and the notices."""
        layout, board = self.stage.layout, self.stage.board
        found = seat_items(layout, [self._seat(seat) for seat in range(layout.seats)])
        ends = {seat: float(item.rect.right) for item in found for seat in range(layout.seats)
                if item.key == ("detail", "name", seat)}
        said = panels.saying_items(layout, board, self.said, ends) if board.stage != "scoring" else []
        places = [item.rect for item in said]
        found = [item for item in found if item.key[1] not in YIELDS or item.rect.collidelist(places) < 0] + said
        found += self._where(found)
        notice = panels.notice_items(layout, board, self.name)
        return [*(item for item in found if not _peeps_out(item, self.covered)), *notice]

    def _seat(self, seat: Seat) -> SeatView:
        board = self.stage.board
        tricks = board.tricks.get(seat, 0)
        idle = board.sits_out == seat
        active = board.stage in ("bidding", "play") and self.session.state.turn == seat and self.caught_up
        pile = words.count("tricks.count", tricks) if tricks else ""
        flower = flower_of(seat, self.session.players[seat].level)
        return SeatView(seat, self.name(seat), flower, seat == board.dealer, active, self.roles[seat],
                        self._said(seat), announced(board, seat, brief=True),
                        pile, idle)

    def _said(self, seat: Seat) -> tuple[str, ...]:
        """The texts for the tag of ``seat``, the longest first; the last may be empty, for the sign alone."""
        if self.stage.board.sits_out == seat:
            return (words.say("table.sits_out"),)
        role = self.roles[seat]
        if role == "none":
            return ()
        is_now, short = role_words(role), words.say(SHORT[role]) if role in SHORT else ""
        bids = [bid for bidder, bid in self.view.bids if bidder == seat]
        made = [bid for bid in bids if bid != PASS]
        if not bids or all(bid == PASS for _, bid in self.view.bids):
            return is_now, short, ""
        last = words.say("contract." + made[-1]) if made else words.say("role.passed")
        return words.say("role.with_bid", role=is_now, bid=last), last if made else is_now, short, ""

    def _cards_of(self, seat: Seat) -> list[Rect]:
        """The rectangles of the cards and the tricks of ``seat``."""
        layout = self.stage.layout
        side = layout.metrics.px(BACK_WIDTH * 2)
        found = []
        for x, y in (layout.beside(seat), layout.pile(seat)):
            rect = Rect(0, 0, side, side)
            rect.center = round(x), round(y)
            found.append(rect)
        return found

    @property
    def progress(self) -> str:
        """The number of the deal and of the trick, in words."""
        board, match, rules = self.stage.board, self.session.match, self.session.rules
        counted = isinstance(last := self.session.state, Over) and last.score is not None
        said = words.say("panel.deal_again" if self.session.dealt_again else "panel.deal_of",
                         a=match.counted + (0 if counted else 1), b=rules.deals)
        if board.stage != "play":
            return said
        number = min(board.played + 1, rules.row.hand)
        return said + " · " + words.say("game.trick_of", number=number, total=rules.row.hand)

    def _where(self, found: list[Item]) -> list[Item]:
        """The :attr:`progress` in the corner; empty if ``found`` or cards need the room."""
        metrics = self.stage.layout.metrics
        picture = panels.label(self.progress, "small", metrics, theme.ON_FELT.muted, theme.FELT_DARK)
        place = picture.get_rect(topleft=(metrics.px(10), metrics.px(6)))
        near = [rect for seat in range(self.stage.layout.seats) for rect in self._cards_of(seat)]
        free = place.collidelist([item.rect for item in found] + near) < 0
        return [panels.item("deal", panels.PANEL_LAYER, picture, place)] if free else []


def match_totals(session: Session, board: Board) -> tuple[int, ...]:
    """The points of every seat in the match, as far as ``board`` has come."""
    totals = session.match.totals
    if session.over and board.stage != "scoring":
        totals = tuple(a - b for a, b in zip(totals, session.payments[-1], strict=True))
    return totals


def announced(board: Board, seat: Seat, brief: bool = False) -> str:
    """The handfuls and the slam announced by ``seat`` in this deal, "" if there are none; ``brief``: as signs."""
    sizes = [len(handful.cards) for handful in board.handfuls if handful.seat == seat]
    found = [words.SUIT_SIGNS["T"] + words.number(n) if brief else words.count("say.handful", n) for n in sizes]
    return " · ".join([*found, *([words.say("say.slam")] if board.slam == seat else [])])


def goal_items(layout: Layout, grown: Grown, covered: Rect | None) -> list[Item]:
    """The items of the crest and the vines, without those that would stick out from under ``covered``."""
    found = crest.crest_items(layout, grown) + crest.vine_items(layout, grown)
    return [item for item in found if not _peeps_out(item, covered)]


def _peeps_out(item: Item, covered: Rect | None) -> bool:
    if covered is None or item.key[0] not in ("hud", "crest"):
        return False
    return bool(item.rect.colliderect(covered))
