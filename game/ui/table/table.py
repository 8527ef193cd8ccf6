"""The table: session, stage and canvas together, shared by the scenes for bidding, play and scoring."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from math import inf

from pygame import Rect

from ...ai.names import PEOPLE
from ...engine import events as ev
from ...engine.actions import Action, Discard, IllegalAction
from ...engine.cards import Card
from ...engine.observation import Observation
from ...engine.phases.auction import PASS
from ...engine.phases.over import Over
from ...engine.record import HUMAN, Move
from ...engine.rules import Seat
from ...session import Session
from ...store.reviews import was_said
from ...view import words
from ...view.players import flowers_of
from ...view.sides import UNSAID, SeatRole, role_words
from ...view.table.board import Speech
from ...view.table.choreography import INSTANT, LEAVE, WAITED_FOR
from ...view.table.layout import BACK_WIDTH, Layout
from ...view.table.motion import Grown, Growth
from ...view.table.prompts import WAIT, Prompt, automatic_action, prompt
from ...view.table.refusals import Moment, Remark, Remarks, refused
from ...view.table.stakes import stake_of
from ...view.units import Metrics
from ..app.scene import Scene
from ..app.sounds import Sounds
from ..draw import art, theme
from . import crest, panels
from .canvas import Item, centred, picture_item
from .drawn import DrawnTable
from .knowledge import PlayedFor, TableKnowledge, announced, no_goal
from .moments import Gleam, Moments
from .overlays import Help, Marks, TableLinks, TableOverlay, Tutor
from .pieces import CardHighlights, in_trick
from .preferences import Preferences
from .seats import SeatView, badge, seat_items

#: The greatest number of events that are shown in one frame at instant speed.
EVENTS_A_FRAME = 200
LIFT, LARGE_LIFT = 16, 8
"""Units by which the selected card rises, and the reduction if the text is twice as large."""
DOTS, DOTS_OFF = "\N{BULLET} \N{BULLET} \N{BULLET}", 34.0
"""The sign of a player for whom the table waits, and its distance in units left of and above a medallion's middle."""
YIELDS = ("tricks", "role")
"""The parts of a seat that are hidden if a saying needs their place."""
SHORT: Mapping[SeatRole, str] = {"open": "role.open_short", "soloist": "role.soloist_short"}
"""The words of long roles in large text."""


