"""The date in the player's time zone."""

from __future__ import annotations

from datetime import date

LAST_DAY = date(9999, 11, 30)
"""The last day after which a calendar can show whole weeks, and on which an exercise can come back later."""


def today() -> date:
    """The local day by the computer's clock, which may be set to any year: LAST_DAY for one after it."""
    try:
        return min(date.today(), LAST_DAY)
    except (ValueError, OverflowError, OSError):  # a year that has no date, or not on this system
        return LAST_DAY
