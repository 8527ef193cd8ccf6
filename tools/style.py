"""Prints a table of how each level plays: ``python -m tools.style french players=4 --deals 400``.

The levels take turns in the seats, so that all of them play in the same deals. With ``--silly LEVEL`` the level plays
alone, on all cores, and the table shows each kind of silly play: how often it was made, and how often it was possible
but not forced.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from os import cpu_count
from random import Random

from game.ai.bots import bot_named
from game.ai.kernel.speed import use_compiled
from game.ai.names import LEVELS, OFFERED
from game.ai.reading import Reading
from game.ai.selfplay import shuffled
from game.ai.teaching.mistakes import mistake, silly
from game.cli.simulate import SimulationPlan, lines_of
from game.engine.actions import Action, Bid, Play
from game.engine.cards import PAGAT, TAROTS
from game.engine.game import State, deal, step
from game.engine.observation import Observation, observe
from game.engine.phases.over import Over
from game.engine.record import Record, last_state, read, replay
from game.engine.rules import Rules, Seat
from game.engine.variants import rules_of

ROWS = ("bids", "trumps led", "1 brought home", "deals won", "payment", "mistakes", "of these")
MOST_KINDS = 3


class Style:
    """The counts for a level: the possible and the actual cases of each row, the payments, the kinds of mistakes."""

    def __init__(self) -> None:
        self.could, self.did, self.paid = Counter[str](), Counter[str](), list[int]()
        self.kinds = Counter[str]()

    def note(self, row: str, did: bool) -> None:
        """Count a case in which ``row`` was possible, and whether the level ``did`` it."""
        self.could[row] += 1
        self.did[row] += did

    def decided(self, seen: Observation, action: Action) -> None:
        """Count the choice of ``action`` for ``seen`` in the rows that it concerns."""
        if seen.phase == "auction" and not any(seat == seen.seat for seat, _ in seen.bids):
            self.note("bids", isinstance(action, Bid))
        if isinstance(action, Play) and len(seen.actions) > 1:
            cards = {one.card for one in seen.actions if isinstance(one, Play)}
            if not seen.trick.cards and cards & TAROTS and cards - TAROTS:
                self.note("trumps led", action.card in TAROTS)
            kind = mistake(Reading(seen), action)
            self.note("mistakes", kind is not None)
            self.kinds.update([kind] if kind else [])

    def cell(self, row: str) -> str:
        if row == "payment":
            return f"{sum(self.paid) / max(1, len(self.paid)):+.1f}"
        if row == "of these":
            return ", ".join(f"{kind} {times}" for kind, times in self.kinds.most_common(MOST_KINDS))
        return f"{100 * self.did[row] / max(1, self.could[row]):.{1 if row == 'mistakes' else 0}f} %"


def styles(rules: Rules, deals: int, seed: int) -> dict[str, Style]:
    found = {level: Style() for level in OFFERED}
    for number in range(deals):
        levels = [OFFERED[(seat + number) % len(OFFERED)] for seat in range(rules.at_table)]
        _play(rules, number, levels, Random(f"{seed} {number}"), found)
    return found


def _play(rules: Rules, number: int, levels: Sequence[str], rng: Random, found: dict[str, Style]) -> None:
    state: State = deal(rules, number % rules.at_table, shuffled(rules.deck, rng))[0]
    bots = [bot_named(level) for level in levels]
    held: dict[int, bool] = {}
    while (seat := state.turn) is not None:
        seen = observe(state, seat)
        if seen.phase == "playing":
            held.setdefault(seat, PAGAT in seen.hand)
        action = bots[seat].choose(seen, rng) if len(seen.actions) > 1 else seen.actions[0]
        if len(seen.actions) > 1:
            found[levels[seat]].decided(seen, action)
        state, _ = step(state, action)
    assert isinstance(state, Over)
    if state.score is None:
        return
    for seat, level in enumerate(levels):
        found[level].paid.append(state.payments[seat])
        found[level].note("deals won", state.payments[seat] > 0)
        if held.get(seat):
            home = next(pile for pile in state.score.piles if PAGAT in pile.cards)
            found[level].note("1 brought home", home.side == state.score.sides[seat])


@dataclass(slots=True)
class SillyCount:
    """By kind, the number of times a silly play was ``possible`` but not forced, and the number it was ``played``;
    also the called cards of the partner, and those of them that the other side won: all, and after they were withheld.
    """

    possible: Counter[str] = field(default_factory=Counter)
    played: Counter[str] = field(default_factory=Counter)

    def add(self, record: Record) -> None:
        moves, waited = replay(record), set[Seat]()
        for (state, _), (seat, action) in zip(moves, record.moves, strict=False):
            if isinstance(action, Play):
                reading = Reading(observe(state, seat))
                kinds = {card: silly(reading, card) for card in reading.playable}
                if None in kinds.values():
                    self.possible.update({kind for kind in kinds.values() if kind})
                    self.played.update([kind] if (kind := kinds[action.card]) else [])
                    waited.update([seat] if kind == "called-withheld" else [])
        state = last_state(record)
        if isinstance(state, Over) and state.score is not None:
            taking, dealt = state.facts.taking, state.facts.deal.hands
            for card in taking.called:
                for seat in (seat for seat, hand in enumerate(dealt) if card in hand and seat != taking.taker):
                    home = next(pile.side for pile in state.score.piles if card in pile.cards)
                    lost = home != state.score.sides[taking.taker]
                    self.possible.update([LOST, WAITED])
                    self.played.update({LOST: lost, WAITED: lost and seat in waited})


LOST, WAITED = "called card lost", "called card lost after it was withheld"


def silly_plays(rules: Rules, level: str, deals: int, seed: int) -> SillyCount:
    """The silly plays of ``level`` in all seats, in ``deals`` deals."""
    count = SillyCount()
    for _, line in lines_of(SimulationPlan(rules, deals, seed, (level,) * rules.at_table), cpu_count() or 1):
        count.add(read(line))
    return count


def main() -> None:
    """Print the table as Markdown."""
    asked = argparse.ArgumentParser(prog="python -m tools.style", description=__doc__)
    asked.add_argument("preset")
    asked.add_argument("option", nargs="*", help="any option of the rules, as players=4")
    asked.add_argument("--deals", type=int, default=200)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--silly", metavar="LEVEL", choices=LEVELS, help="count the silly plays of this level")
    wish = asked.parse_args()
    use_compiled()
    options = dict(word.split("=", 1) for word in wish.option)
    rules = rules_of(wish.preset, **{key: int(value) if value.isdigit() else value for key, value in options.items()})
    if wish.silly:
        count = silly_plays(rules, wish.silly, wish.deals, wish.seed)
        sys.stdout.write(f"| {wish.silly} | played | possible |\n|---|---|---|\n")
        for kind, times in count.possible.items():
            sys.stdout.write(f"| {kind} | {count.played[kind]} | {times} |\n")
        return
    found = styles(rules, wish.deals, wish.seed)
    sys.stdout.write(f"| | {' | '.join(OFFERED)} |\n|---|{'---|' * len(OFFERED)}\n")
    for row in ROWS:
        sys.stdout.write(f"| {row} | {' | '.join(found[level].cell(row) for level in OFFERED)} |\n")


if __name__ == "__main__":
    main()
