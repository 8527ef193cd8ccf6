"""Writes a record as plain data and as one line of text."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from .. import actions as act
from ..cards import NAMES
from ..game import State
from ..phases.discarding import Discarding
from ..phases.over import Over
from ..variants import written_options
from .shape import VERSION, Move, Record, encode_action, last_state


def _written_moves(moves: Sequence[Move], bids: int) -> list[list[Any]]:
    """The moves as entries of a record; the cards of an écart are one entry.

    ``bids`` is the number of bids and passes of the auction. A pass after them declines a slam: it is left out, because
    the next action implies it, unless it is the last move.
    """
    lines: list[list[Any]] = []
    for place, (seat, action) in enumerate(moves, 1):
        if type(action) is act.Play:
            lines.append([seat, "play", NAMES[action.card]])
        elif isinstance(action, act.Discard) and lines and lines[-1][1] == "discard":
            lines[-1][2].append(action.card.name)
        else:
            bids -= isinstance(action, act.Bid | act.Pass)
            if bids >= 0 or place == len(moves) or not isinstance(action, act.Pass):
                lines.append([seat, *encode_action(action)])
    return lines


def as_points(units: int | None, unit: int) -> int | float | None:
    """``units`` as card points, of ``unit`` units each: an int, or an exact half in French Tarot. None stays None."""
    return None if units is None else units // unit if units % unit == 0 else units / unit


def as_dict(record: Record, last: State | None = None) -> dict[str, Any]:
    """``record`` as plain data, with its keys in the order in which they are written; an unfinished écart is left out.

    ``last`` is the state the record leads to; without it the deal is replayed.
    """
    last, at_table = last or last_state(record), record.rules.at_table
    moves = _written_moves(record.moves, len(last.facts.bids))
    if isinstance(last, Discarding) and last.laid:
        moves.pop()
    data: dict[str, Any] = {
        "tarot": VERSION, "end": record.end,
        "rules": {"preset": record.rules.preset, **written_options(record.rules)},
        "match": dict(record.match), "dealer": record.dealer, "names": list(record.names), "bots": list(record.bots),
        "taken_back": record.taken_back, "hands": [[NAMES[c] for c in hand] for hand in record.hands],
        "talon": [NAMES[c] for c in record.talon], "actions": moves, **outcome(last, record.end, at_table)}
    return {**data, **record.more}


def outcome(last: State, end: str, at_table: int) -> dict[str, Any]:
    if end == "played" and isinstance(last, Over) and last.score is not None:
        unit = last.facts.rules.family.unit
        return {"sides": list(last.score.sides), "points": [as_points(u, unit) for u in last.score.points],
                "payments": list(last.score.payments)}
    return {"sides": [None] * at_table, "points": None, "payments": [0] * at_table}


def write(record: Record, last: State | None = None) -> str:
    """``record`` as one line of JSON without a line end; ``last`` is the state it leads to, if the caller has it."""
    return json.dumps(as_dict(record, last), ensure_ascii=False, separators=(",", ":"))
