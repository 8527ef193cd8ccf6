"""Estimates from bids, passes, écarts, calls and signals which places of hidden cards are likelier than others."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache
from math import log

from ...engine.cards import FOOL, PAGAT, TAROTS, Card
from ...engine.observation import Observation
from ...engine.rules import Rules, Seat
from ..signals import SignalKind, signals_in
from .places import ECART, ECART_TAROTS, GIVEN, PLACES

#: By sign and kind of card: the logarithm of how much likelier a card of that kind is in the place of the sign.
TellTable = Mapping[str, Mapping[str, float]]

#: Logarithms of the middles of 1024 equal parts of 0 to 1, for :func:`game.ai.kernel.filling.metropolis_steps`.
LUCK = [log((n + 0.5) / 1024) for n in range(1024)]
#: Tarots by the number, of all 21, that are weaker or equal.
BANDS = ((6, "low"), (11, "middle"), (16, "high"), (20, "top"), (21, "best"))
#: By kind of signal, the logarithm of the factor by which each card of its subject is likelier in the hand of the seat
#: that gave it; small, so that a player who does not signal does not mislead the others for long.
BELIEVED: Mapping[SignalKind, float] = {
    "honour": 1.2, "no_honour": -1.2, "many_trumps": 0.3, "few_trumps": -0.15, "stop_trumps": -0.15, "petit": 1.0,
    "two_cards": -1.5, "long_suit": 0.5}


def tell_weights(seen: Observation, hidden: Sequence[Card], table: TellTable) -> list[float]:
    """By hidden card and place (card * PLACES + place) the logarithm of the factor by which the card, in that place,
    makes a world likelier."""
    by_place = [0.0] * (len(hidden) * PLACES)
    given = signs(seen)
    for n, card in enumerate(hidden):
        for place, sign in given:
            by_place[n * PLACES + place] += table.get(sign, {}).get(kind_for(seen, sign, card), 0.0)
        by_place[n * PLACES + ECART_TAROTS] = by_place[n * PLACES + ECART]
        if seen.ecart_by is not None:
            by_place[n * PLACES + GIVEN] = by_place[n * PLACES + seen.ecart_by]
    return by_place


def signal_weights(seen: Observation, hidden: Sequence[Card], signalling: Collection[Seat]) -> list[float] | None:
    """The list of :func:`tell_weights` for the signals of the other seats of ``signalling``; None if all are 0.

    A promise of certain cards is kept once the seat has played one of them, and means nothing more.
    """
    by_place, played = [0.0] * (len(hidden) * PLACES), dict[Seat, set[Card]]()
    for seat, card, _ in seen.plays() if signalling else ():
        played.setdefault(seat, set()).add(card)
    for signal in signals_in(seen, signalling):
        if signal.seat == seen.seat or (signal.promises and signal.subject & played[signal.seat]):
            continue
        for n, card in enumerate(hidden):
            if card in signal.subject:
                by_place[n * PLACES + signal.seat] += BELIEVED[signal.kind]
    return by_place if any(by_place) else None


# -- signs ------------------------------------------------------------------------------------------------------------


@cache
def kind(rules: Rules, card: Card) -> str:
    """The kind of ``card``: Fool, 1, tarots by strength, courts and pips."""
    if card == FOOL:
        return "fool"
    if card in TAROTS:
        if card == PAGAT:
            return "pagat"
        below = sum(1 for other in TAROTS if rules.strength[other] <= rules.strength[card])
        return next(name for most, name in BANDS if below <= most)
    strength = rules.strength[card]
    return {14: "king", 13: "queen", 12: "cavalier", 11: "jack"}.get(strength, "pip")


def kind_for(seen: Observation, sign: str, card: Card) -> str:
    """The kind of ``card`` for ``sign``; empty for a call and a card of another suit, about which it is no evidence."""
    if sign == "called" and all(card.suit != called.suit for called in seen.taking.called):
        return ""
    return kind(seen.rules, card)


def signs(seen: Observation) -> list[tuple[int, str]]:
    """The signs in bids and plays, each with the place it concerns."""
    given = [(seat, sign) for seat in seen.order if seat != seen.seat for sign in _by(seen, seat)]
    return given + ([(ECART, "ecart")] if seen.ecart_by is not None and seen.ecart is None else [])


def _by(seen: Observation, seat: Seat) -> Iterator[str]:
    bids = [bid for by, bid in seen.bids if by == seat]
    if bids:
        first = next(n for n, (by, _) in enumerate(seen.bids) if by == seat)
        before = [bid for _, bid in seen.bids[:first] if bid != "pass"]
        spoken = [bid for bid in bids if bid != "pass"]
        yield f"bid {spoken[-1]}" if spoken else f"pass over {before[-1]}" if before else "pass"
    if seat == seen.ecart_by:
        yield "laid"
    if seat == seen.taking.taker and seen.taking.called:
        yield "called"
