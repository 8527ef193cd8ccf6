"""Deduces whether cards that the soloist received were given back, if the rules allow it.

Each possible way is one case or several, with a weight in proportion to the number of ways to choose the other gifts: a
hand of fifteen cards may have been given the card that was asked for in one way, and another card in fourteen.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from math import perm

from ...engine.cards import Card
from ...engine.observation import Observation
from ...engine.rules import Seat
from .ecarts import EcartCase, arrangements, cases_of
from .gifts import cards_held, kept_or_returned, returned_to, unseen_gifts
from .places import ECART_TAROTS, Impossible, May, bit, seats_of


def returned_or_not(seen: Observation, may: May, room: list[int], known: dict[Card, int]) -> tuple[EcartCase, ...]:
    """All possible cases; ``may``, ``room`` and ``known`` are updated by what is true in all of them."""
    ways = list(_ways(seen, may))
    if len(ways) == 1:
        _settle(ways[0], may, room, known)
        return cases_of(seen, may, room, known)
    cases = [case for way in ways for case in _cases(seen, way, may, room, known)]
    if not cases:
        raise Impossible("no deal fits what was observed")
    return _certain_in_all(cases, may, room, known)


def _ways(seen: Observation, may: May) -> Iterator[dict[Card, Seat]]:
    """Every possible distribution of the received cards that are not seen: the seat of each."""
    hidden = sorted(card for card in kept_or_returned(seen) if card in may)
    slots = unseen_gifts(seen)
    for holder in slots:
        slots[holder] -= len(returned_to(seen, holder, {}))
    for seats in product(*([seat for seat in seen.order if may[card] >> seat & 1] for card in hidden)):
        if all(number <= slots[seat] for seat, number in Counter(seats).items() if seat != seen.taking.taker):
            yield dict(zip(hidden, seats, strict=True))


def _settle(way: dict[Card, Seat], may: May, room: list[int], known: dict[Card, int]) -> None:
    for card, seat in way.items():
        del may[card]
        room[seat] -= 1
    known |= way


def _cases(seen: Observation, way: dict[Card, Seat], may: May, room: list[int],
           known: dict[Card, int]) -> Iterator[EcartCase]:
    """The cases of one ``way``, each with all cards of ``may``."""
    less, left, sure = may.copy(), room.copy(), known.copy()
    _settle(way, less, left, sure)
    try:
        found = cases_of(seen, less, left, sure)
    except Impossible:
        return
    settled = {card: sure[card] for card in may if card in sure}
    for case in found:
        allowed = {card: bit(place) for card, place in settled.items()} | dict(
            zip(sorted(less), case.allowed, strict=True))
        whole = list(case.room)
        for place in settled.values():
            whole[place] += 1
        yield replace(case, allowed=tuple(allowed[card] for card in sorted(may)), room=tuple(whole),
                      weight=_deals(seen, case) * _choices(seen, sure))


def _deals(seen: Observation, case: EcartCase) -> float:
    """A number in proportion to the deals of ``case``: its weight if the écart is unseen, else computed here."""
    if seen.ecart is None:
        return case.weight
    return float(arrangements(case.allowed, case.room, seats_of(unseen_gifts(seen)) | bit(seen.taking.taker)))


def _choices(seen: Observation, sure: dict[Card, int]) -> int:
    """The number of ways to choose the unseen gifts; those to the owner of an unseen écart are in its cases."""
    ways = 1
    for holder, gifts in unseen_gifts(seen).items():
        returned = len(returned_to(seen, holder, sure))
        ways *= perm(gifts, returned)
        if seen.ecart is not None or holder != seen.ecart_by:
            ways *= perm(cards_held(seen, holder, sure), gifts - returned)
    return ways


def _certain_in_all(cases: list[EcartCase], may: May, room: list[int], known: dict[Card, int]) -> tuple[EcartCase, ...]:
    """``cases`` without the cards that have the same one place in all of them, which become ``known``."""
    hidden = sorted(may)
    same = [(n, mask) for n, mask in enumerate(cases[0].allowed) if all(case.allowed[n] == mask for case in cases)]
    certain = {n: mask.bit_length() - 1 for n, mask in same if mask & (mask - 1) == 0 and mask < bit(ECART_TAROTS)}
    _settle({hidden[n]: place for n, place in certain.items()}, may, room, known)
    gone = Counter(certain.values())
    return tuple(replace(case, allowed=tuple(mask for n, mask in enumerate(case.allowed) if n not in certain),
                         room=tuple(left - gone[place] for place, left in enumerate(case.room))) for case in cases)
