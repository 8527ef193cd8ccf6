"""Measures one bot against another: the same deals, one seat changed."""

from __future__ import annotations

import json
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Mapping, Sequence
from contextlib import nullcontext
from random import SystemRandom
from typing import Any

from ..ai.arena.duplicate import Contest, Duel, Notes
from ..ai.arena.figures import summary, times
from ..ai.bots import LEVELS, BadBot, NoSuchBot
from ..engine.variants import options_of
from ..view.terminal import note, tell
from .asking import Refused, add_game, bot_from, rules_from, some
from .farm import BACKENDS, HERE, duels
from .output import with_progress, written_whole
from .speech import CommandWords

WORDS = CommandWords("arena")
SCALE = {"points": 1.0, "payment": 1.0, "wins": 100.0}


def add_arguments(parser: ArgumentParser) -> None:
    """Game, bots, number of deals, and where they are played."""
    add_game(parser)
    parser.add_argument("--option", action="append", metavar="NAME=VALUE", help=WORDS["option"])
    levels = ", ".join(LEVELS)
    parser.add_argument("--a", required=True, metavar="BOT", help=WORDS["a"].format(levels=levels))
    parser.add_argument("--b", required=True, metavar="BOT", help=WORDS["b"])
    parser.add_argument("--deals", type=some, default=100, metavar="N", help=WORDS["deals"])
    parser.add_argument("--jobs", type=some, default=1, metavar="N", help=WORDS["jobs"])
    parser.add_argument("--backend", choices=list(BACKENDS), default=HERE, metavar="NAME",
                        help=WORDS["backend"].format(here=HERE))
    parser.add_argument("--scheduler", metavar="ADDRESS", help=WORDS["scheduler"])
    parser.add_argument("--json", metavar="FILE", help=WORDS["json"])


def run(said: Namespace) -> int:
    """Play, and print the table."""
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
    note(WORDS["done"].format(deals=said.deals, seconds=seconds))
    return 0


def _played(contest: Contest, said: Namespace) -> list[Duel]:
    """All deals, with a progress bar."""
    some_duels = duels(contest, said.deals, said.jobs, said.backend, said.scheduler)
    try:
        return list(with_progress(some_duels, said.deals, "deal"))
    except (BadBot, NoSuchBot) as why:
        raise Refused(str(why)) from None


def figure_lines(told: Mapping[str, Any]) -> Iterator[str]:
    """The figures of :func:`game.ai.arena.figures.summary` for people, line by line."""
    game = told["game"]
    yield WORDS["game"].format(preset=game["preset"], players=game["players"],
                               **{name: told[name] for name in ("a", "b", "deals", "seed")})
    rows = [[WORDS["gain"], WORDS["deals_head"], *(WORDS[name] for name in SCALE)],
            _row("", told["gain"]),
            [WORDS["p"], "", *(_chance(told["gain"][name]["p"]) for name in SCALE)],
            *(_row(WORDS["role"].format(role=role), gain) for role, gain in told["by_role"].items())]
    yield from aligned(rows)
    yield ""
    for one in ("a", "b"):
        yield _had(told[one], told[f"{one}_had"])
        yield _absurd(told[one], told[f"{one}_had"])


def thinking(name: str, notes: Sequence[Notes]) -> Iterator[str]:
    """The time the bot ``name`` took in each phase."""
    rows = [[WORDS["time"].format(name=name), WORDS["median"], WORDS["late"], WORDS["times"]]]
    for phase, (count, median, late) in times(notes).items():
        rows.append([phase, f"{median:.2f}", f"{late:.2f}", str(count)])
    yield ""
    yield from aligned(rows)


def aligned(rows: list[list[str]]) -> Iterator[str]:
    """``rows`` in aligned columns; the first is flush left."""
    widths = [max(len(row[n]) for row in rows) for n in range(len(rows[0]))]
    for first, *others in rows:
        cells = (cell.rjust(width) for cell, width in zip(others, widths[1:], strict=True))
        yield "  ".join((first.ljust(widths[0]), *cells)).rstrip()


def _row(name: str, gain: Mapping[str, Any]) -> list[str]:
    return [name, str(gain["points"]["deals"]), *(_interval(gain[key], scale) for key, scale in SCALE.items())]


def _interval(figure: Mapping[str, Any], scale: float) -> str:
    """A mean and half the width of its interval."""
    half = "" if figure["half"] is None else f" ±{figure['half'] * scale:.2f}"
    return f"{figure['mean'] * scale:+.2f}{half}"


def _chance(p: float | None) -> str:
    return "" if p is None else f"{p:.2g}"


def _had(name: str, had: Mapping[str, Any]) -> str:
    """A line about a bot: roles, contracts, won deals and payment."""
    seats = had["seats"]
    roles = ", ".join(f"{role} {times / seats:.1%}" for role, times in had["roles"].items())
    contracts = ", ".join(f"{contract} {times}" for contract, times in had["contracts"].items()) or WORDS["nobody"]
    return WORDS["had"].format(name=name, roles=roles, contracts=contracts, won=had["won"] / seats,
                               payment=had["payment"] / seats)


def _absurd(name: str, had: Mapping[str, Any]) -> str:
    """A line about a bot: the number of its absurd decisions."""
    absurd = ", ".join(f"{kind} {times}" for kind, times in had["absurd"].items() if times) or WORDS["none"]
    return WORDS["absurd"].format(name=name, decisions=had["decisions"], absurd=absurd)
