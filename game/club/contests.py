"""Seasons, which are rounds of short matches with the same players, and duplicate tournaments.

At each of the other tables of a tournament a companion has the player's seat; the other seats are as at the player's
table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from datetime import date, datetime
from hashlib import sha256

import msgspec

from ..ai.names import LEVELS, PEOPLE, Player
from ..engine.computed import computed_number, digest_of
from ..engine.record import HUMAN, Record
from ..engine.rules import Rules, Seat
from ..engine.variants import stored_rules
from ..session import Helper, Shuffle
from ..settings import MatchSetup
from ..store.contests import (
    WEEK,
    BoardResults,
    ContestMatch,
    TableResult,
    all_seasons,
    boards,
    keep_table,
    played_at,
    tournaments,
    unplayed,
)
from ..store.facts import layout
from ..store.file import Store
from ..store.history import names
from ..today import day_at
from ..view.compare import result_of
from ..view.players import LEVEL, players_of, with_level
from ..view.setup import LENGTH, Draft, chosen
from .reruns import OwnDealsWork, OwnRecord, rerun
from .work import Work

ROUNDS, SEASON_DEALS = 6, 4
"""The number of rounds in a season, and of deals in a round."""


@dataclass(frozen=True, slots=True)
class SeasonStanding:
    """A player's standing: rounds won, points, and the sum of all payments (``difference``).

    A round gives a point for each player beaten, and half a point for each tie.
    """

    seat: Seat
    won: int
    points: float
    difference: int


@dataclass(frozen=True, slots=True)
class Season:
    """A season: its ``rounds`` begun so far, and the players by seat."""

    rounds: Sequence[ContestMatch] = ()
    players: Sequence[Player] = ()

    @property
    def played(self) -> list[ContestMatch]:
        """The rounds played to their end."""
        return [one for one in self.rounds if one.status == "finished" and len(one.totals) == len(self.players)]

    @property
    def running(self) -> ContestMatch | None:
        """The round in progress; None if there is none."""
        return next((one for one in self.rounds if one.status == "running"), None)

    @property
    def next(self) -> int | None:
        """The number of the next round, counted from 1; None if no round can be begun.

        It is None while a round is in progress, after the last round, and before the season has begun. A round that was
        given up is not played again and does not count.
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
        """The day on which the season began; None if it is not known."""
        return day_at(self.rounds[0].began) if self.rounds else None

    @property
    def viewer(self) -> Seat:
        """The player's seat."""
        return self.rounds[0].viewer if self.rounds else 0

    def standings(self) -> list[SeasonStanding]:
        """The standings of all players, the best first; empty before the first round is over."""
        rounds = [one.totals for one in self.played]
        if not rounds:
            return []
        found = [SeasonStanding(seat, sum(totals[seat] == max(totals) for totals in rounds),
                                sum(beaten(totals[seat], totals) for totals in rounds),
                                sum(totals[seat] for totals in rounds)) for seat in range(len(self.players))]
        return sorted(found, key=lambda one: (-one.points, -one.difference, one.seat))

    @property
    def place(self) -> int:
        """The player's place, counted from 1; 0 before the first round is over."""
        return next((place for place, one in enumerate(self.standings(), 1) if one.seat == self.viewer), 0)


def beaten(own: int, results: Sequence[int]) -> float:
    """The number of ``results`` that ``own``, which is one of them, beats; a tie counts half."""
    return sum(other < own for other in results) + (results.count(own) - 1) / 2


def seasons_of(store: Store, most: int) -> list[Season]:
    """Up to ``most`` seasons in ``store``, the latest first; a season that cannot be played is an empty one.

    The list is empty if the file cannot be read.
    """
    return store.safe(lambda: [_season(one, names(store, one[0].match)) for one in all_seasons(store)[:most]], [])


def _season(rounds: Sequence[ContestMatch], who: Sequence[tuple[str, str]]) -> Season:
    viewer = rounds[0].viewer
    players = tuple(Player(name, HUMAN if seat == viewer else level if level in LEVELS else LEVEL)
                    for seat, (name, level) in enumerate(who))
    return Season(rounds, players) if len(players) == rounds[0].at_table else Season()


def season_of(store: Store) -> Season:
    """The latest season in ``store``; an empty one if there is none or if it cannot be read or played."""
    return next(iter(seasons_of(store, 1)), Season())


def first_round(setup: MatchSetup) -> tuple[Rules, list[Player]]:
    """The rules and the players of the first round of a season with the players of ``setup``."""
    short = msgspec.structs.replace(setup, options={**setup.options, LENGTH: SEASON_DEALS}, watch=False)
    return short.rules, players_of(short)


# -- tournaments: each deal is played at seven other tables too, and ranked in percent --------------------------------

TOURNAMENT_DEALS = 12
"""The number of deals in a tournament of the week, and by default in any other."""
SCHEME = 1
"""The version of the scheme by which the deals of a week are computed; that of a released version never changes."""
TABLES = PEOPLE
"""The levels of the companions in the player's seat at the other tables."""
OWN = ""
"""The name of the player's table."""


def usual_table(setup: MatchSetup) -> Draft:
    """The game and the house rules of ``setup`` with the usual number of players."""
    return chosen(Draft(setup.preset, {**setup.options, LENGTH: TOURNAMENT_DEALS}), "players",
                  Draft(setup.preset).rules.players)


