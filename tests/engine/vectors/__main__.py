"""Writes the test vectors of the record format: `python -m tests.engine.vectors`."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from game.engine import Action, State
from game.engine import actions as act
from game.engine.cards import PACK
from game.engine.game import refusal
from game.engine.phases.announcing import Announcing
from game.engine.phases.auction import Auction
from game.engine.phases.discarding import Discarding
from game.engine.phases.playing import Playing, handfuls
from game.engine.record import BadRecord, as_dict, encode_action, read
from tests.builders import GAMES, Table, rules, seated, shuffled, steps, whim

HERE = Path(__file__).parent
MORE = (("chambery payment=raised fool_last=changes-sides fool_pays=empty-card fool_wins=led", "one"),
        ("chambery overtrump=yes top_trump=20 ace=reversed-red", None), ("french fool_last=kept", "small"),
        ("french fool_wins=led fool_pays=nothing", "guard"), ("french players=5 partnership=none", "without"),
        ("french players=5 call_when=after-exchange", "against"), ("piedmont payment=zero-sum fool_pays=nothing", None))
"""Games with other options than the usual ones, each with a contract."""
Data = dict[str, Any]


def _bidder(contract: str | None, seed: int) -> Callable[[State], Action]:
    """A random player that sometimes bids ``contract`` and no other; None: the player always passes."""
    rng, other = Random(seed), whim(seed)

    def choose(state: State) -> Action:
        if not isinstance(state, Auction):
            return other(state)
        wanted = [a for a in state.actions() if isinstance(a, act.Bid) and a.contract == contract]
        return wanted[0] if wanted and rng.random() < 0.5 else act.Pass()
    return choose


@cache
def _over(game: str, contract: str | None) -> Table:
    """A finished deal of ``game`` played for ``contract``; None: the deal without a bid."""
    for seed in range(100):
        table = shuffled(game, seed).finish(_bidder(contract, seed))
        bids = table.state.facts.bids
        if contract is None or any(bid == contract for _, bid in bids):
            return table
    raise AssertionError(f"no deal of {game} has the contract {contract}")


def good() -> Iterator[Data]:
    """Yield a deal of every game, table and contract, and deals with other options, ends and keys."""
    for game in (*GAMES, "french-federation players=3"):
        by = rules(game)
        for contract in (None, *(c.id for c in by.family.contracts if by.auction != "none")):
            yield as_dict(_over(game, contract).record)
    for game, contract in MORE:
        yield as_dict(_over(game, contract).record)
    for game in ("french players=3", "french players=5"):
        yield as_dict(next(t for n in range(999) if (t := shuffled(game, n).finish(whim(n))).over.handfuls).record)
    yield as_dict(next(t for n in range(10_000) if (t := shuffled("french-federation", n)).state.turn is None).record)
    whole = as_dict(_over("chambery", "one").record)
    yield {**whole, "match": {"id": "k3", "deal": 2, "of": 5}, "names": ["Ada", "Béla", "Cleo", "Dora", "Emil"],
           "bots": ["human", "club", "club", "expert", "expert"], "taken_back": 3, "note": "né ici", "later": None}
    yield {key: value for key, value in whole.items() if key not in ("match", "names", "bots", "taken_back")}
    for game, contract, count in (("chambery", None, 0), ("chambery", "two", 9), ("french", "guard", 8),
                                  ("french players=5", "small", 40), ("piedmont", None, 1), ("scarto", None, 40)):
        record = _over(game, contract).record
        open_ = as_dict(replace(record, moves=record.moves[:count], end="open"))
        yield open_
        yield {**open_, "end": "abandoned"}


def changed(base: Data, path: str, value: Any) -> Data:
    """A copy of ``base`` with ``value`` at ``path``, a key or index in each word; ``...`` removes the entry."""
    data: Data = json.loads(json.dumps(base))
    *way, last = (int(word) if word.lstrip("-").isdigit() else word for word in path.split())
    inner: Any = data
    for key in way:
        inner = inner[key]
    if value is ...:
        del inner[last]
    else:
        inner[last] = value
    return data


FORM: tuple[tuple[str, Any], ...] = (
    ("tarot", 0), ("tarot", 2), ("tarot", True), ("tarot", ...), ("end", "won"), ("end", ...), ("rules", ...),
    ("rules preset", "bridge"), ("rules preset", ...), ("rules colour", "blue"), ("rules ace", "high"),
    ("rules players", "5"), ("dealer", -1), ("dealer", ...), ("hands", ...), ("hands 0 0", "S11"), ("talon", ...),
    ("actions", ...), ("actions 0 0", "0"), ("actions 0 1", "jump"), ("actions 0 2", "S1"), ("actions 0 2", ...),
    ("actions 1", [2, "pass", None]), ("actions 1", [2, "bid", "four"]), ("actions 1", [2, "bid"]),
    ("actions 1", [2, "play", ["S1"]]), ("names", ["x" * 101] * 5), ("names", [1, 2, 3, 4, 5]), ("match", []),
    ("taken_back", -1), ("taken_back", 1.5), ("sides", ...), ("payments", ...), ("payments 0", 0.5),
)
"""Changes of a deal of Chambéry that the schema refuses."""
DEALT: tuple[tuple[str, Any], ...] = (
    ("dealer", 5), ("hands 0 0", "=hands 1 0"), ("talon 0", "=hands 1 0"),
    ("talon 0", ...), ("hands 4", ...), ("names", ["Ada"]), ("rules pack", 62),
    ("rules partnership", "croise"), ("rules payment", "french"), ("rules players", 3), ("rules at_table", 6),
    ("rules payment", "stake"), ("rules ecart_to", "taker"),
)
"""Changes of the same deal that only a reader who compares values finds; ``=PATH`` is the value at PATH."""
RESULT: tuple[tuple[str, Any], ...] = (
    ("end", "open"), ("end", "passed"), ("sides 0", None), ("sides 0", 3), ("points", None), ("points 0", 0.5),
    ("points 1", None), ("payments 0", 1000), ("actions -1", ...),
)
"""Changes of the end of a finished deal."""
PLAYED_BY = ("chambery", "french players=5")
"""The games in which illegal actions are searched."""


def _texts(line: str) -> Iterator[tuple[str, str]]:
    """Yield faults of the text itself."""
    yield from (("", "empty"), ("null", "no object"), ("[]", "no object"), ("{", "cut short"))
    yield line[:-1], "cut short"
    yield line + line, "two records on a line"
    yield line[:-1] + ',"end":"open"}', "a key twice"
    yield line[:-1] + ',"note":NaN}', "not a number"
    yield line[:-1] + ',"note":1e999}', "too large a number"
    yield line[:-1] + r',"note":"\ud800"}', "half a character"
    yield line[:-1] + ',"note":' + "[" * 40 + "]" * 40 + "}", "nested too deeply"


def _candidates(state: State) -> Iterator[Action]:
    """Yield actions of every kind, most of which are illegal in ``state``; none if the deal is over."""
    if state.turn is None:
        return
    hand = state.hands[state.turn] if isinstance(state, Playing) else frozenset()
    yield from (act.Pass(), act.Done(), act.DeclareSlam(), act.ShowHandful(PACK[1:4]))
    yield from map(act.ShowHandful, handfuls(state.facts.rules, hand))
    yield from (act.Bid(contract.id) for contract in state.facts.rules.family.contracts)
    for kind in (act.Discard, act.Ask, act.Give, act.Call, act.Play):
        yield from map(kind, PACK)


def _illegal() -> Iterator[Data]:
    """Yield for each rule that an action may break a deal that stops with such an action."""
    found: set[str] = set()
    for game in PLAYED_BY:
        for seed in range(40):
            for table in steps(shuffled(game, seed), whim(seed)):
                for action in _candidates(table.state):
                    rule = refusal(table.state, action)
                    data = _with_entry(table, action) if rule is not None and rule not in found else None
                    if rule is not None and data is not None and fault_of(data).rule == rule:
                        found.add(rule)
                        yield data


def _with_entry(table: Table, action: Action) -> Data | None:
    """The deal of ``table`` with ``action`` as its last entry, which completes an écart; None if that is impossible."""
    state, entry = table.state, encode_action(action)
    if isinstance(state, Announcing):
        return None  # the next action may imply the pass
    if isinstance(state, Discarding):
        if not isinstance(action, act.Discard) or len(state.laid) < state.facts.rules.row.talon - 1:
            return None
        laid = [said.card.name for _, said in table.moves if isinstance(said, act.Discard)]
        entry = ["discard", [*laid, action.card.name]]
    data = as_dict(table.record)
    return {**data, "actions": [*data["actions"], [state.turn, *entry]]}


def fault_of(data: Data | str) -> BadRecord:
    """The engine's reason to refuse ``data``."""
    try:
        read(data if isinstance(data, str) else _line(data))
    except BadRecord as fault:
        return fault
    raise AssertionError(f"this record is good: {data}")


