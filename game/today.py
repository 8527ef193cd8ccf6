"""The date in the player's time zone."""

from __future__ import annotations

from datetime import date, datetime

LAST_DAY = date(9999, 11, 30)
"""The last date in use: a calendar needs whole weeks after it, and an exercise a later day to come back."""


def today() -> date:
    """The local date by the computer's clock, which may be set to any year; at most LAST_DAY."""
    try:
        return min(date.today(), LAST_DAY)
    except (ValueError, OverflowError, OSError):  # a year that has no date, or not on this system
        return LAST_DAY


def day_at(milliseconds: int) -> date | None:
    """The local day of a time in milliseconds since 1970; None for 0, an unknown time."""
    return datetime.fromtimestamp(milliseconds / 1000).date() if milliseconds else None