def tournament_setup(setup: MatchSetup, draft: Draft, level: str) -> MatchSetup:
    """The setup of a tournament by ``draft``: the player of ``setup`` against opponents of ``level``, without undo."""
    return msgspec.structs.replace(with_level(setup, level), preset=draft.preset, options=dict(draft.options),
                                   watch=False, takes_back=False)


@dataclass(frozen=True, slots=True)
class WeekTournament:
    """The tournament of a week in a game: ``kind`` as in the store, ``secret`` for the deals and the bots' seeds."""

    kind: str
    rules: Rules
    dealer: Seat
    secret: bytes


def week_tournament(day: date, preset: str) -> WeekTournament:
    """The tournament of the week of ``day`` in the game ``preset``, the same for everyone."""
    year, week, _ = day.isocalendar()
    rules = stored_rules(preset, {LENGTH: TOURNAMENT_DEALS})
    source = f"tarot-des-fleurs week {SCHEME} {year}-W{week:02} {preset}"
    return WeekTournament(f"{WEEK}{year}-{week:02}", rules, computed_number(source, "dealer", rules.at_table),
                          digest_of(source, "secret")[:16])


def week_of(kind: str) -> date | None:
    """The Monday of the week of the tournament of ``kind``; None for other tournaments."""
    try:
        return datetime.strptime(f"{kind} 1", f"{WEEK}%G-%V %u").date()
    except ValueError:
        return None


@dataclass(frozen=True, slots=True)
class TableStanding:
    """The result of a table.

    It contains the ``name`` of the companion there, the mean percentage over all compared deals, and the sum of points.
    """

    name: str
    percent: float
    points: int


def percents(results: Sequence[int]) -> list[float]:
    """The percentage of other results that each of ``results`` beats.

    A tie counts half; a single result has 0 per cent.
    """
    return [100 * beaten(one, results) / max(1, len(results) - 1) for one in results]


def own_percent(board: BoardResults) -> float:
    """The player's percentage in a deal, compared with the tables that have played it; at least one must have."""
    return percents([board.own.payment, *(one.payment for one in board.tables.values())])[0]


def played_everywhere(found: Sequence[BoardResults]) -> list[BoardResults]:
    """Those of the deals ``found`` that all tables have played."""
    return [one for one in found if all(level in one.tables for level in TABLES)]


def table_rows(board: BoardResults) -> list[tuple[str, TableResult]]:
    """The results of ``board`` by the names of the tables, the player's table first."""
    return [(OWN, board.own), *((level, board.tables[level]) for level in TABLES if level in board.tables)]


def ranking(found: Sequence[BoardResults]) -> list[TableStanding]:
    """The standings of all tables over the deals that all have played, the best first; empty if there is no such deal.
    """
    names, whole = (OWN, *TABLES), played_everywhere(found)
    if not whole:
        return []
    rows = [[one.own.payment, *(one.tables[level].payment for level in TABLES)] for one in whole]
    shares = [percents(row) for row in rows]
    table = [TableStanding(name, sum(share[place] for share in shares) / len(rows), sum(row[place] for row in rows))
             for place, name in enumerate(names)]
    return sorted(table, key=lambda one: (-one.percent, -one.points, one.name != OWN))


def place_of_own(table: Sequence[TableStanding]) -> int:
    """The player's place in ``table``, counted from 1; tables with equal percentages share the best of their places."""
    own = next(one for one in table if one.name == OWN)
    return 1 + sum(one.percent > own.percent for one in table)


def all_tournaments(store: Store) -> list[ContestMatch]:
    """All tournaments, the latest first; empty, with a notice, if the file cannot be read."""
    return store.safe(lambda: tournaments(store), [])


def results_of(store: Store, match: int) -> list[BoardResults]:
    """The results of the deals of a tournament; empty, with a notice, if the file cannot be read."""
    return store.safe(lambda: boards(store, match), [])


@dataclass(frozen=True, slots=True)
class TournamentRecord:
    """The numbers of ``tournaments`` and of their compared ``deals``, and the player's mean ``percent`` over these."""

    tournaments: int
    deals: int
    percent: float


def standing_of_all(store: Store) -> TournamentRecord:
    """The player's standing over all tournaments."""
    every = [played_everywhere(results_of(store, one.match)) for one in all_tournaments(store)]
    shares = [own_percent(one) for some in every for one in some]
    return TournamentRecord(sum(map(bool, every)), len(shares), sum(shares) / len(shares) if shares else 0.0)


def other_tables(store: Store, another: Callable[[], Helper], shuffle: Shuffle) -> OwnDealsWork:
    """Play the deals of tournaments with the bots at the other tables, each as soon as it is dealt.

    The bots' seeds are computed from the cards, so that a result does not depend on when it is played. ``another``
    returns a new thinker.
    """
    def work(found: Iterator[OwnRecord]) -> Work[None]:
        with closing(another()) as thinker:
            for one, record in found:
                secret, there = sha256(b"table " + layout(record)).digest()[:16], played_at(store, one.deal)
                for level in TABLES:
                    if level not in there and store.caught_up():
                        done = yield from rerun(record, one.seat, level, lambda seat: LEVEL, thinker, shuffle, secret)
                        keep_table(store, one.deal, level, _table_result(done, one.seat))

    return OwnDealsWork(store, lambda store, most: unplayed(store, len(TABLES), most), work, most=1000)


def _table_result(record: Record, seat: Seat) -> TableResult:
    made = result_of(record, seat)
    return TableResult(made.payment, made.contract.rpartition(".")[2], made.units)
