"""Reads a record from untrusted text: every value is checked, the deal is replayed and compared with what it states."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Any

from ..game import State
from ..phases.over import Over
from ..plain_json import strict_json
from ..rules import Rules
from ..variants import InvalidRules, stored_rules
from .moves import cards_in, moves_in, seat_in
from .shape import VERSION, BadRecord, Record
from .writing import outcome

MAX_LINE = 200_000  # characters; a real record has about 2,500
MAX_DEPTH = 32  # lists in lists; a real record has 4, a review a few more
ENDS = ("played", "passed", "void", "abandoned", "open")


def read(line: str) -> Record:
    """The record on ``line``, replayed and compared with all it states; BadRecord says what is wrong."""
    return read_to_end(line)[0]


def read_to_end(line: str) -> tuple[Record, State]:
    """As :func:`read`, with the last state of the record, which saves the caller replaying it."""
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


#: Keys whose values are checked word by word, or compared with what the rules say.
_CHECKED = frozenset(("rules", "hands", "talon", "actions", "sides", "points", "payments"))


def _check_storable(data: Any) -> None:
    """RecursionError where ``data`` is nested deeper than a record may be, UnicodeEncodeError for text past UTF-8."""
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
    """The rules with ``options``, the same object for the same options; a yes is not a 1."""
    given = {key: value for key, value, _ in options}
    return stored_rules(given.pop("preset"), given)


def _words(data: Mapping[str, Any], key: str, at_table: int) -> tuple[str, ...]:
    value = data.get(key, [])
    if type(value) is not list or not all(type(word) is str and len(word) <= 100 for word in value) \
            or len(value) not in (0, at_table):
        raise BadRecord(f"{key} is no list of one short text for each seat")
    return tuple(value)


def _about(data: Mapping[str, Any], rules: Rules) -> dict[str, Any]:
    end, match, back = data.get("end"), data.get("match", {}), data.get("taken_back", 0)
    if type(end) is not str or end not in ENDS:
        raise BadRecord(f"end is {end!r:.40}, not one of {', '.join(ENDS)}")
    if type(match) is not dict:
        raise BadRecord("match is no object")
    if type(back) is not int or not 0 <= back <= 100_000:
        raise BadRecord("taken_back is no count")
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
    """Whether the values are equal, where True is not 1 and halves are compared exactly."""
    if isinstance(value, list):
        return type(said) is list and len(said) == len(value) and all(map(_same, said, value))
    if value is None or isinstance(said, bool):
        return said is None and value is None
    return isinstance(said, int | float) and said == value


def _shown(value: Any) -> str:
    return json.dumps(value, default=str)[:200]
