"""What makes a player stare: plays that nobody at the table would understand."""

from __future__ import annotations

from collections.abc import Callable

from ..engine.actions import Action, Play
from ..engine.cards import FOOL, TAROTS, Card
from ..engine.observation import Observation
from .claim import unseen
from .tricks import best_tarot, cheaper, holder, is_foe, is_friend, is_last, others, wins


def absurdity(seen: Observation, action: Action) -> str | None:
    """The kind of absurdity that ``action`` is in the place of ``seen``'s seat, None for none.

    Told from what the seat knows for certain, and only of the last to play to a trick and of the last card but one:
    few are found, and hardly one of those could be defended.
    """
    if not isinstance(action, Play):
        return None
    return next((kind for kind, is_one in KINDS.items() if is_one(seen, action.card)), None)


def fool_lost(seen: Observation, card: Card) -> bool:
    """The Fool is kept for the last trick, where it changes hands and wins nothing."""
    rules = seen.rules
    harmless = rules.fool_last == "kept" or rules.fool_wins == "led" or seen.slam
    return not harmless and len(seen.hand) == 2 and FOOL in seen.hand and card != FOOL and Play(FOOL) in seen.actions


def given_away(seen: Observation, card: Card) -> bool:
    """A card that counts goes to an opponent who has the trick, where one that counts less would do."""
    has = holder(seen) if is_last(seen) else None
    return has is not None and is_foe(seen, has) and not wins(seen, card) and cheaper(seen, card)


def best_wasted(seen: Observation, card: Card) -> bool:
    """The best tarot wins where a lesser one would have, while others hold tarots between the two."""
    if card != best_tarot(seen) or not is_last(seen):
        return False
    strength = seen.rules.strength
    lesser = [strength[other] for other in others(seen, card) if other in TAROTS and wins(seen, other)]
    return any(strength[other] > min(lesser) for other in unseen(seen) & TAROTS) if lesser else False


def best_on_partner(seen: Observation, card: Card) -> bool:
    """The best tarot is laid on a trick that is the partner's already."""
    has = holder(seen) if card == best_tarot(seen) and is_last(seen) else None
    return has is not None and is_friend(seen, has) and any(c != FOOL for c in others(seen, card))


#: By kind: what tells it.
KINDS: dict[str, Callable[[Observation, Card], bool]] = {
    "fool-lost": fool_lost, "given-away": given_away, "best-wasted": best_wasted, "best-on-partner": best_on_partner,
}
