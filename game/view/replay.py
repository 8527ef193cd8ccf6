"""The timeline of a replay: a recorded deal divided into stops. Plain data, no pygame."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from ..engine import events as ev
from ..engine.actions import Action, Ask, Bid, Call, DeclareSlam, Discard, Done, Give, Pass, Play, ShowHandful
from ..engine.cards import Card
from ..engine.game import State, Transition
from ..engine.phases.announcing import Announcing
from ..engine.phases.asking import Asking, Giving
from ..engine.phases.auction import Auction
from ..engine.phases.calling import Calling
from ..engine.phases.discarding import Discarding
from ..engine.phases.over import Over
from ..engine.phases.playing import Playing
from ..engine.record import HUMAN, Move, Record, replay
from ..engine.rules import Seat
from . import words
from .words import Namer

#: Events that are shown with the next action: a trick stays until the next card, a talon until it is used.
WAITS = (ev.TrickTaken, ev.TalonTaken)
PHASES: dict[type[State], str] = {
    Auction: "bids", Discarding: "ecart", Asking: "exchange", Giving: "exchange", Calling: "call", Announcing: "play",
    Playing: "play", Over: "end",
}
"""The names of the phases."""


@dataclass(frozen=True, slots=True)
class Stop:
    """A point of the deal at which the replay can stop.

    ``happened`` are the events since the previous stop, ``moves`` the moves in between, and ``before`` the number of
    earlier moves. ``phase`` is the phase of these moves, ``trick`` the number of the trick on the table, or of the last
    one.
    """

    happened: tuple[ev.Event, ...]
    moves: tuple[Move, ...]
    before: int
    phase: str
    trick: int = 0

    @property
    def done(self) -> int:
        """The number of moves of the record up to this stop."""
        return self.before + len(self.moves)


@dataclass(slots=True)
class ReplayTimeline:
    """All stops of a record: the first is the deal, the last is the end of the deal, if it was reached."""

    record: Record
    stops: tuple[Stop, ...] = ()
    states: tuple[State, ...] = ()

    def __post_init__(self) -> None:
        steps = list(replay(self.record))
        self.states = tuple(state for state, _ in steps)
        self.stops = tuple(_stops(self.record, steps))

    @property
    def last(self) -> int:
        """The index of the last stop."""
        return len(self.stops) - 1

    def state(self, stop: int) -> State:
        return self.states[self.stops[stop].done]

    def happened(self, since: int, to: int) -> Iterable[ev.Event]:
        """All events after the stop ``since`` (−1: from the beginning) up to the stop ``to``."""
        return (event for stop in self.stops[since + 1:to + 1] for event in stop.happened)

    def winner(self, stop: int) -> Seat | None:
        """The winner of the complete trick on the table at ``stop``; None if there is no such trick."""
        first = next(iter(self.stops[stop + 1].happened), None) if stop < self.last else None
        return first.seat if isinstance(first, ev.TrickTaken) else None

    def marks(self, kind: str) -> tuple[int, ...]:
        """The stops to jump to, by ``kind``: each ``action``, each complete ``trick``, or each end of a ``phase``.

        The first and the last stop are always among them.
        """
        every = range(len(self.stops))
        if kind == "trick":
            return tuple(n for n in every if self.winner(n) is not None or n in (0, self.last))
        if kind == "phase":
            return tuple(n for n in every
                         if n in (0, self.last) or self.stops[n].phase != self.stops[n + 1].phase)
        return tuple(every)

    def next(self, stop: int, kind: str, forwards: bool) -> int:
        """The next stop of ``kind`` after ``stop``, or the previous one if not ``forwards``.

        Returns the last or the first stop if there is none.
        """
        marks = self.marks(kind)
        if forwards:
            return next((n for n in marks if n > stop), self.last)
        return next((n for n in reversed(marks) if n < stop), 0)


def human_seat(record: Record) -> Seat:
    """The player's seat; the first seat that played if there were only bots."""
    seated = [seat for seat, hand in enumerate(record.hands) if hand]
    return next((seat for seat, level in enumerate(record.bots) if level == HUMAN and seat in seated), seated[0])


def name_in(record: Record, seat: Seat) -> str:
    """The name of ``seat`` in ``record``, or its number."""
    return words.seated(record.names[seat] if record.names else "", seat)


def _stops(record: Record, steps: Sequence[Transition]) -> list[Stop]:
    """Make a stop for each action of the record. An écart is one stop, and declining a slam has no stop."""
    found: list[Stop] = []
    now, held = _parted(steps[0][1])
    found.append(Stop(now, (), 0, "deal"))
    waiting: list[Move] = []
    gathered: tuple[ev.Event, ...] = held
    trick = 0
    for place, move in enumerate(record.moves):
        before, (after, happened) = steps[place][0], steps[place + 1]
        waiting.append(move)
        now, held = _parted(happened)
        gathered += now
        trick = len(before.tricks) + 1 if isinstance(before, Playing) else trick
        if _goes_on(before, after, move[1]):
            gathered += held
            continue
        found.append(Stop(gathered, tuple(waiting), place + 1 - len(waiting), PHASES[type(before)], trick))
        waiting, gathered = [], held
    if gathered or waiting:
        found.append(Stop(gathered, tuple(waiting), len(record.moves) - len(waiting), "end", trick))
    return found


def _goes_on(before: State, after: State, action: Action) -> bool:
    """Whether ``action`` shares a stop with the next one: more cards of an écart follow, or a slam was declined."""
    if isinstance(action, Discard):
        return isinstance(after, Discarding) and bool(after.laid)
    return isinstance(before, Announcing) and isinstance(action, Pass)


def _parted(happened: tuple[ev.Event, ...]) -> tuple[tuple[ev.Event, ...], tuple[ev.Event, ...]]:
    """Divide the events of an action into those shown with it and those shown with the next action."""
    at = next((n for n, event in enumerate(happened) if isinstance(event, WAITS)), len(happened))
    return happened[:at], happened[at:]


# -- in words ---------------------------------------------------------------------------------------------------------

def card_signs(cards: Iterable[Card]) -> str:
    """The signs of ``cards`` as their corners show them, in a line."""
    return "  ".join(words.card_sign(card.name) for card in cards)


def caption(stop: Stop, dealer: Seat, name: Namer, sees: Callable[[Seat], bool]) -> str:
    """A sentence about ``stop``; it names hidden cards only if ``sees`` returns true for the seat that acted."""
    if not stop.moves:
        return words.of_player("replay.deals", name(dealer)) if stop.before == 0 else words.say("replay.end")
    seat = stop.moves[-1][0]
    return words.say("replay.did", name=name(seat), what=_what([a for _, a in stop.moves], sees(seat)))


def _what(done: Sequence[Action], seen: bool) -> str:
    laid = [action.card for action in done if isinstance(action, Discard)]
    if laid:
        if not seen:
            return words.count("replay.lays_hidden", len(laid))
        return words.say("replay.lays", cards=card_signs(laid))
    match done[-1]:
        case Play(card):
            return words.card_sign(card.name)
        case Bid(contract):
            return words.say("say.bid", contract=words.say("contract." + contract))
        case Ask(card):
            return words.say("say.ask", card=words.card_sign(card.name))
        case Call(card):
            return words.say("say.call", card=words.card_sign(card.name))
        case Give(card):
            return words.say("replay.gives", card=words.card_sign(card.name)) if seen else words.say("replay.gives_one")
        case ShowHandful(cards):
            return words.count("say.handful", len(cards))
        case DeclareSlam():
            return words.say("say.slam")
        case Done():
            return words.say("replay.asks_no_more")
    return words.say("say.pass")
