"""The choice of a good player among cards with about the same value.

A search in a few hundred worlds cannot separate a trump from the next lower one, so that chance would choose.
Players notice such a choice, and judge a bot by it.
"""

from __future__ import annotations

from collections.abc import Collection

from ...engine.cards import FOOL, PAGAT, SUIT, TAROTS, Card
from ..reading import Reading


def of_the_tied(reading: Reading, best: Card, tied: Collection[Card]) -> Card:
    """The card to play, of ``best`` and the cards ``tied`` with it by the search.

    The 1 is played if it is safe. Otherwise the card has the same effect as ``best``: it is the weakest such tarot, if
    possible below a tarot of an ally; or the card of a suit with the most points if the trick is certainly won, with
    the fewest if it is lost or another side is winning it. If it is certain who takes the trick, cards need not be tied
    by the search: the lowest tarot is worth less later, and some cards of a suit are as good later.

    A lead is ``best`` itself, except for a court that a later seat may trump: then a tied card of its suit that counts
    less is led.
    """
    if not reading.seen.trick.cards:
        return _cheapest_lead(reading, best, tied)
    if PAGAT in tied and reading.fate(PAGAT) == "safe":
        return PAGAT
    if best == FOOL:
        return best
    if best in TAROTS:
        return _lowest_tarot(reading, best, tied)
    points, fate = reading.points, reading.fate(best)
    if fate == "at-risk" and (reading.beats(best) or reading.winner_so_far not in reading.foes):
        return best
    touching = _touching(reading, best) if fate != "at-risk" else []
    same = [best, *(card for card in {*tied, *touching} if does_the_same(reading, card, best))]
    return max(same, key=lambda card: (points[card] if fate == "safe" else -points[card], card == best, card))


def _cheapest_lead(reading: Reading, best: Card, tied: Collection[Card]) -> Card:
    """``best``, or one of the ``tied`` cards of its suit that counts less, if a foe yet to play lacks the suit and may
    have a tarot."""
    foes = reading.foes.intersection(reading.seats_to_play)
    if best in TAROTS or best == FOOL or not any(
            best.suit in reading.voids(seat) and reading.could_hold((seat,), TAROTS) for seat in foes):
        return best
    return min([best, *(card for card in tied if card.suit == best.suit)],
               key=lambda card: (reading.points[card], card != best))


def _lowest_tarot(reading: Reading, best: Card, tied: Collection[Card]) -> Card:
    fate = reading.fate(best)
    rivals = tied if fate == "at-risk" else reading.playable - {PAGAT}
    same = [best, *(card for card in rivals if does_the_same(reading, card, best))]
    if reading.winner_so_far in reading.allies:
        same += [card for card in tied if card in TAROTS - {PAGAT} and not reading.beats(card)
                 and reading.points[card] == reading.points[best] and reading.fate(card) == fate]
    return min(same, key=lambda card: reading.strength[card])


def _touching(reading: Reading, card: Card) -> list[Card]:
    """The cards of the suit of ``card`` that may be played for it without a loss of strength: no other hand has one
    between the two. A called card shows who the partner is, so it is not among them."""
    return [other for other in reading.playable & SUIT[card.suit] - frozenset(reading.seen.taking.called)
            if not reading.between(*sorted((card, other), key=lambda one: reading.strength[one]))]


def does_the_same(reading: Reading, card: Card, best: Card) -> bool:
    """Whether ``card`` and ``best`` are equivalent: same kind, same winner of the trick so far, same result."""
    if card in (FOOL, best) or (card in TAROTS) != (best in TAROTS):
        return False
    if card in TAROTS and reading.points[card] != reading.points[best]:
        return False
    return reading.beats(card) == reading.beats(best) and reading.fate(card) == reading.fate(best)
