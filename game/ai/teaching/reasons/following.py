"""Reasons for a card played to a trick that another seat has led to."""

from __future__ import annotations

from ....engine.cards import FOOL, PAGAT, TAROT, TAROTS, Card
from ...reading import Reading
from .reason import Reason, cheapest, is_ours, is_theirs, stake, stays

MUCH = 1.0  # card points that make a card worth mentioning
RICH = 3.0  # card points that make a trick worth mentioning


def pagat_now(reading: Reading, card: Card) -> Reason | None:
    """The 1 takes this trick, and no seat to come can beat it."""
    return Reason("pagat_now", (PAGAT,)) if card == PAGAT and stays(reading, card) else None


def pagat_to_partner(reading: Reading, card: Card) -> Reason | None:
    """The 1 is played to a trick that an ally is sure to win."""
    if card != PAGAT or not is_ours(reading) or reading.beats(card):
        return None
    return Reason("pagat_to_partner", (PAGAT,), _holder(reading))


def partner_wins(reading: Reading, card: Card) -> Reason | None:
    """An ally is sure to win the trick: a counting card is added that does not take it over."""
    others = reading.playable - {card, FOOL}
    if not is_ours(reading) or reading.beats(card) or card in (FOOL, PAGAT):
        return None
    if reading.points[card] < cheapest(reading, others) + MUCH:
        return None
    return Reason("partner_wins", (card,), _holder(reading))


def partner_so_far(reading: Reading, card: Card) -> Reason | None:
    """An ally is winning the trick, though others may still take it: a counting card is risked."""
    others = reading.playable - {card, FOOL}
    if reading.winner_so_far not in reading.allies or is_ours(reading) or reading.beats(card) or card in (FOOL, PAGAT):
        return None
    if reading.points[card] < cheapest(reading, others) + MUCH:
        return None
    return Reason("partner_so_far", (card,), _holder(reading))


def leave_to_partner(reading: Reading, card: Card) -> Reason | None:
    """An ally is sure to win the trick: no strong card is spent on it, though one could be."""
    if not is_ours(reading) or reading.beats(card) or not any(reading.beats(other) for other in reading.playable):
        return None
    return Reason("leave_to_partner", (), _holder(reading)) if card != FOOL else None


def last_wins(reading: Reading, card: Card) -> Reason | None:
    """The last seat takes a trick that no ally is winning, with its weakest card that can take it."""
    if reading.seats_to_play or reading.winner_so_far in reading.allies or not reading.beats(card):
        return None
    weaker = [other for other in reading.playable if other.suit == card.suit and reading.beats(other)
              and reading.strength[other] < reading.strength[card]]
    return Reason("last_wins", (card,)) if not weaker else None


def brings_home(reading: Reading, card: Card) -> Reason | None:
    """A counting card is certain to take the trick, and so is saved itself."""
    if card == PAGAT or reading.points[card] < MUCH or not stays(reading, card):
        return None
    return Reason("brings_home", (card,))


def takes_so_far(reading: Reading, card: Card) -> Reason | None:
    """A card of the suit led takes the trick from a seat that is no ally, and later seats must spend more to win it."""
    if card in TAROTS or not reading.seats_to_play or reading.winner_so_far not in reading.possible_foes:
        return None
    return Reason("takes_so_far", (card,)) if reading.beats(card) and not stays(reading, card) else None


def pagat_chance(reading: Reading, card: Card) -> Reason | None:
    """The 1 takes the trick so far, though a seat to come may still beat it."""
    chance = card == PAGAT and reading.beats(card) and not stays(reading, card)
    return Reason("pagat_chance", (PAGAT,)) if chance else None


def overruff(reading: Reading, card: Card) -> Reason | None:
    """A tarot beats an opponent's tarot on a suit that was led."""
    if reading.led in (None, TAROT) or reading.winning_card not in TAROTS or reading.winner_so_far in reading.allies:
        return None
    assert reading.winning_card is not None
    return Reason("overruff", (card, reading.winning_card)) if card in TAROTS and reading.beats(card) else None


def rich_trick(reading: Reading, card: Card) -> Reason | None:
    """The trick has many points, an ally is not winning it, and this card takes it."""
    points = stake(reading)
    if points < RICH or reading.winner_so_far in reading.allies or not reading.beats(card):
        return None
    return Reason("rich_trick", (card,), (), int(points))


def out_of_reach(reading: Reading, card: Card) -> Reason | None:
    """The tarot played is so high that no seat to come can beat it, while a lower one could be beaten."""
    rest = [seat for seat in reading.seats_to_play if seat not in reading.allies]
    lower = [other for other in reading.playable & TAROTS
             if reading.beats(other) and reading.strength[other] < reading.strength[card]]
    if card not in TAROTS or not rest or not stays(reading, card) or not any(reading.stronger(x, rest) for x in lower):
        return None
    return Reason("out_of_reach", (card,))