def _meant(base: Data, value: Any) -> Any:
    if not isinstance(value, str) or not value.startswith("="):
        return value
    inner: Any = base
    for word in value[1:].split():
        inner = inner[int(word) if word.isdigit() else word]
    return inner


def bad() -> Iterator[Data]:
    """Yield vectors of refused lines, each with the ``part`` at fault, the reason ``why`` and the ``line``."""
    begun = as_dict(shuffled("chambery", 3).skip(5).record)
    for text, why in _texts(_line(begun)):
        yield {"part": "text", "why": why, "line": text}
    for path, value in FORM:
        yield _vector("form", changed(begun, path, value))
    for path, value in DEALT:
        yield _vector("deal", changed(begun, path, _meant(begun, value)))
    for data in _illegal():
        yield _vector("action", data)
    turn = as_dict(shuffled("scarto", 2).skip(20).record)
    yield _vector("action", changed(turn, "actions 3 0", (turn["actions"][3][0] + 1) % 3))
    yield _vector("action", changed(begun, "actions 0 2", begun["actions"][0][2][:2]))
    whole = as_dict(_over("french players=5", "guard").record)
    yield _vector("action", {**whole, "actions": [*whole["actions"], whole["actions"][-1]]})
    for path, value in RESULT:
        yield _vector("result", changed(whole, path, value))
    passed = as_dict(seated("french").finish().record)
    for path, value in (("end", "played"), ("points", [0] * 4), ("payments 0", 1), ("sides 0", 0)):
        yield _vector("result", changed(passed, path, value))


def _vector(part: str, data: Data) -> Data:
    return {"part": part, "why": str(fault_of(data)), "line": _line(data)}


def _line(data: Data) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def files() -> dict[Path, str]:
    """The text of each file by its path."""
    return {HERE / f"{name}.jsonl": "".join(f"{_line(data)}\n" for data in vectors)
            for name, vectors in (("good", good()), ("bad", bad()))}


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, encoding="utf-8", newline="\n")
        print(f"{path.name}: {text.count(chr(10))} lines, {len(text.encode()):,} bytes")
