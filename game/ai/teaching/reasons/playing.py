"""Reasons for the card that is played: on the lead, to a trick, in either case, and by signals.

A function returns None if its reason does not hold.
"""

from __future__ import annotations

from ....engine.cards import FOOL, PAGAT, SUIT, TAROT, TAROTS, Card
from ....engine.payment import PRIZE_AT_LAST
from ....engine.rules import Seat
from ...reading import Reading
from ...signals import HONOUR, SignalKind, known_defenders, meaning, signals_in
from ..mistakes import trick_taken_over
from .reason import Reason, cheapest, is_ours, is_theirs, stake, stays

MUCH = 1.0  # card points that make a card worth mentioning
RICH = 3.0  # card points that make a trick worth mentioning


# -- for a card played to a trick that another seat has led to ---------------------------------------------------------


def pagat_now(reading: Reading, card: Card) -> Reason | None:
    """Holds if the 1 takes this trick and no later seat can beat it."""
    return Reason("pagat_now", (PAGAT,)) if card == PAGAT and stays(reading, card) else None


def pagat_to_partner(reading: Reading, card: Card) -> Reason | None:
    """Holds if the 1 is played to a trick that an ally is sure to win."""
    if card != PAGAT or not is_ours(reading) or reading.beats(card):
        return None
    return Reason("pagat_to_partner", (PAGAT,), _holder(reading))


def partner_wins(reading: Reading, card: Card) -> Reason | None:
    """Holds if an ally is sure to win the trick, and a counting card is added that does not take it over."""
    others = reading.playable - {card, FOOL}
    if not is_ours(reading) or reading.beats(card) or card in (FOOL, PAGAT):
        return None
    if reading.points[card] < cheapest(reading, others) + MUCH:
        return None
    return Reason("partner_wins", (card,), _holder(reading))


def partner_so_far(reading: Reading, card: Card) -> Reason | None:
    """Holds if an ally is winning the trick, though others may still take it, and a counting card is risked."""
    others = reading.playable - {card, FOOL}
    if reading.winner_so_far not in reading.allies or is_ours(reading) or reading.beats(card) or card in (FOOL, PAGAT):
        return None
    if reading.points[card] < cheapest(reading, others) + MUCH:
        return None
    return Reason("partner_so_far", (card,), _holder(reading))


def leave_to_partner(reading: Reading, card: Card) -> Reason | None:
    """Holds if an ally is sure to win the trick, and no strong card is spent on it, though one could be."""
    if not is_ours(reading) or reading.beats(card) or not any(reading.beats(other) for other in reading.playable):
        return None
    return Reason("leave_to_partner", (), _holder(reading)) if card != FOOL else None


def last_wins(reading: Reading, card: Card) -> Reason | None:
    """Holds if the last seat takes a trick that no ally is winning, with its weakest card that can take it."""
    if reading.seats_to_play or reading.winner_so_far in reading.allies or not reading.beats(card):
        return None
    weaker = [other for other in reading.playable if other.suit == card.suit and reading.beats(other)
              and reading.strength[other] < reading.strength[card]]
    return Reason("last_wins", (card,)) if not weaker else None


def brings_home(reading: Reading, card: Card) -> Reason | None:
    """Holds if a counting card is certain to take the trick, and so is saved itself."""
    if card == PAGAT or reading.points[card] < MUCH or not stays(reading, card):
        return None
    return Reason("brings_home", (card,))


def takes_so_far(reading: Reading, card: Card) -> Reason | None:
    """Holds if a card of the suit led takes the trick from a seat that is not an ally, and later seats can beat it."""
    if card in TAROTS or not reading.seats_to_play or reading.winner_so_far not in reading.possible_foes:
        return None
    return Reason("takes_so_far", (card,)) if reading.beats(card) and not stays(reading, card) else None


