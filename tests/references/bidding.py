"""Measures the expert's bids against an oracle with far more worlds.

``python -m tests.references.bidding chambery players=5 --deals 100 --worlds 2000``: both play a whole auction in the
same deals. At every decision to bid, the oracle tries each bid in this number of worlds. It chooses with half of them,
and the loss of a bid is computed from the other half, so that the choice does not bias it.
"""

from __future__ import annotations

import argparse
from collections import Counter
from dataclasses import dataclass
from functools import partial
from random import Random
from statistics import fmean, pstdev

from game.ai.kernel.bench import use
from game.ai.kernel.compiled import compiled_machine
from game.ai.levels import LEVELS
from game.ai.search.plans import PlanTrial
from game.ai.search.race import mean_and_error
from game.ai.selfplay import shuffled
from game.ai.weights import weights_for
from game.engine.actions import Action, Bid, Pass
from game.engine.game import State, deal, step
from game.engine.observation import Observation, observe
from game.engine.phases.auction import PASS, Auction
from game.engine.phases.over import Over
from game.engine.phases.playing import Playing
from game.engine.rules import Rules
from game.engine.variants import rules_of

EXPERT = LEVELS["expert"]
#: After these numbers of worlds, bids this many standard errors behind the best are given up.
LOOKS, FAR = (50, 100, 200, 400, 800), 5.0


@dataclass(frozen=True, slots=True)
class Judgement:
    """The mean payment of each bid in the worlds used for the choice and in the others."""

    chosen_by: dict[Action, float]
    paid: dict[Action, float]

    @property
    def best(self) -> Action:
        return max(self.chosen_by, key=lambda action: self.chosen_by[action])

    def loss(self, action: Action) -> float:
        """The loss of bidding ``action``; a bid that was dropped early is judged in the worlds of the choice."""
        paid = self.paid if action in self.paid else self.chosen_by
        return paid[self.best if paid is self.paid else max(paid, key=lambda one: paid[one])] - paid[action]


def judged(seen: Observation, worlds: int, seed: int) -> Judgement:
    plans = [(action,) for action in seen.actions if isinstance(action, Pass | Bid)]
    outlook = PlanTrial(seen, plans, weights_for(seen.rules), seed)
    paid: list[list[int]] = [[] for _ in plans]
    alive = list(range(len(plans)))
    for n in range(worlds):
        outlook.draw()
        for rival in alive:
            outlook.worth(rival)
            paid[rival].append(outlook.ended()[0])
        if n + 1 in LOOKS:
            alive = near(paid, alive)
        if len(alive) == 1:
            break
    half = worlds // 2
    return Judgement({plan[0]: fmean(paid[n][:half]) for n, plan in enumerate(plans)},
                     {plans[n][0]: fmean(paid[n][half:] or paid[n]) for n in alive})


def near(paid: list[list[int]], alive: list[int]) -> list[int]:
    """The bids in ``alive`` that are not too far behind the best."""
    best = max(alive, key=lambda n: sum(paid[n]))
    found = []
    for n in alive:
        mean, error = mean_and_error([b - a for a, b in zip(paid[n], paid[best], strict=True)])
        if n == best or mean <= FAR * error:
            found.append(n)
    return found


class Auctioneer:
    """The auctions of one game, and their results."""

    def __init__(self, rules: Rules, worlds: int) -> None:
        self.rules, self.worlds = rules, worlds
        self.losses: list[float] = []
        self.agreed = self.asked = 0
        self.ends: dict[str, Counter[str]] = {"expert": Counter(), "oracle": Counter()}
        self.expected: list[float] = []
        self.paid: list[int] = []
        self.spread: list[int] = []

    def hold(self, number: int) -> None:
        """Both auctions of the deal ``number``; the expert's deal is played to its end."""
        rng = Random(number)
        deck = shuffled(self.rules.deck, rng)
        begun, _ = deal(self.rules, rng.randrange(self.rules.at_table), deck)
        known: dict[tuple[Action, ...], Judgement] = {}
        end = self._auction("expert", begun, number, known)
        self._auction("oracle", begun, number, known)
        self._play_on(end, number)

    def _auction(self, who: str, state: State, number: int, known: dict[tuple[Action, ...], Judgement]) -> State:
        said: tuple[Action, ...] = ()
        last, judgement = "passed", None
        while not isinstance(state, Playing | Over):
            seen = observe(state, state.turn)
            if not isinstance(state, Auction) or len(seen.actions) == 1:
                action = EXPERT.choose(seen, Random(number))
            else:
                if said not in known:
                    known[said] = judged(seen, self.worlds, number * 1000 + len(said))
                judgement = known[said]
                action = EXPERT.choose(seen, Random(number)) if who == "expert" else judgement.best
                if who == "expert":
                    self._asked(judgement, action)
                if isinstance(action, Bid):
                    last = action.contract
                    self.expected += [judgement.paid.get(action, judgement.chosen_by[action])] * (who == "expert")
                said = (*said, action)
            state, _ = step(state, action)
        self.ends[who][last] += 1
        return state

    def _asked(self, judgement: Judgement, action: Action) -> None:
        self.asked += 1
        self.agreed += action == judgement.best
        self.losses.append(judgement.loss(action))

    def _play_on(self, state: State, number: int) -> None:
        while not isinstance(state, Over):
            state, _ = step(state, LEVELS["club"].choose(observe(state, state.turn), Random(number)))
        self.spread += list(state.payments)
        taker = state.facts.taking.taker
        if taker is not None and any(bid != PASS for _, bid in state.facts.bids):
            self.paid.append(state.payments[taker])

    def told(self) -> str:
        mean, error = mean_and_error(self.losses)
        spread = pstdev(self.spread)
        lines = [f"{self.rules.preset}, {self.rules.players} players: {len(self.losses)} bids, "
                 f"{100 * self.agreed / self.asked:.1f} % the oracle's",
                 f"loss {mean:+.3f} ±{1.96 * error:.3f} a bid, {100 * mean / spread:+.2f} % of the spread {spread:.1f}"]
        for who, ends in self.ends.items():
            rates = ", ".join(f"{name} {100 * times / ends.total():.1f} %" for name, times in sorted(ends.items()))
            lines.append(f"{who}: {rates}")
        if self.paid:
            mean, error = mean_and_error(self.paid)
            lines.append(f"whoever bid was paid {mean:+.1f} ±{1.96 * error:.1f} a deal of {len(self.paid)}")
        return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("preset")
    parser.add_argument("options", nargs="*")
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--worlds", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    said = parser.parse_args()
    options = {key: int(value) for key, _, value in (one.partition("=") for one in said.options)}
    house = Auctioneer(rules_of(said.preset, **options), said.worlds)
    use(compiled_machine())
    for number in map(partial(int.__add__, said.seed * 100_000), range(said.deals)):
        house.hold(number)
    print(house.told())


if __name__ == "__main__":
    main()
