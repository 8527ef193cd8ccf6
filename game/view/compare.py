"""A deal played by several players: the results, and a table of them."""

from __future__ import annotations

from dataclasses import dataclass

from ..engine.deal_code import code_of
from ..engine.game import State
from ..engine.phases.over import Over
from ..engine.record import Record, last_state
from ..engine.rules import Rules, Seat
from ..engine.variants import options_of, rules_of
from . import words
from .table.sheet import points


def one_deal(rules: Rules) -> Rules:
    """``rules`` for a match of a single deal."""
    return rules_of(rules.preset, **{**options_of(rules), "deals": 1})


@dataclass(frozen=True, slots=True)
class SeatColumn:
    """The deal as one seat played it: the player's name, and a cell for each row of :func:`heads`."""

    name: str
    record: Record
    cells: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Made:
    """The result of a deal for one seat: the key of the contract's name, or of the end without one; the card points of
    the seat's side in ``units``, of which ``unit`` are a point; and the ``payment``."""

    contract: str
    units: int | None
    unit: int
    payment: int

    @property
    def points(self) -> str:
        """The card points in figures; empty if none were counted."""
        return "" if self.units is None else points(self.units, self.unit)

    @property
    def said(self) -> str:
        """Contract and points: “Guard · 45½”."""
        return " · ".join(filter(None, (words.say(self.contract), self.points)))


def player_at(record: Record, seat: Seat) -> tuple[str, str]:
    """The player at ``seat`` by the record: name and level."""
    return (record.names[seat] if record.names else ""), (record.bots[seat] if record.bots else "")


def is_same_deal(one: Record, other: Record) -> bool:
    """Whether both are of the same cards, dealt by the same rules."""
    return code_of(one) == code_of(other)


def can_be_compared(record: Record) -> bool:
    """Whether ``record`` came to an end."""
    return record.end in ("played", "passed", "void")


def heads(record: Record) -> tuple[str, ...]:
    """The headings of the rows of a comparison."""
    tricks = [words.say("duplicate.trick", number=number) for number in range(1, record.rules.row.hand + 1)]
    keys = ("panel.contract", "panel.taker", "duplicate.points", "duplicate.payment")
    return (*map(words.say, keys), *tricks)


def result_of(record: Record, seat: Seat, last: State | None = None) -> Made:
    """The result of ``record`` for ``seat``; ``last`` is its last state, if the caller has it already."""
    last, unit = last or last_state(record), record.rules.family.unit
    if not isinstance(last, Over) or last.score is None:
        return Made(f"history.end.{record.end}", None, unit, 0)
    return Made("contract." + last.facts.taking.contract.id, last.score.points[seat] or 0, unit,
                last.score.payments[seat])


def column(record: Record, seat: Seat, name: str) -> SeatColumn:
    """The deal for ``seat``: the contract and the points, then for each trick the card and the points of the trick,
    negative if another side won it."""
    last = last_state(record)
    whole, blank = result_of(record, seat, last), ("",) * (record.rules.row.hand + 4)
    if not isinstance(last, Over) or last.score is None:
        return SeatColumn(name, record, (whole.said, *blank[1:]))
    family, taking = record.rules.family, last.facts.taking
    taker = _taker(record, taking.taker, seat, name)
    cells = [words.say(whole.contract), taker, whole.points, words.signed(whole.payment)]
    for trick in last.tricks:
        card = trick.cards[(last.facts.deal.order.index(seat) - last.facts.deal.order.index(trick.leader))
                           % len(trick.cards)]
        units = sum(family.values[c] for c in trick.cards)
        won = last.score.sides[trick.winner] == last.score.sides[seat] if trick.winner is not None else False
        cells.append(f"{words.card_sign(card.name)} {_signed(units if won else -units, family.unit)}")
    return SeatColumn(name, record, tuple(cells))


def _signed(units: int, unit: int) -> str:
    """Card points with their sign; nothing has none."""
    sign = "+" if units > 0 else words.MINUS if units < 0 else ""
    return sign + points(abs(units), unit)


def _taker(record: Record, taker: Seat, seat: Seat, name: str) -> str:
    if taker == seat:
        return name
    return words.seated(record.names[taker] if record.names else "", taker)
