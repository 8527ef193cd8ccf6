"""Decides whether the payment of a seat can still depend on the rest of a deal.

Nothing is estimated: every deal that the seat cannot exclude is played out in every legal order. This is done for the
last cards only; after MOST_LINES lines it is abandoned, and the deal counts as undecided.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ..engine.cards import FOOL, PAGAT, Card, Cards
from ..engine.observation import Observation
from ..engine.payment import STAKES, scored
from ..engine.phases.playing import Playing, trick_winner
from ..engine.play import playable
from ..engine.rules import Trick
from ..engine.sides import sides
from .teaching.counting_aid import points_taken
from .worlds.deduction import Knowledge, deduce
from .worlds.ecarts import EcartCase
from .worlds.places import ECART, ECART_TAROTS, GIVEN, PLACES, TALON
from .worlds.sampler import Sampler
from .worlds.world import World, as_dealt, before_play, replay_world, sides_in

MOST_CARDS, MOST_LINES = 3, 1200
"""The greatest numbers of cards in hand and of lines of play that are tried, which takes some 0.1 s."""


def is_decided(seen: Observation) -> bool:
    """Whether, in each deal that the seat of ``seen`` cannot exclude, its payment no longer depends on the play.

    False if that would take too long to decide.
    """
    may_show = not seen.tricks and bool(seen.rules.row.handfuls)
    if seen.phase != "playing" or len(seen.hand) < 2 or may_show:
        return False
    return _has_enough(seen) or (len(seen.hand) <= MOST_CARDS and _pays_the_same(seen))


def _has_enough(seen: Observation) -> bool:
    """Whether a side has certainly passed par, in a game in which only winning is paid."""
    rules, camps = seen.rules, points_taken(seen, seen.tricks)
    if rules.payment not in STAKES or seen.taking.contract.sides == "each" or seen.sides[seen.seat] is None:
        return False
    owed = 1 + rules.family.fool_short  # for the Fool a card may still be paid
    return any(camp.side is not None and camp.units - owed > rules.row.par for camp in camps)


def _pays_the_same(seen: Observation) -> bool:
    lines, special = 0, {FOOL, PAGAT} - {card for _, card, _ in seen.plays()}
    for state in states_of(seen):
        paid = dict[object, int]()
        for tricks in _lines(state, state.hands, state.trick, state.tricks):
            lines += 1
            if lines > MOST_LINES:
                return False
            key = tricks if special else _what_counts(state, tricks)
            if key not in paid:
                paid[key] = scored(state.facts, tricks, state.handfuls)[0].payments[seen.seat]
                if len(set(paid.values())) > 1:
                    return False
    return True


def _what_counts(state: Playing, tricks: tuple[Trick, ...]) -> object:
    """The values of the tricks to come on which a payment may depend, without the Fool and the 1."""
    won: dict[int | None, list[Card]] = {}
    truth = sides(state.facts)
    for trick in tricks[len(state.tricks):]:
        assert trick.winner is not None
        won.setdefault(truth[trick.winner], []).extend(trick.cards)
    last = tricks[-1].winner
    assert last is not None
    return truth[last], frozenset((side, frozenset(cards)) for side, cards in won.items())


def _lines(state: Playing, hands: tuple[Cards, ...], trick: Trick,
           done: tuple[Trick, ...]) -> Iterator[tuple[Trick, ...]]:
    """All tricks of the deal, in every order in which the ``hands`` may be played on from ``trick``."""
    facts, order = state.facts, state.facts.deal.order
    if len(trick.cards) == len(order):
        winner = trick_winner(facts, done, trick, last=False)
        done, trick = (*done, Trick(trick.leader, trick.cards, winner)), Trick(winner)
    at = order.index(trick.leader)
    turns = (*order[at:], *order[:at])
    if not trick.cards and len(hands[trick.leader]) == 1:
        forced = Trick(trick.leader, tuple(next(iter(hands[seat])) for seat in turns))
        yield (*done, replace(forced, winner=trick_winner(facts, done, forced, last=True)))
        return
    turn = turns[len(trick.cards)]
    for card in playable(facts.rules, hands[turn], trick.cards):
        left = (*hands[:turn], hands[turn] - {card}, *hands[turn + 1:])
        yield from _lines(state, left, Trick(trick.leader, (*trick.cards, card)), done)


def states_of(seen: Observation) -> Iterator[Playing]:
    """The state in every world that the seat of ``seen`` cannot exclude, and perhaps in a few others."""
    knowledge = deduce(seen)
    first = Sampler(seen, 0).world()
    state = replay_world(seen, first)
    assert isinstance(state, Playing)
    for case in knowledge.cases:
        for places in _arrangements(case, [0] * len(knowledge.hidden), list(case.room)):
            world = _world(seen, knowledge, case, places, first)
            deal = replace(state.facts.deal, hands=tuple(map(tuple, as_dealt(seen, world)[0])))
            facts = replace(state.facts, deal=deal, hands=tuple(before_play(seen, world)), ecart=world.ecart,
                            talon=world.talon)
            yield replace(state, facts=facts, hands=world.hands)


def _arrangements(case: EcartCase, places: list[int], room: list[int], at: int = 0) -> Iterator[list[int]]:
    """The ``places`` of the hidden cards from ``at`` on, in every way that ``case`` allows."""
    if at == len(places):
        yield places
        return
    for place, free in enumerate(room):
        if free and case.allowed[at] >> place & 1:
            places[at] = place
            room[place] -= 1
            yield from _arrangements(case, places, room, at + 1)
            room[place] += 1


def _world(seen: Observation, knowledge: Knowledge, case: EcartCase, places: list[int], like: World) -> World:
    """The world with the hidden cards in ``places`` and the gifts of the world ``like``."""
    parts = {ECART_TAROTS: ECART} if seen.ecart_by is None else {ECART_TAROTS: ECART, GIVEN: seen.ecart_by}
    at: list[set[Card]] = [set() for _ in range(PLACES)]
    for card, place in (*knowledge.known.items(), *zip(knowledge.hidden, places, strict=True)):
        at[parts.get(place, place)].add(card)
    hands = tuple(frozenset(at[seat]) for seat in range(len(seen.sizes)))
    return World(hands, frozenset(at[ECART]), frozenset(at[TALON]), like.given, sides_in(seen, hands))
