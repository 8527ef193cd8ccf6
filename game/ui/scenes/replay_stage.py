"""The picture of a replay: the table at each stop, and the two lines of text on the bar below it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from pygame import Rect

from ...engine.cards import Card
from ...engine.events import Event, seen_by
from ...engine.game import State
from ...engine.observation import Observation, observe
from ...engine.phases.over import Over
from ...engine.rules import Seat
from ...engine.sides import Sides, sides
from ...view import words
from ...view.aloud.table import TablePicture
from ...view.players import flower_of
from ...view.replay import ReplayTimeline, name_in
from ...view.sides import SeatRole, role_words, sides_seen
from ...view.table.choreography import Presentation
from ...view.table.geometry import Region, place_beside
from ...view.table.layout import Layout
from ...view.table.motion import at_rest
from ...view.table.prompts import WAIT
from ...view.units import Metrics, Point, Size, TextRole, measured
from ..draw import art, text, theme
from ..table import crest, panels
from ..table.canvas import Item, picture_item
from ..table.drawn import DrawnTable
from ..table.knowledge import PlayedFor, announced, goal_at, nothing_played_for
from ..table.magnifier import GAP, REACH, TIMES
from ..table.pieces import CardHighlights
from ..table.preferences import Preferences
from ..table.seats import SeatView, seat_items
from ..widgets import ROOMY, Widget, Written

CAPTION = 300
"""Units: least width of the words about the last action."""
BACK_SECONDS = 0.18
"""Seconds in which cards glide back when a step is undone."""
LENS, LENS_LAYER = 150, panels.TOP_LAYER + 3
"""Units: width of an enlarged small card; the layer in which it is drawn."""


class Caption(Widget):
    """Two lines of text: the last action, and the state of the deal."""

    def __init__(self, upper: Callable[[], str], lower: Callable[[], str]) -> None:
        super().__init__()
        self.upper, self.lower = upper, lower

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """A constant size, so that the other widgets of the bar do not move."""
        high = text.line_height("strong", metrics) + text.line_height("small", metrics)
        return min(room, metrics.px(CAPTION)), high

    def written(self) -> Sequence[Written]:
        metrics, rect = self.metrics, self.rect
        first = text.line_height("strong", metrics)
        upper = _on_a_line(self.upper(), "strong", metrics, rect.width)
        lower = _on_a_line(self.lower(), "small", metrics, rect.width)
        return [Written(upper, Rect(rect.left, rect.top, rect.width, first), theme.INK),
                Written(lower, Rect(rect.left, rect.top + first, rect.width, rect.height - first),
                        theme.ON_PAPER.muted)]


class StopWord(Widget):
    """The word for what the buttons next to it step through."""

    def __init__(self, kind: str) -> None:
        super().__init__()
        self.kind = kind

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        return self._block(metrics, room).size

    def _block(self, metrics: Metrics, room: int = ROOMY) -> text.Block:
        return text.lay(words.say(f"replay.{self.kind}"), "small", metrics, room)

    def written(self) -> Sequence[Written]:
        return (Written(self._block(self.metrics), self.rect, theme.ON_PAPER.muted, "centre"),)


def _on_a_line(said: str, role: TextRole, metrics: Metrics, room: int) -> text.Block:
    """As many words of ``said`` as fit on one line."""
    kept = said.split(" ")
    block = text.fit(said, role, metrics, room)
    while len(block.lines) > 1 and len(kept) > 1:
        kept.pop()
        block = text.fit(" ".join(kept) + " …", role, metrics, room)
    return block


class ReplayTable(DrawnTable):
    """The table with the deal of ``reel`` in a window of ``metrics``, above a bar of ``bar`` pixels.

    ``open`` shows all hands; otherwise ``viewer`` sees what that seat saw. ``place`` is the current stop.
    """

    pointed: Card | None = None
    partly = False
    """Whether the stage may still have events to show before ``place``."""
    _at: Point | None = None

    def __init__(self, reel: ReplayTimeline, preferences: Preferences, metrics: Metrics, viewer: Seat,
                 open: bool = True, bar: int = 0, place: int = 0) -> None:
        self.reel, self.viewer, self.open, self.bar, self.place = reel, viewer, open, bar, place
        super().__init__(reel.record.rules, viewer, preferences, metrics)
        self.stage.pace = replace(preferences.pace, rest=0.0)
        self.jump(place)

    def new_layout(self) -> Layout:
        size = self.metrics.width, self.metrics.height - self.bar
        return Layout(measured(size, self.metrics.text_percent), self.reel.record.rules.at_table, self.viewer,
                      self.preferences.strip, open=True, left_fan=self.preferences.left_fan)

    def name(self, seat: Seat) -> str:
        return name_in(self.reel.record, seat)

    def sees(self, seat: Seat) -> bool:
        """Whether the picture shows what only ``seat`` knew."""
        return self.open or seat == self.viewer

    def seen(self) -> Observation:
        """The viewer's observation at this stop; with open hands the taker's, by which the points are counted."""
        state = self.reel.state(self.place)
        taker = state.facts.taking.taker if self.open else None
        return observe(state, self.viewer if taker is None else taker)

    def shown(self) -> TablePicture:
        """The table at this stop as the reading aloud sees it; no seat is to act."""
        goal, roles = self.played_for()
        state = self.reel.state(self.place)
        stage = self.stage
        return TablePicture(stage.board, observe(state, self.viewer), stage.faces, frozenset(), stage.sort, self.name,
                            state.turn, WAIT, goal, roles, ())

    # -- navigation --------------------------------------------------------------------------------------------------

    def _events(self, since: int, to: int) -> list[Event]:
        happened = self.reel.happened(since, to)
        return list(happened) if self.open else [seen_by(event, self.viewer) for event in happened]

    def jump(self, place: int) -> None:
        """Show the stop ``place`` at once."""
        if place <= self.place or self.partly:
            self.stage.begin(self.reel.record.dealer)
            self.stage.jump(self._events(-1, place))
        else:
            self.stage.jump(self._events(self.place, place))
        self.place, self.pointed, self.partly = place, None, False

    def glide_back(self) -> None:
        """Show the previous stop; the cards glide back to their places."""
        if self.place == 0:
            return
        was = {piece.face: pose for piece, pose in self.stage.poses.items() if piece.face is not None}
        self.jump(self.place - 1)
        stage = self.stage
        seconds = BACK_SECONDS * stage.pace.cards if stage.pace.travel else 0.0
        for piece, place in list(stage.poses.items()):
            start = was.get(piece.face) if piece.face is not None else None
            if seconds and start is not None and start != place:
                stage.travel(piece, start, place, Presentation(seconds))

    def step(self) -> list[Event]:
        """Go to the next stop; returns the events up to it, which the caller shows one by one on ``stage``."""
        self.stage.skip()
        self.place += 1
        self.pointed, self.partly = None, True
        return self._events(self.place - 1, self.place)

    def look(self, open_: bool, viewer: Seat) -> None:
        """Show the table from the seat of ``viewer``, with all hands if ``open_``."""
        self.open, self.viewer = open_, viewer
        self.stage.sit(viewer, self.new_layout())
        self.drawer.clear_cache()
        self.jump(self.place)

    def resize(self, metrics: Metrics, bar: int) -> None:
        """Lay the table out for a window of ``metrics``, above a bar of ``bar`` pixels."""
        self.metrics, self.bar = metrics, bar
        self.drawer.clear_cache()
        self.canvas.invalidate()
        self.stage.relayout(self.new_layout())

    # -- drawing -----------------------------------------------------------------------------------------------------

    def around(self, cards: Sequence[Item] = ()) -> list[Item]:
        """The seats, the points on the rim, sayings, and the card under the pointer, enlarged."""
        layout, board, (goal, roles) = self.layout, self.stage.board, self.played_for()
        around = seat_items(layout, [self._seat(seat, roles[seat]) for seat in range(layout.seats)])
        around += crest.vine_items(layout, at_rest(goal)) if goal is not None else []
        around += panels.saying_items(layout, board) if board.stage != "scoring" else []
        return [*around, *panels.notice_items(layout, board, self.name), *self._lens()]

    def highlights(self) -> CardHighlights:
        winner = self.reel.winner(self.place) if not self.stage.busy else None
        lying = self.stage.zones.at(("trick", winner)) if winner is not None else []
        return CardHighlights(glowing=lying[-1] if lying else None)

    def played_for(self) -> PlayedFor:
        """The goal and the roles at this stop: those that the viewer knew or, with open hands, the true ones."""
        state, board = self.reel.state(self.place), self.stage.board
        if (nothing := nothing_played_for(board, self.layout.seats)) is not None:
            return nothing
        seen = observe(state, self.viewer)
        shown, counts = sides_seen(seen), seen
        if self.open:
            shown = replace(shown, sides=self._sides(state))
            counts = replace(self.seen(), sides=shown.sides)
        return goal_at(board, counts, state, self.viewer), shown.roles

    def _sides(self, state: State) -> Sides:
        """The true sides of all seats; before all calls are made, only the sides that the viewer knew."""
        taking, calls = state.facts.taking, state.facts.rules.row.calls
        if taking.contract.sides == "called" and len(taking.called) < len(calls):
            return observe(state, self.viewer).sides
        return sides(state.facts)

    def _seat(self, seat: Seat, role: SeatRole) -> SeatView:
        board, state = self.stage.board, self.reel.state(self.place)
        tricks = board.tricks.get(seat, 0)
        detail = words.count("tricks.count", tricks) if tricks else ""
        if board.score is not None and isinstance(state, Over):
            detail = words.signed(state.payments[seat])
        idle = board.sits_out == seat
        said = [words.say("table.sits_out") if idle else detail]
        if is_now := role_words(role):
            said = [words.say("role.with_bid", role=is_now, bid=detail), detail] if detail else [is_now]
        bots = self.reel.record.bots
        flower = flower_of(seat, bots[seat] if bots else "")
        return SeatView(seat, self.name(seat), flower, seat == board.dealer, state.turn == seat, role,
                        tuple(one for one in said if one), announced=announced(board, seat, brief=True),
                        sits_out=idle)

    def _lens(self) -> list[Item]:
        """The small card under the pointer, enlarged next to it; empty if there is none."""
        piece = self.stage.piece(self.pointed) if self.pointed is not None else None
        if piece is None or self.pointed is None or piece in self.stage.tweens:
            return []
        metrics, small = self.layout.metrics, self.stage.rect(piece)
        times = min(TIMES, metrics.px(LENS) / small.width)
        place = Rect(place_beside(Region(*small), metrics.size, times, metrics.px(GAP), self._at, metrics.px(REACH)))
        if not place:
            return []
        return [picture_item(("lens",), LENS_LAYER, art.card(self.pointed.name, place.width), place.center)]

    def point(self, at: tuple[int, int]) -> None:
        """Move the pointer to ``at``: a small open card there is shown enlarged."""
        small = self.layout.metrics.px(LENS) * 0.6
        piece = self.stage.open_card_at(at, lambda zone, pose: pose.width < small)
        found, self._at = piece.face if piece is not None else None, at
        if found != self.pointed:
            self.pointed = found
            self.stage.invalidate()