def pagat_chance(reading: Reading, card: Card) -> Reason | None:
    """Holds if the 1 takes the trick so far, though a later seat may still beat it."""
    chance = card == PAGAT and reading.beats(card) and not stays(reading, card)
    return Reason("pagat_chance", (PAGAT,)) if chance else None


def overruff(reading: Reading, card: Card) -> Reason | None:
    """Holds if a tarot beats the tarot of a seat not known to be an ally, after a suit was led."""
    if reading.led in (None, TAROT) or reading.winning_card not in TAROTS or reading.winner_so_far in reading.allies:
        return None
    assert reading.winning_card is not None
    return Reason("overruff", (card, reading.winning_card)) if card in TAROTS and reading.beats(card) else None


def takes_lead(reading: Reading, card: Card) -> Reason | None:
    """Holds if a tarot takes over the certain trick of an ally."""
    return Reason("takes_lead", (card,)) if trick_taken_over(reading, card) else None


def rich_trick(reading: Reading, card: Card) -> Reason | None:
    """Holds if the trick has many points, no ally is winning it, and this card takes it."""
    points = stake(reading)
    if points < RICH or reading.winner_so_far in reading.allies or not reading.beats(card):
        return None
    return Reason("rich_trick", (card,), (), int(points))


def out_of_reach(reading: Reading, card: Card) -> Reason | None:
    """Holds if the tarot played is so high that no later seat can beat it, while a lower one could be beaten."""
    rest = [seat for seat in reading.seats_to_play if seat not in reading.allies]
    lower = [other for other in reading.playable & TAROTS
             if reading.beats(other) and reading.strength[other] < reading.strength[card]]
    if card not in TAROTS or not rest or not stays(reading, card) or not any(reading.stronger(x, rest) for x in lower):
        return None
    return Reason("out_of_reach", (card,))


def high_enough(reading: Reading, card: Card) -> Reason | None:
    """Holds if the tarot played takes the trick so far.

    A weaker tarot would take it too, but later seats may have more cards that beat it.
    """
    rest = [seat for seat in reading.seats_to_play if seat not in reading.allies]
    if card not in TAROTS or not reading.beats(card) or stays(reading, card) or reading.winner_so_far in reading.allies:
        return None
    weaker = [other for other in reading.playable & TAROTS
              if reading.beats(other) and reading.strength[other] < reading.strength[card]]
    fewer = weaker and len(reading.stronger(card, rest)) < min(len(reading.stronger(other, rest)) for other in weaker)
    return Reason("high_enough", (card,)) if fewer else None


def small_tarot(reading: Reading, card: Card) -> Reason | None:
    """Holds if a suit is trumped with the weakest tarot that takes the trick so far; others may still beat it."""
    if card not in TAROTS or card == PAGAT or reading.led in (None, TAROT) or not reading.beats(card):
        return None
    weaker = [other for other in reading.playable & TAROTS - {PAGAT}
              if reading.beats(other) and reading.strength[other] < reading.strength[card]]
    return Reason("small_tarot", (card,)) if reading.seats_to_play and not weaker else None


def theirs_give_little(reading: Reading, card: Card) -> Reason | None:
    """Holds if an opponent is sure to win the trick, and the card of least value is played."""
    rest = reading.playable - {FOOL}
    if not is_theirs(reading) or reading.beats(card) or card == FOOL or reading.points[card] > cheapest(reading, rest):
        return None
    if max(reading.points[other] for other in rest) < reading.points[card] + MUCH:
        return None
    return Reason("theirs_give_little", (card,), _holder(reading))


def cannot_win(reading: Reading, card: Card) -> Reason | None:
    """Holds if the seat cannot take the trick, no ally is winning it, and the least valuable card is played."""
    rest = reading.playable - {FOOL}
    if reading.winner_so_far not in reading.possible_foes or any(reading.beats(other) for other in rest):
        return None
    if card == FOOL or reading.points[card] > cheapest(reading, rest) or len(rest) < 2:
        return None
    return None if theirs_give_little(reading, card) else Reason("cannot_win", (card,))


