"""The command: plays the deals of a contest and prints the table of its figures."""

from __future__ import annotations

import json
import sys
import time
from argparse import Namespace
from collections.abc import Iterator, Mapping, Sequence
from contextlib import nullcontext
from random import SystemRandom
from typing import Any

from game.ai.bots import LEVELS, BadBot, NoSuchBot
from game.cli import carried_out
from game.cli.asking import Parser, Refused, add_game, bot_from, rules_from, some, whole_number
from game.cli.files import with_progress, written_whole
from game.engine.variants import options_of
from game.view.terminal import note, tell

from .duplicate import Contest, Duel, Notes
from .farm import BACKENDS, HERE, duels
from .figures import summary, times

MEASURED = {"points": ("card points", 1.0), "payment": ("payment", 1.0), "wins": ("deals won, %", 100.0)}
"""The heading of each measure in the table, and the factor by which its figures are multiplied there."""


def parser() -> Parser:
    """The parser of the arguments: game, bots, number of deals, and the backend that plays them."""
    top = Parser(prog="python -m tools.arena", allow_abbrev=False,
                 description="Plays the same deals with and without a bot in one seat and reports what it gains.")
    add_game(top)
    top.add_argument("--option", action="append", metavar="NAME=VALUE",
                     help="any option of the rules, see the command rules; may be repeated")
    top.add_argument("--a", required=True, metavar="BOT",
                     help=f"the bot under test: {', '.join(LEVELS)}, or module:Class")
    top.add_argument("--b", required=True, metavar="BOT", help="the bot it is measured against, in all other seats")
    top.add_argument("--deals", type=some, default=100, metavar="N",
                     help="how many deals (100); each is played once for every seat and once more")
    top.add_argument("--seed", type=whole_number, metavar="N", help="the deals and the bots' choices (none: at random)")
    top.add_argument("--jobs", type=some, default=1, metavar="N",
                     help="number of processes (1); the figures do not depend on it")
    top.add_argument("--backend", choices=list(BACKENDS), default=HERE, metavar="NAME",
                     help=f"where the work is done: {HERE} on this machine (default), or a cluster: dask, ray")
    top.add_argument("--scheduler", metavar="ADDRESS",
                     help="address of the cluster's scheduler (none: a cluster on this machine)")
    top.add_argument("--json", metavar="FILE", help="a file for the figures; - for standard output")
    top.set_defaults(run=run)
    return top


def run(said: Namespace) -> int:
    """Play the deals of the contest and print the table."""
    rules = rules_from(said)
    for name in (said.a, said.b):
        bot_from(name)
    seed = SystemRandom().randrange(10**9) if said.seed is None else said.seed
    contest = Contest(rules.preset, tuple(options_of(rules).items()), said.a, said.b, seed)
    with written_whole(said.json) if said.json else nullcontext() as file:
        began = time.perf_counter()
        played = _played(contest, said)
        seconds = time.perf_counter() - began
        told = summary(contest, played)
        if file is not None:
            file.write(json.dumps(told) + "\n")
    say = note if said.json == "-" else tell
    noted = ((said.a, [duel.guest for duel in played]), (said.b, [duel.house for duel in played]))
    for line in (*figure_lines(told), *(line for name, notes in noted for line in thinking(name, notes))):
        say(line)
    note(f"{_deals(said.deals)} in {seconds:.1f} s")
    return 0


def _played(contest: Contest, said: Namespace) -> list[Duel]:
    """Play all deals of ``contest``, with a progress bar; raises Refused if a bot fails."""
    some_duels = duels(contest, said.deals, said.jobs, said.backend, said.scheduler)
    try:
        return list(with_progress(some_duels, said.deals, "deal"))
    except (BadBot, NoSuchBot) as why:
        raise Refused(str(why)) from None


def figure_lines(told: Mapping[str, Any]) -> Iterator[str]:
    """The lines of the report on ``told``, the result of :func:`tools.arena.figures.summary`."""
    game = told["game"]
    yield (f"{told['a']} against {told['b']} · {game['preset']}, {game['players']} players · "
           f"{_deals(told['deals'])} of seed {told['seed']}")
    rows = [["gain per deal", "deals", *(heading for heading, _ in MEASURED.values())],
            _row("", told["gain"]),
            ["p, two-sided", "", *(_chance(told["gain"][name]["p"]) for name in MEASURED)],
            *(_row(f"as {role}", gain) for role, gain in told["by_role"].items())]
    yield from aligned(rows)
    yield ""
    for one in ("a", "b"):
        yield _had(told[one], told[f"{one}_had"])
        yield _absurd(told[one], told[f"{one}_had"])


def thinking(name: str, notes: Sequence[Notes]) -> Iterator[str]:
    """The lines of the table of the times that the bot ``name`` took in each phase."""
    rows = [[f"{name}, milliseconds per decision", "median", "95th percentile", "times"]]
    for phase, (count, median, late) in times(notes).items():
        rows.append([phase, f"{median:.2f}", f"{late:.2f}", str(count)])
    yield ""
    yield from aligned(rows)


def aligned(rows: list[list[str]]) -> Iterator[str]:
    """The lines of a table with ``rows`` in aligned columns, the first flush left."""
    widths = [max(len(row[n]) for row in rows) for n in range(len(rows[0]))]
    for first, *others in rows:
        cells = (cell.rjust(width) for cell, width in zip(others, widths[1:], strict=True))
        yield "  ".join((first.ljust(widths[0]), *cells)).rstrip()


def _deals(number: int) -> str:
    return f"{number} deal{'s' * (number != 1)}"


def _row(name: str, gain: Mapping[str, Any]) -> list[str]:
    return [name, str(gain["points"]["deals"]), *(_interval(gain[key], scale) for key, (_, scale) in MEASURED.items())]


def _interval(figure: Mapping[str, Any], scale: float) -> str:
    """The text of a mean and of half the width of its interval, both multiplied by ``scale``."""
    half = "" if figure["half"] is None else f" ±{figure['half'] * scale:.2f}"
    return f"{figure['mean'] * scale:+.2f}{half}"


def _chance(p: float | None) -> str:
    return "" if p is None else f"{p:.2g}"


def _had(name: str, had: Mapping[str, Any]) -> str:
    """A line about a bot: roles, contracts, won deals and payment."""
    seats = had["seats"]
    roles = ", ".join(f"{role} {times / seats:.1%}" for role, times in had["roles"].items())
    contracts = ", ".join(f"{contract} {times}" for contract, times in had["contracts"].items()) or "never the taker"
    won, payment = had["won"] / seats, had["payment"] / seats
    return f"{name}: {roles}; {contracts}; won {won:.1%}, payment {payment:+.2f} per deal"


def _absurd(name: str, had: Mapping[str, Any]) -> str:
    """A line about a bot: the number of its absurd decisions."""
    absurd = ", ".join(f"{kind} {times}" for kind, times in had["absurd"].items() if times) or "none"
    return f"{name}, absurdities in {had['decisions']} decisions: {absurd}"


def main(words: Sequence[str] | None = None) -> int:
    """Measure the contest that the arguments ``words`` describe; returns the exit code."""
    return carried_out(parser, sys.argv[1:] if words is None else words)


if __name__ == "__main__":
    sys.exit(main())
