"""Deduces the possible cards of another seat's écart, and whether cards that the soloist received were given back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import product
from math import comb, factorial, perm, prod

from ...engine.cards import KINGS, PAGAT, TAROTS, Card, Cards
from ...engine.ecart import HONOURS
from ...engine.observation import Observation
from ...engine.rules import Seat
from .places import (
    ECART,
    ECART_TAROTS,
    GIVEN,
    PLACES,
    Impossible,
    May,
    bit,
    cards_held,
    kept_or_returned,
    played_by,
    received,
    returned_to,
    seats_of,
    settled,
    unseen_gifts,
    without,
)

#: The cards that must be discarded before tarots may be.
PLAIN = frozenset(Card(n) for n in range(22, 78)) - KINGS


@dataclass(frozen=True, slots=True)
class EcartCase:
    """A set of arrangements: each hidden card is in a place of its mask in ``allowed``; ``room`` is the size by place.

    All are possible, except for the conditions of :func:`game.ai.worlds.world.possible`; ``weight`` is proportional to
    the number of their deals. The owner of the écart ``lacked`` these cards when discarding; the cards in the place
    GIVEN were given to the owner since.
    """

    allowed: tuple[int, ...]
    room: tuple[int, ...]
    weight: float = 1.0
    lacked: Cards = frozenset()


@dataclass(frozen=True, slots=True)
class Told:
    """An unseen, finished écart: the ``least`` and ``most`` tarots in it, and whether they were ``forced``.

    ``given`` is the number of cards that its ``owner`` was given since, unseen by this seat.
    """

    owner: Seat
    least: int
    most: int
    forced: bool
    given: int


def never_laid(seen: Observation) -> Cards:
    """The cards that cannot be in another seat's écart, except those announced to be there."""
    never = KINGS | HONOURS[seen.rules.family.ecart]
    if seen.phase == "discarding":
        return never
    return never | FINISHED[seen.rules.family.ecart]


#: The cards that a finished écart has only if announced (a 1, tarots shown), by the rule for discarding.
FINISHED: dict[str, Cards] = {"all-or-none": frozenset((PAGAT,)), "tarots-last": TAROTS, "no-honour": frozenset()}


def _one_case(seen: Observation, may: May, room: list[int], known: dict[Card, int]) -> tuple[EcartCase, ...]:
    known |= settled(may, room)
    return (_case(may, room),)


def _case(may: May, room: list[int]) -> EcartCase:
    return EcartCase(tuple(may[card] for card in sorted(may)), (*room, *[0] * (PLACES - len(room))))


def _all_others_first(seen: Observation, may: May, room: list[int], known: dict[Card, int]) -> tuple[EcartCase, ...]:
    """The French documents: tarots may be discarded only after all suit cards except Kings, and are then shown."""
    if seen.tarots_told and seen.ecart is None and seen.ecart_by is not None:
        without(may, seen.ecart_by, PLAIN)
    return _one_case(seen, may, room, known)


def _all_tarots_or_none(seen: Observation, may: May, room: list[int], known: dict[Card, int]) -> tuple[EcartCase, ...]:
    """Grand Café rules: all tarots may be discarded, without notice; the number of forced tarots is announced."""
    owner = seen.ecart_by
    if owner is None or seen.ecart is not None or seen.phase == "discarding":
        return _one_case(seen, may, room, known)
    given = unseen_gifts(seen)[owner] - len(returned_to(seen, owner, known))
    known |= settled(may, room, unsure=bit(owner) if given else 0)
    told = _told(seen, known, owner, given)
    cases = [case for tarots in range(told.least, told.most + 1)
             for case in _with_tarots(seen, may, room, known, told, tarots)]
    possible = tuple(case for case in cases if case.weight > 0)
    if not possible:
        raise Impossible("no deal fits what was observed")
    return possible if len(possible) > 1 else _alone(possible[0], may, room, known)


def _alone(case: EcartCase, may: May, room: list[int], known: dict[Card, int]) -> tuple[EcartCase, ...]:
    """A tuple with the only ``case``; the places that are certain in it are moved to ``known``."""
    may.update(zip(sorted(may), case.allowed, strict=True))
    room[:] = case.room
    known |= settled(may, room, unsure=bit(GIVEN))
    known.update({card: ECART for card, place in known.items() if place == ECART_TAROTS})
    return (EcartCase(tuple(may[card] for card in sorted(may)), tuple(room), case.weight, case.lacked),)


