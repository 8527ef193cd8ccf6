"""What the crest and the seats say to a pointer that rests on them, in words."""

from __future__ import annotations

from functools import partial

from pygame import Rect

from ...engine.rules import Seat
from ...view import words
from ...view.access import READ, Node, NodeRole, read_out
from ...view.table.goal import goal_words
from ...view.units import Metrics, Size
from ..widgets.base import ROOMY, Part, Widget
from . import crest
from .seat_panels import announced
from .seats import MEDALLION
from .table import Table


class TipArea(Part):
    """A place without a picture of its own whose tooltip explains what is there."""

    def node(self) -> Node | None:
        """Its tooltip, as words."""
        return Node(NodeRole.LABEL, read_out(words.spoken(self.tip or "")), acts=READ)

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """Nothing: it is placed where its subject is."""
        return 0, 0


def tip_areas(table: Table) -> dict[Widget, Rect]:
    """Areas with a tooltip: one for each seat, and one for the crest once there is a contract; none under the sheet."""
    if table.stage.board.stage == "scoring":  # the sheet is over them
        return {}
    layout = table.layout
    side = layout.metrics.px(2 * MEDALLION)
    found: dict[Widget, Rect] = {}
    for seat in range(layout.seats):
        rect = Rect(0, 0, side, side)
        rect.center = round(layout.seat(seat)[0]), round(layout.seat(seat)[1])
        found[TipArea(tip=partial(seat_tip, table, seat))] = rect
    if table.played_for()[0] is not None:
        found[TipArea(tip=partial(goal_tip, table))] = crest.crest_place(layout)
    return found


def goal_tip(table: Table) -> str:
    """The goal of the deal in sentences."""
    goal, _ = table.played_for()
    return goal_words(goal) if goal is not None else ""


def seat_tip(table: Table, seat: Seat) -> str:
    """Who sits at ``seat``, on which side, and with how many cards, tricks and points of the match."""
    board, role = table.stage.board, table.played_for()[1][seat]
    cards = len(table.stage.zones.at(("hand", seat)))
    parts = [table.name(seat)]
    parts += [words.say("game.dealer")] if seat == board.dealer else []
    parts += [words.say("role." + role)] if role not in ("none", "own") else []
    parts += [said] if (said := announced(board, seat)) else []
    parts += [words.count("cards.count", cards)] if cards else []
    parts += [words.count("tricks.count", board.tricks[seat])] if board.tricks.get(seat) else []
    return " · ".join([*parts, words.say("seat.total", total=words.signed(table.session.match.totals[seat]))])
