"""What hints said, kept in the record of the deal, so that its review does not contradict them."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import replace
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from ..ai.teaching.advice import Plan
from ..engine.actions import Discard
from ..engine.record import Record, decode_action, encode_action
from ..engine.rules import Seat
from . import shapes

log = logging.getLogger(__name__)
KEY = "hints"
"""The key of the hints in a record."""


class SaidText(Struct, forbid_unknown_fields=True, frozen=True):
    """What a hint for ``seat``, before the action with the index ``at``, said to do; actions as in records."""

    seat: shapes.SeatValue
    at: Annotated[int, Meta(ge=0, le=1000)]
    said: Annotated[tuple[Annotated[tuple[Any, ...], Meta(max_length=2)], ...], Meta(min_length=1, max_length=30)]


Hints = Annotated[tuple[SaidText, ...], Meta(max_length=200)]


def with_hint(record: Record, seat: Seat, said: Plan) -> Record:
    """``record`` with the hint to ``seat``, whose turn it is, that ``said`` what to do; it replaces an earlier one."""
    at = len(record.moves)
    mine = SaidText(seat, at, tuple(tuple(encode_action(action)) for action in said))
    others = [one for one in _read(record) if (one.seat, one.at) != (seat, at)]
    return _with(record, [*others, mine])


def up_to(record: Record) -> Record:
    """``record`` without hints for positions that were undone: those after its last action."""
    found = _read(record)
    here = [one for one in found if one.at <= len(record.moves)]
    return record if len(here) == len(found) else _with(record, here)


def hints_in(record: Record, seat: Seat) -> dict[int, Plan]:
    """What hints to ``seat`` said to do, by the index of the action they were for; unreadable ones are left out."""
    found = dict[int, Plan]()
    for one in _read(record):
        if one.seat == seat:
            try:
                found[one.at] = tuple(decode_action(list(action)) for action in one.said)
            except ValueError as fault:
                log.warning("a hint is left out: %s", fault)
    return found


def was_said(record: Record) -> bool:
    """Whether a hint said to do the last action of ``record``."""
    at = len(record.moves) - 1
    seat, action = record.moves[at]
    while at and isinstance(action, Discard) and (before := record.moves[at - 1])[0] == seat \
            and isinstance(before[1], Discard):
        at -= 1
    return action in hints_in(record, seat).get(at, ())


def _read(record: Record) -> Sequence[SaidText]:
    try:
        found: Sequence[SaidText] = msgspec.convert(record.more.get(KEY, ()), Hints)
    except msgspec.ValidationError as fault:
        log.warning("hints are left out: %s", fault)
        return ()
    return found


def _with(record: Record, hints: Sequence[SaidText]) -> Record:
    return replace(record, more={**record.more, KEY: msgspec.to_builtins(hints)})
