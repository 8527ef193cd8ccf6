"""The zones of the table and their cards, computed from events as one seat sees them. Plain data, no pygame."""

from __future__ import annotations

from dataclasses import dataclass, field

from ...engine import events as ev
from ...engine.cards import FOOL, PAGAT, Card
from ...engine.observation import Observation
from ...engine.piles import fool_home
from ...engine.rules import Seat, Trick

#: ``("hand", seat) ("trick", seat) ("won", seat) ("ecart", seat) ("talon", 0) ("pack", 0)``
Zone = tuple[str, int]
PACK, TALON = ("pack", 0), ("talon", 0)


@dataclass(slots=True, eq=False)
class Piece:
    """A card on the table; ``face`` is None while the viewer does not know it."""

    face: Card | None = None


@dataclass(slots=True)
class Zones:
    """The pieces in each zone, in order of arrival. ``touched`` contains the zones changed by the last event.

    ``returns``: a card received in an exchange may be given back without the others seeing it.
    """

    viewer: Seat
    size: int
    returns: bool
    lies: dict[Zone, list[Piece]] = field(default_factory=dict)
    touched: set[Zone] = field(default_factory=set)
    fresh: list[Piece] = field(default_factory=list)
    moved: list[Piece] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.gather()

    def gather(self) -> None:
        """Put all cards face down into the pack."""
        self.lies = {PACK: [Piece() for _ in range(self.size)]}
        self.fresh = list(self.lies[PACK])
        self.touched = {PACK}

    def at(self, zone: Zone) -> list[Piece]:
        return self.lies.get(zone, [])

    def _move(self, source: Zone, target: Zone, face: Card | None) -> Piece:
        """Move the piece with ``face`` from ``source`` to ``target`` and return it; if no piece has it, move an unknown
        one, which gets it."""
        pieces = self.lies[source]
        known = next((p for p in pieces if face is not None and p.face == face), None)
        piece = known or next(p for p in reversed(pieces) if p.face is None)
        pieces.remove(piece)
        if face is not None:
            piece.face = face
        self.lies.setdefault(target, []).append(piece)
        self.touched |= {source, target}
        self.moved.append(piece)
        return piece

    def _move_all(self, source: Zone, target: Zone, faces: tuple[Card, ...] | None, size: int) -> None:
        for face in faces or (None,) * size:
            self._move(source, target, face)

    def after(self, event: ev.Event) -> None:
        """Apply ``event``, if it moves or reveals cards."""
        self.touched, self.moved = set(), []
        match event:
            case ev.PacketDealt(seat, cards, size):
                self._move_all(PACK, ("hand", seat), cards, size)
            case ev.TalonDealt(cards, size):
                self._move_all(PACK, TALON, cards, size)
            case ev.TalonShown(cards):
                self._show(TALON, cards)
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
                if card is None and self.returns:
                    self._forget(("hand", seat))
                self._move(("hand", seat), ("hand", to), card)
            case ev.CardPlayed(seat, card):
                self._move(("hand", seat), ("trick", seat), card)
            case ev.TrickTaken(seat):
                self._sweep(seat)
            case ev.FoolKept(seat, winner):
                self._move(("won", winner), ("won", seat), FOOL)
            case ev.FoolLost(_, to):
                self._move(self._zone_of(FOOL), ("won", to), FOOL)
            case ev.HandfulShown(seat, cards):
                self._reveal(("hand", seat), cards)
            case ev.HiddenShown(seat, ecart, talon):
                self._open_all(seat, ecart, talon)
            case _:
                pass

    def _taken_up(self, seat: Seat, cards: tuple[Card, ...] | None, size: int) -> None:
        """Move the talon to the hand of ``seat``, with the faces that the viewer knows."""
        if cards is not None:
            unknown = [p for p in self.at(TALON) if p.face is None]
            for piece, face in zip(unknown, cards, strict=False):
                piece.face = face
        for piece in list(self.at(TALON)):
            if cards is None:
                piece.face = None  # which of them go into the écart is not public
            self.lies[TALON].remove(piece)
            self.lies.setdefault(("hand", seat), []).append(piece)
            self.moved.append(piece)
        self.touched |= {TALON, ("hand", seat)}
        assert size == len(self.moved)

    def _forget(self, zone: Zone) -> None:
        for piece in self.lies[zone]:
            piece.face = None

    def _zone_of(self, face: Card) -> Zone:
        return next(zone for zone, pieces in self.lies.items() if any(p.face == face for p in pieces))

    def _sweep(self, seat: Seat) -> None:
        for zone in [z for z in self.lies if z[0] == "trick"]:
            for piece in list(self.lies[zone]):
                self._move(zone, ("won", seat), piece.face)

    def _show(self, zone: Zone, cards: tuple[Card, ...]) -> None:
        for piece, face in zip(self.lies[zone], cards, strict=True):
            piece.face = face
        self.touched.add(zone)

    def _reveal(self, zone: Zone, cards: tuple[Card, ...]) -> None:
        """Give the faces ``cards`` to unknown pieces in ``zone``, except those already known there."""
        known = {p.face for p in self.at(zone)}
        unknown = [p for p in self.at(zone) if p.face is None]
        for face in cards:
            if face not in known:
                unknown.pop().face = face
        self.touched.add(zone)

    def _open_all(self, seat: Seat | None, ecart: tuple[Card, ...], talon: tuple[Card, ...]) -> None:
        if seat is not None:
            self._reveal(("ecart", seat), ecart)
        if talon:
            self._reveal(TALON, talon)


def zone_counts(view: Observation) -> dict[Zone, int]:
    """The number of cards in each zone that is not empty, computed from ``view`` alone."""
    zones: dict[Zone, int] = {("hand", seat): size for seat, size in enumerate(view.sizes)}
    zones[TALON] = view.talon_size
    if view.ecart_by is not None:
        zones["ecart", view.ecart_by] = view.ecart_size
    for i, _ in enumerate(view.trick.cards):
        zones["trick", _after(view, view.trick, i)] = 1
    for trick in view.tricks:
        for i, card in enumerate(trick.cards):
            owner = _fool_lies(view, trick, i) if card == FOOL else trick.winner
            assert owner is not None
            zones["won", owner] = zones.get(("won", owner), 0) + 1
    return {zone: size for zone, size in zones.items() if size}


def _fool_lies(view: Observation, trick: Trick, index: int) -> Seat:
    """The seat whose pile has the Fool of ``trick``: normally its owner's, in the last trick the one that the rules
    name."""
    owner = _after(view, trick, index)
    last = trick is view.tricks[-1] and view.phase == "over"
    home = fool_home(view.rules, view.order, view.sides, trick, last)
    if home == owner or view.sides[home] != view.sides[owner]:
        return home
    assert trick.winner is not None
    return trick.winner


def _after(view: Observation, trick: Trick, steps: int) -> Seat:
    return view.order[(view.order.index(trick.leader) + steps) % len(view.order)]
