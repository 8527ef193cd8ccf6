"""The command: the measurements by name, each printed line by line."""

from __future__ import annotations

import sys
import time
from argparse import Namespace
from collections.abc import Callable, Iterator, Sequence

from game.cli import carried_out
from game.cli.asking import Parser, some
from game.cli.simulate import SimulationPlan, line_of
from game.engine.record import read
from game.engine.variants import rules_of
from game.view.terminal import tell

from . import resting, start, timing
from .strain import strain

# -- the rules ---------------------------------------------------------------------------------------------------------

SPEED = "{game:17} simulate {simulate:6.0f}   check {check:6.0f}   deals a second ({played} of {deals} played out)"


def engine_speed(deals: int) -> Iterator[str]:
    """The deals per second on one core: ``deals`` of each game are simulated with random bots, records checked."""
    for preset, players in (("french", 4), ("chambery", 5), ("piedmont", 4)):
        wish = SimulationPlan(rules_of(preset, players=players), deals, 1, ("random",) * players)
        began = time.process_time()
        lines = [line_of(wish, number) for number in range(deals)]
        simulated = time.process_time()
        for _, line in lines:
            read(line)
        checked = time.process_time()
        yield SPEED.format(game=f"{preset} {players}", simulate=deals / (simulated - began), deals=deals,
                           check=deals / (checked - simulated), played=sum(end == "played" for end, _ in lines))


# -- the window --------------------------------------------------------------------------------------------------------

DEAL = "{size:>9}  {frames} frames   mean {mean:5.2f}   median {median:5.2f}   p99 {p99:5.2f}   worst {worst:6.2f}   ms"
RESIZED = "from {before[0]}x{before[1]} to {after[0]}x{after[1]}: {settled:5.0f} ms until the table is at rest again"
SHARE = "{what:<16}  {percent:6.3f} % of a core ({seconds} s)"


def table_frames(deals: int) -> Iterator[str]:
    """The frame times of ``deals`` deals of five-handed Chambéry in each size, animated on a surface in memory.

    The rule bot plays the viewer's cards; a second has 60 frames.
    """
    for size in ((1280, 720), (1920, 1080), (3840, 2160)):
        seconds = sorted(timing.frames(size, deals))
        count = len(seconds)
        yield DEAL.format(size=f"{size[0]}x{size[1]}", frames=count, mean=1000 * sum(seconds) / count,
                          median=1000 * seconds[count // 2], p99=1000 * seconds[count * 99 // 100],
                          worst=1000 * seconds[-1])


def resizing(rounds: int) -> Iterator[str]:
    """The time until the table of a deal in play is complete in a window of another size."""
    for before, after in (((1280, 720), (1920, 1080)), ((1920, 1080), (1280, 720)), ((1920, 1080), (3840, 2160))):
        yield RESIZED.format(before=before, after=after,
                             settled=1000 * min(timing.resized(before, after) for _ in range(rounds)))


def idle_shares(seconds: int) -> Iterator[str]:
    """The share of a core that an idle window takes, on the available display.

    It is measured for ``seconds`` in the menu and at the table, on the player's turn.
    """
    for what, share in resting.shares(seconds):
        yield SHARE.format(what=what, percent=100 * share, seconds=seconds)


# -- a review ----------------------------------------------------------------------------------------------------------

STRAIN = """{what}: {count} frames  median {median:.2f}  p99 {p99:.2f}  worst {worst:.1f}  begun late: p99 {late:.1f} ms
  bots' answers ({answers}): median {answer:.0f}  p90 {answer90:.0f}  worst {answer_worst:.0f} ms
  hints ({hints}): median {hint:.0f}  worst {hint_worst:.0f} ms;  decisions judged: {judged} in {lasted:.0f} s"""
SIZE = (1280, 720)


def beside_reviews(seconds: int) -> Iterator[str]:
    """The effect of a review in the background on the table: frames, bots' answers and hints with and without one.

    It is measured in two matches of ``seconds`` each against four experts, the second one during reviews.
    """
    for what, reviewing in (("alone", False), ("beside reviews", True)):
        found = strain(SIZE, seconds, reviewing)
        frames, late, answers, hints = map(_in_ms, (found.frames, found.late, found.answers, found.hints))
        told = STRAIN.format(what=what, count=len(frames), median=_at(frames, 0.5), p99=_at(frames, 0.99),
                             worst=frames[-1], late=_at(late, 0.99), answers=len(found.answers),
                             answer=_at(answers, 0.5), answer90=_at(answers, 0.9), answer_worst=answers[-1],
                             hints=len(found.hints), hint=_at(hints, 0.5), hint_worst=hints[-1], judged=found.judged,
                             lasted=found.lasted)
        yield from told.splitlines()


def _in_ms(seconds: Sequence[float]) -> list[float]:
    return sorted(1000 * one for one in seconds) or [0.0]


def _at(ordered: Sequence[float], share: float) -> float:
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


# -- the command -------------------------------------------------------------------------------------------------------

#: The function for each measurement, and its default number of rounds.
BENCHES: dict[str, tuple[Callable[[int], Iterator[str]], int]] = {
    "engine": (engine_speed, 1000),
    "table": (table_frames, 1),
    "resize": (resizing, 3),
    "start": (start.run, 10),
    "review": (beside_reviews, 60),
    "rest": (idle_shares, 30),
}


def parser() -> Parser:
    """The parser of the arguments: the measurement and its number of rounds."""
    top = Parser(prog="python -m tools.bench", description="Measures the speed of a part of the program.",
                 allow_abbrev=False)
    top.add_argument("what", choices=list(BENCHES), metavar="WHAT", help=f"what to measure: {', '.join(BENCHES)}")
    top.add_argument("--rounds", type=some, metavar="N", help="number of rounds (each has its own default)")
    top.set_defaults(run=run)
    return top


def run(said: Namespace) -> int:
    """Print the measurements, each line as soon as it is known."""
    measure, usual = BENCHES[said.what]
    for line in measure(said.rounds or usual):
        tell(line, at_once=True)
    return 0


def main(words: Sequence[str] | None = None) -> int:
    """Carry out the measurement that the arguments ``words`` name; returns the exit code."""
    return carried_out(parser, sys.argv[1:] if words is None else words)


if __name__ == "__main__":
    sys.exit(main())
