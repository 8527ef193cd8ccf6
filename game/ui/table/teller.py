"""The table in words: tooltips, nodes for a screen reader, and reading aloud, in a game and in a replay."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from pygame import Rect, Surface
from pygame.event import Event

from ...engine import events as ev
from ...engine.observation import Observation
from ...engine.rules import Seat
from ...settings import SentenceLength
from ...view import words
from ...view.access import READ, Bounds, Node, NodeRole, read_out
from ...view.aloud.table import QUESTIONS, Happening, TablePicture, announcement, answer_to
from ...view.sides import role_words
from ...view.table.board import Board
from ...view.table.goal import goal_words
from ...view.table.layout import ASIDE_PERCENT, Layout
from ...view.table.zones import TALON, Piece
from ...view.units import Metrics, Size
from ...view.words import Namer
from ..app.events import Verb, is_press, verb
from ..app.speech import Aloud
from ..widgets import ROOMY, Widget
from ..widgets.base import bounds_of
from . import crest, panels
from .canvas import Item, centred
from .knowledge import announced, match_totals
from .overlays import TableOverlay
from .panels import Note, note_picture, notice_words, saying_words
from .pieces import in_trick
from .seats import MEDALLION
from .stage import Stage, rect_of
from .table import Table

#: The share of the window's width for a caption, the share of its height, and units above its edge.
WIDE, HIGH, ABOVE = 0.8, 0.2, 6
LEFT, OVER = 288, 32
"""Units: from the window's edges to a caption above the hand (more in larger text), and its overlap with the hand."""
SMALLER = 50
"""The greatest reduction of the text of a caption above the hand, in percent."""
#: The verbs that ask a question, with its key.
ASKED = {Verb("tell_" + question): question for question in QUESTIONS}


@dataclass(frozen=True, slots=True)
class Teller:
    """Sends descriptions of the events on a stage to ``aloud``.

    ``seen`` returns the viewer's observation, ``shown`` the current table.
    """

    aloud: Aloud
    name: Namer
    seen: Callable[[], Observation]
    shown: Callable[[], TablePicture]

    def hear(self, event: ev.Event, before: Board) -> None:
        """Announce ``event``, which the stage starts to show, if reading aloud or captions are on."""
        if self.aloud.wanted:
            self.aloud.tell(announcement(Happening(event, before, self.name, self.seen), self._length))

    def handle(self, event: Event) -> bool:
        """Answer a key that asks for information; any other key and a press interrupt the speech."""
        asked = verb(event)
        if asked in ASKED:
            self.aloud.answer(answer_to(ASKED[asked], self.shown(), self._length))
        elif asked is Verb.TELL_AGAIN:
            self.aloud.answer(self.aloud.last or words.say("story.nothing"))
        elif asked is not None or is_press(event):
            self.aloud.hush()
            return False
        return asked is not None

    @property
    def _length(self) -> SentenceLength:
        return self.aloud.settings().aloud_length


def caption_items(caption: str, metrics: Metrics, bottom: int | None = None,
                  right: int | None = None) -> Sequence[Item]:
    """``caption`` as a note that ends at ``bottom`` and left of ``right``, by default the edges of the window."""
    if not caption:
        return ()
    end = metrics.width if right is None else right
    most = min(round(metrics.width * WIDE), end - 4 * metrics.px(ABOVE))
    for size in metrics.texts():
        made = note_picture(Note(caption), size, most)
        if made.get_height() <= metrics.height * HIGH:
            break
    foot = end // 2, (metrics.height if bottom is None else bottom) - metrics.px(ABOVE)
    return (_caption(made, made.get_rect(midbottom=foot)),)


def caption_above(caption: str, layout: Layout) -> Sequence[Item]:
    """``caption`` as a note between the crest and the hand, in place of the prompt; empty if it does not fit."""
    metrics, foot = layout.metrics, crest.crest_place(layout).bottom
    left = metrics.px(LEFT * min(metrics.text_percent, ASIDE_PERCENT) / 100)
    right = min(metrics.width - left, round(layout.leaf[0]) if layout.noted else metrics.width)
    room = Rect(left, foot, right - left, round(layout.hand_top) + metrics.px(OVER) - foot)
    for size in metrics.texts(metrics.text_percent - SMALLER):
        made = note_picture(Note(caption, slim=True), size, room.width)
        if made.get_height() <= room.height:
            return (_caption(made, made.get_rect(center=room.center)),)
    return ()


def _caption(made: Surface, place: Rect) -> Item:
    return Item(("aloud", "caption"), panels.TOP_LAYER + 9_000, place, id(made), made)


def table_nodes(stage: Stage, name: Namer, asked: str, overlays: Sequence[TableOverlay] = ()) -> list[Node]:
    """The nodes of the prompt ``asked``, the ``overlays``, the trick, the talon, and the sayings of the seats."""
    lines = [*(overlay.said for overlay in overlays), *_sayings(stage, name)]
    question = [_words(stage, asked, "asked", NodeRole.HEADING)] if asked else []
    said = [_words(stage, line, f"said{number}") for number, line in enumerate(lines) if line]
    return [*question, *_trick(stage, name), *_talon(stage), *said]


