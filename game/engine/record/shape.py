"""The record of a deal: its beginning, its moves in words, and the states they lead to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from .. import actions as act
from ..actions import Action, IllegalAction
from ..cards import Card
from ..game import State, Transition, apply, deal_of
from ..phases.over import Over
from ..rules import Rules, Seat

VERSION = 1
Move = tuple[Seat, Action]
WithCard = act.Ask | act.Give | act.Call | act.Play
Plain = act.Pass | act.Done | act.DeclareSlam
WITH_CARD: dict[type[WithCard], str] = {act.Ask: "ask", act.Give: "give", act.Call: "call", act.Play: "play"}
PLAIN: dict[type[Plain], str] = {act.Pass: "pass", act.Done: "done", act.DeclareSlam: "slam"}


def encode_action(action: Action) -> list[Any]:
    """``action`` as a record contains it, without its seat; a Discard becomes an écart of one card."""
    match action:
        case act.Bid(contract):
            return ["bid", contract]
        case act.Discard(card):
            return ["discard", [card.name]]
        case act.ShowHandful(cards):
            return ["handful", [c.name for c in cards]]
        case act.Ask(card) | act.Give(card) | act.Call(card) | act.Play(card):
            return [WITH_CARD[type(action)], card.name]
    return [PLAIN[type(action)]]


class BadRecord(ValueError):
    """A record was refused for the reason ``why``; ``action`` is the index of the action that breaks ``rule``."""

    def __init__(self, why: str, action: int | None = None, rule: str | None = None) -> None:
        where = f"action {action + 1}: " if action is not None else ""
        super().__init__(f"{where}{why}" + (f" (rule: {rule})" if rule else ""))
        self.why, self.action, self.rule = why, action, rule


HUMAN = "human"
"""The entry of a person in ``bots``."""


@dataclass(frozen=True, slots=True)
class Record:
    """The record of a deal: the rules, the cards dealt, the moves, and the end.

    ``moves`` are the engine's actions in order, each with its seat; ``match``, ``names``, ``bots`` and ``more``
    (unknown keys) are kept without being interpreted.
    """

    rules: Rules
    dealer: Seat
    hands: tuple[tuple[Card, ...], ...]
    talon: tuple[Card, ...]
    moves: tuple[Move, ...] = ()
    end: str = "open"
    match: Mapping[str, Any] = field(default_factory=dict)
    names: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()
    taken_back: int = 0
    more: Mapping[str, Any] = field(default_factory=dict)


def begun(state: State, **about: Any) -> Record:
    """The record of the deal of ``state``, without moves; ``about`` sets match, names and bots."""
    deal = state.facts.deal
    return Record(deal.rules, deal.dealer, deal.hands, deal.talon, **about)


def with_move(record: Record, seat: Seat, action: Action) -> Record:
    return replace(record, moves=(*record.moves, (seat, action)))


def opening(record: Record) -> Transition:
    """The state before the first move of ``record``, and the events of the deal."""
    return deal_of(record.rules, record.dealer, record.hands, record.talon)


def replay(record: Record) -> Iterator[Transition]:
    """Every state of ``record`` from the deal on, with the events that led to it."""
    step = opening(record)
    yield step
    for place, (seat, action) in enumerate(record.moves):
        step = played_on(step[0], seat, action, place)
        yield step


def last_state(record: Record) -> State:
    state, _ = opening(record)
    for place, (seat, action) in enumerate(record.moves):
        state, _ = played_on(state, seat, action, place)
    return state


def played_on(state: State, seat: Seat, action: Action, place: int) -> Transition:
    if state.turn != seat:
        said = "nobody" if state.turn is None else f"seat {state.turn}"
        raise BadRecord(f"seat {seat} acts, but it is the turn of {said}", place)
    try:
        return apply(state, action)
    except IllegalAction as fault:
        raise BadRecord(f"{encode_action(action)!r:.80} by seat {seat} is not legal", place, fault.rule) from fault


def closed(record: Record, state: State) -> Record:
    """``record`` with the end of ``state``: ``played``, ``passed`` or ``void``, or ``open`` if the deal continues."""
    return replace(record, end=state.end if isinstance(state, Over) else "open")
