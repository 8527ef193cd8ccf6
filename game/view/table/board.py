"""The sayings and public facts of a deal, computed from the events shown so far. Plain data, no pygame."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from ...engine import events as ev
from ...engine.cards import PAGAT, Card
from ...engine.payment import Score
from ...engine.rules import Rules, Seat
from .describe import StoryLine, story_line


@dataclass(frozen=True, slots=True)
class Saying:
    """An announcement of a seat: the key of a message and its placeholders.

    A sentence about two players contains both seats: the giver, and the receiver as ``to``.
    """

    key: str
    contract: str | None = None
    card: Card | None = None
    count: int = 0
    seat: Seat | None = None
    to: Seat | None = None


@dataclass(frozen=True, slots=True)
class Board:
    """The data for the panels at the playhead, which may be behind the state of the deal."""

    rules: Rules
    viewer: Seat
    dealer: Seat
    stage: str = "deal"  # deal, bidding, play, scoring
    sits_out: Seat | None = None
    turn: Seat | None = None
    sayings: dict[Seat, Saying] = field(default_factory=dict)
    taker: Seat | None = None
    contract: str | None = None
    called: tuple[Card, ...] = ()
    partners: tuple[Seat, ...] = ()
    talon: tuple[Card, ...] = ()  # shown to all
    in_talon: tuple[Card, ...] = ()
    asked: tuple[Card, ...] = ()
    slam: Seat | None = None
    handfuls: tuple[ev.HandfulShown, ...] = ()
    tricks: dict[Seat, int] = field(default_factory=dict)
    trick: tuple[tuple[Seat, Card], ...] = ()
    last_trick: tuple[tuple[Seat, Card], ...] = ()
    last_winner: Seat | None = None
    played: int = 0
    notice: Saying | None = None
    spotlight: tuple[Card, ...] = ()
    score: Score | None = None
    end: str | None = None
    story: tuple[StoryLine, ...] = ()
    fresh: tuple[Card, ...] = ()  # the viewer's cards that came from the talon or from another hand just now
    companions: Mapping[Seat, str] = field(default_factory=dict)  # the named opponents who may react, by seat
    reacted: frozenset[Seat] = frozenset()  # those who have reacted in this deal

    def says(self, seat: Seat, saying: Saying) -> Board:
        return replace(self, sayings={**self.sayings, seat: saying})


def _announced(board: Board, seat: Seat, saying: Saying, cards: tuple[Card, ...] = ()) -> Board:
    """Return the board with an announcement: at the seat and, until the next event, in the middle with ``cards``."""
    return replace(board.says(seat, saying), notice=saying, spotlight=cards)


def after(board: Board, event: ev.Event) -> Board:
    """Return the board after ``event``; an earlier announcement disappears from the middle."""
    if board.notice is not None:
        board = replace(board, notice=None, spotlight=())
    if (line := story_line(event)) is not None:
        board = replace(board, story=(*board.story, line))
    return _reacted(board, event, replace(_after(board, event), fresh=_fresh(board, event)))


def _reacted(before: Board, event: ev.Event, board: Board) -> Board:
    """Return ``board``, which is that after ``event``, with a companion's remark on the event, if any."""
    seat, about = _reaction(before, event)
    if seat is None:
        return board
    said = Saying(f"reaction.{about}.{before.companions[seat]}")
    return replace(board.says(seat, said), reacted=board.reacted | {seat})


def _fresh(board: Board, event: ev.Event) -> tuple[Card, ...]:
    """The viewer's cards that are new after ``event``, until an écart is laid or the viewer plays a card."""
    match event:
        case ev.TalonTaken(board.viewer, cards):
            return cards or ()
        case ev.CardHandedOver(_, board.viewer, card):
            return (*board.fresh, card)
        case ev.CardGiven(_, board.viewer, card) if card is not None:
            return (*board.fresh, card)
        case ev.EcartLaid(board.viewer) | ev.CardPlayed(board.viewer):
            return ()
    return board.fresh


def _without_bids(board: Board) -> dict[Seat, Saying]:
    """The sayings on ``board`` except the bids, which the seats' tags show once the auction is over."""
    return {seat: said for seat, said in board.sayings.items() if said.key not in ("say.pass", "say.bid")}


