"""One deal played several times: once by the house alone, once for each seat with the guest in it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from random import Random

from ...engine.actions import Action
from ...engine.game import State, deal, step
from ...engine.observation import observe
from ...engine.phases.over import Over
from ...engine.rules import Rules, Seat
from ...engine.variants import Value, rules_of
from ..named import Chooser, answer, bot_named
from ..selfplay import shuffled

Clock = Callable[[], int]  # nanoseconds
Times = dict[str, list[int]]  # microseconds of each decision, by phase
Path = list[tuple[State, Action | None]]


@dataclass(frozen=True, slots=True)
class Contest:
    """Guest ``a`` against a table of ``b``, both by name, on the deals of ``seed``; plain values all through."""

    preset: str
    options: tuple[tuple[str, Value], ...]
    a: str
    b: str
    seed: int


@dataclass(frozen=True, slots=True)
class Result:
    """How a deal went for a seat: ``points`` above an equal share, ``payment``, its ``role`` and the ``contract``.

    ``points`` are the card points of the seat's own side less the deal's card points over the number of sides: half
    of them, a third where three play for themselves. So a side that is larger, or another one, in the other run is
    measured on the same scale. A deal passed out or void gives 0.
    """

    points: float
    payment: int
    role: str
    contract: str


@dataclass(frozen=True, slots=True)
class Pair:
    """The same seat of the same deal with the guest in it, and with the house."""

    guest: Result
    house: Result


@dataclass(frozen=True, slots=True)
class Duel:
    """All pairs of one deal in the order of play, and how long each decision of the guest took."""

    number: int
    pairs: tuple[Pair, ...]
    times: Times


@dataclass(frozen=True, slots=True)
class Table:
    """What a deal is played with: its bots' names, its own share of chance, a clock."""

    names: tuple[str, str]
    seed: int
    number: int
    clock: Clock


def chance(kind: str, *numbers: int) -> Random:
    """A source of chance for ``kind`` and ``numbers``: the same on every machine, and no key to any other."""
    digest = blake2b(" ".join((kind, *map(str, numbers))).encode(), digest_size=16)
    return Random(int.from_bytes(digest.digest(), "big"))


@lru_cache(maxsize=8)
def _rules(preset: str, options: tuple[tuple[str, Value], ...]) -> Rules:
    return rules_of(preset, **dict(options))


def duel(contest: Contest, number: int, clock: Clock) -> Duel:
    """Deal ``number``, from 0, of ``contest`` played once for each seat and once more; raises BadBot, NoSuchBot.

    The dealer goes round with the number. A bot's chance comes from the contest's seed, the deal and the number of
    the action: the same in every run, so that equal bots are exactly equal, and never to be had from the cards.
    """
    rules = _rules(contest.preset, contest.options)
    guest, house = bot_named(contest.a), bot_named(contest.b)
    order = shuffled(rules.deck, chance("deal", contest.seed, number))
    dealt, _ = deal(rules, number % rules.at_table, order)
    table, times = Table((contest.a, contest.b), contest.seed, number, clock), Times()
    path, end = _by_house(dealt, house, table)
    pairs = tuple(Pair(result(_with_guest(path, end, seat, guest, house, table, times), seat), result(end, seat))
                  for seat in dealt.facts.deal.order)
    return Duel(number, pairs, times)


def _by_house(dealt: State, house: Chooser, table: Table) -> tuple[Path, Over]:
    """Every state and what the house did there (None where there was no choice), and the end."""
    path: Path = []
    state = dealt
    while not isinstance(state, Over):
        legal = state.actions()
        chosen = _choice(state, house, table.names[1], len(path), table) if len(legal) > 1 else None
        path.append((state, chosen))
        state, _ = step(state, chosen or legal[0])
    return path, state


def _with_guest(path: Path, end: Over, seat: Seat, guest: Chooser, house: Chooser, table: Table, times: Times) -> Over:
    """The end of the deal with the guest in ``seat``.

    As long as the guest does what the house did, so does everybody else: the house's answers are not asked for again.
    """
    for number, (state, chosen) in enumerate(path):
        if state.turn == seat and chosen is not None:
            action = _timed(state, guest, number, table, times)
            if action != chosen:
                return _played_on(step(state, action)[0], number + 1, seat, guest, house, table, times)
    return end


def _played_on(state: State, number: int, seat: Seat, guest: Chooser, house: Chooser, table: Table,
               times: Times) -> Over:
    """``state``, after ``number`` actions, played to its end."""
    while not isinstance(state, Over):
        legal = state.actions()
        action = legal[0]
        if len(legal) > 1 and state.turn == seat:
            action = _timed(state, guest, number, table, times)
        elif len(legal) > 1:
            action = _choice(state, house, table.names[1], number, table)
        state, _ = step(state, action)
        number += 1
    return state


def _timed(state: State, guest: Chooser, number: int, table: Table, times: Times) -> Action:
    """The guest's choice, its time noted."""
    began = table.clock()
    action = _choice(state, guest, table.names[0], number, table)
    times.setdefault(type(state).__name__.lower(), []).append((table.clock() - began) // 1000)
    return action


def _choice(state: State, bot: Chooser, name: str, number: int, table: Table) -> Action:
    """What ``bot`` does for the seat to move; it is given that seat's observation and nothing else."""
    assert state.turn is not None
    seen = observe(state, state.turn)
    where = f"deal {table.number + 1} of seed {table.seed}, action {number + 1} ({seen.phase})"
    return answer(bot, name, seen, chance("bot", table.seed, table.number, number), where)


def result(end: Over, seat: Seat) -> Result:
    """How ``end`` is for ``seat``."""
    score = end.score
    if score is None:
        return Result(0.0, 0, end.end, end.end)
    own, sides = score.points[seat], len(score.piles)
    assert own is not None
    above = own * sides - sum(pile.units for pile in score.piles)
    return Result(above / (sides * end.facts.rules.family.unit), score.payments[seat], role(end, seat),
                  end.facts.taking.contract.id)


def role(end: Over, seat: Seat) -> str:
    """What ``seat`` was: alone (everybody is), soloist, taker (with a partner), partner or defender."""
    assert end.score is not None
    sides, taking = end.score.sides, end.facts.taking
    if taking.contract.sides == "each":
        return "alone"
    if sides[seat] != sides[taking.taker]:
        return "defender"
    if seat != taking.taker:
        return "partner"
    return "soloist" if sides.count(sides[seat]) == 1 else "taker"
