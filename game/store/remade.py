"""Rebuilds the rows of a match and of a deal from a record, in place of rows that cannot be read."""

from __future__ import annotations

from typing import Any

from ..engine.record import HUMAN
from . import shapes
from .facts import opponents
from .imports import Examined

Columns = dict[str, Any]
TOGETHER = ("options", "at_table", "viewer", "first_dealer", "totals")
"""Columns of a match that may each be valid by itself but contradict each other."""


def plain_match(said: Columns) -> Columns:
    """The row of a match of which only the columns in ``said`` can be read, with defaults for the others."""
    here = isinstance(said["secret"], bytes)
    going_on = here and said["ended"] is None
    return {"name": "", "origin": "played" if here else "imported", "status": "running" if going_on else "left",
            "began": 0, "ended": None, "opponents": "", "viewer": None, "first_dealer": 0, "secret": None,
            "takes_back": 0, "deals": 0, "counted": 0, "totals": "[]", "total": None}


def match_of(record: Examined) -> Columns:
    """The columns of a match that follow from its first ``record``."""
    viewer = record.levels.index(HUMAN) if HUMAN in record.levels else None
    return {"name": record.name, "grouping": record.grouping, "preset": record.preset, "options": record.options,
            "at_table": len(record.levels), "length": record.length, "viewer": viewer, "first_dealer": record.dealer,
            "opponents": opponents(record.levels, -1 if viewer is None else viewer)}


def put_right(said: Columns, record: Examined | None) -> Columns | None:
    """The row ``said`` of a match, repaired from its first ``record``; None if that gives no valid row either."""
    known = plain_match(said) | ({} if record is None else match_of(record))
    kinds = shapes.columns(shapes.MatchRow)
    row = {column: value if shapes.fits(kinds[column], value) else known.get(column) for column, value in said.items()}
    together = {column: known[column] for column in TOGETHER if column in known}
    for right in (row, row | together):
        if shapes.fits(shapes.MatchRow, tuple(right.values())):
            return right
    return None


def remade_deal(said: Columns, record: Examined, match: Columns) -> Columns:
    """The row ``said`` of a deal of ``match``, repaired from its ``record``."""
    viewer, kinds = match["viewer"], shapes.columns(shapes.DealRow)
    mine = next((fact for fact in record.facts if fact.seat == viewer), None)
    plain = {"number": record.number, "began": match["began"], "ended": None}
    kept = {column: said[column] if shapes.fits(kinds[column], said[column]) else plain[column] for column in plain}
    return said | kept | {
        "preset": record.preset, "opponents": opponents(record.levels, -1 if viewer is None else viewer),
        "origin": match["origin"], "dealer": record.dealer, "end": record.end, "taken_back": record.taken_back,
        "taker": record.taker, "contract": record.contract, "role": mine.role if mine else None,
        "payment": mine.payment if mine else None, "layout": record.layout,
        "identity": None if record.end == "open" else record.identity}
