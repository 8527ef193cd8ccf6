"""The data of a game: its rules with all options, the rows of its tables, and the facts of a deal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from .cards import PACKS, Card, Cards, strengths

Seat = int
Players = Literal[3, 4, 5, 6]
Pack = Literal[78, 62]
Partnership = Literal["call", "croise", "none"]
PaymentRule = Literal["zero-sum", "raised", "french", "stake"]
#: When a partner may be called, or never.
CallWhen = Literal["if-passed", "before-talon", "after-exchange", "never"]
#: The phases of a deal in a game's ``flow``; calling is listed once for each moment at which it may happen.
FlowStep = Literal["dealers-exchange", "auction", "ask", "call if-passed", "call before-talon", "talon",
                   "call after-exchange", "slam", "play"]


def checked_seat(seat: Seat, at_table: int) -> Seat:
    """``seat``; ValueError if it is not in 0..``at_table`` - 1 (-1 would silently index from the end of a list)."""
    if type(seat) is not int or not 0 <= seat < at_table:
        raise ValueError(f"{seat!r:.40} is not a seat from 0 to {at_table - 1}")
    return seat


@dataclass(frozen=True, slots=True)
class Contract:
    """A row of the table of contracts.

    ``sides`` is the partnership: ``alone`` (taker against all), ``called`` (taker with the holders of the called
    cards), ``opposite`` (the dealer's pair), ``each`` (every player alone), ``none`` (all passed). ``asks`` is the
    number of cards the soloist may ask for. ``talon`` is the use of a talon still on the table: ``taken`` by the taker,
    ``kept`` unseen for the taker, ``given`` unseen to the defence.
    """

    id: str
    multiplier: int
    sides: Literal["alone", "called", "opposite", "each", "none"]
    asks: int = 0
    talon: Literal["taken", "kept", "given"] = "taken"


@dataclass(frozen=True, slots=True)
class GameRow:
    """One row of a game's table: dealing and counting for ``players`` players with ``pack`` cards.

    ``par`` and ``doubled_below`` are card points (0: the game has none), ``ecart_point`` the points of the écart in
    addition to its cards, ``handfuls`` the sizes of a single, double and triple handful, ``calls`` the ranks to call in
    turn.
    """

    players: Players
    pack: Pack
    packets: tuple[int, ...]
    talon: int
    par: int = 0
    doubled_below: int = 0
    ecart_point: int = 0
    handfuls: tuple[int, ...] = ()
    calls: tuple[Literal["missing", "king", "court", "queen"], ...] = ()

    @property
    def hand(self) -> int:
        """The number of cards dealt to each player."""
        return sum(self.packets)


@dataclass(frozen=True, slots=True)
class Family:
    """The properties that the presets of one game share and that no option changes.

    ``unit`` is the number of units in one card point (2 if the game counts in halves); ``values`` are units by card;
    ``count`` names the way a pile is counted, ``ecart`` the rule for discarding; ``flow`` lists the phases in order.
    ``unbid`` is the contract if all passed, by partnership. ``partner_shows`` is whether the holder of a called card is
    revealed at once, ``pagat_told`` whether a 1 in the écart is announced, ``ecart_shown`` whether tarots forced into
    it are shown (else counted). ``fool_short`` are the units that a side loses to the other if it has no card to give
    for the Fool. ``signals`` is whether defenders have signals that all players know.
    """

    name: str
    unit: int
    values: tuple[int, ...]
    count: Literal["tricks", "cards", "threes"]
    ecart: Literal["all-or-none", "tarots-last", "no-honour"]
    flow: tuple[FlowStep, ...]
    talon_dealt: Literal["last", "singly"]
    contracts: tuple[Contract, ...]
    unbid: tuple[tuple[Partnership, Contract], ...]
    rows: tuple[GameRow, ...]
    payments: tuple[PaymentRule, ...]
    partner_shows: bool = True
    pagat_told: bool = False
    ecart_shown: bool = False
    fool_short: int = 0
    slams: bool = False
    signals: bool = False


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules of the game at one table: the value of every option of the rule book, by name.

    Made by :func:`game.engine.variants.rules_of`, which refuses options that cannot be combined. The options are the
    fields from ``players`` to ``deals``; their types list the allowed values.
    """

    preset: str
    players: Players
    at_table: Players
    pack: Pack
    partnership: Partnership
    ace: Literal["below-jack", "low", "reversed-red"]
    top_trump: Literal[21, 20]
    overtrump: bool
    fool_pays: Literal["nothing", "empty-card"]
    fool_last: Literal["kept", "winner", "changes-sides"]
    fool_wins: Literal["never", "announced-slam", "led", "slam"]
    ecart_to: Literal["dealer", "last-trick", "taker"]
    auction: Literal["one-round", "until-one-left", "none"]
    payment: PaymentRule
    call_when: CallWhen
    called_suit_lead: Literal["free", "barred"]
    lone_petit: Literal["plays", "void"]
    given_back: Literal["own", "any"]
    deals: int
    family: Family
    row: GameRow

    @property
    def deck(self) -> tuple[Card, ...]:
        """The cards of the pack in their printed order."""
        return PACKS[self.pack]

    @property
    def strength(self) -> tuple[int, ...]:
        """The strength of each card, see :func:`game.engine.cards.strengths`."""
        return strengths(self.ace, self.top_trump)

    @property
    def unbid(self) -> Contract:
        """The contract that is played when all pass."""
        return dict(self.family.unbid)[self.partnership]

    def contract(self, name: str) -> Contract:
        """The biddable contract with the id ``name``."""
        return next(c for c in self.family.contracts if c.id == name)


@dataclass(frozen=True, slots=True)
class Deal:
    """The cards as dealt: the hands by seat in the order dealt (empty for a seat that sits out) and the talon.

    ``order`` holds the seats that play, from forehand to the dealer.
    """

    rules: Rules
    dealer: Seat
    hands: tuple[tuple[Card, ...], ...]
    talon: tuple[Card, ...]
    order: tuple[Seat, ...]

    @property
    def forehand(self) -> Seat:
        """The first seat after the dealer."""
        return self.order[0]

    def after(self, seat: Seat, steps: int = 1) -> Seat:
        """The seat that is ``steps`` places after ``seat`` among those in play."""
        return self.order[(self.order.index(seat) + steps) % len(self.order)]


@dataclass(frozen=True, slots=True)
class Taking:
    """The taker, the contract, and the cards called, in the order called."""

    taker: Seat
    contract: Contract
    called: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Exchange:
    """A card asked for by the soloist, its holder, and the card given for it (None: unknown to the reader)."""

    asked: Card
    holder: Seat
    given: Card | None = None


@dataclass(frozen=True, slots=True)
class Handful:
    """The tarots, perhaps with the Fool, that a seat has shown as a handful."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Trick:
    """The cards of a trick in the order played, the first by ``leader``; ``winner`` is None until it is complete."""

    leader: Seat
    cards: tuple[Card, ...] = ()
    winner: Seat | None = None


@dataclass(frozen=True, slots=True)
class Facts:
    """The results of all phases before the first card is played, and the places of the cards.

    ``talon`` are the cards of the talon still on the table, ``talon_seen`` whether it was shown to all; ``ecart`` was
    discarded by ``ecart_by``; ``told`` are the cards in it that all know, ``tarots_told`` the number of tarots that had
    to be discarded. ``asked`` lists every card asked for, including those in the écart.
    """

    deal: Deal
    hands: tuple[Cards, ...]
    talon: Cards
    taking: Taking
    talon_seen: bool = False
    ecart: Cards = frozenset()
    ecart_by: Seat | None = None
    told: Cards = frozenset()
    tarots_told: int = 0
    bids: tuple[tuple[Seat, str], ...] = ()
    asked: tuple[Card, ...] = ()
    exchanges: tuple[Exchange, ...] = ()
    slam: bool = False

    @property
    def rules(self) -> Rules:
        return self.deal.rules
