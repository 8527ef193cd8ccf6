"""Reads a record from untrusted text: checks every value, replays the deal, and compares it with the stated result."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from itertools import islice
from typing import Any

from .. import actions as act
from ..actions import PLAY, Action, Play
from ..cards import BY_NAME, Card
from ..game import State, apply
from ..phases.announcing import Announcing
from ..phases.discarding import Discarding
from ..phases.over import Over
from ..phases.playing import Playing, tricks_on
from ..plain_json import strict_json
from ..rules import Rules, Seat, checked_seat
from ..variants import InvalidRules, stored_rules
from .shape import PLAIN, VERSION, WITH_CARD, BadRecord, Move, Record, opening, played_on
from .writing import outcome

MAX_LINE = 200_000  # characters; a real record has about 2,500
MAX_DEPTH = 32  # lists in lists; a real record has 4, a review a few more
ENDS = ("played", "passed", "void", "abandoned", "open")
_PLAYS = {name: PLAY[card] for name, card in BY_NAME.items()}
_VERBS: dict[str, type[Any]] = {name: kind for kinds in (WITH_CARD, PLAIN) for kind, name in kinds.items()}


def read(line: str) -> Record:
    """The record on ``line``, replayed and compared with its stated result; BadRecord if it is invalid."""
    return read_to_end(line)[0]


def read_to_end(line: str) -> tuple[Record, State]:
    """The record on ``line``, and its last state, which the caller need not replay; BadRecord if it is invalid."""
    record, data, last = _parsed(line)
    _compare(record, data, last)
    return record, last


def _parsed(line: str) -> tuple[Record, dict[str, Any], State]:
    data = _json(line)
    rules = _rules(_want(data, "rules", dict))
    dealer = seat_in(data.get("dealer"), rules)
    hands = tuple(cards_in(hand, "a hand") for hand in _list(data, "hands", rules.at_table))
    talon = cards_in(_want(data, "talon", list), "the talon")
    about = _about(data, rules)
    known = {"tarot", "end", "rules", "match", "dealer", "names", "bots", "taken_back", "hands", "talon", "actions",
             "sides", "points", "payments"}
    more = {key: value for key, value in data.items() if key not in known}
    record = Record(rules, dealer, hands, talon, (), about["end"], about["match"], about["names"], about["bots"],
                    about["taken_back"], more)
    moves, last = moves_in(record, _want(data, "actions", list))
    return replace(record, moves=moves), data, last


def _json(line: str) -> dict[str, Any]:
    if len(line) > MAX_LINE:
        raise BadRecord(f"a record of {len(line)} characters is too long; {MAX_LINE} are the most")
    try:
        data = strict_json(line)
        if isinstance(data, dict):
            _check_storable([(key, value) for key, value in data.items() if key not in _CHECKED])
    except RecursionError:
        raise BadRecord("the record is nested too deeply") from None
    except UnicodeEncodeError:
        raise BadRecord("the record has text that no file can hold") from None
    except ValueError as fault:
        raise BadRecord(f"this is no JSON: {fault}") from None
    if not isinstance(data, dict):
        raise BadRecord("a record is a JSON object")
    if data.get("tarot") != VERSION or type(data.get("tarot")) is not int:
        raise BadRecord(f"the record's version {data.get('tarot')!r:.40} is not {VERSION}")
    return data


#: Keys whose values are checked entry by entry, or compared with those that the rules give.
_CHECKED = frozenset(("rules", "hands", "talon", "actions", "sides", "points", "payments"))


def _check_storable(data: Any) -> None:
    """Raise RecursionError if ``data`` is nested too deeply, UnicodeEncodeError if UTF-8 cannot encode a text in it."""
    level = [data]
    for _ in range(MAX_DEPTH):
        inner: list[Any] = []
        for value in level:
            if isinstance(value, str):
                value.encode()
            elif isinstance(value, list | tuple):
                inner += value
            elif isinstance(value, dict):
                inner += (*value, *value.values())
        level = inner
    if level:
        raise RecursionError


def _want(data: Mapping[str, Any], key: str, kind: type[Any]) -> Any:
    value = data.get(key)
    if type(value) is not kind:
        raise BadRecord(f"{key} is missing or not of the kind {kind.__name__}")
    return value


def _list(data: Mapping[str, Any], key: str, size: int) -> list[Any]:
    value: list[Any] = _want(data, key, list)
    if len(value) != size:
        raise BadRecord(f"{key} has {len(value)} entries, not one for each of {size} seats")
    return value


def _rules(data: dict[str, Any]) -> Rules:
    if type(data.get("preset")) is not str or not all(isinstance(v, str | int) for v in data.values()):
        raise BadRecord("rules has a preset's name and options that are words, numbers or yes and no")
    try:
        return _same_rules(tuple((key, value, type(value)) for key, value in data.items()))
    except InvalidRules as fault:
        raise BadRecord("".join(letter if letter.isprintable() else "?" for letter in str(fault)[:300])) from None


@lru_cache(64)
def _same_rules(options: tuple[tuple[str, Any, type[Any]], ...]) -> Rules:
    """The rules with ``options``, the same object for the same options; their types distinguish True from 1."""
    given = {key: value for key, value, _ in options}
    return stored_rules(given.pop("preset"), given)


def _words(data: Mapping[str, Any], key: str, at_table: int) -> tuple[str, ...]:
    value = data.get(key, [])
    if type(value) is not list or not all(type(word) is str and len(word) <= 100 for word in value) \
            or len(value) not in (0, at_table):
        raise BadRecord(f"{key} is not a list of one short text for each seat")
    return tuple(value)


def _about(data: Mapping[str, Any], rules: Rules) -> dict[str, Any]:
    end, match, back = data.get("end"), data.get("match", {}), data.get("taken_back", 0)
    if type(end) is not str or end not in ENDS:
        raise BadRecord(f"end is {end!r:.40}, not one of {', '.join(ENDS)}")
    if type(match) is not dict:
        raise BadRecord("match is not an object")
    if type(back) is not int or not 0 <= back <= 100_000:
        raise BadRecord("taken_back is not a count")
    return {"end": end, "match": match, "taken_back": back, "names": _words(data, "names", rules.at_table),
            "bots": _words(data, "bots", rules.at_table)}


def _compare(record: Record, data: Mapping[str, Any], last: State) -> None:
    over = isinstance(last, Over)
    truth = last.end if isinstance(last, Over) else None
    if over and record.end != truth:
        raise BadRecord(f"end is {record.end}, but the deal was {truth}")
    if not over and record.end in ("played", "passed", "void"):
        raise BadRecord(f"end is {record.end}, but the actions stop before the deal's end")
    for key, value in outcome(last, record.end, record.rules.at_table).items():
        said = data.get(key)
        if not _same(said, value):
            raise BadRecord(f"{key} is {_shown(said)}, but by the rules it is {_shown(value)}")


def _same(said: Any, value: Any) -> bool:
    """Whether the values are equal; True is not 1, and halves are compared exactly."""
    if isinstance(value, list):
        return type(said) is list and len(said) == len(value) and all(map(_same, said, value))
    if value is None or isinstance(said, bool):
        return said is None and value is None
    return isinstance(said, int | float) and said == value


def _shown(value: Any) -> str:
    return json.dumps(value, default=str)[:200]


def seat_in(value: Any, rules: Rules) -> Seat:
    try:
        return checked_seat(value, rules.at_table)
    except ValueError as fault:
        raise BadRecord(str(fault)) from None


def card_in(value: Any) -> Card:
    card = BY_NAME.get(value) if type(value) is str else None
    if card is None:
        raise BadRecord(f"{value!r:.40} is not a card")
    return card


def cards_in(value: Any, what: str) -> tuple[Card, ...]:
    if type(value) is not list or len(value) > len(BY_NAME):
        raise BadRecord(f"{what} is not a list of cards")
    try:
        return tuple(map(BY_NAME.__getitem__, value))
    except (KeyError, TypeError):
        return tuple(map(card_in, value))  # raises the error for the wrong card


def _plays(entries: list[Any], place: int) -> list[tuple[Seat, Play]]:
    """The plays in ``entries`` from ``place`` on, up to the first other entry; their seats are not checked."""
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
    raise BadRecord(f"{[verb, *rest]!r:.80} is not an action")


def decode_action(said: Any) -> Action:
    """The one action encoded in ``said``: the inverse of :func:`game.engine.record.encode_action`.

    Raises BadRecord if ``said`` encodes no action, or several.
    """
    if type(said) is not list or not said:
        raise BadRecord(f"{said!r:.80} is not an action")
    meant = _action(said[0], said[1:])
    if len(meant) != 1:
        raise BadRecord(f"{said!r:.80} is more than one action")
    return meant[0]


def _entry(entry: Any, rules: Rules, place: int) -> tuple[Seat, list[Action]]:
    if type(entry) is not list or not 2 <= len(entry) <= 3:
        raise BadRecord(f"{entry!r:.80} is not an action", place)
    try:
        return seat_in(entry[0], rules), _action(entry[1], entry[2:])
    except BadRecord as fault:
        raise BadRecord(fault.why, place) from None


def moves_in(record: Record, entries: list[Any]) -> tuple[tuple[Move, ...], State]:
    """The moves written as ``entries``, and the state they lead to; BadRecord if one is not legal."""
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
    """The state after the actions of ``entry``, which is at ``place``; appends them to ``moves``."""
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
