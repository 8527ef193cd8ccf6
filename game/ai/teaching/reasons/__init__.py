"""Reasons for an action as a player would state them; each is true for what the seat knows.

``reason`` the type, and questions to a Reading · ``why`` which reasons hold, and which the action values support ·
``following``, ``leading``, ``either``, ``bidding``, ``exchanging`` the reasons. Words by key ``reason.KEY``: ``{card}``
is the first card spoken of, ``{cards}`` are all of them, ``{name}`` is the first seat, ``{n}`` the number.
"""

from .reason import Reason
from .why import GENERAL, REASONS, reasons_for, telling

__all__ = ["GENERAL", "REASONS", "Reason", "reasons_for", "telling"]
