"""Lists the matches that were played, or the deals of one."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from datetime import datetime

from ..store import Store
from ..store.history import deals, matches, names
from ..store.values import DealLine, MatchLine
from ..view.terminal import tell
from .asking import CommandWords, seat_name, some
from .files import add_filter, filter_of, stored_games, table

WORDS = CommandWords("history")
MOST, LAST = 10_000, 2**62
"""The greatest number of lines on a page, and on the pages before it, because SQLite counts up to 2^63."""


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("match", nargs="?", type=some, metavar="MATCH", help=WORDS["match"])
    add_filter(parser)
    parser.add_argument("--most", type=some, default=20, metavar="N", help=WORDS["most"])
    parser.add_argument("--page", type=some, default=1, metavar="N", help=WORDS["page"])


def run(said: Namespace) -> int:
    most = min(said.most, MOST)
    after = min(most * (said.page - 1), LAST)
    with stored_games(said) as store:
        if said.match is None:
            found = matches(store, filter_of(said), most=most, after=after)
            head, rows, everything = WORDS["matches_head"], [_match(store, line) for line in found.lines], found.all
        else:
            dealt = deals(store, filter_of(said, said.match), most=most, after=after)
            head, rows, everything = WORDS["deals_head"], [_deal(line) for line in dealt.lines], dealt.all
    for line in _shown(head.split("|"), rows, after, everything):
        tell(line)
    return 0


def _shown(head: list[str], rows: list[list[str]], after: int, everything: int) -> Iterator[str]:
    if not rows:
        yield WORDS["none"]
        return
    yield from table(head, rows)
    yield WORDS["shown"].format(first=after + 1, last=after + len(rows), all=everything)


def local_time(milliseconds: int) -> str:
    """``milliseconds`` since 1970 as local date and time; empty if 0, for an unknown time."""
    return "" if not milliseconds else datetime.fromtimestamp(milliseconds / 1000).isoformat(" ", "minutes")


def score_cell(number: int | None) -> str:
    """``number`` with its sign; empty for None."""
    return "" if number is None else f"{number:+d}"


def _match(store: Store, line: MatchLine) -> list[str]:
    seated = ", ".join(f"{seat_name(name, seat)} ({level or WORDS['unknown']})"
                       for seat, (name, level) in enumerate(names(store, line.number)))
    return [str(line.number), local_time(line.began), line.preset, f"{line.counted}/{line.length}",
            score_cell(line.total), line.status, line.origin, seated]


def _deal(line: DealLine) -> list[str]:
    return [str(line.number), str(line.match), local_time(line.began), line.preset, line.end, line.contract or "",
            line.role or "", score_cell(line.payment), str(line.taken_back or "")]