def _after(board: Board, event: ev.Event) -> Board:
    match event:
        case ev.DealBegan(dealer, _, sits_out):
            return replace(board, dealer=dealer, stage="bidding", sits_out=sits_out)
        case ev.TakerNamed(seat, contract):
            return replace(board, taker=seat, contract=contract, sayings=_without_bids(board))
        case ev.TalonShown(cards):
            return replace(board, talon=cards)
        case ev.CardCalled(seat, card):
            contract = board.contract or board.rules.unbid.id
            board = replace(board, taker=seat, called=(*board.called, card), contract=contract)
            called = Saying("say.call", card=card)
            return board.says(seat, called) if seat == board.viewer else _announced(board, seat, called, (card,))
        case ev.PartnerRevealed(seat, card):
            board = replace(board, partners=tuple(dict.fromkeys((*board.partners, seat))))
            return board.says(seat, Saying("say.partner", card=card)) if seat != board.taker else board
        case ev.CalledInTalon(card):
            return replace(board, in_talon=(*board.in_talon, card), notice=Saying("say.in_talon", card=card))
        case ev.PagatDiscarded(seat):
            return _announced(board, seat, Saying("say.pagat_discarded"), (PAGAT,))
        case ev.TarotsDiscarded(seat, size, cards):
            return _announced(board, seat, Saying("say.tarots_discarded", count=size), cards or ())
        case ev.CardAsked(seat, card):
            board = replace(board, asked=(*board.asked, card))
            return board.says(seat, Saying("say.ask", card=card))
        case ev.SlamDeclared(seat):
            return _announced(replace(board, slam=seat), seat, Saying("say.slam"))
        case ev.HandfulShown(seat, cards):
            return _announced(replace(board, handfuls=(*board.handfuls, event)), seat,
                              Saying("say.handful", count=len(cards)), cards)
        case ev.PlayBegan():
            return replace(board, stage="play", sayings=_without_bids(board))
        case ev.CardPlayed(seat, card):
            sayings = {s: said for s, said in board.sayings.items() if s != seat}
            return replace(board, trick=(*board.trick, (seat, card)), sayings=sayings)
        case ev.TrickTaken(seat, _, number):
            tricks = {**board.tricks, seat: board.tricks.get(seat, 0) + 1}
            return replace(board, tricks=tricks, last_trick=board.trick, trick=(), last_winner=seat, played=number)
        case ev.DealScored(score):
            return replace(board, stage="scoring", score=score, end="played")
        case ev.DealPassed():
            return replace(board, stage="scoring", end="passed")
        case ev.DealVoided(seat):
            return replace(board, stage="scoring", end="void").says(seat, Saying("say.lone_petit"))
        case ev.Passed(seat):
            return board.says(seat, Saying("say.pass"))
        case ev.BidMade(seat, contract):
            return board.says(seat, Saying("say.bid", contract=contract))
        case ev.AskedInEcart(seat, card):
            return board.says(seat, Saying("say.in_ecart", card=card))
        case ev.CardHandedOver(seat, to, card):
            told = None if to == board.viewer else Saying("exchange.taken", card=card, seat=seat, to=to)
            return replace(board.says(seat, Saying("say.hands_over", card=card)), notice=told)
        case ev.CardGiven(seat, to, card) if seat != board.viewer:
            return replace(board, notice=Saying("exchange.returned", card=card, seat=seat, to=to))
        case ev.FoolPaid(seat, _, card):
            return board.says(seat, Saying("say.fool_paid", card=card))
        case ev.FoolKept(seat, _):
            return board.says(seat, Saying("say.fool_kept"))
    return board


# -- a companion's remark on an event: rare, and based on public information ------------------------------------------

def _reaction(board: Board, event: ev.Event) -> tuple[Seat | None, str]:
    """The companion who remarks on ``event``, and the subject; None for most events.

    Each companion speaks once in a deal.
    """
    speakers = [seat for seat in sorted(board.companions) if seat not in board.reacted]
    match event:
        case ev.HandfulShown(seat) | ev.SlamDeclared(seat):
            about = "handful" if isinstance(event, ev.HandfulShown) else "slam"
            others = sorted((one for one in speakers if one != seat), key=lambda one: (one < seat, one))
            return next(iter(others), None), about
        case ev.TrickTaken(winner):
            camp = {*board.partners, board.taker}
            owner = next((seat for seat, card in board.trick if card == PAGAT), winner)
            if (owner in camp) != (winner in camp):
                return next(((seat, about) for seat, about in ((owner, "pagat_lost"), (winner, "pagat_won"))
                             if seat in speakers), (None, ""))
    return None, ""


# -- the time that sayings are shown: bids until the end of the auction, others for a few seconds ---------------------

SAID_S, FADES_S, STEPS = 4.0, 0.4, 6
"""Seconds that a saying is shown, seconds that it takes to fade, and the number of steps of fading."""


class Speech:
    """The sayings on a board, each with its age in seconds since it was said or, if later, since the auction ended."""

    def __init__(self) -> None:
        self._ages: dict[Seat, tuple[Saying, float]] = {}
        self._over = False

    def update(self, dt: float, board: Board) -> bool:
        """Advance by ``dt`` seconds; return whether a saying has faded further."""
        before, ages = self.shares, dict[Seat, tuple[Saying, float]]()
        self._over = board.contract is not None or board.stage == "play"
        for seat, saying in board.sayings.items():
            kept, age = self._ages.get(seat, (None, 0.0))
            ages[seat] = saying, age + dt if self._over and kept is saying else 0.0
        self._ages = ages
        return self.shares != before

    @property
    def shares(self) -> tuple[tuple[Seat, float], ...]:
        """For each seat with a saying, the opacity of the saying (0-1)."""
        return tuple((seat, _share(age)) for seat, (_, age) in self._ages.items())

    @property
    def passing(self) -> bool:
        """Whether a saying is about to fade, or is fading."""
        return self._over and any(share > 0 for _, share in self.shares)


def _share(age: float) -> float:
    left = 1 - (age - SAID_S) / FADES_S
    return min(1.0, max(0.0, round(left * STEPS) / STEPS))
