"""A deal as one line of text and back: saves, replays, bug reports and self-play are one format.

A record is a JSON object on a line of its own. Reading checks everything, for a record may come from anywhere:
`read` gives back a `Record` that replays by the rules to the very sides, points and payments it states, or raises
`BadRecord` with one sentence. Nothing is executed and nothing is half read.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from math import isfinite
from typing import Any

from . import actions as act
from .actions import Action
from .cards import BY_NAME, Card
from .game import State, Step, apply, deal_of
from .illegal import IllegalAction
from .phases.announcing import Announcing
from .phases.discarding import Discarding
from .phases.over import Over
from .phases.playing import Playing
from .rules import Rules, Seat
from .variants import SenselessRules, options_of, rules_of

VERSION = 1
MAX_LINE = 200_000  # characters; a real record has about 2,500
MAX_DEPTH = 32  # lists in lists; a real record has 4, a review a few more
ENDS = ("played", "passed", "void", "abandoned", "open")
Move = tuple[Seat, Action]


class BadRecord(ValueError):
    """Why a record was refused; ``action`` is the place of the action at fault, ``rule`` the key of the rule."""

    def __init__(self, why: str, action: int | None = None, rule: str | None = None) -> None:
        where = f"action {action + 1}: " if action is not None else ""
        super().__init__(f"{where}{why}" + (f" (rule: {rule})" if rule else ""))
        self.why, self.action, self.rule = why, action, rule


@dataclass(frozen=True, slots=True)
class Record:
    """One deal: the rules, how it was dealt, what was done, and how it ended.

    ``moves`` are the engine's actions in order, each with its seat; ``match``, ``names``, ``bots`` and ``more`` (keys
    this version does not know) are carried along unread.
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
    """The record of the deal of ``state``, nothing done yet; ``about`` fills match, names, bots."""
    deal = state.facts.deal
    return Record(deal.rules, deal.dealer, deal.hands, deal.talon, **about)


def with_move(record: Record, seat: Seat, action: Action) -> Record:
    """``record`` one action longer."""
    return replace(record, moves=(*record.moves, (seat, action)))


def opening(record: Record) -> Step:
    """The deal of ``record`` before anything was done."""
    return deal_of(record.rules, record.dealer, record.hands, record.talon)


def replay(record: Record) -> Iterator[Step]:
    """Every step of ``record`` from the deal on."""
    step = opening(record)
    yield step
    for place, (seat, action) in enumerate(record.moves):
        step = _played(step[0], seat, action, place)
        yield step


def last_state(record: Record) -> State:
    """The state that ``record`` leads to."""
    state, _ = opening(record)
    for place, (seat, action) in enumerate(record.moves):
        state, _ = _played(state, seat, action, place)
    return state


def _played(state: State, seat: Seat, action: Action, place: int) -> Step:
    if state.turn != seat:
        said = "nobody" if state.turn is None else f"seat {state.turn}"
        raise BadRecord(f"seat {seat} acts, but it is the turn of {said}", place)
    try:
        return apply(state, action)
    except IllegalAction as fault:
        raise BadRecord(f"{said_as(action)!r:.80} by seat {seat} is not legal", place, fault.rule) from fault


# -- writing ----------------------------------------------------------------------------------------------------------

_WITH_CARD: dict[type[Any], str] = {act.Ask: "ask", act.Give: "give", act.Call: "call", act.Play: "play"}
_PLAIN: dict[type[Any], str] = {act.Pass: "pass", act.Done: "done", act.DeclareSlam: "slam"}


def said_as(action: Action) -> list[Any]:
    """``action`` as a record has it, without its seat; a single discarded card as an écart of one."""
    match action:
        case act.Bid(contract):
            return ["bid", contract]
        case act.Discard(card):
            return ["discard", [card.name]]
        case act.ShowHandful(cards):
            return ["handful", [c.name for c in cards]]
        case act.Ask(card) | act.Give(card) | act.Call(card) | act.Play(card):
            return [_WITH_CARD[type(action)], card.name]
    return [_PLAIN[type(action)]]


def _written_moves(moves: Sequence[Move], bids: int) -> list[list[Any]]:
    """The écart as one action, and no word of a slam not declared: of a pass that is none of the ``bids``."""
    lines: list[list[Any]] = []
    for seat, action in moves:
        if isinstance(action, act.Play):
            lines.append([seat, "play", action.card.name])
        elif isinstance(action, act.Discard) and lines and lines[-1][1] == "discard":
            lines[-1][2].append(action.card.name)
        else:
            bids -= isinstance(action, act.Bid | act.Pass)
            if bids >= 0 or not isinstance(action, act.Pass):
                lines.append([seat, *said_as(action)])
    return lines


