"""Puzzles: decisions with one best answer, as lines of text. See `docs/puzzles.md` for how they were found and checked.

A line contains the deal as a deal code and the actions up to the decision. Reading checks everything, because a file
may have been changed: the deal must replay by the rules, and the choices must include all legal plans.
"""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from hashlib import sha256
from math import isfinite
from pathlib import Path
from typing import Any, Literal, get_args

import msgspec

from ...engine.actions import PLAY, Action, Play
from ...engine.deal_code import BadCode, code_of, deal_in
from ...engine.game import State, step
from ...engine.observation import Observation, observe
from ...engine.plain_json import strict_json
from ...engine.record import BadRecord, Record, decode_action, encode_action, last_state, opening
from ...engine.rules import Seat
from ...engine.variants import PRESETS
from ..kernel.inputs import kernel_input
from ..search.cards import alike
from ..search.plans import Plan

log = logging.getLogger(__name__)

FILE = Path(__file__).parent / "puzzles.jsonl"
"""The puzzles shipped with the game."""
DAYS = Path(__file__).parent / "days.txt"
"""The ids of the puzzles of the day, one per line, in order. A released list never changes."""
LEAST = 2.0
"""The answer is better than any other choice by at least this number of card points."""
MOST_CHOICES, MOST_LINE, MOST_LOSS = 80, 6000, 1000.0
PuzzleTheme = Literal["lead", "ruff", "defence", "count", "pagat", "discard", "call"]
PUZZLE_THEMES: tuple[PuzzleTheme, ...] = get_args(PuzzleTheme)
DIFFICULTIES = (1, 2, 3)
"""The difficulties, from easy to hard."""
_ID = re.compile(r"[0-9a-f]{10}")


class BadPuzzle(ValueError):
    """The line is not a valid puzzle; the message is the reason."""


@dataclass(frozen=True, slots=True)
class PuzzleChoice:
    """Plans that are alike, such as neighbouring cards: the card points lost by them, and their standard error."""

    plans: tuple[Plan, ...]
    behind: float
    doubt: float


@dataclass(frozen=True, slots=True)
class Puzzle:
    """The decision of ``seat`` at the end of ``record``; the first of ``choices`` is the answer.

    ``difficulty`` is one of DIFFICULTIES, ``worlds`` the number of deals in which the choices were compared, ``exact``
    the number in which they were compared by perfect play. ``solved`` are the shares of club players and of experts
    that find the answer; empty if that was not tried.
    """

    id: str
    record: Record
    seat: Seat
    theme: PuzzleTheme
    difficulty: int
    worlds: int
    exact: int
    choices: tuple[PuzzleChoice, ...]
    solved: tuple[float, ...]

    @property
    def answer(self) -> Plan:
        """The best plan; the first one if several are alike."""
        return self.choices[0].plans[0]

    def state(self) -> State:
        """The state at the decision."""
        return last_state(self.record)

    def seen(self) -> Observation:
        """The seat's observation at the decision."""
        return observe(self.state(), self.seat)

    def choice_of(self, done: Sequence[Action]) -> PuzzleChoice | None:
        """The choice that contains the plan ``done``; None if the plan was not compared."""
        cards = frozenset(done)
        return next((one for one in self.choices if any(cards == frozenset(plan) for plan in one.plans)), None)

    def is_solved_by(self, done: Sequence[Action]) -> bool:
        return self.choice_of(done) is self.choices[0]


# -- lines of text ----------------------------------------------------------------------------------------------------


def action_text(action: Action) -> str:
    """``action`` as text: the card's name for a play, else a verb and its argument: ``S10``, ``call:SR``, ``pass``."""
    verb, *rest = encode_action(action)
    if isinstance(action, Play):
        return str(rest[0])
    about = rest[0] if rest else ""
    return f"{verb}:{'+'.join(about)}" if isinstance(about, list) else f"{verb}:{about}" if about else str(verb)


def _action(text: str) -> Action:
    verb, _, about = text.partition(":")
    try:
        if verb in ("discard", "handful"):
            return decode_action([verb, about.split("+")])
        if about:
            return decode_action([verb, about])
        return decode_action([verb] if verb.islower() else ["play", verb])
    except BadRecord as fault:
        raise BadPuzzle(str(fault)) from None


def written_puzzle(puzzle: Puzzle) -> str:
    found = [["/".join(" ".join(map(action_text, plan)) for plan in one.plans), round(one.behind, 2),
              round(one.doubt, 3)] for one in puzzle.choices]
    return json.dumps({
        "id": puzzle.id, "game": puzzle.record.rules.preset, "deal": code_of(puzzle.record),
        "moves": moves_text(puzzle.record), "theme": puzzle.theme,
        "difficulty": puzzle.difficulty, "worlds": puzzle.worlds, "exact": puzzle.exact,
        "solved": [round(share, 2) for share in puzzle.solved], "choices": found}, separators=(",", ":"))


def moves_text(record: Record) -> str:
    """The actions of ``record``, in one line."""
    return " ".join(action_text(action) for _, action in record.moves)


def puzzle_id(record: Record) -> str:
    """The id of the decision at the end of ``record``: the same for the same cards and moves."""
    return sha256(f"{code_of(record)} {moves_text(record)}".encode("ascii")).hexdigest()[:10]


