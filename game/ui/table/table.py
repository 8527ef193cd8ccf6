"""The table: session, stage and canvas together, shared by the scenes for bidding, play and scoring."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import InitVar, dataclass, field, replace
from math import inf

from pygame import Rect, Surface

from ...ai.names import PEOPLE
from ...engine import events as ev
from ...engine.actions import Action, IllegalAction
from ...engine.cards import Card
from ...engine.observation import Observation
from ...engine.record import HUMAN
from ...engine.rules import Seat
from ...session import Session
from ...store.reviews import was_said
from ...view import words
from ...view.players import flower_of
from ...view.table.choreography import INSTANT
from ...view.table.layout import Layout
from ...view.table.prompts import WAIT, Prompt, automatic_action
from ...view.table.refusals import Moment, Remark, Remarks, refused
from ...view.units import Metrics
from ..app.scene import Scene
from ..app.sounds import Sounds
from . import crest, furniture, moments, panels, pieces, seats
from .canvas import Canvas, Item
from .overlays import Help, Marks, TableLinks, TableOverlay, Tutor
from .preferences import Preferences
from .stage import Stage
from .surroundings import PlayedFor, Surroundings, Viewpoint, leading_discard

#: The most events that are shown in one frame at instant speed.
EVENTS_A_FRAME = 200


LIFT, LARGE_LIFT = 16, 8
"""Units by which the selected card rises, and by how much less if the text is twice as large."""


@dataclass(slots=True, eq=False, weakref_slot=True)
class Table:
    """The state that the scenes of one match share. The stage is behind the session; all pictures show the stage.

    ``lay_over`` makes the overlays; the first of them gets events first. ``resumed``: the deal was begun earlier and is
    shown in its current state. ``keep`` is called with the settings that are changed at the table, by name.
    With a ``tutor`` no card is played automatically.
    """

    session: Session
    sounds: Sounds
    metrics: Metrics
    links: TableLinks
    preferences: Preferences
    lay_over: InitVar[Sequence[Callable[[Table], TableOverlay]]]
    resumed: bool = False
    remarks: Remarks = field(default_factory=Remarks)
    keep: Callable[..., None] | None = None
    tutor: Tutor | None = None
    overlays: list[TableOverlay] = field(init=False, default_factory=list)
    stage: Stage = field(init=False)
    canvas: Canvas = field(init=False, default_factory=Canvas)
    raised: Card | None = field(init=False, default=None)
    ahead: Card | None = field(init=False, default=None)
    rushing: bool = field(init=False, default=False)
    asks_slam: bool = field(init=False, default=False)
    paused: bool = field(init=False, default=False)
    covered: Rect | None = field(init=False, default=None)
    cornered: Rect | None = field(init=False, default=None)
    _waited: float = field(init=False, default=0.0)
    _viewpoint: Viewpoint = field(init=False)
    surroundings: Surroundings = field(init=False)
    _drawer: pieces.Drawer = field(init=False, default_factory=pieces.Drawer)

    def __post_init__(self, lay_over: Sequence[Callable[[Table], TableOverlay]]) -> None:
        rules, viewer = self.session.rules, self.session.viewer
        self._viewpoint = Viewpoint(self.session)
        self.stage = Stage(rules, viewer, self._layout(), self.preferences.sort(rules), self.preferences.pace)
        self.stage.plays = lambda name, pan: self.sounds.play(name, pan=pan)
        self.stage.companions = self._companions()
        self.surroundings = Surroundings(self)
        self.overlays = [make(self) for make in lay_over]
        if self.resumed:
            self._as_it_stands()
        else:
            self._shuffled()

    def _companions(self) -> dict[Seat, str]:
        """The companions who may comment on events, by seat."""
        wanted = self.preferences.reactions and not self.demo
        return {seat: player.level for seat, player in enumerate(self.session.players)
                if wanted and player.level in PEOPLE}

    def _layout(self) -> Layout:
        return Layout(self.metrics, self.session.rules.at_table, self.session.viewer, self.preferences.strip,
                      noted=any(one.beside_hand for one in self.overlays), left_fan=self.preferences.left_fan)

    @property
    def layout(self) -> Layout:
        return self.stage.layout

    @property
    def lift(self) -> float:
        """The height in pixels by which the selected card rises; in large text less, so as not to reach the tools."""
        return self.metrics.px(LIFT - LARGE_LIFT * (self.metrics.text_percent / 100 - 1))

    def name(self, seat: Seat) -> str:
        """The name of the player at ``seat``; for the player at this screen "you"."""
        player = self.session.players[seat]
        own = seat == self.session.viewer and player.level == HUMAN
        return words.say("game.you") if own else words.seated(player.name, seat)

    def flower(self, seat: Seat) -> str:
        """The name of the flower on the medallion at ``seat``."""
        return flower_of(seat, self.session.players[seat].level)

    def scene(self, stage: str | None = None) -> Scene:
        """The scene for ``stage`` of the board, by default for the stage that is shown."""
        return self.links.scenes[stage or self.stage.board.stage](self)

    @property
    def helps(self) -> list[Help]:
        """The buttons of the overlays, which every scene shows."""
        return [overlay.help for overlay in self.overlays if overlay.help is not None]

    # -- overlays ----------------------------------------------------------------------------------------------------

    def attach(self, overlay: TableOverlay) -> None:
        """Add ``overlay`` after the others; it gets events last."""
        self.overlays.append(overlay)

    def cover(self, rect: Rect | None) -> None:
        """Note that a scene hides ``rect``, so that panels that would stick out from under it are omitted."""
        self.covered = rect

    def take_corner(self, rect: Rect | None) -> None:
        """Note that an overlay hides ``rect`` in a corner; None if it hides nothing."""
        self.cornered = rect

    def raise_card(self, card: Card | None) -> None:
        """Select ``card``, which rises out of the hand; None selects no card."""
        self.raised = card

    def pause(self, on: bool) -> None:
        """Stop time if ``on``, otherwise let it continue."""
        self.paused = on

    def resize(self, metrics: Metrics) -> None:
        """Lay the table out for another window."""
        if metrics != self.metrics or self.canvas.background is None:
            self.metrics = metrics
            self._forget()
        self.canvas.invalidate()
        if self._layout() != self.layout:
            self.stage.relayout(self._layout())

    def _forget(self) -> None:
        """Drop all cached pictures and items."""
        for made in (panels, pieces, seats, crest, moments):
            made.clear_cache()
        self._drawer.clear_cache()
        self.surroundings.clear_cache()

    def next_deal(self) -> None:
        """Start the next deal, and gather the cards."""
        self.session.deal()
        self._begun()

    def new_match(self) -> None:
        """Begin another match by the same rules and with the same players."""
        self.session.begin_match()
        self._begun()

    def _begun(self) -> None:
        self._forget_choices()
        self.asks_slam = False
        self.remarks.forget_deal()
        self.stage.pace = self.preferences.pace
        self._shuffled()

    def _forget_choices(self) -> None:
        self.remarks.silence()
        self.raised, self.ahead, self.rushing = None, None, False

    def _shuffled(self) -> None:
        self.stage.begin(self.session.state.facts.deal.dealer)
        self.stage.shuffle()

    def _as_it_stands(self) -> None:
        """Show the current state of the deal at once, without motion."""
        self.stage.begin(self.session.state.facts.deal.dealer)
        self.stage.jump(iter(self.session.next_event, None))
        self.surroundings.settle()

    def take_back(self) -> bool:
        """Undo the player's last decision; returns False if there is none, or if undo is not allowed.

        The cards of an undone écart are in their slots, where they can be changed or discarded again.
        """
        moves = self.session.record.moves
        if not self.session.take_back():
            return False
        self._forget_choices()
        self._as_it_stands()
        self.stage.offered = leading_discard(moves[len(self.session.record.moves):])
        self.stage.skip()
        return True

    def suit(self, preferences: Preferences) -> None:
        """Apply the player's new preferences, which may also change cards and signs."""
        self.preferences = preferences
        self._forget()
        self.stage.layout = self._layout()
        self.stage.sort = preferences.sort(self.session.rules)
        self.stage.pace = INSTANT if self.rushing else preferences.pace
        self.stage.companions = self._companions()
        self.stage.rearrange()

    def count(self, on: bool) -> None:
        """Show or hide the count, and store that as a setting."""
        self.suit(replace(self.preferences, counting_aid=on))
        if self.keep is not None:
            self.keep(counting_aid=on)

    def play_out(self) -> None:
        """Play the remaining cards at once, the player's in any order."""
        self.rushing, self.stage.pace = True, INSTANT

    # -- time --------------------------------------------------------------------------------------------------------

    @property
    def caught_up(self) -> bool:
        """Whether the picture shows all events."""
        return not self.stage.busy and not self.session.pending

    @property
    def mine(self) -> bool:
        """Whether the player is to act and the picture shows the position."""
        return self.session.waits_for_viewer and not self.session.pending and not self.stage.blocked

    def update(self, dt: float) -> None:
        """Advance by ``dt`` seconds: move cards, show events in order, let bots act once the picture is up to date."""
        if self.paused:
            return
        self.stage.update(dt)
        if self.surroundings.update(dt):
            self.stage.invalidate()
        for _ in range(EVENTS_A_FRAME):
            if self.stage.blocked or (event := self.session.next_event()) is None:
                break
            self._show(event)
        self._let_bots_act(dt)
        self._play_itself()
        waits = self.preferences.pace.rest == inf  # with a trick that rests until a click, remarks do too
        self.remarks.pass_time(0.0 if waits else dt, self._moment)

    def make_room(self) -> None:
        """Move the hand aside for an overlay beside it, or back; the hand stays in its place while cards are moving."""
        if not self.stage.busy and (layout := self._layout()) != self.layout:
            self.stage.layout = layout
            self.stage.rearrange()

    def _play_itself(self) -> None:
        """Act for the player if no click is needed; a card chosen ahead that may not be played is unchosen."""
        if not self.mine or not self.caught_up:
            return
        last = self.preferences.last_card_plays_itself and self.tutor is None
        only = self.preferences.only_card_plays_itself and self.tutor is None
        slam = self.asks_slam or self.tutor is not None
        done = automatic_action(self.view, self.ahead, rushing=self.rushing, last=last, only=only, slam=slam)
        self.ahead = None
        if done is not None:
            self.act(done)

    def _show(self, event: ev.Event) -> None:
        was_mine = self.mine
        self.surroundings.before(event)
        self.stage.show(event)
        if self.mine and not was_mine:
            self.play_sound("turn")
        if isinstance(event, ev.DealScored):
            won = event.score.payments[self.session.viewer]
            sound = "won" if won > 0 else "lost" if won < 0 else None
            self.play_sound("rubber" if self.session.match.finished else sound)

    def play_sound(self, sound: str | None) -> None:
        """Play ``sound``, unless it is None."""
        if sound is not None:
            self.sounds.play(sound)

    def _let_bots_act(self, dt: float) -> None:
        ready = self.caught_up
        self._waited = self._waited + dt if ready else 0.0
        if self.session.advance(ready and self._waited >= self.stage.pace.bots):
            self._waited = 0.0

    @property
    def _moment(self) -> Moment:
        return self.mine, self.stage.board.played, self.stage.board.stage

    def wind(self) -> None:
        """Show all events up to the player's next decision at once."""
        self.stage.skip()
        self.stage.silent = True
        while (event := self.session.next_event()) is not None:
            self.stage.show(event)
            self.stage.skip()
        self.stage.silent = False

    # -- acting ------------------------------------------------------------------------------------------------------

    @property
    def view(self) -> Observation:
        """The viewer's current observation."""
        return self._viewpoint.view

    def prompt(self) -> Prompt:
        """The prompt for the player's current decision; ``WAIT`` while the picture is behind."""
        return self._viewpoint.prompt(self.name) if self.mine else WAIT

    def act(self, action: Action, card: Card | None = None) -> bool:
        """Try ``action``, and explain a refusal by ``card``; returns whether the action was carried out."""
        if not self.session.waits_for_viewer:
            self.refuse("not-your-turn", card)
            return False
        if self.tutor is not None and not self.tutor.may(action):
            self.stage.rearrange()
            return False
        view = self.view
        try:
            self.session.submit(action)
        except IllegalAction as fault:
            self.refuse(fault.rule, card)
            return False
        self.remarks.silence()
        judged = self.preferences.remarks and self.tutor is None and not self.rushing
        if judged and not was_said(self.session.record):  # what a hint said is no mistake
            self.remarks.judge(view, action, self.session.takes_back)
        return True

    def refuse(self, rule: str, card: Card | None) -> None:
        """Show why ``rule`` forbids ``card`` or an action."""
        if self.tutor is not None:
            self.tutor.refused(rule, card)
        laid = frozenset(self.stage.offered)
        self.remarks.refuse(refused(self.view, rule, card, laid), self._moment)
        self.play_sound("refuse")
        self.stage.rearrange()

    def remind(self, key: str) -> None:
        """Show the text of ``key`` above the hand, as the reason why something other than a card is refused."""
        self.remarks.shown = Remark(words.lazy(key), moment=self._moment)
        self.play_sound("refuse")
        self.stage.invalidate()

    # -- drawing -----------------------------------------------------------------------------------------------------

    def draw(self, surface: Surface, extra: Sequence[Item], whole: bool) -> None:
        """Draw the table with the ``extra`` items of a scene; all of it if ``whole``, else the changes."""
        if whole:
            self.canvas.invalidate()
        background = furniture.table_ground(self.metrics.size, self.preferences.felt, self.layout.rim)
        cards = self._drawer.items(self.stage, self._looks())
        self.canvas.draw(surface, background, [*cards, *self.surroundings.items(cards), *extra])
        self.stage.dirty = self._drawer.unfinished

    @property
    def marks(self) -> Marks:
        """The highlights of all overlays together."""
        found = [overlay.marks for overlay in self.overlays]
        return Marks(frozenset(card for marks in found for card in marks.cards),
                     tuple(action for marks in found for action in marks.actions))

    def played_for(self) -> PlayedFor:
        """The goal and the role of each seat, as far as the picture has come."""
        return self.surroundings.played_for()

    def settle_hand(self, asked: Prompt) -> None:
        """Lower the cards of the player that are no answer to the new prompt ``asked``."""
        self.stage.lower(asked.not_among(self.stage.faces))

    def _looks(self) -> pieces.CardHighlights:
        dim = self.prompt().not_among(self.stage.faces)
        led, winning = pieces.in_trick(self.stage) if len(self.stage.board.trick) > 1 else (None, None)
        return pieces.CardHighlights(dim, self.raised, winning, self.lift, self.marks.cards, led, self.ahead)

    @property
    def demo(self) -> bool:
        """Whether only bots play at this table."""
        return self.session.players[self.session.viewer].level != HUMAN