# -- announcements ----------------------------------------------------------------------------------------------------


def _told(seen: Observation, known: dict[Card, int], owner: Seat, given: int) -> Told:
    if seen.tarots_told:
        return Told(owner, seen.tarots_told, seen.tarots_told, True, given)
    least = len(TAROTS.intersection(card for card, place in known.items() if place == ECART))
    had_some = bool(parted_with(seen, owner) & TAROTS) or len(may_be_given(seen, known, owner) & TAROTS) > given
    return Told(owner, least, least if had_some else seen.ecart_size, False, given)


def parted_with(seen: Observation, owner: Seat) -> Cards:
    """The cards that ``owner`` certainly had and has handed over since."""
    asked = {x.asked for x in seen.exchanges if x.holder == owner}
    gave = {x.given for x in seen.exchanges if x.given is not None and owner == seen.taking.taker}
    return frozenset(asked | gave - received(seen))


def may_be_given(seen: Observation, known: Mapping[Card, int], owner: Seat) -> Cards:
    """The cards that ``owner`` has or has played and that may be the card given unseen."""
    got = {x.asked for x in seen.exchanges if owner == seen.taking.taker}
    got |= {x.given for x in seen.exchanges if x.holder == owner and x.given is not None}
    got |= returned_to(seen, owner, known)
    return played_by(seen, owner).union(card for card, place in known.items() if place == owner) - got


# -- the cases --------------------------------------------------------------------------------------------------------


def _with_tarots(seen: Observation, may: May, room: list[int], known: dict[Card, int], told: Told,
                 tarots: int) -> list[EcartCase]:
    """The cases in which the écart has exactly ``tarots`` tarots, by the number of unseen gifts still in the hand."""
    lacked = PLAIN if told.forced else TAROTS if tarots else frozenset[Card]()
    if not lacked:
        masks = {card: mask & ~bit(ECART) if card in TAROTS else mask for card, mask in may.items()}
        case = _case(masks, room)
        return [replace(case, weight=float(_count(case, told) * perm(cards_held(seen, told.owner, known), told.given)))]
    mine = played_by(seen, told.owner) - returned_to(seen, told.owner, known) if told.given else frozenset[Card]()
    cases = []
    for kept in range(told.given + 1):
        case = _case(*_apart(may, room, known, told.owner, lacked, tarots, kept))
        spent, ours = told.given - kept, len(mine & lacked)
        ways = perm(told.given, kept) * factorial(spent) * comb(len(mine) - ours, spent - ours) if spent >= ours else 0
        cases.append(replace(case, weight=float(_count(case, told) * ways) if ways else 0.0, lacked=lacked))
    return cases


def _apart(may: May, room: list[int], known: dict[Card, int], owner: Seat, lacked: Cards, tarots: int,
           kept: int) -> tuple[May, list[int]]:
    """``may`` and ``room`` with the tarots of the écart, and ``kept`` cards of the owner's hand, in separate places."""
    open_ = tarots - sum(1 for card, place in known.items() if place == ECART and card in TAROTS)
    left = [*room, *[0] * (PLACES - len(room))]
    left[ECART] -= open_
    left[ECART_TAROTS] = open_
    left[owner] -= kept
    left[GIVEN] = kept
    masks = may.copy()
    for card, mask in may.items():
        if card in TAROTS and mask & bit(ECART):
            masks[card] ^= bit(ECART) | bit(ECART_TAROTS)
        if mask & bit(owner):
            masks[card] ^= (bit(owner) if card in lacked else 0) | (bit(GIVEN) if kept else 0)
    return masks, left


def _count(case: EcartCase, told: Told) -> int:
    return arrangements(case.allowed, case.room, bit(told.owner) | bit(ECART) | bit(ECART_TAROTS) | bit(GIVEN))


#: How to deduce the cases of a finished écart, by the rule for discarding.
CASES: dict[str, Callable[[Observation, May, list[int], dict[Card, int]], tuple[EcartCase, ...]]] = {
    "all-or-none": _all_tarots_or_none, "tarots-last": _all_others_first, "no-honour": _one_case,
}


