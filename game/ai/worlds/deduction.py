"""Deduces the possible places of all cards from one seat's observation."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from ...engine.cards import FOOL, SUIT, TAROT, TAROTS, Card, Cards
from ...engine.observation import Observation
from ...engine.play import highest_tarot, led_suit
from ...engine.rules import Seat
from .ecarts import EcartCase, never_laid, returned_or_not
from .places import ECART, TALON, May, bit, kept_or_returned, only, received, seats_of, unseen_gifts, without


@dataclass(frozen=True, slots=True)
class Knowledge:
    """The facts that follow from an Observation about the cards that its seat does not see.

    ``known`` is the place (see ``places.py``) of every card whose place is certain and that was not played yet;
    ``hidden`` are the others in ascending order; each of ``cases`` describes the arrangements of them that are possible
    (the known facts about an écart may allow several cases). ``strict``: a few of these arrangements are impossible for
    reasons that concern several cards together; :func:`game.ai.worlds.world.possible` checks them.
    """

    hidden: tuple[Card, ...]
    known: Mapping[Card, int]
    cases: tuple[EcartCase, ...]
    strict: bool


def deduce(seen: Observation) -> Knowledge:
    """The knowledge of the seat of ``seen``; ValueError if the deal is over."""
    if seen.phase == "over":
        raise ValueError("the deal is over: nothing is hidden any more that matters")
    may, room, known = _anywhere(seen), _room(seen), _in_own_sight(seen)
    for rule in (_played, _shown, _exchanged, _called, _taken_up):
        rule(seen, may)
    cases = returned_or_not(seen, may, room, known)
    return Knowledge(tuple(sorted(may)), known, cases, _is_strict(seen, cases))


def _is_strict(seen: Observation, cases: tuple[EcartCase, ...]) -> bool:
    """Whether the arrangements of ``cases`` must be checked by :func:`game.ai.worlds.world.possible`.

    They must if an écart is incomplete, if cards may have been given from a hand that lacked some, or if the rules void
    a deal for its cards.
    """
    unfinished = seen.phase == "discarding" and seen.ecart is None
    given = any(case.lacked for case in cases) and bool(seen.exchanges) and seen.ecart_by == seen.taking.taker
    return unfinished or given or seen.rules.lone_petit == "void"


# -- the initial places -----------------------------------------------------------------------------------------------


def _in_own_sight(seen: Observation) -> dict[Card, int]:
    """The places of the cards in the seat's hand and écart, and of those publicly known to be in an écart."""
    return {**dict.fromkeys(seen.hand, seen.seat), **dict.fromkeys((*seen.told, *(seen.ecart or ())), ECART)}


def _anywhere(seen: Observation) -> May:
    """The possible places of all other cards that were not played: every hidden place."""
    sight = _in_own_sight(seen).keys() | {card for _, card, _ in seen.plays()}
    hands = seats_of(seat for seat in seen.order if seat != seen.seat)
    aside = bit(TALON) if seen.talon_size else 0
    unseen_ecart = bit(ECART) if seen.ecart_by is not None and seen.ecart is None else 0
    kept = never_laid(seen)
    return {card: hands | aside | (0 if card in kept else unseen_ecart)
            for card in seen.rules.deck if card not in sight}


def _room(seen: Observation) -> list[int]:
    """The number of unseen cards in each place."""
    room = [*seen.sizes, *[0] * (TALON + 1 - len(seen.sizes))]
    room[seen.seat] = 0
    room[ECART] = 0 if seen.ecart is not None else seen.ecart_size - len(seen.told)
    room[TALON] = seen.talon_size
    return room


# -- cards played -----------------------------------------------------------------------------------------------------


def _played(seen: Observation, may: May) -> None:
    """Exclude from each other seat the cards that it cannot have had, by the cards it played."""
    for seat, cards in shown_by_play(seen):
        if seat != seen.seat:
            without(may, seat, cards)


def shown_by_play(seen: Observation) -> Iterator[tuple[Seat, Cards]]:
    """For each card played except the Fool, in order: its seat, and the cards that the seat did not have then."""
    barred = _barred(seen)
    for n, (seat, card, onto) in enumerate(seen.plays()):
        if card != FOOL:
            yield seat, _lacked(seen, card, onto, barred if n < len(seen.order) else frozenset())


def _lacked(seen: Observation, card: Card, onto: tuple[Card, ...], barred: Cards) -> Cards:
    """The cards that a seat did not have when it played ``card``, not the Fool, to the trick ``onto``."""
    led = led_suit(onto)
    if led is None:
        return frozenset(seen.rules.deck) - barred if card in barred else frozenset()
    if card.suit not in (led, TAROT):
        return SUIT[led] | TAROTS
    lacked = SUIT[led] if card.suit != led else frozenset()
    best = highest_tarot(seen.rules, onto)
    if card in TAROTS and seen.rules.overtrump and seen.rules.strength[card] < best:
        lacked |= {tarot for tarot in TAROTS if seen.rules.strength[tarot] > best}
    return lacked


def _barred(seen: Observation) -> Cards:
    """The cards that may be led to the first trick only from a hand that has no others."""
    if seen.rules.called_suit_lead != "barred":
        return frozenset()
    called = seen.taking.called
    return frozenset[Card]().union(*(SUIT[card.suit] for card in called)) - set(called)


# -- handfuls, exchanges and calls ------------------------------------------------------------------------------------


def _shown(seen: Observation, may: May) -> None:
    """Use the handfuls shown; a handful with the Fool contains all tarots of the hand."""
    for handful in seen.handfuls:
        only(may, handful.cards, bit(handful.seat))
        if FOOL in handful.cards:
            without(may, handful.seat, TAROTS - set(handful.cards))


def _exchanged(seen: Observation, may: May) -> None:
    """Use the cards asked for: the soloist has them or has given them back unseen, or has not received them yet."""
    taker = seen.taking.taker
    returned = seats_of(unseen_gifts(seen)) if seen.rules.given_back == "any" else 0
    only(may, kept_or_returned(seen), bit(taker) | returned)
    only(may, set(seen.asked) - received(seen), seats_of(seat for seat in seen.order if seat != taker))
    for exchange in seen.exchanges:
        if exchange.given is not None:
            only(may, (exchange.given,), bit(exchange.holder))


def _called(seen: Observation, may: May) -> None:
    """Use the calls: a taker who called a low rank had all cards of higher ones; a revealed partner has the card."""
    taker = seen.taking.taker
    for card, rank in zip(seen.taking.called, seen.rules.row.calls, strict=False):
        only(may, _had_to_call(seen, rank, card), bit(taker) | bit(ECART))
    if seen.rules.family.partner_shows:
        only(may, seen.taking.called, seats_of(s for s in seen.order if seen.sides[s] == 0 and s != taker))


def _had_to_call(seen: Observation, rank: str, card: Card) -> Iterable[Card]:
    """The cards that the taker must have had, because the rule ``rank`` (see ``GameRow.calls``) allowed ``card``."""
    if rank == "queen":
        return ()
    return [other for other in seen.rules.deck if other not in TAROTS and other.rank > card.rank]


def _taken_up(seen: Observation, may: May) -> None:
    """Use a talon seen by all: its cards are with the seat that took it up, or in that seat's écart."""
    if seen.talon is not None and seen.ecart_by not in (None, seen.seat):
        only(may, seen.talon, bit(seen.taking.taker) | bit(ECART))
