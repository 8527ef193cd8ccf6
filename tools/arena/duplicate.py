"""Duplicate play: a deal is played once by the house bot in all seats, and once for each seat with the guest in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache

from game.ai.bots import Chooser, bot_named, legal_choice
from game.ai.reading import Reading
from game.ai.selfplay import chance, shuffled
from game.ai.teaching.mistakes import absurdity
from game.engine.actions import Action
from game.engine.game import State, deal, step
from game.engine.observation import Observation, observe
from game.engine.phases.over import Over, role_of
from game.engine.rules import Rules, Seat
from game.engine.variants import Value, rules_of

NanosecondClock = Callable[[], int]  # nanoseconds
Times = dict[str, list[int]]  # microseconds of each decision, by phase
Path = list[tuple[State, Action | None]]


@dataclass(frozen=True, slots=True)
class Contest:
    """A contest of the guest ``a`` against a table of ``b`` in the deals of ``seed``; bots are given by name."""

    preset: str
    options: tuple[tuple[str, Value], ...]
    a: str
    b: str
    seed: int


@dataclass(frozen=True, slots=True)
class DealResult:
    """The result of a deal for a seat: ``points`` above an equal share, ``payment``, its ``role`` and the ``contract``.

    ``points`` are the card points of the seat's side minus an equal share of all card points: a half of them, or a
    third if three seats play for themselves. So results are comparable even if the sides differ between two runs.
    ``points`` and ``payment`` are 0 if the deal was passed out or void.
    """

    points: float
    payment: int
    role: str
    contract: str


@dataclass(frozen=True, slots=True)
class Pair:
    """The results of a seat in a deal, with the guest in it and with the house in it."""

    guest: DealResult
    house: DealResult


@dataclass(slots=True)
class Notes:
    """The times of decisions in microseconds, by phase, and the number of absurdities, by kind."""

    times: Times = field(default_factory=dict)
    absurd: Counter[str] = field(default_factory=Counter)

    def add(self, seen: Observation, action: Action, nanoseconds: int) -> None:
        """Add the choice of ``action`` for ``seen``, which took ``nanoseconds``."""
        self.times.setdefault(seen.phase, []).append(nanoseconds // 1000)
        if (kind := absurdity(Reading(seen), action)) is not None:
            self.absurd[kind] += 1


@dataclass(frozen=True, slots=True)
class Duel:
    """The pairs of one deal in the order of play, and the notes on the decisions of the guest and of the house."""

    number: int
    pairs: tuple[Pair, ...]
    guest: Notes
    house: Notes


@dataclass(frozen=True, slots=True)
class DealSource:
    """The number and the seed of the deal, and the clock for measuring times."""

    seed: int
    number: int
    clock: NanosecondClock


@dataclass(frozen=True, slots=True)
class Sitter:
    """A bot, its name, and the notes on its decisions, None if none are taken."""

    bot: Chooser
    name: str
    notes: Notes | None


@lru_cache(maxsize=8)
def _rules(preset: str, options: tuple[tuple[str, Value], ...]) -> Rules:
    return rules_of(preset, **dict(options))


def duel(contest: Contest, number: int, clock: NanosecondClock) -> Duel:
    """Play deal ``number``, counted from 0, of ``contest``: with the house alone, and with the guest in each seat.

    Raises BadBot or NoSuchBot. The dealer changes with the number. A bot's random generator is seeded by the contest's
    seed, the deal and the number of the action, not by the cards, so that equal bots have exactly equal results.
    """
    rules = _rules(contest.preset, contest.options)
    order = shuffled(rules.deck, chance("deal", contest.seed, number))
    dealt, _ = deal(rules, number % rules.at_table, order)
    table = DealSource(contest.seed, number, clock)
    guest, house = (Sitter(bot_named(name), name, Notes()) for name in (contest.a, contest.b))
    path, end = _by_house(dealt, house, table)
    silent = Sitter(house.bot, house.name, None)
    pairs = tuple(Pair(result(_with_guest(path, end, seat, guest, silent, table), seat), result(end, seat))
                  for seat in dealt.facts.deal.order)
    assert guest.notes is not None
    assert house.notes is not None
    return Duel(number, pairs, guest.notes, house.notes)


def _by_house(dealt: State, house: Sitter, table: DealSource) -> tuple[Path, Over]:
    """Play with the house in all seats: returns each state with the chosen action, None without a choice, and the end.
    """
    path: Path = []
    state = dealt
    while not isinstance(state, Over):
        legal = state.actions()
        chosen = _choice(state, house, len(path), table) if len(legal) > 1 else None
        path.append((state, chosen))
        state, _ = step(state, chosen or legal[0])
    return path, state


def _with_guest(path: Path, end: Over, seat: Seat, guest: Sitter, house: Sitter, table: DealSource) -> Over:
    """Play with the guest in ``seat``; returns the end of the deal.

    As long as the guest chooses the same actions as the house, the states of ``path`` are used, and the house does not
    choose again.
    """
    for number, (state, chosen) in enumerate(path):
        if state.turn == seat and chosen is not None:
            action = _choice(state, guest, number, table)
            if action != chosen:
                return _played_on(step(state, action)[0], number + 1, seat, guest, house, table)
    return end


def _played_on(state: State, number: int, seat: Seat, guest: Sitter, house: Sitter, table: DealSource) -> Over:
    """Play on from ``state``, which is reached after ``number`` actions; returns the end of the deal."""
    while not isinstance(state, Over):
        legal = state.actions()
        sitter = guest if state.turn == seat else house
        state, _ = step(state, _choice(state, sitter, number, table) if len(legal) > 1 else legal[0])
        number += 1
    return state


def _choice(state: State, sitter: Sitter, number: int, table: DealSource) -> Action:
    """The action of ``sitter`` for the seat to move; the bot gets nothing but the observation of this seat."""
    assert state.turn is not None
    seen = observe(state, state.turn)
    where = f"deal {table.number + 1} of seed {table.seed}, action {number + 1} ({seen.phase})"
    began = table.clock()
    action = legal_choice(sitter.bot, sitter.name, seen, chance("bot", table.seed, table.number, number), where)
    if sitter.notes is not None:
        sitter.notes.add(seen, action, table.clock() - began)
    return action


def result(end: Over, seat: Seat) -> DealResult:
    """The result of ``seat`` at the ``end`` of a deal."""
    score = end.score
    if score is None:
        return DealResult(0.0, 0, end.end, end.end)
    own, sides = score.points[seat], len(score.piles)
    assert own is not None
    above = own * sides - sum(pile.units for pile in score.piles)
    return DealResult(above / (sides * end.facts.rules.family.unit), score.payments[seat], role_of(end, seat),
                      end.facts.taking.contract.id)