def _unfinished_ecart(state: State) -> bool:
    return isinstance(state, Discarding) and bool(state.laid)


def as_points(units: int | None, unit: int) -> int | float | None:
    """Units as card points for the text of a record: halves exist in French Tarot and are exact."""
    return None if units is None else units // unit if units % unit == 0 else units / unit


def as_dict(record: Record, last: State | None = None) -> dict[str, Any]:
    """``record`` as plain data, in the order of its keys on the page; an écart begun but not finished is left out.

    ``last`` is the state the record leads to; without it the deal is replayed.
    """
    last, at_table = last or last_state(record), record.rules.at_table
    moves = _written_moves(record.moves, len(last.facts.bids))
    if _unfinished_ecart(last):
        moves.pop()
    data: dict[str, Any] = {
        "tarot": VERSION, "end": record.end,
        "rules": {"preset": record.rules.preset, **options_of(record.rules)},
        "match": dict(record.match), "dealer": record.dealer, "names": list(record.names), "bots": list(record.bots),
        "taken_back": record.taken_back, "hands": [[c.name for c in hand] for hand in record.hands],
        "talon": [c.name for c in record.talon], "actions": moves, **_outcome(last, record.end, at_table)}
    return {**data, **record.more}


def _outcome(last: State, end: str, at_table: int) -> dict[str, Any]:
    if end == "played" and isinstance(last, Over) and last.score is not None:
        unit = last.facts.rules.family.unit
        return {"sides": list(last.score.sides), "points": [as_points(u, unit) for u in last.score.points],
                "payments": list(last.score.payments)}
    return {"sides": [None] * at_table, "points": None, "payments": [0] * at_table}


def write(record: Record, last: State | None = None) -> str:
    """``record`` as one line of JSON, without the line's end; ``last`` as in :func:`as_dict`."""
    return json.dumps(as_dict(record, last), ensure_ascii=False, separators=(",", ":"))


def closed(record: Record, state: State) -> Record:
    """``record`` with the end that ``state`` has: what it says itself when over, else ``open``."""
    return replace(record, end=state.end if isinstance(state, Over) else "open")


# -- reading ----------------------------------------------------------------------------------------------------------

def read(line: str) -> Record:
    """The record on ``line``, replayed and compared with all it states; BadRecord says what is wrong."""
    return read_to_end(line)[0]


def read_to_end(line: str) -> tuple[Record, State]:
    """As :func:`read`, with the state that the record leads to, so that nobody need replay it again."""
    record, data, last = _parsed(line)
    _compare(record, data, last)
    return record, last


def _parsed(line: str) -> tuple[Record, dict[str, Any], State]:
    data = _json(line)
    rules = _rules(_want(data, "rules", dict))
    dealer = _seat(data.get("dealer"), rules)
    hands = tuple(_cards(hand, "a hand") for hand in _list(data, "hands", rules.at_table))
    talon = _cards(_want(data, "talon", list), "the talon")
    about = _about(data, rules)
    known = {"tarot", "end", "rules", "match", "dealer", "names", "bots", "taken_back", "hands", "talon", "actions",
             "sides", "points", "payments"}
    more = {key: value for key, value in data.items() if key not in known}
    record = Record(rules, dealer, hands, talon, (), about["end"], about["match"], about["names"], about["bots"],
                    about["taken_back"], more)
    moves, last = _moves(record, _want(data, "actions", list))
    return replace(record, moves=moves), data, last


def _json(line: str) -> dict[str, Any]:
    if len(line) > MAX_LINE:
        raise BadRecord(f"a record of {len(line)} characters is too long; {MAX_LINE} are the most")
    try:
        data = json.loads(line, parse_float=_number, parse_constant=_no_constant)
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


def _no_constant(name: str) -> Any:
    raise ValueError(f"{name} is no number")


def _number(text: str) -> float:
    """Halves are exact as floats; what is too large for one is no number that could be written again."""
    value = float(text)
    if not isfinite(value):
        raise ValueError(f"{text[:20]} is too large a number")
    return value


#: Keys whose values are checked word by word, or compared with what the rules say.
_CHECKED = frozenset(("hands", "talon", "actions", "sides", "points", "payments"))


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
    except SenselessRules as fault:
        raise BadRecord(str(fault)[:300]) from None


@lru_cache(64)
def _same_rules(options: tuple[tuple[str, Any, type[Any]], ...]) -> Rules:
    """The rules with ``options``, the same object for the same options; a yes is not a 1."""
    given = {key: value for key, value, _ in options}
    return rules_of(given.pop("preset"), **given)


