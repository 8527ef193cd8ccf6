"""What one seat can tell about where the cards lie."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from ...engine.cards import FOOL, KINGS, QUEENS, SUIT, TAROT, TAROTS, Card, Cards
from ...engine.observation import Observation
from ...engine.play import highest_tarot, led_suit
from ...engine.rules import Seat
from .ecarts import EcartCase, cases_of, never_laid
from .places import ECART, TALON, May, bit, only, seats_of, without


@dataclass(frozen=True, slots=True)
class Knowledge:
    """All that follows from an Observation about the cards its seat does not see.

    ``known`` is the place (see ``places.py``) of every card whose place is certain and that was not played yet;
    ``hidden`` are the others in ascending order, over which each of ``cases`` says what is possible: what is told of
    an écart may be true in several ways. ``strict`` says that a few of the arrangements a case allows are impossible
    after all, for reasons that concern no single card: ask :func:`game.ai.worlds.sampler.possible`.
    """

    hidden: tuple[Card, ...]
    known: Mapping[Card, int]
    cases: tuple[EcartCase, ...]
    strict: bool


def deduce(seen: Observation) -> Knowledge:
    """What the seat of ``seen`` knows; ValueError once the deal is over, when there is nothing left to tell."""
    if seen.phase == "over":
        raise ValueError("the deal is over: nothing is hidden any more that matters")
    may, room, known = _anywhere(seen), _room(seen), _in_own_sight(seen)
    for rule in (_played, _shown, _exchanged, _called, _taken_up):
        rule(seen, may)
    cases = cases_of(seen, may, room, known)
    return Knowledge(tuple(sorted(may)), known, cases, _is_strict(seen, cases))


def _is_strict(seen: Observation, cases: tuple[EcartCase, ...]) -> bool:
    """Whether an écart is half laid, or a hand dealt without this or that may have been handed on since."""
    unfinished = seen.phase == "discarding" and seen.ecart is None
    given = any(case.lacked for case in cases) and bool(seen.exchanges) and seen.ecart_by == seen.taking.taker
    return unfinished or given or seen.rules.lone_petit == "void"


# -- to begin with ----------------------------------------------------------------------------------------------------


def _in_own_sight(seen: Observation) -> dict[Card, int]:
    """The own hand and écart, and what all know to lie in another's."""
    return {**dict.fromkeys(seen.hand, seen.seat), **dict.fromkeys((*seen.told, *(seen.ecart or ())), ECART)}


def _anywhere(seen: Observation) -> May:
    """Every other card that was not played, in any place that is not in sight."""
    sight = _in_own_sight(seen).keys() | {card for _, card, _ in seen.plays()}
    hands = seats_of(seat for seat in seen.order if seat != seen.seat)
    aside = bit(TALON) if seen.talon_size else 0
    unseen_ecart = bit(ECART) if seen.ecart_by is not None and seen.ecart is None else 0
    kept = never_laid(seen)
    return {card: hands | aside | (0 if card in kept else unseen_ecart)
            for card in seen.rules.deck if card not in sight}


def _room(seen: Observation) -> list[int]:
    """How many unseen cards each place holds."""
    room = [*seen.sizes, *[0] * (TALON + 1 - len(seen.sizes))]
    room[seen.seat] = 0
    room[ECART] = 0 if seen.ecart is not None else seen.ecart_size - len(seen.told)
    room[TALON] = seen.talon_size
    return room


# -- what was played --------------------------------------------------------------------------------------------------


def _played(seen: Observation, may: May) -> None:
    """What a seat had to lack to play as it did."""
    for seat, cards in shown_by_play(seen):
        if seat != seen.seat:
            without(may, seat, cards)


def shown_by_play(seen: Observation) -> Iterator[tuple[Seat, Cards]]:
    """For each card played, in order, but the Fool: its seat, and the cards it had not any more at that moment."""
    barred = _barred(seen)
    for n, (seat, card, onto) in enumerate(seen.plays()):
        if card != FOOL:
            yield seat, _lacked(seen, card, onto, barred if n < len(seen.order) else frozenset())


def _lacked(seen: Observation, card: Card, onto: tuple[Card, ...], barred: Cards) -> Cards:
    """The cards a seat had not when it played ``card``, not the Fool, ``onto`` others."""
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
    """Cards that set the suit of the first trick only out of a hand of nothing else."""
    if seen.rules.called_suit_lead != "barred":
        return frozenset()
    called = seen.taking.called
    return frozenset[Card]().union(*(SUIT[card.suit] for card in called)) - set(called)


# -- what was shown and said ------------------------------------------------------------------------------------------


def _shown(seen: Observation, may: May) -> None:
    """Handfuls; one with the Fool holds back no tarot."""
    for handful in seen.handfuls:
        only(may, handful.cards, bit(handful.seat))
        if FOOL in handful.cards:
            without(may, handful.seat, TAROTS - set(handful.cards))


def _exchanged(seen: Observation, may: May) -> None:
    """Cards asked for are with the soloist, or, until they change hands, in some other hand."""
    taker = seen.taking.taker
    got = [exchange.asked for exchange in seen.exchanges]
    only(may, got, bit(taker))
    only(may, set(seen.asked).difference(got), seats_of(seat for seat in seen.order if seat != taker))
    for exchange in seen.exchanges:
        if exchange.given is not None:
            only(may, (exchange.given,), bit(exchange.holder))


def _called(seen: Observation, may: May) -> None:
    """Who calls a lower rank than he might has all that is above it; a partner who has shown himself has the card."""
    taker = seen.taking.taker
    for card, rank in zip(seen.taking.called, seen.rules.row.calls, strict=False):
        only(may, _had_to_call(seen, rank, card), bit(taker) | bit(ECART))
    if seen.rules.family.partner_shows:
        only(may, seen.taking.called, seats_of(s for s in seen.order if seen.sides[s] == 0 and s != taker))


def _had_to_call(seen: Observation, rank: str, card: Card) -> Iterable[Card]:
    """The cards the taker had himself, or he could not have called ``card`` where ``rank`` was to be called."""
    if rank == "missing":
        return [other for other in seen.rules.deck if other not in TAROTS and other.rank > card.rank]
    return KINGS if rank == "king" and card in QUEENS else ()


def _taken_up(seen: Observation, may: May) -> None:
    """A talon that all have seen is with who took it up, or in his écart."""
    if seen.talon is not None and seen.ecart_by not in (None, seen.seat):
        only(may, seen.talon, bit(seen.taking.taker) | bit(ECART))