class Table(DrawnTable):
    """The state that the scenes of one match share. The stage is behind the session; all pictures show the stage.

    ``lay_over`` makes the overlays; the first of them gets events first. ``resumed``: the deal was begun earlier and is
    shown in its current state. ``keep`` is called with the settings that are changed at the table, by name. With a
    ``tutor`` no card is played automatically.

    ``raised`` is the selected card of the hand, ``ahead`` the one chosen before the player's turn. ``rushing``: the
    remaining cards are played at once. ``asks_slam``: the question about a slam is turned on. ``paused``: no time
    passes. ``bare``: only the cards and the players are shown, as in a newcomer's first lessons. ``covered`` is the
    rectangle hidden by a scene, ``cornered`` that hidden by an overlay: panels that overlap it are left out.
    """

    raised: Card | None = None
    ahead: Card | None = None
    rushing = asks_slam = paused = bare = False
    covered: Rect | None = None
    cornered: Rect | None = None

    def __init__(self, session: Session, sounds: Sounds, metrics: Metrics, links: TableLinks, preferences: Preferences,
                 lay_over: Sequence[Callable[[Table], TableOverlay]], resumed: bool, remarks: Remarks,
                 keep: Callable[..., None], tutor: Tutor | None = None) -> None:
        self.session, self.sounds, self.links = session, sounds, links
        self._flowers = flowers_of(session.players)
        self.remarks, self.keep, self.tutor = remarks, keep, tutor
        self.overlays: list[TableOverlay] = []
        self._waited = 0.0
        self._seen: tuple[tuple[int, ...], Observation] | None = None
        self._asked: tuple[tuple[Observation, tuple[str, str]], Prompt] | None = None
        super().__init__(session.rules, session.viewer, preferences, metrics)
        self.stage.plays = lambda name, pan: sounds.play(name, pan=pan)
        self.stage.companions = self._companions()
        self.surroundings = Surroundings(self)
        self.overlays += [make(self) for make in lay_over]
        if resumed:
            self._as_it_stands()
        else:
            self._shuffled()

    def _companions(self) -> dict[Seat, str]:
        """The companions who may comment on events, by seat."""
        wanted = self.preferences.reactions and not self.demo
        return {seat: player.level for seat, player in enumerate(self.session.players)
                if wanted and player.level in PEOPLE}

    def new_layout(self) -> Layout:
        return Layout(self.metrics, self.session.rules.at_table, self.session.viewer, self.preferences.strip,
                      noted=any(one.beside_hand for one in self.overlays), left_fan=self.preferences.left_fan)

    @property
    def lift(self) -> float:
        """The height in pixels by which the selected card rises; less in large text, to stay below the tools."""
        return self.metrics.px(LIFT - LARGE_LIFT * (self.metrics.text_percent / 100 - 1))

    def name(self, seat: Seat) -> str:
        """The name of the player at ``seat``; for the player at this screen "you"."""
        player = self.session.players[seat]
        own = seat == self.session.viewer and player.level == HUMAN
        return words.say("game.you") if own else words.seated(player.name, seat)

    def flower(self, seat: Seat) -> str:
        """The name of the flower on the medallion at ``seat``."""
        return self._flowers[seat]

    def scene(self, stage: str | None = None) -> Scene:
        """The scene for ``stage`` of the board, by default for the stage that is shown."""
        return self.links.scenes[stage or self.stage.board.stage](self)

    @property
    def demo(self) -> bool:
        """Whether only bots play at this table."""
        return self.session.players[self.session.viewer].level != HUMAN

    @property
    def helps(self) -> list[Help]:
        """The buttons of the overlays, which every scene shows."""
        return [overlay.help for overlay in self.overlays if overlay.help is not None]

    @property
    def marks(self) -> Marks:
        """The highlights of all overlays together."""
        found = [overlay.marks for overlay in self.overlays]
        return Marks(frozenset(card for marks in found for card in marks.cards),
                     tuple(action for marks in found for action in marks.actions))

    def resize(self, metrics: Metrics) -> None:
        """Lay the table out for another window."""
        if metrics != self.metrics or self.canvas.background is None:
            self.metrics = metrics
            self._forget()
        self.canvas.invalidate()
        if (layout := self.new_layout()) != self.layout:
            self.stage.relayout(layout)

    def _forget(self) -> None:
        crest.clear_cache()
        self.drawer.clear_cache()
        self.surroundings.clear_cache()

    def suit(self, preferences: Preferences) -> None:
        """Apply the player's new preferences, which may also change cards and signs."""
        self.preferences = preferences
        self._forget()
        self.stage.layout = self.new_layout()
        self.stage.sort = preferences.sort(self.session.rules)
        self.stage.pace = INSTANT if self.rushing else preferences.pace
        self.stage.companions = self._companions()
        self.stage.rearrange()

    def count(self, on: bool) -> None:
        """Show or hide the count, and store that as a setting."""
        self.suit(replace(self.preferences, counting_aid=on))
        self.keep(counting_aid=on)

    def raise_card(self, card: Card | None) -> None:
        """Select ``card``, which rises out of the hand; None selects no card."""
        self.raised = card
        self.stage.invalidate()

    # -- deals -------------------------------------------------------------------------------------------------------

    def next_deal(self) -> None:
        """Start the next deal, and gather the cards in the pack."""
        self.session.deal()
        self._begun()

    def new_match(self) -> None:
        """Begin another match by the same rules and with the same players."""
        self.session.begin_match()
        self._begun()

    def _begun(self) -> None:
        self._forget_choices()
        self.asks_slam = False
        self.remarks.mistakes.clear()
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

        The cards of an undone discard are in their slots, where they can be changed or discarded again.
        """
        moves = self.session.record.moves
        if not self.session.take_back():
            return False
        self._forget_choices()
        self._as_it_stands()
        self.stage.offered = leading_discard(moves[len(self.session.record.moves):])
        self.stage.skip()
        return True

    def play_out(self) -> None:
        """Play the remaining cards at once, the player's in any order."""
        self.rushing, self.stage.pace = True, INSTANT

    # -- time --------------------------------------------------------------------------------------------------------

    @property
    def caught_up(self) -> bool:
        """Whether the picture shows all events."""
        return not self.stage.busy and not self.session.pending

    @property
    def question(self) -> words.Text:
        """The question of the tutor; empty if there is none."""
        return self.tutor.question if self.tutor is not None else ""

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
        ready = self.caught_up
        self._waited = self._waited + dt if ready else 0.0
        if self.session.advance(ready and self._waited >= self.stage.pace.bots):
            self._waited = 0.0
        self._play_itself()
        waits = self.preferences.pace.rest == inf  # if a trick remains until a click, remarks do too
        self.remarks.pass_time(0.0 if waits else dt, self._moment)

    def make_room(self) -> None:
        """Move the hand for an overlay next to it, or back; the hand keeps its place while cards are moving."""
        if not self.stage.busy and (layout := self.new_layout()) != self.layout:
            self.stage.layout = layout
            self.stage.rearrange()

    def _play_itself(self) -> None:
        """Act for the player if no click is needed; a card chosen ahead that is illegal is no longer chosen."""
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
        stake = stake_of(event, self.stage.board, self.view.sides)
        self.surroundings.before(event, stake)
        self.stage.show(event, stake)
        if self.mine and not was_mine:
            self.play_sound("turn")
        if isinstance(event, ev.DealScored):
            won = event.score.payments[self.session.viewer]
            sound = "won" if won > 0 else "lost" if won < 0 else None
            self.play_sound("rubber" if self.session.match.finished else sound)

    def play_sound(self, sound: str | None) -> None:
        if sound is not None:
            self.sounds.play(sound)

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
        record = self.session.record
        at = len(record.moves), self.session.deals_dealt, record.taken_back
        if self._seen is None or self._seen[0] != at:
            self._seen = at, self.session.view
        return self._seen[1]

    def prompt(self) -> Prompt:
        """The prompt for the player's current decision; ``WAIT`` while the picture is behind."""
        if not self.mine:
            return WAIT
        view, spelling = self.view, words.spelling()
        if self._asked is None or self._asked[0][0] is not view or self._asked[0][1] != spelling:
            with words.at_game(view.rules.family.name):  # a page about another game may be in front
                self._asked = (view, spelling), prompt(view, self.name)
        return self._asked[1]

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
        if judged and not was_said(self.session.record):  # a proposal of a hint is not a mistake
            self.remarks.judge(view, action, self.session.takes_back)
        return True

    def refuse(self, rule: str, card: Card | None) -> None:
        """Show the reason why ``rule`` forbids ``card`` or an action."""
        if self.tutor is not None:
            self.tutor.refused(rule, card)
        laid = frozenset(self.stage.offered)
        self.remarks.refuse(refused(self.view, rule, card, laid), self._moment)
        self.play_sound("refuse")
        self.stage.rearrange()

    def remind(self, key: str) -> None:
        """Show the text of ``key`` above the hand, as the reason why an action other than a card is refused."""
        self.remarks.shown = Remark(words.lazy(key), moment=self._moment)
        self.play_sound("refuse")
        self.stage.invalidate()

    # -- drawing -----------------------------------------------------------------------------------------------------

    def played_for(self) -> PlayedFor:
        return self.surroundings.played_for()

    def around(self, cards: Sequence[Item]) -> list[Item]:
        return self.surroundings.items(cards)

    def highlights(self) -> CardHighlights:
        dim = self.prompt().not_among(self.stage.faces)
        led, winning = in_trick(self.stage) if len(self.stage.board.trick) > 1 else (None, None)
        return CardHighlights(dim, self.raised, winning, self.lift, self.marks.cards, led, self.ahead)


