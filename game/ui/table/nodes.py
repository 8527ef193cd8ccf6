"""The parts of the table that are not widgets, for a screen reader: the question, the open cards, the messages."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from pygame import Rect

from ...engine.rules import Seat
from ...view import words
from ...view.access import READ, Bounds, Node, NodeRole, read_out
from ...view.table.layout import ASPECT
from ...view.table.zones import TALON, Piece
from ...view.words import Namer
from ..widgets.base import bounds_of
from .overlays import TableOverlay
from .panels import notice_words, saying_words
from .pieces import in_trick
from .stage import Stage


def table_nodes(stage: Stage, name: Namer, asked: str, overlays: Sequence[TableOverlay] = ()) -> list[Node]:
    """The nodes of ``asked``, the ``overlays``, the trick, the talon, and the sayings of the seats."""
    lines = [*(overlay.said for overlay in overlays), *_sayings(stage, name)]
    question = [_words(stage, asked, "asked", NodeRole.HEADING)] if asked else []
    said = [_words(stage, line, f"said{number}") for number, line in enumerate(lines) if line]
    return [*question, *_trick(stage, name), *_talon(stage), *said]


def open_hands(stage: Stage, name: Namer, seats: Iterable[Seat]) -> Iterator[Node]:
    """The hands of ``seats``, as far as their cards are known."""
    for seat in seats:
        pieces = sorted((piece for piece in stage.zones.at(("hand", seat)) if piece.face is not None),
                        key=lambda piece: stage.sort(piece.face) if piece.face is not None else (0, 0))
        if pieces:
            yield _cards(stage, name(seat), f"hand{seat}", pieces)


def _words(stage: Stage, said: str, key: str, role: NodeRole = NodeRole.LABEL) -> Node:
    """Words that have no place of their own."""
    return Node(role, read_out(said), (key,), bounds=_everywhere(stage), acts=READ)


def _sayings(stage: Stage, name: Namer) -> Iterator[str]:
    board = stage.board
    if board.notice is not None:
        yield notice_words(board.notice, name)
    for seat, saying in board.sayings.items():
        yield f"{name(seat)}, {saying_words(saying)}"


def _trick(stage: Stage, name: Namer) -> list[Node]:
    """Who played which card, in order, who led, and who wins so far."""
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
    """A list of open cards."""
    parts = tuple(Node(NodeRole.ITEM, words.card(piece.face.name), bounds=_place(stage, [piece]), acts=READ)
                  for piece in pieces if piece.face is not None)
    return Node(NodeRole.LIST, name, (key,), bounds=_place(stage, pieces), acts=READ, parts=parts)


def _place(stage: Stage, pieces: Sequence[Piece]) -> Bounds:
    """The rectangle round ``pieces``."""
    rects = []
    for piece in pieces:
        pose = stage.poses[piece]
        rect = Rect(0, 0, round(pose.width), round(pose.width * ASPECT))
        rect.center = round(pose.x), round(pose.y)
        rects.append(rect)
    return bounds_of(rects[0].unionall(rects[1:])) if rects else _everywhere(stage)


def _everywhere(stage: Stage) -> Bounds:
    """The whole table, for words that have no place of their own."""
    return 0, 0, *stage.layout.metrics.size
