"""The panels round the cards: the seats, and the state of deal and match."""

from __future__ import annotations

from dataclasses import dataclass, replace

from pygame import Rect

from ...engine.observation import Observation
from ...engine.phases.over import Over
from ...engine.rules import Seat
from ...session import Session
from ...view import words
from ...view.words import Namer
from ..draw import theme
from . import panels
from .canvas import Item
from .stage import Stage

PanelRow = tuple[str, str, theme.Colour | None]


@dataclass(frozen=True, slots=True)
class SeatPanels:
    """The panels round the cards of ``stage``, of ``session`` as ``view`` knows it.

    ``caught_up``: the picture shows all events. Panels that would stick out from under ``covered`` are omitted.
    """

    session: Session
    stage: Stage
    view: Observation
    caught_up: bool
    name: Namer
    covered: Rect | None

    def items(self) -> list[Item]:
        """Seats, sayings, panels and notices."""
        layout, board = self.stage.layout, self.stage.board
        found = panels.seat_items(layout, [self._seat(seat) for seat in range(layout.seats)])
        found += panels.saying_items(layout, board) if board.stage != "scoring" else []
        return [*found, *self._panels(), *panels.notice_items(layout, board)]

    def _seat(self, seat: Seat) -> panels.SeatView:
        board = self.stage.board
        tricks = board.tricks.get(seat, 0)
        parts = [words.count("tricks.count", tricks)] if tricks else []
        idle = board.sits_out == seat
        active = board.stage in ("bidding", "play") and self.session.state.turn == seat and self.caught_up
        side = self._side(seat)
        if self._is_partner(seat):
            parts.insert(0, words.say("game.partner"))
        return panels.SeatView(seat, self.name(seat), seat == board.dealer, active,
                            words.say("table.sits_out") if idle else " · ".join(parts), side, idle)

    def _own_call(self) -> bool:
        """Whether the viewer was dealt a called card, and so knows whose partner it is."""
        own = self.session.state.facts.deal.hands[self.session.viewer]
        return any(card in own for card in self.stage.board.called)

    def _side(self, seat: Seat) -> int | None:
        """The side of ``seat`` as the viewer may know it at this point of the picture; None if unknown or none."""
        board = self.stage.board
        if self.session.state.facts.taking.contract.sides == "opposite":
            return self.view.sides[seat]
        if seat == board.taker or seat in board.partners:
            return 0
        return 0 if seat == self.session.viewer and self._own_call() else None

    def _is_partner(self, seat: Seat) -> bool:
        own = self._side(self.session.viewer)
        return seat != self.session.viewer and own is not None and self._side(seat) == own

    def _panels(self) -> list[Item]:
        metrics = self.stage.layout.metrics
        margin = metrics.px(14)
        most = round(metrics.width * 0.2), round(metrics.height * 0.29)
        left = panels.panel_within(most, words.say("panel.deal"), self.deal_rows(), metrics)
        right = panels.panel_within(most, words.say("panel.score"), self._score_rows(), metrics)
        shown = [panels.item("deal", panels.PANEL_LAYER, left, topleft=(margin, margin)),
                 panels.item("score", panels.PANEL_LAYER, right, topright=(metrics.width - margin, margin))]
        over = self.covered
        return [replace(panel, panel=True) for panel in shown if over is None or not panel.rect.colliderect(over)]

    def deal_rows(self) -> list[PanelRow]:
        """The rows of the panel of the deal."""
        board, match, rules = self.stage.board, self.session.match, self.session.rules
        counted = isinstance(last := self.session.state, Over) and last.score is not None
        number = match.counted + (0 if counted else 1)
        rows: list[PanelRow] = [(words.say("panel.deal_number"), words.say("panel.of", a=number, b=rules.deals), None)]
        if board.contract is not None:
            rows.append((words.say("panel.contract"), words.say("contract." + board.contract), None))
        if board.taker is not None:
            rows.append((words.say("panel.taker"), self.name(board.taker), None))
        if board.called:
            rows.append((words.say("panel.called"), " ".join(words.card_sign(c.name) for c in board.called), None))
        if board.asked:
            rows.append((words.say("panel.asked"), " ".join(words.card_sign(c.name) for c in board.asked), None))
        if board.stage == "play":
            rows.append((words.say("panel.trick"), words.say("panel.of", a=min(board.played + 1, rules.row.hand),
                                                             b=rules.row.hand), None))
        return rows

    def _score_rows(self) -> list[PanelRow]:
        totals = self.session.match.totals
        if self.session.over and self.stage.board.stage != "scoring":
            last = self.session.payments[-1]
            totals = tuple(a - b for a, b in zip(totals, last, strict=True))
        ground = theme.ON_PAPER
        return [(self.name(seat), words.signed(total), ground.gain if total > 0 else ground.loss if total < 0 else None)
                for seat, total in enumerate(totals)]
