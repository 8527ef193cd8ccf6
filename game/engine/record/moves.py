"""Decodes the moves of a record and plays them by the rules."""

from __future__ import annotations

from itertools import islice
from typing import Any

from .. import actions as act
from ..actions import PLAY, Action, Play
from ..cards import BY_NAME, Card
from ..game import State, apply
from ..phases.announcing import Announcing
from ..phases.discarding import Discarding
from ..phases.playing import Playing, tricks_on
from ..rules import Rules, Seat, checked_seat
from .shape import BadRecord, Move, Record, opening, played_on
from .verbs import PLAIN, WITH_CARD

_PLAYS = {name: PLAY[card] for name, card in BY_NAME.items()}
_VERBS: dict[str, type[Any]] = {name: kind for kinds in (WITH_CARD, PLAIN) for kind, name in kinds.items()}


def seat_in(value: Any, rules: Rules) -> Seat:
    try:
        return checked_seat(value, rules.at_table)
    except ValueError as fault:
        raise BadRecord(str(fault)) from None


def card_in(value: Any) -> Card:
    card = BY_NAME.get(value) if type(value) is str else None
    if card is None:
        raise BadRecord(f"{value!r:.40} is no card")
    return card


def cards_in(value: Any, what: str) -> tuple[Card, ...]:
    if type(value) is not list or len(value) > len(BY_NAME):
        raise BadRecord(f"{what} is no list of cards")
    try:
        return tuple(map(BY_NAME.__getitem__, value))
    except (KeyError, TypeError):
        return tuple(map(card_in, value))  # says which


def _plays(entries: list[Any], place: int) -> list[tuple[Seat, Play]]:
    """The cards played from ``place`` on, up to anything else; their seats are not checked yet."""
    found = []
    for entry in islice(entries, place, None):
        if type(entry) is not list or len(entry) != 3:
            break
        seat, verb, name = entry
        play = _PLAYS.get(name) if verb == "play" and type(name) is str else None
        if play is None or type(seat) is not int:
            break
        found.append((seat, play))
    return found


def _action(verb: Any, rest: list[Any]) -> list[Action]:
    """The engine's actions that an entry encodes; several for an écart."""
    match verb, rest:
        case "bid", [str(contract)]:
            return [act.Bid(contract)]
        case "discard", [list(cards)] if cards:
            return [act.Discard(card) for card in cards_in(cards, "the écart")]
        case "handful", [list(cards)]:
            return [act.ShowHandful(cards_in(cards, "the handful"))]
        case ("ask" | "give" | "call" | "play"), [name]:
            return [_VERBS[verb](card_in(name))]
        case ("pass" | "done" | "slam"), []:
            return [_VERBS[verb]()]
    raise BadRecord(f"{[verb, *rest]!r:.80} is no action")


def decode_action(said: Any) -> Action:
    """The one action encoded in ``said``: the inverse of :func:`game.engine.record.encode_action`.

    Raises BadRecord if it encodes none, or several.
    """
    if type(said) is not list or not said:
        raise BadRecord(f"{said!r:.80} is no action")
    meant = _action(said[0], said[1:])
    if len(meant) != 1:
        raise BadRecord(f"{said!r:.80} is more than one action")
    return meant[0]


def _entry(entry: Any, rules: Rules, place: int) -> tuple[Seat, list[Action]]:
    if type(entry) is not list or not 2 <= len(entry) <= 3:
        raise BadRecord(f"{entry!r:.80} is no action", place)
    try:
        return seat_in(entry[0], rules), _action(entry[1], entry[2:])
    except BadRecord as fault:
        raise BadRecord(fault.why, place) from None


def moves_in(record: Record, entries: list[Any]) -> tuple[tuple[Move, ...], State]:
    """The moves written as ``entries``, all of them legal, and the state they lead to."""
    try:
        state, _ = opening(record)
    except ValueError as fault:
        raise BadRecord(str(fault)) from None
    moves: list[Move] = []
    place = 0
    while place < len(entries):
        if isinstance(state, Playing) and not state.trick.cards:
            ahead = _plays(entries, place)
            state, played = tricks_on(state, ahead)
            moves += ahead[:played]
            place += played
        if place < len(entries):
            state = _moved(state, record.rules, entries[place], place, moves)
            place += 1
    return tuple(moves), state


def _moved(state: State, rules: Rules, entry: Any, place: int, moves: list[Move]) -> State:
    """Apply the actions of ``entry``, which is at ``place``, and append them to ``moves``."""
    seat, meant = _entry(entry, rules, place)
    if isinstance(state, Discarding) and isinstance(meant[0], act.Discard) and len(meant) != rules.row.talon:
        raise BadRecord(f"an écart of {len(meant)} cards, not {rules.row.talon}", place, "ecart-size")
    if isinstance(state, Announcing) and not isinstance(meant[0], act.DeclareSlam | act.Pass):
        moves.append((state.facts.taking.taker, act.Pass()))
        state, _ = apply(state, act.Pass())
    for action in meant:
        state, _ = played_on(state, seat, action, place)
        moves.append((seat, action))
    return state
