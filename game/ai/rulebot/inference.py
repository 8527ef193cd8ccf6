"""Inferences about the hidden cards from the observation of a seat."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from ...engine.cards import FOOL, KINGS, PACKS, SUIT_OF, SUITS, TAROT, TAROTS, Card
from ...engine.observation import Observation
from ...engine.play import led_suit
from ...engine.rules import Rules, Seat
from ..reading import Reading
from .worth import points, trick_worth

ALL_SUITS = (*SUITS, TAROT)
NO_LIMIT = 1000


@dataclass(frozen=True, slots=True)
class Inference:
    """Probabilities during play: the ``reading`` of ``seen``, and the inferences from it.

    ``unseen`` are the cards, by suit, that others may hold, the weakest first; ``place`` the seats of those known to be
    in a hand; ``void`` the suits each seat has shown it lacks; ``limit`` the greatest strength of the tarots of each
    seat; ``share`` the chance that a given unseen card of a suit is in a seat's hand; ``friend`` the chance that a seat
    is on this side; ``later`` the seats that act after this one in the trick.
    """

    reading: Reading
    seen: Observation
    strength: tuple[int, ...]
    points: tuple[float, ...]
    trick_worth: float
    unseen: dict[str, list[Card]]
    place: dict[Card, Seat]
    void: tuple[set[str], ...]
    limit: tuple[int, ...]
    share: dict[str, tuple[float, ...]]
    friend: tuple[float, ...]
    later: tuple[Seat, ...]


def infer(seen: Observation) -> Inference:
    reading = Reading(seen)
    void, limit = _shown(seen)
    return Inference(reading, seen, seen.rules.strength, points(seen.rules), trick_worth(seen.rules), _unseen(reading),
                     _places(reading), void, limit, _shares(seen, void), _friends(reading, void),
                     reading.seats_to_play)


def _shown(seen: Observation) -> tuple[tuple[set[str], ...], tuple[int, ...]]:
    """The suits each seat lacks and the best tarot it may have, by the cards it played."""
    strength, order = seen.rules.strength, seen.order
    void: tuple[set[str], ...] = tuple(set() for _ in seen.sizes)
    limit = [NO_LIMIT] * len(seen.sizes)
    for trick in (*seen.tricks, seen.trick):
        led, best = led_suit(trick.cards), 0
        first = order.index(trick.leader)
        for n, card in enumerate(trick.cards):
            seat = order[(first + n) % len(order)]
            if led is not None and card != FOOL and SUIT_OF[card] != led:
                void[seat].add(led)
                if SUIT_OF[card] != TAROT:
                    void[seat].add(TAROT)
            if 0 < card < 22:
                if seen.rules.overtrump and strength[card] < best:
                    limit[seat] = min(limit[seat], best)
                best = max(best, strength[card])
    return void, tuple(limit)


def _unseen(reading: Reading) -> dict[str, list[Card]]:
    """The cards others may hold, without the Fool, by suit, the weakest first."""
    hidden = reading.unseen - reading.seen.told if reading.seen.told else reading.unseen
    unseen: dict[str, list[Card]] = {suit: [] for suit in ALL_SUITS}
    for card in weakest_first(reading.seen.rules):
        if card in hidden:
            unseen[SUIT_OF[card]].append(card)
    return unseen


def weakest_first(rules: Rules) -> tuple[Card, ...]:
    """The pack without the Fool, weakest cards first."""
    return _weakest_first(rules.pack, rules.strength)


@cache
def _weakest_first(pack: int, strength: tuple[int, ...]) -> tuple[Card, ...]:
    return tuple(sorted((card for card in PACKS[pack] if card != FOOL), key=strength.__getitem__))


def _places(reading: Reading) -> dict[Card, Seat]:
    """The seats of unplayed cards that this seat knows: exchanged, called, shown in a handful, or seen in the talon."""
    seen, place = reading.seen, dict[Card, Seat]()
    taker = seen.taking.taker
    if seen.talon is not None and seen.ecart_by not in (None, seen.seat):
        never_laid = {card for card in seen.talon if card in KINGS or card in TAROTS} - seen.told
        place.update(dict.fromkeys(never_laid, taker))
    for handful in seen.handfuls:
        place.update(dict.fromkeys(handful.cards, handful.seat))
    if seen.rules.family.partner_shows:
        partner = next((s for s in seen.order if seen.sides[s] == 0 and s != taker), None)
        place.update(dict.fromkeys(seen.taking.called, partner if partner is not None else taker))
    place.update({exchange.asked: taker for exchange in seen.exchanges})
    place.update({exchange.given: exchange.holder for exchange in seen.exchanges if exchange.given is not None})
    return {card: seat for card, seat in place.items() if card not in reading.played and seat != seen.seat}


def _shares(seen: Observation, void: tuple[set[str], ...]) -> dict[str, tuple[float, ...]]:
    """By suit, each seat's chance to hold a given unseen card, by the sizes of the hands not known to be void."""
    aside = seen.talon_size + (seen.ecart_size if seen.ecart is None else 0)
    shares: dict[str, tuple[float, ...]] = {}
    for suit in ALL_SUITS:
        room = [0 if seat == seen.seat or suit in void[seat] else size for seat, size in enumerate(seen.sizes)]
        total = sum(room) + (0 if suit == TAROT and seen.talon_size == 0 else aside)
        shares[suit] = tuple(size / total if total else 0.0 for size in room)
    return shares


def _friends(reading: Reading, void: tuple[set[str], ...]) -> tuple[float, ...]:
    """The probability that each seat is an ally; any seat that may hold the called card may be the hidden partner."""
    seen = reading.seen
    mine = seen.sides[seen.seat]
    hidden = [seat for seat in seen.order if seen.sides[seat] is None]
    partner = dict.fromkeys(hidden, 0.0)
    for card in set(seen.taking.called) - seen.hand - reading.played if hidden else ():
        may_hold = [seat for seat in hidden if card.suit not in void[seat]]
        for seat in may_hold:
            partner[seat] = 1 - (1 - partner[seat]) * (1 - 1 / len(may_hold))
    return tuple(_friend(side, mine, partner.get(seat, 0.0)) for seat, side in enumerate(seen.sides))


def _friend(side: int | None, mine: int | None, partner: float) -> float:
    if side is not None:
        return 1.0 if side == mine else 0.0
    return partner if mine == 0 else 1.0 - partner

