"""Cards in motion: events up to the playhead, poses and tweens. This module draws nothing and decides no rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from math import inf

from pygame import Rect

from ...engine import events as ev
from ...engine.cards import Card, Cards
from ...engine.rules import Rules, Seat
from ...view.table import board as boards
from ...view.table.board import Board
from ...view.table.choreography import (
    CUT,
    LAND,
    LEAD_S,
    LIFT_S,
    LINGER,
    LOWER,
    RIFFLE,
    TABLE,
    Pace,
    Presentation,
    blow_of,
    is_heavy,
)
from ...view.table.layout import ASPECT, Layout, Pose
from ...view.table.motion import Tween
from ...view.table.zones import PACK, TALON, Piece, Zone, Zones
from ...view.units import Point
from .canvas import centred
from .preferences import Sort

#: The layers of zones, by their first word, lowest first.
LAYERS = {"won": 0, "pack": 100, "ecart": 200, "talon": 300, "trick": 400, "hand": 500}
FLYING = 1000.0
#: Units from the middle of the pack to each half while it is riffled, and to the upper half when it is cut; degrees.
RIFFLE_ASIDE, CUT_ASIDE, RIFFLE_TURN = 45.0, 96.0, 9.0


BOUQUET, RISE = 13.0, 1.35
"""The degrees between two cards of a gathered trick, and the growth factor of a heavy card in flight."""
ASIDE = 0.6
"""The stereo position of the sound of a card at the edge of the window, as a share of the full range."""
SUNK, SUNK_IN_ROWS = 38.0, 15.0
"""Units by which a card of the hand that may not be played is lowered, in one row and in two rows."""
LIFT, LIFTED = 42.0, 1.05
"""Units by which the player's card rises before it flies, and the factor by which it grows."""


