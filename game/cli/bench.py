"""Measures how fast something is."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator

from ..view.terminal import tell
from .asking import some
from .benches import engine, rest, review, start, table
from .speech import CommandWords

WORDS = CommandWords("bench")

#: By name: the function that measures, and its default number of rounds.
BENCHES: dict[str, tuple[Callable[[int], Iterator[str]], int]] = {
    "engine": (engine.run, 1000),
    "table": (table.run, 1),
    "resize": (table.resize, 3),
    "start": (start.run, 10),
    "review": (review.run, 60),
    "rest": (rest.run, 30),
}


def add_arguments(parser: ArgumentParser) -> None:
    """What to measure."""
    parser.add_argument("what", choices=list(BENCHES), metavar="WHAT",
                        help=WORDS["what"].format(names=", ".join(BENCHES)))
    parser.add_argument("--rounds", type=some, metavar="N", help=WORDS["rounds"])


def run(said: Namespace) -> int:
    """Print the measurements, each line as soon as it is known."""
    measure, usual = BENCHES[said.what]
    for line in measure(said.rounds or usual):
        tell(line, at_once=True)
    return 0
