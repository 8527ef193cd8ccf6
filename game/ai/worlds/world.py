"""A world, which is a deal that fits the observation of one seat, and its replay from the beginning."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ...engine.actions import Action, Ask, Bid, Call, DeclareSlam, Discard, Done, Give, Pass, Play, ShowHandful
from ...engine.cards import FOOL, PAGAT, TAROTS, Card, Cards
from ...engine.ecart import ways
from ...engine.game import State, apply, deal_of
from ...engine.observation import Observation
from ...engine.sides import Sides
from .ecarts import EcartCase
from .places import received, with_played


@dataclass(frozen=True, slots=True)
class World:
    """The current place of every card: ``hands`` by seat, ``ecart``, and the ``talon`` still on the table.

    ``given`` are the cards the soloist handed back, by exchange, None for one still owed; ``sides`` the side of every
    seat in this world, None while they are not settled.
    """

    hands: tuple[Cards, ...]
    ecart: Cards
    talon: Cards
    given: tuple[Card | None, ...]
    sides: Sides


def sides_in(seen: Observation, hands: Sequence[Cards]) -> Sides:
    """The sides if the seats hold ``hands``: hidden partners have, or have played, a called card."""
    called = seen.taking.called
    if seen.phase == "calling" or not called or all(seen.sides[seat] is not None for seat in seen.order):
        return seen.sides
    whole = with_played(seen, hands)
    pair = {seat for seat in seen.order if whole[seat].intersection(called)}
    pair.add(seen.taking.taker)
    return tuple((0 if seat in pair else 1) if seat in seen.order else None for seat in range(len(hands)))


def before_play(seen: Observation, world: World) -> list[Cards]:
    """The hands before the soloist asked for cards, or before the first card if no cards were asked for."""
    hands = with_played(seen, world.hands)
    taker = seen.taking.taker
    for exchange, given in zip(seen.exchanges, world.given, strict=True):  # all were received before one was given
        if given is not None:
            hands[taker] |= {given}
            hands[exchange.holder] -= {given}
    for exchange in seen.exchanges:
        hands[taker] -= {exchange.asked}
        hands[exchange.holder] |= {exchange.asked}
    return hands


def as_dealt(seen: Observation, world: World) -> tuple[list[Cards], tuple[Card, ...]]:
    """The hands and the talon as they were dealt.

    If a talon was taken up unseen, any cards of its owner may have been in it: the lowest are assumed, with the 1.
    """
    hands, owner = before_play(seen, world), seen.ecart_by
    if owner is None:
        return hands, tuple(sorted(world.talon))
    whole = hands[owner] | world.ecart
    talon = seen.talon or tuple(sorted(whole, key=lambda card: (card != PAGAT, card)))[:seen.rules.row.talon]
    hands[owner] = whole - set(talon)
    return hands, talon


def possible(seen: Observation, case: EcartCase, world: World) -> bool:
    """Whether ``world``, drawn from ``case``, meets the conditions that concern several cards together."""
    return _may_be_laid(seen, world) and _may_be_given(seen, case, world) and not _is_void(seen, world)


def _may_be_laid(seen: Observation, world: World) -> bool:
    """Whether an écart that another seat is discarding can be completed legally."""
    if seen.phase != "discarding" or seen.ecart_by is None or not world.ecart:
        return True
    hand = world.hands[seen.ecart_by] | world.ecart
    return any(world.ecart <= way.must | way.among and len(world.ecart - way.must) <= way.free
               for way in ways(seen.rules, hand))


def _may_be_given(seen: Observation, case: EcartCase, world: World) -> bool:
    """Whether a soloist who discarded the écart gave only cards that were in the hand then, or received since."""
    return seen.ecart_by != seen.taking.taker or case.lacked.isdisjoint(set(world.given) - received(seen))


def _is_void(seen: Observation, world: World) -> bool:
    """Whether a seat was dealt the 1 as its only tarot, without the Fool: such a deal is void."""
    if seen.rules.lone_petit != "void":
        return False
    return any(hand & TAROTS == {PAGAT} and FOOL not in hand for hand in as_dealt(seen, world)[0])


# -- replayed ----------------------------------------------------------------------------------------------------------


#: The actions still to be replayed, by phase.
Ahead = dict[str, deque[Action]]


def replay_world(seen: Observation, world: World) -> State:
    """The state of ``world`` replayed from the deal up to the moment of ``seen``.

    Raises IllegalAction if an action was not possible in this world, ValueError if the hands have wrong sizes.
    """
    hands, talon = as_dealt(seen, world)
    state, _ = deal_of(seen.rules, seen.dealer, [sorted(hand) for hand in hands], talon)
    ahead = _history(seen, world)
    while (action := _next(seen, state, ahead)) is not None:
        state, _ = apply(state, action)
    return state


def _history(seen: Observation, world: World) -> Ahead:
    phases: dict[str, Iterable[Action]] = {
        "discarding": map(Discard, sorted(world.ecart)),
        "auction": (Pass() if bid == "pass" else Bid(bid) for _, bid in seen.bids),
        "asking": map(Ask, seen.asked),
        "giving": (Give(card) for card in world.given if card is not None),
        "calling": map(Call, seen.taking.called),
        "announcing": [DeclareSlam()] if seen.slam else [],
        "playing": (Play(card) for _, card, _ in seen.plays()),
        "handfuls": (ShowHandful(handful.cards) for handful in seen.handfuls),
    }
    return {phase: deque(done) for phase, done in phases.items()}


def _next(seen: Observation, state: State, ahead: Ahead) -> Action | None:
    """The next action; None at the moment of the observation."""
    phase = type(state).__name__.lower()
    shows = [handful for handful in seen.handfuls if handful.seat == state.turn]
    if phase == "playing" and shows and ahead["handfuls"] and ahead["handfuls"][0] == ShowHandful(shows[0].cards):
        return ahead["handfuls"].popleft()
    if ahead.get(phase):
        return ahead[phase].popleft()
    return None if phase == seen.phase else SILENT.get(phase)


#: The actions at the end of a phase that an observation does not contain.
SILENT: dict[str, Action] = {"asking": Done(), "announcing": Pass()}