def _seat(value: Any, rules: Rules) -> Seat:
    if type(value) is not int or not 0 <= value < rules.at_table:
        raise BadRecord(f"{value!r:.40} is no seat from 0 to {rules.at_table - 1}")
    return value


def _card(value: Any) -> Card:
    card = BY_NAME.get(value) if type(value) is str else None
    if card is None:
        raise BadRecord(f"{value!r:.40} is no card")
    return card


def _cards(value: Any, what: str) -> tuple[Card, ...]:
    if type(value) is not list or len(value) > len(BY_NAME):
        raise BadRecord(f"{what} is no list of cards")
    return tuple(map(_card, value))


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


_VERBS: dict[str, type[Any]] = {name: kind for kind, name in {**_WITH_CARD, **_PLAIN}.items()}


def _plain_play(entry: Any) -> Move | None:
    """The move that ``entry`` stands for if it is a card played, as nine in ten are; its seat is not checked yet."""
    if type(entry) is not list or len(entry) != 3 or entry[1] != "play":
        return None
    seat, _, name = entry
    card = BY_NAME.get(name) if type(name) is str else None
    return (seat, act.PLAY[card]) if card is not None and type(seat) is int else None


def _action(verb: Any, rest: list[Any]) -> list[Action]:
    """The engine's actions that one entry stands for."""
    match verb, rest:
        case "bid", [str(contract)]:
            return [act.Bid(contract)]
        case "discard", [list(cards)] if cards:
            return [act.Discard(card) for card in _cards(cards, "the écart")]
        case "handful", [list(cards)]:
            return [act.ShowHandful(_cards(cards, "the handful"))]
        case ("ask" | "give" | "call" | "play"), [name]:
            return [_VERBS[verb](_card(name))]
        case ("pass" | "done" | "slam"), []:
            return [_VERBS[verb]()]
    raise BadRecord(f"{[verb, *rest]!r:.80} is no action")


def action_of(said: Any) -> Action:
    """The one action that ``said``, as :func:`said_as` gives it, stands for; BadRecord if it stands for none."""
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
        return _seat(entry[0], rules), _action(entry[1], entry[2:])
    except BadRecord as fault:
        raise BadRecord(fault.why, place) from None


def _moves(record: Record, entries: list[Any]) -> tuple[tuple[Move, ...], State]:
    """The moves written as ``entries``, all of them legal, and the state they lead to."""
    try:
        state, _ = opening(record)
    except ValueError as fault:
        raise BadRecord(str(fault)) from None
    moves: list[Move] = []
    for place, entry in enumerate(entries):
        if isinstance(state, Playing) and (move := _plain_play(entry)) is not None:
            state, _ = _played(state, *move, place)
            moves.append(move)
            continue
        seat, meant = _entry(entry, record.rules, place)
        if isinstance(state, Discarding) and isinstance(meant[0], act.Discard) \
                and len(meant) != record.rules.row.talon:
            raise BadRecord(f"an écart of {len(meant)} cards, not {record.rules.row.talon}", place, "ecart-size")
        if isinstance(state, Announcing) and not isinstance(meant[0], act.DeclareSlam):
            moves.append((state.facts.taking.taker, act.Pass()))
            state, _ = apply(state, act.Pass())
        for action in meant:
            state, _ = _played(state, seat, action, place)
            moves.append((seat, action))
    return tuple(moves), state


def _compare(record: Record, data: Mapping[str, Any], last: State) -> None:
    over = isinstance(last, Over)
    truth = last.end if isinstance(last, Over) else None
    if over and record.end != truth:
        raise BadRecord(f"end is {record.end}, but the deal was {truth}")
    if not over and record.end in ("played", "passed", "void"):
        raise BadRecord(f"end is {record.end}, but the actions stop before the deal's end")
    for key, value in _outcome(last, record.end, record.rules.at_table).items():
        said = data.get(key)
        if not _same(said, value):
            raise BadRecord(f"{key} is {_shown(said)}, but by the rules it is {_shown(value)}")


def _same(said: Any, value: Any) -> bool:
    """Equality that tells numbers from yes and no, and compares halves exactly."""
    if isinstance(value, list):
        return type(said) is list and len(said) == len(value) and all(map(_same, said, value))
    if value is None or isinstance(said, bool):
        return said is None and value is None
    return isinstance(said, int | float) and said == value


def _shown(value: Any) -> str:
    return json.dumps(value, default=str)[:200]
