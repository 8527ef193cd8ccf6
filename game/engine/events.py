"""The events of a deal, named in the past tense. An event contains everything that is needed to draw it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache

from .cards import Card
from .payment import Score
from .rules import Seat

CardsOrHidden = tuple[Card, ...] | None  # None: hidden from the reader


@dataclass(frozen=True, slots=True)
class PacketDealt:
    """The dealer dealt a packet of ``size`` cards to ``seat``."""

    seat: Seat
    cards: CardsOrHidden
    size: int


@dataclass(frozen=True, slots=True)
class TalonDealt:
    """The dealer dealt ``size`` cards to the talon."""

    cards: CardsOrHidden
    size: int


@dataclass(frozen=True, slots=True)
class DealBegan:
    """All cards are dealt; ``dealer`` dealt them, ``forehand`` is the next seat in play."""

    dealer: Seat
    forehand: Seat
    sits_out: Seat | None


@dataclass(frozen=True, slots=True)
class TalonShown:
    """The talon was turned up for all to see."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class TalonTaken:
    """``seat`` took the talon, of ``size`` cards, into the hand."""

    seat: Seat
    cards: CardsOrHidden
    size: int


@dataclass(frozen=True, slots=True)
class CardDiscarded:
    """``seat`` discarded a card."""

    seat: Seat
    card: Card | None


@dataclass(frozen=True, slots=True)
class EcartLaid:
    """The écart of ``seat`` is complete."""

    seat: Seat
    size: int


@dataclass(frozen=True, slots=True)
class PagatDiscarded:
    """*Baga à l'écart*: the 1 of tarots is in the écart of ``seat`` and is announced (Grand Café rules)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TarotsDiscarded:
    """``seat`` had to discard ``size`` tarots; ``cards`` if the rules say that they are shown (French documents)."""

    seat: Seat
    size: int
    cards: CardsOrHidden


@dataclass(frozen=True, slots=True)
class BidMade:
    """``seat`` offered ``contract``."""

    seat: Seat
    contract: str


@dataclass(frozen=True, slots=True)
class Passed:
    """``seat`` passed in the auction."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TakerNamed:
    """``seat`` plays ``contract``."""

    seat: Seat
    contract: str


@dataclass(frozen=True, slots=True)
class CardAsked:
    """The soloist ``seat`` asked for ``card``."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class AskedInEcart:
    """``seat``, the dealer, announces that ``card``, which the soloist asked for, is in the écart."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class AskingEnded:
    """``seat`` asks for no further cards."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CardHandedOver:
    """``seat`` gave ``card`` to the soloist ``to``, who had asked for it."""

    seat: Seat
    to: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class CardGiven:
    """The soloist ``seat`` gave ``card`` to ``to`` in exchange; ``card`` is None for the other seats."""

    seat: Seat
    to: Seat
    card: Card | None


@dataclass(frozen=True, slots=True)
class CardCalled:
    """``seat`` called ``card``."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class PartnerRevealed:
    """All players know now that ``seat`` holds, or held, the called ``card``."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class CalledInTalon:
    """The called ``card`` was seen in the talon."""

    card: Card


@dataclass(frozen=True, slots=True)
class SlamDeclared:
    """``seat`` announced a slam."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class HandfulShown:
    """``seat`` showed a handful."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class PlayBegan:
    """``leader`` leads to the first trick."""

    leader: Seat


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """``seat`` put ``card`` into the trick."""

    seat: Seat
    card: Card


@cache
def card_played(seat: Seat, card: Card) -> CardPlayed:
    """The event that ``seat`` played ``card``, shared between deals, because self-play needs millions of them."""
    return CardPlayed(seat, card)


@dataclass(frozen=True, slots=True)
class TrickTaken:
    """``seat`` won trick ``number`` (from 1), which consists of ``cards``."""

    seat: Seat
    cards: tuple[Card, ...]
    number: int


@dataclass(frozen=True, slots=True)
class FoolKept:
    """``seat`` took its Fool back out of a trick that ``winner`` won."""

    seat: Seat
    winner: Seat


@dataclass(frozen=True, slots=True)
class FoolLost:
    """``seat`` lost the Fool in the last trick to the seat ``to`` of another side."""

    seat: Seat
    to: Seat


@dataclass(frozen=True, slots=True)
class FoolPaid:
    """``seat``, or its side, gave ``card`` to the side of ``to`` for the Fool."""

    seat: Seat
    to: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class HiddenShown:
    """At the end of play the écart of ``seat`` (None: there was no écart) and a talon not yet seen were turned up."""

    seat: Seat | None
    ecart: tuple[Card, ...]
    talon: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class DealScored:
    """The deal is over and paid."""

    score: Score


@dataclass(frozen=True, slots=True)
class DealPassed:
    """All players passed: the next dealer deals."""


@dataclass(frozen=True, slots=True)
class DealVoided:
    """The deal is void because ``seat`` was dealt the 1 as the only tarot, without the Fool."""

    seat: Seat


Event = (PacketDealt | TalonDealt | DealBegan | TalonShown | TalonTaken | CardDiscarded | EcartLaid | PagatDiscarded
         | TarotsDiscarded | BidMade | Passed | TakerNamed | CardAsked | AskedInEcart | AskingEnded | CardHandedOver
         | CardGiven | CardCalled | PartnerRevealed | CalledInTalon | SlamDeclared | HandfulShown | PlayBegan
         | CardPlayed | TrickTaken | FoolKept | FoolLost | FoolPaid | HiddenShown | DealScored | DealPassed
         | DealVoided)


def seen_by(event: Event, seat: Seat) -> Event:
    """``event`` as ``seat`` may see it, with None for hidden cards.

    Hidden are the talon as dealt, and the cards that other seats were dealt, took up, discarded or gave each other.
    """
    match event:
        case PacketDealt(seat=owner) | TalonTaken(seat=owner) if owner != seat:
            return replace(event, cards=None)
        case TalonDealt():
            return replace(event, cards=None)
        case CardDiscarded(seat=owner) if owner != seat:
            return replace(event, card=None)
        case CardGiven(seat=giver, to=taker) if seat not in (giver, taker):
            return replace(event, card=None)
    return event
