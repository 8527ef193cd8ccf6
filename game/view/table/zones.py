"""The zones of the table and their cards, computed from events as one seat sees them. Plain data, no pygame."""

from __future__ import annotations

from dataclasses import dataclass, field

from ...engine import events as ev
from ...engine.cards import FOOL, PAGAT, Card
from ...engine.rules import Seat

#: ``("hand", seat) ("trick", seat) ("won", seat) ("ecart", seat) ("talon", 0) ("pack", 0)``
Zone = tuple[str, int]
PACK, TALON = ("pack", 0), ("talon", 0)


@dataclass(slots=True, eq=False)
class Piece:
    """A card on the table; ``face`` is None while the viewer does not know it."""

    face: Card | None = None


@dataclass(slots=True)
class Zones:
    """The pieces in each zone, in order of arrival; ``moved`` are those that the last event moved.

    ``returns``: a card received in an exchange may be given back without the others seeing it.
    """

    viewer: Seat
    size: int
    returns: bool
    lies: dict[Zone, list[Piece]] = field(default_factory=dict)
    moved: list[Piece] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.gather()

    def gather(self) -> None:
        """Put all cards face down into the pack."""
        self.lies = {PACK: [Piece() for _ in range(self.size)]}

    def at(self, zone: Zone) -> list[Piece]:
        return self.lies.get(zone, [])

    def _move(self, source: Zone, target: Zone, face: Card | None) -> None:
        """Move the piece with ``face`` from ``source`` to ``target``; if none has it, an unknown one, which gets it."""
        pieces = self.lies[source]
        known = next((p for p in pieces if face is not None and p.face == face), None)
        piece = known or next(p for p in reversed(pieces) if p.face is None)
        pieces.remove(piece)
        if face is not None:
            piece.face = face
        self.lies.setdefault(target, []).append(piece)
        self.moved.append(piece)

    def _move_all(self, source: Zone, target: Zone, faces: tuple[Card, ...] | None, size: int) -> None:
        for face in faces or (None,) * size:
            self._move(source, target, face)

    def after(self, event: ev.Event) -> None:
        """Apply ``event``, if it moves or reveals cards."""
        self.moved = []
        match event:
            case ev.PacketDealt(seat, cards, size):
                self._move_all(PACK, ("hand", seat), cards, size)
            case ev.TalonDealt(cards, size):
                self._move_all(PACK, TALON, cards, size)
            case ev.TalonShown(cards):
                for piece, face in zip(self.lies[TALON], cards, strict=True):
                    piece.face = face
            case ev.TalonTaken(seat, cards, size):
                self._taken_up(seat, cards, size)
            case ev.CardDiscarded(seat, card):
                self._move(("hand", seat), ("ecart", seat), card)
            case ev.TarotsDiscarded(seat, _, cards) if cards:
                self._reveal(("ecart", seat), cards)
            case ev.PagatDiscarded(seat):
                self._reveal(("ecart", seat), (PAGAT,))
            case ev.CardHandedOver(seat, to, card):
                self._move(("hand", seat), ("hand", to), card)
            case ev.CardGiven(seat, to, card):
                for piece in self.lies["hand", seat] if card is None and self.returns else ():
                    piece.face = None
                self._move(("hand", seat), ("hand", to), card)
            case ev.CardPlayed(seat, card):
                self._move(("hand", seat), ("trick", seat), card)
            case ev.TrickTaken(seat):
                for zone in [zone for zone in self.lies if zone[0] == "trick"]:
                    for piece in list(self.lies[zone]):
                        self._move(zone, ("won", seat), piece.face)
            case ev.FoolKept(seat, winner):
                self._move(("won", winner), ("won", seat), FOOL)
            case ev.FoolLost(_, to):
                home = next(zone for zone, pieces in self.lies.items() if any(p.face == FOOL for p in pieces))
                self._move(home, ("won", to), FOOL)
            case ev.HandfulShown(seat, cards):
                self._reveal(("hand", seat), cards)
            case ev.HiddenShown(seat, ecart, talon):
                if seat is not None:
                    self._reveal(("ecart", seat), ecart)
                if talon:
                    self._reveal(TALON, talon)

    def _taken_up(self, seat: Seat, cards: tuple[Card, ...] | None, size: int) -> None:
        """Move the talon to the hand of ``seat``, with the faces that the viewer knows."""
        if cards is not None:
            unknown = [p for p in self.at(TALON) if p.face is None]
            for piece, face in zip(unknown, cards, strict=False):
                piece.face = face
        for piece in list(self.at(TALON)):
            if cards is None:
                piece.face = None  # which of them go into the écart is secret
            self.lies[TALON].remove(piece)
            self.lies.setdefault(("hand", seat), []).append(piece)
            self.moved.append(piece)
        assert size == len(self.moved)

    def _reveal(self, zone: Zone, cards: tuple[Card, ...]) -> None:
        """Give the faces ``cards`` to unknown pieces in ``zone``, except those already known there."""
        known = {p.face for p in self.at(zone)}
        unknown = [p for p in self.at(zone) if p.face is None]
        for face in cards:
            if face not in known:
                unknown.pop().face = face
