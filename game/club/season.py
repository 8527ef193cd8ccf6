"""A season: rounds of short matches with the same players, and a table of standings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime

import msgspec

from ..ai.names import LEVELS, Player
from ..engine.record import HUMAN
from ..engine.rules import Rules, Seat
from ..settings import MatchSetup
from ..store.contests import SeasonRound, all_seasons
from ..store.file import Store
from ..store.history import names
from ..view.players import LEVEL, players_of
from ..view.setup import LENGTH

ROUNDS, DEALS = 6, 4
"""The rounds of a season, and the deals of a round."""


@dataclass(frozen=True, slots=True)
class SeasonStanding:
    """A player's standing: rounds won, points, and the difference of all payments.

    In each round a player gets a point for each player beaten, half a point for a tie.
    """

    seat: Seat
    won: int
    points: float
    difference: int


@dataclass(frozen=True, slots=True)
class Season:
    """A season: its ``rounds`` begun so far, and the players by seat."""

    rounds: Sequence[SeasonRound] = ()
    players: Sequence[Player] = ()

    @property
    def played(self) -> list[SeasonRound]:
        """The rounds played to their end."""
        return [one for one in self.rounds if one.status == "finished" and len(one.totals) == len(self.players)]

    @property
    def running(self) -> SeasonRound | None:
        """The round that can be played on."""
        return next((one for one in self.rounds if one.status == "running"), None)

    @property
    def next(self) -> int | None:
        """The number of the next round, from 1 up; None if the season is over or none has begun.

        A round that was given up is not played again, and counts for nobody.
        """
        number = len(self.rounds) + 1
        return number if 1 < number <= ROUNDS and self.rules is not None and self.running is None else None

    @property
    def rules(self) -> Rules | None:
        """The rules of all rounds; None if they cannot be played any more."""
        found = self.rounds[0].rules if self.rounds else None
        return found if found is not None and found.at_table == len(self.players) else None

    @property
    def began(self) -> date | None:
        """The day on which it began, if that is known."""
        return datetime.fromtimestamp(self.rounds[0].began / 1000).date() if self.rounds and self.rounds[0].began \
            else None

    @property
    def viewer(self) -> Seat:
        """The player's own seat."""
        return self.rounds[0].viewer if self.rounds else 0

    def standings(self) -> list[SeasonStanding]:
        """All players, the best first; none before the first round is over."""
        rounds = [one.totals for one in self.played]
        if not rounds:
            return []
        found = [SeasonStanding(seat, sum(totals[seat] == max(totals) for totals in rounds),
                                sum(_points(totals, seat) for totals in rounds),
                                sum(totals[seat] for totals in rounds)) for seat in range(len(self.players))]
        return sorted(found, key=lambda one: (-one.points, -one.difference, one.seat))

    @property
    def place(self) -> int:
        """The player's own place, from 1 up; 0 before the first round is over."""
        return next((place for place, one in enumerate(self.standings(), 1) if one.seat == self.viewer), 0)


def _points(totals: Sequence[int], seat: Seat) -> float:
    own = totals[seat]
    return sum(other < own for other in totals) + (totals.count(own) - 1) / 2


def seasons_of(store: Store, most: int) -> list[Season]:
    """The seasons in ``store``, the latest first, at most ``most``; an empty one in place of one that cannot be
    played, and none if the file cannot be read."""
    return store.safe(lambda: [_season(one, names(store, one[0].match)) for one in all_seasons(store)[:most]], [])


def _season(rounds: Sequence[SeasonRound], who: Sequence[tuple[str, str]]) -> Season:
    viewer = rounds[0].viewer
    players = tuple(Player(name, HUMAN if seat == viewer else level if level in LEVELS else LEVEL)
                    for seat, (name, level) in enumerate(who))
    return Season(rounds, players) if len(players) == rounds[0].at_table else Season()


def season_of(store: Store) -> Season:
    """The latest season in ``store``; an empty one if there is none, or if it cannot be read."""
    return next(iter(seasons_of(store, 1)), Season())


def first_round(setup: MatchSetup) -> tuple[Rules, list[Player]]:
    """The rules and the players of a season's first round, from ``setup``, which becomes its table."""

    short = msgspec.structs.replace(setup, options={**setup.options, LENGTH: DEALS}, watch=False)
    return short.rules, players_of(short)