def open_hands(stage: Stage, name: Namer, seats: Iterable[Seat]) -> Iterator[Node]:
    """The nodes of the hands of ``seats``, with the cards that are known."""
    for seat in seats:
        pieces = sorted((piece for piece in stage.zones.at(("hand", seat)) if piece.face is not None),
                        key=lambda piece: stage.sort(piece.face) if piece.face is not None else (0, 0))
        if pieces:
            yield _cards(stage, name(seat), f"hand{seat}", pieces)


def _words(stage: Stage, said: str, key: str, role: NodeRole = NodeRole.LABEL) -> Node:
    """The node of a text without a position."""
    return Node(role, read_out(said), (key,), bounds=_everywhere(stage), acts=READ)


def _sayings(stage: Stage, name: Namer) -> Iterator[str]:
    board = stage.board
    if board.notice is not None:
        yield notice_words(board.notice, name)
    for seat, saying in board.sayings.items():
        yield f"{name(seat)}, {saying_words(saying)}"


def _trick(stage: Stage, name: Namer) -> list[Node]:
    """The nodes of the players and cards of the trick, in order, with its leader and its winner so far."""
    board, (led, winning) = stage.board, in_trick(stage)
    plays = []
    for seat, card in board.trick:
        pieces = [piece for piece in stage.zones.at(("trick", seat)) if piece.face == card]
        marks = [words.say(key) for key, piece in (("trick.led", led), ("reader.winning", winning)) if piece in pieces]
        said = ", ".join([name(seat), words.card(card.name), *marks])
        plays.append(Node(NodeRole.ITEM, said, bounds=_place(stage, pieces), acts=READ))
    if not plays:
        return []
    return [Node(NodeRole.LIST, words.say("reader.trick"), ("trick",), bounds=_everywhere(stage), acts=READ,
                 parts=tuple(plays))]


def _talon(stage: Stage) -> list[Node]:
    pieces = [piece for piece in stage.zones.at(TALON) if piece.face is not None]
    return [_cards(stage, words.say("game.talon"), "talon", pieces)] if pieces else []


def _cards(stage: Stage, name: str, key: str, pieces: Sequence[Piece]) -> Node:
    """The node of a list of open cards."""
    parts = tuple(Node(NodeRole.ITEM, words.card(piece.face.name), bounds=_place(stage, [piece]), acts=READ)
                  for piece in pieces if piece.face is not None)
    return Node(NodeRole.LIST, name, (key,), bounds=_place(stage, pieces), acts=READ, parts=parts)


def _place(stage: Stage, pieces: Sequence[Piece]) -> Bounds:
    """The rectangle around ``pieces``; that of the whole table if there are none."""
    rect = stage.around(pieces)
    return _everywhere(stage) if rect is None else bounds_of(rect)


def _everywhere(stage: Stage) -> Bounds:
    """The rectangle of the whole table, for text without a position."""
    return 0, 0, *stage.layout.metrics.size


class TipArea(Widget):
    """An area without a picture, whose tooltip explains its content."""

    def node(self) -> Node | None:
        return Node(NodeRole.LABEL, read_out(words.spoken(self.tip or "")), acts=READ)

    def preferred(self, metrics: Metrics, room: int = ROOMY) -> Size:
        """No size, because the area has the rectangle of its subject."""
        return 0, 0


class Uncovered(TipArea):
    """The parts that a tooltip over ``table`` must not cover: the places of the trick, and sayings."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table

    def node(self) -> Node | None:
        """None, because the parts have separate nodes."""
        return None

    @property
    def solid(self) -> Sequence[Rect]:
        """The rectangles of the cards of the trick and of the sayings."""
        layout, plays = self.table.layout, self.table.stage.board.stage == "play"
        cards = [rect_of(layout.trick(seat)) for seat in range(layout.seats)] if plays else []
        return cards + [item.rect for key, item in self.table.canvas.shown.items() if key[0] == "said"]


def tip_areas(table: Table) -> dict[Widget, Rect]:
    """Areas with a tooltip: one for each seat, and one for the crest once there is a contract; none under the sheet.

    The first area has no tooltip, but the others' tooltips do not cover its parts.
    """
    if table.stage.board.stage == "scoring":  # the sheet covers them
        return {}
    layout = table.layout
    side = layout.metrics.px(2 * MEDALLION)
    found: dict[Widget, Rect] = {Uncovered(table): Rect(0, 0, 0, 0)}
    for seat in range(layout.seats):
        found[TipArea(tip=partial(seat_tip, table, seat))] = centred(layout.seat(seat), side)

    def goal_tip() -> str:
        goal, _ = table.played_for()
        return goal_words(goal) if goal is not None else ""

    if table.played_for()[0] is not None:
        found[TipArea(tip=goal_tip)] = crest.crest_place(layout)
    return found


def seat_tip(table: Table, seat: Seat) -> str:
    """The player at ``seat`` in words: the side, and the numbers of cards, tricks and points in the match."""
    board, role = table.stage.board, table.played_for()[1][seat]
    cards = len(table.stage.zones.at(("hand", seat)))
    parts = [table.name(seat)]
    parts += [words.say("game.dealer")] if seat == board.dealer else []
    parts += [said] if (said := role_words(role)) else []
    parts += [said] if (said := announced(board, seat)) else []
    parts += [words.count("cards.count", cards)] if cards else []
    parts += [words.count("tricks.count", board.tricks[seat])] if board.tricks.get(seat) else []
    return " · ".join([*parts, words.say("seat.total", total=words.signed(match_totals(table.session, board)[seat]))])
