"""Why: what a player at the table would say for an action, each reason true of what its seat knows.

``reason`` what a reason is · ``why`` which hold, and which the numbers bear out · ``sight`` what they look at ·
``following``, ``leading``, ``either``, ``bidding``, ``exchanging`` the reasons. Words by key ``reason.KEY``: ``{card}``
is the first card spoken of, ``{cards}`` are all of them, ``{name}`` is the first seat, ``{n}`` the number.
"""

from .reason import Reason
from .why import GENERAL, REASONS, reasons_for, telling

__all__ = ["GENERAL", "REASONS", "Reason", "reasons_for", "telling"]
