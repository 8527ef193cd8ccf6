"""Measures the gain of a player who sees all hands, and that of the expert in the same deals.

``python -m tests.references.cheater chambery players=5 --deals 40``: a bot that gains more than half as much as
the cheater sees a card that it should not.
"""

from __future__ import annotations

import argparse
from random import Random

from game.ai.kernel.bench import use
from game.ai.kernel.compiled import compiled_machine
from game.ai.levels import LEVELS
from game.ai.search.cards import CardTrial
from game.ai.search.race import Race
from game.ai.selfplay import shuffled
from game.ai.weights import weights_for
from game.ai.worlds.places import ECART, TALON
from game.engine.actions import PLAY, Action, Play
from game.engine.game import State, deal, step
from game.engine.observation import observe
from game.engine.phases.over import Over
from game.engine.phases.playing import Playing
from game.engine.rules import Rules, Seat
from game.engine.variants import rules_of
from tests.references.players import R1

HOUSE = R1()


class Open:
    """A substitute for a sampler, with only the true world."""

    def __init__(self, state: Playing, trial: CardTrial) -> None:
        self.hidden, self.knowledge = trial.sampler.hidden, trial.sampler.knowledge
        where = {card: seat for seat, hand in enumerate(state.hands) for card in hand}
        where |= dict.fromkeys(state.facts.ecart, ECART) | dict.fromkeys(state.facts.talon, TALON)
        self.truth = [where[card] for card in self.hidden]

    def places(self) -> list[int]:
        return self.truth


def cheated(state: State, seat: Seat) -> Action:
    """The best card for the true hands if all others play by the policy; before the play, the house's choice."""
    seen = observe(state, seat)
    action = HOUSE.choose(seen, Random(0))
    if not isinstance(state, Playing) or not isinstance(action, Play) or len(seen.actions) == 1:
        return action
    trial = CardTrial(seen, weights_for(seen.rules), 0)
    trial.sampler = Open(state, trial)  # type: ignore[assignment]  # in place of the one that samples
    race = Race(len(trial.rivals))
    race.run(1, trial)
    return PLAY[trial.rivals[race.best()]]


def points(rules: Rules, number: int, seat: Seat | None, how: str) -> list[tuple[float, int]]:
    """The points above an equal share and the payment of every seat if ``seat`` plays as ``how``, the others as the
    house."""
    rng = Random(number)
    state: State = deal(rules, number % rules.at_table, shuffled(rules.deck, rng))[0]
    expert = LEVELS["expert"]
    while (turn := state.turn) is not None:
        if turn == seat and how == "cheater":
            action = cheated(state, turn)
        elif turn == seat:
            action = expert.choose(observe(state, turn), Random(number * 1000 + turn))
        else:
            action = HOUSE.choose(observe(state, turn), Random(0))
        state, _ = step(state, action)
    assert isinstance(state, Over)
    if state.score is None:
        return [(0.0, 0)] * rules.at_table
    units = dict(zip(state.score.sides, state.score.points, strict=True))
    share = sum(value for value in units.values() if value is not None) / len([s for s in units if s is not None])
    return [((got or 0) - share if got is not None else 0.0, paid)
            for got, paid in zip(state.score.points, state.score.payments, strict=True)]


def main() -> None:
    """Print the gains of the expert and the cheater over the house."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("preset")
    parser.add_argument("option", nargs="*")
    parser.add_argument("--deals", type=int, default=30)
    wish = parser.parse_args()
    rules = rules_of(wish.preset, **{k: int(v) for k, v in (o.split("=") for o in wish.option)})
    use(compiled_machine())
    gains: dict[str, list[float]] = {"expert": [], "cheater": []}
    for number in range(900_000, 900_000 + wish.deals):
        house = points(rules, number, None, "")
        for how, found in gains.items():
            each = [points(rules, number, seat, how)[seat][0] - house[seat][0] for seat in range(rules.at_table)]
            found.append(sum(each) / len(each) / rules.family.unit)
    for how, found in gains.items():
        mean = sum(found) / len(found)
        error = (sum((x - mean) ** 2 for x in found) / (len(found) - 1) / len(found)) ** 0.5
        print(f"{how}: {mean:+.2f} ±{1.96 * error:.2f} card points a deal in {len(found)} deals")


if __name__ == "__main__":
    main()
