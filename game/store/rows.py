"""The statements that write a finished deal to the tables, the same for deals played here and imported ones."""

from __future__ import annotations

from typing import Any

from .facts import Fact, opponents
from .file import Statement

ADD_FACT = """INSERT OR REPLACE INTO facts (deal_id, seat, player_id, preset, opponents, origin, assisted, role, dealer,
    contract, made, units, payment, pagat, fool) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"""
_KEY = "player_id, origin, preset, opponents, assisted, role, dealer"
_SUMS = ("deals", "won", "lost", "paid", "squares", "made", "failed", "pagat_saved", "pagat_lost", "fool_saved",
         "fool_lost")
ADD_TALLY = (f"INSERT INTO tallies ({_KEY}, {', '.join(_SUMS)}) VALUES ({', '.join('?' * (7 + len(_SUMS)))}) "  # noqa: S608
             f"ON CONFLICT ({_KEY}) DO UPDATE SET " + ", ".join(f"{s} = {s} + excluded.{s}" for s in _SUMS))
_ADDED = ("1", "payment > 0", "payment < 0", "payment", "payment * payment", "made IS 1", "made IS 0", "pagat IS 1",
          "pagat IS 0", "fool IS 1", "fool IS 0")
#: Recomputes the tallies from all facts. First deletes facts that cannot be right: the payments of a deal sum to zero,
#: and values out of range could overflow the sums.
COUNT_AGAIN: tuple[Statement, ...] = (
    ("DELETE FROM tallies", ()),
    ("DELETE FROM facts WHERE typeof(payment) != 'integer' OR payment NOT BETWEEN -1000000 AND 1000000", ()),
    ("""DELETE FROM facts WHERE deal_id IN
        (SELECT deal_id FROM facts GROUP BY deal_id HAVING total(payment) != 0)""", ()),
    (f"INSERT INTO tallies ({_KEY}, {', '.join(_SUMS)}) "  # noqa: S608
     f"SELECT {_KEY}, {', '.join(f'sum({what})' for what in _ADDED)} FROM facts GROUP BY {_KEY}", ()))
#: The tallies computed from the facts, to be compared with the stored ones: a difference means a damaged file. The last
#: column counts the facts of impossible seats.
AS_FACTS_SAY = (f"SELECT {_KEY}, {', '.join(f'total({what})' for what in _ADDED)}, "  # noqa: S608
                f"total(seat NOT IN (0, 1, 2, 3, 4, 5, 6, 7, 8, 9)) FROM facts GROUP BY {_KEY}")
AS_KEPT = f"SELECT {_KEY}, {', '.join(_SUMS)}, 0 FROM tallies"  # noqa: S608
#: Writes the counts and totals of a match.
SUM_UP = """UPDATE matches SET counted = ?, totals = ?, total = ?, status = ?, ended = ? WHERE id = ?"""

RowKey = tuple[Any, ...]
RowSums = tuple[int, ...]


def fact_row(deal: int, player: int, about: tuple[str, str, bool], levels: tuple[str, ...], fact: Fact) -> RowKey:
    """``fact`` of ``deal`` as a row; ``about`` is preset, origin, and whether actions were taken back."""
    preset, origin, assisted = about
    return (deal, fact.seat, player, preset, opponents(levels, fact.seat), origin, assisted, fact.role, fact.dealer,
            fact.contract, fact.made, fact.units, fact.payment, fact.pagat, fact.fool)


def tally_of(row: RowKey) -> tuple[RowKey, RowSums]:
    """The key of the tally to which a row of facts belongs, and the values it adds."""
    _, _, player, preset, levels, origin, assisted, role, dealer, _, made, _, payment, pagat, fool = row
    sums = (1, payment > 0, payment < 0, payment, payment * payment, made is True, made is False,
            pagat is True, pagat is False, fool is True, fool is False)
    return (player, origin, preset, levels, assisted, role, dealer), tuple(map(int, sums))
