"""Encodes the advice for hints and reviews as bytes and back: plain data, validated when read."""

from __future__ import annotations

import math
from collections.abc import Iterable

import msgspec

from ...engine.actions import Action, Discard
from ...engine.cards import PACK
from ...engine.observation import Observation
from ...engine.rules import Seat
from ..teaching.advice import ActionValue, Advice, Plan
from ..teaching.reasons import Reason
from .messages import ActionValueData, AdviceData, Inquiry, ReasonData, Report
from .wire import BadMessage, action_data, action_of, encode, packed, validated

_inquiry = msgspec.msgpack.Decoder(Inquiry)
_report = msgspec.msgpack.Decoder(Report)


def encode_inquiry(number: int, worlds: int, seed: int, seen: Observation, done: Plan = (),
                   endings: bool = False, signalling: frozenset[Seat] = frozenset()) -> bytes:
    """An :class:`Inquiry` about ``seen`` as bytes."""
    return packed(Inquiry(number, worlds, seed, encode(seen), tuple(map(action_data, done)), endings,
                          tuple(sorted(signalling))))


def decode_inquiry(message: bytes) -> Inquiry:
    """The inquiry in ``message``; BadMessage if it is invalid."""
    found: Inquiry = validated(_inquiry, message)
    return found


def encode_report(report: Report) -> bytes:
    return packed(report)


def decode_report(message: bytes) -> Report:
    """The report in ``message``; BadMessage if it is invalid."""
    found: Report = validated(_report, message)
    return found


# -- what was found out -----------------------------------------------------------------------------------------------


def advice_data(advice: Advice) -> AdviceData:
    values = tuple(ActionValueData(tuple(map(action_data, one.plan)), one.worth, one.error, one.behind, one.doubt,
                                   one.paid, one.worlds, one.given_up) for one in advice.values)
    return AdviceData(values, tuple(ReasonData(one.key, tuple(map(int, one.cards)), one.seats, one.number)
                                    for one in advice.reasons))


def advice_of(data: AdviceData, seen: Observation) -> Advice:
    """The advice for ``seen`` in ``data``; BadMessage if it contains a plan that is not legal there."""
    values = tuple(ActionValue(tuple(map(action_of, one.plan)), one.worth, one.error, one.behind, one.doubt, one.paid,
                               one.worlds, one.given_up) for one in data.values)
    _sensible((action for one in values for action in one.plan), seen,
              (number for one in values for number in (one.worth, one.error, one.behind, one.doubt, one.paid)))
    return Advice(values, _reasons_of(data.reasons, seen))


def _sensible(actions: Iterable[Action], seen: Observation, numbers: Iterable[float]) -> None:
    strange = [action for action in actions if action not in seen.actions
               and not (isinstance(action, Discard) and action.card in seen.hand)]
    if strange:
        raise BadMessage(f"{strange[0]} may not be done")
    if not all(map(math.isfinite, numbers)):
        raise BadMessage("a number that is none")


def _reasons_of(data: Iterable[ReasonData], seen: Observation) -> tuple[Reason, ...]:
    found = tuple(Reason(one.key, tuple(PACK[card] for card in one.cards), one.seats, one.number) for one in data)
    if any(seat not in seen.order for reason in found for seat in reason.seats):
        raise BadMessage("a reason speaks of a seat that does not play")
    return found
