"""Why: what a player at the table would say for an action, each reason true of what its seat knows.

``reason`` what a reason is · ``sight`` what they look at. Words by key ``reason.KEY``: ``{card}`` and ``{cards}`` are
the cards spoken of, ``{name}`` is the first seat, ``{n}`` the number.
"""

from .reason import Reason, reasons_for

__all__ = ["Reason", "reasons_for"]
