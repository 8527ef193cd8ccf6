"""Plays that no player at the table would understand. Bots never make them; the arena counts them."""

from __future__ import annotations

from collections.abc import Callable

from ...engine.actions import Action, Play
from ...engine.cards import FOOL, TAROTS, Card
from ...engine.observation import Observation
from ..reading import Reading

#: Card points that no player gives away lightly.
MUCH = 2


def absurdity(seen: Observation, action: Action) -> str | None:
    """The kind of absurd play that ``action`` is, or None.

    Only the last play to a trick, and the last but one of the deal, are judged: there the seat knows the outcome.
    """
    if not isinstance(action, Play):
        return None
    reading = Reading(seen)
    return next((kind for kind, holds in KINDS.items() if holds(reading, action.card)), None)


def fool_lost(reading: Reading, card: Card) -> bool:
    """The Fool is kept for the last trick, where it is certain to go to another side, though it could be played."""
    hand, playable = reading.seen.hand, reading.playable
    return len(hand) == 2 and card != FOOL and FOOL in playable and reading.fool_fate == "lost"


def given_away(reading: Reading, card: Card) -> bool:
    """A card that counts goes to an opponent, who wins the trick, though one that counts less could be played."""
    return (not reading.seats_to_play and reading.winner_so_far in reading.foes and not reading.beats(card)
            and cheaper(reading, card))


def best_wasted(reading: Reading, card: Card) -> bool:
    """The best tarot wins where a lesser one would, while others hold tarots between the two."""
    if card != best_tarot(reading) or reading.seats_to_play:
        return False
    strength = reading.seen.rules.strength
    lesser = [strength[other] for other in reading.playable & TAROTS - {card} if reading.beats(other)]
    return any(strength[other] > min(lesser) for other in reading.unseen & TAROTS) if lesser else False


def best_on_partner(reading: Reading, card: Card) -> bool:
    """The best tarot is played to a trick that the partner wins anyway."""
    return (card == best_tarot(reading) and not reading.seats_to_play and reading.winner_so_far in reading.allies
            and bool(reading.playable - {card, FOOL}))


def best_tarot(reading: Reading) -> Card:
    """The tarot that beats every other under these rules."""
    return max(TAROTS, key=reading.seen.rules.strength.__getitem__)


def cheaper(reading: Reading, card: Card) -> bool:
    """Whether a card other than the Fool could be played that counts at least two card points less than ``card``."""
    others = [reading.points[other] for other in reading.playable - {card, FOOL}]
    return card != FOOL and bool(others) and reading.points[card] - min(others) >= MUCH


#: By kind: the function that recognises it.
KINDS: dict[str, Callable[[Reading, Card], bool]] = {
    "fool-lost": fool_lost, "given-away": given_away, "best-wasted": best_wasted, "best-on-partner": best_on_partner,
}