def leading_discard(moves: Sequence[Move]) -> tuple[Card, ...]:
    """The cards discarded at the beginning of ``moves``."""
    laid: list[Card] = []
    for _, action in moves:
        if not isinstance(action, Discard):
            break
        laid.append(action.card)
    return tuple(laid)


class Surroundings:
    """The drawings around the cards of ``table`` at the playhead: seats, goal, notices and moments."""

    def __init__(self, table: Table) -> None:
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
        """The goal of the deal and the role of each seat; none at a bare table."""
        table, stage = self._table, self._table.stage
        if table.bare:
            return no_goal(stage.layout.seats)
        return self._knowledge.at(stage.board, stage.layout.seats, table.session.pending > 0, lambda: table.view,
                                  table.session.state)

    # -- motion ------------------------------------------------------------------------------------------------------

    @property
    def moving(self) -> bool:
        """Whether something other than the cards moves."""
        gleams = self._gleam.due and not self._table.paused
        return self._growth.moving or self._moments.moving or gleams

    @property
    def speaking(self) -> bool:
        """Whether a saying will fade, or a petal is falling."""
        return (self._speech.passing or self._moments.drifting) and not self._table.paused

    def before(self, event: ev.Event, stake: int = 0) -> None:
        """Start the moment of ``event``, which is about to be shown, if it has one and motion is allowed."""
        pace, board = self._table.stage.pace, self._table.stage.board
        if pace.travel and pace.cards:
            self._moments.after(event, board, self._table.view.sides, stake)

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
        """Advance the idle drawings by ``dt`` seconds; returns whether to draw again."""
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

    def settle(self) -> None:
        """End every motion at once."""
        self._growth.settle()
        self._moments.running.clear()

    # -- items -------------------------------------------------------------------------------------------------------

    def clear_cache(self) -> None:
        """Drop the cached items."""
        self._still, self._goal = None, None

    def items(self, cards: Sequence[Item] = ()) -> list[Item]:
        """The items around ``cards``, and the glint on one of them."""
        table, (goal, roles) = self._table, self.played_for()
        board, layout, covered = table.stage.board, table.layout, table.covered or table.cornered
        sign = (board, layout, table.caught_up, goal, roles, table.session.state.turn, table.session.match,
                table.bare, words.spelling(), art.DECK.arrivals, covered and tuple(covered),
                self._speech.shares)
        if self._still is None or self._still[0] != sign:
            self._still = sign, self._panels(roles, covered)
        self._growth.follow(goal, table.stage.pace)
        grown = self._growth.shown
        at = grown, layout, words.spelling(), covered
        if self._goal is None or self._goal[0] != at:
            self._goal = at, goal_items(layout, grown, covered) if grown is not None else []
        moments = self._moments.items(table.stage, table.name)
        return [*self._still[1], *self._goal[1], *moments, *self._awaited(), *self._gleam.items(cards)]

    def _awaited(self) -> list[Item]:
        """Three dots at the medallion of the opponent for whom the table waits; empty if there is none."""
        seat, layout = self.waited_for, self._table.layout
        if seat is None:
            return []
        x, y = layout.seat(seat)
        picture, off = badge(DOTS, layout.aside, theme.PAPER, theme.INK), DOTS_OFF * layout.unit
        return [picture_item(("hud", "awaited"), panels.SEAT_LAYER + 1, picture, (x - off, y - off))]

    def _panels(self, roles: Sequence[SeatRole], covered: Rect | None) -> list[Item]:
        """The items of the seats, the sayings, the progress and the notices."""
        layout, board = self._table.layout, self._table.stage.board
        found = seat_items(layout, [self._seat(seat, role) for seat, role in enumerate(roles)])
        ends = {seat: float(max(item.rect.right for item in found if item.key[1:] in (("name", seat), ("role", seat))))
                for seat in range(layout.seats)}
        speaks = board.stage != "scoring" and not self._table.bare
        said = panels.saying_items(layout, board, dict(self._speech.shares), ends) if speaks else []
        places = [item.rect for item in said]
        found = [item for item in found if item.key[1] not in YIELDS or item.rect.collidelist(places) < 0] + said
        found += self._where(found)
        notice = panels.notice_items(layout, board, self._table.name)
        return [*(item for item in found if not _peeps_out(item, covered)), *notice]

    def _seat(self, seat: Seat, role: SeatRole) -> SeatView:
        table, board = self._table, self._table.stage.board
        active = board.stage in ("bidding", "play") and table.session.state.turn == seat and table.caught_up
        tricks = board.tricks.get(seat, 0)
        return SeatView(seat, table.name(seat), table.flower(seat), seat == board.dealer, active, role,
                        self._said(seat, role), announced(board, seat, brief=True),
                        words.count("tricks.count", tricks) if tricks else "", board.sits_out == seat)

    def _said(self, seat: Seat, role: SeatRole) -> tuple[str, ...]:
        """The texts for the tag of ``seat``, the longest first; the last may be empty, for the sign alone."""
        if self._table.stage.board.sits_out == seat:
            return (words.say("table.sits_out"),)
        if role in UNSAID:
            return ()
        is_now, short = role_words(role), words.say(SHORT[role]) if role in SHORT else ""
        view = self._table.view
        bids = [bid for bidder, bid in view.bids if bidder == seat]
        made = [bid for bid in bids if bid != PASS]
        if not bids or all(bid == PASS for _, bid in view.bids):
            return is_now, short, ""
        last = words.say("contract." + made[-1]) if made else words.say("role.passed")
        return words.say("role.with_bid", role=is_now, bid=last), last if made else is_now, short, ""

    @property
    def progress(self) -> str:
        """The number of the deal and of the trick, in words."""
        session, board = self._table.session, self._table.stage.board
        counted = isinstance(last := session.state, Over) and last.score is not None
        said = words.say("panel.deal_again" if session.dealt_again else "panel.deal_of",
                         a=session.match.counted + (0 if counted else 1), b=session.rules.deals)
        if board.stage != "play":
            return said
        hand = session.rules.row.hand
        return said + " · " + words.say("game.trick_of", number=min(board.played + 1, hand), total=hand)

    def _where(self, found: list[Item]) -> list[Item]:
        """The :attr:`progress` in the corner; empty if the items ``found``, cards or tricks need the room."""
        layout, metrics = self._table.layout, self._table.metrics
        picture = panels.label(self.progress, "small", metrics, theme.ON_FELT.muted, theme.FELT_DARK)
        place = picture.get_rect(topleft=(metrics.px(10), metrics.px(6)))
        side = metrics.px(BACK_WIDTH * 2)
        near = [centred(at, side) for seat in range(layout.seats) for at in (layout.beside(seat), layout.pile(seat))]
        free = place.collidelist([item.rect for item in found] + near) < 0
        return [panels.item("deal", panels.PANEL_LAYER, picture, place)] if free else []


def goal_items(layout: Layout, grown: Grown, covered: Rect | None) -> list[Item]:
    """The items of the crest and the vines, without those of the crest that overlap ``covered``."""
    found = crest.crest_items(layout, grown) + crest.vine_items(layout, grown)
    return [item for item in found if not _peeps_out(item, covered)]


def _peeps_out(item: Item, covered: Rect | None) -> bool:
    return covered is not None and item.key[0] in ("hud", "crest") and bool(item.rect.colliderect(covered))
