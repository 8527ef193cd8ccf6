"""The entry points of the engine: deal a state, apply actions to it. Pure functions: no clock, no randomness."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import chain

from . import events as ev
from .actions import Action, IllegalAction
from .cards import FOOL, PAGAT, TAROTS, Card
from .phases.announcing import Announcing, open_announcing
from .phases.asking import Asking, Giving, open_asking
from .phases.auction import Auction, open_auction
from .phases.calling import Calling, open_calling
from .phases.discarding import Discarding, open_dealers_exchange, open_talon
from .phases.over import Over
from .phases.playing import Playing, open_playing
from .rules import Deal, Facts, FlowStep, Rules, Seat, Taking, checked_seat

State = Auction | Discarding | Asking | Giving | Calling | Announcing | Playing | Over
Transition = tuple[State, tuple[ev.Event, ...]]
Packet = tuple[Seat, int]
Opener = Callable[[Facts], tuple[State | Facts, tuple[ev.Event, ...]]]

__all__ = ["IllegalAction", "State", "Transition", "apply", "deal", "deal_of", "refusal", "seats_in_play", "step"]

#: The opener of each phase in a family's flow; an opener returns the facts if the phase is skipped.
OPENERS: dict[FlowStep, Opener] = {
    "dealers-exchange": open_dealers_exchange,
    "auction": open_auction,
    "ask": open_asking,
    "call if-passed": open_calling("if-passed"),
    "call before-talon": open_calling("before-talon"),
    "talon": open_talon,
    "call after-exchange": open_calling("after-exchange"),
    "slam": open_announcing,
    "play": open_playing,
}
#: The phases of the flow that a state may belong to, for finding the next phase.
STAGES: dict[type[State], tuple[FlowStep, ...]] = {
    Auction: ("auction",), Discarding: ("dealers-exchange", "talon"), Asking: ("ask",), Giving: ("ask",),
    Calling: ("call if-passed", "call before-talon", "call after-exchange"), Announcing: ("slam",),
}


#: The index of the talon among the piles that are dealt: after those of the seats.
TALON = -1


def seats_in_play(at_table: int, players: int, dealer: Seat) -> tuple[Seat, ...]:
    """The seats that play, from forehand to the dealer; with one player too many the seat before the dealer sits out.

    ValueError if ``dealer`` is not a seat at the table.
    """
    return _seats_in_play(at_table, players, checked_seat(dealer, at_table))


@cache
def _seats_in_play(at_table: int, players: int, dealer: Seat) -> tuple[Seat, ...]:
    return tuple((dealer + n) % at_table for n in range(1, at_table + 1) if n == at_table or n < players)


@cache
def _packets(seats: tuple[Seat, ...], sizes: tuple[int, ...], talon: int, singly: bool) -> tuple[Packet, ...]:
    """The receivers and sizes of the packets, in order; a talon dealt singly gets one card after each packet."""
    packets: list[Packet] = []
    for size in sizes:
        for seat in seats:
            packets.append((seat, size))
            if singly and talon:
                packets.append((TALON, 1))
                talon -= 1
    return (*packets, (TALON, talon)) if talon else tuple(packets)


def _packets_of(rules: Rules, seats: tuple[Seat, ...]) -> tuple[Packet, ...]:
    return _packets(seats, rules.row.packets, rules.row.talon, rules.family.talon_dealt == "singly")


def _handed_out(rules: Rules, dealer: Seat, order: Sequence[Card]) -> Deal:
    """The hands and the talon that result from dealing ``order`` packet by packet."""
    seats = seats_in_play(rules.at_table, rules.players, dealer)
    piles: list[list[Card]] = [[] for _ in range(rules.at_table + 1)]
    at = 0
    for to, size in _packets_of(rules, seats):
        piles[to] += order[at:at + size]
        at += size
    *hands, talon = map(tuple, piles)
    return Deal(rules, dealer, tuple(hands), talon, seats)


def _flown(dealt: Deal) -> tuple[ev.Event, ...]:
    """The events of dealing ``dealt``, packet by packet."""
    piles, happened = [*dealt.hands, dealt.talon], list[ev.Event]()
    at = [0] * len(piles)
    for to, size in _packets_of(dealt.rules, dealt.order):
        packet = piles[to][at[to]:at[to] + size]
        at[to] += size
        happened.append(ev.TalonDealt(packet, size) if to == TALON else ev.PacketDealt(to, packet, size))
    return tuple(happened)


def deal(rules: Rules, dealer: Seat, order: Sequence[Card]) -> Transition:
    """Deal the cards of ``order``, a pack that the caller has shuffled; returns the first state and the events.

    ValueError if ``order`` is not the pack of ``rules`` or ``dealer`` is not a seat at the table.
    """
    _check_pack(rules, order)
    return _opened(_handed_out(rules, dealer, order))


def deal_of(rules: Rules, dealer: Seat, hands: Sequence[Sequence[Card]], talon: Sequence[Card]) -> Transition:
    """Deal given ``hands``, by seat and in the order dealt, and ``talon``; returns the first state and the events.

    ValueError if these are not the pack of ``rules``, have other sizes, or ``dealer`` is not a seat at the table.
    """
    seats = seats_in_play(rules.at_table, rules.players, dealer)
    sizes = [rules.row.hand if seat in seats else 0 for seat in range(rules.at_table)]
    if [len(hand) for hand in hands] != sizes or len(talon) != rules.row.talon:
        raise ValueError(f"hands of {sizes} cards and a talon of {rules.row.talon} are dealt")
    _check_pack(rules, (*chain.from_iterable(hands), *talon))
    return _opened(Deal(rules, dealer, tuple(map(tuple, hands)), tuple(talon), seats))


def _check_pack(rules: Rules, dealt: Sequence[Card]) -> None:
    """Raise ValueError unless ``dealt`` contains each card of the rules' pack once, and nothing else."""
    if not all(isinstance(card, Card) for card in dealt) or sorted(dealt) != list(rules.deck):
        raise ValueError(f"not a pack of {rules.pack} cards")


