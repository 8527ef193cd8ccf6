"""The replay of a recorded deal at a table: forwards, backwards, with open hands, and playing on from any point."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ...ai.names import Player
from ...engine.cards import Card
from ...engine.events import Event as Happened
from ...engine.events import seen_by
from ...engine.game import State
from ...engine.observation import Observation, observe
from ...engine.phases.over import Over
from ...engine.record import Record
from ...engine.rules import Seat
from ...engine.sides import Sides, sides
from ...view import words
from ...view.access import Node
from ...view.aloud.table import TablePicture
from ...view.compare import player_at
from ...view.players import flowers_of
from ...view.replay import ReplayTimeline, caption, human_seat, name_in
from ...view.rulebook.pages import STAGES, RulebookPlace
from ...view.sides import SeatRole, role_words, sides_seen
from ...view.table.choreography import Presentation
from ...view.table.goal import points_of_target
from ...view.table.layout import Layout
from ...view.table.motion import at_rest
from ...view.table.prompts import WAIT
from ...view.units import Metrics, Point, Size, measured
from ...view.words import lazy
from ..app.context import AppContext
from ..app.events import Verb, verb
from ..app.scene import Answer, Host, Pop, Push, Step
from ..draw import art, text, theme
from ..table import crest, panels
from ..table.canvas import Item, picture_item
from ..table.drawn import DrawnTable
from ..table.knowledge import PlayedFor, announced, goal_at, nothing_played_for
from ..table.magnifier import GAP, REACH, TIMES, place_beside
from ..table.pieces import CardHighlights
from ..table.preferences import Preferences
from ..table.seats import SeatView, seat_items
from ..table.teller import Teller, caption_items, open_hands, table_nodes
from ..widgets import ROOMY, Button, Column, Form, Option, Row, Select, Slider, Toggle, Widget, Written, muted
from ..widgets.button import IconButton
from ..widgets.dialog import FormScene
from .match import play_again

CAPTION = 300
"""Units: least width of the words about the last action."""
BACK_SECONDS = 0.18
"""Seconds in which cards glide back when a step is undone."""
LENS, LENS_LAYER = 150, panels.TOP_LAYER + 3
"""Units: the width of an enlarged small card; the layer in which it is drawn."""


class Caption(Widget):
    """Two lines of text: the last action, and as many parts of the state of the deal as fit."""

    def __init__(self, upper: Callable[[], str], lower: Callable[[], Sequence[str]]) -> None:
        super().__init__()
        self.upper, self.lower = upper, lower

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """A constant size, so that the other widgets of the bar do not move."""
        high = text.line_height("strong", metrics) + text.line_height("small", metrics)
        return min(room, metrics.px(CAPTION)), high

    def written(self) -> Sequence[Written]:
        metrics, rect = self.metrics, self.rect
        first = text.line_height("strong", metrics)
        upper, parts = text.fit(self.upper(), "strong", metrics, rect.width), list(self.lower())
        while len((lower := text.fit(" · ".join(parts), "small", metrics, rect.width)).lines) > 1 and len(parts) > 1:
            parts.pop()
        return [Written(upper, Rect(rect.left, rect.top, rect.width, first), theme.INK),
                Written(lower, Rect(rect.left, rect.top + first, rect.width, rect.height - first),
                        theme.ON_PAPER.muted)]


class ReplayTable(DrawnTable):
    """The table with the deal of the timeline ``reel`` in a window of ``metrics``, above a bar of ``bar`` pixels.

    ``open`` shows all hands; otherwise the picture shows the observation of ``viewer``. ``place`` is the current stop;
    ``pending`` are the events before it that are not shown yet.
    """

    pointed: Card | None = None
    _at: Point | None = None

    def __init__(self, reel: ReplayTimeline, preferences: Preferences, metrics: Metrics, viewer: Seat,
                 open: bool = True, bar: int = 0, place: int = 0) -> None:
        seats = range(reel.record.rules.at_table)
        self._flowers = flowers_of([Player(*player_at(reel.record, seat)) for seat in seats])
        self.pending: deque[Happened] = deque()
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
        """Whether the picture shows the information of ``seat``."""
        return self.open or seat == self.viewer

    def seen(self) -> Observation:
        """The viewer's observation at this stop; with open hands the taker's, by which the points are counted."""
        state = self.reel.state(self.place)
        taker = state.facts.taking.taker if self.open else None
        return observe(state, self.viewer if taker is None else taker)

    def shown(self) -> TablePicture:
        """The table at this stop for reading aloud, without a prompt."""
        goal, roles = self.played_for()
        state = self.reel.state(self.place)
        stage = self.stage
        return TablePicture(stage.board, observe(state, self.viewer), stage.faces, frozenset(), stage.sort, self.name,
                            state.turn, WAIT, goal, roles, ())

    # -- navigation --------------------------------------------------------------------------------------------------

    def _events(self, since: int, to: int) -> list[Happened]:
        happened = self.reel.happened(since, to)
        return list(happened) if self.open else [seen_by(event, self.viewer) for event in happened]

    def jump(self, place: int) -> None:
        """Show the stop ``place`` at once."""
        if place <= self.place or self.pending:
            self.stage.begin(self.reel.record.dealer)
            self.stage.jump(self._events(-1, place))
        else:
            self.stage.jump(self._events(self.place, place))
        self.pending.clear()
        self.place, self.pointed = place, None

    def glide_back(self) -> None:
        """Show the previous stop; the cards glide back to their places."""
        was = {piece.face: pose for piece, pose in self.stage.poses.items() if piece.face is not None}
        self.jump(self.place - 1)
        stage = self.stage
        seconds = BACK_SECONDS * stage.pace.cards if stage.pace.travel else 0.0
        for piece, place in list(stage.poses.items()):
            start = was.get(piece.face) if piece.face is not None else None
            if seconds and start is not None and start != place:
                stage.travel(piece, start, place, Presentation(seconds))

    def step(self) -> None:
        """Go to the next stop, with the usual motion of the cards."""
        if self.pending:
            self.jump(self.place)
        self.stage.skip()
        self.place += 1
        self.pointed = None
        self.pending.extend(self._events(self.place - 1, self.place))

    def update(self, dt: float) -> None:
        """Advance by ``dt`` seconds: move the cards, and show the next event when the last one permits it."""
        self.stage.update(dt)
        while self.pending and not self.stage.blocked:
            self.stage.show(self.pending.popleft())

    @property
    def busy(self) -> bool:
        """Whether a card moves or an event waits to be shown."""
        return bool(self.pending) or self.stage.busy

    def look(self, open_: bool, viewer: Seat) -> None:
        """Show the table from the seat of ``viewer``, with all hands if ``open_``."""
        self.open, self.viewer = open_, viewer
        self.stage.sit(viewer, self.new_layout())
        self.drawer.clear_cache()
        self.jump(self.place)

    def resize(self, preferences: Preferences, metrics: Metrics, bar: int) -> None:
        """Lay the table out by ``preferences`` for a window of ``metrics``, above a bar of ``bar`` pixels."""
        self.preferences, self.metrics, self.bar = preferences, metrics, bar
        self.stage.sort, self.stage.pace = preferences.sort(self.reel.record.rules), replace(preferences.pace, rest=0.0)
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
        idle, is_now = board.sits_out == seat, role_words(role)
        said = [words.say("table.sits_out") if idle else detail]
        if is_now:
            said = [words.say("role.with_bid", role=is_now, bid=detail), detail] if detail else [is_now]
        return SeatView(seat, self.name(seat), self._flowers[seat], seat == board.dealer,
                        state.turn == seat, role, tuple(one for one in said if one),
                        announced=announced(board, seat, brief=True), sits_out=idle)

    def _lens(self) -> list[Item]:
        """The small card under the pointer, enlarged next to it; empty if there is none."""
        piece = self.stage.piece(self.pointed) if self.pointed is not None else None
        if piece is None or self.pointed is None or piece in self.stage.tweens:
            return []
        metrics, small = self.layout.metrics, self.stage.rect(piece)
        times = min(TIMES, metrics.px(LENS) / small.width)
        place = place_beside(small, metrics.size, times, metrics.px(GAP), self._at, metrics.px(REACH))
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


PAD, APART = 16, 8
"""Units: padding of the bar, gap between its lines."""
BAR_LAYER = panels.TOP_LAYER
LARGE = 125
"""Text above this many percent is large."""
ACTION_SECONDS, TRICK_SECONDS = 0.55, 1.0
"""The time between two actions in automatic play, and the additional time for a complete trick."""
KEYS: dict[Verb, tuple[str, bool]] = {
    Verb.LEFT: ("action", False), Verb.RIGHT: ("action", True), Verb.PAGE_UP: ("trick", False),
    Verb.PAGE_DOWN: ("trick", True), Verb.UP: ("phase", False), Verb.DOWN: ("phase", True),
}
"""The target of each key, and whether it is forwards."""


class ReplayScene(FormScene):
    """Shows the deal of ``record``, beginning with the stop ``place`` of its timeline; Esc goes back.

    ``context`` has the preferences of the table, and the players for playing on. ``viewer`` is the seat at the bottom,
    by default the player's. ``runs``: the deal plays automatically.
    """

    overlay = False

    def __init__(self, context: AppContext, record: Record, place: int = 0, viewer: Seat | None = None,
                 open_: bool = True, runs: bool = False) -> None:
        super().__init__()
        self.reel, self.context = ReplayTimeline(record), context
        self._make = partial(ReplayTable, self.reel, viewer=human_seat(record) if viewer is None else viewer,
                             open=open_, place=min(place, self.reel.last))
        self.running = runs
        self._waited = 0.0
        self._version = 0
        self._caption = ""
        self.show: ReplayTable
        self.teller: Teller
        self.slider = Slider(0, self._scrub, low=0, high=max(1, self.reel.last), step=1,
                             shown=lambda n: words.say("panel.of", a=round(n), b=self.reel.last),
                             tip=lazy("replay.slider"))

    # -- the bar -----------------------------------------------------------------------------------------------------

    def _bar(self) -> Widget:
        self.slider.value = self.show.place
        steps: list[Widget] = [IconButton("pause" if self.running else "play",
                                          lazy("replay.stop" if self.running else "replay.run"), self._run)]
        for kind in ("action", "trick", "phase"):
            steps.append(Row([self._button(kind, False), muted(lazy(f"replay.{kind}"), align="centre"),
                              self._button(kind, True)], 4))
        return Column([Row([Caption(self.caption, self.standing), *self._choices()], APART, grow=(0,)),
                       Row([*steps, self.slider], 14, grow=(len(steps),))], APART)

    def _button(self, kind: str, forwards: bool) -> Widget:
        icon, key = ("step_forward", "next") if forwards else ("step_back", "previous")
        return IconButton(icon, lazy(f"replay.{key}_{kind}"), partial(self._go, kind, forwards))

    def _choices(self) -> list[Widget]:
        record, said, why = self.reel.record, lazy("replay.play_on"), self._why_not()
        large = self.host.metrics.text_percent > LARGE  # an icon then, so that the bar needs no third row
        seats = [Option(seat, partial(name_in, record, seat)) for seat, hand in enumerate(record.hands) if hand]
        show = self.show
        return [Select(seats, show.viewer, lambda seat: show.look(show.open, seat), tip=lazy("replay.viewer_tip")),
                Toggle(lazy("replay.open"), show.open, lambda on: show.look(on, show.viewer),
                       tip=lazy("replay.open_tip")),
                IconButton("gallery", said, self._play_on, why=why) if large else
                Button(said, self._play_on, tip=lazy("replay.play_on_tip"), why=why),
                IconButton("hint", lazy("review.title"),
                           lambda: self.context.open("review", record, show.viewer)),
                IconButton("share", lazy("replay.share"),
                           lambda: self.context.open("sharing", record, show.viewer, edits=True)),
                IconButton("close", lazy("common.back"), Pop)]

    def _why_not(self) -> words.Text | None:
        return lazy("replay.over") if isinstance(self.reel.state(self.show.place), Over) else None

    def caption(self) -> str:
        """The description of the last action."""
        return caption(self.reel.stops[self.show.place], self.reel.record.dealer, self.show.name, self.show.sees)

    def standing(self) -> list[str]:
        """Trick, points, taker, called cards and contract, in words; a narrow bar omits the last ones."""
        board, stop = self.show.stage.board, self.reel.stops[self.show.place]
        parts = [words.say("replay.phase." + stop.phase)]
        if stop.trick and stop.phase == "play":
            parts = [words.say("game.trick_of", number=stop.trick, total=self.reel.record.rules.row.hand)]
        if (goal := self.show.played_for()[0]) is not None:
            parts.append(points_of_target(goal))
        if board.taker is not None:
            parts.append(f"{words.say('panel.taker')} {self.show.name(board.taker)}")
        for key, cards in (("panel.called", board.called), ("panel.asked", board.asked)):
            if cards:
                parts.append(f"{words.say(key)} {' '.join(words.card_sign(card.name) for card in cards)}")
        if board.contract is not None:
            parts.append(words.say("contract." + board.contract))
        return parts

    # -- navigation --------------------------------------------------------------------------------------------------

    def _scrub(self, value: float) -> None:
        self.running = False
        self.show.jump(round(value))
        self._moved()

    def _go(self, kind: str, forwards: bool) -> None:
        self.running = False
        to = self.reel.next(self.show.place, kind, forwards)
        if to == self.show.place + 1:
            self.show.step()
        elif to == self.show.place - 1:
            self.show.glide_back()
        elif to != self.show.place:
            self.show.jump(to)
        self._moved()

    def _moved(self) -> None:
        """Show the current stop on the bar."""
        if self._why_not() != self._able or self._ran != self.running:
            self._build()
        self.slider.value = self.show.place
        self._version += 1

    def _run(self) -> None:
        if self.show.place == self.reel.last:
            self.show.jump(0)
        self.running = not self.running
        self._waited = 0.0
        self._build()

    def _play_on(self) -> Step:
        """The step to a table where the deal can be played from the current stop."""
        self.running = False
        moves = self.reel.record.moves[:self.reel.stops[self.show.place].done]
        return Push(play_again(self.context, self.host, self.reel.record, moves, self.show.viewer))

    # -- the scene protocol ------------------------------------------------------------------------------------------

    @property
    def rulebook_place(self) -> RulebookPlace:
        """The rules of the deal, open at the phase of the current stop."""
        return RulebookPlace(self.reel.record.rules, STAGES[self.show.stage.board.stage])

    @property
    def family(self) -> str:
        return self.reel.record.rules.family.name

    @property
    def dirty(self) -> bool:
        return self._whole or self.show.stage.dirty or self.form.dirty or self._caption != self.context.aloud.caption

    @property
    def busy(self) -> bool:
        return self.running or self.show.busy

    def nodes(self) -> Sequence[Node]:
        stage, name = self.show.stage, self.show.name
        seats = range(stage.layout.seats) if self.show.open else (self.show.viewer,)
        return [*table_nodes(stage, name, ""), *open_hands(stage, name, seats)]

    def enter(self, host: Host) -> None:
        self.host = host
        self.show = show = self._make(preferences=self.context.preferences(), metrics=host.metrics)
        self.teller = Teller(self.context.aloud, show.name, show.seen, show.shown)
        show.stage.heard = self.teller.hear
        show.stage.plays = lambda name, pan: host.sounds.play(name, pan=pan)
        self._build()

    def resize(self, metrics: Metrics) -> None:
        self.show.jump(self.show.place)
        self._build()
        self.show.resize(self.context.preferences(), metrics, metrics.height - self.bar.top)
        self.invalidate()

    def _build(self) -> None:
        metrics = self.host.metrics
        before = self.form
        ring = list(before.focus.ring)
        focus = ring.index(before.focus.widget) if before.focus.widget in ring else None
        self._able, self._ran = self._why_not(), self.running
        bar = self._bar()
        pad = metrics.px(PAD)
        high = bar.preferred(metrics, metrics.width - 4 * pad)[1] + 2 * pad
        self.bar = Rect(0, metrics.height - high, metrics.width, high)
        self.form = Form(bar, self.host.sounds.play)
        self.form.hold_on(before)
        self.form.layout(self.bar.inflate(-4 * pad, -2 * pad), metrics)
        ring = list(self.form.focus.ring)
        self.form.focus_on(ring[focus] if focus is not None and focus < len(ring) else None)
        self.form.focus.visible = before.focus.visible
        self._version += 1

    def handle(self, event: Event) -> Answer:
        """Handle the keys that ask a question or move in the deal; pass other events to the bar."""
        if self.teller.handle(event):
            return True
        asked = verb(event)
        if self.form.popup is None and asked in KEYS:
            self._go(*KEYS[asked])
            return True
        if self.form.popup is None and asked in (Verb.HOME, Verb.END):
            self._scrub(0 if asked is Verb.HOME else self.reel.last)
            return True
        answer = self.form.handle(event)
        if answer:
            self._version += 1
            return answer
        if event.type == pygame.MOUSEMOTION:
            self.show.point(event.pos)
        if asked is Verb.PRESS:  # no widget has the focus
            self._run()
        return Pop() if asked is Verb.BACK else asked is Verb.PRESS

    def update(self, dt: float) -> Step | None:
        """Advance by ``dt`` seconds: move the cards, and in automatic play go to the next stop."""
        aloud = self.context.aloud
        aloud.mute(self.host.sounds.muted)
        aloud.update(dt)
        self.show.update(dt)
        if self.running and not self.show.busy and not aloud.speaking:
            self._waited += dt
            pace = self.show.preferences.pace
            rest = TRICK_SECONDS * min(pace.rest, 2.0) if self.reel.winner(self.show.place) is not None else 0.0
            if self._waited >= max(0.05, ACTION_SECONDS * pace.cards) + rest:
                self._waited = 0.0
                self.running = self.show.place < self.reel.last
                if self.running:
                    self.show.step()
                self._moved()
        self.form.update(dt)
        return None

    # -- drawing -----------------------------------------------------------------------------------------------------

    def draw(self, surface: Surface) -> None:
        if self.form.dirty:
            self._version += 1
        self.show.draw(surface, self._items(), self._whole)
        self.form.dirty = self._whole = False

    def _items(self) -> list[Item]:
        """The bar with its widgets, and above them an open list and the tooltip."""
        metrics = self.host.metrics

        def paint(surface: Surface) -> None:
            art.panel(surface, self.bar, metrics.ui_scale)
            self.form.root.draw(surface)
            self.form.draw_focus(surface)
        items = [Item(("bar",), BAR_LAYER, self.bar, (self._version, words.spelling()), paint=paint)]
        self._caption = self.context.aloud.caption
        items += caption_items(self._caption, metrics, self.bar.top)
        popup = self.form.popup
        if popup is not None:
            items.append(Item(("popup",), BAR_LAYER + 1, popup.rect, (self._version,), paint=popup.draw))
        if (at := self.form.tip_at) is not None:
            items.append(Item(("tip",), BAR_LAYER + 2, at.inflate(8, 8), (self._version,), paint=self.form.draw_tip))
        return items