def high_enough(reading: Reading, card: Card) -> Reason | None:
    """The tarot played takes the trick so far, as a weaker one would, but fewer cards of later seats can beat it."""
    rest = [seat for seat in reading.seats_to_play if seat not in reading.allies]
    if card not in TAROTS or not reading.beats(card) or stays(reading, card) or reading.winner_so_far in reading.allies:
        return None
    weaker = [other for other in reading.playable & TAROTS
              if reading.beats(other) and reading.strength[other] < reading.strength[card]]
    fewer = weaker and len(reading.stronger(card, rest)) < min(len(reading.stronger(other, rest)) for other in weaker)
    return Reason("high_enough", (card,)) if fewer else None


def small_tarot(reading: Reading, card: Card) -> Reason | None:
    """A suit is trumped with the weakest tarot that takes the trick so far, while others may still beat it."""
    if card not in TAROTS or card == PAGAT or reading.led in (None, TAROT) or not reading.beats(card):
        return None
    weaker = [other for other in reading.playable & TAROTS - {PAGAT}
              if reading.beats(other) and reading.strength[other] < reading.strength[card]]
    return Reason("small_tarot", (card,)) if reading.seats_to_play and not weaker else None


def theirs_give_little(reading: Reading, card: Card) -> Reason | None:
    """An opponent is sure to win the trick: the card of least value is played."""
    rest = reading.playable - {FOOL}
    if not is_theirs(reading) or reading.beats(card) or card == FOOL or reading.points[card] > cheapest(reading, rest):
        return None
    if max(reading.points[other] for other in rest) < reading.points[card] + MUCH:
        return None
    return Reason("theirs_give_little", (card,), _holder(reading))


def cannot_win(reading: Reading, card: Card) -> Reason | None:
    """No card of the seat would take the trick, and an ally is not winning it: the least valuable card is played."""
    rest = reading.playable - {FOOL}
    if reading.winner_so_far not in reading.possible_foes or any(reading.beats(other) for other in rest):
        return None
    if card == FOOL or reading.points[card] > cheapest(reading, rest) or len(rest) < 2:
        return None
    return None if theirs_give_little(reading, card) else Reason("cannot_win", (card,))


def partner_to_come(reading: Reading, card: Card) -> Reason | None:
    """An ally is still to play: a small card leaves the trick to that seat."""
    friends = tuple(seat for seat in reading.seats_to_play if seat in reading.allies)
    rest = reading.playable - {FOOL}
    if not friends or reading.winner_so_far not in reading.possible_foes or reading.beats(card) or card == FOOL:
        return None
    if reading.points[card] > cheapest(reading, rest) or not any(reading.beats(other) for other in rest):
        return None
    return Reason("partner_to_come", (card,), friends)


def save_pagat(reading: Reading, card: Card) -> Reason | None:
    """Another card is played because the 1 would or might be lost in this trick."""
    if card in (PAGAT, FOOL) or PAGAT not in reading.playable or stays(reading, PAGAT) or is_ours(reading):
        return None
    return Reason("save_pagat", (PAGAT,))


def keep_best_tarot(reading: Reading, card: Card) -> Reason | None:
    """The best tarot is kept, because a lower one is enough."""
    best = max(reading.tarots, key=reading.strength.__getitem__, default=card)
    if card not in TAROTS or best == card or best not in reading.playable or reading.stronger(best, reading.others):
        return None
    lesser = reading.stronger(card, reading.others)
    return Reason("keep_best_tarot", (best,)) if lesser else None


def fool_saves(reading: Reading, card: Card) -> Reason | None:
    """The Fool is played because every other card counts, and the trick is not certain for the seat's side."""
    others = reading.playable - {FOOL}
    if card != FOOL or not others or is_ours(reading) or any(stays(reading, other) for other in others):
        return None
    if cheapest(reading, others) < MUCH:
        return None
    spared = min(others, key=lambda other: (reading.points[other], reading.strength[other]))
    return Reason("fool_saves", (spared,))


def fool_spares_tarot(reading: Reading, card: Card) -> Reason | None:
    """The Fool is played in place of a tarot that would not be certain to win the trick."""
    others = reading.playable - {FOOL}
    if card != FOOL or not others or not others <= TAROTS or is_ours(reading):
        return None
    return None if any(stays(reading, other) for other in others) else Reason("fool_spares_tarot", (FOOL,))


def _holder(reading: Reading) -> tuple[int, ...]:
    return () if reading.winner_so_far is None else (reading.winner_so_far,)


FOLLOWING = (pagat_now, pagat_to_partner, partner_wins, fool_saves, save_pagat, brings_home, last_wins, out_of_reach,
             overruff, rich_trick, theirs_give_little, leave_to_partner, partner_so_far, partner_to_come, pagat_chance,
             fool_spares_tarot, cannot_win, high_enough, small_tarot, takes_so_far, keep_best_tarot)
