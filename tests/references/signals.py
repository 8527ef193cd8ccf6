"""Measures the value of the defenders' signals: the same deals with and without them, by who gives and who reads them.

``python -m tests.references.signals french players=4 --deals 200``: R1 bids and discards, the expert plays the cards,
in every deal once without signals and once in each arrangement of ARRANGEMENTS. Deals in which all players pass are
left out. The results are the gains of the defence, in card points and in payment of one defender.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from dataclasses import replace
from random import Random

from game.ai.kernel.bench import use
from game.ai.kernel.compiled import compiled_machine
from game.ai.levels import LEVELS, Level
from game.ai.search.race import mean_and_error
from game.ai.selfplay import shuffled
from game.engine.game import State, deal, step
from game.engine.observation import observe
from game.engine.phases.over import Over
from game.engine.phases.playing import Playing
from game.engine.rules import Rules, Seat
from game.engine.variants import rules_of
from tests.references.players import R1
from tools.arena.duplicate import result

#: From a seat, the defenders, and one defender: whose signals the seat reads. It gives signals if it reads its own.
Arrangement = Callable[[Seat, frozenset[Seat], Seat], frozenset[Seat]]


def defence_only(seat: Seat, defence: frozenset[Seat], one: Seat) -> frozenset[Seat]:
    """All defenders give and read signals; the taker does not read them."""
    return defence if seat in defence else frozenset()


def everybody(seat: Seat, defence: frozenset[Seat], one: Seat) -> frozenset[Seat]:
    """All defenders give signals, everyone reads them."""
    return defence


def unread(seat: Seat, defence: frozenset[Seat], one: Seat) -> frozenset[Seat]:
    """One defender gives signals, which the taker reads and the partners do not."""
    return frozenset() if seat in defence - {one} else frozenset((one,))


def alone(seat: Seat, defence: frozenset[Seat], one: Seat) -> frozenset[Seat]:
    """One defender gives signals, everyone reads them."""
    return frozenset((one,))


def believed(seat: Seat, defence: frozenset[Seat], one: Seat) -> frozenset[Seat]:
    """One defender reads signals and gives none, which the others do not know; all others give and read them."""
    return defence - {one} if seat == one else defence


ARRANGEMENTS: tuple[Arrangement, ...] = (defence_only, everybody, unread, alone, believed)


def played(state: State, arrangement: Arrangement | None, level: Level, number: int) -> tuple[float, int]:
    """The card points of the defence and the payment of one defender, in ``state`` played to its end."""
    facts = state.facts
    sides = [observe(state, seat).sides[seat] for seat in facts.deal.order]
    defence = frozenset(seat for seat, side in zip(facts.deal.order, sides, strict=True) if side == 1)
    one = sorted(defence)[number % len(defence)]
    bots = {seat: replace(level, signalling=frozenset() if arrangement is None else arrangement(seat, defence, one))
            for seat in facts.deal.order}
    moves = 0
    while not isinstance(state, Over):
        assert state.turn is not None
        state, _ = step(state, bots[state.turn].choose(observe(state, state.turn), Random(number * 1000 + moves)))
        moves += 1
    gained = result(state, one)
    return gained.points, gained.payment


def begun(rules: Rules, number: int) -> State:
    """The deal ``number`` after R1's bids and discards."""
    rng, reference = Random(number), R1()
    state, _ = deal(rules, number % rules.at_table, shuffled(rules.deck, rng))
    while not isinstance(state, Playing | Over):
        assert state.turn is not None
        state, _ = step(state, reference.choose(observe(state, state.turn), rng))
    return state


def main() -> None:
    """Print one line for each arrangement."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("preset")
    parser.add_argument("options", nargs="*")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--level", default="expert")
    parser.add_argument("--worlds", type=int, default=0)
    parser.add_argument("--only", nargs="*", default=[one.__name__ for one in ARRANGEMENTS])
    asked = parser.parse_args()
    rules = rules_of(asked.preset, **{name: int(value) for name, value in (one.split("=") for one in asked.options)})
    level = LEVELS[asked.level]
    assert isinstance(level, Level)
    level = replace(level, worlds=asked.worlds or level.worlds)
    use(compiled_machine())
    found = {one: list[tuple[float, float]]() for one in ARRANGEMENTS if one.__name__ in asked.only}
    number = asked.seed
    while len(next(iter(found.values()))) < asked.deals:
        state, number = begun(rules, number), number + 1
        if isinstance(state, Over):
            continue
        points, paid = played(state, None, level, number)
        for arrangement, rows in found.items():
            with_signals = played(state, arrangement, level, number)
            rows.append((with_signals[0] - points, with_signals[1] - paid))
        if len(rows) % 20 == 0:
            print(told(found), flush=True)


def told(found: dict[Arrangement, list[tuple[float, float]]]) -> str:
    lines = [f"{len(next(iter(found.values())))} deals"]
    for arrangement, rows in found.items():
        (points, error), (paid, doubt) = (mean_and_error([row[n] for row in rows]) for n in (0, 1))
        lines.append(f"{arrangement.__doc__} {points:+.2f} ±{1.96 * error:.2f} card points, "
                     f"{paid:+.1f} ±{1.96 * doubt:.1f} payment")
    return "\n".join(lines)


if __name__ == "__main__":
    main()
