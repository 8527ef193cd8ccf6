"""Prints the statistics of a player."""

from __future__ import annotations

import csv
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Iterator, Sequence
from io import StringIO
from itertools import chain

from ..club import contests, practice
from ..club.contests import season_of
from ..engine.phases.over import ROLES
from ..engine.record import HUMAN
from ..store.contests import all_friends, rated
from ..store.history import StatisticsQuery, course, players, tallies
from ..store.practice import own_puzzles, solved_puzzles
from ..store.values import Course, Sums, Tally
from ..today import today
from ..view import puzzles
from ..view.statistics import cell, rating_of, rating_words
from ..view.terminal import tell
from .asking import CommandWords, plain_text
from .files import stored_games, table

WORDS = CommandWords("stats")
ROLE_COLUMNS = slice(8, 9 + len(ROLES))
"""The columns of roles and the dealer: points per deal, a slash, number of deals."""


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--preset", type=plain_text, metavar="PRESET", default="", help=WORDS["preset"])
    parser.add_argument("--player", type=plain_text, metavar="NAME", default="", help=WORDS["player"])
    parser.add_argument("--level", type=plain_text, metavar="LEVEL", default=HUMAN, help=WORDS["level"])
    parser.add_argument("--opponents", type=plain_text, metavar="LEVELS", default="", help=WORDS["opponents"])
    parser.add_argument("--origin", choices=("played", "imported", "recovered", "all"), default="played",
                        help=WORDS["origin"])
    parser.add_argument("--assisted", choices=("with", "without"), help=WORDS["assisted"])
    parser.add_argument("--csv", action="store_true", help=WORDS["csv"])
    parser.add_argument("--who", action="store_true", help=WORDS["who"])


def asked(said: Namespace) -> StatisticsQuery:
    assisted = None if said.assisted is None else said.assisted == "with"
    origin = "" if said.origin == "all" else said.origin
    return StatisticsQuery(said.player, said.level, origin, said.preset, said.opponents, assisted)


def run(said: Namespace) -> int:
    """Print a line for each game and kind of opponents, then the other results."""
    with stored_games(said) as store:
        if said.who:
            head, run_of = WORDS["who_head"].split("|"), None
            rows = [[name, level, str(number)] for name, level, number in players(store)]
        else:
            head = WORDS["head"].format(roles=WORDS["roles"]).split("|")
            rows = [tally_cells(tally) for tally in tallies(store, asked(said))]
            run_of = course(store, asked(said))
            found = rating_of(rated(store, said.preset, said.opponents))
            friends, now = all_friends(store, said.preset), today()
            ranked = contests.standing_of_all(store)
            season = season_of(store)
            puzzled = puzzles.tally(puzzles.puzzles_of(), solved_puzzles(store))
            own = puzzles.tally(own_puzzles(store), solved_puzzles(store))
            learnt = practice.state_of(practice.tasks(store, now), now)
    if said.csv:
        lines: Iterable[str] = map(comma_separated, [head, *rows] if said.who else split_cells(head, rows))
    else:
        lines = table(head, rows) if rows else [WORDS["none"]]
    for line in lines:
        tell(line)
    if rows and run_of is not None and not said.csv:
        tell(_course(run_of))
        if found.deals:
            tell(rating_words(found))
    if run_of is not None and not said.csv:
        if friends:
            tell(WORDS["friends"].format(results=len(friends), better=sum(won > (own or 0) for won, own in friends)))
        if puzzled.solved:
            tell(WORDS["puzzles"].format(solved=puzzled.solved, all=puzzled.all))
        if own.all:
            tell(WORDS["own_puzzles"].format(solved=own.solved, all=own.all))
        if ranked.deals:
            tell(WORDS.count("tournaments", ranked.deals, tournaments=ranked.tournaments, percent=ranked.percent))
        if season.place:
            tell(WORDS.count("season", len(season.played), place=season.place, players=len(season.players)))
        if learnt.all:
            tell(WORDS["exercises"].format(due=learnt.due, all=learnt.all, mastered=learnt.mastered))
    return 0


def split_cells(head: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[list[str]]:
    """Yield the rows of the table for other programs, with the cells of roles split into points and number of deals."""
    deals = head[2]
    for row in (head, *rows):
        both = ((text, f"{text}: {deals}") if row is head else text.partition("/")[::2] for text in row[ROLE_COLUMNS])
        yield [*row[:ROLE_COLUMNS.start], *chain.from_iterable(both), *row[ROLE_COLUMNS.stop:]]


def comma_separated(row: Iterable[str]) -> str:
    """``row`` as a line of comma-separated values."""
    line = StringIO()
    csv.writer(line, lineterminator="").writerow(map(cell, row))
    return line.getvalue()


def _course(run_of: Course) -> str:
    return WORDS.count("course", run_of.deals, score=run_of.points[-1][1], won=run_of.longest_won,
                       lost=run_of.longest_lost)


def tally_cells(tally: Tally) -> list[str]:
    """``tally`` as the cells of a line; a role has points per deal and number of deals in one cell."""
    whole, taken = tally.all, tally.taken
    return [tally.preset, tally.opponents, str(whole.deals), str(whole.won), f"{whole.mean:+.2f}",
            f"{whole.spread:.2f}", str(taken.deals), str(taken.made),
            *(_part(tally.roles.get(role)) for role in ROLES), _part(tally.dealer),
            str(whole.pagat_saved), str(whole.pagat_lost), str(whole.fool_saved), str(whole.fool_lost)]


def _part(sums: Sums | None) -> str:
    return f"{sums.mean:+.2f}/{sums.deals}" if sums is not None and sums.deals else ""
