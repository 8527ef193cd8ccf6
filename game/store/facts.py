"""The facts of a finished deal, one row for each seat, the statements that write them, and digests of deals."""

from __future__ import annotations

import json
import zlib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from hashlib import blake2b
from typing import Any

from ..engine.cards import FOOL, PAGAT, Card
from ..engine.deal_code import told_options
from ..engine.game import State
from ..engine.payment import Score
from ..engine.phases.over import UNDECLARED, Over, role_of
from ..engine.record import Record, write
from ..engine.rules import Seat
from ..engine.variants import written_options
from .file import SqlRow, Statement
from .shapes import insertion


@dataclass(frozen=True, slots=True)
class Fact:
    """The result of a deal for ``seat``.

    ``made``: whether the contract was made, None for a draw and if there is no declarer; ``units``: the card points of
    the seat's side in units; ``pagat`` and ``fool``: whether the seat's side had the card at the end, None for a seat
    that neither played nor discarded it.
    """

    seat: Seat
    role: str
    dealer: bool
    contract: str
    made: bool | None
    units: int
    payment: int
    pagat: bool | None
    fool: bool | None


def facts_of(last: Over) -> tuple[Fact, ...]:
    """The facts of each seat that played; empty if the deal was not played to its end."""
    score = last.score
    if score is None:
        return ()
    keepers = {card: _keeper(last, card) for card in (PAGAT, FOOL)}
    made = _made(last, score)
    return tuple(_fact(last, score, seat, made, keepers) for seat in last.facts.deal.order)


def _fact(last: Over, score: Score, seat: Seat, made: bool | None, keepers: dict[Card, Seat | None]) -> Fact:
    units = score.points[seat]
    assert units is not None
    kept = {card: _has(score, seat, card) if keeper == seat else None for card, keeper in keepers.items()}
    return Fact(seat, role_of(last, seat), seat == last.facts.deal.dealer, last.facts.taking.contract.id, made,
                units, score.payments[seat], kept[PAGAT], kept[FOOL])


def _made(last: Over, score: Score) -> bool | None:
    """Whether the declaring side won; None for a draw, and if there is no declarer.

    If the game has a target the score sheet decides, because the cost of a slam may outweigh the contract; else the
    payment decides.
    """
    taking = last.facts.taking
    if taking.contract.sides in UNDECLARED:
        return None
    said = {line.rule for line in score.lines} & {"made", "failed"}
    won = score.payments[taking.taker]
    return "made" in said if said else won > 0 if won else None


def _has(score: Score, seat: Seat, card: Card) -> bool:
    return any(card in pile.cards for pile in score.piles if pile.side == score.sides[seat])


def _keeper(last: Over, card: Card) -> Seat | None:
    """The seat that played ``card`` or discarded it; None if it was in a talon that stayed closed."""
    if card in last.facts.ecart:
        return last.facts.ecart_by
    for trick in last.tricks:
        if card in trick.cards:
            return last.facts.deal.after(trick.leader, trick.cards.index(card))
    return None


def opponents(levels: Sequence[str], seat: Seat | None) -> str:
    """The different levels of the seats other than ``seat``, as ``club+expert``; empty if the levels are unknown."""
    return "+".join(sorted({level for other, level in enumerate(levels) if other != seat}))


ADD_FACT = insertion("facts", "REPLACE")
_KEY = "player_id, origin, preset, opponents, assisted, role, dealer"
_SUMS = ("deals", "won", "lost", "paid", "squares", "made", "failed", "pagat_saved", "pagat_lost", "fool_saved",
         "fool_lost")
_ADDED = ("1", "payment > 0", "payment < 0", "payment", "payment * payment", "made IS 1", "made IS 0", "pagat IS 1",
          "pagat IS 0", "fool IS 1", "fool IS 0")
_ADD_TALLIES = (f"INSERT INTO tallies ({_KEY}, {', '.join(_SUMS)}) "  # noqa: S608
                f"SELECT {_KEY}, {', '.join(f'sum({what})' for what in _ADDED)} FROM facts {{which}} GROUP BY {_KEY}")
#: Adds the facts of a deal to the tallies.
COUNT_DEAL = (_ADD_TALLIES.format(which="WHERE deal_id = ?") + f" ON CONFLICT ({_KEY}) DO UPDATE SET "
              + ", ".join(f"{s} = {s} + excluded.{s}" for s in _SUMS))
#: Recomputes the tallies from all facts. First deletes facts that cannot be right: the payments of a deal do not sum to
#: zero, or values out of range could overflow the sums.
COUNT_AGAIN: tuple[Statement, ...] = (
    ("DELETE FROM tallies", ()),
    ("DELETE FROM facts WHERE typeof(payment) != 'integer' OR payment NOT BETWEEN -1000000 AND 1000000", ()),
    ("""DELETE FROM facts WHERE deal_id IN
        (SELECT deal_id FROM facts GROUP BY deal_id HAVING total(payment) != 0)""", ()),
    (_ADD_TALLIES.format(which=""), ()))
#: The tallies computed from the facts, to be compared with the stored ones: they differ in a damaged file. The last
#: column counts the facts of impossible seats.
AS_FACTS_SAY = (f"SELECT {_KEY}, {', '.join(f'total({what})' for what in _ADDED)}, "  # noqa: S608
                f"total(seat NOT IN (0, 1, 2, 3, 4, 5, 6, 7, 8, 9)) FROM facts GROUP BY {_KEY}")
AS_KEPT = f"SELECT {_KEY}, {', '.join(_SUMS)}, 0 FROM tallies"  # noqa: S608
#: Writes the counts and totals of a match.
SUM_UP = """UPDATE matches SET counted = ?, totals = ?, total = ?, status = ?, ended = ? WHERE id = ?"""


def fact_row(deal: int, player: int, about: tuple[str, str, bool], levels: tuple[str, ...], fact: Fact) -> SqlRow:
    """``fact`` as a row of the table of facts; ``about`` is preset, origin, and whether actions were taken back."""
    preset, origin, assisted = about
    return (deal, fact.seat, player, preset, opponents(levels, fact.seat), origin, assisted, fact.role, fact.dealer,
            fact.contract, fact.made, fact.units, fact.payment, fact.pagat, fact.fool)


# -- whether two deals, records or matches are the same ---------------------------------------------------------------


def _digest(*said: Any) -> bytes:
    text = json.dumps(said, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=16).digest()


def identity(record: Record, last: State, text: str) -> bytes:
    """A digest of the deal and its play, without reviews and notes; ``text`` is the line of ``record``."""
    plain = write(replace(record, more={}), last) if record.more else text
    return blake2b(plain.encode(), digest_size=16).digest()


def layout(record: Record) -> bytes:
    """A digest of the rules, the dealer and the hands, without the players and the length of the match."""
    return _digest(record.rules.preset, told_options(record.rules), record.dealer, list(map(sorted, record.hands)))


def grouping(record: Record) -> bytes:
    """A digest of the match, equal for all its deals."""
    rules = record.rules
    return _digest(record.match.get("id"), rules.preset, written_options(rules), record.names, record.bots)


def running_sum(before: int, text: str) -> int:
    """The CRC-32 of everything up to the end of ``text``; ``before`` is that of the preceding text, at first 0."""
    return zlib.crc32(text.encode(), before)
