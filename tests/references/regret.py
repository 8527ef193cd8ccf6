"""Measures the losses of a bot's cards with many more worlds.

``python -m tests.references.regret french players=4 --bot expert --decisions 2000``: deals are played by plain rules.
At some of the turns the bot chooses a card, and every legal card is tried in the same worlds. Half of them choose the
best card, and the loss of the bot's card is computed from the other half, so that the choice does not bias it. The rest
of the deal is played by the policy; with ``--by-net`` the seat itself uses its net.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from time import process_time_ns

import numpy as np

from game.ai.bots import bot_named
from game.ai.kernel.compiled import array
from game.ai.kernel.speed import use_compiled
from game.ai.net import net_for
from game.ai.rulebot import rule_bot
from game.ai.search.cards import CardTrial
from game.ai.search.race import card_point, mean_and_error
from game.ai.selfplay import shuffled
from game.ai.weights import weights_for
from game.engine.actions import Play
from game.engine.cards import Card
from game.engine.game import State, deal, step
from game.engine.observation import Observation, observe
from game.engine.rules import Rules
from game.engine.variants import rules_of
from tools.tune.net_labels import played_on, scratch_for, sights
from tools.tune.net_turn import arrays_of

#: One in this number of turns is judged, so that neighbouring decisions of one deal hardly count twice.
EVERY = 5


def turns(rules: Rules, seed: int) -> Iterator[tuple[int, Observation]]:
    """Yield the turns with a choice of cards, deal after deal, with the number of the deal."""
    number = 0
    while True:
        rng = Random(seed * 100_000 + number)
        state: State = deal(rules, number % rules.at_table, shuffled(rules.deck, rng))[0]
        while state.turn is not None:
            seen = observe(state, state.turn)
            if seen.phase == "playing" and len({a.card for a in seen.actions if isinstance(a, Play)}) > 1:
                yield number, seen
            state, _ = step(state, rule_bot.choose(seen, rng))
        number += 1


class NetTrial(CardTrial):
    """A trial of cards in worlds in which the seat plays by its net and the others by the policy; compiled code
    only."""

    def __init__(self, seen: Observation, weights: Sequence[float], seed: int) -> None:
        super().__init__(seen, weights, seed)
        found = net_for(seen.rules)
        assert found is not None, "there is no net for this game"
        n, codes = seen.rules.players, self.codes
        self._net, self._game = arrays_of(found), array(list(self.position.game))
        self._table = (*(array(list(some)) for some in (codes.full, codes.values)), np.array(codes.worth),
                       *(array(list(some)) for some in (codes.klass, codes.price)), np.array(self.position.miss),
                       np.array(weights))
        self._scratch, self._sights = scratch_for(n), sights()

    def worth(self, rival: int) -> float:
        hands, gone, void, laid, now, trick, won, sides, roles, aside = self._world
        deal_ = (self._game, hands, laid, now, sides, roles, aside)
        return float(played_on(deal_, self._table, (hands, gone, void, now, trick, won),
                               self.codes.code[self.rivals[rival]], self.me, self._net, self._scratch, self._sights))


def behind(seen: Observation, chosen: Card, worlds: int, seed: int, judge: type[CardTrial] = CardTrial) -> float:
    """The loss of ``chosen`` in half of the worlds against the best card of the other half, in card points; may be
    negative."""
    trial = judge(seen, weights_for(seen.rules), seed)
    sums = [[0.0, 0.0] for _ in trial.rivals]
    for n in range(worlds):
        trial.draw()
        for rival in range(len(trial.rivals)):
            sums[rival][n * 2 // worlds] += trial.worth(rival)
    best = max(range(len(sums)), key=lambda rival: sums[rival][0])
    own = max(rival for rival, card in enumerate(trial.rivals) if card.suit == chosen.suit and card <= chosen)
    return (sums[best][1] - sums[own][1]) / (worlds - worlds // 2) / card_point(seen)


@dataclass(slots=True)
class Losses:
    """The losses in card points by the number of cards in hand, and the milliseconds of each decision."""

    by_hand: dict[int, list[float]] = field(default_factory=dict)
    times: list[float] = field(default_factory=list)

    def told(self, name: str, turns_of_seat: float) -> str:
        """The results in lines; a seat has ``turns_of_seat`` decisions in a deal."""
        lines = [f"{hand:2} cards in hand: {len(some):4} decisions, {sum(some) / len(some):+.3f} lost each"
                 for hand, some in sorted(self.by_hand.items(), reverse=True)]
        mean, error = mean_and_error([loss for some in self.by_hand.values() for loss in some])
        times = sorted(self.times)
        return "\n".join([*lines, f"{name}: {mean:+.4f} ±{1.96 * error:.4f} card points a decision, "
                          f"{mean * turns_of_seat:+.2f} ±{1.96 * error * turns_of_seat:.2f} a seat and deal; "
                          f"median {times[len(times) // 2]:.0f} ms, 95 % {times[len(times) * 95 // 100]:.0f} ms"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("preset")
    parser.add_argument("options", nargs="*")
    parser.add_argument("--bot", action="append")
    parser.add_argument("--decisions", type=int, default=500)
    parser.add_argument("--worlds", type=int, default=600)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--by-net", action="store_true", help="the judge goes on by the net of the seat")
    said = parser.parse_args()
    rules = rules_of(said.preset, **{key: int(value) for key, _, value in (one.partition("=") for one in said.options)})
    use_compiled()
    bots = {name: bot_named(name) for name in said.bot or ["expert"]}
    losses = {name: Losses() for name in bots}
    all_turns, judged, played = 0, 0, {-1}
    for number, seen in turns(rules, said.seed):
        all_turns += 1
        played.add(number)
        if judged == said.decisions:
            break
        if all_turns % EVERY:
            continue
        judged += 1
        for name, bot in bots.items():
            began = process_time_ns()
            action = bot.choose(seen, Random(judged))
            losses[name].times.append((process_time_ns() - began) / 1e6)
            if isinstance(action, Play):
                lost = behind(seen, action.card, said.worlds, judged, NetTrial if said.by_net else CardTrial)
                losses[name].by_hand.setdefault(len(seen.hand), []).append(lost)
    for name, found in losses.items():
        print(found.told(name, all_turns / (len(played) - 1) / rules.players))


if __name__ == "__main__":
    main()