def puzzle_in(line: str) -> Puzzle:
    """The puzzle on ``line``; BadPuzzle if the line is invalid."""
    if len(line) > MOST_LINE:
        raise BadPuzzle("the line is too long")
    try:
        data = strict_json(line)
        record = deal_in(data["deal"])
        state, _ = opening(record)
        record, state = _moved(record, state, data["moves"].split())
        puzzle = Puzzle(data["id"], record, -1 if state.turn is None else state.turn, data["theme"],
                        data["difficulty"], data["worlds"], data["exact"], tuple(map(_choice, data["choices"])),
                        tuple(data["solved"]))
    except (KeyError, TypeError, AttributeError, RecursionError, BadCode, ValueError) as fault:
        raise BadPuzzle(f"{type(fault).__name__}: {fault}"[:200]) from None
    if data.get("game") != record.rules.preset:
        raise BadPuzzle("the deal is of another game")
    _check_facts(puzzle)
    _check_choices(puzzle)
    return puzzle


def _moved(record: Record, state: State, texts: Sequence[str]) -> tuple[Record, State]:
    moves = []
    for text in texts:
        action = _action(text)
        if state.turn is None or action not in state.actions():
            raise BadPuzzle(f"{text} is not legal")
        moves.append((state.turn, action))
        state, _ = step(state, action)
    return replace(record, moves=tuple(moves)), state


def _choice(row: Any) -> PuzzleChoice:
    texts, behind, doubt = row
    plans = tuple(tuple(map(_action, text.split(" "))) for text in texts.split("/"))
    return PuzzleChoice(plans, _number(behind, MOST_LOSS), _number(doubt, MOST_LOSS))


def _number(value: Any, most: float) -> float:
    if type(value) not in (int, float) or not isfinite(value) or not 0 <= value <= most:
        raise BadPuzzle(f"{value!r:.40} is not a number from 0 to {most}")
    return float(value)


def _check_facts(puzzle: Puzzle) -> None:
    if type(puzzle.id) is not str or not _ID.fullmatch(puzzle.id) or puzzle.id != puzzle_id(puzzle.record):
        raise BadPuzzle("the id is that of another position")
    if puzzle.seat < 0 or puzzle.theme not in PUZZLE_THEMES or puzzle.difficulty not in DIFFICULTIES:
        raise BadPuzzle("no seat is to decide, or theme or difficulty are unknown")
    if any(type(number) is not int or not 0 <= number <= 10_000_000 for number in (puzzle.worlds, puzzle.exact)):
        raise BadPuzzle("a number of worlds is none")
    if len(puzzle.solved) not in (0, 2):
        raise BadPuzzle("there are neither two shares nor none")
    for share in puzzle.solved:
        _number(share, 1.0)


def _check_choices(puzzle: Puzzle) -> None:
    """Raise BadPuzzle unless all choices are legal, the first is the best, and every legal card is in one of them."""
    choices, state = puzzle.choices, puzzle.state()
    if not 2 <= len(choices) <= MOST_CHOICES or choices[0].behind != 0:
        raise BadPuzzle("there are not two choices, or the first is not the best")
    if any(one.behind < LEAST for one in choices[1:]):
        raise BadPuzzle("another choice is nearly as good as the answer")
    plans = [plan for one in choices for plan in one.plans]
    if len(set(map(frozenset, plans))) < len(plans) or not all(_may_be_done(state, plan) for plan in plans):
        raise BadPuzzle("a choice is listed twice or is not legal")
    if {action for action in state.actions() if isinstance(action, Play)} - {plan[0] for plan in plans}:
        raise BadPuzzle("a card that may be played is not among the choices")


def _may_be_done(state: State, plan: Plan) -> bool:
    """Whether ``plan`` has at least one action, and all are legal one after the other."""
    seat = state.turn
    for action in plan:
        if state.turn != seat or action not in state.actions():
            return False
        state, _ = step(state, action)
    return bool(plan)


def puzzles_in(text: str) -> Iterator[Puzzle]:
    """The puzzles in the lines of ``text``; invalid lines are left out, and logged."""
    for line in text.splitlines():
        try:
            yield puzzle_in(line)
        except BadPuzzle as fault:
            log.warning("no puzzle: %s", fault)


class PuzzleHead(msgspec.Struct, frozen=True, rename={"preset": "game"}):
    """The part of a puzzle that a list shows; ``line`` is read when the puzzle is played."""

    id: str
    preset: str
    theme: PuzzleTheme
    difficulty: Literal[1, 2, 3]
    line: str = ""


_heads = msgspec.json.Decoder(PuzzleHead)


@cache
def shipped() -> tuple[PuzzleHead, ...]:
    """The puzzles shipped with the game, in the order of the file; none, with a warning, if it cannot be read."""
    try:
        lines = FILE.read_text(encoding="utf-8").splitlines()
    except (OSError, ValueError) as fault:
        log.warning("the puzzles cannot be read: %s", fault)
        return ()
    return heads_in(lines)


@cache
def day_order() -> tuple[str, ...]:
    """The ids in the file DAYS; none, with a warning in the log, if it cannot be read."""
    try:
        return tuple(DAYS.read_text(encoding="ascii").split())
    except (OSError, ValueError) as fault:
        log.warning("the puzzles of the days cannot be read: %s", fault)
        return ()


def heads_in(lines: Iterable[str]) -> tuple[PuzzleHead, ...]:
    """The heads of the puzzles on ``lines``; lines that cannot be read are left out, and logged."""
    found = []
    for line in lines:
        try:
            head = _heads.decode(line)
            if head.preset not in PRESETS:
                raise msgspec.ValidationError(f"there is no game {head.preset!r:.40}")
            found.append(msgspec.structs.replace(head, line=line))
        except msgspec.DecodeError as fault:
            log.warning("no puzzle: %s", fault)
    return tuple(found)


def choices_alike(seen: Observation) -> list[tuple[Plan, ...]]:
    """The cards that may be played, in groups of equivalent neighbours."""
    return [tuple((PLAY[card],) for card in group) for group in alike(seen, kernel_input(seen))]
