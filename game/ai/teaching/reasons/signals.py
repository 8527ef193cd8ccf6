"""Reasons about signals: those that a card gives, and those that the partners gave."""

from __future__ import annotations

from ....engine.cards import FOOL, SUIT, TAROT, TAROTS, Card
from ...reading import Reading
from ...signals import HONOUR, Signal, SignalKind, known_defenders, meaning, signals_in
from .reason import Reason


def _own(reading: Reading, card: Card) -> Signal | None:
    """The signal that this seat gives by playing ``card``; None if it gives none, or a false one."""
    seen = reading.seen
    if seen.seat not in known_defenders(seen).intersection(reading.signalling):
        return None
    signal = meaning(seen, card)
    return signal if signal is not None and signal.is_true(reading.hand) else None


def _tells(reading: Reading, card: Card, kind: SignalKind) -> Reason | None:
    signal = _own(reading, card)
    return Reason("tells_" + kind, (card,)) if signal is not None and signal.kind == kind else None


def tells_honour(reading: Reading, card: Card) -> Reason | None:
    """A low pip that opens the suit promises its King or Queen."""
    return _tells(reading, card, "honour")


def tells_no_honour(reading: Reading, card: Card) -> Reason | None:
    """A higher pip that opens the suit denies its King and Queen."""
    return _tells(reading, card, "no_honour")


def tells_many_trumps(reading: Reading, card: Card) -> Reason | None:
    """An odd trump asks the partners to continue with trumps."""
    return _tells(reading, card, "many_trumps")


def tells_few_trumps(reading: Reading, card: Card) -> Reason | None:
    """An even trump does not ask the partners to continue with trumps."""
    return _tells(reading, card, "few_trumps")


def tells_stop_trumps(reading: Reading, card: Card) -> Reason | None:
    """The Fool in the first round of trumps asks the partners to stop leading trumps."""
    return _tells(reading, card, "stop_trumps")


def tells_petit(reading: Reading, card: Card) -> Reason | None:
    """Trumps played downwards show the 1."""
    return _tells(reading, card, "petit")


def tells_two_cards(reading: Reading, card: Card) -> Reason | None:
    """Pips played downwards signal that the suit of the defence is exhausted."""
    return _tells(reading, card, "two_cards")


def tells_long_suit(reading: Reading, card: Card) -> Reason | None:
    """Pips played downwards signal five cards of the taker's suit."""
    return _tells(reading, card, "long_suit")


def _heard(reading: Reading, kinds: tuple[SignalKind, ...], suit: str) -> tuple[int, ...]:
    """The ally who last gave a signal of ``kinds`` about ``suit``, as the seats of a reason."""
    said = [one.seat for one in signals_in(reading.seen, reading.signalling)
            if one.seat in reading.allies and one.kind in kinds and one.suit == suit]
    return tuple(said[-1:])


def honour_promised(reading: Reading, card: Card) -> Reason | None:
    """A suit is led in which an ally promised an honour that may still be there."""
    heard = _heard(reading, ("honour",), card.suit)
    out = [other for other in SUIT.get(card.suit, ()) if other.rank >= HONOUR]
    if not heard or not reading.could_hold(heard, out):
        return None
    return Reason("honour_promised", (card,), heard)


def trumps_asked_for(reading: Reading, card: Card) -> Reason | None:
    """A trump is led because an ally asked for trumps, and no ally asked to stop."""
    heard = _heard(reading, ("many_trumps",), TAROT)
    stopped = _heard(reading, ("stop_trumps", "petit"), TAROT)
    return Reason("trumps_asked_for", (card,), heard) if card in TAROTS and heard and not stopped else None


def trumps_stopped(reading: Reading, card: Card) -> Reason | None:
    """Another suit is led because an ally asked to stop with trumps."""
    heard = _heard(reading, ("stop_trumps", "petit"), TAROT)
    return Reason("trumps_stopped", (card,), heard) if card not in TAROTS and card != FOOL and heard else None


def ruff_promised(reading: Reading, card: Card) -> Reason | None:
    """A suit is led in which an ally has signalled a void and can trump."""
    heard = _heard(reading, ("two_cards",), card.suit)
    return Reason("ruff_promised", (card,), heard) if heard and reading.could_hold(heard, TAROTS) else None


TELLING = (tells_honour, tells_no_honour, tells_many_trumps, tells_few_trumps, tells_stop_trumps, tells_petit,
           tells_two_cards, tells_long_suit)
HEARD = (honour_promised, trumps_asked_for, ruff_promised, trumps_stopped)
