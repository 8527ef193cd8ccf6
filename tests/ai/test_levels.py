"""The levels: legal and repeatable choices, each stronger than the one below."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import hypot, inf
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.ai.bots import LEVELS
from game.ai.kernel.bench import PLAIN, in_use, use
from game.ai.levels import LEVELS as OF_THE_HOUSE
from game.ai.levels import Level
from game.ai.names import OFFERED, PEOPLE
from game.ai.reading import Reading
from game.ai.search import plans
from game.ai.search.cards import CardTrial, judged
from game.ai.search.race import FIRST_LOOK, Race, Tries
from game.ai.selfplay import shuffled
from game.ai.stop import Stopped, never
from game.ai.teaching.mistakes import absurdity
from game.ai.weights import weights_for
from game.engine.actions import Action
from game.engine.game import State, deal, step
from game.engine.observation import Observation, observe
from game.engine.phases.discarding import Discarding
from game.engine.variants import rules_of
from tools.arena.duplicate import Contest, duel
from tools.arena.figures import summary


class Sixteen:
    """An expert with sixteen worlds for a card, on the compiled kernel."""

    level = Level(worlds=16)

    def choose(self, seen: Observation, rng: Random):
        from game.ai.kernel.compiled import compiled_machine
        use(compiled_machine())
        try:
            return self.level.choose(seen, rng)
        finally:
            use(PLAIN)


GAMES = ["chambery", "chambery players=4", "chambery players=3", "french", "french players=5", "french players=6",
         "piedmont"]


def rules(words: str):
    name, *options = words.split()
    return rules_of(name, **{key: int(value) for key, value in (option.split("=") for option in options)})


def turns(words: str, seed: int, every: int) -> list[Observation]:
    """The observations at every ``every``-th turn with a choice, in a deal played by plain rules."""
    game, seen, number = rules(words), [], 0
    state: State = deal(game, seed % game.at_table, shuffled(game.deck, Random(seed)))[0]
    while state.turn is not None:
        here = observe(state, state.turn)
        if len(here.actions) > 1:
            number += 1
            if number % every == 0:
                seen.append(here)
        state, _ = step(state, LEVELS["plain"].choose(here, Random(0)))
    return seen


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", [*OFFERED, *PEOPLE])
def test_every_player_does_what_is_legal_and_the_same_again(game: str, name: str) -> None:
    level: Any = OF_THE_HOUSE.get(name, LEVELS[name])
    quick = replace(level, worlds=min(8, level.worlds), ahead=min(2, level.ahead))
    for seen in turns(game, 3, 9):
        action = quick.choose(seen, Random(5))
        assert action in seen.actions
        assert quick.choose(seen, Random(5)) == action


@pytest.mark.parametrize("game", GAMES)
def test_nobody_above_casual_plays_an_absurdity(game: str) -> None:
    for name in ("club", "expert"):
        level = replace(OF_THE_HOUSE[name], worlds=min(8, OF_THE_HOUSE[name].worlds), ahead=0)
        for seen in turns(game, 11, 3):
            assert absurdity(Reading(seen), level.choose(seen, Random(1))) is None


#: The most worlds and trials for a card, with 12 in hand, and for a decision before play: see docs/opponents.md.
BUDGETS = {"club": ((10, 1250), (72, 216)), "expert": ((400, 1250), (300, 900))}


@pytest.mark.parametrize("name", BUDGETS)
def test_a_level_thinks_in_as_many_worlds_as_it_says(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    page = (Path(__file__).parents[2] / "docs" / "opponents.md").read_text(encoding="utf-8")
    (worlds, _), before = BUDGETS[name]
    assert f"| {name} | up to {worlds} worlds" in page
    assert "| up to {} worlds, {} trials over all plans |".format(*before) in page
    asked: dict[str, set[tuple[int, int]]] = {}

    def noted(race: Race, worlds: int, trial: Tries, stopped: Stopped = never, trials: int = 0,
              enough: float = 0.0) -> None:
        kind = "card" if isinstance(trial, CardTrial) else "before"
        asked.setdefault(kind, set()).add((worlds, trials))
        run(race, 2, trial, stopped)

    run = Race.run
    monkeypatch.setattr(Race, "run", noted)
    for seen in turns("chambery", 3, 1):
        if seen.phase != "playing" or len(seen.hand) == 12:
            OF_THE_HOUSE[name].choose(seen, Random(1))
    assert asked == {"card": {BUDGETS[name][0]}, "before": {before}}


@pytest.mark.parametrize("game", ["french", "french players=5", "chambery"])
def test_an_ecart_is_searched_once_and_carried_out_whole(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The random numbers of the later discards do not change it."""
    level, searched = replace(OF_THE_HOUSE["club"], ahead=4), list[int]()
    run = Race.run

    def counted(race: Race, *rest: Any) -> None:
        searched.append(1)
        run(race, *rest)

    monkeypatch.setattr(plans, "_FOUND", {})
    monkeypatch.setattr(Race, "run", counted)
    state = next(state for seed in range(20) if (state := discarding(game, seed)) is not None)
    assert state.turn is not None
    first = observe(state, state.turn)
    planned = level.weighed(first, Random(1)).values[0].plan
    laid = set[Action]()
    while isinstance(state, Discarding):
        seen = observe(state, state.turn)
        assert plans.at_first_discard(seen) == first
        laid.add(action := level.choose(seen, Random(len(laid))))
        state, _ = step(state, action)
    assert laid == set(planned)
    assert searched == [1]


