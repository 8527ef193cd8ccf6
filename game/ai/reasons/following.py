"""Why a card is played to a trick that others have begun."""

from __future__ import annotations

from ...engine.cards import FOOL, PAGAT, TAROT, TAROTS, Card
from .reason import Reason
from .sight import Sight, above, cheapest, is_ours, is_theirs, stake, stays, wins

MUCH = 1.0  # card points that make a card worth speaking of
RICH = 3.0  # and a trick


def pagat_now(sight: Sight, card: Card) -> Reason | None:
    """The 1 takes this trick, and nobody to come can beat it."""
    return Reason("pagat_now", (PAGAT,)) if card == PAGAT and stays(sight, card) else None


def pagat_to_partner(sight: Sight, card: Card) -> Reason | None:
    """The 1 goes home in a trick that is surely a friend's."""
    if card != PAGAT or not is_ours(sight) or wins(sight, card):
        return None
    return Reason("pagat_to_partner", (PAGAT,), _holder(sight))


def partner_wins(sight: Sight, card: Card) -> Reason | None:
    """A friend surely has the trick: a card that counts is added to it, and does not take it over."""
    others = sight.legal - {card, FOOL}
    if not is_ours(sight) or wins(sight, card) or card in (FOOL, PAGAT):
        return None
    if sight.worth[card] < cheapest(sight, others) + MUCH:
        return None
    return Reason("partner_wins", (card,), _holder(sight))


def partner_so_far(sight: Sight, card: Card) -> Reason | None:
    """A friend has the trick, though others may still take it: a card that counts is risked."""
    others = sight.legal - {card, FOOL}
    if sight.holder not in sight.friends or is_ours(sight) or wins(sight, card) or card in (FOOL, PAGAT):
        return None
    if sight.worth[card] < cheapest(sight, others) + MUCH:
        return None
    return Reason("partner_so_far", (card,), _holder(sight))


def leave_to_partner(sight: Sight, card: Card) -> Reason | None:
    """A friend surely has the trick: nothing strong is spent on it, though it could be."""
    if not is_ours(sight) or wins(sight, card) or not any(wins(sight, other) for other in sight.legal):
        return None
    return Reason("leave_to_partner", (), _holder(sight)) if card != FOOL else None


def last_wins(sight: Sight, card: Card) -> Reason | None:
    """The last to play takes a trick that is not a friend's with the weakest card that will do."""
    if sight.later or sight.holder in sight.friends or not wins(sight, card):
        return None
    weaker = [other for other in sight.legal if other.suit == card.suit and wins(sight, other)
              and sight.strength[other] < sight.strength[card]]
    return Reason("last_wins", (card,)) if not weaker else None


def brings_home(sight: Sight, card: Card) -> Reason | None:
    """A card that counts takes the trick for certain, and so comes home itself."""
    if card == PAGAT or sight.worth[card] < MUCH or not stays(sight, card):
        return None
    return Reason("brings_home", (card,))


def takes_so_far(sight: Sight, card: Card) -> Reason | None:
    """A card of the suit led takes the trick from who is no friend, and those to come must spend more to have it."""
    if card in TAROTS or not sight.later or sight.holder is None or sight.holder in sight.friends:
        return None
    return Reason("takes_so_far", (card,)) if wins(sight, card) and not stays(sight, card) else None


def pagat_chance(sight: Sight, card: Card) -> Reason | None:
    """The 1 takes the trick as it lies, though somebody to come may still beat it."""
    return Reason("pagat_chance", (PAGAT,)) if card == PAGAT and wins(sight, card) and not stays(sight, card) else None


def overruff(sight: Sight, card: Card) -> Reason | None:
    """A tarot beats an opponent's tarot on a suit that was led."""
    if sight.led in (None, TAROT) or sight.top not in TAROTS or sight.holder in sight.friends:
        return None
    assert sight.top is not None
    return Reason("overruff", (card, sight.top)) if card in TAROTS and wins(sight, card) else None


def rich_trick(sight: Sight, card: Card) -> Reason | None:
    """Points lie in the trick, it is not a friend's, and this card takes it."""
    points = stake(sight)
    if points < RICH or sight.holder in sight.friends or not wins(sight, card):
        return None
    return Reason("rich_trick", (card,), (), int(points))


def out_of_reach(sight: Sight, card: Card) -> Reason | None:
    """A tarot so high that nobody to come can beat it, where a lower one could be beaten."""
    rest = [seat for seat in sight.later if seat not in sight.friends]
    lower = [other for other in sight.legal & TAROTS
             if wins(sight, other) and sight.strength[other] < sight.strength[card]]
    if card not in TAROTS or not rest or not stays(sight, card) or not any(above(sight, x, rest) for x in lower):
        return None
    return Reason("out_of_reach", (card,))


