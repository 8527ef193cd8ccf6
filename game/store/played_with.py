"""The settings of a match that the record of a deal contains."""

from __future__ import annotations

from ..ai.names import SIGNALLING
from ..engine.record import HUMAN, Record
from ..engine.rules import Seat


def has_signals(record: Record) -> bool:
    """Whether the match of ``record`` is played with the defenders' signals."""
    return record.match.get("signals") is True and record.rules.family.signals


def signalling_in(record: Record) -> frozenset[Seat]:
    """The seats that give signals in the match of ``record``: bots that know them, and persons beside such bots."""
    if not has_signals(record) or not any(level in SIGNALLING for level in record.bots):
        return frozenset()
    return frozenset(seat for seat, level in enumerate(record.bots) if level in (HUMAN, *SIGNALLING))