def discarding(words: str, seed: int) -> State | None:
    """The state at the first discard of a deal by plain rules; None if there is none."""
    game = rules(words)
    state: State = deal(game, seed % game.at_table, shuffled(game.deck, Random(seed)))[0]
    while state.turn is not None and not isinstance(state, Discarding):
        state, _ = step(state, LEVELS["plain"].choose(observe(state, state.turn), Random(0)))
    return state if isinstance(state, Discarding) else None


class Drawn:
    """Candidates whose results in each world are given."""

    def __init__(self, *results: Sequence[float]) -> None:
        self.results, self.world = results, -1

    def draw(self) -> None:
        self.world += 1

    def worth(self, rival: int) -> float:
        return self.results[rival][self.world % len(self.results[rival])]


@pytest.mark.parametrize(("results", "worlds"), [
    (((5.0,), (5.0,)), FIRST_LOOK),          # always the same: nothing to find out
    (((5.0, 4.9), (4.9, 5.0)), FIRST_LOOK),  # hardly apart: not worth more trials
    (((9.0, 0.0, 3.0), (0.0, 9.0, 3.0)), 400),  # much at stake, and open
    (((9.0, 8.0), (1.0, 2.0)), FIRST_LOOK),  # clear at the first look
])
def test_a_search_goes_on_while_much_is_undecided(results: Sequence[Sequence[float]], worlds: int) -> None:
    race = Race(2)
    race.run(400, Drawn(*results), enough=0.05)
    assert len(race.results[0]) == worlds


@pytest.mark.parametrize(("prior", "doubt", "best"), [
    ((0.0, 0.0, 0.0), inf, 0), ((0.0, 3.0, 0.0), inf, 0),  # without an expectation only the worlds count
    ((0.0, 3.0, 0.0), 0.5, 1),                             # the first by 1 ± 0.5 in worlds, the second by 3
    ((0.0, 0.5, 0.0), 0.5, 0),                             # by 0.5: the worlds are as precise and further apart
    ((0.0, 3.0, 0.0), 5.0, 0),                             # by 3 ± 5
])
def test_worlds_and_expectation_count_by_their_precision(prior: Sequence[float], doubt: float, best: int) -> None:
    race = Race(3, prior, doubt)
    race.run(16, Drawn((3.0, -1.0), (-0.0, 0.0), (-9.0, -9.5)))
    assert race.behind(1, 0)[1] == pytest.approx(0.5 if doubt == inf else 0.5 * doubt / hypot(0.5, doubt), rel=0.04)
    assert race.best() == best
    assert race.behind(best, best) == (0.0, 0.0)
    assert race.behind(1 - best, best)[0] > 0


@pytest.mark.parametrize(("worlds", "best"), [(16, 1), (400, 0)])
def test_an_expectation_counts_for_a_hundred_worlds_at_most(worlds: int, best: int) -> None:
    race = Race(2, (0.0, 2.0), 0.4)
    race.run(worlds, Drawn((81.0, -79.0), (0.0, 0.0)))
    assert race.best() == best


def test_a_search_tries_each_card_in_all_its_worlds() -> None:
    level = OF_THE_HOUSE["club"]
    for seen in turns("french", 7, 9):
        if seen.phase == "playing":
            found = judged(seen, weights_for(seen.rules), level.worlds, 5)
            assert {one.worlds for one in found} == {10} or len(found) == 1


@pytest.mark.long  # compiles
@pytest.mark.parametrize("game", ["chambery", "french", "french players=5", "piedmont"])
def test_the_compiled_kernel_thinks_the_same(game: str) -> None:
    from game.ai.kernel.compiled import compiled_machine
    for seen in turns(game, 7, 16):
        if seen.phase == "playing":
            plain = judged(seen, weights_for(seen.rules), 16, 99)
            use(compiled_machine())
            try:
                assert judged(seen, weights_for(seen.rules), 16, 99) == plain
            finally:
                use(PLAIN)
    assert in_use() is PLAIN


@pytest.mark.long
@pytest.mark.parametrize(("game", "least"), [("chambery", 0.2), ("french", 0.2)])
def test_a_little_search_beats_the_rules_written_by_hand(game: str, least: float) -> None:
    contest = Contest(game, (), "tests.ai.test_levels:Sixteen", "tests.references.players:R0", 3)
    gain = summary(contest, [duel(contest, number, lambda: 0) for number in range(20)])["gain"]
    assert gain["points"]["mean"] > least
