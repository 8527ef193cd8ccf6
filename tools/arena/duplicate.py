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
    """Guest ``a`` against a table of ``b``, both by name, on the deals of ``seed``; only plain values."""

    preset: str
    options: tuple[tuple[str, Value], ...]
    a: str
    b: str
    seed: int


@dataclass(frozen=True, slots=True)
class DealResult:
    """How a deal went for a seat: ``points`` above an equal share, ``payment``, its ``role`` and the ``contract``.

    ``points`` are the card points of the seat's own side less the deal's card points over the number of sides: half
    of them, a third if three play for themselves. So a side that is larger, or another one, in the other run is
    measured on the same scale. A deal passed out or void gives 0.
    """

    points: float
    payment: int
    role: str
    contract: str


@dataclass(frozen=True, slots=True)
class Pair:
    """The same seat of the same deal with the guest in it, and with the house."""

    guest: DealResult
    house: DealResult


@dataclass(slots=True)
class Notes:
    """How long each decision took, by phase, and how many absurdities there were, by kind."""

    times: Times = field(default_factory=dict)
    absurd: Counter[str] = field(default_factory=Counter)

    def add(self, seen: Observation, action: Action, nanoseconds: int) -> None:
        """Note that ``action`` was chosen for ``seen``, and how long that took."""
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
    """A bot, its name, and the notes on its decisions, if any are taken."""

    bot: Chooser
    name: str
    notes: Notes | None


@lru_cache(maxsize=8)
def _rules(preset: str, options: tuple[tuple[str, Value], ...]) -> Rules:
    return rules_of(preset, **dict(options))


def duel(contest: Contest, number: int, clock: NanosecondClock) -> Duel:
    """Deal ``number``, from 0, of ``contest`` played once for each seat and once more; raises BadBot, NoSuchBot.

    The dealer changes with the number. A bot's random generator is seeded by the contest's seed, the deal and the
    number of the action, and not by the cards: it is the same in every run, so equal bots score exactly equal.
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
    """Every state with the action of the house (None if there was no choice), and the end of the deal."""
    path: Path = []
    state = dealt
    while not isinstance(state, Over):
        legal = state.actions()
        chosen = _choice(state, house, len(path), table) if len(legal) > 1 else None
        path.append((state, chosen))
        state, _ = step(state, chosen or legal[0])
    return path, state


def _with_guest(path: Path, end: Over, seat: Seat, guest: Sitter, house: Sitter, table: DealSource) -> Over:
    """The end of the deal with the guest in ``seat``.

    While the guest's actions are those of the house, all states are the same, so the house is not asked again.
    """
    for number, (state, chosen) in enumerate(path):
        if state.turn == seat and chosen is not None:
            action = _choice(state, guest, number, table)
            if action != chosen:
                return _played_on(step(state, action)[0], number + 1, seat, guest, house, table)
    return end


def _played_on(state: State, number: int, seat: Seat, guest: Sitter, house: Sitter, table: DealSource) -> Over:
    """``state``, after ``number`` actions, played to its end."""
    while not isinstance(state, Over):
        legal = state.actions()
        sitter = guest if state.turn == seat else house
        state, _ = step(state, _choice(state, sitter, number, table) if len(legal) > 1 else legal[0])
        number += 1
    return state


def _choice(state: State, sitter: Sitter, number: int, table: DealSource) -> Action:
    """The action of ``sitter`` for the seat to move; it is given that seat's observation and nothing else."""
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
