"""The reviews of deals and the hints given in them, stored with their records and kept consistent."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from ..ai.teaching.advice import Grade, Plan, is_ill
from ..ai.teaching.reasons import CLAIMS, GENERAL, Reason, reasons_between
from ..ai.teaching.review import Decision, Said, Verdict, moments
from ..engine.actions import Discard
from ..engine.cards import BY_NAME
from ..engine.observation import Observation
from ..engine.record import Record, decode_action, encode_action, last_state, write
from ..engine.rules import Seat
from . import facts, shapes
from .file import SqlRow, Store
from .notes import carried_reviews
from .values import signalling_in

log = logging.getLogger(__name__)
_IN_DEAL = "SELECT seat, text, sum FROM reviews WHERE deal_id = ? AND seat = ?"
_ADD = "INSERT OR REPLACE INTO reviews (deal_id, seat, text, sum) VALUES (?, ?, ?, ?)"


CardPoints = Annotated[float, Meta(ge=0, le=1000)]
MeanPayment = Annotated[float, Meta(ge=-10**6, le=10**6)]


PlanText = Annotated[tuple[Annotated[tuple[Any, ...], Meta(max_length=2)], ...], Meta(min_length=1, max_length=30)]
"""A plan, its actions encoded as in records."""


class ReasonText(Struct, forbid_unknown_fields=True, frozen=True):
    key: Annotated[str, Meta(max_length=40)]
    cards: Annotated[tuple[Annotated[str, Meta(max_length=4)], ...], Meta(max_length=78)] = ()
    seats: Annotated[tuple[shapes.SeatValue, ...], Meta(max_length=6)] = ()
    number: Annotated[int, Meta(ge=-10**6, le=10**6)] | None = None


class VerdictText(Struct, forbid_unknown_fields=True, frozen=True):
    """A verdict on the decision that begins with the action ``at``; actions are encoded as in records."""

    at: shapes.Place
    best: PlanText
    loss: CardPoints
    error: CardPoints
    grade: Grade
    expected: MeanPayment
    possible: MeanPayment
    reasons: Annotated[tuple[ReasonText, ...], Meta(max_length=40)] = ()
    chance: CardPoints = 0.0
    points: CardPoints | None = None


#: Reviews of an earlier edition are made again when they are opened: they have no expected card points, and a reason
#: in them may also hold for the action that was taken.
EDITION = 2


class ReviewText(Struct, forbid_unknown_fields=True, frozen=True):
    """The verdicts on a seat's decisions; ``unknown`` are decisions for which no verdict could be found."""

    verdicts: Annotated[tuple[VerdictText, ...], Meta(max_length=200)]
    unknown: Annotated[tuple[shapes.Place, ...], Meta(max_length=200)] = ()
    edition: Annotated[int, Meta(ge=1, le=10**6)] = 1

    @property
    def current(self) -> bool:
        """Whether the review was made by the current edition."""
        return self.edition >= EDITION


class ReviewRow(Struct, array_like=True, frozen=True):
    """A row of the table: the seat, the text of its review, and the check sum of the text."""

    seat: shapes.SeatValue
    text: str
    sum: shapes.CheckSum

    @property
    def whole(self) -> bool:
        """Whether the seat and the text fit the check sum."""
        return facts.running_sum(self.seat, self.text) == self.sum


_decoder = msgspec.json.Decoder(ReviewText)


@dataclass(frozen=True, slots=True)
class Reviewed:
    """Verdicts on decisions by the index of their first action, and the indices for which no verdict could be found.

    A review that is not ``current`` should be made again.
    """

    verdicts: dict[int, Verdict]
    unknown: frozenset[int] = frozenset()
    current: bool = True


def decisions(record: Record, seat: Seat) -> tuple[Decision, ...]:
    """The decisions of ``seat`` in ``record`` with more than one legal action."""
    signalling = signalling_in(record)
    return tuple(Decision(*one, signalling) for one in moments(record, seat))


# -- as text ----------------------------------------------------------------------------------------------------------


def review_text(reviewed: Reviewed) -> str:
    """``reviewed`` as one line of JSON, numbers rounded to a thousandth."""
    text = ReviewText(tuple(_said(at, found) for at, found in sorted(reviewed.verdicts.items())),
                      tuple(sorted(reviewed.unknown)), EDITION)
    return msgspec.json.encode(text).decode()


def _said(at: int, found: Verdict) -> VerdictText:
    reasons = tuple(ReasonText(one.key, tuple(card.name for card in one.cards), one.seats, one.number)
                    for one in found.reasons)
    loss, error, expected, possible, chance = (
        round(n, 3) for n in (found.loss, found.error, found.expected, found.possible, found.chance))
    best, points = _plan_text(found.best), None if found.points is None else round(found.points, 3)
    return VerdictText(at, best, loss, error, found.grade, expected, possible, reasons, chance, points)


def read_review(text: str | bytes, made: Sequence[Decision]) -> Reviewed:
    """The review in ``text`` of the decisions ``made``; raises ValueError, with the reason, if it does not fit them.

    Unknown reasons, and those that do not hold for the best action by the seat's observation, are left out.
    """
    data = read_text(text)
    by_place = {one.at: one for one in made}
    judged = {one.at for one in data.verdicts}
    if not judged | set(data.unknown) <= by_place.keys():
        raise ValueError("it contains actions that were not decisions")
    return Reviewed({one.at: _verdict(one, by_place[one.at], data.current) for one in data.verdicts},
                    frozenset(data.unknown) - judged, data.current)