def high_enough(sight: Sight, card: Card) -> Reason | None:
    """A tarot that takes the trick and is not easily beaten, where a weaker one would take it too, for now."""
    rest = [seat for seat in sight.later if seat not in sight.friends]
    if card not in TAROTS or not wins(sight, card) or stays(sight, card) or sight.holder in sight.friends:
        return None
    weaker = [other for other in sight.legal & TAROTS
              if wins(sight, other) and sight.strength[other] < sight.strength[card]]
    fewer = weaker and len(above(sight, card, rest)) < min(len(above(sight, other, rest)) for other in weaker)
    return Reason("high_enough", (card,)) if fewer else None


def small_tarot(sight: Sight, card: Card) -> Reason | None:
    """A suit is trumped with the weakest tarot that takes the trick so far, while others may still beat it."""
    if card not in TAROTS or card == PAGAT or sight.led in (None, TAROT) or not wins(sight, card):
        return None
    weaker = [other for other in sight.legal & TAROTS - {PAGAT}
              if wins(sight, other) and sight.strength[other] < sight.strength[card]]
    return Reason("small_tarot", (card,)) if sight.later and not weaker else None


def theirs_give_little(sight: Sight, card: Card) -> Reason | None:
    """The trick is surely an opponent's: nothing is given that counts more than must be."""
    rest = sight.legal - {FOOL}
    if not is_theirs(sight) or wins(sight, card) or card == FOOL or sight.worth[card] > cheapest(sight, rest):
        return None
    if max(sight.worth[other] for other in rest) < sight.worth[card] + MUCH:
        return None
    return Reason("theirs_give_little", (card,), _holder(sight))


def cannot_win(sight: Sight, card: Card) -> Reason | None:
    """No own card would take the trick, which is no friend's: the least goes."""
    rest = sight.legal - {FOOL}
    if sight.holder is None or sight.holder in sight.friends or any(wins(sight, other) for other in rest):
        return None
    if card == FOOL or sight.worth[card] > cheapest(sight, rest) or len(rest) < 2:
        return None
    return None if theirs_give_little(sight, card) else Reason("cannot_win", (card,))


def partner_to_come(sight: Sight, card: Card) -> Reason | None:
    """A friend is still to play: a small card leaves the trick to him."""
    friends = tuple(seat for seat in sight.later if seat in sight.friends)
    rest = sight.legal - {FOOL}
    if not friends or sight.holder is None or sight.holder in sight.friends or wins(sight, card) or card == FOOL:
        return None
    if sight.worth[card] > cheapest(sight, rest) or not any(wins(sight, other) for other in rest):
        return None
    return Reason("partner_to_come", (card,), friends)


def save_pagat(sight: Sight, card: Card) -> Reason | None:
    """The 1 might be played, and would be lost or could be: another card goes."""
    if card in (PAGAT, FOOL) or PAGAT not in sight.legal or stays(sight, PAGAT) or is_ours(sight):
        return None
    return Reason("save_pagat", (PAGAT,))


def keep_best_tarot(sight: Sight, card: Card) -> Reason | None:
    """The best tarot there is stays in hand, a lesser one does."""
    best = max(sight.tarots, key=sight.strength.__getitem__, default=card)
    if card not in TAROTS or best == card or best not in sight.legal or above(sight, best, sight.others):
        return None
    lesser = above(sight, card, sight.others)
    return Reason("keep_best_tarot", (best,)) if lesser else None


def fool_saves(sight: Sight, card: Card) -> Reason | None:
    """The Fool goes where every other card is one that counts, and the trick is not surely ours."""
    others = sight.legal - {FOOL}
    if card != FOOL or not others or is_ours(sight) or any(stays(sight, other) for other in others):
        return None
    if cheapest(sight, others) < MUCH:
        return None
    spared = min(others, key=lambda other: (sight.worth[other], sight.strength[other]))
    return Reason("fool_saves", (spared,))


def fool_spares_tarot(sight: Sight, card: Card) -> Reason | None:
    """The Fool goes where a tarot would have to, which could not be sure of the trick."""
    others = sight.legal - {FOOL}
    if card != FOOL or not others or not others <= TAROTS or is_ours(sight):
        return None
    return None if any(stays(sight, other) for other in others) else Reason("fool_spares_tarot", (FOOL,))


def _holder(sight: Sight) -> tuple[int, ...]:
    return () if sight.holder is None else (sight.holder,)


FOLLOWING = (pagat_now, pagat_to_partner, partner_wins, fool_saves, save_pagat, brings_home, last_wins, out_of_reach,
             overruff, rich_trick, theirs_give_little, leave_to_partner, partner_so_far, partner_to_come, pagat_chance,
             fool_spares_tarot, cannot_win, high_enough, small_tarot, takes_so_far, keep_best_tarot)