def partner_to_come(reading: Reading, card: Card) -> Reason | None:
    """Holds if an ally is still to play, and a small card leaves the trick to that seat."""
    friends = tuple(seat for seat in reading.seats_to_play if seat in reading.allies)
    rest = reading.playable - {FOOL}
    if not friends or reading.winner_so_far not in reading.possible_foes or reading.beats(card) or card == FOOL:
        return None
    if reading.points[card] > cheapest(reading, rest) or not any(reading.beats(other) for other in rest):
        return None
    return Reason("partner_to_come", (card,), friends)


def save_pagat(reading: Reading, card: Card) -> Reason | None:
    """Holds if another card is played because the 1 would or might be lost in this trick."""
    if card in (PAGAT, FOOL) or PAGAT not in reading.playable or stays(reading, PAGAT) or is_ours(reading):
        return None
    return Reason("save_pagat", (PAGAT,))


def keep_best_tarot(reading: Reading, card: Card) -> Reason | None:
    """Holds if the best tarot is kept because a lower one is enough."""
    best = max(reading.tarots, key=reading.strength.__getitem__, default=card)
    if card not in TAROTS or best == card or best not in reading.playable or reading.stronger(best, reading.others):
        return None
    lesser = reading.stronger(card, reading.others)
    return Reason("keep_best_tarot", (best,)) if lesser else None


def fool_saves(reading: Reading, card: Card) -> Reason | None:
    """Holds if the Fool is played because every other card counts, and the trick is not certain for the seat's side."""
    others = reading.playable - {FOOL}
    if card != FOOL or not others or is_ours(reading) or any(stays(reading, other) for other in others):
        return None
    if cheapest(reading, others) < MUCH:
        return None
    spared = min(others, key=lambda other: (reading.points[other], reading.strength[other]))
    return Reason("fool_saves", (spared,))


def fool_spares_tarot(reading: Reading, card: Card) -> Reason | None:
    """Holds if the Fool is played in place of a tarot that would not be certain to win the trick."""
    others = reading.playable - {FOOL}
    if card != FOOL or not others or not others <= TAROTS or is_ours(reading):
        return None
    return None if any(stays(reading, other) for other in others) else Reason("fool_spares_tarot", (FOOL,))


def _holder(reading: Reading) -> tuple[int, ...]:
    return () if reading.winner_so_far is None else (reading.winner_so_far,)


FOLLOWING = (pagat_now, pagat_to_partner, partner_wins, fool_saves, save_pagat, brings_home, last_wins, out_of_reach,
             overruff, takes_lead, rich_trick, theirs_give_little, leave_to_partner, partner_so_far, partner_to_come,
             pagat_chance, fool_spares_tarot, cannot_win, high_enough, small_tarot, takes_so_far, keep_best_tarot)


# -- for leading a card -----------------------------------------------------------------------------------------------


LONG, STRONG = 4, 5  # cards of a suit, tarots
#: The sides of contracts that a taker plays.
TAKEN = frozenset(("alone", "called"))


def sure_card(reading: Reading, card: Card) -> Reason | None:
    """Holds if no opponent has a tarot or a higher card of the suit, so that the card is certain to take the trick."""
    foes = reading.possible_foes
    if card.suit == TAROT or card == FOOL or reading.could_hold(foes, TAROTS) or reading.stronger(card, foes):
        return None
    return Reason("sure_card", (card,))


def best_tarot(reading: Reading, card: Card) -> Reason | None:
    """Holds if the card is the best remaining tarot, which is certain to take the trick."""
    foes = reading.possible_foes
    if card not in TAROTS or reading.stronger(card, foes) or not reading.could_hold(foes, TAROTS):
        return None
    return Reason("best_tarot", (card,))


