"""Which of several cards with about the same value a good player plays.

A search in a few hundred worlds cannot tell a trump from the next lower one, so that chance would choose between them.
People see such a choice, and it tells them how well a bot plays.
"""

from __future__ import annotations

from collections.abc import Collection

from ...engine.cards import FOOL, PAGAT, TAROTS, Card
from ..reading import Reading


def of_the_tied(reading: Reading, best: Card, tied: Collection[Card]) -> Card:
    """The card to play, of ``best`` and the cards ``tied`` with it by the search; ``best`` on lead.

    The 1 goes home where it is safe. Otherwise the card does what ``best`` does: a tarot the same with less strength,
    a card of a suit the same with the most points for a trick that is won for certain, the fewest for a lost one.
    """
    if not reading.seen.trick.cards or best == FOOL:
        return best
    if PAGAT in tied and reading.fate(PAGAT) == "safe":
        return PAGAT
    same = [best, *(card for card in tied if _does_the_same(reading, card, best))]
    if best in TAROTS:
        return min(same, key=lambda card: reading.strength[card])
    points, fate = reading.points, reading.fate(best)
    if fate == "at-risk":
        return best
    return max(same, key=lambda card: points[card] if fate == "safe" else -points[card])


def _does_the_same(reading: Reading, card: Card, best: Card) -> bool:
    """Whether ``card`` is of the kind of ``best``, wins the trick so far if that does, and ends like it."""
    if card in (FOOL, best) or (card in TAROTS) != (best in TAROTS):
        return False
    if card in TAROTS and reading.points[card] != reading.points[best]:
        return False
    return reading.beats(card) == reading.beats(best) and reading.fate(card) == reading.fate(best)
