"""The hints of a deal, stored in its record, so that the review does not contradict them."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from ..ai.teaching.advice import Plan
from ..ai.teaching.review import Said
from ..engine.actions import Discard
from ..engine.record import Record, decode_action, encode_action
from ..engine.rules import Seat
from . import shapes

log = logging.getLogger(__name__)
KEY = "hints"
"""The key of the hints in a record."""


PlanText = Annotated[tuple[Annotated[tuple[Any, ...], Meta(max_length=2)], ...], Meta(min_length=1, max_length=30)]
"""A plan, its actions encoded as in records."""


class SaidText(Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """A hint to ``seat`` for the action with the index ``at``: its proposal, and the other plans it rated ``good``."""

    seat: shapes.SeatValue
    at: Annotated[int, Meta(ge=0, le=1000)]
    said: PlanText
    good: Annotated[tuple[PlanText, ...], Meta(max_length=78)] = ()


Hints = Annotated[tuple[SaidText, ...], Meta(max_length=200)]


def with_hint(record: Record, seat: Seat, said: Said) -> Record:
    """``record`` with the hint ``said`` to ``seat``, whose turn it is; it replaces an earlier hint for this action."""
    mine = SaidText(seat, len(record.moves), _plan_text(said.best), tuple(map(_plan_text, said.good)))
    others = [one for one in _read(record) if (one.seat, one.at) != (seat, mine.at)]
    return _with(record, [*others, mine])


def up_to(record: Record) -> Record:
    """``record`` without the hints for undone positions, which are those after its last action."""
    found = _read(record)
    here = [one for one in found if one.at <= len(record.moves)]
    return record if len(here) == len(found) else _with(record, here)


def hints_in(record: Record, seat: Seat) -> dict[int, Said]:
    """The hints to ``seat`` by the index of the action they were for; unreadable ones are left out."""
    found = dict[int, Said]()
    for one in _read(record):
        if one.seat == seat:
            try:
                found[one.at] = Said(_plan(one.said), tuple(map(_plan, one.good)))
            except ValueError as fault:
                log.warning("a hint is left out: %s", fault)
    return found


def was_said(record: Record) -> bool:
    """Whether a hint proposed the last action of ``record``, or rated it as good."""
    at = len(record.moves) - 1
    seat, action = record.moves[at]
    while at and isinstance(action, Discard) and (before := record.moves[at - 1])[0] == seat \
            and isinstance(before[1], Discard):
        at -= 1
    hint = hints_in(record, seat).get(at)
    return hint is not None and hint.allows((action,))


def _plan_text(plan: Plan) -> tuple[tuple[Any, ...], ...]:
    return tuple(tuple(encode_action(action)) for action in plan)


def _plan(text: Iterable[tuple[Any, ...]]) -> Plan:
    return tuple(decode_action(list(action)) for action in text)


def _read(record: Record) -> Sequence[SaidText]:
    try:
        found: Sequence[SaidText] = msgspec.convert(record.more.get(KEY, ()), Hints)
    except msgspec.ValidationError as fault:
        log.warning("hints are left out: %s", fault)
        return ()
    return found


def _with(record: Record, hints: Sequence[SaidText]) -> Record:
    return replace(record, more={**record.more, KEY: msgspec.to_builtins(hints)})