def hunt_pagat(reading: Reading, card: Card) -> Reason | None:
    """Holds if a tarot is led while an opponent may have the 1, which must be played sooner or later."""
    if card not in TAROTS or card == PAGAT or not reading.could_hold(reading.foes, (PAGAT,)):
        return None
    return Reason("hunt_pagat", (PAGAT,)) if len(reading.tarots) >= LONG else None


def draw_tarots(reading: Reading, card: Card) -> Reason | None:
    """Holds if a tarot is led and the seat has many tarots, over one more than the other seats on average."""
    out = reading.could_hold(reading.others, TAROTS)
    if card not in TAROTS or not out or len(reading.tarots) < min(STRONG, len(out)):
        return None
    if len(reading.tarots) <= len(out) / len(reading.others) + 1:
        return None
    return Reason("draw_tarots", (card,), (), len(out))


def no_tarots_to_draw(reading: Reading, card: Card) -> Reason | None:
    """Holds if no other seat has tarots, and the seat keeps its tarots and leads another suit."""
    if card in TAROTS or card == FOOL or not reading.playable & TAROTS or reading.could_hold(reading.others, TAROTS):
        return None
    return Reason("no_tarots_to_draw", tuple(sorted(reading.tarots)))


def cash_master(reading: Reading, card: Card) -> Reason | None:
    """Holds if the highest card left of a suit is led.

    No opponent is known to lack the suit, and opponents may have tarots.
    """
    foes = reading.possible_foes
    if card.suit == TAROT or card == FOOL or reading.stronger(card, foes) or reading.points[card] < MUCH:
        return None
    lack = any(card.suit in reading.voids(seat) for seat in foes)
    return Reason("cash_master", (card,)) if reading.could_hold(reading.possible_foes, TAROTS) and not lack else None


def partner_trumps(reading: Reading, card: Card) -> Reason | None:
    """Holds if a suit is led in which an ally is void and may trump."""
    friends = [seat for seat in sorted(reading.allies)
               if card.suit in reading.voids(seat) and reading.could_hold((seat,), TAROTS)]
    return Reason("partner_trumps", (card,), (friends[0],)) if friends else None


def force_taker(reading: Reading, card: Card) -> Reason | None:
    """Holds if a suit is led in which the taker is void, which costs the taker a tarot or the trick."""
    taker = _taker(reading)
    if taker is None or card.suit not in reading.voids(taker) or not reading.could_hold((taker,), TAROTS):
        return None
    return Reason("force_taker", (card,), (taker,)) if reading.points[card] < MUCH else None


def called_card(reading: Reading, card: Card) -> Reason | None:
    """Holds if the taker leads the suit of the called card, which another seat may have."""
    called = [one for one in reading.seen.taking.called if one.suit == card.suit and one in reading.places]
    if not called or reading.seen.taking.taker != reading.seen.seat or not reading.could_hold(reading.others, called):
        return None
    return Reason("called_card", (called[0],), tuple(sorted(reading.allies))[:1])


def through_taker(reading: Reading, card: Card) -> Reason | None:
    """Holds if the taker plays next, then allies of this seat, and a small card is led."""
    taker = _taker(reading)
    if taker is None or reading.seats_to_play[0] != taker or not reading.allies & set(reading.seats_to_play[1:]):
        return None
    if card.suit == TAROT or card == FOOL or reading.points[card] >= MUCH or card.suit in reading.voids(taker):
        return None
    return Reason("through_taker", (card,), (taker,))


def taker_last(reading: Reading, card: Card) -> Reason | None:
    """Holds if the taker, an opponent, plays last to the trick, and a suit card of less than a point is led."""
    taker = _taker(reading)
    if taker is None or reading.seats_to_play[-1] != taker or card.suit == TAROT or card == FOOL:
        return None
    return Reason("taker_last", (card,), (taker,)) if reading.points[card] < MUCH else None


