"""The texts round the cards: names, roles and bids at the seats, the contract and how far it is reached."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from pygame import Rect

from ...engine.observation import Observation
from ...engine.phases.auction import PASS
from ...engine.phases.over import Over
from ...engine.rules import Seat
from ...session import Session
from ...view import words
from ...view.players import flower_of
from ...view.sides import SeatRole, role_words
from ...view.table.board import Board
from ...view.table.layout import BACK_WIDTH, Layout
from ...view.table.motion import Grown
from ...view.words import Namer
from ..draw import theme
from . import crest, panels, vines
from .canvas import Item
from .seats import SeatView, seat_items
from .stage import Stage


@dataclass(frozen=True, slots=True)
class SeatPanels:
    """The panels round the cards of ``stage``, for the state of ``session`` that ``view`` shows.

    ``caught_up``: the picture shows all that has happened. ``roles`` are what the viewer knows of the sides at this
    point of the picture, ``said`` the shares of sayings that are left. What would peep out from under ``covered`` is
    left away.
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
        """Seats, what they said, how far the deal is, and notices."""
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
        """What the tag of ``seat`` may say, the longest first, at last nothing beside its sign."""
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
        """Where the cards and the tricks of ``seat`` are."""
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
        """How far the match and the deal are, in words."""
        board, match, rules = self.stage.board, self.session.match, self.session.rules
        counted = isinstance(last := self.session.state, Over) and last.score is not None
        said = words.say("panel.deal_again" if self.session.dealt_again else "panel.deal_of",
                         a=match.counted + (0 if counted else 1), b=rules.deals)
        if board.stage != "play":
            return said
        number = min(board.played + 1, rules.row.hand)
        return said + " · " + words.say("game.trick_of", number=number, total=rules.row.hand)

    def _where(self, found: list[Item]) -> list[Item]:
        """The :attr:`progress` in the corner, unless a seat needs the room."""
        metrics = self.stage.layout.metrics
        picture = panels.label(self.progress, "small", metrics, theme.ON_FELT.muted, theme.FELT_DARK)
        place = picture.get_rect(topleft=(metrics.px(10), metrics.px(6)))
        near = [rect for seat in range(self.stage.layout.seats) for rect in self._cards_of(seat)]
        free = place.collidelist([item.rect for item in found] + near) < 0
        return [panels.item("deal", panels.PANEL_LAYER, picture, place)] if free else []


YIELDS = ("tricks", "role")
"""The parts that give way to a saying."""
SHORT: Mapping[SeatRole, str] = {"open": "role.open_short", "soloist": "role.soloist_short"}
"""The words of long roles in large text."""


def match_totals(session: Session, board: Board) -> tuple[int, ...]:
    """The points of every seat in the match, as far as ``board`` has come."""
    totals = session.match.totals
    if session.over and board.stage != "scoring":
        totals = tuple(a - b for a, b in zip(totals, session.payments[-1], strict=True))
    return totals


def announced(board: Board, seat: Seat, brief: bool = False) -> str:
    """The handful and the slam that ``seat`` has announced in this deal, "" if none; ``brief``: as sign and number."""
    sizes = [len(handful.cards) for handful in board.handfuls if handful.seat == seat]
    found = [words.SUIT_SIGNS["T"] + words.number(n) if brief else words.count("say.handful", n) for n in sizes]
    return " · ".join([*found, *([words.say("say.slam")] if board.slam == seat else [])])


def goal_items(layout: Layout, grown: Grown, covered: Rect | None) -> list[Item]:
    """The crest and the vines of ``grown``."""
    found = crest.crest_items(layout, grown) + vines.vine_items(layout, grown)
    return [item for item in found if not _peeps_out(item, covered)]


def _peeps_out(item: Item, covered: Rect | None) -> bool:
    if covered is None or item.key[0] not in ("hud", "crest"):
        return False
    return bool(item.rect.colliderect(covered))
