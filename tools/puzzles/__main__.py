"""`python -m tools.puzzles find|check|figures`: finds puzzles in deals between bots, checks those shipped, counts them.

`find` continues from the point at which it was stopped, because every puzzle is written as soon as it is proved,
together with the number of the deal that was reached.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from pathlib import Path

from game.ai.kernel.speed import use_compiled
from game.ai.puzzles import DIFFICULTIES, FILE, BadPuzzle, Puzzle, puzzle_in, puzzles_in, written_puzzle

from .finding import Finder

AHEAD = ("discard", "call")
"""The themes of decisions before the first card."""
STATE = Path(__file__).parent / "found.json"
"""The file with the seed, the next deal, and the number of decisions that were dropped for each reason."""


def main() -> None:
    asked = argparse.ArgumentParser(prog="python -m tools.puzzles", description=__doc__)
    asked.add_argument("way", choices=("find", "check", "figures"))
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--minutes", type=float, default=5.0, help="for how long to search")
    asked.add_argument("--out", type=Path, default=FILE)
    asked.add_argument("--state", type=Path, default=STATE)
    options = asked.parse_args()
    use_compiled()
    sys.exit({"find": find, "check": check, "figures": figures}[options.way](options))


def find(options: argparse.Namespace) -> int:
    """Search for the number of minutes in ``options``."""
    finder = Finder(options.seed)
    if options.state.exists():
        data = json.loads(options.state.read_text(encoding="utf-8"))
        finder = Finder(data["seed"], data["next"], Counter(data["counts"]))
    known = set[str]()
    if options.out.exists():
        for puzzle in puzzles_in(options.out.read_text(encoding="utf-8")):
            finder.take(puzzle)
            known.add(puzzle.id)
    until = time.monotonic() + 60 * options.minutes
    while time.monotonic() < until:
        for puzzle in finder.find():
            if puzzle.id not in known:
                line = written_puzzle(puzzle)
                try:
                    puzzle_in(line)
                except BadPuzzle as fault:
                    print(f"{fault}: {line}", file=sys.stderr, flush=True)
                    finder.counts["not written"] += 1
                    continue
                with options.out.open("a", encoding="utf-8") as file:
                    file.write(line + "\n")
                print(told(puzzle), flush=True)
        options.state.write_text(json.dumps({"seed": finder.seed, "next": finder.next_deal,
                                             "counts": dict(sorted(finder.counts.items()))}, indent=1) + "\n",
                                 encoding="utf-8")
    return 0


def told(puzzle: Puzzle) -> str:
    return (f"{puzzle.id} {puzzle.record.rules.preset}-{puzzle.record.rules.players} {puzzle.theme} "
            f"{puzzle.difficulty} gap {puzzle.choices[1].behind:.1f} ± {puzzle.choices[1].doubt:.2f} "
            f"worlds {puzzle.worlds} exact {puzzle.exact} club {puzzle.solved[0]:.2f} expert {puzzle.solved[1]:.2f}")


def check(options: argparse.Namespace) -> int:
    """Check every puzzle and print the faults."""
    wrong = 0
    for number, line in enumerate(options.out.read_text(encoding="utf-8").splitlines(), 1):
        try:
            puzzle_in(line)
        except BadPuzzle as fault:
            wrong += 1
            print(f"line {number}: {fault}")
    return min(wrong, 1)




def figures(options: argparse.Namespace) -> int:
    """Print the number of candidates, of puzzles kept by kind, and of puzzles that each level solves."""
    counts = json.loads(options.state.read_text(encoding="utf-8"))["counts"]
    puzzles = list(puzzles_in(options.out.read_text(encoding="utf-8")))
    print(f"{counts['deals']} deals, {counts['decisions']} decisions, {counts['candidates']} candidates, "
          f"{len(puzzles)} kept")
    for why, number in sorted(counts.items(), key=lambda one: -one[1]):
        if why not in ("deals", "decisions", "candidates"):
            print(f"  {number:6} {why}")
    for kind in (lambda one: one.record.rules.preset, lambda one: one.theme, lambda one: str(one.difficulty)):
        print(*(f"{name} {number}" for name, number in sorted(Counter(map(kind, puzzles)).items())), sep=" · ")
    print(f"fewest worlds: cards {min((one.worlds for one in puzzles if one.theme not in AHEAD), default=0)}, "
          f"before the first card {min((one.worlds for one in puzzles if one.theme in AHEAD), default=0)}; "
          f"{sum(one.exact > 0 for one in puzzles)} played out exactly too")
    for name, place in (("club", 0), ("expert", 1)):
        found = [sum(one.solved[place] for one in some) / max(1, len(some)) for some in
                 (puzzles, *([one for one in puzzles if one.difficulty == grade] for grade in DIFFICULTIES))]
        print(f"{name}: {found[0]:.1%} of all; by difficulty " + ", ".join(f"{share:.1%}" for share in found[1:]))
    return 0


if __name__ == "__main__":
    main()