def long_suit(reading: Reading, card: Card) -> Reason | None:
    """Holds if the longest suit is led; seats that are void in it must spend tarots."""
    if card.suit == TAROT or card == FOOL or reading.points[card] >= MUCH:
        return None
    lengths = {suit: len(reading.hand & SUIT[suit]) for suit in "SHDC"}
    length = lengths[card.suit]
    if length < LONG or length < max(lengths.values()) or not reading.could_hold(reading.possible_foes, TAROTS):
        return None
    return Reason("long_suit", tuple(sorted(reading.hand & SUIT[card.suit])), (), length)


def keep_tarots_back(reading: Reading, card: Card) -> Reason | None:
    """Holds if a suit is led instead of a tarot; tarots are needed when suits run out."""
    if card in TAROTS or card == FOOL or not reading.playable & TAROTS \
            or not reading.could_hold(reading.possible_foes, TAROTS):
        return None
    return Reason("keep_tarots_back", tuple(sorted(reading.tarots)))


def _taker(reading: Reading) -> Seat | None:
    """The taker, if it is an opponent of this seat; else None."""
    taking = reading.seen.taking
    return taking.taker if taking.taker in reading.foes and taking.contract.sides in TAKEN else None


LEADING = (sure_card, best_tarot, cash_master, no_tarots_to_draw, hunt_pagat, draw_tarots, called_card, partner_trumps,
           force_taker, through_taker, long_suit, taker_last, keep_tarots_back)


# -- for a card that is led or played to a trick ----------------------------------------------------------------------


FEW, EARLY = 3, 6  # cards left in hand


def fool_in_time(reading: Reading, card: Card) -> Reason | None:
    """Holds if the Fool is played in time; in the last trick it cannot win and may be lost."""
    if card != FOOL or len(reading.hand) > FEW or reading.fool_is_safe or reading.fool_can_win:
        return None
    return Reason("fool_in_time", (FOOL,), (), len(reading.hand))


def keep_fool(reading: Reading, card: Card) -> Reason | None:
    """Holds if the Fool is kept to save a counting card later, because a worthless card can be played."""
    if reading.led is None or FOOL not in reading.playable or len(reading.hand) < EARLY:
        return None
    if card == FOOL or reading.points[card] > 0:
        return None
    dear = [other for other in sorted(reading.hand - TAROTS - {FOOL}) if reading.points[other] >= 1]
    at_risk = [other for other in dear if reading.stronger(other, reading.others)]
    return Reason("keep_fool", tuple(at_risk)) if at_risk else None


def makes_void(reading: Reading, card: Card) -> Reason | None:
    """Holds if the seat plays its last card of a suit, which it can trump with its tarots later."""
    if card.suit == TAROT or card == FOOL or len(reading.hand & SUIT[card.suit]) != 1 or not reading.tarots:
        return None
    return Reason("makes_void", (card,)) if len(reading.playable) > 1 and reading.unseen & SUIT[card.suit] else None


def keeps_guard(reading: Reading, card: Card) -> Reason | None:
    """Holds if a card of another suit is played, so that a card such as a Queen keeps its small guard."""
    for court in sorted(reading.hand - TAROTS - {FOOL}):
        suit = reading.hand & SUIT[court.suit]
        if court.suit == card.suit or len(suit) != 2 or reading.points[court] < 1 \
                or not suit & reading.playable - {court}:
            continue
        small = min(suit, key=reading.strength.__getitem__)
        if small != court and len(reading.stronger(court, reading.others)) == 1:
            return Reason("keeps_guard", (court, small))
    return None


def sheds_long(reading: Reading, card: Card) -> Reason | None:
    """Holds if the seat has neither the suit led nor tarots, and plays a worthless card of its longest suit."""
    if reading.led is None or card.suit in (reading.led, TAROT) or card == FOOL or reading.points[card] >= 1:
        return None
    lengths = {suit: len(reading.hand & SUIT[suit]) for suit in "SHDC"}
    shorter = [length for suit, length in lengths.items() if 0 < length < lengths[card.suit]]
    return Reason("sheds_long", (card,)) if shorter and lengths[card.suit] == max(lengths.values()) else None