class Stage:
    """Shows events one after another; once all cards are at rest, it shows the state after the events."""

    def __init__(self, rules: Rules, viewer: Seat, layout: Layout, sort: Sort, pace: Pace) -> None:
        self.rules, self.sort, self.pace = rules, sort, pace
        self.poses: dict[Piece, Pose] = {}
        self.tweens: dict[Piece, Tween] = {}
        self.hold = 0.0   # seconds until the next event may be shown, or a complete trick is taken
        self.offered: tuple[Card, ...] = ()  # the player's cards in the slots, not yet discarded
        self.lowered: Cards = frozenset()    # the player's cards that may not be played now
        self.held: Piece | None = None       # dragged by the player: not moved by the stage
        self.companions: Mapping[Seat, str] = {}  # the named opponents who may react, by seat
        self.heard: Callable[[ev.Event, Board], object] = lambda event, before: None  # the board before the event
        self.plays: Callable[[str, float], object] = lambda name, pan: None  # a sound, from -1 (left) to 1 (right)
        self.silent = False  # whether events are silent
        self.dirty = True
        self._waiting: ev.Event | None = None
        self._before: list[Callable[[], None]] = []  # motions that are shown before the first event
        self._sounds: list[tuple[float, str, float]] = []  # the seconds until each sound, its name and its position
        self.sit(viewer, layout)

    # -- the playhead ------------------------------------------------------------------------------------------------

    def invalidate(self) -> None:
        """Have the cards drawn again."""
        self.dirty = True

    @property
    def busy(self) -> bool:
        """Whether a card moves or an event waits."""
        return bool(self.tweens) or self.blocked

    @property
    def blocked(self) -> bool:
        """Whether the next event must wait."""
        return self.hold > 0 or self._waiting is not None or bool(self._before)

    @property
    def trick_complete(self) -> bool:
        """Whether a complete trick is on the table, with its winner marked."""
        return self._waiting is not None

    @property
    def awaits_click(self) -> bool:
        """Whether a complete trick remains on the table until a click, and no card moves."""
        return self._waiting is not None and self.hold == inf and not self.tweens

    @property
    def shows_talon(self) -> bool:
        """Whether the talon is face up in the middle."""
        return any(piece.face is not None for piece in self.zones.at(TALON)) and self.board.stage == "bidding"

    @property
    def talon_aside(self) -> bool:
        """Whether a talon face down is left of the middle: after the auction, and if large buttons need the room."""
        return self.board.contract is not None or self.layout.packed

    def sit(self, viewer: Seat, layout: Layout) -> None:
        """Set the table up as ``viewer`` sees it, before a deal."""
        self.viewer, self.layout = viewer, layout
        self.zones = Zones(viewer, self.rules.pack, returns=self.rules.given_back == "any")
        self.begin(0)

    def begin(self, dealer: Seat) -> None:
        """Gather all cards in a pack in front of ``dealer``."""
        self.zones.gather()
        self.board = Board(self.rules, self.viewer, dealer, companions=self.companions)
        self.tweens, self.hold, self._waiting, self.offered, self.held = {}, 0.0, None, (), None
        self._before, self._sounds = [], []
        self.poses = self.targets()
        self.invalidate()

    def shuffle(self) -> None:
        """Shuffle and cut the pack, unless the pace has no card motion."""
        if not self.pace.travel or not self.pace.cards:
            return
        self._before = [self._cut, self._join]
        aside = RIFFLE_ASIDE * self.layout.unit
        for index, piece in enumerate(self.zones.at(PACK)):
            end, half = self.poses[piece], -1 if index % 2 else 1
            start = replace(end, x=end.x + half * aside, angle=half * RIFFLE_TURN)
            self.travel(piece, start, end, RIFFLE, RIFFLE.pause / 2 + index * RIFFLE.stagger)
        self._hold(RIFFLE)

    def _cut(self) -> None:
        """Move the upper half of the pack aside; the lower half remains visible."""
        pack = self.zones.at(PACK)
        for index, piece in enumerate(pack):
            place = self.poses[piece]
            upper = index >= len(pack) // 2
            goal = replace(place, x=place.x + CUT_ASIDE * self.layout.unit) if upper else place
            self.travel(piece, place, goal, CUT[0])
        self._hold(CUT[0])

    def _join(self) -> None:
        """Move the lower half onto the upper one, and the pack back to its place."""
        pack = self.zones.at(PACK)
        pack[:] = pack[len(pack) // 2:] + pack[:len(pack) // 2]
        for piece, pose in self.targets().items():
            self.travel(piece, self.poses[piece], pose, CUT[1])
        self._hold(CUT[1])

    def travel(self, piece: Piece, start: Pose, end: Pose, move: Presentation, delay: float = 0.0) -> None:
        """Move ``piece`` from ``start`` to ``end`` after ``delay`` seconds."""
        self.tweens[piece] = Tween(start, end, move.seconds * self.pace.cards, delay * self.pace.cards, move.easing)
        self.poses[piece] = start

    def _hold(self, move: Presentation) -> None:
        """Delay further events until the motion just started is over, and play its sound."""
        self._sound(move.sound)
        self.hold = max(t.delay + t.seconds for t in self.tweens.values()) + move.pause / 2 * self.pace.cards
        self.invalidate()

    def show(self, event: ev.Event, stake: int = 0) -> None:
        """Start the motion of ``event``. If a trick is taken, the complete trick first remains for a while.

        It remains longer if ``stake`` is higher (see :func:`stake_of`).
        """
        self.heard(event, self.board)
        move = TABLE[type(event)]
        if move.rest and self.pace.rest:
            self._waiting, self.hold = event, move.rest * self.pace.rest * (1 + LINGER * stake)
            if isinstance(event, ev.TrickTaken):
                self.board = replace(self.board, last_winner=event.seat)  # the winning card is highlighted
            self.invalidate()
        else:
            self._start(event, move)
            self.hold += LAND * stake * self.pace.cards

    def _start(self, event: ev.Event, move: Presentation) -> None:
        trick = [card for _, card in self.board.trick]
        self.zones.after(event)
        self.board = boards.after(self.board, event)
        if isinstance(event, ev.CardDiscarded) and event.seat == self.viewer and event.card is not None:
            self.offered = tuple(c for c in self.offered if c != event.card)
        self._send(move)
        flight = max((t.delay + t.seconds - t.elapsed for t in self.tweens.values()), default=0.0)
        self.hold = (flight if move.after is None else move.after * self.pace.cards) + move.pause * self.pace.cards
        if isinstance(event, ev.CardPlayed):
            tween = self.tweens.get(self.zones.moved[0])
            lands = tween.delay + tween.seconds if tween is not None else 0.0
            self._sound(blow_of(self.rules, event.card, trick), self.layout.trick(event.seat).x, lands - LEAD_S)
        else:
            self._sound(move.sound)
        shown = len(event.cards) if isinstance(event, ev.TalonShown) else int(self.board.notice is not None)
        self.hold = max(self.hold, shown * move.seen * self.pace.seen)
        self.invalidate()

    def _send(self, move: Presentation) -> None:
        """Start tweens for all pieces whose place has changed; a tween that already leads there continues."""
        targets, order = self.targets(), {piece: i for i, piece in enumerate(self.zones.moved)}
        seconds = move.seconds * self.pace.cards if self.pace.travel else 0.0
        for piece, pose in targets.items():
            old, flight = self.poses.get(piece, pose), self.tweens.get(piece)
            if piece is self.held or pose == (flight.end if flight else old):
                continue
            if seconds <= 0:
                self.poses[piece] = pose
                self.tweens.pop(piece, None)
                continue
            delay = order.get(piece, 0) * move.stagger * self.pace.cards
            tween = Tween(old, pose, seconds, delay, move.easing, via=self._via(piece, move, old, pose),
                          thrown=move.thrown and piece in self.zones.moved)
            if tween.thrown and self.board.trick[-1][0] == self.viewer and old.y > self.layout.hand_top:
                self._lift(tween)
            self.tweens[piece] = tween

    def _lift(self, tween: Tween) -> None:
        """Raise the player's card out of the hand at the beginning of ``tween``."""
        lift, start = LIFT_S * self.pace.cards, tween.start
        tween.seconds += lift
        tween.way = lift / tween.seconds
        tween.via = replace(start, y=start.y - LIFT * self.layout.unit, width=start.width * LIFTED)

    def _via(self, piece: Piece, move: Presentation, start: Pose, end: Pose) -> Pose | None:
        """The pose that ``piece`` passes on its way: the cards of a trick pass the middle, a valuable card rises.

        Returns None if the piece moves straight.
        """
        number = self.zones.moved.index(piece) if piece in self.zones.moved else None
        if number is None:
            return None
        if move.gathers:
            x, y = self.layout.centre
            turn = (number - (len(self.zones.moved) - 1) / 2) * BOUQUET
            return Pose(x + turn * self.layout.unit, y, turn, start.width * 0.9, start.up)
        if move.thrown and piece.face is not None and is_heavy(self.rules, piece.face):
            return Pose((start.x + end.x) / 2, (start.y + end.y) / 2, end.angle, end.width * RISE, end.up)
        return None

    def _sound(self, name: str | None, x: float | None = None, seconds: float = 0.0) -> None:
        """Play the sound ``name`` after ``seconds``, from the position ``x`` in the window, by default the middle."""
        if name is None or self.silent:
            return
        middle = self.layout.centre[0]
        pan = ASIDE * (x - middle) / middle if x is not None else 0.0
        if seconds > 0:
            self._sounds.append((seconds, name, pan))
        else:
            self.plays(name, pan)

    def update(self, dt: float) -> None:
        """Advance by ``dt`` seconds: move the cards, play the sounds that are due, end a trick whose time is over."""
        due, self._sounds = self._sounds, []
        for seconds, name, pan in due:  # to the nearest frame
            if seconds <= dt / 2:
                self.plays(name, pan)
            else:
                self._sounds.append((seconds - dt, name, pan))
        for piece, tween in list(self.tweens.items()):
            tween.elapsed += dt
            self.poses[piece] = tween.pose()
            self.invalidate()
            if tween.done:
                self.poses[piece] = tween.end
                del self.tweens[piece]
        self.hold = max(0.0, self.hold - dt)
        if self._before and self.hold <= 0:
            self._before.pop(0)()
        elif self.hold <= 0:
            self._sweep()

    def _sweep(self) -> None:
        """Start the motion of the event that waits, if there is one."""
        if (event := self._waiting) is not None:
            self._waiting = None
            self._start(event, TABLE[type(event)])

    def skip(self) -> None:
        """Show the end of the current motion at once."""
        self._sweep()
        self.tweens, self.hold, self._before = {}, 0.0, []
        for _, name, pan in self._sounds:
            self.plays(name, pan)
        self._sounds = []
        fingers = {} if self.held is None else {self.held: self.poses[self.held]}
        self.poses = self.targets() | fingers
        self.invalidate()

    def jump(self, happened: Iterable[ev.Event]) -> None:
        """Show the state after the events ``happened`` at once, without a sound."""
        self._sounds = []
        silent, self.silent = self.silent, True
        self.skip()
        for event in happened:
            self.zones.after(event)
            self.board = boards.after(self.board, event)
        self.skip()
        self.silent = silent

    def relayout(self, layout: Layout) -> None:
        """Move all cards to their places in another layout, at once."""
        self.layout = layout
        self.tweens = {}
        self.poses = self.targets()
        self.invalidate()

    def rearrange(self, seconds: float = 0.16) -> None:
        """Move the cards into the current order of the hand and the slots."""
        self.zones.moved = []
        self._send(Presentation(seconds))
        self.invalidate()

    # -- places ------------------------------------------------------------------------------------------------------

    def hand(self) -> list[Piece]:
        """The viewer's cards from left to right, without those in the slots."""
        pieces = [p for p in self.zones.at(("hand", self.viewer)) if p.face not in self.offered]
        return sorted(pieces, key=lambda p: self.sort(p.face) if p.face is not None else (0, 0))

    @property
    def faces(self) -> Cards:
        """The set of the viewer's cards without those in the slots."""
        return frozenset(piece.face for piece in self.hand() if piece.face is not None)

    def lies_open(self, zone: Zone, pieces: list[Piece]) -> bool:
        """Whether ``zone`` is the hand of another seat that all players see."""
        others = self.layout.open and zone[0] == "hand" and zone[1] != self.viewer and self.board.stage != "deal"
        return others and all(p.face is not None for p in pieces)

    def order(self, zone: Zone, pieces: list[Piece]) -> list[Piece]:
        """``pieces`` of ``zone`` in the order of drawing, the lowest first."""
        if zone == ("hand", self.viewer):
            return self.stacked()
        if self.lies_open(zone, pieces):
            return sorted(pieces, key=lambda p: self.sort(p.face) if p.face is not None else (0, 0))
        return pieces

    def stacked(self) -> list[Piece]:
        """The viewer's cards in the order of drawing, the lowest first; those in the slots are above the others."""
        hand = self.hand()
        return [hand[place] for place in self.layout.stacked(len(hand))] + self.slots()

    def slots(self) -> list[Piece]:
        """The viewer's cards in the slots, in the order of the slots."""
        by_face = {p.face: p for p in self.zones.at(("hand", self.viewer))}
        return [by_face[card] for card in self.offered if card in by_face]

    def piece(self, card: Card) -> Piece | None:
        """The piece that shows ``card``; None if there is none."""
        return next((p for pieces in self.zones.lies.values() for p in pieces if p.face == card), None)

    def open_card_at(self, at: Point, wanted: Callable[[Zone, Pose], bool]) -> Piece | None:
        """The topmost open card at a point, of those with a ``wanted`` zone and pose; None if there is none."""
        for zone, lying in self.zones.lies.items():
            for piece in reversed(self.order(zone, lying)):
                pose = self.poses[piece]
                if piece.face is not None and pose.up and wanted(zone, pose) and self.rect(piece).collidepoint(at):
                    return piece
        return None

    def rect(self, piece: Piece) -> Rect:
        """The rectangle of ``piece``, without its rotation."""
        return rect_of(self.poses[piece])

    def around(self, pieces: Iterable[Piece]) -> Rect | None:
        """The rectangle around ``pieces``; None if there are none."""
        rects = [self.rect(piece) for piece in pieces]
        return rects[0].unionall(rects[1:]) if rects else None

    def targets(self) -> dict[Piece, Pose]:
        """The pose of every piece at rest."""
        poses: dict[Piece, Pose] = {}
        for zone, pieces in self.zones.lies.items():
            poses.update(self._zone(zone, pieces))
        return poses

    def _zone(self, zone: Zone, pieces: list[Piece]) -> dict[Piece, Pose]:
        name, seat = zone
        layout = self.layout
        if zone == ("hand", self.viewer):
            return self._own_hand()
        if self.lies_open(zone, pieces):
            return dict(zip(self.order(zone, pieces), layout.open_hand(seat, len(pieces)), strict=True))
        if name == "hand":
            return dict(zip(pieces, layout.others_hand(seat, len(pieces)), strict=True))
        if name == "trick":
            return {p: layout.trick(seat) for p in pieces}
        if name == "won":
            return dict(zip(pieces, layout.won(seat, len(pieces)), strict=True))
        if name == "ecart":
            return {p: layout.ecart(seat, i) for i, p in enumerate(pieces)}
        if zone == TALON and pieces and self.board.stage == "play" and self.board.taker is not None:
            keeper = self._talon_by(self.board.taker)
            return {p: layout.ecart(keeper, i) for i, p in enumerate(pieces)}
        if zone == TALON:
            return {p: layout.talon(i, len(pieces), p.face is not None, self.talon_aside)
                    for i, p in enumerate(pieces)}
        assert zone == PACK
        return dict(zip(pieces, layout.pack(self.board.dealer, len(pieces)), strict=True))

    def _talon_by(self, taker: Seat) -> Seat:
        """The seat that gets a talon not taken up by ``taker``: the taker, or a defender by some contracts.

        The defender is the viewer, or else the next seat after the taker that is not known to be the taker's partner.
        """
        board = self.board
        if board.contract is None or self.rules.contract(board.contract).talon != "given":
            return taker
        called = any(piece.face in board.called for piece in self.zones.at(("hand", self.viewer)))
        own = {self.viewer} if called else set()
        others = [(taker + step) % self.layout.seats for step in range(1, self.layout.seats)]
        free = [seat for seat in others if seat not in {*board.partners, *own, board.sits_out}]
        return self.viewer if self.viewer in free else free[0]

    def _own_hand(self) -> dict[Piece, Pose]:
        hand, slots = self.hand(), self.slots()
        dealing = self.board.stage == "deal"
        sunk = (SUNK if len(self.layout.rows(len(hand))) == 1 else SUNK_IN_ROWS) * self.layout.unit
        poses = {p: replace(pose, y=pose.y + (sunk if p.face in self.lowered else 0.0), up=not dealing)
                 for p, pose in zip(hand, self.layout.hand(len(hand)), strict=True)}
        size = self.rules.row.talon
        return poses | {p: self.layout.row(i, size) for i, p in enumerate(slots)}

    def lower(self, cards: Cards) -> None:
        """Lower the player's ``cards``, and raise all others."""
        if cards != self.lowered:
            self.lowered = cards
            self.rearrange(LOWER)

    def layer(self, piece: Piece, zone: Zone, index: int) -> float:
        """The layer in which ``piece`` is drawn, given its ``zone`` and its ``index`` there."""
        if zone[0] == "trick":
            index = next((i for i, (seat, _) in enumerate(self.board.trick) if seat == zone[1]), 0)
        base = LAYERS[zone[0]] + index
        return base + FLYING if piece in self.tweens and zone != ("hand", self.viewer) else float(base)


def rect_of(pose: Pose) -> Rect:
    """The rectangle of a card in ``pose``, without its rotation."""
    return centred((pose.x, pose.y), pose.width, pose.width * ASPECT)