# -- the number of arrangements ----------------------------------------------------------------------------------------


#: The greatest number of fillings to go through; beyond it, places that need not be kept apart are counted as one.
LIMIT = 100

Group = tuple[int, int]  # places counted as one: their mask, the number of cards they take together


def arrangements(allowed: Sequence[int], room: Sequence[int], apart: int) -> int:
    """The number of ways to put each card in a place of its mask in ``allowed`` with every ``room`` exactly filled.

    Exact if that is quick; else computed as if the places outside the mask ``apart`` were one place for every card
    allowed in any of them, which is enough to compare cases that differ in the places ``apart``.
    """
    if min(room) < 0 or sum(room) != len(allowed):
        return 0
    if not allowed:
        return 1
    kinds = Counter(allowed)
    groups = _alike(kinds, room)
    if prod(taken + 1 for _, taken in sorted(groups, key=lambda g: g[1])[:-1]) > LIMIT:
        groups = _merged(groups, apart)
    split = prod(factorial(taken) for _, taken in groups) // prod(factorial(n) for n in room)
    return split * _fillings(kinds, groups)


def _alike(kinds: Counter[int], room: Sequence[int]) -> list[Group]:
    """The places grouped by the cards they may have."""
    groups: dict[tuple[bool, ...], Group] = {}
    for place, left in enumerate(room):
        if left:
            takes = tuple(mask >> place & 1 == 1 for mask in kinds)
            mask, taken = groups.get(takes, (0, 0))
            groups[takes] = mask | 1 << place, taken + left
    return list(groups.values())


def _merged(groups: list[Group], apart: int) -> list[Group]:
    rest = [group for group in groups if not group[0] & apart]
    one = (sum(mask for mask, _ in rest), sum(taken for _, taken in rest))
    return [group for group in groups if group[0] & apart] + [one]


def _fillings(kinds: Counter[int], groups: list[Group]) -> int:
    """The number of ways to put the cards in the groups of places, kind by kind; the last group takes the rest."""
    groups = sorted(groups, key=lambda group: group[1])
    alike: Counter[tuple[bool, ...]] = Counter()
    for mask, cards in kinds.items():
        alike[tuple(mask & group != 0 for group, _ in groups)] += cards
    *first, last = sorted(alike, key=lambda may: (sum(may), alike[may]))
    ways = {tuple(taken for _, taken in groups): 1}
    for may in first:
        after: Counter[tuple[int, ...]] = Counter()
        for room, so_far in ways.items():
            for left, more in _spread(alike[may], may, room):
                after[left] += so_far * more
        ways = after
    return sum(so_far * factorial(alike[last]) // prod(map(factorial, room)) for room, so_far in ways.items()
               if all(may or not left for may, left in zip(last, room, strict=True)))


def _spread(cards: int, may: tuple[bool, ...], room: tuple[int, ...]) -> Iterator[tuple[tuple[int, ...], int]]:
    """The rooms that may be left after placing ``cards`` of one kind, each with its number of ways."""
    if len(room) == 1:
        if cards == 0 or (may[0] and cards <= room[0]):
            yield (room[0] - cards,), 1
        return
    for here in range(min(cards, room[0]) + 1 if may[0] else 1):
        for left, ways in _spread(cards - here, may[1:], room[1:]):
            yield (room[0] - here, *left), ways * comb(cards, here)


# -- cards that the soloist received and perhaps gave back ------------------------------------------------------------
#
# Each possible way is one case or several, with a weight in proportion to the number of ways to choose the other gifts:
# a hand of fifteen cards may have been given the card that was asked for in one way, and another card in fourteen.


def returned_or_not(seen: Observation, may: May, room: list[int], known: dict[Card, int]) -> tuple[EcartCase, ...]:
    """All possible cases; ``may``, ``room`` and ``known`` are updated by the facts common to all of them."""
    ways = list(_ways(seen, may))
    if len(ways) == 1:
        _settle(ways[0], may, room, known)
        return CASES[seen.rules.family.ecart](seen, may, room, known)
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
    """The cases if the received cards are where ``way`` puts them; each case lists all cards of ``may``."""
    less, left, sure = may.copy(), room.copy(), known.copy()
    _settle(way, less, left, sure)
    try:
        found = CASES[seen.rules.family.ecart](seen, less, left, sure)
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
