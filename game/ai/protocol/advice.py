"""Encodes hints and reviews as bytes and back: plain data, validated when read."""

from __future__ import annotations

import math
from collections.abc import Iterable

import msgspec

from ...engine.actions import Action
from ...engine.cards import PACK
from ...engine.observation import Observation
from ..teaching.advice import ActionValue, Advice
from ..teaching.reasons import Reason
from ..teaching.review import Verdict
from .messages import ActionValueData, AdviceData, Inquiry, ReasonData, Report, VerdictData
from .wire import BadMessage, action_data, action_of, encode, packed, validated

_inquiry = msgspec.msgpack.Decoder(Inquiry)
_report = msgspec.msgpack.Decoder(Report)


def encode_inquiry(number: int, worlds: int, seed: int, seen: Observation, done: Action | None = None) -> bytes:
    """An inquiry for a hint for ``seen``, or for a verdict on the action ``done``."""
    return packed(Inquiry(number, worlds, seed, encode(seen), None if done is None else action_data(done)))


def decode_inquiry(message: bytes) -> Inquiry:
    """The question in ``message``; BadMessage if it is none."""
    found: Inquiry = validated(_inquiry, message)
    return found


def encode_report(report: Report) -> bytes:
    """``report`` as bytes."""
    return packed(report)


def decode_report(message: bytes) -> Report:
    """The answer in ``message``; BadMessage if it is none."""
    found: Report = validated(_report, message)
    return found


# -- what was found out -----------------------------------------------------------------------------------------------


def advice_data(advice: Advice) -> AdviceData:
    """``advice`` as plain data."""
    values = tuple(ActionValueData(action_data(one.action), one.worth, one.error, one.behind, one.doubt, one.paid,
                                   one.worlds, one.given_up) for one in advice.values)
    return AdviceData(values, tuple(map(action_data, advice.good)), _reasons_data(advice.reasons))


def advice_of(data: AdviceData, seen: Observation) -> Advice:
    """The advice for ``seen`` in ``data``; BadMessage if it contains an action that is not legal there."""
    values = tuple(ActionValue(action_of(one.action), one.worth, one.error, one.behind, one.doubt, one.paid,
                               one.worlds, one.given_up) for one in data.values)
    good = tuple(map(action_of, data.good))
    _sensible((*(one.action for one in values), *good), seen,
              (number for one in values for number in (one.worth, one.error, one.behind, one.doubt, one.paid)))
    return Advice(values, good, _reasons_of(data.reasons, seen))


def verdict_data(verdict: Verdict) -> VerdictData:
    """``verdict`` as plain data."""
    return VerdictData(action_data(verdict.action), action_data(verdict.best), verdict.loss, verdict.error,
                       verdict.grade, verdict.expected, verdict.possible, _reasons_data(verdict.reasons))


def verdict_of(data: VerdictData, seen: Observation, done: Action) -> Verdict:
    """The verdict in ``data`` on the action ``done`` for ``seen``; BadMessage if it is about another action."""
    action, best = action_of(data.action), action_of(data.best)
    if action != done:
        raise BadMessage(f"a verdict on {action}, not on {done}")
    _sensible((action, best), seen, (data.loss, data.error, data.expected, data.possible))
    return Verdict(action, best, data.loss, data.error, data.grade, data.expected, data.possible,
                   _reasons_of(data.reasons, seen))


def _sensible(actions: Iterable[Action], seen: Observation, numbers: Iterable[float]) -> None:
    strange = [action for action in actions if action not in seen.actions]
    if strange:
        raise BadMessage(f"{strange[0]} may not be done")
    if not all(map(math.isfinite, numbers)):
        raise BadMessage("a number that is none")


def _reasons_data(reasons: Iterable[Reason]) -> tuple[ReasonData, ...]:
    return tuple(ReasonData(one.key, tuple(map(int, one.cards)), one.seats, one.number) for one in reasons)


def _reasons_of(data: Iterable[ReasonData], seen: Observation) -> tuple[Reason, ...]:
    found = tuple(Reason(one.key, tuple(PACK[card] for card in one.cards), one.seats, one.number) for one in data)
    if any(seat not in seen.order for reason in found for seat in reason.seats):
        raise BadMessage("a reason speaks of a seat that does not play")
    return found
