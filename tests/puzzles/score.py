"""Prints the puzzles that a bot solves: ``python -m tests.puzzles.score --bot club``."""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from random import Random
from typing import cast

from game.ai.bots import LEVELS, Bot
from game.engine.actions import Action
from game.engine.observation import Observation
from tests.puzzles.puzzle import Puzzle, decided, puzzles


def bot_named(name: str) -> Bot:
    """A level by its name, or ``module:Class``, made without arguments; KeyError if there is no such level."""
    if ":" in name:
        module, _, made = name.partition(":")
        return cast(Bot, getattr(import_module(module), made)())
    return LEVELS[name]


def _chosen_by(bot: Bot, rng: Random) -> Callable[[Observation], Action]:
    return lambda seen: bot.choose(seen, rng)


def solves(puzzle: Puzzle, bot: Bot, seeds: int = 1) -> float:
    """The share of ``seeds`` tries in which ``bot`` solves ``puzzle``, from 0 to 1."""
    right = 0
    for seed in range(seeds):
        rng = Random(seed)
        right += puzzle.solved_by(decided(puzzle.table(), _chosen_by(bot, rng)))
    return right / seeds


def scores(bot: Bot, seeds: int = 1, among: Iterable[Puzzle] | None = None) -> dict[str, float]:
    """The share of tries solved, by the puzzle's id."""
    return {puzzle.id: solves(puzzle, bot, seeds) for puzzle in (puzzles() if among is None else among)}


def sheet(solved: dict[str, float], some: Sequence[Puzzle]) -> str:
    """A line for each puzzle, then one for each game and the total."""
    lines = [f"{solved[p.id]:6.0%}  {p.id:<52} {p.theme}" for p in some]
    by_game = defaultdict(list)
    for puzzle in some:
        by_game[puzzle.game].append(solved[puzzle.id])
    by_game["all games"] = [solved[p.id] for p in some]
    return "\n".join([*lines, "", *(f"{sum(s) / len(s):6.0%}  {sum(s):5.1f} of {len(s):<3} {game}"
                                    for game, s in by_game.items())])


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="club", help=f"{', '.join(LEVELS)} or module:Class")
    parser.add_argument("--seeds", type=int, default=1, help="tries for each puzzle")
    parser.add_argument("--game", default="", help="only games whose words begin like this")
    options = parser.parse_args(arguments)
    some = [puzzle for puzzle in puzzles() if puzzle.game.startswith(options.game)]
    print(sheet(scores(bot_named(options.bot), options.seeds, some), some))


if __name__ == "__main__":
    main()