def _opened(dealt: Deal) -> Transition:
    rules, happened = dealt.rules, _flown(dealt)
    idle = next((s for s in range(rules.at_table) if s not in dealt.order), None)
    began = ev.DealBegan(dealt.dealer, dealt.forehand, idle)
    facts = Facts(dealt, tuple(map(frozenset, dealt.hands)), frozenset(dealt.talon), Taking(dealt.dealer, rules.unbid))
    lone = next((s for s in dealt.order if is_lone_petit(facts, s)), None) if rules.lone_petit == "void" else None
    if lone is not None:
        return Over(facts, "void"), (*happened, began, ev.DealVoided(lone))
    return _advance(facts, rules.family.flow, (*happened, began))


def is_lone_petit(facts: Facts, seat: Seat) -> bool:
    """Whether ``seat`` has the 1 as its only tarot, and not the Fool."""
    hand = facts.hands[seat]
    return hand & TAROTS == {PAGAT} and FOOL not in hand


def _advance(facts: Facts, ahead: tuple[FlowStep, ...], happened: tuple[ev.Event, ...]) -> Transition:
    """Open the phases ``ahead`` until one waits for an action or the deal is over; returns the state and all events."""
    for name in ahead:
        if name != "auction" and facts.taking.contract.sides == "none":
            return Over(facts, "passed"), (*happened, ev.DealPassed())
        opened, more = OPENERS[name](facts)
        happened += more
        if not isinstance(opened, Facts):
            return opened, happened
        facts = opened
    raise AssertionError("a flow ends with play")


def _ahead(state: State) -> tuple[FlowStep, ...]:
    """The phases of the flow after the one ``state`` belongs to."""
    flow, own = state.facts.rules.family.flow, STAGES[type(state)]
    at = next(i for i, name in enumerate(flow) if name in own and _is_at(state, name))
    return flow[at + 1:]


def _is_at(state: State, name: str) -> bool:
    return not name.startswith("call ") or name == f"call {state.facts.rules.call_when}"


def apply(state: State, action: Action) -> Transition:
    """The state after ``action`` and the events that led to it; IllegalAction if the rules forbid the action."""
    rule = state.refusal(action)
    if rule is not None:
        raise IllegalAction(rule, action, state.turn, state.actions())
    return step(state, action)


def step(state: State, action: Action) -> Transition:
    """The state after ``action`` and the events that led to it, without checking that ``action`` is legal.

    For callers that took ``action`` from ``state.actions()``, as searches do; others use :func:`apply`.
    """
    assert not isinstance(state, Over)
    after, happened = state.after(action)
    if isinstance(after, Facts):
        return _advance(after, _ahead(state), happened)
    return after, happened


def refusal(state: State, action: Action) -> str | None:
    """The key of the rule that forbids ``action``, None if it is legal."""
    return state.refusal(action)
