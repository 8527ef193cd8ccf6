"""Prints the deal of a day as a code."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from datetime import date

from ..club.daily import SEAT, daily_deal
from ..engine.deal_code import code_of
from ..engine.variants import PRESETS
from ..settings import MatchSetup
from ..today import today
from ..view.terminal import tell
from ..view.words import count
from .asking import CommandWords

WORDS = CommandWords("daily")


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--date", type=day_from, metavar="YYYY-MM-DD", help=WORDS["date"])
    parser.add_argument("--preset", choices=list(PRESETS), metavar="PRESET", default=MatchSetup().preset,
                        help=WORDS["preset"].format(presets=", ".join(PRESETS)))


def day_from(text: str) -> date:
    """``text``, in the form ``2026-11-23`` only, as a date."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        day = None
    if day is None or day.isoformat() != text:  # Python 3.11 and later also reads "20261123" and "2026-W48-1"
        raise ArgumentTypeError(WORDS["no_date"].format(text=f"{text!r:.40}"))
    return day


def run(said: Namespace) -> int:
    """Print the day, game, seats and code of the deal; without a date, those of today's local date."""
    deal = daily_deal(said.date or today(), said.preset)
    tell(WORDS["told"].format(date=deal.day.isoformat(), preset=deal.rules.preset,
                              players=count("players.count", deal.rules.players), dealer=deal.dealer + 1,
                              seat=SEAT + 1))
    tell(code_of(deal.record))
    return 0
