"""Positions with one right choice, and the reason.

A puzzle is a block of a ``.toml`` file in this folder:

- ``id``, ``theme``, and the ``game`` in the form of :func:`tests.builders.rules`
- ``dealer``, ``hands`` as dealt by seat and ``talon``; with a ``seed`` the rest is dealt at random
- ``before``: all actions before the first card; ``tricks``: the cards played since, the last trick unfinished. A trick
  is a row of cards; a handful has a separate line
- ``answers``: the right choices, each an action, a row of actions (an écart: all of them, in any order) or a verb alone
  (any action of that kind); or ``wrong``: the wrong choices, if all others are right
- ``reason`` in a line, the ``argument`` for a strong player, and the results ``measured``, if any: worlds are deals
  consistent with the observation, each played out with open cards as well as possible, and by plain players
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game.engine import Action, Observation, deal_of
from game.engine.cards import BY_NAME
from game.engine.phases.auction import Auction
from game.engine.phases.playing import Playing
from tests.builders import Table, row, rules, said, shuffled

HERE = Path(__file__).parent
#: Phases in which one action is the whole decision.
SINGLE = (Auction, Playing)


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position with its answer; the module's docstring describes the fields."""

    id: str
    game: str
    theme: str
    dealer: int
    hands: tuple[str, ...]
    reason: str
    argument: str
    answers: tuple[str, ...] = ()
    wrong: tuple[str, ...] = ()
    talon: str = ""
    seed: int | None = None
    before: str = ""
    tricks: tuple[str, ...] = ()
    measured: str = ""

    def table(self) -> Table:
        """The position, reached by applying every action with the engine."""
        table = self._dealt().do(self.before)
        for trick in self.tricks:
            played = trick.split()[0] in BY_NAME
            table.do("; ".join(f"play {card}" for card in trick.split()) if played else trick)
        return table

    def _dealt(self) -> Table:
        if self.seed is not None:
            sure = {f"p{seat}": hand for seat, hand in enumerate(self.hands) if hand}
            return shuffled(self.game, self.seed, self.dealer, talon=self.talon, **sure)
        state, events = deal_of(rules(self.game), self.dealer, [row(hand) for hand in self.hands], row(self.talon))
        return Table(state, list(events), [])

    def solved_by(self, done: tuple[str, ...]) -> bool:
        """Whether the actions ``done``, one whole decision, are right."""
        right = not self.answers or any(_holds(answer, done) for answer in self.answers)
        return right and not any(_holds(fault, done) for fault in self.wrong)


def _holds(wanted: str, done: tuple[str, ...]) -> bool:
    """Whether every action of ``wanted`` is among those ``done``; a verb alone matches any action of that kind."""
    return all(any(act == part or act.split()[0] == part for act in done) for part in parts(wanted))


def parts(answer: str) -> tuple[str, ...]:
    """The single actions of an answer: ``"discard S2 S3"`` is two."""
    single: list[str] = []
    for part in answer.split(";"):
        verb, *words = part.split()
        several = len(words) > 1 and verb != "handful"
        single += [f"{verb} {word}" for word in words] if several else [part.strip()]
    return tuple(single)


def decided(table: Table, choose: Callable[[Observation], Action]) -> tuple[str, ...]:
    """The whole decision of ``choose``: one card or bid, or all cards of an écart."""
    before, done = table.state, list[str]()
    seat = before.turn
    assert seat is not None
    while table.state.turn == seat and type(table.state) is type(before) and not (done and isinstance(before, SINGLE)):
        action = choose(table.seen(seat))
        done.append(said(action))
        table.take(action)
    return tuple(done)


def puzzles() -> tuple[Puzzle, ...]:
    """Every puzzle, in the order of the files' names."""
    return tuple(puzzle for path in sorted(HERE.glob("*.toml")) for puzzle in _read(path))


def _read(path: Path) -> list[Puzzle]:
    blocks: list[dict[str, Any]] = tomllib.loads(path.read_text(encoding="utf-8"))["puzzle"]
    lists = ("hands", "answers", "wrong", "tricks")
    made: list[dict[str, Any]] = [
        {key: tuple(value) if key in lists else value for key, value in block.items()} for block in blocks]
    return [Puzzle(**fields) for fields in made]
