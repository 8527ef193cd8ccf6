"""The tooltips of the crest and the seats."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from pygame import Rect

from ...engine.rules import Seat
from ...view import words
from ...view.access import READ, Node, NodeRole, read_out
from ...view.sides import role_words
from ...view.table.goal import goal_words
from ...view.table.layout import ASPECT
from ...view.units import Metrics, Size
from ..widgets import ROOMY, Widget
from . import crest
from .seat_panels import announced, match_totals
from .seats import MEDALLION
from .table import Table


class TipArea(Widget):
    """A place without a picture of its own whose tooltip explains what is there."""

    def node(self) -> Node | None:
        """Its tooltip, as words."""
        return Node(NodeRole.LABEL, read_out(words.spoken(self.tip or "")), acts=READ)

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """Nothing: it is placed where its subject is."""
        return 0, 0


class Uncovered(TipArea):
    """What a tooltip over ``table`` leaves visible: the places of the trick, and what is said."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table

    def node(self) -> Node | None:
        """None: what is there has nodes of its own."""
        return None

    @property
    def solid(self) -> Sequence[Rect]:
        """The cards of the trick, the tags on them, and the sayings of the seats."""
        layout, found = self.table.layout, list[Rect]()
        if self.table.stage.board.stage == "play":
            for seat in range(layout.seats):
                pose = layout.trick(seat)
                rect = Rect(0, 0, round(pose.width), round(pose.width * ASPECT))
                rect.center = round(pose.x), round(pose.y)
                found.append(rect)
        return found + [item.rect for key, item in self.table.canvas.shown.items()
                        if key[0] == "said" or key[:2] == ("detail", "trick")]


def tip_areas(table: Table) -> dict[Widget, Rect]:
    """Areas with a tooltip: one for each seat, and one for the crest once there is a contract; none under the sheet.

    The first one has none, but is not covered by the others'.
    """
    if table.stage.board.stage == "scoring":  # the sheet is over them
        return {}
    layout = table.layout
    side = layout.metrics.px(2 * MEDALLION)
    found: dict[Widget, Rect] = {Uncovered(table): Rect(0, 0, 0, 0)}
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
    parts += [said] if (said := role_words(role)) else []
    parts += [said] if (said := announced(board, seat)) else []
    parts += [words.count("cards.count", cards)] if cards else []
    parts += [words.count("tricks.count", board.tricks[seat])] if board.tricks.get(seat) else []
    return " · ".join([*parts, words.say("seat.total", total=words.signed(match_totals(table.session, board)[seat]))])
