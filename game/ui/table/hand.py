"""The hand as a widget, whose cards are clicked, dragged or chosen with the keys, and the button on the discard."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ...engine.cards import BY_NAME, Card
from ...view import words
from ...view.access import READ, USED, Node, NodeRole, read_out
from ...view.table.layout import ASPECT, Layout, Pose
from ...view.table.refusals import reason_against, would_do
from ...view.table.zones import Piece
from ...view.units import Metrics, Point, Size
from ...view.words import Text, spoken
from ..app.events import Gesture, PointerReader, Verb, verb
from ..app.scene import Answer
from ..draw import plain, theme
from ..draw.pictures import stick
from ..widgets import ROOMY, Button, Callback, Widget, Written
from ..widgets.base import bounds_of
from .pieces import card_at
from .seats import BADGE_DOWN, badge
from .table import Table

Use = Callable[[Card], None]
STEPS = {Verb.LEFT: -1, Verb.RIGHT: 1, Verb.HOME: -100, Verb.END: 100}
"""The number of cards by which a key moves the selection."""
#: The lean of a dragged card in degrees for each pixel a frame, and its limit.
LEAN, MOST_LEAN = 0.55, 16.0


def choose_ahead(table: Table, card: Card | None) -> None:
    """Choose ``card`` of the hand to be played at the player's turn, if it is legal then.

    The same card again or None cancels that.
    """
    if table.stage.board.stage == "deal" or (card is not None and card not in table.view.hand):
        return
    table.ahead = card if card != table.ahead else None
    table.remarks.shown = None
    table.play_sound("pick")
    table.stage.rearrange()


@dataclass(slots=True)
class HeldCard:
    """A dragged card: its centre relative to the pointer, its width, and its horizontal speed.

    The speed is in pixels per movement of the pointer, smoothed.
    """

    piece: Piece
    offset: tuple[float, float]
    width: float
    speed: float = 0.0


class HandWidget(Widget):
    """The viewer's cards and slots. ``use`` is called with a card that was clicked, dropped on the table or entered.

    A press that moves far enough is a drag; a card released over the hand, over a panel or outside the window returns
    to its place.
    """

    def __init__(self, table: Table, use: Use) -> None:
        super().__init__()
        self.table, self.use = table, use
        self._fingers = PointerReader(table.metrics.slop)
        self._pressed: Piece | None = None
        self._held: HeldCard | None = None
        self._armed: Card | None = None  # clicked once; a second click plays it

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        return metrics.width, round(metrics.height - self.table.layout.hand_top)

    def layout(self, rect: Rect, metrics: Metrics) -> None:
        """Take the whole window, because slots and dragged cards may be anywhere."""
        super().layout(rect, metrics)
        self._fingers.slop = metrics.slop

    @property
    def focusable(self) -> bool:
        """Whether there are cards to choose from; the sheet at the end of a deal covers them."""
        return self.table.stage.board.stage != "scoring"

    @property
    def ring(self) -> Rect:
        table = self.table
        piece = table.stage.piece(table.raised) if table.raised is not None else None
        return Rect(0, 0, 0, 0) if piece is None else table.stage.rect(piece).move(0, -round(table.lift))

    @property
    def solid(self) -> Sequence[Rect]:
        """The area below the upper edge of the fan, and each card in a slot."""
        stage = self.table.stage
        top = min((stage.rect(piece).top for piece in stage.hand()), default=self.rect.bottom)
        below = Rect(self.rect.left, top, self.rect.width, self.rect.bottom - top)
        return [below, *map(stage.rect, stage.slots())]

    # -- for a screen reader -----------------------------------------------------------------------------------------

    @property
    def part(self) -> str:
        return self.table.raised.name if self.table.raised is not None else ""

    def node(self) -> Node | None:
        """A list of the cards from left to right, then those in the slots; illegal cards have a reason."""
        if not self.focusable:
            return None
        refused, stage = self._refused(), self.table.stage
        cards = tuple(
            Node(NodeRole.ITEM, words.card(piece.face.name), (piece.face.name,), why=refused.get(piece.face, ""),
                 on=True if piece.face in stage.offered or piece.face == self.table.ahead else None,
                 bounds=bounds_of(stage.rect(piece)), acts=USED)
            for piece in (*stage.hand(), *stage.slots()) if piece.face is not None)
        return Node(NodeRole.LIST, words.say("reader.hand"), acts=READ, parts=cards)

    def _refused(self) -> dict[Card, str]:
        """The cards of the hand that do not answer the prompt, with the reasons in words."""
        asked, laid, view = self.table.prompt(), frozenset(self.table.stage.offered), self.table.view
        if asked.kind not in ("play", "give", "discard"):
            return {}
        answers = would_do(view, laid) if asked.kind == "discard" else asked.cards
        if len(laid) == view.rules.row.talon:
            answers = frozenset()
        return {card: read_out(reason_against(view, asked.kind, card, laid).words())
                for card in self.table.stage.faces - answers}

    def reach(self, part: str) -> Answer:
        self.table.raise_card(BY_NAME[part])
        return True

    # -- the mouse ---------------------------------------------------------------------------------------------------

    def handle(self, event: Event) -> Answer:
        if event.type == pygame.KEYDOWN:
            return self._typed(event)
        if event.type == pygame.MOUSEMOTION and self._fingers.start is None:
            return self._pointed(event.pos)
        if event.type == pygame.MOUSEBUTTONDOWN and self._under(event.pos) is None:
            return False
        gesture = self._fingers.read(event)
        return self._gesture(gesture) if gesture is not None else False

    def thing_at(self, at: Point) -> object:
        """The card at the point; a card chosen ahead or in a slot has a different key, because a press returns it."""
        piece, table = self._under(at), self.table
        laid = piece is not None and piece.face in table.stage.offered
        return None if piece is None else (HandWidget, piece.face, piece.face == table.ahead, laid)

    def _under(self, at: tuple[int, int]) -> Piece | None:
        return card_at(self.table.stage, at, self.table.raised, self.table.lift)

    def _pointed(self, at: tuple[int, int]) -> Answer:
        piece = self._under(at)
        raised = piece.face if piece is not None else None
        if raised != self.table.raised:
            self.table.raise_card(raised)
        return False

    def _gesture(self, gesture: Gesture) -> Answer:
        match gesture.kind:
            case "press":
                self._pressed = self._under(gesture.at)
            case "click":
                self._clicked()
            case "lift":
                self._lift(gesture)
            case "move":
                self._moved(gesture.at)
            case "drop":
                self._dropped(gesture.at)
        return True

    def _clicked(self) -> None:
        piece, self._pressed = self._pressed, None
        stage = self.table.stage
        if piece is None or piece.face is None or piece not in (*stage.hand(), *stage.slots()):
            return
        chooses = self.table.prompt().kind in ("play", "give", "wait") and piece.face != self.table.ahead
        needs_two = self.table.preferences.click_twice and chooses
        if needs_two and self._armed != piece.face:
            self._armed = piece.face
            self.table.play_sound("pick")
            return
        self._armed = None
        self.use(piece.face)
        if piece in stage.slots():
            self.table.raise_card(None)  # the pointer has not moved, but the card has

    def _lift(self, gesture: Gesture) -> None:
        piece = self._pressed
        if piece is None or piece.face is None:
            return
        stage = self.table.stage
        pose = stage.poses[piece]
        stage.tweens.pop(piece, None)
        self._held = HeldCard(piece, (pose.x - gesture.start[0], pose.y - gesture.start[1]), pose.width)
        stage.held = piece
        self.table.raise_card(piece.face)
        self.table.play_sound("pick")
        self._moved(gesture.at)

    def _moved(self, at: tuple[int, int]) -> None:
        held = self._held
        if held is None:
            return
        stage = self.table.stage
        old = stage.poses[held.piece]
        x, y = at[0] + held.offset[0], at[1] + held.offset[1]
        held.speed = 0.6 * held.speed + 0.4 * (x - old.x)
        lean = max(-MOST_LEAN, min(MOST_LEAN, held.speed * LEAN / max(0.4, self.metrics.ui_scale)))
        stage.poses[held.piece] = Pose(x, y, lean, held.width, up=True)
        stage.invalidate()

    def _dropped(self, at: tuple[int, int]) -> None:
        held, self._held, self._pressed = self._held, None, None
        if held is None:
            return
        self.table.stage.held = None
        self.table.raise_card(None)
        over_table = at[1] < self.table.layout.hand_top
        in_slot = held.piece in self.table.stage.slots()
        free = Rect((0, 0), self.metrics.size).collidepoint(at) and not self.table.canvas.on_panel(at)
        if held.piece.face is not None and free and over_table != in_slot:
            self.use(held.piece.face)
        self.table.stage.rearrange()

    def let_go(self) -> None:
        """Return a dragged card to its place, because the focus was lost or there is a new prompt."""
        self._fingers.let_go()
        if self._held is not None:
            self._held = self._pressed = self.table.stage.held = None
            self.table.stage.rearrange()

    # -- the keys ----------------------------------------------------------------------------------------------------

    def _typed(self, event: Event) -> Answer:
        asked = verb(event)
        if asked in STEPS:
            return self._step(STEPS[asked])
        if asked in (Verb.UP, Verb.DOWN):
            return self._to_row(0 if asked is Verb.UP else 1)
        return self._entered(self.table.raised) if asked is Verb.PRESS and self.table.raised is not None else False

    def _entered(self, card: Card) -> Answer:
        """Use ``card``; if it leaves the hand at once, raise its neighbour, or none if the hand has lost the focus."""
        hand = [piece.face for piece in self.table.stage.hand()]
        self.use(card)
        left = [piece.face for piece in self.table.stage.hand()]
        if left and card in hand and card not in left:
            self.table.raise_card(left[min(hand.index(card), len(left) - 1)] if self.focused else None)
        return True

    def _to_row(self, to: int) -> Answer:
        """Raise the card above (0) or below (1) in a fan of two rows; returns False without such a row."""
        hand, poses = self.table.stage.hand(), self.table.stage.poses
        first = self.table.layout.rows(len(hand))[0]
        row = (hand[:first], hand[first:])[to]
        here = next((piece for piece in hand if piece.face == self.table.raised), None)
        if here is None or not row or here in row:
            return False
        self.table.raise_card(min(row, key=lambda piece: abs(poses[piece].x - poses[here].x)).face)
        return True

    def _step(self, by: int) -> Answer:
        cards = [p.face for p in (*self.table.stage.hand(), *self.table.stage.slots()) if p.face is not None]
        if not cards:
            return False
        asked = self.table.prompt().cards
        here = cards.index(self.table.raised) if self.table.raised in cards else None
        if here is None:
            likely = next((i for i, card in enumerate(cards) if card in asked), 0)
            to = likely if abs(by) == 1 else (0 if by < 0 else len(cards) - 1)
        else:
            to = max(0, min(len(cards) - 1, here + by))
        self.table.raise_card(cards[to])
        return True


class DiscardPile(Button):
    """A button over the backs of the ``count`` discarded cards, which the table draws; a chip below shows ``name``."""

    corner = None

    def __init__(self, name: Text, words: Text, count: int, action: Callback) -> None:
        super().__init__(words, action, tip=words)
        self.name, self.count = name, count

    def place(self, layout: Layout) -> Rect:
        """The rectangle of the backs and the chip on the table of ``layout``."""
        first, last = (layout.ecart(layout.viewer, index) for index in (0, self.count - 1))
        wide, high = last.x - first.x + 1.3 * first.width, first.width * ASPECT
        chip = self._chip(layout.aside)
        below = chip.get_rect(center=(round((first.x + last.x) / 2), round(first.y + BADGE_DOWN * layout.unit)))
        backs = Rect(0, 0, round(wide), round(high * 1.04))
        backs.center = below.centerx, round(first.y)
        return backs.union(below)

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        return self._chip(metrics).get_size()

    def _chip(self, metrics: Metrics) -> Surface:
        paper = {"hover": theme.FELT_LIGHT, "pressed": theme.NIGHT}.get(self.state)
        return badge(spoken(self.name), metrics, paper)

    def draw(self, surface: Surface) -> None:
        """Draw the chip, and a gilt line around chip and backs while the pointer is on them."""
        if self.hovered:
            plain.rounded(surface, self.rect, theme.GILT_LIGHT, self.metrics.radius, self.metrics.line)
        chip = self._chip(self.metrics)
        stick(surface, chip, chip.get_rect(midbottom=self.rect.midbottom))

    def written(self) -> Sequence[Written]:
        return ()