def pagat_for_last(reading: Reading, card: Card) -> Reason | None:
    """Holds if the 1 is kept for the prize of the last trick, and no other seat has a tarot that can beat it."""
    if PAGAT not in reading.hand or card == PAGAT or reading.seen.rules.payment not in PRIZE_AT_LAST:
        return None
    if len(reading.hand) > FEW or reading.unseen & TAROTS or PAGAT not in reading.playable \
            or reading.pagat_fate != "safe":
        return None
    return Reason("pagat_for_last", (PAGAT,))


def holds_back_points(reading: Reading, card: Card) -> Reason | None:
    """Holds if a card without points is played, so that none with points is put at risk."""
    dear = [other for other in sorted(reading.playable - TAROTS - {FOOL, card})
            if other.suit == card.suit and reading.points[other] >= 1
            and reading.stronger(other, reading.possible_foes)]
    if card in TAROTS or card == FOOL or reading.points[card] > 0 or not dear or is_ours(reading):
        return None
    return Reason("holds_back_points", (max(dear, key=reading.strength.__getitem__),))


EITHER = (fool_in_time, pagat_for_last, keeps_guard, makes_void, holds_back_points, sheds_long, keep_fool)


# -- about signals: those of a card, and those that the partners gave -------------------------------------------------


def tells(reading: Reading, card: Card) -> Reason | None:
    """The signal that this seat gives by playing ``card``, if it defends, gives signals, and the signal is true."""
    seen = reading.seen
    if seen.seat not in known_defenders(seen).intersection(reading.signalling):
        return None
    signal = meaning(seen, card)
    return Reason(TELLS + signal.kind, (card,)) if signal is not None and signal.is_true(reading.hand) else None


def _heard(reading: Reading, kinds: tuple[SignalKind, ...], suit: str) -> tuple[int, ...]:
    """The ally who last gave a signal of ``kinds`` about ``suit``, as the seats of a reason."""
    said = [one.seat for one in signals_in(reading.seen, reading.signalling)
            if one.seat in reading.allies and one.kind in kinds and one.suit == suit]
    return tuple(said[-1:])


def honour_promised(reading: Reading, card: Card) -> Reason | None:
    """Holds if a suit is led in which an ally promised an honour that may still be in hand."""
    heard = _heard(reading, ("honour",), card.suit)
    out = [other for other in SUIT.get(card.suit, ()) if other.rank >= HONOUR]
    if not heard or not reading.could_hold(heard, out):
        return None
    return Reason("honour_promised", (card,), heard)


def trumps_asked_for(reading: Reading, card: Card) -> Reason | None:
    """Holds if a trump is led because an ally asked for trumps, and no ally asked to stop."""
    heard = _heard(reading, ("many_trumps",), TAROT)
    stopped = _heard(reading, ("stop_trumps", "petit"), TAROT)
    return Reason("trumps_asked_for", (card,), heard) if card in TAROTS and heard and not stopped else None


def trumps_stopped(reading: Reading, card: Card) -> Reason | None:
    """Holds if another suit is led because an ally asked to stop with trumps."""
    heard = _heard(reading, ("stop_trumps", "petit"), TAROT)
    return Reason("trumps_stopped", (card,), heard) if card not in TAROTS and card != FOOL and heard else None


def ruff_promised(reading: Reading, card: Card) -> Reason | None:
    """Holds if a suit is led in which an ally has signalled a void and can trump."""
    heard = _heard(reading, ("two_cards",), card.suit)
    return Reason("ruff_promised", (card,), heard) if heard and reading.could_hold(heard, TAROTS) else None


TELLS = "tells_"
"""The beginning of the keys of the reasons of :func:`tells`; the kind of signal follows."""
HEARD = (honour_promised, trumps_asked_for, ruff_promised, trumps_stopped)