def read_text(text: str | bytes) -> ReviewText:
    """The review in ``text``, of any deal; raises ValueError, with the reason, if the text is invalid."""
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as fault:
        raise ValueError(f"no review: {fault}") from None


def _verdict(said: VerdictText, decision: Decision, current: bool) -> Verdict:
    best = _plan(said.best)
    if not _possible(best, decision.seen):
        raise ValueError(f"action {said.at}: the best may not be done")
    apart = decision.done if is_ill(said.grade) else ()
    reasons = tuple(_reasons(said.reasons, decision, best, apart, current))
    return Verdict(decision.done, best, said.loss, said.error, said.grade, said.expected, said.possible, reasons,
                   said.chance, said.points)


def _possible(plan: Plan, seen: Observation) -> bool:
    """Whether ``plan`` is a legal action, or cards of the hand to discard."""
    if len(plan) == 1:
        return plan[0] in seen.actions
    return seen.phase == "discarding" and all(isinstance(one, Discard) and one.card in seen.hand for one in plan)


def _reasons(said: Sequence[ReasonText], decision: Decision, best: Plan, apart: Plan,
             current: bool) -> Iterator[Reason]:
    """Yield the general reasons in ``said``, and those that hold for an action of ``best`` and for none of
    ``apart``.

    Claims about values are left out unless the review is ``current``.
    """
    wanted = any(one.key not in GENERAL for one in said)
    hold = [reason for reason in reasons_between(decision.seen, best, apart, decision.signalling)
            if current or reason.key not in CLAIMS] if wanted else []
    for one in said:
        if set(one.cards) <= BY_NAME.keys():
            reason = Reason(one.key, tuple(BY_NAME[name] for name in one.cards), one.seats, one.number)
            if reason in hold or _is_general(reason):
                yield reason


def _is_general(reason: Reason) -> bool:
    """Whether ``reason`` is a general one; its only value may be a number of worlds tried."""
    counted = reason.key == "tried"
    plain = not reason.cards and not reason.seats and (reason.number is not None) == counted
    return reason.key in GENERAL and plain and (reason.number or 0) >= counted


# -- reviews in the file of games -------------------------------------------------------------------------------------


def deal_number(store: Store, record: Record) -> int | None:
    """The id of the deal in ``store`` with this record; None if there is none."""
    last = last_state(record)
    same = facts.identity(record, last, write(replace(record, more={}), last))
    found = store.read("SELECT id FROM deals WHERE identity = ?", (same,))
    return found[0][0] if found else None


def keep_review(store: Store, record: Record, seat: Seat, reviewed: Reviewed) -> bool:
    """Store the review of ``seat``'s decisions with the deal of ``record``; returns whether it was written."""
    deal = store.safe(lambda: deal_number(store, record), None) if store.writable else None
    text = review_text(reviewed)
    return deal is not None and store.write((_ADD, (deal, seat, text, facts.running_sum(seat, text))))


def kept_review(store: Store, record: Record, seat: Seat, made: Sequence[Decision]) -> Reviewed | None:
    """The stored review of the decisions ``made``, else the one in the ``record``; None if neither is valid."""
    carried = (text for by, text in carried_reviews(record) if by == seat)
    for text in (*_stored(store, record, seat), *carried):
        try:
            return read_review(text, made)
        except ValueError as fault:
            log.warning("a review is left out: %s", fault)
    return None


def _stored(store: Store, record: Record, seat: Seat) -> Iterable[str]:
    try:
        deal = deal_number(store, record)
        rows = [] if deal is None else store.read(_IN_DEAL, (deal, seat))
    except sqlite3.Error as fault:
        log.warning("reviews cannot be read: %s", fault)
        return []
    return [row.text for row in shapes.valid_rows(ReviewRow, rows) if row.whole]


def reviews_of(rows: Sequence[SqlRow]) -> list[tuple[Seat, str]]:
    """The undamaged reviews among ``rows`` (seat, text, check sum)."""
    return [(row.seat, row.text) for row in shapes.valid_rows(ReviewRow, rows) if row.whole and _is_review(row.text)]


def _is_review(text: str) -> bool:
    try:
        read_text(text)
    except ValueError as fault:
        log.warning("a review is left out: %s", fault)
        return False
    return True


# -- hints ------------------------------------------------------------------------------------------------------------


HINTS = "hints"
"""The key of the hints in a record."""


class SaidText(Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """A hint to ``seat`` for the action with the index ``at``: its proposal, and the other plans it rated ``good``."""

    seat: shapes.SeatValue
    at: shapes.Place
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
        found: Sequence[SaidText] = msgspec.convert(record.more.get(HINTS, ()), Hints)
    except msgspec.ValidationError as fault:
        log.warning("hints are left out: %s", fault)
        return ()
    return found


def _with(record: Record, hints: Sequence[SaidText]) -> Record:
    return replace(record, more={**record.more, HINTS: msgspec.to_builtins(hints)})
