"""A match of several deals: who deals next, and the totals."""

from __future__ import annotations

from dataclasses import dataclass, replace

from .phases.over import Over
from .rules import Rules, Seat, checked_seat


@dataclass(frozen=True, slots=True)
class Match:
    """A match by ``rules``: the ``dealer`` of the next deal, the number of deals ``counted``, the ``totals`` by seat.

    A passed-out or void deal does not count, but the next dealer deals after it (a house ruling).
    """

    rules: Rules
    dealer: Seat
    totals: tuple[int, ...]
    counted: int = 0

    @property
    def finished(self) -> bool:
        """Whether all deals of the match were played."""
        return self.counted >= self.rules.deals

    def after(self, over: Over) -> Match:
        """The match after the deal that ended with ``over``."""
        totals = tuple(a + b for a, b in zip(self.totals, over.payments, strict=True))
        dealer = (self.dealer + 1) % self.rules.at_table
        return replace(self, dealer=dealer, totals=totals, counted=self.counted + (over.end == "played"))


def new_match(rules: Rules, dealer: Seat) -> Match:
    """A new match whose first deal is dealt by ``dealer``; ValueError if that is not a seat at the table."""
    return Match(rules, checked_seat(dealer, rules.at_table), (0,) * rules.at_table)
